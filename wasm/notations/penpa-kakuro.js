// Reads a Kakuro from a link of penpa-edit (penpa-link.js) into the notation `grid`. As its own Kakuro grid, and the
// import of puzz.link there, draw it: a black cell is a symbol `kakuro`, in any of its six styles; the sum of the run
// across is a small number in the upper right corner of its cell, that of the run down in the lower left one; a given
// is a number in a white cell. What a person has entered is in another part of the link, and is not read.
// Tested by tests/wasm/penpa-links.test.js and imports.test.js.
import { quote } from './bounds.js';
import { isObject, refuse } from './link-payload.js';
import { MARKS, numbersIn, openPenpa } from './penpa-link.js';

/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./penpa-link.js').Grid} Grid */

const GRIDS = ['kakuro', 'square', 'sudoku'];

/** Rows and columns, as in penpa-edit. */
const MOST = 100;

/** The number of a cell's corner, from its upper left one. */
const [ACROSS, DOWN] = [1, 2];

/** What is drawn in a part of the link, with its point. @param {unknown} part @returns {[string, unknown[]][]} */
const entriesOf = (part) =>
  Object.entries(isObject(part) ? part : {}).map(([point, entry]) => [point, Array.isArray(entry) ? entry : []]);

/** Whether a drawing has black cells of a Kakuro. @param {Json} drawn */
export const hasBlackCells = ({ symbol }) => entriesOf(symbol).some(([, [, name]]) => name === 'kakuro');

/**
 * @param {string} link
 * @returns {string} the board in the notation `grid`
 * @throws {import('./bounds.js').Unreadable}
 */
export function readPenpaKakuro(link) {
  const { drawn, grid } = openPenpa(link, { puzzle: 'Kakuro', kinds: GRIDS, most: MOST });
  if (!hasBlackCells(drawn)) refuse('the drawing of penpa-edit has no black cells of a Kakuro');
  const cells = Array(grid.rows * grid.columns).fill('.');
  for (const [point, [, name]] of entriesOf(drawn.symbol)) {
    const cell = grid.cellOf(point);
    if (name === 'kakuro' && cell >= 0) cells[cell] = '#';
  }
  readGivens(cells, grid, drawn);
  readSums(cells, grid, drawn);
  return Array.from({ length: grid.rows }, (_, row) =>
    cells.slice(row * grid.columns, (row + 1) * grid.columns).join(' '),
  ).join('\n');
}

/** @param {string[]} cells @param {Grid} grid @param {Json} drawn */
function readGivens(cells, grid, drawn) {
  for (const { point, text, kind } of numbersIn(grid, drawn, 'number')) {
    const cell = grid.cellOf(point);
    if (cell < 0 || kind === MARKS || text === '') continue;
    if (cells[cell] !== '.' || !/^[1-9]$/.test(text))
      refuse(`the number ${quote(text)} of penpa-edit is no digit in a white cell`);
    cells[cell] = text;
  }
}

/** @param {string[]} cells @param {Grid} grid @param {Json} drawn */
function readSums(cells, grid, drawn) {
  /** @type {Map<number, string[]>} by cell: the sums at its corners */
  const sums = new Map();
  for (const { point, text } of numbersIn(grid, drawn, 'numberS')) {
    const cell = grid.cellOf(Math.floor(Number(point) / 4) - grid.area);
    const corner = Number(point) % 4;
    if (cell < 0 || text === '') continue;
    if (cells[cell] !== '#' || !/^[1-9]\d?$/.test(text) || (corner !== ACROSS && corner !== DOWN))
      refuse(`the small number ${quote(text)} of penpa-edit is no sum in a black cell of a Kakuro`);
    const ofCell = sums.get(cell) ?? [];
    ofCell[corner] = text;
    sums.set(cell, ofCell);
  }
  for (const [cell, { [ACROSS]: across = '', [DOWN]: down = '' }] of sums) cells[cell] = `${down}\\${across}`;
}
