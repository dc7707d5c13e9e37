// Play and Set: the two ways of using a Sudoku.

import {
  audit,
  boxOf,
  button,
  cell,
  digits,
  EMPTY,
  expect,
  fullHint,
  PUZZLE,
  reload,
  SOLUTION,
  status,
  TWOFOLD,
  test,
  way,
} from './fixtures.js';

/** Types the solution into the first empty cells. */
async function fill(page, wanted) {
  const empty = [...PUZZLE].flatMap((symbol, index) => (symbol === '.' ? [index] : []));
  for (const index of empty.slice(0, wanted)) {
    await cell(page, Math.floor(index / 9) + 1, (index % 9) + 1).click();
    await page.keyboard.press(SOLUTION[index]);
  }
}

test('a puzzle is played, and Clear leads from there to Enter, but not from Set', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await expect(way(page, 'Play')).toBeChecked();
  await button(page, 'Clear').click();
  await expect(status(page)).toContainText('Type row by row');
  await expect(way(page, 'Enter')).toBeChecked();
  await way(page, 'Enter').press('ArrowRight');
  await expect(way(page, 'Set')).toBeFocused();
  await button(page, 'Clear').click();
  await expect(way(page, 'Set')).toBeChecked();
  await page.goto('about:blank');
  await page.goto(`./#kakuro=${encodeURIComponent('# 3\\ 4\\\n\\4 . .\n\\3 . .')}`);
  await expect(page.getByRole('gridcell', { name: /clue/ })).toHaveCount(4);
  await button(page, 'Clear').click();
  await expect(way(page, 'Enter')).toBeChecked();
  await way(page, 'Play').click();
  await expect(status(page)).toContainText('In Enter you type a puzzle');
});

test('a puzzle that is typed from paper is checked, and no digit of its solution is shown', async ({ page }) => {
  await page.goto(`./#sudoku=${SOLUTION}`);
  await button(page, 'Clear').click();
  await page.keyboard.type(PUZZLE);
  await expect(status(page)).toContainText(/^\s*One solution\.\s+(Easy|Medium), \d\.\d of 12/);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await expect(page.getByRole('gridcell', { name: /only|found|candidates/ })).toHaveCount(0);
  await expect(button(page, 'Show candidates')).toHaveCount(0);
  await button(page, 'Share').click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(new RegExp(`#sudoku=${PUZZLE}$`));
  await button(page, 'Close').click();
  await button(page, 'Play it').click();
  await expect(way(page, 'Play')).toBeChecked();
  await cell(page, 1, 1).click();
  await page.keyboard.press('9');
  await expect(status(page)).toContainText('This is given');
});

test('what is typed on a board that was cleared is said to have one solution once it has', async ({ page }) => {
  await page.goto('./#sudoku=1......4..3..2..');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await button(page, 'Clear').click();
  for (const [row, column, digit] of [
    [1, 1, 1],
    [2, 4, 4],
    [3, 3, 3],
  ]) {
    await cell(page, row, column).click();
    await page.keyboard.press(String(digit));
  }
  await expect(status(page)).toContainText('Not one solution yet.');
  await cell(page, 4, 2).click();
  await page.keyboard.press('2');
  await expect(status(page)).toContainText('One solution.');
});

test('givens are locked once the game has begun, and Set unlocks them', { tag: '@quick' }, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fill(page, 1);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5$/);
  await expect(status(page)).toContainText('This is given');
  await way(page, 'Set').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE); // the entry is put aside
  await cell(page, 1, 1).click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/empty|candidates|only/);
  await way(page, 'Play').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4$/);
});

test('undo leads from Set back to the game that was left', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fill(page, 1);
  await way(page, 'Set').click();
  await button(page, 'Undo').click();
  await expect(way(page, 'Play')).toBeChecked();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4$/);
});

test('givens are locked before the first entry too, by keys and by the keypad', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('9');
  await expect(status(page)).toContainText('This is given');
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '7' }).click();
  await button(page, 'Erase').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('in Set a hint is shown, but not entered: it would become a given', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await way(page, 'Set').click();
  await button(page, 'Hint').click();
  await expect(status(page)).toContainText(/row \d, column \d|is \d/i);
  await expect(button(page, 'Fill it in')).toHaveCount(0);
  await way(page, 'Play').click();
  await fullHint(page);
  await expect(button(page, 'Fill it in')).toBeVisible();
});

