// WebKitGTK's MiniBrowser, driven by WebDriver (https://www.w3.org/TR/webdriver2/): one HTTP request a command.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Milliseconds. An answer that takes longer will not come. */
const PATIENCE = 60_000;

/** The address of WebKitWebDriver. */
let driverAddress = '';

/** Starts a virtual display, and WebKitWebDriver on it, which starts a MiniBrowser for each session. */
export async function startDriver() {
  // Xvfb chooses a free display and writes its number to the file descriptor.
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3], 'data', { signal: AbortSignal.timeout(PATIENCE) });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, LANG: 'en_US.UTF-8' },
  });
  driverAddress = `http://127.0.0.1:${port}`;
  await until(async () => (await command('GET', '/status')).ready, 'WebKitWebDriver is ready');
  return {
    close() {
      driver.kill();
      display.kill();
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** One browser with one page and its own storage. There can be only one at a time. */
export async function openBrowser() {
  const { sessionId, capabilities } = await command('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const session = `/session/${sessionId}`;
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    /** @param {string} url */
    goto: (url) => command('POST', `${session}/url`, { url }),
    /**
     * Runs a function in the page and returns its result.
     * @template T
     * @param {(...args: any[]) => T} work it knows nothing of this file
     * @param {...unknown} args
     * @returns {Promise<Awaited<T>>}
     */
    evaluate: (work, ...args) =>
      command('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args }),
    /** Clicks as a mouse does. @param {string} path an XPath */
    async click(path) {
      const element = await command('POST', `${session}/element`, { using: 'xpath', value: path });
      await command('POST', `${session}/element/${Object.values(element)[0]}/click`, {});
    },
    close: () => command('DELETE', session),
  };
}

/**
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path
 * @param {object} [body]
 */
async function command(method, path, body) {
  const response = await fetch(driverAddress + path, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/**
 * Waits until `holds` returns true. Its errors are ignored until then.
 * @param {() => Promise<unknown>} holds
 * @param {string} what is waited for, as the error says it
 */
export async function until(holds, what, seconds = 20) {
  /** @type {unknown} */
  let last;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    try {
      last = await holds();
      if (last === true) return;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not within ${seconds} s: ${what}. Last: ${last}`);
}
