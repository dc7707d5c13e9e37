// Questions to <quadrille-board> and edits of it: its methods, events, buttons and keys.

import { board, call, ofType, open, sudoku, value } from './element-host.js';
import {
  audit,
  button,
  cell,
  copy,
  digits,
  EMPTY,
  expect,
  PUZZLE,
  SOLUTION,
  status,
  TWOFOLD,
  test,
} from './fixtures.js';

test.describe('questions', () => {
  for (const [puzzle, text, name] of [
    ['sudoku', '12343412........', 'Sudoku'],
    ['variant', '.Shape~4x4.Cage~3~R1C1~R1C2.AntiKnight.~R1C1_1', 'Sudoku variant'],
    ['queens', '6 0 0 0 0 0 0', 'Queens'],
    ['kakuro', '# 4\\ 3\\\n\\3 . .\n\\4 . .', 'Kakuro'],
    ['tiling', '3x4 *xI3', 'Tilings'],
    ['cover', 'a b c\na b\nc\nb', 'Exact cover'],
  ]) {
    test(`a board of ${puzzle} has a name, is solved by its button, and passes axe in light and dark`, {
      tag: puzzle === 'sudoku' ? ['@quick', '@firefox'] : '@firefox',
    }, async ({ page, browserName }) => {
      await open(page, `<quadrille-board puzzle="${puzzle}" controls></quadrille-board>`);
      await board(page).evaluate((element, text) => {
        element.value = text;
      }, text);
      await expect(page.getByRole('grid', { name, exact: true })).toBeVisible();
      await button(page, 'Solve').click();
      await expect(status(page)).toContainText('Solved');
      if (browserName === 'firefox') return; // axe checks the same tree there, slowly
      for (const theme of ['light', 'dark']) {
        await board(page).evaluate((element, theme) => {
          element.theme = theme;
        }, theme);
        await audit(page, 'quadrille-board');
      }
    });
  }

  test('the methods and the events give the package’s results', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
    await open(page, sudoku());
    expect(await call(page, 'solve')).toMatchObject({ verdict: 'solved', solution: SOLUTION });
    await expect.poll(() => digits(page)).toBe(SOLUTION);
    expect(await call(page, 'check')).toMatchObject({ verdict: 'unique', solutions: [SOLUTION] });
    expect(await board(page).evaluate(async (element) => String((await element.count()).count))).toBe('1');
    await expect
      .poll(() => page.evaluate(() => events.map(({ type, question, verdict }) => [type, question, verdict])))
      .toEqual([
        ['verdict', 'solve', 'solved'],
        ['verdict', 'check', 'unique'],
        ['verdict', 'count', 'counted'],
      ]);
    await expect.poll(() => value(page)).toBe(PUZZLE); // an answer is shown, but does not change the value
  });

  test('a board that is not unique shows two solutions, and says which one is on the board', async ({ page }) => {
    await open(page, sudoku('controls', TWOFOLD));
    await button(page, 'Check').click();
    await expect(status(page)).toContainText('Not unique');
    const first = await digits(page);
    await button(page, 'Second solution').click();
    await expect.poll(() => digits(page)).not.toBe(first);
  });

  test('a count reports its progress, and stops by button and by method', { tag: ['@quick', '@firefox'] }, async ({
    page,
  }) => {
    await open(page, sudoku('controls', EMPTY));
    await button(page, 'Count').click();
    await expect.poll(async () => (await ofType(page, 'progress')).length).toBeGreaterThan(2);
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
    await button(page, 'Stop').click();
    await expect(status(page)).toContainText('Stopped');
    const stopped = await board(page).evaluate(async (element) => {
      const counting = element.count();
      await new Promise((resolve) => element.addEventListener('progress', resolve, { once: true }));
      element.stop();
      return (await counting).verdict;
    });
    expect(stopped).toBe('stopped');
  });

  test('a count is stopped by a call right after it, though its text is not read yet', async ({ page }) => {
    await open(page, sudoku());
    const verdict = await board(page).evaluate(async (element, text) => {
      element.value = text;
      const counting = element.count();
      element.stop();
      return (await counting).verdict;
    }, EMPTY);
    expect(verdict).toBe('stopped');
  });

  test('a question waits until the text that was set just before is read, in any notation', async ({ page }) => {
    await open(page, sudoku());
    const rows = PUZZLE.match(/.{9}/g).join('\n');
    const answer = await board(page).evaluate((element, rows) => {
      element.value = '';
      element.value = rows;
      return element.solve();
    }, rows);
    expect(answer.solution).toBe(SOLUTION);
    await expect.poll(() => value(page)).toBe(PUZZLE);
  });

  test('several boards share one worker, which starts when the first question is asked', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, sudoku('id="a"') + sudoku('id="b"', TWOFOLD) + sudoku('id="c"', EMPTY));
    await expect(page.getByRole('grid')).toHaveCount(3);
    expect(
      await page.evaluate(() => [workers, performance.getEntriesByType('resource').map(({ name }) => name)]),
    ).toEqual([0, expect.not.arrayContaining([expect.stringMatching(/quadrille\.js|worker\.js|\.wasm/)])]);
    const verdicts = await page.evaluate(async () => {
      const all = [];
      for (const id of ['a', 'b', 'c']) all.push((await document.getElementById(id).check()).verdict);
      return all;
    });
    expect(verdicts).toEqual(['unique', 'multiple', 'multiple']);
    await expect.poll(() => page.evaluate(() => workers)).toBe(1);
  });

  test('the page may provide the shared solver, here the one in a single file', { tag: '@firefox' }, async ({
    page,
  }) => {
    await open(
      page,
      sudoku(),
      `const { Quadrille } = await import('./inline.js');
       QuadrilleBoard.start = () => Quadrille.start();
       globalThis.isProvided = true;`,
    );
    await page.waitForFunction(() => globalThis.isProvided);
    expect(await call(page, 'solve')).toMatchObject({ solution: SOLUTION });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toEqual(expect.not.arrayContaining([expect.stringMatching(/worker\.js|\.wasm/)]));
  });

  test('a board that is removed from the page stops', { tag: '@firefox' }, async ({ page }) => {
    await open(page, sudoku('', EMPTY));
    const verdict = await board(page).evaluate(async (element) => {
      const counting = element.count();
      await new Promise((resolve) => element.addEventListener('progress', resolve, { once: true }));
      element.remove();
      return (await counting).verdict;
    });
    expect(verdict).toBe('stopped');
  });
});

