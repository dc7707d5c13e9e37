// The page in a sandboxed frame of another page, where it has no origin: it obeys its host and reports to it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { button, cell, digits, EMPTY, expect, PUZZLE, SLOW_LINK, SOLUTION, TWOFOLD, test } from './fixtures.js';

const file = readFileSync(fileURLToPath(new URL('../../dist/quadrille.html', import.meta.url)));

/** Opens a host with the page in a sandboxed frame, and keeps the messages of the frame in `received`. */
async function open(page, address = `#sudoku=${PUZZLE}`, sandbox = 'sandbox="allow-scripts"') {
  const html = 'text/html; charset=utf-8';
  const host = `<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,">
    <script>
      globalThis.received = [];
      addEventListener('message', ({ source, origin, data }) => {
        if (source === frames[0]) received.push(JSON.parse(JSON.stringify({ origin, ...data })));
      });
      globalThis.send = (type, what) => frames[0].postMessage({ quadrille: 1, type, ...what }, '*');
    </script>
    <iframe title="Puzzle" width="700" height="900" ${sandbox} src="./quadrille.html${address}"></iframe>`;
  await page.route('**/host/host.html', (route) => route.fulfill({ contentType: html, body: host }));
  await page.route('**/host/quadrille.html*', (route) => route.fulfill({ contentType: html, body: file }));
  await page.goto('./host/host.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
  await expect.poll(() => messagesOf(page)).toContainEqual(expect.objectContaining({ type: 'ready' }));
  return frame;
}

const messagesOf = (page) => page.evaluate(() => globalThis.received);

const send = (page, type, what) => page.evaluate(([type, what]) => globalThis.send(type, what), [type, what]);

/** The last message of a type, once there is one. */
async function heard(page, type) {
  let last;
  await expect
    .poll(async () => {
      last = (await messagesOf(page)).findLast((message) => message.type === type);
      return last;
    })
    .toBeTruthy();
  return last;
}

test('it posts `ready`, and nothing about the puzzle before the host’s first message', {
  tag: '@firefox',
}, async ({ page }) => {
  const frame = await open(page);
  await button(frame, 'Solve').click();
  await expect.poll(() => digits(frame)).toBe(SOLUTION);
  expect(await messagesOf(page)).toEqual([{ origin: 'null', quadrille: 1, type: 'ready' }]);
  await send(page, 'hello');
  expect(await heard(page, 'change')).toMatchObject({ quadrille: 1, puzzle: 'sudoku', value: PUZZLE });
  expect((await heard(page, 'height')).height).toBeGreaterThan(500);
});

test('it puts the host’s puzzle in any notation on the board, and answers the host’s questions', {
  tag: ['@quick', '@firefox'],
}, async ({ page }) => {
  const frame = await open(page);
  await send(page, 'set', { puzzle: 'sudoku', value: TWOFOLD.match(/.{9}/g).join('\n') });
  await expect.poll(async () => (await heard(page, 'change')).value).toBe(TWOFOLD);
  await send(page, 'check');
  expect(await heard(page, 'verdict')).toMatchObject({ question: 'check', verdict: 'multiple', value: TWOFOLD });
  await send(page, 'set', { value: PUZZLE });
  await send(page, 'solve');
  await expect.poll(async () => (await heard(page, 'verdict')).solution).toBe(SOLUTION);
  await expect.poll(() => digits(frame)).toBe(SOLUTION);
  await send(page, 'set', { puzzle: 'queens', value: '8 0 0 0 0 0 0 0 0' });
  await send(page, 'count');
  await expect.poll(async () => (await heard(page, 'verdict')).count).toBe(92);
});

test('it reports progress, and stops', { tag: '@firefox' }, async ({ page }) => {
  await open(page, `#sudoku=${EMPTY}`);
  await send(page, 'count');
  expect((await heard(page, 'progress')).nodes).toBeGreaterThan(0);
  await send(page, 'stop');
  expect(await heard(page, 'verdict')).toMatchObject({ question: 'count', verdict: 'stopped' });
});

test('it reports what a person does', { tag: '@firefox' }, async ({ page }) => {
  const frame = await open(page);
  await send(page, 'hello');
  await cell(frame, 1, 3).click();
  await page.keyboard.press('4');
  await expect.poll(async () => (await heard(page, 'change')).value).toBe(PUZZLE.replace('53.', '534'));
  await button(frame, 'Check').click();
  expect(await heard(page, 'verdict')).toMatchObject({ question: 'check', verdict: 'unique' });
  await send(page, 'clear');
  await expect.poll(async () => (await heard(page, 'change')).value).toBe(EMPTY);
});

test('a text that cannot be read and an unknown command are errors', async ({ page }) => {
  await open(page);
  await send(page, 'set', { value: '???' });
  expect(await heard(page, 'error')).toMatchObject({ code: 'bad-input', line: 1 });
  await send(page, 'set', { puzzle: 'chess', value: 'e4' });
  await expect.poll(async () => (await heard(page, 'error')).code).toBe('unknown-puzzle');
  await send(page, 'dance');
  await expect.poll(async () => (await heard(page, 'error')).code).toBe('unknown-command');
  await page.evaluate(() => frames[0].postMessage({ quadrille: 2, type: 'solve' }, '*'));
  await expect.poll(async () => (await heard(page, 'error')).code).toBe('unknown-version');
});

test('a value that is not a text is an error with a code', async ({ page }) => {
  const frame = await open(page);
  const answers = await page.evaluate(async () => {
    const circular = {};
    circular.self = circular;
    let deep = [];
    for (let depth = 0; depth < 2000; depth += 1) deep = [deep];
    const odd = [5, null, true, 12n, circular, deep, new Map(), ['x'], new Date(0), new Uint8Array(3)];
    const messages = [
      ...odd.map((value) => ({ quadrille: 1, type: 'set', value })),
      ...odd.map((puzzle) => ({ quadrille: 1, type: 'set', puzzle, value: 'x' })),
      ...odd.map((type) => ({ quadrille: 1, type })),
      ...odd.filter((version) => version !== 1).map((quadrille) => ({ quadrille, type: 'solve' })),
    ];
    const codes = [];
    for (const message of messages) {
      const answered = new Promise((resolve) => {
        const hear = ({ data }) => {
          if (data.type !== 'error') return;
          removeEventListener('message', hear);
          resolve(data.code);
        };
        addEventListener('message', hear);
      });
      frames[0].postMessage(message, '*');
      codes.push(await answered);
    }
    return codes;
  });
  const expected = ['bad-input', 'bad-input', 'unknown-command', 'unknown-version'];
  expect(answers).toEqual(expected.flatMap((code) => Array(10).fill(code)));
  await expect.poll(() => digits(frame)).toBe(PUZZLE);
  await send(page, 'solve');
  await expect.poll(() => digits(frame)).toBe(SOLUTION);
});

test('a value of more than 8 MB is refused immediately, and a shorter one is read', { tag: '@firefox' }, async ({
  page,
}) => {
  const frame = await open(page);
  for (const length of [20e6, 8e6 + 1]) {
    await page.evaluate((length) => {
      globalThis.received.length = 0;
      globalThis.send('set', { value: '5'.repeat(length) });
    }, length);
    expect(await heard(page, 'error')).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining(`${length}`),
    });
  }
  await expect.poll(() => digits(frame)).toBe(PUZZLE);
  await page.evaluate(() => globalThis.send('set', { value: `${'\n'.repeat(1e6)}${'1'.padEnd(81, '.')}` }));
  await expect.poll(() => digits(frame)).toBe('1'.padEnd(81, '.'));
});

