// What the answer says and shows of the questions that only the page asks: every solution, one at a time; the true candidates; a hint.

import { html, nothing } from 'lit';
import { lengthOf, levelNames } from '../session/count-steps.js';
import { MOST_LISTED } from '../session/solver-client.js';
import { say } from '../strings/language.js';
import { action } from './action.js';
import { download } from './download.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageDesk } from '../session/page-session.js' */
/** @import { Answer } from '../session/solver-client.js' */
/** @import { Findings } from './answer.js' */

/** @param {PageDesk} desk @returns {Findings} */
export function findings(desk) {
  const { question, answer } = desk.inquiry.state;
  return {
    told: answer && told(desk, answer),
    shown: [
      desk.solutions.length > 0 && !desk.isPair ? pager(desk) : nothing,
      answer?.candidates && answer.verdict !== 'none' ? legend() : nothing,
      question === 'hint' && desk.puzzle.fill ? filling(desk) : nothing,
    ],
  };
}

/** @param {PageDesk} desk @param {Answer} answer @returns {string[] | undefined}  nothing of an answer that any board tells */
function told(desk, { verdict, hint, candidates, solutions, stats }) {
  if (hint) return [hinted(desk, verdict, hint)];
  if (verdict === 'found') return [say.candidatesFound(ambiguous(candidates)), say.stats(stats)];
  if (verdict === 'listed') return [say.counted(BigInt(solutions?.length ?? 0)), say.stats(stats)];
  if (verdict !== 'stopped') return undefined;
  if (solutions?.length === MOST_LISTED) return [say.mostListed(MOST_LISTED), say.work(stats)];
  return candidates && [say.candidatesStopped(stats.ms), say.work(stats)];
}

/** @param {PageDesk} desk @param {string} verdict @param {Hint} hint */
function hinted({ puzzle, text }, verdict, { cell, value, rule, unit, ahead }) {
  if (verdict === 'solved') return say.hintSolved;
  if (verdict === 'stopped') return say.hintStopped;
  if (rule === 'clash') return say.hintClash;
  if (rule === 'no-candidate' && unit) return say.hintNothing(say.unit(unit));
  if (rule === null || cell === null || value === null || unit === null) return say.hintStuck;
  return say.hintSays(puzzle.tell(text, cell, value), say.because[rule](say.unit(unit), puzzle.symbol(value)), ahead);
}

/** Of how many cells more than one value is in some solution. @param {Answer['candidates']} candidates */
const ambiguous = (candidates = []) => candidates.filter((values) => values.length > 1).length;

/** The button that does what the hint says; it stays while the next one is looked for. @param {PageDesk} desk */
function filling(desk) {
  const enabled = desk.isCurrent && desk.inquiry.state.answer?.verdict === 'found';
  return html`<div class="filling">${action(say.fillHint, () => desk.fillHint(), { enabled })}</div>`;
}

/** How true candidates tell in how many solutions they are. */
const legend = () => html`<p class="legend">
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

/** Turns the solutions over, one at a time. @param {PageDesk} desk */
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
