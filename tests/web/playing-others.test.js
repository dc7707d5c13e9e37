// Play and Set on the puzzles beside classic Sudoku: the same rules for every puzzle that a person fills in.

import { audit, button, cell, expect, reload, status, test, way } from './fixtures.js';

/**
 * Each has one solution. `given` is a cell of the puzzle, `entries` the rest of the solution as [row, column, key],
 * `wrong` an entry that contradicts nothing at first sight.
 */
const puzzles = [
  {
    grid: 'Sudoku variant',
    hash: `variant=${encodeURIComponent('.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R2C2.AntiKnight.WhiteDot~R4C3~R4C4.~R1C1_1')}`,
    given: { at: [1, 1], key: 'Delete', name: /given 1; cage/ },
    entries: ['1243', '3421', '4312', '2134'].flatMap((row, r) =>
      [...row].map((key, c) => [r + 1, c + 1, key]).filter(([, c]) => r > 0 || c > 1),
    ),
    wrong: [2, 1, '2'],
    link: /&play=1:2$/,
  },
  {
    grid: 'Kakuro',
    hash: `kakuro=${encodeURIComponent('# 23\\ 12\\ 10\\\n\\10 . . .\n\\24 . . .\n\\11 . . .')}`,
    given: { at: [1, 2], key: '5', name: /clue, 23 down$/ },
    entries: ['631', '987', '812'].flatMap((row, r) => [...row].map((key, c) => [r + 2, c + 2, key])),
    wrong: [3, 2, '5'],
    link: /&play=5:6$/,
  },
  {
    grid: 'Queens',
    hash: `queens=${encodeURIComponent('8 4 0 0 0 0 0 0 1')}`,
    given: { at: [1, 4], key: 'Enter', name: /given queen$/ },
    entries: [2, 7, 3, 6, 8, 5].map((column, r) => [r + 2, column, 'Enter']),
    wrong: [3, 5, 'Enter'],
    link: /&play=1:2$/,
  },
];

/** Opens a puzzle, which the worker has read when its given is there. */
async function open(page, { grid, hash, given }) {
  await page.goto(`./#${hash}`);
  await expect(page.getByRole('grid', { name: grid, exact: true })).toBeVisible();
  await expect(cell(page, ...given.at)).toHaveAccessibleName(given.name);
}

async function enter(page, entries) {
  for (const [row, column, key] of entries) {
    await cell(page, row, column).focus();
    await page.keyboard.press(key);
  }
}

