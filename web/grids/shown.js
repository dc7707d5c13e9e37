// What is to be seen in each cell of a grid puzzle, and where it comes from: the board, a person, or an answer.

import { hintedAt } from '../session/hint-steps.js';
import { readMarks, splitMarks } from '../session/marks.js';
import { describe, valuesOf } from './genres.js';
import { readGrid, tokensOf } from './text.js';

/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { GridBoard } from './text.js' */

/**
 * given: it was on the board before; own: a person has filled it in; found: an answer has it; differs: and another one
 * has not; tried: the running search has it; hinted: a hint says it
 * @typedef {'given' | 'own' | 'found' | 'differs' | 'tried' | 'hinted' | ''} Source
 *
 * @typedef {{token: string, by: Source}} Shown
 */

const NOTHING = /** @type {Shown} */ ({ token: '', by: '' });

/** @param {GridBoard} board @param {Layers} layers @returns {Shown[]} */
export function shownIn(board, layers) {
  const { givens, found, other, tried, marks, isSet } = layers;
  const values = valuesOf(board);
  const original = givens === undefined ? values : valuesOf(readGrid(givens));
  const [right, second, attempt] = [found, other, tried].map(tokensOf);
  const { isClosed, isOfParts, values: valuesOfGenre } = describe(board);
  const painted = isSet ? readMarks(marks) : new Map();
  return values.map((token, index) => {
    if (isClosed?.(board, index)) return { token, by: 'given' };
    if (token !== '') return { token, by: isOfParts || original[index] !== token ? 'own' : 'given' };
    if (right && right[index] !== '?') {
      const differs = second !== undefined && second[index] !== right[index] && !isOfParts;
      return { token: right[index], by: differs ? 'differs' : 'found' };
    }
    if (attempt && attempt[index] !== '?' && !isOfParts) return { token: attempt[index], by: 'tried' };
    const hinted = isOfParts ? undefined : hintedAt(layers.annotations?.hint, index);
    if (hinted !== undefined) return { token: valuesOfGenre(board)[hinted - 1] ?? '', by: 'hinted' };
    return splitMarks(painted.get(index)).marks === '#' ? { token: '#', by: 'own' } : NOTHING;
  });
}
