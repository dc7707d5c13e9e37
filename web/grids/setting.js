// What a person does in Enter and Set: clues that are typed in cells and beside the board, regions and thermometers
// that are drawn, and the picture of a nonogram, whose clues follow from it. Tested by tests/wasm/grids.test.js.

import { readMarks, writeMarks } from '../session/marks.js';
import { CENTRE_KEYS, withCentre } from './galaxies.js';
import { describe, isTarget } from './genres.js';
import { runsOf } from './runs.js';
import { typedSign } from './sign-setting.js';
import { allLines, BLANK, inRows, nameOfCell, regionsOf, withCells, withSection, writeGrid } from './text.js';

/** @import { Cursor } from '../board/grid-puzzle.js' */
/** @import { GridBoard, Side } from './text.js' */

/**
 * A place for a clue beside the board, or at a corner of cells: those are numbered row by row.
 * @typedef {{side: Side | 'corner', line: number}} Outer
 */

/** This many runs have room from the start, so that no slot moves while they are typed. */
const ROOM = 6;

const ERASE = new Set(['Delete', ' ', BLANK]);

/** A board with all the places for clues that its genre has. @param {GridBoard} board @returns {GridBoard} */
export function withAllSides(board) {
  if (isNonogram(board)) {
    const most = Math.ceil(Math.max(board.rows, board.columns) / 2);
    return { ...board, leastRuns: Math.min(ROOM, most) };
  }
  for (const side of /** @type {Side[]} */ (['top', 'bottom', 'left', 'right'])) {
    if (board.sections.has(side) || !sectionsOf(board).includes(side)) continue;
    const isLevel = side === 'top' || side === 'bottom';
    board = withSection(board, side, [Array(isLevel ? board.columns : board.rows).fill(BLANK)]);
  }
  return board;
}

/** The names of the sections that an empty board has. @param {GridBoard} board */
const sectionsOf = (board) =>
  describe(board)
    .blank.split(' ')
    .map((part) => part.split('=')[0]);

/** @param {GridBoard} board */
export const hasRegions = (board) => sectionsOf(board).includes('regions');

/** @param {GridBoard} board */
export const isNonogram = ({ sections }) => sections.has('rows') && sections.has('columns');

/** The kinds of clues that are no values in cells: how they are entered is said. @param {GridBoard} board */
export function kindsOfClues(board) {
  const { hasCages, hasCentres } = describe(board);
  const sections = sectionsOf(board);
  const kinds = {
    runs: isNonogram(board),
    regions: hasRegions(board),
    targets: hasCages,
    centres: hasCentres,
    lines: describe(board).tubes,
    corners: hasCorners(board),
    signs: describe(board).signs,
    sides: ['top', 'bottom', 'left', 'right'].some((side) => sections.includes(side)),
  };
  return Object.entries(kinds).flatMap(([kind, isThere]) => (isThere ? kind : []));
}

/** Whether clues stand at corners. @param {GridBoard} board */
export const hasCorners = (board) => board.sections.has('corners');

/**
 * What a click puts in a cell, if anything: where numbers are typed, it only moves the cursor.
 * @param {GridBoard} board
 */
export function stamp(board) {
  const { isPainted, hasNumbers, composed, clues } = describe(board);
  return isPainted && !hasNumbers && !composed ? clues?.[0] : undefined;
}

/**
 * The text after a key in a cell; undefined when it means nothing there.
 * @param {GridBoard} board
 * @param {Cursor} cursor
 * @param {string} key
 */
export function typedClue(board, cursor, key) {
  if (describe(board).signs?.some((each) => each.key === key)) return typedSign(board, cursor.index, key);
  if (key === FENCE && hasRegions(board)) return fenced(board, [cursor.index]);
  const { counted, isOfRegion, hasCentres } = describe(board);
  if (hasCentres) return typedCentre(board, cursor.index, key);
  if (hasCorners(board)) return typedOuter(board, cornerOf(board, cursor.index), cursor.memory, key);
  if (counted && /^[1-9]$/.test(key)) return writeGrid(withSection(board, counted, [[key]]));
  const cell = describe(board).hasCages
    ? firstOf(board, cursor.index)
    : isOfRegion
      ? clueCellOf(board, cursor.index)
      : cursor.index;
  const token = describe(board).hasCages
    ? target(board.cells[cell], cursor.memory, key)
    : clue(board, cell, cursor.memory, key);
  if (token === undefined) return undefined;
  return writeGrid(withCells(board, 'cells', board.cells.with(cell, token)));
}

