// Sudoku variants: what is drawn, what is spoken, and how the Sudoku tab opens both kinds.

import { readFile } from 'node:fs/promises';
import { compress } from '../../wasm/serve/lz.js';
import {
  audit,
  boxesOf,
  button,
  cell,
  copy,
  digits,
  expect,
  fullHint,
  paste,
  reload,
  status,
  test,
} from './fixtures.js';

const open = (page, text) => page.goto(`./#variant=${encodeURIComponent(text)}`);

/** A 4×4 board with one solution. */
const SMALL = '.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R2C2.AntiKnight.WhiteDot~R4C3~R4C4.~R1C1_1';

/** It has two solutions, which differ in a rectangle. */
const TWOFOLD = '.Shape~4x4.Renban~R1C1~R1C2.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R2C1_3~R2C2_4~R3C1_2~R3C3_4~R4C1_4';

const MIRACLE = '.AntiKnight.AntiKing.AntiConsecutive.~R5C3_1~R6C7_2';

/** Only on a board with rules of every family. */
const MIXED = [
  '.Cage~10~R1C1~R1C2.Thermo~R3C1~R3C2~R4C2.Arrow~R5C5~R5C6~R5C7.Whisper~5~R7C1~R7C2.Between~R9C1~R9C2~R9C3',
  '.X~R8C8~R8C9.GreaterThan~R6C1~R6C2.Quad~R2C5~1~2.Sandwich~8~C1.LittleKiller~22~R1C1.Diagonal~1.Windoku',
  '.CountingCircles~R4C8.SameValues~2~R2C8~R7C5.~R1C9_1_3_5_7_9~R2C9_2_4_6_8~R3C9_1_2',
].join('');

test('a board is drawn with its rules, and each cell says those that are about it', { tag: '@quick' }, async ({
  page,
}) => {
  await open(page, SMALL);
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 1; cage of 2 cells with sum 3');
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, empty; thermometer, cell 2 of 2');
  await expect(cell(page, 4, 3)).toHaveAccessibleName(/white dot, with the cell on the right/);
  const drawn = page.locator('variant-grid');
  for (const part of ['.cage', '.bulb', '.tube', '.dot.white']) await expect(drawn.locator(part)).toHaveCount(1);
  await expect(page.getByText('Anti-knight', { exact: true }).first()).toBeVisible();
  await page.locator('variant-board summary').click();
  await expect(page.getByText('Cells a knight’s move apart differ.')).toBeVisible();
});

test('rules of every family are drawn, and nothing offends axe in light and dark', { tag: '@firefox' }, async ({
  page,
  browserName,
}) => {
  await open(page, MIXED);
  const grid = page.locator('variant-grid');
  const parts = [
    ...['.cage', '.tube', '.shaft', '.line.Whisper', '.ring.Between', '.letter', '.greater', '.quad', '.clue'],
    ...['.pointing', '.diagonal', '.area.Windoku', '.counter', '.area.SameValues', 'circle.parity', 'rect.parity'],
  ];
  for (const part of parts) await expect(grid.locator(part).first(), part).toBeAttached();
  await expect(cell(page, 3, 9)).toHaveAccessibleName(/only 1 or 2/);
  if (browserName === 'firefox') return; // axe checks the same tree there, slowly
  for (const theme of ['light', 'dark']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await audit(page);
  }
});

/** What a setter drew on a 4×4 board, without a rule. */
const DECORATED = [
  '# drawn without a rule: 1 line, 1 circle, 1 rectangle, 1 cage, with "V", "A"',
  '#~ box #d0d0ff none 1 1 3.5,0.5',
  '#~ line #ff00d4 0.15 0.5,0.5 1.5,1.5 1.5,2.5',
  '#~ arrow #000000 0.03 2.5,3.5 3.5,3.5',
  '#~ round #ffffff #8a8a8a 0.4 0.4 2,0.5',
  '#~ text #000000 0.3 2,0.5 : V',
  '#~ text #000000 0.5 -0.5,1.5 : 17',
  '#~ cage #666666 0.5,3.5 1.5,3.5 : A',
  '.Shape~4x4.Renban~R1C1~R1C2',
].join('\n');

