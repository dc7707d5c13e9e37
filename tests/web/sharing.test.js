// Sharing a board: as a link, as text in any notation, as a picture, on paper.

import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { button, cell, digits, expect, PUZZLE, paste, reload, status, test } from './fixtures.js';

const note = (page, text) => expect(page.getByRole('dialog').getByText(text)).toBeVisible();

async function share(page) {
  await button(page, 'Share').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#/);
  return link.inputValue();
}

async function downloaded(page, name) {
  if (page.context().browser().browserType().name() === 'firefox') return caught(page, name);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Firefox's protocol does not report downloads: the test intercepts what the page gives to the browser. */
async function caught(page, name) {
  await page.evaluate(() => {
    const blobs = new Map();
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const url = create.call(URL, blob);
      blobs.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function () {
      window.caught = { name: this.download, blob: blobs.get(this.href) };
    };
  });
  await button(page, name).click();
  await page.waitForFunction(() => window.caught);
  const file = await page.evaluate(async () => {
    const { name, blob } = window.caught;
    window.caught = undefined;
    const reader = new FileReader();
    reader.readAsDataURL(blob);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return { name, url: reader.result };
  });
  return { name: file.name, bytes: Buffer.from(file.url.replace(/^.*,/, ''), 'base64') };
}

test('a link to a long puzzle is compressed by standard DEFLATE, and opens', async ({ page, browser }) => {
  await page.goto('./#sudoku');
  await page.getByRole('combobox', { name: 'Example' }).selectOption('giant');
  await expect(page.getByRole('gridcell')).toHaveCount(625);
  const givens = await digits(page);
  const address = await share(page);
  const [, packed] = /^#sudoku=~([\w-]+)$/.exec(new URL(address).hash);
  expect(packed.length).toBeLessThan(600);
  expect(inflateRawSync(Buffer.from(packed, 'base64url')).toString()).toBe(givens);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole('gridcell')).toHaveCount(625);
  await expect.poll(() => digits(elsewhere)).toBe(givens);
  await context.close();
});

test('a text that begins with `~` is not treated as compressed', async ({ page }) => {
  await page.goto('./#sudoku');
  await page.getByRole('tab', { name: 'Exact cover' }).click();
  await page.getByRole('textbox', { name: 'Items and options' }).fill('~a b\n~a\nb');
  const address = await share(page);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Items and options' })).toHaveValue('~a b\n~a\nb');
});

test('the clipboard keeps what it has until Copy is pressed', async ({ page }) => {
  await page.addInitScript(() => {
    window.copied = [];
    navigator.clipboard.writeText = async (text) => {
      window.copied.push(text);
    };
  });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  const bare = await share(page);
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toBeFocused();
  await page.getByRole('checkbox', { name: 'With my entries and marks apart from the givens' }).check();
  await expect(link).not.toHaveValue(bare);
  await expect(page.getByRole('combobox', { name: 'Notation' }).locator('option')).not.toHaveCount(1);
  expect(await page.evaluate(() => window.copied)).toEqual([]);
  await button(page, 'Copy').press('Enter');
  await note(page, 'Copied.');
  expect(await page.evaluate(() => window.copied)).toEqual([await link.inputValue()]);
});

test('a player shares the puzzle alone, unless the entries are wanted too', async ({ page, browser }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('9'); // wrong
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  const address = await share(page);
  const text = page.getByRole('textbox', { name: 'The board as text' });
  const mine = page.getByRole('checkbox', { name: 'With my entries and marks apart from the givens' });
  await expect(mine).not.toBeChecked();
  expect(new URL(address).hash).toBe(`#sudoku=${PUZZLE}`);
  await expect(text).toHaveValue(PUZZLE);
  await page.getByRole('combobox', { name: 'Notation' }).selectOption('grid');
  await expect(text).toHaveValue(/^53\.\.7\.{4}\s/);
  await mine.check();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(`${address}&play=2:9&marks=3:6`);
  await expect(text).toHaveValue(PUZZLE.replace('.', '9'));
  await mine.uncheck();
  await expect(text).toHaveValue(PUZZLE);
  // The page's own address keeps the game, here and elsewhere.
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(cell(elsewhere, 1, 3)).toHaveAccessibleName(/placed 9/);
  await context.close();
  await reload(page);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 9/);
  await button(page, 'Undo').click(); // the last change, as before
  await expect(cell(page, 1, 4)).not.toHaveAccessibleName(/marked/);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 9/);
});

test('a setter shares all that is on the board', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  expect(new URL(await share(page)).hash).toBe(`#sudoku=${PUZZLE.replace('.', '4')}&set`);
  await expect(page.getByRole('checkbox', { name: /entries/ })).toHaveCount(0);
});

test('the board is written in every notation of its puzzle, and read again', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await share(page);
  const notation = page.getByRole('combobox', { name: 'Notation' });
  await expect(notation.locator('option')).not.toHaveCount(1);
  const names = await notation.locator('option').evaluateAll((all) => all.map((option) => option.value));
  expect(names).toEqual(expect.arrayContaining(['line', 'grid', 'sdk', 'puzzlink', 'fpuzzles', 'sudokupad']));
  const text = page.getByRole('textbox', { name: 'The board as text' });
  const written = new Set();
  for (const name of names.filter((each) => each !== 'poj3076')) {
    await notation.selectOption(name);
    await expect.poll(async () => written.has(await text.inputValue()), name).toBe(false);
    written.add(await text.inputValue());
  }
  await notation.selectOption('poj3076'); // for boards of 16×16
  await note(page, 'This board cannot be written as “poj3076”.');
  await page.keyboard.press('Escape');
  for (const copy of written) {
    await button(page, 'Clear').click();
    await paste(page, copy);
    await expect.poll(() => digits(page)).toBe(PUZZLE);
  }
});

