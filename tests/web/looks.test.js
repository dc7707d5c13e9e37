// The measurable part of the page's look: accessible in both themes, legible, stable, and complete on a phone.

import {
  audit,
  boxesOf,
  button,
  cell,
  countSaved,
  expect,
  fullHint,
  PUZZLE,
  paste,
  reload,
  settled,
  status,
  TWOFOLD,
  test,
} from './fixtures.js';

for (const theme of ['light', 'dark']) {
  const tag = theme === 'dark' ? '@quick' : [];

  test.describe(`in ${theme}`, () => {
    // The theme is chosen on the page: Firefox's protocol cannot emulate the system's theme.
    test.beforeEach(async ({ page }) => {
      await page.goto('./#sudoku');
      await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    });

    test('axe finds no fault when the page is idle, has an answer, or shows an error', async ({ page }) => {
      await page.goto(`./#sudoku=${TWOFOLD}`);
      await audit(page);
      await button(page, 'Check').click();
      await expect(status(page)).toContainText('Not unique');
      await audit(page);
      await paste(page, '???');
      await expect(status(page)).toContainText('could not be read');
      await audit(page);
    });

    test('axe finds no fault in the dialogs, nor with marks, entries and several cells', async ({ page }) => {
      await page.goto('./#sudoku=1...............'); // few cells: the audits are about the rest
      await cell(page, 2, 3).click();
      await page.keyboard.press('2');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+Digit3');
      await page.keyboard.press('Shift+ArrowLeft');
      await audit(page);
      for (const name of ['Import', 'Share', 'Savepoints']) {
        await button(page, name).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (name === 'Savepoints') await button(page, 'Keep').click();
        await audit(page);
        await page.keyboard.press('Escape');
      }
    });

    // axe ignores one-character cells, so their contrast is computed here (WCAG 2.2, relative luminance).
    test('every kind of digit has a contrast of at least 4.5 to 1', { tag }, async ({ page }) => {
      await page.goto(`./#sudoku=99${TWOFOLD.slice(2)}`);
      await cell(page, 1, 4).click();
      await page.keyboard.press('6'); // which contradicts nothing
      await cell(page, 1, 3).click();
      await page.keyboard.press('Shift+Digit5');
      const marked = await contrasts(page);
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Shift+ArrowLeft');
      const chosen = await contrasts(page);
      await page.goto(`./#sudoku=${TWOFOLD}`);
      await button(page, 'Check').click();
      await expect(status(page)).toContainText('Not unique');
      const answered = await contrasts(page);
      const all = { ...marked, ...chosen, ...answered };
      const kinds = [
        'given',
        'given clash',
        'own',
        'empty',
        'empty, chosen',
        'given clash, chosen',
        'found',
        'found differs',
      ];
      expect(Object.keys(all)).toEqual(expect.arrayContaining(kinds));
      for (const [kind, ratio] of Object.entries(all)) expect(ratio, kind).toBeGreaterThanOrEqual(4.5);
    });

    test('the black cells of a Kakuro stand out from the others', async ({ page }) => {
      await page.goto('./#kakuro');
      await expect(page.getByRole('grid', { name: 'Kakuro' })).toBeVisible();
      const [black, paper] = await page.getByRole('grid').evaluate((grid) =>
        ['.black .square', '.paper'].map((selector) => {
          const [r, g, b] = getComputedStyle(grid.querySelector(selector)).fill.match(/\d+/g);
          return (0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2) / 255 ** 2.2;
        }),
      );
      const [light, dark] = [black, paper].sort((a, b) => b - a);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(1.6);
    });

    for (const [name, hash] of [
      ['Sudoku', '#sudoku=12..............'],
      ['Queens', `#queens=${encodeURIComponent('5 0 0 0 0 0')}`],
      ['Kakuro', `#kakuro=${encodeURIComponent('# 3\\ 3\\\n\\3 . .\n\\3 . .')}`],
    ]) {
      test(`so do the candidates and clues of ${name}`, async ({ page }) => {
        await page.goto('about:blank');
        await page.goto(`./${hash}`);
        await button(page, 'Candidates').click();
        await expect(page.locator('[role=gridcell].candidates').first()).toBeVisible(); // the button is one, too
        const all = Object.entries(await contrasts(page));
        expect(all.map(([kind]) => kind).join()).toContain('candidates');
        for (const [kind, ratio] of all) expect(ratio, kind).toBeGreaterThanOrEqual(4.5);
      });
    }
  });
}

test('the page uses the theme of the system', async ({ page }) => {
  await page.goto('./#sudoku');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
});

