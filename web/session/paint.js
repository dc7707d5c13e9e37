// What a person paints on a board while playing, besides digits and pencil marks: colours, lines and crosses. It is
// kept in the text of the marks (marks.js), so that it is saved, undone and shared with them:
//
//   c12:3    cell 12 has the third of eight colours
//   l12:rd   lines lead from the centre of cell 12 to the cells on its right and below it
//   e12:tl   the edges above and on the left of cell 12 are drawn; on the last row and column also `b` and `r`
//   x12:ctl  crosses in the cell, on the edge above it and on that on its left; at the end also on `b` and `r`
//
// Every line, edge and cross has one name, so that drawing it again takes it away. Tested by tests/wasm/paint.test.js
// and tests/web/painting.test.js.

import { readMarks, writeMarks } from './marks.js';

/** @typedef {'t' | 'r' | 'b' | 'l'} Side  of a cell: above, right, below, left */
/** @typedef {{rows: number, columns: number}} Board */

/** @type {Side[]} */
export const SIDES = ['t', 'r', 'b', 'l'];
export const COLOURS = 8;

/** What each kind may hold. */
const valid = { c: /^[1-8]$/, l: /^[rd]+$/, e: /^[tlbr]+$/, x: /^[ctlbr]+$/ };

/** @typedef {keyof typeof valid} Kind */

/** The paint of a board: by kind, what each cell has. @typedef {Record<Kind, Map<number, string>>} Painted */

/** @param {string} [marks]  the text of the marks @returns {Painted} */
export function readPaint(marks) {
  /** @type {Painted} */
  const painted = { c: new Map(), l: new Map(), e: new Map(), x: new Map() };
  for (const token of readMarks(marks).painted) {
    const [, kind, cell, what] = /^([clex])(\d+):(.+)$/.exec(token) ?? [];
    const known = /** @type {Kind} */ (kind);
    if (kind && valid[known].test(what)) painted[known].set(Number(cell), what);
  }
  return painted;
}

/** The text of the marks with other paint. @param {string | undefined} marks @param {Painted} painted */
export function withPaint(marks, painted) {
  const all = readMarks(marks);
  const others = all.painted.filter((token) => !/^[clex]\d/.test(token));
  const own = Object.entries(painted).flatMap(([kind, cells]) =>
    [...cells].sort(([a], [b]) => a - b).map(([cell, what]) => `${kind}${cell}:${what}`),
  );
  all.painted = [...others, ...own];
  return writeMarks(all);
}

/** @param {Painted} painted @param {Kind} kind @param {number} cell @param {string} letter */
export const has = (painted, kind, cell, letter) => painted[kind].get(cell)?.includes(letter) ?? false;

/** @param {Painted} painted @param {Kind} kind @param {number} cell @param {string} letter @param {boolean} isOn */
export function set(painted, kind, cell, letter, isOn) {
  const rest = [...(painted[kind].get(cell) ?? '')].filter((each) => each !== letter);
  const letters = isOn ? [...rest, letter].sort().join('') : rest.join('');
  if (letters) painted[kind].set(cell, letters);
  else painted[kind].delete(cell);
}

/**
 * The cell on a side of another one; undefined at the end of the board.
 * @param {Board} board
 * @param {number} cell
 * @param {Side} side
 */
export function beside({ rows, columns }, cell, side) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (side === 't') return row > 0 ? cell - columns : undefined;
  if (side === 'b') return row < rows - 1 ? cell + columns : undefined;
  if (side === 'l') return column > 0 ? cell - 1 : undefined;
  return column < columns - 1 ? cell + 1 : undefined;
}

/**
 * The name of the edge on a side of a cell.
 * @param {Board} board
 * @param {number} cell
 * @param {Side} side
 * @returns {[cell: number, letter: Side]}
 */
export function edgeOf(board, cell, side) {
  const next = side === 'b' || side === 'r' ? beside(board, cell, side) : undefined;
  return next === undefined ? [cell, side] : [next, side === 'b' ? 't' : 'l'];
}

/**
 * The name of the line from a cell to its neighbour; undefined at the end of the board.
 * @param {Board} board
 * @param {number} cell
 * @param {Side} side
 * @returns {[cell: number, letter: string] | undefined}
 */
export function lineOf(board, cell, side) {
  const next = beside(board, cell, side);
  if (next === undefined) return undefined;
  if (side === 'r' || side === 'b') return [cell, side === 'r' ? 'r' : 'd'];
  return [next, side === 'l' ? 'r' : 'd'];
}

/**
 * Which sides of a cell have a line, an edge or a cross.
 * @param {Board} board
 * @param {Painted} painted
 * @param {'l' | 'e' | 'x'} kind
 * @param {number} cell
 */
export const sidesWith = (board, painted, kind, cell) =>
  SIDES.filter((side) => {
    const name = kind === 'l' ? lineOf(board, cell, side) : edgeOf(board, cell, side);
    return name !== undefined && has(painted, kind, ...name);
  });

/**
 * Takes everything away that a cell has or takes part in.
 * @param {Board} board
 * @param {Painted} painted
 * @param {number} cell
 */
export function wipe(board, painted, cell) {
  painted.c.delete(cell);
  set(painted, 'x', cell, 'c', false);
  for (const side of SIDES) {
    const [line, edge] = [lineOf(board, cell, side), edgeOf(board, cell, side)];
    if (line) set(painted, 'l', ...line, false);
    set(painted, 'e', ...edge, false);
    set(painted, 'x', ...edge, false);
  }
}
