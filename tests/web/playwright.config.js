// The page in real browsers: Debian's Chromium and Firefox, found on the PATH and never downloaded. `npm test -- web`
// sets up, builds and runs this; by itself, on a site that is built: npx playwright test -c tests/web

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findCommand } from '../../wasm/tools/run.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = process.env.PORT ?? '4174';

// The shell is the same browser without its windows, and starts in half the time; installing needs the whole.
const chromium = {
  browserName: 'chromium',
  // A worker keeps its page from test to test, empties what it has stored and takes back what a test has changed.
  reuseContext: true,
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

const installing = '**/installing.test.js';
const fingers = '**/*-phone.test.js';

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/build/web-results`,
  // No test passes or fails by the clock. These end only what hangs, on a machine with ten times its work too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A worker waits for much of its time: for its browser, for a frame, for the next look at what it expects.
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `${root}/build/web-results.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-US',
    // A test that reads a colour or a place must not meet it half changed. What moves is tested with motion asked for.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block', // but where they are tested: they would answer requests that a test waits for
  },
  // Every test in one browser; in the other what is tagged @browsers: it leans on the browser's own workers, storage,
  // focus, pointers, clipboard, drawing or frames. What is tagged @phone leans on a narrow screen and fingers.
  // What is tagged @firefox leans on what others tagged @browsers already show: it runs there before a release.
  projects: [
    { name: 'chromium', use: chromium, testIgnore: [installing, fingers] },
    { name: 'installed', use: wholeChromium, testMatch: installing },
    { name: 'firefox', use: firefox, grep: /@browsers/ },
    { name: 'phone', use: { ...devices['Pixel 7'], ...chromium }, grep: /@phone/, testIgnore: installing },
  ],
  webServer: {
    command: 'node wasm/tools/serve.js',
    cwd: root,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
