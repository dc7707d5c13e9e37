// Icons of buttons that are too narrow for words.

import { html } from 'lit';

export const icons = {
  erase: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8.5 5.5H20.5V18.5H8.5L2.5 12ZM12 9.5l5 5M17 9.5l-5 5"></path>
  </svg>`,
  marking: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5 17.5 10"></path>
  </svg>`,
  centred: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3.5 3.5h17v17h-17Z"></path>
    <path class="dots" d="M7 11h2v2H7ZM11 11h2v2h-2ZM15 11h2v2h-2Z"></path>
  </svg>`,
  undo: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5 3.5 9.5 8 14M3.5 9.5H14a5 5 0 0 1 0 10H9"></path>
  </svg>`,
  redo: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M16 5l4.5 4.5L16 14M20.5 9.5H10a5 5 0 0 0 0 10h5"></path>
  </svg>`,
  colours: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 4h7v7H4ZM13 20l7-7M13 13l7 7M4 20v-6h6"></path>
    <path class="full" d="M13 4h7v7h-7Z"></path>
  </svg>`,
  library: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 4h6.500v6.500H4ZM13.5 4H20v6.500h-6.500ZM4 13.500h6.500V20H4ZM13.5 13.500H20V20h-6.500Z"></path>
  </svg>`,
  mistakes: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2.5 12.500l4 4 8-9M11.5 15.500l1.500 1.500 8-9"></path>
  </svg>`,
  workshop: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3.5 7h9M16.5 7h4M14.5 5v4M3.5 17h4M11.5 17h9M9.5 15v4"></path>
  </svg>`,
  choosing: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3.5 3.5h17v17h-17ZM12 3.5v17M3.5 12h17"></path>
    <path class="full" d="M3.5 3.5H12V12H3.5ZM12 12h8.5v8.5H12Z"></path>
  </svg>`,
};