/** @param {GridBoard} board @param {number} cell @param {string} key */
function typedCentre(board, cell, key) {
  const step = CENTRE_KEYS[key === ' ' || key === 'Enter' ? 'o' : key.toLowerCase()];
  if (!step) return undefined;
  const [row, column] = [Math.floor(cell / board.columns) + step[0], (cell % board.columns) + step[1]];
  return row > board.rows - 1 || column > board.columns - 1 ? undefined : withCentre(board, { row, column });
}

/** The key that makes a region of a cell. */
export const FENCE = 'region';

/** @param {GridBoard} board @param {number} cell */
const firstOf = ({ regions }, cell) => regions.indexOf(regions[cell]);

/** The cell with the clue of a region, or its first one. @param {GridBoard} board @param {number} cell */
function clueCellOf(board, cell) {
  const { cells, regions } = board;
  const there = cells.findIndex((token, each) => token !== BLANK && regions[each] === regions[cell]);
  return there < 0 ? firstOf(board, cell) : there;
}

/** The corner above and on the left of a cell. @param {GridBoard} board @param {number} cell @returns {Outer} */
const cornerOf = ({ columns }, cell) => ({ side: 'corner', line: cell + Math.floor(cell / columns) });

/** @param {GridBoard} board @param {number} cell @param {Cursor['memory']} memory @param {string} key */
function clue(board, cell, memory, key) {
  const { clues = [], isPainted, hasNumbers, hasWalls, values, composed } = describe(board);
  const now = board.cells[cell];
  if (ERASE.has(key) || (composed && key === 'Backspace')) return BLANK;
  if (composed) {
    const token = composed(now, Boolean(memory.typed), key);
    memory.typed = true;
    if (token !== undefined) return token;
  }
  if (key === 'Backspace') return now.slice(0, -1) || BLANK;
  const named = [key, key.toLowerCase(), key.toUpperCase()].find((each) => clues.includes(each));
  if (named) return now === named ? BLANK : named;
  const longer = memory.typed && /^\d+$/.test(now) ? now + key : key;
  if (/^\d$/.test(key)) {
    memory.typed = true;
    if (hasWalls && (isPainted || now[0] === '#')) return `#${key}`;
    if (hasNumbers) return longer.replace(/^0+(?=\d)/, '');
  }
  const known = isPainted ? [] : values(board);
  return [longer, key, key.toLowerCase()].find((each) => known.includes(each) && each !== BLANK);
}

/** The target of a cage. @param {string} now @param {Cursor['memory']} memory @param {string} key */
function target(now, memory, key) {
  if (ERASE.has(key)) return BLANK;
  const [, number = '', sign = ''] = /^(\d*)([-+*/]?)$/.exec(now) ?? [];
  if (key === 'Backspace') return sign ? number : number.slice(0, -1) || BLANK;
  if (/^\d$/.test(key)) {
    const longer = memory.typed ? number + key : key;
    memory.typed = true;
    return /^0/.test(longer) ? undefined : longer + sign;
  }
  const operation = { x: '*', '×': '*', '÷': '/', ':': '/', '−': '-' }[key] ?? key;
  if (!/^[-+*/]$/.test(operation) || number === '') return undefined;
  return operation === sign ? number : number + operation;
}

/** The section of a place outside. @param {GridBoard} board @param {Outer} outer */
function sectionOf(board, { side }) {
  if (side === 'corner') return 'corners';
  return isNonogram(board) ? (side === 'left' || side === 'right' ? 'rows' : 'columns') : side;
}

