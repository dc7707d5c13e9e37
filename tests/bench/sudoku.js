// 9×9 and 16×16 Sudoku: whole files of puzzles, each proved unique, ambiguous or impossible (limit 2); text in, verdicts and
// solutions out. Quadrille's WebAssembly through one batch call, its native build through the same job, and dancing-links, the
// fastest dancing links on npm, over the same exact cover.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DancingLinks } from 'dancing-links';
import { Quadrille } from '../../dist/package/quadrille.js';
import { root } from '../../wasm/tools/run.js';
import { byNative, byWasm, tally } from './contestants.js';

/** The whole sets where they are at hand, else the samples that the tests use. */
const shared = join(root, '../shared/data/sudoku');
const folder = existsSync(shared) ? shared : join(root, 'tests/data/sudoku');
const sets = ['9_easy', '9_rated', '9_17clue', '9_top1465', '9_hardest1106', '9_multiple', '9_none', '16_gecode55'];

/** @param {string} symbol */
const toValue = (symbol) => (symbol === '.' ? 0 : Number.parseInt(symbol, 36));

/**
 * The options that the givens leave, as core/sudoku/as_cover.cpp makes them.
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

/** @param {string[]} lines */
function byDancingLinks(lines) {
  const begun = performance.now();
  const verdicts = lines.map((line) => {
    const { columns, options } = coverOf(line);
    const solver = new DancingLinks().createSolver({ columns });
    solver.addSparseConstraints(options);
    return ['none', 'unique', 'multiple'][solver.find(2).length];
  });
  return { ms: performance.now() - begun, answer: tally(verdicts) };
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Sudoku, uniqueness proved',
  unit: 'thousands of puzzles a second',
  async *cases(quick) {
    const quadrille = await Quadrille.start();
    try {
      for (const set of sets) {
        const all = readFileSync(join(folder, `${set}.txt`), 'utf8')
          .trim()
          .split('\n');
        const lines = all.slice(0, quick ? 300 : set === '9_hardest1106' ? undefined : 2000);
        const text = lines.join('\n');
        yield {
          name: set,
          puzzles: lines.length,
          contestants: [
            { name: 'wasm bits', work: () => byWasm(quadrille, 'sudoku', 'check', text, 'bits') },
            { name: 'wasm dlx', work: () => byWasm(quadrille, 'sudoku', 'check', text, 'dlx') },
            { name: 'native bits', work: () => byNative('sudoku', 'check', text, 'bits') },
            { name: 'native dlx', work: () => byNative('sudoku', 'check', text, 'dlx') },
            { name: 'dancing-links', work: async () => byDancingLinks(lines) },
          ],
        };
      }
    } finally {
      quadrille.close();
    }
  },
};
