// The symmetry of givens: partners of cells, the cells that are asked for, and what is taken away together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedCells, partnerOf, symmetries, withoutPartners } from '../../web/session/set-symmetry.js';

test('the partner of a partner is the cell itself, in every symmetry', () => {
  for (const symmetry of symmetries)
    for (let cell = 0; cell < 81; cell += 1) assert.equal(partnerOf(symmetry, partnerOf(symmetry, cell, 81), 81), cell);
});

test('each symmetry has its partners', () => {
  const found = Object.fromEntries(symmetries.map((name) => [name, partnerOf(name, 1, 16)]));
  assert.deepEqual(found, { none: 1, rotational: 14, horizontal: 13, vertical: 2, diagonal: 4 });
});

test('an empty cell is asked for when its partner is given', () => {
  const values = [...'1..............2'].map((value) => value.replace('.', ''));
  assert.deepEqual(askedCells('rotational', values), []);
  assert.deepEqual(askedCells('vertical', values), [3, 12]);
  assert.deepEqual(askedCells('none', values), []);
});

test('what is taken away takes its partner with it, and what is changed does not', () => {
  const before = ['1', '', '', '4'];
  assert.deepEqual(withoutPartners('rotational', before, ['', '', '', '4']), ['', '', '', '']);
  assert.deepEqual(withoutPartners('rotational', before, ['2', '', '', '4']), ['2', '', '', '4']);
  assert.deepEqual(withoutPartners('none', before, ['', '', '', '4']), ['', '', '', '4']);
});
