// Selecting several cells: by keys, by mouse and by touch.

import { button, cell, digits, EMPTY, expect, middleOf, PUZZLE, stroke, test } from './fixtures.js';

const chosen = (page) => page.locator('[role="gridcell"][aria-selected="true"]');

/** As fast as a pointer can be: the page hears of it only where it turns. */
const drag = (page, ...points) => stroke(page, points, { steps: 1 });

test('Shift and arrows select a range, a digit fills it, and Escape ends the selection', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 2, 2).click();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(`Shift+${key}`);
  await expect(chosen(page)).toHaveCount(4);
  await expect(cell(page, 3, 3)).toBeFocused();
  await page.keyboard.press('5');
  for (const [row, column] of [
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
  ])
    await expect(cell(page, row, column)).toHaveAccessibleName(/given 5/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => digits(page)).toBe(EMPTY);
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('5');
  await expect.poll(() => digits(page)).toBe(`${'.'.repeat(20)}5${'.'.repeat(60)}`);
});

test('separate cells are selected by Ctrl and clicks, or by Ctrl and Space', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await cell(page, 5, 5).click({ modifiers: ['Control'] });
  await cell(page, 9, 9).click({ modifiers: ['Control'] });
  await cell(page, 5, 5).click({ modifiers: ['Control'] });
  await expect(chosen(page)).toHaveCount(2);
  await page.keyboard.press('Shift+Digit7');
  await expect(page.getByRole('gridcell', { name: /marked 7/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+ ');
  await expect(chosen(page)).toHaveCount(1);
});

test('a digit adds its mark to all selected cells before it removes any', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('Shift+Digit4');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight'); // to a given, which gets no mark
  await page.keyboard.press('Shift+Digit4');
  const marks = page.getByRole('gridcell', { name: /marked 4/ });
  await expect(marks).toHaveCount(2);
  await page.keyboard.press('Shift+Digit4');
  await expect(marks).toHaveCount(0);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('dragging the mouse selects cells, and a click selects one again', { tag: ['@quick', '@phone'] }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  const [from, over, to] = await Promise.all(
    [
      [4, 4],
      [4, 6],
      [6, 6],
    ].map(([row, column]) => middleOf(cell(page, row, column))),
  );
  await drag(page, from, over, to);
  await expect(chosen(page)).toHaveCount(5);
  await page.keyboard.press('1');
  await expect(page.getByRole('gridcell', { name: /given 1/ })).toHaveCount(5);
  await cell(page, 1, 1).click();
  await expect(chosen(page)).toHaveCount(0);
  await cell(page, 3, 1).click({ modifiers: ['Shift'] });
  await expect(chosen(page)).toHaveCount(3);
});

test('dragging over a queens board places no queen, and one key crosses out all selected squares', async ({ page }) => {
  await page.goto(`./#queens=${encodeURIComponent('6 0 0 0 0 0 0')}`);
  const [from, to] = await Promise.all(
    [
      [2, 2],
      [5, 2],
    ].map(([row, column]) => middleOf(cell(page, row, column))),
  );
  await drag(page, from, to);
  await page.keyboard.press('x');
  await expect(page.getByRole('gridcell', { name: /crossed out/ })).toHaveCount(4);
  await expect(page.getByRole('gridcell', { name: /queen/ })).toHaveCount(0);
});

test('touch selects several cells in that mode, and scrolls otherwise', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a mouse is no finger');
  await page.goto(`./#sudoku=${EMPTY}`);
  const board = page.getByRole('grid');
  await expect(board).toHaveCSS('touch-action', 'manipulation');
  await button(page, 'Several cells').tap();
  await expect(board).toHaveCSS('touch-action', 'none');
  for (const column of [2, 4, 6]) await cell(page, 3, column).tap();
  await cell(page, 3, 4).tap();
  await expect(chosen(page)).toHaveCount(2);
  await button(page, '9').tap();
  await expect.poll(() => digits(page)).toBe(`${'.'.repeat(19)}9...9${'.'.repeat(57)}`);
  await button(page, 'Several cells').tap();
  await cell(page, 1, 1).tap();
  await expect(chosen(page)).toHaveCount(0);
});
