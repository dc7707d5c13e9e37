// What is known of a board beyond its text, a hint or its true candidates, and how boards draw it. Only the page asks for it: a
// board draws what it is handed, so that one in somebody else's page carries none of this.

import { CAP, lengthOf, levelOf } from '../session/count-steps.js';
import { say } from '../strings/language.js';
import { candidatesCell, nameOf } from './candidates.js';
import { digit } from './digit-cell.js';
import { hintGround } from './hint.js';

/** @import { Candidate, Hint } from 'quadrille' */
/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { PageDesk } from '../session/page-session.js' */
/** @import { Cell } from './grid.js' */

/**
 * What is drawn of a session's board, with its hint or its true candidates.
 * @param {PageDesk} desk
 * @returns {Layers}
 */
export function annotatedLayers({ layers, findings: { hint, candidates } }) {
  return hint || candidates ? { ...layers, insight: new Insight(hint, candidates) } : layers;
}

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

  // Of a cell that can only hold one value, such as a queen: in how many solutions it does.

  /** As spoken. @param {number} index @param {string} value */
  nameAt(index, value) {
    return nameOf(this.#only(index), value);
  }

  /** As drawn; '' when it is in none. @param {number} index */
  countAt(index) {
    const candidate = this.#only(index);
    return candidate ? `${candidate.count}${candidate.count >= CAP || candidate.open ? '+' : ''}` : '';
  }

  /** In steps, as in levels.js; undefined when it is in none. @param {number} index */
  levelAt(index) {
    const candidate = this.#only(index);
    return candidate && levelOf(candidate.count);
  }

  /** The share of its place that a bar takes which tells the level. @param {number} index */
  lengthAt(index) {
    return lengthOf(this.levelAt(index) ?? 0);
  }

  /** @param {number} index */
  #only(index) {
    return this.candidates?.[index]?.[0];
  }
}
