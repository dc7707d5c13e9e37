// Hints by named steps, grades, and new puzzles on the page.
import { audit, button, cell, digits, expect, fullHint, status, test, toLastStep } from './fixtures.js';

// ER 3.4, by SukakuExplainer's serate.
const HARD = '........1.......23..4..5........6....7.......12..3.......21..7...6...4..5...8....';

/** Opens a puzzle on a new page. On an open page the old board would stay until the puzzle is read. */
async function open(page, puzzle, text) {
  await page.goto('about:blank');
  await page.goto(`./#${puzzle}=${text}`);
}

const stepGroup = (page) => page.getByRole('group', { name: 'Steps to the next value' });

/** Fills in what is seen at once, up to a value to which steps lead. */
async function toSteps(page) {
  for (let filled = 0; filled < 60; ++filled) {
    await fullHint(page);
    await expect(page.getByRole('group', { name: 'Answer' })).toHaveAttribute('data-tone', 'found');
    const hinted = page.getByRole('gridcell', { name: /hint \d/ });
    await expect(stepGroup(page).or(hinted).first()).toBeVisible();
    if (await stepGroup(page).isVisible()) return;
    await expect(hinted).toHaveCount(1);
    await button(page, 'Fill it in').click();
  }
}

test('steps lead from a hint to its value, one after the other, drawn and in words', { tag: '@quick' }, async ({
  page,
}) => {
  await open(page, 'sudoku', HARD);
  await toSteps(page);
  await expect(status(page)).toContainText(/^\s*(Pointing|Claiming|Naked|Hidden)[^:]*: no \d in r\dc\d.*\. Why: /);
  await expect(stepGroup(page)).toContainText('1 of');
  const struck = page.getByRole('gridcell', { name: /empty, .*not \d/ });
  await expect.poll(() => struck.count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.gone path:not([d=""])').count()).toBeGreaterThan(0);
  await audit(page);
  await toLastStep(stepGroup(page));
  await expect(status(page)).toContainText(/: r\dc\d is \d\./);
  const [, row, column, value] = /r(\d)c(\d) is (\d)/.exec(await status(page).textContent());
  await expect(cell(page, row, column)).toHaveAccessibleName(`row ${row}, column ${column}, hint ${value}`);
  await stepGroup(page).getByRole('button', { name: 'Back' }).click();
  await expect(struck.first()).toBeVisible();
  await button(page, 'Fill it in').click();
  await expect(cell(page, row, column)).toHaveAccessibleName(`row ${row}, column ${column}, placed ${value}`);
});

test('in Set the grade follows the edits', async ({ page }) => {
  await open(page, 'sudoku', HARD);
  await page.getByRole('radio', { name: 'Set' }).click();
  await expect(status(page)).toContainText('Hard, 3.4 of 12. Hardest step');
});

test('a new puzzle has the grade that is wished, and is there to be played', async ({ page }) => {
  await open(page, 'sudoku', '.'.repeat(81));
  await button(page, 'New puzzle').click();
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  await dialog.getByLabel('Grade').selectOption('Hard');
  await audit(page);
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await digits(page)).replaceAll('.', '').length).toBeGreaterThan(16);
  await expect(page.getByRole('radio', { name: 'Play' })).toBeChecked();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText(/Hard, \d\.\d of 12/);
  const board = await digits(page);
  expect([...board].reverse().map((digit) => digit === '.')).toEqual([...board].map((digit) => digit === '.'));
});

test('the tab of Sudoku makes jigsaws, killers, and puzzles with rules about the whole board', async ({ page }) => {
  await open(page, 'sudoku', '.'.repeat(81));
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  const make = dialog.getByRole('button', { name: 'Make it' });
  await button(page, 'New puzzle').click();
  await dialog.getByLabel('Kind').selectOption('Killer');
  await dialog.getByLabel('Size').selectOption('6');
  await dialog.getByLabel('Grade').selectOption('Hard');
  await dialog.getByLabel('Seed').fill('3'); // of some seeds the nearest grade is made
  await expect(dialog.getByLabel('Symmetry')).toHaveCount(0);
  await audit(page);
  await make.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Killer' })).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/cage of \d cells with sum/);
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');
  await expect(status(page)).toContainText(/Hard, \d of 5/);

  await button(page, 'New puzzle').click();
  await dialog.getByLabel('Kind').selectOption('Jigsaw');
  await dialog.getByLabel('Seed').fill('');
  await dialog.getByLabel('Anti-knight').check();
  await make.click();
  await expect(dialog).toBeHidden();
  await button(page, 'Check').click();
  await expect(status(page)).toContainText('Unique');

  await button(page, 'New puzzle').click();
  await dialog.getByLabel('Kind').selectOption('Classic');
  await dialog.getByLabel('Anti-knight').uncheck();
  await dialog.getByLabel('Anti-king').check();
  await dialog.getByLabel('Size').selectOption('4');
  await make.click();
  await expect(dialog).toContainText('no filled board obeys all of them');
  await dialog.getByLabel('Anti-king').uncheck();
  await dialog.getByLabel('Size').selectOption('9');
  await make.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Sudoku', exact: true })).toBeVisible();
});

test('the same seed makes the same puzzle, and the seed of the last one is said', async ({ page }) => {
  await open(page, 'sudoku', '.'.repeat(81));
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  const seed = dialog.getByRole('textbox', { name: 'Seed' });
  const made = async (typed) => {
    await button(page, 'Clear').click();
    await expect.poll(() => digits(page)).toBe('.'.repeat(81));
    await button(page, 'New puzzle').click();
    await seed.fill(typed);
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => digits(page)).toMatch(/\d/);
    return digits(page);
  };
  const first = await made('7x');
  await button(page, 'New puzzle').click();
  await expect(seed).toHaveValue('7');
  await expect(seed).toHaveAttribute('placeholder', 'any; last: 7');
  await page.keyboard.press('Escape');
  expect(await made('8')).not.toBe(first);
  expect(await made('7')).toBe(first);
});

