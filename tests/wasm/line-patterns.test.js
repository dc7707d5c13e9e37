// The words for patterns of lines: each has them in both languages, and a hint in edges is one name, one reason and
// what follows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../../web/strings/en/line-patterns.js';
import zh from '../../web/strings/zh/line-patterns.js';
import { files, read } from './sources.js';

/** The names in the tables of core. */
function namesInCore() {
  const tables = files.filter((file) => file.startsWith('core/puzzles/grid/line_patterns/') && file.endsWith('.cpp'));
  return new Set(tables.flatMap((file) => [...read(file).matchAll(/\{"([a-z-]+)", \d,/g)].map(([, name]) => name)));
}

test('every pattern of lines has a name and a reason in both languages, and a type', () => {
  const names = [...namesInCore()].sort();
  assert.ok(names.length > 30);
  const types = read('wasm/api/steps.d.ts').match(/type LinePattern =([^;]*);/)?.[1] ?? '';
  assert.deepEqual([...types.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name).sort(), names);
  for (const { patterns } of [en, zh]) assert.deepEqual(Object.keys(patterns).sort(), names);
});

test('edges are named as sides of cells, and many of them by their number', () => {
  /** @type {import('../../web/strings/en/line-patterns.js').Edge} */
  const line = { row: 3, column: 5, side: 'left', line: true };
  const cross = { ...line, line: false };
  assert.equal(en.edge(line), 'line left of row 3, column 5');
  assert.equal(zh.edge(cross), '第 3 行第 5 列左边打叉');
  assert.equal(en.edges([line]), 'A line left of row 3, column 5.');
  assert.equal(en.edges([line, cross]), 'A line left of row 3, column 5, and a cross left of row 3, column 5.');
  assert.equal(en.edges([line, line, line]), 'The 3 marked edges are lines.');
  assert.equal(zh.edges([cross, cross, cross]), '标出的 3 条边都打叉。');
  assert.equal(en.edges([line, cross, cross]), 'The marked edges: 1 line, 2 crosses.');
});

test('a supposition in edges says what would follow, and what could not be met', () => {
  assert.equal(en.otherwise([], ['the 1 at row 1, column 2']), 'Else the 1 at row 1, column 2 could not be met.');
  assert.equal(
    en.otherwise(['line above row 1, column 1'], []),
    'Else there would be a line above row 1, column 1, and a rule could not be met.',
  );
});
