// The answer: one sentence that tells it, how far a running search has come, and which of two solutions is shown. findings.js has
// what only the page asks.

import { html, nothing } from 'lit';
import { say } from '../strings/strings.js';

/** @import { Desk } from '../session/session.js' */
/** @import { Failure } from '../session/query-state.js' */
/** @import { Answer } from '../session/solver-client.js' */

/** @typedef {{told?: string[], shown?: unknown}} Findings  sentences in place of the answer's own, and what is shown below them */

/**
 * @param {Desk} desk
 * @param {string} [invite]  what is said when there is nothing else to say
 * @param {Findings} [findings]
 */
export function answer(desk, invite = say.invite, { told, shown } = {}) {
  const { phase, progress, answer } = desk.inquiry.state;
  const running = phase === 'running';
  const tone = phase === 'answered' ? (answer?.verdict ?? '') : phase;
  // While it runs the sentence changes all the time: busy keeps a screen reader from speaking each change.
  return html`<div role="group" part="answer" class="answer" data-tone=${tone} aria-label=${say.answer}>
    <p part="status" role="status" aria-busy=${running}>
      ${sentences(desk, invite, told).map((sentence) => html`<span>${sentence}</span> `)}
    </p>
    <progress part="progress" aria-label=${say.progress} max="1" .value=${running ? (progress?.fraction ?? 0) : 0} ?hidden=${!running}></progress>
    ${desk.isPair ? flip(desk) : nothing} ${shown}
  </div>`;
}

/** @param {Desk} desk @param {string} invite @param {string[]} [told]  of the answer @returns {string[]} */
export function sentences(desk, invite, told) {
  const { phase, question, progress, answer, error } = desk.inquiry.state;
  const stale = desk.isCurrent ? [] : [say.stale];
  const notice = desk.notice ? [desk.notice] : [];
  if (phase === 'running' && question) {
    const found = question === 'count' ? progress?.solutions : undefined;
    const estimate = progress?.estimate;
    return [
      say.running[question],
      ...(progress ? [say.soFar(found, progress.nodes)] : []),
      ...(progress && estimate !== undefined ? [say.estimate(estimate, progress.fraction)] : []),
      ...stale,
    ];
  }
  if (phase === 'answered' && answer) {
    return [...(told ?? verdict(answer)), ...stale, ...notice];
  }
  if (phase === 'failed' && error) return [failure(error)];
  if (desk.puzzle.clashes(desk.text)) return [say.clash, ...notice];
  return notice.length > 0 ? notice : [invite];
}

/** @param {Answer} answer @returns {string[]} */
function verdict({ verdict, count, solution, solutions, stats }) {
  switch (verdict) {
    case 'stopped':
      return [say.stopped(stats.ms, count ?? solutions?.length ?? (solution ? 1 : 0)), say.work(stats)];
    case 'counted':
      return [say.counted(count ?? 0n), say.stats(stats)];
    case 'solved':
      return [say.solved, say.stats(stats)];
    case 'unique':
      return [say.unique, say.stats(stats)];
    case 'multiple':
      return [say.multiple, say.differing(stats)];
    default:
      return [say.none, say.stats(stats)];
  }
}

/** What went wrong, in a sentence. @param {Failure} error */
export function failure(error) {
  switch (error.code) {
    case 'bad-input':
      return say.badInput(error);
    case 'too-large':
      return say.tooLarge(error.message);
    case 'stopped':
      return say.notRead;
    case 'out-of-memory':
      return say.outOfMemory;
    case 'unknown-puzzle':
      return say.unknownPuzzle(error.message);
    default:
      return say.failed(error.message);
  }
}

/** @param {Desk} desk */
function flip(desk) {
  return html`<div class="flip" role="group" aria-label=${say.whichSolution}>
    ${[say.firstSolution, say.secondSolution].map((name, which) => {
      return html`<button aria-pressed=${desk.shown === which} @click=${() => desk.show(which)}>${name}</button>`;
    })}
  </div>`;
}
