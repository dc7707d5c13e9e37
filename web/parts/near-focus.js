// Moves the focus near a control that has gone. Fetched when that first happens. Tested by
// tests/web/keyboard.test.js.

/** @param {HTMLElement} page @param {Element} gone  what had the focus */
export function focusNear(page, gone) {
  if (document.activeElement !== document.body) return;
  const next = gone.matches('select')
    ? '.choices select'
    : gone.matches('.fill')
      ? '.questions .main'
      : '.answer [aria-disabled="false"]';
  const near = page.querySelector(next) ?? page.querySelector('.questions .main');
  /** @type {HTMLElement | null} */ (near)?.focus({ preventScroll: true });
}
