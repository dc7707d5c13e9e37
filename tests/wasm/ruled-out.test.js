// What a board shows on demand while it is played: what can no longer be (web/grids/ruled-out.js), and lines in
// colours.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage } from './page-session.js';
import { spoken } from './spoken.js';

const { readGrid } = await import('../../web/grids/text.js');
const { conflictsIn } = await import('../../web/grids/conflicts.js');
const { valuesOf } = await import('../../web/grids/genres.js');
const { gameNotes } = await import('../../web/parts/game-notes.js');
const { ownColours } = await import('../../web/grids/edge-look.js');
const { statesOf } = await import('../../web/grids/edges.js');
const { cells } = await import('../../web/grids/cells.js');
const { canRuleOut, cellsRuledOut, edgesRuledOut } = await import('../../web/grids/ruled-out.js');

/** The cells that are ruled out, as a picture. @param {string} text */
function picture(text) {
  const board = readGrid(text);
  const out = cellsRuledOut(board);
  const marks = board.cells.map((_, cell) => (out.has(cell) ? 'x' : '.'));
  return Array.from({ length: board.rows }, (_, row) =>
    marks.slice(row * board.columns, (row + 1) * board.columns).join(''),
  ).join(' ');
}

test('a star rules out what it touches, and a row, column and region that has all its stars its other cells', () => {
  const regions = 'regions\nA A A A\nA B B A\nC B B D\nC C D D';
  const filled = 'filled\n? * ? ?\n? ? ? ?\n? ? ? ?\n? ? ? ?';
  assert.equal(picture(`starbattle\nstars 1\n${regions}\n${filled}`), 'x.xx xxxx .x.. .x..');
  // With two stars each the first one rules out only what it touches.
  assert.equal(picture(`starbattle\nstars 2\n${regions}\n${filled}`), 'x.x. xxx. .... ....');
});

test('a shaded cell that stands alone rules out those beside it, and two side by side contradict each other', () => {
  const filled = 'filled\n? ? ?\n? # ?\n? ? ?';
  const cells = 'cells\n. . .\n. . .\n. . .';
  const kind = `kind any\nboard  cells: number\nvalues . #\nrules\n  adjacent cells: not # #\n\n${cells}\n${filled}`;
  const heyawake = `heyawake\n${cells}\nregions\nA A A\nA A A\nA A A\n${filled}`;
  for (const text of [`hitori\n${cells}\n${filled}`, `kurodoko\n${cells}\n${filled}`, heyawake, kind]) {
    assert.equal(picture(text), '.x. x.x .x.', text);
    const board = readGrid(text.replace('? # ?', '# # ?'));
    assert.deepEqual([...conflictsIn(board, valuesOf(board))], [3, 4], text);
  }
  assert.equal(picture(`nurikabe\n${cells}\n${filled}`), '... ... ...');
});

test('what is filled in is not ruled out, and nothing is on an empty board', () => {
  const regions = 'regions\nA A\nA A';
  assert.equal(picture(`starbattle\nstars 1\n${regions}\nfilled\n* .\n. ?`), '.. .x');
  assert.equal(picture(`starbattle\nstars 1\n${regions}`), '.. ..');
});

test('a number of lamps that is met rules out the cells beside it; a 0 from the beginning', () => {
  assert.equal(picture('akari\ncells\n. . .\n. #1 .\n. . #0'), '... ..x .x.');
  assert.equal(picture('akari\ncells\n. . .\n. #1 .\n. . .\nfilled\n? * ?\n? ? ?\n? ? ?'), '... x.x .x.');
});

test('a line of a nonogram is ruled out once it has all its runs, and a line of tents at its number', () => {
  const runs = 'nonogram\nrows\n1 1\n1\n0\ncolumns\n1\n1\n1';
  assert.equal(picture(`${runs}\nfilled\n# ? ?\n? ? ?\n? ? ?`), '... x.. xxx'); // the first row has one run of two
  assert.equal(picture('tents\ntop\n1 . .\nleft\n0 . .\ncells\n. . .\n. T .\n. . .'), 'xxx ... ...');
});

test('a clue outside rules nothing out that counts the cells left out', () => {
  const kind = (/** @type {string} */ token) =>
    `kind any\nboard  top: number\n       left: number\nvalues . #\nrules\n  each clue outside: number of ${token}`;
  const board = '\n\ntop\n0 .\nleft\n. .\n';
  assert.equal(picture(kind('#') + board), 'x. x.');
  assert.equal(picture(kind('.') + board), '.. ..');
});

