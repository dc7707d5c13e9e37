// What a person who plays can ask for: all pencil marks, and the mistakes. Fetched when it is first asked for.
// Tested by tests/web/playing.test.js.

import { writeMarks } from './marks.js';

/** @import { PageSession } from './page-session.js' */

const BLANK = '.';
const SECONDS = 2;

/** Marks every empty cell with the digits that none of its peers has. @param {PageSession} session */
export function fillMarks(session) {
  const { puzzle, text } = session;
  const symbols = puzzle.keys(text).map(({ key }) => key);
  const marks = new Map();
  for (const [cell, symbol] of Array.from(text).entries()) {
    if (symbol !== BLANK) continue;
    const taken = new Set(puzzle.peers?.(text, cell).map((peer) => text[peer]));
    const left = symbols.filter((each) => !taken.has(each)).join('');
    if (left) marks.set(cell, left);
  }
  session.edit({ text, marks: writeMarks(marks) });
}

/**
 * Compares the entries with the solution of the givens, and marks those that differ.
 * @param {PageSession} session
 * @returns {Promise<number | undefined>}  how many are wrong; undefined when the givens have not one solution
 */
export async function findMistakes({ puzzle, solver, text, store, game }) {
  const {
    verdict,
    solutions,
    solution = solutions?.[0],
  } = await solver.ask('check', puzzle.id, store.position.givens, { format: puzzle.notation, seconds: SECONDS });
  if (verdict !== 'unique' || !solution) return undefined;
  const wrong = new Set(game.entries.filter((cell) => text[cell] !== solution[cell]));
  game.markWrong(text, wrong);
  return wrong.size;
}
