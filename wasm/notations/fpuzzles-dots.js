// The marks between neighbours in the JSON of f-puzzles: `difference` (white dots, 1 where no value is written),
// `ratio` (black dots, 2), `xv`, and their negative constraints, which say that a pair without a mark has none of
// these relations. `nonconsecutive` is the negative constraint of the difference 1. A dot of either colour exempts its
// pair from both negative constraints of dots (dclamage/SudokuSolver, Constraints/OrthogonalValueConstraint.cs).
// `iss` has such constraints for the usual dots only; for others each pair without a mark gets a relation.
// Tested by tests/wasm/variant-links.test.js.
import { quote } from './bounds.js';
import { isEmpty, numberIn, refuse } from './link-payload.js';

/** @typedef {import('./puzzle-builder.js').PuzzleBuilder} PuzzleBuilder */

/** The values at X and V, and what `negative` forbids with "xv". @type {Record<string, number>} */
const romans = { X: 10, V: 5 };

/** The names of the relations that negative constraints put between neighbours. */
const NOT_DIFFERENCE = 'no difference';
const NOT_RATIO = 'no ratio';

/**
 * The name of the relation that forbids these differences or ratios.
 * @param {'difference' | 'ratio'} rule
 * @param {number[]} numbers
 */
export const negativeName = (rule, numbers) =>
  `${rule === 'difference' ? NOT_DIFFERENCE : NOT_RATIO} ${numbers.join(' ')}`;

/** @param {number[]} differences @returns {(a: number, b: number) => boolean} */
export const differByNone = (differences) => (a, b) => !differences.includes(Math.abs(a - b));

/** @param {number[]} ratios @returns {(a: number, b: number) => boolean} */
export const haveNoRatio = (ratios) => (a, b) => !ratios.some((ratio) => a === ratio * b || b === ratio * a);

/** @param {PuzzleBuilder} builder @param {import('./link-payload.js').Json} puzzle */
export function readDots(builder, puzzle) {
  const negative = isEmpty(puzzle.negative) ? [] : builder.list(puzzle.negative, 'negative');
  for (const rule of negative) {
    if (rule !== 'ratio' && rule !== 'xv' && rule !== 'difference')
      refuse(`the rule "negative" has ${quote(rule)}, which is not known`);
  }
  const differences = dotsOf(builder, puzzle.difference, 'difference', 1);
  const ratios = dotsOf(builder, puzzle.ratio, 'ratio', 2);
  for (const { pair, number } of differences) addDifference(builder, pair, number);
  for (const { pair, number } of ratios) addRatio(builder, pair, number);
  for (const { pair, value } of pairsOf(builder, puzzle.xv, 'xv')) {
    if (isEmpty(value)) continue; // f-puzzles draws it, and it states nothing
    const roman = String(value).toUpperCase();
    if (!Object.hasOwn(romans, roman)) refuse(`the rule "xv" has ${quote(value)}, which is neither "X" nor "V"`);
    builder.addCells(roman, pair);
  }
  if (negative.includes('xv')) builder.add('StrictXV');

  const marked = new Set([...differences, ...ratios].map(({ pair }) => keyOf(pair)));
  const free = builder.neighbourPairs().filter((pair) => !marked.has(keyOf(pair)));
  const noDifferences = isEmpty(puzzle.nonconsecutive) ? [] : [1];
  if (negative.includes('difference')) noDifferences.push(...numbersOf(differences, 1));
  const noRatios = negative.includes('ratio') ? numbersOf(ratios, 2) : [];
  const usual = [...differences.map(({ number }) => number === 1), ...ratios.map(({ number }) => number === 2)];
  if (String(noDifferences) === '1' && String(noRatios) === '2' && !usual.includes(false)) builder.add('StrictKropki');
  else {
    addNegative(builder, free, 'difference', [...new Set(noDifferences)]);
    addNegative(builder, free, 'ratio', noRatios);
  }
}

/** @param {PuzzleBuilder} builder @param {number[]} pair @param {number} number */
function addDifference(builder, pair, number) {
  if (number === 1) builder.addCells('WhiteDot', pair);
  else builder.addPairs(`difference ${number}`, [pair], (a, b) => Math.abs(a - b) === number);
}

/** @param {PuzzleBuilder} builder @param {number[]} pair @param {number} number */
function addRatio(builder, pair, number) {
  if (number === 2) builder.addCells('BlackDot', pair);
  else builder.addPairs(`ratio ${number}`, [pair], (a, b) => a === number * b || b === number * a);
}

/**
 * @param {PuzzleBuilder} builder
 * @param {number[][]} free pairs without a dot
 * @param {'difference' | 'ratio'} rule
 * @param {number[]} numbers
 */
function addNegative(builder, free, rule, numbers) {
  if (numbers.length === 0) return;
  if (rule === 'difference' && String(numbers) === '1' && free.length === builder.neighbourPairs().length)
    builder.add('AntiConsecutive');
  else
    builder.addPairs(
      negativeName(rule, numbers),
      free,
      rule === 'difference' ? differByNone(numbers) : haveNoRatio(numbers),
    );
}

/** The numbers of all dots; those of usual dots when there are none. @param {{ number: number }[]} all @param {number} usual */
const numbersOf = (all, usual) => (all.length === 0 ? [usual] : [...new Set(all.map(({ number }) => number))]);

/** @param {number[]} pair */
const keyOf = ([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/**
 * @param {PuzzleBuilder} builder
 * @param {unknown} entries
 * @param {string} rule
 * @param {number} usual the number of a dot without one
 */
function dotsOf(builder, entries, rule, usual) {
  return pairsOf(builder, entries, rule).map(({ pair, value }) => {
    const number = isEmpty(value) ? usual : numberIn(value);
    if (!Number.isInteger(number) || number < 0 || number > 99)
      refuse(`the rule ${quote(rule)} has ${quote(value)} where a number must be`);
    return { pair, number };
  });
}

/** @param {PuzzleBuilder} builder @param {unknown} entries @param {string} rule */
function pairsOf(builder, entries, rule) {
  if (isEmpty(entries)) return [];
  return builder.list(entries, rule).map((entry) => {
    const { cells, value } = builder.object(entry, rule);
    const pair = builder.cells(cells, rule);
    if (pair.length !== 2 || !builder.neighbours(pair[0]).includes(pair[1]))
      refuse(`the rule ${quote(rule)} has ${quote(cells)}, which are not two neighbours`);
    return { pair, value };
  });
}
