// Enters what a hint found, for a person who plays. Fetched with the first hint.

import { readMarks, writeMarks } from './marks.js';

/** @import { PageSession } from './page-session.js' */

/** Enters it on the board. @param {PageSession} session */
export function fillHint(session) {
  const { puzzle, text, store, query } = session;
  const { hint } = query.state.answer ?? {};
  if (!hint || !session.isCurrent || !session.game.takesHints) return;
  const { cell, value, eliminated } = hint;
  const marks = readMarks(store.position.marks);
  if (cell !== null && value !== null) {
    marks.delete(cell);
    session.edit({ text: puzzle.fill?.(text, cell, value) ?? text, marks: writeMarks(marks) });
  } else if (eliminated.length > 0) {
    session.edit({ text: puzzle.eliminate?.(text, eliminated) ?? text });
  }
}
