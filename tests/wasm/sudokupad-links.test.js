// SudokuPad's own links: regions, cages, rules by name, drawings, and the short codes of digits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVariantLink } from './reading_links.js';
import { isRefused, read, sudokupad } from './variant_links.js';

test('SudokuPad: regions, cages, givens and rules by name are read, drawings are described in words', () => {
  const text = read(
    sudokupad(4, {
      cages: [
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
          value: 5,
        },
        {
          cells: [
            [1, 0],
            [1, 1],
          ],
          unique: true,
        },
        {
          cells: [
            [2, 0],
            [2, 1],
          ],
          value: 'x',
          unique: false,
        },
        {
          cells: [
            [3, 0],
            [3, 1],
          ],
          value: 6,
          unique: false,
        },
        { value: 'rules: Pairs.' },
        { value: 'author: A' },
        { value: 'antiking: t' },
      ],
      lines: [
        {
          wayPoints: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
      overlays: [{ text: 7 }, { text: '' }],
      metadata: { title: 'T', antiknight: true, solution: '1234', rules: 'More.' },
    }),
  );
  assert.deepEqual(text.split('\n'), [
    '# Title: T',
    '# Author: A',
    '# More.',
    '# Pairs.',
    '# drawn without a rule: 1 cage, 1 line, 2 overlays, with "x", "7"',
    '#~ cage #000000 0.5,2.5 1.5,2.5 : x',
    '#~ line #000000 0.02 0,0 1,1',
    '.Shape~4x4.Cage~5~R1C1~R1C2.Cage~0~R2C1~R2C2.Sum~6~R4C1~R4C2.AntiKnight.AntiKing',
  ]);
  const given = sudokupad(4);
  Object.assign(given.cells[1][2], { value: '3' });
  assert.equal(read(given), '.Shape~4x4.~R2C3_3');
  assert.equal(read(sudokupad(4, { regions: [] })), '.Shape~4x4.NoBoxes');
  isRefused(sudokupad(4, { metadata: { norowcol: true } }), /"norowcol"/);
  isRefused(sudokupad(4, { somethingnew: [1] }), /"somethingnew"/);
  isRefused(sudokupad(4, { cages: [{ cells: [[0, 4]], value: 3 }] }), /"cages"/);
  isRefused(sudokupad(4, { regions: [[[0, 0]], [[0, 0]]] }), /R1C1.*two/);
});

test('SudokuPad’s short codes hold digits, windoku and diagonals', () => {
  const blank = `${'o'.repeat(13)}K`; // 13 times six empty cells, and three
  assert.equal(readVariantLink(`https://sudokupad.app/scf${blank}`), '.Shape~9x9');
  assert.equal(readVariantLink(`scfp${'o'.repeat(12)}Kwx`), '.Windoku.Diagonal~1.Diagonal~-1.~R1C1_1');
  assert.throws(() => readVariantLink(`scf${blank}z`), /"scf"/);
  assert.throws(() => readVariantLink('scfoo'), /"scf"/);
});
