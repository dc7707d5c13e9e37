// What can be measured of how the page looks: accessible in both themes, legible, steady, and whole on a phone.

import AxeBuilder from '@axe-core/playwright';
import { button, cell, expect, PUZZLE, paste, status, TWOFOLD, test } from './fixtures.js';

for (const theme of ['light', 'dark']) {
  test.describe(`in ${theme}`, () => {
    // By hand: Firefox's protocol cannot pretend that the system wishes for a theme.
    test.beforeEach(async ({ page }) => {
      await page.goto('./');
      await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    });

    test('axe finds nothing wrong, idle, answered, failed and in the dialogs', async ({ page }) => {
      test.slow(); // six audits
      const audit = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.goto(`./#sudoku=${TWOFOLD}`);
      await audit();
      await button(page, 'Check').click();
      await expect(status(page)).toContainText('Not unique');
      await audit();
      await paste(page, '???');
      await expect(status(page)).toContainText('could not be read');
      await audit();
      for (const name of ['Import', 'Share']) {
        await button(page, name).click();
        await audit();
        await page.keyboard.press('Escape');
      }
    });

    // axe passes over one-character cells, so their contrast is computed here (WCAG 2.2, relative luminance).
    test('every kind of digit stands out from its square by 4.5 to 1', async ({ page }) => {
      await page.goto(`./#sudoku=99${TWOFOLD.slice(2)}`);
      const clash = await contrasts(page);
      await page.goto(`./#sudoku=${TWOFOLD}`);
      await button(page, 'Check').click();
      await expect(status(page)).toContainText('Not unique');
      const answered = await contrasts(page);
      const all = { ...clash, ...answered };
      expect(Object.keys(all)).toEqual(expect.arrayContaining(['given', 'given clash', 'found', 'found differs']));
      for (const [kind, ratio] of Object.entries(all)) expect(ratio, kind).toBeGreaterThanOrEqual(4.5);
    });
  });
}

test('the page takes the theme of the system', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its protocol cannot pretend a theme');
  await page.goto('./');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);
});

test('the theme chosen by hand wins over the system and is kept', async ({ page }) => {
  await page.goto('./');
  const backgrounds = new Set();
  for (const theme of ['light', 'dark']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue(theme);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(backgrounds.size).toBe(2);
});

test('on a phone the whole board is in view, with the questions below it and no sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const size of ['9×9', '36×36']) {
    await page.goto('./');
    await page.getByRole('combobox', { name: 'Size' }).selectOption(size);
    await page.evaluate(() => scrollTo(0, 0));
    const board = await page.getByRole('grid').boundingBox();
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(390);
    expect(board.y + board.height).toBeLessThanOrEqual(844);
    expect(board.width).toBeGreaterThan(340);
    const erase = await button(page, 'Erase').boundingBox();
    expect(erase.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('nothing moves when an answer comes', async ({ page, browserName }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const places = () =>
    page
      .locator('button:visible, select:visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const before = await places();
  for (const question of ['Solve', 'Check', 'Count']) {
    await button(page, question).click();
    await expect(status(page)).toContainText(/Solved|Unique|Exactly/);
    expect(await places(), browserName).toEqual(before);
  }
});

test('print shows the board and no chrome', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its protocol cannot pretend to print');
  await page.goto(`./#sudoku=${PUZZLE}`);
  await page.emulateMedia({ media: 'print' });
  await expect(cell(page, 1, 1)).toBeVisible();
  await expect(button(page, 'Solve')).toBeHidden();
  await expect(page.getByRole('tablist', { name: 'Puzzle' })).toBeHidden();
});

/** The lowest contrast of text and square for each kind of cell on the board. */
function contrasts(page) {
  return page.getByRole('gridcell').evaluateAll((cells) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (colours) => {
      context.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      return context.getImageData(0, 0, 1, 1).data;
    };
    const luminance = ([r, g, b]) => {
      const [lr, lg, lb] = [r, g, b].map((c) =>
        c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
    };
    const fill = (element) => getComputedStyle(element).fill;
    const lowest = {};
    for (const cell of cells) {
      const text = cell.querySelector('text');
      if (!text) continue;
      const ground = [fill(cell.ownerSVGElement.querySelector('.paper')), fill(cell.querySelector('.square'))];
      const [light, dark] = [luminance(paint(ground)), luminance(paint([...ground, fill(text)]))].sort((a, b) => b - a);
      const kind = cell.getAttribute('class');
      lowest[kind] = Math.min(lowest[kind] ?? Infinity, (light + 0.05) / (dark + 0.05));
    }
    return lowest;
  });
}
