// The named steps that lead to a hint's value: the sentence about the one that is shown, and the buttons that lead from
// one to the next. Fetched with the first hint that has steps or reasons.

import { html } from 'lit';
import { stepsStrings } from '../strings/steps-strings.js';
import { action } from './action.js';

export { reasonSentences } from './hint-reasons.js';

/** @import { Hint } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */

/** @typedef {Hint['steps'][number]} Step */

/** What follows from the step, and why. @param {PageSession} session @param {Hint} hint @returns {string[]} */
export function stepSentences({ puzzle, text, hintStep }, { steps }) {
  const { names, whys, list, house, says, because, placed, notIn } = stepsStrings();
  const { technique, pattern, houses, placed: value, eliminated } = steps[hintStep];
  /** @param {number} cell */
  const nameOf = (cell) => {
    const [row, column] = /** @type {NonNullable<typeof puzzle.place>} */ (puzzle.place)(text, cell);
    return `r${row}c${column}`;
  };
  /** @param {Step['pattern']} candidates */
  const cellsOf = (candidates) => list([...new Set(candidates.map(({ cell }) => cell))].map(nameOf));
  const looked = pattern.length > 0 ? pattern : value ? [value] : eliminated;
  const values = [...new Set(looked.map((each) => each.value))].sort((a, b) => a - b);
  const why = whys[technique]({
    values: list(values.map(puzzle.symbol)),
    cells: cellsOf(looked),
    houses: list(houses.map(({ kind, number }) => house(kind, number))),
  });
  const name = names[technique];
  if (value) return [says(name, placed(nameOf(value.cell), puzzle.symbol(value.value))), because(why)];
  const byValue = [...new Set(eliminated.map((each) => each.value))].sort((a, b) => a - b);
  const losses = byValue.map((each) =>
    notIn(puzzle.symbol(each), cellsOf(eliminated.filter((candidate) => candidate.value === each))),
  );
  return [says(name, list(losses)), because(why)];
}

/** @param {PageSession} session @param {number} count  of the steps */
export function stepPager(session, count) {
  const { previous, next, stepOf, steps: name } = stepsStrings();
  const { hintStep } = session;
  return html`<div class="pager" role="group" aria-label=${name}>
    ${action(previous, () => session.showStep(hintStep - 1), { enabled: hintStep > 0 })}
    <span>${stepOf(hintStep + 1, count)}</span>
    ${action(next, () => session.showStep(hintStep + 1), { enabled: hintStep < count - 1 })}
  </div>`;
}
