// On a phone: what is in view without scrolling, and the sheet with everything else.

import {
  audit,
  boxesOf,
  button,
  cell,
  countSaved,
  expect,
  fullHint,
  PUZZLE,
  status,
  TWOFOLD,
  test,
} from './fixtures.js';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** Opens the sheet of all tools: what it does not cover yet would be clicked behind it, and scroll the page. */
async function openTools(page) {
  await button(page, 'Workshop').click();
  await expect(page.locator('.panel.lifted')).toBeVisible();
}

const bottomOf = async (locator) => {
  const { y, height } = await locator.boundingBox();
  return y + height;
};

for (const [name, hash] of [
  ['Sudoku', `sudoku=${PUZZLE}`],
  ['Queens', `queens=${encodeURIComponent('8 4 0 0 0 0 0 0 1')}`],
  ['Kakuro', 'kakuro'],
  ['Sudoku variant', `variant=${encodeURIComponent('.AntiKnight.AntiKing.~R5C3_1~R6C7_2')}`],
]) {
  test(`${name}: board, answer, keypad, Undo and the main action are in view`, {
    tag: name === 'Sudoku' ? '@quick' : [],
  }, async ({ page }) => {
    await page.goto(`./#${hash}`);
    await expect(page.getByRole('grid', { name, exact: true })).toBeVisible();
    await expect(button(page, 'Hint')).toHaveClass(/main/);
    await page.keyboard.press('ArrowRight');
    for (const part of [
      page.getByRole('grid'),
      page.getByRole('group', { name: 'Answer' }),
      page.getByRole('group', { name: 'Keypad' }),
      button(page, 'Undo'),
      button(page, 'Pencil marks'),
      button(page, 'Hint'),
      button(page, 'Workshop'),
    ])
      await expect.poll(() => bottomOf(part), { message: String(part) }).toBeLessThanOrEqual(664);
  });
}

test('that a link was copied is said in view', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => {};
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await openTools(page);
  await button(page, 'Share').click();
  await button(page, 'Copy').press('Enter');
  await expect(page.getByText('Copied.')).toBeInViewport({ ratio: 1 });
  await audit(page, 'share-dialog');
});

