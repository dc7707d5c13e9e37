// The fixture of the page's tests: a page that must have no errors, and its parts by their accessible names.

import { test as base, expect } from '@playwright/test';
import axe from 'axe-core';
import lz from 'lz-string';
import { compress } from '../../wasm/serve/lz.js';

export { expect };

/** The requests of a page that have no answer yet. @type {WeakMap<import('@playwright/test').Page, Set<object>>} */
const underWay = new WeakMap();

/** A page. A violation of its content policy, an error, or a request to another origin fails the test. */
export const test = base.extend({
  // The Workshop as a person left it who needs all of it; null: as it is on a new device.
  workshop: [true, { option: true }],
  page: async ({ page, baseURL, workshop }, use) => {
    const faults = [];
    const requests = new Set();
    underWay.set(page, requests);
    page.on('request', (request) => requests.add(request));
    for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => requests.delete(request));
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(baseURL).origin)
        faults.push(`request: ${request.url()}`);
    });
    if (workshop !== null) await page.addInitScript(leaveWorkshop, workshop);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** Runs in a page that has no wishes yet. @param {boolean} isOpen */
function leaveWorkshop(isOpen) {
  try {
    localStorage['quadrille.wants'] ??= JSON.stringify({ workshop: isOpen });
  } catch {} // forbidden here
}

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

