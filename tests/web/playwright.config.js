// The page in a real browser, Debian's Chromium, found on the PATH and never downloaded: what everybody runs, the
// tests that are tagged @quick. `npm test -- web` sets up, builds and runs this; by itself, on a site that is built:
// npx playwright test -c tests/web. All tests in all browsers: all.config.js.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findCommand } from '../../wasm/tools/run.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = process.env.PORT ?? '4174';

// The shell is the same browser without its windows, and starts in half the time; installing needs the whole.
export const chromium = {
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

// A test runs a module for a moment, so optimising its code costs more than it gains: a tenth of all processor time.
const args = [...chromium.launchOptions.args, '--js-flags=--liftoff-only'];
const briefly = { ...chromium, launchOptions: { ...chromium.launchOptions, args } };

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/build/web-results`,
  build: { external: ['**/*'] }, // Node runs these files as they are: nothing is to be compiled
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
  projects: [{ name: 'chromium', use: briefly, grep: /@quick/ }],
  webServer: {
    command: 'node wasm/tools/serve.js',
    cwd: root,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 300_000, // as for a test: on a machine that is busy, Node alone can take a minute to start
  },
});
