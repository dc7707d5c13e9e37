// Tools of a person who sets a puzzle: one adds givens until there is one solution, one takes away the givens that are
// not needed. Fetched when one of them is first used.
// Tested by tests/web/setting.test.js and tests/wasm/hitting-set.test.js.

import { moreStrings } from '../strings/more-strings.js';
import { fewestHits } from './hitting-set.js';

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Question } from './solver-client.js' */

const SECONDS = 5;

/**
 * Up to this number of solutions, the fewest givens that leave only one of them are looked for together. With more
 * solutions, one given after the other is added.
 */
const MOST_LISTED = 300;
/** This number of the known solutions are compared then: the next given is where they differ most. */
const FEW_LISTED = 60;

/**
 * Adds givens until one solution is left: the fewest, where all solutions could be listed and four givens are enough.
 * @param {PageSession} session
 * @returns {Promise<number | undefined>}  how many were added; undefined when there is no solution, or it took too long
 */
export async function makeUnique(session) {
  const { puzzle, text } = session;
  const { read, write, solved } = /** @type {Filling} */ (puzzle.filling);
  let board = text;
  for (let added = 0; ; ++added) {
    const { solutions = [], verdict } = await ask(session, 'list', board, MOST_LISTED);
    if (solutions.length === 0) return undefined;
    if (session.text !== text) return undefined;
    const all = solutions.map((solution) => solved(board, solution));
    if (all.length === 1 && verdict === 'listed') return put(session, board, added);
    if (verdict === 'listed') {
      const { target, places } = fewestHits(all);
      return put(session, write(board, withGiven(read(board), all[target], places)), added + places.length);
    }
    if (all.length === 1) return undefined;
    const known = all.slice(0, FEW_LISTED);
    board = write(board, withGiven(read(board), known[0], [placeOfMostValues(known)]));
  }
}

/**
 * Takes givens away as long as the solution stays the only one, in random order.
 * @param {PageSession} session
 * @returns {Promise<number | undefined>}  how many were taken; undefined when there is not exactly one solution
 */
export async function takeAway(session) {
  const { puzzle, text } = session;
  const { read, write } = /** @type {Filling} */ (puzzle.filling);
  const isUnique = async (/** @type {string} */ board) => (await ask(session, 'check', board)).verdict === 'unique';
  if (!(await isUnique(text))) return undefined;
  let values = read(text);
  const places = shuffled([...values.keys()].filter((place) => values[place] !== ''));
  let taken = 0;
  for (const place of places) {
    const fewer = values.map((value, other) => (other === place ? '' : value));
    if (session.text !== text) return undefined;
    if (!(await isUnique(write(text, fewer)))) continue;
    values = fewer;
    ++taken;
  }
  return put(session, write(text, values), taken);
}

/** The sentence about what was done, by the name of the function. */
export const sentences = {
  makeUnique: (/** @type {number | undefined} */ added) => moreStrings().madeUnique(added),
  takeAway: (/** @type {number | undefined} */ taken) => moreStrings().tookAway(taken),
};

/** @param {PageSession} session @param {string} text @param {number} changes */
function put(session, text, changes) {
  if (changes > 0) session.edit({ text, marks: '' });
  return changes;
}

/** @param {string[]} values @param {string[]} solution @param {number[]} places */
const withGiven = (values, solution, places) =>
  values.map((value, place) => (places.includes(place) ? solution[place] : value));

/** The place that has most different values. @param {string[][]} solutions */
function placeOfMostValues(solutions) {
  const counts = solutions[0].map((_, place) => new Set(solutions.map((solution) => solution[place])).size);
  return counts.indexOf(Math.max(...counts));
}

/** @param {number[]} places */
function shuffled(places) {
  for (let left = places.length; left > 1; --left) {
    const other = Math.floor(Math.random() * left);
    [places[left - 1], places[other]] = [places[other], places[left - 1]];
  }
  return places;
}

/** @param {PageSession} session @param {Question} question @param {string} text @param {number} [limit] */
const ask = ({ solver, puzzle }, question, text, limit) =>
  solver.ask(question, puzzle.id, text, { format: puzzle.notation, seconds: SECONDS, ...(limit && { limit }) });
