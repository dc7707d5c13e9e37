// The course: lessons with boards that need a technique. What is played stays on this device.

import { audit, button, digits, expect, fullHint, PUZZLE, solveByHand, status, test } from './fixtures.js';

/** The first board of the lesson about pointing. */
const POINTING = '2478..5.3695..42788..7..9.4.89...42.356247891.24.8.35.9.24.61854685..7395....8642';

/** The course, open. @param {import('@playwright/test').Page} page */
async function openCourse(page) {
  await button(page, 'Learn').click();
  const course = page.getByRole('dialog', { name: 'Learn' });
  await expect(course).toBeVisible();
  return course;
}

test('the course has twenty lessons in order, each with its three boards, and an explanation', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const course = await openCourse(page);
  await expect(course).toContainText('0 of 60 puzzles finished');
  await expect(course).toContainText('each box has every digit from 1 to 9 once');
  await expect(course.getByRole('region')).toHaveCount(20);
  const first = course.getByRole('region', { name: '1. Full house: 0 of 3 boards finished' });
  await expect(first.getByRole('listitem')).toHaveCount(3);
  await expect(first.getByRole('button', { name: 'Full house, board 1' }).locator('img')).toBeVisible();
  await first.getByRole('button', { name: 'With a picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Full house' })).toContainText('What it is');
  await page.keyboard.press('Escape');
  await audit(page, 'learn-dialog');
});

test('a hint on the board of a lesson names its technique', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const course = await openCourse(page);
  await course.getByRole('button', { name: 'X-Wing, board 1', exact: true }).click();
  await expect(course).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Play' })).toBeChecked();
  await fullHint(page);
  await expect(page.getByRole('group', { name: 'Answer' })).toContainText('X-Wing');
});

test('a hint by pointing says and draws where its value is left', async ({ page }) => {
  for (const [language, why] of [
    ['en', '(box 1 and row 3). So in box 3 only r1c8 is left for 1.'],
    ['zh', '于是第 3 宫中 1 只剩 r1c8 这一个位置'],
  ]) {
    await page.goto(`./?lang=${language}#sudoku=${POINTING}`);
    await page.getByRole('radio').first().press('Enter');
    await page.locator('.questions .main').click();
    const lead = page.locator('.answer .why');
    await lead.click();
    await lead.click();
    await expect(status(page)).toContainText(why);
    // The cell of box 3 in which it cannot be, and both boxes.
    await expect.poll(() => page.locator('.hint-because').getAttribute('d')).toMatch(/^M[^M]+$/);
    await expect.poll(async () => (await page.locator('.hint-unit').getAttribute('d')).split('M').length - 1).toBe(18);
  }
});

/** Fills in the open board, and presses Next puzzle by keyboard. @param {import('@playwright/test').Page} page */
async function solveAndGoOn(page) {
  await solveByHand(page, 9);
  await expect(status(page)).toContainText('Complete');
  await button(page, 'Next puzzle').press('Enter');
}

test('the next puzzle is the next board of the lesson, and after the last one the course leads on', async ({
  page,
}) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const course = await openCourse(page);
  const lesson = (name) => course.getByRole('region', { name });
  await course.getByRole('button', { name: 'Hidden single, board 2', exact: true }).click();
  const boards = new Set();
  for (const number of [2, 3, 1]) {
    await expect.poll(async () => boards.has(await digits(page)) || (await digits(page)) === PUZZLE).toBe(false);
    boards.add(await digits(page));
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
    await solveAndGoOn(page);
    if (number !== 1) await expect(status(page)).not.toContainText('Complete');
  }
  await expect(lesson('2. Hidden single: 3 of 3 boards finished')).toBeVisible();
  await expect(lesson(/^3\. Naked single/)).toHaveClass('next');
  await expect(lesson(/^3\. Naked single/)).toBeInViewport();
  await course.getByRole('button', { name: 'Go on' }).click();
  await expect(course).toBeHidden();
  await expect.poll(async () => boards.has(await digits(page))).toBe(false);
  await button(page, 'Learn').click();
  await expect(lesson(/^3\. Naked single/)).toHaveClass('next');
});