/** The row and column of a corner, from 0. @param {GridBoard} board @param {number} line */
export const cornerAt = ({ columns }, line) => ({
  row: Math.floor(line / (columns + 1)),
  column: line % (columns + 1),
});

/** What stands at a place outside. @param {GridBoard} board @param {Outer} outer @returns {string[]} */
export function outerClue(board, outer) {
  const rows = board.sections.get(sectionOf(board, outer)) ?? [];
  if (outer.side === 'corner') {
    const { row, column } = cornerAt(board, outer.line);
    return rows[row][column] === BLANK ? [] : [rows[row][column]];
  }
  const clues = isNonogram(board) ? (rows[outer.line] ?? []) : [rows[0]?.[outer.line] ?? BLANK];
  return clues.filter((token) => token !== BLANK && !(isNonogram(board) && token === '0'));
}

/**
 * The text after a key at a place outside; undefined when it means nothing there.
 * @param {GridBoard} board
 * @param {Outer} outer
 * @param {Record<string, any>} memory  of the place
 * @param {string} key
 */
export function typedOuter(board, outer, memory, key) {
  if (outer.side === 'corner') return typedCorner(board, outer.line, key);
  const now = memory.typed || key === 'Backspace' ? outerClue(board, outer) : [];
  const length = outer.side === 'top' || outer.side === 'bottom' ? board.rows : board.columns;
  const next = isNonogram(board) ? typedRuns(now, memory, key, length) : typedOne(board, now, key);
  if (!next) return undefined;
  memory.typed = true;
  const name = sectionOf(board, outer);
  const rows = board.sections.get(name) ?? [];
  const changed = isNonogram(board)
    ? rows.with(outer.line, next.length > 0 ? next : ['0'])
    : [rows[0].with(outer.line, next[0] ?? BLANK)];
  return writeGrid(withSection(board, name, changed));
}

/** At a corner is at most a number from 0 to 4. @param {GridBoard} board @param {number} line @param {string} key */
function typedCorner(board, line, key) {
  const token = ERASE.has(key) || key === 'Backspace' ? BLANK : key;
  if (token !== BLANK && !/^[0-4]$/.test(token)) return undefined;
  const { row, column } = cornerAt(board, line);
  const rows = board.sections.get('corners') ?? [];
  return writeGrid(withSection(board, 'corners', rows.with(row, rows[row].with(column, token))));
}

/** @param {GridBoard} board @param {string[]} now @param {string} key */
function typedOne(board, [now = ''], key) {
  if (key === 'Backspace') return now.length > 1 ? [now.slice(0, -1)] : [];
  if (ERASE.has(key)) return [];
  if (/^\d$/.test(key)) return [(now + key).replace(/^0+(?=\d)/, '').slice(-3)];
  const letter = key.toLowerCase();
  return describe(board).values(board).includes(letter) && /^[a-z]$/.test(letter) ? [letter] : undefined;
}

/**
 * A digit goes on with the last run as long as the runs still find place in the line; a blank or comma ends it.
 * @param {string[]} now
 * @param {Record<string, any>} memory
 * @param {string} key
 * @param {number} length  of the line
 */
function typedRuns(now, memory, key, length) {
  if (key === 'Delete') return [];
  const last = now.at(-1) ?? '';
  if (key === 'Backspace') return last.length > 1 ? now.with(-1, last.slice(0, -1)) : now.slice(0, -1);
  if (key === ' ' || key === ',' || key === BLANK) {
    memory.isEnded = true;
    return now;
  }
  if (/^[a-z]$/.test(key) && /^\d+$/.test(last)) return now.with(-1, last + key);
  if (!/^\d$/.test(key)) return undefined;
  const isLonger = !memory.isEnded && /^\d+$/.test(last) && Number(last + key) <= length;
  memory.isEnded = false;
  if (isLonger) return now.with(-1, last + key);
  if (key === '0') return now.length === 0 ? now : undefined; // a line without any
  return [...now, key];
}

