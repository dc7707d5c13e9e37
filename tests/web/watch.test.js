// Watching a search: step by step, at a speed, and two engines side by side.

import { audit, blocksRun, button, EMPTY, expect, PUZZLE, test } from './fixtures.js';

async function watch(page, puzzle, text) {
  await page.goto(`./#${puzzle}=${encodeURIComponent(text)}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Before the first choice');
}

/** One step, once it is on the page: it says another number of nodes, or that all is searched. */
async function step(page) {
  const shown = async () => (await page.locator('.watch :is(.story, dl)').allTextContents()).join();
  const before = await shown();
  await button(page, 'Step').click();
  await expect.poll(shown).not.toBe(before);
}

const figure = (page, name) => page.locator('.watch dl div', { hasText: name }).locator('dd');

// Queens on 4×4: two solutions.
test('a search is watched step by step to its end, with a sentence for each move', {
  tag: ['@quick', '@phone'],
}, async ({ page }) => {
  await watch(page, 'queens', '4 0 0 0 0');
  const story = page.locator('.watch .story');
  await button(page, 'Step').click();
  await expect(story).toContainText(/Covering (row|column) \d: \d ways?\. Trying 1 of \d: A queen stands in row \d/);
  await expect(page.getByRole('list', { name: 'Choices in force' }).getByRole('listitem')).toHaveCount(1);
  const seen = new Set();
  for (let steps = 0; steps < 40 && !seen.has('done'); steps += 1) {
    const text = await story.textContent();
    for (const [name, what] of [
      ['dead', 'dead end'],
      ['solution', 'is found'],
      ['done', 'whole tree'],
    ]) {
      if (text.includes(what)) seen.add(name);
    }
    if (!seen.has('done')) await step(page);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['solution', 'done']));
  await expect(figure(page, 'Solutions')).toHaveText('2');
});

test('it plays at full speed, pauses, and restarts', async ({ page }) => {
  await watch(page, 'sudoku', PUZZLE.replace(/[1-5]/g, '.'));
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Full speed');
  await button(page, 'Play').click();
  await expect
    .poll(async () => Number((await figure(page, 'Nodes').first().textContent()).replaceAll(',', '')))
    .toBeGreaterThan(100);
  await button(page, 'Pause').click();
  await button(page, 'Restart').click();
  await expect(page.getByRole('dialog')).toContainText('Before the first choice');
});

test('a step back shows what was before, and a step forward the same again', async ({ page }) => {
  await watch(page, 'queens', '6 0 0 0 0 0 0');
  const story = page.locator('.watch .story');
  const states = [];
  const look = async () => `${await figure(page, 'Nodes').first().textContent()} ${await story.textContent()}`;
  await expect(button(page, 'Step back')).toBeDisabled();
  for (let node = 0; node < 12; node += 1) {
    await expect(figure(page, 'Nodes').first()).toHaveText(String(node));
    states.push(await look());
    await button(page, 'Step').click();
  }
  await expect(figure(page, 'Nodes').first()).toHaveText('12');
  for (let node = 11; node >= 0; node -= 1) {
    await button(page, 'Step back').click();
    await expect(figure(page, 'Nodes').first()).toHaveText(String(node));
    await expect.poll(look).toBe(states[node]);
  }
  await expect(button(page, 'Step back')).toBeDisabled();
  await button(page, 'Step').click();
  await expect.poll(look).toBe(states[1]);
});

test('the last one of many nodes at full speed is taken back', async ({ page }) => {
  await watch(page, 'queens', '6 0 0 0 0 0 0');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Full speed');
  await button(page, 'Play').click();
  await expect(page.locator('.watch .story')).toContainText('whole tree is searched: 4 solutions.');
  const nodes = Number(await figure(page, 'Nodes').first().textContent());
  await button(page, 'Step back').click();
  await expect(figure(page, 'Nodes').first()).toHaveText(String(nodes - 1));
  await expect(page.locator('.watch .story')).not.toContainText('whole tree');
  await button(page, 'Step').click();
  await expect(figure(page, 'Nodes').first()).toHaveText(String(nodes));
});

test('at full speed the page itself has little to do for a frame', async ({ page }) => {
  await watch(page, 'sudoku', EMPTY);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Full speed');
  let frames = 0;
  const blocks = await blocksRun(page, async () => {
    await button(page, 'Play').click();
    frames = await page.evaluate(async () => {
      const nodes = () => Number(document.querySelector('.watch dd').textContent.replaceAll(',', ''));
      let count = 0;
      for (; count < 60 || nodes() < 100; count += 1) await new Promise(requestAnimationFrame);
      return count;
    });
  });
  expect(blocks / frames).toBeLessThan(20_000);
});

for (const [width, height] of [
  [1280, 800],
  [390, 664],
]) {
  test(`on a screen of ${width}×${height} the board that is searched and what is said are in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watch(page, 'sudoku', PUZZLE);
    await expect(page.locator('.story')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('grid', { name: 'The board being searched' })).toBeInViewport({ ratio: 0.95 });
    const controls = page.getByRole('group', { name: 'Watch' });
    const boxes = await controls
      .locator('button, select')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  });
}

