// The fixture of the package's tests: the tarball as npm would publish it, installed into an empty project outside of
// this one, and pages that are served from there or from elsewhere and opened in a real browser.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import playwright from '../web/playwright.config.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** From Wikipedia's article on Sudoku, as is the solution. */
export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The module of a page. It puts the solver's answer about a link, or the error, into the page's title. */
export const ask = (from, options = '{}') => `
  import { Quadrille } from '${from}';
  async function ask() {
    const quadrille = await Quadrille.start(${options});
    const { text } = await quadrille.convert('sudoku', '${PUZZLE}', { to: 'fpuzzles' });
    const { verdict, solution } = await quadrille.solve('sudoku', text, { to: 'line' });
    const { count } = await quadrille.count('queens', '4 0 0 0 0'); // another module
    quadrille.close();
    return verdict + ' ' + solution + (count === 2n ? '' : ', and counts ' + count);
  }
  ask().catch((error) => error.code + ': ' + error.message).then((text) => {
    document.title = text;
    parent.postMessage(text, '*');
  });
`;

/** The same by `quadrille/sync`. */
export const askSync = (from, options = '{}') => `
  import { load } from '${from}';
  load(${options})
    .then((quadrille) => {
      const { text } = quadrille.convert('sudoku', '${PUZZLE}', { to: 'fpuzzles' });
      return quadrille.solve('sudoku', text, { to: 'line' });
    })
    .then(
      ({ verdict, solution }) => (document.title = verdict + ' ' + solution),
      (error) => (document.title = error.code + ': ' + error.message),
    );
`;

/** The same by a board of `quadrille/element`. */
export const askBoard = (from) => `
  import '${from}';
  const board = document.body.appendChild(document.createElement('quadrille-board'));
  board.value = '${PUZZLE}';
  board.solve().then(
    ({ verdict, solution }) => (document.title = verdict + ' ' + solution),
    (error) => (document.title = error.code + ': ' + error.message),
  );
`;

/** The title that `ask`, `askSync` and `askBoard` set without an error. */
export const ANSWER = `solved ${SOLUTION}`;

const temporary = mkdtempSync(join(tmpdir(), 'quadrille-package-'));
after(() => rmSync(temporary, { recursive: true }));

const execute = promisify(execFile);

/** Runs a command in a folder. If it fails, the error has its output. */
export async function run(folder, command, ...args) {
  try {
    return (await execute(command, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } })).stdout;
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}: ${error.message}\n${error.stdout}${error.stderr}`);
  }
}

async function pack() {
  const [{ filename, files }] = JSON.parse(
    await run(join(root, 'dist/package'), 'npm', 'pack', '--json', '--pack-destination', temporary),
  );
  const tarball = join(temporary, filename);
  const installed = join(temporary, 'installed');
  write(installed, { 'package.json': JSON.stringify({ private: true, type: 'module' }) });
  await run(installed, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
  return { tarball, files: files.map(({ path }) => path).sort(), installed };
}

/** The tarball, the names of its files, and a project with nothing else installed. */
export const packed = await pack();

/** The folder of the installed package. */
export const packageFolder = join(packed.installed, 'node_modules/quadrille');

/** Writes files, by their paths in a folder. */
function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A new project with the package installed and these files. */
export function project(files) {
  const folder = mkdtempSync(join(temporary, 'project-'));
  cpSync(packed.installed, folder, { recursive: true });
  write(folder, files);
  return folder;
}

const mediaTypes = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** Serves a folder on its own origin, without special headers, until the tests end. Returns the origin. */
export async function serve(folder, headers = {}) {
  const server = createServer(({ url }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
    try {
      const content = readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream', ...headers });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}

let launching;
after(async () => (await launching)?.close());

/**
 * The title of a page, once it is set, and the addresses that the page requested.
 * @returns {Promise<{ title: string, requests: string[] }>}
 */
export async function show(url) {
  launching ??= chromium.launch(playwright.projects.find(({ name }) => name === 'chromium').use.launchOptions);
  const page = await (await launching).newPage();
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url);
  await page.waitForFunction(() => document.title !== '');
  const title = await page.title();
  await page.close();
  return { title, requests };
}

/** Opens a page that must solve the puzzle. */
export async function assertSolves(url) {
  const { title, requests } = await show(url);
  assert.equal(title, ANSWER);
  return requests;
}
