// Untrusted links and files are read in the worker: the page's thread is not blocked, and reading can be stopped.

import { deflateRawSync } from 'node:zlib';
import {
  best,
  button,
  digits,
  expect,
  LETTERS_LINK,
  longestTask,
  PUZZLE,
  paste,
  SLOW_LINK,
  status,
  test,
} from './fixtures.js';

const packed = (text) => `~${deflateRawSync(text, { level: 9 }).toString('base64url')}`;

/** Changes the fragment of the address, as a click on a link does. */
const follow = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

test('a link that decompresses to 100,000 letters is refused without blocking the page', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const longest = await best(200, async () => {
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    return longestTask(page, async () => {
      await follow(page, '#sudoku');
      await follow(page, `#sudoku=${encodeURIComponent(LETTERS_LINK)}`);
      await expect(status(page)).toContainText('could not be read: the link holds no puzzle', { timeout: 10_000 });
    });
  });
  expect(longest).toBeLessThan(200);
});

test('while a link is being read the page says so and is not blocked, and Stop ends it', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const longest = await best(200, () =>
    longestTask(page, async () => {
      await follow(page, '#sudoku');
      await follow(page, `#sudoku=${encodeURIComponent(SLOW_LINK)}`);
      // The page clicks itself: a click from the test may come too late.
      const sentences = await page.evaluate(async () => {
        const [stop] = [...document.querySelectorAll('button')].filter((each) => each.textContent.trim() === 'Stop');
        const line = document.querySelector('[role="status"]');
        while (stop.disabled) await new Promise(requestAnimationFrame);
        const before = line.textContent;
        stop.click();
        while (!line.textContent.includes('Stopped')) await new Promise(requestAnimationFrame);
        return [before, line.textContent];
      });
      expect(sentences[0]).toContain('Reading…');
      expect(sentences[1]).toContain('Stopped: the text was not read.');
    }),
  );
  expect(longest).toBeLessThan(200);
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
  expect(await digits(page)).toBe(PUZZLE);
});

test('a fragment that decompresses to 10^8 letters is refused without blocking the page', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const longest = await best(200, () =>
    longestTask(page, async () => {
      await follow(page, '#sudoku');
      await follow(page, `#sudoku=${packed(Buffer.alloc(1e8, 'a'))}`);
      await expect(status(page)).toContainText('goes beyond a limit: the text is longer than 8 MB', {
        timeout: 10_000,
      });
    }),
  );
  expect(longest).toBeLessThan(200);
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
  expect(await digits(page)).toBe(PUZZLE);
});

test('a long row of digits before a letter is recognised quickly as not a matrix', async ({ page }) => {
  await page.goto('./#cover=');
  await expect(page.getByRole('textbox', { name: 'Items and options' })).toBeVisible();
  await paste(page, `${'0 '.repeat(150_000)}x`);
  await expect(page.getByRole('textbox', { name: 'Items and options' })).toHaveValue(/x$/, { timeout: 15_000 });
});
