// The end of a game: the card, what comes next, what is shared, the statistics, and all work as one file.

import { readFileSync } from 'node:fs';
import { audit, button, cell, expect, SOLUTION, settled, status, test } from './fixtures.js';

const LAST = `./#sudoku=${SOLUTION.slice(0, 80)}.`;
const card = (page) => page.locator('finish-card');

/** Fills in the last cell. */
async function finish(page) {
  await cell(page, 9, 9).click();
  await page.keyboard.press('9');
  await expect(card(page)).toBeVisible();
}

/** Puts finished games into the storage of the page. */
const keep = (page, games) =>
  page.evaluate((all) => localStorage.setItem('quadrille.records', JSON.stringify(all)), games);

test('the card has time, hints, grade, the best before, the seal and a week, and all of it is in view on a phone', {
  tag: ['@quick', '@phone'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(LAST);
  await keep(page, [{ kind: 'sudoku', size: '9×9', board: 'a', day: '2020-02-29', ms: 3_725_000, hints: 0 }]);
  await finish(page);
  await expect(card(page).locator('.time')).toHaveText(/^\d+:\d\d$/);
  await expect(card(page)).toContainText(/Your best at this size, by 1:0\d:\d\d/);
  await expect(card(page).locator('dl')).toHaveText(/Hints\s*0\s*Grade\s*Easy, \d\.\d of 12\s*Best before\s*1:02:05/);
  await expect(card(page).getByRole('img', { name: 'One solution, checked' })).toBeVisible();
  const days = card(page).getByRole('list', { name: 'The last seven days' }).getByRole('img');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(/day: none$/);
  await expect(days.last()).toHaveAccessibleName(/day: finished$/);
  await settled(page);
  for (const name of ['Share it', 'Next puzzle', 'Replay', 'Statistics']) {
    const { y, height } = await card(page).getByRole('button', { name }).boundingBox();
    expect(height, name).toBeGreaterThanOrEqual(44);
    expect(y + height, name).toBeLessThanOrEqual(664);
  }
  await audit(page, '.sheet');
});

test('a nonogram that is solved is a picture: each of its shapes has a colour, and its dots are gone', async ({
  page,
}) => {
  await page.goto(`./#nonogram=${encodeURIComponent('nonogram\nrows\n2\n1\n0\n1\ncolumns\n2\n1\n0\n1')}`);
  const board = page.getByRole('grid');
  const own = (row, column) => page.getByRole('gridcell', { name: `row ${row}, column ${column},` });
  await own(3, 3).click({ button: 'right' });
  await expect(board.locator('.dot')).toHaveCount(1);
  for (const [row, column] of [
    [1, 1],
    [1, 2],
    [2, 1],
    [4, 4],
  ])
    await own(row, column).click();
  await expect(card(page)).toBeVisible();
  const hues = await board.locator('.painted').evaluateAll((all) => all.map((path) => getComputedStyle(path).fill));
  expect(new Set(hues).size).toBe(2);
  await expect(board.locator('.dot:visible')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(board.locator('.painted')).toHaveCount(0);
});

test('a board with two solutions has no seal, and one that was opened complete no new record', async ({ page }) => {
  // Two cells of two rows, in two boxes, hold 6 and 7 each: these can be swapped.
  const twofold = [...SOLUTION].map((digit, at) => ([3, 4, 30, 31].includes(at) ? '.' : digit)).join('');
  await page.goto(`./#sudoku=${twofold}`);
  for (const at of [3, 4, 30, 31]) {
    await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click();
    await page.keyboard.press(SOLUTION[at]);
  }
  await expect(card(page)).toBeVisible();
  await settled(page);
  await expect(card(page).getByRole('img', { name: 'One solution, checked' })).toHaveCount(0);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('quadrille.records')).length);
  expect(await kept()).toBe(1);
  await page.reload();
  await expect(card(page)).toBeVisible();
  expect(await kept()).toBe(1);
});

