// A supposition of a hint, shown step by step on the board: what is supposed, each thing that would have to follow, and
// the rule that could not be obeyed in the end. Tested by tests/wasm/supposition.test.js.

import { reasonAt } from './hint-steps.js';

/** @import { Hint } from 'quadrille' */

/** @typedef {Hint['reasons'][number]} Reason */

/**
 * One thing that is supposed or follows.
 * @typedef {{value?: {cell: number, value: number}, edge?: NonNullable<Reason['edges']>[number]}} Happening
 *
 * @typedef {{reason: Reason, happenings: Happening[], isEnd: boolean}} Moment  all that has happened; isEnd: and what
 *   that breaks
 */

/** By hint, the moment that is shown, from 0. A hint that is not here is shown as a whole. */
const shown = new WeakMap();

/** @param {Hint} hint @returns {number | undefined} */
export const shownMoment = (hint) => shown.get(hint);

/** @param {Hint} hint @param {number | undefined} moment */
export const showMoment = (hint, moment) => shown.set(hint, moment);

/**
 * The moments of a supposition, in order; nothing unless exactly one thing is supposed and something follows.
 * @param {Reason} reason
 * @returns {Happening[]}
 */
function happeningsOf({ rule, eliminated, forced, edges = [], forcedEdges = [] }) {
  if (rule !== 'look-ahead' || eliminated.length + edges.length !== 1) return [];
  const following = [...forced.map((value) => ({ value })), ...forcedEdges.map((edge) => ({ edge }))];
  if (following.length === 0) return [];
  const supposed = edges.length > 0 ? { edge: { ...edges[0], line: !edges[0].line } } : { value: eliminated[0] };
  return [supposed, ...following];
}

/**
 * The moments of the suppositions of a hint, or of the step of it that is shown.
 * @param {Hint} hint
 * @param {number} step
 * @returns {Moment[]}
 */
export function momentsOf(hint, step) {
  if (hint.steps.length > 0) return [];
  const reason = reasonAt(hint, step);
  return (reason ? [reason] : hint.reasons).flatMap((each) => {
    const all = happeningsOf(each);
    const moments = all.map((_, at) => ({ reason: each, happenings: all.slice(0, at + 1), isEnd: false }));
    return all.length > 0 ? [...moments, { reason: each, happenings: all, isEnd: true }] : [];
  });
}

/** Whether all of a hint is one supposition that can be played out: then it is said in short. @param {Hint} hint */
export const isPlayed = (hint) =>
  hint.rule === 'look-ahead' && hint.reasons.length === 1 && momentsOf(hint, 0).length > 0;

/**
 * The moment of a hint that is shown; undefined if the hint is shown as a whole.
 * @param {Hint} hint
 * @param {number} step
 */
export function momentAt(hint, step) {
  const at = shownMoment(hint);
  return at === undefined ? undefined : momentsOf(hint, step)[at];
}

/**
 * What is drawn at a moment, in the form of a hint: all that has followed so far, and at the end the broken rule.
 * @param {Hint} hint
 * @param {Moment} moment
 * @returns {Hint}
 */
export function hintOfMoment(hint, { reason, happenings, isEnd }) {
  const values = happenings.flatMap(({ value }) => value ?? []);
  const edges = happenings.flatMap(({ edge }) => edge ?? []);
  const last = happenings.at(-1)?.value ?? { cell: null, value: null };
  const { unit = null, because, clues = [] } = reason;
  return /** @type {any} */ ({
    ...hint,
    ...last,
    kind: 'placement',
    marks: values,
    edges,
    drawn: [],
    unit: isEnd ? unit : null,
    source: isEnd && !unit ? { cells: because } : null,
    clues: isEnd ? clues : [],
    because: values.slice(0, -1).map(({ cell }) => cell),
    reasons: [],
    eliminated: [],
  });
}
