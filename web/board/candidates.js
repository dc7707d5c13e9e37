// True candidates in a cell: the values that are in some solution. Each is drawn small at its own place, with a bar
// below it whose length shows in how many solutions it is; where these are many it has none. Where digits would be too
// small, as on large boards and phones, only bars are drawn. Tested by tests/web/annotations.test.js.

import { svg } from 'lit';
import { barLength, countStep } from '../session/count-steps.js';
import { CAP } from '../session/session.js';
import { pageStrings } from '../strings/page-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { CELL } from './places.js';

/** @import { Candidate } from 'quadrille' */
/** @import { Symbols } from './digit-cell.js' */
/** @import { Cell } from './grid.js' */

const INSET = 1.5; // keeps the values off the lines
// With more than NARROW values, digits are legible only on a wide screen. With more than LEGIBLE values they never are.
const [NARROW, LEGIBLE] = [9, 16];

/** The spoken text: the value, and in how many solutions it is. @param {Candidate} candidate @param {string} value */
const spoken = ({ count, open }, value) => stepsStrings().inSolutions(value, count, count >= CAP || open);

/**
 * The spoken text about a value that is present or not, such as a queen.
 * @param {Candidate | undefined} candidate
 * @param {string} value
 */
export const nameOf = (candidate, value) => (candidate ? spoken(candidate, value) : stepsStrings().inNoSolution(value));

/**
 * @param {number} index
 * @param {Candidate[]} candidates  of an open cell
 * @param {Symbols} alphabet  the symbol of value n is its n-th; the symbols are placed in this order, in a square
 * @returns {Cell}
 */
export function candidatesCell(index, candidates, alphabet) {
  const [first] = candidates;
  if (!first) return { index, name: pageStrings.empty, classes: 'empty', mark: '' };
  const values = candidates.map((each) => alphabet[each.value - 1]);
  if (candidates.length === 1 && first.count > 0) {
    const [{ count }] = candidates;
    const mark = drawStep(candidates, countStep(count), alphabet);
    return { index, name: stepsStrings().onlyValue(values[0]), classes: cellClasses(alphabet.length), mark };
  }
  return {
    index,
    name: stepsStrings().mayHold(candidates.map((each, i) => spoken(each, values[i]))),
    classes: cellClasses(alphabet.length),
    mark: svg`${[0, 1, 2, 3, 4].map((step) => {
      const inStep = candidates.filter(({ count }) => countStep(count) === step);
      return inStep.length > 0 ? drawStep(inStep, step, alphabet) : '';
    })}`,
  };
}

/** @param {number} values */
const cellClasses = (values) => `empty candidates${values > LEGIBLE ? ' tiny' : values > NARROW ? ' narrow' : ''}`;

/**
 * Draws the candidates of one count step: a text with a place for each symbol, and a path with all bars.
 * @param {Candidate[]} candidates
 * @param {number} step
 * @param {Symbols} alphabet
 */
function drawStep(candidates, step, alphabet) {
  const symbols = candidates.map(({ value }) => alphabet[value - 1]);
  const perRow = Math.ceil(Math.sqrt(alphabet.length));
  const side = (CELL - 2 * INSET) / perRow;
  const scale = 1.2 / perRow;
  const places = candidates.map(({ value }) => ({
    x: INSET + (((value - 1) % perRow) + 0.5) * side,
    y: INSET + Math.floor((value - 1) / perRow) * side,
  }));
  const length = barLength(step) * side * 0.8;
  const bars = places.map(({ x, y }) => `M${x - length / 2} ${y + side * 0.86}h${length}v${side * 0.07}h${-length}Z`);
  const dot = side * (0.24 + 0.6 * barLength(step));
  const dots = places.map(({ x, y }) => `M${x - dot / 2} ${y + (side - dot) / 2}h${dot}v${dot}h${-dot}Z`);
  /** @param {number} from @param {number} [to] */
  const written = (from, to) => {
    const some = places.slice(from, to);
    return svg`<text class="marks" transform="scale(${scale})" x=${some.map(({ x }) => x / scale).join(' ')}
      y=${some.map(({ y }) => (y + side * 0.7) / scale).join(' ')}>${symbols.slice(from, to).join('')}</text>`;
  };
  // One text has a place for each character.
  const texts = () => (typeof alphabet === 'string' ? written(0) : symbols.map((_, i) => written(i, i + 1)));
  return svg`<g class="step-${step}">
    ${
      alphabet.length > LEGIBLE
        ? ''
        : svg`${texts()}<path class="bar" d=${length < side * 0.8 ? bars.join('') : ''}></path>`
    }
    ${alphabet.length > NARROW ? svg`<path class="spot" d=${dots.join('')}></path>` : ''}
  </g>`;
}
