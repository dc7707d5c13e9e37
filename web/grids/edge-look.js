// Draws and speaks boards whose lines go along edges: a slitherlink on dots, and lines from middle to middle, under
// what stands in the cells. A person's lines are blue; given lines and those of a finished board have the colour of
// ink; crosses are grey; the edges of a hint are dashed on a halo; what contradicts itself is red.

import { svg } from 'lit';
import { CELL, squares } from '../board/places.js';
import { nameOf } from './cells.js';
import { clueMark, clueName } from './clues.js';
import { hintOutline, isOutside, outsideClasses, rules } from './drawing.js';
import { clueState } from './edge-clues.js';
import {
  besideLines,
  CROSS,
  cellsOfStates,
  closedEarly,
  crossings,
  edgesOfHint,
  finished,
  inCells,
  isFinished,
  LINE,
  linesOf,
  statesOf,
  statesOfCells,
  withHint,
  withToken,
} from './edges.js';
import { clueAt, describe, valuesOf } from './genres.js';
import { endsOf, latticeOf, middleOf, piecesOf, placeOf, sidesOfCell } from './lattice.js';
import { drawn } from './marks.js';
import { cluesMet } from './met.js';
import { edgesRuledOut } from './ruled-out.js';
import { BLANK, readGrid, tokensOf, UNKNOWN } from './text.js';

/** @import { Cell } from '../board/grid-puzzle.js' */
/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { Lattice } from './lattice.js' */
/** @import { HintEdge, State } from './edges.js' */
/** @import { GridBoard, SpokenBoard } from './text.js' */

/** @typedef {{edges?: HintEdge[], drawn?: HintEdge[]}} HintOfEdges  drawn: those that it follows from */

/** The room around a board of dots, in cells. */
const ROOM = 0.35;
/** Half the size of a cross. */
const ARM = 3.4;
/** How many colours there are for lines between numbers. */
const COLOURS = 8;

/** @param {GridBoard} board */
const latticeIn = (board) => /** @type {Lattice} */ (latticeOf(board));

/** The edges as the `d` of a path. @param {Lattice} lattice @param {number[]} edges */
export function pathOf(lattice, edges) {
  return edges
    .map((edge) => {
      const { x, y } = placeOf(lattice, endsOf(lattice, edge)[0]);
      return `M${x * CELL} ${y * CELL}${middleOf(lattice, edge).isLevel ? 'h' : 'v'}${CELL}`;
    })
    .join('');
}

/** Crosses on edges, as the `d` of a path. @param {Lattice} lattice @param {number[]} edges */
export function crossesOf(lattice, edges) {
  return edges
    .map((edge) => {
      const { x, y } = middleOf(lattice, edge);
      const [left, top] = [x * CELL - ARM, y * CELL - ARM];
      return `M${left} ${top}l${2 * ARM} ${2 * ARM}m0 ${-2 * ARM}l${-2 * ARM} ${2 * ARM}`;
    })
    .join('');
}

/** @param {State[]} states @param {(state: State, edge: number) => boolean} isWanted */
const edgesWith = (states, isWanted) => states.flatMap((state, edge) => (isWanted(state, edge) ? edge : []));

/** @param {GridBoard} board @param {string | undefined} answer  of core, cell by cell @returns {State[]} */
const statesIn = (board, answer) => (answer ? statesOfCells(board, tokensOf(answer) ?? []) : []);

/**
 * The answer that is shown; without one, what follows from the values that cells can have.
 * @param {GridBoard} board
 * @param {Layers} layers
 */
function answerOf(board, { found, annotations }) {
  if (found) return statesIn(board, found);
  const values = describe(board).values(board);
  const only = annotations?.candidates?.map((all) => (all.length === 1 ? values[all[0].value - 1] : UNKNOWN));
  return only ? statesOfCells(board, only) : [];
}

/**
 * How what is drawn on each edge looks.
 * @param {GridBoard} board
 * @param {Layers} layers
 * @param {State[]} answer
 * @returns {('own' | 'ink' | 'wrong' | 'trial')[]}
 */
