// A kind of one's own: its text is written beside a board, which is then filled in, checked, played and shared. And
// kinds that are known by name: address, desk, clicks and answers.

import { call, open as openElement } from './element-host.js';
import { button, cell, expect, reload, settled, test, way } from './fixtures.js';

const field = (page) => page.getByRole('textbox', { name: 'The rules, as text' });
const verdict = (page) => page.locator('kind-panel #verdict');
const answer = (page) => page.locator('.answer').getByRole('status');

/** A kind with rules that no genre has: numbers say how many different letters are in their row. */
const LETTERS = `kind letters
name Letters
board cells: number
values . A B C
rules
  each number: is ., and number different of A or B or C in its row
  each column: exactly 1 of A`;

test('a kind of one’s own is written, quoted where it is wrong, filled in, checked, shared and kept', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto('./');
  await button(page, 'Your own rules').click();
  await expect(field(page)).toHaveValue(/^kind mine\n/);
  await expect(verdict(page)).toHaveText('All lines are understood. Press cells and type clues.');
  await field(page).fill(LETTERS.replace('in its row', 'in its rwo'));
  await expect(verdict(page)).toContainText('Line 6');
  await expect(verdict(page).locator('mark')).toHaveText('rwo');
  await field(page).fill(LETTERS);
  await expect(verdict(page)).toHaveText('All lines are understood. Press cells and type clues.');
  await expect(page.locator('kind-panel .words li')).toHaveCount(3);
  await page.locator('kind-panel').getByRole('combobox', { name: 'Size' }).selectOption('4×4');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await cell(page, 2, 2).click();
  await page.keyboard.press('3');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/clue 3/);
  await button(page, 'Count').click();
  await expect(answer(page)).toContainText('solutions');
  await reload(page);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/clue 3/);
  await expect(field(page)).toHaveValue(`${LETTERS}\n`.trim());
});

test('what cannot be read yet is there again after a reload', async ({ page }) => {
  await page.goto('./');
  await button(page, 'Your own rules').click();
  await expect(field(page)).toHaveValue(/^kind mine\n/);
  await field(page).fill('kind mine\nvalues . #\nrules\n  no 2x2 of');
  await expect(verdict(page)).toContainText('Line 4');
  await reload(page);
  await expect(field(page)).toHaveValue(/no 2x2 of$/);
  await expect(verdict(page)).toContainText('Line 4');
});

test('a link with the text of a kind opens its board to be played, and says when it is solved', async ({ page }) => {
  const text = `kind twos\nvalues . #\nrules\n  each row, column: exactly 1 of #\n\ncells\n# .\n. .`;
  await page.goto(`./#own=${encodeURIComponent(text)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await way(page, 'Play').click();
  await cell(page, 2, 2).click();
  await expect(page.locator('.board')).toHaveAttribute('data-name', 'Your own kind');
  await expect(page.locator('kind-panel')).toContainText('Each row, each column: exactly 1 of its cells have #.');
  await expect(answer(page)).toContainText('Complete!');
});

test('a kind that is known by name has an address, a rule, and a board that is played', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('./yajilin-regions/');
  await expect(page.getByRole('grid', { name: 'Regional Yajilin' })).toBeVisible();
  await expect(answer(page)).toContainText('One loop through all cells but shaded ones');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('#');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/placed shaded/);
  await button(page, 'Check').click();
  await expect(answer(page)).toContainText(/solution/i);
});

test('the panel of an own kind is in view of nothing that is cut, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('./');
  await button(page, 'Your own rules').click();
  await expect(field(page)).toHaveValue(/^kind mine\n/);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the element has a board of a kind that is a text, and answers about it', async ({ page }) => {
  const text = 'kind ones\nvalues . #\nrules\n  each row, column: exactly 1 of #\n\ncells\n# .\n. .';
  await openElement(page, `<quadrille-board puzzle="own">\n${text}\n</quadrille-board>`);
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  expect((await call(page, 'check')).verdict).toBe('unique');
  expect((await call(page, 'hint')).verdict).toBe('found');
});
