// Annotations of a board: a hint or the true candidates, and how boards draw them. Only the page makes them. A board
// draws the annotations that it is given, so a board in another page does not load this code.

import { svg } from 'lit';
import { barLength, countStep } from '../session/count-steps.js';
import { hintedAt, hintInPart, reasonAt } from '../session/hint-steps.js';
import { CAP } from '../session/session.js';
import { hintOfMoment, momentAt } from '../session/supposition.js';
import { moreStrings } from '../strings/more-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { candidatesCell, nameOf } from './candidates.js';
import { digit } from './digit-cell.js';
import { askedGround, hintGround, unitOf } from './hint.js';
import styles from './hints.css?inline';
import { shownLinks } from './links.js';
import { hintOfReason, hintOfStep, shownCell, stepGround } from './step.js';

/** @import { Candidate, Hint } from 'quadrille' */
/** @import { HintInPart } from '../session/hint-steps.js' */
/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Cell } from './grid.js' */

/**
 * What is drawn of a session's board, with its hint or its true candidates.
 * @param {PageSession} session
 * @returns {Layers}
 */
export function annotatedLayers({
  puzzle,
  text,
  layers,
  hintStep,
  hintDegree,
  annotated: { hint, candidates, stands },
  game: { asked = [] },
}) {
  if (!hint && !candidates && asked.length === 0) return layers;
  if (hint && hintDegree < 2)
    return { ...layers, annotations: new Annotations(hintInPart(hint, hintDegree), candidates) };
  const moment = hint && momentAt(hint, hintStep);
  if (hint && moment) return { ...layers, annotations: new Annotations(hintOfMoment(hint, moment), undefined) };
  const step = hint?.steps[hintStep];
  const reason = hint && reasonAt(hint, hintStep);
  if (hint && reason) return { ...layers, annotations: new Annotations(hintOfReason(hint, reason), candidates) };
  const filled = (puzzle.filling?.read(text) ?? []).flatMap((value, cell) => (value ? cell : []));
  const annotations = hint && step ? new StepAnnotations(hint, step, filled) : new Annotations(hint, candidates, asked);
  if (hint && stands && puzzle.place) annotations.standing = new Set([...hint.because, hint.cell ?? -1]);
  return { ...layers, annotations };
}

export class Annotations {
  /** The style sheet of a board that has annotations. */
  styles = styles;

  /** The cells that stand out; undefined: none is dimmed. @type {Set<number> | undefined} */
  standing;

  /**
   * @param {HintInPart | undefined} hint
   * @param {Candidate[][] | undefined} candidates  by cell, the values that are in some solution
   * @param {number[]} [asked]  the cells that the symmetry of the givens asks for
   */
  constructor(hint, candidates, asked = []) {
    this.hint = hint;
    this.candidates = candidates;
    this.asked = asked;
    // On a board with one solution every cell has one value: that is the solution.
    this.isUnique = candidates?.every((values) => values.length <= 1 && (values[0]?.count ?? 1) === 1) ?? false;
  }

  /**
   * Draws what a hint is about, under the cells.
   * @param {number} columns
   * @param {number} [width]  of a cell that is not a square
   */
  ground(columns, width) {
    return svg`${hintGround(this.hint, columns, width)}${askedGround(this.asked, columns)}`;
  }

  /** The cells of what a hint is about. @param {number} columns */
  about(columns) {
    return this.hint ? unitOf(this.hint, columns) : [];
  }

  /** The chain of a step, which is a part of the ground. @param {number} _columns @returns {unknown} */
  links(_columns) {
    return '';
  }

  /**
   * An empty cell with its annotation, if there is one.
   * @param {number} index
   * @param {import('./digit-cell.js').Symbols} alphabet  the symbol of value n is its n-th
   * @returns {Cell | undefined}
   */
  cell(index, alphabet) {
    const { hint, candidates } = this;
    const value = hintedAt(hint, index);
    if (value !== undefined) {
      const symbol = alphabet[value - 1];
      return { index, name: pageStrings.hinted(symbol), classes: 'found', mark: digit(symbol) };
    }
    const cell = candidates && (this.#solved(index, alphabet) ?? candidatesCell(index, candidates[index], alphabet));
    if (!this.asked.includes(index)) return cell;
    const { name, ...drawn } = cell ?? { index, name: pageStrings.empty, classes: 'empty', mark: '' };
    return { ...drawn, name: `${name}, ${moreStrings().asked}` };
  }

  /**
   * A cell of the only solution: large, and paler than what is on the board.
   * @param {number} index
   * @param {import('./digit-cell.js').Symbols} alphabet
   * @returns {Cell | undefined}
   */
  #solved(index, alphabet) {
    const [only] = this.candidates?.[index] ?? [];
    if (!this.isUnique || !only) return undefined;
    const symbol = alphabet[only.value - 1];
    return { index, name: stepsStrings().onlyValue(symbol), classes: 'empty pale', mark: digit(symbol) };
  }

  /** Whether a cell is dimmed. @param {number} index */
  isDim(index) {
    return this.standing?.has(index) === false;
  }

  // The following are for cells with one possible value, such as a queen.

  /** The spoken text: in how many solutions the cell has its value. @param {number} index @param {string} value */
  nameAt(index, value) {
    return nameOf(this.#only(index), value);
  }

  /** The number of solutions as drawn; '' when there is none. @param {number} index */
  countAt(index) {
    const candidate = this.#only(index);
    return candidate ? `${candidate.count}${candidate.count >= CAP || candidate.open ? '+' : ''}` : '';
  }

  /** The step of the number (session/count-steps.js); undefined when there is none. @param {number} index */
  stepAt(index) {
    const candidate = this.#only(index);
    return candidate && countStep(candidate.count);
  }

  /** The length of the bar, 0…1 of its place. @param {number} index */
  barLengthAt(index) {
    return barLength(this.stepAt(index) ?? 0);
  }

  /** @param {number} index */
  #only(index) {
    return this.candidates?.[index]?.[0];
  }
}

/** A named step that leads to a hint's value. */
class StepAnnotations extends Annotations {
  #step;
  #links;
  #filled;

  /** @param {Hint} hint @param {Hint['steps'][number]} step @param {number[]} filled  the cells with digits */
  constructor(hint, step, filled) {
    super(hintOfStep(hint, step, filled), undefined);
    this.#step = step;
    this.#filled = filled;
    this.#links = shownLinks(step);
  }

  /** @param {number} columns @param {number} [width] */
  ground(columns, width) {
    return svg`${super.ground(columns, width)}${this.links(columns)}`;
  }

  /** @param {number} columns */
  links(columns) {
    return stepGround(this.#step, this.#links, columns, this.#filled);
  }

  /** @param {number} index @param {import('./digit-cell.js').Symbols} alphabet */
  cell(index, alphabet) {
    return shownCell(super.cell(index, alphabet), this.#step, this.#links, index, alphabet);
  }
}