test('Solve asks before it ends a game that is under way, and not before', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fill(page, 5);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Show the whole solution?');
  await expect(page.getByRole('gridcell', { name: /found/ })).toHaveCount(0);
  await button(page, 'Show it').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
  await button(page, 'Start over').click();
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
});

test('an entry takes its digit from the marks of its row, column and box, unless that is switched off', async ({
  page,
}) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Fill marks').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/marked 1 2 4$/);
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/marked 2 6$/);
  await cell(page, 1, 4).click();
  await page.keyboard.press('2');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/marked 1 4$/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/marked 1 2 4$/);
  await button(page, 'Tidy marks').click();
  await cell(page, 1, 4).click();
  await page.keyboard.press('2');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/marked 1 2 4$/);
});

test('mistakes are found on demand, by the solution of the givens', { tag: '@quick' }, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fill(page, 2);
  await button(page, 'Find mistakes').click();
  await expect(status(page)).toContainText('No mistakes');
  await cell(page, 1, 3).click();
  await page.keyboard.press('1'); // 4 is right, but 1 contradicts nothing
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 1$/);
  await button(page, 'Find mistakes').click();
  await expect(status(page)).toContainText('1 mistake,');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 1, conflict$/);
});

for (const [puzzle, board, row, column, digit] of [
  ['sudoku', PUZZLE, 1, 3, '4'],
  ['kakuro', '# 3\\ 4\\\n\\4 . .\n\\3 . .', 2, 2, '1'],
])
  test(`what clashes with a mistake in a ${puzzle} is not marked as another one`, async ({ page }) => {
    await page.goto(`./#${puzzle}=${encodeURIComponent(board)}`);
    for (const each of [column, column + 1]) {
      await cell(page, row, each).click();
      await page.keyboard.press(digit); // right in the first of the two
    }
    await expect(cell(page, row, column)).toHaveAccessibleName(/conflict/);
    await button(page, 'Find mistakes').click();
    await expect(status(page)).toContainText('1 mistake,');
    await expect(page.getByRole('gridcell', { name: /conflict/ })).toHaveCount(1);
    await expect(cell(page, row, column + 1)).toHaveAccessibleName(/conflict/);
  });

test('an example that is played is still that example, and one that is changed is a board of one’s own', async ({
  page,
}) => {
  await page.goto('./#sudoku');
  const example = page.getByRole('combobox', { name: 'Example' });
  await expect(example).toHaveValue('first');
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  await expect(example).toHaveValue('first');
  await page.getByRole('radio', { name: 'Set', exact: true }).click();
  await cell(page, 1, 3).click();
  await page.keyboard.press('2');
  await expect(example).toHaveValue('');
});

test('a completed board is announced', async ({ page }) => {
  await page.goto(`./#sudoku=${SOLUTION.slice(0, 80)}.`);
  await cell(page, 9, 9).click();
  await page.keyboard.press('8');
  await expect(status(page)).not.toContainText('Complete');
  await page.keyboard.press('9');
  await expect(status(page)).toContainText(/Complete! \d+:\d\d, No hints\./);
});

test('the end of a game counts its hints, and one wave goes over the board, unless motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./#sudoku=${SOLUTION.slice(0, 80)}.`);
  const wave = () => page.locator('.board').evaluate((board) => getComputedStyle(board, '::after').animationName);
  await fullHint(page);
  await button(page, 'Fill it in').click();
  await expect(status(page)).toContainText(/Complete! \d+:\d\d, 1 hint\./);
  await expect(button(page, 'Share it')).toBeVisible();
  await expect.poll(wave).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(wave).toBe('wave');
  await button(page, 'Undo').click();
  await expect(status(page)).not.toContainText('Complete');
  await expect.poll(wave).toBe('none');
  await button(page, 'Redo').click();
  await expect(status(page)).toContainText(/Complete! \d+:\d\d, 1 hint\./);
  await reload(page);
  await expect(status(page)).toContainText(/Complete! \d+:\d\d, 1 hint\./);
});

