// Reads the texts of parts of a search tree (core/search/part.hpp). Tested by tests/wasm/parts.test.js.

/**
 * One choice on the way to a part: the `at`-th, from 1, of `of`. `placements` are the values that it puts on the board;
 * empty for a choice in the tree of an engine.
 * @typedef {{ placements: string, at: number, of: number }} Step
 *
 * @typedef {object} Part
 * @property {string} puzzle the fingerprint
 * @property {string} engine whose tree the steps without placements are in; empty if there are none
 * @property {Step[]} steps root first
 */

/** Core has such numbers in 32 bits. */
const MOST_CHOICES = 2 ** 32 - 1;
const STEP = /^(?:([\d+]+)-)?(\d+)of(\d+)$/;
const FINGERPRINT = /^[\da-f]{12}$/;
const ENGINE = /^(dlx|bits)$/;

/**
 * Reads the text of a part, as core has written it.
 * @param {unknown} text
 * @returns {Part | undefined} undefined if it is none
 */
export function readPart(text) {
  if (typeof text !== 'string') return undefined;
  const [puzzle, ...fields] = text.split('.');
  if (!FINGERPRINT.test(puzzle)) return undefined;
  /** @type {Part} */
  const part = { puzzle, engine: '', steps: [] };
  for (const field of fields) {
    if (part.engine === '' && ENGINE.test(field)) {
      part.engine = field;
      continue;
    }
    const [found, placements = '', at, of] = STEP.exec(field) ?? [];
    if (found === undefined || (placements === '') !== (part.engine !== '')) return undefined;
    part.steps.push({ placements, at: Number(at), of: Number(of) });
    if (Number(at) < 1 || Number(at) > Number(of) || Number(of) > MOST_CHOICES) return undefined;
  }
  return textOf(part) === text ? part : undefined; // equal parts have equal texts
}

/** @param {Part} part @returns {string} */
export function textOf({ puzzle, engine, steps }) {
  let text = puzzle;
  let isInTree = false;
  for (const { placements, at, of } of steps) {
    if (placements === '' && !isInTree) text += `.${engine}`;
    isInTree ||= placements === '';
    text += isInTree ? `.${at}of${of}` : `.${placements}-${at}of${of}`;
  }
  return text;
}

/**
 * The fraction of the tree that a part is, 0 to 1, if all choices at a node count as equally large.
 * @param {string} text a part; empty: the whole
 */
export function shareOf(text) {
  return stepsOf(text).reduce((share, { of }) => share / of, 1);
}

/**
 * What is left of a part whose search has given parts away: the parts that it had finished and the one that it was in,
 * in the order of the search.
 * @param {string} part empty: the whole
 * @param {string} given the first of the parts that it gave away last
 * @returns {{ parts: string[], nodes: number }} nodes: those on the way, which are in none of these parts
 */
export function keptParts(part, given) {
  const whole = /** @type {Part} */ (readPart(given));
  const { steps } = whole;
  const own = stepsOf(part).length;
  /** @type {string[]} */
  const parts = [];
  for (let level = own; level < steps.length; ++level) {
    for (let at = 1; at < steps[level].at; ++at)
      parts.push(textOf({ ...whole, steps: [...steps.slice(0, level), { ...steps[level], at }] }));
  }
  return { parts, nodes: steps.length - own };
}

/** A sum of counts. The count of a part may be a fraction if it also stands for the part's images by symmetry. */
export class CountSum {
  /** @param {string} count a whole number or a fraction in decimal, as `105/840` */
  add(count) {
    const [over, under] = `${count}/1`.split('/', 2).map(BigInt);
    if (under === this.#under) {
      this.#over += over;
      return;
    }
    const common = divisorOf(under, this.#under);
    this.#over = this.#over * (under / common) + over * (this.#under / common);
    this.#under *= under / common;
  }

  /** The sum, rounded down. */
  get floor() {
    return this.#over / this.#under;
  }

  /** In the form of the counts that are added. */
  toString() {
    const isWhole = this.#over % this.#under === 0n;
    return isWhole ? String(this.floor) : `${this.#over}/${this.#under}`;
  }

  #over = 0n;
  #under = 1n;
}

/** The greatest common divisor. @param {bigint} a @param {bigint} b @returns {bigint} */
function divisorOf(a, b) {
  return b === 0n ? a : divisorOf(b, a % b);
}

/** @param {string} text a part; empty: the whole @returns {Step[]} */
function stepsOf(text) {
  return readPart(text)?.steps ?? [];
}
