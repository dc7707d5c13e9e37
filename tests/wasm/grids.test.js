// Grid puzzles on the page: what is read is written again, and the page knows the genres of core.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzles } from '../../build/wasm/catalog.js';
import { along, locked } from '../../web/board/places.js';
import { blankText } from '../../web/grids/blank-text.js';
import { bridged, withBridge } from '../../web/grids/bridges.js';
import { conflictsIn } from '../../web/grids/conflicts.js';
import { filling } from '../../web/grids/filling.js';
import { centreNear, fromRegion, withCentre, withRegion } from '../../web/grids/galaxies.js';
import { outsideState, valuesOf } from '../../web/grids/genres.js';
import { keysOf } from '../../web/grids/keys.js';
import { missingOf } from '../../web/grids/missing.js';
import { withRoom } from '../../web/grids/outside.js';
import { runsOf } from '../../web/grids/runs.js';
import { fenced, outerAt, outerClue, stamp, stepOutside, typedClue, typedOuter } from '../../web/grids/setting.js';
import { borderAt, withNextSign } from '../../web/grids/sign-setting.js';
import { readGrid, writeGrid } from '../../web/grids/text.js';
import { canZoom, following, moved, pinched, stepped } from '../../web/grids/zoom.js';
import { examples, texts } from '../../web/puzzles/grid.examples.js';
import { genres, gridIds, textIds } from '../../web/session/grid-ids.js';
import en from '../../web/strings/en/grid-names.js';
import enRules from '../../web/strings/en/howto.js';
import zh from '../../web/strings/zh/grid-names.js';
import zhRules from '../../web/strings/zh/howto.js';
import { spoken } from './spoken.js';

test('the page has every genre of core, with a name in both languages and an example', () => {
  const known = puzzles.find(({ id }) => id === 'grid')?.genres;
  assert.deepEqual([...genres], known, 'web/session/grid-ids.js has the ids of genres');
  for (const genre of genres) {
    assert.ok(en.names[genre], `en/grid-names.js has a name of ${genre}`);
    assert.ok(zh.names[genre], `zh/grid-names.js has a name of ${genre}`);
    assert.ok(texts[genre]?.length > 0, `grid.examples.js has an example of ${genre}`);
  }
});

test('a text is written as it was read', () => {
  for (const text of Object.values(texts).flat()) assert.equal(writeGrid(readGrid(text)), text);
  for (const genre of genres) assert.equal(writeGrid(readGrid(blankText(genre, 4, 10))), blankText(genre, 4, 10));
});

test('clues on any side say how large a board is', () => {
  const { rows, columns } = readGrid('skyscrapers\nbottom\n1 . 2\nright\n. 3 .');
  assert.deepEqual({ rows, columns }, { rows: 3, columns: 3 });
});

test('what is filled in stands apart from the clues, and goes away again', () => {
  const text = 'mosaic\ncells\n. 3\n. .';
  const shaded = filling.write(text, ['', '#', '.', '']);
  assert.equal(shaded, `${text}\nfilled\n? #\n. ?`);
  assert.deepEqual(filling.read(shaded), ['', '#', '.', '']);
  assert.equal(filling.write(shaded, ['', '', '', '']), text);
});

test('a part of a ship whose shape is open is in the cells', () => {
  const text = 'battleships\nfleet 2\ntop\n1 1\nleft\n2\ncells\n. .';
  const begun = filling.write(text, ['?', '']);
  assert.equal(begun, 'battleships\nfleet 2\ntop\n1 1\nleft\n2\ncells\n? .');
  assert.deepEqual(filling.solved(begun, '< >'), ['?', '>']);
  assert.equal(filling.write(begun, ['<', '']), `${text}\nfilled\n< ?`);
});

test('parts are the same whatever letters they have', () => {
  const drawn = filling.write('shikaku\ncells\n2 . 1', ['x', 'x', '']);
  assert.deepEqual(filling.read(drawn), filling.solved(drawn, 'B B A').with(2, ''));
});

