// Says of one statement of a model whether it can hold while each variable has one of its candidates. Where each has
// one, the answer is exact; else it is exact for most kinds alone, and of a sum also with what differs. Each kind has
// a function that reads the statement and returns its judge. Tested by tests/cli/proof.test.js.
import { holds, toMasks } from './domains.js';
import { graphs } from './graphs.js';
import { ProofError } from './model.js';
import { judgeOfSum } from './sums.js';

/**
 * @typedef {import('./model.js').Statement} Statement
 * @typedef {import('./model.js').Judge} Judge
 * @typedef {import('./model.js').Board} Board
 * @typedef {import('./model.js').Reader} Reader
 * @typedef {import('./domains.js').Domains} Domains
 * @typedef {import('./domains.js').Mask} Mask
 */

/** More ways than this to fill the variables of a `conflicts` are not tried. */
const MOST_ROWS = 1e6;

/** More numbers than this of variables that a statement has twice are not tried one by one. */
const MOST_NUMBERS = 4096;

/** Scratch: by number, which variable has it, or -1; by number or state, when it was tried last. */
let owner = new Int32Array(64);
let tried = new Float64Array(64);
let time = 0;
/** @param {number} size of both */
function reserve(size) {
  if (owner.length < size) [owner, tried] = [new Int32Array(size), new Float64Array(size)];
}

/** How many variables at most can have numbers that all differ: one after the other, by paths that augment a matching.
 * @param {number[]} variables @param {Domains} domains */
function matching(variables, { one, other, low }) {
  // Numbers count from the lowest one, and gaps between those of different variables are left out.
  const places = variables.map(() => 0);
  let end = 0;
  let before = -Infinity;
  for (const at of [...places.keys()].sort((a, b) => low[variables[a]] - low[variables[b]])) {
    const first = low[variables[at]];
    places[at] = Math.max(end - Math.max(before + 64 - first, 0), 0);
    end = places[at] + 64;
    before = first;
  }
  const take = (/** @type {number} */ at, /** @type {number} */ bits, /** @type {number} */ from) => {
    for (let left = bits; left !== 0; left &= left - 1) {
      const number = from + 31 - Math.clz32(left & -left);
      if (tried[number] === time) continue;
      tried[number] = time;
      if (owner[number] >= 0 && !place(owner[number])) continue;
      owner[number] = at;
      return true;
    }
    return false;
  };
  const place = (/** @type {number} */ at) =>
    take(at, one[variables[at]], places[at]) || take(at, other[variables[at]], places[at] + 32);
  return () => {
    reserve(end);
    owner.fill(-1, 0, end);
    let placed = 0;
    for (let at = 0; at < variables.length; ++at) {
      ++time;
      if (place(at)) ++placed;
    }
    return placed;
  };
}

/** @type {Reader} */
function alldifferent({ variables, others }, { domains }) {
  if (others) return labelled(variables, others, domains);
  if (new Set(variables).size < variables.length) return () => false;
  const isAligned = variables.every((each) => domains.low[each] === domains.low[variables[0]]);
  const { one, other } = domains;
  const most = matching(variables, domains);
  return () => {
    let fixed = 0;
    let fixed2 = 0;
    for (let at = 0; at < variables.length && isAligned; ++at) {
      if (!domains.isFixed(variables[at])) continue;
      const bits = one[variables[at]];
      const bits2 = other[variables[at]];
      if ((fixed & bits) !== 0 || (fixed2 & bits2) !== 0) return false;
      fixed |= bits;
      fixed2 |= bits2;
    }
    return most() === variables.length;
  };
}

/**
 * Those with one label differ: a label that is known takes the numbers that are known from others.
 * @param {number[]} variables @param {number[]} labels @param {Domains} domains @returns {Judge}
 */
const labelled = (variables, labels, domains) => () => {
  /** By label and number. @type {Map<number, Set<number>>} */
  const taken = new Map();
  const open = [];
  for (let at = 0; at < variables.length; ++at) {
    if (!domains.isFixed(variables[at]) || !domains.isFixed(labels[at])) {
      open.push(at);
      continue;
    }
    const [label, number] = [domains.least(labels[at]), domains.least(variables[at])];
    const its = taken.get(label) ?? new Set();
    if (its.has(number)) return false;
    taken.set(label, its.add(number));
  }
  return open.every((at) =>
    domains
      .numbers(labels[at])
      .some((label) => domains.numbers(variables[at]).some((number) => !taken.get(label)?.has(number))),
  );
};

