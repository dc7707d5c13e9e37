// What people do to a tiling: they paint cells, choose pieces, and put pieces on the board. Every function returns a
// new model.

import { COVER, fullBoard, HOLE, MAYBE, parityOf, placeOf } from './board.js';
import { piecesNamed } from './catalogue.js';
import { isPlace } from './grids.js';

/** @import { Piece } from './catalogue.js' */
/** @import { Coordinates, Entry, Grid, Model, Placed } from './board.js' */

/**
 * One kind of piece, also if the text names it by a set.
 * @typedef {{name: string, shape: Coordinates[], turning: 'fixed' | 'rotate' | 'free', low: number, high: number, line:
 *   number}} Kind  line: of the entry
 */

/** @param {Model} model @returns {Kind[]} */
export function kindsOf({ entries, grid }) {
  /** @type {Map<string, Kind>} */
  const kinds = new Map();
  for (const [line, { name, low, high, turning, drawn }] of entries.entries()) {
    const pieces = drawn ? [{ name, shape: drawn, turning: defaultTurning }] : piecesNamed(name, grid);
    for (const piece of pieces) {
      const same = kinds.get(piece.name);
      if (same) kinds.set(piece.name, { ...same, low: same.low + low, high: same.high + high });
      else kinds.set(piece.name, { ...piece, turning: turning || piece.turning, low, high, line });
    }
  }
  return [...kinds.values()];
}

const defaultTurning = /** @type {const} */ ('free');

/** How many of a kind are on the board. @param {Model} model @param {string} name */
export const placedOf = ({ placed }, name) => placed.filter((each) => each.name === name).length;

/** How the cells and the pieces compare. @param {Model} model */
export function sums(model) {
  const all = model.cells.filter((cell) => cell !== HOLE);
  const optional = all.filter((cell) => cell === MAYBE || /[A-Z]/.test(cell)).length;
  const kinds = kindsOf(model);
  const total = (/** @type {'low' | 'high'} */ bound) =>
    kinds.reduce((sum, kind) => sum + (kind[bound] === 0 ? 0 : kind[bound] * kind.shape.length), 0);
  return { cells: all.length, optional, least: total('low'), most: total('high') };
}

/** Every piece of a set gets a line of its own. @param {Model} model @param {string} name @returns {Model} */
function separated(model, name) {
  const kind = kindsOf(model).find((each) => each.name === name);
  if (!kind || model.entries[kind.line].name === name) return model;
  const { low, high, turning, name: set } = model.entries[kind.line];
  const singles = piecesNamed(set, model.grid)
    .filter((piece) => !model.entries.some((entry) => entry.name === piece.name))
    .map((piece) => ({ ...single(piece, model.grid), low, high, ...(turning && { turning }) }));
  return { ...model, entries: model.entries.toSpliced(kind.line, 1, ...singles) };
}

/**
 * A piece of a set on a line of its own. One that has the name of another piece, as some of Soma's have, is drawn.
 * @param {Piece} piece
 * @param {Grid} grid
 * @returns {Entry}
 */
function single({ name, shape, turning }, grid) {
  const [known] = piecesNamed(name, grid);
  const isKnown = String(known?.shape) === String(shape);
  return {
    name,
    low: 1,
    high: 1,
    turning: isKnown && known.turning === turning ? '' : turning,
    ...(!isKnown && { drawn: shape }),
  };
}

/** @param {Model} model @param {string} name @param {Partial<Entry>} changes @returns {Model} */
export function changed(model, name, changes) {
  const apart = separated(model, name);
  const line = apart.entries.findIndex((entry) => entry.name === name);
  return line < 0 ? model : { ...apart, entries: apart.entries.with(line, { ...apart.entries[line], ...changes }) };
}

/** @param {Model} model @param {string} name @returns {Model}  without this kind of piece */
export function removed(model, name) {
  const apart = separated(model, name);
  return {
    ...apart,
    entries: apart.entries.filter((entry) => entry.name !== name),
    placed: apart.placed.filter((each) => each.name !== name),
    only: apart.only
      .map((rule) => ({ ...rule, names: rule.names.filter((each) => each !== name) }))
      .filter(({ names }) => names.length > 0),
  };
}

/** A piece that is there already gets one more copy. @param {Model} model @param {Entry} entry @returns {Model} */
export function added(model, entry) {
  const names = entry.drawn ? [entry.name] : piecesNamed(entry.name, model.grid).map(({ name }) => name);
  const here = new Map(kindsOf(model).map((kind) => [kind.name, kind]));
  if (!names.some((name) => here.has(name))) return { ...model, entries: [...model.entries, entry] };
  let next = model;
  for (const name of names) {
    const kind = here.get(name);
    if (kind) next = changed(next, name, { low: kind.low + 1, high: kind.high + 1 });
    else next = { ...next, entries: next.entries.concat({ ...entry, name }) };
  }
  return next;
}

/** A name that no piece has. @param {Model} model */
export function freeName(model) {
  const taken = new Set(kindsOf(model).map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = `Q${number}`;
    if (!taken.has(name) && piecesNamed(name, model.grid).length === 0) return name;
  }
}