test('what a setter drew without a rule is drawn, and the answer says that it is not checked', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, DECORATED);
  const grid = page.locator('variant-grid');
  for (const part of ['.fill', '.stroke', '.letters']) await expect(grid.locator(`.own${part}`), part).toHaveCount(2);
  await expect(grid.locator('.own.letters.free')).toHaveText('17');
  await expect(grid.locator('.own.cage')).toHaveCount(1);
  await expect(grid.locator('.label')).toHaveText('A');
  await expect(grid.locator('.rules .own.letters')).toHaveText('V'); // over the grid
  await expect(grid.getByRole('grid')).toHaveAttribute('viewBox', /^-42 -2 /); // the 17 stands before the board
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('not checked: drawn without a rule: 1 line');
  await expect(status(page)).not.toContainText('#d0d0ff');
});

test('a link whose rules are only drawn is no classic Sudoku, and a plain one is', async ({ page }) => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const link = (/** @type {object} */ more) =>
    `https://www.f-puzzles.com/?load=${compress(JSON.stringify({ size: 4, grid, ...more }))}`;
  await page.goto('./#sudoku');
  await paste(page, link({ line: [{ lines: [['R1C1', 'R1C2']], outlineC: '#ff00d4', width: 0.3 }] }));
  await expect(page.locator('variant-grid .own.stroke')).toHaveCount(1);
  await paste(page, link({ ruleset: 'Normal sudoku rules apply.' }));
  await expect(page.locator('variant-grid')).toHaveCount(0);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
});

test('a relation between all neighbours is said to hold all over the board', async ({ page }) => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const rows = numbers.map((row) => numbers.map((column) => `R${row}C${column}`).join('~'));
  const columns = numbers.map((column) => numbers.map((row) => `R${row}C${column}`).join('~'));
  await open(page, [...rows, ...columns].map((line) => `.Pair~93-fvv_f___-_H~_no%20ratio%202~${line}`).join(''));
  await page.locator('variant-board summary').click();
  await expect(page.locator('variant-board dl')).toContainText('no ratio 2');
  await expect(page.locator('variant-board dl')).toContainText('all over the board');
});

test('the sign that opens the sentences stands beside the name of the last rule', { tag: '@firefox' }, async ({
  page,
  browserName,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '.AntiKnight.AntiKing.AntiConsecutive.Windoku.DisjointSets.Diagonal~-1.Diagonal~1.~R1C1_2');
  const last = page.locator('variant-board .last');
  const chip = last.locator('.chip');
  await expect(chip).toBeVisible();
  // The sign has a place of its own at every width at which one more name goes to the next line.
  const step = browserName === 'firefox' ? 50 : 10; // each width takes Firefox half a second
  for (let width = 300; width <= 700; width += step) {
    await page.locator('variant-board').evaluate((board, wide) => {
      board.style.width = `${wide}px`;
    }, width);
    const [name, both] = await boxesOf(chip, last);
    expect(both.height, `at ${width}`).toBeLessThan(1.5 * name.height);
    expect(both.width, `at ${width}`).toBeGreaterThan(name.width + 20);
  }
});

test('a hint hides neither the cage that it is about nor its sum', async ({ page }) => {
  await open(page, '.Cage~3~R1C1~R1C2.AllDifferent~R1C1~R2C2');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/cage/); // the worker has read it
  await fullHint(page);
  await expect(status(page)).toContainText('can only be 1 and 2');
  await expect(button(page, 'Strike out')).toBeEnabled();
  const order = await page.locator('variant-grid').evaluate((grid) => {
    const parts = [...grid.shadowRoot.querySelectorAll('.area, .hint-here, .cage, .label')];
    return parts.map((part) => part.getAttribute('class').split(' ')[0]);
  });
  expect(order).toEqual(['area', 'hint-here', 'cage', 'label']);
});

test('pencil marks in a cage are smaller, so that they are within its border', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '.Cage~13~R1C1~R1C2.~R5C5_5');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/cage/); // the worker has read it
  const heights = [];
  for (const column of [1, 2, 3]) {
    await cell(page, 1, column).click();
    await expect(cell(page, 1, column)).toBeFocused();
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('Shift+Digit3');
    await expect(cell(page, 1, column)).toHaveAccessibleName(/1 3/);
    heights.push((await cell(page, 1, column).locator('.marks').first().boundingBox()).height);
  }
  const [labelled, caged, free] = heights;
  expect(caged).toBeLessThan(free * 0.95);
  expect(labelled).toBeLessThan(caged * 0.95);
});

