// Rules are drawn on the board of a Sudoku: by mouse, by keys and by touch. What the tools draw is tested in
// tests/wasm/variant-tools.test.js.

import { boxesOf, button, cell, expect, PUZZLE, test } from './fixtures.js';
import { drag, family, openRules, panel, placeOf, tool, variant, verdict } from './rules-panel.js';

test('a cage is drawn by mouse, gets its sum, is undone and deleted, and the Sudoku is classic again', {
  tag: ['@quick', '@firefox'],
}, async ({ page }) => {
  await openRules(page, `sudoku=${PUZZLE}`);
  await tool(page, 'Cage').click();
  await drag(page, [1, 3], [1, 4], [2, 4]);
  const sum = panel(page).getByRole('textbox', { name: 'Sum' });
  await expect(sum).toBeFocused();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/given 1.*11/);
  await sum.fill('12');
  await sum.press('Enter');
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/12/);
  await button(page, 'Undo').click();
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/11/);
  await panel(page).getByRole('button', { name: 'Delete' }).click();
  await expect(cell(page, 2, 4)).toHaveAccessibleName('row 2, column 4, given 1');
  await button(page, 'Close the rules').click();
  await expect(button(page, 'Rules')).toBeFocused();
  await button(page, 'Share').click();
  await expect(page.getByRole('textbox', { name: /link/i }).first()).toHaveValue(/#sudoku=/);
});

test('a thermometer is drawn by keys alone', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
  await openRules(page, variant('.'));
  await expect(family(page, 'Areas')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(family(page, 'Lines')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Thermometer')).toBeFocused();
  await page.keyboard.press('Enter');
  await cell(page, 1, 1).focus();
  for (const key of [' ', 'ArrowRight', ' ', 'ArrowDown', ' ', 'Enter']) await page.keyboard.press(key);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/thermometer.*cell 3 of 3/i);
  await expect(panel(page).getByRole('status')).toHaveText('Thermometer added');
  await page.keyboard.press('Delete');
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, empty');
});

test('arrow keys lead beyond the border, to a clue outside', async ({ page }) => {
  await openRules(page, variant('.'));
  await family(page, 'Outside').click();
  await tool(page, 'Skyscraper').click();
  await cell(page, 1, 1).focus();
  for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await expect(panel(page).getByRole('status')).toHaveText('left of row 2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/clue outside: skyscraper 3/i);
});

test('the board keeps its place and size while rules are drawn', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRules(page, variant('.'));
  const grid = page.getByRole('grid');
  const before = await grid.boundingBox();
  await tool(page, 'Extra region').click();
  await drag(page, [1, 1], [1, 3]);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/extra region/);
  await expect.poll(() => grid.boundingBox()).toEqual(before);
  // This many kinds have names that need more than one line.
  await family(page, 'Lines').click();
  for (const [row, name] of ['Thermometer', 'Renban', 'Palindrome', 'Region sum', 'Zipper', 'Entropic'].entries()) {
    await tool(page, name).click();
    await drag(page, [row + 2, 1], [row + 2, 3]);
  }
  await family(page, 'Board').click();
  for (const name of ['Anti-knight', 'Anti-king', 'Disjoint groups'])
    await panel(page).getByRole('switch', { name }).click();
  await expect.poll(() => grid.boundingBox()).toEqual(before);
});

test('a line gets a pattern, and a wrong one is said to be wrong', async ({ page }) => {
  await openRules(page, variant('.'));
  await family(page, 'Lines').click();
  await tool(page, 'Pattern').click();
  await drag(page, [1, 1], [1, 3]);
  const pattern = panel(page).getByRole('textbox', { name: 'Regular expression' });
  await expect(pattern).toBeFocused();
  await page.keyboard.type('1[23');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Cannot be checked');
  await expect(panel(page).getByText('“1[23”').or(panel(page).getByText('"1[23"'))).toContainText('ends too early');
  await pattern.fill('123');
  await pattern.press('Enter');
  await expect(verdict(page)).toHaveText('Several solutions');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/pattern 123, cell 2 of 3/);
});

test('why cells or a number are refused is in sight, and gone with the next try', async ({ page }) => {
  await openRules(page, variant('.'));
  await tool(page, 'Equality cage').click();
  await drag(page, [1, 1], [1, 3]);
  const even = panel(page).locator('.warning', { hasText: 'An equality cage needs an even number of cells.' });
  await expect(even).toBeVisible();
  await expect(panel(page).getByRole('status')).toHaveText('An equality cage needs an even number of cells.');
  await drag(page, [1, 1], [1, 2]);
  await expect(even).toHaveCount(0);
  await tool(page, 'Cage').click();
  await drag(page, [5, 1], [5, 2]);
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  const sum = panel(page).getByRole('textbox', { name: 'Sum' });
  await expect(sum).toBeFocused();
  await expect(sum).toHaveAttribute('aria-invalid', 'true');
  await expect(sum).toHaveAccessibleDescription('This needs a whole number from 0 to 999.');
  await sum.fill('9');
  await sum.press('Enter');
  await expect(panel(page).locator('.warning')).toHaveCount(0);
});