/**
 * What a stroke makes of regions: one that stays in a region becomes a region of its own, any other one goes on with
 * the region in which it began.
 * @param {GridBoard} board
 * @param {number[]} cells  in their order
 */
export function fenced(board, cells) {
  const [first] = cells;
  const isInside = cells.every((cell) => board.regions[cell] === board.regions[first]);
  const name = isInside ? freshName(board) : board.regions[first];
  /** @type {Map<string, string>} */
  const targets = new Map();
  if (describe(board).hasCages) for (const [region, [cell]] of regionsOf(board)) targets.set(region, board.cells[cell]);
  const regions = board.regions.map((region, cell) => (cells.includes(cell) ? name : region));
  const next = withCells(board, 'regions', regions);
  if (targets.size === 0) return writeGrid(next);
  const tokens = board.cells.map((token, cell) => {
    if (isTarget(next, cell)) return targets.get(regions[cell]) ?? BLANK;
    return isTarget(board, cell) ? BLANK : token;
  });
  return writeGrid(withCells(next, 'cells', tokens));
}

/** A name that no region has. @param {GridBoard} board */
function freshName({ regions }) {
  const used = new Set(regions);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
  const names = [...letters, ...letters.flatMap((letter) => letters.map((other) => letter + other))];
  return names.find((name) => !used.has(name)) ?? `r${used.size}`;
}

/**
 * A stroke from cell to cell draws a thermometer; one that begins on another one, or on a single cell, takes that away.
 * @param {GridBoard} board
 * @param {number[]} cells
 */
export function withThermometer(board, cells) {
  const names = cells.map((cell) => nameOfCell(board, cell));
  const { tubes = 'lines', isText } = describe(board);
  const others = (board.sections.get(tubes) ?? []).filter((line) => !line.some((name) => names.includes(name)));
  const lines = names.length > 1 ? [...others, names] : others;
  // A kind needs a line in each of its sections of lines.
  return writeGrid(withSection(board, tubes, isText && lines.length === 0 ? [names.slice(0, 1)] : lines));
}

/** The cells of the picture that is being drawn. @param {string | undefined} marks */
export const pictureOf = (marks) =>
  new Set([...readMarks(marks)].flatMap(([cell, mark]) => (mark === '#' ? cell : [])));

/**
 * Shades or clears cells of the picture of a nonogram; its clues follow. A nonogram whose clues were typed has none.
 * @param {GridBoard} board
 * @param {string | undefined} marks
 * @param {number[]} cells
 * @returns {{text: string, marks: string} | undefined}
 */
export function painted(board, marks, cells) {
  const picture = pictureOf(marks);
  const isEmpty = ['rows', 'columns'].every((name) =>
    board.sections
      .get(name)
      ?.flat()
      .every((run) => run === '0'),
  );
  if (picture.size === 0 && !isEmpty) return undefined;
  const isTakenAway = picture.has(cells[0]);
  for (const cell of cells) {
    if (isTakenAway) picture.delete(cell);
    else picture.add(cell);
  }
  const clues = allLines(board).map((line) => {
    const runs = runsOf(line.map((cell) => (picture.has(cell) ? '#' : '')));
    return runs.length > 0 ? runs : ['0'];
  });
  const rows = withSection(board, 'rows', clues.slice(0, board.rows));
  const text = writeGrid(withSection(rows, 'columns', clues.slice(board.rows)));
  return { text, marks: writeMarks(new Map([...picture].sort((a, b) => a - b).map((cell) => [cell, '#']))) };
}

/** Puts what a click puts, or takes it away. @param {GridBoard} board @param {number[]} cells @param {string} token */
export function stamped(board, cells, token) {
  const next = board.cells[cells[0]] === token ? BLANK : token;
  const from = board.cells[cells[0]];
  const tokens = board.cells.map((each, cell) => (cells.includes(cell) && each === from ? next : each));
  return writeGrid(withSection(board, 'cells', inRows(tokens, board.columns)));
}

/**
 * The place beside the board at a point, in cells from the first one.
 * @param {GridBoard} board
 * @param {number} x
 * @param {number} y
 * @returns {Outer | undefined}
 */