for (const puzzle of puzzles) {
  const { grid, given, entries, wrong, link } = puzzle;

  test(`${grid}: Play locks the givens, and Start over keeps them`, async ({ page }) => {
    await open(page, puzzle);
    await expect(way(page, 'Play')).toBeChecked();
    await enter(page, [entries[0], [...given.at, given.key]]);
    await expect(cell(page, ...given.at)).toHaveAccessibleName(given.name);
    await expect(status(page)).toContainText('This is given');
    await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(1);
    await button(page, 'Start over').click();
    await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(0);
    await expect(cell(page, ...given.at)).toHaveAccessibleName(given.name);
  });

  test(`${grid}: Solve asks before it ends a game, and a completed board is announced`, {
    tag: grid === 'Kakuro' ? '@quick' : [],
  }, async ({ page }) => {
    await open(page, puzzle);
    await enter(page, entries.slice(0, 5));
    await button(page, 'Solve').click();
    if (entries.length > 5) await expect(status(page)).toContainText('Show the whole solution?');
    await enter(page, entries.slice(5));
    await expect(status(page)).toContainText('Complete!');
    await audit(page, '.panel');
  });

  test(`${grid}: mistakes are found on demand`, async ({ page }) => {
    await open(page, puzzle);
    await enter(page, [entries[0]]);
    await button(page, 'Find mistakes').click();
    await expect(status(page)).toContainText('No mistakes');
    await enter(page, [wrong]);
    await button(page, 'Find mistakes').click();
    await expect(status(page)).toContainText('1 mistake,');
    await expect(cell(page, ...wrong)).toHaveAccessibleName(/conflict/);
  });

  test(`${grid}: in Set everything is given, and the number of solutions follows every edit`, async ({ page }) => {
    await open(page, puzzle);
    await way(page, 'Set').click();
    await expect(status(page)).toContainText('Unique: exactly one solution.');
    await enter(page, [wrong]);
    await expect(cell(page, ...wrong)).not.toHaveAccessibleName(/placed/);
    await expect(status(page)).toContainText('No solution.');
    await button(page, 'Undo').click();
    await expect(status(page)).toContainText('Unique: exactly one solution.');
  });

  test(`${grid}: Play, Set and Play again keep all that was placed`, async ({ page }) => {
    await open(page, puzzle);
    await enter(page, entries.slice(0, 3));
    const placed = page.getByRole('gridcell', { name: /placed/ });
    const before = await placed.evaluateAll((cells) => cells.map((each) => each.ariaLabel));
    expect(before).toHaveLength(3);
    await way(page, 'Set').click();
    await expect(placed).toHaveCount(0);
    await expect(status(page)).toContainText('3 entries are put aside; Play brings them back.');
    await reload(page); // what is put aside is saved
    await expect(way(page, 'Set')).toBeChecked();
    await way(page, 'Play').click();
    await expect.poll(() => placed.evaluateAll((cells) => cells.map((each) => each.ariaLabel))).toEqual(before);
  });

  test(`${grid}: a link carries the givens, the entries and the way`, async ({ page, browser }) => {
    await open(page, puzzle);
    await enter(page, [entries[0]]);
    await button(page, 'Share').click();
    await page.getByRole('checkbox', { name: /entries and marks/ }).check();
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(link);
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(await field.inputValue());
    await expect(cell(elsewhere, ...entries[0])).toHaveAccessibleName(/placed/);
    await expect(cell(elsewhere, ...given.at)).toHaveAccessibleName(given.name);
    await button(elsewhere, 'Workshop').click();
    await expect(way(elsewhere, 'Play')).toBeChecked();
    await context.close();
  });
}

test('the black cells of a Kakuro are locked while it is played', async ({ page }) => {
  await open(page, puzzles[1]);
  await enter(page, [puzzles[1].entries[0], [2, 3, '#'], [1, 1, '#']]);
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/empty$/);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/black$/);
  await expect(button(page, 'Black cell')).toHaveCount(0); // on the keypad
  await way(page, 'Set').click();
  await expect(button(page, 'Black cell')).toBeVisible();
  await enter(page, [[2, 3, '#']]);
  await expect(cell(page, 2, 3)).toHaveAccessibleName(/black$/);
});

test('marks of a Kakuro are filled by the sums of its runs', async ({ page }) => {
  await open(page, puzzles[1]);
  await button(page, 'Fill marks').click();
  await expect(cell(page, 3, 2)).toHaveAccessibleName(/marked 8 9$/); // 7 cannot be: 23 in 3 cells is 6 + 8 + 9
  await enter(page, [[3, 2, '9']]);
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/marked 7 8$/);
});

test('where there are several solutions, mistakes are what leaves none', async ({ page }) => {
  await page.goto(`./#queens=${encodeURIComponent('8 1 0 0 0 0 0 0 0')}`);
  await enter(page, [[2, 5, 'Enter']]);
  await button(page, 'Find mistakes').click();
  await expect(status(page)).toContainText('there is a solution with all your entries');
  await enter(page, [[3, 2, 'Enter']]);
  await button(page, 'Find mistakes').click();
  await expect(status(page)).toContainText('no solution has all your entries');
});

test('marks of a variant are filled by its rules, and an entry takes its digit from those of its cage', async ({
  page,
}) => {
  await page.goto(`./#variant=${encodeURIComponent('.Cage~~R1C1~R2C4~R3C7.AntiKnight.~R5C5_1')}`);
  await expect(cell(page, 5, 5)).toHaveAccessibleName(/given 1/);
  await button(page, 'Fill marks').click();
  await expect(cell(page, 3, 4)).toHaveAccessibleName(/marked 2 3 4 5 6 7 8 9/); // a knight's move away
  await enter(page, [[1, 1, '7']]);
  await expect(cell(page, 3, 7)).toHaveAccessibleName(/marked 1 2 3 4 5 6 8 9/);
});
