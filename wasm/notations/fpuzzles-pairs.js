// Writes the rules between neighbours as f-puzzles has them: dots, X and V, relations, minima and maxima, box indexers,
// and negative constraints. Several rules of `iss` can be one of f-puzzles, so these are collected first: a negative
// constraint is a relation between all neighbours without a dot, a minimum is less than each neighbour that is no
// minimum itself. What is left over is an error. Tested by tests/wasm/variant-links.test.js.
import { adjacentPairs, neighboursOf } from '../iss/cells.js';
import { pairKey } from '../iss/codes.js';
import { boxesOf } from '../iss/regions.js';
import { cellOf } from '../iss/shape.js';
import { refuse } from './bounds.js';
import { keyOf, negativeNumbers } from './fpuzzles-dots.js';
import { boxIndexer, differenceOf, nabner, noneOf, ratioOf, slowThermometer } from './fpuzzles-relations.js';

/** @typedef {import('./fpuzzles-dots.js').Dots} Dots */
/** @typedef {'difference' | 'ratio'} DotRule */
/** @typedef {{ centre: number, others: number[] }} Star a cell and some of its neighbours */

/**
 * Rules that are marks between two neighbours.
 * @type {Record<string, { key: string, value?: string, dot?: DotRule }>}
 */
const marks = {
  WhiteDot: { key: 'difference', dot: 'difference' },
  BlackDot: { key: 'ratio', dot: 'ratio' },
  X: { key: 'xv', value: 'X' },
  V: { key: 'xv', value: 'V' },
};

/** @type {Record<DotRule, number>} */
const usual = { difference: 1, ratio: 2 };

/** What a relation between all neighbours without a dot can mean. @type {string[][]} */
const negativeSets = [['nonconsecutive'], ['difference'], ['nonconsecutive', 'difference'], ['ratio']];

/** @param {string} name @returns {never} */
const refuseRule = (name) => refuse(`f-puzzles does not have the rule "${name}" as it is here`);

/** @param {number[]} cells */
const sorted = (cells) => [...new Set(cells)].sort((a, b) => a - b).join();

/**
 * Adds to the list of a key.
 * @template Key, Value
 * @param {Map<Key, Value[]>} lists
 * @param {Key} key
 * @param {Value} value
 */
