// Grid puzzles of all genres: addresses, clicks and keys, questions, links of other pages, the element.

import { audit, boxOf, button, cell, expect, fullHint, holdAnswers, paste, settled, status, test } from './fixtures.js';

const STARS = 'starbattle\nstars 1\nregions\nA B B B C\nA A A B C\nD D D B C\nD D D E E\nD D D E E';
const SLITHERLINK = 'slitherlink\ncells\n. 1 . . . .\n1 0 . 2 . 3\n. 1 . 1 1 2\n. . 1 . . 2\n. 2 . 1 1 2\n. 3 . 2 . .';
const NONOGRAM = 'nonogram\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2';

/** Opens a text by its address. The genre's example stands there until it is read: a click waits for its cells. */
async function open(page, genre, text) {
  await page.goto(`./#${genre}=${encodeURIComponent(text)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(text.includes('stars') ? 25 : 9);
}

test('an address with a genre opens its board, which says regions and stars', { tag: '@quick' }, async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await expect(page.getByRole('grid', { name: 'Star Battle' })).toBeVisible();
  await cell(page, 1, 3).click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, region B, placed star');
  await cell(page, 1, 3).click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, region B, placed cross');
  await cell(page, 1, 1).click({ button: 'right' });
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, region A, placed cross');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, region A, empty');
  await stroke(page, 5, 1, 4);
  for (const column of [1, 2, 3, 4]) await expect(cell(page, 5, column)).toHaveAccessibleName(/placed cross/);
  await page.keyboard.press('Control+z');
  await cell(page, 1, 3).click();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('a clue that is met is said to be; one that can no longer be is marked when mistakes are looked for, or at once', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(`./#akari=${encodeURIComponent('akari\ncells\n. . .\n. #1 .\n. . .')}`);
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await cell(page, 1, 2).click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, wall 1, met');
  await cell(page, 2, 1).click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, wall 1');
  await button(page, 'Find mistakes').click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, wall 1, conflict');
  await cell(page, 3, 3).click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, wall 1');
  await button(page, 'Mistakes at once').click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, wall 1, conflict');
});

test('the first line may be left out, and the genre may be named by the text', async ({ page }) => {
  await open(page, 'starbattle', STARS.replace('starbattle\n', ''));
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/region E, empty/);
  await open(page, 'grid', NONOGRAM);
  await expect(page.getByRole('grid', { name: 'Nonogram' })).toBeVisible();
});

test('what is no cell of a yajilin is no given', async ({ page }) => {
  await page.goto(`./#yajilin=${encodeURIComponent('yajilin\ncells\n. . #\n. . .\n. . .')}`);
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, no cell');
  await page.getByRole('radio', { name: 'Play', exact: true }).click();
  await expect(page.locator('.ways')).not.toContainText('given');
  await cell(page, 2, 2).focus();
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'shaded' }).click();
  await expect(page.locator('.ways')).toContainText('1 placed');
  await expect(page.locator('.ways')).not.toContainText('given');
});

test('a hint that no cell leads to says why, and no cells that would be marked', async ({ page }) => {
  await page.goto(`./#tents=${encodeURIComponent('tents\ncells\nT . .\n. . .\n. . .')}`);
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await page.getByRole('radio', { name: 'Play', exact: true }).click();
  await fullHint(page);
  await expect(status(page)).toContainText('A tent stands beside a tree, and there is none beside this cell.');
});

test('a stroke shades a line of a nonogram, and one Undo takes it back', { tag: '@quick' }, async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  const [first, last] = await Promise.all([1, 3].map((column) => boxOf(cell(page, 2, column))));
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 6 });
  await page.mouse.up();
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/placed shaded/);
  await button(page, 'Undo').click();
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/empty/);
});

/** Draws with a button of the mouse from the middle of a cell to that of another, in one row. */
async function stroke(page, row, from, to, options) {
  const [first, last] = await Promise.all([from, to].map((column) => boxOf(cell(page, row, column))));
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down(options);
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 6 });
  await page.mouse.up(options);
}

