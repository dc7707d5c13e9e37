// What is in view in windows of every size, and how large it is.

import { boxesOf, boxOf, button, expect, PUZZLE, status, test } from './fixtures.js';

const answer = (page) => page.getByRole('group', { name: 'Answer' });

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
]) {
  test(`on a tablet of ${width}×${height} board, answer, keypad and tools are in view, in Play and in Set`, {
    tag: width === 820 ? '@quick' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./#sudoku=${PUZZLE}`);
    await expect(page.getByRole('grid')).toBeVisible();
    for (const way of ['Play', 'Set']) {
      await page.getByRole('radio', { name: way }).click();
      await expect(button(page, 'Share')).toBeVisible();
      const [board] = await boxesOf(page.getByRole('grid'));
      expect(Math.min(board.width, board.height)).toBeGreaterThan(600);
      for (const part of [page.getByRole('grid'), answer(page), page.getByRole('group', { name: 'Keypad' })])
        await expect(part).toBeInViewport({ ratio: 1 });
      for (const name of ['Hint', 'Solve', 'Check', 'Count', 'Several cells', 'Candidates', 'Clear'])
        await expect(button(page, name), name).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('radio', { name: 'Play' }).click();
  });
}

test('the foot keeps all its controls in the window', async ({ page }) => {
  for (const width of [1180, 1024, 900]) {
    await page.setViewportSize({ width, height: 820 });
    await page.goto('./#sudoku');
    const language = page.getByRole('combobox', { name: 'Language' });
    const [{ right, y }, theme] = await boxesOf(language, page.getByRole('combobox', { name: 'Theme' }));
    expect(right).toBeLessThanOrEqual(width);
    expect(y).toBe(theme.y);
  }
});

test('on a narrow phone the foot has its sentence, its links and its choices in rows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./#sudoku');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('combobox')).toHaveCount(2);
  const [theme, language, ...links] = await foot
    .locator('select, a')
    .evaluateAll((all) =>
      all.toSorted((a, b) => b.tagName.localeCompare(a.tagName)).map((each) => each.getBoundingClientRect().toJSON()),
    );
  expect(language.y).toBe(theme.y);
  expect(language.right).toBeLessThanOrEqual(320);
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link.height).toBe(44); // as high as a thumb is wide
    expect(link.y + link.height).toBeLessThanOrEqual(theme.y);
  }
});

test('the paper of a wide board ends below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`./#slitherlink=${encodeURIComponent('slitherlink\ncells\n. 3 . 2 . 1 . 2\n. 3 . 2 . 1 . 2')}`);
  const [paper, board] = await boxesOf(page.locator('.board'), page.getByRole('grid', { name: 'Slitherlink' }));
  expect(board.height).toBeGreaterThan(100);
  expect(paper.height - board.height).toBeLessThan(40);
});

test('what is given and placed does not break within a number and its word', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#binairo');
  await page.getByRole('gridcell', { name: /empty/ }).first().click();
  await page.keyboard.press('1');
  const { height } = await boxOf(page.getByText(/^\d+ givens, 1 placed$/));
  expect(height).toBeLessThan(30);
});

test('where Undo and Redo stand among other tools they are seen, also with nothing to do', async ({ page }) => {
  for (const id of ['tiling', 'cover']) {
    await page.goto(`./#${id}`);
    for (const name of ['Undo', 'Redo']) {
      await expect(button(page, name)).toBeDisabled();
      await expect(button(page, name)).toHaveCSS('opacity', '0.35');
    }
  }
});

for (const [width, height] of [
  [1920, 1080],
  [1280, 800],
]) {
  test(`a window of ${width}×${height} that is enlarged twice shows the board as large as before`, async ({ page }) => {
    const boardHeight = async (scale) => {
      await page.setViewportSize({ width: width / scale, height: height / scale });
      await page.goto(`./#sudoku=${PUZZLE}`);
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(answer(page)).toBeInViewport();
      return scale * (await page.getByRole('grid').boundingBox()).height;
    };
    const usual = await boardHeight(1);
    await expect.poll(() => boardHeight(2)).toBeGreaterThanOrEqual(usual - 1);
  });
}

test('in a large window the smallest labels have 15 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`./#sudoku=${PUZZLE}`);
  const size = (of) => of.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  await expect.poll(() => size(page.locator('.group > span').first())).toBeGreaterThanOrEqual(14.9);
  await expect.poll(() => size(button(page, 'Clear'))).toBeGreaterThanOrEqual(14.9);
});

for (const [width, height] of [
  [390, 664],
  [320, 568],
]) {
  test(`on a phone of ${width}×${height} the answer about a cube is in view, and Solve does not move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./#tiling=${encodeURIComponent('3x3x3 soma')}`);
    await expect(page.getByRole('grid', { name: 'Tilings' })).toBeVisible();
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    const { y } = await button(page, 'Solve').boundingBox();
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('grid', { name: 'Tilings' })).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await button(page, 'Solve').boundingBox()).y).toBe(y);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('on a phone the tab of an open puzzle is in view, however many there are', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const puzzle of ['starbattle', 'sudoku', 'cover']) {
    await page.goto(`./#${puzzle}`);
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', `tab-${puzzle}`);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tab', { selected: true })).toHaveId(`tab-${puzzle}`);
  }
});