test('a third line of the answer does not move the keypad', async ({ page }) => {
  // A board with many solutions, and one whose hardest step has a long name.
  for (const [text, name, words] of [
    [`1${'.'.repeat(80)}`, 'Find mistakes', 'there is a solution with all your entries'],
    ['8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 'Check', 'forcing chains'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#sudoku=${text}`);
    const top = async () => (await page.getByRole('group', { name: 'Keypad' }).boundingBox()).y;
    await cell(page, 1, 2).click();
    await page.keyboard.press('2');
    await page.keyboard.press('Delete');
    const before = await top();
    await openTools(page);
    await button(page, name).click();
    await expect(status(page)).toContainText(words);
    await expect.poll(top).toBe(before);
    await audit(page);
  }
});

test('answers with controls of their own do not move the keypad', async ({ page }) => {
  const top = async () => (await page.getByRole('group', { name: 'Keypad' }).boundingBox()).y;
  const ask = async (name, isAnswered) => {
    await openTools(page);
    await button(page, name).click();
    await isAnswered();
    await expect.poll(top, name).toBe(before);
  };
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
  const before = await top();
  await ask('Check', () => expect(button(page, 'Second solution')).toBeInViewport());
  await ask('List', () => expect(button(page, 'Next')).toBeInViewport());
  await audit(page);
  await ask('Candidates', () => expect(status(page)).toContainText('in some solution'));
  await page.goto('about:blank');
  await page.goto(`./#sudoku=1${'.'.repeat(80)}`);
  await ask('Count', () => expect(status(page)).toContainText('done'));
  await countSaved(page);
  await button(page, 'Stop').click();
  await expect(button(page, 'Go on')).toBeInViewport({ ratio: 1 });
  await expect.poll(top).toBe(before);
  await audit(page);
});

test('the progress of a count is above Stop, however short the sentence is', async ({ page }) => {
  await page.goto(`./#tiling=${encodeURIComponent('10x12 2xpentominoes')}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('so far');
  const [progress, stop] = await boxesOf(page.getByRole('progressbar'), button(page, 'Stop'));
  expect(stop.y).toBeGreaterThanOrEqual(progress.bottom);
  await button(page, 'Stop').click();
});

test('a count that was interrupted leaves its sentence the whole width', async ({ page }) => {
  await page.goto(`./#sudoku=1${'.'.repeat(80)}`);
  await openTools(page);
  await button(page, 'Count').click();
  await expect(status(page)).toContainText(/so far|solutions/i);
  await countSaved(page);
  await button(page, 'Stop').click();
  await expect(button(page, 'Go on')).toBeVisible();
  await expect.poll(async () => (await status(page).boundingBox()).width).toBeGreaterThan(300);
});

test('a sheet has everything else, and lets go of what leads back to the board', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const lift = button(page, 'Workshop');
  await lift.click();
  await expect(lift).toHaveAttribute('aria-expanded', 'true');
  await expect(button(page, 'Hint')).toBeInViewport();
  for (const name of ['Solve', 'Check', 'Count', 'Several cells', 'Find mistakes', 'Clear'])
    await expect(button(page, name)).toBeInViewport();
  await expect(button(page, '5')).toBeHidden();
  await audit(page);
  await button(page, 'Tidy marks').click();
  await expect(lift).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('radio', { name: 'Set' }).click();
  await expect(lift).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('radio', { name: 'Play' }).click();
  await expect(lift).toHaveAttribute('aria-expanded', 'false');
  await lift.click();
  await button(page, 'Check').click();
  await expect(lift).toHaveAttribute('aria-expanded', 'false');
  await expect(status(page)).toContainText('Unique');
  await expect(status(page)).toBeInViewport();
  await lift.click();
  await expect(lift).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(lift).toBeFocused();
  await expect(button(page, '5')).toBeVisible();
  await lift.click();
  await expect(button(page, 'Clear')).toBeInViewport();
  await page.touchscreen.tap(100, 60);
  await expect(lift).toHaveAttribute('aria-expanded', 'false');
  await cell(page, 1, 3).click();
  await button(page, '4').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4$/);
});

test('a sheet that comes late stays away if something else has been pressed', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise((resolve) => {
    arrive = resolve;
  });
  await page.route('**/lifted-panel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`./#sudoku=${PUZZLE}`);
  const fetched = page.waitForResponse('**/lifted-panel-*.js');
  await button(page, 'Workshop').click();
  await fullHint(page);
  arrive();
  await (await fetched).finished();
  await expect(status(page)).toContainText(/Row \d/);
  await expect(page.locator('.panel.lifted')).toHaveCount(0);
  await button(page, 'Workshop').click();
  await expect(page.locator('.panel.lifted')).toBeVisible();
});

test('a dialog that is opened from the sheet has it out of its way', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await openTools(page);
  await button(page, 'Import').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button(page, 'Workshop')).toHaveAttribute('aria-expanded', 'false');
});

test('the name of a savepoint has a line for itself', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Savepoints').click();
  await button(page, 'Keep').click();
  const name = page.getByRole('listitem').getByText('Savepoint 1');
  expect((await name.boundingBox()).height).toBeLessThan(30);
  for (const action of ['Return to Savepoint 1', 'Forget Savepoint 1'])
    expect((await button(page, action).boundingBox()).y).toBeGreaterThan(await bottomOf(name));
});