test('white dots are lighter than black ones, in light and in dark', async ({ page }) => {
  await open(page, '.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R2C2');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/white dot/); // the worker has read it
  for (const theme of ['light', 'dark']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    const [white, black] = await page.locator('variant-grid').evaluate((grid) => {
      const brightness = (selector) => {
        const { fill } = getComputedStyle(grid.shadowRoot.querySelector(selector));
        return Math.max(...fill.match(/\d+/g).map(Number));
      };
      return [brightness('.dot.white'), brightness('.dot.black')];
    });
    expect(white, theme).toBeGreaterThan(200);
    expect(black, theme).toBeLessThan(60);
  }
});

test('a variant is checked, solved and counted, and its cells are typed into', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, MIRACLE);
  await expect(cell(page, 5, 3)).toHaveAccessibleName(/given 1/); // the worker has read it
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  await button(page, 'Solve').click();
  await expect.poll(() => digits(page)).toMatch(/^[1-9]{81}$/);
  const solved = await digits(page);
  await cell(page, 1, 1).click();
  await page.keyboard.press(solved[0]);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(new RegExp(`placed ${solved[0]}`));
  await button(page, 'Count').click();
  await expect(status(page)).toContainText('Exactly 1 solution');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, empty');
});

test('two solutions are shown side by side, and the cells where they differ are marked', async ({ page }) => {
  await open(page, TWOFOLD);
  await expect(page.getByRole('gridcell')).toHaveCount(16); // the worker has read it
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Not unique');
  await expect(page.locator('.board .differs').first()).toBeVisible();
  await expect(page.locator('.pair variant-grid')).toHaveCount(2);
});

test('a text with rules that is pasted into a Sudoku opens as a variant, and one without opens as a Sudoku', {
  tag: ['@quick', '@firefox'],
}, async ({ page }) => {
  await page.goto('./#sudoku');
  await paste(page, `https://sigh.github.io/Interactive-Sudoku-Solver/?q=${encodeURIComponent(MIRACLE)}`);
  await expect(page.getByText('Anti-knight', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Variants' })).toHaveAttribute('aria-selected', 'true');
  await paste(page, '.~R1C1_5~R1C2_3');
  await expect(page.locator('quadrille-grid')).toBeVisible();
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, given 3');
  await expect(page.getByRole('tab', { name: 'Sudoku' })).toHaveAttribute('aria-selected', 'true');
});

test('variants have a tab, which opens on a board of many rules and later as it was left', async ({ page }) => {
  await page.goto('./#sudoku');
  await page.getByRole('tab', { name: 'Variants' }).click();
  const board = page.locator('variant-board');
  for (const rule of ['cage', 'thermometer', 'arrow'])
    await expect(page.getByRole('gridcell', { name: new RegExp(rule, 'i') }).first()).toBeVisible();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  await expect(board).toBeVisible();
  await open(page, SMALL);
  await expect(page.getByRole('gridcell')).toHaveCount(16); // the worker has read it
  await page.getByRole('tab', { name: 'Kakuro' }).click();
  await expect(page.getByRole('grid', { name: 'Kakuro' })).toBeVisible();
  await page.getByRole('tab', { name: 'Variants' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'Classic Sudoku…' });
  await expect(page.getByRole('grid', { name: 'Sudoku', exact: true })).toBeVisible();
});

test('the title and the author of a puzzle stand above the board, also after a reload and in the link', async ({
  page,
}) => {
  await open(page, `# Title: Thaw\n# Author: Nobody\n# Ice melts.\n${SMALL}`);
  const heading = page.getByRole('heading', { name: 'Thaw' });
  await expect(heading).toBeVisible();
  await expect(page.locator('variant-board header')).toContainText('by Nobody');
  await expect(page.locator('variant-board .words')).toHaveText('Ice melts.');
  await cell(page, 1, 1).click();
  await page.keyboard.press('1');
  await reload(page);
  await expect(heading).toBeVisible();
  await button(page, 'Share').click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/Thaw/);
});

test('cells beside the board are shown with their values, and rules in rules are drawn once', async ({ page }) => {
  await open(
    page,
    '.Shape~4x4.Var~S~which%20line~2.Or.And.Thermo~R1C1~R1C2~R1C3~R1C4.~VS1_1.End.And.Thermo~R4C1~R4C2~R4C3~R4C4.~VS1_2' +
      '.End.End.Arrow~VS2~VS1~R1C1.Replicate~D.WhiteDot~R2C1~R2C2.End.~VS1_1_2~VS2_3_4',
  );
  const beside = page.getByRole('region', { name: 'Cells beside the board' });
  await expect(beside).toContainText('which line');
  await expect(beside.locator('dl > div')).toHaveText([/VS1\s*1 2/, /VS2\s*3 4/]);
  await expect(page.locator('variant-grid .bulb')).toHaveCount(2);
  await page.locator('variant-board summary').click();
  await expect(page.getByText('At least one of the rules of such a group holds.')).toBeVisible();
  await expect(page.getByText('These rules are drawn once')).toBeVisible();
  await button(page, 'Solve').click();
  await expect(beside.locator('.found')).toHaveCount(2);
  await expect(beside.locator('dl > div')).toHaveText([/VS1\s*[12]\s*$/, /VS2\s*[34]\s*$/]);
});

test('values above nine are typed as two digits or as a letter', async ({ page }) => {
  await open(page, '.Shape~12x12');
  await expect(page.getByRole('gridcell')).toHaveCount(144); // the worker has read it
  await cell(page, 1, 1).click();
  for (const key of ['1', '2', 'ArrowRight', 'b', 'ArrowRight', '1', '3']) await page.keyboard.press(key);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 12/);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/given 11/);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/given 3/);
});

