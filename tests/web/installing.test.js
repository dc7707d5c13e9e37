// The page as an installed application: its manifest is correct, and browsers can install it.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cell, expect, PUZZLE, test } from './fixtures.js';

const site = (path) => fileURLToPath(new URL(`../../dist/site/${path}`, import.meta.url));

const readManifest = async () => JSON.parse(await readFile(site('manifest.webmanifest'), 'utf8'));

/** The width and height of a PNG file, from its first chunk, IHDR. */
async function sizeOf(path) {
  const bytes = await readFile(site(path));
  expect(bytes.toString('latin1', 1, 4), path).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the icons and screenshots have the sizes in the manifest', async () => {
  const { icons, screenshots } = await readManifest();
  for (const { src, sizes } of [...icons, ...screenshots]) expect(await sizeOf(src), src).toBe(sizes);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
});

test('the page links its manifest, which has no address outside of its folder', async ({ page, baseURL }) => {
  await page.goto('./');
  const address = await page.locator('link[rel=manifest]').evaluate((link) => link.href);
  const manifest = await (await page.request.get(address)).json();
  const { start_url, scope, icons, screenshots, shortcuts, file_handlers } = manifest;
  const all = [
    start_url,
    scope,
    ...[...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)].map(({ src }) => src),
  ];
  all.push(...shortcuts.map(({ url }) => url), ...file_handlers.map(({ action }) => action));
  const folder = `${baseURL}any/folder/`;
  for (const path of all) expect(new URL(path, `${folder}manifest.webmanifest`).href).toContain(folder);
});

test('every puzzle has a shortcut, which opens it as it was left', async ({ page }) => {
  const { shortcuts } = await readManifest();
  await page.goto('./#sudoku');
  const tabs = page.getByRole('tablist', { name: 'Puzzle' }).getByRole('tab');
  expect(shortcuts.map(({ name }) => name)).toEqual((await tabs.allTextContents()).map((name) => name.trim()));
  await page.keyboard.press('Control+z');
  await cell(page, 1, 1).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('3');
  const board = await cell(page, 1, 1).getAttribute('aria-label');
  for (const { name, url } of [...shortcuts, shortcuts[0]]) {
    await page.goto('about:blank');
    await page.goto(url);
    await expect(tabs.filter({ hasText: name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('grid')).toBeVisible();
  }
  await expect(cell(page, 1, 1)).toHaveAccessibleName(board);
});

test('Chromium can install the page', async ({ page, context, baseURL }) => {
  await page.goto('./');
  const browser = await context.newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect((await browser.send('Page.getAppId')).appId).toBe(baseURL);
});

test('the installed page opens files of the system, each on the board of its puzzle', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const home = info.outputPath('home'); // where the system stores installed applications
  const context = await playwright.chromium.launchPersistentContext(join(home, 'profile'), {
    ...launchOptions,
    baseURL,
    env: { ...process.env, HOME: home, XDG_DATA_HOME: join(home, 'data'), XDG_CONFIG_HOME: join(home, 'config') },
  });
  const [page] = context.pages();
  await page.goto('./');
  const browser = await context.newCDPSession(page);
  await browser.send('PWA.install', { manifestId: baseURL, installUrlOrBundleUrl: baseURL });
  const files = {
    'one.sdk': `#A A puzzle\n${PUZZLE.replaceAll(/.{9}/g, '$&\n')}`,
    'two.sdm': `${PUZZLE}\n`,
    'three.dlx': 'a b c\na\nb c\n',
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, name);
    await writeFile(path, text);
    const opened = context.waitForEvent('page');
    await browser.send('PWA.launchFilesInApp', { manifestId: baseURL, files: [path] });
    const app = await opened;
    await expect(app.getByRole('status')).toContainText(`Read ${name} as`);
    if (name === 'three.dlx')
      await expect(app.getByRole('tab', { name: 'Exact cover' })).toHaveAttribute('aria-selected', 'true');
    else await expect(cell(app, 1, 1)).toHaveAccessibleName(/given 5/);
  }
  await context.close();
});
