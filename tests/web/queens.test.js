// Queens: placing them by click and by key, attacked squares, and boards up to 1000×1000.

import { blocksRun, boxesOf, boxOf, button, cell, expect, status, test } from './fixtures.js';

const open = (page, text) => page.goto(`./#queens=${encodeURIComponent(text)}`);
const given = (page) => page.getByRole('gridcell', { name: /given queen/ });

test('a click places or removes a queen, and the attacked squares are named', { tag: '@quick' }, async ({ page }) => {
  await open(page, '6 0 0 0 0 0 5'); // an empty board is set, where squares say what is known of them
  await cell(page, 2, 3).click();
  await expect(cell(page, 2, 3)).toHaveAccessibleName('row 2, column 3, placed queen');
  for (const [row, column] of [
    [2, 6],
    [6, 3],
    [1, 2],
    [5, 6],
    [4, 1],
  ]) {
    await expect(cell(page, row, column)).toHaveAccessibleName(/attacked/);
  }
  await expect(cell(page, 4, 2)).toHaveAccessibleName(/empty/);
  await cell(page, 2, 3).click();
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/empty/);
});

test('two queens that attack each other are joined by a line', async ({ page }) => {
  await open(page, '6 1 0 0 0 0 0');
  const lines = page.locator('.attacking');
  await cell(page, 3, 1).click();
  await expect(lines).toHaveAttribute('d', /^M[^M]+$/);
  await cell(page, 5, 3).click(); // on a diagonal with the lower one
  await expect(lines).toHaveAttribute('d', /^M[^M]+M[^M]+$/);
  await cell(page, 3, 1).click();
  await expect(lines).toHaveAttribute('d', '');
});

test('keys place queens, one in each row', async ({ page }) => {
  await open(page, '6 0 0 0 0 0 0');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/given queen/);
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await expect(cell(page, 1, 6)).toHaveAccessibleName(/given queen/);
  await expect(given(page)).toHaveCount(1);
  await page.keyboard.press('Delete');
  await expect(given(page)).toHaveCount(0);
});

test('queens that attack each other are marked immediately', async ({ page }) => {
  await open(page, '6 1 0 0 0 0 0');
  await cell(page, 3, 3).click();
  await expect(page.getByRole('gridcell', { name: /(given|placed) queen, conflict/ })).toHaveCount(2);
  await expect(status(page)).toContainText('clash');
});

test('a solution keeps the given queens', async ({ page }) => {
  await open(page, '8 2 0 0 0 4 0 0 0');
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect(given(page)).toHaveCount(2);
  const found = page.getByRole('gridcell', { name: /found queen/ });
  await expect(found).toHaveCount(6);
  const names = await page
    .getByRole('gridcell', { name: /queen/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const places = names.map((name) => name.match(/\d+/g).map(Number));
  for (const line of [([r]) => r, ([, c]) => c, ([r, c]) => r + c, ([r, c]) => r - c]) {
    expect(new Set(places.map(line)).size).toBe(8);
  }
});

test('two solutions differ visibly', async ({ page }) => {
  await open(page, '8 0 0 0 0 0 0 0 0');
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Not unique');
  await expect(page.getByRole('gridcell', { name: /in the other solution a queen/ }).first()).toBeVisible();
});

test('any size can be typed, and an invalid one is replaced by the old one', async ({ page }) => {
  await open(page, '8 0 0 0 0 0 0 0 0');
  const size = page.getByRole('combobox', { name: 'Size' });
  await size.fill('27');
  await size.press('Enter');
  await expect(page.getByRole('gridcell')).toHaveCount(27 * 27);
  await expect(size).toHaveValue('27×27');
  await size.fill('1001');
  await size.press('Enter');
  await expect(size).toHaveValue('27×27');
  await expect(page.getByText('“1001” is not a size in 1×1–1000×1000.')).toBeVisible();
});

test('each queen of a solved board of 100×100 is as large as its square, and full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, `100${' 0'.repeat(100)}`);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const disc = page.locator('quadrille-grid .found .disc');
  await expect(disc).toHaveCount(100);
  const [queen, board] = await boxesOf(disc.first(), page.getByRole('grid', { name: 'Queens' }));
  expect(queen.width).toBeGreaterThan(board.width / 100);
  const fill = await disc.first().evaluate((circle) => getComputedStyle(circle).fill);
  expect(fill).toBe('rgb(39, 70, 199)');
});

test('on a board of 1000×1000 a queen is placed and named, and a key moves the cursor with little work', async ({
  page,
}) => {
  await open(page, `1000${' 0'.repeat(1000)}`);
  const board = page.getByRole('grid', { name: 'Queens' });
  await expect(board).toHaveAttribute('aria-rowcount', '1000');
  const { width, height } = await boxOf(board);
  await board.click({ position: { x: width / 2, y: height / 4 } });
  await expect(given(page)).toHaveCount(1);
  const [row, column] = (await given(page).getAttribute('aria-label')).match(/\d+/g).map(Number);
  expect(Math.abs(row - 250)).toBeLessThan(5);
  expect(Math.abs(column - 500)).toBeLessThan(5);
  const blocks = await blocksRun(page, () =>
    board.evaluate(async (grid) => {
      for (let i = 0; i < 20; i += 1) {
        const { activeElement, host } = grid.getRootNode();
        activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
        await host.updateComplete;
      }
    }),
  );
  expect(blocks / 20).toBeLessThan(5_000); // it does not look at each of the million cells
});
