// Why: the clues that contradict each other, that decide a cell, and that are not needed, each of which can be taken
// away.
import { audit, button, cell, digits, expect, PUZZLE, status, test } from './fixtures.js';

const clues = (page) => page.locator('.clues').getByRole('button');

async function open(page, address, cells) {
  await page.goto('about:blank');
  await page.goto(`./#${address}`);
  await expect(page.getByRole('gridcell')).toHaveCount(cells);
}

test('givens that contradict each other are named and marked, and one that is taken away mends it', async ({
  page,
}) => {
  const twoEights = `${PUZZLE.slice(0, -1)}8`;
  await open(page, `sudoku=${twoEights}`, 81);
  await expect(button(page, 'Why?')).toHaveCount(0);
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(status(page)).toContainText('These 2 contradict each other');
  await expect(clues(page)).toHaveText(['8 at row 7, column 8', '8 at row 9, column 9']);
  await expect(page.locator('quadrille-grid .hint-because')).toHaveAttribute('d', /M.+M/);
  await audit(page, '.panel');
  await clues(page).last().click();
  await expect(status(page)).toContainText('Unique');
  expect(await digits(page)).toBe(`${PUZZLE.slice(0, -1)}.`);
  await button(page, 'Undo').click();
  expect(await digits(page)).toBe(twoEights);
});

test('a cell of a unique board shows the clues that decide it', async ({ page }) => {
  await open(page, `sudoku=${PUZZLE}`, 81);
  await cell(page, 1, 3).click();
  await button(page, 'Check').click();
  await button(page, 'Why?').click();
  await expect(status(page)).toContainText('Row 1, column 3 is 4, because of these');
  expect(await clues(page).count()).toBeGreaterThan(2);
});

test('what is not needed is listed, and taken away one by one', async ({ page }) => {
  await open(page, `sudoku=${PUZZLE}`, 81);
  await page.getByRole('radio', { name: 'Set' }).click();
  await button(page, 'Check').click();
  await button(page, 'What is not needed?').click();
  await expect(status(page)).toContainText(/Each of these \d+ can be left out/);
  await clues(page).first().click();
  await expect(status(page)).toContainText('Unique');
});
