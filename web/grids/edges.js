// What a person draws on edges: a line, a cross, or nothing. It is in the sections `horizontal` and `vertical` of the
// text. Core's answers say of cells whether they are inside a loop or how a line goes through them: the two functions
// between both are here. Tested by tests/wasm/grid-edges.test.js.

import { describe } from './genres.js';
import { degrees, edgeCount, edgesAt, latticeOf, levelCount, piecesOf, sidesOfCell } from './lattice.js';
import { BLANK, inRows, UNKNOWN, withCells, withSection } from './text.js';

/** @import { Lattice } from './lattice.js' */
/** @import { GridBoard } from './text.js' */

/** An edge as core's hints have it. @typedef {{row: number, column: number, side: string, line: boolean}} HintEdge */
/** What an edge has: a line, a cross, or '' @typedef {'-' | 'x' | ''} State */

export const [LINE, CROSS] = /** @type {const} */ (['-', 'x']);

/** The names of the sides in the tokens of lines, in the order of the edges of a cell; tokens have them as `nsew`. */
const SIDES = ['n', 'w', 'e', 's'];

/** Whether cells may have a value besides the edges. @param {GridBoard} board */
export const hasCellsToo = (board) => besideLines(board).length > 0 || Boolean(describe(board).hasFence);

/** The values of cells that are on no line, apart from a cell left out. @param {GridBoard} board @returns {string[]} */
export const besideLines = (board) => describe(board).beside ?? [];

/** The last boards that were asked about. @type {WeakMap<GridBoard, State[]>} */
const known = new WeakMap();

/**
 * The state of each edge. If only cells are filled in, the edges follow from them.
 * @param {GridBoard} board
 * @returns {State[]}
 */
export function statesOf(board) {
  const before = known.get(board);
  if (before) return before;
  const tokens = board.filled.map((token) => (besideLines(board).includes(token) ? UNKNOWN : token));
  const given = givenLines(board);
  const states = (readStates(board) ?? statesOfCells(board, tokens)).map((state, edge) =>
    given.has(edge) ? LINE : state,
  );
  known.set(board, states);
  return states;
}

/** The edges with a line that is printed in its cell, as in pipelink. @param {GridBoard} board */
function givenLines(board) {
  const { isText, values } = describe(board);
  const own = new Set(isText ? values(board) : []);
  const tokens = board.cells.map((token) => (own.has(token) && sidesIn(token) !== '' ? token : UNKNOWN));
  return new Set(tokens.some((token) => token !== UNKNOWN) ? linesOf(statesOfCells(board, tokens)) : []);
}

/** @param {GridBoard} board @returns {State[] | undefined} */
function readStates(board) {
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  const { sections } = board;
  if (!sections.has('horizontal') && !sections.has('vertical')) return undefined;
  const upright = edgeCount(lattice) - levelCount(lattice);
  const level = sections.get('horizontal')?.flat() ?? Array(levelCount(lattice)).fill(BLANK);
  return [...level, ...(sections.get('vertical')?.flat() ?? Array(upright).fill(BLANK))].map((token) =>
    token === CROSS ? CROSS : /^[-|]$/.test(token) ? LINE : '',
  );
}

/**
 * A board with other states of its edges. What cells have besides edges stays.
 * @param {GridBoard} board
 * @param {State[]} states
 */
export function withStates(board, states) {
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  const count = levelCount(lattice);
  const own = hasCellsToo(board) ? board.filled.map((token) => (sidesIn(token) === '' ? token : UNKNOWN)) : [];
  const bare = withSection(withSection(board, 'horizontal', undefined), 'vertical', undefined);
  const clear = own.some((token) => token !== UNKNOWN)
    ? withCells(bare, 'filled', own)
    : withSection(bare, 'filled', undefined);
  const given = givenLines(board);
  if (states.every((state, edge) => state === '' || given.has(edge))) return clear;
  const tokens = states.map((state, edge) => (state === LINE && edge >= count ? '|' : state || BLANK));
  const level = inRows(tokens.slice(0, count), lattice.columns - 1);
  const both = lattice.columns > 1 ? withSection(clear, 'horizontal', level) : clear;
  return lattice.rows > 1 ? withSection(both, 'vertical', inRows(tokens.slice(count), lattice.columns)) : both;
}

/** The edges with a line. @param {State[]} states */
export const linesOf = (states) => states.flatMap((state, edge) => (state === LINE ? edge : []));

/**
 * What the tokens of cells, as core's answers have them, say about the edges.
 * @param {GridBoard} board
 * @param {string[]} tokens  UNKNOWN or '' where nothing is known
 * @returns {State[]}
 */