test('a stroke with the right button makes dots, and the same stroke takes them away', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  await cell(page, 1, 2).click();
  await stroke(page, 1, 1, 3, { button: 'right' });
  for (const column of [1, 3]) await expect(cell(page, 1, column)).toHaveAccessibleName(/placed dot/);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed shaded/);
  await stroke(page, 1, 1, 3, { button: 'right' });
  for (const column of [1, 3]) await expect(cell(page, 1, column)).toHaveAccessibleName(/empty/);
});

test('the key of a dot is a brush: clicks, strokes and Enter make dots until it is pressed again', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  const key = page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'dot' });
  await key.press('Enter');
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page)).toContainText('Clicks and strokes fill in: dot.');
  await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(0);
  await stroke(page, 3, 1, 3);
  for (const column of [1, 2, 3]) await expect(cell(page, 3, column)).toHaveAccessibleName(/placed dot/);
  await cell(page, 3, 2).click();
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/empty/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/placed dot/);
  await page.keyboard.press('Space');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/empty/);
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await stroke(page, 2, 1, 3);
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/placed shaded/);
  await audit(page, '.panel');
});

/** Drags along places, as rows and columns in cells from the board's corner. One place is a tap. */
async function along(page, places, options) {
  const { x, y, width, height } = await boxOf(cell(page, 1, 1));
  for (const [at, [row, column]] of places.entries()) {
    await page.mouse.move(x + column * width, y + row * height, { steps: 5 });
    if (at === 0) await page.mouse.down(options);
  }
  await page.mouse.up(options);
}

test('a stroke draws the line of a masyu from pearl to pearl, a tap goes through line, cross and nothing', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'masyu', 'masyu\ncells\n. . .\n. . .\n# . .');
  await along(page, [
    [0.5, 0.5],
    [0.5, 2.5],
    [1.5, 2.5],
  ]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, line left, line right');
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, line left, line down');
  await expect(cell(page, 2, 3)).toHaveAccessibleName('row 2, column 3, line up'); // and nothing more is drawn
  await along(page, [[1.5, 1.05]]);
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/line right$/);
  await along(page, [[1.5, 0.95]]);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/cross left$/);
  await along(page, [[1.5, 1]]);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/empty$/);
  await along(page, [
    [1.5, 2.5],
    [2.5, 2.5],
    [2.5, 0.5],
    [0.5, 0.5],
  ]);
  await expect(cell(page, 3, 1)).toHaveAccessibleName('row 3, column 1, black pearl, met, line up, line right');
  await expect(status(page)).toContainText('Complete');
});

test('keys draw along a numberlink, and a drag ends at a number', async ({ page }) => {
  await open(page, 'numberlink', 'numberlink\ncells\n1 . 1\n2 . 2\n3 . 3');
  await along(page, [
    [0.5, 0.5],
    [0.5, 2.5],
    [1.5, 2.5],
  ]);
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, clue 1, line left');
  await cell(page, 2, 1).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('e');
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, line left, line right');
  await page.keyboard.press('Shift+S');
  await expect(cell(page, 3, 2)).toHaveAccessibleName('row 3, column 2, cross up');
  await along(page, [
    [2.5, 0.5],
    [2.5, 2.5],
  ]);
  await expect(status(page)).toContainText('Complete');
});

test('cells of a yajilin are shaded by a tap, and no line comes to a clue', async ({ page }) => {
  await open(page, 'yajilin', 'yajilin\ncells\n. . .\n. 0> .\n. . .');
  await along(page, [
    [0.5, 1.5],
    [1.5, 1.5],
  ]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/shaded/); // the drag has drawn nothing, so it is a tap
  await along(page, [[0.5, 1.5]]);
  await along(page, [[1, 1.5]]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty/);
});

