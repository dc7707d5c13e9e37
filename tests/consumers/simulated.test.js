// The element where there is no browser: in plain Node, as on a server, and in simulated pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUZZLE, run } from '../package/fixtures.js';
import { project } from './projects.js';

test('in plain Node the element can be imported, and leaves the global scope as it was', async () => {
  const script = `
    const before = Object.getOwnPropertyNames(globalThis);
    const { QuadrilleBoard } = await import('quadrille/element');
    const isOfLit = (name) => /^lit|^reactive/.test(name);
    const more = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && !isOfLit(name));
    console.log(typeof QuadrilleBoard, more.join());`;
  assert.equal(await run(project({ 'main.js': script }), process.execPath, 'main.js'), 'function \n');
});

/** What the board and lit take from the global scope. */
const names =
  `navigator document Document HTMLElement customElements Node Element ShadowRoot Event CustomEvent EventTarget
  MutationObserver HTMLTextAreaElement KeyboardEvent CSSStyleSheet getComputedStyle`.split(/\s+/);

const draws = (window) => `
  ${window}
  for (const name of ${JSON.stringify(names)})
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  const { QuadrilleBoard } = await import('quadrille/element');
  document.body.innerHTML = '<form><quadrille-board name="board" controls value="${PUZZLE}"></quadrille-board></form>';
  const board = document.querySelector('quadrille-board');
  const { solution } = await board.solve();
  await board.updateComplete;
  const grid = board.shadowRoot.querySelector('quadrille-grid');
  await grid.updateComplete;
  const drawn = grid.shadowRoot.querySelectorAll('[role=gridcell]').length;
  const keeps = board.value === '${PUZZLE}';
  console.log(board instanceof QuadrilleBoard, keeps, solution.length, board.checkValidity(), drawn);
  process.exit();`;

for (const [library, window] of [
  ['jsdom', "import { JSDOM } from 'jsdom'; const { window } = new JSDOM('', { pretendToBeVisual: true });"],
  ['happy-dom', "import { Window } from 'happy-dom'; const window = new Window({ url: 'http://localhost/' });"],
]) {
  test(`in ${library} a board is drawn and solved`, async () => {
    const folder = project({ 'main.js': draws(window) });
    assert.equal(await run(folder, process.execPath, 'main.js'), 'true true 81 true 81\n');
  });
}
