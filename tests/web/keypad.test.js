// What the keypad of the page offers to a person who plays.

import { audit, button, cell, digits, expect, PUZZLE, reload, SOLUTION, status, test } from './fixtures.js';

test('each digit says how many of it are missing, and a complete one is dimmed', { tag: '@quick' }, async ({
  page,
}) => {
  const line = `${SOLUTION.slice(0, 79)}..`; // 7 and 9 are missing
  await page.goto(`./#sudoku=${line}`);
  await expect(button(page, '5')).toHaveAttribute('title', 'Complete');
  await expect(button(page, '5')).toHaveClass('complete');
  await expect(button(page, '9')).toHaveText('91');
  await expect(button(page, '9')).toHaveAttribute('title', '1 missing');
  await cell(page, 9, 9).click();
  await button(page, '9').click();
  await expect(button(page, '9')).toHaveClass('complete');
  await audit(page, '.keypad');
  await page.goto(`./#sudoku=${PUZZLE}`);
  await expect(button(page, '5')).toHaveAttribute('title', '6 missing');
});

test('nothing is counted where the number of a digit is not known', async ({ page }) => {
  await page.goto(`./#kakuro=${encodeURIComponent('# 3\\ 4\\\n\\4 . .\n\\3 . .')}`);
  await expect(button(page, '5')).toHaveText('5');
});

test('the cursor goes on to the next empty cell by itself, if that is switched on, and remembers it', async ({
  page,
}) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Auto-advance').click();
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect(cell(page, 1, 4)).toBeFocused();
  await page.keyboard.press('6');
  await expect(cell(page, 1, 6)).toBeFocused(); // 7 is given between the two
  await page.keyboard.press('Shift+Digit8');
  await expect(cell(page, 1, 6)).toBeFocused();
  await reload(page);
  await expect(button(page, 'Auto-advance')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Auto-advance').click();
  await cell(page, 1, 6).click();
  await page.keyboard.press('8');
  await expect(cell(page, 1, 6)).toBeFocused();
});

test('a newspaper’s puzzle is typed after Clear, its blank cells by 0, a full stop or Space', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Clear').click();
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(status(page)).toContainText('Type row by row');
  await expect(button(page, 'Auto-advance')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('53.');
  await button(page, 'Erase').click(); // the cell is empty already
  await button(page, '7').click();
  await expect(cell(page, 1, 5)).toBeFocused(); // a mistyped digit can be erased
  await page.keyboard.type('000 6');
  await expect.poll(() => digits(page)).toBe(`53..7....6${'.'.repeat(71)}`);
  await cell(page, 1, 2).click();
  await page.keyboard.press('.'); // also empties the cell
  await expect(cell(page, 1, 3)).toBeFocused();
  await expect.poll(() => digits(page)).toBe(`5...7....6${'.'.repeat(71)}`);
  await page.keyboard.press('Delete'); // to correct, not to go on
  await expect(cell(page, 1, 3)).toBeFocused();
  await cell(page, 1, 1).click();
  await button(page, 'Erase').click();
  await expect.poll(() => digits(page)).toBe(`....7....6${'.'.repeat(71)}`);
  await expect(cell(page, 1, 1)).toBeFocused();
});

test('in Play, and without Auto-advance, a key that empties a cell does not move the cursor', async ({ page }) => {
  await page.goto('./#sudoku');
  await button(page, 'Clear').click();
  await button(page, 'Auto-advance').click();
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await page.keyboard.press('0');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Auto-advance').click();
  await cell(page, 1, 3).click();
  await page.keyboard.press('.');
  await expect(cell(page, 1, 3)).toBeFocused();
});

test('a timer runs while a board is played, keeps its time, and starts again with another board', async ({ page }) => {
  const timer = page.locator('play-timer');
  await page.clock.install({ time: 0 });
  await page.goto(`./#sudoku=${SOLUTION.slice(0, 79)}..`);
  await expect(button(page, 'Timer')).toBeVisible();
  await page.clock.pauseAt(1_000_000);
  await expect(timer).toHaveCount(0);
  await button(page, 'Timer').click();
  await page.clock.runFor(1); // the panel is drawn again when a click is over
  await expect(timer).toBeVisible();
  await page.clock.runFor(1000);
  await expect(timer).not.toHaveText('0:00'); // time is measured from when the page was opened
  await cell(page, 9, 8).click();
  await page.keyboard.press('7');
  await button(page, 'Start over').click();
  await page.clock.runFor(200);
  await expect(timer).toHaveText('0:00');
  await page.clock.runFor(61_000);
  await expect(timer).toHaveText('1:01');
  await button(page, 'Desk').click();
  await expect(timer).toBeHidden();
  await page.clock.runFor(5000); // who is at the desk does not play
  await page.goBack();
  await expect(timer).toHaveText('1:01');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await reload(page);
  // Only what the test lets pass passes: the page starts by two timers.
  for (let started = false; !started; started = await timer.isVisible()) await page.clock.runFor(1);
  await expect(timer).toHaveText('1:01');
  for (const [column, digit] of [
    [8, '7'],
    [9, '9'],
  ]) {
    await cell(page, 9, column).click();
    await page.keyboard.press(digit);
  }
  await page.clock.runFor(5000);
  await expect(timer).toHaveText('1:01'); // it is complete
  await button(page, 'Start over').click();
  await page.clock.runFor(2000);
  await expect(timer).toHaveText('0:02');
});
