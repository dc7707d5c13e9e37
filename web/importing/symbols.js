// What the symbols of a board stand for. Programs write blanks and large values in many ways; a board uses one of them.
// Tested by tests/wasm/importing.test.js.

/** Values of the notation `line` by number. */
export const SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

const BOX_SIDES = [4, 9, 16, 25, 36];
/** The boards that the puzzle `variant` has besides those with square boxes. */
const OTHER_SIDES = [5, 6, 7, 8, 10, 12, 14, 15];

/** Blanks whatever else is on the board. */
const SIGNS = new Set(['', '.', '-', '_', '*', '#', '~', '·', '•', '∙', '⋅', '□', '☐', '▢', '◻', '⬜', ',', '+', '/']);
const WORDS = new Set([
  'null',
  'none',
  'nil',
  'nan',
  'undefined',
  'n/a',
  'empty',
  'blank',
  '--',
  '__',
  '..',
  '00',
  '**',
]);
/** Letters that are blanks where they are too large for a value. */
const LETTERS = new Set(['x', 'o']);

/** @typedef {{side: number, cells: number[]}} Board  cells: the values, 0 for a blank */

/** Whether the notations of classic Sudoku hold boards with this number of rows. @param {number} side */
export const hasBoxes = (side) => BOX_SIDES.includes(side);

/** @param {number} side */
export const isSide = (side) => hasBoxes(side) || OTHER_SIDES.includes(side);

/** The number of rows of a board with this number of cells and square boxes; 0 when there is none. @param {number} n */
export const sideOfCells = (n) => BOX_SIDES.find((side) => side * side === n) ?? 0;

/** @param {string} symbol */
export const isBlank = (symbol) => symbol === '0' || SIGNS.has(symbol) || WORDS.has(symbol.toLowerCase());

/**
 * The values of the cells.
 * @param {string[]} symbols  side² of them
 * @param {number} side
 * @returns {number[] | {at: number}}  at: the index of the first symbol that is no value
 */
export function valuesOf(symbols, side) {
  const isNumbers = symbols.some((symbol) => /^\d\d+$/.test(symbol) && Number(symbol) > 0);
  // A 0 is the lowest value where blanks are written in another way: boards of 16 with 0 to F, or 0 to 15.
  const written = symbols.filter((symbol) => symbol !== '0' && isBlank(symbol));
  const fromZero = side > 9 && symbols.includes('0') && written.length > 0 ? 1 : 0;
  const hasDigit = symbols.some((symbol) => /^[1-9]$/.test(symbol));
  /** @param {string} symbol */
  const numberOf = (symbol) => {
    if (symbol === '0') return fromZero;
    if (isBlank(symbol)) return 0;
    if (/^\d+$/.test(symbol)) return Number(symbol) + fromZero;
    if (isNumbers || symbol.length !== 1) return Number.NaN;
    if (symbol === 'a' && side === 36) return 36;
    const letter = symbol.toUpperCase().charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) return Number.NaN;
    const value = hasDigit || fromZero ? letter + 9 + fromZero : letter;
    return value > side && LETTERS.has(symbol.toLowerCase()) ? 0 : value;
  };
  const cells = symbols.map(numberOf);
  const at = cells.findIndex((value) => !(value >= 0 && value <= side));
  return at < 0 ? cells : { at };
}

/** The board in the notation `line`. @param {Board} board  with boxes */
export const lineOf = ({ cells }) => cells.map((value) => SYMBOLS[value]).join('');

/** The board in the notation `iss`. @param {Board} board  of at most 16 rows @param {string[]} [rules] */
export function issOf({ side, cells }, rules = []) {
  const givens = cells.flatMap((value, cell) =>
    value ? [`~R${Math.floor(cell / side) + 1}C${(cell % side) + 1}_${value}`] : [],
  );
  const shape = side === 9 ? [] : [`Shape~${side}x${side}`];
  return `.${[...shape, ...rules, givens.join('')].filter(Boolean).join('.')}` || '.';
}

/** How many cells have a value. @param {Board} board */
export const givensIn = ({ cells }) => cells.filter((value) => value > 0).length;
