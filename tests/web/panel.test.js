// The panel beside the board, on a new device: its layers, the drawer, and how large its parts are. Which control is in
// which layer is tested by tests/wasm/controls.test.js.

import { boxesOf, button, cell, expect, PUZZLE, reload, settled, status, test } from './fixtures.js';

test.use({ workshop: null });

const named = ['Solve', 'Check', 'Count', 'Undo', 'Redo', 'Clear', 'Import', 'Share'];
const game = `./#sudoku=${PUZZLE}&play=2:4`;

/** The buttons of the panel that can be seen, but for the keypad. */
const seen = (page) =>
  page
    .locator('.panel button:not(.keypad *)')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility({ opacityProperty: true })).length);

test('a link of a puzzle has every question at hand, and stays quiet where a game goes on', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  for (const name of named) await expect(button(page, name), name).toBeVisible();
  await expect(button(page, 'Candidates')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(game);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  await expect(button(page, 'Solve')).toHaveCount(0);
  expect(await seen(page)).toBeLessThanOrEqual(7); // the eighth is the way to the other puzzles
  await button(page, 'Workshop').click();
  for (const name of [...named, 'Candidates', 'List', 'Watch', 'Print'])
    await expect(button(page, name), name).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Play, enter or set' })).toBeVisible();
  await reload(page);
  await expect(button(page, 'Candidates')).toBeVisible();
  await button(page, 'Workshop').press('Enter');
  await expect(button(page, 'Candidates')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`./#sudoku=${PUZZLE}`);
  await expect(cell(page, 1, 3)).toBeVisible();
  await expect(button(page, 'Solve')).toHaveCount(0);
});

test('h asks for a hint and u undoes, wherever the focus is, unless the board has such a digit', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await page.keyboard.press('u');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty/);
  await page.keyboard.press('h');
  await expect(status(page)).toContainText('Look at');
  await button(page, 'Pencil marks').focus();
  await page.keyboard.press('h');
  await expect(status(page)).not.toContainText('Look at');
  await page.goto(`./#sudoku=${encodeURIComponent('.'.repeat(625))}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press('h');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given H/);
});

test('the answer is as high as its text, and nothing below it moves for three lines', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const answer = page.getByRole('group', { name: 'Answer' });
  const heights = async () => {
    await settled(page);
    const [box, text, keypad] = await boxesOf(answer, status(page), page.getByRole('group', { name: 'Keypad' }));
    return {
      above: box.height - text.height,
      keypad: keypad.y,
      cut: await answer.evaluate((a) => a.scrollHeight - a.clientHeight),
    };
  };
  const idle = await heights();
  expect(idle.above).toBeLessThan(30); // the margins of a sentence
  await button(page, 'Hint').click();
  await expect(status(page)).toContainText('Look at');
  const hint = await heights();
  expect(hint.cut).toBeLessThanOrEqual(0);
  expect(hint.keypad).toBe(idle.keypad);
});

for (const [width, height] of [
  [390, 664],
  [320, 568],
  [664, 390],
  [640, 400], // 1280×800, enlarged twice
]) {
  test(`in a window of ${width}×${height} no control is smaller than a thumb, and none overhangs`, {
    tag: width === 390 ? '@quick' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const hash of [`sudoku=${PUZZLE}`, 'slitherlink', 'tiling']) {
      await page.goto(`./#${hash}`);
      await expect(button(page, 'Workshop')).toBeVisible();
      await settled(page);
      const faults = await page.locator('.panel button').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => ({
            name: each.ariaLabel ?? each.textContent?.trim(),
            box: each.getBoundingClientRect(),
            each,
          }))
          .filter(
            ({ box, each }) =>
              Math.round(box.height) < (each.closest('.tools') ? 34 : 44) ||
              Math.round(box.width) < 44 ||
              box.left < 0 ||
              box.right > innerWidth ||
              each.scrollWidth > each.clientWidth + 1,
          )
          .map(({ name, box }) => `${name}: ${box.width}×${box.height} at ${box.left}`),
      );
      expect(faults, hash).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(width);
    }
  });
}

test('a window of 1920×1080 is used: board, panel and drawer lie beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Workshop').click();
  await expect(button(page, 'Print')).toBeVisible();
  await settled(page);
  const [board, hint, print] = await boxesOf(page.getByRole('grid'), button(page, 'Hint'), button(page, 'Print'));
  expect(hint.x).toBeGreaterThan(board.right);
  expect(print.x).toBeGreaterThan(hint.right);
  expect(print.bottom).toBeLessThan(1080);
  expect(board.height).toBeGreaterThan(880);
});
