// The reference of the package, which typedoc makes: linked from the page's foot, and whole without other origins.

import { expect, test } from './fixtures.js';

for (const [language, name] of [
  ['en', 'Reference for programs'],
  ['zh', '编程接口参考（英文）'],
]) {
  test(`the foot of the page (${language}) links the reference`, async ({ page }) => {
    await page.goto(`./?lang=${language}#sudoku`);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/api\/$/);
    await expect(page.getByRole('heading', { name: 'A board in your page' })).toBeVisible();
    await expect(page.locator('link[rel=icon]')).toHaveCount(1); // or a browser asks for one that is not there
  });
}

test('the reference describes the calls, finds them, and requests nothing from another origin', async ({ page }) => {
  const foreign = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin))
      foreign.push(request.url());
  });
  await page.goto('./api/classes/quadrille.Quadrille.html');
  for (const name of ['solve', 'check', 'count', 'list', 'batch'])
    await expect(page.getByRole('heading', { name: `${name} Permalink` })).toBeVisible();
  await expect(page.getByText('Counts the solutions.')).toBeVisible();
  await page.goto('./api/interfaces/element.QuadrilleBoardEventMap.html');
  await expect(page.getByText('A question was answered, or stopped.')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('the reference has the page’s content policy but for styles, and no script in a page', async ({ page }) => {
  await page.goto('./api/');
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  await page.goto('./#sudoku');
  const ours = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy.replace(" 'unsafe-inline'", '')).toBe(ours.replaceAll(/\s+/g, ' '));
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  await page.goto('./api/classes/quadrille.Quadrille.html');
  await expect(page.locator('script:not([src])')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'solve Permalink' })).toBeVisible();
});