test('a hint says where to look, then what follows, then why', { tag: '@quick' }, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const hinted = page.getByRole('gridcell', { name: /hint \d/ });
  await button(page, 'Hint').click();
  await expect(status(page)).toHaveText(/^\s*Look at box \d: hidden single\.\s*$/);
  await expect(hinted).toHaveCount(0);
  await expect(button(page, 'Fill it in')).toBeDisabled();
  await button(page, 'What?').focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^\s*Row \d, column \d is \d\.\s*$/);
  await expect(hinted).toHaveCount(1);
  await expect(page.locator('.hint-unit')).toHaveAttribute('d', '');
  await expect(button(page, 'Why?')).toBeFocused();
  await button(page, 'Hint').click(); // leads on as well
  await expect(status(page)).toContainText('the only place for');
  await expect(page.locator('.hint-unit')).not.toHaveAttribute('d', '');
  await button(page, 'Fill it in').click();
  await expect(status(page)).toContainText('once in each row');
});

test('a double click on what shows more of a hint does not fill it in', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Hint').click();
  const { x, y } = await boxOf(button(page, 'What?'));
  await page.mouse.dblclick(x + 10, y + 10);
  await expect(button(page, 'Fill it in')).toBeEnabled();
  await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(0);
  await expect(button(page, 'Why?')).toHaveCount(0);
  expect((await boxOf(button(page, 'Fill it in'))).x).toBeGreaterThan(x + 20);
  await button(page, 'Fill it in').dispatchEvent('click', { detail: 2 }); // the second click, wherever the button is
  await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(0);
  await button(page, 'Fill it in').click();
  await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(1);
});

test('the only solution of a board in Set is drawn when asked for, and Play it leads to the game', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await way(page, 'Set').click();
  const values = button(page, 'Show candidates');
  await expect(values).toHaveAttribute('aria-pressed', 'false');
  await expect(status(page)).toContainText(/Easy|Medium/); // how hard it is comes last
  await expect(page.locator('.pale')).toHaveCount(0);
  await values.click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/only 4$/);
  await expect(page.locator('.pale')).toHaveCount(51);
  await values.click();
  await expect(page.locator('.pale')).toHaveCount(0);
  await values.click();
  await expect(page.locator('.pale')).toHaveCount(51);
  await button(page, 'Play it').click();
  await expect(way(page, 'Play')).toBeChecked();
  await expect(page.locator('.pale')).toHaveCount(0);
  await way(page, 'Set').click();
  await expect(values).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.pale')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`./#sudoku=${SOLUTION}`);
  await way(page, 'Set').click();
  await expect(status(page)).toContainText('A complete and correct board.');
  await expect(button(page, 'Play it')).toHaveCount(0);
});

test('in Set the number of solutions and the true candidates follow every edit', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await way(page, 'Set').click();
  await expect(status(page)).toContainText('2 solutions.');
  const open = page.getByRole('gridcell', { name: /candidates \d/ });
  await button(page, 'Show candidates').click();
  await expect(open.first()).toBeVisible();
  await audit(page, '.panel');
  await cell(page, 1, 2).click();
  await page.keyboard.press('8'); // as in row 1, column 1
  await expect(status(page)).toContainText('clash');
  await page.keyboard.press('Delete');
  await expect(open.first()).toBeVisible();
  await page.goto('./#sudoku=................');
  await way(page, 'Set').click();
  await expect(status(page)).toContainText('288 solutions.');
});

test('a link carries the givens, the entries and the marks of a game', { tag: '@quick' }, async ({ page, browser }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fill(page, 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  await button(page, 'Share').click();
  await page.getByRole('checkbox', { name: /entries and marks/ }).check();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/&play=2:4&marks=3:6$/);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(await link.inputValue());
  await expect(cell(elsewhere, 1, 3)).toHaveAccessibleName(/placed 4$/);
  await expect(cell(elsewhere, 1, 4)).toHaveAccessibleName(/marked 6$/);
  await button(elsewhere, 'Workshop').click();
  await button(elsewhere, 'Start over').click();
  await expect.poll(() => digits(elsewhere)).toBe(PUZZLE);
  await context.close();
});

test('in Set a number of solutions that is too large is said to be at least so large', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await way(page, 'Set').click();
  await expect(status(page)).toContainText('At least 1,000 solutions.');
});
