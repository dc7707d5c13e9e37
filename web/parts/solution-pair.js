// The two solutions of a puzzle that is not unique, side by side. Screen readers skip them: the board itself shows one
// solution, and the name of each cell says what the other solution has there.

import { html } from 'lit';
import { pageStrings } from '../strings/page-strings.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @param {PageSession} session */
export function solutionPair(session) {
  const { puzzle, text, solutions } = session;
  const layers = session.layers;
  return html`<div class="pair" inert aria-hidden="true">
    ${[pageStrings.firstSolution, pageStrings.secondSolution].map((label, which) => {
      const both = { ...layers, found: solutions[which], other: solutions[1 - which] };
      return html`<figure>
        <figcaption>${label}</figcaption>
        ${puzzle.view({ text, layers: both, label, readonly: true })}
      </figure>`;
    })}
  </div>`;
}
