// What is said of a game besides its rule, and what can be done about it: that something is on trial, or that the board
// could do what a person does again and again. That is offered once; the Workshop has the same switch. Fetched with the
// first game that has either. Tested by tests/wasm/trial.test.js and tests/wasm/ruled-out.test.js.

import styles from '../board/trial.css?inline';
import { keepTrial, placesOnTrial, takeBackTrial } from '../session/trial.js';
import { moreStrings } from '../strings/more-strings.js';
import { action } from './action.js';

/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */

/**
 * @param {PageSession} session
 * @returns {{layer?: Layers['trial'], live?: string[], tools?: unknown}}  layer: of the board
 */
export function gameNotes(session) {
  const { trial, offers, no } = moreStrings();
  const { game, notice, puzzle, query, store, text } = session;
  const places = placesOnTrial(session);
  if (places)
    return {
      layer: { places, styles },
      live: trial.says,
      tools: [action(trial.keep, () => keepTrial(session)), action(trial.takeBack, () => takeBackTrial(session))],
    };
  const isQuiet = game.isRunning && query.state.phase === 'idle' && !notice;
  const name = isQuiet && puzzle.offers?.(text).find((each) => store.wants(each) === undefined);
  if (!name) return {};
  const { says, yes } = offers[name];
  return {
    live: [says],
    tools: [action(yes, () => store.want(name, true)), action(no, () => store.want(name, false))],
  };
}
