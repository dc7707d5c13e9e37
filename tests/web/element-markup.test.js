// <quadrille-board> as a tag: its markup, and its part in a form.

import { board, HELD, ofType, open, sudoku, value } from './element-host.js';
import { button, cell, digits, EMPTY, expect, PUZZLE, test } from './fixtures.js';

test.describe('by its markup', () => {
  test('a text that cannot be read stays, with one message that names the place of the error', {
    tag: '@quick',
  }, async ({ page }) => {
    await open(page, sudoku('controls', '53..x'));
    await expect(page.getByRole('alert')).toHaveText(/could not be read/);
    await expect(page.getByText('53..x', { exact: true })).toBeVisible();
    await expect.poll(() => value(page)).toBe('53..x');
    await expect.poll(() => ofType(page, 'error')).toMatchObject([{ code: 'bad-input', line: 1 }]);
    expect(await board(page).evaluate((element) => element.solve().catch(({ code }) => code))).toBe('bad-input');
    await board(page).evaluate((element, text) => element.setAttribute('value', text), PUZZLE);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('an unknown puzzle is an error that names it', async ({ page }) => {
    await open(page, '<quadrille-board puzzle="chess" value="e4"></quadrille-board>');
    await expect(page.getByRole('alert')).toContainText('chess');
  });

  test('without a value it is an empty board', async ({ page }) => {
    await open(page, '<quadrille-board></quadrille-board>');
    await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();
    await expect.poll(() => value(page)).toBe(EMPTY);
  });

  test('the text in the tag is shown until the element has loaded, and is its value', { tag: '@quick' }, async ({
    page,
  }) => {
    const text = PUZZLE.match(/.{9}/g).join('\n        ');
    await open(page, `<quadrille-board readonly>\n        ${text}\n      </quadrille-board>`, '', HELD);
    await expect(page.getByText(/53\.\.7/)).toBeVisible();
    await page.evaluate(() => arrive());
    await expect.poll(() => value(page)).toBe(PUZZLE);
    await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();
  });

  test('text that is written into the tag later is read, until the value is set or edited', async ({ page }) => {
    await open(page, '<quadrille-board></quadrille-board>');
    await board(page).evaluate((element, text) => element.append(text), PUZZLE);
    await expect.poll(() => value(page)).toBe(PUZZLE);
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    await board(page).evaluate((element) => element.replaceChildren());
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/placed 4/);
  });

  test('attributes and properties agree', async ({ page }) => {
    await open(page, sudoku('controls name="a" theme="dark"'));
    expect(
      await board(page).evaluate(async (element) => {
        const before = [element.puzzle, element.name, element.theme, element.controls, element.readonly];
        Object.assign(element, { puzzle: 'queens', value: '4 0 0 0 0', name: 'b', controls: false, readonly: true });
        await element.updateComplete;
        const names = ['puzzle', 'name', 'controls', 'readonly'];
        return [before, names.map((name) => element.getAttribute(name))];
      }),
    ).toEqual([
      ['sudoku', 'a', 'dark', true, false],
      ['queens', 'b', null, ''],
    ]);
    await expect(page.getByRole('grid', { name: 'Queens' })).toBeVisible();
  });

  test('properties that were set before the element has loaded count', async ({ page }) => {
    await open(page, '<quadrille-board></quadrille-board>', '', HELD);
    await board(page).evaluate((element, value) => Object.assign(element, { value, controls: true }), PUZZLE);
    await page.evaluate(() => arrive());
    await expect.poll(() => digits(page)).toBe(PUZZLE);
    await expect(button(page, 'Solve')).toBeVisible();
  });
});

test.describe('in a form', () => {
  const form = (attributes = '', text = PUZZLE) => `<form>
    <label for="board">Today’s puzzle</label>
    <fieldset>${sudoku(`id="board" name="puzzle" ${attributes}`, text)}</fieldset>
  </form>`;

  const submitted = (page) => page.evaluate(() => new FormData(document.forms[0]).get('puzzle'));

  test('its present value is submitted, and reset', async ({ page }) => {
    await open(page, form());
    await expect.poll(() => submitted(page)).toBe(PUZZLE);
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    expect(await submitted(page)).toBe(PUZZLE.replace('53.', '534'));
    await page.evaluate(() => document.forms[0].reset());
    await expect.poll(() => submitted(page)).toBe(PUZZLE);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty/);
  });

  test('its label names the board and moves the focus there', async ({ page }) => {
    await open(page, form());
    await expect(page.getByRole('grid', { name: 'Today’s puzzle' })).toBeVisible();
    await page.getByText('Today’s puzzle').click();
    await expect(cell(page, 1, 1)).toBeFocused();
  });

  test('a disabled fieldset disables it, and it is not submitted', async ({ page }) => {
    await open(page, form('controls'));
    await page.locator('fieldset').evaluate((fieldset) => {
      fieldset.disabled = true;
    });
    await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    expect(await submitted(page)).toBeNull();
    await page.locator('fieldset').evaluate((fieldset) => {
      fieldset.disabled = false;
    });
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    expect(await submitted(page)).toBe(PUZZLE.replace('53.', '534'));
  });

  test('a text that cannot be read prevents the form from being submitted', async ({ page }) => {
    await open(page, form('', '53..x'));
    await expect(page.getByRole('alert')).toBeVisible();
    const report = () =>
      board(page).evaluate((element) => [
        element.form.checkValidity(),
        element.validity.badInput,
        element.validationMessage,
      ]);
    expect(await report()).toEqual([false, true, expect.stringContaining('could not be read')]);
    await board(page).evaluate((element, value) => Object.assign(element, { value }), PUZZLE);
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await report()).toEqual([true, false, '']);
  });
});
