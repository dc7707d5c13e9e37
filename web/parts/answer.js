// The answer to a question: its sentences, the progress of a running search, and the choice between two solutions.
// page-answers.js adds the answers to questions that only the page offers.

import { html, nothing } from 'lit';
import { drawableText } from '../strings/plain-text.js';

/** @import { Session } from '../session/session.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Failure } from '../session/query-state.js' */
/** @import { Answer } from '../session/solver-client.js' */

/**
 * @typedef {{sentences?: string[], live?: string[], content?: unknown, tools?: unknown, pair?: unknown,
 *   isWhole?: boolean, rule?: string, trial?: import('../puzzles/catalog.js').Layers['trial']}} AnswerExtras
 *   sentences that replace the usual ones, those of a verdict that nobody has asked for, what is shown below them, what
 *   can be done about the answer: one row that is always in view, whether the sentences are a hint with its reason, and
 *   the rule of the puzzle in one line, which has a type of its own; trial: what the board shows of one
 */

/**
 * @param {Session} session
 * @param {string | string[]} [invite]  the sentence when there is nothing else to say, or those of a live verdict
 * @param {AnswerExtras} [extras]
 */
export function answerView(
  session,
  invite = session.words.invite,
  { sentences: own, content, tools, isWhole, rule } = {},
) {
  const { words } = session;
  const { phase, question, progress, answer } = session.query.state;
  const running = phase === 'running';
  const tone = phase === 'answered' ? (answer?.verdict ?? '') : phase;
  // Engine, nodes and time. The page shows them only where a person wants more (styles/answer.css).
  const facts = answer?.stats ? [words.stats(answer.stats), words.work(answer.stats)] : [];
  const isLive = Array.isArray(invite);
  // The sentence of a running search changes often. aria-busy keeps a screen reader from speaking each change.
  return html`<div role="group" part="answer" class="answer" data-tone=${tone} data-asked=${question ?? nothing}
    ?data-whole=${isWhole} aria-label=${words.answer}>
    <p part="status" role="status" aria-busy=${running}>
      ${answerSentences(session, invite, own).map((sentence) => {
        const isVerdict = isLive && sentence === invite[0];
        const classes = facts.includes(sentence) ? 'facts' : sentence === rule ? 'rule' : isVerdict ? 'verdict' : '';
        return html`<span class=${classes}>${drawableText(sentence)}</span> `;
      })}
    </p>
    <progress
      part="progress"
      aria-label=${words.progress}
      max="1"
      .value=${running ? (progress?.fraction ?? 0) : 0}
      ?hidden=${!running}
    ></progress>
    ${content}
    <div class="doing">${session.isPair ? solutionSwitch(session) : nothing} ${tools}</div>
  </div>`;
}

/**
 * @param {Session} session
 * @param {string | string[]} invite
 * @param {string[]} [own]  sentences in place of those of the answer
 * @returns {string[]}
 */
export function answerSentences(session, invite, own) {
  const { words } = session;
  const { phase, question, progress, answer, error } = session.query.state;
  const stale = session.isCurrent ? [] : [words.stale];
  const notice = session.notice ? [session.notice] : [];
  if (phase === 'running' && question) {
    const found = question === 'count' ? progress?.solutions : undefined;
    const estimate = progress?.estimate;
    return [
      words.running[question],
      ...(progress ? [words.soFar(found, progress.nodes)] : []),
      ...(progress && estimate !== undefined ? [words.estimate(estimate, progress.fraction)] : []),
      ...stale,
    ];
  }
  if (phase === 'answered' && answer) {
    const notes = session.puzzle.notes?.(session.query.state.text ?? '') ?? [];
    return [...(own ?? verdictSentences(answer, words)), ...notes, ...stale, ...notice];
  }
  if (phase === 'failed' && error) return [failureSentence(error, words)];
  if (session.puzzle.clashes(session.text, session.layers.isQuiet)) return [words.clash, ...notice];
  return notice.length > 0 ? notice : [invite].flat();
}

/** @param {Answer} answer @param {BoardStrings} words @returns {string[]} */
function verdictSentences({ verdict, count, solution, solutions, stats }, words) {
  switch (verdict) {
    case 'stopped':
      return [words.stopped(stats.ms, count ?? solutions?.length ?? (solution ? 1 : 0)), words.work(stats)];
    case 'counted':
      return [count ? words.counted(count) : words.none, words.stats(stats)];
    case 'solved':
      return [words.solved, words.stats(stats)];
    case 'unique':
      return [words.unique, words.stats(stats)];
    case 'multiple':
      return [words.multiple, words.differing, words.stats(stats)];
    default:
      return [words.none, words.stats(stats)];
  }
}

/** The sentence about an error, which may quote anything. @param {Failure} error @param {BoardStrings} words */
export const failureSentence = (error, words) => drawableText(error.sentence ?? sentenceOf(error, words));

/** @param {Failure} error @param {BoardStrings} words */
function sentenceOf(error, words) {
  switch (error.code) {
    case 'bad-input':
      return words.badInput(error);
    case 'too-large':
      return words.tooLarge(error);
    case 'stopped':
      return words.notRead;
    case 'out-of-memory':
      return words.outOfMemory;
    case 'unknown-puzzle':
      return words.unknownPuzzle(error.named ?? error.message);
    default:
      return words.failed(error);
  }
}

/** @param {Session} session */
function solutionSwitch(session) {
  const { words } = session;
  return html`<div class="flip" role="group" aria-label=${words.whichSolution}>
    ${[words.firstSolution, words.secondSolution].map((name, which) => {
      return html`<button aria-pressed=${session.shown === which} @click=${() => session.show(which)}>${name}</button>`;
    })}
  </div>`;
}