export function statesOfCells(board, tokens) {
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  const { hasFence } = describe(board);
  /** @type {State[]} */
  const states = Array(edgeCount(lattice)).fill('');
  const isKnown = (/** @type {string | undefined} */ token) => token !== UNKNOWN && token !== '';
  for (const [cell, token] of tokens.entries()) {
    if (!isKnown(token)) continue;
    const others = besideCell(board, cell);
    for (const [side, edge] of sidesOfCell(lattice, board, cell).entries()) {
      if (edge === undefined) continue;
      const other = others[side];
      const beyond = other === undefined ? BLANK : tokens[other];
      if (hasFence && isKnown(beyond)) states[edge] = (token === '#') !== (beyond === '#') ? LINE : CROSS;
      if (!hasFence && states[edge] !== LINE) states[edge] = sidesIn(token).includes(SIDES[side]) ? LINE : CROSS;
    }
  }
  return states;
}

/** Two lines that cross. */
const CROSSING = '+';

/** The sides of a token of a line; none of any other. @param {string} token */
const sidesIn = (token) => (token === CROSSING ? 'nsew' : /^[nsew]+$/.test(token) ? token : '');

/** The cells beside a cell: above, left, right, below. @param {GridBoard} board @param {number} cell */
function besideCell({ rows, columns }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [
    row > 0 ? cell - columns : undefined,
    column > 0 ? cell - 1 : undefined,
    column + 1 < columns ? cell + 1 : undefined,
    row + 1 < rows ? cell + columns : undefined,
  ];
}

/**
 * The token of each cell whose edges are all known; UNKNOWN elsewhere.
 * @param {GridBoard} board
 * @param {State[]} states
 */
export const cellsOfStates = (board, states) =>
  describe(board).hasFence ? insideOf(board, states) : tokensOfLines(board, states);

/**
 * From the outside inwards: beyond a line a cell is on the other side of the loop.
 * @param {GridBoard} board
 * @param {State[]} states
 */
function insideOf(board, states) {
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  /** @type {string[]} */
  const tokens = Array(board.cells.length).fill(UNKNOWN);
  /** @type {number[]} */
  const open = [];
  /** @param {number} cell @param {string} from @param {State} state */
  const reach = (cell, from, state) => {
    if (state === '' || tokens[cell] !== UNKNOWN) return;
    tokens[cell] = (from === '#') !== (state === LINE) ? '#' : BLANK;
    open.push(cell);
  };
  for (const cell of tokens.keys())
    for (const [side, other] of besideCell(board, cell).entries()) {
      const edge = /** @type {number} */ (sidesOfCell(lattice, board, cell)[side]);
      if (other === undefined) reach(cell, BLANK, states[edge]);
    }
  for (const cell of open) // grows meanwhile
    for (const [side, other] of besideCell(board, cell).entries()) {
      const edge = /** @type {number} */ (sidesOfCell(lattice, board, cell)[side]);
      if (other !== undefined) reach(other, tokens[cell], states[edge]);
    }
  return tokens;
}

/** @param {GridBoard} board @param {State[]} states */
function tokensOfLines(board, states) {
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  const values = new Set(describe(board).values(board));
  // If a cell without a line may have several values, only a person says which.
  const left = describe(board).rest === BLANK && hasCellsToo(board) ? UNKNOWN : (describe(board).rest ?? BLANK);
  return board.cells.map((clue, cell) => {
    const edges = edgesAt(lattice, cell);
    const drawn = edges.map((edge) => (edge === undefined ? CROSS : states[edge]));
    const sides = [...'nsew'].filter((side) => drawn[SIDES.indexOf(side)] === LINE).join('');
    const isEnd = sides.length === 1 && values.has(sides) && clue !== BLANK;
    if (isEnd || (sides.length === 2 && values.has(sides))) return sides;
    if (sides.length === 4 && values.has(CROSSING)) return CROSSING;
    if (sides !== '' || drawn.includes('')) return UNKNOWN;
    return left;
  });
}

/** The edges once what is left open has no line. @param {State[]} states @returns {State[]} */
export const finished = (states) => states.map((state) => state || CROSS);

/** Whether lines may cross. @param {GridBoard} board */
const mayCross = (board) => describe(board).values(board).includes(CROSSING);

/** The points where three or four lines meet, but may not. @param {GridBoard} board @param {State[]} states */
export const crossings = (board, states) =>
  mayCross(board)
    ? []
    : degrees(/** @type {Lattice} */ (latticeOf(board)), linesOf(states)).flatMap((lines, point) =>
        lines > 2 ? point : [],
      );

/**
 * How many of the edges of a cell have such a state.
 * @param {GridBoard} board
 * @param {State[]} states
 * @param {number} cell
 * @param {State} wanted
 */
export const countAt = (board, states, cell, wanted) =>
  sidesOfCell(/** @type {Lattice} */ (latticeOf(board)), board, cell).filter(
    (edge) => edge !== undefined && states[edge] === wanted,
  ).length;

