// What is drawn around and over the cells of a grid puzzle: lines and borders, signs between cells, clues outside.

import { svg } from 'lit';
import { CELL, squares } from '../board/places.js';
import { fenceAround, isComplete, pathOf, readEdges } from './edges.js';
import { centresOf } from './galaxies.js';
import { describe, isSatisfied, runsOf, valuesOf } from './genres.js';
import { loopOf } from './lines.js';
import { isNonogram } from './setting.js';
import { BLANK, cellNamed, lineCells, sideClues, sidesOf, tokensOf } from './text.js';

/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { Part } from '../board/places.js' */
/** @import { GridBoard, Side } from './text.js' */

/** The room of a clue outside, in cells; and how far numbers of a nonogram are apart. */
const [BAND, ROW_STEP, COLUMN_STEP, PADDING] = [0.8, 0.62, 0.54, 0.2];
/** How far around a part of a board the rest is hidden, in cells: as far as a window may be wider than the part. */
const FAR = 60;
/** The room of what is said below the board, in cells. */
const CAPTION = 0.7;

/** The lengths of the ships. @param {GridBoard} board */
const fleetOf = ({ sections }) => (sections.get('fleet')?.[0] ?? []).map(Number);

/** More stars than one. @param {GridBoard} board */
const starsOf = ({ sections }) => Number(sections.get('stars')?.[0][0] ?? 1);

/** @param {GridBoard} board */
const hasCaption = (board) => fleetOf(board).length > 0 || starsOf(board) > 1;

/** The fleet, or how many stars there are in a line. @param {GridBoard} board */
function caption(board) {
  const { rows, columns } = board;
  const y = (rows + CAPTION / 2) * CELL;
  if (starsOf(board) > 1)
    return svg`<text class="caption" x=${(columns / 2) * CELL} y=${y + 8}>${'★'.repeat(starsOf(board))}</text>`;
  const fleet = fleetOf(board);
  const units = fleet.reduce((sum, length) => sum + length, 0.8 * fleet.length);
  const unit = Math.min(12, (columns * CELL) / units);
  let x = (columns * CELL - unit * units) / 2;
  return fleet.map((length) => {
    const left = x;
    x += unit * (length + 0.8);
    const width = unit * length;
    return svg`<rect class="ship" x=${left} y=${y - unit / 2} width=${width} height=${unit} rx=${unit / 2}></rect>`;
  });
}

/** A board with the room for its clues. @param {GridBoard} board @returns {GridBoard} */
export function withRoom(board) {
  if (isNonogram(board)) {
    const [rows, columns] = ['rows', 'columns'].map((name) =>
      Math.max(1, ...(board.sections.get(name) ?? []).map((runs) => runs.length)),
    );
    return { ...board, before: rows * ROW_STEP + PADDING, above: columns * COLUMN_STEP + PADDING };
  }
  const sides = new Set(sidesOf(board));
  const { hasWeights } = describe(board);
  const least = board.sections.has('corners') ? PADDING : 0;
  return {
    ...board,
    above: sides.has('top') ? BAND : least,
    below: sides.has('bottom') || hasWeights ? BAND : hasCaption(board) ? CAPTION : least,
    before: sides.has('left') ? BAND : least,
    after: sides.has('right') || hasWeights ? BAND : least,
  };
}

/**
 * Where a place for a clue outside is drawn.
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

/** Whether a cell is not on the board. @param {GridBoard} board @param {number} cell */
export function isOutside(board, cell) {
  const region = board.regions[cell];
  if (region === '#' || (region === BLANK && board.sections.has('regions'))) return true;
  return Boolean(describe(board).hasHoles) && board.cells[cell] === '#';
}

/**
 * The lines between cells, by kind.
 * @param {GridBoard} board
 * @param {(a: number, b: number) => boolean} isBorder  between two cells side by side
 */