function kindsOf(board, { givens, wrong, trial }, answer) {
  const states = statesOf(board);
  const given = givens === undefined ? [] : statesOf(readGrid(givens));
  const early = new Set(closedEarly(board, states));
  const isDone = isFinished(board, states);
  return states.map((state, edge) => {
    if (early.has(edge) || wrong?.has(edge) || (answer[edge] && answer[edge] !== state)) return 'wrong';
    if (isDone || given[edge] === state) return 'ink';
    return trial?.places.has(edge) ? 'trial' : 'own';
  });
}

/** @param {GridBoard} board @param {Layers} layers */
function lines(board, layers) {
  const lattice = latticeIn(board);
  const states = statesOf(board);
  const answer = answerOf(board, layers);
  const kinds = kindsOf(board, layers, answer);
  /** @param {State} wanted @param {string[]} looks */
  const drawnAs = (wanted, ...looks) =>
    edgesWith(states, (state, edge) => state === wanted && looks.includes(kinds[edge]));
  const isMissing = (/** @type {State} */ state, /** @type {number} */ edge) => state === LINE && states[edge] !== LINE;
  const [other, tried] = [layers.other, layers.tried].map((each) => statesIn(board, each));
  /** @param {string} look @param {number[]} edges */
  const path = (look, edges) => svg`<path class=${`edges ${look}`} d=${pathOf(lattice, edges)}></path>`;
  return svg`${path('tried', linesOf(tried))}
    ${path(
      'other',
      edgesWith(other, (state, edge) => isMissing(state, edge) && answer[edge] !== LINE),
    )}
    ${path('solution', edgesWith(answer, isMissing))}
    ${
      hasColours(board) || (layers.inColours && !isFinished(board, states))
        ? coloured(board, drawnAs(LINE, 'own', 'ink'))
        : [path('own', drawnAs(LINE, 'own')), path('ink', drawnAs(LINE, 'ink'))]
    }
    ${path('trial', drawnAs(LINE, 'trial'))} ${path('wrong', drawnAs(LINE, 'wrong'))}
    <path class="crosses" d=${crossesOf(lattice, drawnAs(CROSS, 'own', 'ink'))}></path>
    <path class="crosses trial" d=${crossesOf(lattice, drawnAs(CROSS, 'trial'))}></path>
    <path class="crosses implied" d=${crossesOf(lattice, layers.rulesOut ? edgesRuledOut(board, states) : [])}></path>
    <path class="crosses wrong" d=${crossesOf(lattice, drawnAs(CROSS, 'wrong'))}></path>
    ${isFinished(board, states) ? svg`<path class="glow" d=${pathOf(lattice, linesOf(states))}></path>` : ''}`;
}

/** Whether lines have the colours of the numbers at their ends. @param {GridBoard} board */
const hasColours = ({ genre }) => genre === 'numberlink';

/**
 * The lines in colours: a line has that of the number at which it begins, or one of its own.
 * @param {GridBoard} board
 * @param {number[]} edges
 */
function coloured(board, edges) {
  const lattice = latticeIn(board);
  const pieces = piecesOf(lattice, edges);
  const own = ownColours(pieces.map((piece) => piece.edges));
  return pieces.map((piece, at) => {
    const number = piece.points.map((point) => board.cells[point]).find((clue) => clue !== BLANK);
    const colour = hasColours(board) ? colourOf(board, number) : `line-colour-${own[at]}`;
    return svg`<path class=${`edges own ${colour}`} d=${pathOf(lattice, piece.edges)}></path>`;
  });
}

/**
 * A colour for each line: up to eight lines have different ones. It follows from the first edge of a line, so that a
 * line keeps it while it grows at its other end.
 * @param {number[][]} lines  the edges of each
 */
