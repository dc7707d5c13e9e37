// The page of examples: it shows the code that runs, and all of it works.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { puzzles } from '../../build/wasm/catalog.js';
import { root } from '../../wasm/tools/run.js';
import en from '../../web/strings/en/embed.js';
import zh from '../../web/strings/zh/embed.js';
import { audit, button, cell, digits, expect, PUZZLE, reload, SOLUTION, test } from './fixtures.js';

/** The part of the page with this heading. */
const part = (page, name) => page.getByRole('region', { name, exact: true });

/**
 * Opens a page of the code alone, with the package beside it, and does what the example is for.
 * @param {import('@playwright/test').Page} page
 * @param {string} language
 * @param {Record<string, string>} texts
 * @param {string} code
 */
async function runAlone(page, language, texts, code) {
  const imports = { quadrille: './package/quadrille.js', 'quadrille/element': './package/element.js' };
  const head = `<meta charset="utf-8"><script type="importmap">${JSON.stringify({ imports })}</script>`;
  const body = `<!doctype html><html lang="${language}">${head}${code}`;
  await page.route('**/package/*', (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const contentType = name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
    return route.fulfill({ body: readFileSync(`${root}/dist/package/${name}`), contentType });
  });
  await page.route('**/alone.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('./alone.html');
  const board = page.locator('quadrille-board');
  if (code.includes('id="entry"')) {
    await page.locator('button[type=submit]').click();
    await expect(page.locator('output')).toHaveText(texts.notUnique);
  } else if (code.includes('id="reveal"')) {
    await page.locator('#reveal').click();
    await expect(page.getByRole('gridcell').first()).toHaveText('6');
  } else if (code.includes('id="frame"')) {
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
    await page.locator('#ask').click();
    await expect(page.locator('#answer')).toHaveText(`${texts.frameSays} 4`);
  } else if (code.includes('id="count"')) {
    await page.locator('#count').click();
    await expect(page.locator('#ways')).toHaveText(`${texts.waysBefore}724${texts.waysAfter}`);
  } else {
    expect(await board.evaluate((element) => element.solve().then(({ verdict }) => verdict))).toBe('solved');
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('./embed.html');
});

test('the page of puzzles links here, and back', async ({ page }) => {
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'Put a board in your own page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quadrille in your page');
});

test('the board is solved by its button', async ({ page }) => {
  const board = part(page, 'Sudoku');
  await expect.poll(() => digits(board)).toBe(PUZZLE);
  await button(board, 'Solve').click();
  await expect.poll(() => digits(board)).toBe(SOLUTION);
  await expect(board.getByRole('status')).toContainText('Solved');
});

test('the form accepts a puzzle with exactly one solution only', async ({ page }) => {
  const form = part(page, 'A board in a form');
  const [send, message] = [button(form, 'Send'), form.locator('output')];
  await expect(form.getByRole('grid', { name: 'Your puzzle' })).toBeVisible();
  await send.click();
  await expect(message).toHaveText('A puzzle has exactly one solution. Fill in more cells.');
  for (const [row, column, digit] of [
    [1, 2, '3'],
    [1, 3, '2'],
    [4, 4, '1'],
  ]) {
    await cell(form, row, column).click();
    await page.keyboard.press(digit);
  }
  await send.click();
  await expect(message).toHaveText('Sent: 132.2...3...4..1');
  await button(form, 'Reset').click();
  await expect(cell(form, 1, 2)).toHaveAccessibleName(/empty/);
});

test('the page around it solves the read-only board', async ({ page }) => {
  const board = part(page, 'A board to look at');
  await expect(board.getByRole('grid', { name: 'Sudoku' })).toHaveAttribute('aria-readonly', 'true');
  await button(board, 'Show yesterday’s solution').click();
  await expect(cell(board, 1, 1)).toHaveAccessibleName(/found 6/);
});

test('the frame exchanges messages with the page around it, and is as high as it needs', async ({ page }) => {
  const example = part(page, 'A frame');
  const frame = example.frameLocator('iframe');
  await example.scrollIntoViewIfNeeded(); // it is loaded when it is near
  await expect(frame.getByRole('grid', { name: 'Queens' })).toBeVisible();
  await button(example, 'Ask the frame').click();
  await expect(example.getByText('The frame says: 4')).toBeVisible();
  const [inside, outside] = [frame.locator('quadrille-page'), example.locator('iframe')];
  const width = async (part) => (await part.boundingBox()).width;
  await expect // also while the frame is low
    .poll(async () => (await width(frame.getByRole('grid'))) / (await width(outside)))
    .toBeGreaterThan(0.9);
  await expect
    .poll(async () => {
      const needed = await inside.evaluate((content) => content.getBoundingClientRect().height);
      return Math.abs(needed - (await outside.evaluate((element) => element.clientHeight)));
    })
    .toBeLessThanOrEqual(2);
});

test('the gallery shows every puzzle that has a board', async ({ page }) => {
  const boards = page.locator('.card quadrille-board');
  const ids = puzzles.map(({ id }) => id);
  const withBoard = ids.filter((id) => id !== 'model').sort(); // a model has variables alone
  await expect
    .poll(async () => (await boards.evaluateAll((all) => all.map(({ puzzle }) => puzzle))).sort())
    .toEqual(withBoard);
});

for (const [language, texts] of Object.entries({ en, zh })) {
  test(`each example (${language}) runs in a page that holds nothing but the code shown`, async ({ page }) => {
    await page.goto(language === 'en' ? './embed.html' : `./embed.${language}.html`);
    const codes = await page.locator('.code > pre').allTextContents();
    expect(codes.length).toBe(11);
    for (const code of codes) await runAlone(page, language, texts, code);
  });
}

test('the page is there in two languages, each with a link to the other', async ({ page }) => {
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh.title);
  await expect(part(page, zh.sudoku).getByRole('button', { name: '求解' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.title);
});

test('on a phone nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(part(page, 'A board to look at').getByRole('grid')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the solver alone counts', async ({ page }) => {
  const question = 'In how many ways can 10 queens stand so that none attacks another?';
  await button(part(page, 'The solver alone'), question).click();
  await expect(page.getByText('In 724 ways.')).toBeVisible();
});

test('the code beside each example is the markup that runs', async ({ page }) => {
  const examples = page.locator('.example');
  const tags = [...Array(7).fill('quadrille-board'), 'form', 'quadrille-board', 'iframe', 'button'];
  await expect(examples).toHaveCount(tags.length);
  for (const [index, tag] of tags.entries()) {
    const example = examples.nth(index);
    const code = await example.locator('.code > pre').textContent();
    const live = await example
      .locator(`.live > ${tag}`)
      .first()
      .evaluate((element) => element.cloneNode(false).outerHTML.replace(/>.*/s, ''));
    const attributes = Array.from(live.matchAll(/ (id|name|puzzle|value|sandbox)="([^"]*)"/g), ([text]) => text.trim());
    for (const attribute of attributes) expect(code).toContain(attribute);
    expect(code).toContain('<script type="module">');
  }
});

test('the button beside an example copies its code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const example = part(page, 'The solver alone');
  await button(example, 'Copy').click();
  await expect(button(example, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("import { Quadrille } from 'quadrille';");
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing wrong in ${theme}`, async ({ page }) => {
    await page.evaluate((name) => localStorage.setItem('quadrille-theme', name), theme);
    await reload(page);
    await button(part(page, 'Sudoku'), 'Solve').click();
    await expect(part(page, 'Sudoku').getByRole('status')).toContainText('Solved');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    await audit(page);
  });
}
