// The tree of a search that is watched, drawn along its present path: the path goes straight down, to its left are the
// branches that have been searched, each folded into a triangle, to its right those that are still open. So it stays as
// narrow as a list, however many nodes there are.

import { html, nothing, svg } from 'lit';
import { dialogsStrings } from '../strings/dialogs-strings.js';

/** @import { Level } from '../session/search-tree.js' */

const [WIDTH, HEIGHT] = [104, 44];
const MIDDLE = WIDTH / 2;
const NODE = 30; // the height of the nodes
const STEP = 12;
/** The number of branches that are drawn on each side, the nearest ones; a number says how many more there are. */
const MOST_BRANCHES = 3;

/**
 * One choice of the path with those beside it.
 * @param {Level} level
 * @param {boolean} hasParent
 * @param {boolean} hasChild
 */
export function branching({ choice: { tried, of }, searched }, hasParent, hasChild) {
  const open = Math.max(0, of - tried - 1);
  const [left, right] = [Math.min(tried, MOST_BRANCHES), Math.min(open, MOST_BRANCHES)];
  const top = hasParent ? 0 : NODE - 22;
  const xs = Array.from({ length: left + 1 + right }, (_, i) => MIDDLE + (i - left) * STEP);
  return html`<svg class="fan" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <path class="edge" d=${xs
      .filter((x) => x !== MIDDLE)
      .map((x) => `M${MIDDLE} ${top}L${x} ${NODE}`)
      .join('')}></path>
    <path class="path" d=${`M${MIDDLE} ${top}V${hasChild ? HEIGHT : NODE}`}></path>
    ${xs.slice(0, left).map((x, i) => folded(x, searched[tried - left + i]))}
    <circle class="present" cx=${MIDDLE} cy=${NODE} r="5.5"></circle>
    ${xs.slice(left + 1).map((x) => svg`<circle class="open" cx=${x} cy=${NODE} r="3.5"></circle>`)}
    ${tried > left ? svg`<text x="1" y=${NODE + 4}>${tried - left}</text>` : nothing}
    ${open > right ? svg`<text class="end" x=${WIDTH - 1} y=${NODE + 4}>${open - right}</text>` : nothing}
  </svg>`;
}

/** A branch that has been searched: filled when there are solutions in it. @param {number} x @param {any} work */
function folded(x, work) {
  const height = work ? Math.min(12, 6 + 2 * Math.log10(work.nodes)) : 6;
  const classes = work?.solutions ? 'folded solved' : 'folded';
  return svg`<path class=${classes} d=${`M${x} ${NODE - 4}l5 ${height}h-10Z`}></path>`;
}

/** How much has been searched beside the present choice, where that was seen. @param {Level} level */
export function searchedBefore({ searched }) {
  const seen = searched.filter((work) => work !== undefined);
  if (seen.length === 0) return '';
  const sum = (/** @type {'nodes' | 'solutions'} */ what) => seen.reduce((all, work) => all + work[what], 0);
  return `, ${dialogsStrings().searchedBefore(sum('nodes'), sum('solutions'))}`;
}

/** What the signs of the tree mean. */
export const legend = () => {
  const { searched, present, open } = dialogsStrings().branches;
  return html`<span>△ ${searched}</span> <span>● ${present}</span> <span>○ ${open}</span>`;
};