test('stars that touch, and equal values of a line, contradict each other', () => {
  const stars = readGrid('starbattle\nstars 1\nregions\nA A B\nA B B\nC C C\nfilled\n* ? ?\n? * ?\n? ? .');
  assert.deepEqual([...conflictsIn(stars, valuesOf(stars))].sort(), [0, 4]);
  const latin = readGrid('futoshiki\ncells\n1 . .\n. . .\n1 . .');
  assert.deepEqual([...conflictsIn(latin, valuesOf(latin))].sort(), [0, 6]);
});

test('runs of a line, and clues outside that are satisfied', () => {
  assert.deepEqual(runsOf(['#', '#', '.', '', '#', 'r', 'r']), ['2', '1', '2r']);
  const board = readGrid('kakurasu\ntop\n3 .\nleft\n1 2\nfilled\n# .\n# .');
  assert.equal(outsideState(board, valuesOf(board), 'top', 0), 'met');
  assert.equal(outsideState(board, valuesOf(board), 'left', 0), 'met');
  assert.equal(outsideState(board, valuesOf(board), 'left', 1), 'broken');
});

test('a clue of a region stays in the cell that has it, or comes to the first one', () => {
  const board = readGrid('heyawake\ncells\n. . .\n. 2 .\nregions\nA A B\nA A B');
  assert.match(typedClue(board, { index: 3, memory: {} }, '3'), /cells\n\. \. \.\n\. 3 \./);
  assert.match(typedClue(board, { index: 5, memory: {} }, '1'), /cells\n\. \. 1\n\. 2 \./);
});

test('a click puts a thing in a cell, but none where numbers are typed', () => {
  const stampOf = (genre) => stamp(readGrid(blankText(genre, 4, 4)));
  for (const genre of ['nurikabe', 'slitherlink', 'heyawake', 'tapa', 'yajilin', 'minesweeper'])
    assert.equal(stampOf(genre), undefined, genre);
  assert.deepEqual(['akari', 'masyu', 'yinyang', 'snake'].map(stampOf), ['#', '#', 'o', 'S']);
});

test('clues at corners are typed there, or from the cell below and right of them', () => {
  const board = readGrid('creek\nsize 2 2\ncorners\n. . .\n. 1 .\n. . .');
  assert.deepEqual(outerAt(board, 1.9, 1.2), { side: 'corner', line: 5 });
  assert.deepEqual(outerClue(board, { side: 'corner', line: 4 }), ['1']);
  assert.match(typedOuter(board, { side: 'corner', line: 8 }, {}, '2'), /\. 1 \.\n\. \. 2$/);
  assert.match(typedOuter(board, { side: 'corner', line: 4 }, {}, 'Delete'), /\n\. \. \.\n\. \. \.\n/);
  assert.equal(typedOuter(board, { side: 'corner', line: 4 }, {}, '5'), undefined);
  assert.match(typedClue(board, { index: 0, memory: {} }, '3'), /corners\n3 \. \.\n/);
  assert.deepEqual(stepOutside(board, { side: 'corner', line: 4 }, 'ArrowRight'), { side: 'corner', line: 5 });
  assert.deepEqual(stepOutside(board, { side: 'corner', line: 5 }, 'ArrowRight'), { side: 'corner', line: 5 });
  assert.equal(stepOutside(board, { side: 'corner', line: 8 }, 'Escape'), 3);
});

test('a part of a large board is seen: by steps around a cell, moved, pinched, and following the cursor', () => {
  const board = { rows: 30, columns: 24 };
  assert.deepEqual([canZoom(board), canZoom({ rows: 15, columns: 15 })], [true, false]);
  const first = stepped(board, undefined, true, 0);
  assert.deepEqual(first, { x: 0, y: 0, rows: 20, columns: 20 });
  const nearest = stepped(board, stepped(board, first, true, 0), true, 15 * 24 + 12);
  assert.deepEqual(nearest, { x: 8, y: 11, rows: 10, columns: 10 });
  assert.deepEqual(stepped(board, nearest, true, 0), { x: 0, y: 0, rows: 10, columns: 10 });
  assert.equal(stepped(board, first, false, 0), undefined);
  assert.deepEqual(moved(board, nearest, 100, -100), { ...nearest, x: 14, y: 0 });
  assert.deepEqual(following(board, nearest, 29 * 24), { ...nearest, x: 0, y: 20 });
  assert.deepEqual(following(board, nearest, 12 * 24 + 9), nearest);
  // Twice as far apart: half as many cells, and the cell between the fingers stays between them.
  const pinch = pinched(board, undefined, { x: 12, y: 15 }, { x: 12, y: 15 }, 2);
  assert.deepEqual(pinch, { x: 6, y: 7.5, rows: 15, columns: 15 });
  assert.equal(pinched(board, pinch, { x: 12, y: 15 }, { x: 12, y: 15 }, 0.5), undefined);
});

