// Writes build/wasm/catalog.js: what core says of its puzzles, so that the package knows it before it has loaded any
// WebAssembly. Tested by tests/wasm/catalog.test.js.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLinks } from '../notations/notations.js';
import { instantiate } from '../worker/load.js';
import { root } from './run.js';

const tree = join(root, 'build/wasm');

/** Asks the module with all puzzles. */
export async function writeCatalog() {
  const file = join(tree, 'catalog.js');
  const { functions } = await instantiateModule('quadrille');
  const catalog = { puzzles: withLinks(JSON.parse(functions.catalog())), ...JSON.parse(functions.schema()) };
  // An export for each part, so that a bundle holds only those that it uses.
  const parts = Object.entries(catalog).map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};\n`);
  const text = parts.join('');
  // One that is right keeps its time, and so makes nothing else old.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * An instance of a module of build/wasm in this thread, for tools and tests.
 * @param {string} name a puzzle, or `quadrille`, which has all of them
 * @returns {Promise<import('../bindings/core.js').CoreInstance>}
 */
export async function instantiateModule(name) {
  const { default: createCore } = await import(pathToFileURL(join(tree, `${name}.js`)).href);
  const module = new WebAssembly.Module(readFileSync(join(tree, `${name}.wasm`)));
  return instantiate(createCore, module);
}
