// A plugin for vite. It gives each kind of puzzle a page with an address, a title and a description of its own:
// slitherlink/index.html is index.html, one folder deeper. A host needs no rules for it. A program that does not run
// the page, such as one that makes previews of links, finds the rules and an example there, and a picture of it,
// slitherlink/board.svg, which the desk shows too. An empty box says little of a tiling, so each example has a picture
// of its solution, tiling/soma.svg. Other names that people look for have such pages too, killer/ and picross/: each
// says which board it opens. wasm/tools/link-previews.js draws card.png, what is shown of a link to a page.
// Tested by tests/web/addresses.test.js.

import { readFileSync } from 'node:fs';
import { SyncQuadrille } from '../../dist/package/sync.js';
import { examplesOf, fetchExamples, fetchRest } from '../puzzles/examples.js';
import { gridIds } from '../session/grid-ids.js';
import board from '../strings/en/boards.js';
import english from '../strings/en/grid-names.js';
import rules from '../strings/en/howto.js';
import { loadPageLanguage } from '../strings/page-strings.js';
import { escaped } from '../techniques/page.js';
import { drawnPictures } from './drawn-pictures.js';
import { otherAddresses } from './other-names.js';

/** @import { Id } from '../puzzles/catalog.js' */
/** @import { OtherName } from './other-names.js' */

/** Every kind with its name. @type {[Id, string][]} */
const kinds = [
  .../** @type {[Id, string][]} */ (Object.entries(board.puzzles)),
  .../** @type {[Id, string][]} */ (gridIds.map((id) => [id, english.names[id]])),
];

/** The folders of pages with other names, once they are made. @type {Set<string>} */
export const otherFolders = new Set();

/** The address of the site: programs that preview links need whole ones. */
const { homepage } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * @typedef {object} Page
 * @property {string} html  of index.html
 * @property {Id} id
 * @property {string} name
 * @property {string} example  a board
 * @property {string} folder  of its pictures
 * @property {string} [rule]  of the example, where its kind has many
 * @property {string} [opens]  a link's fragment to what the page shows, where its address is not the id
 *
 * @param {Page} page
 * @returns {string}
 */
function pageOf({ html, id, name, example, folder, rule, opens }) {
  const title = `${name} · Quadrille`;
  const card = new URL(`${folder}/card.png`, homepage).href;
  const sentences = rule ? [rule] : (rules[id] ?? []);
  const description = escaped(`${name}, played and solved in the browser. ${sentences.join(' ')}`.trim());
  const said = sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('');
  const social = [
    ['og:type', 'website'],
    ['og:site_name', 'Quadrille'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', card],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', name],
  ].map(([property, content]) => `<meta property="${property}" content="${content}" />`);
  const heads = [
    `<title>${title}</title>`,
    ...social,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(opens ? [`<meta name="quadrille-board" content="${escaped(opens)}" />`] : []),
  ];
  /** @type {[RegExp, string][]} */
  const changes = [
    [/(?<=(?:src|href)=")\.\//g, '../'],
    [/<title>.*<\/title>/, heads.join('\n')],
    [/(?<=name="description"\s+content=")[^"]*/, description],
    [
      /(?<=<noscript>)/,
      `<h1>${name}</h1><img src="../${folder}/board.svg" alt="" width="360" />${said}<pre>${escaped(example)}</pre>`,
    ],
  ];
  return changes.reduce((page, [place, text]) => {
    if (page.search(place) < 0) throw new Error(`index.html has no ${place}`);
    return page.replaceAll(new RegExp(place, 'g'), () => text);
  }, html);
}

/**
 * The page of another name: of a kind, or of an example, which has a picture of its own under the first of its names.
 * @param {OtherName} other
 * @param {string} html
 * @param {Map<string, string>} folders  of the pictures of examples
 * @param {typeof import('./board-pictures.js').ruleOf} ruleOf
 * @returns {Page}
 */
function otherPage({ address, name, id, key }, html, folders, ruleOf) {
  const examples = examplesOf(id);
  const { text: example } = examples.find((each) => each.key === key) ?? examples[0];
  const opens = key ? `${id}=${encodeURIComponent(example)}` : id;
  const place = `${id}/${key}`;
  if (key && !folders.has(place)) folders.set(place, address);
  const rule = id === 'variant' && key ? ruleOf(id, example) : undefined;
  return { html, id, name, example, folder: folders.get(place) ?? id, rule, opens };
}

/**
 * The pictures of a kind, by name. A picture must not depend on the day, so there is none of today's calendar.
 * @param {Id} id
 * @param {typeof import('./board-pictures.js').boardPicture} draw
 * @param {SyncQuadrille} solver
 * @returns {[string, string][]}
 */
function picturesOf(id, draw, solver) {
  const examples = examplesOf(id).filter(({ key }) => key !== 'calendar');
  if (id !== 'tiling') return [['board', draw(id, examples[0].text)]];
  const pictures = examples.map(
    ({ key, text }) =>
      /** @type {[string, string]} */ ([key, draw(id, text, solver.solve('tiling', text).solution ?? undefined)]),
  );
  return [['board', pictures[0][1]], ...pictures];
}

/** @returns {import('vite').Plugin} */
export const kindPages = () => ({
  name: 'kind-pages',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('There is no index.html');
    const { boardPicture, ruleOf } = await drawnPictures();
    const solver = await SyncQuadrille.load({ puzzles: ['tiling'] });
    for (const [id, name] of kinds) {
      await fetchExamples(id);
      for (const [picture, source] of picturesOf(id, boardPicture, solver)) {
        this.emitFile({ type: 'asset', fileName: `${id}/${picture}.svg`, source });
      }
      const own = { html: String(page.source), id, name, example: examplesOf(id)[0].text, folder: id };
      this.emitFile({ type: 'asset', fileName: `${id}/index.html`, source: pageOf(own) });
    }
    await fetchRest();
    await loadPageLanguage('en'); // other pages are in two languages
    const folders = new Map();
    for (const other of otherAddresses(kinds)) {
      const { address, id } = other;
      const own = otherPage(other, String(page.source), folders, ruleOf);
      otherFolders.add(address);
      this.emitFile({ type: 'asset', fileName: `${address}/index.html`, source: pageOf(own) });
      if (own.folder !== address) continue;
      const found = id === 'tiling' ? (solver.solve('tiling', own.example).solution ?? undefined) : undefined;
      const source = boardPicture(id, own.example, found);
      this.emitFile({ type: 'asset', fileName: `${address}/board.svg`, source });
    }
  },
});
