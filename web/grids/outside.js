// What stands around the board of a grid puzzle: clues outside, and below it the parameters that it has.

import { svg } from 'lit';
import { CELL } from '../board/places.js';
import { describe, outsideState, valuesOf } from './genres.js';
import { shipLengths } from './looks/ships.js';
import { colourClass } from './marks.js';
import { metRuns, runsOf } from './runs.js';
import { isNonogram, outerAt } from './setting.js';
import { struckAt } from './struck.js';
import { allLines, BLANK, sideClues, sidesOf } from './text.js';

/** @import { Part } from '../board/places.js' */
/** @import { GridBoard, Side, SpokenBoard } from './text.js' */

/** The room of a clue outside, in cells; and how far numbers of a nonogram are apart. */
export const [BAND, ROW_STEP, COLUMN_STEP, PADDING] = [0.8, 0.62, 0.54, 0.2];
/** How far around a part of a board the rest is hidden, in cells: as far as a window may be wider than the part. */
const FAR = 60;
/** The room of what is said below the board, in cells. */
const CAPTION = 0.7;

/** The lengths of the ships. @param {GridBoard} board */
const fleetOf = ({ sections }) => (sections.get('fleet')?.[0] ?? []).map(Number);

/** Parameters that a text may leave out, by genre: what they are then. @type {Record<string, [string, string]>} */
const usual = { starbattle: ['stars', '1'], numberlink: ['fill', 'yes'] };

/** What the parameters of a board say, by their names, in sentences. @param {SpokenBoard} board */
export function parametersOf({ genre, sections, words: { parameters } }) {
  const [name, value] = usual[genre] ?? [];
  const own = name && value && !sections.has(name) ? [{ name, said: parameters[name]([value]) }] : [];
  const others = [...sections].map(([name, [values]]) => ({ name, said: parameters[name]?.(values) ?? '' }));
  return [...own, ...others].filter(({ said }) => said !== '');
}

/** The fleet, and the other parameters where there is room for them. @param {SpokenBoard} board */
export function caption(board) {
  const { rows, columns, below = 0 } = board;
  const y = (rows + below - CAPTION / 2) * CELL;
  const words = captionOf(board);
  return words ? svg`<text class="caption" x=${(columns / 2) * CELL} y=${y + 7}>${words}</text>` : fleet(board, y);
}

/** The width of a letter of the caption, roughly. */
const LETTER = 9;

/** The sentences that have room below the board, unless they are said beside it. @param {SpokenBoard} board */
function captionOf(board) {
  if (board.isSaidBeside) return '';
  const words = parametersOf(board)
    .flatMap(({ name, said }) => (name === 'fleet' ? [] : said))
    .join(' ');
  return words.length * LETTER <= board.columns * CELL ? words : '';
}

/** The ships in their lengths; those that are on the board are faded. @param {GridBoard} board @param {number} y */
function fleet(board, y) {
  const lengths = fleetOf(board);
  const { columns } = board;
  const values = valuesOf(board);
  const there = shipLengths((cell) => values[cell] ?? '', columns, values.length);
  const units = lengths.reduce((sum, length) => sum + length, 0.8 * lengths.length);
  const unit = Math.min(12, (columns * CELL) / units);
  let x = (columns * CELL - unit * units) / 2;
  return lengths.map((length) => {
    const left = x;
    x += unit * (length + 0.8);
    const at = there.indexOf(length);
    if (at >= 0) there.splice(at, 1);
    return svg`<rect class=${at >= 0 ? 'ship met' : 'ship'} x=${left} y=${y - unit / 2} width=${unit * length}
      height=${unit} rx=${unit / 2}></rect>`;
  });
}

/** A board with the room for its clues. @param {SpokenBoard} board @returns {SpokenBoard} */
export function withRoom(board) {
  if (isNonogram(board)) {
    const [rows, columns] = ['rows', 'columns'].map((name) =>
      Math.max(board.leastRuns ?? 1, ...(board.sections.get(name) ?? []).map((runs) => runs.length)),
    );
    return { ...board, before: rows * ROW_STEP + PADDING, above: columns * COLUMN_STEP + PADDING };
  }
  const sides = new Set(sidesOf(board));
  const { hasWeights } = describe(board);
  const least = board.sections.has('corners') ? PADDING : 0;
  const room = fleetOf(board).length > 0 || captionOf(board) ? CAPTION : 0;
  return {
    ...board,
    above: sides.has('top') ? BAND : least,
    below: (sides.has('bottom') || hasWeights ? BAND : least) + room,
    before: sides.has('left') ? BAND : least,
    after: sides.has('right') || hasWeights ? BAND : least,
  };
}

