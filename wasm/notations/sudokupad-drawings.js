// What SudokuPad's JSON draws, as figures: underlays, lines, arrows and overlays. Points are [row, column] in cells
// from the upper left corner; thickness and the size of letters are in pixels (SudokuPad/sudokutools,
// src/fpuzzlesdecoder.js). Tested by tests/wasm/decoration.test.js.
import { colourOf } from './decoration.js';
import { numberIn, textIn } from './link-payload.js';

/** @typedef {import('./decoration.js').Draft} Draft */
/** @typedef {import('./link-payload.js').Json} Json */

/** Pixels of a cell. */
const CELL = 64;

/** The usual size of letters, in pixels. */
const LETTERS = 20;

/** @param {Json} part @param {'line' | 'arrow'} kind @returns {Draft} */
export const lineFigure = ({ color, opacity, thickness, wayPoints }, kind) => ({
  kind,
  colours: [colourOf(color, '#000000', numberIn(opacity))],
  sizes: [(numberIn(thickness) || 1) / CELL],
  points: (Array.isArray(wayPoints) ? wayPoints : []).map(pointOf),
});

/** A rectangle or a round shape, and the text in it. @param {Json} part @returns {Draft[]} */
export function shapeFigures(part) {
  const { backgroundColor, borderColor, color, opacity, center, rounded, width, height, text, fontSize } = part;
  const points = [pointOf(center)];
  const angle = numberIn(part.angle) || 0;
  const colours = [backgroundColor, borderColor].map((colour) => colourOf(colour, 'none', numberIn(opacity)));
  const sizes = [numberIn(width) || 0, numberIn(height) || 0];
  const size = (numberIn(fontSize) || LETTERS) / CELL;
  const ink = colourOf(color, '#000000', numberIn(opacity));
  return [
    { kind: rounded === true ? 'round' : 'box', colours, sizes, points, angle },
    { kind: 'text', colours: [ink], sizes: [size], points, angle, text: textIn(text) },
  ];
}

/**
 * A cage without a rule.
 * @param {Json} cage
 * @param {[x: number, y: number][]} points the middles of its cells
 * @returns {Draft}
 */
export const cageFigure = ({ outlineC, borderColor, value }, points) => ({
  kind: 'cage',
  colours: [colourOf(outlineC ?? borderColor, '#000000')],
  points,
  text: textIn(value),
});

/** @param {unknown} place @returns {[x: number, y: number]} */
function pointOf(place) {
  const [row, column] = Array.isArray(place) ? place : [];
  return [numberIn(column), numberIn(row)];
}
