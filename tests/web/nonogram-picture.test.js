// Nonograms from pictures, on the page. The pictures are drawn by the tests, and the clues written by hand from them.

import { audit, button, expect, give, status, test } from './fixtures.js';

const EMPTY = `./#nonogram=${encodeURIComponent('nonogram\nrows\n0\n0\n0\ncolumns\n0\n0\n0\n0')}`;
const dialog = (page) => page.getByRole('dialog', { name: 'A nonogram from a picture' });
const slider = (page, name) => dialog(page).getByRole('slider', { name });

/** Draws cells of '#' in dark and of '+' in a middle colour. @param {string[]} rows @returns {Promise<Buffer>} */
const pictureOf = async (page, rows, type = 'image/png') =>
  Buffer.from(
    await page.evaluate(
      async ([rows, type]) => {
        const [width, height] = [rows[0].length * 50.75, rows.length * 50.7];
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        context.fillStyle = '#ddd';
        context.fillRect(0, 0, width, height);
        for (const [y, row] of rows.entries())
          for (const [x, cell] of [...row].entries()) {
            context.fillStyle = cell === '#' ? '#733' : '#999';
            if (cell !== '.') context.fillRect(x * 50.75, y * 50.7, 51, 51);
          }
        return [...new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())];
      },
      [rows, type],
    ),
  );

for (const [event, type] of [
  ['drop', 'image/png'],
  ['paste', 'image/jpeg'],
]) {
  test(`a picture is a nonogram of the length of the one that is open: ${event}, ${type}`, {
    tag: event === 'drop' ? '@quick' : '@firefox',
  }, async ({ page }) => {
    await page.goto(EMPTY);
    await expect(page.getByRole('gridcell')).toHaveCount(12);
    await give(page, event, 'picture', type, await pictureOf(page, ['##.#', '....', '#..#'], type));
    await expect(dialog(page)).toContainText('4×3');
    await expect(dialog(page).getByRole('status')).toContainText('One solution.');
    await button(page, 'Load').click();
    await expect(page.getByRole('rowheader', { name: 'row 1, clue 2 1' })).toBeAttached();
    await expect(page.getByRole('rowheader', { name: 'row 3, clue 1 1' })).toBeAttached();
    await expect(page.getByRole('columnheader', { name: 'column 2, clue 1' })).toBeAttached();
    await button(page, 'Check').click();
    await expect(status(page)).toContainText('Unique');
  });
}

test('few cells are changed until there is one solution, and taken back', async ({ page }) => {
  await page.goto(EMPTY);
  await button(page, 'From a picture').first().click();
  const checkerboard = ['#.#.', '.#.#', '#.#.', '.#.#'];
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await pictureOf(page, checkerboard) });
  const said = dialog(page).getByRole('status');
  await expect(said).toContainText('More than one solution: they differ in');
  await button(page, 'Make it unique by few cells').click();
  await expect(said).toContainText(/One solution\.\s+[1-4] cells? changed\./);
  await expect(dialog(page).locator('.changed')).toHaveAttribute('d', /^(M\d \dh1v1h-1z){1,4}$/);
  await audit(page, 'picture-dialog');
  await button(page, 'Take the changes back').click();
  await expect(said).toContainText('More than one solution');
  await button(page, 'Make it unique by few cells').click();
  await expect(said).toContainText('changed.');
  await button(page, 'Load').click();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('sliders choose the size and what is dark, and Cancel leaves the board as it was', async ({ page }) => {
  await page.goto(EMPTY);
  await expect(page.getByRole('gridcell')).toHaveCount(12);
  await give(page, 'drop', 'picture', 'image/png', await pictureOf(page, ['####', '#++.', '....', '....']));
  const shaded = dialog(page).locator('.shaded');
  const cells = () => shaded.evaluate((path) => path.getAttribute('d').match(/M/g)?.length ?? 0);
  await slider(page, 'How much is dark').fill('100');
  await expect.poll(cells).toBe(5);
  await slider(page, 'How much is dark').fill('180');
  await expect.poll(cells).toBe(7);
  await slider(page, 'Size').fill('8');
  await expect(dialog(page)).toContainText('8×8');
  await expect.poll(cells).toBe(28);
  await button(page, 'Cancel').click();
  await expect(page.getByRole('gridcell')).toHaveCount(12);
});

test('what is no picture is refused in the dialog', async ({ page }) => {
  await page.goto(EMPTY);
  await button(page, 'From a picture').first().click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') });
  await expect(dialog(page).getByRole('alert')).toContainText('cannot read that as a picture');
  await expect(button(page, 'Load')).toHaveCount(0);
});
