// What a person who plays can ask for: all pencil marks, and the mistakes. Fetched when it is first asked for.
// Tested by tests/web/playing.test.js.

import { writeMarks } from './marks.js';

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */

const SECONDS = 2;

/** Marks every empty cell with the symbols that fit at first sight. @param {PageSession} session */
export function fillMarks(session) {
  const { puzzle, text } = session;
  const { read, symbols, peers, fitting } = /** @type {Filling} */ (puzzle.filling);
  const values = read(text);
  const fits = fitting?.(text);
  const marks = new Map();
  for (const [cell, value] of values.entries()) {
    if (value) continue;
    const taken = new Set(peers?.(text, cell).map((peer) => values[peer]));
    const left = fits?.[cell] ?? symbols(text).filter((each) => !taken.has(each));
    if (left.length > 0) marks.set(cell, left.join(''));
  }
  session.edit({ text, marks: writeMarks(marks) });
}

/**
 * Compares the entries with the solution of the givens, and marks those that differ.
 * @param {PageSession} session
 * @returns {Promise<number | undefined>}  how many are wrong; undefined when the givens have not one solution
 */
export async function findMistakes({ puzzle, solver, text, store, game }) {
  const { read, solved } = /** @type {Filling} */ (puzzle.filling);
  const {
    verdict,
    solutions,
    solution = solutions?.[0],
  } = await solver.ask('check', puzzle.id, store.position.givens, { format: puzzle.notation, seconds: SECONDS });
  if (verdict !== 'unique' || !solution) return undefined;
  const [values, right] = [read(text), solved(text, solution)];
  const wrong = new Set(game.entries.filter((place) => values[place] !== right[place]));
  game.markWrong(text, wrong);
  return wrong.size;
}

/** Whether the board, which is filled in, obeys all rules; true too when nobody knows. @param {PageSession} session */
export async function isSolved({ puzzle, solver, text }) {
  const options = { format: puzzle.notation, seconds: SECONDS };
  const { verdict } = await solver.ask('solve', puzzle.id, text, options).catch(() => ({ verdict: 'stopped' }));
  return verdict !== 'none';
}
