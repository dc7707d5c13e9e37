// Watching a search: step by step, at a speed, and two engines side by side.

import { audit, button, EMPTY, expect, PUZZLE, test } from './fixtures.js';

async function watch(page, puzzle, text) {
  await page.goto(`./#${puzzle}=${encodeURIComponent(text)}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Before the first choice');
}

const figure = (page, name) => page.locator('.watch dl div', { hasText: name }).locator('dd');

// Queens on 4×4: two solutions.
test('a search is watched step by step to its end, with a sentence for each move', async ({ page }) => {
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
    if (!seen.has('done')) await button(page, 'Step').click();
    await page.waitForTimeout(30);
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
    .toBeGreaterThan(1000);
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
    expect(await look()).toBe(states[node]);
  }
  await expect(button(page, 'Step back')).toBeDisabled();
  await button(page, 'Step').click();
  expect(await look()).toBe(states[1]);
});

test('of many nodes at full speed the last one is taken back', async ({ page }) => {
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

// Measures the page's own processor time for a frame. The wall time also depends on other work of the machine.
test('at full speed a frame takes too little time to be noticed', async ({ page, context }) => {
  await watch(page, 'sudoku', EMPTY);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Full speed');
  await button(page, 'Play').click();
  const chromium = await context.newCDPSession(page);
  await chromium.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await chromium.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const before = await spent();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(((await spent()) - before) / 60).toBeLessThan(50);
});

test('two engines race side by side', async ({ page }) => {
  await watch(page, 'sudoku', PUZZLE);
  await button(page, 'Race').click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Full speed');
  await expect(page.getByRole('region', { name: /^Search \d$/ })).toHaveCount(2);
  await button(page, 'Play').click();
  await expect(page.locator('.story', { hasText: 'whole tree is searched: 1 solution.' })).toHaveCount(2);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing wrong with dancing links watched in ${theme}`, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await page.goto('about:blank');
    await watch(page, 'cover', 'a b c\na b\nc\na\nb c\na c');
    await button(page, 'Step').click();
    await expect(page.locator('.watch .story')).toContainText('Covering item');
    await audit(page);
  });
}
