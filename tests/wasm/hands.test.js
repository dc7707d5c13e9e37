// Hands on a board without a browser: a finger that is held, and the eraser. Strokes with a real pointer are in
// tests/web/grids.test.js.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { ERASER } from '../../web/board/hand.js';
import { blankText } from '../../web/grids/blank-text.js';
import { statesOf } from '../../web/grids/edges.js';
import { valuesOf } from '../../web/grids/genres.js';
import { BridgeHand } from '../../web/grids/hands/bridge.js';
import { EdgeHand } from '../../web/grids/hands/edge.js';
import { Hands, keyNamesOf } from '../../web/grids/hands/hands.js';
import { LineHand } from '../../web/grids/hands/line.js';
import { PartHand } from '../../web/grids/hands/part.js';
import { PathHand } from '../../web/grids/hands/path.js';
import { PlaceHand } from '../../web/grids/hands/place.js';
import { RegionHand } from '../../web/grids/hands/region.js';
import { ShadeHand } from '../../web/grids/hands/shade.js';
import { readGrid } from '../../web/grids/text.js';

/** The place of a pointer is in cells already. */
globalThis.DOMPoint = class {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }
  matrixTransform() {
    return { x: 40 * this.x, y: 40 * this.y };
  }
};

/** No event has a target here. */
Object.assign(globalThis, { Element: class {}, SVGElement: class {} });

/** What a hand needs of its board. */
const boardOf = (text, brush) => ({
  text,
  grid: readGrid(text),
  mode: { marking: false, choosing: false, brush },
  layers: {},
  drawing: { getScreenCTM: () => undefined },
  cursor: { index: 0, memory: {} },
  requestUpdate() {},
  moveTo() {},
  comeTo() {},
  edit(after) {
    this.text = after;
    this.grid = readGrid(after);
  },
});

const at = ([clientX, clientY], type = 'touch') => ({
  ...{ clientX, clientY, pointerId: 1, pointerType: type, button: 0, buttons: 1, detail: 1 },
});

/** Puts a pointer down, waits, moves it and lifts it. */
function stroke(hand, board, places, { wait = 0, type = 'touch' } = {}) {
  hand.down(board, at(places[0], type));
  mock.timers.tick(wait);
  for (const place of places.slice(1)) hand.move(board, at(place, type));
  mock.timers.tick(wait);
  hand.up(board, at(places.at(-1), type));
}

const SLITHERLINK = 'slitherlink\ncells\n. . .\n. . .\n. . .';
const STARS = blankText('starbattle', 3, 3);
const LONG = { wait: 1000 };

