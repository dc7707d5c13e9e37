// On a small phone every sentence of an answer about a grid puzzle is read without scrolling the answer.
import { texts } from '../../web/puzzles/grid.examples.js';
import { expect, test } from './fixtures.js';

const words = {
  en: { hint: 'Hint', tellMore: ['What?', 'Why?'], check: 'Check', why: 'Why?' },
  zh: { hint: '提示', tellMore: ['是什么？', '为什么？'], check: '检查', why: '为什么？' },
};

/** The clues that decide these boards are looked for over a minute where other tests run. */
const longAsked = new Set(['hidato', 'numbrix', 'simplegako']);

const groups = Array.from({ length: 9 }, (_, group) => Object.keys(texts).filter((_, at) => at % 9 === group));

for (const [at, genres] of groups.entries()) {
  const lang = at % 2 === 0 ? 'en' : 'zh'; // the sentences are the same for all genres
  test(`no sentence is cut in the answers about ${genres.join(', ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const { hint, tellMore, check, why } = words[lang];
    const answer = page.locator('.answer');
    const named = (name) => page.getByRole('button', { name, exact: true });
    const isWhole = async (of) => {
      await expect(answer, of).not.toHaveAttribute('data-tone', 'running');
      await expect.poll(() => answer.evaluate((box) => box.scrollHeight - box.clientHeight), of).toBeLessThanOrEqual(0);
    };
    for (const genre of genres) {
      await page.goto('about:blank');
      await page.goto(`./?lang=${lang}#${genre}=${encodeURIComponent(texts[genre][0])}`);
      await expect(page.locator('.board[aria-busy="false"] genre-grid')).toBeVisible();
      await isWhole(genre);
      await named(hint).click();
      await expect(answer).toHaveAttribute('data-asked', 'hint');
      await isWhole(`${genre}, hint`);
      for (const name of tellMore) {
        if (!(await named(name).isVisible())) continue;
        await named(name).click();
        await isWhole(`${genre}, ${name}`);
      }
      await named(check).dispatchEvent('click'); // it is below the window
      await expect(answer).toHaveAttribute('data-asked', 'check');
      await isWhole(`${genre}, check`);
      if (longAsked.has(genre)) continue;
      await named(why).click();
      await expect(answer).toHaveAttribute('data-asked', 'why');
      await isWhole(`${genre}, why`);
    }
  });
}
