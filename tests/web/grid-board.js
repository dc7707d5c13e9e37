// A board of a grid puzzle that the page opens, and strokes of the mouse over it.

import { readGrid } from '../../web/grids/text.js';
import { boxOf, cell, expect, stroke } from './fixtures.js';

/** Opens a text by its address. The genre's example stands there until it is read: a click waits for its cells. */
export async function open(page, genre, text) {
  await page.goto(`./#${genre}=${encodeURIComponent(text)}`);
  const { rows, columns } = readGrid(text);
  await expect(page.getByRole('gridcell')).toHaveCount(rows * columns);
}

/**
 * Draws through places, given as rows and columns in cells from the corner of the board. One place is a tap.
 * @param {import('@playwright/test').Page} page
 * @param {...([number, number] | { button: 'right' })} places  and behind them the button, if it is another one
 */
export async function draw(page, ...places) {
  const options = Array.isArray(places.at(-1)) ? {} : places.pop();
  const { x, y, width, height } = await boxOf(cell(page, 1, 1));
  await stroke(
    page,
    places.map(([row, column]) => ({ x: x + column * width, y: y + row * height })),
    options,
  );
}

/** Draws through the middles of cells, from 1: see `draw`. */
export const drag = (page, ...cells) =>
  draw(page, ...cells.map((each) => (Array.isArray(each) ? each.map((place) => place - 0.5) : each)));
