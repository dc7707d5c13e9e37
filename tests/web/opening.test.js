// Untrusted links and files are read in the worker: the page's thread is not blocked, and reading can be stopped.

import { deflateRawSync } from 'node:zlib';
import {
  blocksRun,
  button,
  digits,
  expect,
  holdAnswers,
  LETTERS_LINK,
  PUZZLE,
  paste,
  SLOW_LINK,
  status,
  test,
  withAnswersHeld,
} from './fixtures.js';

const packed = (text) => `~${deflateRawSync(text, { level: 9 }).toString('base64url')}`;

/** Changes the fragment of the address, as a click on a link does. */
const follow = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** More blocks of code than the page may run to have a text of any length read; about 10,000 are drawing. */
const FEW_BLOCKS = 100_000;

for (const [name, text, words] of [
  ['a link that decompresses to 100,000 letters', () => encodeURIComponent(LETTERS_LINK), 'the link holds no puzzle'],
  [
    'a fragment that decompresses to 10^8 letters',
    () => packed(Buffer.alloc(1e8, 'a')),
    'the text is longer than 8 MB',
  ],
]) {
  test(`${name} is refused by the worker, and meanwhile the page can be used`, async ({ page }) => {
    await holdAnswers(page);
    await page.goto(`./#sudoku=${PUZZLE}`);
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    const blocks = await blocksRun(page, async () => {
      await withAnswersHeld(
        page,
        () => follow(page, `#sudoku=${text()}`),
        async () => {
          await expect(status(page)).toContainText('Reading…');
          await expect(button(page, 'Stop')).toBeEnabled();
        },
      );
      await expect(status(page)).toContainText(words);
    });
    expect(blocks).toBeLessThan(FEW_BLOCKS);
  });
}

test('while a link is being read the page says so and is not blocked, and Stop ends it', async ({ page }) => {
  await holdAnswers(page);
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await page.evaluate(() => globalThis.answers.hold()); // a click of the test may come after the end of the reading
  const blocks = await blocksRun(page, async () => {
    await follow(page, `#sudoku=${encodeURIComponent(SLOW_LINK)}`);
    await expect(status(page)).toContainText('Reading…');
    await button(page, 'Stop').click();
    await expect(status(page)).toContainText('Stopped: the text was not read.');
  });
  await page.evaluate(() => globalThis.answers.release());
  expect(blocks).toBeLessThan(FEW_BLOCKS);
  await expect(button(page, 'Stop')).toBeDisabled();
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
});

test('a question that is asked while a link is being read replaces the reading', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await expect(page.getByRole('main')).toBeVisible(); // the page listens
  await paste(page, SLOW_LINK);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('a compressed fragment may hold a text in any notation', async ({ page }) => {
  await page.goto(`./#sudoku=${packed(PUZZLE.match(/.{9}/g).join('\n'))}`);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('a file of more than 64 MB is refused before it is read', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['.'.repeat(64e6), '.'], 'large.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await expect(status(page)).toContainText('This goes beyond a limit: large.txt has more than 64 MB');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('a long row of digits before a letter is recognised as not a matrix, and refused as options', async ({ page }) => {
  await page.goto('./#cover=');
  await expect(page.getByRole('textbox', { name: 'Items and options' })).toBeVisible();
  await paste(page, `${'0 '.repeat(150_000)}x`); // a regular expression could take minutes to see the letter
  await expect(status(page)).toContainText('line 1, column 3: the item "0" is named twice');
});
