// The answers to questions that only the page offers: the list of solutions, the true candidates and hints.

import { html, nothing } from 'lit';
import { barLength, countStepNames } from '../session/count-steps.js';
import { engines } from '../session/page-session.js';
import { MAX_LISTED } from '../session/solver-client.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { choice } from './choice.js';
import { download } from './download.js';
import { confirmation } from './game.js';

/** @import { Checkpoint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Answer } from '../session/solver-client.js' */
/** @import { AnswerExtras } from './answer.js' */

/** What speaks of hints, once there has been one. @type {typeof import('./hint-steps.js') | undefined} */
let hints;

/** The same; fetched if it is not there yet. @param {PageSession} session */
function fetchedHints(session) {
  if (!hints) {
    import('./hint-steps.js').then(
      (file) => {
        hints = file;
        session.changed();
      },
      (error) => session.query.fail(error),
    );
  }
  return hints;
}

/** @param {PageSession} session @returns {AnswerExtras} */
export function answerExtras(session) {
  const { phase, question, answer } = session.query.state;
  return {
    sentences: answer && ownSentences(session, answer),
    content: [
      action(pageStrings.stop, () => session.stop(), { enabled: () => session.isAsked, classes: 'stop' }),
      session.solutions.length > 0 && !session.isPair ? pager(session) : nothing,
      answer?.candidates && answer.verdict !== 'none' ? legend() : nothing,
      question === 'solve' && answer?.verdict === 'solved' && session.isCurrent && session.puzzle.symmetry
        ? html`<div class="filling">${action(pageStrings.another, () => session.showAnother())}</div>`
        : nothing,
      session.game.isAsking ? confirmation(session) : nothing,
      question === 'hint' ? filling(session, answer?.hint) : nothing,
      session.interrupted && phase !== 'running' ? interruptedCount(session, session.interrupted) : nothing,
      more(session),
    ],
  };
}

/**
 * @param {PageSession} session
 * @param {Answer} answer
 * @returns {string[] | undefined}  undefined for an answer that every board has
 */
function ownSentences(session, { verdict, hint, candidates, solutions, count, stats }) {
  if (hint) return fetchedHints(session)?.hintSentences(session, verdict, hint) ?? [];
  const { further } = session;
  if (further && verdict === 'counted') return [pageStrings.counted(count ?? 0n), further, pageStrings.stats(stats)];
  if (further) return [pageStrings.unique, further, pageStrings.stats(stats)];
  if (verdict === 'found') return [pageStrings.candidatesFound(ambiguous(candidates)), pageStrings.stats(stats)];
  if (verdict === 'listed') return [pageStrings.counted(BigInt(solutions?.length ?? 0)), pageStrings.stats(stats)];
  if (verdict !== 'stopped') return undefined;
  if (solutions?.length === MAX_LISTED) return [pageStrings.mostListed(MAX_LISTED), pageStrings.work(stats)];
  return candidates && [pageStrings.candidatesStopped(stats.ms), pageStrings.work(stats)];
}

/** The number of cells with more than one candidate. @param {Answer['candidates']} candidates */
const ambiguous = (candidates = []) => candidates.filter((values) => values.length > 1).length;

/**
 * The button that enters the hint in Play, beside those that lead through its steps. It stays while the next hint is being
 * looked for.
 * @param {PageSession} session
 * @param {Answer['hint']} hint
 */
function filling(session, hint) {
  const enabled = session.isCurrent && session.query.state.answer?.verdict === 'found';
  const tools = hint && fetchedHints(session)?.hintTools(session, hint);
  const canFill = session.puzzle.fill && session.game.takesHints;
  const fill = canFill && hints && action(hints.fillName(hint), () => session.fillHint(), { enabled });
  return html`${tools?.above ?? nothing}
    <div class="filling">${tools?.pager ?? nothing} ${fill || nothing} ${tools?.why ?? nothing}</div>`;
}

/**
 * Offers to go on with a count.
 * @param {PageSession} session
 * @param {Checkpoint} interrupted
 */
function interruptedCount(session, { count, nodes }) {
  const [sum, share = 1n] = count.split('/').map(BigInt); // a part of the tree may count for a part of its solutions
  return html`<div class="filling interrupted">
    <p>${pageStrings.interrupted(sum / share, nodes)}</p>
    ${action(pageStrings.goOn, () => session.goOn())}
    ${action(pageStrings.forgetCount, () => session.forgetInterrupted())}
  </div>`;
}

/** A switch that shows engine, nodes and time, with the choice of engine. @param {PageSession} session */
const more = (session) => html`<details class="more">
  <summary>${pageStrings.more}</summary>
  ${choice({
    label: pageStrings.engine,
    value: session.engine,
    options: engines.map((name) => ({ value: name, label: pageStrings.engines[name] })),
    choose: (name) => session.useEngine(/** @type {typeof engines[number]} */ (name)),
  })}
</details>`;

/** Explains the bars of true candidates. */
const legend = () => html`<p class="legend">
  ${countStepNames.map((name, i) => {
    return html`<span>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <rect
          class="step-${i + 1}"
          x=${5 - 5 * barLength(i + 1)}
          width=${10 * barLength(i + 1)}
          y="3"
          height="4"
        ></rect>
      </svg>
      ${name}
    </span>`;
  })}
  <span>${pageStrings.solutions}</span>
</p>`;

/** Shows the solutions one at a time. @param {PageSession} session */
function pager(session) {
  const { solutions } = session;
  const last = solutions.length - 1;
  const shown = Math.min(session.shown, last);
  // Of a list that grows the page is drawn more rarely than a person may click.
  const turn = (/** @type {number} */ by) => session.show(Math.max(0, Math.min(session.shown + by, last)));
  const isGrowing = session.query.state.phase === 'running';
  const save = () => download(`${session.puzzle.id}-solutions.txt`, new Blob(solutions.map((text) => `${text}\n`)));
  return html`<div class="pager" role="group" aria-label=${pageStrings.whichSolution}>
    ${action(pageStrings.previous, () => turn(-1), { enabled: shown > 0 })}
    <span aria-live=${isGrowing ? 'off' : 'polite'}>${pageStrings.solutionOf(shown + 1, solutions.length)}</span>
    ${action(pageStrings.next, () => turn(1), { enabled: shown < last })}
    ${action(pageStrings.downloadAll, save)}
  </div>`;
}
