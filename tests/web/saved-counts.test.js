// A count that takes long survives a reload, a crash and a night.

import { button, expect, status, test } from './fixtures.js';

const QUEENS = encodeURIComponent(`17${' 0'.repeat(17)}`);
const goOn = (page) => button(page, 'Go on');

/** Counts until the page has saved how far the count has come. */
async function countForAWhile(page) {
  await page.goto(`./#queens=${QUEENS}`);
  await button(page, 'Count').click();
  await expect.poll(() => page.evaluate(savedParts), { timeout: 60_000 }).toBeGreaterThan(0);
}

/** How many parts are left of the counts that are saved. Opening the database would make one. */
const savedParts = async () => {
  if ((await indexedDB.databases()).length === 0) return 0;
  return new Promise((resolve) => {
    const opening = indexedDB.open('quadrille');
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('counts')) return resolve(0);
      const reading = database.transaction('counts').objectStore('counts').getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result.reduce((sum, { checkpoint }) => sum + checkpoint.parts.length, 0));
      };
    };
  });
};

test('after a reload the page offers to go on with a count, and the count is exact', async ({ page }) => {
  test.setTimeout(240_000);
  await countForAWhile(page);
  await page.reload();
  await expect(page.getByText(/A count of this board was interrupted: [\d,]+ solutions so far/)).toBeVisible();
  await goOn(page).click();
  await expect(goOn(page)).toBeHidden();
  await expect(status(page)).toContainText('Exactly 95,815,104 solutions.', { timeout: 200_000 });
  await expect(goOn(page)).toBeHidden();
  await page.reload();
  await expect(status(page)).toBeVisible();
  await expect(goOn(page)).toBeHidden();
});

test('a count that is stopped as soon as it says a number keeps at least that number', async ({ page }) => {
  await page.goto(`./#queens=${QUEENS}`);
  await button(page, 'Count').click();
  await expect(status(page)).toContainText(/[1-9][\d,]* solutions? so far/);
  await button(page, 'Stop').click();
  await expect(status(page)).toContainText(/at least [\d,]+ solutions? found/);
  const number = (text, words) => Number(words.exec(text)[1].replaceAll(',', ''));
  const said = number(await status(page).textContent(), /at least ([\d,]+) solution/);
  await expect(goOn(page)).toBeVisible();
  const kept = /interrupted: ([\d,]+) solution/;
  expect(number(await page.locator('.interrupted p').textContent(), kept)).toBeGreaterThanOrEqual(said);
  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
  expect(number(await page.locator('.interrupted p').textContent(), kept)).toBeGreaterThanOrEqual(said);
});

test('a count that was stopped can be gone on with, or forgotten', async ({ page }) => {
  await countForAWhile(page);
  await button(page, 'Stop').click();
  await expect(status(page)).toContainText('Stopped');
  await expect(goOn(page)).toBeVisible();
  await goOn(page).click();
  await button(page, 'Stop').click();
  await button(page, 'Forget it').click();
  await expect(goOn(page)).toBeHidden();
  expect(await page.evaluate(savedParts)).toBe(0);
});
