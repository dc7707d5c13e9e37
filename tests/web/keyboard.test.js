// The page without a mouse.

import { audit, button, cell, countSaved, digits, EMPTY, expect, PUZZLE, status, test } from './fixtures.js';

/** Presses Tab until the named thing has the focus. */
async function tabTo(page, name) {
  const wanted = page.getByRole('button', { name, exact: true });
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('a puzzle is entered, solved and undone by keys alone', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  while (!(await cell(page, 1, 1).evaluate((element) => element === element.getRootNode().activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('1');
  await page.keyboard.press('End');
  await page.keyboard.press('2');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('3');
  await page.keyboard.press('Home');
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('6');
  const typed = await digits(page);
  expect([typed[0], typed[8], typed[80], typed[72], typed[64], typed[9]].join('')).toBe('123456');
  await tabTo(page, 'Solve');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Solved');
  await page.keyboard.press('Control+z'); // takes the solution away
  await expect.poll(() => digits(page)).toBe(typed);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/empty|candidates/);
});

test('Tab stops once at the board, and the cursor stays inside the board', { tag: ['@quick', '@firefox'] }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, '1')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, 1, 1)).toBeFocused();
});

for (const [tab, before] of [
  ['Sudoku', 1],
  ['Kakuro', 1],
  ['Queens', 1],
  ['Tilings', 1],
  ['Exact cover', 2], // its text comes first
]) {
  test(`${tab}: Tab leads to a cell of the board, without a stop at the board itself`, {
    tag: tab === 'Sudoku' ? ['@quick', '@firefox'] : '@firefox',
  }, async ({ page }) => {
    await page.goto('./#sudoku');
    const chosen = page.getByRole('tab', { name: tab, exact: true });
    await chosen.click();
    await expect(page.getByRole('grid', { name: tab, exact: true })).toBeVisible();
    await chosen.focus();
    for (let i = 0; i < before; i += 1) await page.keyboard.press('Tab');
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toBeFocused(); // the first white one of a Kakuro
    for (let i = 0; i < before; i += 1) await page.keyboard.press('Shift+Tab');
    await expect(chosen).toBeFocused();
  });
}

test('a digit that is typed before a cell is selected goes to the first cell', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await page.keyboard.press('7');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 7/);
  await expect(cell(page, 1, 1)).toBeFocused();
});

test('arrow keys go through the tabs of puzzles', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('./#sudoku');
  const tabs = page.getByRole('tablist', { name: 'Puzzle' }).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('a button of the main actions keeps the focus and its meaning when the puzzle changes', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const solve = page.getByRole('button', { name: 'Solve', exact: true });
  await solve.focus();
  await page.evaluate(() => {
    location.hash = '#tiling=';
  });
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
  await expect(solve).toBeFocused();
});

test('the row, column and box of the cursor are marked, and so are the cells with its digit', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const cells = (kind) =>
    page.locator(`quadrille-grid .${kind}`).evaluate((path) => path.getAttribute('d').split('Z').length - 1);
  await cell(page, 1, 1).click(); // a 5
  await expect(page.locator('quadrille-grid .near')).toBeVisible();
  await expect.poll(() => cells('near')).toBe(21);
  await expect.poll(() => cells('same')).toBe(PUZZLE.split('5').length - 1);
  await cell(page, 1, 3).click(); // an empty cell
  await expect.poll(() => cells('same')).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('quadrille-grid .near')).toBeHidden();
});

test('a question mark opens the sheet of all keys at its beginning, and Escape closes it', {
  tag: ['@quick', '@firefox'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 2, 2).click();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('Make or take away a pencil mark');
  await expect(sheet, 'Kakuro has that').not.toContainText('The other sum of a clue cell');
  await expect(sheet).toContainText(
    /0 \. Space\s*In Enter, and in Set with Auto-advance: leave the cell blank and go on/,
  );
  await expect(sheet.getByRole('heading', { name: 'Keys' })).toBeInViewport();
  await audit(page, 'keys-dialog');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(cell(page, 2, 2)).toBeFocused();
});

test('the sheet of keys names those of shaded puzzles, which do what it says', async ({ page }) => {
  await page.goto(`./#nonogram=${encodeURIComponent('nonogram\nrows\n1\n1\ncolumns\n1\n1')}`);
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText(/Space Enter\s*The next value, or that of the brush/);
  await expect(sheet).toContainText(/X \.\s*A dot/);
  await page.keyboard.press('Escape');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('Space');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/placed shaded/);
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/placed dot/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed dot/);
});

test('the focus stays near a control that goes when it has been pressed', { tag: '@firefox' }, async ({ page }) => {
  const press = async (control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await page.goto(`./#queens=${encodeURIComponent(`20${' 0'.repeat(20)}`)}`);
  await expect(button(page, 'List')).toBeVisible(); // the Workshop has come, with its own buttons
  await press(button(page, 'Count'));
  await expect(status(page)).toContainText('so far');
  await countSaved(page);
  await press(button(page, 'Stop'));
  await press(button(page, 'Go on'));
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Stopped');
  await press(button(page, 'Forget it'));
  await expect(button(page, 'Check')).toBeFocused(); // the main action of a board that is entered
  await page.goto(`./#tiling=${encodeURIComponent('3x20 pentominoes')}`);
  await expect(page.getByRole('grid', { name: 'Tilings' })).toBeVisible();
  await press(button(page, 'Solve'));
  await press(button(page, 'Next solution'));
  await expect(page.getByText('2 of 8')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Answer' }).locator(':focus')).toHaveCount(1);
  await press(page.getByRole('button', { name: 'F, 1 copy' }));
  await press(button(page, 'Remove'));
  await expect(button(page, 'Add pieces')).toBeFocused();
});

test('a list of examples that leads to another kind of Sudoku keeps the focus', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const examples = page.getByRole('combobox', { name: 'Example' });
  await examples.focus();
  await examples.selectOption({ label: 'Variants: cages, lines, dots…' });
  await expect(page.getByRole('grid', { name: 'Sudoku variant' })).toBeVisible();
  await expect(examples).toBeFocused();
});

test('Tab passes by a button that has nothing to do', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Erase').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Pencil marks')).toBeFocused(); // Undo lies between the two
  await expect(button(page, 'Undo')).toHaveAttribute('tabindex', '-1');
});

test('on a variant the cells that differ from the cursor’s are marked, and those with its digit', async ({ page }) => {
  await page.goto(`./#variant=${encodeURIComponent('.Shape~4x4.Cage~~R1C1~R2C3.~R1C1_2~R4C4_2')}`);
  await expect(cell(page, 4, 4)).toHaveAccessibleName(/given 2/);
  await cell(page, 1, 1).click();
  const squares = (name) =>
    page.locator(`variant-grid .${name}`).evaluate((path) => path.getAttribute('d').match(/M/g)?.length ?? 0);
  // 4 + 4 + 4 of row, column and box, less 4 twice, and one of the cage.
  await expect.poll(() => squares('near')).toBe(9);
  await expect.poll(() => squares('same')).toBe(2);
});

test('on a Kakuro the runs of the cursor are marked', async ({ page }) => {
  await page.goto(`./#kakuro=${encodeURIComponent('# 3\\ 4\\\n\\4 . .\n\\3 . .')}`);
  await cell(page, 2, 2).click();
  await expect(page.locator('quadrille-grid .near')).toHaveAttribute('d', /^M[^M]*(M[^M]*){3}$/); // 2 cells of each run
  await cell(page, 1, 1).click();
  await expect(page.locator('quadrille-grid .near')).toHaveAttribute('d', '');
});