test('a chosen theme overrides the system’s and is saved', async ({ page }) => {
  await page.goto('./#sudoku');
  const backgrounds = new Set();
  for (const theme of ['light', 'dark']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await reload(page);
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue(theme);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(backgrounds.size).toBe(2);
});

for (const [name, hash] of [
  ['Sudoku', `#sudoku=${PUZZLE}`],
  ['Sudoku variant', `#variant=${encodeURIComponent('.AntiKnight.~R1C1_1')}`],
  ['Kakuro', `#kakuro=${encodeURIComponent('# 3\\ 4\\\n\\4 . .\n\\3 . .')}`],
  ['Queens', `#queens=${encodeURIComponent('8 4 0 0 0 0 0 0 1')}`],
]) {
  test(`${name} is played on a screen of 1280×800 without scrolling, and set without scrolling sideways`, {
    tag: name === 'Sudoku' ? '@quick' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`./${hash}`);
    await expect(page.getByRole('gridcell', { name: /given|clue/ }).first()).toBeVisible();
    const extent = () => page.evaluate(() => [document.body.scrollWidth, document.documentElement.scrollHeight]);
    await button(page, 'Workshop').click();
    await expect(button(page, 'Print')).toBeHidden();
    await expect.poll(extent).toEqual([1280, 800]);
    await button(page, 'Workshop').click();
    await settled(page); // the board of the link comes after that of the example, and is played at first
    await expect(page.getByRole('radio', { name: 'Play' })).toBeChecked();
    await page.getByRole('radio', { name: 'Set' }).click();
    await expect(button(page, 'Take away')).toBeVisible();
    if (name.startsWith('Sudoku')) await expect(page.locator('symmetry-choice select')).toBeVisible();
    await expect.poll(async () => (await extent())[0]).toBe(1280);
  });
}

const sizes = ['9×9', '16×16', '36×36'];

for (const [width, height, how] of [
  [390, 844, 'on a phone'],
  [360, 640, 'on a small phone'],
  [640, 360, 'on a small phone on its side'],
  [844, 390, 'on a phone on its side'],
]) {
  test(`${how} the whole board is in view at once with its keypad, and nothing scrolls sideways`, {
    tag: width === 390 ? '@quick' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const look = async (what) => {
      await page.evaluate(() => scrollTo(0, 0));
      const [board, keypad] = await boxesOf(page.getByRole('grid'), page.getByRole('group', { name: 'Keypad' }));
      expect(board.y + board.height, what).toBeLessThanOrEqual(height);
      expect(board.x, what).toBeGreaterThanOrEqual(0);
      expect(board.x + board.width, what).toBeLessThanOrEqual(width);
      expect(Math.min(board.width, board.height), what).toBeGreaterThan(200);
      const beside = keypad.x >= board.x + board.width - 1;
      expect(beside || keypad.y >= board.y + board.height - 1, what).toBe(true);
      if (what !== '36×36' || !beside) expect(keypad.y + keypad.height, what).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
      const keys = await page.getByRole('group', { name: 'Keypad' }).getByRole('button').all();
      for (const key of [keys[0], keys.at(-1)]) {
        const { width: wide, height: high } = await key.boundingBox();
        expect(Math.min(wide, high), what).toBeGreaterThanOrEqual(43.9); // a thumb
      }
    };
    await page.goto('./#sudoku');
    for (const size of sizes) {
      await page.getByRole('combobox', { name: 'Size' }).selectOption(size);
      await look(size);
    }
    for (const tab of ['Queens', 'Kakuro']) {
      await page.goto(`./#${tab.toLowerCase()}`); // narrow phones show no other tabs
      await expect(page.getByRole('grid', { name: tab })).toBeVisible();
      await look(tab);
    }
  });
}

test('no tab is cut: where not all have room, the name of what is played stands for them', async ({ page }) => {
  for (const [width, height, all] of [
    [1280, 800, 7],
    [840, 900, 7],
    [820, 1180, 1],
    [844, 390, 1],
    [640, 400, 1],
    [390, 664, 1],
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('./#yajilin-regions'); // the longest name
    const tabs = page.getByRole('tablist', { name: 'Puzzle' });
    await expect(tabs.getByRole('tab'), `${width}`).toHaveCount(all);
    const places = await boxesOf(tabs, ...(await tabs.getByRole('tab').all()), button(page, 'Desk'));
    const [list, desk] = [places[0], places.at(-1)];
    for (const { left, right } of places.slice(1, -1)) {
      expect(left, `${width}`).toBeGreaterThanOrEqual(list.left);
      expect(right, `${width}`).toBeLessThanOrEqual(desk.left);
    }
  }
});

test('on a tablet the name of the page is beside that of what is played', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('./#sudoku');
  const name = page.getByRole('heading', { name: 'Quadrille' }).locator('span');
  await expect.poll(async () => (await name.boundingBox()).width).toBeGreaterThan(60);
});

