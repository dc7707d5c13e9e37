// What is said and shown about a list of solutions, true candidates, what is found out about a board after its answer,
// and a count that was interrupted. Fetched with the first of them.

import { html } from 'lit';
import { barLength, countStepNames } from '../session/count-steps.js';
import { MAX_LISTED } from '../session/listing.js';
import { moreStrings } from '../strings/more-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { download } from './download.js';
import './answers-style.js';
import { reasonSentences } from './why.js';

export { solutionPair } from './solution-pair.js';
export { clueActions, clues, spareQuestion, whyQuestion } from './why.js';

/** @import { Host } from './controls.js' */
/** @import { Checkpoint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Answer } from '../session/solver-client.js' */

/**
 * @param {PageSession} session
 * @param {Answer} answer
 * @returns {string[] | undefined}  undefined for an answer that every board has
 */
export function ownSentences(session, answer) {
  const { verdict, candidates, solutions, count, stats } = answer;
  if (answer.statements) return reasonSentences(session, answer);
  const further = session.followUp?.sentence;
  if (further && verdict === 'counted' && count) return [pageStrings.counted(count), further, pageStrings.stats(stats)];
  if (further && verdict === 'unique') return [pageStrings.unique, further, pageStrings.stats(stats)];
  if (verdict === 'found') return [moreStrings().candidatesFound(ambiguous(candidates)), pageStrings.stats(stats)];
  if (verdict === 'listed') {
    const listed = BigInt(solutions?.length ?? 0);
    const all = listed ? pageStrings.counted(listed) : pageStrings.none;
    return [all, ...(further ? [further] : []), pageStrings.stats(stats)];
  }
  if (verdict !== 'stopped') return undefined;
  if (solutions?.length === MAX_LISTED) return [moreStrings().mostListed(MAX_LISTED), pageStrings.work(stats)];
  return candidates && [moreStrings().candidatesStopped(stats.ms), pageStrings.work(stats)];
}

/** The number of cells with more than one candidate. @param {Answer['candidates']} candidates */
const ambiguous = (candidates = []) => candidates.filter((values) => values.length > 1).length;

/** What is said about a count that can go on. @param {Checkpoint} interrupted */
export function interruptedSentence({ count, nodes }) {
  const [sum, share = 1n] = count.split('/').map(BigInt); // a part of the tree may count for a part of its solutions
  return html`<p class="interrupted">${moreStrings().interrupted(sum / share, nodes)}</p>`;
}

/** Offers to go on with it. @param {PageSession} session */
export const interruptedActions = (session) => [
  action(moreStrings().goOn, () => session.interrupted?.goOn()),
  action(moreStrings().forgetCount, () => session.interrupted?.forget()),
];

/** Explains the bars of true candidates. */
export const legend = () => html`<p class="legend">
  ${countStepNames.map((name, i) => {
    return html`<span>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <rect
          class="step-${i + 1}"
          x=${5 - 5 * barLength(i + 1)}
          width=${i + 1 === countStepNames.length ? 0 : 10 * barLength(i + 1)}
          y="3"
          height="4"
        ></rect>
      </svg>
      ${name}
    </span>`;
  })}
  <span>${moreStrings().solutions}</span>
</p>`;

/** Leads from the solutions of queens to their pictures. @param {(name: 'library') => void} open */
export const gallery = (open) => action(moreStrings().gallery, () => open('library'));

/** Makes a nonogram of a picture. @param {PageSession} session */
export const fromPicture = (session) =>
  action(moreStrings().fromPicture, async () => (await import('./import-asking.js')).enterPicture(session));

/** Leads to the cages, lines and other rules that a Sudoku may have. @param {Host} host */
export const addRules = ({ editRules }) => action(moreStrings().addRules, editRules);

/** Shows the solutions one at a time. @param {PageSession} session */
export function pager(session) {
  const { solutions } = session;
  const last = solutions.length - 1;
  const shown = Math.min(session.shown, last);
  // While a list grows, the page is drawn more rarely than a person may click.
  const turn = (/** @type {number} */ by) => session.show(Math.max(0, Math.min(session.shown + by, last)));
  const isGrowing = session.query.state.phase === 'running';
  const save = () => download(`${session.puzzle.id}-solutions.txt`, new Blob(solutions.map((text) => `${text}\n`)));
  return html`<div class="pager" role="group" aria-label=${pageStrings.whichSolution}>
    ${action(moreStrings().previous, () => turn(-1), { enabled: shown > 0 })}
    <span aria-live=${isGrowing ? 'off' : 'polite'}>${moreStrings().solutionOf(shown + 1, solutions.length)}</span>
    ${action(moreStrings().next, () => turn(1), { enabled: shown < last })}
    ${action(moreStrings().downloadAll, save)}
  </div>`;
}