test('contradictions are marked immediately', async ({ page }) => {
  await open(page, '.Cage~9~R1C1~R2C1.~R1C1_5');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/); // the worker has read it
  await cell(page, 2, 1).click();
  await page.keyboard.press('3');
  await expect(page.getByRole('gridcell', { name: /conflict/ })).toHaveCount(2);
  await page.keyboard.press('4');
  await expect(page.getByRole('gridcell', { name: /conflict/ })).toHaveCount(0);
});

test('a hint and the true candidates are shown on a variant', { tag: '@quick' }, async ({ page }) => {
  await open(page, SMALL);
  await expect(page.getByRole('gridcell')).toHaveCount(16); // the worker has read it
  await fullHint(page);
  await expect(page.locator('variant-grid .hint-here')).not.toHaveAttribute('d', '');
  await button(page, 'Candidates').click();
  await expect(status(page)).toContainText(/candidate|more than one|open|value/i);
});

test('a hint names the digit of a board whose digits begin with 0', async ({ page }) => {
  await open(page, '.Shape~4x4~0-3.~R1C1_2~R2C3_2~R3C2_2');
  await expect(page.getByRole('gridcell')).toHaveCount(16); // the worker has read it
  await fullHint(page);
  await expect(status(page)).toContainText(/is 2: the only place for 2 in/);
});

test('a picture of a variant has its rules', async ({ page }) => {
  await open(page, SMALL);
  await expect(page.getByRole('gridcell')).toHaveCount(16); // the worker has read it
  await button(page, 'Share').click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download SVG').click()]);
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toContain('stroke-dasharray="3.4px, 2.4px"'); // the cage
  expect(svg).toMatch(/<text[^>]*>3<\/text>/); // and its sum
});

test('the clipboard reaches a variant in the words of the page’s language', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('./?lang=zh#sudoku');
  await expect(page.getByRole('main')).toBeVisible(); // the page listens
  await copy(page, MIRACLE);
  await page.keyboard.press('Control+v');
  await expect(page.getByText('反马步', { exact: true }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('a board with many rules, the answer and the keys fit the screen, and rules in words come first', async ({
    page,
  }) => {
    await open(page, `# Digits on blue lines are happy.\n${MIXED}`);
    await expect(page.locator('.chip').first()).toHaveText('Rules in words, not checked');
    const [hint] = await boxesOf(button(page, 'Hint'));
    expect(hint.bottom).toBeLessThanOrEqual(664);
    await page.locator('variant-board summary').click();
    await expect(page.getByText('Digits on blue lines are happy.')).toBeVisible();
    await audit(page);
  });
});

test('a variant that is being set is still being set once it is cleared', async ({ page }) => {
  await page.goto('./#variant');
  await expect(page.getByRole('grid', { name: 'Sudoku variant' })).toBeVisible();
  const way = page.getByRole('radiogroup', { name: 'Play, enter or set' });
  await way.getByRole('radio', { name: 'Set' }).click();
  await button(page, 'Clear').click();
  await expect(cell(page, 2, 9)).toHaveAccessibleName(/empty|candidates/); // its candidates may be shown already
  await expect(way.getByRole('radio', { name: 'Set' })).toBeChecked();
});