/** @type {Reader} */
function counted({ variables, sets = [], relation = '=', right = 0 }, { domains }) {
  const masks = variables.map((each, at) => toMasks(domains.low[each], sets[at]));
  const { one, other } = domains;
  return () => {
    let [must, may] = [0, 0];
    for (let at = 0; at < variables.length; ++at) {
      const bits = one[variables[at]];
      const bits2 = other[variables[at]];
      const [mask, mask2] = masks[at];
      if ((bits & mask) === 0 && (bits2 & mask2) === 0) continue;
      ++may;
      if ((bits & ~mask) === 0 && (bits2 & ~mask2) === 0) ++must;
    }
    const rights = domains.numbers(right);
    for (let number = must; number <= may; ++number)
      if (rights.some((each) => holds[relation](number, each))) return true;
    return false;
  };
}

/** The number of different numbers: at least those that are known, at most as many as can differ. If there are no
 * others than the known ones, each variable must be able to have one of these. @type {Reader} */
function nvalue({ variables, relation = '=', right = 0 }, { domains }) {
  const most = matching(variables, domains);
  return () => {
    const known = new Set(variables.filter((each) => domains.isFixed(each)).map((each) => domains.least(each)));
    const canBeKnown = variables.every((each) => domains.numbers(each).some((number) => known.has(number)));
    const rights = domains.numbers(right);
    for (let size = known.size + (canBeKnown ? 0 : 1), end = most(); size <= end; ++size)
      if (rights.some((each) => holds[relation](size, each))) return true;
    return false;
  };
}

/**
 * Two variables: by the first one's numbers, what the other one may have.
 * @param {number} a @param {number} b @param {Int32Array} allowed @param {Domains} domains @returns {Judge}
 */
const related = (a, b, allowed, domains) => () => {
  const { one, other } = domains;
  for (let word = 0; word < 2; ++word)
    for (let bits = (word === 0 ? one : other)[a]; bits !== 0; bits &= bits - 1) {
      const at = 64 * word + 2 * (31 - Math.clz32(bits & -bits));
      if ((allowed[at] & one[b]) !== 0 || (allowed[at + 1] & other[b]) !== 0) return true;
    }
  return false;
};

/** What `pairsOf` has found. @type {WeakMap<Statement, Int32Array>} */
const known = new WeakMap();

/** What a statement of two variables lets the second one have, a mask of two words for each number of the first one;
 * undefined if it is none. @param {Statement} statement @param {Domains} domains @param {number[]} sizes */
export function pairsOf(statement, { low }, sizes) {
  const { kind, variables, rows, coefficients, relation = '=', constant = 0 } = statement;
  const [a, b] = variables;
  if (variables.length !== 2 || a === b || !(rows || coefficients)) return undefined;
  let pairs = known.get(statement);
  if (pairs) return pairs;
  pairs = new Int32Array(2 * sizes[a]);
  for (let bit = 0; coefficients && bit < sizes[a]; ++bit) {
    const left = coefficients[0] * (low[a] + bit) + coefficients[1] * low[b] + constant;
    for (let its = 0; its < sizes[b]; ++its)
      if (holds[relation](left + coefficients[1] * its, 0)) pairs[2 * bit + (its >> 5)] |= 1 << (its & 31);
  }
  for (const [[from, to], its] of rows ?? []) {
    const [mask, mask2] = toMasks(low[b], [its]);
    for (let bit = Math.max(from - low[a], 0); bit <= Math.min(to - low[a], sizes[a] - 1); ++bit) {
      pairs[2 * bit] |= mask;
      pairs[2 * bit + 1] |= mask2;
    }
  }
  if (kind === 'conflicts') pairs = pairs.map((mask) => ~mask);
  known.set(statement, pairs);
  return pairs;
}

/** @type {Reader} */
function tabled(statement, { domains, sizes }) {
  const { kind, variables, rows = [], line } = statement;
  const pairs = pairsOf(statement, domains, sizes);
  if (pairs) return related(variables[0], variables[1], pairs, domains);
  const { one, other } = domains;
  const masks = rows.map((row) => row.map((range, at) => toMasks(domains.low[variables[at]], [range])));
  const fits = (/** @type {Mask} */ [mask, mask2], /** @type {number} */ variable) =>
    (mask & one[variable]) !== 0 || (mask2 & other[variable]) !== 0;
  if (kind === 'table') return () => masks.some((row) => row.every((mask, at) => fits(mask, variables[at])));
  let tries = 0;
  /** @param {number} at @param {[number, number][][]} left @returns {boolean} */
  const fill = (at, left) => {
    if (left.length === 0) return true;
    if (at === variables.length) return false;
    if (++tries > MOST_ROWS) throw new ProofError(`line ${line} of the model: there are too many rows to try`);
    return domains.numbers(variables[at]).some((number) =>
      fill(
        at + 1,
        left.filter((row) => row[at][0] <= number && number <= row[at][1]),
      ),
    );
  };
  return () => {
    tries = 0;
    return fill(0, rows);
  };
}

