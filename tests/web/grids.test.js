// Grid puzzles of all genres: addresses, clues that are met, questions, new puzzles, rules.

import { audit, button, cell, expect, fullHint, holdAnswers, paste, settled, status, test } from './fixtures.js';
import { drag, open } from './grid-board.js';

const STARS = 'starbattle\nstars 1\nregions\nA B B B C\nA A A B C\nD D D B C\nD D D E E\nD D D E E';
const SLITHERLINK = 'slitherlink\ncells\n. 1 . . . .\n1 0 . 2 . 3\n. 1 . 1 1 2\n. . 1 . . 2\n. 2 . 1 1 2\n. 3 . 2 . .';
const NONOGRAM = 'nonogram\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2';

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
  await drag(page, [5, 1], [5, 4]);
  for (const column of [1, 2, 3, 4]) await expect(cell(page, 5, column)).toHaveAccessibleName(/placed cross/);
  await page.keyboard.press('Control+z');
  await cell(page, 1, 3).click();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
});

test('a clue that is met is said to be; one that can no longer be is marked when mistakes are looked for, or at once', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'akari', 'akari\ncells\n. . .\n. #1 .\n. . .');
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
  await page.goto(`./#starbattle=${encodeURIComponent(STARS.replace('starbattle\n', ''))}`);
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/region E, empty/);
  await open(page, 'grid', NONOGRAM);
  await expect(page.getByRole('grid', { name: 'Nonogram' })).toBeVisible();
});

test('what is no cell of a yajilin is no given', async ({ page }) => {
  await open(page, 'yajilin', 'yajilin\ncells\n. . #\n. . .\n. . .');
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, no cell');
  await page.getByRole('radio', { name: 'Play', exact: true }).click();
  await expect(page.locator('.ways')).not.toContainText('given');
  await cell(page, 2, 2).focus();
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'shaded' }).click();
  await expect(page.locator('.ways')).toContainText('1 placed');
  await expect(page.locator('.ways')).not.toContainText('given');
});

test('a hint that no cell leads to says why, and no cells that would be marked', async ({ page }) => {
  await open(page, 'tents', 'tents\ncells\nT . .\n. . .\n. . .');
  await page.getByRole('radio', { name: 'Play', exact: true }).click();
  await fullHint(page);
  await expect(status(page)).toContainText('A tent stands beside a tree, and there is none beside this cell.');
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
  await open(page, 'slitherlink', SLITHERLINK);
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

test('the rules of a genre are said in three sentences, with a solved example', async ({ page }) => {
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

test('a click on a clue beside the board crosses it out, a second one or Undo takes that back', async ({ page }) => {
  await page.goto(`./#skyscrapers=${encodeURIComponent('skyscrapers\ntop\n3 2 1\ncells\n. . .\n. . .\n. . .')}`);
  const clue = page.locator('genre-grid .outer').nth(1);
  await expect(clue).toHaveText('2');
  const { x, y, width, height } = await clue.boundingBox();
  const click = () => page.mouse.click(x + width / 2, y + height / 2);
  await click();
  await expect(clue).toHaveClass(/met/);
  await expect(page.locator('genre-grid .outer.met')).toHaveCount(1);
  await click();
  await expect(clue).not.toHaveClass(/met/);
  await button(page, 'Undo').click();
  await expect(clue).toHaveClass(/met/);
  await page.reload();
  await expect(clue).toHaveClass(/met/); // it is kept with the game
  await button(page, 'Undo').click();
  await expect(clue).not.toHaveClass(/met/);
});

test('a clue beside the board is crossed out by keys and by a screen reader', async ({ page }) => {
  await page.goto(`./#nonogram=${encodeURIComponent('nonogram\nrows\n1 1\n3\n0\ncolumns\n1\n1\n1')}`);
  const button = (name) => page.getByRole('button', { name, exact: true });
  await cell(page, 1, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(button('cross out 1, row 1').last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(button('cross out 3, row 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('genre-grid .outer.met')).toHaveText('3');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 2, 1)).toBeFocused();
  await expect(cell(page, 2, 1)).toHaveAccessibleName('row 2, column 1, empty');
  await button('cross out 3, row 2').dispatchEvent('click');
  await expect(page.locator('genre-grid .outer.met')).toHaveCount(0);
});