function linesBetween(board, isBorder) {
  const { rows, columns } = board;
  const { box = 0 } = describe(board);
  const outside = board.cells.map((_, cell) => isOutside(board, cell));
  const paths = { fine: '', mid: '', bold: '', frame: '' };
  /** @typedef {keyof typeof paths} Kind */
  /** @param {number | undefined} a @param {number | undefined} b @param {number} at @returns {Kind | undefined} */
  const kind = (a, b, at) => {
    const [left, right] = [a, b].map((cell) => cell !== undefined && !outside[cell]);
    if (!left && !right) return undefined;
    if (!left || !right) return 'frame';
    if (isBorder(/** @type {number} */ (a), /** @type {number} */ (b))) return 'bold';
    return box > 0 && at % box === 0 ? 'mid' : 'fine';
  };
  /** @param {number} lines @param {number} length @param {boolean} isRow */
  const draw = (lines, length, isRow) => {
    for (let at = 0; at <= lines; ++at) {
      /** @type {Kind | undefined} */
      let open;
      for (let along = 0; along <= length; ++along) {
        const cell = (/** @type {number} */ line) =>
          line < 0 || line >= lines ? undefined : isRow ? line * columns + along : along * columns + line;
        const next = along < length ? kind(cell(at - 1), cell(at), at) : undefined;
        if (next === open) continue;
        if (open) paths[open] += isRow ? `H${along * CELL}` : `V${along * CELL}`;
        if (next) paths[next] += isRow ? `M${along * CELL} ${at * CELL}` : `M${at * CELL} ${along * CELL}`;
        open = next;
      }
    }
  };
  draw(rows, columns, true);
  draw(columns, rows, false);
  return paths;
}

/** @param {GridBoard} board @param {Layers} layers */
function bordersOf(board, { found }) {
  const { regions } = board;
  const { hasSizes, hasCentres } = describe(board);
  if (hasSizes || hasCentres) {
    const all = [valuesOf(board), (found && tokensOf(found)) || []];
    return (/** @type {number} */ a, /** @type {number} */ b) =>
      all.some((tokens) => tokens[a] && tokens[b] && tokens[a] !== tokens[b]);
  }
  if (board.sections.has('regions'))
    return (/** @type {number} */ a, /** @type {number} */ b) => regions[a] !== regions[b];
  const boxes = describe(board).boxes?.(board);
  if (!boxes) return () => false;
  // Boxes of overlapping grids may overlap: a border is where one of them ends.
  return (/** @type {number} */ a, /** @type {number} */ b) => boxes.some((box) => box.has(a) !== box.has(b));
}

/** What is drawn under the cells. @param {GridBoard} board @param {Layers} layers */
export function ground(board, { annotations, found }) {
  return svg`${thermometers(board)}${partsOf(board, found)}${annotations?.ground(board.columns)}`;
}

/** @param {GridBoard} board */
function thermometers(board) {
  const at = (/** @type {string} */ name) => {
    const cell = cellNamed(board, name);
    return [((cell % board.columns) + 0.5) * CELL, (Math.floor(cell / board.columns) + 0.5) * CELL];
  };
  return (board.sections.get('lines') ?? [])
    .filter((cells) => cells.length > 1)
    .map((cells) => {
      const points = cells.map(at);
      return svg`<path class="tube" d="M${points.map((point) => point.join(' ')).join('L')}"></path>
        <circle class="bulb" cx=${points[0][0]} cy=${points[0][1]} r="15"></circle>`;
    });
}

/** The parts that are drawn, and those of a solution. @param {GridBoard} board @param {string | undefined} found */
function partsOf(board, found) {
  if (!describe(board).isOfParts) return '';
  return [
    { letters: found ? (tokensOf(found) ?? []) : [], classes: 'part-box found-part' },
    { letters: valuesOf(board), classes: 'part-box' },
  ].map(({ letters, classes }) => {
    /** @type {Map<string, number[]>} */
    const parts = new Map();
    for (const [cell, letter] of letters.entries())
      if (letter !== '' && letter !== '?') parts.set(letter, [...(parts.get(letter) ?? []), cell]);
    if (describe(board).hasCentres)
      return svg`<path class=${classes.replace('box', 'area')}
        d=${squares([...parts.values()].flat(), board.columns)}></path>`;
    return [...parts.values()].map((cells) => {
      const [xs, ys] = [
        cells.map((cell) => cell % board.columns),
        cells.map((cell) => Math.floor(cell / board.columns)),
      ];
      const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      return svg`<rect class=${classes} x=${left * CELL + 3} y=${top * CELL + 3} width=${(right - left + 1) * CELL - 6}
        height=${(bottom - top + 1) * CELL - 6} rx="7"></rect>`;
    });
  });
}