test('on a phone in landscape the board stays visible while the panel scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('./#sudoku');
  await page.evaluate(() => scrollTo(0, 200));
  const board = await page.getByRole('grid').boundingBox();
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(board.y + board.height).toBeLessThanOrEqual(360);
});

test('nothing moves when an answer appears', { tag: '@quick' }, async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  const places = () =>
    page
      .locator('button:visible:not(.doing *), select:visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  await expect(cell(page, 1, 1)).toBeVisible();
  await settled(page);
  const before = await places();
  for (const question of ['Solve', 'Check', 'Count']) {
    await button(page, question).click();
    await expect(status(page)).toContainText(/Solved|Unique|Exactly/);
    // The answer may have more, and in its row what is unseen has no place.
    await expect.poll(places, { message: question }).toEqual(expect.arrayContaining(before));
  }
});

test('however long an answer is, the keys below it do not move, and what it offers to do is in view', async ({
  page,
}) => {
  const top = async () => (await page.getByRole('group', { name: 'Keypad' }).boundingBox()).y;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`./#queens=${encodeURIComponent(`20${' 0'.repeat(20)}`)}`);
  await expect(page.getByRole('grid', { name: 'Queens' })).toBeVisible();
  const before = await top();
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('done');
  await expect.poll(top).toBe(before);
  await countSaved(page);
  await button(page, 'Stop').click();
  await expect(button(page, 'Go on')).toBeInViewport({ ratio: 1 });
  await expect.poll(top).toBe(before);
  const [goOn, forget] = await boxesOf(button(page, 'Go on'), button(page, 'Forget it'));
  expect(forget.y).toBe(goOn.y);
  expect(goOn.height, 'a button of one line').toBeLessThan(45);
  await page.goto('./#kakuro');
  await expect(page.getByRole('grid', { name: 'Kakuro' })).toBeVisible();
  const kakuro = await top();
  await fullHint(page);
  await expect(status(page)).toContainText('Only 6, 8 and 9 can be');
  await expect(button(page, 'Fill it in')).toBeInViewport({ ratio: 1 });
  await expect.poll(top).toBe(kakuro);
  await audit(page, '.panel');
});

for (const [name, hash, words] of [
  ['Kakuro', 'kakuro', 'Only 6, 8 and 9 can be'],
  ['Queens', `queens=${encodeURIComponent('7 1 0 7 0 0 0 0')}`, 'nothing is left for column 6'],
  ['Killer', `variant=${encodeURIComponent('.Cage~10~R1C1~R1C2~R1C3')}`, '1+2+7, 1+3+6, 1+4+5 or 2+3+5'],
]) {
  test(`a hint for ${name} is read without scrolling in a low window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`./#${hash}`);
    await expect(page.getByRole('grid', { name, exact: true })).toBeVisible();
    await fullHint(page);
    await expect(status(page)).toContainText(words);
    const answer = page.getByRole('group', { name: 'Answer' });
    await expect.poll(() => answer.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
    await expect(answer).toBeInViewport({ ratio: 1 });
    await audit(page, '.panel');
  });
}

for (const puzzle of ['tiling', 'cover']) {
  test(`${puzzle}: each group of tools is one row`, async ({ page }) => {
    await page.goto(`./#${puzzle}`);
    await expect(button(page, 'Solve')).toBeVisible();
    for (const group of await page.locator('.group').all())
      expect((await group.boundingBox()).height, await group.getAttribute('aria-label')).toBeLessThan(40);
  });
}

test('a print shows only the board', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await page.emulateMedia({ media: 'print' });
  await expect(cell(page, 1, 1)).toBeVisible();
  await expect(button(page, 'Solve')).toBeHidden();
  await expect(page.getByRole('tablist', { name: 'Puzzle' })).toBeHidden();
});

