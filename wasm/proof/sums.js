// Whether a sum can hold. First, what can each group of variables that all differ add up to? Then, which sums of these
// are there: all of them, or only the least and the greatest one. Tested by tests/cli/proof.test.js.
import { holds } from './domains.js';

/**
 * @typedef {import('./model.js').Board} Board
 * @typedef {{ coefficient: number, members: number[] }} Group
 */

/** The most numbers that a variable of a group may have. */
const MOST_GROUPED = 10;
/** Terms among which groups are looked for. */
const MOST_TERMS = 256;
/** All sums are looked at if the right one is at most this much above the least. */
const MOST_SUMS = 2048;

/** Sums of more terms are looked at with one choice of groups. */
const MOST_CHOICES = 16;

/**
 * Variables with one coefficient that all differ, the largest groups first, or that around a term.
 * @param {number[]} variables @param {number[]} coefficients @param {Board} board @param {number} term or -1
 */
function groupsOf(variables, coefficients, { domains, differ, sizes }, term) {
  /** @type {Group[]} */
  const groups = [];
  for (let begin = 0; begin < variables.length; begin += MOST_TERMS) {
    let left = variables.map((_, at) => at).slice(begin, begin + MOST_TERMS);
    const fits = (/** @type {number} */ a, /** @type {number} */ b) =>
      coefficients[a] === coefficients[b] &&
      sizes[variables[a]] === sizes[variables[b]] &&
      domains.low[variables[a]] === domains.low[variables[b]] &&
      differ(variables[a], variables[b]);
    while (left.length > 0) {
      /** @type {number[]} */
      let best = [];
      for (const seed of groups.length > 0 || term < 0 ? left : [term]) {
        const group = [seed];
        const most = Math.min(sizes[variables[seed]], MOST_GROUPED);
        if (sizes[variables[seed]] <= MOST_GROUPED)
          for (const at of left)
            if (group.length < most && at !== seed && group.every((its) => fits(its, at))) group.push(at);
        if (group.length > best.length) best = group;
        if (best.length === left.length || left.length > 64) break;
      }
      groups.push({ coefficient: coefficients[best[0]], members: best.map((at) => variables[at]) });
      left = left.filter((at) => !best.includes(at));
    }
  }
  return groups;
}

/** What numbers, as bits, add up to, counted from the least one; and how many they are. */
const sumOf = new Uint8Array(1 << MOST_GROUPED);
const sizeOf = new Uint8Array(1 << MOST_GROUPED);
for (let set = 1; set < sumOf.length; ++set) {
  sumOf[set] = sumOf[set & (set - 1)] + 31 - Math.clz32(set & -set);
  sizeOf[set] = sizeOf[set & (set - 1)] + 1;
}

/** By how many numbers there are and what they add up to: 1 for each set that is a part of such numbers.
 * @type {Map<number, Uint8Array>} */
const parts = new Map();
/** @param {number} size @param {number} sum */
function partsOf(size, sum) {
  const key = 64 * size + sum;
  let its = parts.get(key);
  if (its) return its;
  its = new Uint8Array(1 << MOST_GROUPED);
  for (let set = 0; set < its.length; ++set)
    if (sizeOf[set] === size && sumOf[set] === sum)
      for (let part = set; part >= 0; part = part === 0 ? -1 : (part - 1) & set) its[part] = 1;
  parts.set(key, its);
  return its;
}

/** Scratch: when a set of numbers, as bits, was reached last. */
const seen = new Float64Array(1 << MOST_GROUPED);
let time = 0;

/** Scratch: the sets that are reached, in its first places, and what comes behind them. */
let reached = new Int32Array(1 << MOST_GROUPED);
let next = new Int32Array(1 << MOST_GROUPED);

/** Finds the sets of numbers that variables which all differ can have: how many stand in `reached`.
 * @param {number[]} members @param {Int32Array} one @param {Uint8Array} [within] 1 for each set to go through */
