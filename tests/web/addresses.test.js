// Each kind of puzzle has a page with an address of its own, and the browser's Back leads from one to the other.

import { cell, digits, expect, PUZZLE, reload, test } from './fixtures.js';

const board = (page, name) => page.getByRole('grid', { name });
const tab = (page, name) => page.getByRole('tab', { name, exact: true });

test('a kind of puzzle opens by its address, and Back leads to the kind before it', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto('./slitherlink/');
  await expect(board(page, 'Slitherlink')).toBeVisible();
  await expect(page).toHaveTitle('Slitherlink · Quadrille');
  await tab(page, 'Sudoku').click();
  await expect(page).toHaveURL(/\/sudoku\/$/);
  await expect(page).toHaveTitle('Sudoku · Quadrille');
  await tab(page, 'Kakuro').click();
  await expect(page).toHaveURL(/\/kakuro\/$/);
  await reload(page);
  await expect(board(page, 'Kakuro')).toBeVisible();
  await page.goBack();
  await expect(board(page, 'Sudoku')).toBeVisible();
  await page.goBack();
  await expect(board(page, 'Slitherlink')).toBeVisible();
  await expect(page).toHaveURL(/\/slitherlink\/$/);
  await page.goForward();
  await expect(board(page, 'Sudoku')).toBeVisible();
});

test('the icon stays the same file when the address becomes that of a kind', async ({ page, request }) => {
  await page.goto('./#sudoku');
  await tab(page, 'Queens').click();
  await expect(page).toHaveURL(/\/queens\/$/);
  const icon = await page.locator('link[rel=icon]').evaluate((link) => link.href);
  expect((await request.get(icon)).status()).toBe(200);
});

test('from the puzzle of a link Back leads to it from another one', async ({ page }) => {
  await page.goto('./#sudoku');
  await tab(page, 'Queens').click();
  await expect(page).toHaveURL(/\/queens\/$/);
  await page.goBack();
  await expect(board(page, 'Sudoku')).toBeVisible();
  await expect(page).toHaveTitle('Quadrille');
});

test('a link counts for more than the page that it leads to, until the board is changed', async ({ page }) => {
  await page.goto(`./kakuro/#sudoku=${PUZZLE}`);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect(page).toHaveURL(/\/sudoku\/$/);
  await reload(page);
  await expect(board(page, 'Sudoku')).toBeVisible();
});

test('a program that does not run the page finds title, rules and an example of each kind', async ({ request }) => {
  for (const [kind, name] of [
    ['slitherlink', 'Slitherlink'],
    ['sudoku', 'Sudoku'],
    ['binairo', 'Binairo'],
    ['tiling', 'Tilings'],
  ]) {
    const response = await request.get(`./${kind}/`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<title>${name} · Quadrille</title>`);
    expect(html).toContain(`<meta property="og:title" content="${name} · Quadrille"`);
    expect(html).toMatch(/<noscript><h1>.*<\/h1><img src="..\/\w+\/board.svg"[^>]*>(<p>.+<\/p>){2,}<pre>[^<]+<\/pre>/s);
  }
  const killer = await (await request.get('./killer/')).text();
  expect(killer).toMatch(/og:description" content="[^"]*Digits in a cage differ and add up to its number/);
  expect(killer).toContain('<p>Sudoku. Digits in a cage differ');
});

test('the picture of a tiling shows the pieces of a solution', async ({ page }) => {
  await page.goto('./tiling/soma.svg');
  const letters = await page.locator('text').allTextContents();
  expect([...new Set(letters)].sort()).toEqual(['A', 'B', 'L', 'P', 'T', 'V', 'Z']);
});

test('each kind has a picture with what its example has given, in colours of the theme', async ({ page, request }) => {
  // Our server leads to the slash at the end, as hosts do.
  const lacking = await request.get('./slitherlink?lang=en', { maxRedirects: 0 });
  expect([lacking.status(), lacking.headers().location]).toEqual([301, '/slitherlink/?lang=en']);
  expect((await request.get('./nonsense')).status()).toBe(404);
  const html = await (await request.get('./slitherlink/')).text();
  const [, example] = /<pre>([^<]+)<\/pre>/.exec(html) ?? [];
  const clues = example.match(/\d/g);
  await page.goto('./slitherlink/board.svg');
  await expect(page.locator('text')).toHaveText(clues);
  const colours = [];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    colours.push(
      await page
        .locator('.paper')
        .first()
        .evaluate((paper) => getComputedStyle(paper).fill),
    );
  }
  expect(colours[0]).toBe('rgb(255, 255, 255)');
  expect(colours[1]).not.toBe(colours[0]);
});

test('other names of a kind, or of an example, are addresses too, and a link behind one counts for more', async ({
  page,
}) => {
  await page.goto('./picross/');
  await expect(board(page, 'Nonogram')).toBeVisible();
  await page.goto('./killer/');
  await expect(board(page, 'Killer')).toBeVisible();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/cage of 2 cells with sum 3/);
  await page.goto(`./zip/#sudoku=${PUZZLE}`);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await page.goto('./killer/');
  await cell(page, 1, 1).click();
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/variant\/$/);
});

test('a page that is shared has a picture of its board', async ({ request }) => {
  for (const name of ['slitherlink', 'killer', 'soma-cube']) {
    const html = await (await request.get(`./${name}/`)).text();
    const [, folder] = /property="og:image" content="https:[^"]*\/([\w-]+)\/card.png"/.exec(html) ?? [];
    expect(folder).toBe(name);
    const card = await request.get(`./${folder}/card.png`);
    const png = await card.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  }
  expect(await (await request.get('./picross/')).text()).toMatch(/og:image" content="[^"]*\/nonogram\/card.png"/);
});
