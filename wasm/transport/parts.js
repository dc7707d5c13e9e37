// Reads the texts of parts of a search tree (core/search/part.hpp), and adds up their counts. Tested by
// tests/wasm/parts.test.js.

/** Core has the numbers of choices in 32 bits. */
const MOST_CHOICES = 2 ** 32 - 1;
const PUZZLE = /^[\da-f]{12}$/;
const ENGINE = /^(dlx|bits)$/;
/** A choice of values on the board, and one in the tree of an engine. */
const [LEVEL, BRANCH] = [/^\d[\d+]*-[1-9]\d*of[1-9]\d*$/, /^[1-9]\d*of[1-9]\d*$/];
/** Fractions of a count that core writes have this divisor (core/command/count_sum.cpp). */
const UNIT = 840n;

/** Whether a text is a part, as core writes it. @param {unknown} text @returns {boolean} */
export function isPart(text) {
  const [puzzle, ...fields] = typeof text === 'string' ? text.split('.') : [''];
  const engine = fields.findIndex((field) => ENGINE.test(field));
  const isField = (/** @type {string} */ field, /** @type {number} */ index) => {
    if (index === engine) return index + 1 < fields.length;
    const { at, of } = choiceOf(field);
    return (engine >= 0 && index > engine ? BRANCH : LEVEL).test(field) && at <= of && of <= MOST_CHOICES;
  };
  return PUZZLE.test(puzzle) && fields.every(isField);
}

/**
 * The fraction of the tree that a part is, 0 to 1, if all choices at a node count as equally large.
 * @param {string} text a part; empty: the whole
 */
export const shareOf = (text) => text.split('.').reduce((share, field) => share / choiceOf(field).of, 1);

/**
 * What is left of a part whose search has given parts away: the parts that it had finished and the one that it was in,
 * in the order of the search.
 * @param {string} part empty: the whole
 * @param {string} given the first of the parts that it gave away last
 * @returns {{ parts: string[], nodes: number }} nodes: those on the way, which are in none of these parts
 */
export function keptParts(part, given) {
  const fields = given.split('.');
  /** @type {string[]} */
  const parts = [];
  let nodes = 0;
  for (let level = part.split('.').length; level < fields.length; ++level) {
    const { at, of } = choiceOf(fields[level]);
    if (at > 0) ++nodes;
    for (let kept = 1; kept < at; ++kept) parts.push([...fields.slice(0, level), `${kept}of${of}`].join('.'));
  }
  return { parts, nodes };
}

/** A sum of counts. The count of a part may be a fraction if it also stands for the part's images by symmetry. */
export class CountSum {
  /** @param {string} count a whole number or a fraction in decimal, as `105/840` */
  add(count) {
    const [over, under] = `${count}/1`.split('/', 2).map(BigInt);
    this.#units += (over * UNIT) / under;
  }

  /** The sum, rounded down. */
  get floor() {
    return this.#units / UNIT;
  }

  /** In the form of the counts that are added. */
  toString() {
    return this.#units % UNIT === 0n ? String(this.floor) : `${this.#units}/${UNIT}`;
  }

  #units = 0n;
}

/** The choice in a field of a part's text: the `at`-th, from 1, of `of`; 0 of 1 in a field without one. */
function choiceOf(/** @type {string} */ field) {
  const [, at = '0', of = '1'] = /(?:^|-)(\d+)of(\d+)$/.exec(field) ?? [];
  return { at: Number(at), of: Number(of) };
}
