// <quadrille-board> from the built package, in a page that has nothing else and whose content policy is as strict as ours.

import { fileURLToPath } from 'node:url';
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

const folder = fileURLToPath(new URL('../../dist/package', import.meta.url));

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; connect-src 'self'; img-src data:";

/**
 * Opens a page of this markup and the element, with the files of the package beside it. Workers are counted in `workers`, and
 * the board's own events are kept in `events`. `before` runs ahead of the element, `script` after it.
 */
async function open(page, markup, script = '', before = '') {
  const files = {
    'page.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host</title>
      <link rel="icon" href="data:,"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
      <main><h1>A host</h1>${markup}</main><script type="module" src="./host.js"></script>`,
    'host.js': `
      globalThis.workers = 0;
      globalThis.events = [];
      globalThis.Worker = class extends Worker {
        constructor(...all) {
          super(...all);
          workers += 1;
        }
      };
      for (const type of ['change', 'progress', 'verdict', 'error'])
        document.addEventListener(type, ({ detail }) => events.push({ type, ...detail }));
      ${before}
      const { QuadrilleBoard } = await import('./element.js');
      ${script}`,
  };
  await page.route('**/host/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const contentType = name.endsWith('.html') ? 'text/html' : 'text/javascript';
    return route.fulfill(name in files ? { contentType, body: files[name] } : { path: `${folder}/${name}` });
  });
  await page.goto('./host/page.html');
  if (!before) await page.evaluate(() => customElements.whenDefined('quadrille-board'));
}

/** Keeps the element from arriving until `arrive` is called. */
const HELD = 'await new Promise((resolve) => { globalThis.arrive = resolve; });';

const board = (page) => page.locator('quadrille-board').first();

/** Calls a method of the board. */
const call = (page, method) => board(page).evaluate((element, name) => element[name](), method);

const value = (page) => board(page).evaluate((element) => element.value);

const ofType = async (page, type) => (await page.evaluate(() => events)).filter((event) => event.type === type);

const sudoku = (attributes = '', text = PUZZLE) =>
  `<quadrille-board puzzle="sudoku" value="${text}" ${attributes}></quadrille-board>`;

test.describe('asked', () => {
  for (const [puzzle, text, name] of [
    ['sudoku', '12343412........', 'Sudoku'],
    ['queens', '6 0 0 0 0 0 0', 'Queens'],
    ['kakuro', '# 4\\ 3\\\n\\3 . .\n\\4 . .', 'Kakuro'],
    ['cover', 'a b c\na b\nc\nb', 'Exact cover'],
  ]) {
    test(`a board of ${puzzle} is named, solved by its button, and passes axe in light and dark`, async ({
      page,
      browserName,
    }) => {
      test.slow(); // audits
      await open(page, `<quadrille-board puzzle="${puzzle}" controls></quadrille-board>`);
      await board(page).evaluate((element, text) => {
        element.value = text;
      }, text);
      await expect(page.getByRole('grid', { name, exact: true })).toBeVisible();
      await button(page, 'Solve').click();
      await expect(status(page)).toContainText('Solved');
      if (browserName === 'firefox') return; // axe judges the same tree there, and takes its time
      for (const theme of ['light', 'dark']) {
        await board(page).evaluate((element, theme) => {
          element.theme = theme;
        }, theme);
        await audit(page, 'quadrille-board');
      }
    });
  }

  test('the methods answer as the package does, and so do the events', async ({ page }) => {
    await open(page, sudoku());
    expect(await call(page, 'solve')).toMatchObject({ verdict: 'solved', solution: SOLUTION });
    await expect.poll(() => digits(page)).toBe(SOLUTION);
    expect(await call(page, 'check')).toMatchObject({ verdict: 'unique', solutions: [SOLUTION] });
    expect(await board(page).evaluate(async (element) => String((await element.count()).count))).toBe('1');
    expect(await page.evaluate(() => events.map(({ type, question, verdict }) => [type, question, verdict]))).toEqual([
      ['verdict', 'solve', 'solved'],
      ['verdict', 'check', 'unique'],
      ['verdict', 'count', 'counted'],
    ]);
    expect(await value(page)).toBe(PUZZLE); // an answer is shown, not taken
  });

  test('a board that is not unique shows two solutions, and which of them', async ({ page }) => {
    await open(page, sudoku('controls', TWOFOLD));
    await button(page, 'Check').click();
    await expect(status(page)).toContainText('Not unique');
    const first = await digits(page);
    await button(page, 'Second solution').click();
    await expect.poll(() => digits(page)).not.toBe(first);
  });

  test('a count tells its progress and stops, by button and by method', async ({ page }) => {
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

  test('a question waits for the text that was set just before it, in whatever notation', async ({ page }) => {
    await open(page, sudoku());
    const rows = PUZZLE.match(/.{9}/g).join('\n');
    const answer = await board(page).evaluate((element, rows) => {
      element.value = '';
      element.value = rows;
      return element.solve();
    }, rows);
    expect(answer.solution).toBe(SOLUTION);
    expect(await value(page)).toBe(PUZZLE);
  });

  test('several boards share one worker, which starts when the first question is asked', async ({ page }) => {
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
    expect(await page.evaluate(() => workers)).toBe(1);
  });

  test('the solver that the boards share may be brought, here the one in a single file', async ({ page }) => {
    await open(
      page,
      sudoku(),
      `const { Quadrille } = await import('./inline.js');
       QuadrilleBoard.start = () => Quadrille.start();`,
    );
    expect(await call(page, 'solve')).toMatchObject({ solution: SOLUTION });
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/worker\.js|\.wasm/)]),
    );
  });

  test('a board that is taken off the page stops', async ({ page }) => {
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

test.describe('edited', () => {
  test('keys fill cells, tell each change, and are taken back', async ({ page }) => {
    await open(page, sudoku());
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    const filled = PUZZLE.replace('53.', '534');
    expect(await value(page)).toBe(filled);
    await page.keyboard.press('Control+z');
    expect(await value(page)).toBe(PUZZLE);
    expect(await ofType(page, 'change')).toEqual([filled, PUZZLE].map((value) => ({ type: 'change', value })));
  });

  test('a puzzle in any notation is pasted over the board', async ({ page }) => {
    await open(page, sudoku('controls', EMPTY));
    await copy(page, PUZZLE.match(/.{9}/g).join('\n'));
    await cell(page, 1, 1).click();
    await page.keyboard.press('Control+v');
    await expect.poll(() => value(page)).toBe(PUZZLE);
    expect(await ofType(page, 'change')).toEqual([{ type: 'change', value: PUZZLE }]);
  });

  test('clear empties the board, by button and by method, and can be taken back', async ({ page }) => {
    await open(page, sudoku('controls'));
    await button(page, 'Clear').click();
    expect(await value(page)).toBe(EMPTY);
    await button(page, 'Undo').click();
    expect(await value(page)).toBe(PUZZLE);
    await call(page, 'clear');
    expect(await value(page)).toBe(EMPTY);
  });

  for (const attribute of ['readonly', 'disabled']) {
    test(`a board that is ${attribute} is not changed by keys, and says so`, async ({ page }) => {
      await open(page, sudoku(`controls ${attribute}`));
      await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
      await cell(page, 1, 3).click();
      await page.keyboard.press('4');
      expect(await value(page)).toBe(PUZZLE);
      await expect(button(page, 'Clear')).toHaveCount(0);
      await expect(button(page, 'Solve')).toBeEnabled({ enabled: attribute === 'readonly' });
    });
  }
});

test.describe('told by its markup', () => {
  test('a text that cannot be read is kept, with one message that says where it is wrong', async ({ page }) => {
    await open(page, sudoku('controls', '53..x'));
    await expect(page.getByRole('alert')).toHaveText(/could not be read/);
    await expect(page.getByText('53..x', { exact: true })).toBeVisible();
    expect(await value(page)).toBe('53..x');
    expect(await ofType(page, 'error')).toMatchObject([{ code: 'bad-input', line: 1 }]);
    expect(await board(page).evaluate((element) => element.solve().catch(({ code }) => code))).toBe('bad-input');
    await board(page).evaluate((element, text) => element.setAttribute('value', text), PUZZLE);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a puzzle that is not known is named', async ({ page }) => {
    await open(page, '<quadrille-board puzzle="chess" value="e4"></quadrille-board>');
    await expect(page.getByRole('alert')).toContainText('chess');
  });

  test('without a value it is an empty board', async ({ page }) => {
    await open(page, '<quadrille-board></quadrille-board>');
    await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();
    expect(await value(page)).toBe(EMPTY);
  });

  test('the text in the tag is shown until the element is there, and is its value', async ({ page }) => {
    const text = PUZZLE.match(/.{9}/g).join('\n        ');
    await open(page, `<quadrille-board readonly>\n        ${text}\n      </quadrille-board>`, '', HELD);
    await expect(page.getByText(/53\.\.7/)).toBeVisible();
    await page.evaluate(() => arrive());
    await expect.poll(() => value(page)).toBe(PUZZLE);
    await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();
  });

  test('text that is written into the tag later is taken, until someone sets or edits the value', async ({ page }) => {
    await open(page, '<quadrille-board></quadrille-board>');
    await board(page).evaluate((element, text) => element.append(text), PUZZLE);
    await expect.poll(() => value(page)).toBe(PUZZLE);
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    await board(page).evaluate((element) => element.replaceChildren());
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/given 4/);
  });

  test('attributes and properties say the same', async ({ page }) => {
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

  test('what was set on the tag before the element was there counts', async ({ page }) => {
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

  test('its value is submitted as it stands, and reset', async ({ page }) => {
    await open(page, form());
    await expect.poll(() => submitted(page)).toBe(PUZZLE);
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    expect(await submitted(page)).toBe(PUZZLE.replace('53.', '534'));
    await page.evaluate(() => document.forms[0].reset());
    await expect.poll(() => submitted(page)).toBe(PUZZLE);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty/);
  });

  test('its label names the board and takes the keyboard there', async ({ page }) => {
    await open(page, form());
    await expect(page.getByRole('grid', { name: 'Today’s puzzle' })).toBeVisible();
    await page.getByText('Today’s puzzle').click();
    await expect(cell(page, 1, 1)).toBeFocused();
  });

  test('a fieldset that is disabled disables it, and it is not submitted', async ({ page }) => {
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

  test('a text that cannot be read keeps the form from being submitted', async ({ page }) => {
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

test.describe('in the page around it', () => {
  test('it leaves no style, and takes colours that are set on the tag', async ({ page }) => {
    await open(page, sudoku());
    await expect(page.getByRole('grid')).toBeVisible();
    const seen = () =>
      page.evaluate(() => {
        const paper = document
          .querySelector('quadrille-board')
          .shadowRoot.querySelector('quadrille-grid')
          .shadowRoot.querySelector('.paper');
        return [
          document.styleSheets.length + document.adoptedStyleSheets.length,
          getComputedStyle(document.documentElement).getPropertyValue('--paper'),
          getComputedStyle(paper).fill,
        ];
      });
    expect(await seen()).toEqual([0, '', 'rgb(255, 255, 255)']);
    await board(page).evaluate((element) => element.style.setProperty('--paper', 'rgb(1, 2, 3)'));
    expect((await seen())[2]).toBe('rgb(1, 2, 3)');
  });

  test('it is themed with the page, or by hand', async ({ page }) => {
    await open(page, sudoku());
    await expect(page.getByRole('grid')).toBeVisible();
    const ink = (scheme, theme) =>
      page.evaluate(
        async ([scheme, theme]) => {
          document.documentElement.style.colorScheme = scheme;
          const element = document.querySelector('quadrille-board');
          element.theme = theme;
          await element.updateComplete;
          return getComputedStyle(element).color;
        },
        [scheme, theme],
      );
    const [light, dark] = [await ink('light', 'auto'), await ink('dark', 'auto')];
    expect(light).not.toBe(dark);
    expect([await ink('light', 'dark'), await ink('dark', 'light')]).toEqual([dark, light]);
  });

  test('it is as large as its container lets it be, the whole board in view', async ({ page }) => {
    await open(page, `<div>${sudoku('controls')}</div>`);
    await expect(page.getByRole('grid')).toBeVisible();
    const [grid, solve] = [page.getByRole('grid'), button(page, 'Solve')];
    const size = (width, height) =>
      page.evaluate(
        ([width, height]) => {
          const { style } = document.querySelector('quadrille-board');
          Object.assign(style, { width, height });
        },
        [width, height],
      );
    await size('20rem', 'auto');
    const narrow = await grid.boundingBox();
    expect(narrow.width).toBeCloseTo(320, 0);
    expect(narrow.height).toBeCloseTo(320, 0);
    expect((await solve.boundingBox()).y).toBeGreaterThan(narrow.y + narrow.height);
    await size('50rem', '20rem');
    const wide = await grid.boundingBox();
    expect(wide.height).toBeCloseTo(320, 0);
    expect((await solve.boundingBox()).x).toBeGreaterThan(wide.x + wide.width);
  });
});

test.describe('in a language', () => {
  const inChinese = (page) => page.getByRole('grid', { name: '数独' });

  test('each board speaks that of the place where it stands', async ({ page }) => {
    await open(page, `<div lang="zh-CN">${sudoku('controls')}</div>${sudoku('controls')}`);
    await expect(inChinese(page).getByRole('gridcell', { name: '第 1 行，第 1 列，已知 5' })).toBeVisible();
    await expect(
      page.getByRole('grid', { name: 'Sudoku' }).getByRole('gridcell', { name: 'row 1, column 1, given 5' }),
    ).toBeVisible();
    await button(page, '检查').click();
    await button(page, 'Check').click();
    await expect(status(page).first()).toContainText('唯一：恰好一个解。');
    await expect(status(page).last()).toContainText('Unique');
  });

  test('its own tag says so too, also later', async ({ page }) => {
    await open(page, sudoku('lang="zh" controls'));
    await expect(inChinese(page)).toBeVisible();
    await board(page).evaluate((element) => {
      element.lang = 'en';
    });
    await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible();
    await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 5');
  });
});
