// The text of a grid puzzle (core/puzzles/grid/text.hpp): the name of its genre, parameters, and sections of tokens. A
// text may begin with a kind of its own and a blank line in place of the name.

import { kindOf, OWN } from './kinds.js';

/** @import { Kind } from './kinds.js' */
/** @import { Board } from '../board/grid-puzzle.js' */
/** @import { GridWords } from '../strings/grids-strings.js' */

export const BLANK = '.';
/** What nobody has filled in yet. */
export const UNKNOWN = '?';

const PARAMETERS = new Set(
  'stars fleet mines level letters diagonals parks different grids fill size'.split(' '), // as in core's genres
);
const OF_CELLS = new Set(['cells', 'regions', 'filled']);
const SIDES = /** @type {const} */ (['top', 'bottom', 'left', 'right']);
/** The sections that a person fills in, of every kind. */
const DRAWN = new Set(['filled', 'horizontal', 'vertical']);
/** The sections of lines of tokens: a line for each row or column, or any number of them. */
const LISTS = new Set(['rows', 'columns', 'pairs', 'lines', 'centres', 'corners', 'horizontal', 'vertical']);

/** @typedef {typeof SIDES[number]} Side */

/**
 * @typedef {object} Sections
 * @property {string} genre  OWN where the text has a kind of its own
 * @property {Kind} [kind]  of a board whose kind is a text
 * @property {Map<string, string[][]>} sections  by name, in order: rows of tokens; a parameter has one
 *
 * @typedef {Board & Sections & GridParts} GridBoard
 * @typedef {GridBoard & {words: GridWords}} SpokenBoard  with the words that say it
 *
 * @typedef {object} GridParts
 * @property {string[]} cells  the tokens of the section, BLANK where there is none
 * @property {string[]} regions  '' where there are none
 * @property {string[]} filled  UNKNOWN where nothing is filled in
 * @property {boolean} [isQuiet]  whether contradictions are not to be seen
 * @property {boolean} [isSaidBeside]  whether the page says the parameters beside the board
 * @property {number} [leastRuns]  this many runs of a nonogram have room beside each line, also where there are fewer
 */

/** The last texts that were read: a board is asked about often before it changes. @type {Map<string, GridBoard>} */
const recent = new Map();

/** @param {string} text  canonical: with blanks between tokens, as core writes it @returns {GridBoard} */
export function readGrid(text) {
  let board = recent.get(text);
  if (!board) {
    board = parse(text);
    recent.set(text, board);
    if (recent.size > 16) for (const [oldest] of [...recent].slice(0, 8)) recent.delete(oldest);
  }
  return board;
}

/** @param {string} text @returns {GridBoard} */
function parse(text) {
  const [, source] = /^(kind\s[\s\S]*?)(?:\n\s*\n|$)/.exec(text.trim()) ?? [];
  const [first = '', ...lines] = source
    ? ['', ...text.trim().slice(source.length).trim().split('\n')]
    : text.trim().split('\n');
  const kind = kindOf(source ?? first.trim());
  /** @type {Map<string, string[][]>} */
  const sections = new Map();
  /** @type {string[][] | undefined} */
  let open;
  for (const line of lines) {
    const words = line.trim().split(/\s+/);
    const [name] = words;
    const isNew = !sections.has(name);
    if (isNew && isParameter(kind, name)) sections.set(name, [words.slice(1)]);
    else if (isNew && words.length === 1 && isSection(kind, name)) {
      open = [];
      sections.set(name, open);
    } else open?.push(words);
  }
  return boardOf({ genre: source ? OWN : first.trim(), kind, sections });
}

/** @param {Kind | undefined} kind @param {string} name */
const isParameter = (kind, name) => (kind && name !== 'size' ? kind.parameters.has(name) : PARAMETERS.has(name));

/** @param {Kind | undefined} kind @param {string} name */
const isSection = (kind, name) =>
  kind
    ? kind.sections.has(name) || DRAWN.has(name)
    : OF_CELLS.has(name) || LISTS.has(name) || SIDES.some((side) => side === name);

/** @param {Sections} read @returns {GridBoard} */
function boardOf({ genre, kind, sections }) {
  const { rows, columns } = sizeOf(sections);
  /** @param {string} name @param {string} blank */
  const flat = (name, blank) => sections.get(name)?.flat() ?? Array(rows * columns).fill(blank);
  return {
    genre,
    kind,
    sections,
    rows,
    columns,
    cells: flat('cells', BLANK),
    regions: flat('regions', ''),
    filled: flat('filled', UNKNOWN),
  };
}

