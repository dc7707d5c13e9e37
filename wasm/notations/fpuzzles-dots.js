// What the negative constraints of f-puzzles say of neighbours without a dot: that they have none of the relations of
// the dots, white ones (`difference`, 1 where no value is written) and black ones (`ratio`, 2). `nonconsecutive` is the
// negative constraint of the difference 1. Tested by tests/wasm/variant-links.test.js.

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

/** The numbers of all dots; that of usual dots when there are none. @param {Dots} all @param {number} usual */
const numbersOf = (all, usual) => (all.length === 0 ? [usual] : [...new Set(all.map(({ number }) => number))]);

/** A pair of cells in either order. @param {number[]} pair */
export const keyOf = ([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`);
