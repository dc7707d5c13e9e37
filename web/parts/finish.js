// What is said and shown when a puzzle is solved: a verdict with the time and the hints, what comes next, and one wave
// over the board. Fetched with the first end of a game. Tested by tests/web/playing.test.js.

import { moreStrings } from '../strings/more-strings.js';
import styles from '../styles/finish.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { timeText } from './time-text.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @param {PageSession} session */
export function finishSentences({ game, store }) {
  const time = store.wants('timer') ? timeText(store.elapsed) : '';
  return [moreStrings().finished(time, game.hints), moreStrings().completed];
}

/**
 * What can be done then. The next puzzle comes from where this one was found: of a lesson it is the next board.
 * @param {PageSession} session
 * @param {(name: 'learn' | 'library' | 'new' | 'share', leadsOn?: boolean) => void} open
 */
export function finishActions({ puzzle, source, store }, open) {
  const found = source?.givens === store.position.givens ? source.dialog : undefined;
  const next = found ?? (puzzle.isMade ? 'new' : undefined);
  return [
    next ? action(moreStrings().nextPuzzle, () => open(next, true), { classes: 'next' }) : '',
    action(moreStrings().shareIt, () => open('share')),
  ];
}

adoptStyle(styles);
