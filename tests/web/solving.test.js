// Typing, pasting or linking a puzzle, and getting its answer.

import { readFileSync } from 'node:fs';
import { button, cell, digits, EMPTY, expect, PUZZLE, paste, SOLUTION, status, TWOFOLD, test } from './fixtures.js';

test('a typed puzzle is solved, and its found digits differ from its givens', {
  tag: ['@quick', '@firefox', '@phone'],
}, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  for (const [index, symbol] of [...PUZZLE].entries()) {
    if (symbol === '.') continue;
    await cell(page, Math.floor(index / 9) + 1, (index % 9) + 1).click();
    await page.keyboard.press(symbol);
  }
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect.poll(() => digits(page)).toBe(SOLUTION);
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, found 4');
  const [given, found] = await Promise.all(
    [cell(page, 1, 1), cell(page, 1, 3)].map((each) =>
      each.locator('text').evaluate((text) => {
        const { fill, fontWeight } = getComputedStyle(text);
        return { fill, fontWeight };
      }),
    ),
  );
  expect(found.fill).not.toBe(given.fill);
  expect(found.fontWeight).not.toBe(given.fontWeight);
});

test('what the hand writes is in italics, and what is given is bold and upright', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect(cell(page, 1, 3).locator('text')).toHaveCSS('font-style', 'italic');
  await expect(cell(page, 1, 1).locator('text')).toHaveCSS('font-style', 'normal');
  await expect(cell(page, 1, 1).locator('text')).toHaveCSS('font-weight', '700');
});

test('each answer names the engine, the time and the number of nodes to who wants more', async ({ page }) => {
  for (const engine of ['dlx', 'bits']) {
    await page.goto(`./#sudoku=${PUZZLE}`);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Engine' }).selectOption(engine);
    await button(page, 'Solve').click();
    await expect(page.getByText(new RegExp(`nodes?, ${engine}\\.`))).toBeVisible();
    await expect(status(page)).toHaveText(
      new RegExp(`^\\s*Solved\\.\\s+[\\d.]+ m?s, [\\d,]+ nodes?, ${engine}\\.\\s*$`),
    );
    await page.getByText('More', { exact: true }).click();
    await expect(page.getByText(new RegExp(`nodes?, ${engine}\\.`))).toBeHidden();
  }
});

test('a pasted board is read, in one line with zeros or as a grid', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('./#sudoku');
  for (const text of [PUZZLE.replaceAll('.', '0'), PUZZLE.match(/.{9}/g).join('\n')]) {
    await button(page, 'Clear').click();
    await paste(page, text);
    await expect(status(page)).toContainText(`Read as a board in ${text.includes('\n') ? 'rows' : 'one line'}.`);
    await expect.poll(() => digits(page)).toBe(PUZZLE);
  }
});

test('a paste that cannot be read is an error with its place, and the text is kept in the import dialog', async ({
  page,
}) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await paste(page, `${PUZZLE.slice(0, 40)}?${PUZZLE.slice(41)}`);
  await expect(status(page)).toContainText('could not be read, line 1, column');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await button(page, 'Import').click();
  await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toHaveValue(/\?/);
});

test('a link opens its puzzle, also on the open page', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await expect.poll(() => digits(page)).toBe(TWOFOLD);
});

test('a link without a text opens the puzzle as it was left', async ({ page }) => {
  await page.goto('./#queens');
  await expect(page.getByRole('tab', { name: 'Queens' })).toHaveAttribute('aria-selected', 'true');
});

test('a link that cannot be read, compressed or not, is an error and leaves the board', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto('./#sudoku=12345');
  await expect(status(page)).toContainText('could not be read');
  for (const [hash, message] of [
    ['#sudoku=12345', 'could not be read'],
    ['#sudoku=~AAAA', 'could not be read'],
    ['#shogi=12345', '“shogi”'],
  ]) {
    await page.goto(`./#sudoku=${PUZZLE}`);
    await expect(status(page)).not.toContainText(message);
    await page.goto(`./${hash}`);
    await expect(status(page)).toContainText(message);
    await expect.poll(() => digits(page)).toBe(PUZZLE);
  }
});

test('check shows two solutions of a puzzle that is not unique, one at a time, with the differences marked', {
  tag: ['@quick', '@phone'],
}, async ({ page }) => {
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Not unique: at least two solutions.');
  const differing = page.getByRole('gridcell', { name: /in the other solution/ });
  await expect(differing).not.toHaveCount(0);
  const [first, marks] = [await digits(page), await differing.count()];
  await button(page, 'Second solution').click();
  await expect.poll(() => digits(page)).not.toBe(first);
  const second = await digits(page);
  expect([...first].filter((symbol, index) => symbol !== second[index])).toHaveLength(marks);
});

test('all solutions can be viewed one by one, and downloaded', { tag: ['@firefox', '@phone'] }, async ({
  page,
  browserName,
}) => {
  await page.goto('./#queens=6 0 0 0 0 0 0');
  await button(page, 'List').click();
  await expect(status(page)).toContainText('Exactly 4 solutions.');
  const shown = page.getByRole('group', { name: 'Which solution is shown' });
  const boards = new Set();
  for (let number = 1; number <= 4; number += 1) {
    await expect(shown).toContainText(`${number} of 4`);
    boards.add(
      (
        await page.getByRole('gridcell', { name: /queen/ }).evaluateAll((all) => all.map((each) => each.ariaLabel))
      ).join(),
    );
    if (number < 4) await button(page, 'Next').click();
  }
  expect(boards.size).toBe(4);
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  if (browserName === 'firefox') return; // its protocol does not report downloads
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  const text = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(text).toHaveLength(4);
  expect(new Set(text).size).toBe(4);
});

test('the first ones of very many solutions are shown', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await button(page, 'List').click();
  await expect(status(page)).toContainText('The first 10,000 solutions; there are more.');
});

test('the two solutions of a puzzle that is not unique are shown side by side', async ({ page }) => {
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await button(page, 'Check').click();
  await expect(page.getByText('First solution', { exact: true }).last()).toBeVisible();
  const boards = () =>
    page.locator('.pair figure').evaluateAll((figures) =>
      figures.map((figure) => {
        const cells = figure.lastElementChild?.shadowRoot?.querySelectorAll('[role=gridcell]') ?? [];
        return [...cells]
          .map((each) => / (?:given|found) (\d)/.exec(each.getAttribute('aria-label') ?? '')?.[1])
          .join('');
      }),
    );
  await expect.poll(async () => (await boards()).map((board) => board.length)).toEqual([81, 81]);
  const [first, second] = await boards();
  expect(first).not.toBe(second);
});
