// What is saved survives: two tabs, boards that are too large to be saved, and a storage that is damaged or refuses.
// The rules in detail are tested by tests/wasm/saved-boards.test.js, without a browser.

import { audit, button, cell, digits, EMPTY, expect, PUZZLE, reload, SOLUTION, status, test } from './fixtures.js';

const opened = async (page) => expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();

/** Types the solution into the first empty cells. */
async function fill(page, wanted) {
  const empty = [...PUZZLE].flatMap((symbol, index) => (symbol === '.' ? [index] : []));
  for (const index of empty.slice(0, wanted)) {
    await cell(page, Math.floor(index / 9) + 1, (index % 9) + 1).click();
    await page.keyboard.press(SOLUTION[index]);
  }
}

test('a tab that is closed last brings back no old board, and tabs with one board follow each other', {
  tag: '@firefox',
}, async ({ page, context }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fill(page, 1);
  const other = await context.newPage();
  await other.goto('./#sudoku');
  await expect(cell(other, 1, 3)).toHaveAccessibleName(/placed 4$/);
  await fill(page, 8);
  const played = await digits(page);
  await expect.poll(() => digits(other)).toBe(played); // it was not touched
  await cell(other, 9, 2).click();
  await other.keyboard.press('4');
  await expect(cell(page, 9, 2)).toHaveAccessibleName(/placed 4$/);
  await page.close();
  await other.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await again.goto('./#sudoku');
  await expect(cell(again, 9, 2)).toHaveAccessibleName(/placed 4$/);
  expect([...(await digits(again))].filter((digit) => digit !== '.')).toHaveLength(30 + 9);
});

test('the board of another tab that is written over is kept as a savepoint, which is said', async ({
  page,
  context,
}) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const other = await context.newPage();
  await other.goto('./#sudoku');
  await button(other, 'Clear').click();
  await fill(page, 2);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('quadrille.board.sudoku')))
    .toContain('"text":"5346');
  await cell(other, 5, 5).click();
  await other.keyboard.press('9');
  await expect(status(other)).toContainText('It is kept among the savepoints.');
  await button(other, 'Savepoints').click();
  await audit(other, 'dialog[open]');
  await other.getByRole('button', { name: /Return to Another tab/ }).click();
  await expect(cell(other, 1, 3)).toHaveAccessibleName(/placed 4$/);
  await other.close();
});

test('a board that is too large to be saved is said to be, and the others are saved', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await opened(page);
  await page.evaluate(() => {
    // Room is left in the browser for 8,000 characters.
    localStorage.setItem('room', 'x'.repeat(8000));
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`other ${size}`, 'x'.repeat(size));
      } catch {}
    }
    localStorage.removeItem('room');
  });
  await page.getByRole('tab', { name: 'Exact cover' }).click();
  const field = page.getByRole('textbox', { name: 'Items and options' });
  await field.fill(`| ${'a comment '.repeat(1000)}\na b\na\nb`);
  await expect(page.getByRole('alert')).toContainText('no room left to keep this board');
  await audit(page, '.saving');
  await page.getByRole('tab', { name: 'Sudoku' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fill(page, 2);
  await reload(page);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4$/);
});

test('a record of today that is cut off is put aside and said, and the page opens', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('quadrille.board.sudoku', '{"board":"first","now":{"text":"53..7');
  });
  await page.goto('./#sudoku');
  await opened(page);
  await expect(page.getByRole('alert')).toContainText('It is put aside, not deleted.');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download it').click()]);
  expect(file.suggestedFilename()).toBe('quadrille-unread.txt');
  await reload(page);
  await opened(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a storage whose every call throws leaves a page that works', { tag: '@quick' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'])
      Storage.prototype[method] = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
  });
  await page.goto(`./#sudoku=${EMPTY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5$/);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
});
