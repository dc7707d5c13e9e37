// What a drawing of penpa-edit has that no Sudoku has: by that the links of other puzzles are known, and refused with
// what was seen. Tested by tests/wasm/penpa-links.test.js.
import { quote } from './bounds.js';
import { isEmpty, isObject, numberIn, refuse } from './link-payload.js';
import { MARKS, NORMAL, numbersIn } from './penpa-link.js';

/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./penpa-link.js').DrawnNumber} DrawnNumber */
/** @typedef {import('./penpa-link.js').Grid} Grid */
/** @typedef {import('./puzzle-builder.js').PuzzleBuilder} PuzzleBuilder */

/** What is drawn, by key, and the word for one of them. @type {Record<string, string>} */
export const drawings = {
  surface: 'coloured cell',
  symbol: 'symbol',
  line: 'line',
  freeline: 'line',
  freelineE: 'line',
  wall: 'wall',
  polygon: 'polygon',
  nobulbthermo: 'line',
  direction: 'arrow',
  squareframe: 'frame',
};

/** The styles of thick lines. */
const THICK = new Set([2, 21]);

/** How many things are drawn. @param {unknown} parts @returns {number} */
export const partsIn = (parts) =>
  Object.values(typeof parts === 'object' && parts ? parts : {}).filter((one) => !isEmpty(one)).length;

/**
 * The value that a number in a cell gives; 0 if it gives none. A single pencil mark is drawn like a given.
 * @param {DrawnNumber} number
 */
export function givenIn({ text, kind, entry: [label] }) {
  if (kind === NORMAL) return numberIn(text);
  const marks = kind === MARKS && Array.isArray(label) ? label.flatMap((mark, at) => (mark === 1 ? [at + 1] : [])) : [];
  return marks.length === 1 ? marks[0] : 0;
}

/**
 * The region of each cell, and how many regions thick lines enclose.
 * @param {PuzzleBuilder} builder
 * @param {Grid} grid
 * @param {unknown} edges the styles of lines by key
 */
function enclosed(builder, grid, edges) {
  const styles = isObject(edges) ? edges : {};
  const isBorder = (/** @type {number[]} */ pair) =>
    THICK.has(styles[grid.keyBetween(Math.min(...pair), Math.max(...pair))]);
  /** @type {number[]} */
  const regionOf = Array(builder.size).fill(-1);
  let regions = 0;
  for (let cell = 0; cell < builder.size; ++cell) {
    if (regionOf[cell] >= 0) continue;
    const queue = [cell];
    regionOf[cell] = regions;
    for (const from of queue) {
      for (const to of builder.neighbours(from)) {
        if (regionOf[to] >= 0 || isBorder([from, to])) continue;
        regionOf[to] = regions;
        queue.push(to);
      }
    }
    ++regions;
  }
  const isOpen = builder.neighbourPairs().some((pair) => regionOf[pair[0]] === regionOf[pair[1]] && isBorder(pair));
  return { regionOf, regions, isOpen };
}

/**
 * The region of each cell.
 * @param {PuzzleBuilder} builder
 * @param {Grid} grid
 * @param {Json} drawn
 * @param {boolean} isSudokuGrid whether it is on penpa-edit's own Sudoku grid
 * @throws {import('./bounds.js').Unreadable} when the drawing is no Sudoku
 */
export function regionsOf(builder, grid, drawn, isSudokuGrid) {
  const { rows, columns, values } = builder.shape;
  const { regionOf, regions, isOpen } = enclosed(builder, grid, drawn.lineE);
  const seen = [];
  if (rows !== columns) seen.push(`a board of ${rows}×${columns}`);
  if (regions === 1) seen.push('no boxes');
  else if (regionOf.some((region) => regionOf.filter((other) => other === region).length !== values))
    seen.push(`thick lines that do not enclose regions of ${values} cells`);
  if (isOpen) seen.push('a border inside a region');
  seen.push(...strangeNumbers(builder, grid, drawn, isSudokuGrid));
  if (!isSudokuGrid) seen.push(...marksIn(grid, drawn));
  if (!isSudokuGrid && ['number', 'killercages', 'thermo', 'arrows'].every((key) => partsIn(drawn[key]) === 0))
    seen.push('no clue');
  if (seen.length > 0)
    refuse(`the drawing of penpa-edit is no Sudoku: it has ${seen.join(', ')}; "grid" reads its other puzzles`);
  return regionOf;
}

/**
 * Numbers in cells that are no values, and on a square grid numbers elsewhere.
 * @param {PuzzleBuilder} builder
 * @param {Grid} grid
 * @param {Json} drawn
 * @param {boolean} isSudokuGrid
 */
function strangeNumbers(builder, grid, drawn, isSudokuGrid) {
  const strange = numbersIn(grid, drawn, 'number').find((number) => {
    const value = givenIn(number);
    const isValue = Number.isInteger(value) && value >= 1 && value <= builder.shape.values;
    const isCell = grid.cellOf(number.point) >= 0;
    if (!isSudokuGrid) return !(isCell && isValue) && number.kind !== MARKS && number.text !== '';
    return isCell && number.kind === NORMAL && !isValue && /^\d+$/.test(number.text);
  });
  if (!strange) return [];
  const isCell = grid.cellOf(strange.point) >= 0;
  return [`the number ${quote(strange.text)} ${isCell ? `at ${grid.nameOf(strange.point)}` : 'in no cell'}`];
}

/** What else a square grid has. @param {Grid} grid @param {Json} drawn */
function marksIn(grid, drawn) {
  const counts = new Map();
  const count = (/** @type {string} */ word, /** @type {number} */ more) =>
    counts.set(word, (counts.get(word) ?? 0) + more);
  for (const [key, word] of Object.entries(drawings)) if (key !== 'surface') count(word, partsIn(drawn[key]));
  count('edge', Object.values(isObject(drawn.lineE) ? drawn.lineE : {}).filter((style) => !THICK.has(style)).length);
  if (isEmpty(drawn.killercages)) count('small number', numbersIn(grid, drawn, 'numberS').length);
  return [...counts].flatMap(([word, each]) => (each > 0 ? [`${each} ${word}${each === 1 ? '' : 's'}`] : []));
}
