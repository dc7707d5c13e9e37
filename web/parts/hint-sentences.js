// The sentences about a hint without named steps: what can be filled in and why, and the reasons that lead to it.

import { reasonAt, stepCount } from '../session/hint-steps.js';
import { isPlayed } from '../session/supposition.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { whatFollows, whyOf } from './hint-patterns.js';
import { brokenNames, reasonSentences, ruleNames, unitName } from './hint-reasons.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Puzzle } from '../puzzles/catalog.js' */

/**
 * @param {PageSession} session
 * @param {string} verdict
 * @param {Hint} hint
 * @returns {string[]}
 */
export function plainSentences(session, verdict, hint) {
  const { puzzle, text } = session;
  const reason = reasonAt(hint, session.hintStep);
  if (reason) return reasonSentences(session, [reason]);
  // The last reason says what is eliminated.
  const isReason = hint.kind === 'elimination' && hint.reasons.length > 0;
  const first = isReason
    ? reasonSentences(session, hint.reasons.slice(-1))
    : firstSentences(puzzle, text, verdict, hint);
  const isSeen = !isReason && puzzle.why?.(text, hint) !== undefined; // without what is eliminated before
  const isTold = stepCount(hint) > 0 || isPlayed(hint) || isSeen;
  const said = isTold ? [] : hint.reasons.slice(0, isReason ? -1 : undefined);
  return [...first, ...reasonSentences(session, said)];
}

/** @param {Puzzle} puzzle @param {string} text @param {string} verdict @param {Hint} found @returns {string[]} */
function firstSentences(puzzle, text, verdict, found) {
  // A rule about a single cell says nothing about the marked cells.
  const hint = found.source?.cells.length === 1 ? { ...found, constraint: null } : found;
  const { cell, value, rule, unit } = hint;
  const strings = stepsStrings();
  const why = whyOf(puzzle, text, hint);
  if (why && cell !== null && value !== null)
    return [`${strings.what(whatFollows(puzzle, text, { ...hint, cell, value }))} ${why}`];
  if (isPlayed(hint) && cell !== null && value !== null) {
    const broken = strings.elseBroken(brokenNames(puzzle, text, hint.reasons[0]));
    return [`${strings.what(puzzle.describe(text, cell, value))} ${broken}`];
  }
  const isByReasons = unit === null && (rule === 'rule' || rule === 'look-ahead') && cell !== null && value !== null;
  if (!isByReasons) return [firstSentence(puzzle, text, verdict, hint)];
  const what = puzzle.explain?.(text, hint) ?? strings.byReasons(puzzle.describe(text, cell, value));
  const other = puzzle.why?.(text, hint);
  if (other) return [`${what} ${other}`];
  const names = hint.source?.number ? [] : ruleNames(puzzle, text, hint); // a rule of a variant is named
  return [[what, ...(names.length > 0 ? [strings.becauseOf(names)] : [])].join(' ')];
}

/** @param {Puzzle} puzzle @param {string} text @param {string} verdict @param {Hint} hint */
function firstSentence(puzzle, text, verdict, hint) {
  const { cell, value, rule, unit } = hint;
  const strings = stepsStrings();
  if (verdict === 'solved') return strings.hintSolved;
  if (verdict === 'stopped') return strings.hintStopped;
  const own = puzzle.explain?.(text, hint);
  if (own) return own;
  if (rule === 'clash') return strings.hintClash;
  if (rule === 'no-candidate' && unit) return strings.hintNothing(unitName(puzzle, text, unit));
  if (verdict === 'none') return strings.hintNone;
  if (rule === null || cell === null || value === null || unit === null) return strings.hintStuck;
  return strings.hintSays(
    puzzle.describe(text, cell, value),
    strings.byRule[rule](unitName(puzzle, text, unit), puzzle.symbol(value, text)),
  );
}
