// Quadrille in Debian's Chromium: a page with only the package's files. A batch is measured by the processor time of
// the page's process, all threads, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../wasm/tools/run.js';
import browser from '../web/playwright.config.js';

const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

/** The functions of the page. `batch` keeps its results, which are fetched when its time is taken. */
const script = `
import { Quadrille } from './quadrille.js';
const bytes = await (await fetch('./sudoku.wasm')).arrayBuffer();
let quadrille;
let task;
let results;
window.prepare = async (given) => {
  quadrille ??= await Quadrille.start({ workers: 1 });
  task = given;
};
window.batch = async () => {
  const { puzzle, question, text, times, options } = task;
  for (let i = 0; i < times; ++i) results = await quadrille.batch(puzzle, question, text, options);
};
window.results = () => {
  if (task.options.columns) {
    results = Array.from(results.verdicts, (verdict) => ({ verdict: results.verdictNames[verdict] }));
  }
  const failed = results.find((result) => result instanceof Error);
  if (failed) throw failed;
  return results.map(({ verdict, count }) => ({ verdict, count: count?.toString() }));
};
window.start = async ({ puzzle, text }) => {
  const begun = performance.now();
  const started = await Quadrille.start({ workers: 1, wasmModules: { sudoku: await WebAssembly.compile(bytes) } });
  const { verdict } = await started.solve(puzzle, text);
  const ms = performance.now() - begun;
  started.close();
  return { ms, results: [{ verdict }] };
};
window.ready = true;
`;

/** @type {ReturnType<typeof open> | undefined} */
let opened;

async function open() {
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    response.setHeader('Content-Type', types[/** @type {keyof typeof types} */ (extname(name))] ?? 'text/plain');
    response.setHeader('Cache-Control', 'max-age=3600');
    if (url === '/')
      return response.end('<!doctype html><title>Bench</title><script type="module" src="/page.js"></script>');
    if (url === '/page.js') return response.end(script);
    try {
      response.end(readFileSync(join(root, 'dist/package', name)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const { launchOptions } = browser.projects?.find(({ name }) => name === 'chromium')?.use ?? {};
  const launched = await chromium.launch(launchOptions);
  end = async () => {
    await launched.close();
    server.close();
  };
  const page = await launched.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction('window.ready');
  const session = await launched.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return { page, processes: processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id) };
}

/** Milliseconds of processor time of all threads of these processes. @param {number[]} processes */
function worked(processes) {
  let nanoseconds = 0;
  for (const id of processes)
    for (const thread of readdirSync(`/proc/${id}/task`))
      nanoseconds += Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return nanoseconds / 1e6;
}

let end = async () => {};

/** Ends the browser, if there is one. */
export const close = () => end();

/**
 * Calls a function of the page.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {object} [argument]
 * @returns {Promise<any>}
 */
const call = (page, name, argument) =>
  page.evaluate(([name, given]) => /** @type {any} */ (window)[/** @type {string} */ (name)](given), [name, argument]);

/**
 * @typedef {{ ms: number, results: { verdict: string, count?: string }[] }} Answered
 */

/**
 * Answers the same batch several times in one page. `ms`: the processor time of one.
 * @param {{ puzzle: string, text: string, question: string, times: number, options: object }} task
 * @returns {Promise<Answered>}
 */
export async function batchInChromium(task) {
  opened ??= open();
  const { page, processes } = await opened;
  await call(page, 'prepare', task);
  const begun = worked(processes);
  await call(page, 'batch');
  const ms = (worked(processes) - begun) / task.times;
  return { ms, results: await call(page, 'results') };
}

/**
 * Starts another solver and asks it about a puzzle. `ms` by the clock: what a user waits for.
 * @param {{ puzzle: string, text: string }} task
 * @returns {Promise<Answered>}
 */
export async function startInChromium(task) {
  opened ??= open();
  return call((await opened).page, 'start', task);
}