test('a stroke in one region cuts it, and one over several joins them; targets stay with their cages', () => {
  const board = readGrid('kenken\ncells\n3+ . 2\n. 4+ .\n1 . .\nregions\nA A B\nC D D\nE D D');
  assert.match(fenced(board, [0, 1, 2]), /cells\n3\+ \. \.\n/);
  assert.match(fenced(board, [0, 1, 2]), /regions\nA A A\n/);
  assert.match(fenced(board, [4, 5]), /regions\nA A B\nC F F\nE D D/);
  assert.match(fenced(board, [4, 5]), /cells\n3\+ \. 2\n\. \. \.\n1 4\+ \./);
});

test('the runs of a nonogram are typed digit by digit', () => {
  const type = (keys, side = 12) => {
    const memory = {};
    let text = blankText('nonogram', 3, side);
    for (const key of keys) text = typedOuter(readGrid(text), { side: 'left', line: 0 }, memory, key) ?? text;
    return outerClue(readGrid(text), { side: 'left', line: 0 }).join(' ');
  };
  assert.equal(type('12'), '12');
  assert.equal(type('34'), '3 4');
  assert.equal(type('1 2'), '1 2');
  assert.equal(type('1,11'), '1 11');
  assert.equal(type('11', 5), '1 1');
  assert.equal(type(['3', '2', 'Backspace']), '3');
  assert.equal(type(['3', 'Delete']), '');
});

test('signs between cells come and go by their keys', () => {
  const board = readGrid('futoshiki\ncells\n. .\n. .');
  const cursor = { index: 0, memory: {} };
  const smaller = typedClue(board, cursor, '<');
  assert.match(smaller, /pairs\nr1c1 < r1c2$/);
  assert.match(typedClue(readGrid(smaller), cursor, '>'), /pairs\nr1c1 > r1c2$/);
  assert.doesNotMatch(typedClue(readGrid(smaller), cursor, '<'), /pairs/);
  assert.match(typedClue(board, cursor, 'v'), /pairs\nr1c1 > r2c1$/);
  assert.equal(typedClue(board, { index: 1, memory: {} }, '<'), undefined);
});

test('dots between cells of a kind come and go by their keys, in the list of each', () => {
  const board = spoken(blankText('kropki', 3, 3));
  const cursor = { index: 4, memory: {} };
  const signs = keysOf(board).filter(({ label }) => /[○●]/.test(label));
  assert.deepEqual(
    signs.map(({ key, label, name }) => [key, label, name]),
    [
      ['w', '○ →', 'white dot to the cell on its right'],
      ['W', '○ ↓', 'white dot to the cell below'],
      ['b', '● →', 'black dot to the cell on its right'],
      ['B', '● ↓', 'black dot to the cell below'],
    ],
  );
  const white = typedClue(board, cursor, 'W') ?? '';
  assert.match(white, /white\nr2c2 r3c2$/);
  const black = typedClue(readGrid(white), cursor, 'B') ?? '';
  assert.match(black, /black\nr2c2 r3c2$/);
  assert.doesNotMatch(black, /white/);
  assert.equal(typedClue(readGrid(black), cursor, 'B'), writeGrid(board));
  assert.equal(typedClue(board, { index: 8, memory: {} }, 'w'), undefined);
});

