// Kakuro: digits, sums in the halves of black cells, and toggling black cells.

import { blocksRun, boxOf, button, cell, expect, paste, status, test } from './fixtures.js';

const open = (page, rows) => page.goto(`./#kakuro=${encodeURIComponent(rows.join('\n'))}`);

// 1 3 / 2 1 is its only solution: 4 across is 1 + 3 only, and 3 down is 1 + 2.
const SMALL = ['# 3\\ 4\\', '\\4 . .', '\\3 . .'];

test('a board is solved, and its found digits differ from its givens', { tag: '@quick' }, async ({ page }) => {
  await open(page, SMALL);
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, clue, 3 down');
  await expect(cell(page, 2, 1)).toHaveAccessibleName('row 2, column 1, clue, 4 across');
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, black');
  await expect(cell(page, 2, 2)).toHaveAttribute('tabindex', '0'); // the cursor begins where something can be typed
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  await button(page, 'Solve').click();
  for (const [row, column, digit] of [
    [2, 2, 1],
    [2, 3, 3],
    [3, 2, 2],
    [3, 3, 1],
  ]) {
    await expect(cell(page, row, column)).toHaveAccessibleName(`row ${row}, column ${column}, found ${digit}`);
  }
});

test('in the top row a typed sum is one down, and Delete takes it away', async ({ page }) => {
  await page.goto(`./#kakuro=${encodeURIComponent('# # #\n# . .\n# . .')}`);
  await page.getByRole('radio', { name: 'Set' }).click();
  await expect(status(page)).toContainText('# makes a cell black');
  await cell(page, 1, 2).focus();
  await page.keyboard.press('1');
  await page.keyboard.press('6');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, clue, 16 down');
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, black');
  await cell(page, 2, 1).focus();
  await page.keyboard.press('3');
  await expect(cell(page, 2, 1)).toHaveAccessibleName('row 2, column 1, clue, 3 across');
});

test('a whole board can be typed: black cells, sums and digits', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./#sudoku');
  await page.getByRole('tab', { name: 'Kakuro' }).click();
  await expect(page.getByRole('grid', { name: 'Kakuro' })).toBeVisible(); // Sudoku has a list of sizes
  const size = page.getByRole('combobox', { name: 'Size' });
  await size.fill('3x3');
  await size.press('Enter');
  await cell(page, 1, 2).focus();
  for (const key of ['\\', '3', 'ArrowRight', '/', '4']) await page.keyboard.press(key);
  await cell(page, 2, 1).focus();
  for (const key of ['1', '4', 'Backspace', 'Backspace', '4', 'ArrowDown', '3']) await page.keyboard.press(key);
  await cell(page, 3, 3).focus();
  await page.keyboard.press('#');
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/black/);
  await page.keyboard.press('#');
  await page.keyboard.press('1');
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/given 1/);
  await page.keyboard.press('Delete');
  await button(page, 'Share').click();
  const address = page.getByRole('textbox', { name: 'Link' });
  await expect
    .poll(async () => decodeURIComponent((await address.inputValue()).replace(/.*(?=#)/, '')))
    .toBe(`#kakuro=${SMALL.join('\n')}`);
});

test('a click in the lower half of a clue cell types the sum below it', async ({ page }) => {
  await open(page, SMALL);
  await page.getByRole('radio', { name: 'Set' }).click();
  const clue = await boxOf(cell(page, 1, 2));
  await page.mouse.click(clue.x + clue.width * 0.25, clue.y + clue.height * 0.75);
  await page.keyboard.press('5');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/clue, 5 down/);
  await page.mouse.click(clue.x + clue.width * 0.75, clue.y + clue.height * 0.25);
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/clue, 5 down, 21 across/);
});

test('a repeated digit in a run, and a full run with a wrong sum, are marked immediately', async ({ page }) => {
  await open(page, ['# 3\\ 4\\', '\\4 2 2', '\\3 . .']);
  await expect(page.getByRole('gridcell', { name: /given 2, conflict/ })).toHaveCount(2);
  await open(page, ['# 3\\ 4\\', '\\4 1 2', '\\3 . .']);
  await expect(page.getByRole('gridcell', { name: /conflict/ })).toHaveCount(2);
  await open(page, ['# 3\\ 4\\', '\\4 1 3', '\\3 . .']);
  await expect(page.getByRole('gridcell', { name: /conflict/ })).toHaveCount(0);
});

test('a board that is too large for core or for the page is refused before it is drawn', async ({ page }) => {
  await open(page, SMALL);
  const small = 9;
  await expect(page.getByRole('gridcell')).toHaveCount(small);
  const cells = (size) =>
    Array(size)
      .fill(`#${' .'.repeat(size - 1)}`)
      .join('\n');
  const link = (size) =>
    `https://puzz.link/p?kakuro/${size}/${size}/${'z'.repeat((size * size) / 16)}${'0'.repeat(2 * size)}`;
  for (const [text, message] of [
    [cells(513), '512×513 cells is too large; a board may have 262144 cells'], // core's own words
    [link(600), 'too large'],
    [cells(512), '512×512'],
    [cells(101), '101×101'],
    [link(200), '201×201'],
  ]) {
    const blocks = await blocksRun(page, async () => {
      await paste(page, text);
      await expect(status(page)).toContainText(message);
      await expect(status(page)).toContainText('This goes beyond a limit');
    });
    expect(blocks, message).toBeLessThan(500_000); // drawing 201×201 cells takes a million, this at most 120,000
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(small);
  }
  await paste(page, cells(40));
  await expect(page.getByRole('gridcell')).toHaveCount(1600);
});

test('clear removes the digits first, and then the sums', async ({ page }) => {
  await open(page, ['# 3\\ 4\\', '\\4 1 .', '\\3 . .']);
  await button(page, 'Clear').click();
  await expect(page.getByRole('gridcell', { name: /given/ })).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /clue/ })).toHaveCount(4);
  await button(page, 'Clear').click();
  await expect(page.getByRole('gridcell', { name: /clue/ })).toHaveCount(0);
});