test('numbers that are written are never ruled out, nor bridges', () => {
  assert.equal(canRuleOut(readGrid('suguru\ncells\n. .\nregions\nA A')), false);
  assert.equal(canRuleOut(readGrid('hashi\ncells\n1 . 1')), false);
  for (const genre of [
    'starbattle\nstars 1\nregions\nA',
    'slitherlink\ncells\n.',
    'masyu\ncells\n. .',
    'mosaic\ncells\n.',
  ])
    assert.equal(canRuleOut(readGrid(genre)), true);
});

test('edges are ruled out at a number that is met and where two lines meet, not where lines may cross', () => {
  const edges = (/** @type {string} */ text) => {
    const board = readGrid(text);
    return edgesRuledOut(board, statesOf(board)).sort((a, b) => a - b);
  };
  // Two cells: level edges 0 to 3, upright ones 4 to 6. The line is above the 1.
  assert.deepEqual(edges('slitherlink\ncells\n1 .\nhorizontal\n- .\n. .\nvertical\n. . .'), [2, 4, 5]);
  assert.deepEqual(edges('slitherlink\ncells\n0 .'), [0, 2, 4, 5]);
  // Two lines meet above the edge between the cells.
  assert.deepEqual(edges('slitherlink\ncells\n. .\nhorizontal\n- -\n. .\nvertical\n. . .'), [5]);
  // A number has one line, any other cell two. Level edges 0 to 3, upright ones 4 to 6.
  assert.deepEqual(edges('numberlink\ncells\n1 . 1\n. . .\nhorizontal\n- .\n. .\nvertical\n. . .'), [4]);
});

test('each line has a colour of its own, which it keeps while it grows at its other end', () => {
  assert.deepEqual(ownColours([[3, 4], [11], [5]]), [3, 4, 5]); // 11 is 3 again, of eight colours
  assert.deepEqual(ownColours([[3, 4, 9, 20], [11], [5]]), [3, 4, 5]);
  const many = ownColours(Array.from({ length: 9 }, (_, edge) => [edge]));
  assert.deepEqual([new Set(many).size, many[8]], [8, 0]); // the ninth one has the colour of the first
});

test('a person who wants that sees it on a board that is played, as no entry', async () => {
  const session = await openPage(
    `#starbattle=${encodeURIComponent('starbattle\nstars 1\nregions\nA A\nB B\nfilled\n* ?\n? ?')}`,
  );
  const ruledOut = () => {
    const drawn = cells(spoken(session.text), session.layers);
    return drawn.flatMap(({ name, index }) => (/ruled out/.test(name) ? index : []));
  };
  assert.deepEqual(ruledOut(), []);
  session.store.want('rulesOut', true);
  assert.deepEqual(ruledOut(), [1, 2, 3]);
  assert.equal(session.game.filled.length, 1);
  session.game.choose('set');
  assert.deepEqual(ruledOut(), []);
});

test('it is offered once to a person who rules out a lot by hand, and the answer is remembered', async () => {
  const regions = 'regions\nA A A A A A\nB B B B B B\nC C C C C C\nD D D D D D\nE E E E E E\nF F F F F F';
  const start = `starbattle\nstars 1\n${regions}`;
  const rows = (/** @type {string[]} */ lines) =>
    `${start}\nfilled\n${lines.map((line) => [...line].join(' ')).join('\n')}`;
  const open = Array(4).fill('??????');
  for (const answer of [true, false]) {
    const session = await openPage(`#starbattle=${encodeURIComponent(start)}`);
    session.edit({ text: rows(['*.....', '..????', ...open]) });
    assert.deepEqual(gameNotes(session), {}, 'few are ruled out');
    session.edit({ text: rows(['*.....', '..????', '??....', '??....', ...open.slice(2)]) });
    assert.deepEqual(gameNotes(session), {}, 'few of them are obvious');
    session.edit({ text: rows(['*.....', '..????', '.?????', '.?????', '.?????', '.?????']) });
    assert.equal(gameNotes(session).live?.length, 1);
    session.store.want('rulesOut', answer);
    assert.deepEqual(gameNotes(session), {});
  }
});

test('colours are offered once there are many lines', async () => {
  const blank = '. . . . . .';
  const start = ['slitherlink', 'cells', '3 . . . . .', ...Array(4).fill(blank)];
  const session = await openPage(`#slitherlink=${encodeURIComponent(start.join('\n'))}`);
  const lines = (/** @type {string} */ third) =>
    [...start, 'horizontal', '- . - . - .', blank, third, ...Array(3).fill(blank)]
      .concat('vertical', Array(5).fill(`${blank} .`))
      .join('\n');
  session.edit({ text: lines('- . - . . .') });
  assert.deepEqual(gameNotes(session), {});
  session.edit({ text: lines('- . - . - .') });
  assert.match(gameNotes(session).live?.[0] ?? '', /colour/);
});