/**
 * The line around the cells that are inside, and the edges that are drawn.
 * @param {GridBoard} board
 * @param {Layers} layers
 */
function fence(board, { found, marks }) {
  if (!describe(board).hasFence) return '';
  const solution = found ? tokensOf(found) : undefined;
  const values = valuesOf(board).map((value, cell) => value || solution?.[cell]);
  const around = fenceAround(board, values);
  const edges = readEdges(board, marks);
  // Beside a solution a person's edges that it does not have are wrong.
  const wrong = [...edges].filter((edge) => solution && !around.has(edge));
  const others = [...edges].filter((edge) => !solution || around.has(edge));
  return svg`<path class="fence" d=${pathOf(around, CELL)}></path><path class="fence" d=${pathOf(others, CELL)}></path>
    <path class="fence wrong" d=${pathOf(wrong, CELL)}></path>
    ${isComplete(board, edges) ? svg`<path class="glow" d=${pathOf(edges, CELL)}></path>` : ''}`;
}

/** A loop through cells that is closed and goes through all circles. @param {GridBoard} board */
function closedLine(board) {
  const { isDrawn, hasCircles } = describe(board);
  const loop = isDrawn ? loopOf(board, valuesOf(board)) : [];
  if (loop.length === 0 || (hasCircles && board.cells.some((token, cell) => token !== BLANK && !loop.includes(cell))))
    return '';
  const points = loop.map(
    (cell) => `${((cell % board.columns) + 0.5) * CELL} ${(Math.floor(cell / board.columns) + 0.5) * CELL}`,
  );
  return svg`<path class="glow" d=${`M${points.join('L')}Z`}></path>`;
}

/**
 * The lines over the cells, and the clues outside.
 * @param {GridBoard} board
 * @param {Layers} layers
 * @param {Part} [part]  of the board that is seen
 */
export function rules(board, layers, part) {
  const { fine, mid, bold, frame } = linesBetween(board, bordersOf(board, layers));
  return svg`<path class="fine" d=${fine}></path><path class="mid" d=${mid}></path>
    <path class="bold" d=${bold}></path><path class="frame" d=${frame}></path>
    ${fence(board, layers)} ${closedLine(board)} ${centres(board)} ${signs(board)} ${corners(board)}
    ${part ? pinned(board, part) : bands(board)} ${caption(board)}`;
}

/** The centres of galaxies. @param {GridBoard} board */
const centres = (board) =>
  centresOf(board).map(
    ({ row, column }) =>
      svg`<circle class="centre" cx=${(column + 0.5) * CELL} cy=${(row + 0.5) * CELL} r="6"></circle>`,
  );

/** The clues at the corners of cells. @param {GridBoard} board */
function corners(board) {
  return (board.sections.get('corners') ?? []).flatMap((row, y) =>
    row.map((clue, x) =>
      clue === BLANK
        ? ''
        : svg`<circle class="corner-ground" cx=${x * CELL} cy=${y * CELL} r="9"></circle>
            <text class="corner" x=${x * CELL} y=${y * CELL + 4.5}>${clue}</text>`,
    ),
  );
}

/** The signs between cells. @param {GridBoard} board */
function signs(board) {
  return (describe(board).pairs?.(board) ?? []).map(({ a, b, sign }) => {
    const [x, y] = [a, b]
      .map((cell) => [cell % board.columns, Math.floor(cell / board.columns)])
      .reduce(([x, y], [column, row]) => [x + (column + 0.5) * (CELL / 2), y + (row + 0.5) * (CELL / 2)], [0, 0]);
    const isFirst = a < b;
    const isUpright = Math.abs(a - b) === board.columns;
    if (sign === '<' || sign === '>') {
      const turn = ((sign === '<') === isFirst ? 0 : 180) + (isUpright ? 90 : 0);
      return svg`<path class="sign" transform="translate(${x} ${y}) rotate(${turn})" d="M3 -5 -3 0 3 5"></path>`;
    }
    return svg`<circle class="sign-ground" cx=${x} cy=${y} r="7"></circle>
      <path class="sign" transform="translate(${x} ${y})"
          d=${sign === '=' ? 'M-4 -2H4M-4 2H4' : 'M-3 -3 3 3M3 -3 -3 3'}></path>`;
  });
}