function findSets(members, one, within) {
  let known = 0; // those of variables with one number, which come first
  for (let at = 0; at < members.length; ++at) {
    const bits = one[members[at]];
    if ((bits & (bits - 1)) !== 0) continue;
    if (bits === 0 || (known & bits) !== 0) return 0;
    known |= bits;
  }
  if (within && within[known] === 0) return 0;
  let size = 1;
  reached[0] = known;
  for (let at = 0; at < members.length; ++at) {
    const its = one[members[at]];
    if ((its & (its - 1)) === 0) continue;
    ++time;
    let count = 0;
    for (let set = 0; set < size; ++set)
      for (let bits = its & ~reached[set]; bits !== 0; bits &= bits - 1) {
        const used = reached[set] | (bits & -bits);
        if (seen[used] === time || (within && within[used] === 0)) continue;
        seen[used] = time;
        next[count++] = used;
      }
    [reached, next] = [next, reached];
    size = count;
  }
  return size;
}

/** What a group can add up to, from the least to the greatest. @param {number[]} members @param {Board} board */
function sumsOf(members, { domains }) {
  if (members.length === 1) return domains.numbers(members[0]);
  const sums = [0, 0]; // bits
  for (let at = findSets(members, domains.one) - 1; at >= 0; --at) {
    const sum = sumOf[reached[at]];
    sums[sum >> 5] |= 1 << (sum & 31);
  }
  const base = members.length * domains.low[members[0]];
  const all = [];
  for (let sum = 0; sum < 64; ++sum) if ((sums[sum >> 5] >>> (sum & 31)) & 1) all.push(base + sum);
  return all;
}

/** Whether a group alone can be a sum, 0 with what is added. @param {Group} group @param {number} added
 * @param {Board} board */
function canBe({ coefficient, members }, added, { domains }) {
  const wanted = -added / coefficient - members.length * domains.low[members[0]];
  return wanted >= 0 && wanted < 64 && findSets(members, domains.one, partsOf(members.length, wanted)) > 0;
}

/** @param {import('./model.js').Statement} statement @param {Board} board @returns {() => boolean} */
export function judgeOfSum({ variables, coefficients = [], constant = 0, relation = '=' }, board) {
  /** @param {Group[]} groups */
  const canHold = (groups) => {
    if (relation === '=' && groups.length === 1 && groups[0].members.length > 1)
      return canBe(groups[0], constant, board);
    let [least, most] = [constant, constant];
    /** How far each group can be above its least sum. @type {number[][]} */
    const rises = [];
    for (const { coefficient, members } of groups) {
      const sums = sumsOf(members, board);
      if (sums.length === 0) return false;
      const ends = [coefficient * sums[0], coefficient * sums[sums.length - 1]];
      const low = Math.min(...ends);
      least += low;
      most += Math.max(...ends);
      if (sums.length > 1) rises.push(sums.map((sum) => coefficient * sum - low));
    }
    if (relation === '!=') return least !== 0 || most !== 0;
    if (relation !== '=') return holds[relation](relation[0] === '<' ? least : most, 0);
    return least <= 0 && most >= 0 && (-least > MOST_SUMS || canRise(rises, -least));
  };
  /** @type {Group[][]} */
  const choices = [];
  return () => {
    for (let at = 0; at === 0 || (at <= variables.length && choices[0].length < variables.length); ++at) {
      choices[at] ??= groupsOf(variables, coefficients, board, at - 1);
      if (!canHold(choices[at])) return false;
      if (variables.length > MOST_CHOICES || variables.every((each) => board.domains.isFixed(each))) break;
    }
    return true;
  };
}

/** Whether some rises, one of each list, are `total` together. @param {number[][]} rises @param {number} total */
function canRise(rises, total) {
  let reached = new Uint8Array(total + 1);
  reached[0] = 1;
  for (const steps of rises) {
    const next = new Uint8Array(total + 1);
    for (let sum = 0; sum <= total; ++sum) {
      if (reached[sum] === 0) continue;
      for (const step of steps) if (sum + step <= total) next[sum + step] = 1;
    }
    reached = next;
  }
  return reached[total] === 1;
}
