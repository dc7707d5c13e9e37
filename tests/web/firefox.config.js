// All tests that are meant for Firefox too. `npm test` leaves those out that are tagged @firefox: Firefox takes three
// times as long for a test as Chromium, and others lean on the same of it. `npm run test:firefox` builds and runs this.

import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

export default defineConfig({
  ...config,
  projects: config.projects
    .filter(({ name }) => name === 'firefox')
    .map((firefox) => ({ ...firefox, grep: /@browsers|@firefox/ })),
});
