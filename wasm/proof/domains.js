// What each variable may have, as bits: bit i is the number `low` + i, in two words. Tested by tests/cli/proof.test.js.

/** @typedef {[number, number]} Mask the bits below 32, and those from 32 on */

/** @type {Record<string, (a: number, b: number) => boolean>} */
export const holds = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
};

/** The numbers of some ranges, as bits from `low` on. @param {number} low @param {[number, number][]} ranges
 * @returns {Mask} */
export function toMasks(low, ranges) {
  /** @type {Mask} */
  const mask = [0, 0];
  for (const [from, to] of ranges)
    for (let bit = Math.max(from - low, 0); bit <= Math.min(to - low, 63); ++bit) mask[bit >> 5] |= 1 << (bit & 31);
  return mask;
}

export class Domains {
  /** @param {{ low: number, mask: Mask }[]} variables */
  constructor(variables) {
    this.one = Int32Array.from(variables, ({ mask }) => mask[0]);
    this.other = Int32Array.from(variables, ({ mask }) => mask[1]);
    this.low = Int32Array.from(variables, ({ low }) => low);
  }
  /** @param {number} variable */
  isFixed(variable) {
    const one = this.one[variable];
    const other = this.other[variable];
    return (one & (one - 1)) === 0 && (other & (other - 1)) === 0 && (one === 0) !== (other === 0);
  }
  /** Whether it has the number at that bit. @param {number} variable @param {number} bit */
  has(variable, bit) {
    return (((bit < 32 ? this.one : this.other)[variable] >>> (bit & 31)) & 1) !== 0;
  }
  /** Whether something holds while the variable has one of its numbers alone. @param {number} variable
   * @param {() => boolean} holdsThen */
  someNumber(variable, holdsThen) {
    const { one, other } = this;
    const [bits, bits2] = [one[variable], other[variable]];
    let holds = false;
    for (let bit = 0; bit < 64 && !holds; ++bit) {
      [one[variable], other[variable]] = bit < 32 ? [bits & (1 << bit), 0] : [0, bits2 & (1 << (bit - 32))];
      holds = (one[variable] !== 0 || other[variable] !== 0) && holdsThen();
    }
    [one[variable], other[variable]] = [bits, bits2];
    return holds;
  }
  /** The least number. @param {number} variable */
  least(variable) {
    const [one, other] = [this.one[variable], this.other[variable]];
    return this.low[variable] + (one !== 0 ? 31 - Math.clz32(one & -one) : 63 - Math.clz32(other & -other));
  }
  /** @param {number} variable */
  most(variable) {
    const other = this.other[variable];
    return this.low[variable] + (other !== 0 ? 63 - Math.clz32(other) : 31 - Math.clz32(this.one[variable]));
  }
  /** @param {number} variable @returns {number[]} */
  numbers(variable) {
    /** @type {number[]} */
    const all = [];
    for (let bits = this.one[variable]; bits !== 0; bits &= bits - 1)
      all.push(this.low[variable] + 31 - Math.clz32(bits & -bits));
    for (let bits = this.other[variable]; bits !== 0; bits &= bits - 1)
      all.push(this.low[variable] + 63 - Math.clz32(bits & -bits));
    return all;
  }
}
