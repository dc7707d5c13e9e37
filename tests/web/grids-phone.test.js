// A nonogram of 15×15 under a thumb: no tap and no stroke fills in a wrong cell, and two fingers zoom.

import { boxOf, expect, status, test } from './fixtures.js';

const PICTURE = [
  '....#.....#....',
  '....#.....#..##',
  '..####...#..###',
  '##.########..##',
  '####.###..#..##',
  '..##...####.###',
  '..##..#####.##.',
  '###.#########.#',
  '##..#.##.######',
  '...##....##..#.',
  '..####.####..##',
  '#...##..######.',
  '#.#..##.##.....',
  '......####.###.',
  '..#...####.#...',
];

/** The runs of a line, as the clues have them. @param {string} line */
const runsOf = (line) => (line.match(/#+/g) ?? ['']).map(({ length }) => length).join(' ');
const columns = [...PICTURE[0]].map((_, column) => PICTURE.map((row) => row[column]).join(''));
const TEXT = ['nonogram', 'rows', ...PICTURE.map(runsOf), 'columns', ...columns.map(runsOf)].join('\n');

test.use({ viewport: { width: 390, height: 664 } });

/** Moves a finger over the points, and lifts it. */
async function stroke(session, points) {
  const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [points[0]]);
  for (const point of points.slice(1)) await send('touchMove', [point]);
  await send('touchEnd', []);
}

/** What is shaded, row by row. */
async function shaded(page) {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));
  const tokens = names.map((name) => (/shaded/.test(name) ? '#' : '.')).join('');
  return PICTURE.map((row, at) => tokens.slice(at * row.length, (at + 1) * row.length));
}

test('a nonogram of 15×15 is played with a thumb, without a wrong cell', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`./#nonogram=${encodeURIComponent(TEXT)}`);
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(225);
  await cells.first().scrollIntoViewIfNeeded();
  const [first, last] = await Promise.all([boxOf(cells.first()), boxOf(cells.last())]);
  expect(last.x + last.width).toBeLessThanOrEqual(390);
  expect(last.y + last.height).toBeLessThanOrEqual(664);
  const [right, down] = [(last.x - first.x) / 14, (last.y - first.y) / 14];
  const at = (row, column, off = 0) => ({
    x: first.x + first.width / 2 + right * column,
    y: first.y + first.height / 2 + down * row + off,
  });
  const session = await page.context().newCDPSession(page);
  for (const [row, line] of PICTURE.entries()) {
    for (const { index, 0: run } of line.matchAll(/#+/g)) {
      // A thumb does not stay in its row.
      const ends = [at(row, index), at(row, index + (run.length - 1) / 2, down * 0.6), at(row, index + run.length - 1)];
      if (run.length === 1) await page.touchscreen.tap(at(row, index).x, at(row, index).y);
      else await stroke(session, ends);
    }
    await expect.poll(async () => (await shaded(page)).slice(0, row + 1)).toEqual(PICTURE.slice(0, row + 1));
  }
  await expect(status(page)).toContainText('Complete');
});

test('a thumb draws dots while their key is chosen', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`./#nonogram=${encodeURIComponent(TEXT)}`);
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(225);
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'dot' }).tap();
  const boxes = await Promise.all([2, 6].map((at) => boxOf(cells.nth(at))));
  const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  await stroke(await page.context().newCDPSession(page), middles);
  await expect(page.getByRole('gridcell', { name: /placed dot/ })).toHaveCount(5);
  await expect(page.getByRole('gridcell', { name: /shaded/ })).toHaveCount(0);
});

test('a finger that is held rules a cell out, and Undo that is held begins a trial', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`./#nonogram=${encodeURIComponent(TEXT)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(225);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('title', /Held/); // what comes after the first board is there
  const session = await page.context().newCDPSession(page);
  const hold = async (target, isFelt) => {
    const { x, y, width, height } = await boxOf(target);
    const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    await isFelt();
    await send('touchEnd', []);
  };
  const second = page.getByRole('gridcell').nth(1);
  await hold(second, () => expect(page.locator('genre-grid .held')).toBeVisible());
  await expect(second).toHaveAccessibleName(/placed dot/);
  await hold(undo, () => page.waitForFunction(() => /"trial"/.test(localStorage['quadrille.board.nonogram'])));
  await expect(status(page)).toContainText('On trial');
  await expect(second).toHaveAccessibleName(/placed dot/); // nothing is taken back
});

test('two fingers are left to zoom a board of 15×15, and draw nothing', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`./#nonogram=${encodeURIComponent(TEXT)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(225);
  // Chromium without windows does not zoom by two fingers, so this only holds that it is left to them.
  await expect(page.getByRole('grid')).toHaveCSS('touch-action', 'pinch-zoom');
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = await boxOf(page.getByRole('grid'));
  const middle = { x: x + width / 2, y: y + height / 2 };
  await session.send('Input.synthesizePinchGesture', { ...middle, scaleFactor: 2, gestureSourceType: 'touch' });
  await expect(page.getByRole('gridcell', { name: /shaded/ })).toHaveCount(0);
});

