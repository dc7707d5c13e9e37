// Random small statements of models, and what numbers obey them, written separately for the tests of certificates.
import { whole } from '../../wasm/tools/whole.js';

/** Other models each time where all tests are run; else the same ones, so that none fails by chance. */
export const seed = whole ? 1 + Math.floor(Math.random() * 1e9) : 1;
let state = seed;
/** A number below `most`. @param {number} most */
export const random = (most) => {
  state = (state * 48271) % 2147483647;
  return state % most;
};
/** One of a list. @template T @param {readonly T[]} list @returns {T} */
export const one = (list) => list[random(list.length)];
const SIGNS = ['=', '!=', '<', '<=', '>', '>='];
/** @param {string} sign @param {number} a @param {number} b */
const holds = (sign, a, b) => [a === b, a !== b, a < b, a <= b, a > b, a >= b][SIGNS.indexOf(sign)];

/** How many pieces points make, and the largest and smallest size. @param {number} points @param {number[][]} edges
 * @param {(point: number) => boolean} isIn */
function pieces(points, edges, isIn) {
  const label = Array.from({ length: points }, (_, at) => at);
  for (let round = 0; round < points; ++round)
    for (const [a, b] of edges) if (isIn(a) && isIn(b)) label[a] = label[b] = Math.min(label[a], label[b]);
  const all = [...new Set(label)].map((its) => label.filter((each, at) => each === its && isIn(at)).length);
  return all.filter((size) => size > 0);
}
/** The points of 2×3, side by side. */
const EDGES = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
  [0, 3],
  [1, 4],
  [2, 5],
];
export const NAMES = 'a b c d e f g'.split(' ');
export const list = (/** @type {number} */ size) => NAMES.slice(0, size).join(' ');

/** How many numbers from 1 to 3 of seven variables obey all statements, and f and g are 1 and 2, or 2 and 3.
 * @param {Case[]} some */
export function countOf(some) {
  let count = 0;
  for (let number = 0; number < 3 ** 7; ++number) {
    const numbers = NAMES.map((_, place) => (Math.floor(number / 3 ** place) % 3) + 1);
    const hasRow = ['1 2', '2 3'].includes(`${numbers[5]} ${numbers[6]}`);
    if (hasRow && some.every(({ size, obeys }) => obeys(numbers.slice(0, size)))) ++count;
  }
  return count;
}

/**
 * A statement, how many variables it has, from 1 to 3 each, and whether numbers obey it.
 * @typedef {{ text: string, size: number, obeys: (numbers: number[]) => boolean }} Case
 * @type {Record<string, () => Case>}
 */
