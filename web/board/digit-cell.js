// A cell that holds a digit or nothing: given, found, or tried by the running search, and told apart by more than colour.

import { svg } from 'lit';
import { say } from '../strings.js';
import { CELL } from './grid.js';

/** @import { Cell } from './grid.js' */

export const BLANK = '.';

/**
 * @param {number} index
 * @param {string} given  BLANK when there is none
 * @param {boolean} clash  whether the given contradicts another
 * @param {{found?: string, other?: string, tried?: string}} layers  this cell's symbols
 * @returns {Cell}
 */
export function digitCell(index, given, clash, { found = BLANK, other = found, tried = BLANK }) {
  if (given !== BLANK) {
    return {
      index,
      name: say.given(given) + (clash ? `, ${say.conflict}` : ''),
      classes: clash ? 'given clash' : 'given',
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
  return { index, name: say.empty, classes: 'empty', mark: '' };
}

/** @param {string} symbol */
const digit = (symbol) => svg`<text x=${CELL / 2} y=${CELL * 0.71}>${symbol}</text>`;

// Signs that do not depend on colour: a bar under a clash, a folded corner where two solutions differ.
const strike = svg`<path class="strike" d="M${CELL * 0.22} ${CELL * 0.86}H${CELL * 0.78}"></path>`;
const corner = svg`<path class="corner" d="M${CELL} 0V${CELL * 0.3}L${CELL * 0.7} 0Z"></path>`;
