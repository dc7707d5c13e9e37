// Reasons: why a board with one given or one sum changed has no solution. The peer is the plain way to a set of which
// no statement can be left out: leave out one after the other, and ask each time whether there is a solution.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../wasm/tools/run.js';
import { repeated, withQuadrille } from './contestants.js';
import { syncSolver } from './in_thread.js';
import { linesOf } from './sudoku_peers.js';

const QUICKER = 10;
/** Rules that say which houses there are. */
const ALWAYS = /^\.(Shape|Jigsaw|NoBoxes|RegionSize)/;
/** What takes longer to be searched counts as needed. */
const MOST_NODES = 100_000;

/** A Sudoku with its n-th given changed, for some n. @param {string} line @param {number} number */
function withMistake(line, number) {
  const givens = [...line].flatMap((symbol, cell) => (/[1-9]/.test(symbol) ? [cell] : []));
  const cell = givens[number % givens.length];
  const digit = (Number(line[cell]) % 9) + 1;
  return `${line.slice(0, cell)}${digit}${line.slice(cell + 1)}`;
}

/** A variant with the sum of its first cage one larger; nothing without cages. @param {string} text */
const withWrongCage = (text) =>
  text.includes('.Cage~') ? [text.replace(/\.Cage~(\d+)/, (_, sum) => `.Cage~${Number(sum) + 1}`)] : [];

/** What can be left out, each for itself. @param {string} text */
const givensOf = (text) => [...text];
/** @param {string} text */
const rulesOf = (text) => text.split(/(?=\.[A-Z~])/);

/** @param {import('./run.js').Setting} setting */
function* boardsOf(setting) {
  const lines = linesOf(setting, '9_17clue').slice(0, 1000);
  yield {
    name: 'Sudoku 9×9',
    puzzle: /** @type {const} */ ('sudoku'),
    texts: lines.map(withMistake),
    partsOf: givensOf,
  };
  const variants = readFileSync(join(root, 'tests/data/variant/iss.txt'), 'utf8').trim().split('\n');
  yield {
    name: 'killers',
    puzzle: /** @type {const} */ ('variant'),
    texts: variants.flatMap(withWrongCage),
    partsOf: rulesOf,
  };
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Reasons of boards without a solution',
  unit: 'ms',
  marksOf: () => [
    { ours: 'sync', most: 50, cases: ['Sudoku 9×9'] },
    { ours: 'sync', most: 1000, cases: ['killers'] },
  ],
  cases: (setting) =>
    withQuadrille(async function* () {
      const sync = await syncSolver();
      for (const { name, puzzle, texts, partsOf } of boardsOf(setting)) {
        const some = texts.filter((_, number) => !setting.quick || number % QUICKER === 0);
        const broken = some.filter((text) => sync.check(puzzle, text).verdict === 'none');
        /** @param {string} text */
        const byLeavingOut = (text) => {
          let left = partsOf(text);
          for (let next = 0; next < left.length; ) {
            const rest = puzzle === 'sudoku' ? left.with(next, '.') : left.toSpliced(next, 1);
            const isNeeded =
              ALWAYS.test(left[next]) || sync.check(puzzle, rest.join(''), { nodes: MOST_NODES }).verdict !== 'none';
            if (!isNeeded) left = rest;
            if (isNeeded || puzzle === 'sudoku') ++next;
          }
          return left.length > 0;
        };
        const all = (/** @type {boolean[]} */ each) => String(each.filter(Boolean).length);
        yield {
          name,
          puzzles: broken.length,
          contestants: [
            {
              name: 'sync',
              work: () => repeated(1, () => all(broken.map((text) => sync.why(puzzle, text).minimal))),
            },
            { name: 'one by one', slow: true, work: () => repeated(1, () => all(broken.map(byLeavingOut))) },
          ],
        };
      }
    }),
};