test('hints lead to the solution of a nonogram, dots too', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  const placed = page.getByRole('gridcell', { name: /placed/ });
  // The board is complete before the last dot.
  for (let count = 0; count < 8; count = await placed.count()) {
    await fullHint(page);
    await button(page, 'Fill it in').click();
    await expect.poll(() => placed.count()).toBeGreaterThan(count);
  }
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/placed shaded/);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed dot/);
  await expect(status(page)).toContainText('Complete');
});

test('texts and links of other pages are imported as their genre', async ({ page }) => {
  await page.goto('./#sudoku');
  await paste(page, STARS);
  await expect(page.getByRole('grid', { name: 'Star Battle' })).toBeVisible();
  await paste(page, 'https://puzz.link/p?lightup/3/3/hbga');
  await expect(page.getByRole('grid', { name: 'Akari' })).toBeVisible();
});

test('the boards of all genres are drawn, in Play with a hint or an answer', async ({ page }) => {
  await page.goto('./#akari');
  for (const genre of [
    'akari',
    'tents',
    'battleships',
    'multisudoku',
    'thermometers',
    'shikaku',
    'magnets',
    'slitherlink',
    'gokigen',
    'fillomino',
    'galaxies',
    'hashi',
  ]) {
    await page.goto(`./#${genre}`);
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', `tab-${genre}`);
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
  }
});

test('the board of an address comes at once, not after the example of its genre', async ({ page }) => {
  await holdAnswers(page);
  await page.addInitScript(() => globalThis.answers.hold());
  await page.goto(`./#nonogram=${encodeURIComponent(NONOGRAM)}`);
  await page.waitForFunction(() => globalThis.answers.held > 0);
  await expect(page.getByRole('tab', { name: 'Nonogram' })).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await page.evaluate(() => globalThis.answers.release());
  await expect(page.getByRole('gridcell')).toHaveCount(9);
});

/** Drags from the middle of a cell over others. */
async function drag(page, ...cells) {
  const boxes = [];
  for (const [row, column] of cells) boxes.push(await boxOf(cell(page, row, column)));
  for (const [at, box] of boxes.entries()) {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('in Set regions are drawn by strokes, and a digit is the number of stars', { tag: '@quick' }, async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await page.getByRole('radio', { name: 'Set' }).click();
  await drag(page, [1, 2], [1, 3]); // both of region B: they become a region of their own
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region F, empty/);
  await expect(cell(page, 1, 4)).toHaveAccessibleName(/region B, empty/);
  await drag(page, [1, 4], [1, 3]);
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region B, empty/);
  await expect(status(page)).toContainText(/solution/);
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region F, empty/);
  await cell(page, 5, 5).click();
  await button(page, 'new region').click();
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/region G, empty/);
});

test('while a region is drawn it has its ink, and one Undo takes it back', async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await page.getByRole('radio', { name: 'Set' }).click();
  const inks = page.locator('genre-grid [class^="ink-"].patterned');
  await expect(inks).toHaveCount(5);
  const [from, to] = [await boxOf(cell(page, 1, 2)), await boxOf(cell(page, 1, 3))];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await expect(inks).toHaveCount(6);
  await page.mouse.up();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/region F, empty/);
  await button(page, 'Undo').click();
  await expect(inks).toHaveCount(5);
});

test('in Set clues are typed beside the board, and the verdict follows', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  await page.getByRole('radio', { name: 'Set' }).click();
  const heading = page.getByRole('rowheader', { name: /^row 1, / });
  await expect(heading).toHaveAccessibleName('row 1, clue 1 1');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toBeFocused();
  await page.keyboard.type('3');
  await expect(heading).toHaveAccessibleName('row 1, clue 3');
  await expect(status(page)).toContainText('No solution');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('11');
  await expect(heading).toHaveAccessibleName('row 1, clue 1 1');
  await expect(status(page)).toContainText('exactly one solution');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 1, 1)).toBeFocused();
});