test.before(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.after(() => mock.timers.reset());

test('a finger that is held draws a cross, and goes on drawing crosses', () => {
  const board = boardOf(SLITHERLINK);
  stroke(new EdgeHand(), board, [[0.5, 0]]);
  assert.equal(statesOf(board.grid)[0], '-', 'a tap draws a line');
  stroke(new EdgeHand(), board, [[1.5, 0]], LONG);
  assert.equal(statesOf(board.grid)[1], 'x', 'one edge');
  const other = boardOf(SLITHERLINK);
  const hand = new EdgeHand();
  hand.down(other, at([0.5, 0]));
  mock.timers.tick(1000);
  for (const x of [1, 1.5, 2, 2.5]) hand.move(other, at([x, 0]));
  hand.up(other, at([2.5, 0]));
  assert.deepEqual(statesOf(other.grid).slice(0, 3), ['x', 'x', 'x']);
});

test('a mouse that is held, and a finger that has moved, draw a line', () => {
  const board = boardOf(SLITHERLINK);
  stroke(new EdgeHand(), board, [[0.5, 0]], { ...LONG, type: 'mouse' });
  assert.equal(statesOf(board.grid)[0], '-');
  const moved = boardOf(SLITHERLINK);
  const hand = new EdgeHand();
  hand.down(moved, at([0, 0]));
  hand.move(moved, at([20, 0])); // further than a finger shakes
  mock.timers.tick(1000);
  hand.move(moved, at([1, 0]));
  hand.up(moved, at([1, 0]));
  assert.ok(statesOf(moved.grid).includes('-'));
  assert.ok(!statesOf(moved.grid).includes('x'));
});

test('a finger that is held rules a cell out', () => {
  const board = boardOf(STARS);
  stroke(new PlaceHand(), board, [[0.5, 0.5]]);
  stroke(new PlaceHand(), board, [[1.5, 0.5]], LONG);
  assert.deepEqual(valuesOf(board.grid).slice(0, 3), ['*', '.', '']);
});

test('the eraser takes away lines and crosses, whichever comes first', () => {
  const full = boardOf(SLITHERLINK);
  stroke(new EdgeHand(), full, [[0.5, 0]]);
  stroke(new EdgeHand(), full, [[1.5, 0]], LONG);
  assert.equal(statesOf(full.grid).filter(Boolean).length, 2);
  const board = boardOf(full.text, ERASER);
  stroke(new EdgeHand(), board, [
    [0.5, 0],
    [1, 0],
    [1.5, 0],
  ]);
  assert.deepEqual(statesOf(board.grid).filter(Boolean), []);
  assert.equal(board.text, SLITHERLINK);
});

test('the eraser empties cells whatever they have, by a tap and by a stroke, and no clue', () => {
  const text = 'nurikabe\ncells\n1 . .\n. . .\n. . .';
  const board = boardOf(`${text}\nfilled\n? # .\n? # .\n? ? ?`, ERASER);
  stroke(new ShadeHand(), board, [
    [0.5, 0.5],
    [1.5, 0.5],
    [2.5, 0.5],
  ]);
  assert.deepEqual(valuesOf(board.grid).slice(1, 6), ['', '', '', '#', '.']);
  stroke(new ShadeHand(), board, [[1.5, 1.5]], LONG);
  assert.deepEqual(valuesOf(board.grid).slice(1, 6), ['', '', '', '', '.']);
});

test('the eraser takes away whole bridges, and what is in cells beside lines', () => {
  const bridges = boardOf('hashi\ncells\n2 . . 2\nfilled\n? = = ?', ERASER);
  stroke(new BridgeHand(), bridges, [[1.5, 0.5]]);
  assert.equal(bridges.text, 'hashi\ncells\n2 . . 2');
  const shaded = boardOf('yajilin\ncells\n. . .\n. . .\n. . .\nfilled\n# ? ?\n? ? ?\n? ? ?', ERASER);
  stroke(new LineHand(), shaded, [[0.5, 0.5]]);
  assert.equal(valuesOf(shaded.grid)[0], '');
});

test('a stroke that leaves the view of a zoomed board moves it, and one within it does not', () => {
  const board = boardOf(blankText('nurikabe', 30, 30));
  board.seen = { x: 5, y: 5, rows: 10, columns: 10 };
  const hand = new ShadeHand();
  hand.down(board, at([14.5, 10.5]));
  hand.move(board, at([14.9, 10.5]));
  assert.deepEqual(board.seen, { x: 5, y: 5, rows: 10, columns: 10 });
  for (let step = 0; step < 8; ++step) hand.move(board, at([board.seen.x + 10.4, 10.5]));
  assert.deepEqual(board.seen, { x: 7, y: 5, rows: 10, columns: 10 });
  hand.move(board, at([16.5, 4.9]));
  assert.ok(Math.abs(board.seen.y - 4.9) < 1e-9, 'as far as the pointer is, and upwards too');
  hand.up(board, at([16.5, 10.5]));
  assert.deepEqual(
    valuesOf(board.grid)
      .flatMap((value, cell) => (value === '#' ? cell % 30 : []))
      .slice(0, 3),
    [14, 15, 16],
  );
});

const ZIP = 'zip\ncells\n1 . .\n. . .\n2 . .';

test('a drag draws a route, goes back over it, and takes a corner that it cuts', () => {
  const board = boardOf(ZIP);
  const hand = new PathHand();
  const middles = (...cells) => cells.map((cell) => [(cell % 3) + 0.5, Math.floor(cell / 3) + 0.5]);
  stroke(hand, board, middles(0, 1, 2, 5, 2));
  assert.deepEqual(board.grid.filled.join(' '), '1 2 3 ? ? ? ? ? ?');
  stroke(hand, board, middles(2, 4)); // through the corner of 5
  assert.deepEqual(board.grid.filled.join(' '), '1 2 3 ? 5 4 ? ? ?');
  stroke(hand, board, middles(3), LONG); // an empty cell beside its end, with a finger that stays
  assert.deepEqual(board.grid.filled.join(' '), '1 2 3 6 5 4 ? ? ?');
  stroke(hand, board, middles(1)); // a cell of it
  assert.deepEqual(board.grid.filled.join(' '), '1 2 ? ? ? ? ? ? ?');
  stroke(hand, board, middles(8)); // not in line with its end
  assert.deepEqual(board.grid.filled.join(' '), '1 2 ? ? ? ? ? ? ?');
  stroke(hand, board, middles(0));
  assert.equal(board.text, ZIP);
});

test('arrow keys draw a route from its end on and take it back; elsewhere they do with Shift', () => {
  const board = { ...boardOf(ZIP), comeTo: (cell) => Object.assign(board.cursor, { index: cell }) };
  const press = (...keys) => keys.map((key) => new PathHand().key(board, key));
  press('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'); // the last one meets the route
  assert.equal(board.grid.filled.join(' '), '1 2 3 ? 5 4 ? ? ?');
  assert.equal(board.cursor.index, 4);
  press('ArrowRight', 'Backspace');
  assert.equal(board.grid.filled.join(' '), '1 2 3 ? ? ? ? ? ?');
  assert.deepEqual([board.cursor.index, ...press('7')], [2, true]);
  new PathHand().key(board, 'ArrowLeft', true);
  press('Enter');
  assert.deepEqual([board.cursor.index, board.grid.filled.join(' ')], [1, '1 2 ? ? ? ? ? ? ?']);
  const other = { ...boardOf('numbrix\ncells\n1 . .\n. . .'), comeTo: (cell) => (other.cursor.index = cell) };
  assert.deepEqual(
    [new PathHand().key(other, 'ArrowRight'), new PathHand().key(other, 'ArrowRight', true)],
    [false, true],
  );
  assert.equal(other.grid.filled.join(' '), '? 2 ? ? ? ?');
});

test('the sheet of keys has those of the hand that the board has', () => {
  const names = (id, isSet = false) => keyNamesOf(readGrid(blankText(id, 6, 6)), isSet).join(' ');
  assert.equal(names('hidato'), 'digit mark path corner');
  assert.equal(names('numbrix'), 'digit mark path');
  assert.equal(names('zip'), 'route retrace');
  assert.equal(names('slitherlink'), 'line crossed');
  assert.equal(names('numberlink'), 'along line crossed');
  assert.equal(names('hashi'), 'bridge fill dot');
  assert.equal(names('shikaku'), 'area');
  assert.equal(names('starbattle'), 'fill dot');
  assert.equal(names('nonogram'), 'fill dot strike');
  assert.equal(names('skyscrapers'), 'digit mark strike');
  assert.equal(names('hidato', true), 'clue');
});

test('a path that goes through corners is drawn there by Shift and the keys at the corners of a keypad', () => {
  const boardFor = (kind) => {
    const board = { ...boardOf(`${kind}\ncells\n. . .\n. 1 .\n. . .`), comeTo: (cell) => (board.cursor.index = cell) };
    board.cursor.index = 4;
    return board;
  };
  for (const [key, cell] of Object.entries({ Home: 0, PageUp: 2, End: 6, PageDown: 8 })) {
    const board = boardFor('hidato');
    assert.equal(new PathHand().key(board, key), false); // without Shift the cursor moves
    assert.equal(new PathHand().key(board, key, true), true);
    assert.deepEqual([board.grid.filled.indexOf('2'), board.cursor.index], [cell, cell]);
    assert.equal(new PathHand().key(boardFor('numbrix'), key, true), false);
  }
});

test('a piece of any shape is drawn where pieces are no rectangles, grows from within, and comes by no wall', () => {
  const handOf = (text) => new Hands().own(boardOf(text))?.constructor;
  assert.equal(handOf('fourcells\ncells\n. .\n. .'), RegionHand);
  assert.equal(handOf('squarejam\ncells\n. .\n. .'), PartHand);
  const board = boardOf('heteromino\ncells\n. . #\n. . .\n. . .');
  stroke(new RegionHand(), board, [
    [0.5, 0.5],
    [1.5, 0.5],
    [2.5, 0.5],
  ]);
  assert.equal(board.grid.filled.join(' '), 'p1 p1 ? ? ? ? ? ? ?');
  stroke(new RegionHand(), board, [
    [1.5, 0.5],
    [1.5, 1.5],
  ]);
  assert.equal(board.grid.filled.join(' '), 'p1 p1 ? ? p1 ? ? ? ?');
  Object.assign(board, { targets: [3, 6, 7] });
  new RegionHand().key(board, 'Enter');
  assert.equal(board.grid.filled.join(' '), 'p1 p1 ? p2 p1 ? p2 p2 ?');
  Object.assign(board, { targets: [4, 5] });
  new RegionHand().key(board, 'Enter');
  assert.equal(board.grid.filled.join(' '), 'p1 p1 ? p2 p1 p1 p2 p2 ?');
});
