// Lines along edges on the page's boards: their text, what they say of cells and cells of them, and which differ.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { clueState } from '../../web/grids/edge-clues.js';
import { edgeCells } from '../../web/grids/edge-look.js';
import {
  cellsOfStates,
  closedEarly,
  crossings,
  finished,
  inCells,
  isFinished,
  LINE,
  statesOf,
  statesOfCells,
  withHint,
  withStates,
  withToken,
} from '../../web/grids/edges.js';
import { atEnd, cleared, filling } from '../../web/grids/filling.js';
import { describe, valuesOf } from '../../web/grids/genres.js';
import { edgeBetween, edgeNear, edgesAlong, followed, latticeOf, sidesOfCell } from '../../web/grids/lattice.js';
import { readGrid, tokensOf, writeGrid } from '../../web/grids/text.js';
import { texts } from '../../web/puzzles/grid.examples.js';
import { spoken } from './spoken.js';

const quadrille = await Quadrille.start({ workers: 1 });
after(() => quadrille.close());

const LINED = ['slitherlink', 'masyu', 'yajilin', 'country', 'shingoki', 'numberlink'];

/** The same board with these edges, by the points that a line comes by. */
function drawn(text, ...paths) {
  const board = readGrid(text);
  const lattice = latticeOf(board);
  const states = [...statesOf(board)];
  for (const edge of paths.flatMap((path) => edgesAlong(lattice, path))) states[edge] = LINE;
  return spoken(writeGrid(withStates(board, states)));
}

for (const genre of LINED)
  test(`the solutions of ${genre} become edges and cells again, and are complete`, async () => {
    for (const text of texts[genre]) {
      const board = readGrid(text);
      const solution = /** @type {string} */ ((await quadrille.solve('grid', text)).solution);
      const tokens = /** @type {string[]} */ (tokensOf(solution));
      const states = statesOfCells(board, tokens);
      assert.ok(states.every((state) => state !== ''));
      const isOpen = (cell) => !describe(board).isClosed?.(board, cell);
      const cells = cellsOfStates(board, states);
      for (const [cell, token] of tokens.entries()) if (isOpen(cell)) assert.equal(cells[cell], token, `cell ${cell}`);
      // Written and read again; and with the lines alone the board is finished as the solution is.
      const full = writeGrid(withStates(board, states));
      assert.deepEqual(statesOf(readGrid(full)), states);
      assert.equal(writeGrid(readGrid(full)), full);
      assert.equal(cleared(full), text);
      const lines = states.map((state) => (state === LINE ? LINE : ''));
      assert.deepEqual(finished(lines), states);
      assert.equal(isFinished(board, lines), true);
      const rested = /** @type {string} */ (filling.rested?.(writeGrid(withStates(board, lines))));
      for (const asked of [rested, writeGrid(inCells(readGrid(rested)))])
        assert.equal((await quadrille.solve('grid', asked)).solution, solution);
      // Without one of its lines it is not.
      const one = lines.indexOf(LINE);
      assert.equal(isFinished(board, lines.with(one, '')), false);
      assert.equal(filling.rested?.(writeGrid(withStates(board, lines.with(one, '')))), undefined);
    }
  });

test('a partial line says nothing of cells that it does not settle', () => {
  const masyu = drawn('masyu\ncells\n. . .\n. . .\n. . .', [0, 1, 2, 5]);
  assert.deepEqual(cellsOfStates(masyu, statesOf(masyu)), ['?', 'ew', 'sw', '?', '?', '?', '?', '?', '?']);
  const fence = drawn('slitherlink\ncells\n. . .\n. . .', [5, 6]);
  assert.deepEqual(cellsOfStates(fence, statesOf(fence)), Array(6).fill('?'));
  const corner = drawn('slitherlink\ncells\n. . .\n. . .', [0, 1]);
  assert.deepEqual(cellsOfStates(corner, statesOf(corner)), ['#', '?', '?', '?', '?', '?']);
});