test('in Set the clues of a nonogram follow from its picture', async ({ page }) => {
  await open(page, 'nonogram', 'nonogram\nrows\n0\n0\n0\ncolumns\n0\n0\n0');
  await page.getByRole('radio', { name: 'Set' }).click();
  await drag(page, [1, 1], [1, 2], [1, 3]);
  await expect(page.getByRole('rowheader', { name: 'row 1, clue 3' })).toHaveCount(1);
  await cell(page, 3, 2).click();
  await expect(page.getByRole('columnheader', { name: 'column 2, clue 1 1' })).toHaveCount(1);
  await expect(status(page)).toContainText('exactly one solution');
});

test('in Set values and targets are typed in cells', async ({ page }) => {
  await page.goto(`./#kenken=${encodeURIComponent('kenken\ncells\n. .\n. .\nregions\nA A\nB C')}`);
  await expect(page.getByRole('gridcell')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 1, 2).click();
  await page.keyboard.type('2x');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/clue 2\*/);
  await cell(page, 2, 1).click();
  await page.keyboard.type('1');
  await expect(status(page)).toContainText('exactly one solution');
});

test('in Set numbers are typed where a click only moves the cursor, and the keypad has what clues are made of', async ({
  page,
}) => {
  await open(page, 'nurikabe', 'nurikabe\ncells\n. . .\n. . .\n. . .');
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 1, 1).click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/empty/);
  await button(page, '9').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/clue 9/);
  await expect(status(page)).toContainText('exactly one solution');

  await page.goto(`./#yajilin=${encodeURIComponent('yajilin\ncells\n. . .\n. . .\n. . .')}`);
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 2, 2).click();
  await button(page, '0').click();
  await button(page, 'left').click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/clue 0←/);
  await expect(status(page)).toContainText('exactly one solution');
});

test('in Set clues at corners are typed where they are clicked, or from corner to corner by keys', async ({ page }) => {
  await open(page, 'gokigen', 'gokigen\nsize 3 3\ncorners\n. . . .\n. . . .\n. . . .\n. . . .');
  await page.getByRole('radio', { name: 'Set' }).click();
  const corner = (row, column) => page.getByRole('columnheader', { name: `corner ${row}, ${column}, ` });
  const { x, y, width, height } = await boxOf(cell(page, 1, 1));
  await page.mouse.click(x + width * 0.95, y + height * 0.95);
  await expect(corner(2, 2)).toBeFocused();
  await page.keyboard.press('4');
  await expect(corner(2, 2)).toHaveAccessibleName('corner 2, 2, clue 4');
  await expect(status(page)).toContainText(/\d+ solutions/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await button(page, '1').click();
  await expect(corner(1, 1)).toHaveAccessibleName('corner 1, 1, clue 1');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 1)).toBeFocused();
});

test('new puzzles of a genre are made by size and stars', async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await button(page, 'New puzzle').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('6×6');
  await dialog.getByRole('combobox', { name: 'Grade' }).selectOption('');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('the board stays as it is while a hint is looked for, and then has its mark', async ({ page }) => {
  // The answer comes late, after a message that the question runs and has no board of its own to show.
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(...all) {
        super(...all);
        const released = new WeakSet();
        this.addEventListener('message', (event) => {
          const { type, id } = event.data;
          if (!globalThis.late || type !== 'done' || released.has(event)) return;
          event.stopImmediatePropagation();
          const progress = { nodes: 1, solutions: 0, fraction: 0, depth: 0, partial: '' };
          this.dispatchEvent(new MessageEvent('message', { data: { type: 'progress', id, progress } }));
          const answer = new MessageEvent('message', { data: event.data });
          released.add(answer);
          globalThis.late.push(() => this.dispatchEvent(answer));
        });
      }
    };
  });
  await page.goto(`./#slitherlink=${encodeURIComponent(SLITHERLINK)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await page.evaluate(() => {
    globalThis.late = [];
  });
  const board = page.getByRole('grid');
  const before = await board.innerHTML();
  await button(page, 'Hint').click();
  await page.waitForFunction(() => globalThis.late.length > 0);
  await settled(page);
  expect(await board.innerHTML()).toBe(before);
  await page.evaluate(() => {
    for (const say of globalThis.late.splice(0)) say();
  });
  await expect(status(page)).toContainText('Look at');
  await expect(page.locator('.hint-unit').first()).toBeVisible();
});

test('wrong lines of a slitherlink are seen, at a number and as mistakes; then there is no solution', async ({
  page,
}) => {
  await page.goto(`./#slitherlink=${encodeURIComponent(SLITHERLINK)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/clue 0/);
  await cell(page, 2, 2).focus();
  await page.keyboard.press('n');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/edge above: line$/);
  await button(page, 'Find mistakes').click();
  await expect(status(page)).toContainText('1 mistake');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/edge above: line, conflict/);
  await expect(page.locator('.edges.wrong')).toHaveAttribute('d', /h/);
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('No solution');
  await page.keyboard.press('Control+z');
  await button(page, 'Solve').click();
  await expect(status(page)).toContainText('Solved');
  await expect(page.locator('.edges.solution')).toHaveAttribute('d', /h/);
});