test('two engines race side by side', async ({ page }) => {
  await watch(page, 'sudoku', PUZZLE);
  await button(page, 'Race').click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Full speed');
  await expect(page.getByRole('region', { name: /^Search \d$/ })).toHaveCount(2);
  await button(page, 'Play').click();
  await expect(page.locator('.story', { hasText: 'whole tree is searched: 1 solution.' })).toHaveCount(2);
});

test('the search starts after the givens, and none of its choices repeats one', async ({ page }) => {
  await watch(page, 'sudoku', PUZZLE);
  const ladder = page.getByRole('list', { name: 'Choices in force' });
  const given = [...PUZZLE].flatMap((digit, index) =>
    digit === '.' ? [] : [`Row ${Math.floor(index / 9) + 1}, column ${(index % 9) + 1} is`],
  );
  for (let steps = 1; steps <= 12; steps += 1) {
    await button(page, 'Step').click();
    await expect(ladder.getByRole('listitem')).toHaveCount(steps);
  }
  const choices = (await ladder.getByRole('listitem').allTextContents()).join(' ');
  expect(given.filter((place) => choices.includes(place))).toEqual([]);
  await button(page, 'Step back').click();
  await expect(ladder.getByRole('listitem')).toHaveCount(11);
});

test('the tree is drawn: what is searched, the present choice, and what is still open', { tag: '@phone' }, async ({
  page,
}) => {
  await watch(page, 'queens', '6 0 0 0 0 0 0');
  const first = page.getByRole('list', { name: 'Choices in force' }).getByRole('listitem').first();
  await button(page, 'Step').click();
  await expect(first.locator('.present')).toHaveCount(1);
  await expect(first.locator('.folded')).toHaveCount(0);
  await expect(first.locator('.open')).toHaveCount(3); // of five, with a number for the other two
  await expect(first.locator('svg text')).toHaveText('2');
  const tries = () => first.textContent();
  for (let steps = 0; steps < 60 && !/try 2 of 6/.test(await tries()); steps += 1) {
    await step(page);
  }
  await expect(first.locator('.folded')).toHaveCount(1);
  await expect(first).toContainText(/try 2 of 6, \d+ nodes(, \d+ solutions?)? before/);
});

test('the lines of the newest queen are drawn, and the squares that no queen can use are marked', async ({ page }) => {
  await watch(page, 'queens', '8 0 0 0 0 0 0 0 0');
  const board = page.getByRole('grid', { name: 'The board being searched' });
  await expect(board.locator('.link.fresh')).toHaveCount(0);
  await button(page, 'Step').click();
  await expect(board.locator('.link.fresh')).toHaveCount(1);
  await expect(board.getByRole('gridcell', { name: 'attacked' }).first()).toBeVisible();
});

test('the dance of a small cover is drawn: links that are cut and made, and a sentence about them', async ({
  page,
}) => {
  // Knuth, TAOCP 7.2.2.1 (5): choosing `a d g` unlinks the items a, d, g and the three other options with one of them.
  await watch(page, 'cover', 'a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g');
  await button(page, 'Step').click();
  await expect(page.locator('.watch .story')).toContainText('Unlinked: 3 items, 3 options.');
  const links = page.getByRole('grid', { name: 'The board being searched' });
  await expect(links.locator('.link.cut')).toHaveAttribute('d', /M/);
  await expect(links.locator('.link.made')).toHaveAttribute('d', /M/);
  for (let steps = 0; steps < 10; steps += 1) {
    if (/Linked again/.test(await page.locator('.watch .story').textContent())) break;
    await step(page);
  }
  await expect(page.locator('.watch .story')).toContainText(/Linked again: \d+ items?, \d+ options?\./);
});

test('nodes a second are shown only while the search runs freely', async ({ page }) => {
  await watch(page, 'sudoku', EMPTY);
  const speed = page.locator('.watch dl').getByText('Nodes a second');
  await expect(speed).toHaveCount(0);
  await button(page, 'Play').click();
  await expect(speed).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Full speed');
  await expect(speed).toBeVisible();
  await button(page, 'Pause').click();
  await expect(speed).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing wrong with dancing links watched in ${theme}`, async ({ page }) => {
    await page.goto('./#sudoku');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await page.goto('about:blank');
    await watch(page, 'cover', 'a b c\na b\nc\na\nb c\na c');
    await button(page, 'Step').click();
    await expect(page.locator('.watch .story')).toContainText('Covering item');
    await audit(page);
  });
}
