// On a phone an answer that is longer than its room takes what it lacks from the board, so that the keypad below it
// stays under the thumb. Fetched with the first answer that may be so long (page-answers.js).
// Tested by tests/web/phone.test.js.

import { phone } from './drawer.js';

/** The most that the board gives: beyond that, what is below the answer moves. In rem. */
const MOST = 6;

/** With its fraction of a pixel. @param {HTMLElement} part */
const heightOf = (part) => part.getBoundingClientRect().height;

/** @param {HTMLElement} answer */
function follow(answer) {
  const sheet = /** @type {HTMLElement} */ (answer.closest('.sheet'));
  const board = /** @type {HTMLElement} */ (sheet.querySelector('.board'));
  const setHeight = (/** @type {number} */ height) => board.style.setProperty('--board-height', `${height}px`);
  new ResizeObserver(() => {
    board.style.removeProperty('--board-height');
    if (!phone.matches || !sheet.querySelector('.keypad')) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const room = Number.parseFloat(getComputedStyle(answer).getPropertyValue('--answer')) * rem;
    const more = heightOf(answer) - room;
    if (!(more > 0 && more < MOST * rem)) return;
    const before = heightOf(board);
    setHeight(0); // leaves what stands beside the drawing, such as the names of rules
    setHeight(before - more - heightOf(board));
  }).observe(answer);
}

const answer = /** @type {HTMLElement | null} */ (document.querySelector('quadrille-page .answer'));
if (answer) follow(answer);
