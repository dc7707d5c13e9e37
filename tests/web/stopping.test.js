// While a search runs the page can be used: it scrolls, accepts digits, and stops immediately.

import { blocksRun, boxesOf, button, cell, digits, EMPTY, expect, holdAnswers, status, test } from './fixtures.js';

const counting = async (page) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('so far');
};

test('a count shows its progress, is stopped by the click itself, and has the result so far', {
  tag: ['@quick', '@firefox'],
}, async ({ page }) => {
  await counting(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const early = await status(page).textContent();
  await expect(status(page)).not.toHaveText(early);
  const aborts = await page.evaluate(() => {
    let count = 0;
    const { abort } = AbortController.prototype;
    AbortController.prototype.abort = function (...reason) {
      count += 1;
      abort.apply(this, reason);
    };
    [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Stop').click();
    AbortController.prototype.abort = abort;
    return count;
  });
  expect(aborts, 'in the task of the click').toBe(1);
  await expect(status(page)).toContainText(/Stopped after .*: at least [\d,]+ solutions\./);
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(button(page, 'Stop')).toBeDisabled();
});

test('the board can be edited while a count runs, and the answer is about the board of the question', {
  tag: ['@quick', '@firefox'],
}, async ({ page }) => {
  await counting(page);
  await cell(page, 5, 5).click();
  await page.keyboard.press('7');
  await expect(cell(page, 5, 5)).toHaveAccessibleName('row 5, column 5, given 7');
  await expect(status(page)).toContainText('as it was when you asked');
  await button(page, 'Stop').click();
  await expect(status(page)).toContainText('Stopped');
  await expect.poll(() => digits(page)).toBe(`${EMPTY.slice(0, 40)}7${EMPTY.slice(41)}`);
});

test('however often a search reports, the page draws five reports a second, which is little work', async ({ page }) => {
  await holdAnswers(page);
  await page.clock.install({ time: 0 });
  await counting(page);
  await page.clock.pauseAt(3_600_000);
  await page.evaluate(() => {
    globalThis.drawn = 0;
    const watched = new MutationObserver(() => {
      globalThis.drawn += 1;
    });
    watched.observe(document.querySelector('[role="status"]'), { characterData: true, childList: true, subtree: true });
  });
  const reportForASecond = async () => {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const before = await page.evaluate(() => globalThis.answers.heard);
      await page.waitForFunction((all) => globalThis.answers.heard > all, before, { polling: 10 });
      await page.clock.runFor(100);
    }
  };
  // What the page does once, as keeping the count, falls into one of two seconds.
  const seconds = [await blocksRun(page, reportForASecond), await blocksRun(page, reportForASecond)];
  expect(Math.min(...seconds)).toBeLessThan(100_000);
  const drawn = await page.evaluate(() => globalThis.drawn);
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThanOrEqual(10);
  await button(page, 'Stop').click();
});

/** Presses controls one after the other in one task: nothing is drawn in between. */
const pressTogether = (page, ...names) =>
  page.evaluate((names) => {
    const all = [...document.querySelectorAll('button, [role="tab"]')];
    for (const name of names) all.find((each) => each.textContent.trim() === name).click();
  }, names);

test('a question is stopped from the moment that it is asked, before Stop is drawn as a button to press', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await expect(button(page, 'Count')).toBeVisible();
  for (let i = 0; i < 3; i += 1) {
    await pressTogether(page, 'Count', 'Stop');
    await expect(status(page)).toContainText('Stopped');
    await pressTogether(page, 'Clear');
    await expect(status(page)).not.toContainText('Stopped');
  }
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
]) {
  test(`Stop and the keypad keep their places while a search runs, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`./#sudoku=${EMPTY}`);
    await expect(button(page, 'Count')).toBeVisible();
    const [keys] = await boxesOf(page.locator('.keypad'));
    await pressTogether(page, 'Count'); // without a scroll
    const stop = await button(page, 'Stop').boundingBox();
    await expect(status(page)).toContainText('done');
    const after = await boxesOf(button(page, 'Stop'), page.locator('.keypad'));
    expect(after).toMatchObject([stop, { y: keys.y }]);
    await button(page, 'Stop').click();
  });
}

test('a question that waits for its puzzle to open can be stopped', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await expect(button(page, 'Count')).toBeVisible();
  await pressTogether(page, 'Queens', 'Count', 'Stop');
  await expect(page.getByRole('grid', { name: 'Queens' })).toBeVisible();
  await expect(status(page)).toContainText('Stopped');
});

test('after ten stops in a row the page still answers', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  for (let i = 0; i < 10; i += 1) {
    await button(page, 'Count').click();
    await expect(status(page)).toContainText('so far');
    await button(page, 'Stop').click();
    await expect(status(page)).toContainText('Stopped');
  }
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
});

test('a new question replaces the running one', async ({ page }) => {
  await counting(page);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect.poll(() => digits(page)).not.toContain('.');
});
