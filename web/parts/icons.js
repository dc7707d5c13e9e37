// Icons of buttons that are too narrow for words.

import { html } from 'lit';

/**
 * @param {string} path
 * @param {'dots' | 'full'} [look]  of a second path
 * @param {string} [second]
 */
export const icon = (path, look, second = '') => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d=${path}></path>
  <path class=${look} d=${second}></path>
</svg>`;

export const icons = {
  erase: icon('M8.5 5.5H20.5V18.5H8.5L2.5 12ZM12 9.5l5 5M17 9.5l-5 5'),
  marking: icon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5 17.5 10'),
  centred: icon('M3.5 3.5h17v17h-17Z', 'dots', 'M7 11h2v2H7ZM11 11h2v2h-2ZM15 11h2v2h-2Z'),
  undo: icon('M8 5 3.5 9.5 8 14M3.5 9.5H14a5 5 0 0 1 0 10H9'),
  redo: icon('M16 5l4.5 4.5L16 14M20.5 9.5H10a5 5 0 0 0 0 10h5'),
  colours: icon('M4 4h7v7H4ZM13 20l7-7M13 13l7 7M4 20v-6h6', 'full', 'M13 4h7v7h-7Z'),
  library: icon('M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z'),
  mistakes: icon('M2.5 12.5l4 4 8-9M11.5 15.5l1.5 1.5 8-9'),
  workshop: icon('M3.5 7h9M16.5 7h4M14.5 5v4M3.5 17h4M11.5 17h9M9.5 15v4'),
};

/** Only the element has its key on the keypad: the page does without it in its first load. */
export const choosingIcon = icon(
  'M3.5 3.5h17v17h-17ZM12 3.5v17M3.5 12h17',
  'full',
  'M3.5 3.5H12V12H3.5ZM12 12h8.5v8.5H12Z',
);
