// The answers to questions that only the page offers: the list of solutions, the true candidates and hints. What a
// first answer does not need is fetched with the first answer that does.

import { html, nothing } from 'lit';
import { engines } from '../session/page-session.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { choice } from './choice.js';
import { confirmation } from './game.js';

/** @import { Engine, PageSession } from '../session/page-session.js' */
/** @import { Answer } from '../session/solver-client.js' */
/** @import { AnswerExtras } from './answer.js' */

/** What speaks of hints, once there has been one. @type {typeof import('./hint-steps.js') | undefined} */
let hints;
/**
 * What speaks of the other answers, once there has been one.
 * @type {typeof import('./more-findings.js') | undefined}
 */
let others;

/** The same; fetched if it is not there yet. @param {PageSession} session */
function fetchedHints(session) {
  if (!hints) {
    fetchFor(session, import('./hint-steps.js'), (file) => {
      hints = file;
    });
  }
  return hints;
}

/** @param {PageSession} session */
function fetchedOthers(session) {
  if (!others) {
    fetchFor(session, import('./more-findings.js'), (file) => {
      others = file;
    });
  }
  return others;
}

/**
 * Draws the page again when a file has come. Without a network an answer that needs it has failed; where there is none,
 * nothing is said.
 * @template T
 * @param {PageSession} session
 * @param {Promise<T>} file
 * @param {(file: T) => void} keep
 */
function fetchFor(session, file, keep) {
  file.then(
    (each) => {
      keep(each);
      session.changed();
    },
    (error) => session.query.state.answer && session.query.fail(error),
  );
}

/** The verdicts for which there are reasons, and those of reasons. */
const EXPLAINED = new Set(['none', 'unique', 'conflict', 'because', 'spare', 'open']);

/** @param {PageSession} session @returns {AnswerExtras} */
export function answerExtras(session) {
  const { phase, question, answer } = session.query.state;
  const isPaged = session.solutions.length > 0 && !session.isPair;
  const hasLegend = answer?.candidates && answer.verdict !== 'none';
  const interrupted = phase === 'running' ? undefined : session.interrupted.checkpoint;
  const isExplained = answer && session.isCurrent && EXPLAINED.has(answer.verdict);
  const more = isPaged || hasLegend || interrupted || isExplained ? fetchedOthers(session) : undefined;
  return {
    sentences: answer && ownSentences(session, answer),
    content: [
      action(pageStrings.stop, () => session.stop(), { enabled: () => session.isAsked, classes: 'stop' }),
      isPaged ? more?.pager(session) : nothing,
      hasLegend ? more?.legend() : nothing,
      isExplained ? more?.why(session, answer) : nothing,
      question === 'solve' && answer?.verdict === 'solved' && session.isCurrent && session.puzzle.symmetry
        ? html`<div class="filling">${action(pageStrings.another, () => session.showAnother())}</div>`
        : nothing,
      session.game.isAsking ? confirmation(session) : nothing,
      question === 'hint' ? filling(session, answer?.hint) : nothing,
      interrupted ? more?.interruptedCount(session, interrupted) : nothing,
      engineChoice(session),
    ],
  };
}

/**
 * @param {PageSession} session
 * @param {Answer} answer
 * @returns {string[] | undefined}  undefined for an answer that every board has
 */
function ownSentences(session, answer) {
  const { verdict, hint, candidates, solutions } = answer;
  if (hint) return fetchedHints(session)?.hintSentences(session, verdict, hint) ?? [];
  const isStopped = verdict === 'stopped' && (candidates || solutions);
  if (!session.sequel.sentence && !answer.statements && verdict !== 'found' && verdict !== 'listed' && !isStopped)
    return undefined;
  const file = fetchedOthers(session);
  return file ? file.ownSentences(session, answer) : [];
}

/**
 * The button that enters the hint in Play, beside those that lead through its steps. It stays while the next hint is
 * being looked for.
 * @param {PageSession} session
 * @param {Answer['hint']} hint
 */
function filling(session, hint) {
  const enabled = session.isCurrent && session.query.state.answer?.verdict === 'found';
  const tools = hint && fetchedHints(session)?.hintTools(session, hint);
  const canFill = session.puzzle.fill && session.game.takesHints;
  const fill = canFill && hints?.fillButton(session, hint, enabled);
  return html`${tools?.above ?? nothing}
    <div class="filling">${tools?.pager ?? nothing} ${fill || nothing} ${tools?.why ?? nothing}</div>`;
}

/** A switch that shows engine, nodes and time, with the choice of engine. @param {PageSession} session */
const engineChoice = (session) => html`<details class="more">
  <summary>${pageStrings.more}</summary>
  ${choice({
    label: pageStrings.engine,
    value: session.engine,
    options: engines.map((name) => ({ value: name, label: pageStrings.engines[name] })),
    choose: (name) => session.useEngine(/** @type {Engine} */ (name)),
  })}
</details>`;