/** A link that decompresses to almost 1 MB of JSON, as long as any may be. */
export const SLOW_LINK = `https://sudokupad.app/scl${compress(`{ce:[${',{}'.repeat(160_000)}`)}`;

/**
 * Loads the page again. The page reloads itself, and a new document shows that it is there: Firefox sometimes neither
 * answers a command that loads a page nor reports the load.
 * @param {import('@playwright/test').Page} page
 */
export async function reload(page) {
  await page.evaluate(() => {
    document.documentElement.dataset.left = '';
  });
  page.evaluate(() => location.reload()).catch(() => {}); // the answer may go with the old page
  await expect(page.locator('html:not([data-left])')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
}

export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** One of the ways of using a board: Play, Enter or Set. */
export const way = (page, name) =>
  page.getByRole('radiogroup', { name: 'Play, enter or set' }).getByRole('radio', { name });

export const status = (page) => page.getByRole('status');

export const cell = (page, row, column) =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}, `) });

/** How many frames in a row are alike in a page that rests. A file that has arrived shows in the second of them. */
const SAME_FRAMES = 3;

/**
 * Waits until the layout has settled: the board of the address is there, no file is on its way, nothing is animated,
 * and some frames in a row have every part in the same place. A test that measures waits for this, and measures once.
 * @param {import('@playwright/test').Page} page
 */
export async function settled(page) {
  const requests = underWay.get(page) ?? new Set();
  do {
    await expect.poll(() => requests.size).toBe(0);
    await expect(page.locator('.board[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(sameFrames, SAME_FRAMES);
  } while (requests.size > 0);
}

/** Runs in the page: settles when this many frames in a row are the same. @param {number} wanted */
function sameFrames(wanted) {
  const places = () => {
    const found = [];
    const roots = [document];
    for (const root of roots) {
      for (const each of root.querySelectorAll(':not(svg *)')) {
        const { x, y, width, height } = each.getBoundingClientRect();
        found.push(x, y, width, height);
        if (each.shadowRoot) roots.push(each.shadowRoot);
      }
      if (root.getAnimations().some(({ playState }) => playState === 'running')) found.push(performance.now());
    }
    return found.join();
  };
  return new Promise((resolve) => {
    let same = 0;
    let before = '';
    const look = () => {
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
      if (same === wanted) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * The places of parts of the page, all of the same moment, once the layout has settled.
 * @param {...import('@playwright/test').Locator} parts
 */
export async function boxesOf(...parts) {
  for (const part of parts) await part.waitFor();
  await settled(parts[0].page());
  const elements = await Promise.all(parts.map((part) => part.elementHandle()));
  return parts[0].page().evaluate((all) => all.map((each) => each.getBoundingClientRect().toJSON()), elements);
}

/**
 * The place of a part of the page, once it rests. Not while a button of the mouse is down: what the page hears
 * meanwhile is lost.
 * @param {import('@playwright/test').Locator} part
 */
export async function boxOf(part) {
  await settled(part.page());
  await part.hover({ trial: true });
  return part.boundingBox();
}

/** The middle of a part of the page, once it rests. @param {import('@playwright/test').Locator} part */
export async function middleOf(part) {
  const { x, y, width, height } = await boxOf(part);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Moves the mouse through points with its button down. One point is a click.
 * @param {import('@playwright/test').Page} page
 * @param {{x: number, y: number}[]} points
 * @param {{button?: 'right', steps?: number}} [how]  steps: how often the page hears of the mouse between two points
 */
export async function stroke(page, points, { button, steps = 5 } = {}) {
  for (const [at, { x, y }] of points.entries()) {
    await page.mouse.move(x, y, { steps });
    if (at === 0) await page.mouse.down({ button });
  }
  await page.mouse.up({ button });
}

/** The digits on the board as a screen reader speaks them, '.' for an empty cell. */
export async function digits(page) {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));
  return names.map((name) => / (?:given|placed|found) (\S)/.exec(name)?.[1] ?? '.').join('');
}

/** Fills in the open board, which has this many columns, as the solver says. */
export async function solveByHand(page, columns) {
  const givens = await digits(page);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  const solution = await digits(page);
  for (const [index, digit] of [...solution].entries()) {
    if (givens[index] !== '.') continue;
    await cell(page, Math.floor(index / columns) + 1, (index % columns) + 1).click();
    await page.keyboard.press(digit);
  }
}

/** Asks for a hint, and for all that it says: where to look, what follows, and why. */
export async function fullHint(page) {
  await button(page, 'Hint').click();
  const answer = page.getByRole('group', { name: 'Answer' });
  await expect(answer).toHaveAttribute('data-asked', 'hint');
  await expect(answer).not.toHaveAttribute('data-tone', 'running');
  await expect(status(page)).toContainText(/\S/);
  if (!(await button(page, 'What?').isVisible())) return; // nobody is playing, or there is no hint
  await button(page, 'What?').click();
  await button(page, 'Why?').click();
}

/** Leads from the first step of a hint to the last. @param {import('@playwright/test').Locator} steps */
export async function toLastStep(steps) {
  const [, all] = /1 of (\d+)/.exec(await steps.textContent());
  for (let step = 2; step <= Number(all); step += 1) {
    await steps.getByRole('button', { name: 'Next' }).click();
    await expect(steps).toContainText(`${step} of ${all}`);
  }
}

/** Puts axe into a frame, once; it asks the frames in it too, also those of another origin. */
const AXE = `if (!globalThis.axe) {
  ${axe.source};
  globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
}`;

/** Those that run go to their end: a frame below the window would not get there by itself. */
function finishAnimations() {
  const roots = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    for (const animation of root.getAnimations()) animation.finish();
  }
}

/**
 * Lets axe judge the page, or what the selector chooses of it. Nothing moves meanwhile: axe takes seconds, and a button
 * whose colour is half changed has too little contrast.
 * @param {import('@playwright/test').Page} page
 * @param {string} [selector]
 */
export async function audit(page, selector = 'html') {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await Promise.all(
    page.frames().map(async (frame) => {
      await frame.evaluate(finishAnimations);
      await frame.evaluate(AXE);
    }),
  );
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

/** Drops a file, or pastes it, on the page. */
export const give = (page, event, name, type, bytes) =>
  page.evaluate(
    ([event, name, type, bytes]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      const how = event === 'drop' ? new DragEvent('drop', { dataTransfer, bubbles: true }) : undefined;
      const paste = new ClipboardEvent('paste', { clipboardData: dataTransfer, bubbles: true });
      document.body.dispatchEvent(how ?? paste);
    },
    [event, name, type, [...bytes]],
  );

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
 * How many blocks of code the page's own thread runs while `work` is done: unlike its time, it is the same on a busy
 * machine. Chromium only.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} work
 */
export async function blocksRun(page, work) {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await work();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.detach();
  const own = result.filter(({ url }) => url.startsWith(new URL(page.url()).origin)); // not what Playwright runs there
  const ranges = own.flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Lets a test hold back what the workers say to the page: in the page `answers.hold()`, `answers.held`, how many
 * messages are held, and `answers.release()`; `answers.heard` is how many have come. Call it before `goto`.
 * @param {import('@playwright/test').Page} page
 */
export async function holdAnswers(page) {
  await page.addInitScript(() => {
    let held;
    let heard = 0;
    globalThis.Worker = class extends Worker {
      constructor(...all) {
        super(...all);
        this.addEventListener('message', (event) => {
          heard += 1;
          if (!held) return;
          event.stopImmediatePropagation();
          held.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data, ports: event.ports })));
        });
      }
    };
    globalThis.answers = {
      hold() {
        held = [];
      },
      get held() {
        return held.length;
      },
      get heard() {
        return heard;
      },
      release() {
        const all = held;
        held = undefined;
        for (const say of all) say();
      },
    };
  });
}

/** Holds back the workers' answers while `work` is done, until there is one and `meanwhile` is done. */
export async function withAnswersHeld(page, work, meanwhile = async () => {}) {
  await page.evaluate(() => globalThis.answers.hold());
  await work();
  await page.waitForFunction(() => globalThis.answers.held > 0);
  await meanwhile();
  await page.evaluate(() => globalThis.answers.release());
}