test('a Kakuro that is too large for core or too large to draw is `too-large`', async ({ page }) => {
  const frame = await open(page);
  for (const size of [600, 512, 101]) {
    await page.evaluate((size) => {
      globalThis.received.length = 0;
      const row = `#${' .'.repeat(size - 1)}`;
      globalThis.send('set', { puzzle: 'kakuro', value: Array(size).fill(row).join('\n') });
    }, size);
    expect(await heard(page, 'error')).toMatchObject({ code: 'too-large', message: expect.stringMatching(/×/) });
  }
  await expect.poll(() => digits(frame)).toBe(PUZZLE);
});

test('a link in the host’s message is read in the worker, and reading can be stopped', { tag: '@firefox' }, async ({
  page,
}) => {
  const frame = await open(page);
  // At once: a slow test may come too late to stop what it has sent.
  await page.evaluate((value) => {
    globalThis.send('set', { value });
    globalThis.send('stop');
  }, SLOW_LINK);
  expect(await heard(page, 'error')).toMatchObject({ code: 'stopped' });
  await expect.poll(() => digits(frame)).toBe(PUZZLE);
});

test('it ignores messages of other windows than its parent', { tag: '@firefox' }, async ({ page }) => {
  const frame = await open(page);
  await page.evaluate(() => {
    const other = document.body.appendChild(document.createElement('iframe'));
    const script = other.contentDocument.createElement('script');
    script.textContent = "parent.frames[0].postMessage({ quadrille: 1, type: 'clear' }, '*')";
    other.contentDocument.body.append(script);
  });
  await send(page, 'hello');
  expect(await heard(page, 'change')).toMatchObject({ value: PUZZLE });
  await expect.poll(() => digits(frame)).toBe(PUZZLE);
});

test('it shows the theme that the host sets', async ({ page }) => {
  const frame = await open(page);
  const scheme = () => frame.locator(':root').evaluate((root) => getComputedStyle(root).colorScheme);
  for (const theme of ['dark', 'light']) {
    await send(page, 'set', { theme });
    await expect.poll(scheme).toBe(theme);
  }
});

test('with ?embed it shows only the board and its questions, and its height follows its width', {
  tag: '@firefox',
}, async ({ page }) => {
  const frame = await open(page, `?embed#sudoku=${PUZZLE}&play`);
  await expect(button(frame, 'Solve')).toBeVisible();
  await expect(button(frame, 'Import')).toBeHidden();
  await expect(frame.getByRole('tablist')).toBeHidden();
  await send(page, 'hello');
  const { height: wide } = await heard(page, 'height');
  await page.locator('iframe').evaluate((element) => {
    element.width = 400;
  });
  await expect.poll(async () => (await heard(page, 'height')).height).toBeLessThan(wide);
});

test('without an origin the site redirects to the page as one file', { tag: '@firefox' }, async ({
  browser,
  baseURL,
}) => {
  // Not the fixture's page: a browser reports each module that such a frame is refused.
  const page = await browser.newPage();
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe title="Puzzle" sandbox="allow-scripts" width="700" height="900"
        src="./#sudoku=${PUZZLE}"></iframe>`,
    }),
  );
  await page.goto(new URL('./host.html', baseURL).href);
  const frame = page.frameLocator('iframe');
  await button(frame, 'Solve').click();
  await expect.poll(() => digits(frame)).toBe(SOLUTION);
  await page.close();
});
