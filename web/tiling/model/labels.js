// The labels of the calendar puzzle: a board that has its outline shows months and days, so that a person sees which
// two cells to leave open.

import { HOLE, placeOf } from './board.js';

/** @import { Model } from './board.js' */

const ROWS = ['mmmmmm', 'mmmmmm', 'ddddddd', 'ddddddd', 'ddddddd', 'ddddddd', 'ddd'];
const MONTHS = 12;

/** The number of cells that such a board has. @param {number} row @param {number} column */
const isOn = (row, column) => column < ROWS[row].length;

/**
 * @param {Model} model
 * @param {string[]} months  their short names
 * @returns {(index: number) => string | undefined}
 */
export function labelsOf(model, months) {
  const { grid, rows, columns, cells } = model;
  const isCalendar =
    grid === 'square' &&
    rows === 7 &&
    columns === 7 &&
    cells.every((cell, index) => {
      const [, row, column] = placeOf(model, index);
      return isOn(row, column) || cell === HOLE;
    });
  if (!isCalendar) return () => undefined;
  return (index) => {
    const [, row, column] = placeOf(model, index);
    if (!isOn(row, column)) return undefined;
    return row < 2 ? months[row * 6 + column] : String((row - 2) * 7 + column + 1);
  };
}

/** The board of a day: its month and its day are left open. @param {Date} date */
export function calendarRows(date) {
  const open = new Set([date.getMonth(), MONTHS + date.getDate() - 1]);
  let number = 0;
  return ROWS.map((row) =>
    Array.from(row, () => (open.has(number++) ? HOLE : '.'))
      .join('')
      .padEnd(7, HOLE),
  );
}