/** By the steps of an automaton, and the lowest number of a variable: `stepsFrom`.
 * @type {WeakMap<object, Map<number, number[][]>>} */
const automata = new WeakMap();

/** By state: masks and the state behind them, three in a row. @param {Statement} statement @param {number} low */
function stepsFrom({ steps = [], states = 0 }, low) {
  const tables = automata.get(steps) ?? new Map();
  automata.set(steps, tables);
  let table = tables.get(low);
  if (table) return table;
  table = /** @type {number[][]} */ (Array.from({ length: states }, () => []));
  for (const [before, ranges, after] of steps) table[before].push(...toMasks(low, ranges), after);
  tables.set(low, table);
  return table;
}

/** @type {Reader} */
function regular(statement, { domains }) {
  const { variables, from = 0, to = new Set(), states = 0 } = statement;
  const { one, other, low } = domains;
  const layers = variables.map((each) => stepsFrom(statement, low[each]));
  return () => {
    reserve(states);
    let reached = [from];
    for (let layer = 0; layer < variables.length && reached.length > 0; ++layer) {
      const [bits, bits2, table] = [one[variables[layer]], other[variables[layer]], layers[layer]];
      ++time;
      const next = [];
      for (let at = 0; at < reached.length; ++at) {
        const its = table[reached[at]];
        for (let step = 0; step < its.length; step += 3) {
          const after = its[step + 2];
          if (tried[after] === time || ((its[step] & bits) === 0 && (its[step + 1] & bits2) === 0)) continue;
          tried[after] = time;
          next.push(after);
        }
      }
      reached = next;
    }
    return reached.some((state) => to.has(state));
  };
}

/**
 * What a list may lead to, number by number.
 * @param {number[]} list @param {Domains} domains @param {number | string} start
 * @param {(state: any, number: number, at: number) => number | string | undefined} step undefined: it cannot be
 * @returns {Judge}
 */
const follow = (list, domains, start, step) => () => {
  let reached = new Set([start]);
  list.forEach((variable, at) => {
    const next = new Set();
    for (const state of reached)
      for (const number of domains.numbers(variable)) {
        const after = step(state, number, at);
        if (after !== undefined) next.add(after);
      }
    reached = next;
  });
  return reached.size > 0;
};

/** Each number of a list beside the one before it. @param {string} relation @returns {Reader} */
const ordered =
  (relation) =>
  ({ variables }, { domains }) =>
    follow(variables, domains, '', (before, number) =>
      before === '' || holds[relation](before, number) ? number : undefined,
    );

/** What a list comes to beside the right side. @param {(state: number, number: number) => number} join
 * @returns {Reader} */
const joined =
  (join) =>
  ({ variables, relation = '=', right = 0 }, { domains }) =>
    follow([...variables, right], domains, '', (state, number, at) => {
      if (at < variables.length) return at === 0 ? number : join(state, number);
      return holds[relation](state, number) ? 0 : undefined;
    });

