// How much of a hint is shown, and the steps of it that are shown one after the other: its named steps, or its reasons
// and then what follows from them.

/** @import { Hint } from 'quadrille' */

/** @typedef {Hint & {inRow?: number}} HintInPart  inRow: a cell of the row that is to be looked at */

/** The most reasons of a hint that are said at the same time. */
const MOST_SAID = 2;
/** If there are more clues than this to look at, the row is named in place of them. */
const MOST_CLUES = 3;

/** The number of steps; 0 for a hint that is shown as a whole. @param {Hint} hint */
export function stepCount({ steps, reasons }) {
  if (steps.length > 0) return steps.length;
  // A region is looked at as a whole.
  return reasons.length > MOST_SAID || reasons.some(({ sums }) => sums) ? reasons.length + 1 : 0;
}

/**
 * The clues that are to be looked at first; none where a step, a region or a row says where.
 * @param {Hint} hint
 */
export const cluesToSee = ({ steps, unit, clues = [] }) =>
  steps.length > 0 || (unit && unit.kind !== 'cell') || clues.length > MOST_CLUES ? [] : clues;

/**
 * What is drawn of a hint that is shown in part: with degree 0 only where to look, with degree 1 what follows too.
 * @param {Hint} hint
 * @param {number} degree
 * @returns {HintInPart}
 */
export function hintInPart(hint, degree) {
  const { unit, eliminated, steps, cell, value } = hint;
  const [step] = steps;
  const region = degree === 0 && !step && unit?.kind !== 'cell' ? unit : null;
  const [placed, gone] = step ? [step.placed ?? undefined, step.eliminated] : [{ cell, value }, eliminated];
  const following = degree === 0 ? { cell: null, value: null } : (placed ?? { cell: null, value: null });
  const clues = degree === 0 ? cluesToSee(hint) : [];
  const seen = /** @type {NonNullable<Hint['source']>} */ ({ cells: clues.flatMap(({ cells }) => cells) });
  const rowIsSeen = degree === 0 && !step && !region && clues.length === 0;
  const isPlaced = following.cell !== null && following.value !== null;
  return /** @type {HintInPart} */ ({
    ...hint,
    ...(degree === 0 && 'edges' in hint && { edges: [], drawn: [] }),
    ...following,
    inRow: rowIsSeen ? (cell ?? eliminated[0]?.cell) : undefined,
    kind: isPlaced ? 'placement' : 'elimination',
    unit: region,
    source: clues.length > 0 ? seen : null,
    because: [],
    marks: degree === 0 ? [] : hint.marks,
    clues: [],
    reasons: [],
    steps: [],
    eliminated: degree === 0 || isPlaced ? [] : gone,
  });
}

/** The value that a hint puts into a cell. @param {HintInPart | undefined} hint @param {number} index */
export function hintedAt(hint, index) {
  if (hint?.cell === index && hint.value !== null) return hint.value;
  return hint?.marks?.find(({ cell }) => cell === index)?.value;
}

/** The reason that is shown as a step; undefined where there is none. @param {Hint} hint @param {number} step */
export const reasonAt = (hint, step) =>
  hint.steps.length === 0 && stepCount(hint) > 0 ? hint.reasons[step] : undefined;
