// The first load: it is small, comes from one origin, and can be used before the solver has loaded.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { button, cell, digits, expect, PUZZLE, SOLUTION, status, test, way } from './fixtures.js';

/** In the table of sizes. */
const [, most] = /^first load.*\tpage\t(\d+)/m.exec(
  readFileSync(new URL('../data/sizes.tsv', import.meta.url), 'utf8'),
);

test.describe('on a new device', () => {
  test.use({ workshop: null });

  test(`everything up to the first answer is at most ${most} KB gzipped`, async ({ page }) => {
    // What the page fetches two seconds later, such as the files for offline use, is not for the first answer.
    await page.addInitScript(() => {
      const { setTimeout } = globalThis;
      globalThis.setTimeout = (work, ms, ...all) => (ms >= 2000 ? 0 : setTimeout(work, ms, ...all));
    });
    const urls = new Set();
    page.on('request', (request) => {
      if (request.url().startsWith('http')) urls.add(request.url().replace(/#.*/, ''));
    });
    await page.goto(`./#sudoku=${PUZZLE}`);
    await button(page, 'Solve').click();
    await expect.poll(() => digits(page)).toBe(SOLUTION);
    // Workers' own requests are not reported by every browser: what the page has loaded is asked for too.
    const sizes = await Promise.all(
      [...urls].map(async (url) => [
        new URL(url).pathname,
        gzipSync(await (await page.request.get(url)).body()).length,
      ]),
    );
    expect(
      sizes.some(([path]) => path.endsWith('.wasm')),
      `no WebAssembly among ${sizes.map(([path]) => path)}`,
    ).toBe(true);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(Number(most) * 1024);
  });
});

test('the WebAssembly of a puzzle comes with the first question about it, and that of no other', {
  tag: '@quick',
}, async ({ page }) => {
  /** @type {string[]} */
  const modules = [];
  await page.route('**/*.wasm', (route) => {
    modules.push(new URL(route.request().url()).pathname.replace(/.*\/(\w+)-.*/, '$1'));
    return route.continue();
  });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
  expect(modules).toEqual(['sudoku']);
  await page.goto('./#queens=4 0 0 0 0');
  await expect(page.getByRole('grid', { name: 'Queens' })).toBeVisible();
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('2 solutions');
  expect(modules).toEqual(['sudoku', 'queens']);
});

for (const [what, files] of [
  ['script', '**/assets/*.js'],
  ['first view', '**/assets/desk-*.js'],
]) {
  test(`a page whose ${what} does not come says so in English and Chinese`, {
    tag: what === 'script' ? '@quick' : '@firefox',
  }, async ({ page }) => {
    await page.route(files, () => {}); // no answer
    await page.goto('./', { waitUntil: 'commit' });
    const line = page.locator('#loading');
    await expect(line).toBeAttached();
    await expect(line).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
    await expect(line).toBeVisible();
    await expect(line).toContainText('check the connection and reload');
    await expect(line.locator('[lang=zh]')).toContainText('请检查网络并重新加载页面');
  });
}

test('a page that has started says nothing about loading', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('quadrille-desk')).toBeVisible();
  await expect(page.locator('#loading')).toHaveCount(0);
});

/** Keeps the WebAssembly back until what it returns is called. @param {import('@playwright/test').Page} page */
async function holdWasm(page) {
  let arrive = () => {};
  const held = new Promise((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  return () => arrive();
}

test('the first board can be typed into before the WebAssembly has loaded, and a question waits for it', {
  tag: '@quick',
}, async ({ page }) => {
  const arrive = await holdWasm(page);
  await page.goto('./#sudoku');
  await button(page, 'Clear').click();
  await cell(page, 1, 1).click();
  await page.keyboard.press('5');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
  await button(page, 'Solve').click();
  await expect(button(page, 'Stop')).toBeEnabled();
  arrive();
  await expect(status(page)).toContainText('Solved');
});

test('a question is stopped while the WebAssembly is loading', async ({ page }) => {
  const arrive = await holdWasm(page);
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Count').click();
  await button(page, 'Stop').click();
  await expect(status(page)).toContainText('Stopped');
  arrive();
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
});

test('a question that is asked while the board of the address is being read is about that board', async ({ page }) => {
  const arrive = await holdWasm(page);
  await page.goto('./#variant=.Shape~4x4.Renban~R1C1~R1C2');
  await expect(page.locator('.board')).toHaveAttribute('aria-busy', 'true');
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Reading…');
  await expect(page.getByRole('grid')).toHaveCount(0); // none that a click could be lost on
  arrive();
  await expect(status(page)).toContainText('Not unique');
  await expect(page.getByRole('grid').first().getByRole('gridcell')).toHaveCount(16);
  await expect(page.locator('.board')).toHaveAttribute('aria-busy', 'false');
});

/** Opens the page without the file of the Workshop; what is returned lets it come. */
async function withoutWorkshop(page) {
  let arrive = () => {};
  const held = new Promise((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/workshop-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/workshop-*.js');
  await page.goto(`./#sudoku=${PUZZLE}`);
  return { arrive, url: (await asked).url() };
}

test('a button keeps the focus when the Workshop arrives, which has it elsewhere', async ({ page }) => {
  const { arrive } = await withoutWorkshop(page);
  await button(page, 'Count').focus();
  arrive();
  await expect(way(page, 'Set')).toBeVisible();
  await expect(button(page, 'Count')).toBeFocused();
});

test('a button that is held down while the Workshop arrives is pressed', { tag: '@quick' }, async ({ page }) => {
  const { arrive, url } = await withoutWorkshop(page);
  await button(page, 'Check').hover();
  await page.mouse.down();
  arrive();
  await page.evaluate(async (file) => {
    await import(file);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, url);
  await page.mouse.up();
  await expect(status(page)).toContainText('Unique');
  await expect(way(page, 'Set')).toBeVisible(); // and now it is drawn
});

test('a question is dropped when the board of the address cannot be read, or is stopped', async ({ page }) => {
  for (const [text, stops, words] of [
    ['.Nonsense~R1C1', false, 'Nonsense'],
    ['.AntiKing', true, 'Stopped: the text was not read.'],
  ]) {
    await page.goto('about:blank');
    const arrive = await holdWasm(page);
    await page.goto(`./#variant=${text}`);
    await button(page, 'Check').click();
    if (stops) await button(page, 'Stop').click();
    else arrive();
    await expect(status(page)).toContainText(words);
    arrive();
    await expect(button(page, 'Stop')).toBeDisabled();
    await expect(page.locator('.board')).toHaveAttribute('aria-busy', 'false');
    await cell(page, 1, 1).click();
    await page.keyboard.press('1');
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/placed 1/);
  }
});

test('the page works without storage', { tag: '@quick' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
});

test('without a network, what draws beside a board is not asked for again and again', async ({ page }) => {
  await page.goto('./#sudoku');
  await button(page, 'Clear').click();
  page.removeAllListeners('console'); // refused requests are reported there
  let failed = 0;
  await page.route(/assets\/(annotations|hints?|colours)-/, async (route) => {
    failed += 1;
    await route.abort();
  });
  await cell(page, 2, 3).click();
  await page.keyboard.press('8');
  await way(page, 'Set').click();
  await button(page, 'Show candidates').click();
  await expect.poll(() => failed).toBeGreaterThan(0);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('least two solutions');
});
