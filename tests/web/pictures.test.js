// Pictures of every puzzle, solved, in light and dark, on a desktop and on a phone: written to build/screenshots for a
// person to look at. Two of them are the README's and the installed page's; `UPDATE_SCREENSHOT=1 npm test` renews
// those.

import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { button, expect, status, test } from './fixtures.js';

const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const kept = {
  'sudoku-desktop-light': 'web/public/screenshot-wide.png',
  'sudoku-phone-light': 'web/public/screenshot-narrow.png',
};

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const colorScheme of ['light', 'dark']) {
  for (const [device, viewport] of Object.entries(sizes)) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, deviceScaleFactor: 2 });

      test('every puzzle has a screenshot', async ({ page }) => {
        await mkdir(root('build/screenshots'), { recursive: true });
        await page.goto('./#sudoku');
        for (const tab of await page.getByRole('tablist', { name: 'Puzzle' }).getByRole('tab').all()) {
          await tab.click();
          await button(page, 'Solve').click();
          await expect(status(page)).toContainText('Solved');
          const name = (await tab.getAttribute('id')).replace('tab-', '');
          const picture = `${name}-${device}-${colorScheme}`;
          const path = root(`build/screenshots/${picture}.png`);
          await page.screenshot({ path });
          if (process.env.UPDATE_SCREENSHOT && kept[picture]) await copyFile(path, root(kept[picture]));
        }
      });
    });
  }
}