test('edges have sections of their own in the text', () => {
  const fence = 'slitherlink\ncells\n. 2';
  const states = ['-', '', 'x', '', '', '-', ''];
  const text = `${fence}\nhorizontal\n- .\nx .\nvertical\n. | .`;
  assert.equal(writeGrid(withStates(readGrid(fence), states)), text);
  assert.deepEqual(statesOf(readGrid(text)), states);
  assert.deepEqual(filling.read(text).slice(0, 7), states);
  assert.equal(filling.write(text, filling.read(fence)), fence);
  const masyu = 'masyu\ncells\n. . .\n. . .';
  const lines = writeGrid(withStates(readGrid(masyu), ['-', '', '', 'x', '', '-', '']));
  assert.equal(lines, `${masyu}\nhorizontal\n- .\n. x\nvertical\n. | .`);
});

test('what is no line and no cross is not put on an edge, and neither of these in a cell', () => {
  const fence = 'slitherlink\ncells\n. .';
  assert.equal(filling.write(fence, ['#', '.', '', '', '', '', '', 'x', '-']), fence);
  const odd = `${fence}\nhorizontal\n? *\n. .\nvertical\n. . .`;
  assert.deepEqual(filling.read(odd), Array(9).fill(''));
});

test('cells that are filled in say what their edges are', () => {
  const fence = readGrid('slitherlink\ncells\n. .\n. .\nfilled\n# ?\n? ?');
  assert.deepEqual(statesOf(fence), ['-', '', '', '', '', '', '-', '', '', '', '', '']);
  const masyu = readGrid('masyu\ncells\n. .\n. .\nfilled\nse ?\n? ?');
  assert.deepEqual(statesOf(masyu), ['-', '', '-', '']);
  assert.equal(
    writeGrid(withStates(masyu, ['-', '', '', ''])),
    'masyu\ncells\n. .\n. .\nhorizontal\n-\n.\nvertical\n. .',
  );
});

test('lines that are printed in cells are drawn, and stay when all others are taken away', () => {
  const text = 'pipelink\ncells\n. . .\n. ew .\n. . .';
  const board = readGrid(text);
  const printed = edgesAlong(latticeOf(board), [3, 4, 5]);
  const lines = (/** @type {typeof board} */ each) =>
    statesOf(each).flatMap((state, edge) => (state === LINE ? edge : []));
  assert.deepEqual(new Set(lines(board)), new Set(printed));
  const more = drawn(text, [0, 1]);
  assert.equal(lines(more).length, 3);
  const none = readGrid(writeGrid(withStates(more, statesOf(more).fill(''))));
  assert.deepEqual([new Set(lines(none)), writeGrid(none)], [new Set(printed), text]);
  assert.deepEqual(lines(readGrid('numberlink\ncells\ns . s\n. . .')), []); // letters are no lines
});

test('a shaded cell stands beside the edges, and says nothing of them', () => {
  const text = 'yajilin\ncells\n. . .\n. 0> .';
  const shaded = filling.write(text, filling.read(text).with(7 + 2, '#'));
  assert.equal(shaded, `${text}\nfilled\n? ? #\n? ? ?`);
  assert.deepEqual(statesOf(readGrid(shaded)), Array(7).fill(''));
  const lined = filling.write(shaded, filling.read(shaded).with(0, '-'));
  assert.equal(lined, `${shaded}\nhorizontal\n- .\n. .\nvertical\n. . .`);
});

test('a finished board has the shaded cells that its loop has left open, and draws no × for it', () => {
  const open = 'yajilin\ncells\n. . .\n. . 1^\nhorizontal\n- .\n. .\nvertical\n| | .';
  assert.equal(atEnd(open), open);
  const closed = open.replace('- .\n. .', '- .\n- .');
  assert.equal(atEnd(closed), closed.replace('horizontal', 'filled\n? ? #\n? ? ?\nhorizontal'));
});

