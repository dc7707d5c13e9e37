// Which puzzle a text is, asked through the package. What is recognised as what, tests/core/reading_test.cpp holds.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';

const quadrille = await Quadrille.start({ workers: 1 });
after(() => quadrille.close());

test('a text is recognised as a puzzle with the notation to ask with, from a string or from bytes', async () => {
  const queens = { puzzle: 'queens', format: 'spoj1771', sure: true };
  assert.deepEqual(await quadrille.recognise('8 0 0 0 0 0 0 0 0'), queens);
  assert.deepEqual(await quadrille.recognise(new TextEncoder().encode('8 0 0 0 0 0 0 0 0')), queens);
  assert.deepEqual(await quadrille.recognise('*...\n..*.\n.*..\n...*'), {
    puzzle: 'queens',
    format: 'drawing',
    sure: false,
  });
});

test('every choice of a text that may be several puzzles can be asked about', async () => {
  const text = '.2.3\n..1.\n2...\n.3..';
  const { choices = [] } = await quadrille.recognise(text);
  assert.deepEqual(choices.slice(0, 2), [
    { puzzle: 'sudoku', format: 'grid' },
    { puzzle: 'grid', format: 'slitherlink' },
  ]);
  for (const { puzzle, format } of choices) {
    const { verdict } = await quadrille.check(puzzle, text, { format });
    assert.match(verdict, /^(unique|multiple|none)$/, `${puzzle} ${format}`);
  }
});

test('an unknown text has no choices, and does not end the worker', async () => {
  assert.deepEqual(await quadrille.recognise('not a puzzle'), { choices: [] });
  assert.equal((await quadrille.solve('sudoku', '.'.repeat(16))).verdict, 'solved');
});
