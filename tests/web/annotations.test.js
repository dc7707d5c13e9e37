// True candidates, hints and estimates on the page.

import { audit, button, cell, expect, fullHint, PUZZLE, SOLUTION, status, test, toLastStep } from './fixtures.js';

/** Opens a puzzle on a new page. On an open page the old board would stay until the puzzle is read. */
async function open(page, puzzle, text) {
  await page.goto('about:blank');
  await page.goto(`./#${puzzle}=${encodeURIComponent(text)}`);
}

/** Asks for the candidates of a puzzle. */
async function candidatesOf(page, puzzle, text) {
  await open(page, puzzle, text);
  await button(page, 'Candidates').click();
  await expect(status(page)).toContainText('in some solution:');
}

const names = (page) =>
  page.getByRole('gridcell').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

test('the only candidates of a unique puzzle are the values of its solution', async ({ page }) => {
  await page.goto(`./#sudoku=${PUZZLE}`);
  await button(page, 'Candidates').click();
  await expect(status(page)).toContainText('in some solution.');
  const digits = async () => (await names(page)).map((name) => / (?:given|only) (\d)$/.exec(name)?.[1] ?? '.').join('');
  await expect.poll(digits).toBe(SOLUTION);
});

// By hand: 1234 and 3412 leave 2 and 4 for the odd columns of the other rows, 1 and 3 for the even ones, in either
// order each; rows and boxes then tie columns 1 and 3, and 2 and 4, together: four solutions.
test('each candidate shows the number of its solutions, up to 8 or more', async ({ page }) => {
  await candidatesOf(page, 'sudoku', '12343412........');
  await expect(status(page)).toContainText('more than one in 8 cells');
  await expect(cell(page, 3, 1)).toHaveAccessibleName('row 3, column 1, candidates 2 in 2 solutions, 4 in 2 solutions');
  await candidatesOf(page, 'sudoku', '.'.repeat(16)); // 288 solutions, each value in 72 of them
  const all = [1, 2, 3, 4].map((value) => `${value} in 8 or more solutions`).join(', ');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(`row 1, column 1, candidates ${all}`);
});

test('more solutions make the bar below a candidate longer and change its colour; many need none', async ({ page }) => {
  const bar = (level) =>
    page
      .locator(`.step-${level} .bar`)
      .first()
      .evaluate((path) => ({
        length: Number(/h([\d.]+)/.exec(path.getAttribute('d'))?.[1] ?? 0),
        fill: getComputedStyle(path).fill,
      }));
  await candidatesOf(page, 'sudoku', '12343412........');
  const few = await bar(2);
  expect(few.length).toBeGreaterThan(0);
  await candidatesOf(page, 'sudoku', '.'.repeat(16));
  const many = await bar(4);
  expect(many.length).toBe(0);
  expect(many.fill).not.toBe(few.fill);
});

// 92 solutions: 4 of them with a queen in a given corner (Rouse Ball, Mathematical Recreations and Essays).
test('squares of a queens board show the number of solutions, and name those without any', async ({ page }) => {
  await open(page, 'queens', '8 0 0 0 0 0 0 0 0');
  await button(page, 'Candidates').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, queen in 4 solutions');
  await expect(cell(page, 1, 1)).toHaveText('4');
  await expect(cell(page, 1, 2)).toHaveText('8+');
  await open(page, 'queens', '4 0 0 0 0');
  await button(page, 'Candidates').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, queen in no solution');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, queen in 1 solution');
});

test('Kakuro and exact cover name candidates in their own way', async ({ page }) => {
  await candidatesOf(page, 'kakuro', '# 3\\ 3\\\n\\3 . .\n\\3 . .');
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, candidates 1 in 1 solution, 2 in 1 solution');
  await open(page, 'cover', 'a b c\na b\nc\na\nb c\na c');
  await button(page, 'Candidates').click();
  const place = (option, item) => page.getByRole('gridcell', { name: new RegExp(`^option ${option}, item ${item}, `) });
  await expect(place(1, 'a')).toHaveAccessibleName('option 1, item a, covered, in 1 solution');
  await expect(place(5, 'b')).toHaveAccessibleName('option 5, item b, empty, in no solution');
});

