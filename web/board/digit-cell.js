// A cell that holds a digit or nothing: given, a person's own, found, or tried by the running search, and told apart by more
// than colour; pencil marks in one that is empty.

import { svg } from 'lit';
import { say } from '../strings/strings.js';
import { CELL } from './grid.js';

/** @import { Cell } from './grid.js' */
/** @import { Insight } from './annotations.js' */

export const BLANK = '.';

/**
 * @typedef {object} DigitLayers  this cell's symbols
 * @property {string} [brought]  what was given here before anything was entered; undefined where nothing was given anywhere
 * @property {string} [found]
 * @property {string} [other]
 * @property {string} [tried]
 * @property {string} [marks]
 * @property {Insight} [insight]  of the whole board
 */

/**
 * @param {number} index
 * @param {string} given  BLANK when there is none
 * @param {boolean} clash  whether the given contradicts another
 * @param {DigitLayers} layers
 * @param {string} alphabet  of the marks: they stand in its order, in a square
 * @returns {Cell}
 */
export function digitCell(index, given, clash, layers, alphabet) {
  const { brought = given, found = BLANK, other = found, tried = BLANK, marks = '', insight } = layers;
  if (given !== BLANK) {
    const own = brought !== given;
    return {
      index,
      ...entry(given, own, clash),
      mark: svg`${digit(given)}${clash ? strike : ''}`,
    };
  }
  if (found !== BLANK) {
    const differs = other !== found;
    return {
      index,
      name: differs ? say.foundOr(found, other) : say.found(found),
      classes: differs ? 'found differs' : 'found',
      mark: svg`${digit(found)}${differs ? corner : ''}`,
    };
  }
  if (tried !== BLANK) return { index, name: say.tried(tried), classes: 'tried', mark: digit(tried) };
  const known = insight?.cell(index, alphabet);
  if (known) return known;
  if (marks) return { index, name: say.marked(marks), classes: 'empty', mark: small(marks, alphabet) };
  return { index, name: say.empty, classes: 'empty', mark: '' };
}

/**
 * How something that stands on the board is spoken of and drawn.
 * @param {string} what
 * @param {boolean} own  whether a person has entered it
 * @param {boolean} clash
 */
export function entry(what, own, clash) {
  return {
    name: [say.given(what), clash && say.conflict, own && say.own].filter(Boolean).join(', '),
    classes: (own ? 'own' : 'given') + (clash ? ' clash' : ''),
  };
}

/** @param {string} symbol */
export const digit = (symbol) => svg`<text x=${CELL / 2} y=${CELL * 0.71}>${symbol}</text>`;

const INSET = 2; // keeps pencil marks off the lines

/** One text with a place for each of its letters. @param {string} marks @param {string} alphabet */
function small(marks, alphabet) {
  const perRow = Math.ceil(Math.sqrt(alphabet.length));
  const scale = 1.3 / perRow;
  const step = (CELL - 2 * INSET) / perRow / scale;
  const places = Array.from(marks, (symbol) => alphabet.indexOf(symbol));
  const x = places.map((place) => INSET / scale + ((place % perRow) + 0.5) * step).join(' ');
  const y = places.map((place) => INSET / scale + (Math.floor(place / perRow) + 0.79) * step).join(' ');
  return svg`<text class="marks" transform="scale(${scale})" x=${x} y=${y}>${marks}</text>`;
}

// Signs that do not depend on colour: a bar under a clash, a folded corner where two solutions differ.
export const strike = svg`<path class="strike" d="M${CELL * 0.22} ${CELL * 0.86}H${CELL * 0.78}"></path>`;
const corner = svg`<path class="corner" d="M${CELL} 0V${CELL * 0.3}L${CELL * 0.7} 0Z"></path>`;
