// The syntax of the notation `iss`: names of cells, shapes, and texts of rules in both directions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellIndex, cellName, readIssText, shapeArgs, shapeOf, writeIssText } from '../../wasm/notations/iss-text.js';

const nine = { rows: 9, columns: 9, values: 9, lowest: 1 };

test('every cell of a 16×16 board has a name, and both ways of writing it lead back', () => {
  const shape = { rows: 16, columns: 16, values: 16, lowest: 1 };
  for (let cell = 0; cell < 256; ++cell) {
    const decimal = `r${Math.floor(cell / 16) + 1}c${(cell % 16) + 1}`;
    assert.equal(cellIndex(cellName(cell, shape), shape), cell);
    assert.equal(cellIndex(decimal, shape), cell);
  }
  assert.equal(cellName(9 * 16 + 15, shape), 'RaCg');
});

test('a name of no cell on the board has the index -1', () => {
  for (const name of ['', 'R0C1', 'R1C10', 'RaC1', 'R1', 'VK1', 'R1C1_2', 'R17C1']) {
    assert.equal(cellIndex(name, nine), -1, name);
  }
});

test('a shape is rows and columns, with a number or a range of values', () => {
  for (const [args, shape] of /** @type {const} */ ([
    [['9x9'], nine],
    [['6x6'], { rows: 6, columns: 6, values: 6, lowest: 1 }],
    [['4x6'], { rows: 4, columns: 6, values: 6, lowest: 1 }],
    [['7x7', '9'], { rows: 7, columns: 7, values: 9, lowest: 1 }],
    [['9x9', '0-8'], { rows: 9, columns: 9, values: 9, lowest: 0 }],
  ])) {
    assert.deepEqual(shapeOf([...args]), shape);
    assert.deepEqual(shapeArgs(shape), args);
  }
  assert.deepEqual(shapeOf(['9x9', '1-9']), nine);
});

test('a text is read into shape, candidates, rules, words and figures, and written back', () => {
  const text =
    '# no digit repeats\n# on a spiral\n#~ text #000000 1 0.5,0.5 : A\n' +
    '.Shape~6x6.Cage~10~R1C1~R1C2.AntiKnight.Diagonal~-1.~R1C1_5~R2C3_1_2';
  const puzzle = readIssText(text);
  assert.deepEqual(puzzle, {
    shape: { rows: 6, columns: 6, values: 6, lowest: 1 },
    givens: new Map([
      [0, [5]],
      [8, [1, 2]],
    ]),
    rules: [
      { name: 'Cage', args: ['10', 'R1C1', 'R1C2'] },
      { name: 'AntiKnight', args: [] },
      { name: 'Diagonal', args: ['-1'] },
    ],
    words: ['no digit repeats', 'on a spiral'],
    decoration: ['text #000000 1 0.5,0.5 : A'],
  });
  assert.equal(writeIssText(puzzle), text);
});

test('white space is passed over, and candidates of one cell are intersected', () => {
  const { givens, rules } = readIssText('.~R1C1_1_2_3 \n  ~R1C1_2_3_4 .Anti\n  King');
  assert.deepEqual([...givens], [[0, [2, 3]]]);
  assert.deepEqual(rules, [{ name: 'AntiKing', args: [] }]);
});

test('a board without rules and candidates is written as its shape', () => {
  assert.equal(writeIssText({ shape: nine, givens: new Map(), rules: [], words: [], decoration: [] }), '.Shape~9x9');
  assert.deepEqual(readIssText('.Shape~9x9').rules, []);
});
