// The steps of a hint that are shown one after the other: its named steps, or its reasons and then what follows from
// them.

/** @import { Hint } from 'quadrille' */

/** So many reasons of a hint are said at the same time. */
const MOST_SAID = 2;

/** The number of steps; 0 for a hint that is shown as a whole. @param {Hint} hint */
export function stepCount({ steps, reasons }) {
  if (steps.length > 0) return steps.length;
  // A region has to be seen.
  return reasons.length > MOST_SAID || reasons.some(({ sums }) => sums) ? reasons.length + 1 : 0;
}

/** The reason that is such a step; undefined where there is none. @param {Hint} hint @param {number} step */
export const reasonAt = (hint, step) =>
  hint.steps.length === 0 && stepCount(hint) > 0 ? hint.reasons[step] : undefined;
