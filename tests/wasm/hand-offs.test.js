// How a board leaves the page: the links that other programs open, and the line of HTML for another page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameLine, programsFor } from '../../web/parts/hand-offs.js';
import { openPage } from './page-session.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The programs that a board can be opened in, and their hosts. */
async function programsOf(hash) {
  const session = await openPage(hash);
  const { id } = session.puzzle;
  const links = await programsFor(session, session.text, await session.solver.notations(id));
  return links.map(({ name, url }) => `${name} ${new URL(url).host}`);
}

test('a board can be opened in the programs that know its kind, and in no other', async () => {
  assert.deepEqual(await programsOf(`#sudoku=${PUZZLE}`), [
    'SudokuPad sudokupad.app',
    'f-puzzles www.f-puzzles.com',
    'puzz.link puzz.link',
  ]);
  assert.deepEqual(await programsOf('#slitherlink'), ['puzz.link puzz.link', 'penpa-edit swaroopg92.github.io']);
  assert.deepEqual(await programsOf('#queens=4 0 0 0 0'), []);
  assert.deepEqual(await programsOf('#cover'), []);
});

test('a link of another program leads back to the same board', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  const notations = await session.solver.notations('sudoku');
  for (const { name, url } of await programsFor(session, session.text, notations))
    assert.equal((await session.solver.convert('sudoku', url, 'line')).text, PUZZLE, name);
});

test('the line for another page is one element that is complete, whatever is in the link', () => {
  const line = frameLine('A "small" <one>', 'https://x.org/sudoku/#sudoku=12&play=3:4', 'https://x.org/quadrille.html');
  assert.equal(
    line,
    '<iframe src="https://x.org/quadrille.html?embed#sudoku=12&amp;play=3:4" title="A &quot;small&quot; &lt;one&gt;" ' +
      'sandbox="allow-scripts" style="width: 100%; height: 40rem; border: 0"></iframe>',
  );
});