test('a region that is not complete is one fault, said in words', async ({ page }) => {
  await openRules(page, variant('.'));
  await tool(page, 'Region').click();
  await drag(page, [1, 1], [1, 4]);
  await expect(verdict(page)).toHaveText('Cannot be checked');
  await expect(panel(page).locator('.warning')).toHaveText('A region has 4 cells instead of 9.');
});

test('what the mouse has drawn is deleted by a key', { tag: '@firefox' }, async ({ page }) => {
  await openRules(page, variant('.'));
  await family(page, 'Lines').click();
  await tool(page, 'Thermometer').click();
  await drag(page, [5, 1], [5, 3]);
  await expect(cell(page, 5, 3)).toHaveAccessibleName(/thermometer, cell 3 of 3/);
  await expect(cell(page, 5, 3)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cell(page, 5, 3)).toHaveAccessibleName('row 5, column 3, empty');
});

test('sets with equal sums are drawn by mouse', async ({ page }) => {
  await openRules(page, variant('.'));
  await tool(page, 'Equal sums').click();
  await drag(page, [1, 1], [1, 2]);
  await drag(page, [3, 1], [3, 3]);
  await button(page, 'Done').click();
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/equal sum of 3 cells/);
  await expect(panel(page).getByRole('group', { name: 'Equal sums, 5 cells from R1C1' })).toBeVisible();
});

test.describe('under a thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('a dot is put on a border by touch, and all of the board stays in sight', { tag: '@quick' }, async ({
    page,
  }) => {
    await openRules(page, variant('.'));
    await family(page, 'Dots').tap();
    await tool(page, 'Black dot').tap();
    const { x, y } = await placeOf(page, 3, 3, 0.4);
    await page.touchscreen.tap(x, y);
    await expect(cell(page, 3, 4)).toHaveAccessibleName(/black dot/i);
    const [board, sheet] = await boxesOf(page.getByRole('grid'), panel(page));
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.bottom).toBeLessThanOrEqual(sheet.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('cells of an area are touched one after the other', async ({ page }) => {
    await openRules(page, variant('.'));
    await tool(page, 'Extra region').tap();
    for (const [row, column] of [
      [1, 1],
      [5, 5],
      [9, 9],
    ])
      await cell(page, row, column).tap();
    await button(page, 'Done').tap();
    await expect(cell(page, 9, 9)).toHaveAccessibleName(/extra region.*3 cells/i);
  });

  test('a line, a clue and a clone are drawn by touch, undone and deleted', async ({ page }) => {
    await openRules(page, variant('.'));
    await family(page, 'Lines').tap();
    await tool(page, 'Thermometer').tap();
    for (const column of [2, 3, 4]) await cell(page, 5, column).tap();
    await button(page, 'Done').tap();
    await expect(cell(page, 5, 4)).toHaveAccessibleName(/thermometer, cell 3 of 3/);
    await family(page, 'Outside').tap();
    await tool(page, 'Little killer').tap();
    const { x, y } = await placeOf(page, 1, 2, 1);
    const { height } = await cell(page, 1, 2).boundingBox();
    await page.touchscreen.tap(x, y - height);
    const clue = panel(page).getByRole('textbox', { name: 'Clue' });
    await clue.fill('12');
    await clue.press('Enter');
    await expect(cell(page, 1, 2)).toHaveAccessibleName(/little killer 12, diagonally downwards/);
    await family(page, 'Areas').tap();
    await tool(page, 'Clone').tap();
    for (const column of [6, 7]) await cell(page, 7, column).tap();
    await button(page, 'Done').tap();
    await cell(page, 8, 1).tap();
    await expect(cell(page, 8, 2)).toHaveAccessibleName(/clone of 2 cells/);
    await panel(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(cell(page, 8, 2)).toHaveAccessibleName('row 8, column 2, empty');
    await tool(page, 'Clone').tap(); // puts the tool down
    await cell(page, 5, 3).tap();
    await panel(page).getByRole('button', { name: 'Delete' }).tap();
    await expect(cell(page, 5, 3)).toHaveAccessibleName('row 5, column 3, empty');
  });
});
