// Every test of the page, in every browser: `npm run test:all` builds and runs this.

import { defineConfig, devices } from '@playwright/test';
import { findCommand } from '../../wasm/tools/run.js';
import config, { chromium } from './playwright.config.js';

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
  ...config,
  projects: [
    { name: 'chromium', use: chromium, testIgnore: [installing, fingers] },
    { name: 'installed', use: wholeChromium, testMatch: installing },
    { name: 'firefox', use: firefox, grep: /@firefox/ },
    { name: 'phone', use: { ...devices['Pixel 7'], ...chromium }, grep: /@phone/, testIgnore: installing },
  ],
});
