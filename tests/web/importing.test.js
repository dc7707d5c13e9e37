// A pasted, dropped or chosen text opens its puzzle from any tab, whatever its form; what cannot be read is explained.

import { readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { audit, button, cell, digits, EMPTY, expect, give, PUZZLE, paste, reload, status, test } from './fixtures.js';

const rows = PUZZLE.match(/.{9}/g);
const csv = rows.map((row) => Array.from(row.replaceAll('.', ' '), (symbol) => symbol.trim()).join(',')).join('\n');
const KAKURO = '# 4\\ 3\\\n\\3 . .\n\\4 . .';
/** A kurotto, as our own program writes it for penpa-edit. */
const KUROTTO =
  'https://swaroopg92.github.io/penpa-edit/#m=edit&p=Ky4sTSxK1TEBQmMLHQMdQxC0BNJAbGkIQgZQGJJZkpNqpe' +
  'BdWpRfUpKv41hakpFfZKWgo6Pj7+amk5aYU5zKFQ1SCISxXNVV7lbRSoZKOkpGQGyoFFsLFAqyqq6Kt4qOrdWpCkUwLRDMYK' +
  'tqIOlnVa1kZKgE1A/UawjWDTTGDCRghhAwNgcJmCMETExBAgYwAaBBhmDjImHGAcWTM4uSc1LjfYCKgDrAZmKIgg3GEAWbji' +
  'YKNNwNbIURmAwBekKnyhhMuoBJAzBpCiZ9wGpcwWQ4mHQGkyZg0gysxhxIkhZQQBLuSyBJC+dEG1oAgxQETYEYBNHoWK5oYI' +
  'TXcilVKIFxtLGOkY5xLBeYYzDYvDPYnAMMYKVsSKZSiuUCAA==';

const selected = (page) => page.getByRole('tab', { selected: true });

/** Opens the page and waits until it can be used. */
async function open(page, hash = '#sudoku') {
  await page.goto(`./${hash}`);
  await expect(selected(page)).toBeVisible();
}

test('the form of the text is named, and Undo leads back', { tag: '@quick' }, async ({ page }) => {
  await open(page);
  await button(page, 'Clear').click();
  await paste(page, csv);
  await expect(status(page)).toContainText('Read as “CSV”');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await button(page, 'Undo').click();
  await expect.poll(() => digits(page)).toBe(EMPTY);
});

test('one of our own links is followed when it is pasted on another tab', async ({ page }) => {
  await open(page, '#queens');
  const packed = deflateRawSync(PUZZLE).toString('base64url');
  await paste(page, `Look: https://example.org/quadrille/#sudoku=~${packed}`);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await paste(page, `https://example.org/#sudoku=${PUZZLE}&play=2%3A4&marks=3%3A26`);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/2.*6/);
});

test('the address may have a puzzle in any form after #', async ({ page }) => {
  for (const text of [
    PUZZLE,
    encodeURIComponent(csv),
    PUZZLE.replaceAll('.', '0'),
    `https://example.org/?bd=${PUZZLE}`,
  ]) {
    await page.goto('about:blank');
    await open(page, `#${text}`);
    await expect.poll(() => digits(page), text).toBe(PUZZLE);
  }
  await page.evaluate(() => {
    location.hash = `#grid=${encodeURIComponent('nurikabe\ncells\n1 .\n. .')}`; // of any genre
  });
  await expect(page.getByRole('grid', { name: 'Nurikabe' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#8 1 5 8 6 3 7 2 4';
  });
  await expect(selected(page)).toHaveText('Queens');
});

test('a compressed file is read, and its puzzle opens in its tab', async ({ page }) => {
  await open(page, '#queens');
  await give(page, 'drop', 'puzzle.csv.gz', 'application/gzip', gzipSync(csv));
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await give(page, 'drop', 'utf16.txt', 'text/plain', Buffer.from(`\ufeff${KAKURO}`, 'utf16le'));
  await expect(selected(page)).toHaveText('Kakuro');
});

test('a picture, a document and an archive are refused in words', async ({ page }) => {
  await open(page, `#sudoku=${PUZZLE}`);
  const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
  for (const event of ['drop', 'paste']) {
    await give(page, event, 'photo.png', 'image/png', png);
    await expect(status(page)).toContainText('This is a picture; paste the digits or a link.');
    await give(page, event, 'book.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
    await expect(status(page)).toContainText('This is a PDF document');
    await give(page, event, 'table.xlsx', '', Buffer.from('PK\x03\x04'));
    await expect(status(page)).toContainText('an archive or a spreadsheet');
  }
  await button(page, 'Import').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe000104a46', 'hex') });
  await expect(page.getByRole('alert')).toContainText('This is a picture; paste the digits or a link.');
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'photo.png', { type: 'image/png' }));
      document
        .querySelector('dialog[open] textarea')
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...png],
  );
  await expect(page.getByRole('alert')).toContainText('This is a picture; paste the digits or a link.');
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('Ctrl + Enter loads what has been typed', async ({ page }) => {
  await open(page);
  await expect(button(page, 'Print')).toBeVisible(); // the Workshop has come, with its own button Import
  await button(page, 'Import').click();
  await page.getByRole('dialog').getByRole('textbox').fill(PUZZLE);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await expect(button(page, 'Import')).toBeFocused();
});

