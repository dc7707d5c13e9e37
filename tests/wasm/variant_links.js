// Links of Sudoku variants for tests: boards of f-puzzles and SudokuPad, and what they are read as.
import assert from 'node:assert/strict';
import { load } from '../../dist/package/sync.js';
import { compress } from '../../wasm/serve/lz.js';
import { readVariantLink } from './reading_links.js';

const quadrille = await load({ puzzles: ['variant'] });

/** @param {string} text @param {'fpuzzles' | 'sudokupad'} to */
export const writeVariantLink = (text, to) => quadrille.convert('variant', text, { format: 'iss', to }).text;

/** @typedef {Record<string, any>} Json */

/** @param {number} size @param {Json} [rules] @param {Record<string, Json>} [cells] by name */
export function fpuzzle(size, rules = {}, cells = {}) {
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cells[`R${row + 1}C${column + 1}`] ?? {}),
  );
  return { size, grid, ...rules };
}

/** @param {number} size @param {Json} [more] */
export const sudokupad = (size, more) => ({
  cells: Array.from({ length: size }, () => Array.from({ length: size }, () => ({}))),
  regions: Array.from({ length: size }, (_, box) =>
    Array.from({ length: size }, (_, at) => {
      const n = Math.sqrt(size);
      return [Math.floor(box / n) * n + Math.floor(at / n), (box % n) * n + (at % n)];
    }),
  ),
  ...more,
});

/** @param {Json} puzzle */
export const read = (puzzle) => readVariantLink(`${puzzle.grid ? 'fpuz' : 'scl'}${compress(JSON.stringify(puzzle))}`);

/** @param {Json} puzzle @param {RegExp} message */
export const isRefused = (puzzle, message) =>
  assert.throws(
    () => read(puzzle),
    (/** @type {any} */ error) => error.code === 'bad-input' && message.test(error.message),
  );

/** Whether a text stays the same when it is written as a link and read. @param {string} text */
export const comesBack = (text) => {
  for (const notation of /** @type {const} */ (['fpuzzles', 'sudokupad']))
    assert.equal(readVariantLink(writeVariantLink(text, notation)), text);
};

/** What a text is read as after it was written as a link. @param {string} text */
export const written = (text) => readVariantLink(writeVariantLink(text, 'fpuzzles'));

export const line = (/** @type {string[]} */ ...cells) => [{ lines: [cells] }];
