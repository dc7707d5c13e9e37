// The fixture of the page's tests: a page that must have no errors, and its parts by their accessible names.

import { test as base, expect } from '@playwright/test';
import axe from 'axe-core';
import lz from 'lz-string';
import { compress } from '../../wasm/notations/lz.js';

export { expect };

/** A page. A violation of its content policy, an error, or a request to another origin fails the test. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const faults = [];
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(baseURL).origin)
        faults.push(`request: ${request.url()}`);
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** Has exactly one solution. From Wikipedia's article on Sudoku, as is the solution. */
export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Has two solutions. */
export const TWOFOLD = '8.........95.......76.........426798...571243...893165......916....3.487....1.532';

export const EMPTY = '.'.repeat(81);

/**
 * A link of 600 characters that decompresses to 100,000 letters. A quadratic regular expression takes two minutes to
 * refuse it.
 */
export const LETTERS_LINK = `https://sudokupad.app/scl${lz.compressToBase64('a'.repeat(100_000))}`;

/** A link that decompresses to almost 8 MB of JSON: the worker needs long enough that a test can stop it. */
export const SLOW_LINK = `https://sudokupad.app/scl${compress(`{ce:[${',{}'.repeat(1_300_000)}`)}`;

export const button = (page, name) => page.getByRole('button', { name, exact: true });

export const status = (page) => page.getByRole('status');

export const cell = (page, row, column) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}, `) });

/** The digits on the board as a screen reader speaks them, '.' for an empty cell. */
export async function digits(page) {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));
  return names.map((name) => / (?:given|placed|found) (\S)/.exec(name)?.[1] ?? '.').join('');
}

/** Puts axe into a frame, once; it asks the frames in it too, also those of another origin. */
const AXE = `if (!globalThis.axe) {
  ${axe.source};
  globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
}`;

/**
 * Lets axe judge the page, or what the selector chooses of it, once its colours have stopped changing.
 * @param {import('@playwright/test').Page} page
 * @param {string} [selector]
 */
export async function audit(page, selector = 'html') {
  await page.evaluate(async () => {
    const roots = [document];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    }
    const running = roots.flatMap((root) => root.getAnimations());
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  await Promise.all(page.frames().map((frame) => frame.evaluate(AXE)));
  // To describe also all that is right takes axe ten times as long.
  const options = { resultTypes: ['violations'] };
  expect(
    await page.evaluate(async (all) => (await globalThis.axe.run(...all)).violations, [selector, options]),
  ).toEqual([]);
}

/** Puts a text on the clipboard by real keys. Nothing has the focus afterwards. */
export async function copy(page, text) {
  await page.evaluate((copied) => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = copied;
    field.select();
  }, text);
  await page.keyboard.press('Control+c');
  await page.evaluate(() => document.querySelector('body > textarea').remove());
}

/** Pastes a text into the page while no field has the focus. */
export async function paste(page, text) {
  await copy(page, text);
  await page.keyboard.press('Control+v');
}

/** Waits until a count is kept, so that it can go on later. */
export async function countSaved(page) {
  const saved = () =>
    page.evaluate(async () => {
      const done = (request) =>
        new Promise((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      if (!(await indexedDB.databases()).some(({ name }) => name === 'quadrille')) return 0;
      const database = await done(indexedDB.open('quadrille'));
      const number = await done(database.transaction('counts').objectStore('counts').count());
      database.close();
      return number;
    });
  await expect.poll(saved, { timeout: 20_000 }).toBeGreaterThan(0);
}

/**
 * The least of a few measurements, or the first that is good enough: on a busy machine only the best one is
 * significant.
 * @param {number} enough
 * @param {() => Promise<number>} measure
 */
export async function best(enough, measure) {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && least >= enough; tries += 1) least = Math.min(least, await measure());
  return least;
}

/**
 * The longest time in ms that the page's thread is blocked while `work` is done.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} work
 */
export async function longestTask(page, work) {
  await page.evaluate(() => {
    const channel = new MessageChannel();
    let last = performance.now();
    globalThis.longestGap = 0;
    channel.port1.onmessage = () => {
      const now = performance.now();
      globalThis.longestGap = Math.max(globalThis.longestGap, now - last);
      last = now;
      if (globalThis.longestGap >= 0) setTimeout(() => channel.port2.postMessage(null), 2);
    };
    channel.port2.postMessage(null);
  });
  await work();
  return page.evaluate(() => {
    const gap = globalThis.longestGap;
    globalThis.longestGap = Number.NaN;
    return gap;
  });
}
