// The course: lessons with boards that need a technique. What is played stays on this device.

import { audit, button, digits, expect, fullHint, PUZZLE, solveByHand, status, test } from './fixtures.js';

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

test('a board that is solved is finished, and the course goes on with the next one', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const course = await openCourse(page);
  await course.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => digits(page)).not.toContain(PUZZLE);
  const givens = await digits(page);
  await solveByHand(page, 9);
  await expect(status(page)).toContainText('Complete');
  await button(page, 'Next puzzle').click(); // leads back to the course
  await expect(course.getByRole('button', { name: 'Full house, board 1, finished' })).toBeVisible();
  await expect(course).toContainText('1 of 60 puzzles finished');
  await course.getByRole('button', { name: 'Go on' }).click();
  await expect(course).toBeHidden();
  await expect.poll(() => digits(page)).not.toBe(givens);
});