test('a new puzzle has few or many of what makes it dense', async ({ page }) => {
  await open(page, 'minesweeper', 'minesweeper\ncells\n1 . .\n. . .\n. . .');
  const make = async (density) => {
    await button(page, 'New puzzle').click();
    const dialog = page.getByRole('dialog', { name: 'New puzzle' });
    await dialog.getByRole('combobox', { name: 'Size' }).selectOption('16×16');
    await dialog.getByRole('combobox', { name: 'Mines' }).selectOption(density);
    await dialog.getByLabel('Seed').fill('1'); // by chance few mines may be as many as usual
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('gridcell')).toHaveCount(256);
    await button(page, 'Solve').click();
    await expect(status(page)).toContainText('Solved');
    return page.getByRole('gridcell', { name: /mine/ }).count();
  };
  const few = await make('Few');
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(256 * 0.2); // 13 % are wished; as usual 20, with many 28
  expect(await make('Many')).toBeGreaterThan(256 * 0.2);
});

test('the rules of a genre are said in three sentences, with a solved example', { tag: '@quick' }, async ({ page }) => {
  await open(page, 'starbattle', STARS);
  await button(page, 'Rules').click();
  const dialog = page.getByRole('dialog', { name: 'Star Battle' });
  await expect(dialog.getByRole('paragraph')).toHaveCount(3);
  await expect(dialog.getByRole('gridcell', { name: /found star/ }).first()).toBeVisible();
  await audit(page, 'dialog[open]');
});

for (const [puzzle, sentence] of [
  ['kakuro', 'No digit stands twice in the same sum'],
  ['queens', 'No two queens share a row'],
  ['tiling', 'exactly one piece'],
  ['cover', 'covered exactly once'],
])
  test(`the rules of ${puzzle} are said with a solved example`, async ({ page }) => {
    await page.goto(`./#${puzzle}`);
    await button(page, 'Rules').click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toContainText(sentence);
    await expect(dialog.getByRole('grid', { name: /^Example of .*, solved$/ })).toBeVisible();
  });

test('the solved example beside the rules is not the open puzzle', async ({ page }) => {
  await page.goto('./#slitherlink');
  const clues = (place) =>
    place.getByRole('gridcell').evaluateAll((cells) => cells.map((each) => /clue \d/.exec(each.ariaLabel)?.[0] ?? ''));
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  const open = await clues(page.locator('.board'));
  await button(page, 'Rules').click();
  const dialog = page.getByRole('dialog', { name: 'Slitherlink' });
  await expect(dialog.getByRole('gridcell').first()).toBeVisible();
  expect(await clues(dialog)).not.toEqual(open);
});

