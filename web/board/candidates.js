// True candidates in a cell: the values that appear in some solution, small and each at its place, with a bar below it that is
// the longer the more solutions hold it. Where there is no room for digits, as on large boards and phones, the bars stand alone.
// Tested by tests/web/insight.test.js.

import { svg } from 'lit';
import { CAP, lengthOf, levelOf } from '../session/count-steps.js';
import { say } from '../strings/language.js';
import { digit } from './digit-cell.js';
import { CELL } from './grid.js';

/** @import { Candidate } from 'quadrille' */
/** @import { Cell } from './grid.js' */

const INSET = 1.5; // keeps them off the lines
// With more values than this, digits are only legible where the board is large; with more than that, nowhere.
const [NARROW, LEGIBLE] = [9, 16];

/** As spoken: the value, and in how many solutions it is. @param {Candidate} candidate @param {string} value */
const spoken = ({ count, open }, value) => say.candidate(value, count, count >= CAP || open);

/** Of a value that is there or not, such as a queen. @param {Candidate | undefined} candidate @param {string} value */
export const nameOf = (candidate, value) => (candidate ? spoken(candidate, value) : say.notIn(value));

/**
 * @param {number} index
 * @param {Candidate[]} candidates  of an open cell
 * @param {string} alphabet  the symbol of value n is its n-th; they stand in its order, in a square
 * @returns {Cell}
 */
export function candidatesCell(index, candidates, alphabet) {
  const [first] = candidates;
  if (!first) return { index, name: say.empty, classes: 'empty', mark: '' };
  const values = candidates.map((each) => alphabet[each.value - 1]);
  if (candidates.length === 1 && first.count > 0) {
    return {
      index,
      name: say.only(values[0]),
      classes: 'found',
      mark: digit(values[0]),
    };
  }
  return {
    index,
    name: say.mayHold(candidates.map((each, i) => spoken(each, values[i]))),
    classes: room(alphabet.length),
    mark: svg`${[0, 1, 2, 3, 4].map((level) => {
      const those = candidates.filter(({ count }) => levelOf(count) === level);
      return those.length > 0 ? drawn(those, level, alphabet) : '';
    })}`,
  };
}

/** @param {number} values */
const room = (values) => `empty candidates${values > LEGIBLE ? ' tiny' : values > NARROW ? ' narrow' : ''}`;

/** Those of one level: one text with a place for each letter, and one path of their bars. @param {Candidate[]} candidates @param {number} level @param {string} alphabet */
function drawn(candidates, level, alphabet) {
  const perRow = Math.ceil(Math.sqrt(alphabet.length));
  const side = (CELL - 2 * INSET) / perRow;
  const scale = 1.2 / perRow;
  const places = candidates.map(({ value }) => ({
    x: INSET + (((value - 1) % perRow) + 0.5) * side,
    y: INSET + Math.floor((value - 1) / perRow) * side,
  }));
  const length = lengthOf(level) * side * 0.8;
  const bars = places.map(({ x, y }) => `M${x - length / 2} ${y + side * 0.86}h${length}v${side * 0.07}h${-length}Z`);
  const dot = side * (0.24 + 0.6 * lengthOf(level));
  const dots = places.map(({ x, y }) => `M${x - dot / 2} ${y + (side - dot) / 2}h${dot}v${dot}h${-dot}Z`);
  return svg`<g class="level-${level}">
    ${
      alphabet.length > LEGIBLE
        ? ''
        : svg`<text class="marks" transform="scale(${scale})" x=${places.map(({ x }) => x / scale).join(' ')}
          y=${places.map(({ y }) => (y + side * 0.7) / scale).join(' ')}>${candidates.map(({ value }) => alphabet[value - 1]).join('')}</text>
        <path class="bar" d=${bars.join('')}></path>`
    }
    ${alphabet.length > NARROW ? svg`<path class="spot" d=${dots.join('')}></path>` : ''}
  </g>`;
}
