// A trial: a person fills in something to see where it leads, and then keeps all of it or takes all of it back. The
// board before it is kept in the position, so that Undo, savepoints and saved boards have it too.
// Tested by tests/wasm/trial.test.js.

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Position } from './sheet.js' */

/** The board before the trial; undefined without one. It ends where something else is given. @param {Position} now */
export const trialOf = ({ trial, givens }) => (trial?.givens === givens ? trial : undefined);

/** @param {PageSession} session */
export function beginTrial({ store }) {
  const { text, givens, marks } = store.position;
  store.put({ ...store.position, trial: { text, givens, marks } });
}

/** @param {PageSession} session */
export function keepTrial({ store }) {
  store.put({ ...store.position, trial: undefined });
}

/** Back to the board before the trial, in one step of Undo. @param {PageSession} session */
export function takeBackTrial(session) {
  const { store } = session;
  store.put({ ...store.position, ...trialOf(store.position), trial: undefined });
  session.edited();
}

/** The places that the trial has filled in or changed; undefined without one. @param {PageSession} session */
export function placesOnTrial({ store, puzzle, game, text }) {
  const before = game.isRunning && trialOf(store.position);
  if (!before) return undefined;
  const { read } = /** @type {Filling} */ (puzzle.filling);
  const [old, now] = [read(before.text), read(text)];
  return new Set(game.entries.filter((place) => now[place] !== old[place]));
}
