// What an answer has besides the sentences that every board has. A solution that is shown has none, so the first answer
// does without page-answers.js, which is fetched when something else is asked or said.

import { fileFor, lazy } from '../session/lazy.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { AnswerExtras } from './answer.js' */
/** @import { Host } from './controls.js' */
/** @import { Ending } from './page-answers.js' */

const pageAnswers = lazy(() => import('./page-answers.js'));

/** @param {PageSession} session */
const stopButton = (session) =>
  action(pageStrings.stop, () => session.stop(), { enabled: () => session.isAsked, classes: 'stop' });

/** Whether there is more than a solution. @param {PageSession} session */
function hasMore({ query: { state }, puzzle, game, interrupted, collection, store }) {
  const { phase, question, answer } = state;
  const isPlain = phase === 'idle' || (question === 'solve' && answer?.verdict !== 'none' && !puzzle.symmetry);
  const isLed = game.isFinished || game.isAsking || game.isGiving || puzzle.offers || store.position.trial;
  return !isPlain || isLed || interrupted?.checkpoint || collection;
}

/**
 * @param {PageSession} session
 * @param {Host} host
 * @param {Ending} [ending]  what speaks of the end of a game, once there has been one
 * @returns {AnswerExtras}
 */
export function answerExtras(session, host, ending) {
  const isMore = hasMore(session);
  const file = isMore ? fileFor(session, pageAnswers) : pageAnswers.file;
  const extras = file?.answerExtras(session, host, ending) ?? {
    sentences: isMore && session.query.state.answer ? [] : undefined,
  };
  return { ...extras, tools: [extras.tools, stopButton(session)] };
}
