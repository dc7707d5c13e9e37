// What a person who sets a puzzle can ask for: a unique puzzle, and one without givens that it does not need.
import {
  blocksRun,
  button,
  cell,
  digits,
  expect,
  holdAnswers,
  PUZZLE,
  status,
  test,
  withAnswersHeld,
} from './fixtures.js';

const answered = (page) => page.getByRole('group', { name: 'Answer' });

// The givens of PUZZLE but for those of two rows, whose solutions are few.
const FEW_SOLUTIONS = '.........6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function openInSet(page, address) {
  await page.goto('about:blank');
  await page.goto(`./#${address}`);
  await page.getByRole('radio', { name: 'Set' }).click();
}

test('a Sudoku that is set fits a window of 1280 by 800 pixels with all its tools', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInSet(page, `sudoku=${PUZZLE}`);
  await expect(page.getByRole('combobox', { name: 'Symmetry' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
});

test('a board with several solutions becomes unique by a few givens, which can be undone', { tag: '@quick' }, async ({
  page,
}) => {
  await openInSet(page, `sudoku=${FEW_SOLUTIONS}`);
  await button(page, 'Make unique').click();
  await expect(status(page)).toContainText(/\d givens? added/);
  const board = await digits(page);
  for (const [place, digit] of [...FEW_SOLUTIONS].entries()) if (digit !== '.') expect(board[place]).toBe(digit);
  await button(page, 'Check').click();
  await expect(answered(page)).toHaveAttribute('data-tone', 'unique');
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(FEW_SOLUTIONS);
});

test('givens that are not needed are taken away, and none of the others can be', async ({ page }) => {
  await openInSet(page, `sudoku=${PUZZLE}`);
  await button(page, 'Take away').click();
  await expect(status(page)).toContainText(/\d+ givens? removed/);
  const board = await digits(page);
  for (const [place, digit] of [...board].entries()) if (digit !== '.') expect(PUZZLE[place]).toBe(digit);
  await button(page, 'Check').click();
  await expect(answered(page)).toHaveAttribute('data-tone', 'unique');
  await button(page, 'Take away').click();
  await expect(status(page)).toContainText('0 givens removed');
});

test('with a symmetry each given asks for its partner, and both are taken away together', async ({ page }) => {
  await openInSet(page, `sudoku=${'.'.repeat(81)}`);
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('Symmetry: Half a turn');
  await cell(page, 1, 2).click();
  await page.keyboard.press('5');
  await expect(cell(page, 9, 8)).toHaveAccessibleName(/its partner is given/);
  await expect(page.locator('.asked')).toHaveAttribute('d', /M/);
  await cell(page, 9, 8).click();
  await page.keyboard.press('3');
  await expect(page.locator('.asked')).toHaveCount(0);
  await cell(page, 1, 2).click();
  await page.keyboard.press('Delete');
  await expect.poll(() => digits(page)).toBe('.'.repeat(81));
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 9, 8)).toHaveAccessibleName(/given 3/);

  // Another symmetry has other partners; without one a given is taken away alone.
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('Symmetry: Diagonal');
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/its partner is given/);
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('Symmetry: None');
  await expect(page.locator('.asked')).toHaveCount(0);
  await cell(page, 9, 8).click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/given 5/);
});

test('a board with other rules can be symmetric too', async ({ page }) => {
  await page.goto(`./#variant=${encodeURIComponent('.AntiKnight')}`);
  await expect(page.getByText('Anti-knight').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Set' }).click();
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('Symmetry: Top and bottom');
  await cell(page, 1, 4).click();
  await page.keyboard.press('7');
  await expect(cell(page, 9, 4)).toHaveAccessibleName(/its partner is given/);
});

test('to set a board of 1000×1000 is little work for the page', async ({ page }) => {
  await holdAnswers(page);
  await page.goto(`./#queens=${encodeURIComponent(`1000 5${' 0'.repeat(999)}`)}`);
  await expect(page.getByRole('grid', { name: 'Queens' })).toBeVisible();
  const blocks = await blocksRun(page, async () => {
    await withAnswersHeld(page, () => page.getByRole('radio', { name: 'Set' }).click()); // how many solutions there are
    await expect(button(page, 'Take away')).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
  expect(blocks).toBeLessThan(300_000); // it does not look at each of the million cells
});