test('a tap between two cells puts each of their signs there, and then none', () => {
  const tap = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) => {
    const border = borderAt(readGrid(text), x, y);
    return border ? withNextSign(readGrid(text), border) : 'nothing';
  };
  const board = blankText('futoshiki', 3, 3);
  const smaller = tap(board, 1.1, 0.5);
  assert.match(smaller, /pairs\nr1c1 < r1c2$/);
  const larger = tap(smaller, 0.9, 0.4);
  assert.match(larger, /pairs\nr1c1 > r1c2$/);
  assert.equal(tap(larger, 1, 0.5), board);
  assert.match(tap(board, 1.5, 0.8), /pairs\nr1c2 < r2c2$/);
  assert.equal(tap(board, 0.5, 0.5), 'nothing', 'the middle of a cell');
  assert.equal(tap(board, 0.1, 1.5), 'nothing', 'the border of the board');
  assert.equal(tap(board, 1.5, 2.9), 'nothing');
  const tango = tap(tap('tango\ncells\n. .\n. .', 1, 1.5), 1, 1.5);
  assert.match(tango, /opposite\nr2c1 r2c2$/);
  assert.doesNotMatch(tango, /equal/);
});

test('clues in cells are typed as each genre has them', () => {
  const type = (genre, keys) => {
    const cursor = { index: 0, memory: {} };
    let text = blankText(genre, 4, 4);
    for (const key of keys) text = typedClue(readGrid(text), cursor, key) ?? text;
    return readGrid(text).cells[0];
  };
  assert.equal(type('akari', '#'), '#');
  assert.equal(type('akari', '2'), '#2');
  assert.equal(type('shikaku', '12'), '12');
  assert.equal(type('tents', 't'), 'T');
  assert.equal(type('kenken', '12x'), '12*');
  assert.equal(type('kenken', '12*-'), '12-');
  assert.equal(type('futoshiki', '5'), '.');
  assert.equal(type('futoshiki', '4'), '4');
  assert.equal(type('binairo', '1'), '1');
  for (const genre of ['nurikabe', 'hitori', 'kurodoko', 'cave', 'numberlink']) assert.equal(type(genre, '12'), '12');
  assert.equal(type('slitherlink', '3'), '3');
  assert.equal(type('nurikabe', '?'), '?');
  assert.equal(type('yinyang', '#'), '#');
  assert.equal(type('shakashaka', '3'), '#3');
  assert.equal(type('masyu', 'o'), 'o');
  assert.equal(type('tapa', '13'), '13');
  assert.equal(type('tapa', '2?'), '2?');
  assert.equal(type('tapa', '120'), '0');
  assert.equal(type('yajilin', '2'), '2^');
  assert.equal(type('yajilin', '12<'), '12<');
  assert.equal(type('yajilin', '>'), '?>');
  assert.equal(type('yajilin', '#'), '#');
  assert.equal(type('shingoki', '12#'), '#12');
  assert.equal(type('shingoki', 'o'), 'o');
  assert.equal(type('shingoki', ['3', 'Delete']), '.');
  assert.match(typedClue(readGrid(blankText('starbattle', 4, 4)), { index: 0, memory: {} }, '2'), /stars 2/);
});

test('the clues of a nonogram are typed as 3 1 2 and Enter, from the first row to the last column', () => {
  let board = readGrid(blankText('nonogram', 2, 6));
  const type = (place, keys) => {
    const memory = {};
    for (const key of keys) board = readGrid(typedOuter(board, place, memory, key) ?? 'refused');
    return stepOutside(board, place, 'Enter');
  };
  let place = { side: 'left', line: 0 };
  for (const keys of ['3 1', '1 1 2', '0', '1', '2', '', '1 1', '1']) place = type(place, keys);
  const [rows, columns] = ['rows', 'columns'].map((name) => board.sections.get(name).map((runs) => runs.join(' ')));
  assert.deepEqual(rows, ['3 1', '1 1 2']);
  assert.deepEqual(columns, ['0', '1', '2', '0', '1 1', '1']);
  assert.deepEqual(place, { side: 'left', line: 0 });
  assert.equal(typedOuter(board, { side: 'left', line: 0 }, {}, '0').split('\n')[2], '0'); // instead of 3 1
});