test('a hint about a cell draws what follows for its edges, and keeps what is drawn', () => {
  const fence = drawn('slitherlink\ncells\n. .\n. .', [0, 1]);
  const outside = withToken(fence, 1, '.');
  const [top, , right] = sidesOfCell(latticeOf(outside), outside, 1);
  assert.deepEqual([statesOf(outside)[top], statesOf(outside)[right]], ['x', 'x']);
  assert.equal(statesOf(outside)[edgeBetween(latticeOf(outside), 1, 4)], LINE, 'between inside and outside');
  assert.equal(valuesOf(outside)[1], '.');
  const masyu = withToken(readGrid('masyu\ncells\n. .\n. .'), 0, 'se');
  assert.equal(writeGrid(masyu), 'masyu\ncells\n. .\n. .\nhorizontal\n-\n.\nvertical\n| .');
});

test('the edges of a hint are sides of its cells', () => {
  const fence = 'slitherlink\ncells\n. .\n. .';
  const edges = [
    { row: 1, column: 2, side: 'right', line: true },
    { row: 2, column: 2, side: 'below', line: false },
    { row: 2, column: 1, side: 'above', line: true },
  ];
  assert.equal(
    writeGrid(withHint(readGrid(fence), edges)),
    `${fence}\nhorizontal\n. .\n- .\n. x\nvertical\n. . |\n. . .`,
  );
  const masyu = 'masyu\ncells\n. .\n. .';
  const ways = [
    { row: 1, column: 2, side: 'left', line: true },
    { row: 1, column: 2, side: 'below', line: false },
    { row: 1, column: 2, side: 'above', line: false },
  ];
  assert.equal(writeGrid(withHint(readGrid(masyu), ways)), `${masyu}\nhorizontal\n-\n.\nvertical\n. x`);
});

test('a loop that closes without the others is early, and so is one that misses a clue', () => {
  const square = [0, 1, 5, 4, 0];
  const alone = drawn('slitherlink\ncells\n. . .\n. . .', square);
  assert.deepEqual(closedEarly(alone, statesOf(alone)), []);
  const two = drawn('slitherlink\ncells\n. . .\n. . .', square, [2, 3]);
  assert.equal(closedEarly(two, statesOf(two)).length, 4);
  const missed = drawn('slitherlink\ncells\n. . 3\n. . .', square);
  assert.equal(closedEarly(missed, statesOf(missed)).length, 4);
  const pearl = drawn('masyu\ncells\n. . o\n. . .', [0, 1, 4, 3, 0]);
  assert.equal(closedEarly(pearl, statesOf(pearl)).length, 4);
  assert.equal(isFinished(pearl, statesOf(pearl)), false);
});

test('a point where three lines meet is a crossing', () => {
  const board = drawn('slitherlink\ncells\n. .\n. .', [3, 4, 5], [1, 4]);
  assert.deepEqual(crossings(board, statesOf(board)), [4]);
});

test('a clue is met, or wrong once it cannot be met any more', () => {
  const stateOf = (text, ...paths) => {
    const board = drawn(text, ...paths);
    return clueState(board, statesOf(board), 0);
  };
  const two = 'slitherlink\ncells\n2 .\n. .';
  assert.equal(stateOf(two, [0, 1]), '');
  assert.equal(stateOf(two, [0, 1, 4]), 'met');
  assert.equal(stateOf(two, [0, 1, 4, 3]), 'clash');
  assert.equal(stateOf(two.replace('2', '0')), '', 'nobody has crossed anything out');
  const crossed = filling.write(two, ['x', '', 'x', '', '', '', 'x', '', '', '', '', '']);
  assert.equal(stateOf(crossed), 'clash', 'three crosses');
  const corner = [1, 0, 2];
  const round = 'masyu\ncells\n. .\n. .'.replace('.', 'o');
  assert.equal(stateOf(round, corner), 'clash', 'a line goes straight through a white circle');
  assert.equal(stateOf(round.replace('o', '#'), corner), '');
});

