// A file of many puzzles: a list with a verdict on each.

import { readFileSync } from 'node:fs';
import { audit, button, digits, expect, PUZZLE, paste, SOLUTION, status, TWOFOLD, test } from './fixtures.js';

const FILE = [PUZZLE, TWOFOLD, `1${PUZZLE.slice(1)}`, 'not a puzzle', SOLUTION].join('\n');
const VERDICTS = ['✓ unique', '≥ 2 solutions', '✗ none', '! unreadable', '✓ unique'];

const verdicts = (page) => page.locator('tbody td:nth-child(3)').allTextContents();

/** Imports a file by the import dialog. */
async function importFile(page, name, text) {
  await button(page, 'Import').click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await button(page, 'Load').click();
}

test('every puzzle of a file is checked, and a click puts one on the board', { tag: ['@quick', '@phone'] }, async ({
  page,
}) => {
  await page.goto('./#sudoku');
  await importFile(page, 'five.sdm', FILE);
  await expect(page.getByRole('heading', { name: '5 puzzles in five.sdm' })).toBeVisible();
  await expect.poll(() => verdicts(page)).toEqual(VERDICTS);
  await expect(page.getByRole('heading', { name: '5 puzzles in five.sdm' })).toBeInViewport();
  await expect(status(page)).toContainText('5 puzzles in five.sdm: 5 of 5 checked, 2 unique, 1 not unique');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await button(page, 'Open puzzle 2').click();
  await expect.poll(() => digits(page)).toBe(TWOFOLD);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect(page.getByRole('row').nth(4)).toContainText('That could not be read, line 4');
  await button(page, 'Undo').click(); // takes the solution away
  await expect.poll(() => digits(page)).toBe(TWOFOLD);
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('puzzles with one solution are graded, in the list and in the downloaded values', async ({ page }) => {
  await page.goto('./#sudoku');
  await importFile(page, 'five.sdm', FILE);
  const grades = page.locator('tbody td:nth-child(4)');
  await expect.poll(() => grades.allTextContents()).toEqual(['Easy, 1.2 of 12', '', '', '', 'Easy, 0.0 of 12']);
  await expect(page.getByText('2 of 2 graded')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Grade' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Grade' }).getByRole('button').click();
  await expect(grades.first()).toHaveText('Easy, 1.2 of 12');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
  const [, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(first.split(',').slice(2, 5)).toEqual(['unique', 'Easy', '1.2']);
});

test('puzzles whose grades are not known have no column for them', async ({ page }) => {
  await page.goto('./#queens');
  await expect(page.getByRole('main')).toBeVisible(); // the page listens
  await paste(page, '4 2 0 0 0\n4 3 0 0 0\n');
  await expect(page.getByRole('columnheader', { name: 'Verdict' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Grade' })).toHaveCount(0);
});

test('each column sorts the list, ascending and descending', async ({ page }) => {
  await page.goto('./#sudoku');
  await expect(page.getByRole('main')).toBeVisible(); // the page listens
  await paste(page, FILE);
  await expect.poll(() => verdicts(page)).toEqual(VERDICTS);
  await page.getByRole('columnheader', { name: 'Verdict' }).getByRole('button').click();
  await expect.poll(() => verdicts(page)).toEqual(['! unreadable', '≥ 2 solutions', '✗ none', '✓ unique', '✓ unique']);
  await expect(page.getByRole('columnheader', { name: 'Verdict' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('columnheader', { name: 'Verdict' }).getByRole('button').click();
  expect((await verdicts(page))[0]).toBe('✓ unique');
});

test('the list is downloaded as comma-separated values', async ({ page }) => {
  await page.goto('./#sudoku');
  await importFile(page, 'five.sdm', FILE);
  await expect.poll(() => verdicts(page)).toEqual(VERDICTS);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
  expect(download.suggestedFilename()).toBe('five.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('number,puzzle,verdict,grade,rating,nodes,dead ends,ms,engine,error');
  expect(lines.slice(1, 6).map((line) => line.split(',')[2])).toEqual([
    'unique',
    'multiple',
    'none',
    'error',
    'unique',
  ]);
  expect(lines[1].split(',')[1]).toBe(PUZZLE);
});

test('a list of thousands has pages; checking can be stopped, and the list closed', async ({ page }) => {
  await page.goto('./#sudoku');
  await expect(page.getByRole('main')).toBeVisible(); // the page listens
  await paste(page, `${'.'.repeat(625)}\n`.repeat(3000)); // each takes some time
  await expect(page.getByText('Page 1 of 60')).toBeVisible();
  await button(page, 'Next').click();
  await expect(button(page, 'Open puzzle 51')).toBeVisible();
  await button(page, 'Stop checking').click();
  await expect(button(page, 'Stop checking')).toHaveCount(0);
  await button(page, 'Close the list').click();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the list is accessible', async ({ page }) => {
  await page.goto('./#sudoku');
  await expect(page.getByRole('main')).toBeVisible(); // the page listens
  await paste(page, FILE);
  await expect.poll(() => verdicts(page)).toEqual(VERDICTS);
  for (const theme of ['light', 'dark']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await audit(page, 'puzzle-collection');
  }
});
