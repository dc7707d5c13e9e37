// Shared by the two Sudoku benchmarks: the sets of puzzles, and dancing-links on the same exact cover as our own
// dancing links.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DancingLinks } from 'dancing-links';
import { answerOf, repeated } from './contestants.js';

/** @param {import('./run.js').Setting} setting @param {string} set */
export const linesOf = ({ data }, set) =>
  readFileSync(join(data, 'sudoku', `${set}.txt`), 'utf8')
    .trim()
    .split(/\r?\n/);

/** @param {string} symbol */
const toValue = (symbol) => (symbol === '.' ? 0 : Number.parseInt(symbol, 36));

/**
 * The options that remain after the givens, as core/sudoku/traits.cpp makes them.
 * @param {string} puzzle
 */
function coverOf(puzzle) {
  const n = Math.round(puzzle.length ** 0.25);
  const side = n * n;
  const cells = side * side;
  const values = [...puzzle].map(toValue);
  /** @param {number} cell @param {number} value */
  const itemsOf = (cell, value) => {
    const row = Math.floor(cell / side);
    const column = cell % side;
    const box = Math.floor(row / n) * n + Math.floor(column / n);
    return [cells + row * side + value, 2 * cells + column * side + value, 3 * cells + box * side + value];
  };
  const taken = new Set(values.flatMap((value, cell) => (value === 0 ? [] : itemsOf(cell, value - 1))));
  const options = values.flatMap((given, cell) =>
    Array.from({ length: side }, (_, value) => ({ data: 0, columnIndices: [cell, ...itemsOf(cell, value)] })).filter(
      ({ columnIndices: [, ...items] }, value) =>
        given === 0 ? items.every((item) => !taken.has(item)) : given === value + 1,
    ),
  );
  return { columns: 4 * cells, options };
}

/** @param {string[]} lines @returns {import('./run.js').Contestant} */
export const dancingLinks = (lines) => ({
  name: 'dancing-links',
  slow: true,
  work: () =>
    repeated(1, () => {
      const results = lines.map((line) => {
        const { columns, options } = coverOf(line);
        const solver = new DancingLinks().createSolver({ columns });
        solver.addSparseConstraints(options);
        return { verdict: ['none', 'unique', 'multiple'][solver.find(2).length] };
      });
      return answerOf('check', results);
    }),
});
