// Reads and writes the notation `tiling`: the grid, the board, the pieces, who may cover lettered cells, and the pieces
// that are placed already. What this file cannot read, the worker reads, and reports what is wrong.

import { fullBoard, HOLE, parityOf, placeOf } from './board.js';
import { isShape } from './catalogue.js';

/** @import { Coordinates, Entry, Grid, Model, Placed, Turning } from './board.js' */

const GRIDS = ['square', 'hex', 'triangle', 'cube'];
const SECTIONS = ['board', 'pieces', 'only', 'placed'];
const DRAWING = /^[X._ ]+$/;
/** The page draws boards of at most this many places. Core reads larger ones. */
export const MAX_PLACES = 10_000;

/** @param {string} text @returns {Model | undefined}  undefined when it is not in this notation */
export function readTiling(text) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+$/, ''))
    .filter((line) => !line.startsWith('#'));
  return lines.some((line) => SECTIONS.includes(line)) ? readSections(lines) : readLine(lines.join(' '));
}

/** @param {string[]} lines @returns {Model | undefined} */
function readSections(lines) {
  /** @type {Record<string, string[]>} */
  const sections = { '': [] };
  let now = '';
  for (const line of lines) {
    if (SECTIONS.includes(line)) {
      if (sections[line]) return undefined;
      now = line;
      sections[now] = [];
    } else sections[now].push(line);
  }
  const [head, ...more] = sections[''].filter((line) => line !== '');
  const grid = /** @type {Grid} */ (head === undefined ? 'square' : /^grid (\w+)$/.exec(head)?.[1]);
  if (more.length > 0 || !GRIDS.includes(grid) || !sections.board) return undefined;
  const board = readBoard(sections.board, grid);
  const entries = readEntries(sections.pieces ?? [], grid);
  const only = readOnly(sections.only ?? []);
  if (!board || !entries || !only) return undefined;
  const model = { grid, ...board, entries, only, placed: [] };
  const placed = readPlaced(sections.placed ?? [], model);
  return placed && { ...model, placed };
}

/** Splits lines into layers at blank lines. @param {string[]} lines */
function layersOf(lines) {
  /** @type {string[][]} */
  const layers = [[]];
  for (const line of lines) {
    if (line !== '') layers.at(-1)?.push(line);
    else if (layers.at(-1)?.length) layers.push([]);
  }
  return layers.filter((layer) => layer.length > 0);
}

/** @param {string[]} lines @param {Grid} grid */
function readBoard(lines, grid) {
  const all = layersOf(lines);
  const drawn = grid === 'cube' ? all : [all.flat()];
  const rows = Math.max(0, ...drawn.map((layer) => layer.length));
  const columns = Math.max(0, ...drawn.flat().map((line) => line.length));
  if (rows === 0 || drawn.length * rows * columns > MAX_PLACES) return undefined;
  const cells = drawn.flatMap((layer) =>
    Array.from({ length: rows }, (_, row) => Array.from((layer[row] ?? '').padEnd(columns, HOLE))).flat(),
  );
  const isKnown = cells.every((cell) => /^[.?_ A-Za-z]$/.test(cell));
  const model = { layers: drawn.length, rows, columns, cells: cells.map((cell) => (cell === ' ' ? HOLE : cell)) };
  return isKnown && (grid !== 'hex' || parityOf(model) !== undefined) ? model : undefined;
}

