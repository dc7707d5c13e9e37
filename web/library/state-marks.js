// How far a puzzle has been played, beside its number: the shapes differ, not only their colours.

import { html } from 'lit';

export const stateMarks = {
  started: html`<svg class="state-mark" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6"></circle>
    <path class="full" d="M8 2a6 6 0 0 1 0 12Z"></path>
  </svg>`,
  finished: html`<svg class="state-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2.5 8.5 6.5 12.5 13.5 4"></path>
  </svg>`,
};
