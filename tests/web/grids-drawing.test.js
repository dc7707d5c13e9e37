// What strokes, clicks and keys draw on grid puzzles: shading, lines, edges, bridges and parts.

import { audit, button, cell, expect, status, test } from './fixtures.js';
import { drag, draw, open } from './grid-board.js';

const SLITHERLINK = 'slitherlink\ncells\n. 1 . . . .\n1 0 . 2 . 3\n. 1 . 1 1 2\n. . 1 . . 2\n. 2 . 1 1 2\n. 3 . 2 . .';
const NONOGRAM = 'nonogram\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2';

test('a stroke shades a line of a nonogram, and one Undo takes it back', { tag: '@quick' }, async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  await drag(page, [2, 1], [2, 3]);
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/placed shaded/);
  await button(page, 'Undo').click();
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/empty/);
});

test('a stroke with the right button makes dots, and the same stroke takes them away', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  await cell(page, 1, 2).click();
  await drag(page, [1, 1], [1, 3], { button: 'right' });
  for (const column of [1, 3]) await expect(cell(page, 1, column)).toHaveAccessibleName(/placed dot/);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/placed shaded/);
  await drag(page, [1, 1], [1, 3], { button: 'right' });
  for (const column of [1, 3]) await expect(cell(page, 1, column)).toHaveAccessibleName(/empty/);
});

test('the key of a dot is a brush: clicks, strokes and Enter make dots until it is pressed again', async ({ page }) => {
  await open(page, 'nonogram', NONOGRAM);
  const key = page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'dot' });
  await key.press('Enter');
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page)).toContainText('Clicks and strokes fill in: dot.');
  await expect(page.getByRole('gridcell', { name: /placed/ })).toHaveCount(0);
  await drag(page, [3, 1], [3, 3]);
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
  await drag(page, [2, 1], [2, 3]);
  for (const column of [1, 2, 3]) await expect(cell(page, 2, column)).toHaveAccessibleName(/placed shaded/);
  await audit(page, '.panel');
});

test('a stroke draws the line of a masyu from pearl to pearl, a tap goes through line, cross and nothing', {
  tag: '@quick',
}, async ({ page }) => {
  await open(page, 'masyu', 'masyu\ncells\n. . .\n. . .\n# . .');
  await draw(page, [0.5, 0.5], [0.5, 2.5], [1.5, 2.5]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, line left, line right');
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, line left, line down');
  await expect(cell(page, 2, 3)).toHaveAccessibleName('row 2, column 3, line up'); // and nothing more is drawn
  await draw(page, [1.5, 1.05]);
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/line right$/);
  await draw(page, [1.5, 0.95]);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/cross left$/);
  await draw(page, [1.5, 1]);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/empty$/);
  await draw(page, [1.5, 2.5], [2.5, 2.5], [2.5, 0.5], [0.5, 0.5]);
  await expect(cell(page, 3, 1)).toHaveAccessibleName('row 3, column 1, black pearl, met, line up, line right');
  await expect(status(page)).toContainText('Complete');
});

test('keys draw along a numberlink, and a drag ends at a number', async ({ page }) => {
  await open(page, 'numberlink', 'numberlink\ncells\n1 . 1\n2 . 2\n3 . 3');
  await draw(page, [0.5, 0.5], [0.5, 2.5], [1.5, 2.5]);
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, clue 1, line left');
  await cell(page, 2, 1).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('e');
  await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, line left, line right');
  await page.keyboard.press('Shift+S');
  await expect(cell(page, 3, 2)).toHaveAccessibleName('row 3, column 2, cross up');
  await draw(page, [2.5, 0.5], [2.5, 2.5]);
  await expect(status(page)).toContainText('Complete');
});

test('cells of a yajilin are shaded by a tap, and no line comes to a clue', async ({ page }) => {
  await open(page, 'yajilin', 'yajilin\ncells\n. . .\n. 0> .\n. . .');
  await draw(page, [0.5, 1.5], [1.5, 1.5]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/shaded/); // the drag has drawn nothing, so it is a tap
  await draw(page, [0.5, 1.5]);
  await draw(page, [1, 1.5]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/empty/);
});

test('wrong lines of a slitherlink are seen, at a number and as mistakes; then there is no solution', async ({
  page,
}) => {
  await open(page, 'slitherlink', SLITHERLINK);
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
  await draw(page, [0, 0], [0, 2], [1, 2]);
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, clue 3, edge above: line');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, edge above: line, edge right: line');
  await draw(page, [0.5, 0.9]);
  await draw(page, [0.5, 1.1]);
  await expect(cell(page, 1, 2)).toHaveAccessibleName(/edge left: cross/);
  await draw(page, [1, 2], [1, 0], [0, 0]);
  await expect(status(page)).toContainText('Complete');
  await button(page, 'Undo').click();
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, clue 3, edge above: line, edge right: cross');
});

test('crosses are drawn by the right button, Shift and the key; a loop that closes early is said', async ({ page }) => {
  await open(page, 'slitherlink', FENCE);
  await draw(page, [1, 0.5], [1, 2.5], { button: 'right' });
  for (const column of [1, 2, 3]) await expect(cell(page, 1, column)).toHaveAccessibleName(/edge below: cross/);
  await cell(page, 3, 3).focus();
  await page.keyboard.press('Shift+N');
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/edge above: cross/);
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'cross' }).click();
  await draw(page, [2, 1.5]);
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/edge below: cross/);
  await draw(page, [2, 1.5]);
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