/** @param {Map<string, string[][]>} sections */
function sizeOf(sections) {
  const cells = sections.get('cells') ?? sections.get('regions') ?? sections.get('filled');
  if (cells) return { rows: cells.length, columns: cells[0]?.length ?? 0 };
  const size = sections.get('size')?.[0].map(Number);
  if (size) return { rows: size[0], columns: size[1] };
  const corners = sections.get('corners');
  if (corners) return { rows: corners.length - 1, columns: corners[0].length - 1 };
  /** @param {string} side @param {string} other  a clue of either says how long it is @param {string} lines */
  const extent = (side, other, lines) =>
    (sections.get(side) ?? sections.get(other))?.[0].length ?? sections.get(lines)?.length ?? 0;
  return { rows: extent('left', 'right', 'rows'), columns: extent('top', 'bottom', 'columns') };
}

/** @param {Sections} board */
export function writeGrid({ genre, kind, sections }) {
  const lines = kind && genre === OWN ? [kind.source, ''] : [genre];
  for (const [name, rows] of sections) {
    if (isParameter(kind, name)) lines.push([name, ...rows[0]].join(' '));
    else lines.push(name, ...rows.map((row) => row.join(' ')));
  }
  return lines.join('\n');
}

/**
 * A board with another section; without any rows, without that section.
 * @param {GridBoard} board
 * @param {string} name
 * @param {string[][] | undefined} rows
 * @returns {GridBoard}
 */
export function withSection(board, name, rows) {
  const sections = new Map(board.sections);
  if (rows) sections.set(name, rows);
  else sections.delete(name);
  return boardOf({ genre: board.genre, kind: board.kind, sections });
}

/** @param {string[]} tokens  row by row @param {number} columns */
export const inRows = (tokens, columns) =>
  Array.from({ length: Math.ceil(tokens.length / columns) }, (_, row) =>
    tokens.slice(row * columns, (row + 1) * columns),
  );

/** A board with other tokens in its cells. @param {GridBoard} board @param {string} name @param {string[]} tokens */
export const withCells = (board, name, tokens) => withSection(board, name, inRows(tokens, board.columns));

/** The tokens of a solution, row by row. @param {string | undefined} solution */
export const tokensOf = (solution) => solution?.trim().split(/\s+/);

/** The clues of a side, one a line; '' where there is none. @param {GridBoard} board @param {Side} side */
export function sideClues(board, side) {
  const tokens = board.sections.get(side)?.[0] ?? [];
  return tokens.map((token) => (token === BLANK ? '' : token));
}

/** The sides that have clues. @param {GridBoard} board */
export const sidesOf = (board) => SIDES.filter((side) => board.sections.has(side));

/** The cells of a row, or of a column. @param {GridBoard} board @param {'row' | 'column'} kind @param {number} line */
export const lineCells = ({ rows, columns }, kind, line) =>
  kind === 'row'
    ? Array.from({ length: columns }, (_, column) => line * columns + column)
    : Array.from({ length: rows }, (_, row) => row * columns + line);

/** The cells of each row, or of each column. @param {GridBoard} board @param {'row' | 'column'} kind */
export const linesAlong = (board, kind) =>
  Array.from({ length: kind === 'row' ? board.rows : board.columns }, (_, line) => lineCells(board, kind, line));

/** All rows, then all columns. @param {GridBoard} board */
export const allLines = (board) => [...linesAlong(board, 'row'), ...linesAlong(board, 'column')];

/** The cells of each region. @param {GridBoard} board */
export function regionsOf({ regions }) {
  /** @type {Map<string, number[]>} */
  const all = new Map();
  for (const [cell, region] of regions.entries()) {
    if (region === '' || region === '#' || region === BLANK) continue;
    const cells = all.get(region);
    if (cells) cells.push(cell);
    else all.set(region, [cell]);
  }
  return all;
}

/** The cells around a cell, also by corners. @param {GridBoard} board @param {number} cell */
export function around({ rows, columns }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const found = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); ++r)
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); ++c)
      if (r !== row || c !== column) found.push(r * columns + c);
  return found;
}

/** The cells that share an edge with a cell. @param {GridBoard} board @param {number} cell */
export function beside({ rows, columns }, cell) {
  const column = cell % columns;
  const all = [cell - columns, cell + columns, column > 0 ? cell - 1 : -1, column + 1 < columns ? cell + 1 : -1];
  return all.filter((other) => other >= 0 && other < rows * columns);
}

/** How a cell is written. @param {GridBoard} board @param {number} cell */
export const nameOfCell = ({ columns }, cell) => `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;

/** A cell that is written as r2c11. @param {GridBoard} board @param {string} name */
export function cellNamed({ columns }, name) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return (Number(row) - 1) * columns + Number(column) - 1;
}