test('a print has the name of the puzzle, and of a tiling the pieces that are left', async ({ page }) => {
  const title = () => page.evaluate(() => getComputedStyle(document.querySelector('.board'), '::before').content);
  await page.goto('./#tents');
  await expect(page.getByRole('grid', { name: 'Tents' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(title).toBe('"Tents"');
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(title).toBe('none');
  await page.goto('./#tiling');
  await expect(page.getByRole('grid', { name: 'Tilings' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(title).toBe('"Tilings"');
  const pieces = page.locator('tiling-board .tile');
  await expect(pieces).toHaveCount(12);
  await expect(pieces.last()).toBeVisible();
  await expect(page.locator('tiling-board .add')).toBeHidden();
});

test('in forced colours what a hint marks has a line of its own colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`./#sudoku=${PUZZLE}`);
  const line = (/** @type {string} */ part) =>
    page.locator(part).evaluate((path) => {
      const { stroke, strokeWidth } = getComputedStyle(path);
      return { stroke, width: Number.parseFloat(strokeWidth) };
    });
  const plain = await line('.rules path >> nth=0');
  for (const [question, part] of [
    ['Hint', '.hint-unit'],
    ['What?', '.hint-here'],
  ]) {
    await button(page, question).click();
    await expect(page.locator(part)).not.toHaveAttribute('d', '');
    const { stroke, width } = await line(part);
    expect(stroke).not.toBe(plain.stroke);
    expect(width).toBeGreaterThan(plain.width);
  }
});

test('a grid puzzle is printed with its rules in sentences, on one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('./#masyu');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const rules = () => page.locator('.board').evaluate((board) => getComputedStyle(board, '::after').content);
  await expect.poll(rules).toContain('Draw one closed loop through the centres of cells');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1123);
});

test('a variant is printed with its rules in sentences, on one sheet', async ({ page }) => {
  const words = Array.from(
    { length: 24 },
    (_, i) => `# Line ${i + 1} of the words of a setter.`, // one line in any font
  );
  const rules = '.AntiKnight.AntiKing.Cage~10~R1C1~R1C2.Thermo~R3C1~R3C2.WhiteDot~R5C5~R5C6.Sandwich~8~C1.X~R8C8~R8C9';
  await page.goto(`./#variant=${encodeURIComponent(`${words.join('\n')}\n${rules}`)}`);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/cage/);
  for (const landscape of [false, true]) {
    const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), landscape ? 'landscape' : 'portrait').toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.locator('variant-board .sentences')).toContainText('Digits in a cage differ');
  const [board, last] = await boxesOf(page.getByRole('grid'), page.locator('variant-board .sentences .words'));
  expect(board.height).toBeGreaterThan(400);
  expect(last.y).toBeGreaterThanOrEqual(board.bottom);
  expect(last.bottom).toBeLessThanOrEqual(1123);
});

test('an exact cover is printed as wide as the sheet, with its items and options below', async ({ page }) => {
  await page.goto('./#cover');
  await expect(page.getByRole('grid', { name: 'Exact cover' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const matrix = page.getByRole('grid', { name: 'Exact cover' });
  const [wide, text] = await boxesOf(matrix, page.locator('cover-board textarea'));
  expect(wide.width).toBeGreaterThan(600);
  expect(text.y).toBeGreaterThan(wide.bottom - 1);
});

/** The lowest contrast of text and square for each kind of cell on the board. */
function contrasts(page) {
  return page.getByRole('gridcell').evaluateAll((cells) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (colours) => {
      context.clearRect(0, 0, 1, 1);
      for (const { fill, fillOpacity } of colours) {
        context.fillStyle = fill;
        context.globalAlpha = fillOpacity;
        context.fillRect(0, 0, 1, 1);
      }
      return context.getImageData(0, 0, 1, 1).data;
    };
    const luminance = ([r, g, b]) => {
      const [lr, lg, lb] = [r, g, b].map((c) =>
        c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
    };
    const style = (element, selector) => getComputedStyle(selector ? element.querySelector(selector) : element);
    const lowest = {};
    for (const cell of cells) {
      const texts = [...cell.querySelectorAll('text')].filter((each) => style(each).visibility === 'visible');
      const ground = [style(cell.ownerSVGElement, '.paper'), style(cell, '.square')];
      // What marks chosen cells lies over them, and so over what is in them too.
      const over = cell.ariaSelected === 'true' ? [style(cell.ownerSVGElement, '.several')] : [];
      const kind = cell.getAttribute('class') + (over.length > 0 ? ', chosen' : '');
      for (const text of texts) {
        const both = [ground, [...ground, style(text)]].map((layers) => luminance(paint([...layers, ...over])));
        const [light, dark] = both.sort((a, b) => b - a);
        lowest[kind] = Math.min(lowest[kind] ?? Infinity, (light + 0.05) / (dark + 0.05));
      }
    }
    return lowest;
  });
}