test('what a puzzle that is typed still lacks is said where its genre knows', () => {
  for (const [text, sentence] of [
    ['nonogram\nrows\n2\n1 1\ncolumns\n1\n1\n1', 'The rows have 4 shaded cells, the columns 3.'],
    ['nonogram\nrows\n2\n1\ncolumns\n1\n1\n1', ''],
    ['dominosa\ncells\n0 . 1\n0 1 .', '4 of 6 numbers.'],
    ['hitori\ncells\n1 2\n2 1', ''],
    ['shikaku\ncells\n2 . .\n. . 3', 'The numbers add up to 5 of 6 cells.'],
    ['shikaku\ncells\n2 . .\n. . ?', ''],
    ['numberlink\ncells\n1 . 2\n1 3 .', 'Once only: 2, 3.'],
    ['starbattle\nstars 1\nregions\nA A A A\nA A A A\nB B B B\nA A A A', '2 of 4 regions.'],
    ['kenken\ncells\n3 .\n. .\nregions\nA A\nB C', '2 cages have no target.'],
    ['slitherlink\ncells\n. .\n. .', ''],
  ])
    assert.equal(missingOf(spoken(text)), sentence, text);
});

test('a stroke has no gaps, and a locked one stays in its line', () => {
  const board = readGrid(blankText('akari', 5, 5));
  assert.deepEqual(along(board, 0, 4), [0, 1, 2, 3, 4]);
  assert.deepEqual(along(board, 0, 12), [0, 6, 12]);
  assert.equal(locked(board, [6], 4.5, 2.2), 9);
  assert.equal(locked(board, [6], 2.5, 4.2), 21);
  assert.equal(locked(board, [6], 99, 1.5), 9);
});

test('the rules of a puzzle are one line, and three sentences in both languages', () => {
  const others = ['cover', 'kakuro', 'queens', 'sudoku', 'tiling', 'variant', ...textIds];
  assert.deepEqual(Object.keys(enRules).sort(), [...genres, ...others].sort());
  assert.deepEqual(Object.keys(zhRules), Object.keys(enRules));
  for (const rules of [enRules, zhRules])
    for (const [genre, sentences] of Object.entries(rules)) {
      assert.ok(sentences[0].length <= 100, `${genre}: a phone has three lines of the size of a rule`);
      const isOfBoard = genre === 'variant' || genre === 'own'; // its rules are beside it
      assert.equal(sentences.length, isOfBoard ? 1 : textIds.includes(genre) ? 2 : 4, genre);
    }
});

test('a stroke puts bridges in each gap that it goes through: one, two, none', () => {
  const board = readGrid('hashi\ncells\n1 . 3 . 2\n. . . . .\n1 . 2 . 1');
  const empty = valuesOf(board);
  const once = bridged(board, empty, [0, 1, 2, 3, 4]);
  assert.deepEqual(once.slice(0, 5), ['1', '-', '3', '-', '2']);
  const twice = bridged(board, once, [2, 3, 4]);
  assert.deepEqual(twice.slice(0, 5), ['1', '-', '3', '=', '2']);
  assert.deepEqual(bridged(board, twice, [2, 3]), once.with(3, ''));
  assert.deepEqual(bridged(board, empty, [2, 7]), empty.with(7, '|'));
});

test('the keys of bridges are those of a player, not the states of cells', () => {
  const keys = keysOf(spoken('hashi\ncells\n1 . 1')).filter(({ isForSetting }) => !isForSetting);
  assert.deepEqual(
    keys.map(({ label, name, brush }) => [label, name, brush !== undefined]),
    [
      ['Bridge', 'bridge', true],
      ['•', 'no bridge', true],
    ],
  );
});