/** @type {Record<string, Reader>} */
const readers = {
  alldifferent,
  count: counted,
  nvalue,
  table: tabled,
  conflicts: tabled,
  regular,
  ...graphs,
  sum(statement, board) {
    const pairs = pairsOf(statement, board.domains, board.sizes);
    const [a, b] = statement.variables;
    return pairs ? related(a, b, pairs, board.domains) : judgeOfSum(statement, board);
  },
  all_equal: ordered('='),
  increasing: ordered('<='),
  strictly_increasing: ordered('<'),
  value_precede: ({ variables, constant = 1 }, { domains }) =>
    follow(variables, domains, constant, (next, number) =>
      number > next ? undefined : number === next ? next + 1 : next,
    ),
  maximum: joined(Math.max),
  minimum: joined(Math.min),
  product: joined((a, b) => a * b),
  distance: joined((a, b) => Math.abs(a - b)),
  // The state: which place it is, then, as a word, the number that is there.
  element: ({ variables, others = [], relation = '=', right = 0 }, { domains }) =>
    follow([others[0], ...variables, right], domains, 0, (state, number, at) => {
      if (at === 0) return number >= 1 && number <= variables.length ? number : undefined;
      if (at <= variables.length) return state === at ? `${number}` : state;
      return holds[relation](Number(state), number) ? 0 : undefined;
    }),
  // The state: what the first two that differ say, or both numbers.
  lex({ variables, others = [], relation = '=' }, { domains }) {
    const list = variables.flatMap((each, at) => [each, others[at]]);
    return follow(list, domains, '=', (state, number, at) => {
      let now = state;
      if (at % 2 === 0) now = state === '=' ? number : state;
      else if (typeof state === 'number') now = state === number ? '=' : state < number ? '<' : '>';
      const sign = now === '=' ? 0 : now === '<' ? -1 : 1;
      return at + 1 < list.length || holds[relation](sign, 0) ? now : undefined;
    });
  },
  inverse({ variables, others = [] }, { domains }) {
    const leads = (/** @type {number[]} */ there, /** @type {number[]} */ back) =>
      there.every((each, at) =>
        domains
          .numbers(each)
          .some((to) => to >= 1 && to <= back.length && domains.numbers(back[to - 1]).includes(at + 1)),
      );
    return () => leads(variables, others) && leads(others, variables);
  },
  // One loop: each place has a point where the way comes in and one where it goes out, with a drawn edge between them.
  circuit({ kind, line, variables: next, others: [drawn] = [] }, board) {
    /** @type {Required<Pick<Statement, 'variables' | 'sets' | 'edges'>>} */
    const ways = { variables: [], sets: [], edges: [] };
    const add = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ each, number = 1) => {
      ways.edges.push([a, b]);
      ways.variables.push(each);
      ways.sets.push([[number, number]]);
    };
    next.forEach((each, at) => {
      add(2 * at, 2 * at + 1, drawn);
      for (let to = 0; to < next.length; ++to) if (to !== at) add(2 * at + 1, 2 * to, each, to + 1);
    });
    const isLoop = graphs.loop({ ...ways, kind: 'loop', line, points: 2 * next.length }, board);
    const areDifferent = alldifferent({ kind, line, variables: next }, board);
    if (next.length === 1) return () => board.domains.numbers(next[0]).includes(1);
    return () => areDifferent() && isLoop();
  },
  // Some branch can be the first one that holds: it can hold, and no branch before it holds in any case.
  or({ branches = [], selector = -1 }, board) {
    const { domains } = board;
    const judges = branches.map((branch) => judgeOf(branch, board));
    const holdsAnyway = (/** @type {number} */ at) =>
      placesOf(branches[at]).every((each) => domains.isFixed(each)) && judges[at]();
    return () => {
      for (let at = 0; at < judges.length; ++at) {
        if ((selector < 0 || domains.has(selector, at)) && judges[at]()) return true;
        if (selector >= 0 && holdsAnyway(at)) return false;
      }
      return false;
    };
  },
};

/**
 * The variables and constants of a statement, as often as it has them.
 * @param {Statement} statement
 * @returns {number[]}
 */
const placesOf = ({ variables, others = [], right }) => [
  ...variables,
  ...others,
  ...(right === undefined ? [] : [right]),
];

/** These kinds take a variable that is there twice for two; so each of its numbers is tried. */
const COUNTING = ['count', 'nvalue', 'maximum', 'minimum', 'connected', 'components'];

/** A judge while the variables have each of their numbers, one after the other. @param {Judge} judge
 * @param {number[]} variables @param {Domains} domains @returns {Judge} */
function judgeEach(judge, variables, domains) {
  const [variable, ...more] = variables;
  if (variable === undefined) return judge;
  const rest = judgeEach(judge, more, domains);
  return () => domains.someNumber(variable, rest);
}

/** @param {Statement} statement @param {Board} board @returns {Judge} */
export function judgeOf(statement, board) {
  const judge = readers[statement.kind](statement, board);
  if (!COUNTING.includes(statement.kind)) return judge;
  const places = placesOf(statement);
  const twice = [...new Set(places.filter((each, at) => places.indexOf(each) !== at))];
  const numbers = twice.reduce((product, each) => product * board.sizes[each], 1);
  return numbers > MOST_NUMBERS ? judge : judgeEach(judge, twice, board.domains);
}
