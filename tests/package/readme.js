// The blocks of code in the package's README, to be run as they stand there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fixtures.js';

export const readme = readFileSync(join(root, 'wasm/api/package.md'), 'utf8');

/** Every block with its language, in order. @returns {{ language: string, code: string }[]} */
export const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, code]) => ({
  language,
  code,
}));

/** The only block in a language. */
export function blockIn(language) {
  const [block, ...others] = blocks.filter((each) => each.language === language);
  if (!block || others.length > 0) throw new Error(`the README has not one block in ${language}`);
  return block.code;
}

/** A script that lets the board of a page solve its puzzle and puts the answer into the title. */
export const solveBoard = `
  await customElements.whenDefined('quadrille-board');
  const board = () => document.querySelector('quadrille-board');
  while (!board()) await new Promise(requestAnimationFrame); // React draws it later
  const { verdict, solution } = await board().solve();
  document.title = verdict + ' ' + solution;`;