test('a key is a brush where cells have two values or a picture, and else changes the cell that was clicked', () => {
  const brushes = (/** @type {string} */ genre) =>
    keysOf(spoken(texts[genre][0])).flatMap(({ key, brush }) => (brush ? key : []));
  assert.deepEqual(brushes('akari'), ['*', '.']);
  assert.deepEqual(brushes('roma'), []);
  assert.deepEqual(brushes('shakashaka'), []);
  assert.ok(brushes('battleships').includes('~'));
  const colours = keysOf(spoken('nonogram\nrows\n1a 1b 1c\ncolumns\n1a\n1b\n1c'));
  assert.deepEqual(
    colours.flatMap(({ key, brush }) => (brush ? key : [])),
    ['a', 'b', 'c', '.'],
  );
});

test('the parameters of a board are drawn below it where nothing says them beside it', () => {
  const text = 'starbattle\nstars 1\nregions\na a a b b\nc c a d b\nc d d d b\nc e d d b\ne e e e b';
  assert.ok(Number(withRoom(spoken(text)).below) > 0);
  assert.equal(withRoom({ ...spoken(text), isSaidBeside: true }).below, 0);
});

test('bridges do not cross, and a click goes through both directions of a cell', () => {
  const board = readGrid('hashi\ncells\n. 1 .\n1 . 1\n. 1 .');
  const empty = valuesOf(board);
  /** @param {string[]} values */
  const clicked = (values) => bridged(board, values, [4]);
  const cycle = [empty];
  for (let i = 0; i < 5; ++i) cycle.push(clicked(cycle[i]));
  assert.deepEqual(
    cycle.map((values) => values[4]),
    ['', '-', '=', '|', '"', ''],
  );
  const upright = withBridge(board, empty, 4, '|');
  assert.deepEqual(bridged(board, upright, [3, 4, 5]), upright, 'another bridge is in the way');
  assert.equal(withBridge(board, upright, 4, '.')[4], '.');
});

test('regions are drawn on both sides of their centre', () => {
  const board = readGrid('galaxies\nsize 3 3\ncentres\nr2c2');
  const begun = withRegion(board, valuesOf(board), [4, 3]);
  assert.deepEqual(begun, ['', '', '', 'p1', 'p1', 'p1', '', '', '']);
  const longer = withRegion(board, begun, [3, 0]);
  assert.deepEqual(longer, ['p1', '', '', 'p1', 'p1', 'p1', '', '', 'p1']);
  assert.deepEqual(withRegion(board, longer, [0]), begun);
});

test('a centre is in a cell or between some, and goes away again', () => {
  const board = readGrid('galaxies\nsize 3 3\ncentres\nr2c2');
  assert.deepEqual(centreNear(board, 1.1, 0.4), { row: 0, column: 0.5 });
  assert.deepEqual(centreNear(board, 2.9, 9), { row: 2, column: 2 });
  const text = withCentre(board, { row: 0, column: 0.5 });
  assert.equal(text, 'galaxies\nsize 3 3\ncentres\nr2c2\nr1c1.5');
  assert.equal(withCentre(readGrid(text ?? ''), { row: 0, column: 0.5 }), writeGrid(board));
  assert.equal(typedClue(board, { index: 0, memory: {} }, 'x'), 'galaxies\nsize 3 3\ncentres\nr2c2\nr1.5c1.5');
  assert.equal(typedClue(board, { index: 8, memory: {} }, '>'), undefined);
});

test('chosen cells go on with the region that is among them, or with the one at a centre', () => {
  const board = readGrid('galaxies\nsize 3 3\ncentres\nr2c2');
  const none = valuesOf(board);
  assert.deepEqual(fromRegion(board, none, [0, 1, 4]), [4, 0, 1]);
  assert.deepEqual(fromRegion(board, none.with(1, 'p1'), [0, 1, 4]), [1, 0, 4]);
  assert.deepEqual(fromRegion(board, none, [0, 1]), [0, 1]);
});

test('every grid puzzle has three examples that differ, so that another comes after one that is finished', () => {
  for (const id of gridIds.filter((each) => each !== 'own')) {
    const boards = examples(id).map(({ text }) => text);
    assert.ok(new Set(boards).size >= 3, `${id} has ${boards.length}`);
    assert.equal(new Set(boards).size, boards.length, id);
  }
});