/**
 * The clues outside, at the edges of a part of the board: each band on a ground of its own, and over the corner between
 * two bands what hides the clues of lines that are not seen.
 * @param {GridBoard} board
 * @param {Part} part
 */
function pinned(board, { x, y, rows, columns }) {
  const { above = 0, before = 0, below = 0, after = 0 } = board;
  /** @param {number} left @param {number} top @param {number} width @param {number} height */
  const box = (left, top, width, height) => {
    const [boxX, boxY, wide, high] = [left, top, width, height].map((cells) => cells * CELL);
    return svg`<rect class="band-ground" x=${boxX} y=${boxY} width=${wide} height=${high}></rect>`;
  };
  const [right, bottom] = [x + columns, y + rows];
  return svg`${box(x - before - FAR, y, before + FAR, rows)} ${box(right, y, after + FAR, rows)}
    <g transform="translate(${x * CELL} 0)">${bands(board, ['left'])}</g>
    <g transform="translate(${(right - board.columns) * CELL} 0)">${bands(board, ['right'])}</g>
    ${box(x - before - FAR, y - above - FAR, before + columns + after + 2 * FAR, above + FAR)}
    ${box(x - before - FAR, bottom, before + columns + after + 2 * FAR, below + FAR)}
    <g transform="translate(0 ${y * CELL})">${bands(board, ['top'])}</g>
    <g transform="translate(0 ${(bottom - board.rows) * CELL})">${bands(board, ['bottom'])}</g>
    ${box(x - before - FAR, y - above, before + FAR, above)} ${box(right, y - above, after + FAR, above)}
    ${box(x - before - FAR, bottom, before + FAR, below)} ${box(right, bottom, after + FAR, below)}
    <path class="frame" d="M${x * CELL} ${y * CELL}h${columns * CELL}v${rows * CELL}h${-columns * CELL}Z"></path>`;
}

/** @param {GridBoard} board @param {Side[]} [wanted] */
function bands(board, wanted = ['top', 'bottom', 'left', 'right']) {
  const values = valuesOf(board);
  if (isNonogram(board))
    return [
      wanted.includes('top') ? runs(board, values, 'columns') : '',
      wanted.includes('left') ? runs(board, values, 'rows') : '',
    ];
  const all = sidesOf(board).map((side) => {
    if (!wanted.includes(side)) return '';
    const clues = sideClues(board, side).map((clue, line) =>
      clue === ''
        ? ''
        : outer(board, side, line, clue, isSatisfied(board, values, side, line) ? 'outer faded' : 'outer'),
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

/** @param {GridBoard} board @param {Side} side @param {number} line @param {string} clue @param {string} classes */
function outer({ rows, columns }, side, line, clue, classes) {
  const middle = (line + 0.5) * CELL;
  const [x, y] = {
    top: [middle, (-BAND / 2) * CELL],
    bottom: [middle, (rows + BAND / 2) * CELL],
    left: [(-BAND / 2) * CELL, middle],
    right: [(columns + BAND / 2) * CELL, middle],
  }[side];
  return svg`<text class=${classes} x=${x} y=${y + 7.5}>${clue}</text>`;
}

/**
 * The runs of a nonogram; those of a line that has them already are faded.
 * @param {GridBoard} board
 * @param {string[]} values
 * @param {'rows' | 'columns'} name
 */
function runs(board, values, name) {
  const isRow = name === 'rows';
  const lines = (board.sections.get(name) ?? []).map((clues, line) => {
    const cells = lineCells(board, isRow ? 'row' : 'column', line);
    const there = runsOf(cells.map((cell) => values[cell])).join(' ') || '0';
    const classes = there === clues.join(' ') ? 'outer run faded' : 'outer run';
    return clues.map((clue, at) => {
      const back = clues.length - at - 0.5;
      const [x, y] = isRow
        ? [-(back * ROW_STEP + PADDING / 2) * CELL, (line + 0.5) * CELL]
        : [(line + 0.5) * CELL, -(back * COLUMN_STEP + PADDING / 2) * CELL];
      const [, length, colour = ''] = /^(\d+)(\w?)$/.exec(clue) ?? ['', clue];
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

/** The class of a nonogram's colour. @param {string} letter */
export const colourClass = (letter) => (letter === '#' ? '' : `colour-${letter.charCodeAt(0) % 6}`);
