// Positions on a board of cells.

/** @import { Board, Cell } from './grid-puzzle.js' */

/** A part of a board, in cells. @typedef {{x: number, y: number, rows: number, columns: number}} Part */

/** The side of a cell in user units of the SVG. Cells are drawn in a square of this size. */
export const CELL = 40;

/**
 * The cell under the pointer, and the position in it, 0…1. It is found by coordinates, because large boards have no
 * elements for most cells. A screen reader's click has no coordinates, but a target.
 * @param {MouseEvent} event
 * @param {SVGSVGElement} drawing  with the board's first cell at the origin
 * @param {Board} board
 * @param {Part} [part]  of the board that is seen
 * @returns {{index?: number, x: number, y: number}}
 */
export function cellUnder(event, drawing, { rows, columns }, part = { x: 0, y: 0, rows, columns }) {
  const { x, y } = pointUnder(event, drawing);
  const inside = x >= part.x && y >= part.y && x < part.x + part.columns && y < part.y + part.rows;
  const isByScreenReader = event.type === 'click' && event.detail === 0;
  const index = inside && !isByScreenReader ? Math.floor(y) * columns + Math.floor(x) : indexOf(event.target);
  return { index, x: x % 1, y: y % 1 };
}

/**
 * The place of the pointer, in cells from the board's first one.
 * @param {MouseEvent} event
 * @param {SVGSVGElement} drawing
 */
export function pointUnder({ clientX, clientY }, drawing) {
  const place = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
  return { x: place.x / CELL, y: place.y / CELL };
}

/**
 * The cells from one to another, without gaps: the pointer may skip some.
 * @param {{columns: number}} board
 * @param {number} from
 * @param {number} to
 */
export function along({ columns }, from, to) {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const [down, right] = [Math.floor(to / columns) - row, (to % columns) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return (row + Math.round(down * share)) * columns + column + Math.round(right * share);
  });
}

/**
 * The cell of a stroke that stays in the row or the column of its first cell, in whichever it has gone further.
 * @param {{rows: number, columns: number}} board
 * @param {number[]} cells  of the stroke, in their order
 * @param {number} x  of the pointer, in cells
 * @param {number} y
 */
export function locked({ rows, columns }, cells, x, y) {
  const [row, column] = [Math.floor(cells[0] / columns), cells[0] % columns];
  const [toRow, toColumn] = [within(y, rows), within(x, columns)];
  return Math.abs(toRow - row) > Math.abs(toColumn - column) ? toRow * columns + column : row * columns + toColumn;
}

/** @param {number} place @param {number} length */
const within = (place, length) => Math.max(0, Math.min(length - 1, Math.floor(place)));

/**
 * The places that a pointer has passed: the browser reports a fast one once for several places, and keeps them.
 * @param {PointerEvent} event
 * @returns {PointerEvent[]}  in their order, at least one
 */
export function passed(event) {
  const events = event.getCoalescedEvents?.() ?? [];
  return events.length > 0 ? events : [event];
}

/**
 * What says the row and column of a cell, from 1.
 * @param {(text: string) => {columns: number}} read
 * @returns {(text: string, cell: number) => [row: number, column: number]}
 */
export const placeOn = (read) => (text, cell) => {
  const { columns } = read(text);
  return [Math.floor(cell / columns) + 1, (cell % columns) + 1];
};

/**
 * @param {Cell[]} cells
 * @param {number} columns
 * @returns {[number, Cell[]][]}  each row that has cells, with its cells
 */
export function byRow(cells, columns) {
  /** @type {[number, Cell[]][]} */
  const rows = [];
  for (const cell of cells) {
    const row = Math.floor(cell.index / columns);
    if (rows.at(-1)?.[0] !== row) rows.push([row, []]);
    rows.at(-1)?.[1].push(cell);
  }
  return rows;
}

/** @param {EventTarget | null} target */
export function indexOf(target) {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  return cell instanceof SVGElement ? Number(cell.dataset.index) : undefined;
}

/** The outlines of some cells, as the `d` of a path. @param {number[]} cells @param {number} columns */
export const squares = (cells, columns) =>
  cells
    .map((cell) => `M${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL}h${CELL}v${CELL}h-${CELL}Z`)
    .join('');
