// A board whose language changes goes on with its text, its history and its answer.
// Tested by tests/wasm/languages.test.js.

/** @import { Session } from '../session/session.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */

/** @param {Session} session @param {BoardStrings} words  of the new language */
export async function translate(session, words) {
  if (words === session.words) return;
  session.words = words;
  if (session.puzzle) session.store.puzzle = await session.fetch(session.puzzle.id);
}
