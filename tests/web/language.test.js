// The page in another language: the browser's, or a chosen one, which is saved.

import { readdirSync } from 'node:fs';
import { rules } from '../../web/variant/rules/rules.js';
import { cell, digits, expect, PUZZLE, reload, test } from './fixtures.js';

const CHINESE = /[\u4e00-\u9fff]/;

/** Everything that the page shows or speaks, except what is the same in every language. */
const words = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, label > span, option, h1, h2, p, [aria-label]')]
      .flatMap((each) => [each.getAttribute('aria-label'), each.children.length ? null : each.textContent])
      .map((text) => text?.trim())
      .filter((text) => /\p{L}/u.test(text ?? '') && !/^(Quadrille|English|dlx|bits)$/.test(text)),
  );

test('the word below an icon is below its middle, in each language', async ({ page }) => {
  const apart = () =>
    page.locator('.hand button:has(.icon)').evaluateAll((buttons) =>
      buttons.map((button) => {
        const [icon, word] = ['.icon', '.word'].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(button.querySelector(part)); // the letters, not their box
          const { left, right } = (part === '.word' ? range : button.querySelector(part)).getBoundingClientRect();
          return (left + right) / 2;
        });
        return Math.abs(icon - word);
      }),
    );
  for (const language of ['en', 'zh']) {
    await page.goto(`./?lang=${language}#nonogram=`);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(async () => (await apart()).length).toBe(3);
    await expect.poll(async () => Math.max(...(await apart())), language).toBeLessThan(1);
  }
});

test('a tool for rules and the rule below the board have one Chinese name', () => {
  // What is below the board may end in a number. The tool for equal digits draws what is said of as a clone.
  const named = Object.entries(rules)
    .filter(([, { tool }]) => tool)
    .map(([id, { zh: { tool = '', name = id } = {} }]) => {
      return [id, tool, (typeof name === 'string' ? name : name('')).replaceAll(' ', '')];
    });
  const differing = named.filter(([id, tool, rule]) => {
    return rule !== id && id !== 'SameValues' && !rule.startsWith(tool.replaceAll(' ', ''));
  });
  expect(differing).toEqual([]);
});

test.describe('in a browser that speaks Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('every puzzle speaks Chinese, and answers in it', { tag: '@quick' }, async ({ page }) => {
    await page.goto(`./#sudoku=${PUZZLE}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('gridcell', { name: '第 1 行，第 1 列，已知 5' })).toBeVisible();
    await page.getByRole('button', { name: '检查', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('唯一：恰好一个解。');
    for (const name of ['数独', '皇后', '数和', '精确覆盖']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect((await words(page)).filter((text) => !CHINESE.test(text))).toEqual([]);
    }
  });

  test('no label is broken between its two characters', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`./#sudoku=${PUZZLE}`);
    for (const label of await page.locator('.choice > span').all())
      expect((await label.boundingBox()).height, await label.textContent()).toBeLessThan(28);
  });
});

test('a chosen language stays, and so does what was typed', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  await expect(page.getByRole('tab', { name: '数独' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^第 1 行，第 3 列，.*4/ })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('tab', { name: '数独' })).toBeVisible();
  await page.getByRole('combobox', { name: '语言' }).selectOption('English');
  await expect(page.getByRole('tab', { name: 'Sudoku' })).toBeVisible();
  expect((await digits(page)).slice(0, 5)).toBe('534.7');
});

test('the address can set the language', async ({ page }) => {
  await page.goto('./?lang=zh#sudoku');
  await expect(page.getByRole('tab', { name: '数独' })).toBeVisible();
});

test('every language is offered', async ({ page }) => {
  await page.goto('./#sudoku');
  const files = readdirSync(new URL('../../web/strings', import.meta.url));
  const languages = files.filter((name) => /^[a-z]{2}$/.test(name));
  await expect(page.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveCount(languages.length);
});