test('a question that is asked from further below shows the board and the answer', async ({ page }) => {
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await expect(button(page, 'Statistics')).toBeVisible(); // the Workshop has come: the page is as long as it will be
  for (const [name, words] of [
    ['Candidates', 'in some solution'],
    ['List', 'solutions'],
  ]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('group', { name: 'Answer' })).not.toBeInViewport();
    await button(page, name).click();
    await expect(status(page)).toContainText(new RegExp(words));
    await expect(page.getByRole('group', { name: 'Answer' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await button(page, 'Tidy marks').click();
  await button(page, 'Savepoints').click();
  await expect(page.getByRole('dialog', { name: 'Savepoints' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Answer' })).not.toBeInViewport();
});

test('no text in the sheet is cut off', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Workshop').click();
  await expect(page.locator('.panel.lifted')).toBeVisible();
  const cut = () =>
    page.locator('.panel.lifted :is(button, span, label, p)').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.scrollWidth > each.clientWidth + 1)
        .filter((each) => getComputedStyle(each).overflowX !== 'visible')
        .map((each) => each.textContent),
    );
  await expect.poll(cut).toEqual([]);
});

test('a hint without a value leaves its sentence the whole width', async ({ page }) => {
  await page.goto(`./#sudoku=55${'.'.repeat(79)}`);
  await fullHint(page);
  await expect(status(page)).toContainText('contradicts itself');
  await expect.poll(async () => (await status(page).boundingBox()).width).toBeGreaterThan(300);
});

test('the reason of a hint on a variant is read without scrolling', async ({ page }) => {
  await page.goto(`./#variant=${encodeURIComponent('.Cage~3~R1C1~R1C2')}`);
  await expect(page.getByRole('grid', { name: 'Killer' })).toBeVisible();
  await fullHint(page);
  await expect(status(page)).toContainText('the digits of the cage 3 at row 1, column 1 can only be 1 and 2.');
  const answer = page.getByRole('group', { name: 'Answer' });
  await expect.poll(() => bottomOf(status(page))).toBeLessThanOrEqual(await bottomOf(answer));
});

test('a hint for Kakuro is read without scrolling, with its reason, and the board gives the room for it', async ({
  page,
}) => {
  await page.goto('./#kakuro');
  const [board, keypad] = [page.locator('.board'), page.getByRole('group', { name: 'Keypad' })];
  await expect(page.getByRole('grid', { name: 'Kakuro' })).toBeVisible();
  const before = await boxesOf(board, keypad);
  await fullHint(page);
  await expect(status(page)).toContainText('Only 6, 8 and 9 can be');
  const hinted = await boxesOf(board, keypad);
  expect(hinted[0].height).toBeLessThan(before[0].height);
  expect(hinted[1].y).toBe(before[1].y);
  await button(page, 'Find mistakes').click();
  await expect(status(page)).toHaveText(/^\s*No mistakes so far\.\s*$/); // in place of the hint
  expect((await boxesOf(board))[0].height).toBe(before[0].height);
  await fullHint(page);
  await expect
    .poll(() => bottomOf(status(page)))
    .toBeLessThanOrEqual(await bottomOf(page.getByRole('group', { name: 'Answer' })));
  await audit(page);
});

test('what is said where options will be listed is read without scrolling', async ({ page }) => {
  await page.goto('./#cover');
  const list = page.getByRole('group', { name: 'Chosen options' });
  await expect(list).toContainText('are listed here');
  await expect.poll(() => list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('that a board is set is written over the answer, where the switch is below the window', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const written = () => page.evaluate(() => getComputedStyle(document.querySelector('.panel'), '::before').content);
  await expect.poll(written).toBe('none');
  await openTools(page);
  await page.getByRole('radio', { name: 'Set', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(written).toBe('"Set"');
});

test('a new puzzle that is made by keyboard has the focus, in the window', async ({ page }) => {
  await page.goto('./#binairo');
  await expect(page.getByRole('grid', { name: 'Binairo' })).toBeVisible();
  await button(page, 'New puzzle').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  await dialog.getByRole('button', { name: 'Make it' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
});