test('a notation that is only read is not offered', async ({ page }) => {
  for (const hash of ['kakuro', 'variant=.AntiKnight']) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await share(page);
    const options = page.getByRole('combobox', { name: 'Notation' }).locator('option');
    await expect(options).not.toHaveCount(1);
    await expect.poll(() => options.evaluateAll((all) => all.map(({ value }) => value))).not.toContain('penpa');
  }
});

test('a downloaded text has the file extension of its notation', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await share(page);
  await page.getByRole('combobox', { name: 'Notation' }).selectOption('sdk');
  const text = page.getByRole('textbox', { name: 'The board as text' });
  await expect(text).not.toHaveValue(PUZZLE);
  const { name, bytes } = await downloaded(page, 'Download text');
  expect(name).toBe('sudoku.sdk');
  expect(bytes.toString()).toBe(await text.inputValue());
});

for (const tab of ['Sudoku', 'Queens', 'Kakuro', 'Exact cover']) {
  test(`a picture of ${tab} is self-contained, and light also from a dark page`, async ({ page }) => {
    await page.goto('./#sudoku');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await page.getByRole('tab', { name: tab }).click();
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    await share(page);
    const svg = (await downloaded(page, 'Download SVG')).bytes.toString();
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" width="\d+" height="\d+"><title>/,
    );
    expect(svg).toContain('rgb(28, 33, 48)'); // ink, as on the light page
    expect(svg).toContain('rgb(39, 70, 199)'); // and what was found
    expect(svg).not.toMatch(/var\(|class=|role=|href|[\s<]style|<!--/);
    const { name, bytes } = await downloaded(page, 'Download PNG');
    expect(name).toMatch(/\.png$/);
    const { width, height, white } = await pixels(page, bytes);
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(1440);
    expect(white).toBeGreaterThan(0.3);
    expect(white).toBeLessThan(0.99);
  });
}

test('a board is printed on one sheet, in light colours also from a dark page', async ({ page }) => {
  for (const id of ['sudoku', 'variant', 'queens', 'kakuro', 'tiling', 'cover']) {
    await page.goto('about:blank');
    await page.goto(`./#${id}=`);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await expect(page.getByRole('grid')).toBeVisible();
    for (const landscape of [false, true]) {
      const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${id}, ${landscape ? 'landscape' : 'portrait'}`).toHaveLength(1);
    }
  }
});

test('savepoints have names, are restored and deleted, and survive a reload', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const keep = async (name) => {
    await button(page, 'Savepoints').click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await note(page, 'Kept as');
    await page.keyboard.press('Escape');
  };
  await keep('');
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  await keep('A guess');
  await button(page, 'Start over').click();
  await reload(page);
  await button(page, 'Savepoints').click();
  await expect(page.getByRole('listitem')).toHaveText([/A guess/, /Savepoint 1/]);
  await expect(page.getByRole('listitem').locator('img')).toHaveCount(2);
  await button(page, 'Return to A guess').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(status(page)).toContainText('Back at “A guess”');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/marked 6/);
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await button(page, 'Savepoints').click();
  await button(page, 'Forget A guess').click();
  await expect(page.getByRole('listitem')).toHaveText([/Savepoint 1/]);
});

test('a file can be dropped anywhere on the page, and its name is shown', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./#sudoku');
  await button(page, 'Clear').click();
  const drop = (text) =>
    page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'mine.txt', { type: 'text/plain' }));
      document.querySelector('footer').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    }, text);
  await drop(PUZZLE);
  await expect(status(page)).toContainText('Read mine.txt as a board in one line.');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await drop('nonsense');
  await expect(status(page)).toContainText('could not be read');
  await button(page, 'Import').click();
  await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toHaveValue('nonsense');
});

/** The size of a picture and its share of white, measured by the browser. */
function pixels(page, bytes) {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let white = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] + data[at + 1] + data[at + 2] === 765) white += 1;
    return { width: image.width, height: image.height, white: white / (data.length / 4) };
  }, bytes.toString('base64'));
}

test('a board is opened in other programs, and its line of HTML works where it is pasted', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await share(page);
  const dialog = page.getByRole('dialog');
  for (const [name, host] of [
    ['SudokuPad', 'sudokupad.app'],
    ['f-puzzles', 'www.f-puzzles.com'],
    ['puzz.link', 'puzz.link'],
  ])
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^https://${host}/`));
  const file = await dialog.getByRole('link', { name: 'quadrille.html' }).getAttribute('href');
  expect((await page.request.get(file)).status()).toBe(200);
  const line = await page.getByRole('textbox', { name: 'A line of HTML' }).inputValue();
  await page.route('**/other.html', (route) => route.fulfill({ contentType: 'text/html', body: line }));
  await page.goto('./other.html');
  await expect(
    page
      .frameLocator('iframe')
      .getByRole('gridcell', { name: /given 5$/ })
      .first(),
  ).toBeVisible();
});
