// Colours and pen in Play: by mouse, thumb and keyboard; saved, undone, shared and exported with the board.

import { readFile } from 'node:fs/promises';
import { audit, button, cell, expect, PUZZLE, reload, status, stroke, test } from './fixtures.js';

const tool = (page, name) => page.getByRole('group', { name: 'Colours and pen' }).getByRole('button', { name });

/** Opens a board with colours and pen in the hand. */
async function paint(page, hash = `sudoku=${PUZZLE}`) {
  await page.goto(`./#${hash}`);
  await button(page, 'Colours and pen').click();
  await expect(tool(page, 'Colour 1')).toHaveAttribute('aria-pressed', 'true');
}

/** Draws from point to point, each in a cell with a place in it. */
async function draw(page, ...points) {
  const places = [];
  for (const [row, column, x = 0.5, y = 0.5] of points) {
    await cell(page, row, column).hover({ trial: true }); // waits until it rests
    const { left, top, width, height } = await cell(page, row, column)
      .locator('.square')
      .evaluate((square) => square.getBoundingClientRect().toJSON());
    places.push({ x: left + x * width, y: top + y * height });
  }
  await stroke(page, places);
}

test('a stroke colours its cells, and the same stroke takes the colour away; each is one step to undo', {
  tag: '@quick',
}, async ({ page }) => {
  await paint(page);
  await tool(page, 'Colour 3').click();
  await draw(page, [1, 3], [3, 3]);
  for (const row of [1, 2]) await expect(cell(page, row, 3)).toHaveAccessibleName(/, empty, colour 3$/);
  await expect(cell(page, 3, 3)).toHaveAccessibleName('row 3, column 3, given 8, colour 3');
  await draw(page, [2, 3], [3, 3]);
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/empty$/);
  await button(page, 'Undo').click();
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/colour 3$/);
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty$/);
});

test('lines lead from cell to cell, edges go along them, and crosses stand on both', async ({ page }) => {
  await paint(page);
  await tool(page, 'Line').click();
  await draw(page, [5, 2], [5, 3], [6, 3]);
  await expect(cell(page, 5, 3)).toHaveAccessibleName(/empty, line below and left$/);
  await tool(page, 'Edge').click();
  await draw(page, [7, 4, 0, 0], [7, 5, 0, 0], [8, 5, 0, 0]);
  await expect(cell(page, 7, 4)).toHaveAccessibleName(/empty, edge above and right$/);
  await expect(cell(page, 6, 4)).toHaveAccessibleName(/empty, edge below$/);
  await draw(page, [9, 1, 0.5, 0.95]);
  await expect(cell(page, 9, 1)).toHaveAccessibleName(/empty, edge below$/);
  await tool(page, 'Cross').click();
  await draw(page, [1, 4, 0.98, 0.5]);
  await expect(cell(page, 1, 5)).toHaveAccessibleName(/given 7, crossed left$/);
  await draw(page, [1, 6]);
  await expect(cell(page, 1, 6)).toHaveAccessibleName(/empty, cross$/);
  await tool(page, 'Wipe off').click();
  await draw(page, [5, 3]);
  for (const [row, column] of [
    [5, 2],
    [5, 3],
    [6, 3],
  ])
    await expect(cell(page, row, column)).toHaveAccessibleName(/empty$/);
});

test('keys colour the chosen cells, draw from the cursor and wipe, and fill nothing in', async ({ page }) => {
  await paint(page);
  await cell(page, 1, 3).click(); // it is coloured by the click
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('5');
  for (const column of [3, 4]) await expect(cell(page, 1, column)).toHaveAccessibleName(/empty, colour 5$/);
  await page.keyboard.press('9');
  await page.keyboard.press('Delete');
  for (const column of [3, 4]) await expect(cell(page, 1, column)).toHaveAccessibleName(/empty$/);
  await page.keyboard.press('Escape');
  await tool(page, 'Line').click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/given 1, line above$/);
  await tool(page, 'Cross').click();
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 4)).toHaveAccessibleName(/given 1, line above, cross$/);
  await button(page, 'Colours and pen').click();
  await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4$/);
});

test('paint survives digits, marks and a reload, comes back from Set, and is in the link of a game', async ({
  page,
}) => {
  await paint(page);
  await cell(page, 1, 3).click();
  await button(page, 'Colours and pen').click();
  await page.keyboard.press('Shift+Digit2');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty, marked 2, colour 1$/);
  await page.keyboard.press('4');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4, colour 1$/);
  await reload(page);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4, colour 1$/);
  await page.getByRole('radio', { name: 'Set' }).click();
  await expect(cell(page, 1, 3)).not.toHaveAccessibleName(/colour/);
  await page.getByRole('radio', { name: 'Play' }).click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4, colour 1$/);
  await button(page, 'Share').click();
  await page.getByRole('checkbox', { name: /entries/ }).check();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/c2:1/);
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await button(page, 'Close').click();
  await button(page, 'Clear').click();
  await page.goto(link);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4, colour 1$/);
});

test('a picture has the colours with their patterns and the lines', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}&play=&marks=c2:1,c3:2,l2:r`);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/colour 1, line right$/);
  await button(page, 'Share').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download SVG').click()]);
  const svg = await readFile(await download.path(), 'utf8');
  for (const fill of ['rgb(251, 211, 211)', 'rgb(251, 224, 191)']) expect(svg).toContain(fill);
  expect(svg).toContain('M80 0m20 20h40');
  expect(svg).toContain('stroke-opacity="0.28"');
});

for (const [hash, name] of [
  ['variant', /empty/],
  ['queens', /./],
  ['slitherlink', /./],
  ['nonogram', /./],
  ['kakuro', /./],
])
  test(`${hash} can be painted`, async ({ page }) => {
    await paint(page, hash);
    const before = await cell(page, 3, 3).getAttribute('aria-label');
    expect(before).toMatch(name);
    await draw(page, [3, 3]);
    await expect(cell(page, 3, 3)).toHaveAccessibleName(`${before}, colour 1`);
  });

test('a thumb paints too, and finds the key that puts the colours away', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await paint(page, 'nonogram');
  await tool(page, 'Colour 6').click();
  await cell(page, 2, 2)
    .tap()
    .catch(() => cell(page, 2, 2).click());
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/colour 6$/);
  await expect(button(page, 'Colours and pen')).toBeInViewport();
  await button(page, 'Colours and pen').click();
  await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
});

test('the tools have names and enough contrast, and say what they are for', async ({ page }) => {
  await paint(page);
  await expect(status(page)).toContainText('Keys 1 to 8 colour its cells');
  await audit(page);
});
