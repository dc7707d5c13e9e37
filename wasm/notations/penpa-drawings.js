// What penpa-edit draws, as figures: coloured cells, lines, circles and squares, signs of inequality, and numbers that
// are no givens (swaroopg92/penpa-edit, docs/js/style.js and class_square.js, which have the styles by number).
// Other symbols are not drawn. Tested by tests/wasm/penpa-links.test.js.
import { isObject, numberIn, textIn } from './link-payload.js';

/** @typedef {import('./decoration.js').Draft} Draft */
/** @typedef {import('./link-payload.js').Json} Json */
/** @typedef {import('./penpa-link.js').Grid} Grid */

/** Pixels of a cell, in which the widths of lines are given. */
const CELL = 38;

/** Colours of cells, by style. */
const surfaces = `none #444444 #b3ffb3 #cccccc #000000 #c0e0ff #ffa3a3 #ffffa3 #999999 #ffb3ff #ffcc80 #cc99ff #eecab1
  #ff670099`.split(/\s+/);

/** Colour and width of lines, by style; others are thin and black. @type {Record<number, [string, number]>} */
const lineStyles = {
  3: ['#208020', 3],
  5: ['#999999', 3],
  6: ['#999999', 12],
  8: ['#ff0000', 3],
  9: ['#187bcd', 3],
  21: ['#000000', 5],
  30: ['#208020', 3],
  40: ['#999999', 2],
};
const usualLine = /** @type {[string, number]} */ (['#000000', 2]);
/** A cross at a point instead of a line. */
const X_MARK = 98;

/** Colours inside and around symbols, by style. @type {[string, string][]} */
const symbolStyles = [
  ['none', 'none'],
  ['#ffffff', '#000000'],
  ['#000000', '#000000'],
  ['#cccccc', 'none'],
  ['none', '#000000'],
  ['#cccccc', '#000000'],
  ['#ffffff', '#999999'],
  ['#ffffff', 'none'],
  ['#ffffff', '#000000'],
  ['#cccccc', '#000000'],
  ['#ffffff', '#000000'],
  ['#ff0000', '#ff0000'],
  ['#208020', '#208020'],
  ['none', '#000000'],
];

/** Width and height of symbols. @type {Record<string, number>} */
const symbolSizes = {
  circle_L: 0.86,
  circle_M: 0.7,
  circle_S: 0.44,
  circle_SS: 0.26,
  square_LL: 1,
  square_L: 0.8,
  square_M: 0.7,
  square_S: 0.44,
  square_SS: 0.26,
};

/** Colours of numbers, by style. */
const inks = 'none #000000 #4c9900 #999999 #ffffff #000000 #000000 #ffffff #187bcd #0000ff #ff0000 #ffffff'.split(' ');
/** Styles of numbers that have a circle behind them, and the style of the circle. @type {Record<number, number>} */
const circled = { 5: 7, 6: 1, 7: 2, 11: 11 };
/** Heights of numbers and diameters of their circles, by kind. @type {Record<string, [number, number]>} */
const numberSizes = { 1: [0.7, 0.84], 5: [0.25, 0.34], 6: [0.4, 0.5], 10: [0.6, 0.72] };
const usualNumber = /** @type {[number, number]} */ ([0.4, 0.5]);
const SMALL_NUMBER = 0.32;
const INEQUALITY = 0.45;

/** The figures of a drawing, those at the bottom first. @param {Grid} grid @param {Json} drawn @returns {Draft[]} */
export const penpaFigures = (grid, drawn) => [
  ...entriesOf(drawn.surface).map(([point, style]) => ({
    kind: /** @type {const} */ ('box'),
    colours: [colourAt(surfaces, style), 'none'],
    sizes: [1, 1],
    points: [grid.placeOf(point)],
  })),
  ...['line', 'freeline', 'wall'].flatMap((key) =>
    entriesOf(drawn[key])
      .filter(([, style]) => style !== X_MARK)
      .map(([ends, style]) =>
        lineFigure(
          ends.split(',').map((point) => grid.placeOf(point)),
          style,
        ),
      ),
  ),
  ...entriesOf(drawn.symbol).flatMap(([point, entry]) => symbolFigures(grid.placeOf(point), entry)),
];

/** @param {[x: number, y: number][]} points @param {unknown} style @returns {Draft} */
function lineFigure(points, style) {
  const [colour, width] = lineStyles[numberIn(style)] ?? usualLine;
  return { kind: 'line', colours: [colour], sizes: [width / CELL], points };
}

/** @param {[x: number, y: number]} place @param {unknown} entry style, name and layer @returns {Draft[]} */
function symbolFigures(place, entry) {
  const [style, name] = Array.isArray(entry) ? entry : [];
  const points = [place];
  if (name === 'inequality') {
    const angle = 90 * ((numberIn(style) - 1) % 4);
    return [{ kind: 'text', colours: ['#000000'], sizes: [INEQUALITY], points, angle, text: '<' }];
  }
  const size = typeof name === 'string' && Object.hasOwn(symbolSizes, name) ? symbolSizes[name] : 0;
  const kind = size > 0 && name.startsWith('circle') ? 'round' : 'box';
  return [{ kind, colours: colourAt(symbolStyles, style), sizes: [size, size], points }];
}

/**
 * A number that is no given, and the circle behind it.
 * @param {[x: number, y: number]} place
 * @param {unknown} entry text, style and kind
 * @param {boolean} isSmall whether it is in a corner
 * @returns {Draft[]}
 */
export function numberFigures(place, entry, isSmall) {
  const [text, style, kind] = Array.isArray(entry) ? entry : [];
  const [height, diameter] = isSmall ? [SMALL_NUMBER, 0] : (numberSizes[numberIn(kind)] ?? usualNumber);
  const points = [place];
  return [
    {
      kind: 'round',
      colours: colourAt(symbolStyles, circled[numberIn(style)]),
      sizes: [diameter, diameter],
      points,
    },
    { kind: 'text', colours: [colourAt(inks, style)], sizes: [height], points, text: textIn(text) },
  ];
}

/** @template T @param {T[]} styles @param {unknown} style @returns {T} the first one where there is no such style */
const colourAt = (styles, style) => styles[numberIn(style)] ?? styles[0];

/** @param {unknown} parts by point @returns {[string, any][]} */
const entriesOf = (parts) => (isObject(parts) ? Object.entries(parts) : []);
