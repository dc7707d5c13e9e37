// What is drawn under and over the cells of a grid puzzle, from the looks that its genre has.

import { svg } from 'lit';
import { CELL } from '../board/places.js';
import { lookOf } from './clues.js';
import { centresOf } from './galaxies.js';
import { describe, isWall, valuesOf } from './genres.js';
import { light } from './looks/lights.js';
import { outlineOf } from './looks/outline.js';
import { outlinedParts } from './looks/parts.js';
import { inkedRegions } from './looks/regions.js';
import { rulings } from './looks/rulings.js';
import { joinedShading, painted } from './looks/shading.js';
import { mercury } from './looks/thermometers.js';
import { route, trail } from './looks/trail.js';
import { colourClass, grounds } from './marks.js';
import { areasMet, cornerState, regionsMet } from './met.js';
import { bands, caption, pinned } from './outside.js';
import { shownIn } from './shown.js';
import { BLANK, cellNamed } from './text.js';

/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { Part } from '../board/places.js' */
/** @import { Shown } from './shown.js' */
/** @import { GridBoard, SpokenBoard } from './text.js' */

export { outerBox, withRoom } from './outside.js';

/** Whether a cell is not on the board. @param {GridBoard} board @param {number} cell */
export function isOutside(board, cell) {
  const region = board.regions[cell];
  if (region === '#') return true;
  if (region === BLANK && board.sections.has('regions') && !board.kind) return true;
  return Boolean(describe(board).hasHoles) && board.cells[cell] === '#';
}

/** The classes of a cell that is not on the board. @param {GridBoard} board */
export const outsideClasses = (board) => (describe(board).hasBlocks ? 'outside block' : 'outside');

/** Whether cells with a token join into one shape. @param {GridBoard} board @param {string} token */
export const isJoined = (board, token) =>
  Boolean(describe(board).joins) && (token === '#' || (board.genre === 'nonogram' && /^[a-z]$/.test(token)));

/** What is drawn under the cells. @param {GridBoard} board @param {Layers} layers */
export function ground(board, layers) {
  const { columns, regions } = board;
  const { isOfParts, joins, ...described } = describe(board);
  // While regions are drawn, they have inks in every genre.
  const inks = described.inks ?? (layers.isSet && board.sections.has('regions') ? 'quiet' : undefined);
  const shown = shownIn(board, layers);
  const names = inks ? regions.map((name, cell) => (isOutside(board, cell) ? '' : name)) : [];
  const met = layers.isSet ? undefined : regionsMet(board, valuesOf(board));
  return svg`${inkedRegions(names, columns, inks, met)}${terrain(board)}${thermometers(board, shown)}
    ${lamps(board, shown)}
    ${trails(board, shown, layers)}
    <path class="complete-area" d=${outlineOf(areasMet(board, valuesOf(board)), columns)}></path>
    ${joins ? joinedShading(shadedBy(board, shown, layers), columns, joins) : ''}
    ${layers.annotations?.ground(columns)}${isOfParts ? [...parts(board, shown), hintedPart(board, layers)] : ''}`;
}

/**
 * The path that numbers make.
 * @param {GridBoard} board
 * @param {Shown[]} shown
 * @param {Layers} layers
 */
function trails(board, shown, { wrong, trial, isFinished }) {
  const { trail: where, isRoute } = describe(board);
  if (isRoute)
    return route(shown, board.columns, (cell) =>
      isFinished ? 'ink' : wrong?.has(cell) ? 'wrong' : trial?.places.has(cell) ? 'trial' : '',
    );
  const tokens = shown.map(({ token }) => token);
  return where ? trail(tokens, board.columns) : '';
}

/** The cells with a ground of their own, such as ice. @param {GridBoard} board */
const terrain = (board) =>
  board.cells.map((clue, cell) => {
    const [x, y] = [cell % board.columns, Math.floor(cell / board.columns)].map((place) => place * CELL);
    const drawing = grounds[lookOf(board, clue) ?? ''];
    return drawing && svg`<g transform="translate(${x} ${y})">${drawing}</g>`;
  });

/** The part that a hint says, if it says a whole one. @param {GridBoard} board @param {Layers} layers */
function hintedPart({ cells, columns }, { annotations }) {
  const marks = new Set(annotations?.hint?.marks?.map(({ cell }) => cell));
  return outlinedParts(
    cells.map((_, cell) => (marks.size > 1 && marks.has(cell) ? 'hinted' : '')),
    columns,
    'hinted',
  );
}

