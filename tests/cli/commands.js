// The two commands `quadrille` that the tests run: the one of the package in Node, and the native one.
import { fileURLToPath } from 'node:url';
import { whole } from '../../wasm/tools/whole.js';

/** @param {string} path from the project's root */
const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * The program to run with the words that come before the arguments.
 * @typedef {{ name: string, program: string, first: string[] }} Command
 */

/** @type {Command} */
export const inNode = {
  name: 'in Node',
  program: process.execPath,
  first: [pathOf('dist/package/cli.js')],
};

/** @type {Command} */
export const native = {
  name: 'natively',
  program: pathOf(`build/${whole ? 'native' : 'quick'}/quadrille`),
  first: [],
};

export const commands = [inNode, native];
