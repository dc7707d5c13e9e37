// Editing a board: every step can be undone, contradictions are shown immediately, and nothing typed is lost.

import { button, cell, digits, EMPTY, expect, PUZZLE, reload, SOLUTION, status, test, way } from './fixtures.js';

/** The name of a cell without a value. Where a puzzle is set, its candidates are said as soon as they are known. */
const OPEN = /empty|candidates/;

test('undo and redo go through every step, by button and by key', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 2)).toHaveAccessibleName(OPEN);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(OPEN);
  await button(page, 'Redo').click();
  await page.keyboard.press('Control+Shift+Z');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/given 2/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/given 2/);
  await expect(button(page, 'Redo')).toBeDisabled();
});

test('what takes a shown solution away leaves the board as it is, and the next Undo goes back', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  const typed = await digits(page);
  for (const hide of [
    () => button(page, 'Undo').click(),
    () => page.keyboard.press('Control+z'),
    () => page.keyboard.press('Escape'),
  ]) {
    await button(page, 'Solve').click();
    await expect.poll(() => digits(page)).toBe(SOLUTION);
    await hide();
    await expect.poll(() => digits(page)).toBe(typed);
    await expect(status(page)).not.toContainText('Solved');
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => digits(page)).toBe(typed);
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('clear empties the board and can be undone', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Clear').click();
  await expect.poll(() => digits(page)).toBe(EMPTY);
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('entries differ from givens, and one step removes all entries', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await expect(button(page, 'Start over')).toBeDisabled();
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, placed 4');
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  await button(page, 'Start over').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await expect(page.getByRole('gridcell', { name: /marked/ })).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed/);
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/marked 6/);
});

test('what is typed on an empty board is given; Fix makes it the start that Start over returns to', async ({
  page,
}) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('1');
  await button(page, 'Fix givens').click();
  await expect(button(page, 'Fix givens')).toBeDisabled();
  await cell(page, 2, 5).click();
  await page.keyboard.press('2');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 1$/);
  await expect(cell(page, 2, 5)).toHaveAccessibleName(/placed 2$/);
  await reload(page);
  await expect(cell(page, 2, 5)).toHaveAccessibleName(/placed 2$/);
  await button(page, 'Start over').click();
  await expect.poll(() => digits(page)).toBe(`1${EMPTY.slice(1)}`);
});

test('a reload of the page at its own link keeps givens and entries apart', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await button(page, 'Share').click();
  await reload(page);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4$/);
});

test('every erase key empties a cell where the cursor stays', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await way(page, 'Set').click(); // in Enter some of them leave the next cell blank
  await cell(page, 4, 4).click();
  for (const key of ['Delete', 'Backspace', ' ', '0', '.']) {
    await page.keyboard.press('6');
    await expect(cell(page, 4, 4)).toHaveAccessibleName(/given 6/);
    await page.keyboard.press(key);
    await expect(cell(page, 4, 4)).toHaveAccessibleName(OPEN);
  }
});

test('an edit removes the digits that were found', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect.poll(() => digits(page)).toBe(`${PUZZLE.slice(0, 2)}4${PUZZLE.slice(3)}`);
});

test('givens that contradict each other are named and drawn so immediately', { tag: '@quick' }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('9');
  await cell(page, 1, 7).click();
  await page.keyboard.press('9');
  await expect(page.getByRole('gridcell', { name: /given 9, conflict/ })).toHaveCount(2);
  await expect(cell(page, 1, 1).locator('.strike')).toHaveCount(1); // a sign besides the colour
  await expect(status(page)).toContainText('clash');
});

test('a reload keeps the board and its history', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
  await page.goto('./#sudoku');
  await button(page, 'Clear').click();
  await cell(page, 2, 3).click();
  await page.keyboard.press('8');
  await reload(page);
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/given 8/);
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(EMPTY);
});

test('a reload restores the board of its own tab', { tag: '@firefox' }, async ({ page, context }) => {
  const other = await context.newPage();
  const typed = [
    [page, '8'],
    [other, '9'],
  ];
  for (const [tab, digit] of typed) {
    await tab.goto('./#sudoku');
    await button(tab, 'Clear').click();
    await cell(tab, 2, 3).click();
    await tab.keyboard.press(digit);
  }
  for (const [tab, digit] of typed) {
    await reload(tab);
    await expect(cell(tab, 2, 3)).toHaveAccessibleName(`row 2, column 3, given ${digit}`);
  }
});

test('an edit of a linked board survives a reload: the address never names another board than the page shows', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  await reload(page);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
});

test('the keypad types at the cursor and does not move the focus', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 3, 3).click();
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '5' }).click();
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 3, 3)).toBeFocused();
  await button(page, 'Erase').click();
  await expect(cell(page, 3, 3)).toHaveAccessibleName(OPEN);
});

test('letters are values on a 16×16 board; symbols that it does not have are ignored', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto('./#sudoku');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('16×16');
  await cell(page, 1, 1).click();
  await page.keyboard.press('g');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given G/);
  await page.keyboard.press('h');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given G/);
});

test('the import dialog reads a text, and keeps a text that it cannot read', { tag: ['@quick', '@firefox'] }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await button(page, 'Import').click();
  const text = page.getByRole('textbox', { name: 'Puzzle text' });
  await text.fill('12345');
  await button(page, 'Load').click();
  await expect(page.getByRole('alert')).toContainText('could not be read');
  await expect(text).toHaveValue('12345');
  await page.keyboard.press('Escape');
  await expect(status(page)).not.toContainText('could not be read'); // the dialog has said it
  await button(page, 'Import').click();
  await expect(text).toHaveValue('12345');
  await text.fill(PUZZLE);
  await button(page, 'Load').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('a file is imported from the dialog', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await button(page, 'Import').click();
  await page
    .getByLabel('Choose a file…')
    .setInputFiles({ name: 'puzzle.txt', mimeType: 'text/plain', buffer: Buffer.from(PUZZLE) });
  await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toHaveValue(PUZZLE);
  await button(page, 'Load').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('share makes an address that opens the same board elsewhere', { tag: '@firefox' }, async ({ page, browser }) => {
  await page.goto('./#sudoku');
  await button(page, 'Clear').click();
  await cell(page, 9, 9).click();
  await page.keyboard.press('3');
  await button(page, 'Share').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#sudoku=[.]{80}3$/);
  const address = await link.inputValue();
  await expect(page).toHaveURL(address);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await expect(cell(elsewhere, 9, 9)).toHaveAccessibleName(/given 3/);
  await elsewhere.context().close();
});
