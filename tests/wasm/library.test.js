// The library of the page: 300 different puzzles, each with exactly one solution and as hard as its set says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { root } from '../../wasm/tools/run.js';
import { readLibrary, writeLine } from '../../web/library/library.js';

const file = readFileSync(join(root, 'web/library/puzzles.txt'), 'utf8');
const sets = readLibrary(file);
const quadrille = await load();
const canonical = { sudoku: 'line', kakuro: 'grid', queens: 'spoj1771' };

/** The puzzles that break a rule. @param {(puzzle: string, text: string, set: typeof sets[number]) => boolean} obeys */
const faulty = (obeys) =>
  sets.flatMap((set) =>
    set.texts.filter((text) => !obeys(set.puzzle, text, set)).map((text) => `${set.puzzle} ${text}`),
  );

test('the library has 300 different puzzles', () => {
  const all = sets.flatMap(({ texts }) => texts);
  assert.equal(all.length, 300);
  assert.equal(new Set(all).size, 300);
  assert.deepEqual([...new Set(sets.map(({ puzzle }) => puzzle))], ['sudoku', 'kakuro', 'queens']);
});

test('every puzzle of the library has exactly one solution', () => {
  assert.deepEqual(
    faulty((puzzle, text) => quadrille.check(puzzle, text).verdict === 'unique'),
    [],
  );
});

test('every puzzle of the library is canonical: the page reads it without the solver', () => {
  assert.deepEqual(
    faulty((puzzle, text) => quadrille.convert(puzzle, text, { to: canonical[puzzle] }).text.trim() === text),
    [],
  );
});

test('a graded puzzle of the library has the grade of its set, and a set goes from easy to hard', () => {
  const graded = sets.filter(({ grade }) => grade);
  assert.deepEqual([...new Set(graded.map(({ grade }) => grade))], ['Easy', 'Medium', 'Hard', 'Expert', 'Extreme']);
  for (const { puzzle, grade, texts } of graded) {
    const found = texts.map((text) => quadrille.grade(puzzle, text));
    assert.deepEqual(new Set(found.map((each) => each.grade)), new Set([grade]));
    const ratings = found.map(({ rating }) => rating);
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => a - b),
    );
  }
});

test('the library is read as it is written', () => {
  const lines = sets.flatMap(({ puzzle, size, grade, texts }) => [
    ['#', puzzle, size, grade].join(' ').trim(),
    ...texts.map(writeLine),
  ]);
  assert.equal(`${lines.join('\n')}\n`, file);
});
