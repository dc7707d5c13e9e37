// A plugin for vite. It gives each kind of puzzle a page with an address, a title and a description of its own:
// slitherlink/index.html is index.html, one folder deeper. A host needs no rules for it. A program that does not run
// the page, such as one that makes previews of links, finds the rules and an example there, and a picture of it,
// slitherlink/board.svg, which the desk shows too. An empty box says little of a tiling, so each example has a picture
// of its solution, tiling/soma.svg. Tested by tests/web/addresses.test.js.

import { SyncQuadrille } from '../../dist/package/sync.js';
import { examplesOf, fetchExamples } from '../puzzles/examples.js';
import { gridIds } from '../session/genres.js';
import english from '../strings/en.grids.js';
import rules from '../strings/en.howto.js';
import board from '../strings/en.js';
import { drawnPictures } from './drawn-pictures.js';

/** @import { Id } from '../puzzles/catalog.js' */

/** Every kind with its name. @type {[Id, string][]} */
const kinds = [
  .../** @type {[Id, string][]} */ (Object.entries(board.puzzles)),
  .../** @type {[Id, string][]} */ (gridIds.map((id) => [id, english.names[id]])),
];

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * @param {string} html  of index.html
 * @param {Id} id
 * @param {string} name
 * @returns {string}
 */
function pageOf(html, id, name) {
  const title = `${name} · Quadrille`;
  const description = escaped(`${name}, played and solved in the browser. ${(rules[id] ?? []).join(' ')}`.trim());
  const said = (rules[id] ?? []).map((sentence) => `<p>${escaped(sentence)}</p>`).join('');
  const social = [
    ['og:type', 'website'],
    ['og:site_name', 'Quadrille'],
    ['og:title', title],
    ['og:description', description],
  ].map(([property, content]) => `<meta property="${property}" content="${content}" />`);
  /** @type {[RegExp, string][]} */
  const changes = [
    [/(?<=(?:src|href)=")\.\//g, '../'],
    [/<title>.*<\/title>/, `<title>${title}</title>\n    ${social.join('\n    ')}`],
    [/(?<=name="description"\s+content=")[^"]*/, description],
    [
      /(?<=<noscript>)/,
      `<h1>${name}</h1><img src="board.svg" alt="" width="360" />${said}<pre>${escaped(examplesOf(id)[0].text)}</pre>`,
    ],
  ];
  return changes.reduce((page, [place, text]) => {
    if (page.search(place) < 0) throw new Error(`index.html has no ${place}`);
    return page.replaceAll(new RegExp(place, 'g'), () => text);
  }, html);
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
    const { boardPicture } = await drawnPictures();
    const solver = await SyncQuadrille.load({ puzzles: ['tiling'] });
    for (const [id, name] of kinds) {
      await fetchExamples(id);
      for (const [picture, source] of picturesOf(id, boardPicture, solver)) {
        this.emitFile({ type: 'asset', fileName: `${id}/${picture}.svg`, source });
      }
      this.emitFile({ type: 'asset', fileName: `${id}/index.html`, source: pageOf(String(page.source), id, name) });
    }
  },
});