/**
 * Whether all lines are one closed loop; where they may cross, whether none ends.
 * @param {GridBoard} board
 * @param {State[]} states
 */
export function isLoop(board, states) {
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  const lines = linesOf(states);
  if (mayCross(board)) return lines.length > 0 && degrees(lattice, lines).every((ends) => ends % 2 === 0);
  const pieces = piecesOf(lattice, lines);
  return pieces.length === 1 && pieces[0].isLoop;
}

/**
 * The loop that has closed although other lines or clues are not on it.
 * @param {GridBoard} board
 * @param {State[]} states
 * @returns {number[]}  its edges
 */
export function closedEarly(board, states) {
  const pieces = piecesOf(/** @type {Lattice} */ (latticeOf(board)), linesOf(states));
  const loop = pieces.find((piece) => piece.isLoop);
  return loop && (pieces.length > 1 || !isMet(board, states)) ? loop.edges : [];
}

/**
 * Whether nothing that is known here speaks against the lines as an answer.
 * @param {GridBoard} board
 * @param {State[]} states
 */
export function isFinished(board, states) {
  const { genre, cells } = board;
  const lattice = /** @type {Lattice} */ (latticeOf(board));
  if (genre !== 'numberlink') return isLoop(board, states) && isMet(board, states);
  const pieces = piecesOf(lattice, linesOf(states));
  const ends = cells.flatMap((clue, cell) => (clue === BLANK ? [] : cell));
  return (
    crossings(board, states).length === 0 &&
    ends.every((cell) =>
      pieces.some(({ points }) =>
        points.some((point) => point !== cell && points.includes(cell) && cells[point] === cells[cell]),
      ),
    )
  );
}

/**
 * Whether each clue has what it asks for, as far as that is known here.
 * @param {GridBoard} board
 * @param {State[]} states
 */
const isMet = (board, states) =>
  board.cells.every((clue, cell) => {
    const { hasFence, countsFence } = describe(board);
    if (hasFence) return !countsFence || !/^\d$/.test(clue) || countAt(board, states, cell, LINE) === Number(clue);
    return !describe(board).hasCircles || clue === BLANK || countAt(board, states, cell, LINE) === 2;
  });

/** Whether no line goes through a cell. @param {GridBoard} board @param {number} cell */
export const isBarred = (board, cell) => Boolean(describe(board).isClosed?.(board, cell));

/**
 * A board with the edges that follow from the token of one more cell, as core's hints give it.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {string} token
 */
export function withToken(board, cell, token) {
  const states = statesOf(board);
  const isAlone = !describe(board).hasFence;
  const before = isAlone ? Array(board.cells.length).fill(UNKNOWN) : inCells(board).filled;
  const said = statesOfCells(board, before.with(cell, token));
  const after = withStates(
    board,
    states.map((state, edge) => state || said[edge]),
  );
  return hasCellsToo(board) && !/^[nsew]+$/.test(token)
    ? withCells(after, 'filled', after.filled.with(cell, token))
    : after;
}

/** The sides of a cell as core's hints name them, in the order of the edges of a cell. */
const SIDE_NAMES = ['above', 'left', 'right', 'below'];

/**
 * The edges of a hint. Those of core count rows and columns from 1.
 * @param {GridBoard} board
 * @param {HintEdge[]} edges
 * @returns {{edge: number, state: State}[]}
 */
export const edgesOfHint = (board, edges) =>
  edges.flatMap(({ row, column, side, line }) => {
    const cell = (row - 1) * board.columns + column - 1;
    const sides = sidesOfCell(/** @type {Lattice} */ (latticeOf(board)), board, cell);
    const edge = sides[SIDE_NAMES.indexOf(side)];
    return edge === undefined ? [] : { edge, state: line ? LINE : CROSS };
  });

/** A board with the edges of a hint. @param {GridBoard} board @param {HintEdge[]} edges */
export function withHint(board, edges) {
  const states = [...statesOf(board)];
  for (const { edge, state } of edgesOfHint(board, edges)) states[edge] = state;
  return withStates(board, states);
}

/** The board as core reads it that knows cells only. @param {GridBoard} board */
export function inCells(board) {
  const states = statesOf(board);
  const tokens = cellsOfStates(board, states).map((token, cell) =>
    board.filled[cell] === UNKNOWN || /^[nsew]+$/.test(board.filled[cell]) ? token : board.filled[cell],
  );
  const bare = withStates(
    board,
    states.map(() => ''),
  );
  const open = tokens.map((token, cell) => (isBarred(board, cell) ? UNKNOWN : token));
  return open.some((token) => token !== UNKNOWN) ? withCells(bare, 'filled', open) : bare;
}
