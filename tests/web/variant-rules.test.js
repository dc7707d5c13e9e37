// The panel that edits the rules of a Sudoku: cages by mouse, lines by keys, dots by touch, and whether the board has
// one solution after each change. What the tools draw is tested in tests/wasm/variant-tools.test.js.

import { audit, button, cell, expect, PUZZLE, test } from './fixtures.js';

/** Two equal digits a king's move apart, and nothing else. */
const FIVES = '.~R3C3_5~R4C4_5';

const panel = (page) => page.getByRole('region', { name: 'Edit rules' });
const family = (page, name) => panel(page).getByRole('tab', { name, exact: true });
const tool = (page, name) => panel(page).getByRole('button', { name, exact: true });
const verdict = (page) => panel(page).locator('.verdict');

async function openRules(page, hash) {
  await page.goto(`./#${hash}`);
  await button(page, 'Rules').click();
  await expect(panel(page)).toBeVisible();
}

const variant = (text) => `variant=${encodeURIComponent(text)}`;

/** The middle of a cell, or a place at some cells' distance from it. */
async function placeOf(page, row, column, right = 0) {
  const { x, y, width, height } = await cell(page, row, column).boundingBox();
  return { x: x + width / 2 + right * width, y: y + height / 2 };
}

/** Drags the mouse over cells. */
async function drag(page, ...cells) {
  for (const [at, [row, column]] of cells.entries()) {
    const { x, y } = await placeOf(page, row, column);
    await page.mouse.move(x, y, { steps: 8 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('rules in words are written in the panel, and drawings without a rule are removed and come back', async ({
  page,
}) => {
  const drawn = '# drawn without a rule: 1 line\n#~ line #ff00d4 0.2 0.5,0.5 1.5,0.5\n.AntiKing';
  await openRules(page, variant(drawn));
  await family(page, 'Board').click();
  await panel(page).getByText('Rules in words: 1').click();
  await panel(page).getByRole('button', { name: 'Remove what is only drawn' }).click();
  await expect(page.locator('variant-grid .own')).toHaveCount(0);
  await expect(page.getByText('Rules in words, not checked')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.locator('variant-grid .own')).toHaveCount(1);
  const field = panel(page).getByRole('textbox', { name: 'Rules in words' });
  await field.fill('A snake hides.');
  await field.press('Escape'); // it is for the field
  await field.press('Tab');
  await expect(page.locator('variant-board .words')).toHaveText('A snake hides.');
  await button(page, 'Close the rules').click();
  await expect(page.locator('variant-board .words')).toHaveText('A snake hides.');
});

test('a cage is drawn by mouse, gets its sum, is undone and deleted, and the Sudoku is classic again', async ({
  page,
}) => {
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

test('undo goes back in the history of the Sudoku whose rules are edited, not of another variant', async ({ page }) => {
  await page.goto(`./#${variant('.AntiKing')}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('1');
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await button(page, 'Rules').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, given 4, yours');
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, empty');
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  await button(page, 'Redo').click();
  await button(page, 'Close the rules').click();
  await expect(page.getByRole('grid', { name: 'Sudoku', exact: true })).toBeVisible();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, given 4, yours');
  // The variant that was there before is a savepoint.
  await button(page, 'Rules').click();
  await button(page, 'Close the rules').click();
  await page.goto(`./#${variant('.AntiKnight')}`);
  await button(page, 'Savepoints').click();
  await expect(page.getByRole('button', { name: 'Return to Sudoku variant' })).toHaveCount(1);
});

test('a thermometer is drawn by keys alone', async ({ page }) => {
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

test('Escape in the panel puts down the tool, and then closes the panel', async ({ page }) => {
  await openRules(page, variant('.'));
  await tool(page, 'Cage').focus();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Cage')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Cage')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page, 'Rules')).toBeFocused();
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

test('a drawn rule is found on the board and in the list', async ({ page }) => {
  await openRules(page, variant('.Cage~5~R1C1~R1C2.WhiteDot~R4C4~R4C5.AntiKnight'));
  await cell(page, 1, 2).click();
  await expect(panel(page).getByRole('group', { name: 'Cage 5, 2 cells from R1C1' })).toBeVisible();
  await panel(page).getByText('Drawn rules (2)').click();
  await panel(page)
    .getByRole('button', { name: /White dot/ })
    .click();
  await expect(family(page, 'Dots')).toHaveAttribute('aria-selected', 'true');
  const difference = panel(page).getByRole('textbox', { name: 'Difference' });
  await difference.fill('3');
  await difference.press('Enter');
  await expect(cell(page, 4, 4)).toHaveAccessibleName(/difference dot.*3/i);
  await panel(page)
    .getByRole('button', { name: /Cage 5/ })
    .focus();
  await page.keyboard.press('Delete');
  await expect(panel(page).getByRole('button', { name: /White dot 3/ })).toBeFocused();
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, empty');
});

test('after each change the panel says how many solutions there are', async ({ page }) => {
  await openRules(page, variant(FIVES));
  await expect(verdict(page)).toHaveText('Several solutions');
  await family(page, 'Board').click();
  await panel(page).getByRole('switch', { name: 'Anti-king' }).click();
  await expect(verdict(page)).toHaveText('No solution');
  await button(page, 'Undo').click();
  await expect(verdict(page)).toHaveText('Several solutions');
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Rules').click();
  await expect(verdict(page)).toHaveText('Exactly one solution');
});

test('on a phone held on its side the board stays in view beside the rules', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openRules(page, variant('.Thermo~R1C1~R1C2'));
  await family(page, 'Lines').click();
  await page.evaluate(() => scrollTo(0, 100));
  for (const [row, column] of [
    [1, 1],
    [9, 9],
  ])
    await expect(cell(page, row, column)).toBeInViewport({ ratio: 1 });
});

test('on the narrowest phone the verdict has its own place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openRules(page, `sudoku=${PUZZLE}`);
  await expect(verdict(page)).toHaveText('Exactly one solution');
  expect(await verdict(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('on a tablet all tools of a family are in view', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openRules(page, variant('.'));
  for (const name of ['Cage', 'Contains', 'Same digits']) await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
});

test('the tools keep their place, whatever the panel says about solutions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const top = async () => (await panel(page).getByRole('tablist').boundingBox()).y;
  const tops = [];
  for (const [text, words] of [
    [variant(FIVES), 'Several solutions'],
    [variant(`${FIVES}.AntiKing`), 'No solution'],
    [`sudoku=${PUZZLE}`, 'Exactly one solution'],
  ]) {
    await page.goto('about:blank');
    await openRules(page, text);
    await expect(verdict(page)).toHaveText(words);
    tops.push(await top());
  }
  expect(new Set(tops).size, String(tops)).toBe(1);
});

test('the board keeps its place and size while rules are drawn', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRules(page, variant('.'));
  const grid = page.getByRole('grid');
  const before = await grid.boundingBox();
  await tool(page, 'Extra region').click();
  await drag(page, [1, 1], [1, 3]);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/extra region/);
  expect(await grid.boundingBox()).toEqual(before);
  // So many kinds that their names need more than one line.
  await family(page, 'Lines').click();
  for (const [row, name] of ['Thermometer', 'Renban', 'Palindrome', 'Region sum', 'Zipper', 'Entropic'].entries()) {
    await tool(page, name).click();
    await drag(page, [row + 2, 1], [row + 2, 3]);
  }
  await family(page, 'Board').click();
  for (const name of ['Anti-knight', 'Anti-king', 'Disjoint groups'])
    await panel(page).getByRole('switch', { name }).click();
  expect(await grid.boundingBox()).toEqual(before);
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

test('what the mouse has drawn is deleted by a key', async ({ page }) => {
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

test('the panel of rules passes the audit in light and dark', async ({ page }) => {
  await openRules(page, variant('.Cage~5~R1C1~R1C2.Thermo~R4C4~R4C5.Sandwich~8~R2'));
  await panel(page).getByText('Drawn rules (3)').click();
  for (const name of ['Areas', 'Board', 'Outside']) {
    await family(page, name).click();
    await audit(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await audit(page);
});

test.describe('under a thumb', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its protocol has no fingers');
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('a dot is put on a border by touch, and all of the board stays in sight', async ({ page }) => {
    await openRules(page, variant('.'));
    await family(page, 'Dots').tap();
    await tool(page, 'Black dot').tap();
    const { x, y } = await placeOf(page, 3, 3, 0.4);
    await page.touchscreen.tap(x, y);
    await expect(cell(page, 3, 4)).toHaveAccessibleName(/black dot/i);
    const board = await page.getByRole('grid').boundingBox();
    const sheet = await panel(page).boundingBox();
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.y + board.height).toBeLessThanOrEqual(sheet.y);
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

  test('the number and the buttons of a selected rule are in sight', async ({ page }) => {
    await openRules(page, variant('.Cage~5~R1C1~R1C2.Thermo~R4C4~R4C5'));
    for (const [row, column, names] of [
      [1, 1, ['Delete']],
      [4, 4, ['Turn around', 'Delete']],
    ]) {
      await cell(page, row, column).tap();
      for (const name of names) {
        await expect(panel(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('everything that can be touched is at least 44 pixels high', async ({ page }) => {
    await openRules(page, variant('.Cage~5~R1C1~R1C2'));
    await tool(page, 'Cage').tap();
    const low = await panel(page)
      .getByRole('button')
      .or(panel(page).getByRole('tab'))
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 43.9).map((each) => each.outerHTML),
      );
    expect(low).toEqual([]);
  });
});
