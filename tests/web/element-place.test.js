// <quadrille-board> in the page around it: style, theme, size and language.

import { board, open, sudoku } from './element-host.js';
import { boxesOf, button, cell, expect, status, test } from './fixtures.js';

test.describe('in the page around it', () => {
  test('it adds no style to the page, and uses colours that are set on the tag', async ({ page }) => {
    await open(page, sudoku());
    await expect(page.getByRole('grid')).toBeVisible();
    const seen = () =>
      page.evaluate(() => {
        const paper = document
          .querySelector('quadrille-board')
          .shadowRoot.querySelector('quadrille-grid')
          .shadowRoot.querySelector('.paper');
        return [
          document.styleSheets.length + document.adoptedStyleSheets.length,
          getComputedStyle(document.documentElement).getPropertyValue('--paper'),
          getComputedStyle(paper).fill,
        ];
      });
    await expect.poll(seen).toEqual([0, '', 'rgb(255, 255, 255)']);
    await board(page).evaluate((element) => element.style.setProperty('--paper', 'rgb(1, 2, 3)'));
    expect((await seen())[2]).toBe('rgb(1, 2, 3)');
  });

  test('its theme is the page’s, or its own', async ({ page }) => {
    await open(page, sudoku());
    await expect(page.getByRole('grid')).toBeVisible();
    const ink = (scheme, theme) =>
      page.evaluate(
        async ([scheme, theme]) => {
          document.documentElement.style.colorScheme = scheme;
          const element = document.querySelector('quadrille-board');
          element.theme = theme;
          await element.updateComplete;
          return getComputedStyle(element).color;
        },
        [scheme, theme],
      );
    const [light, dark] = [await ink('light', 'auto'), await ink('dark', 'auto')];
    expect(light).not.toBe(dark);
    expect([await ink('light', 'dark'), await ink('dark', 'light')]).toEqual([dark, light]);
  });

  test('it is as large as its container allows, with the whole board visible', { tag: '@quick' }, async ({ page }) => {
    await open(page, `<div>${sudoku('controls')}</div>`);
    await expect(page.getByRole('grid')).toBeVisible();
    const [grid, solve] = [page.getByRole('grid'), button(page, 'Solve')];
    const size = (width, height) =>
      page.evaluate(
        ([width, height]) => {
          const { style } = document.querySelector('quadrille-board');
          Object.assign(style, { width, height });
        },
        [width, height],
      );
    await size('20rem', 'auto');
    const [narrow, below] = await boxesOf(grid, solve);
    expect(narrow.width).toBeCloseTo(320, 0);
    expect(narrow.height).toBeCloseTo(320, 0);
    expect(below.y).toBeGreaterThan(narrow.y + narrow.height);
    await size('50rem', '20rem');
    const [wide, beside] = await boxesOf(grid, solve);
    expect(wide.height).toBeCloseTo(320, 0);
    expect(beside.x).toBeGreaterThan(wide.x + wide.width);
  });

  test('in a narrow grid or row it is as narrow as its place', async ({ page }) => {
    const item = (display) => `<div class="${display}">${sudoku('controls theme="dark"')}</div>`;
    await open(
      page,
      item('grid') + item('flex'),
      `for (const box of document.querySelectorAll('main > div'))
         Object.assign(box.style, { display: box.className, width: '18rem' });`,
    );
    await expect(page.getByRole('grid')).toHaveCount(2);
    const past = await page.evaluate(() =>
      [...document.querySelectorAll('quadrille-board')].map(
        (element) =>
          element.getBoundingClientRect().right - element.closest('main > div').getBoundingClientRect().right,
      ),
    );
    expect(Math.max(...past)).toBeLessThanOrEqual(0);
  });

  test('the parts of an exact cover are side by side on a wide board, whatever the width of the window', async ({
    page,
  }) => {
    await open(page, '<quadrille-board puzzle="cover">a b\na\nb</quadrille-board>');
    const [text, matrix] = [page.getByRole('textbox', { name: 'Items and options' }), page.getByRole('grid')];
    const places = async (width) => {
      await board(page).evaluate((element, width) => {
        element.style.width = width;
      }, width);
      return [await text.boundingBox(), await matrix.boundingBox()];
    };
    await expect(matrix).toBeVisible();
    const [wideText, wideMatrix] = await places('40rem');
    expect(wideMatrix.x).toBeGreaterThan(wideText.x + wideText.width);
    const [narrowText, narrowMatrix] = await places('20rem');
    expect(narrowText.y).toBeGreaterThan(narrowMatrix.y + narrowMatrix.height);
  });
});

test.describe('in a language', () => {
  const inChinese = (page) => page.getByRole('grid', { name: '数独' });

  test('each board uses the language of its place', { tag: '@quick' }, async ({ page }) => {
    await open(page, `<div lang="zh-CN">${sudoku('controls')}</div>${sudoku('controls')}`);
    await expect(inChinese(page).getByRole('gridcell', { name: '第 1 行，第 1 列，已知 5' })).toBeVisible();
    await expect(
      page.getByRole('grid', { name: 'Sudoku' }).getByRole('gridcell', { name: 'row 1, column 1, given 5' }),
    ).toBeVisible();
    await button(page, '检查').click();
    await button(page, 'Check').click();
    await expect(status(page).first()).toContainText('唯一：恰好一个解。');
    await expect(status(page).last()).toContainText('Unique');
  });

  test('its own lang attribute counts too, also when it changes', async ({ page }) => {
    await open(page, sudoku('lang="zh" controls'));
    await expect(inChinese(page)).toBeVisible();
    await board(page).evaluate((element) => {
      element.lang = 'en';
    });
    await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();
    await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  });
});