/**
 * Sets cells. A placed piece on a cell that becomes something else is taken away.
 * @param {Model} model
 * @param {number[]} where
 * @param {string} cell  what they become
 * @returns {Model}
 */
export function painted(model, where, cell) {
  const parity = parityOf(model);
  const cells = model.cells.slice();
  const wanted = where.filter((index) => isPlace(model, index, parity) && cells[index] !== cell);
  for (const index of wanted) cells[index] = cell;
  const gone = new Set(cell === HOLE ? wanted : []);
  const placed = model.placed.filter((each) => !each.cells.some((index) => gone.has(index)));
  return { ...model, cells, placed };
}

/**
 * Another size. What is in both boards stays.
 * @param {Model} model
 * @param {number[]} size  layers, rows, cells in a row
 * @returns {Model}
 */
export function resized(model, [layers, rows, width]) {
  const empty = fullBoard(model.grid, layers, rows, width);
  /** @param {number} index  of the old board */
  const moved = (index) => {
    const [layer, row, column] = placeOf(model, index);
    return layer < layers && row < rows && column < empty.columns ? (layer * rows + row) * empty.columns + column : -1;
  };
  /** @type {string[]} */
  const cells = empty.cells.slice();
  for (const [index, cell] of model.cells.entries()) {
    if (moved(index) >= 0 && isPlace(model, index, parityOf(model))) cells[moved(index)] = cell;
  }
  const placed = model.placed.map(({ name, cells: old }) => ({ name, cells: old.map(moved) }));
  return { ...model, ...empty, cells, placed: placed.filter((each) => !each.cells.includes(-1)) };
}

/** The size as people say it: layers, rows, cells in a row. @param {Model} model */
export function sizeOf({ grid, layers, rows, columns }) {
  return [layers, rows, grid === 'hex' ? Math.max(1, Math.floor((columns + (rows > 1 ? 0 : 1)) / 2)) : columns];
}

/** @param {Model} model @param {number} index @returns {Placed | undefined} */
export const pieceOn = ({ placed }, index) => placed.find(({ cells }) => cells.includes(index));

/**
 * The place of a piece that is put on a cell: the cell of the piece that is nearest to its middle and fits.
 * @param {Model} model
 * @param {string} name
 * @param {Coordinates[]} shape  as it is turned
 * @param {number} index
 * @returns {{cells: number[], fits: boolean}}  cells: on the board, also when it does not fit
 */
export function laid(model, name, shape, index) {
  const middle = [0, 1, 2].map((axis) => shape.reduce((sum, place) => sum + place[axis], 0) / shape.length);
  const distance = (/** @type {Coordinates} */ place) =>
    place.reduce((sum, part, axis) => sum + (part - middle[axis]) ** 2, 0);
  const anchors = [...shape].sort((a, b) => distance(a) - distance(b));
  const all = anchors.flatMap((anchor) => {
    const cells = moved(model, shape, anchor, index);
    return cells ? [cells] : [];
  });
  const found = all.find((cells) => isFree(model, name, cells));
  return { cells: (found ?? all[0] ?? []).filter((each) => each >= 0), fits: found !== undefined };
}

/** @param {Model} model @param {Coordinates[]} shape @param {Coordinates} anchor @param {number} index */
function moved(model, shape, anchor, index) {
  const { grid, layers, rows, columns } = model;
  const by = placeOf(model, index).map((part, axis) => part - anchor[axis]);
  if ((grid === 'hex' || grid === 'triangle') && (by[1] + by[2]) % 2 !== 0) return undefined;
  return shape.map((place) => {
    const [layer, row, column] = place.map((part, axis) => part + by[axis]);
    const isInside = layer >= 0 && layer < layers && row >= 0 && row < rows && column >= 0 && column < columns;
    return isInside ? (layer * rows + row) * columns + column : -1;
  });
}

/** @param {Model} model @param {string} name @param {number[]} cells */
function isFree(model, name, cells) {
  const taken = new Set(model.placed.flatMap((each) => each.cells));
  return cells.every((index) => index >= 0 && !taken.has(index) && admits(model, index, name));
}

/** Whether a piece may cover a cell. @param {Model} model @param {number} index @param {string} name */
function admits({ cells, only }, index, name) {
  const cell = cells[index];
  if (cell === COVER || cell === MAYBE) return true;
  return cell !== HOLE && only.some(({ letter, names }) => sameLetter(letter, cell) && names.includes(name));
}

/** @param {string} one @param {string} other */
const sameLetter = (one, other) => one.toLowerCase() === other.toLowerCase();

/** The pieces that may cover a cell; undefined when all may. @param {Model} model @param {number} index */
export function onlyAt({ cells, only }, index) {
  return /[a-z]/i.test(cells[index])
    ? only.flatMap(({ letter, names }) => (sameLetter(letter, cells[index]) ? names : []))
    : undefined;
}

/** @param {Model} model @param {string} name @param {number[]} cells @returns {Model} */
export const placedWith = (model, name, cells) => ({
  ...model,
  placed: [...model.placed, { name, cells: [...cells].sort((a, b) => a - b) }],
});

/** @param {Model} model @param {Placed} piece @returns {Model} */
export const placedWithout = (model, piece) => ({ ...model, placed: model.placed.filter((each) => each !== piece) });
