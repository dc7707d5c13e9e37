// The page in WebKitGTK's MiniBrowser, which has Safari's engine: it loads, solves, stops and works without a network.
// `node tests/webkit/run.js` builds the page and runs these tests.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { root } from '../../wasm/tools/run.js';
import { serveSite } from '../web/site-server.js';
import { openBrowser, startDriver, until } from './webdriver.js';

// From Wikipedia's article on Sudoku, as is the solution.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** @type {Awaited<ReturnType<typeof startDriver>>} */
let driver;
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;

before(async () => {
  driver = await startDriver();
});
after(() => driver?.close());

/** A test with a browser and a site of its own. @param {string} rule @param {() => Promise<void>} work */
function testPage(rule, work) {
  test(rule, { timeout: 180_000 }, async (context) => {
    site = await serveSite(`${root}/dist/site`);
    context.after(() => site.close());
    browser = await openBrowser();
    context.after(() => browser.close());
    context.diagnostic(browser.name);
    await work();
  });
}

const clickButton = (name) => browser.click(`//button[normalize-space()="${name}"]`);

const status = () => browser.evaluate(() => document.querySelector('[role="status"]').textContent);

const waitForStatus = (part) =>
  until(async () => (await status()).includes(part) || status(), `the status has "${part}"`);

/** The digits on the board as a screen reader speaks them, '.' for an empty cell. */
const digits = () =>
  browser.evaluate(() => {
    const roots = [document]; // and those of the elements, which hold the board
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    }
    const cells = roots.flatMap((root) => [...root.querySelectorAll('[role="gridcell"]')]);
    return cells.map((cell) => / (?:given|found) (\S)/.exec(cell.getAttribute('aria-label'))?.[1] ?? '.').join('');
  });

async function solveSudoku() {
  await clickButton('Solve');
  await until(async () => (await digits()) === SOLUTION || digits(), 'the solution is on the board');
}

/** Kakuro, queens and exact cover too, which need the second part of the WebAssembly. */
async function solveEveryPuzzle() {
  const count = await browser.evaluate(() => document.querySelectorAll('[role="tab"]').length);
  assert.ok(count >= 4, `${count} tabs`);
  for (let tab = count; tab >= 1; --tab) {
    await browser.click(`(//*[@role="tab"])[${tab}]`);
    await until(async () => !(await status()).includes('Solved') || status(), 'the status is of the new puzzle');
    await clickButton('Solve');
    await waitForStatus('Solved');
  }
}

testPage('the page opens a puzzle of its address and shows its givens', async () => {
  await browser.goto(`${site.address}#sudoku=${PUZZLE}`);
  await until(async () => (await digits()) === PUZZLE || digits(), 'the givens are on the board');
  assert.equal(await browser.evaluate(() => document.title), 'Quadrille');
});

testPage('every puzzle is solved', async () => {
  await browser.goto(`${site.address}#sudoku=${PUZZLE}`);
  await solveSudoku();
  await solveEveryPuzzle();
});

testPage('a count that would take years grows, and stops within a second', async () => {
  await browser.goto(`${site.address}#sudoku=${'.'.repeat(81)}`);
  await clickButton('Count');
  await waitForStatus('so far');
  const early = await status();
  await until(async () => (await status()) !== early, 'the count grows');
  const asked = performance.now();
  await clickButton('Stop');
  await waitForStatus('Stopped after');
  const waited = performance.now() - asked;
  assert.ok(waited < 1000, `${waited} ms`);
  await clickButton('Solve'); // the page still answers
  await waitForStatus('Solved');
});

testPage('after one visit every puzzle opens and is solved without a network', async () => {
  await browser.goto(site.address);
  await until(() => browser.evaluate(() => navigator.serviceWorker.controller !== null), 'the site is kept', 60);
  await site.close();
  await assert.rejects(fetch(site.address));
  await browser.goto(`${site.address}?from=elsewhere#sudoku=${PUZZLE}`);
  await solveSudoku();
  await solveEveryPuzzle();
});
