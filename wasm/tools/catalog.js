// Writes build/wasm/catalog.js: what core says of its puzzles, so that the package knows it before it has loaded any
// WebAssembly; names.d.ts, the types of those names; and piece-sets.js, the pieces of tilings, which only the page's
// board of a tiling loads. Tested by tests/wasm/catalog.test.js and schema.test.js.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { instantiate } from '../worker/load.js';
import { root } from './run.js';
import { folderOf, testedLinks } from './whole.js';

const tree = join(root, 'build/wasm');

/** Asks the module with all puzzles. @param {import('./whole.js').Links} links */
export async function writeCatalog(links) {
  const { functions } = await instantiateModule('quadrille', links);
  const { pieceSets, ...schema } = JSON.parse(functions.schema());
  write('piece-sets.js', `export const pieceSets = ${JSON.stringify(pieceSets)};\n`);
  const catalog = { puzzles: withLinks(JSON.parse(functions.catalog()), schema.links), ...schema };
  // An export for each part, so that a bundle holds only those that it uses.
  const parts = Object.entries({ build: buildOf(catalog.puzzles, links), ...catalog }).map(([name, part]) =>
    name === 'puzzles' ? puzzlesInShort(catalog.puzzles) : `export const ${name} = ${JSON.stringify(part)};\n`,
  );
  write('catalog.js', parts.join(''));
  const unions = Object.entries(namesIn(catalog)).map(
    ([type, names]) => `export type ${type} = ${names.map((name) => JSON.stringify(name)).join(' | ')};\n`,
  );
  write('names.d.ts', `// Written by wasm/tools/catalog.js from core's own names.\n${unions.join('')}`);
}

/**
 * Adds the notations of links to a catalog of core. The judge's words for links are those of a puzzle's first notation.
 * @param {import('../bindings/catalog.js').CatalogEntry[]} puzzles
 * @param {import('../bindings/catalog.js').LinkKind[]} links
 */
export const withLinks = (puzzles, links) =>
  puzzles.map(({ id, notations, ...more }) => {
    const names = new Set(links.filter((kind) => kind.puzzles.includes(id)).map(({ notation }) => notation));
    return { id, notations: [...notations, ...[...names].map((name) => ({ ...notations[0], name }))], ...more };
  });

/** The modules of the package: one for each puzzle, and two more. @param {{ id: string }[]} puzzles */
export const modulesOf = (puzzles) => [...puzzles.map(({ id }) => id), 'grading', 'reading'];

/**
 * The name of a build: a hash of what the package is made of, so that the same sources have the same name.
 * @param {{ id: string }[]} puzzles
 * @param {import('./whole.js').Links} links
 */
function buildOf(puzzles, links) {
  const scripts = readdirSync(join(root, 'wasm'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('tools'))
    .map((name) => join('wasm', name))
    .sort();
  const modules = [...modulesOf(puzzles), 'quadrille'].map((name) => join(folderOf(links), `${name}.wasm`));
  const hash = createHash('sha256');
  for (const name of [...scripts, ...modules]) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 8);
}

/** What most notations have beside their names. */
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
