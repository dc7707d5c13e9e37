// The seal: a certificate of a board, made, checked in a worker of its own, and saved. The oracle of the saved file is
// the command `quadrille verify` of the package.

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { audit, button, cell, expect, PUZZLE, TWOFOLD, test } from './fixtures.js';

const cli = fileURLToPath(new URL('../../dist/package/cli.js', import.meta.url));
const dialog = (page) => page.getByRole('dialog', { name: 'Seal' });
const stop = (page) => dialog(page).getByRole('button', { name: 'Stop' });
const seal = (page) => dialog(page).getByRole('img', { name: 'One solution, checked' });

/** Puts a worker that is never done in the place of the checker, and notes its end. Runs in the page. */
const silence = () => {
  globalThis.Worker = class extends Worker {
    constructor(url, ...all) {
      const isChecker = String(url).startsWith('blob:');
      super(
        isChecker
          ? URL.createObjectURL(new Blob(['postMessage({ fraction: 0.25 });'], { type: 'text/javascript' }))
          : url,
        ...all,
      );
      if (isChecker) globalThis.checker = this;
    }
    terminate() {
      if (globalThis.checker === this) globalThis.hasEnded = true;
      super.terminate();
    }
  };
};

test(
  'a board with one solution gets its seal when the certificate is checked, and the file can be verified',
  {
    tag: '@quick',
  },
  async ({ page }, info) => {
    await page.goto(`./#sudoku=${PUZZLE}`);
    await cell(page, 1, 3).click();
    await page.keyboard.press('9'); // a mistake of the player is no part of the puzzle
    await button(page, 'Seal').click();
    await expect(seal(page)).toBeVisible();
    await expect(page.locator('button.seal')).toHaveCSS('transform', 'none'); // a control, and no stamp
    await expect(dialog(page)).toContainText(/The certificate has \d+ KB. It was made in [\d.]+ m?s and checked in/);
    const coming = page.waitForEvent('download');
    await button(page, 'Save the certificate').click();
    const saved = await coming;
    expect(saved.suggestedFilename()).toBe('sudoku-proof.gz');
    const [puzzle, proof] = [info.outputPath('puzzle.txt'), info.outputPath('proof.gz')];
    writeFileSync(puzzle, PUZZLE);
    await saved.saveAs(proof);
    const { stdout } = await promisify(execFile)('node', [cli, 'verify', puzzle, proof]);
    expect(stdout).toBe('sudoku: unique\n');
    await audit(page, 'seal-dialog');
  },
);

test('no seal is shown while the certificate is being checked, and closing the dialog ends the worker', async ({
  page,
}) => {
  await page.addInitScript(silence);
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Seal').click();
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', '0.25');
  await expect(dialog(page)).toContainText('Checking each line');
  await expect(seal(page)).toHaveCount(0);
  await stop(page).click();
  await expect(dialog(page)).toContainText('Stopped. There is no certificate.');
  expect(await page.evaluate(() => globalThis.hasEnded)).toBe(true);
  await page.evaluate(() => void delete globalThis.hasEnded);
  await button(page, 'Start again').click();
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', '0.25');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => globalThis.hasEnded)).toBe(true);
});

test('the making of a certificate is stopped, also while its WebAssembly is loading', async ({ page }) => {
  await page.route('**/model-*.wasm', () => {}); // no answer
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Seal').click();
  await expect(dialog(page)).toContainText('Making a certificate');
  await stop(page).click();
  await expect(dialog(page)).toContainText('Stopped. There is no certificate.');
});

test('a board with two solutions gets no seal, and queens with one get theirs', async ({ page }) => {
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await button(page, 'Seal').click();
  await expect(dialog(page)).toContainText('More than one solution, checked. So it gets no seal.');
  await expect(seal(page)).toHaveCount(0);
  await button(page, 'Close').click();
  await page.goto('./#queens=4 2 0 0 0');
  await button(page, 'Seal').click();
  await expect(seal(page)).toBeVisible();
});

test('a slitherlink gets its seal, in Chinese', async ({ page }) => {
  await page.goto('./?lang=zh#slitherlink');
  await button(page, '印章').click();
  await expect(page.getByRole('img', { name: '唯一解，已验证' })).toBeVisible();
});

test('a link with a seal shows it once its certificate is checked, and no seal for another board', async ({ page }) => {
  await page.addInitScript(() => {
    if (!navigator.clipboard) return; // about:blank has none
    navigator.clipboard.writeText = async (text) => void Object.assign(globalThis, { copied: text });
  });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Seal').click();
  await button(page, 'Copy a link with the seal').click();
  await expect(dialog(page)).toContainText('Copied.');
  const link = await page.evaluate(() => String(globalThis.copied));
  expect(link.length).toBeLessThan(30_000);
  const open = async (address) => {
    await page.goto('about:blank');
    await page.goto(address);
  };
  await open(link);
  await expect(seal(page)).toBeVisible();
  await expect(dialog(page)).toContainText('The certificate came with the link. It was checked here in');
  await expect(button(page, 'Save the certificate')).toHaveCount(0);
  await open(link.replace(PUZZLE, TWOFOLD));
  await expect(dialog(page)).toContainText('The certificate does not prove it:');
  await expect(seal(page)).toHaveCount(0);
  await open(link.slice(0, -9));
  await expect(dialog(page)).toContainText('damaged on its way');
  await expect(seal(page)).toHaveCount(0);
});

test('a board that was checked has the seal in its header, and another one has not', async ({ page }) => {
  const sealed = page.getByRole('banner').getByRole('img', { name: 'One solution, checked' });
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Check').click();
  await expect(sealed).toBeVisible();
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  await expect(sealed).toBeVisible();
  await page.goto(`./#sudoku=${TWOFOLD}`);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 8/);
  await expect(sealed).toHaveCount(0);
});