export function ownColours(lines) {
  /** @type {Set<number>} */
  const used = new Set();
  return lines.map((edges) => {
    const first = Math.min(...edges) % COLOURS;
    const all = Array.from({ length: COLOURS }, (_, at) => (first + at) % COLOURS);
    const colour = all.find((each) => !used.has(each)) ?? first;
    used.add(colour);
    return colour;
  });
}

/** @param {GridBoard} board @param {string | undefined} clue */
function colourOf(board, clue) {
  if (!hasColours(board)) return '';
  const all = [...new Set(board.cells)].filter((each) => each !== BLANK).sort((a, b) => Number(a) - Number(b));
  const at = clue === undefined ? -1 : all.indexOf(clue);
  return at < 0 ? '' : `line-colour-${at % COLOURS}`;
}

/** The edges that a hint says, which are not drawn yet. @param {GridBoard} board @param {Layers} layers */
function hinted(board, { annotations }) {
  const lattice = latticeIn(board);
  /** @type {(import('../session/hint-steps.js').HintInPart & HintOfEdges) | undefined} */
  const hint = annotations?.hint;
  if (!hint) return '';
  const states = statesOf(board);
  const { edges: found = [], drawn: premises = [], cell, value } = hint;
  const token = cell === null || value === null ? undefined : describe(board).values(board)[value - 1];
  const drawnOn = found.length > 0 ? withHint(board, found) : board;
  const after = statesOf(token === undefined || cell === null ? drawnOn : withToken(drawnOn, cell, token));
  const edges = edgesWith(after, (state, edge) => state !== states[edge]);
  const because = edgesOfHint(board, premises).map(({ edge }) => edge);
  const shown = pathOf(
    lattice,
    edges.filter((edge) => after[edge] === LINE),
  );
  const crossed = crossesOf(
    lattice,
    edges.filter((edge) => after[edge] === CROSS),
  );
  return svg`<path class="edge-because" d=${pathOf(lattice, because)}></path>
    <path class="edge-halo" d=${shown}></path><path class="edge-halo crossed" d=${crossed}></path>
    <path class="edge-hint" d=${shown}></path><path class="edge-hint crossed" d=${crossed}></path>`;
}

/** @param {GridBoard} board */
function dots(board) {
  const { rows, columns } = latticeIn(board);
  const all = Array.from({ length: rows * columns }, (_, point) => placeOf(latticeIn(board), point));
  return svg`<path class="dots" d=${all.map(({ x, y }) => `M${x * CELL} ${y * CELL}h0`).join('')}></path>`;
}

/**
 * What is drawn under the cells.
 * @param {SpokenBoard} board
 * @param {Layers} layers
 * @param {unknown} ground  of any board
 */
export function edgeGround(board, layers, ground) {
  const { rows, columns } = board;
  if (!describe(board).hasFence)
    return svg`${ground}<g class="rules">${rules(board, layers)}${lines(board, layers)}</g>`;
  const [left, width, height] = [-ROOM, columns + 2 * ROOM, rows + 2 * ROOM].map((cells) => cells * CELL);
  return svg`<rect class="paper" x=${left} y=${left} width=${width} height=${height} rx="4"></rect>
    <path class="inside" d=${squares(insideOf(board), columns)}></path>${ground}`;
}

/** The cells inside a loop that is finished. @param {GridBoard} board */
function insideOf(board) {
  const states = statesOf(board);
  const tokens = isFinished(board, states) ? cellsOfStates(board, finished(states)) : [];
  return tokens.flatMap((token, cell) => (token === '#' ? cell : []));
}

/** What is drawn over the cells. @param {GridBoard} board @param {Layers} layers */
export function edgeRules(board, layers) {
  const lattice = latticeIn(board);
  const isFence = describe(board).hasFence;
  const knots = crossings(board, statesOf(board)).map((point) => {
    const { x, y } = placeOf(lattice, point);
    return svg`<circle class="knot" cx=${x * CELL} cy=${y * CELL} r="8"></circle>`;
  });
  return svg`${isFence ? svg`${hintOutline(board, layers)}${dots(board)}${lines(board, layers)}` : ''}${knots}
    ${hinted(board, layers)}`;
}