/** A nonogram of 30×30 whose picture is its diagonal. */
const DIAGONAL = ['nonogram', 'rows', ...Array(30).fill('1'), 'columns', ...Array(30).fill('1')].join('\n');

test('a nonogram of 30×30 is zoomed by keys and by two fingers, and its clues stay in view', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`./#nonogram=${encodeURIComponent(DIAGONAL)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(900);
  const name = (row, column) => page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}, `) });
  const key = (text) => page.getByRole('button', { name: text, exact: true });
  for (let times = 0; times < 3; ++times) await key('Zoom in').click();
  const { width, x, y } = await boxOf(name(1, 1));
  expect(width).toBeGreaterThan(24); // a thumb can hit it
  await page.touchscreen.tap(x + width / 2, y + width / 2);
  await expect(name(1, 1)).toHaveAccessibleName(/shaded/);

  // Two fingers move the board by five cells down and right; its clues stay at its edges.
  const board = await boxOf(page.getByRole('grid'));
  const clue = () => page.locator('genre-grid .band.left text').nth(8).boundingBox();
  const before = await clue();
  const session = await page.context().newCDPSession(page);
  const fingers = (dx, dy) => [
    { x: x + 5 * width + dx, y: y + 5 * width + dy, id: 0 },
    { x: x + 7 * width + dx, y: y + 7 * width + dy, id: 1 },
  ];
  const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(0, 0).slice(0, 1));
  await send('touchStart', fingers(0, 0));
  await send('touchMove', fingers(-2 * width, -2 * width));
  await send('touchMove', fingers(-5 * width, -5 * width));
  await send('touchEnd', []);
  await expect.poll(async () => (await clue()).y).toBeLessThan(before.y - 4 * width);
  await expect.poll(async () => Math.abs((await clue()).x - before.x)).toBeLessThan(2);
  await expect.poll(async () => (await clue()).x).toBeGreaterThan(board.x);
  const sixth = await boxOf(name(9, 9));
  await page.touchscreen.tap(sixth.x + width / 2, sixth.y + width / 2);
  await expect(name(9, 9)).toHaveAccessibleName(/shaded/);
  for (let times = 0; times < 3; ++times) await key('Zoom out').click();
  await expect.poll(async () => (await name(1, 1).boundingBox()).width).toBeLessThan(15);
});

test('the sea of a nurikabe is drawn around a corner, and its count hides no clue', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`./#nurikabe=${encodeURIComponent('nurikabe\ncells\n. . .\n. . .\n2 . .')}`);
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(9);
  const boxes = await Promise.all([0, 1, 2, 5, 8].map((at) => boxOf(cells.nth(at))));
  const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  await stroke(await page.context().newCDPSession(page), middles);
  for (const at of [0, 1, 2, 5, 8]) await expect(cells.nth(at)).toHaveAccessibleName(/shaded/);
  await expect(page.getByRole('gridcell', { name: /shaded/ })).toHaveCount(5);
});

test('from the number of an island a stroke makes dots, and no cursor is seen until a key is pressed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`./#nurikabe=${encodeURIComponent('nurikabe\ncells\n. . .\n. . .\n3 . .')}`);
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(9);
  const boxes = await Promise.all([6, 7, 8].map((at) => boxOf(cells.nth(at))));
  await stroke(
    await page.context().newCDPSession(page),
    boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );
  await expect(page.getByRole('gridcell', { name: /placed dot/ })).toHaveCount(2);
  const cursor = page.locator('genre-grid .cursor');
  await expect(cursor).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(cursor).toBeVisible();
});

test('a bridge is seen while a finger draws it, and a count in the first row is on the board', {
  tag: '@phone',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  /** Moves a finger from one cell to another, and leaves it there. */
  const press = async (from, to) => {
    const boxes = await Promise.all([from, to].map((at) => boxOf(page.getByRole('gridcell').nth(at))));
    const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middles[0]] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [middles[1]] });
  };
  const lift = () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.goto(`./#hashi=${encodeURIComponent('hashi\ncells\n1 . 1\n. . .\n. . .')}`);
  await expect(page.getByRole('gridcell')).toHaveCount(9);
  await press(0, 2);
  await expect(page.getByRole('gridcell').nth(1)).toHaveAccessibleName(/bridge/);
  await lift();
  await expect(page.getByRole('gridcell').nth(1)).toHaveAccessibleName(/bridge/);

  await page.goto(`./#nonogram=${encodeURIComponent(TEXT)}`);
  await expect(page.getByRole('gridcell')).toHaveCount(225);
  await press(0, 5);
  const [count, first] = await Promise.all([
    page.locator('.bubble rect').boundingBox(), // nothing can be pressed there
    boxOf(page.getByRole('gridcell').first()),
  ]);
  expect(count.y).toBeGreaterThanOrEqual(first.y - 1);
  await lift();
});