test('a circle is met when its line goes on as it should, and wrong when it does not', () => {
  const stateOf = (text, cell, ...path) => {
    const board = drawn(text, path);
    return clueState(board, statesOf(board), cell);
  };
  const black = 'masyu\ncells\n# . .\n. . .\n. . .';
  assert.equal(stateOf(black, 0, 2, 1, 0, 3), '');
  assert.equal(stateOf(black, 0, 2, 1, 0, 3, 6), 'met');
  assert.equal(stateOf(black, 0, 4, 1, 0, 3, 6), 'clash', 'a turn beside a black circle');
  const white = 'masyu\ncells\n. . o . .\n. . . . .';
  assert.equal(stateOf(white, 2, 1, 2, 3), '');
  assert.equal(stateOf(white, 2, 6, 1, 2, 3), 'met');
  assert.equal(stateOf(white, 2, 0, 1, 2, 3, 4), 'clash', 'no turn beside a white circle');
  const three = 'shingoki\ncells\n. o3 . .\n. . . .';
  assert.equal(stateOf(three, 1, 4, 0, 1, 2), '');
  assert.equal(stateOf(three, 1, 4, 0, 1, 2, 6), 'clash', 'two long');
  assert.equal(stateOf(three, 1, 4, 0, 1, 2, 3, 7), 'met');
  const any = three.replace('o3', 'o');
  assert.equal(stateOf(any, 1, 0, 1, 2), 'met', 'a circle without a number');
});

test('a cell says what is drawn on its edges, and that lines cross in it', () => {
  const names = (text, ...paths) => edgeCells(drawn(text, ...paths), {}).map(({ name }) => name);
  assert.deepEqual(names('slitherlink\ncells\n. .', [1, 4]), ['edge right: line', 'edge left: line']);
  assert.deepEqual(names('masyu\ncells\n. .\n. o', [0, 1, 3]), [
    'line right',
    'line left, line down',
    'empty',
    'white pearl, line up',
  ]);
  assert.match(
    names('masyu\ncells\n. . .\n. . .', [0, 1, 2], [1, 4])[1],
    /^line left, line right, line down, conflict$/,
  );
});

test('the edge nearest to a place, also beside the board', () => {
  const fence = latticeOf(readGrid('slitherlink\ncells\n. . .\n. . .'));
  assert.equal(edgeNear(fence, 1.5, 0.3).edge, edgeBetween(fence, 1, 2));
  assert.equal(edgeNear(fence, 1.1, 1.4).edge, edgeBetween(fence, 5, 9));
  assert.equal(edgeNear(fence, -0.4, 0.5).edge, edgeBetween(fence, 0, 4));
  assert.equal(edgeNear(fence, 2.6, 2.4).edge, edgeBetween(fence, 10, 11));
  const masyu = latticeOf(readGrid('masyu\ncells\n. . .\n. . .'));
  assert.equal(edgeNear(masyu, 1.05, 0.6).edge, edgeBetween(masyu, 0, 1));
  assert.equal(edgeNear(masyu, 2.9, 1.1).edge, edgeBetween(masyu, 2, 5));
});

test('a stroke goes on only when the pointer is past the middle, goes back, and stops at the border', () => {
  const fence = latticeOf(readGrid('slitherlink\ncells\n. . .\n. . .'));
  assert.deepEqual(followed(fence, [0], 0.5, 0.3), [0], 'not far enough');
  const right = followed(fence, [0], 1.7, 0.4);
  assert.deepEqual(right, [0, 1, 2]);
  assert.deepEqual(followed(fence, right, 0.9, 0.1), [0, 1]);
  assert.deepEqual(followed(fence, right, 2.1, 0.8), [0, 1, 2, 6]);
  assert.deepEqual(followed(fence, right, 9, 0), [0, 1, 2, 3]);
  const masyu = latticeOf(readGrid('masyu\ncells\n. . .\n. . .'));
  assert.deepEqual(followed(masyu, [0], 2.5, 0.5), [0, 1, 2]);
  assert.deepEqual(
    followed(masyu, [0], 2.5, 0.5, (_, next) => next !== 2),
    [0, 1],
  );
});