test('Next puzzle makes another of the size at once, to be played by keyboard', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./#sudoku=1234341221434321'.replace(/.$/, '.'));
  await cell(page, 4, 4).click();
  await page.keyboard.press('1');
  await expect(card(page)).toBeVisible();
  await button(page, 'Next puzzle').press('Enter');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await expect(page.getByRole('gridcell', { name: /given/ })).not.toHaveCount(15);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a line without spoilers, a picture and the link go to the share sheet, or to the clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      globalThis.shared = data;
    };
    navigator.canShare = () => true;
  });
  await page.goto(LAST);
  await finish(page);
  await expect(card(page)).toContainText('Easy');
  await button(page, 'Share it').click();
  await expect(card(page)).toContainText('Shared.');
  const shared = await page.evaluate(async () => {
    const { text, url, files } = globalThis.shared;
    return { text, url, type: files[0].type, size: files[0].size };
  });
  expect(shared.text).toMatch(/^Quadrille Sudoku 9×9 · Easy, \d\.\d of 12 · \d+:\d\d · no hints$/);
  expect(shared.url).toContain(`#sudoku=${SOLUTION.slice(0, 80)}.`);
  expect(shared.type).toBe('image/png');
  expect(shared.size).toBeGreaterThan(1000);
  await page.evaluate(() => {
    navigator.share = undefined;
    navigator.clipboard.write = async () => {
      throw new Error('no pictures here');
    };
    navigator.clipboard.writeText = async (text) => {
      globalThis.copied = text;
    };
  });
  await button(page, 'Share it').click();
  await expect(card(page)).toContainText('on the clipboard');
  expect(await page.evaluate(() => globalThis.copied)).toBe(`${shared.text}\n${shared.url}`);
});

test('sound and vibration come only to who has chosen them', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.felt = [];
    navigator.vibrate = (pattern) => globalThis.felt.push(pattern) > 0;
    globalThis.AudioContext = class {
      constructor() {
        globalThis.felt.push('sound');
        throw new Error('that will do');
      }
    };
  });
  await page.goto(LAST);
  await finish(page);
  expect(await page.evaluate(() => globalThis.felt)).toEqual([]);
  await button(page, 'Statistics').first().click();
  await page.getByRole('checkbox', { name: 'Vibration at the end' }).check();
  await button(page, 'Close').click();
  await button(page, 'Undo').click();
  await finish(page);
  expect(await page.evaluate(() => globalThis.felt)).toEqual([[30, 60, 60]]);
});

test('all work is saved as one file, and a file adds to what is here after saying what', async ({ page }) => {
  await page.goto(LAST);
  await finish(page);
  await card(page).getByRole('button', { name: 'Statistics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await expect(dialog).toContainText('1 game finished. Streak: 1 day');
  await expect(dialog.getByRole('row', { name: /Sudoku 9×9 1 1 \d/ })).toBeVisible();
  await audit(page, 'statistics-dialog');
  const download = page.waitForEvent('download');
  await button(page, 'Save a file').click();
  const file = await (await download).path();
  const { records } = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(records)).toContain('quadrille.board.sudoku');
  await page.evaluate(() => localStorage.removeItem('quadrille.records'));
  const add = (content) =>
    dialog.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: content });
  await add(Buffer.from('{}'));
  await expect(dialog).toContainText('not a file that was saved here');
  await expect(button(page, 'Add it')).toHaveCount(0);
  await add(readFileSync(file));
  await expect(dialog).toContainText('This adds 1 finished game. Nothing that is here is changed or removed.');
  await button(page, 'Add it').click();
  await expect(status(page)).toContainText('Complete!');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('quadrille.records')).length)).toBe(1);
});

test('a finished game is replayed beside the search, move by move', async ({ page }) => {
  await page.goto(`./#sudoku=${SOLUTION.slice(0, 79)}..`);
  await cell(page, 9, 8).click();
  await page.keyboard.press('7');
  await finish(page);
  await button(page, 'Replay').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your game, replayed' });
  const game = dialog.getByRole('region', { name: 'Your game' });
  await expect(game).toContainText('Move 0 of 2');
  await expect(game.getByRole('gridcell', { name: /empty/ })).toHaveCount(2);
  await expect(dialog.getByRole('region', { name: 'Search 1' }).getByRole('list')).toBeVisible();
  await button(page, 'Step').click();
  await expect(game).toContainText('Move 1 of 2');
  await expect(game.getByRole('gridcell', { name: 'row 9, column 8, placed 7' })).toBeVisible();
  await button(page, 'Step back').click();
  await expect(game).toContainText('Move 0 of 2');
  await button(page, 'Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('whole');
  await button(page, 'Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await audit(page, 'watch-dialog');
});
