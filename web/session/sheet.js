// A sheet: one puzzle's board with its history. How a new one looks, what of a saved one is valid, and what is saved.
// Tested by tests/wasm/store.test.js and saved-boards.test.js.

/** @import { Puzzle } from '../puzzles/catalog.js' */

// At most this much of a history is saved for a reload. In memory it has no limit.
const SAVED_STEPS = 200;
const SAVED_CHARACTERS = 200_000;

/** Every tab begins with the same board of a puzzle. */
export const FIRST = 'first';

/**
 * @typedef {object} Position
 * @property {string} text  canonical
 * @property {string} givens  the text as it was imported, canonical
 * @property {string} marks  as in marks.js
 * @property {import('./game.js').Way} [way]  whether a person plays, enters or sets the board (game.js);
 *   undefined until one is chosen
 * @property {{text: string, givens: string, marks: string}} [aside]  the game that was left in order to set the board
 * @property {{text: string, givens: string, marks: string}} [trial]  the board before a trial (trial.js)
 *
 * @typedef {{name: string, position: Position, board?: string, saved?: number}} Savepoint  board, saved: of one that
 *   the page has kept of another tab's board, and when that was saved, in ms; its name is ''
 *
 * @typedef {object} Sheet  one puzzle's board with its history
 * @property {string} board  which board it is: tabs with the same board follow each other
 * @property {Position[]} past  oldest first
 * @property {Position} now
 * @property {Position[]} future  undone positions, the next to redo last
 * @property {number} [elapsed]  how long it has been played, in ms
 * @property {number} [hints]  how many the game has had; undefined where nobody has followed it from its beginning
 * @property {Position} [moved]  the board that goes on as another puzzle, until it is changed here
 * @property {number} [saved]  when the change was made that was saved last, in ms
 */

export const newBoard = () => Math.random().toString(36).slice(2);

/** A board on which everything is given. @param {string} text @returns {Position} */
export const allGiven = (text) => ({ text, givens: text, marks: '' });

/** @param {string} text @param {string} [board] @returns {Sheet} */
export const newSheet = (text, board = FIRST) => ({
  board,
  past: [],
  now: allGiven(text),
  future: [],
  hints: 0,
});

/** @param {Position} one @param {Position} other */
export const isSameBoard = (one, other) =>
  one.text === other.text && one.givens === other.givens && one.marks === other.marks;

/** Whether a person has put work into a position. @param {Position} position */
export const isWork = ({ text, givens, marks, way, aside }) =>
  text !== givens || marks !== '' || (way ?? 'play') !== 'play' || aside !== undefined;

/**
 * What of a saved sheet is valid. It may come from another version of the page, or somebody may have edited it, so only
 * what the puzzle accepts is used.
 * @param {Puzzle} puzzle
 * @param {any} saved
 * @returns {{sheet?: Sheet, isWhole: boolean}}  isWhole: whether nothing was left out
 */
export function validSheet(puzzle, saved) {
  const positionOf = (/** @type {any} */ position) => validPosition(puzzle, position);
  const now = positionOf(saved?.now);
  if (!now) return { isWhole: false };
  const steps = [saved.past ?? [], saved.future ?? []].map((list) => {
    const all = Array.isArray(list) ? list.map(positionOf) : [undefined];
    return all.includes(undefined) ? undefined : /** @type {Position[]} */ (all);
  });
  const [past, future] = steps;
  const { board, elapsed, saved: time } = saved;
  /** @type {Sheet} */
  const sheet = { board: String(board), past: past ?? [], now, future: future ?? [], elapsed: Number(elapsed) || 0 };
  if (typeof time === 'number') sheet.saved = time;
  if (Number.isSafeInteger(saved.hints)) sheet.hints = saved.hints;
  return { sheet, isWhole: !steps.includes(undefined) };
}

/**
 * What of a saved list of savepoints is valid.
 * @param {Puzzle} puzzle
 * @param {any} saved
 * @returns {{savepoints: Savepoint[], isWhole: boolean}}
 */
export function validSavepoints(puzzle, saved) {
  const list = Array.isArray(saved) ? saved : [];
  const savepoints = list.flatMap((each) => {
    const position = validPosition(puzzle, each?.position);
    return position && typeof each.name === 'string' ? [{ ...each, position }] : [];
  });
  return { savepoints, isWhole: Array.isArray(saved) && savepoints.length === saved.length };
}

/** @param {Puzzle} puzzle @param {any} saved @returns {Position | undefined} */
function validPosition(puzzle, saved) {
  const position = validBoard(puzzle, saved);
  if (!position) return undefined;
  const { aside, trial, way } = saved;
  if (way === 'play' || way === 'enter' || way === 'set')
    position.way = position.text === position.givens ? way : 'play';
  const left = validBoard(puzzle, aside);
  if (left) position.aside = left;
  const before = validBoard(puzzle, trial);
  if (before) position.trial = before;
  return (left || !aside) && (before || !trial) ? position : undefined;
}

/** @param {Puzzle} puzzle @param {any} saved @returns {Position | undefined} */
function validBoard(puzzle, saved) {
  const { text, givens = text, marks = '' } = saved ?? {};
  if (![text, givens, marks].every((each) => typeof each === 'string')) return undefined;
  const isAccepted = [text, givens].every(puzzle.accepts) && puzzle.size(text) === puzzle.size(givens);
  return isAccepted ? { text, givens, marks } : undefined;
}

/** A sheet as it is saved. @param {Sheet} sheet @param {boolean} hasHistory @returns {string}  JSON */
export function writeSheet({ board, past, now, future, elapsed, hints, saved }, hasHistory) {
  const [before, after] = hasHistory ? [past, future].map((steps) => newestSteps(steps).map(withoutCopies)) : [];
  return JSON.stringify({ board, saved, elapsed, hints, now: withoutCopies(now), past: before, future: after });
}

/** @param {Savepoint[]} savepoints @returns {string}  JSON */
export const writeSavepoints = (savepoints) =>
  JSON.stringify(savepoints.map((each) => ({ ...each, position: withoutCopies(each.position) })));

/** A large board is not saved twice. @param {Position} position @returns {Partial<Position>} */
const withoutCopies = ({ givens, marks, ...rest }) => ({
  ...rest,
  ...(givens !== rest.text && { givens }),
  ...(marks && { marks }),
});

/** The newest steps that are saved. @param {Position[]} steps  oldest first */
function newestSteps(steps) {
  let left = SAVED_CHARACTERS;
  const kept = [];
  for (const step of steps.slice(-SAVED_STEPS).reverse()) {
    for (const board of [step, step.aside, step.trial])
      if (board) left -= board.text.length + board.givens.length + board.marks.length;
    if (left < 0) break;
    kept.push(step);
  }
  return kept.reverse();
}
