// Quadrille in Debian's Chromium: a page with only the package's files.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../wasm/tools/run.js';
import browser from '../web/playwright.config.js';

const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

/** The functions of the page. Each gets an argument and returns milliseconds and an answer. */
const script = `
import { Quadrille } from './quadrille.js';
const bytes = await (await fetch('./sudoku.wasm')).arrayBuffer();
let quadrille;
window.batch = async ({ puzzle, question, text, times, options }) => {
  quadrille ??= await Quadrille.start({ workers: 1 });
  let results;
  const begun = performance.now();
  for (let i = 0; i < times; ++i) results = await quadrille.batch(puzzle, question, text, options);
  const ms = (performance.now() - begun) / times;
  if (options.columns) {
    results = Array.from(results.verdicts, (verdict) => ({ verdict: results.verdictNames[verdict] }));
  }
  const failed = results.find((result) => result instanceof Error);
  if (failed) throw failed;
  return { ms, results: results.map(({ verdict, count }) => ({ verdict, count: count?.toString() })) };
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

/** @type {Promise<import('@playwright/test').Page> | undefined} */
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
  return page;
}

let end = async () => {};

/** Ends the browser, if there is one. */
export const close = () => end();

/**
 * @param {'batch' | 'start'} what
 * @param {{ puzzle: string, text: string, question?: string, times?: number, options?: object }} argument
 * @returns {Promise<{ ms: number, results: { verdict: string, count?: string }[] }>}
 */
export async function inChromium(what, argument) {
  opened ??= open();
  const page = await opened;
  return page.evaluate(
    ([name, given]) => /** @type {any} */ (window)[/** @type {string} */ (name)](given),
    [what, argument],
  );
}
