// What is known of a board beyond its text, a hint or its true candidates, and how boards draw it. Only the page asks for it: a
// board draws what it is handed, so that one in somebody else's page carries none of this.

import { say } from '../language.js';
import { candidatesCell, nameOf } from './candidates.js';
import { digit } from './digit-cell.js';
import { hintGround } from './hint.js';

/** @import { Candidate, Hint } from 'quadrille' */
/** @import { Cell } from './grid.js' */

export class Insight {
  /** @param {Hint | undefined} hint @param {Candidate[][] | undefined} candidates  of each cell, the values that are in some solution */
  constructor(hint, candidates) {
    this.hint = hint;
    this.candidates = candidates;
  }

  /** What a hint is about, to be drawn under the cells. @param {number} columns @param {number} [width]  of a cell, where it is not a square */
  ground(columns, width) {
    return hintGround(this.hint, columns, width);
  }

  /**
   * An empty cell of which something is known.
   * @param {number} index
   * @param {string} alphabet  the symbol of value n is its n-th
   * @returns {Cell | undefined}
   */
  cell(index, alphabet) {
    const { hint, candidates } = this;
    if (hint?.cell === index && hint.value !== null) {
      const symbol = alphabet[hint.value - 1];
      return { index, name: say.hinted(symbol), classes: 'found', mark: digit(symbol) };
    }
    return candidates && candidatesCell(index, candidates[index], alphabet);
  }

  /** In how many solutions a cell holds the one value that there is, such as a queen, as spoken. @param {number} index @param {string} value */
  nameAt(index, value) {
    return nameOf(this.candidates?.[index][0], value);
  }
}