/**
 * The place where a clue outside is drawn.
 * @param {GridBoard} board
 * @param {import('./setting.js').Outer} outer
 * @param {Part} [part]  of the board that is seen
 * @returns {number[]}  x, y, width and height
 */
export function outerBox(board, { side, line }, part = { x: 0, y: 0, rows: board.rows, columns: board.columns }) {
  const { columns, above = 0, before = 0, below = 0, after = 0 } = board;
  const box = {
    corner: [(line % (columns + 1)) - 0.3, Math.floor(line / (columns + 1)) - 0.3, 0.6, 0.6],
    top: [line, part.y - above, 1, above],
    bottom: [line, part.y + part.rows, 1, below],
    left: [part.x - before, line, before, 1],
    right: [part.x + part.columns, line, after, 1],
  }[side];
  return box.map((cells) => cells * CELL);
}

/**
 * The clues outside, at the edges of a part of the board: each band on a ground of its own, and over the corner between
 * two bands what hides the clues of lines that are not seen.
 * @param {GridBoard} board
 * @param {Part} part
 * @param {string} [marks]
 */
export function pinned(board, { x, y, rows, columns }, marks) {
  const { above = 0, before = 0, below = 0, after = 0 } = board;
  /** @param {number} left @param {number} top @param {number} width @param {number} height */
  const box = (left, top, width, height) => {
    const [boxX, boxY, wide, high] = [left, top, width, height].map((cells) => cells * CELL);
    return svg`<rect class="band-ground" x=${boxX} y=${boxY} width=${wide} height=${high}></rect>`;
  };
  const [right, bottom] = [x + columns, y + rows];
  return svg`${box(x - before - FAR, y, before + FAR, rows)} ${box(right, y, after + FAR, rows)}
    <g transform="translate(${x * CELL} 0)">${bands(board, marks, ['left'])}</g>
    <g transform="translate(${(right - board.columns) * CELL} 0)">${bands(board, marks, ['right'])}</g>
    ${box(x - before - FAR, y - above - FAR, before + columns + after + 2 * FAR, above + FAR)}
    ${box(x - before - FAR, bottom, before + columns + after + 2 * FAR, below + FAR)}
    <g transform="translate(0 ${y * CELL})">${bands(board, marks, ['top'])}</g>
    <g transform="translate(0 ${(bottom - board.rows) * CELL})">${bands(board, marks, ['bottom'])}</g>
    ${box(x - before - FAR, y - above, before + FAR, above)} ${box(right, y - above, after + FAR, above)}
    ${box(x - before - FAR, bottom, before + FAR, below)} ${box(right, bottom, after + FAR, below)}
    <path class="frame" d="M${x * CELL} ${y * CELL}h${columns * CELL}v${rows * CELL}h${-columns * CELL}Z"></path>`;
}

/**
 * @param {GridBoard} board
 * @param {string} [marks]  with the clues that a person has crossed out
 * @param {Side[]} [wanted]
 */
export function bands(board, marks, wanted = ['top', 'bottom', 'left', 'right']) {
  const values = valuesOf(board);
  if (isNonogram(board))
    return [
      wanted.includes('top') ? runs(board, 'columns', marks) : '',
      wanted.includes('left') ? runs(board, 'rows', marks) : '',
    ];
  const all = sidesOf(board).map((side) => {
    if (!wanted.includes(side)) return '';
    const clues = sideClues(board, side).map((clue, line) =>
      clue === '' ? '' : outer(board, side, line, clue, `outer ${stateOf(board, values, side, line, marks)}`),
    );
    return svg`<g class=${`band ${side}`}>${clues}</g>`;
  });
  if (!describe(board).hasWeights) return all;
  const weights = (/** @type {Side} */ side, /** @type {number} */ count) =>
    svg`<g class=${`band ${side}`}>${Array.from({ length: count }, (_, line) =>
      outer(board, side, line, String(line + 1), 'outer weight'),
    )}</g>`;
  return [
    ...all,
    wanted.includes('bottom') ? weights('bottom', board.columns) : '',
    wanted.includes('right') ? weights('right', board.rows) : '',
  ];
}

/**
 * How a clue looks: one that a person has crossed out as one that is met.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {Side} side
 * @param {number} line
 * @param {string} [marks]
 */
const stateOf = (board, values, side, line, marks) =>
  outsideState(board, values, side, line) || (struckAt(marks, side, line).has(0) ? 'met' : '');

