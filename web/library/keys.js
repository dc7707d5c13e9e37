// Keys on a shelf of pictures: Tab reaches one of them, and the arrows lead to the others (WAI-ARIA Authoring
// Practices, "Roving tabindex").

/** @type {Record<string, (at: number, columns: number, last: number) => number>} */
const steps = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, columns) => at - columns,
  ArrowDown: (at, columns) => at + columns,
  Home: () => 0,
  End: (_, __, last) => last,
};

/** @param {HTMLElement[]} items  row by row @param {KeyboardEvent} event */
export function moveInShelf(items, event) {
  const at = items.indexOf(/** @type {HTMLElement} */ (event.target));
  const step = steps[event.key];
  if (at < 0 || !step) return;
  event.preventDefault();
  const last = items.length - 1;
  const to = step(at, columnsOf(items), last);
  items[Math.min(Math.max(to, 0), last)].focus();
}

/**
 * Lets Tab reach one of the items only: the one that has the focus, or had it last, or the first.
 * @param {HTMLElement[]} items
 * @param {EventTarget | null} [focused]
 */
export function rove(items, focused = null) {
  const isReached = (/** @type {HTMLElement} */ item) => item.getAttribute('tabindex') === '0';
  const reached = items.find((item) => item === focused) ?? items.find(isReached) ?? items[0];
  for (const item of items) item.tabIndex = item === reached ? 0 : -1;
}

/** How many items the first row has. @param {HTMLElement[]} items */
function columnsOf(items) {
  const { top } = items[0].getBoundingClientRect();
  const next = items.findIndex((item) => item.getBoundingClientRect().top > top);
  return next < 0 ? items.length : next;
}
