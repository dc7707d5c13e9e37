// The library of the page: 340 different puzzles, each with exactly one solution and as hard as its set says.
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
const canonical = { sudoku: 'line', variant: 'iss', kakuro: 'grid', queens: 'spoj1771' };

/** The puzzles that break a rule. @param {(puzzle: string, text: string, set: typeof sets[number]) => boolean} obeys */
const faulty = (obeys) =>
  sets.flatMap((set) =>
    set.texts.filter((text) => !obeys(set.puzzle, text, set)).map((text) => `${set.puzzle} ${text}`),
  );

test('the library has 340 different puzzles, 40 of them of genres of grid puzzles', () => {
  const all = sets.flatMap(({ texts }) => texts);
  assert.equal(all.length, 340);
  assert.equal(new Set(all).size, 340);
  const kinds = [...new Set(sets.map(({ puzzle }) => puzzle))];
  assert.deepEqual(kinds.slice(0, 4), ['sudoku', 'variant', 'kakuro', 'queens']);
  const grids = sets.filter(({ puzzle }) => kinds.indexOf(puzzle) >= 4);
  assert.equal(grids.flatMap(({ texts }) => texts).length, 40);
  for (const { puzzle, texts } of grids) for (const text of texts) assert.ok(text.startsWith(`${puzzle}\n`), text);
});

test('every puzzle of the library has exactly one solution', () => {
  assert.deepEqual(
    faulty((puzzle, text) => quadrille.check(puzzle, text).verdict === 'unique'),
    [],
  );
});

test('every puzzle of the library is canonical: the page reads it without the solver', () => {
  assert.deepEqual(
    faulty((puzzle, text) => quadrille.convert(puzzle, text, { to: canonical[puzzle] ?? 'grid' }).text.trim() === text),
    [],
  );
});

test('a graded puzzle of the library has the grade of its set, and a set goes from easy to hard', () => {
  const grades = ['Easy', 'Medium', 'Hard', 'Expert', 'Extreme'];
  const graded = sets.filter(({ label }) => grades.includes(label));
  assert.deepEqual([...new Set(graded.map(({ label }) => label))], grades);
  for (const { puzzle, label, texts } of graded) {
    const found = texts.map((text) => quadrille.grade(puzzle, text));
    assert.deepEqual(new Set(found.map((each) => each.grade)), new Set([label]));
    const ratings = found.map(({ rating }) => rating);
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => a - b),
    );
  }
});

test('a variant of the library is what its set says', () => {
  const rules = { Jigsaw: /Jigsaw/, Killer: /Cage/, '': /^\.Shape~6x6\.~R/ };
  for (const { puzzle, label, texts } of sets)
    if (puzzle === 'variant') for (const text of texts) assert.match(text, rules[label]);
});

test('the library is read as it is written', () => {
  const lines = sets.flatMap(({ puzzle, size, label, texts }) => [
    ['#', puzzle, size, label].join(' ').trim(),
    ...texts.map(writeLine),
  ]);
  assert.equal(`${lines.join('\n')}\n`, file);
});
