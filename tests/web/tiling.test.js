// Tilings: painting the board, choosing pieces, putting them on the board by hand, and the picture of the answer.

import { readFileSync } from 'node:fs';
import { open as openHost } from './element-host.js';
import { audit, button, expect, reload, status, test } from './fixtures.js';

const open = (page, text) => page.goto(`./#tiling=${encodeURIComponent(text)}`);
const grid = (page) => page.getByRole('grid', { name: 'Tilings' });
const cellAt = (page, row, column) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}, `) });
const piece = (page, name) => page.getByRole('button', { name: new RegExp(`^${name}, .*(cop|number)`) });
const example = (page) => page.getByRole('combobox', { name: 'Example' });

/** The text that Share writes. */
async function textOf(page) {
  await button(page, 'Share').click();
  const text = await page.getByRole('textbox', { name: 'The board as text' }).inputValue();
  await page.keyboard.press('Escape');
  return text;
}

/** Replaces the number in a field; `fill` adds to it in Firefox. */
async function typeNumber(page, name, number) {
  await page.getByRole('spinbutton', { name }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
}

/** How many cells each piece covers, by the names of the cells. */
async function covered(page) {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));
  /** @type {Record<string, number>} */
  const counts = {};
  for (const name of names) {
    const [, found] = / piece ([^,]+)/.exec(name) ?? [];
    if (found) counts[found] = (counts[found] ?? 0) + 1;
  }
  return counts;
}

/** @param {import('@playwright/test').Locator} from @param {import('@playwright/test').Locator} to */
async function drag(page, from, to) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await to.hover();
  await page.mouse.up();
}

test('the twelve pentominoes are drawn, each on five cells', { tag: '@quick' }, async ({ page }) => {
  await open(page, '6x10 pentominoes');
  await expect(grid(page)).toBeVisible();
  await expect(cellAt(page, 6, 10)).toHaveAccessibleName('row 6, column 10, to be covered');
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect.poll(() => covered(page)).toEqual(Object.fromEntries(Array.from('FILNPTUVWXYZ', (name) => [name, 5])));
});

test('the next solution follows the one that was found, and all can be leafed through', async ({ page }) => {
  await open(page, '3x20 pentominoes');
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const first = await covered(page);
  await button(page, 'Next solution').click();
  const pager = page.getByRole('group', { name: 'Which solution is shown' });
  await expect(pager).toContainText('2 of 8');
  await button(page, 'Previous').click();
  await expect(pager).toContainText('1 of 8');
  await expect.poll(() => covered(page)).toEqual(first);
});

test('cells are painted by clicks, strokes and rectangles, and undo takes back a whole stroke', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '4x4 *xI2');
  await button(page, 'Hole').click();
  await drag(page, cellAt(page, 1, 1), cellAt(page, 1, 2));
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName('row 1, column 1, hole');
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName('row 1, column 2, hole');
  await button(page, 'Optional').click();
  await button(page, 'Rectangle').click();
  await drag(page, cellAt(page, 3, 3), cellAt(page, 4, 4));
  await expect(cellAt(page, 4, 3)).toHaveAccessibleName('row 4, column 3, may stay empty');
  await expect.poll(() => textOf(page)).toContain('__..\n....\n..??\n..??');
  await button(page, 'Undo').click();
  await expect(cellAt(page, 4, 3)).toHaveAccessibleName('row 4, column 3, to be covered');
  await button(page, 'Undo').click();
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName('row 1, column 2, to be covered');
  await button(page, 'Redo').click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName('row 1, column 1, hole');
});

test('the right mouse button makes holes', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '4x4 *xI2');
  await cellAt(page, 2, 3).click({ button: 'right' });
  await expect(cellAt(page, 2, 3)).toHaveAccessibleName('row 2, column 3, hole');
});

test('the keys alone paint the board and put a piece on it', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
  await open(page, '4x5 F *xI1');
  await cellAt(page, 1, 1).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('?');
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/hole/);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/may stay empty/);
  await piece(page, 'F').focus();
  await page.keyboard.press('Enter');
  await expect(piece(page, 'F')).toHaveAttribute('aria-pressed', 'true');
  await cellAt(page, 1, 2).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'r', 'f', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(cellAt(page, 3, 4)).toHaveAccessibleName(/piece F/);
  await expect.poll(() => covered(page)).toEqual({ F: 5 });
  await page.keyboard.press('Delete');
  await expect.poll(() => covered(page)).toEqual({});
  await page.keyboard.press('.');
  await expect(cellAt(page, 3, 4)).toHaveAccessibleName(/to be covered/);
});

test('a piece is dragged onto the board, moved, and taken away by a click', { tag: ['@quick', '@firefox'] }, async ({
  page,
}) => {
  await open(page, '6x10 pentominoes');
  await drag(page, piece(page, 'X'), cellAt(page, 2, 2));
  await expect(cellAt(page, 2, 1)).toHaveAccessibleName('row 2, column 1, piece X');
  await expect(piece(page, 'X')).toHaveAccessibleName('X, 1 copy, 1 on the board');
  await drag(page, cellAt(page, 2, 2), cellAt(page, 4, 6));
  await expect(cellAt(page, 4, 5)).toHaveAccessibleName('row 4, column 5, piece X');
  await expect(cellAt(page, 2, 1)).toHaveAccessibleName('row 2, column 1, to be covered');
  await cellAt(page, 4, 6).click();
  await expect.poll(() => covered(page)).toEqual({});
});

test('a piece of a solution is taken away by a click or a key, the others stay, and Undo puts it back', async ({
  page,
}) => {
  await open(page, '6x10 pentominoes');
  for (const takeAway of [() => cellAt(page, 1, 1).click(), () => page.keyboard.press('Delete')]) {
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    await expect.poll(async () => Object.values(await covered(page)).length).toBe(12);
    await cellAt(page, 1, 1).focus();
    await takeAway();
    await expect.poll(async () => Object.values(await covered(page)).length).toBe(11);
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName('row 1, column 1, to be covered');
    await button(page, 'Undo').click();
    await expect.poll(async () => Object.values(await covered(page)).length).toBe(12);
    await page.keyboard.press('Escape');
    await button(page, 'Undo').click();
    await expect.poll(() => covered(page)).toEqual({});
  }
});

test('with pieces on the board one can ask whether it can be finished, and in how many ways', async ({ page }) => {
  await open(page, '6x10 pentominoes');
  await expect(button(page, 'Can this be finished?')).toBeHidden();
  await piece(page, 'X').click();
  await cellAt(page, 2, 2).click();
  await button(page, 'In how many ways?').click();
  await expect(status(page)).toContainText('No solution.'); // the corner is left alone
  await button(page, 'Undo').click();
  await piece(page, 'X').click();
  await cellAt(page, 3, 3).click();
  await button(page, 'In how many ways?').click();
  await expect(status(page)).toContainText(/Exactly \d+ solutions/);
  await button(page, 'Undo').click();
  await piece(page, 'I').click();
  await page.keyboard.press('Escape');
  await piece(page, 'I').click();
  await cellAt(page, 2, 3).click(); // the row above it is too narrow for all other pieces
  await button(page, 'Can this be finished?').click();
  await expect(status(page)).toContainText(/Solved|No solution/);
});

test('a piece that does not fit is not placed, and a sentence says so', async ({ page }) => {
  await open(page, '3x3 F *xI1');
  await piece(page, 'F').click();
  await cellAt(page, 1, 1).click();
  await expect(page.getByText('F does not fit there, turned like this.')).toBeVisible();
  await expect.poll(() => covered(page)).toEqual({});
});

test('copies and turns of a piece are chosen, and a piece is removed', async ({ page }) => {
  await open(page, '6x10 pentominoes');
  await piece(page, 'L').click();
  await button(page, 'One copy more').click();
  await expect(piece(page, 'L')).toHaveAccessibleName('L, 2 copies');
  await page.getByRole('combobox', { name: 'May be' }).selectOption('fixed');
  await expect(button(page, 'Flip')).toBeHidden();
  await expect.poll(() => textOf(page)).toContain('\n2 L fixed\n');
  await button(page, 'Any number').click();
  await expect(piece(page, 'L')).toHaveAccessibleName('L, any number');
  await button(page, 'Remove').click();
  await expect(piece(page, 'L')).toHaveCount(0);
  await expect(page.getByText('60 cells; the pieces cover only 55.')).toBeVisible();
});

test('pieces come from sets, from the catalogue, and from a drawing', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '3x3 I1');
  await page.getByRole('button', { name: 'Add pieces' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pieces' });
  await dialog.getByRole('button', { name: 'L4', exact: true }).click();
  await dialog.getByRole('button', { name: 'L4 · 1' }).click();
  await dialog.getByRole('button', { name: 'row 1, column 1', exact: true }).click();
  await dialog.getByRole('button', { name: 'row 2, column 2', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add this piece' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => textOf(page)).toContain('pieces\nI1\n2 L4\nQ1\nX.\n.X');
  await page.getByRole('button', { name: 'Add pieces' }).click();
  await dialog.getByRole('button', { name: '12 pentominoes' }).click();
  await expect(piece(page, 'Z')).toBeVisible();
});

test('another size keeps what fits, and another kind of cells begins an empty board', async ({ page }) => {
  await open(page, '6x10 pentominoes');
  await page.getByRole('button', { name: 'Size: 6×10' }).click();
  await typeNumber(page, 'Rows', '5');
  await expect(page.getByText('50 cells; the pieces cover 60, which is too many.')).toBeVisible();
  await typeNumber(page, 'Columns', '12');
  await expect(page.getByText('50 cells')).toBeHidden();
  await expect(page.getByRole('gridcell')).toHaveCount(60);
  await page.getByRole('combobox', { name: 'Cells' }).selectOption('Hexagons');
  await expect(page.getByRole('button', { name: 'Size: 4×7' })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByRole('button', { name: 'Size: 5×12' })).toBeVisible();
});

test('a board without two corners says why dominoes cannot cover it', async ({ page }) => {
  await open(page, '6x10 pentominoes');
  await example(page).selectOption('Dominoes, two corners missing');
  await expect(page.getByText('30 light and 32 dark cells')).toBeVisible();
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('No solution');
});

for (const [name, cells] of [
  ['Tetrahexes', 28],
  ['Hexiamonds in a rhombus', 72],
]) {
  test(`${name} is solved`, async ({ page }) => {
    await open(page, '6x10 pentominoes');
    await example(page).selectOption(name);
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    const counts = Object.values(await covered(page));
    expect(counts.reduce((a, b) => a + b)).toBe(cells);
  });
}

test('the calendar puzzle leaves today open, and a link shows its solution', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22));
  await open(page, '6x10 pentominoes');
  await example(page).selectOption('Calendar, today');
  await expect(cellAt(page, 2, 5)).toHaveAccessibleName('row 2, column 5, Nov, hole');
  await expect(cellAt(page, 6, 1)).toHaveAccessibleName('row 6, column 1, 22, hole');
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const solved = await covered(page);
  await button(page, 'Share').click();
  await expect(page.getByRole('checkbox', { name: 'With the solution shown' })).toBeChecked();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(grid(friend)).toBeVisible();
  await expect.poll(() => covered(friend)).toEqual(solved);
  await page.getByRole('checkbox', { name: 'With the solution shown' }).uncheck();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'The board as text' }).inputValue())
    .not.toContain('placed');
});

test('two solutions of a check are shown side by side, and the cells say what the other has', async ({ page }) => {
  await open(page, '2x2 *xI2');
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Not unique');
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName('row 1, column 1, piece I2, in the other solution piece I2');
});

test('a cube is shown in layers and in 3D, which the arrow keys turn', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '3x3x3 soma');
  await expect(page.getByRole('gridcell')).toHaveCount(27);
  await expect(
    page.getByRole('gridcell', { name: 'layer 3, row 3, column 3, to be covered', exact: true }),
  ).toBeVisible();
  await button(page, 'Solve').click();
  const solid = page.getByRole('img', { name: /in 3D/ });
  await expect(solid).toBeVisible();
  const before = await solid.innerHTML();
  await solid.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => solid.innerHTML()).not.toBe(before);
});

test('the board is kept over a reload', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '6x10 pentominoes');
  await piece(page, 'X').click();
  await cellAt(page, 2, 2).click();
  await expect(cellAt(page, 2, 2)).toHaveAccessibleName(/piece X/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quadrille.board.tiling'))).toContain('placed');
  await page.goto('./#tiling');
  await reload(page);
  await expect(cellAt(page, 2, 2)).toHaveAccessibleName(/piece X/);
});

test('the workbench speaks Chinese', async ({ page }) => {
  await page.goto(`./?lang=zh#tiling=${encodeURIComponent('6x10 pentominoes')}`);
  await expect(page.getByRole('gridcell', { name: '第 1 行，第 1 列，须盖住' })).toBeVisible();
  await expect(page.getByRole('button', { name: '画笔' })).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no fault in ${theme}`, async ({ page }) => {
    await open(page, '4x5 F *xI1 L4');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await audit(page);
    await page.getByRole('button', { name: /^Size/ }).click();
    await piece(page, 'F').click();
    await cellAt(page, 2, 2).click();
    await piece(page, 'L4').click();
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    await audit(page);
    await page.getByRole('button', { name: 'Add pieces' }).click();
    await audit(page);
    await page.keyboard.press('Escape');
    await open(page, '2x2x2 I1 V3 *xI2');
    await button(page, 'Solve').click();
    await expect(page.getByRole('img', { name: /in 3D/ })).toBeVisible();
    await audit(page);
  });
}

test('a board of another page shows a tiling, which a person can look at and solve', { tag: '@firefox' }, async ({
  page,
}) => {
  await openHost(page, '<quadrille-board puzzle="tiling" value="3x20 pentominoes" controls></quadrille-board>');
  await expect(grid(page)).toBeVisible();
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  expect(Object.keys(await covered(page))).toHaveLength(12);
});

test('a board that can only be looked at has no tools', async ({ page }) => {
  await openHost(page, '<quadrille-board puzzle="tiling" value="2x2 *xI2" readonly></quadrille-board>');
  await expect(grid(page)).toBeVisible();
  await expect(button(page, 'Brush')).toHaveCount(0);
  await page.getByRole('gridcell').first().click({ button: 'right' });
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/to be covered/);
});

test('the picture of a solution has its pieces in colour, with their letters', async ({ page }) => {
  await open(page, '3x20 pentominoes');
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await button(page, 'Share').click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download SVG').click();
  const svg = readFileSync(await (await downloading).path(), 'utf8');
  const drawn = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const fills = Array.from(root.querySelectorAll('path'), (path) => path.getAttribute('fill'));
    return {
      letters: Array.from(root.querySelectorAll('text'), ({ textContent }) => textContent?.trim())
        .sort()
        .join(''),
      colours: new Set(fills.filter((fill) => fill?.startsWith('rgb'))).size,
    };
  }, svg);
  expect(drawn).toEqual({ letters: 'FILNPTUVWXYZ', colours: 12 });
});