test('every candidate has space: on large boards and on a phone it is a dot', { tag: '@phone' }, async ({ page }) => {
  const rows = Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => {
      const value = (4 * (row % 4) + Math.floor(row / 4) + column) % 16;
      return row < 2 ? '.' : '123456789ABCDEFG'[value];
    }).join(''),
  );
  await candidatesOf(page, 'sudoku', rows.join(''));
  const first = page.locator('g.candidates').first();
  const seen = (selector) =>
    first
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).visibility === 'visible');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect([await seen('.marks'), await seen('.spot')]).toEqual([true, false]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await seen('.marks'), await seen('.spot')]).toEqual([false, true]);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing wrong with candidates in ${theme}`, async ({ page }) => {
    await page.goto('./#sudoku');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await candidatesOf(page, 'sudoku', '12..............');
    await audit(page);
  });
}

test('a hint names and marks the cell, the value and the reason, and a button enters it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, 'sudoku', PUZZLE);
  await fullHint(page);
  await expect(status(page)).toContainText(/^\s*Row \d, column \d is \d: the (only place|last open cell)/);
  const [, row, column, value] = /Row (\d), column (\d) is (\d)/.exec(await status(page).textContent());
  expect(SOLUTION[(row - 1) * 9 + (column - 1)]).toBe(value);
  await expect(cell(page, row, column)).toHaveAccessibleName(`row ${row}, column ${column}, hint ${value}`);
  await expect(page.locator('.hint-here')).not.toHaveAttribute('d', '');
  await expect(page.locator('.hint-unit')).not.toHaveAttribute('d', '');
  await button(page, 'Fill it in').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, row, column)).toHaveAccessibleName(`row ${row}, column ${column}, placed ${value}`);
  await expect(page.getByRole('gridcell', { name: /hint \d/ })).toHaveCount(0); // the next one has to be asked for
  await expect(button(page, 'Hint')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(cell(page, row, column)).toHaveAccessibleName(/empty$/);
});

test('hints solve an easy puzzle completely', async ({ page }) => {
  await open(page, 'sudoku', `${SOLUTION.slice(0, 70)}...........`);
  for (let left = 11; left > 0; left -= 1) {
    await fullHint(page);
    await expect(page.getByRole('gridcell', { name: /, empty$/ })).toHaveCount(left - 1);
    await expect(page.getByRole('gridcell', { name: /hint \d/ })).toHaveCount(1);
    await button(page, 'Fill it in').click();
    await expect(page.getByRole('gridcell', { name: /hint \d/ })).toHaveCount(0);
  }
  await expect(status(page)).toContainText('Complete');
  expect((await names(page)).map((name) => /(?:given|placed) (\d)/.exec(name)?.[1]).join('')).toBe(SOLUTION);
});

test('a hint says that no rule applies, or that the board contradicts itself', async ({ page }) => {
  await open(page, 'sudoku', '.'.repeat(81));
  await fullHint(page);
  await expect(status(page)).toContainText('No simple rule applies');
  await open(page, 'sudoku', `11${'.'.repeat(79)}`);
  await fullHint(page);
  await expect(status(page)).toContainText('contradicts itself');
  await expect(button(page, 'Fill it in')).toBeDisabled();
});

test('queens, Kakuro and exact cover have hints too', async ({ page }) => {
  await open(page, 'queens', '4 2 0 0 0');
  await fullHint(page);
  await expect(status(page)).toContainText('A queen stands in row');
  await button(page, 'Fill it in').click();
  await expect(page.getByRole('gridcell', { name: /(given|placed) queen/ })).toHaveCount(2);
  await open(page, 'kakuro', '# 3\\ 4\\\n\\4 . .\n\\3 . .');
  await fullHint(page);
  await expect(status(page)).toContainText(/Row \d, column \d is \d/);
  await open(page, 'cover', 'a b c\na b\nc\na c');
  await fullHint(page);
  await expect(status(page)).toContainText('Option 1 is chosen: the only option left for item b.');
  await expect(button(page, 'Fill it in')).toHaveCount(0);
});

test('a hint that looks ahead says which squares it excludes, and marks them', async ({ page }) => {
  await open(page, 'queens', '7 1 0 7 0 0 0 0');
  await fullHint(page);
  await expect(status(page)).toContainText('A queen stands in row 2, column 4: the only square left in column 4.');
  await expect(status(page)).toContainText(
    'No queen stands in row 5, column 4 or row 7, column 4: else nothing is left for column 6.',
  );
  // Two queens and two squares.
  await expect(page.locator('.hint-because')).toHaveAttribute('d', /^(?:[^M]*M){4}[^M]*$/);
});

test('a hint says that a board has no solution where nothing on it contradicts itself yet', async ({ page }) => {
  await open(page, 'queens', '7 0 7 0 0 0 4 0');
  await fullHint(page);
  await expect(status(page)).toContainText('As the board stands, no solution is possible');
});

test('a hint for Kakuro names runs by their sums and places, and the sets of digits that are left', async ({
  page,
}) => {
  await open(page, 'kakuro', '# 20\\ # #\n\\6 . . .\n# . # #\n# . # #');
  await fullHint(page);
  await expect(status(page)).toContainText('Row 2, column 2 is 3: no value but 3 is left for it.');
  await expect(status(page)).toContainText('Only 1, 2 and 3 can be in the across run of 6 at row 2, column 2.');
  await expect(status(page)).toContainText(
    'Only 3+8+9, 4+7+9, 5+6+9 or 5+7+8 can be in the down run of 20 at row 2, column 2.',
  );
});

test('a hint for Kakuro says by the sums of a region what a cell is that only its runs across have', async ({
  page,
}) => {
  await open(page, 'kakuro', '# 10\\ 4\\ #\n\\12 . . .\n\\5 . . #');
  await fullHint(page);
  await expect(status(page)).toContainText(
    'in the marked region the runs across still need 17, those down 14, and they share all open cells but row 2, ' +
      'column 4 (across).',
  );
  // Three cells across and the two below them.
  await expect(page.locator('.hint-unit')).toHaveAttribute('d', /^(M[^M]+){5}$/);
  await button(page, 'Next').click();
  await expect(status(page)).toContainText('Row 2, column 4 is 3: no value but 3 is left for it.');
});

// `kakuro_6_6_super` of MiniZinc's examples.
const SUPER = `# # 34\\ 3\\ 16\\ #
# 4\\13 . . . #
\\14 . . . . 16\\
\\10 . . 17\\13 . .
# \\25 . . . .
# \\15 . . . #`;

test('many reasons of a hint are shown one after the other, and what follows from them last', async ({ page }) => {
  await open(page, 'kakuro', SUPER);
  await fullHint(page);
  await expect(status(page)).toContainText(/^\s*Only \d.* can be in the (across|down) run of/);
  const steps = page.getByRole('group', { name: 'Steps to the next value' });
  await expect(steps).toContainText(/1 of \d+/);
  await expect(page.locator('.hint-here')).not.toHaveAttribute('d', '');
  await toLastStep(steps);
  await expect(status(page)).toContainText(/Row \d, column \d is \d: /);
  await expect(page.getByRole('gridcell', { name: /hint \d/ })).toHaveCount(1);
  await button(page, 'Fill it in').click();
  await expect(page.getByRole('gridcell', { name: /placed \d/ })).toHaveCount(1);
});

test('a long count shows an estimate', async ({ page }) => {
  await open(page, 'sudoku', '.'.repeat(81));
  await button(page, 'Count').click();
  await expect(status(page)).toContainText(/About \d\.\d × 10²[⁰¹²] in all, less than 0.1% done/);
  await button(page, 'Stop').click();
  await expect(status(page)).toContainText('Stopped');
});
