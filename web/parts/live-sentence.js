// What is said of a board that is being entered or set. Fetched with the first one. Tested by
// tests/wasm/page-session.test.js and tests/web/playing.test.js.

import { moreStrings } from '../strings/more-strings.js';

/** @import { PageSession } from '../session/page-session.js' */

/**
 * What is known about a board that is being entered or set, or that nothing is given.
 * @param {PageSession} session
 * @returns {string | string[] | undefined}  several: a verdict and what belongs to it
 */
export function liveSentence({ game, puzzle, text }) {
  const { live } = moreStrings();
  if (!game.isOffered) return undefined;
  if (game.way === 'play') {
    const canBeTyped = puzzle.setting || puzzle.filling?.peers; // queens are played on an empty board
    return canBeTyped && !game.hasGivens ? live.nothingGiven : undefined;
  }
  const aside = game.entriesAside > 0 ? moreStrings().putAside(game.entriesAside) : '';
  const { count, isMore, grade = '' } = game.live ?? {};
  const isEntered = game.way === 'enter';
  if (count === 1 && game.isFull) return [live.full];
  if (count === 1 && !isMore) return [isEntered ? live.one : live.unique, grade, aside].filter(Boolean);
  const setting = puzzle.setting?.(text) ?? '';
  const missing = (isEntered && game.live && puzzle.missing?.(text)) || '';
  if (!game.live || count === undefined) {
    const typed = game.goesOn ? live.typedInRows : live.typed;
    const first = missing || (isEntered ? typed : game.live ? live.checking : '');
    return [first, setting, aside].filter(Boolean).join(' ');
  }
  const verdict = missing ? live.notYet : isEntered ? unfinished(count, isMore) : counted(count, isMore);
  return [verdict, missing, setting, aside].filter(Boolean);
}

/** @param {number} count  not exactly one @param {boolean} [isMore] */
function counted(count, isMore) {
  const { live } = moreStrings();
  if (isMore) return live.atLeast(count);
  return count === 0 ? live.none : live.several(count);
}

/** What is said of a puzzle that is typed. @param {number} count  not exactly one @param {boolean} [isMore] */
function unfinished(count, isMore) {
  const { live } = moreStrings();
  if (count > 1) return live.notYet;
  return isMore ? live.unknown : live.mistyped;
}
