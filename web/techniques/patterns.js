// The boards of patterns, by genre, from easy to hard: patterns.txt has the name of each pattern above its board, which
// web/build/find-patterns.js has found.

import { readFileSync } from 'node:fs';

/** @typedef {{name: string, genre: import('../puzzles/catalog.js').Id, text: string}} PatternBoard */

/** @type {PatternBoard[]} */
export const patternBoards = readFileSync(new URL('patterns.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [name, ...lines] = block.split('\n');
    return { name, genre: /** @type {any} */ (lines[0]), text: lines.join('\n') };
  });
