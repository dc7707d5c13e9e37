// The answer: one sentence that tells it, how far a running search has come, and which of two solutions is shown.

import { html, nothing } from 'lit';
import { say } from '../strings.js';

/** @import { Desk } from '../desk.js' */
/** @import { Failure } from '../inquiry.js' */
/** @import { Answer } from '../solver.js' */

/** @param {Desk} desk */
export function answer(desk) {
  const { phase, progress, answer } = desk.inquiry.state;
  const running = phase === 'running';
  const tone = phase === 'answered' ? (answer?.verdict ?? '') : phase;
  // While it runs the sentence changes all the time: busy keeps a screen reader from speaking each change.
  return html`<section class="answer" data-tone=${tone} aria-label=${say.answer}>
    <p role="status" aria-busy=${running}>
      ${sentences(desk).map((sentence) => html`<span>${sentence}</span> `)}
    </p>
    <progress aria-label=${say.progress} max="1" .value=${running ? (progress?.fraction ?? 0) : 0} ?hidden=${!running}></progress>
    ${desk.pair.length && desk.isCurrent ? flip(desk) : nothing}
  </section>`;
}

/** @param {Desk} desk @returns {string[]} */
function sentences(desk) {
  const { phase, question, progress, answer, error } = desk.inquiry.state;
  const stale = desk.isCurrent ? [] : [say.stale];
  if (phase === 'running' && question) {
    const found = question === 'count' ? progress?.solutions : undefined;
    return [say.running[question], ...(progress ? [say.soFar(found, progress.nodes)] : []), ...stale];
  }
  if (phase === 'answered' && answer) return [...verdict(answer), ...stale];
  if (phase === 'failed' && error) return [failure(error)];
  if (desk.puzzle.clashes(desk.text)) return [say.clash];
  return [desk.notice || say.invite];
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
      return say.tooLarge;
    case 'out-of-memory':
      return say.outOfMemory;
    case 'unknown-link':
      return say.unknownLink(error.message);
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
