// Grid puzzles in Set: regions are drawn, clues are typed in cells, beside the board and at corners.

import { boxOf, button, cell, expect, status, test } from './fixtures.js';
import { drag, open } from './grid-board.js';

const STARS = 'starbattle\nstars 1\nregions\nA B B B C\nA A A B C\nD D D B C\nD D D E E\nD D D E E';
const NONOGRAM = 'nonogram\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2';

test('in Set regions are drawn by strokes, and a digit is the number of stars', { tag: '@quick' }, async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await page.getByRole('radio', { name: 'Set' }).click();
  await drag(page, [1, 2], [1, 3]); // both of region B: they become a region of their own
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region F, empty/);
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/region B, empty/);
  await drag(page, [1, 4], [1, 3]);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region B, empty/);
  await expect(status(page)).toContainText(/solution/);
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region F, empty/);
  await cell(page, 5, 5).click();
  await button(page, 'new region').click();
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/region G, empty/);
});

test('while a region is drawn it has its ink, and one Undo takes it back', async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await page.getByRole('radio', { name: 'Set' }).click();
  const inks = page.locator('genre-grid [class^="ink-"].patterned');
  await expect(inks).toHaveCount(5);
  const [from, to] = [await boxOf(cell(page, 1, 2)), await boxOf(cell(page, 1, 3))];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await expect(inks).toHaveCount(6);
  await page.mouse.up();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region F, empty/);
  await button(page, 'Undo').click();
  await expect(inks).toHaveCount(5);
});

test('in Set clues are typed beside the board, and the verdict follows', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  await page.getByRole('radio', { name: 'Set' }).click();
  const heading = page.getByRole('rowheader', { name: /^row 1, / });
  await expect(heading).toHaveAccessibleName('row 1, clue 1 1');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toBeFocused();
  await page.keyboard.type('3');
  await expect(heading).toHaveAccessibleName('row 1, clue 3');
  await expect(status(page)).toContainText('No solution');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('11');
  await expect(heading).toHaveAccessibleName('row 1, clue 1 1');
  await expect(status(page)).toContainText('exactly one solution');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 1, 1)).toBeFocused();
});

test('in Set the clues of a nonogram follow from its picture', async ({ page }) => {
  await open(page, 'nonogram', 'nonogram\nrows\n0\n0\n0\ncolumns\n0\n0\n0');
  await page.getByRole('radio', { name: 'Set' }).click();
  await drag(page, [1, 1], [1, 2], [1, 3]);
  await expect(page.getByRole('rowheader', { name: 'row 1, clue 3' })).toHaveCount(1);
  await cell(page, 3, 2).click();
  await expect(page.getByRole('columnheader', { name: 'column 2, clue 1 1' })).toHaveCount(1);
  await expect(status(page)).toContainText('exactly one solution');
});

test('in Set values and targets are typed in cells', async ({ page }) => {
  await open(page, 'kenken', 'kenken\ncells\n. .\n. .\nregions\nA A\nB C');
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 1, 2).click();
  await page.keyboard.type('2x');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/clue 2\*/);
  await cell(page, 2, 1).click();
  await page.keyboard.type('1');
  await expect(status(page)).toContainText('exactly one solution');
});

test('in Set numbers are typed where a click only moves the cursor, and the keypad has what clues are made of', async ({
  page,
}) => {
  await open(page, 'nurikabe', 'nurikabe\ncells\n. . .\n. . .\n. . .');
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 1, 1).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/empty/);
  await button(page, '9').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/clue 9/);
  await expect(status(page)).toContainText('exactly one solution');

  await open(page, 'yajilin', 'yajilin\ncells\n. . .\n. . .\n. . .');
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 2, 2).click();
  await button(page, '0').click();
  await button(page, 'left').click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/clue 0←/);
  await expect(status(page)).toContainText('exactly one solution');
});

test('in Set clues at corners are typed where they are clicked, or from corner to corner by keys', async ({ page }) => {
  await open(page, 'gokigen', 'gokigen\nsize 3 3\ncorners\n. . . .\n. . . .\n. . . .\n. . . .');
  await page.getByRole('radio', { name: 'Set' }).click();
  const corner = (row, column) => page.getByRole('columnheader', { name: `corner ${row}, ${column}, ` });
  const { x, y, width, height } = await boxOf(cell(page, 1, 1));
  await page.mouse.click(x + width * 0.95, y + height * 0.95);
  await expect(corner(2, 2)).toBeFocused();
  await page.keyboard.press('4');
  await expect(corner(2, 2)).toHaveAccessibleName('corner 2, 2, clue 4');
  await expect(status(page)).toContainText(/\d+ solutions/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await button(page, '1').click();
  await expect(corner(1, 1)).toHaveAccessibleName('corner 1, 1, clue 1');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 1)).toBeFocused();
});
