// How rules are drawn by a person: the usual tool of each family, and which cells can have a rule.

/** @import { Tool, Value } from './rule.js' */

/** @type {Value} */
export const SUM = { word: 'sum', usual: '', least: 0, most: 999 };
/** @type {Value} */
const CLUE = { word: 'clue', usual: '', least: 0, most: 999 };

/** @param {Partial<Tool>} [more] @returns {Tool} */
export const line = (more) => ({ family: 'lines', gesture: 'path', least: 2, ...more });
/** @param {Partial<Tool>} [more] @returns {Tool} */
export const area = (more) => ({ family: 'areas', gesture: 'set', least: 1, ...more });
/** @param {Partial<Tool>} [more] @returns {Tool} */
export const dot = (more) => ({ family: 'dots', gesture: 'edge', least: 2, ...more });
/** @returns {Tool} */
export const cell = () => ({ family: 'cells', gesture: 'cell', least: 1 });
/** @param {Partial<Tool>} [more] @returns {Tool} */
export const clue = (more) => ({ family: 'outside', gesture: 'side', least: 2, value: CLUE, ...more });

/** @param {number[][]} sets */
export const isEven = ([cells]) => cells.length % 2 === 0;
/** @param {number[][]} sets */
export const areSeveral = (sets) => sets.length > 1;
/** Two sets of one cell are a clone. @param {number[][]} sets */
export const areEqual = (sets) =>
  areSeveral(sets) && sets.every(({ length }) => length > 1 && length === sets[0].length);

/**
 * Whether the pill at the beginning of a line can be read as a number, from left to right and from top to bottom.
 * @type {NonNullable<Tool['accepts']>}
 */
export function hasPill([cells], length, { columns }) {
  const pill = cells.slice(0, Number(length)).sort((a, b) => a - b);
  const isNext = (/** @type {number} */ cell, /** @type {number} */ before) => {
    const [down, right] = [
      Math.floor(cell / columns) - Math.floor(before / columns),
      (cell % columns) - (before % columns),
    ];
    return down <= 1 && (right === 0 || right === 1);
  };
  return cells.length > pill.length && pill.every((cell, i) => i === 0 || isNext(cell, pill[i - 1]));
}
