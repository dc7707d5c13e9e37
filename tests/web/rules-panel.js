// The panel that edits the rules of a Sudoku, by its accessible names, and places on the board for mouse and fingers.

import { boxOf, button, cell, expect, middleOf, settled, stroke } from './fixtures.js';

export const panel = (page) => page.getByRole('region', { name: 'Edit rules' });
export const family = (page, name) => panel(page).getByRole('tab', { name, exact: true });
export const tool = (page, name) => panel(page).getByRole('button', { name, exact: true });
export const verdict = (page) => panel(page).locator('.verdict');

export async function openRules(page, hash) {
  await page.goto(`./#${hash}`);
  await settled(page); // a board that comes later closes the panel, and moves what is beside it
  await button(page, 'Rules').click();
  await expect(panel(page)).toBeVisible();
}

export const variant = (text) => `variant=${encodeURIComponent(text)}`;

/** The middle of a cell, or a place at some cells' distance from it. */
export async function placeOf(page, row, column, right = 0) {
  const { x, y, width, height } = await boxOf(cell(page, row, column));
  return { x: x + width / 2 + right * width, y: y + height / 2 };
}

/** Drags the mouse over cells. */
export async function drag(page, ...cells) {
  const places = [];
  for (const [row, column] of cells) places.push(await middleOf(cell(page, row, column)));
  await stroke(page, places, { steps: 8 });
}
