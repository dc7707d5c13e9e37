// Lists of values in sentences, in both languages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../../web/strings/en/steps.js';
import zh from '../../web/strings/zh/steps.js';

const unit = 'the run';

test('a set of values is not read as one number', () => {
  assert.equal(en.digitSets(unit, [['1', '2']], false), 'Only 1 and 2 can be in the run.');
  assert.equal(zh.digitSets('连格', [['1', '2']], false), '连格只能填 1 和 2。');
});

test('each of several sets is a sum', () => {
  const sets = [
    ['1', '4'],
    ['2', '3'],
  ];
  assert.equal(en.digitSets(unit, sets, false), 'Only 1+4 or 2+3 can be in the run.');
  assert.equal(en.digitSets(unit, sets, true), 'Only 1+4, 2+3, … can be in the run.');
  assert.equal(zh.digitSets('连格', sets, false), '连格只能填 1+4 或 2+3。');
});

test('what a cell is not is listed with "or" before the last value', () => {
  const values = ['1', '2', '5'];
  assert.equal(en.notDigits([[1, 2, values]]), 'Row 1, column 2 is not 1, 2 or 5');
  assert.equal(zh.notDigits([[1, 2, values]]), '第 1 行第 2 列不是 1、2 或 5');
});

test('a clue that a sentence names has its article, and what is not "not shaded" is shaded', () => {
  assert.equal(en.theClue('8 at row 2, column 1'), 'the 8 at row 2, column 1');
  assert.equal(en.theClue('black circle 3 at row 1, column 1'), 'the black circle 3 at row 1, column 1');
  assert.equal(en.theClue('7 above column 8'), 'the 7 above column 8');
  assert.equal(en.theClue('region D at row 4, column 2'), 'region D at row 4, column 2');
  assert.equal(en.notDigits([[1, 2, ['not shaded']]]), 'Row 1, column 2 is shaded');
  assert.equal(en.notDigits([[1, 2, ['no tent']]]), 'Row 1, column 2 has a tent');
  assert.equal(zh.notDigits([[1, 2, ['没有帐篷']]]), '第 1 行第 2 列有帐篷');
  assert.equal(zh.notDigits([[1, 2, ['不涂黑']]]), '第 1 行第 2 列涂黑');
  assert.equal(en.notDigits([[1, 2, ['nothing']]]), 'Row 1, column 2 is not nothing');
  assert.equal(en.notDigits([[1, 2, ['no tent', 'tent']]]), 'Row 1, column 2 is not no tent or tent');
});
