// Pencil marks: small symbols in empty cells. They are part of the board's history, but never of its text.

import { button, cell, EMPTY, expect, PUZZLE, reload, test } from './fixtures.js';

const marked = (page, row, column) => expect(cell(page, row, column));

test('Shift and a digit adds a mark, and removes it again', { tag: '@quick' }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  for (const digit of [7, 2, 5]) await page.keyboard.press(`Shift+Digit${digit}`);
  await marked(page, 1, 1).toHaveAccessibleName('row 1, column 1, empty, marked 2 5 7');
  await expect(cell(page, 1, 1).locator('.marks')).toHaveText('257');
  await page.keyboard.press('Shift+Digit5');
  await marked(page, 1, 1).toHaveAccessibleName('row 1, column 1, empty, marked 2 7');
});

test('with Control too the mark goes to the centre', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Shift+Digit2');
  for (const digit of [7, 3]) await page.keyboard.press(`Control+Shift+Digit${digit}`);
  await marked(page, 1, 1).toHaveAccessibleName('row 1, column 1, empty, marked 2, in the centre 3 7');
  for (const digit of [7, 3]) await page.keyboard.press(`Control+Shift+Digit${digit}`);
  await marked(page, 1, 1).toHaveAccessibleName('row 1, column 1, empty, marked 2');
});

test('the pencil key or Ctrl+M makes every key a mark until it is switched off', { tag: ['@quick', '@phone'] }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 2, 2).click();
  const pencil = button(page, 'Pencil marks');
  await pencil.click();
  await expect(pencil).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('3');
  await button(page, '4').click();
  await marked(page, 2, 2).toHaveAccessibleName(/empty, marked 3 4$/);
  await page.keyboard.press('Control+m');
  await expect(pencil).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('8');
  await marked(page, 2, 2).toHaveAccessibleName(/given 8$/);
});

test('a filled cell has no marks and gets none; undo restores those that filling removed', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('6');
  await page.keyboard.press('Shift+Digit2');
  await marked(page, 1, 1).toHaveAccessibleName(/given 6$/);
  await page.keyboard.press('Delete');
  await marked(page, 1, 1).toHaveAccessibleName(/empty$/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await marked(page, 1, 1).toHaveAccessibleName(/empty, marked 1$/);
  await page.keyboard.press('Delete');
  await marked(page, 1, 1).toHaveAccessibleName(/empty$/);
});

test('marks survive a reload, and are not in links', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('Shift+Digit1');
  await button(page, 'Share').click();
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(address).hash).toBe(`#sudoku=${PUZZLE}`);
  await reload(page);
  await marked(page, 1, 3).toHaveAccessibleName(/empty, marked 1$/);
});

test('letters are marks too, and each value has its place', async ({ page }) => {
  await page.goto('./#sudoku');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('16×16');
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+m');
  for (const key of ['g', '1', 'h']) await page.keyboard.press(key);
  await marked(page, 1, 1).toHaveAccessibleName(/empty, marked 1 G$/);
  const [one, last] = await cell(page, 1, 1)
    .locator('.marks')
    .evaluate((text) => [0, 1].map((i) => text.getStartPositionOfChar(i)).map(({ x, y }) => ({ x, y })));
  expect(last.x).toBeGreaterThan(one.x);
  expect(last.y).toBeGreaterThan(one.y);
});

test('Kakuro has marks in white cells, and sums are typed as usual', async ({ page }) => {
  await page.goto(`./#kakuro=${encodeURIComponent('# 3\\ 4\\\n\\4 . .\n\\3 . .')}`);
  await cell(page, 2, 2).click();
  await page.keyboard.press('Shift+Digit3');
  await marked(page, 2, 2).toHaveAccessibleName(/empty, marked 3$/);
  await button(page, 'Pencil marks').click();
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 2, 1).click({ position: { x: 30, y: 8 } });
  await page.keyboard.press('7');
  await marked(page, 2, 1).toHaveAccessibleName(/clue, 7 across/);
});

test('squares of a queens board are crossed out by a key, or by the pencil and a click', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`./#queens=${encodeURIComponent('6 0 0 0 0 0 0')}`);
  await cell(page, 1, 1).focus();
  await page.keyboard.press('x');
  await marked(page, 1, 1).toHaveAccessibleName(/crossed out/);
  await button(page, 'Pencil marks').click();
  await cell(page, 3, 4).click();
  await marked(page, 3, 4).toHaveAccessibleName(/crossed out/);
  await cell(page, 3, 4).click();
  await marked(page, 3, 4).toHaveAccessibleName(/empty/);
  await button(page, 'Pencil marks').click();
  await cell(page, 1, 1).click();
  await marked(page, 1, 1).toHaveAccessibleName(/given queen/);
});

test('marks go to the centre too, apart from those in the corners', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await button(page, 'Centre marks').click();
  await expect(button(page, 'Centre marks')).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['4', '2', '1', '1']) await page.keyboard.press(key);
  await marked(page, 1, 3).toHaveAccessibleName('row 1, column 3, empty, in the centre 2 4');
  await button(page, 'Pencil marks').click();
  await expect(button(page, 'Centre marks')).toHaveAttribute('aria-pressed', 'false');
  for (const key of ['1', '4']) await page.keyboard.press(key);
  await marked(page, 1, 3).toHaveAccessibleName('row 1, column 3, empty, marked 1 4, in the centre 2 4');
  await reload(page);
  await marked(page, 1, 3).toHaveAccessibleName('row 1, column 3, empty, marked 1 4, in the centre 2 4');
  await cell(page, 1, 4).click();
  await page.keyboard.press('2'); // the pen is back after the reload
  await marked(page, 1, 3).toHaveAccessibleName('row 1, column 3, empty, marked 1 4, in the centre 4');
  await button(page, 'Fill marks').click();
  await marked(page, 1, 3).toHaveAccessibleName('row 1, column 3, empty, marked 1 4, in the centre 4');
});

test('a value of two digits is marked in the centre of a variant', async ({ page }) => {
  await page.goto(`./#variant=${encodeURIComponent('.Shape~12x12.AntiKing')}`);
  await expect(page.getByRole('gridcell')).toHaveCount(144); // the worker has read it
  await cell(page, 1, 1).click();
  await button(page, 'Centre marks').click();
  for (const key of ['3', 'b']) await page.keyboard.press(key);
  await marked(page, 1, 1).toHaveAccessibleName(/empty, in the centre 3 11$/);
});
