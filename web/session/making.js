// Makes new puzzles to order: for the board, and for booklets.
// Tested by tests/wasm/making.test.js.

import { dialogsStrings } from '../strings/dialogs-strings.js';
import { gradesStrings, gradeText } from '../strings/grades-strings.js';
import { textIds } from './grid-ids.js';
import { madeGrades, madeSizes } from './made-sizes.js';

/** @import { Id, Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */

/** The longest time for one puzzle. */
const SECONDS = 60;
/** The longest time for its grade. */
const GRADING_SECONDS = 1;

/**
 * An order: a puzzle, and the wishes for `Quadrille.generate`. It can be written as JSON.
 * @typedef {{id: Id, wishes: {size: string, grade?: string} & Record<string, unknown>}} Order
 */

/**
 * The wish for a board of a kind that is a text; nothing for other puzzles.
 * @param {string} id
 * @param {string} text  a board of the kind
 */
export function kindWish(id, text) {
  if (!textIds.some((each) => each === id)) return {};
  return { kind: id === 'own' ? text.split(/\n\s*\n/)[0] : id };
}

/**
 * Makes one puzzle.
 * @param {PageSession} session
 * @param {Order} order
 * @param {{seed?: number, signal?: AbortSignal, seconds?: number}} [more]
 * @returns {Promise<{puzzle: Puzzle, text: string | undefined, seed: number}>}  text: undefined when there was none in
 *   time
 */
export async function makePuzzle(session, { id, wishes }, more = {}) {
  const puzzle = await session.fetch(id);
  const { puzzles, seed } = await session.solver.generate(id, {
    ...{ ...wishes, to: puzzle.notation, seconds: SECONDS },
    ...more,
  });
  return { puzzle, text: puzzles[0], seed };
}

/**
 * Puts a new puzzle on the board, to be played, and remembers the order for the next one.
 * @param {PageSession} session
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {Order} order
 */
export function playMade(session, puzzle, text, order) {
  const { store, game } = session;
  session.place(puzzle, text);
  session.edited();
  if (game.isOffered) game.choose('play');
  session.prove(store.position.givens);
  session.source = { dialog: 'new', givens: store.position.givens };
  store.want('made', { .../** @type {object | undefined} */ (store.wants('made')), [session.family]: order });
}

/**
 * The example to go on with where none are made: the next one that is not finished, or else the next one.
 * @param {PageSession} session
 * @param {(text: string) => boolean} isFinished
 */
export function nextExample({ examples, store }, isFinished) {
  const at = examples.findIndex(({ text }) => text === store.position.givens);
  const others = [...examples.slice(at + 1), ...examples.slice(0, Math.max(at, 0))];
  return others.find(({ text }) => !isFinished(text)) ?? others[0];
}

/**
 * Says what was made: its real grade, which may differ from the one ordered, and its number of givens.
 * @param {PageSession} session
 * @param {Order} order
 */
export async function sayMade(session, { wishes }) {
  const { puzzle, text, solver, game } = session;
  const { scale = 0 } = puzzle;
  const options = { format: puzzle.notation, seconds: GRADING_SECONDS };
  const graded = scale ? await solver.grade(puzzle.id, text, options).catch(() => undefined) : undefined;
  if (text !== session.text) return;
  const { names, unlike } = gradesStrings();
  const { grade, rating } = graded ?? {};
  const found = grade ? gradeText(scale, { grade, rating }) : '';
  const asked = /** @type {Record<string, string>} */ (names)[wishes.grade ?? ''];
  const isOther = found !== '' && asked !== undefined && grade !== wishes.grade;
  session.say(dialogsStrings().newName(isOther ? unlike(found, asked) : found, game.filled.length));
}

/**
 * The order for another puzzle like the open one: the last order, if it had this size; else one of the same size and
 * grade.
 * @param {PageSession} session
 * @param {string} [grade]  of the open board
 * @returns {Order | undefined}  undefined where none are made, or what the board is cannot be ordered
 */
export function orderLike({ puzzle, family, store }, grade) {
  if (!puzzle.isMade) return undefined;
  const side = puzzle.size(store.position.givens).replace(/×.*/, '');
  const last = /** @type {Record<string, Order> | undefined} */ (store.wants('made'))?.[family];
  const kind = kindWish(puzzle.id, store.position.givens);
  if (last?.id === puzzle.id && last.wishes?.size === side && last.wishes.kind === kind.kind) return last;
  if (!madeSizes[puzzle.id]?.includes(side)) return undefined;
  const isKnown = grade !== undefined && madeGrades(puzzle.id, side).includes(grade);
  return { id: puzzle.id, wishes: { ...kind, size: side, ...(isKnown && { grade }) } };
}

/**
 * Makes several different puzzles, on all cores.
 * @param {PageSession} session
 * @param {Order} order
 * @param {number} count
 * @param {{signal: AbortSignal, onMade: (text: string) => void, cores?: number}} how  onMade: is called with each
 * @returns {Promise<{puzzle: Puzzle, texts: string[]}>}  fewer than wanted where the signal came, or where nothing else
 *   was found
 */
export async function makeMany(session, order, count, { signal, onMade, cores = navigator.hardwareConcurrency || 1 }) {
  /** @type {Set<string>} */
  const texts = new Set();
  let [begun, misses] = [0, 0];
  const work = async () => {
    while (begun < count && misses < count && !signal.aborted) {
      ++begun;
      const { text } = await makePuzzle(session, order, { signal });
      if (text !== undefined && !texts.has(text)) {
        texts.add(text);
        onMade(text);
      } else {
        ++misses;
        --begun;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(cores, count) }, work));
  return { puzzle: await session.fetch(order.id), texts: [...texts] };
}
