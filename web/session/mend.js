// Finds changes that mend a board without a solution: another number in one clue of a set of clues that contradict each
// other. A change of any clue outside the set leaves the contradiction. Near numbers are tried first, and the number of
// checks is bounded. Fetched with the first such set. Tested by tests/wasm/page-session.test.js.

/** @import { PageSession, Statement } from './page-session.js' */

/** At most this many boards are checked, each at most this long. */
const MOST_CHECKS = 60;
const SECONDS = 0.2;
/** The largest change of a number. */
const FARTHEST = 9;
/** The most mends that are said. */
const MOST_FOUND = 2;

/** Numbers that are no part of a cell's name, such as `R1C2` or `r1c2`. */
const NUMBERS = /(?<![\drc])\d+/gi;

/** @typedef {{statement: Statement, from: string, to: string, text: string}} Mend  text: of the board with it */

/**
 * The place of a clue in the text of its board: the first place where the text without the clue differs.
 * @param {string} text
 * @param {Statement} statement
 * @returns {[start: number, end: number]}
 */
function extentOf(text, { text: words, rest = text }) {
  const own = text.indexOf(words); // the words of a rule are a part of the text
  if (own >= 0) return [own, own + words.length];
  let start = 0;
  while (start < rest.length && text[start] === rest[start]) ++start;
  // A line of runs is left out by a sign before it.
  if (text.length < rest.length) return [start, `${text}\n`.indexOf('\n', start)];
  let end = text.length;
  for (let at = rest.length; at > start && end > start && text[end - 1] === rest[at - 1]; --at) --end;
  return [start, end];
}

/**
 * The numbers of a clue, by where they stand in the text.
 * @param {string} text
 * @param {Statement} statement
 */
function numbersOf(text, statement) {
  const [start, end] = extentOf(text, statement);
  return [...text.slice(start, end).matchAll(NUMBERS)].map(({ 0: number, index }) => ({ number, at: start + index }));
}

/**
 * The parts of a clue: its numbers, which may be changed, and the text between them.
 * @param {string} text
 * @param {Statement} statement
 * @returns {{value: string, withValue: (value: string) => string} | undefined}  undefined of a clue without a number
 */
export function changeable(text, statement) {
  const numbers = numbersOf(text, statement);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last) return undefined;
  const [start, end] = [first.at, last.at + last.number.length];
  return {
    value: text.slice(start, end),
    withValue: (value) => text.slice(0, start) + value + text.slice(end),
  };
}

/**
 * The changes of one number, the nearest first.
 * @param {string} text
 * @param {Statement[]} statements
 * @returns {Generator<Mend>}
 */
function* changes(text, statements) {
  const all = statements.flatMap((statement) => numbersOf(text, statement).map((place) => ({ statement, ...place })));
  for (let far = 1; far <= FARTHEST; ++far) {
    for (const { statement, number, at } of all) {
      for (const to of [Number(number) - far, Number(number) + far]) {
        if (to < 0) continue;
        yield { statement, from: number, to: `${to}`, text: text.slice(0, at) + to + text.slice(at + number.length) };
      }
    }
  }
}

/**
 * The changes of one number that leave the board with exactly one solution.
 * @param {Pick<PageSession, 'solver' | 'puzzle' | 'text'>} session
 * @param {Statement[]} statements  that contradict each other
 * @param {AbortSignal} signal
 * @returns {Promise<Mend[]>}
 */
export async function findMends({ solver, puzzle, text }, statements, signal) {
  /** @type {Mend[]} */
  const found = [];
  let checks = 0;
  for (const change of changes(text, statements)) {
    if (change.text === change.statement.rest || !puzzle.accepts(change.text)) continue; // that leaves it out
    if (signal.aborted || ++checks > MOST_CHECKS || found.length === MOST_FOUND) break;
    const options = { format: puzzle.notation, seconds: SECONDS, signal };
    const { verdict } = await solver.ask('check', puzzle.id, change.text, options).catch(() => ({ verdict: 'none' }));
    if (verdict === 'unique') found.push(change);
  }
  return found;
}
