// The clues beside a board that a person has crossed out: a tap on one does it, and takes it back. They are kept in the
// text of the marks (session/marks.js), so that they are saved, undone and shared with them: `Ktop3:0.2` are the first
// and the third number above column 3 (both from 0), `Kleft0:0` is the one on the left of row 0.
// Tested by tests/wasm/struck.test.js and tests/web/grids.test.js.

import { readMarks, writeMarks } from '../session/marks.js';

/** @import { Side } from './text.js' */

/** @typedef {{side: Side, line: number, at: number}} OuterClue  at: which of a line's clues */

/** @param {string} side @param {number} line */
const nameOf = (side, line) => `K${side}${line}`;

/**
 * Which clues of a line are crossed out.
 * @param {string | undefined} marks
 * @param {string} side
 * @param {number} line
 * @returns {Set<number>}
 */
export function struckAt(marks, side, line) {
  const start = `${nameOf(side, line)}:`;
  const token = readMarks(marks).painted.find((each) => each.startsWith(start));
  return new Set(token?.slice(start.length).split('.').map(Number));
}

/**
 * The text of the marks with one clue more or less crossed out.
 * @param {string | undefined} marks
 * @param {OuterClue} clue
 */
export function withStrike(marks, { side, line, at }) {
  const struck = struckAt(marks, side, line);
  if (!struck.delete(at)) struck.add(at);
  const name = nameOf(side, line);
  const all = readMarks(marks);
  all.painted = all.painted.filter((token) => !token.startsWith(`${name}:`));
  if (struck.size > 0) all.painted.push(`${name}:${[...struck].sort((one, other) => one - other).join('.')}`);
  return writeMarks(all);
}
