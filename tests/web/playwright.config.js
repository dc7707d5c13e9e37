// The page in real browsers: Debian's Chromium and Firefox, found on the PATH and never downloaded. `npm test -- web`
// sets up, builds and runs this; by itself, on a site that is built: npx playwright test -c tests/web

import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findCommand } from '../../wasm/tools/run.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = process.env.PORT ?? '4174';

// The shell is the same browser without its windows, and starts in half the time; installing needs the whole.
const chromium = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: findCommand('chromium-headless-shell') ?? findCommand('chromium'),
    args: [
      '--no-sandbox', // as root there is no other way
      '--disable-gpu',
      // Debian's Chromium otherwise talks to its maker, which a machine without that network waits for.
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

const wholeChromium = {
  ...chromium,
  launchOptions: { ...chromium.launchOptions, executablePath: findCommand('chromium') },
};

// The channel makes Playwright speak WebDriver BiDi, the protocol of an unpatched Firefox.
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: findCommand('firefox-esr') },
};

/** @param {...string} names of files, without their ending */
const files = (...names) => names.map((name) => `**/${name}.test.js`);

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/build/web-results`,
  // No test passes or fails by the clock. These end only what hangs, on a machine with ten times its work too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${root}/build/web-results.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block', // but where they are tested: they would answer requests that a test waits for
  },
  // Every test in one browser; in the other what leans on the browser's own: workers, storage, focus, clipboard,
  // frames, offline use; on a phone what leans on width and fingers.
  projects: [
    { name: 'chromium', use: chromium, testIgnore: files('installing') },
    { name: 'installed', use: wholeChromium, testMatch: files('installing') },
    {
      name: 'firefox',
      use: firefox,
      testMatch: files(
        'solving',
        'stopping',
        'editing',
        'keyboard',
        'element',
        'frame',
        'one-file',
        'offline',
        'tiling',
        'variant',
        'variant-drawing',
        'variant-rules',
      ),
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], ...chromium },
      testMatch: files(
        'solving',
        'marks',
        'selecting',
        'annotations',
        'watch',
        'collection',
        'language',
        'tiling-phone',
      ),
    },
  ],
  webServer: {
    command: 'node wasm/tools/serve.js',
    cwd: root,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