/**
 * The shaded cells, by the classes of their shading.
 * @param {GridBoard} board
 * @param {Shown[]} shown
 * @param {Layers} layers
 */
function shadedBy(board, shown, { wrong, trial, isFinished }) {
  if (isFinished && board.genre === 'nonogram' && !board.sections.get('rows')?.flat().some(isOfColour))
    return painted(
      shown.flatMap(({ token }, cell) => (token === '#' ? cell : [])),
      board.columns,
    );
  /** @type {Map<string, number[]>} */
  const cells = new Map();
  for (const [cell, { token, by }] of shown.entries()) {
    const isBody = board.genre === 'snake' && board.cells[cell] !== BLANK;
    if (by === 'hinted' || (!isBody && !isJoined(board, token))) continue;
    const state = wrong?.has(cell) ? 'wrong' : trial?.places.has(cell) ? 'trial' : '';
    const classes = [by, colourClass(isBody ? '#' : token), state].filter(Boolean).join(' ');
    const own = cells.get(classes);
    if (own) own.push(cell);
    else cells.set(classes, [cell]);
  }
  return cells;
}

/** Whether a clue of a nonogram is one of several colours. @param {string} clue */
const isOfColour = (clue) => /[a-z]$/.test(clue);

/**
 * The thermometers, filled as far as their cells are, and other lines of cells.
 * @param {GridBoard} board
 * @param {Shown[]} shown
 */
function thermometers(board, shown) {
  const { tubes: section = '', isText } = describe(board);
  const tubes = (board.sections.get(section) ?? []).map((names) => names.map((name) => cellNamed(board, name)));
  if (tubes.length === 0) return '';
  return mercury(tubes, board.columns, (cell) => {
    const { token, by } = shown[cell];
    return token === '#' && by !== 'hinted' && !isText ? by : '';
  });
}

/** What lamps light. @param {GridBoard} board @param {Shown[]} shown */
function lamps(board, shown) {
  if (!describe(board).hasLight) return '';
  const all = shown.flatMap(({ token }, cell) => (token === '*' ? cell : []));
  return light(board, (cell) => isWall(board, cell), all);
}

/** The parts that are drawn, and those of a solution. @param {GridBoard} board @param {Shown[]} shown */
const parts = ({ columns }, shown) =>
  /** @type {const} */ (['found', 'own']).map((source) =>
    outlinedParts(
      shown.map(({ token, by }) => (by === source && token !== '?' ? token : '')),
      columns,
      source,
    ),
  );

/**
 * Whether there is a border between two cells side by side.
 * @param {GridBoard} board
 * @param {Shown[]} shown
 * @returns {(a: number, b: number) => boolean}
 */
function bordersOf(board, shown) {
  const { regions } = board;
  const { hasSizes, boxes } = describe(board);
  if (hasSizes) return (a, b) => shown[a].token !== '' && shown[b].token !== '' && shown[a].token !== shown[b].token;
  if (board.sections.has('regions')) return (a, b) => regions[a] !== regions[b];
  const all = boxes?.(board) ?? [];
  // Boxes of overlapping grids may overlap: a border is where one of them ends.
  return (a, b) => all.some((box) => box.has(a) !== box.has(b));
}

/**
 * The lines between cells. Within a part, within shading that joins and across a bridge, there are none.
 * @param {GridBoard} board
 * @param {Layers} layers
 */
function linesBetween(board, layers) {
  const { rows, columns } = board;
  const shown = shownIn(board, layers);
  const isPart = (/** @type {number} */ cell) => describe(board).isOfParts && shown[cell].token !== '';
  /** Whether a bridge leads from one cell to the one beside it. @param {number} a @param {number} b */
  const isBridged = (a, b) => {
    const bridges = describe(board).hasIslands ? (Math.abs(a - b) === columns ? ['|', '"'] : ['-', '=']) : [];
    return [a, b].some((cell) => bridges.includes(shown[cell].token));
  };
  const outside = describe(board).hasBlocks ? [] : board.cells.map((_, cell) => isOutside(board, cell));
  return rulings({
    rows,
    columns,
    box: describe(board).box ?? 0,
    isCell: (cell) => !outside[cell],
    isBorder: bordersOf(board, shown),
    isJoined: (a, b) =>
      isBridged(a, b) || (shown[a].token === shown[b].token && (isPart(a) || isJoined(board, shown[a].token))),
  });
}