test('in a narrow window the board is in view when a puzzle has been loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, `#sudoku=${EMPTY}`);
  await button(page, 'Import').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.locator('dialog[open] textarea').fill(PUZZLE);
  await button(page, 'Load').click();
  await expect.poll(() => digits(page)).toBe(PUZZLE);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a text that may be two puzzles is shown as both, and the chosen one is put on its board', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, '#kakuro');
  await paste(page, '1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1');
  const dialog = page.getByRole('dialog', { name: 'Which one is meant?' });
  await expect(dialog).toContainText('Sudoku 4×4, 16 givens');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio', { name: 'Exact cover' }).check();
  await expect(dialog).toContainText('4 items, 3 options');
  await audit(page, 'preview-dialog');
  await button(page, 'Load').click();
  await expect(selected(page)).toHaveText('Exact cover');
  await paste(page, '1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1');
  await button(page, 'Load').click();
  await expect(selected(page)).toHaveText('Sudoku');
});

test('lines of rules without a shape or givens are one puzzle or one each, as a person says', async ({ page }) => {
  await open(page);
  const text = '.AntiKnight\n.BlackDot~R1C3~R2C3';
  await paste(page, text);
  const dialog = page.getByRole('dialog', { name: 'Which one is meant?' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await audit(page, 'preview-dialog');
  await dialog.getByRole('radio', { name: 'One puzzle with the rules of all 2 lines' }).check();
  await button(page, 'Load').click();
  for (const rule of ['Anti-knight', 'Black dots'])
    await expect(page.getByText(rule, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 puzzles' })).toHaveCount(0);
  await paste(page, text);
  await dialog.getByRole('radio', { name: '2 puzzles, one a line' }).check();
  await button(page, 'Load').click();
  await expect(page.getByRole('heading', { name: '2 puzzles' })).toBeVisible();
});

test('a text that is a matrix and items with the names 0 and 1 is shown as both', async ({ page }) => {
  await open(page, '#cover');
  await paste(page, '0 1\n0 1');
  const dialog = page.getByRole('dialog', { name: 'Which one is meant?' });
  await expect(dialog.getByRole('radio', { name: 'Exact cover (matrix)' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Exact cover (dlx)' }).check();
  await button(page, 'Load').click();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  // In a link it stays what it is.
  await reload(page);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('a grid of candidates is shown with them, as a board to play or as a puzzle of its own', async ({ page }) => {
  await open(page);
  const lists = Array.from(PUZZLE, (symbol) => (symbol === '.' ? '12346789' : symbol));
  await paste(page, rows.map((_, row) => lists.slice(9 * row, 9 * row + 9).join(' ')).join('\n'));
  const dialog = page.getByRole('dialog', { name: 'Which one is meant?' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.locator('[data-index="2"]')).toHaveAttribute('aria-label', /1.*9/);
  await dialog.getByRole('radio', { name: 'Sudoku variant' }).check();
  await expect(dialog).toContainText('Sudoku variant 9×9, 30 givens');
  await dialog.getByRole('radio', { name: 'Sudoku', exact: true }).check();
  await button(page, 'Load').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/1.*9/);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('a board that was found among words is shown before it is taken', async ({ page }) => {
  await open(page, `#sudoku=${EMPTY}`);
  const text = `Can somebody solve this one?\n\n${rows.join('\n')}\n\nIt is from a newspaper.`;
  await paste(page, text);
  const dialog = page.getByRole('dialog', { name: 'Is this the board?' });
  await expect(dialog).toContainText('Sudoku 9×9, 30 givens');
  await expect(dialog.getByRole('button', { name: 'Load' })).toBeFocused();
  await button(page, 'Cancel').click();
  await expect(status(page)).toContainText('the text was not read');
  await expect.poll(() => digits(page)).toBe(EMPTY);
  await button(page, 'Import').click();
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Load' }).click();
  await dialog.getByRole('button', { name: 'Load' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => digits(page)).toBe(PUZZLE);
});

test('a drawing of penpa-edit is shown as what it may be, and opens as the chosen puzzle', async ({ page }) => {
  const samples = readFileSync(new URL('../data/penpa-genres.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const [, , link] = samples.map((line) => line.split('\t')).find(([genre]) => genre === 'akari');
  await open(page);
  await paste(page, link);
  const dialog = page.getByRole('dialog', { name: 'Which one is meant?' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'Akari' }).check();
  await dialog.getByRole('button', { name: 'Load' }).click();
  await expect(selected(page)).toHaveText('Akari');
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('drawings of a nurikabe and of a kind that is a text open as these', { tag: '@quick' }, async ({ page }) => {
  const [, , nurikabe] = readFileSync(new URL('../data/penpa-genres.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([genre]) => genre === 'nurikabe');
  await open(page);
  await paste(page, nurikabe);
  const dialog = page.getByRole('dialog', { name: 'Which one is meant?' });
  await dialog.getByRole('radio', { name: 'Nurikabe' }).check();
  await dialog.getByRole('button', { name: 'Load' }).click();
  await expect(page.getByRole('grid', { name: 'Nurikabe' })).toBeVisible();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  await paste(page, KUROTTO);
  await expect(page.getByRole('grid', { name: 'Kurotto' })).toBeVisible();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('a picture is refused in Chinese', async ({ page }) => {
    await open(page);
    await give(page, 'drop', 'photo.png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex'));
    await expect(status(page)).toContainText('这是一张图片；请粘贴数字或链接。');
  });
});

test('the import dialog shows the beginning of a long text, and imports all of it', async ({ page }) => {
  await open(page, '#cover');
  await button(page, 'Import').click();
  const field = page.getByRole('textbox', { name: 'Puzzle text' });
  await field.focus();
  await field.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `a b\n${'a\nb\n'.repeat(30_000)}`,
  );
  await expect(page.getByText('A long text: its beginning is shown')).toBeVisible();
  expect((await field.inputValue()).length).toBe(100_000);
  await expect(field).not.toBeEditable();
  await audit(page, 'dialog[open]');
  await button(page, 'Load').click();
  await expect(page.getByText('2 items, 60,000 options')).toBeVisible();
});
