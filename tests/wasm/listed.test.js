// Lists of values in sentences, in both languages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../../web/strings/en.steps.js';
import zh from '../../web/strings/zh.steps.js';

const unit = 'the run';

test('a set of values is not read as one number', () => {
  assert.equal(en.digitSets(unit, [['1', '2']], false), 'Only 1 and 2 can be in the run.');
  assert.equal(zh.digitSets('连格', [['1', '2']], false), '连格只能填 1 和 2。');
});

test('of several sets each is a sum', () => {
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
