// The sentences about a hint in edges: the name of its pattern and one reason, or the clues that it follows from; and
// which edges are lines, and which are crosses.

import { isPlayed } from '../session/supposition.js';
import { linePatternsStrings } from '../strings/line-patterns-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { ruleInWords, ruleNames } from './hint-reasons.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */

/** The most edges that are named of those that follow from a supposition. */
const MOST_FORCED = 4;

/**
 * By the degree of the hint: where to look; what follows; and why.
 * @param {PageSession} session
 * @param {Hint} hint  with edges
 * @returns {string[]}
 */
export function edgeSentences({ puzzle, text, hintDegree }, hint) {
  const { patterns, edges, edge, says, follows, otherwise } = linePatternsStrings();
  const pattern = hint.rule === null ? undefined : patterns[hint.rule];
  const names = ruleNames(puzzle, text, hint);
  if (hintDegree === 0) {
    const [{ row, column }] = hint.edges ?? [{ row: 1, column: 1 }];
    const { where, place, listOfClues } = stepsStrings();
    const hasClues = hint.clues.length > 0;
    const rule = hasClues ? '' : ruleInWords(puzzle, text, hint.constraint);
    return [where(hasClues ? listOfClues(names) : place([row, column]), pattern?.name ?? rule)];
  }
  const what = edges(hint.edges ?? []);
  if (hintDegree === 1) return [what];
  if (pattern) return [says(pattern.name, pattern.why), what];
  const ahead = hint.reasons.findLast(({ rule }) => rule === 'look-ahead');
  if (!ahead) return [what, follows(names)];
  const forced = isPlayed(hint) ? [] : (ahead.forcedEdges ?? []).slice(0, MOST_FORCED).map(edge);
  return [what, otherwise(forced, ruleNames(puzzle, text, ahead))];
}
