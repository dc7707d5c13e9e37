// Enters the values or edges of a hint, for a person who plays. Fetched with the first hint.

import { readMarks, writeMarks } from './marks.js';

/** @import { HintEdge } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */

/** Enters it on the board. @param {PageSession} session */
export function fillHint(session) {
  const filled = filledIn(session);
  if (filled) session.edit(filled);
}

/** Whether the board has the value of the hint already. @param {PageSession} session */
export function isShown(session) {
  const { hint } = session.query.state.answer ?? {};
  const isOfValue = hint?.value != null || (hint !== undefined && 'edges' in hint);
  return session.game.takesHints && isOfValue && !filledIn(session);
}

/**
 * The board with the hint entered.
 * @param {PageSession} session
 * @returns {{text: string, marks: string} | undefined}  undefined where that changes nothing
 */
export function filledIn({ puzzle, text, store, query, isCurrent, game }) {
  const { hint } = query.state.answer ?? {};
  if (!hint || !isCurrent || !game.takesHints) return undefined;
  const { cell, value, eliminated, marks: together } = hint;
  /** @type {HintEdge[] | undefined} */
  const edges = 'edges' in hint ? /** @type {any} */ (hint.edges) : undefined;
  const drawn = edges ? (puzzle.draw?.(text, edges) ?? text) : text;
  if (edges && (cell === null || value === null))
    return drawn === text ? undefined : { text: drawn, marks: store.position.marks };
  if (cell === null || value === null) {
    const left = puzzle.eliminate?.(text, eliminated) ?? text;
    return left === text ? undefined : { text: left, marks: store.position.marks };
  }
  const all = together ?? [{ cell, value }];
  const filled = all.reduce((board, each) => puzzle.fill?.(board, each.cell, each.value) ?? board, drawn);
  if (filled === text) return undefined;
  const marks = readMarks(store.position.marks);
  for (const each of all) marks.delete(each.cell);
  return { text: filled, marks: writeMarks(marks) };
}
