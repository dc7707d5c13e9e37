// The page in real browsers: Debian's Chromium and Firefox, found on the PATH and never downloaded. `npm test -- web` sets
// up, builds and runs this; by itself, on a site that is built: npx playwright test -c tests/web

import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findCommand } from '../../wasm/tools/run.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = process.env.PORT ?? '4174';

const chromium = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: findCommand('chromium'),
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

// The channel makes Playwright speak WebDriver BiDi, the protocol of an unpatched Firefox.
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: findCommand('firefox-esr') },
};

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/build/web-results`,
  timeout: 90_000, // axe in Firefox, on a busy machine
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: `${root}/build/web-results.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block', // but where they are tested: they would answer requests that a test waits for
  },
  projects: [
    { name: 'chromium', use: chromium },
    { name: 'firefox', use: firefox },
    { name: 'phone', use: { ...devices['Pixel 7'], ...chromium } },
  ],
  webServer: {
    command: 'node wasm/tools/serve.js',
    cwd: root,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
