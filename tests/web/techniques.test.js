// The pages about techniques, and the explanation of a hint, which is taken from them.

import enSteps from '../../web/strings/en/steps.js';
import en from '../../web/strings/en/techniques.js';
import zhSteps from '../../web/strings/zh/steps.js';
import zh from '../../web/strings/zh/techniques.js';
import { audit, button, cell, expect, fullHint, PUZZLE, status, test } from './fixtures.js';

// Made by this project's generator, and solved up to a chain.
const CHAIN = '.2.518.37...346.2.1..7928.4..9674.1....123.8..1.9854....5431.98.4.269...39.857.4.';

const languages = [
  { code: 'en', folder: 'techniques/', texts: en, steps: enSteps, foot: 'Techniques' },
  { code: 'zh', folder: 'techniques/zh/', texts: zh, steps: zhSteps, foot: '技巧' },
];

for (const { code, folder, texts, steps, foot } of languages) {
  test(`the foot of the page (${code}) leads to a list of all techniques`, async ({ page }) => {
    await page.goto(`./?lang=${code}#sudoku`);
    await page.getByRole('contentinfo').getByRole('link', { name: foot }).click();
    await expect(page).toHaveURL(new RegExp(`/${folder}index\\.html$`));
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const links = await page.getByRole('listitem').getByRole('link').allTextContents();
    expect(links).toEqual(Object.values(steps.names));
    const others = page.getByRole('navigation').last().getByRole('link');
    await expect.poll(() => others.count()).toBeGreaterThan(20);
    await audit(page);
    await page.getByRole('link', { name: texts.other }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code === 'en' ? 'zh' : 'en');
  });

  test(`every technique (${code}) has a page with its picture, which fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const [technique, name] of Object.entries(steps.names)) {
      await page.goto(`./${folder}${technique}.html`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const picture = page.getByRole('img', { name: `${name}${code === 'en' ? ':' : '：'}` });
      await expect(picture).toBeVisible();
      expect((await picture.boundingBox()).width, technique).toBeGreaterThan(300);
      await expect(page.getByText(texts.texts[technique].why)).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, technique).toBeLessThanOrEqual(0);
    }
  });

  test(`a hint (${code}) is explained in a dialog, by the keyboard too`, {
    tag: code === 'en' ? '@quick' : [],
  }, async ({ page }) => {
    await page.goto(`./?lang=${code}#sudoku=${CHAIN}`);
    await button(page, code === 'en' ? 'Hint' : '提示').click();
    for (const name of [steps.whatNext, steps.why]) await button(page, name).click();
    await button(page, steps.technique).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: steps.names.aic });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expect(dialog.getByText(texts.texts.aic.what)).toBeVisible();
    await expect.poll(() => dialog.locator('.links .strong').getAttribute('d')).toMatch(/^M/);
    await audit(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, steps.technique)).toBeFocused();
  });
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing wrong with the page of a chain in ${theme}, the theme of the page`, async ({ page }) => {
    await page.goto('./#sudoku');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await page.goto('./techniques/nice-loop.html');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await audit(page);
  });
}

test('a simple hint is explained too, and the page leads on and back to the board', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fullHint(page);
  await button(page, 'Technique').click();
  const dialog = page.getByRole('dialog', { name: /single|Full house/ });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('link', { name: 'All techniques' }).click();
  await page.getByRole('link', { name: 'X-Wing', exact: true }).click();
  await page.getByRole('link', { name: 'Swordfish' }).click();
  await page.getByRole('link', { name: 'Open this board' }).click();
  await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();
});

test('the explanation of a hint has the frame of all dialogs, also when it is the first one', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const frame = () =>
    page.getByRole('dialog').evaluate((dialog) => {
      const { borderRadius, borderColor, backgroundColor, padding } = getComputedStyle(dialog);
      return [borderRadius, borderColor, backgroundColor, padding];
    });
  await fullHint(page);
  await button(page, 'Technique').click();
  const explanation = await frame();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(explanation).toEqual(await frame());
});

test('a hint says that its explanation needs a network, or that there is none', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await fullHint(page);
  await page.route('**/techniques/*.html', (route) => route.abort());
  page.removeAllListeners('console'); // the refused request is reported there
  await button(page, 'Technique').click();
  await expect(page.getByRole('dialog')).toContainText('This text needs a network once');
  await page.keyboard.press('Escape');
  await page.unroute('**/techniques/*.html');
  await page.route('**/techniques/*.html', (route) => route.fulfill({ status: 404 }));
  await button(page, 'Technique').click();
  await expect(page.getByRole('dialog')).toContainText('This pattern has no page of its own yet');
});

// No cell of it has one value left, no house one place, and no box or pair shows anything.
const SIX =
  '.Shape~6x6.~R1C5_4~R2C2_1~R2C4_3~R2C6_5~R3C4_2~R3C6_2_3_4_5_6~R4C3_3~R4C4_5~R4C6_2_3_4_5_6~R5C1_6~R5C3_2~R5C5_5' +
  '~R5C6_1_2_3_5_6~R6C2_5~R6C4_2_3_4_5_6~R6C5_2_3_4_5_6~R6C6_2_3_5';

test('a hint on a variant names its technique, draws its chain, and removes what it eliminates', async ({ page }) => {
  await page.goto(`./#variant=${encodeURIComponent(SIX)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expect(cell(page, 4, 4)).toHaveAccessibleName(/given 5/);
  await fullHint(page);
  await expect(status(page)).toContainText('Alternating inference chain: no 5 in r1c1. Why: ');
  await expect(page.locator('.links .strong')).toHaveAttribute('d', /^M/);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/not 5/);
  await audit(page);
  await button(page, 'Technique').click();
  await expect(page.getByRole('dialog', { name: 'Alternating inference chain' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Strike out').click();
  await expect(status(page)).not.toContainText('no 5 in r1c1');
  await expect(cell(page, 1, 1)).toHaveText(/^12?3?4?6?$/);
});

for (const { code, words, list } of [
  { code: 'en', words: en, list: 'Slitherlink: patterns' },
  { code: 'zh', words: zh, list: '数回：常见形' },
]) {
  test(`each pattern of a genre (${code}) has a page, which a hint shows in a dialog`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`./techniques/${code === 'en' ? '' : 'zh/'}slitherlink.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
    await audit(page);
    const three = page.getByRole('listitem').getByRole('link').first();
    const name = (await three.textContent()).trim();
    await three.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const picture = page.getByRole('img');
    await expect.poll(() => picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await audit(page);
    await page.getByRole('link', { name: words.open }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await button(page, code === 'en' ? 'Hint' : '提示').click();
    const steps = code === 'en' ? enSteps : zhSteps;
    for (const leads of [steps.whatNext, steps.why, steps.technique]) await button(page, leads).click();
    const dialog = page.getByRole('dialog', { name });
    await expect.poll(() => dialog.getByRole('img').evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
    await audit(page, 'dialog');
  });
}