/** @param {GridBoard} board @returns {GridBoard} */
export const withEdgeRoom = (board) =>
  describe(board).hasFence ? { ...board, above: ROOM, below: ROOM, before: ROOM, after: ROOM } : board;

/**
 * What is said of the edges of a cell: `edge right: line`.
 * @param {SpokenBoard} board
 * @param {State[]} states
 * @param {number} cell
 */
function spokenEdges(board, states, cell) {
  const strings = board.words;
  const say = describe(board).hasFence ? strings.edge : strings.segment;
  return sidesOfCell(latticeIn(board), board, cell).flatMap((edge, side) => {
    const state = edge === undefined ? '' : states[edge];
    return state ? say(strings.edgeNames[side], state === LINE ? strings.edgeLine : strings.edgeCross) : [];
  });
}

/** @param {SpokenBoard} board @param {Layers} layers @returns {Cell[]} */
export function edgeCells(board, layers) {
  const states = statesOf(board);
  // Once a loop is finished nothing is open, and so a 0 is met too.
  const known = isFinished(board, states) ? finished(states) : states;
  const answer = answerOf(board, layers);
  const values = valuesOf(board);
  const { met, broken } = cluesMet(board, valuesOf(inCells(board)));
  const right = layers.found ? tokensOf(layers.found) : undefined;
  const { hasFence, isClosed, looks } = describe(board);
  const count = states.length;
  const crossed = new Set(hasFence || board.isQuiet ? [] : crossings(board, states));
  return board.cells.map((_, index) => {
    if (isOutside(board, index)) return { index, name: board.words.outside, classes: outsideClasses(board), mark: '' };
    const clue = clueAt(board, index);
    const state = clueState(board, known, index) || (met.has(index) ? 'met' : broken.has(index) ? 'clash' : '');
    const closed = Boolean(isClosed?.(board, index));
    const isWrong = state === 'clash' || crossed.has(index) || layers.wrong?.has(count + index);
    const beside = besideLines(board);
    const answered = right?.[index] ?? '';
    const shade = closed ? '' : values[index] || (beside.includes(answered) ? answered : '');
    const own = spokenEdges(board, states, index);
    const found = own.length === 0 && answer.length > 0 ? spokenEdges(board, answer, index) : [];
    const words = [
      clue && clueName(board, clue),
      state === 'met' && board.words.met,
      beside.includes(shade) && (values[index] ? board.words.own : board.words.found)(nameOf(board, shade)),
      ...own,
      found.length > 0 && board.words.found(found.join(', ')),
      isWrong && board.words.conflict,
    ].filter(Boolean);
    const inside = hasFence && shade === '#' ? drawn('#', { '#': 'inside' }) : '';
    const look = beside.includes(shade) ? drawn(shade, looks) : inside;
    const classes = [
      closed ? 'given' : values[index] ? 'own' : right ? 'found' : 'empty',
      state,
      isWrong ? 'clash' : '',
    ];
    return {
      index,
      name: words.join(', ') || board.words.empty,
      classes: [
        ...new Set(classes.filter(Boolean)),
        clue[0] === '#' && closed ? 'black' : '',
        colourOf(board, clue),
      ].join(' '),
      mark: svg`${look}${clue ? numbered(board, clue, state) : ''}`,
    };
  });
}

/**
 * A clue; a number at the end of a line stands on a disc.
 * @param {GridBoard} board
 * @param {string} clue
 * @param {'met' | 'clash' | ''} state
 */
function numbered(board, clue, state) {
  if (!hasColours(board)) return clueMark(board, clue, state === 'clash' ? 'broken' : state);
  return svg`<circle class="line-end" cx=${CELL / 2} cy=${CELL / 2} r="14"></circle>
    <text class="pearl-number" x=${CELL / 2} y=${CELL * 0.65}>${clue}</text>`;
}