/** @param {string} line @param {Grid} grid @returns {Entry | undefined} */
function readEntry(line, grid) {
  const words = line.trim().split(/\s+/);
  const copies = words.length > 1 ? readCopies(words[0]) : undefined;
  if (copies) words.shift();
  const [name, turning = '', ...more] = words;
  if (more.length > 0 || !['', 'fixed', 'rotate', 'free'].includes(turning)) return undefined;
  if (!/^[A-Za-z0-9][\w.'-]*$/.test(name) || (!copies && /^\d/.test(name) && !isShape(name, grid))) return undefined;
  return { name, ...(copies ?? { low: 1, high: 1 }), turning: /** @type {Turning} */ (turning) };
}

/** @param {string} word */
function readCopies(word) {
  if (word === '*') return { low: 0, high: Number.POSITIVE_INFINITY };
  const [, low, high = low] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(word) ?? [];
  return low !== undefined && Number(low) <= Number(high) ? { low: Number(low), high: Number(high) } : undefined;
}

/** @param {string[]} lines @param {Grid} grid @returns {Entry[] | undefined} */
function readEntries(lines, grid) {
  /** @type {Entry[]} */
  const entries = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    at += 1;
    if (line === '') continue;
    const entry = readEntry(line, grid);
    if (!entry) return undefined;
    const isKnown = isShape(entry.name, grid);
    /** @type {string[]} */
    const rows = [];
    while (at < lines.length && isRow(lines[at], rows.length > 0 || !isKnown, grid)) rows.push(lines[at++]);
    if (rows.some((row) => row !== '')) entry.drawn = readShape(rows, grid);
    if ((!isKnown || entry.drawn) && !entry.drawn?.length) return undefined;
    entries.push(entry);
  }
  const names = entries.map(({ name }) => name);
  return new Set(names).size === names.length ? entries : undefined;
}

// Whether a line is a row of a drawn piece. Behind the name of a known piece, `X` alone is the X pentomino.
/** @param {string} line @param {boolean} canBeX @param {Grid} grid */
const isRow = (line, canBeX, grid) =>
  line === '' ? grid === 'cube' : DRAWING.test(line) && (canBeX || line.trim() !== 'X');

/** @param {string[]} rows @param {Grid} grid @returns {Coordinates[]} */
const readShape = (rows, grid) =>
  (grid === 'cube' ? layersOf(rows) : [rows]).flatMap((layer, at) =>
    layer.flatMap((line, row) =>
      Array.from(line).flatMap((each, column) =>
        each === 'X' ? [/** @type {Coordinates} */ ([at, row, column])] : [],
      ),
    ),
  );

/** @param {string[]} lines @returns {Model['only'] | undefined} */
function readOnly(lines) {
  const all = lines.filter((line) => line !== '').map((line) => line.trim().split(/\s+/));
  if (all.some(([letter, ...names]) => !/^[A-Za-z]$/.test(letter) || names.length === 0)) return undefined;
  return all.map(([letter, ...names]) => ({ letter, names }));
}

/** @param {string[]} lines @param {Model} model @returns {Placed[] | undefined} */
function readPlaced(lines, model) {
  /** @type {Placed[]} */
  const placed = [];
  for (const line of lines.filter((each) => each !== '')) {
    const [name, ...places] = line.trim().split(/\s+/);
    const cells = places.map((place) => indexOfPlace(model, place));
    if (cells.length === 0 || cells.includes(-1)) return undefined;
    placed.push({ name, cells });
  }
  return placed;
}

/**
 * @param {{grid: Grid, layers: number, rows: number, columns: number}} model
 * @param {string} place  such as `3,5`, or `1,3,5` in a cube
 * @returns {number}  -1 when there is no such place
 */
export function indexOfPlace({ grid, layers, rows, columns }, place) {
  const parts = place.split(',').map((part) => (/^\d{1,6}$/.test(part) ? Number(part) - 1 : -1));
  const [layer, row, column] = grid === 'cube' ? parts : [0, ...parts];
  if (parts.length !== (grid === 'cube' ? 3 : 2)) return -1;
  const isInside = layer >= 0 && layer < layers && row >= 0 && row < rows && column >= 0 && column < columns;
  return isInside ? (layer * rows + row) * columns + column : -1;
}

/** @param {Model} model @param {number} index  as written, from 1 */
function writePlace(model, index) {
  const place = placeOf(model, index).map((part) => part + 1);
  return (model.grid === 'cube' ? place : place.slice(1)).join(',');
}

/** @param {string} line  the one-line form, such as `6x10 pentominoes` @returns {Model | undefined} */
function readLine(line) {
  const words = line.trim().split(/\s+/);
  const [named] = words.filter((word) => GRIDS.includes(word)).slice(0, 1);
  if (named !== undefined && words[0] === named) words.shift();
  const size = /^(\d{1,5})x(\d{1,5})(?:x(\d{1,5}))?$/.exec(words.shift() ?? '');
  if (!size) return undefined;
  const [, ...lengths] = size.map((each) => (each === undefined ? 0 : Number(each)));
  const isSolid = lengths[2] > 0;
  const grid = /** @type {Grid} */ (words[0] !== named && named ? named : isSolid ? 'cube' : 'square');
  const [layers, rows, columns] = isSolid ? lengths : [1, ...lengths];
  if ((grid === 'cube') !== isSolid || layers * rows * columns > MAX_PLACES / 2) return undefined;
  const entries = words.map((word) => {
    const [, copies, name] = /^(\*|\d+|\d+\.\.\d+)x(.+)$/.exec(word) ?? [];
    const entry = readEntry(copies === undefined ? word : `${copies} ${name}`, grid);
    return entry && isShape(entry.name, grid) ? entry : undefined;
  });
  if (rows * columns === 0 || entries.some((entry) => entry === undefined)) return undefined;
  return { ...fullBoard(grid, layers, rows, columns), entries: /** @type {Entry[]} */ (entries), only: [], placed: [] };
}

/** @param {Entry} entry */
function writeCopies({ low, high }) {
  if (low === high) return low === 1 ? '' : String(low);
  return high === Number.POSITIVE_INFINITY && low === 0 ? '*' : `${low}..${Math.min(high, 999_999)}`;
}

/** @param {Model} model @returns {string} */
export function writeTiling(model) {
  const { grid, layers, rows, columns, cells, entries, only, placed } = model;
  const lines = [`grid ${grid}`, 'board'];
  for (let layer = 0; layer < layers; layer += 1) {
    if (layer > 0) lines.push('');
    for (let row = 0; row < rows; row += 1) {
      const from = (layer * rows + row) * columns;
      lines.push(cells.slice(from, from + columns).join(''));
    }
  }
  lines.push('pieces');
  for (const [i, entry] of entries.entries()) {
    const copies = writeCopies(entry) || (entry.name === 'X' && entries[i - 1]?.drawn ? '1' : ''); // not a row
    lines.push([copies, entry.name, entry.turning].filter(Boolean).join(' '));
    if (entry.drawn) lines.push(...writeShape(entry.drawn));
  }
  if (only.length > 0) lines.push('only', ...only.map(({ letter, names }) => [letter, ...names].join(' ')));
  const lineOf = (/** @type {Placed} */ each) =>
    [each.name, ...each.cells.map((index) => writePlace(model, index))].join(' ');
  if (placed.length > 0) lines.push('placed', ...placed.map(lineOf));
  return lines.join('\n');
}

/** The rows are at least two characters wide: `X` alone would be the name of a piece. @param {Coordinates[]} drawn */
function writeShape(drawn) {
  const sizes = [0, 1, 2].map((axis) => Math.max(...drawn.map((place) => place[axis])) + 1);
  const taken = new Set(drawn.map(String));
  /** @type {string[]} */
  const lines = [];
  for (let layer = 0; layer < sizes[0]; layer += 1) {
    if (layer > 0) lines.push('');
    for (let row = 0; row < sizes[1]; row += 1) {
      const columns = Array.from({ length: Math.max(sizes[2], 2) }, (_, column) => column);
      lines.push(columns.map((column) => (taken.has(`${layer},${row},${column}`) ? 'X' : '.')).join(''));
    }
  }
  return lines;
}
