// What a person who plays can ask for: all pencil marks, and the mistakes. Fetched when it is first asked for.
// Tested by tests/web/playing.test.js.

import { moreStrings } from '../strings/more-strings.js';
import { readMarks, setMarks, splitMarks, writeMarks } from './marks.js';

/** @import { Filling } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Question } from './solver-client.js' */

const SECONDS = 2;

/** Marks the corners of every empty cell with the symbols that fit at first sight. @param {PageSession} session */
export function fillMarks(session) {
  const { puzzle, text } = session;
  const { read, symbols, peers, fitting } = /** @type {Filling} */ (puzzle.filling);
  const values = read(text);
  const fits = fitting?.(text);
  const marks = readMarks(session.store.position.marks);
  for (const [cell, value] of values.entries()) {
    if (value) continue;
    const taken = new Set(peers?.(text, cell).map((peer) => values[peer]));
    const left = fits?.[cell] ?? symbols(text).filter((each) => !taken.has(each));
    setMarks(marks, cell, left.join(''), splitMarks(marks.get(cell)).centre);
  }
  session.edit({ text, marks: writeMarks(marks) });
}

/**
 * Compares the entries with the solution of the givens, and marks those that differ. Where there are several solutions,
 * looks for one with all entries.
 * @param {PageSession} session
 * @returns {Promise<{wrong?: number, isPossible?: boolean}>}  wrong: how many entries are; isPossible: whether there is
 *   a solution with them; neither when the givens have no solution or nobody knows
 */
export async function findMistakes(session) {
  const { text } = session;
  const { verdict, solution } = await solutionOfGivens(session);
  if (solution !== undefined) return { wrong: markDifferent(session, text, solution) };
  session.game.markWrong(text, new Set()); // then what contradicts something is marked
  if (verdict !== 'multiple') return {};
  const { verdict: left } = await ask(session, 'solve', text);
  return { isPossible: left === 'stopped' ? undefined : left === 'solved' };
}

/** Marks the mistakes of the present board, if its givens have one solution. @param {PageSession} session */
export async function markMistakes(session) {
  const { text } = session;
  const { solution } = await solutionOfGivens(session);
  if (solution !== undefined && text === session.text) markDifferent(session, text, solution);
}

/** The solution of the last givens that were asked about. @type {{key: string, verdict: string, solution?: string}} */
let known = { key: '', verdict: '' };

/** What a check of the givens says; with the solution, if there is one alone. @param {PageSession} session */
async function solutionOfGivens(session) {
  const { puzzle, store } = session;
  const { givens } = store.position;
  const key = `${puzzle.id} ${givens}`;
  if (known.key === key) return known;
  const { verdict, solutions, solution = solutions?.[0] } = await ask(session, 'check', givens);
  const found = { key, verdict, solution: (verdict === 'unique' && solution) || undefined };
  if (verdict !== 'stopped') known = found;
  return found;
}

/**
 * Marks the entries that differ from the solution.
 * @param {PageSession} session
 * @param {string} text
 * @param {string} solution
 * @returns {number}  how many there are
 */
function markDifferent({ puzzle, game }, text, solution) {
  const { read, solved } = /** @type {Filling} */ (puzzle.filling);
  const [values, right] = [read(text), solved(text, solution)];
  const wrong = new Set(game.entries.filter((place) => values[place] !== right[place]));
  game.markWrong(text, wrong);
  return wrong.size;
}

/**
 * What is said about the mistakes that were looked for.
 * @param {Awaited<ReturnType<typeof findMistakes>>} found
 */
export function mistakesSentence({ wrong, isPossible }) {
  const strings = moreStrings();
  if (wrong !== undefined) return strings.mistakes(wrong);
  return isPossible === undefined ? strings.noMistakes : strings.possible(isPossible);
}

/** Looks for mistakes, and says how many there are; undefined without any. @param {PageSession} session */
export async function mistakesFound(session) {
  const found = await findMistakes(session);
  return found.wrong ? mistakesSentence(found) : undefined;
}

/**
 * Whether the board obeys all rules. A full board counts as right if the check was stopped. A board with open places
 * is right if it obeys the rules with these places empty.
 * @param {Pick<PageSession, 'solver' | 'puzzle' | 'text'>} session
 */
export async function isSolved(session) {
  const rested = session.puzzle.filling?.rested?.(session.text);
  const { verdict } = await ask(session, 'solve', rested ?? session.text).catch(() => ({ verdict: 'stopped' }));
  return rested === undefined ? verdict !== 'none' : verdict === 'solved';
}

/**
 * @param {Pick<PageSession, 'solver' | 'puzzle'>} session
 * @param {Question} question
 * @param {string} text
 */
const ask = ({ solver, puzzle }, question, text) =>
  solver.ask(question, puzzle.id, text, { format: puzzle.notation, seconds: SECONDS });
