// Exact cover: the text, its matrix, and the options of a solution.

import { readFile } from 'node:fs/promises';
import { button, expect, status, test } from './fixtures.js';

const KNUTH = ['a b c d e f g', 'c e', 'a d g', 'b c f', 'a d f', 'b g', 'd e g'].join('\n'); // TAOCP 7.2.2.1, (5)

const open = (page, text) => page.goto(`./#cover=${encodeURIComponent(text)}`);
const source = (page) => page.getByRole('textbox', { name: 'Items and options' });
const place = (page, option, item) =>
  page.getByRole('gridcell', { name: new RegExp(`^option ${option}, item ${item}, `) });

test('an empty field shows what a text looks like', async ({ page }) => {
  await page.goto('./#cover');
  const field = page.getByRole('textbox', { name: 'Items and options' });
  await expect(field).toBeVisible();
  await button(page, 'Clear').click();
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('placeholder', 'a b c\na b\nc');
});

test('a word that is no item is said after a pause in typing', async ({ page }) => {
  await open(page, KNUTH);
  await source(page).fill('low 2:3|b\nlow b:A\n| a comment\nb lwo');
  await expect(page.getByText('Line 4: “lwo” is not an item of the first line.')).toBeVisible();
  await source(page).fill('low 2:3|b\nlow b:A\nb low');
  await expect(page.getByText('is not an item')).toHaveCount(0);
});

test('the chosen options are listed, and the cells of the matrix name them', { tag: '@quick' }, async ({ page }) => {
  await open(page, KNUTH);
  await expect(page.getByRole('grid', { name: 'Exact cover' })).toBeVisible();
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect(page.getByRole('group', { name: 'Chosen options' })).toHaveText('1: c e\n4: a d f\n5: b g', {
    useInnerText: true,
  });
  await expect(place(page, 4, 'd')).toHaveAccessibleName('option 4, item d, covered, chosen');
  await expect(place(page, 2, 'd')).toHaveAccessibleName('option 2, item d, covered');
});

test('an edit of the text changes the matrix, and an edit of the matrix changes the text', async ({ page }) => {
  await open(page, KNUTH);
  await source(page).fill('p q\np\nq');
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await place(page, 1, 'q').click();
  await page.keyboard.press('Enter');
  await expect(source(page)).toHaveValue('p q\np q\nq');
  await page.keyboard.press('Delete');
  await expect(source(page)).toHaveValue('p q\np\nq');
  await button(page, 'Undo').click();
  await expect(source(page)).toHaveValue('p q\np q\nq');
});

test('a question is about the present text', async ({ page }) => {
  await open(page, KNUTH);
  await source(page).fill('p q\np\nq\np q');
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('Exactly 2 solutions.');
});

test('a text that is not a problem stays, with an error that names the line', { tag: '@quick' }, async ({ page }) => {
  await open(page, KNUTH);
  await source(page).fill('p q\np nonsense');
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('could not be read, line 2, column 3');
  await expect(source(page)).toHaveValue('p q\np nonsense');
});

test('a name with a control character is refused with core’s words while it is typed, and the board stays', async ({
  page,
}) => {
  await open(page, KNUTH);
  await source(page).fill('a b\nb\x1b[1m a');
  await expect(status(page)).toContainText('line 2, column 1: "b\\x1B[1m" has a control character in it');
  await expect(place(page, 1, 'c')).toHaveAccessibleName(/covered/);
  await source(page).fill('a b\nb a');
  await expect(place(page, 1, 'b')).toHaveAccessibleName(/covered/);
  await expect(status(page)).not.toContainText('control character');
});

test('names that cannot be drawn, or that turn the direction of others, harm neither page nor pictures', async ({
  page,
}) => {
  await open(page, 'a b\nb');
  await source(page).fill('x\ufffe \u202ecba y\ud800 | z\ny\ud800 z:\u2067c\nx\ufffe \u202ecba');
  await expect(place(page, 2, '\ufffdcba')).toHaveAccessibleName(/covered/);
  await expect
    .poll(() => page.locator('cover-board').evaluate((board) => board.drawing.textContent))
    .not.toMatch(/[\p{Surrogate}\u202e\u2067\ufffe]/u);
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('Exactly 1 solution.');
  await button(page, 'Share').click();
  for (const kind of ['SVG', 'PNG']) {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, `Download ${kind}`).click()]);
    const bytes = await readFile(await file.path());
    expect(bytes.length).toBeGreaterThan(500);
    if (kind === 'PNG') continue;
    const fault = await page.evaluate((svg) => {
      const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
      return document.querySelector('parsererror')?.textContent;
    }, bytes.toString());
    expect(fault).toBeUndefined();
  }
});

test('a 0/1 matrix is read', async ({ page }) => {
  await open(page, '110\n001\n011');
  await expect(place(page, 1, '2')).toHaveAccessibleName(/covered/);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('the matrix shows colours', async ({ page }) => {
  await page.goto('./#sudoku');
  await page.getByRole('tab', { name: 'Exact cover' }).click();
  await page.getByRole('combobox', { name: 'Example' }).selectOption('colours');
  await expect(place(page, 2, 'x')).toHaveAccessibleName('option 2, item x, covered, colour A');
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('what is being typed stays in the field while the page changes for another reason', async ({ page }) => {
  await page.goto('./#cover');
  await page.locator('cover-board').evaluate(async (board) => {
    const field = board.shadowRoot.querySelector('textarea');
    field.value = 'a b\na b';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    board.requestUpdate();
    await board.updateComplete;
  });
  await expect(source(page)).toHaveValue('a b\na b');
  await expect(page.locator('cover-board')).toContainText('2 items, 1 option');
});

test('a matrix of many options can be seen and scrolled on a phone, and is no taller than browsers paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const items = Array.from({ length: 40 }, (_, i) => `i${i}`);
  const options = Array.from({ length: 1500 }, (_, i) => `i${i % 40} i${(i + 1) % 40}`);
  await open(page, [items.join(' '), ...options].join('\n'));
  await expect(page.getByText('The first 400 options are drawn.')).toBeVisible();
  const matrix = page.getByRole('grid', { name: 'Exact cover' });
  const height = async (part) => (await part.boundingBox()).height;
  await expect.poll(() => height(matrix)).toBeGreaterThan(400 * 15);
  expect(await height(matrix)).toBeLessThan(10_000);
  await expect.poll(() => height(matrix.locator('.heading.number').first())).toBeGreaterThan(5);
});

test('the beginning of a long text is shown and drawn, and questions are about all of it', async ({ page }) => {
  const options = Array.from({ length: 30_000 }, (_, index) => `i${index % 60} s`);
  const items = Array.from({ length: 60 }, (_, index) => `i${index}`);
  const text = [`${items.join(' ')} | s`, ...options].join('\n');
  await page.goto('./#cover');
  await expect(source(page)).toBeVisible();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(page.getByText('61 items, 30,000 options')).toBeVisible();
  await expect(page.getByText('The first 400 options are drawn.')).toBeVisible();
  await expect(page.getByText('its beginning is shown and cannot be edited here')).toBeVisible();
  expect((await source(page).inputValue()).split('\n')).toHaveLength(401);
  await expect(source(page)).not.toBeEditable();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('No solution');
});
