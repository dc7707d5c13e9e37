// A count that takes long survives a reload, a crash and a night.

import { button, expect, reload, status, test } from './fixtures.js';

const goOn = (page) => button(page, 'Go on');

/** Counts queens on a board of this size. */
async function count(page, size) {
  await page.goto(`./#queens=${encodeURIComponent(`${size}${' 0'.repeat(size)}`)}`);
  await button(page, 'Count').click();
}

/** Counts what takes years until the page has saved how far the count has come. */
async function countForAWhile(page) {
  await count(page, 24);
  await expect.poll(() => page.evaluate(savedParts)).toBeGreaterThan(0);
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

test('after a reload in the middle of a count the page offers to go on with it, or to forget it', async ({ page }) => {
  await countForAWhile(page);
  await reload(page);
  await expect(page.getByText(/A count of this board was interrupted: [\d,]+ solutions so far/)).toBeVisible();
  await button(page, 'Forget it').click();
  await expect(goOn(page)).toBeHidden();
  await expect.poll(() => page.evaluate(savedParts)).toBe(0);
});

test('a count that is stopped as soon as it says a number keeps that number over a reload, and ends exact', async ({
  page,
}) => {
  await count(page, 16);
  // The page clicks itself: a click from the test may come after the end.
  const said = await page.evaluate(async () => {
    const line = document.querySelector('[role="status"]');
    while (!/[1-9][\d,]* solutions? so far/.test(line.textContent)) await new Promise(requestAnimationFrame);
    [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Stop').click();
    while (!/at least [\d,]+ solutions? found/.test(line.textContent)) await new Promise(requestAnimationFrame);
    return Number(/at least ([\d,]+)/.exec(line.textContent)[1].replaceAll(',', ''));
  });
  await expect(goOn(page)).toBeVisible();
  const interrupted = page.locator('p.interrupted');
  const kept = async () =>
    Number(/interrupted: ([\d,]+) solution/.exec(await interrupted.textContent())[1].replaceAll(',', ''));
  await expect.poll(kept).toBeGreaterThanOrEqual(said);
  await reload(page);
  await expect(interrupted).toBeVisible();
  await expect.poll(kept).toBeGreaterThanOrEqual(said);
  await goOn(page).click();
  await expect(goOn(page)).toBeHidden();
  await expect(status(page)).toContainText('Exactly 14,772,512 solutions.'); // OEIS A000170
  await expect(goOn(page)).toBeHidden();
  await reload(page);
  await expect(status(page)).toBeVisible();
  await expect(goOn(page)).toBeHidden();
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
  await expect.poll(() => page.evaluate(savedParts)).toBe(0);
});
