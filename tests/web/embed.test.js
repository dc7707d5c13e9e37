// The page of examples: it shows the code that runs, and all of it works.

import { audit, button, cell, digits, expect, PUZZLE, SOLUTION, test } from './fixtures.js';

/** The part of the page with this heading. */
const part = (page, name) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('./embed.html');
});

test('the page of puzzles links here, and back', async ({ page }) => {
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'Put a board in your own page.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quadrille in your page');
});

test('the board is solved by its button', async ({ page }) => {
  const board = part(page, 'A board');
  expect(await digits(board)).toBe(PUZZLE);
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
  await expect(board.getByRole('grid', { name: 'Kakuro' })).toHaveAttribute('aria-readonly', 'true');
  await button(board, 'Show yesterday’s solution').click();
  await expect(cell(board, 2, 2)).toHaveAccessibleName(/found 9/);
});

test('the frame exchanges messages with the page around it, and is as high as it needs', async ({ page }) => {
  const example = part(page, 'A frame');
  const frame = example.frameLocator('iframe');
  await expect(frame.getByRole('grid', { name: 'Queens' })).toBeVisible();
  await button(example, 'Ask the frame').click();
  await expect(example.getByText('The frame says: 4')).toBeVisible();
  const [inside, outside] = [frame.locator('quadrille-page'), example.locator('iframe')];
  const [board, room] = await Promise.all([frame.getByRole('grid').boundingBox(), outside.boundingBox()]);
  expect(board.width).toBeGreaterThan(0.9 * room.width); // also while the frame is low
  await expect
    .poll(async () => {
      const needed = await inside.evaluate((content) => content.getBoundingClientRect().height);
      return Math.abs(needed - (await outside.evaluate((element) => element.clientHeight)));
    })
    .toBeLessThanOrEqual(2);
});

test('on a phone nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(part(page, 'A board to look at').getByRole('grid')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the solver alone counts', async ({ page }) => {
  await button(part(page, 'The solver alone'), 'In how many ways do 10 queens stand in peace?').click();
  await expect(page.getByText('In 724 ways.')).toBeVisible();
});

test('the code beside each example is the markup that runs', async ({ page }) => {
  const examples = page.locator('.example');
  await expect(examples).toHaveCount(5);
  for (const [index, tag] of ['quadrille-board', 'form', 'quadrille-board', 'iframe', 'button'].entries()) {
    const example = examples.nth(index);
    const code = await example.locator('pre').textContent();
    const live = await example
      .locator(`.live > ${tag}`)
      .first()
      .evaluate((element) => element.cloneNode(false).outerHTML.replace(/>.*/s, ''));
    const attributes = Array.from(live.matchAll(/ (id|name|puzzle|value|sandbox)="([^"]*)"/g), ([text]) => text.trim());
    for (const attribute of attributes) expect(code).toContain(attribute);
    expect(code).toContain('<script type="module">');
  }
});

test('the button beside an example copies its code', async ({ page, browserName, context }) => {
  test.skip(browserName === 'firefox', 'its protocol grants no clipboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const example = part(page, 'The solver alone');
  await button(example, 'Copy').click();
  await expect(button(example, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("import { Quadrille } from 'quadrille';");
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing wrong in ${theme}`, async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'axe judges the same tree there, and takes minutes for this many boards');
    test.slow();
    await page.evaluate((name) => localStorage.setItem('quadrille-theme', name), theme);
    await page.reload();
    await button(part(page, 'A board'), 'Solve').click();
    await expect(part(page, 'A board').getByRole('status')).toContainText('Solved');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    await audit(page);
  });
}
