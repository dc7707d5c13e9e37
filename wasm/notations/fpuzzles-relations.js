// The rules of f-puzzles that `iss` has no name for, as relations between the values of two cells (`Pair`, `PairX`) and
// as patterns (`Regex`). Reading writes them; writing recognizes them. Tested by tests/wasm/variant-links.test.js.

/** @typedef {{ name: string, allows: (a: number, b: number) => boolean }} Relation */

/** @param {number} number @returns {Relation} */
export const differenceOf = (number) => ({
  name: `difference ${number}`,
  allows: (a, b) => Math.abs(a - b) === number,
});

/** @param {number} number @returns {Relation} */
export const ratioOf = (number) => ({
  name: `ratio ${number}`,
  allows: (a, b) => a === number * b || b === number * a,
});

/**
 * What holds where none of these relations does.
 * @param {Relation[]} relations
 * @returns {Relation}
 */
export const noneOf = (relations) => ({
  name: `no ${relations.map(({ name }) => name).join(', ')}`,
  allows: (a, b) => !relations.some(({ allows }) => allows(a, b)),
});

/** The values of a slow thermometer do not fall from cell to cell. @type {Relation} */
export const slowThermometer = { name: 'slow thermometer', allows: (a, b) => a <= b };

/** Any two values of a nabner line differ by more than 1. @type {Relation} */
export const nabner = { name: 'nabner', allows: (a, b) => Math.abs(a - b) > 1 };

/**
 * The cell at place `from` of a box names the place of the value `from` in its box: between it and the cell at place
 * `to`. Places are counted from 1.
 * @param {number} from
 * @param {number} to
 * @returns {Relation}
 */
export const boxIndexer = (from, to) => ({
  name: `box indexer ${from} ${to}`,
  allows: (a, b) => (a === to) === (b === from),
});

/**
 * The pattern of an entropic line: three cells in a row have a low, a middle and a high value. Where the values do not
 * fall into three groups of the same size, the middle group differs.
 * @param {number} values 1 to this
 * @param {number} length in cells
 */
export function entropicPattern(values, length) {
  const low = values % 3 === 1 ? Math.floor(values / 3) : Math.ceil(values / 3);
  const digits = '123456789ABCDEFG'.slice(0, values);
  const groups = [digits.slice(0, low), digits.slice(low, values - low), digits.slice(values - low)];
  const orders = ['012', '021', '102', '120', '201', '210'];
  return orders
    .map((order) => {
      const three = [...order].map((group) => `[${groups[Number(group)]}]`);
      return `(${three.join('')}){${Math.floor(length / 3)}}${three.slice(0, length % 3).join('')}`;
    })
    .join('|');
}
