// What is said about a hint beside its first sentence, and shown below it: the named steps that lead to its value, one
// after the other, the chain of a step in the notation of Sudoku players, and the explanation of its technique. Fetched
// with the first hint.

import { html, nothing } from 'lit';
import { branchesOf, isSplit, showBranch, shownBranch } from '../board/links.js';
import { stepCount } from '../session/hint-steps.js';
import { stepsStrings } from '../strings/steps-strings.js';
import styles from '../styles/hint.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { chainText, literalText } from './chain-text.js';

export { reasonSentences } from './hint-reasons.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Names } from './chain-text.js' */

/** @typedef {Hint['steps'][number]} Step */

adoptStyle(styles);

/** How cells and values are written: r1c2, 3. @param {PageSession} session @returns {Names} */
const namesOf = ({ puzzle, text }) => ({
  cell(cell) {
    const [row, column] = /** @type {NonNullable<typeof puzzle.place>} */ (puzzle.place)(text, cell);
    return `r${row}c${column}`;
  },
  value: puzzle.symbol,
});

/** What follows from the step, and why. @param {PageSession} session @param {Hint} hint @returns {string[]} */
export function stepSentences(session, { steps }) {
  const { names, whys, list, house, says, because, placed, notIn } = stepsStrings();
  const { technique, pattern, houses, placed: value, eliminated } = steps[session.hintStep];
  const { cell: nameOf, value: symbol } = namesOf(session);
  /** @param {Step['pattern']} candidates */
  const cellsOf = (candidates) => list([...new Set(candidates.map(({ cell }) => cell))].map(nameOf));
  const looked = pattern.length > 0 ? pattern : value ? [value] : eliminated;
  const values = [...new Set(looked.map((each) => each.value))].sort((a, b) => a - b);
  const why = whys[technique]({
    values: list(values.map(symbol)),
    cells: cellsOf(looked),
    houses: list(houses.map(({ kind, number }) => house(kind, number))),
  });
  const name = names[technique];
  if (value) return [says(name, placed(nameOf(value.cell), symbol(value.value))), because(why)];
  const byValue = [...new Set(eliminated.map((each) => each.value))].sort((a, b) => a - b);
  const losses = byValue.map((each) =>
    notIn(symbol(each), cellsOf(eliminated.filter((candidate) => candidate.value === each))),
  );
  return [says(name, list(losses)), because(why)];
}

/**
 * What is shown about a hint: above the button that fills it in, and beside that.
 * @param {PageSession} session
 * @param {Hint} hint
 */
export function hintTools(session, hint) {
  const step = hint.steps[session.hintStep];
  const count = stepCount(hint);
  return {
    above: step && step.chain.length > 0 ? chain(session, step) : nothing,
    pager: count > 1 ? pager(session, count) : nothing,
  };
}

const [left, right] = ['M14.5 5l-7 7 7 7', 'M9.5 5l7 7-7 7'].map(
  (path) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`,
);

/** @param {PageSession} session @param {number} count  of the steps */
function pager(session, count) {
  const { previous, next, stepOf, steps: name } = stepsStrings();
  const { hintStep } = session;
  return html`<div class="pager" role="group" aria-label=${name}>
    ${action(previous, () => session.showStep(hintStep - 1), { enabled: hintStep > 0, icon: left })}
    <span>${stepOf(hintStep + 1, count)}</span>
    ${action(next, () => session.showStep(hintStep + 1), { enabled: hintStep < count - 1, icon: right })}
  </div>`;
}

/**
 * The chain in notation, and the buttons that show one of its branches.
 * @param {PageSession} session
 * @param {Step} step
 */
function chain(session, step) {
  const names = namesOf(session);
  const branches = branchesOf(step);
  const texts = isSplit(step) ? [branches[shownBranch(step)]] : branches;
  const buttons = branches.map(([{ from }], branch) => {
    const show = () => {
      showBranch(step, branch);
      session.changed();
    };
    const pressed = branch === shownBranch(step);
    return html`<button aria-pressed=${pressed} @click=${show}>${literalText(from, names)}</button>`;
  });
  return html`${
    isSplit(step)
      ? html`<div class="branches" role="group" aria-label=${stepsStrings().branches}>${buttons}</div>`
      : nothing
  }
  ${texts.map((links) => html`<p class="facts">${chainText(step, links, names)}</p>`)}`;
}
