// Why: the clues that contradict each other, that decide a cell, and that are not needed, each of which can be marked
// on the board and left out.
import { audit, boxesOf, button, cell, digits, expect, fullHint, PUZZLE, status, test } from './fixtures.js';

const clues = (page) => page.locator('.clues').getByRole('button');

/** Presses a clue of the answer, and then the button that takes it away. */
async function leaveOut(page, clue) {
  await clue.click();
  await button(page, 'Leave it out').click();
}

async function open(page, address, cells) {
  await page.goto('about:blank');
  await page.goto(`./#${address}`);
  await expect(page.getByRole('gridcell')).toHaveCount(cells);
}

test('givens that contradict each other are named and marked, and one that is taken away mends it', {
  tag: '@quick',
}, async ({ page }) => {
  const twoEights = `${PUZZLE.slice(0, -1)}8`;
  await open(page, `sudoku=${twoEights}`, 81);
  await expect(button(page, 'Why?')).toHaveCount(0);
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(status(page)).toContainText('These 2 contradict each other');
  await expect(clues(page)).toHaveText(['8 at row 7, column 8', '8 at row 9, column 9']);
  await expect(page.locator('quadrille-grid .hint-because')).toHaveAttribute('d', /M.+M/);
  await audit(page, '.panel');
  await leaveOut(page, clues(page).last());
  await expect(status(page)).toContainText('Unique');
  await expect.poll(() => digits(page)).toBe(`${PUZZLE.slice(0, -1)}.`);
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(twoEights);
  // The number that mends it is said, and a person may type it.
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(status(page)).toContainText('With 9 instead of 8 there is one solution: 8 at row 9, column 9.');
  await clues(page).last().press('Enter');
  await expect(button(page, 'Change to 9')).toBeVisible();
  await button(page, 'Change…').press('Enter');
  const field = page.getByRole('textbox', { name: '8 at row 9, column 9' });
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(button(page, 'Change…')).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('9');
  await field.press('Enter');
  await expect(status(page)).toContainText('Unique');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('a board that is being set and has no solution offers the reason at once, in view on a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, `sudoku=${PUZZLE.slice(0, -1)}8`, 81);
  await page.getByRole('radio', { name: 'Set', exact: true }).click();
  await button(page, 'Why?').click();
  await expect(status(page)).toContainText('These 2 contradict each other');
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('No solution');
  await expect(button(page, 'Why?')).toBeInViewport({ ratio: 1 });
  await button(page, 'Why?').click();
  await expect(clues(page)).toHaveCount(2);
  const [answer, last] = await boxesOf(page.getByRole('group', { name: 'Answer' }), clues(page).last());
  expect(last.bottom).toBeLessThanOrEqual(answer.bottom);
});

test('an entry of a game that is taken away leaves the givens and the other entries', async ({ page }) => {
  await open(page, `sudoku=${PUZZLE}`, 81);
  for (const [column, digit] of [
    [3, '4'],
    [4, '7'],
  ]) {
    await cell(page, 1, column).click();
    await page.keyboard.press(digit);
  }
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  const entry = clues(page).filter({ hasText: '7 at row 1, column 4' });
  await expect(entry).toHaveCount(1);
  await leaveOut(page, entry);
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/empty/);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
});

