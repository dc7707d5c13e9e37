// Writes build/wasm/catalog.js: what core says of its puzzles, so that the package knows it before it has loaded any
// WebAssembly; names.d.ts, the types of those names; piece-sets.js, the pieces of tilings, which only the page's board
// of a tiling loads; and the kinds of grid puzzles that are texts, which the page draws and says: kinds.js has their
// texts, kind-boards.js the boards of their samples, kind-names.js what a shelf needs, kind-notes.js their rules,
// kind-ids.js what an address needs, kind-sizes.js the sides of new boards, kind-forms.js the rules that can be
// written.
// `npm start` needs the catalog before all of core is compiled, so tests/data/catalog.json has it:
// `node wasm/tools/catalog.js` updates that file after a build.
// Tested by tests/wasm/catalog.test.js, schema.test.js and kind-boards.test.js.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { instantiate } from '../worker/load.js';
import { root, runWhenMain } from './run.js';
import { folderOf, testedLinks } from './whole.js';

const tree = join(root, 'build/wasm');
export const savedCatalog = join(root, 'tests/data/catalog.json');

/**
 * What the module with all puzzles says of them.
 * @param {import('./whole.js').Links} [links]
 * @returns {Promise<Record<string, any>>}
 */
export async function askCatalog(links) {
  const { functions } = await instantiateModule('quadrille', links);
  return { puzzles: JSON.parse(functions.catalog()), ...JSON.parse(functions.schema()) };
}

/**
 * What is built: the modules of the package, and the name that they have in common.
 * @typedef {{ modules: string[], build: string }} Build
 */

/** For a build of all modules. @param {import('./whole.js').Links} links */
export async function writeCatalog(links) {
  const catalog = await askCatalog(links);
  return writeParts(catalog, [...modulesOf(catalog.puzzles), 'quadrille'], links);
}

/** For a build of a few modules, linked quickly, before the others. @param {string[]} linked */
export const writeSavedCatalog = (linked) =>
  writeParts(JSON.parse(readFileSync(savedCatalog, 'utf8')), linked, 'quick');

/**
 * @param {Record<string, any>} core  what it says
 * @param {string[]} linked
 * @param {import('./whole.js').Links} links
 * @returns {Build}
 */
function writeParts({ pieceSets, ...catalog }, linked, links) {
  const build = buildOf(linked, links);
  write('piece-sets.js', `export const pieceSets = ${JSON.stringify(pieceSets)};\n`);
  writeKinds();
  // An export for each part, so that a bundle holds only those that it uses.
  const parts = Object.entries({ build, ...catalog }).map(([name, part]) =>
    name === 'puzzles' ? puzzlesInShort(catalog.puzzles) : `export const ${name} = ${JSON.stringify(part)};\n`,
  );
  write('catalog.js', parts.join(''));
  const unions = Object.entries(namesIn(/** @type {any} */ (catalog))).map(
    ([type, names]) => `export type ${type} = ${names.map((name) => JSON.stringify(name)).join(' | ')};\n`,
  );
  write('names.d.ts', `// Written by wasm/tools/catalog.js from core's own names.\n${unions.join('')}`);
  return { modules: modulesOf(catalog.puzzles), build };
}

/** The named kinds, a text each, with the boards of their samples. */
function writeKinds() {
  const folder = join(root, 'core/puzzles/grid/kinds/named');
  const kinds = readdirSync(folder)
    .sort()
    .map((file) => kindOf(file.replace(/\.txt$/, ''), readText(folder, file)));
  /** @param {(kind: ReturnType<typeof kindOf>) => unknown} part */
  const byId = (part) => JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.id, part(kind)])));
  write('kind-ids.js', `export const kindIds = ${JSON.stringify(kinds.map(({ id }) => id))};\n`);
  write('kind-names.js', `export const kindNames = ${byId(({ name, also, family }) => ({ name, also, family }))};\n`);
  write('kind-notes.js', `export const kindNotes = ${byId(({ note }) => note)};\n`);
  write('kind-forms.js', `export const kindForms = ${JSON.stringify(formsOfRules())};\n`);
  write('kind-sizes.js', `export const kindSizes = ${JSON.stringify(madeSizes())};\n`);
  write('kind-boards.js', `export const kindBoards = ${byId(({ boards }) => boards)};\n`);
  write('kinds.js', `export const kinds = ${byId(({ text }) => text)};\n`);
}

