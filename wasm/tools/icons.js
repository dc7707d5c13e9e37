// Draws the icons of the installed page from web/public/icon.svg, in Chromium. Run by hand when the drawing has
// changed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand, root, runWhenMain } from './run.js';

const folder = join(root, 'web/public');

/**
 * Each with its side in pixels, and how much of the side the drawing takes: systems cut a maskable icon to any shape
 * that holds the circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks), and Apple's rounds the corners.
 */
const icons = [
  { name: 'icon-192.png', side: 192, share: 1 },
  { name: 'icon-512.png', side: 512, share: 1 },
  { name: 'icon-maskable.png', side: 512, share: 0.54 },
  { name: 'icon-touch.png', side: 180, share: 0.7 },
];

await runWhenMain(import.meta.url, async () => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: findCommand('chromium'), args: ['--no-sandbox'] });
  const drawing = readFileSync(join(folder, 'icon.svg')).toString('base64');
  for (const { name, side, share } of icons) {
    const background = share < 1 ? 'background: #fff' : '';
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`
      <body style="margin: 0; height: 100vh; display: grid; place-items: center; ${background}">
        <img src="data:image/svg+xml;base64,${drawing}" width="${side * share}" />
      </body>`);
    await page.screenshot({ path: join(folder, name), omitBackground: true });
  }
  await browser.close();
});
