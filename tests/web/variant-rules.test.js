// The panel that edits the rules of a Sudoku: what it lists and says, how it is undone and closed, and where it stands.

import { audit, button, cell, expect, PUZZLE, test } from './fixtures.js';
import { family, openRules, panel, tool, variant, verdict } from './rules-panel.js';

/** Two equal digits a king's move apart, and nothing else. */
const FIVES = '.~R3C3_5~R4C4_5';

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

test('undo goes back in the history of the Sudoku whose rules are edited, not of another variant', async ({ page }) => {
  await page.goto(`./#${variant('.AntiKing')}`);
  await expect(page.getByText('Anti-king', { exact: true }).first()).toBeVisible(); // the worker has read it
  await cell(page, 1, 1).click();
  await page.keyboard.press('1');
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await button(page, 'Rules').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, placed 4');
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, empty');
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  await button(page, 'Redo').click();
  await button(page, 'Close the rules').click();
  await expect(page.getByRole('grid', { name: 'Sudoku', exact: true })).toBeVisible();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, placed 4');
  // The variant that was there before is a savepoint.
  await button(page, 'Rules').click();
  await button(page, 'Close the rules').click();
  await page.goto(`./#${variant('.AntiKnight')}`);
  await expect(page.getByText('Anti-knight', { exact: true }).first()).toBeVisible(); // the worker has read it
  await button(page, 'Savepoints').click();
  await expect(page.getByRole('button', { name: 'Return to Sudoku variant' })).toHaveCount(1);
});

test('Escape in the panel puts down the tool, and then closes the panel', { tag: '@firefox' }, async ({ page }) => {
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

test('a drawn rule is found on the board and in the list', { tag: '@firefox' }, async ({ page }) => {
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
  await expect.poll(() => verdict(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
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
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

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
