// The answer: one sentence that tells it, how far a running search has come, and which of several solutions is shown.

import { html, nothing } from 'lit';
import { lengthOf, levelNames } from '../board/levels.js';
import { MOST_LISTED } from '../solver.js';
import { say } from '../strings.js';
import { action } from './action.js';
import { download } from './download.js';

/** @import { Hint } from 'quadrille' */
/** @import { Desk } from '../desk.js' */
/** @import { Failure } from '../inquiry.js' */
/** @import { Answer } from '../solver.js' */

/** @param {Desk} desk @param {string} [invite]  what is said when there is nothing else to say */
export function answer(desk, invite = say.invite) {
  const { phase, question, progress, answer } = desk.inquiry.state;
  const running = phase === 'running';
  const tone = phase === 'answered' ? (answer?.verdict ?? '') : phase;
  // While it runs the sentence changes all the time: busy keeps a screen reader from speaking each change.
  return html`<div role="group" part="answer" class="answer" data-tone=${tone} aria-label=${say.answer}>
    <p part="status" role="status" aria-busy=${running}>
      ${sentences(desk, invite).map((sentence) => html`<span>${sentence}</span> `)}
    </p>
    <progress part="progress" aria-label=${say.progress} max="1" .value=${running ? (progress?.fraction ?? 0) : 0} ?hidden=${!running}></progress>
    ${desk.isPair ? flip(desk) : desk.solutions.length > 0 ? pager(desk) : nothing}
    ${answer?.candidates && answer.verdict !== 'none' ? legend : nothing}
    ${question === 'hint' && desk.puzzle.fill ? filling(desk) : nothing}
  </div>`;
}

/** @param {Desk} desk @param {string} invite @returns {string[]} */
export function sentences(desk, invite) {
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
    const told = answer.hint ? [hinted(desk, answer.verdict, answer.hint)] : verdict(answer);
    return [...told, ...stale, ...notice];
  }
  if (phase === 'failed' && error) return [failure(error)];
  if (desk.puzzle.clashes(desk.text)) return [say.clash, ...notice];
  return notice.length > 0 ? notice : [invite];
}

/** @param {Answer} answer @returns {string[]} */
function verdict({ verdict, count, solution, solutions, candidates, stats }) {
  switch (verdict) {
    case 'stopped':
      if (solutions?.length === MOST_LISTED) return [say.mostListed(MOST_LISTED), say.work(stats)];
      if (candidates) return [say.candidatesStopped(stats.ms), say.work(stats)];
      return [say.stopped(stats.ms, count ?? solutions?.length ?? (solution ? 1 : 0)), say.work(stats)];
    case 'found':
      return [say.candidatesFound(ambiguous(candidates)), say.stats(stats)];
    case 'counted':
      return [say.counted(count ?? 0n), say.stats(stats)];
    case 'listed':
      return [say.counted(BigInt(solutions?.length ?? 0)), say.stats(stats)];
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
    case 'unknown-puzzle':
      return say.unknownPuzzle(error.message);
    default:
      return say.failed(error.message);
  }
}

/** @param {Desk} desk @param {string} verdict @param {Hint} hint */
function hinted({ puzzle, text }, verdict, { cell, value, rule, unit, ahead }) {
  if (verdict === 'solved') return say.hintSolved;
  if (verdict === 'stopped') return say.hintStopped;
  if (rule === 'clash') return say.hintClash;
  if (rule === 'no-candidate' && unit) return say.hintNothing(say.unit(unit));
  if (rule === null || cell === null || value === null || unit === null) return say.hintStuck;
  return say.hintSays(puzzle.tell(text, cell, value), say.because[rule](say.unit(unit), puzzle.symbol(value)), ahead);
}

/** The button that does what the hint says; it stays while the next one is looked for. @param {Desk} desk */
function filling(desk) {
  const enabled = desk.isCurrent && desk.inquiry.state.answer?.verdict === 'found';
  return html`<div class="filling">${action(say.fillHint, () => desk.fillHint(), { enabled })}</div>`;
}

/** Of how many cells more than one value is in some solution. @param {Answer['candidates']} candidates */
const ambiguous = (candidates = []) => candidates.filter((values) => values.length > 1).length;

/** How true candidates tell in how many solutions they are. */
const legend = html`<p class="legend">
  ${levelNames.map((name, i) => {
    return html`<span>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <rect class="level-${i + 1}" x=${5 - 5 * lengthOf(i + 1)} width=${10 * lengthOf(i + 1)} y="3" height="4"></rect>
      </svg>
      ${name}
    </span>`;
  })}
  <span>${say.solutions}</span>
</p>`;

/** @param {Desk} desk */
function flip(desk) {
  return html`<div class="flip" role="group" aria-label=${say.whichSolution}>
    ${[say.firstSolution, say.secondSolution].map((name, which) => {
      return html`<button aria-pressed=${desk.shown === which} @click=${() => desk.show(which)}>${name}</button>`;
    })}
  </div>`;
}

/** Turns the solutions over, one at a time. @param {Desk} desk */
function pager(desk) {
  const { shown, solutions } = desk;
  const last = solutions.length - 1;
  return html`<div class="pager" role="group" aria-label=${say.whichSolution}>
    ${action(say.previous, () => desk.show(shown - 1), { enabled: shown > 0 })}
    <span aria-live="polite">${say.solutionOf(shown + 1, solutions.length)}</span>
    ${action(say.next, () => desk.show(shown + 1), { enabled: shown < last })}
    ${action(say.downloadAll, () => download(`${desk.puzzle.id}-solutions.txt`, new Blob(solutions.map((text) => `${text}\n`))))}
  </div>`;
}