function add(lists, key, value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export class PairWriter {
  /**
   * @param {import('../iss/shape.js').Shape} shape
   * @param {(key: string, entry: unknown) => void} push adds an entry to a list of the JSON
   */
  constructor(shape, push) {
    this.#shape = shape;
    this.#push = push;
    const numbers = Array.from({ length: shape.values }, (_, index) => index + 1);
    for (const dot of /** @type {const} */ (['ratio', 'difference'])) {
      const relation = dot === 'ratio' ? ratioOf : differenceOf;
      for (const number of numbers) this.#dotOf.set(this.#key(relation(number)), { dot, number });
    }
  }

  /**
   * Takes a rule if it is one between neighbours. Some of them are written only by `finish`.
   * @param {string} name
   * @param {string[]} args
   */
  take(name, args) {
    if (Object.hasOwn(marks, name)) this.#takeMarks(name, args);
    else if (name === 'GreaterThan') this.#takeStar(this.#cells(args, name));
    else if (name === 'AntiConsecutive' || name === 'StrictKropki') this.#strict.add(name);
    else if (name === 'Pair' || name === 'PairX') this.#takeRelation(name, args);
    else return false;
    return true;
  }

  /** Writes what was collected. @returns {string[]} the names of the negative constraints */
  finish() {
    this.#writeExtremes('maximum', this.#maxima);
    this.#writeExtremes('minimum', this.#minima);
    for (const [cell, others] of this.#indexers) {
      if (sorted([cell, ...others]) !== sorted(this.#boxOf(cell))) refuseRule('Pair');
      this.#push('boxindexer', { cells: [this.#name(cell)] });
    }
    return this.#negatives();
  }

  /** @param {string} rule @param {string[]} args */
  #takeMarks(rule, args) {
    const { key, value, dot } = marks[rule];
    const cells = [...new Set(this.#cells(args, rule))];
    for (const pair of adjacentPairs(this.#shape, cells)) {
      this.#push(key, { cells: pair.map((cell) => this.#name(cell)), ...(value ? { value } : {}) });
      if (dot) this.#dots[dot].push({ pair, number: usual[dot] });
    }
  }

  /** A cell that is greater than the others, or less. @param {number[]} cells the earlier of neighbours is greater */
  #takeStar(cells) {
    const first = { centre: cells[0], others: cells.slice(1) };
    const last = { centre: cells[cells.length - 1], others: cells.slice(0, -1) };
    // A rule of two cells is a star of either kind: it is the one where the other neighbours have the same rule.
    const isStar = (/** @type {Star} */ { centre, others }) =>
      others.every((cell) => this.#neighbours(centre).includes(cell));
    if (cells.length === 2) this.#takeGreater(first);
    else if (isStar(first)) this.#maxima.push(first);
    else if (isStar(last)) this.#minima.push(last);
    else refuseRule('GreaterThan');
  }

  /** @param {Star} star of two cells */
  #takeGreater({ centre, others }) {
    if (!this.#neighbours(centre).includes(others[0])) refuseRule('GreaterThan');
    const isKnown = this.#pairs.some((other) => other.centre === centre && other.others[0] === others[0]);
    if (!isKnown) this.#pairs.push({ centre, others });
  }

  /** @param {string} name @param {string[]} args */
  #takeRelation(name, [key, ...items]) {
    /** @type {string[][]} */
    const groups = [[]];
    for (const item of items) {
      if (item === '' || item.startsWith('_')) groups.push([]);
      else groups[groups.length - 1].push(item);
    }
    for (const group of groups.map((names) => this.#cells(names, name)).filter(({ length }) => length > 1)) {
      const line = { lines: [group.map((cell) => this.#name(cell))] };
      if (name === 'PairX' && key === this.#key(nabner)) this.#push('nabner', line);
      else if (name === 'Pair' && key === this.#key(slowThermometer)) this.#push('slowthermometer', line);
      else if (name === 'PairX' && group.length > 2) refuseRule(name);
      else for (const [at, cell] of group.slice(1).entries()) this.#takePair(key, [group[at], cell]);
    }
  }

  /** @param {string} key @param {number[]} pair */
  #takePair(key, pair) {
    const found = this.#dotOf.get(key);
    if (found && this.#neighbours(pair[0]).includes(pair[1])) {
      const { dot, number } = found;
      const value = number === usual[dot] ? {} : { value: String(number) };
      this.#push(dot, { cells: pair.map((cell) => this.#name(cell)), ...value });
      this.#dots[dot].push({ pair, number });
      return;
    }
    const box = this.#boxOf(pair[0]);
    const [first, second] = pair.map((cell) => box.indexOf(cell) + 1);
    if (second > 0 && key === this.#key(boxIndexer(first, second))) add(this.#indexers, pair[0], pair[1]);
    else add(this.#relations, key, pair);
  }

  /** The cells of the box around a cell. @param {number} cell */
  #boxOf(cell) {
    return boxesOf({ ...this.#shape, rules: [] }).find((box) => box.includes(cell)) ?? [];
  }

  /** @param {'minimum' | 'maximum'} key @param {Star[]} stars */
  #writeExtremes(key, stars) {
    // A rule of two cells is in the list of maxima with its greater cell as the centre.
    const turned = (/** @type {Star} */ { centre, others }) =>
      key === 'maximum' ? { centre, others } : { centre: others[0], others: [centre] };
    // A cell among such cells need not be stated: it has no neighbour to be compared with.
    const inner = (/** @type {Set<number>} */ all) =>
      this.#all().filter(
        (cell) =>
          this.#neighbours(cell).every((other) => all.has(other)) && !stars.some(({ others }) => others.includes(cell)),
      );
    const fits = (/** @type {Star} */ { centre, others }, /** @type {Set<number>} */ all) =>
      sorted(others) === sorted(this.#neighbours(centre).filter((other) => !all.has(other)));
    const centres = new Set(stars.map(({ centre }) => centre));
    for (const pair of [...this.#pairs]) {
      const star = turned(pair);
      const all = new Set([...centres, star.centre, ...this.#pairs.map((other) => turned(other).centre)]);
      all.delete(star.others[0]);
      if (!fits(star, new Set([...all, ...inner(all)]))) continue;
      this.#pairs.splice(this.#pairs.indexOf(pair), 1);
      stars.push(star);
      centres.add(star.centre);
    }
    const all = new Set([...centres, ...inner(centres)]);
    if (!stars.every((star) => fits(star, all)) || (key === 'minimum' && this.#pairs.length > 0))
      refuseRule('GreaterThan');
    if (stars.length > 0) for (const cell of all) this.#push(key, { cell: this.#name(cell) });
  }

  /** The negative constraints that mean the collected relations. */
  #negatives() {
    const { difference, ratio } = this.#dots;
    const marked = new Set([...difference, ...ratio].map(({ pair }) => keyOf(pair)));
    const free = adjacentPairs(this.#shape, this.#all()).filter((pair) => !marked.has(keyOf(pair)));
    /** @type {string[]} */
    const found = [];
    if (this.#strict.has('StrictKropki')) {
      if ([...difference, ...ratio].length !== this.#usualDots()) refuseRule('StrictKropki');
      found.push('nonconsecutive', 'ratio');
    }
    if (this.#strict.has('AntiConsecutive')) {
      if (marked.size > 0) refuse('in f-puzzles, neighbours with a dot are exempt from the rule "AntiConsecutive"');
      found.push('nonconsecutive');
    }
    for (const [key, pairs] of this.#relations) {
      const names = negativeSets.find((negative) => {
        const { noDifferences, noRatios } = negativeNumbers(negative, difference, ratio);
        return key === this.#key(noneOf([...noDifferences.map(differenceOf), ...noRatios.map(ratioOf)]));
      });
      const isEverywhere = pairs.map(keyOf).sort().join() === free.map(keyOf).sort().join();
      if (!names || !isEverywhere) return refuseRule('Pair');
      found.push(...names);
    }
    return [...new Set(found)];
  }

  /** How many dots have the difference 1 or the ratio 2. */
  #usualDots() {
    const { difference, ratio } = this.#dots;
    return [...difference.filter(({ number }) => number === 1), ...ratio.filter(({ number }) => number === 2)].length;
  }

  /** @param {import('./fpuzzles-relations.js').Relation} relation */
  #key({ allows }) {
    return pairKey(this.#shape, allows);
  }

  /** @param {string[]} names @param {string} rule */
  #cells(names, rule) {
    return names.map((name) => {
      const cell = cellOf(this.#shape, name);
      return cell >= 0 ? cell : refuse(`the rule "${rule}" has "${name}", which is not a cell of the board`);
    });
  }

  /** @param {number} cell */
  #neighbours(cell) {
    return neighboursOf(this.#shape, cell);
  }

  #all() {
    return Array.from({ length: this.#shape.rows * this.#shape.columns }, (_, cell) => cell);
  }

  /** The name of a cell in f-puzzles. @param {number} cell */
  #name(cell) {
    const { columns } = this.#shape;
    return `R${Math.floor(cell / columns) + 1}C${(cell % columns) + 1}`;
  }

  #shape;
  #push;
  /** The dot of a relation, by the relation's key. @type {Map<string, { dot: DotRule, number: number }>} */
  #dotOf = new Map();
  /** @type {Record<DotRule, Dots>} */
  #dots = { difference: [], ratio: [] };
  /** @type {Star[]} */
  #maxima = [];
  /** @type {Star[]} */
  #minima = [];
  /** Rules of two cells, the greater one as the centre. @type {Star[]} */
  #pairs = [];
  /** What box indexers are compared with. @type {Map<number, number[]>} */
  #indexers = new Map();
  /** Pairs with a relation that is no dot, by its key. @type {Map<string, number[][]>} */
  #relations = new Map();
  /** @type {Set<string>} */
  #strict = new Set();
}