test('new puzzles are made for Kakuro and queens too, by the keyboard alone', async ({ page }) => {
  for (const [puzzle, size, grades] of [
    ['Queens', '10', 0],
    ['Kakuro', '6', 1],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#${puzzle.toLowerCase()}`);
    await expect(page.getByRole('grid', { name: puzzle })).toBeVisible();
    await button(page, 'New puzzle').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New puzzle' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Grade')).toHaveCount(grades);
    await dialog.getByLabel('Size').selectOption(size);
    await dialog.getByRole('button', { name: 'Make it' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('gridcell')).toHaveCount(Number(size) ** 2);
    await button(page, 'Check').click();
    await expect(status(page)).toContainText('Unique');
  }
});

test('a hint on a board with a wrong entry says so and marks the entry', async ({ page }) => {
  await open(page, 'sudoku', HARD);
  await page.getByRole('radio', { name: 'Play' }).click();
  await cell(page, 1, 1).click();
  // Nothing on the board excludes it, but the solution has another digit there.
  await page.keyboard.press('2');
  await fullHint(page);
  await expect(status(page)).toContainText('1 mistake, marked on the board');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/conflict/);
});

// Made by this project's generator, and solved up to the step.
const CHAIN = '.2.518.37...346.2.1..7928.4..9674.1....123.8..1.9854....5431.98.4.269...39.857.4.';
const DOUBLE = '57..4.8.........2.2.639...4..5..1.89..74.91..9216..4..7.2.143...5.......1.8.6..47';

test('the links of a chain are drawn, strong ones otherwise than weak ones, and written under More', async ({
  page,
}) => {
  await open(page, 'sudoku', CHAIN);
  await fullHint(page);
  await expect(status(page)).toContainText('Alternating inference chain: no 9 in r5c7.');
  const dashes = (kind) => page.locator(`.links .${kind}`).evaluate((path) => getComputedStyle(path).strokeDasharray);
  await expect(page.locator('.links .strong')).toHaveAttribute('d', /^M.*Q/);
  await expect(page.locator('.links .weak')).toHaveAttribute('d', /^M.*Q/);
  await expect.poll(() => dashes('strong')).toBe('none');
  await expect.poll(() => dashes('weak')).not.toBe('none');
  const notation = page.getByText('(9)r5c7-(7)r5c7=(7)r6c8-(6)r6c8=(6)r3c8-(6)r1c7=(9)r1c7-(9)r5c7');
  await expect(notation).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  await expect(notation).toBeVisible();
  await audit(page);
});

test('what a step supposes is shown one at a time, by the keyboard too', async ({ page }) => {
  await open(page, 'sudoku', DOUBLE);
  await fullHint(page);
  const next = stepGroup(page).getByRole('button', { name: 'Next' });
  for (let step = 1; ; ++step) {
    await expect(stepGroup(page)).toContainText(`${step} of `);
    if ((await status(page).textContent()).includes('Double forcing chains')) break;
    await next.click();
  }
  const branches = page.getByRole('group', { name: 'What the step tries' }).getByRole('button');
  await expect(branches).toHaveCount(2);
  await expect(branches.first()).toHaveAttribute('aria-pressed', 'true');
  const drawn = () => page.locator('.links .weak').getAttribute('d');
  const first = await drawn();
  await branches.last().focus();
  await page.keyboard.press('Enter');
  await expect(branches.last()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(drawn).not.toBe(first);
  await audit(page);
});

/** The first example of hitori, as far as it is filled in without a supposition. */
const HITORI = `hitori
cells
4 1 8 6 5 3 2 8
4 4 6 8 1 8 8 2
5 3 6 8 4 1 2 5
6 6 1 4 1 8 5 5
6 2 3 1 8 7 4 3
2 2 3 3 7 7 1 7
8 7 4 3 6 2 5 1
2 5 1 2 1 4 4 7
filled
. . # . . . # .
# . . # . # . .
. . # . . . . #
? ? . . # . # .
? . # . . . . .
. # . # . # . #
. . . . . . . .
# . # . # . # .`;

test('a supposition is played out step by step, forward and back, and said in short again', async ({ page }) => {
  await page.goto(`./#hitori=${encodeURIComponent(HITORI)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  await fullHint(page);
  await expect(status(page)).toContainText('Row 4, column 1: shaded. Otherwise');
  await button(page, 'Play it out').click();
  const pager = page.getByRole('group', { name: 'Play it out' });
  await expect(status(page)).toContainText('Suppose row 4, column 1: not shaded.');
  await expect(pager.getByRole('button', { name: 'Back' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(status(page)).toContainText('Then follows row 4, column 2: shaded.');
  const hinted = page.getByRole('gridcell', { name: /hint/ });
  await expect(hinted).toHaveCount(2);
  await audit(page);
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(hinted).toHaveCount(3);
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(status(page)).toContainText('what was supposed is wrong');
  await pager.getByRole('button', { name: 'Back' }).click();
  await expect(hinted).toHaveCount(3);
  await button(page, 'In short').click();
  await expect(hinted).toHaveCount(1);
  await button(page, 'Fill it in').click();
  await expect(cell(page, 4, 1)).toHaveAccessibleName(/placed shaded/);
});