export function outerAt(board, x, y) {
  const { rows, columns, above = 0, before = 0, below = 0, after = 0 } = board;
  if (hasCorners(board)) {
    const [down, right] = [Math.round(y), Math.round(x)];
    const isThere = down >= 0 && down <= rows && right >= 0 && right <= columns;
    return isThere ? { side: 'corner', line: down * (columns + 1) + right } : undefined;
  }
  const [row, column] = [Math.floor(y), Math.floor(x)];
  const [isColumn, isRow] = [column >= 0 && column < columns, row >= 0 && row < rows];
  const has = (/** @type {Side} */ side) => isNonogram(board) || board.sections.has(side);
  if (isColumn && y < 0 && y >= -above && has('top')) return { side: 'top', line: column };
  if (isColumn && y >= rows && y < rows + below && has('bottom')) return { side: 'bottom', line: column };
  if (isRow && x < 0 && x >= -before && has('left')) return { side: 'left', line: row };
  if (isRow && x >= columns && x < columns + after && has('right')) return { side: 'right', line: row };
  return undefined;
}

/** The way inwards from each side. */
export const inwards = { top: 'ArrowDown', bottom: 'ArrowUp', left: 'ArrowRight', right: 'ArrowLeft' };

/**
 * The place to which a key leads from a place outside: another one, or a cell. Enter leads on to the next one, in a
 * nonogram from the last row to the first column and the other way around: so all clues are typed without an arrow key.
 * @param {GridBoard} board
 * @param {Outer} outer
 * @param {string} key
 * @returns {Outer | number | undefined}
 */
export function stepOutside(board, { side, line }, key) {
  const { rows, columns } = board;
  if (side === 'corner') return stepFromCorner(board, line, key);
  const isLevel = side === 'top' || side === 'bottom';
  if (key === inwards[side]) {
    const cells = { top: line, bottom: (rows - 1) * columns + line, left: line * columns };
    return { ...cells, right: (line + 1) * columns - 1 }[side];
  }
  const [back, on] = isLevel ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const isLast = line === (isLevel ? columns : rows) - 1;
  if (key === 'Enter' && isLast && isNonogram(board)) return { side: isLevel ? 'left' : 'top', line: 0 };
  const to = key === back ? line - 1 : key === on || key === 'Enter' ? line + 1 : -1;
  return to >= 0 && to < (isLevel ? columns : rows) ? { side, line: to } : undefined;
}

/**
 * Arrow keys lead from corner to corner, Enter and Escape back to a cell.
 * @param {GridBoard} board
 * @param {number} line
 * @param {string} key
 * @returns {Outer | number | undefined}
 */
function stepFromCorner(board, line, key) {
  const { rows, columns } = board;
  const { row, column } = cornerAt(board, line);
  if (key === 'Enter' || key === 'Escape') return Math.min(row, rows - 1) * columns + Math.min(column, columns - 1);
  const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [];
  if (down === undefined || right === undefined) return undefined;
  const [toRow, toColumn] = [row + down, column + right];
  const isThere = toRow >= 0 && toRow <= rows && toColumn >= 0 && toColumn <= columns;
  return { side: 'corner', line: isThere ? toRow * (columns + 1) + toColumn : line };
}

/**
 * The place outside that an arrow key leads to from a cell.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {string} key
 * @returns {Outer | undefined}
 */
export function stepOut(board, cell, key) {
  const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
  if (hasCorners(board)) return key === 'Enter' ? cornerOf(board, cell) : undefined;
  if (key === 'ArrowUp' && row === 0) return outerAt(board, column + 0.5, -0.01);
  if (key === 'ArrowDown' && row === board.rows - 1) return outerAt(board, column + 0.5, board.rows + 0.01);
  if (key === 'ArrowLeft' && column === 0) return outerAt(board, -0.01, row + 0.5);
  return key === 'ArrowRight' && column === board.columns - 1
    ? outerAt(board, board.columns + 0.01, row + 0.5)
    : undefined;
}