/** The sides of new boards, of each kind and genre that is a text and says some: the usual one first. */
function madeSizes() {
  const folders = ['kinds/named', 'genres'].map((folder) => join(root, 'core/puzzles/grid', folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((file) => [folder, file]),
  );
  return Object.fromEntries(
    files.flatMap(([folder, file]) => {
      const [, sizes] = /^made +(\d+(?:, \d+)*)/m.exec(readText(folder, file)) ?? [];
      return sizes === undefined ? [] : [[file.replace(/\.txt$/, ''), sizes.split(', ')]];
    }),
  );
}

/** The rules that the page about kinds has in its tables, by table: each with what it is about, or what it says. */
function formsOfRules() {
  const page = readText(root, 'core/text/kinds.md');
  const tables = { cells: '| rule | about |', around: '| rule | counts in |', holds: '| rule | holds if |' };
  return Object.fromEntries(
    Object.entries(tables).map(([name, head]) => {
      const [table] = page.slice(page.indexOf(head)).split('\n\n');
      const rows = [...table.matchAll(/^\| `(.*?)` \| (.*) \|$/gm)];
      return [name, rows.map(([, form, about]) => ({ form, about: about.replaceAll('`', '') }))];
    }),
  );
}

/** @param {string} folder @param {string} file */
const readText = (folder, file) => readFileSync(join(folder, file), 'utf8');

/**
 * What the page needs of a named kind.
 * @param {string} id
 * @param {string} text
 */
function kindOf(id, text) {
  const lines = text.trimEnd().split('\n');
  /** @param {string} word  the lines that begin with it, without it */
  const said = (word) => lines.flatMap((line) => (line.startsWith(`${word} `) ? line.slice(word.length).trim() : []));
  const [en, zh = en] = said('name')[0].split(/\s+zh /);
  const [english, chinese] = [false, true].map((wanted) =>
    said('note').flatMap((note) => (note.startsWith('zh ') === wanted ? note.replace(/^zh /, '') : [])),
  );
  const samples = readText(join(root, 'tests/data/kinds'), `${id}.txt`).trim().split('\n\n');
  return {
    id,
    name: { en, zh },
    also: said('also').join(', '),
    note: {
      en: [english[0], english.slice(1).join(' ')],
      zh: [chinese[0], chinese.slice(1).join('')],
    },
    family: familyOf(said('values')[0]),
    text: lines.filter((line) => !/^(also|note|link|saved|made) /.test(line)).join('\n'),
    boards: samples.map((sample) => sample.slice(0, sample.indexOf('\nsolution\n'))),
  };
}

/** The family of a kind on the shelf. @param {string} values  what a cell may have */
function familyOf(values) {
  if (/^loop\b/.test(values)) return 'loops';
  if (values === 'pieces') return 'regions';
  if (/^[. #]+$/.test(values)) return 'shading';
  const hasDigits = /^(?!\. )[\d. a-z]+$|^\. \d+\.\./.test(values);
  return hasDigits ? 'digits' : 'placing';
}

/** The modules of the package: one for each puzzle, and two more. @param {{ id: string }[]} puzzles */
const modulesOf = (puzzles) => [...puzzles.map(({ id }) => id), 'grading', 'reading'];

/**
 * The name of a build: a hash of what the package is made of, so that the same sources have the same name.
 * @param {string[]} modules
 * @param {import('./whole.js').Links} links
 */
function buildOf(modules, links) {
  const scripts = readdirSync(join(root, 'wasm'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('tools'))
    .map((name) => join('wasm', name))
    .sort();
  const files = modules.map((name) => join(folderOf(links), `${name}.wasm`));
  const hash = createHash('sha256');
  for (const name of [...scripts, ...files]) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 8);
}

/** What most notations have besides their names. */
const usual = { writes: true, judge: { none: '', multiple: '', after: '', uniqueIsBare: false } };

/**
 * The source of the list of puzzles, with what is usual only once: page and worker have it from their first load on.
 * @param {import('../bindings/catalog.js').CatalogEntry[]} puzzles
 */
function puzzlesInShort(puzzles) {
  const rows = puzzles.map(({ notations, ...puzzle }) => {
    const unusual = notations.filter(({ name, ...more }) => JSON.stringify(more) !== JSON.stringify(usual));
    const names = notations.map(({ name }) => name).filter((name) => !puzzle.genres.includes(name));
    return { ...puzzle, names, unusual };
  });
  return `export const puzzles = /* @__PURE__ */ ((rows, usual) => rows.map(({ names, unusual, ...puzzle }) => ({
  ...puzzle,
  notations: [...names, ...puzzle.genres].map(
    (name) => unusual.find((each) => each.name === name) ?? { name, ...usual },
  ),
})))(${JSON.stringify(rows)}, ${JSON.stringify(usual)});\n`;
}

/**
 * The names that callers write or read, by the type that has them.
 * @param {typeof import('../bindings/catalog.js')} catalog
 */
const namesIn = ({ puzzles, questions, engines, forms, unitKinds }) => ({
  PuzzleId: puzzles.flatMap(({ id, genres }) => [id, ...genres]),
  NotationName: [...new Set(puzzles.flatMap(({ notations }) => notations.map(({ name }) => name)))],
  Question: questions,
  EngineChoice: engines,
  Form: forms,
  UnitKind: unitKinds,
});

/** A file of the build. One that is right keeps its time, and so makes nothing else old. */
function write(/** @type {string} */ name, /** @type {string} */ text) {
  const file = join(tree, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * An instance of a module of build/wasm in this thread, for tools and tests.
 * @param {string} name a puzzle, or `quadrille`, which has all of them
 * @param {import('./whole.js').Links} [links]
 * @returns {Promise<import('../bindings/core.js').CoreInstance>}
 */
export async function instantiateModule(name, links = testedLinks) {
  const folder = join(root, folderOf(links));
  const { default: createCore } = await import(pathToFileURL(join(folder, `${name}.js`)).href);
  const module = new WebAssembly.Module(readFileSync(join(folder, `${name}.wasm`)));
  return instantiate(createCore, module);
}

await runWhenMain(import.meta.url, async () => {
  const parts = Object.entries(await askCatalog()).map((part) => part.map((value) => JSON.stringify(value)).join(': '));
  writeFileSync(savedCatalog, `{\n${parts.join(',\n')}\n}\n`);
});