test.describe('edits', () => {
  test('keys fill cells, fire `change`, and can be undone', { tag: ['@quick', '@firefox'] }, async ({ page }) => {
    await open(page, sudoku());
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    const filled = PUZZLE.replace('53.', '534');
    await expect.poll(() => value(page)).toBe(filled);
    await page.keyboard.press('Control+z');
    await expect.poll(() => value(page)).toBe(PUZZLE);
    await expect
      .poll(() => ofType(page, 'change'))
      .toEqual([filled, PUZZLE].map((value) => ({ type: 'change', value })));
  });

  test('a pasted puzzle in any notation replaces the board', { tag: '@firefox' }, async ({ page }) => {
    await open(page, sudoku('controls', EMPTY));
    await copy(page, PUZZLE.match(/.{9}/g).join('\n'));
    await cell(page, 1, 1).click();
    await page.keyboard.press('Control+v');
    await expect.poll(() => value(page)).toBe(PUZZLE);
    await expect.poll(() => ofType(page, 'change')).toEqual([{ type: 'change', value: PUZZLE }]);
  });

  test('a paste of several puzzles is refused with a message: a board is one puzzle', async ({ page }) => {
    await open(page, sudoku('controls', EMPTY));
    await copy(page, `${PUZZLE}\n${TWOFOLD}`);
    await cell(page, 1, 1).click();
    await page.keyboard.press('Control+v');
    await expect(status(page)).toContainText('could not be read');
    await expect.poll(() => value(page)).toBe(EMPTY);
    await expect.poll(() => ofType(page, 'error')).toMatchObject([{ code: 'bad-input' }]);
  });

  test('clear empties the board, by button and by method, and can be undone', async ({ page }) => {
    await open(page, sudoku('controls'));
    await button(page, 'Clear').click();
    await expect.poll(() => value(page)).toBe(EMPTY);
    await button(page, 'Undo').click();
    await expect.poll(() => value(page)).toBe(PUZZLE);
    await call(page, 'clear');
    await expect.poll(() => value(page)).toBe(EMPTY);
  });

  for (const attribute of ['readonly', 'disabled']) {
    test(`a board that is ${attribute} is not changed by keys, and has the ARIA state`, { tag: '@firefox' }, async ({
      page,
    }) => {
      await open(page, sudoku(`controls ${attribute}`));
      await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
      await cell(page, 1, 3).click();
      await page.keyboard.press('4');
      await expect.poll(() => value(page)).toBe(PUZZLE);
      await expect(button(page, 'Clear')).toHaveCount(0);
      await expect(button(page, 'Solve')).toBeEnabled({ enabled: attribute === 'readonly' });
    });
  }
});
