// While a search runs the page can be used: it scrolls, accepts digits, and stops immediately.

import { best, button, cell, digits, EMPTY, expect, status, test } from './fixtures.js';

const counting = async (page) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('so far');
};

test('a count shows its progress, and stops immediately with the result so far', async ({ page }) => {
  await counting(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const early = await status(page).textContent();
  await expect(status(page)).not.toHaveText(early);
  const waited = await best(250, async () => {
    if (await button(page, 'Stop').isDisabled()) await button(page, 'Count').click();
    await expect(status(page)).toContainText('so far');
    return page.evaluate(async () => {
      const [stop] = [...document.querySelectorAll('button')].filter((each) => each.textContent.trim() === 'Stop');
      const line = document.querySelector('[role="status"]');
      const asked = performance.now();
      stop.click();
      while (!line.textContent.includes('Stopped')) await new Promise(requestAnimationFrame);
      return performance.now() - asked;
    });
  });
  expect(waited).toBeLessThan(250); // the solver answers in 50 ms; the rest is for the frames until it shows
  await expect(status(page)).toContainText(/Stopped after .*: at least [\d,]+ solutions found; not complete\./);
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(button(page, 'Stop')).toBeDisabled();
});

test('the board can be edited while a count runs, and the answer is about the board of the question', async ({
  page,
}) => {
  await counting(page);
  await cell(page, 5, 5).click();
  await page.keyboard.press('7');
  await expect(cell(page, 5, 5)).toHaveAccessibleName('row 5, column 5, given 7');
  await expect(status(page)).toContainText('as it was when you asked');
  await button(page, 'Stop').click();
  await expect(status(page)).toContainText('Stopped');
  expect(await digits(page)).toBe(`${EMPTY.slice(0, 40)}7${EMPTY.slice(41)}`);
});

test('scrolling is as smooth while a count runs as without one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`./#sudoku=${EMPTY}`);
  const idle = await frames(page);
  await counting(page);
  // 50 ms is the longest frame that is not felt; a machine that cannot do better at rest is not held to it.
  const enough = Math.max(50, 2 * idle);
  expect(await best(enough, () => frames(page))).toBeLessThan(enough);
  await button(page, 'Stop').click();
});

/** Presses controls one after the other in one task: nothing is drawn in between. */
const pressTogether = (page, ...names) =>
  page.evaluate((names) => {
    const all = [...document.querySelectorAll('button, [role="tab"]')];
    for (const name of names) all.find((each) => each.textContent.trim() === name).click();
  }, names);

test('a question is stopped from the moment that it is asked, before Stop is drawn as a button to press', async ({
  page,
}) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await expect(button(page, 'Count')).toBeVisible();
  for (let i = 0; i < 3; i += 1) {
    await pressTogether(page, 'Count', 'Stop');
    await expect(status(page)).toContainText('Stopped');
    await pressTogether(page, 'Clear');
    await expect(status(page)).not.toContainText('Stopped');
  }
});

test('Stop keeps its place while the sentence beside it grows', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await button(page, 'Count').click();
  const before = await button(page, 'Stop').boundingBox();
  await expect(status(page)).toContainText('done');
  expect(await button(page, 'Stop').boundingBox()).toEqual(before);
  await button(page, 'Stop').click();
});

test('a question that waits for its puzzle to open can be stopped', async ({ page }) => {
  await page.goto(`./#sudoku=${EMPTY}`);
  await expect(button(page, 'Count')).toBeVisible();
  await pressTogether(page, 'Queens', 'Count', 'Stop');
  await expect(page.getByRole('grid', { name: 'Queens' })).toBeVisible();
  await expect(status(page)).toContainText('Stopped');
});

test('after ten stops in a row the page still answers', async ({ page }) => {
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
  expect(await digits(page)).not.toContain('.');
});

/** Scrolls the page for 120 frames and returns the 95th percentile of their length in ms. */
function frames(page) {
  return page.evaluate(async () => {
    const lengths = [];
    let last = await new Promise(requestAnimationFrame);
    for (let i = 0; i < 120; i += 1) {
      scrollTo(0, i * 3);
      const now = await new Promise(requestAnimationFrame);
      lengths.push(now - last);
      last = now;
    }
    return lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.95)];
  });
}
