// The marks between neighbours in the JSON of f-puzzles: `difference` (white dots, 1 where no value is written),
// `ratio` (black dots, 2), `xv`, and their negative constraints, which say that a pair without a mark has none of
// these relations. `nonconsecutive` is the negative constraint of the difference 1. A dot of either colour exempts its
// pair from both negative constraints of dots (dclamage/SudokuSolver, Constraints/OrthogonalValueConstraint.cs).
// `iss` has such constraints for the usual dots only; for others each pair without a mark gets a relation.
// Tested by tests/wasm/variant-links.test.js.
import { quote } from './bounds.js';
import { differenceOf, noneOf, ratioOf } from './fpuzzles-relations.js';
import { flagIn, isEmpty, numberIn, refuse, textIn } from './link-payload.js';

/** @typedef {import('./puzzle-builder.js').PuzzleBuilder} PuzzleBuilder */

/** The values at X and V, and what `negative` forbids with "xv". @type {Record<string, number>} */
const romans = { X: 10, V: 5 };

/** @param {PuzzleBuilder} builder @param {import('./link-payload.js').Json} puzzle */
export function readDots(builder, puzzle) {
  const negative = isEmpty(puzzle.negative) ? [] : builder.list(puzzle.negative, 'negative');
  for (const rule of negative) {
    if (rule !== 'ratio' && rule !== 'xv' && rule !== 'difference')
      refuse(`the rule "negative" has ${quote(rule)}, which is not known`);
  }
  const differences = dotsOf(builder, puzzle.difference, 'difference', 1);
  const ratios = dotsOf(builder, puzzle.ratio, 'ratio', 2);
  for (const { pair, number } of differences) {
    if (number === 1) builder.addCells('WhiteDot', pair);
    else builder.addRelation(differenceOf(number), [pair]);
  }
  for (const { pair, number } of ratios) {
    if (number === 2) builder.addCells('BlackDot', pair);
    else builder.addRelation(ratioOf(number), [pair]);
  }
  for (const { pair, value } of pairsOf(builder, puzzle.xv, 'xv')) {
    if (isEmpty(value)) continue; // f-puzzles draws it, and it states nothing
    const roman = textIn(value).toUpperCase();
    if (!Object.hasOwn(romans, roman)) refuse(`the rule "xv" has ${quote(value)}, which is neither "X" nor "V"`);
    builder.addCells(roman, pair);
  }
  if (negative.includes('xv')) builder.add('StrictXV');

  const marked = new Set([...differences, ...ratios].map(({ pair }) => keyOf(pair)));
  const free = builder.neighbourPairs().filter((pair) => !marked.has(keyOf(pair)));
  const { noDifferences, noRatios } = negativeNumbers(
    negative.concat(flagIn(puzzle.nonconsecutive, 'the rule "nonconsecutive"') ? 'nonconsecutive' : []),
    differences,
    ratios,
  );
  if (isStrictKropki(noDifferences, noRatios, differences, ratios)) return builder.add('StrictKropki');
  if (marked.size === 0 && String(noDifferences) === '1') builder.add('AntiConsecutive');
  else builder.addRelation(noneOf(noDifferences.map(differenceOf)), noDifferences.length > 0 ? free : []);
  builder.addRelation(noneOf(noRatios.map(ratioOf)), noRatios.length > 0 ? free : []);
}

/** @typedef {{ pair: number[], number: number }[]} Dots */

/**
 * The differences and ratios that pairs without a dot must not have.
 * @param {unknown[]} negative the names of the negative constraints
 * @param {Dots} differences
 * @param {Dots} ratios
 */
export function negativeNumbers(negative, differences, ratios) {
  const noDifferences = [
    ...(negative.includes('nonconsecutive') ? [1] : []),
    ...(negative.includes('difference') ? numbersOf(differences, 1) : []),
  ];
  return {
    noDifferences: [...new Set(noDifferences)],
    noRatios: negative.includes('ratio') ? numbersOf(ratios, 2) : [],
  };
}

/**
 * Whether the negative constraints are those of `StrictKropki`, which knows only dots of difference 1 and ratio 2.
 * @param {number[]} noDifferences
 * @param {number[]} noRatios
 * @param {Dots} differences
 * @param {Dots} ratios
 */
const isStrictKropki = (noDifferences, noRatios, differences, ratios) =>
  String(noDifferences) === '1' &&
  String(noRatios) === '2' &&
  differences.every(({ number }) => number === 1) &&
  ratios.every(({ number }) => number === 2);

/** The numbers of all dots; that of usual dots when there are none. @param {Dots} all @param {number} usual */
const numbersOf = (all, usual) => (all.length === 0 ? [usual] : [...new Set(all.map(({ number }) => number))]);

/** A pair of cells in either order. @param {number[]} pair */
export const keyOf = ([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`);

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