test('a board whose open cells are empty in the solution is complete', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  for (const [row, column] of [
    [1, 1],
    [1, 3],
    [2, 1],
    [2, 2],
    [2, 3],
  ])
    await cell(page, row, column).click();
  await expect(status(page)).not.toContainText('Complete');
  await cell(page, 3, 2).click();
  await expect(status(page)).toContainText('Complete');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty/);
});

test('bridges are drawn from island to island', { tag: '@quick' }, async ({ page }) => {
  await open(page, 'hashi', 'hashi\ncells\n2 . 4\n. . .\n1 . 3');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/island 2/);
  await drag(page, [1, 1], [1, 3]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed one bridge left and right/);
  await drag(page, [1, 3], [1, 1]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed two bridges left and right/);
  await cell(page, 2, 3).click();
  await cell(page, 2, 3).press('"');
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/placed two bridges up and down/);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('a region of a galaxy is drawn on both sides of its centre, also by keys', async ({ page }) => {
  await open(page, 'galaxies', 'galaxies\nsize 3 3\ncentres\nr2c2');
  await page.getByRole('radio', { name: 'Play' }).click(); // it is the blank board, which one sets
  await drag(page, [2, 2], [2, 1]);
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/placed part/);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/empty/);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  await cell(page, 2, 1).press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/placed part/);
  await page.getByRole('radio', { name: 'Set' }).click();
  await cell(page, 1, 1).click();
  await expect(status(page)).toContainText('No solution');
});

test('numbers of a fillomino are typed, and regions have borders', async ({ page }) => {
  await open(page, 'fillomino', 'fillomino\ncells\n3 . .\n3 . 2\n3 . 2');
  await cell(page, 1, 2).click();
  await page.keyboard.type('4');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed 4/);
  await button(page, 'Solve').click();
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/found 4/);
});

const FENCE = 'slitherlink\ncells\n3 . .\n. . .\n. . .';

test('edges of a slitherlink are drawn by dragging along them, and nothing is drawn that nobody drew', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'slitherlink', FENCE);
  await along(page, [
    [0, 0],
    [0, 2],
    [1, 2],
  ]);
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, clue 3, edge above: line');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, edge above: line, edge right: line');
  await along(page, [[0.5, 0.9]]);
  await along(page, [[0.5, 1.1]]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/edge left: cross/);
  await along(page, [
    [1, 2],
    [1, 0],
    [0, 0],
  ]);
  await expect(status(page)).toContainText('Complete');
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, clue 3, edge above: line, edge right: cross');
});

test('crosses are drawn by the right button, Shift and the key; a loop that closes early is said', async ({ page }) => {
  await open(page, 'slitherlink', FENCE);
  await along(
    page,
    [
      [1, 0.5],
      [1, 2.5],
    ],
    { button: 'right' },
  );
  for (const column of [1, 2, 3]) await expect(cell(page, 1, column)).toHaveAccessibleName(/edge below: cross/);
  await cell(page, 3, 3).focus();
  await page.keyboard.press('Shift+N');
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/edge above: cross/);
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'cross' }).click();
  await along(page, [[2, 1.5]]);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/edge below: cross/);
  await along(page, [[2, 1.5]]);
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/empty/);
  await cell(page, 2, 2).focus();
  await page.keyboard.type('nwes');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(
    'row 2, column 2, edge above: line, edge left: line, edge right: line, edge below: line',
  );
  await expect(status(page)).toContainText('closed too early');
  await page.keyboard.press('Delete');
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/empty/);
});

test('two stars that touch are said to clash only where they are marked', async ({ page }) => {
  await open(page, 'starbattle', STARS);
  for (const [row, column] of [
    [1, 1],
    [2, 2],
  ])
    await cell(page, row, column).click();
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/placed star/);
  const clashing = page.locator('[role=gridcell].clash');
  await expect(clashing).toHaveCount(0);
  await expect(status(page)).not.toContainText('clash');
  await button(page, 'Find mistakes').click();
  await expect(clashing).toHaveCount(2);
  await expect(status(page)).toContainText('The marked cells clash');
});
