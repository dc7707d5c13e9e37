// Tilings under a thumb: the calendar puzzle made from scratch, pieces moved by touch, and all that matters in view.

import { boxesOf, button, expect, status, test } from './fixtures.js';

const cellAt = (page, row, column) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}, `) });
const tap = (target) => target.tap();

test.use({ viewport: { width: 390, height: 664 } });

test('the calendar puzzle is made from scratch with a thumb', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`./#tiling=${encodeURIComponent('6x10 pentominoes')}`);
  await expect(page.locator('.board')).toHaveAttribute('aria-busy', 'false'); // the worker has read it
  await tap(page.getByRole('button', { name: 'Size: 6×10' }));
  for (const [name, length] of [
    ['Rows', '7'],
    ['Columns', '7'],
  ]) {
    await page.getByRole('spinbutton', { name }).fill(length);
    await page.keyboard.press('Enter');
  }
  await tap(page.getByRole('button', { name: 'Add pieces' }));
  await tap(page.getByRole('button', { name: 'Remove all pieces' }));
  await tap(page.getByRole('button', { name: 'Add pieces' }));
  await tap(page.getByRole('button', { name: 'Calendar, 8 pieces' }));
  await tap(button(page, 'Hole'));
  for (const [row, column] of [
    [1, 7],
    [2, 7],
    [7, 4],
    [7, 5],
    [7, 6],
    [7, 7],
  ]) {
    await tap(cellAt(page, row, column));
  }
  await tap(page.getByRole('gridcell', { name: /Nov/ }));
  await tap(page.getByRole('gridcell', { name: /, 22, / }));
  await tap(button(page, 'Solve'));
  await expect(status(page)).toContainText('Solved');
});

test('a tap puts the chosen piece on the board, and another tap takes it away', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`./#tiling=${encodeURIComponent('6x10 pentominoes')}`);
  await tap(page.getByRole('button', { name: /^X, / }));
  await tap(cellAt(page, 3, 4));
  await expect(cellAt(page, 3, 3)).toHaveAccessibleName('row 3, column 3, piece X');
  await tap(cellAt(page, 3, 4));
  await expect(cellAt(page, 3, 3)).toHaveAccessibleName('row 3, column 3, to be covered');
});

/** Moves a finger from the middle of one element to the middle of another. */
async function swipe(page, from, to) {
  await from.click({ trial: true }); // waits until it rests
  const session = await page.context().newCDPSession(page);
  const middle = async (target) => {
    const { x, y, width, height } = await target.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  for (let step = 1; step <= 10; step += 1) {
    const at = (axis) => start[axis] + ((end[axis] - start[axis]) * step) / 10;
    await send('touchMove', [{ x: at('x'), y: at('y') }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('touchEnd', []);
}

test('a finger drags a piece onto the board, moves it there, and paints', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`./#tiling=${encodeURIComponent('6x10 pentominoes')}`);
  await swipe(page, page.getByRole('button', { name: /^X, / }), cellAt(page, 3, 4));
  await expect(cellAt(page, 3, 3)).toHaveAccessibleName('row 3, column 3, piece X');
  await swipe(page, cellAt(page, 3, 4), cellAt(page, 5, 8));
  await expect(cellAt(page, 5, 9)).toHaveAccessibleName('row 5, column 9, piece X');
  await tap(button(page, 'Hole'));
  await swipe(page, cellAt(page, 1, 1), cellAt(page, 1, 5));
  await expect(page.getByRole('gridcell', { name: /hole/ })).toHaveCount(5);
});

test('what may be done with a chosen piece is above the answer, and reached by keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [width, height, text] of [
    [390, 664, '7x7 calendar'],
    [390, 664, '6x10 pentominoes'],
    [320, 568, '8x8 X Y Z'],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto(`./#tiling=${encodeURIComponent(text)}`);
    await expect(page.locator('.board')).toHaveAttribute('aria-busy', 'false');
    await page.locator('.tile').first().press('Enter');
    const tools = page.locator('.details').getByRole('button');
    await expect(tools.first()).toBeVisible();
    const [answer, ...boxes] = await boxesOf(page.getByRole('group', { name: 'Answer' }), ...(await tools.all()));
    for (const { bottom } of boxes) expect(bottom, text).toBeLessThanOrEqual(answer.y);
    const last = page.locator('.details').getByRole('button', { name: 'Remove' });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('board, pieces, questions and the answer’s first line are in view, and nothing is wider than the screen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`./#tiling=${encodeURIComponent('7x7 calendar')}`);
  await expect(page.getByRole('grid', { name: 'Tilings' })).toBeVisible();
  const bottom = async (target) => {
    const { y, height } = await target.boundingBox();
    return y + height;
  };
  await expect.poll(() => bottom(button(page, 'Solve'))).toBeLessThan(664);
  await expect.poll(async () => (await status(page).boundingBox()).y).toBeLessThan(664 - 20);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 664 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