/**
 * The lines over the cells, and the clues outside.
 * @param {SpokenBoard} board
 * @param {Layers} layers
 * @param {Part} [part]  of the board that is seen
 */
export function rules(board, layers, part) {
  const { fine, mid, bold, frame } = linesBetween(board, layers);
  return svg`<path class="fine" d=${fine}></path><path class="mid" d=${mid}></path>
    <path class="bold" d=${bold}></path>
    <path class="frame" d=${describe(board).hasIslands ? '' : frame}></path>
    ${hintOutline(board, layers)} ${centres(board)} ${signs(board)} ${corners(board)}
    ${part ? pinned(board, part, layers.marks) : bands(board, layers.marks)} ${caption(board)}`;
}

/**
 * What a hint is about and the clues from which it follows, over what stands in the cells: pearls and walls hide their
 * ground.
 * @param {GridBoard} board
 * @param {Layers} layers
 */
export function hintOutline({ cells, columns }, { annotations }) {
  const clues = annotations?.hint?.because.filter((cell) => cells[cell] !== BLANK) ?? [];
  const about = [...(annotations?.about(columns) ?? []), ...clues];
  return svg`<path class="hint-about" d=${outlineOf(about, columns, 1.5, 3)}></path>`;
}

/** The centres of galaxies. @param {GridBoard} board */
const centres = (board) =>
  centresOf(board).map(
    ({ row, column }) =>
      svg`<circle class="centre" cx=${(column + 0.5) * CELL} cy=${(row + 0.5) * CELL} r="6"></circle>`,
  );

/** The clues at the corners of cells. @param {GridBoard} board */
function corners(board) {
  const values = valuesOf(board);
  return (board.sections.get('corners') ?? []).flatMap((row, y) =>
    row.map((clue, x) =>
      clue === BLANK
        ? ''
        : svg`<g class=${`corner-clue ${cornerState(board, values, y, x)}`}>
            <circle class="corner-ground" cx=${x * CELL} cy=${y * CELL} r="9"></circle>
            <text class="corner" x=${x * CELL} y=${y * CELL + 4.5}>${clue}</text></g>`,
    ),
  );
}

/**
 * What a sign between cells is drawn as: itself, unless its kind says that it is a bar.
 * @param {GridBoard} board
 * @param {string} sign
 */
export const lookOfSign = (board, sign) => (describe(board).looks?.[sign] === 'bar' ? 'bar' : sign);

/** The signs between cells. @param {GridBoard} board */
function signs(board) {
  return (describe(board).pairs?.(board) ?? []).map(([one, written, other]) => {
    const sign = lookOfSign(board, written);
    const [a, b] = [cellNamed(board, one), cellNamed(board, other)];
    const [x, y] = [a, b]
      .map((cell) => [cell % board.columns, Math.floor(cell / board.columns)])
      .reduce(([x, y], [column, row]) => [x + (column + 0.5) * (CELL / 2), y + (row + 0.5) * (CELL / 2)], [0, 0]);
    const isFirst = a < b;
    const isUpright = Math.abs(a - b) === board.columns;
    if (sign === '<' || sign === '>') {
      const turn = ((sign === '<') === isFirst ? 0 : 180) + (isUpright ? 90 : 0);
      return svg`<path class="sign" transform="translate(${x} ${y}) rotate(${turn})" d="M3 -5 -3 0 3 5"></path>`;
    }
    if (sign === 'ring' || sign === 'disc' || sign === 'ball')
      return svg`<circle class=${`sign-dot ${sign}`} cx=${x} cy=${y} r="5"></circle>`;
    if (sign === 'bar')
      return svg`<path class="bar" transform="translate(${x} ${y})" d=${isUpright ? 'M-20 0H20' : 'M0 -20V20'}></path>`;
    return svg`<circle class="sign-ground" cx=${x} cy=${y} r="7"></circle>
      <path class="sign" transform="translate(${x} ${y})"
          d=${sign === '=' ? 'M-4 -2H4M-4 2H4' : 'M-3 -3 3 3M3 -3 -3 3'}></path>`;
  });
}