test('a cell of a unique board shows the clues that decide it', { tag: '@quick' }, async ({ page }) => {
  await open(page, `sudoku=${PUZZLE}`, 81);
  await cell(page, 1, 3).click();
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(status(page)).toContainText('Row 1, column 3 is 4, because of these');
  await expect.poll(() => clues(page).count()).toBeGreaterThan(2);
  // The clues and the value stand out from the other cells.
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/4/);
  await expect(cell(page, 1, 3)).not.toHaveClass(/dim/);
  const named = await clues(page).allTextContents();
  const dim = page.locator('quadrille-grid [role="gridcell"].dim');
  await expect(dim).toHaveCount(81 - 1 - named.length);
  const [, row, column] = /row (\d), column (\d)/.exec(named[0]);
  await expect(cell(page, Number(row), Number(column))).not.toHaveClass(/dim/);
  await clues(page).first().click();
  await expect(clues(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(dim).toHaveCount(81 - 1 - 1); // only this clue and the value stand out
  await expect(cell(page, Number(row), Number(column))).not.toHaveClass(/dim/);
  await button(page, 'Leave it out').click();
  await expect(dim).toHaveCount(0);
});

test('what is not needed is listed, and taken away one by one', async ({ page }) => {
  await open(page, `sudoku=${PUZZLE}`, 81);
  await page.getByRole('radio', { name: 'Set' }).click();
  await button(page, 'Check').click();
  await button(page, 'What is not needed?').click();
  await expect(status(page)).toContainText(/Each of these \d+ can be left out/);
  await leaveOut(page, clues(page).first());
  await expect(status(page)).toContainText('Unique');
});

test('cages that contradict each other are named by their sums', async ({ page }) => {
  const killer = '.Shape~4x4.Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4.Cage~10~R4C1~R4C2~R4C3~R4C4';
  await open(page, `variant=${encodeURIComponent(killer)}`, 16);
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(clues(page)).toHaveCount(2);
  await expect(clues(page).first()).toContainText(/cage.*3.*row 1, column 1/i);
  const cages = page.getByRole('gridcell', { name: /cage/ });
  await expect(cages).toHaveCount(8);
  await clues(page).first().click();
  await expect(button(page, 'Leave it out')).toBeVisible();
  await expect(cages).toHaveCount(8); // it is only marked
  await clues(page).first().press('Enter');
  await expect(clues(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, 'Leave it out')).toHaveCount(0);
  await leaveOut(page, clues(page).first());
  await expect(status(page)).toContainText('Not unique');
  await expect(cages).toHaveCount(6);
});

test('clues of a Kakuro and of a nonogram that contradict each other are named', async ({ page }) => {
  await open(page, `kakuro=${encodeURIComponent('# 3\\ 4\\\n\\9 . .\n\\4 . .')}`, 9);
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(clues(page).last()).toHaveText('9 across at row 2, column 1');
  await open(page, `nonogram=${encodeURIComponent('rows\n2\n0\ncolumns\n0\n1')}`, 4);
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(clues(page)).toHaveText(['2 of row 1', '0 of column 1']);
  await leaveOut(page, clues(page).first());
  await expect(status(page)).not.toContainText('contradict');
});

test('cells of a tiling and items of a cover that contradict each other are marked', async ({ page }) => {
  await open(page, `tiling=${encodeURIComponent('grid square\nboard\n...\npieces\n0 I1\n* I2')}`, 3);
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(clues(page)).toHaveCount(3);
  await expect(page.locator('tiling-board .reason')).toHaveAttribute('d', /M.+M/);
  await open(page, `cover=${encodeURIComponent('a b c\na c\nb c')}`, 6);
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(clues(page)).toHaveText(['item a', 'item b', 'item c']);
  await expect(page.locator('cover-board .hint-unit').last()).toHaveAttribute('d', /M.+M.+M/);
});

test('a hint for a grid puzzle says what its players know by name, in both languages', async ({ page }) => {
  const board = encodeURIComponent('nonogram\nrows\n2\n0\ncolumns\n1\n1');
  await open(page, `nonogram=${board}`, 4);
  await fullHint(page);
  await expect(status(page)).toContainText('The numbers of this line fit in one way only.');
  await open(page, `nonogram=${board}`, 4);
  await page.goto(`./?lang=zh#nonogram=${board}`);
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await button(page, '提示').click();
  for (const more of ['是什么？', '为什么？']) await button(page, more).click();
  await expect(status(page)).toContainText('这一行或列的数字只有一种排法。');
});

test('in Chinese the clues are named in Chinese', async ({ page }) => {
  await page.goto(`./?lang=zh#sudoku=${PUZZLE.slice(0, -1)}8`);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await button(page, '检查').click();
  await button(page, '为什么？').click();
  await expect(clues(page).first()).toHaveText('第 7 行第 8 列的 8');
});
