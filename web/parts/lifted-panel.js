// On a phone: a sheet over the lower part of the window with the controls that are below the first screen otherwise. It
// is the panel itself, lifted, so each control is on the page once. Fetched when it is first wanted.
// Tested by tests/web/phone.test.js.

import styles from '../styles/lifted.css?inline';
import { adoptStyle } from './adopt-style.js';

/** Lifts the panel of a key, or lets it down. @param {HTMLElement} key */
export function toggleLift(key) {
  const panel = /** @type {HTMLElement} */ (key.closest('.panel'));
  if (panel.classList.contains('lifted')) panel.dispatchEvent(new Event('lower'));
  else lift(panel, key);
}

/** @param {HTMLElement} panel @param {HTMLElement} key */
function lift(panel, key) {
  const others = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.board, footer'));
  const listening = new AbortController();
  const { signal } = listening;
  /** @param {boolean} isLifted */
  const set = (isLifted) => {
    panel.classList.toggle('lifted', isLifted);
    key.setAttribute('aria-expanded', String(isLifted));
    for (const each of others) each.inert = isLifted;
  };
  const lower = () => {
    listening.abort();
    set(false);
  };
  set(true);
  panel.scrollTop = 0;
  panel.addEventListener('lower', lower, { signal });
  panel.addEventListener('change', lower, { signal });
  // What acts on the board leads back to it, and so does the choice to play. A switch stays in view.
  panel.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && button !== key && !button.matches('[aria-pressed], [role="radio"]:not(.play)')) lower();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().includes(panel)) lower();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      lower();
      key.focus();
    },
    { signal },
  );
}

adoptStyle(styles);
