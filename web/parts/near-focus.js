// Moves the focus near a control that has gone, or to the one in its place: the Workshop has each of the buttons that
// stand there until its file has come. Fetched when that first happens. Tested by
// tests/web/keyboard.test.js.

/** @param {HTMLElement} page @param {Element} gone  what had the focus */
export function focusNear(page, gone) {
  if (document.activeElement !== document.body) return;
  const next = gone.matches('select')
    ? '.choices select'
    : gone.matches('.fill')
      ? '.questions .main'
      : '.answer [aria-disabled="false"]';
  const [name] = gone.classList;
  const same = name ? page.querySelector(`.tools button.${name}`) : null;
  const near = same ?? page.querySelector(next) ?? page.querySelector('.questions .main');
  /** @type {HTMLElement | null} */ (near)?.focus({ preventScroll: true });
}
