// A game as a link carries it (address.js): its entries are like marks, place by place (marks.js). Fetched with the
// first link that has one, and with the dialog that shares a board. Tested by tests/web/sharing.test.js.

import { readMarks, writeMarks } from './marks.js';

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { LinkedGame } from './address.js' */
/** @import { PageSession } from './page-session.js' */

/** The entries of the open game. @param {PageSession} session */
export function writtenEntries({ puzzle, text, game }) {
  const values = /** @type {Filling} */ (puzzle.filling).read(text);
  return writeMarks(new Map(game.entries.map((place) => [place, values[place]])));
}

/**
 * Whether a link leads to the game as it stands.
 * @param {PageSession} session
 * @param {{text: string} & LinkedGame} link
 */
export function isAt(session, { text, way, entries, marks = '' }) {
  const { position } = session.store;
  const isHere = session.game.isOffered && text === position.givens && way === session.game.way;
  return isHere && entries === writtenEntries(session) && marks === position.marks;
}

/** Goes on with the game of a link. @param {PageSession} session @param {LinkedGame} link */
export function resume({ puzzle, store, text }, { way, entries, marks }) {
  if (!puzzle.filling) return;
  const { read, write, symbols } = puzzle.filling;
  const [values, known] = [read(text), new Set(symbols(text))];
  for (const [place, value] of readMarks(entries)) if (values[place] === '' && known.has(value)) values[place] = value;
  if (way === 'play') store.edit(write(text, values), marks);
  if (entries) store.hints = undefined; // the game began elsewhere, so its hints are unknown
  store.way = way;
}