/**
 * The clue beside a board at a point, in cells from the first one; of the runs of a nonogram the nearest one.
 * @param {GridBoard} board
 * @param {number} x
 * @param {number} y
 * @returns {import('./struck.js').OuterClue | undefined}
 */
export function clueAtPoint(board, x, y) {
  const { side, line } = outerAt(board, x, y) ?? {};
  if (side === undefined || side === 'corner' || line === undefined) return undefined;
  if (!isNonogram(board)) return sideClues(board, side)[line] === '' ? undefined : { side, line, at: 0 };
  const clues = board.sections.get(side === 'left' ? 'rows' : 'columns')?.[line] ?? [];
  const back = side === 'left' ? (-x - PADDING / 2) / ROW_STEP : (-y - PADDING / 2) / COLUMN_STEP;
  const at = Math.min(clues.length - 1, Math.floor(clues.length - back));
  return at >= 0 && clues[at] !== BLANK ? { side, line, at } : undefined;
}

/** @param {GridBoard} board @param {Side} side @param {number} line @param {string} clue @param {string} classes */
function outer({ rows, columns }, side, line, clue, classes) {
  const middle = (line + 0.5) * CELL;
  const [x, y] = {
    top: [middle, (-BAND / 2) * CELL],
    bottom: [middle, (rows + BAND / 2) * CELL],
    left: [(-BAND / 2) * CELL, middle],
    right: [(columns + BAND / 2) * CELL, middle],
  }[side];
  const size = clue.length > 1 ? ' long' : '';
  return svg`<text class=${classes + size} x=${x} y=${y + (size ? 6 : 7.5)}>${clue}</text>`;
}

/**
 * The clues that are met, by board and line: a board is drawn often before it changes.
 * @type {WeakMap<GridBoard, boolean[][]>}
 */
const known = new WeakMap();

/**
 * Which runs are met of a kind whose clues have no order: all or none.
 * @param {string[]} clues
 * @param {string[]} line
 */
function inAnyOrder(clues, line) {
  const [wanted, there] = [clues.filter((clue) => clue !== '0'), runsOf(line)].map((runs) => runs.sort().join(' '));
  return clues.map(() => wanted === there);
}

/** Which clues of a nonogram are met: of each row, then of each column. @param {GridBoard} board */
export function runsMet(board) {
  const found = known.get(board);
  if (found) return found;
  const values = valuesOf(board);
  const clues = ['rows', 'columns'].flatMap((name) => board.sections.get(name) ?? []);
  const met = allLines(board).map((line, at) => {
    const own = line.map((cell) => values[cell]);
    return board.kind ? inAnyOrder(clues[at] ?? [], own) : metRuns(clues[at] ?? [], own);
  });
  known.set(board, met);
  return met;
}

/**
 * The runs of a nonogram; each one that is surely placed is faded.
 * @param {GridBoard} board
 * @param {'rows' | 'columns'} name
 * @param {string} [marks]
 */
function runs(board, name, marks) {
  const isRow = name === 'rows';
  const lines = (board.sections.get(name) ?? []).map((clues, line) => {
    const met = runsMet(board)[isRow ? line : board.rows + line];
    const struck = struckAt(marks, isRow ? 'left' : 'top', line);
    return clues.map((clue, at) => {
      if (clue === BLANK) return '';
      const back = clues.length - at - 0.5;
      const [x, y] = isRow
        ? [-(back * ROW_STEP + PADDING / 2) * CELL, (line + 0.5) * CELL]
        : [(line + 0.5) * CELL, -(back * COLUMN_STEP + PADDING / 2) * CELL];
      const [, length, colour = ''] = /^(\d+)(\w?)$/.exec(clue) ?? ['', clue];
      const classes = met[at] || struck.has(at) ? 'outer run met' : 'outer run';
      const ground =
        colour &&
        svg`<rect class=${`shaded ${colourClass(colour)}`} x=${x - 10} y=${y - 10}
          width="20" height="20" rx="3"></rect>`;
      return svg`${ground}
        <text class=${colour ? `${classes} on-colour` : classes} x=${x} y=${y + 6.5}>${length}</text>`;
    });
  });
  const { before = 0, above = 0, rows, columns } = board;
  const edges = isRow
    ? Array.from({ length: rows + 1 }, (_, at) => `M${-before * CELL} ${at * CELL}H0`)
    : Array.from({ length: columns + 1 }, (_, at) => `M${at * CELL} ${-above * CELL}V0`);
  return svg`<g class=${`band ${isRow ? 'left' : 'top'}`}><path class="fine" d=${edges.join('')}></path>${lines}</g>`;
}
