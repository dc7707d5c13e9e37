// A cell with a digit or pencil marks. A digit is given, a person's own entry, found by the solver, or tried by the
// running search; the four differ by more than colour.

import { svg } from 'lit';
import { CELL } from './places.js';

/** @import { Cell } from './grid.js' */
/** @import { Annotations } from './annotations.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */

export const BLANK = '.';

/** @typedef {string | string[]} Symbols  one character each, or one text each, such as 10 */

/**
 * @typedef {object} DigitLayers  the symbols of this cell
 * @property {string} [original]  the given as it was imported; undefined when the board has no givens
 * @property {string} [found]
 * @property {string} [other]
 * @property {string} [tried]
 * @property {Symbols} [marks]  pencil marks in the corners
 * @property {Symbols} [centre]  pencil marks in the centre
 * @property {Annotations} [annotations]  of the whole board
 */

/**
 * The cells that are marked as wrong. While mistakes are shown, these alone: else a right entry that clashes with one
 * would look wrong too. Otherwise the cells that clash.
 * @param {Set<number>} clashing
 * @param {Set<number>} [mistakes]
 */
export const faulty = (clashing, mistakes) => (mistakes?.size ? mistakes : clashing);

/**
 * @param {number} index
 * @param {string} given  the symbol on the board; BLANK when there is none
 * @param {boolean} clash  whether it contradicts another symbol
 * @param {DigitLayers} layers
 * @param {Symbols} alphabet  all symbols; marks are placed in this order, in a square
 * @param {BoardStrings} words
 * @returns {Cell}
 */
export function digitCell(index, given, clash, layers, alphabet, words) {
  const {
    original = given,
    found = BLANK,
    other = found,
    tried = BLANK,
    marks = '',
    centre = '',
    annotations,
  } = layers;
  if (given !== BLANK) {
    const own = original !== given;
    return {
      index,
      ...entry(words, given, own, clash),
      mark: svg`${digit(given)}${clash ? strike : ''}`,
    };
  }
  if (found !== BLANK) {
    const differs = other !== found;
    return {
      index,
      name: differs ? words.foundOr(found, other) : words.found(found),
      classes: differs ? 'found differs' : 'found',
      mark: svg`${digit(found)}${differs ? corner : ''}`,
    };
  }
  if (tried !== BLANK) return { index, name: words.tried(tried), classes: 'tried', mark: digit(tried) };
  const annotated = annotations?.cell(index, alphabet);
  if (annotated) return annotated;
  if (marks.length + centre.length > 0) {
    const mark = centre.length > 0 ? svg`${edgeMarks(marks)}${centreMarks(centre)}` : pencilMarks(marks, alphabet);
    return { index, name: words.marked([...marks], [...centre]), classes: 'empty', mark };
  }
  return { index, name: words.empty, classes: 'empty', mark: '' };
}

/**
 * The spoken name and the classes of something on the board.
 * @param {BoardStrings} words
 * @param {string} what
 * @param {boolean} own  whether a person has entered it
 * @param {boolean} clash
 */
export function entry(words, what, own, clash) {
  return {
    name: [own ? words.own(what) : words.given(what), clash && words.conflict].filter(Boolean).join(', '),
    classes: (own ? 'own' : 'given') + (clash ? ' clash' : ''),
  };
}

/** @param {string} symbol */
export const digit = (symbol) =>
  svg`<text class=${symbol.length > 1 ? 'long' : ''} x=${CELL / 2} y=${CELL * 0.71}>${symbol}</text>`;

const INSET = 2; // keeps pencil marks off the lines

/** Draws pencil marks: each symbol at its own place. @param {Symbols} marks @param {Symbols} alphabet */
export function pencilMarks(marks, alphabet) {
  const perRow = Math.ceil(Math.sqrt(alphabet.length));
  const scale = 1.3 / perRow;
  const step = (CELL - 2 * INSET) / perRow / scale;
  /** @param {Symbols} symbols */
  const drawn = (symbols) => {
    const places = Array.from(symbols, (symbol) => alphabet.indexOf(symbol));
    const x = places.map((place) => INSET / scale + ((place % perRow) + 0.5) * step).join(' ');
    const y = places.map((place) => INSET / scale + (Math.floor(place / perRow) + 0.79) * step).join(' ');
    return svg`<text class="marks" transform="scale(${scale})" x=${x} y=${y}>${symbols}</text>`;
  };
  // One text has a place for each character.
  return typeof marks === 'string' ? drawn(marks) : svg`${marks.map((symbol) => drawn([symbol]))}`;
}

/** Draws pencil marks in the centre, smaller where there are many. @param {Symbols} marks */
function centreMarks(marks) {
  const written = [...marks].join(typeof marks === 'string' ? '' : ' ');
  const scale = Math.min(0.44, 2.3 / written.length);
  return svg`<text class="marks" transform="translate(${CELL / 2} ${CELL * (0.5 + 0.22 * scale)}) scale(${scale})"
    >${written}</text>`;
}

/** Draws pencil marks around those in the centre: in the corners, and between them. @param {Symbols} marks */
function edgeMarks(marks) {
  const perRow = Math.max(2, Math.ceil(marks.length / 2));
  const scale = Math.min(0.36, 2 / perRow);
  const inset = 8 * scale + 1;
  return [...marks].map((symbol, i) => {
    const x = inset + ((i % perRow) / (perRow - 1)) * (CELL - 2 * inset);
    const y = CELL * (i < perRow ? 0.26 : 0.94);
    return svg`<text class="marks" transform="translate(${x} ${y}) scale(${scale})">${symbol}</text>`;
  });
}

// Signs that do not depend on colour: a bar below a contradiction, and a folded corner where two solutions differ.
export const strike = svg`<path class="strike" d="M${CELL * 0.22} ${CELL * 0.86}H${CELL * 0.78}"></path>`;
const corner = svg`<path class="corner" d="M${CELL} 0V${CELL * 0.3}L${CELL * 0.7} 0Z"></path>`;
