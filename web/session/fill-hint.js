// Enters what a hint found, for a person who plays. Fetched with the first hint.

import { readMarks, writeMarks } from './marks.js';

/** @import { PageSession } from './page-session.js' */

/** Enters it on the board. @param {PageSession} session */
export function fillHint(session) {
  const filled = filledIn(session);
  if (filled) session.edit(filled);
}

/** Whether the board has the value of the hint already. @param {PageSession} session */
export function isShown(session) {
  const { hint } = session.query.state.answer ?? {};
  return session.game.takesHints && hint?.value != null && !filledIn(session);
}

/**
 * The board with the hint entered.
 * @param {PageSession} session
 * @returns {{text: string, marks: string} | undefined}  undefined where that changes nothing
 */
export function filledIn({ puzzle, text, store, query, isCurrent, game }) {
  const { hint } = query.state.answer ?? {};
  if (!hint || !isCurrent || !game.takesHints) return undefined;
  const { cell, value, eliminated } = hint;
  if (cell === null || value === null) {
    const left = puzzle.eliminate?.(text, eliminated) ?? text;
    return left === text ? undefined : { text: left, marks: store.position.marks };
  }
  const filled = puzzle.fill?.(text, cell, value) ?? text;
  if (filled === text) return undefined;
  const marks = readMarks(store.position.marks);
  marks.delete(cell);
  return { text: filled, marks: writeMarks(marks) };
}
