// What a person who sets a puzzle can ask for: a unique puzzle, and one without givens that it does not need.
import { button, digits, expect, PUZZLE, status, test } from './fixtures.js';

const answered = (page) => page.getByRole('group', { name: 'Answer' });

// The givens of PUZZLE but for those of two rows, whose solutions are few.
const FEW_SOLUTIONS = '.........6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function openInSet(page, address) {
  await page.goto('about:blank');
  await page.goto(`./#${address}`);
  await page.getByRole('radio', { name: 'Set' }).click();
}

test('a board with several solutions becomes unique by a few givens, which can be undone', async ({ page }) => {
  await openInSet(page, `sudoku=${FEW_SOLUTIONS}`);
  await button(page, 'Make unique').click();
  await expect(status(page)).toContainText(/\d givens? added/);
  const board = await digits(page);
  for (const [place, digit] of [...FEW_SOLUTIONS].entries()) if (digit !== '.') expect(board[place]).toBe(digit);
  await button(page, 'Check').click();
  await expect(answered(page)).toHaveAttribute('data-tone', 'unique');
  await button(page, 'Undo').click();
  expect(await digits(page)).toBe(FEW_SOLUTIONS);
});

// Of 4×4 all 288 solutions are listed; 9×9 has far more than are.
for (const cells of [16, 81]) {
  test(`an empty board of ${cells} cells becomes unique too`, async ({ page }) => {
    await openInSet(page, `sudoku=${'.'.repeat(cells)}`);
    await button(page, 'Make unique').click();
    await expect(status(page)).toContainText(/\d givens added/, { timeout: 20_000 });
    await button(page, 'Check').click();
    await expect(answered(page)).toHaveAttribute('data-tone', 'unique');
  });
}

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

test('a board without a solution is left as it is', async ({ page }) => {
  await openInSet(page, `sudoku=11${'.'.repeat(79)}`);
  await button(page, 'Make unique').click();
  await expect(status(page)).toContainText('That found nothing');
  await button(page, 'Take away').click();
  await expect(status(page)).toContainText('Only a puzzle with exactly one solution');
});
