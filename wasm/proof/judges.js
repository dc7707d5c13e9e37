// Says of one statement of a model whether it can hold while each variable has one of its candidates. Exact for each
// kind alone; of a sum also with what differs. Tested by tests/cli/proof.test.js.
import { ProofError } from './model.js';

/**
 * @typedef {import('./model.js').Statement} Statement
 * @typedef {(variable: number) => number[]} Candidates
 * @typedef {(a: number, b: number) => boolean} Differ
 */

/** @type {Record<string, (a: number, b: number) => boolean>} */
const holds = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
};

/** More ways than this to fill the variables of a `conflicts` are not tried. */
const MOST_ROWS = 1e6;

/** A matching of variables and numbers. @param {number[]} variables @param {Candidates} candidates */
function canDiffer(variables, candidates) {
  /** @type {Map<number, number>} */
  const owner = new Map();
  /** @param {number} variable @param {Set<number>} seen @returns {boolean} */
  const place = (variable, seen) =>
    candidates(variable).some((number) => {
      if (seen.has(number)) return false;
      seen.add(number);
      const other = owner.get(number);
      if (other !== undefined && !place(other, seen)) return false;
      owner.set(number, variable);
      return true;
    });
  return new Set(variables).size === variables.length && variables.every((variable) => place(variable, new Set()));
}

/** What variables that all differ can add up to. @param {number[]} group @param {Candidates} candidates */
function sumsOf(group, candidates) {
  if (group.length === 1) return new Set(candidates(group[0]));
  const low = Math.min(...group.flatMap(candidates));
  let reached = new Map([[0, 0]]); // by the numbers that are used, as bits
  for (const variable of group) {
    const next = new Map();
    for (const [used, sum] of reached)
      for (const number of candidates(variable)) {
        const bit = 1 << (number - low);
        if ((used & bit) === 0) next.set(used | bit, sum + number);
      }
    reached = next;
  }
  return new Set(reached.values());
}

/** Variables that all differ, with one coefficient. @param {Statement} statement @param {Differ} differ */
function groupsOf({ variables, coefficients = [] }, differ, /** @type {Candidates} */ candidates) {
  /** @type {{ coefficient: number, members: number[] }[]} */
  const groups = [];
  variables.forEach((variable, at) => {
    const numbers = candidates(variable);
    const isSmall = numbers.length > 0 && Math.max(...numbers.map(Math.abs)) <= 15;
    const fits = groups.find(
      ({ coefficient, members }) =>
        isSmall && coefficient === coefficients[at] && members.every((member) => differ(member, variable)),
    );
    if (fits) fits.members.push(variable);
    else groups.push({ coefficient: coefficients[at], members: [variable] });
  });
  return groups;
}

/** @type {Record<string, (statement: Statement, candidates: Candidates, differ: Differ) => boolean>} */
const judges = {
  alldifferent: ({ variables }, candidates) => canDiffer(variables, candidates),
  sum(statement, candidates, differ) {
    let reached = new Set([statement.constant ?? 0]);
    for (const { coefficient, members } of groupsOf(statement, differ, candidates)) {
      /** @type {Set<number>} */
      const next = new Set();
      for (const sum of sumsOf(members, candidates)) for (const before of reached) next.add(before + coefficient * sum);
      reached = next;
    }
    return [...reached].some((sum) => holds[statement.relation ?? '='](sum, 0));
  },
  count({ variables, sets = [], relation = '=', constant = 0, bound }, candidates) {
    let must = 0;
    let may = 0;
    variables.forEach((variable, at) => {
      const inside = candidates(variable).filter((number) => sets[at].has(number)).length;
      if (inside > 0) ++may;
      if (inside === candidates(variable).length) ++must;
    });
    const rights = bound === undefined ? [constant] : candidates(bound);
    for (let count = must; count <= may; ++count)
      if (rights.some((right) => holds[relation](count, right))) return true;
    return false;
  },
  table: ({ variables, rows = [] }, candidates) =>
    rows.some((row) => row.every((test, at) => candidates(variables[at]).some(test))),
  conflicts({ variables, rows = [], line }, candidates) {
    const all = variables.reduce((product, variable) => product * candidates(variable).length, 1);
    if (all > MOST_ROWS) throw new ProofError(`line ${line} of the model: there are too many rows to try`);
    /** @param {number} at @param {import('./model.js').Test[][]} left @returns {boolean} */
    const fill = (at, left) =>
      at === variables.length
        ? left.length === 0
        : candidates(variables[at]).some((number) =>
            fill(
              at + 1,
              left.filter((row) => row[at](number)),
            ),
          );
    return fill(0, rows);
  },
  regular({ variables, from = '', to, steps }, candidates) {
    let reached = new Set([from]);
    for (const variable of variables) {
      /** @type {Set<string>} */
      const next = new Set();
      for (const state of reached)
        for (const [test, state2] of steps?.get(state) ?? [])
          if (!next.has(state2) && candidates(variable).some(test)) next.add(state2);
      reached = next;
    }
    return [...reached].some((state) => to?.has(state));
  },
};

/** @param {Statement} statement @param {Candidates} candidates @param {Differ} differ */
export const canHold = (statement, candidates, differ) => judges[statement.kind](statement, candidates, differ);