export const cases = {
  alldifferent: () => ({ text: 'alldifferent a b c', size: 3, obeys: (n) => new Set(n).size === 3 }),
  labelled: () => ({
    text: 'alldifferent a b c by d e f',
    size: 6,
    obeys: (n) => new Set([0, 1, 2].map((at) => `${n[at]} ${n[at + 3]}`)).size === 3,
  }),
  increasing: () => ({ text: 'increasing a b c', size: 3, obeys: ([a, b, c]) => a <= b && b <= c }),
  strictly: () => ({ text: 'strictly_increasing a b c', size: 3, obeys: ([a, b, c]) => a < b && b < c }),
  equal: () => ({ text: 'all_equal a b c', size: 3, obeys: ([a, b, c]) => a === b && b === c }),
  precede: () => ({
    text: 'value_precede a b c d from 1',
    size: 4,
    obeys: (n) => [2, 3].every((its) => !n.includes(its) || (n.indexOf(its - 1) + 1 || 9) - 1 < n.indexOf(its)),
  }),
  sum() {
    const [sign, x, y, total] = [one(SIGNS), 1 + random(3), random(7) - 3, random(15) - 4];
    const term = y < 0 ? `- ${-y}` : `+ ${y}`;
    const obeys = ([a, b, c, d]) => holds(sign, x * a + y * b + c - d, total);
    return { text: `sum ${x} a ${term} b + c - 2 ${sign} ${total - 2} + d`, size: 4, obeys };
  },
  pair() {
    const [sign, x, total] = [one(SIGNS), random(5) - 2, random(9) - 4];
    return {
      text: `sum a ${x < 0 ? '-' : '+'} ${Math.abs(x)} b ${sign} ${total}`,
      size: 2,
      obeys: ([a, b]) => holds(sign, a + x * b, total),
    };
  },
  count() {
    const sign = one(SIGNS);
    return {
      text: `count a b in 1 3, c in 2..3 ${sign} d`,
      size: 4,
      obeys: ([a, b, c, d]) => holds(sign, Number(a !== 2) + Number(b !== 2) + Number(c > 1), d),
    };
  },
  largest() {
    const [word, sign] = [one(['maximum', 'minimum']), one(SIGNS)];
    const join = word === 'maximum' ? Math.max : Math.min;
    return { text: `${word} a b c ${sign} d`, size: 4, obeys: ([a, b, c, d]) => holds(sign, join(a, b, c), d) };
  },
  nvalue() {
    const [sign, right, total] = [one(SIGNS), one(['d', 'a', '']), 1 + random(3)];
    return {
      text: `nvalue a b c b ${sign} ${right || total}`,
      size: 4,
      obeys: ([a, b, c, d]) => holds(sign, new Set([a, b, c]).size, right ? ({ a, d }[right] ?? 0) : total),
    };
  },
  twice() {
    const [word, sign] = [one(['maximum', 'minimum']), one(SIGNS)];
    const join = word === 'maximum' ? Math.max : Math.min;
    const obeys = ([a, b, c]) => holds(sign, join(a, b, c), b);
    return { text: `${word} a b c a ${sign} b`, size: 3, obeys };
  },
  countTwice() {
    const [sign, right] = [one(SIGNS), random(2)];
    const obeys = ([a, b, c]) => {
      const size = Number(a !== 2) + Number(a > 1) + Number(b === 2) + Number(c < 3);
      return holds(sign, size, right ? a : 3);
    };
    return { text: `count a in 1 3, a in 2 3, b in 2, c in 1 2 ${sign} ${right ? 'a' : 3}`, size: 3, obeys };
  },
  piecesTwice() {
    const low = 1 + random(2);
    const high = low + random(2);
    const obeys = (/** @type {number[]} */ n) => {
      const isIn = [n[0] === 1, n[1] === 1, n[0] > 1, n[2] === 1];
      return pieces(4, [[0, 3]], (at) => isIn[at]).every((size) => low <= size && size <= high);
    };
    return { text: `components a b in 1, a in 2 3, c in 1 size ${low}..${high}: a c`, size: 3, obeys };
  },
  bound() {
    const [sign, total] = [one(SIGNS), 2 + random(8)];
    const obeys = ([a, b, c]) => holds(sign, a + 2 * b + c - a, total - 1 + c - b);
    return { text: `sum a + 2 b + c - a ${sign} ${total - 1} + c - b`, size: 3, obeys };
  },
  long() {
    const [sign, total] = [one(SIGNS), 5 + random(11)];
    const obeys = (/** @type {number[]} */ [a, b, c, d, e]) => holds(sign, a + b + c + d + e, total);
    return { text: `sum a + b + c + d + e ${sign} ${total}`, size: 5, obeys };
  },
  alldifferentApart() {
    const number = one([0, 2, 4]);
    return { text: `alldifferent a b ${number}`, size: 2, obeys: ([a, b]) => new Set([a, b, number]).size === 3 };
  },
  product() {
    const [sign, right] = [one(SIGNS), 1 + random(9)];
    return { text: `product a b ${sign} ${right}`, size: 2, obeys: ([a, b]) => holds(sign, a * b, right) };
  },
  distance() {
    const sign = one(SIGNS);
    return { text: `distance a b ${sign} c`, size: 3, obeys: ([a, b, c]) => holds(sign, Math.abs(a - b), c) };
  },
  element() {
    const sign = one(SIGNS);
    return { text: `element a b 2 at c ${sign} d`, size: 4, obeys: ([a, b, c, d]) => holds(sign, [a, b, 2][c - 1], d) };
  },
  lex() {
    const sign = one(SIGNS);
    return { text: `lex a b ${sign} c d`, size: 4, obeys: ([a, b, c, d]) => holds(sign, 10 * a + b, 10 * c + d) };
  },
  inverse: () => ({
    text: 'inverse a b c | d e f',
    size: 6,
    obeys: (n) => [0, 1, 2].every((at) => n[2 + n[at]] === at + 1 && n[n[3 + at] - 1] === at + 1),
  }),
  circuit: () => ({
    text: 'circuit a b c',
    size: 3,
    obeys: (n) => n[0] !== 1 && n[n[0] - 1] !== 1 && n[n[0] - 1] !== n[0] && n[n[n[0] - 1] - 1] === 1,
  }),
  table() {
    const word = one(['table', 'conflicts']);
    const size = 2 + random(2);
    const rows = [1, 2, 3].map(() => Array.from({ length: size }, () => [1 + random(2), 2 + random(2)]));
    const text = rows.map((row) => row.map(([low, high]) => `${low}..${high}`).join(' ')).join(' | ');
    const fits = (/** @type {number[]} */ n) =>
      rows.some((row) => row.every(([low, high], at) => low <= n[at] && n[at] <= high));
    return { text: `${word} ${list(size)}: ${text}`, size, obeys: (n) => fits(n) === (word === 'table') };
  },
  regular: () => ({
    text: 'regular a b c d from x to y x: x 1..2 x | x 3 y | y 1 y | y 2 3 z | z * y',
    size: 4,
    obeys: (n) => /^[12]*(3(1|[23].)*)?$/.test(n.join('')),
  }),
  connected() {
    const [word, low] = [one(['connected', 'components']), random(4)];
    const high = low + random(4);
    const obeys = (/** @type {number[]} */ n) => {
      const sizes = pieces(6, EDGES, (at) => n[at] === 1);
      const fits = (/** @type {number} */ size) => low <= size && size <= high;
      return word === 'components' ? sizes.every(fits) : sizes.length <= 1 && fits(sizes[0] ?? 0);
    };
    const links = EDGES.map(([a, b]) => `${NAMES[a]} ${NAMES[b]}`).join(' | ');
    return { text: `${word} ${list(6)} in 1 size ${low}..${high}: ${links}`, size: 6, obeys };
  },
  lines() {
    const word = one(['loop', 'forest']);
    const label = random(3);
    const obeys = (/** @type {number[]} */ n) => {
      const drawn = EDGES.filter((_, at) => n[at] === 1);
      const sizes = pieces(6, drawn, () => true);
      if (word === 'forest') {
        const parted = label === 0 || pieces(6, [...drawn, [0, 5]], () => true).length < sizes.length;
        return drawn.length === 6 - sizes.length && parted;
      }
      const degrees = [0, 1, 2, 3, 4, 5].map((point) => drawn.flat().filter((end) => end === point).length);
      const isOne = sizes.filter((size) => size > 1).length === 1;
      return isOne && degrees.every((degree) => degree === 0 || degree === 2);
    };
    const text = EDGES.map(([a, b], at) => `P${a} P${b} ${NAMES[at]}`).join(' | ');
    return { text: `${word} ${text}${word === 'forest' && label > 0 ? ' by P0 1 P5 2' : ''}`, size: 7, obeys };
  },
  or() {
    const kinds = ['sum', 'count', 'lex', 'distance', 'alldifferent', 'table', 'nvalue', 'largest', 'element', 'bound'];
    const some = Array.from({ length: 2 + random(2) }, () => cases[one(kinds)]());
    return {
      text: some.map(({ text }) => text).join(' or '),
      size: Math.max(...some.map(({ size }) => size)),
      obeys: (n) => some.some(({ size, obeys }) => obeys(n.slice(0, size))),
    };
  },
};
