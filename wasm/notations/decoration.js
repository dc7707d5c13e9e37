// What is drawn on a board without a rule, as lines of text. In a text in the notation `iss`, each of them stands
// behind `#~`, before the rules:
//
//     #~ line #ffccaa 0.25 7.5,0.5 7.5,1.5 8.5,1.5
//     #~ round #ffffff #8a8a8a 0.4 0.4 6.5,3
//     #~ text #000000 0.7 7,3.5 90deg : >
//
// Colours, sizes, points, an angle, and a text behind a colon. Links are read into such lines, and the page draws them.
// What is not understood is passed over: nothing here fails. Tested by tests/wasm/decoration.test.js.

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
 *
 * @typedef {Pick<Figure, 'kind'> & Partial<Figure>} Draft  as it is in a link: it may be incomplete or out of bounds
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

/** Longer texts are cut, and larger figures are not drawn. */
const [MAX_TEXT, MAX_LENGTH] = [80, 100];

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

/**
 * The line of a figure; undefined when it cannot be drawn.
 * @param {Draft} figure
 */
export function writeFigure({ kind, colours = [], sizes = [], points = [], angle = 0, text = '' }) {
  if (!isDrawable({ kind, colours, sizes, points, angle, text })) return undefined;
  const words = [kind, ...colours, ...sizes.map(shortNumber), ...points.map((point) => point.map(shortNumber).join())];
  if (shortNumber(angle) !== '0') words.push(`${shortNumber(angle)}deg`);
  const label = [...text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()].slice(0, MAX_TEXT).join('');
  return label === '' ? words.join(' ') : `${words.join(' ')} : ${label}`;
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

/** With two digits after the point at most. @param {number} number */
const shortNumber = (number) => String(Math.round(number * 100) / 100 + 0);

/** Colours by name that links have. @type {Readonly<Record<string, string>>} */
const names = {
  none: 'none',
  transparent: 'none',
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  grey: '#808080',
  gray: '#808080',
  lightgrey: '#d3d3d3',
  lightgray: '#d3d3d3',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
};

/**
 * A colour of CSS as figures have it.
 * @param {unknown} value
 * @param {string} [usual] where a link names none, or one that is not known
 * @param {number} [opacity] from 0 to 1; anything else is 1
 */
export function colourOf(value, usual = '#808080', opacity = 1) {
  const colour = plainColour(typeof value === 'string' ? value.trim().toLowerCase() : '') ?? usual;
  return colour.length === 7 && opacity >= 0 && opacity < 1 ? withAlpha(colour, opacity) : colour;
}

/** @param {string} colour */
function plainColour(colour) {
  if (/^#[0-9a-f]{3,4}$/.test(colour)) return withoutFullAlpha(colour.replaceAll(/[0-9a-f]/g, '$&$&'));
  if (COLOUR.test(colour)) return withoutFullAlpha(colour);
  if (/^[0-9a-f]{6}$/.test(colour)) return `#${colour}`; // SudokuPad shortens colours so
  const [, parts = ''] = /^rgba?\(([\d\s.,/%]+)\)$/.exec(colour) ?? [];
  const [red, green, blue, alpha = 1] = parts.split(/[\s,/]+/).map(Number);
  if ([red, green, blue].every((part) => part >= 0 && part <= 255))
    return withAlpha(`#${[red, green, blue].map(twoDigits).join('')}`, alpha);
  return Object.hasOwn(names, colour) ? names[colour] : undefined;
}

/** @param {string} colour of six digits @param {number} alpha from 0 to 1 */
const withAlpha = (colour, alpha) => withoutFullAlpha(colour + twoDigits(255 * Math.min(Math.max(alpha, 0), 1)));

/** @param {string} colour */
const withoutFullAlpha = (colour) => (colour.length === 9 && colour.endsWith('ff') ? colour.slice(0, 7) : colour);

/** @param {number} part from 0 to 255 */
const twoDigits = (part) => Math.round(part).toString(16).padStart(2, '0');
