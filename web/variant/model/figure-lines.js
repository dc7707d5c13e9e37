// What is drawn on a board without a rule, as lines of text. In a text in the notation `iss`, each of them stands
// behind `#~`, before the rules:
//
//     #~ line #ffccaa 0.25 7.5,0.5 7.5,1.5 8.5,1.5
//     #~ round #ffffff #8a8a8a 0.4 0.4 6.5,3
//     #~ text #000000 0.7 7,3.5 90deg : >
//
// Colours, sizes, points, an angle, and a text behind a colon. Core reads links into such lines
// (core/links/figure.hpp), and the page draws them. What is not understood is passed over: nothing here fails.
// Tested by tests/wasm/decoration.test.js.

/**
 * Lengths are in cells, and points are from the upper left corner of the board.
 * @typedef {object} Figure
 * @property {FigureKind} kind
 * @property {string[]} colours  `#rrggbb`, `#rrggbbaa` or `none`; a box and a round have one inside and one around
 * @property {number[]} sizes  the width of a line, the width and height of a box or round, the height of letters
 * @property {[x: number, y: number][]} points  of a line in its order; else the middle, or the cells of a cage
 * @property {number} angle  clockwise, in degrees
 * @property {string} text  on one line
 *
 * @typedef {'line' | 'arrow' | 'box' | 'round' | 'text' | 'cage'} FigureKind  an arrow has its head at the end
 */

/** How the line of words begins that counts what is drawn. */
export const DRAWN = 'drawn without a rule:';

/** How many colours, sizes and points a kind needs. @type {Readonly<Record<string, [number, number, number]>>} */
const NEEDS = {
  line: [1, 1, 2],
  arrow: [1, 1, 2],
  box: [2, 2, 1],
  round: [2, 2, 1],
  text: [1, 1, 1],
  cage: [1, 0, 1],
};

/** Larger figures are not drawn. */
const MAX_LENGTH = 100;

const COLOUR = /^(none|#[0-9a-f]{6}(?:[0-9a-f]{2})?)$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** @param {string} line without `#~` @returns {Figure | undefined} */
export function readFigure(line) {
  const [, signs, text = ''] = /** @type {RegExpExecArray} */ (/^(.*?)(?:\s:\s*(.*))?$/.exec(line));
  const [kind, ...words] = signs.trim().split(/\s+/);
  /** @type {Figure} */
  const figure = { kind: /** @type {FigureKind} */ (kind), colours: [], sizes: [], points: [], angle: 0, text };
  for (const word of words) {
    const parts = word.split(',');
    if (COLOUR.test(word)) figure.colours.push(word);
    else if (word.endsWith('deg') && NUMBER.test(word.slice(0, -3))) figure.angle = Number(word.slice(0, -3));
    else if (parts.length > 2 || !parts.every((part) => NUMBER.test(part))) return undefined;
    else if (parts.length === 1) figure.sizes.push(Number(word));
    else figure.points.push([Number(parts[0]), Number(parts[1])]);
  }
  return isDrawable(figure) ? figure : undefined;
}

/** @param {Figure} figure */
function isDrawable({ kind, colours, sizes, points, angle, text }) {
  const [colourCount, sizeCount, pointCount] = Object.hasOwn(NEEDS, kind) ? NEEDS[kind] : [-1, 0, 0];
  return (
    colours.length === colourCount &&
    sizes.length === sizeCount &&
    points.length >= pointCount &&
    (kind !== 'text' || text.trim() !== '') &&
    colours.every((colour) => COLOUR.test(colour)) &&
    colours.some((colour) => colour !== 'none') &&
    sizes.every((size) => size > 0 && size <= MAX_LENGTH) &&
    [angle, ...points.flat()].every((number) => Number.isFinite(number)) &&
    points.flat().every((at) => Math.abs(at) <= MAX_LENGTH)
  );
}
