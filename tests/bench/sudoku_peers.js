// Shared by the Sudoku benchmarks: the sets of puzzles, and peers of npm. dancing-links gets the same exact cover as
// our own dancing links.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mattflow from '@mattflow/sudoku-solver';
import { DancingLinks } from 'dancing-links';
import SudokuSolverJs from 'sudoku-solver-js';
import { answerOf, repeated } from './contestants.js';
import { syncSolver } from './in_thread.js';
import { generator } from './queens_boards.js';

/** @param {import('./run.js').Setting} setting @param {string} set */
export const linesOf = ({ data }, set) =>
  readFileSync(join(data, 'sudoku', `${set}.txt`), 'utf8')
    .trim()
    .split(/\r?\n/);

/**
 * Unique puzzles of 31 to 36 givens at random places, as the large public collections for machine learning have: the
 * same at each call. Givens are removed from a random board in random order, unless another solution appears.
 * @param {number} count
 */
export async function manyGivens(count) {
  const quadrille = await syncSolver();
  const random = generator(9);
  /** @template T @param {T[]} all */
  const shuffled = (all) => {
    for (let i = all.length - 1; i > 0; --i) {
      const j = random(i + 1);
      [all[i], all[j]] = [all[j], all[i]];
    }
    return all;
  };
  return Array.from({ length: count }, () => {
    const start = shuffled([...'123456789'])
      .join('')
      .padEnd(81, '.');
    const places = shuffled(Array.from({ length: 72 }, (_, i) => i + 9));
    let cells = [...start];
    for (const place of places.slice(0, 4)) {
      const tried = cells.with(place, String(1 + random(9)));
      if (quadrille.solve('sudoku', tried.join('')).verdict === 'solved') cells = tried;
    }
    cells = [.../** @type {string} */ (quadrille.solve('sudoku', cells.join('')).solution)];
    let givens = 81;
    const least = 31 + random(6);
    for (const place of shuffled(cells.map((_, i) => i))) {
      if (givens === least) break;
      const tried = cells.with(place, '.');
      if (quadrille.check('sudoku', tried.join('')).verdict !== 'unique') continue;
      cells = tried;
      givens -= 1;
    }
    return cells.join('');
  });
}

/** @param {string} symbol */
const toValue = (symbol) => (symbol === '.' ? 0 : Number.parseInt(symbol, 36));

/**
 * The options that remain after the givens, as core/puzzles/sudoku/traits.cpp makes them.
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

/**
 * @param {string[]} lines
 * @param {'check' | 'solve'} [question]
 * @returns {import('./run.js').Contestant}
 */
export const dancingLinks = (lines, question = 'check') => ({
  name: 'dancing-links',
  slow: question === 'check',
  work: () =>
    repeated(1, () => {
      const verdicts = question === 'check' ? ['none', 'unique', 'multiple'] : ['none', 'solved'];
      const results = lines.map((line) => {
        const { columns, options } = coverOf(line);
        const solver = new DancingLinks().createSolver({ columns });
        solver.addSparseConstraints(options);
        return { verdict: verdicts[solver.find(verdicts.length - 1).length] };
      });
      return answerOf(question, results);
    }),
});

const sudokuSolverJs = new SudokuSolverJs();

/** The naive solvers of npm. They only get puzzles that they solve in less than a second. */
export const naiveSolvers = [
  /** @type {const} */ ([
    '@mattflow/sudoku-solver',
    (/** @type {string} */ text) => mattflow(text.replaceAll('.', '0'), { maxIterations: 0 }),
  ]),
  /** @type {const} */ (['sudoku-solver-js', (/** @type {string} */ text) => sudokuSolverJs.solve(text)]),
];
