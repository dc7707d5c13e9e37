// The site on any host: under a path, with the headers of our configuration files, and without any headers.

import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { findCommand } from '../../wasm/tools/run.js';
import { test as base, button, digits, expect, PUZZLE, SOLUTION } from './fixtures.js';
import { serveSite } from './site-server.js';

const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The host that serves the site. Each group of tests sets it by `on`. */
const test = base.extend({
  host: undefined,
  baseURL: ({ host }, use) => use(host.address),
});

/** @param {() => Promise<{address: string, close: () => Promise<unknown>}>} start */
const on = (start) => ({
  host: async ({ browserName: _ }, use) => {
    const host = await start();
    await use(host);
    await host.close();
  },
});

test.use({ serviceWorkers: 'allow' });

async function solves(page) {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toBe(SOLUTION);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Checks the headers that each of our configuration files must set. */
async function hasGoodHeaders(page) {
  await page.goto('./');
  const meta = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  const policy = meta.replaceAll(/\s+/g, ' '); // the page has line breaks in it, which a header cannot have
  const script = await page.locator('script[type=module]').getAttribute('src');
  const headers = async (path) => (await page.request.get(path)).headers();
  for (const path of ['./', 'index.html', 'sw.js', script]) {
    expect(await headers(path), path).toMatchObject({
      'cache-control': path === script ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  }
  expect((await headers('icon.svg'))['cache-control']).not.toBe('public, max-age=31536000, immutable');
}

/**
 * The rules of a _headers file as hosts apply it: every rule that matches counts, and a header that two of them give is
 * joined by a comma (https://developers.cloudflare.com/pages/configuration/headers/).
 */
function rulesOf(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] });
    else if (/^\s+\S/.test(line)) rules.at(-1).headers.push(line.trim().split(/:\s*(.*)/s));
  }
  const matches = (rule, path) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return (path) => {
    const headers = {};
    for (const rule of rules.filter((rule) => matches(rule.path, `/${path}`))) {
      for (const [name, value] of rule.headers) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };
}

test.describe('with _headers', () => {
  test.use(on(async () => serveSite(root('dist/site'), rulesOf(await readFile(root('dist/site/_headers'), 'utf8')))));

  test('the page works under a path, and its files have the right headers', async ({ page }) => {
    await solves(page);
    await hasGoodHeaders(page);
  });
});

test.describe('without headers, even without the content types of newer files', () => {
  const untyped = (path) => (/\.(wasm|webmanifest)$/.test(path) ? { 'Content-Type': 'application/octet-stream' } : {});
  test.use(on(() => serveSite(root('dist/site'), untyped)));

  test('the page works under a path', async ({ page }) => {
    await solves(page);
  });
});

/** nginx with our snippet in the smallest complete configuration. */
async function startNginx() {
  const port = await freePort();
  const folder = test.info().outputPath('nginx/');
  const snippet = await readFile(root('web/hosting/nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}${name};`,
  );
  const configuration = `${folder}nginx.conf`;
  await mkdir(folder, { recursive: true });
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${folder}pid; error_log stderr;
     events {}
     http { access_log off; ${temporary.join(' ')}
       server { listen 127.0.0.1:${port}; ${snippet.replaceAll('/var/www/quadrille/', root('dist/site/'))} } }`,
  );
  const nginx = spawn('nginx', ['-c', configuration, '-e', 'stderr'], { stdio: 'inherit' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const address = `http://127.0.0.1:${port}/quadrille/`;
  await expect.poll(() => fetch(address).then(({ status }) => status, String)).toBe(200);
  return {
    address,
    async close() {
      nginx.kill();
      await ended;
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

test.describe('with nginx.conf', () => {
  test.skip(!findCommand('nginx'), 'there is no nginx here');
  test.use(on(startNginx));

  test('the page works under a path, and its files have the right headers', async ({ page }) => {
    await solves(page);
    await hasGoodHeaders(page);
  });
});
