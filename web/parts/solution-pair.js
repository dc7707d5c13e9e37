// The two solutions of a puzzle that is not unique, side by side. For the eye only: the board itself shows either, and tells in
// each cell's name what the other has.

import { html } from 'lit';
import { annotatedLayers } from '../board/annotations.js';
import { say } from '../strings/language.js';

/** @import { PageDesk } from '../session/page-session.js' */

/** @param {PageDesk} desk */
export function pair(desk) {
  const { puzzle, text, solutions } = desk;
  const layers = annotatedLayers(desk);
  return html`<div class="pair" inert aria-hidden="true">
    ${[say.firstSolution, say.secondSolution].map((label, which) => {
      const both = { ...layers, found: solutions[which], other: solutions[1 - which] };
      return html`<figure>
        <figcaption>${label}</figcaption>
        ${puzzle.view({ text, layers: both, label, readonly: true })}
      </figure>`;
    })}
  </div>`;
}
