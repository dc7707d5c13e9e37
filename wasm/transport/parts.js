// What the parts of a search tree are to each other, by their texts alone (core/search/part.hpp): how large, in which
// order, and whether together they are the whole. No workers here. Tested by tests/wasm/parts.test.js.

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

const STEP = /^(?:([\d+]+)-)?(\d+)of(\d+)$/;
const FINGERPRINT = /^[\da-f]{12}$/;
const ENGINE = /^[a-z]+$/;

/**
 * Reads the text of a part, as core has written it.
 * @param {string} text
 * @returns {Part | undefined} undefined if it is none
 */
export function readPart(text) {
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
    if (Number(at) < 1 || Number(at) > Number(of)) return undefined;
  }
  return part;
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
 * How much of the tree a part is, 0 to 1, if all choices at a node are taken for equally large.
 * @param {string} text a part; empty: the whole
 */
export function shareOf(text) {
  return stepsOf(text).reduce((share, { of }) => share / of, 1);
}

/**
 * Compares parts by the order in which a search comes to them. A part comes before the parts of it.
 * @param {string} a
 * @param {string} b
 * @returns {number} negative, 0 or positive, as `sort` wants it
 */
export function compareParts(a, b) {
  const [some, others] = [stepsOf(a), stepsOf(b)];
  const apart = some.findIndex(({ at }, level) => at !== others[level]?.at);
  if (apart < 0 || others.length <= apart) return some.length - others.length;
  return some[apart].at - others[apart].at;
}

/**
 * What is left of a part whose search has given parts away: in the order of the search, the parts that it had
 * finished by then and the one that it was in.
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

/**
 * Compares a set of parts with the whole.
 * @param {string[]} texts parts of one puzzle, in any order
 * @returns {{ missing: string[], surplus: string[] }} missing: the largest parts that are in none of `texts`, where `?`
 *   stands for placements that the texts do not tell. surplus: those that are within another one, or there twice, or
 *   that do not fit those before them
 */
export function compareWithWhole(texts) {
  /** @type {string[]} */
  const surplus = [];
  /** @type {string[]} */
  const missing = [];
  /** @param {Part[]} parts that have the first `level` steps in common @param {number} level */
  const compare = (parts, level) => {
    const whole = parts.find(({ steps }) => steps.length === level);
    if (whole) {
      for (const part of parts) if (part !== whole) surplus.push(textOf(part));
      return;
    }
    const [first] = parts;
    const step = first.steps[level];
    const isBeside = (/** @type {Part} */ part) =>
      part.steps[level].of === step.of &&
      (part.steps[level].placements === '') === (step.placements === '') &&
      (step.placements !== '' || part.engine === first.engine);
    for (const part of parts) if (!isBeside(part)) surplus.push(textOf(part));
    for (let at = 1; at <= step.of; ++at) {
      const below = parts.filter((part) => isBeside(part) && part.steps[level].at === at);
      if (below.length > 0) {
        compare(below, level + 1);
        continue;
      }
      const unknown = { ...step, at, placements: step.placements && '?' };
      missing.push(textOf({ ...first, steps: [...first.steps.slice(0, level), unknown] }));
    }
  };
  const parts = texts.toSorted(compareParts).map((text) => /** @type {Part} */ (readPart(text)));
  if (parts.length > 0) compare(parts, 0);
  return { missing, surplus };
}

/** A sum of counts. That of a part may be a fraction, when it stands for its images by symmetry too. */
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

  /** The whole number below. */
  get floor() {
    return this.#over / this.#under;
  }

  /** Like the counts that were added. */
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
