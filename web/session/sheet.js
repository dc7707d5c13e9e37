// A sheet: one puzzle's board with its history. How a new one looks, what of a saved one is valid, and how much of it is
// saved. Tested by tests/wasm/store.test.js.

/** @import { Puzzle } from '../puzzles/catalog.js' */

// At most this much of a history is saved for a reload. In memory it has no limit.
const SAVED_STEPS = 200;
const SAVED_CHARACTERS = 200_000;

/**
 * @typedef {object} Position
 * @property {string} text  canonical
 * @property {string} givens  the text as it was imported, canonical
 * @property {string} marks  as in marks.js
 * @property {'play' | 'set'} [way]  whether a person plays or sets the board (game.js); undefined until one is chosen
 * @property {{text: string, givens: string, marks: string}} [aside]  the game that was left in order to set the board
 *
 * @typedef {{name: string, position: Position}} Savepoint
 *
 * @typedef {object} Sheet  one puzzle's board with its history
 * @property {Position[]} past  oldest first
 * @property {Position} now
 * @property {Position[]} future  undone positions, the next to redo last
 * @property {Savepoint[]} savepoints  oldest first
 * @property {number} [elapsed]  how long it has been played, in ms, while that was timed
 * @property {Position} [moved]  the board that goes on as another puzzle, until it is changed here
 */

/** A board on which everything is given. @param {string} text @returns {Position} */
export const allGiven = (text) => ({ text, givens: text, marks: '' });

/** @param {string} text @returns {Sheet} */
export const newSheet = (text) => ({ past: [], now: allGiven(text), future: [], savepoints: [] });

/**
 * Validates a saved sheet. It may come from another version of the page, or somebody may have edited it, so only what
 * the puzzle accepts is used.
 * @param {Puzzle} puzzle
 * @param {any} saved
 * @returns {Sheet | undefined}
 */
export function validSheet(puzzle, saved) {
  const positionOf = (/** @type {any} */ position) => validPosition(puzzle, position, saved?.way);
  const now = positionOf(saved?.now);
  if (!now) return undefined;
  const steps = (/** @type {any} */ list) => {
    const all = listOf(list).map(positionOf);
    return all.includes(undefined) ? [] : /** @type {Position[]} */ (all);
  };
  return {
    past: steps(saved.past),
    now,
    future: steps(saved.future),
    elapsed: Number(saved.elapsed) || 0,
    savepoints: listOf(saved.savepoints).flatMap((each) => {
      const position = positionOf(each?.position);
      return position && typeof each.name === 'string' ? [{ name: each.name, position }] : [];
    }),
  };
}

/** @param {any} list @returns {any[]} */
const listOf = (list) => (Array.isArray(list) ? list : []);

/**
 * @param {Puzzle} puzzle
 * @param {any} saved
 * @param {unknown} wayOfSheet  earlier versions of the page saved one way for all positions
 * @returns {Position | undefined}
 */
function validPosition(puzzle, saved, wayOfSheet) {
  const isBoard = (/** @type {any} */ board) =>
    [board?.text, board?.givens, board?.marks].every((each) => typeof each === 'string') &&
    [board.text, board.givens].every(puzzle.accepts) &&
    puzzle.size(board.text) === puzzle.size(board.givens);
  if (!isBoard(saved)) return undefined;
  const { text, givens, marks, aside, way = wayOfSheet } = saved;
  /** @type {Position} */
  const position = { text, givens, marks };
  if (way === 'play' || way === 'set') position.way = text === givens ? way : 'play'; // what has entries is played
  if (isBoard(aside)) position.aside = { text: aside.text, givens: aside.givens, marks: aside.marks };
  return position;
}

/** The newest steps that are saved. @param {Position[]} steps  oldest first */
export function newestSteps(steps) {
  let left = SAVED_CHARACTERS;
  const kept = [];
  for (const step of steps.slice(-SAVED_STEPS).reverse()) {
    left -= step.text.length + step.givens.length + step.marks.length;
    if (step.aside) left -= step.aside.text.length + step.aside.givens.length + step.aside.marks.length;
    if (left < 0) break;
    kept.push(step);
  }
  return kept.reverse();
}
