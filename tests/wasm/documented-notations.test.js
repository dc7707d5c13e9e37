// The pages about notations name every puzzle, notation, genre and section that there is.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as catalog from '../../build/wasm/catalog.js';
import { Quadrille } from '../../dist/package/quadrille.js';
import { notationsPage } from '../../wasm/tools/notations-page.js';
import { root } from '../../wasm/tools/run.js';
import { read } from './sources.js';

const { genres } = catalog.puzzles.find(({ id }) => id === 'grid');

/** The rows of a page's first table: the words in code of each cell. @param {string} page */
const rowsOf = (page) =>
  read(page)
    .split('\n\n')
    .find((block) => block.startsWith('| '))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, word]) => word)));

test('the page of notations is made of what stands beside their rows', () => {
  assert.equal(read('core/text/notations.md'), notationsPage());
});

test('the table of notations has every notation of every puzzle', () => {
  const written = [];
  let puzzle = '';
  for (const [, id, names] of rowsOf('core/text/notations.md')) {
    puzzle = id[0] ?? puzzle;
    for (const name of names) written.push(`${puzzle} ${name}`);
  }
  const there = catalog.puzzles.flatMap(({ id, notations }) =>
    notations.map(({ name }) => `${id} ${name}`).filter((each) => !genres.includes(each.replace('grid ', ''))),
  );
  assert.deepEqual(
    there.filter((each) => !written.includes(each)),
    [],
  );
  assert.deepEqual(
    written.filter((each) => each !== '' && !there.includes(each)),
    [],
  );
});

/** What is only written: these, but for models, which are read. */
const ONLY_WRITTEN = ['model', 'cnf', 'opb', 'flatzinc', 'rules', 'proof'];

/** Other names of what is detected as another notation. */
const OTHER_NAMES = ['sudoku sdm', 'grid pzpr'];

test('each notation that is read has a sample, which is recognised and read as that notation', async () => {
  const samples = [...read('core/text/notations.md').matchAll(/^`([\w]+)`, `([\w-]+)`:\n\n```\n(.*?\n)```/gms)];
  const quadrille = await Quadrille.start({ workers: 1 });
  for (const [, puzzle, format, text] of samples) {
    const found = await quadrille.convert(/** @type {'sudoku'} */ (puzzle), text, {});
    assert.equal(found.format, format, `${puzzle} ${format}`);
    const recognised = await quadrille.recognise(text);
    // A Sudoku without other rules may be in a link to a variant.
    const id = puzzle === 'sudoku' && ['fpuzzles', 'sudokupad'].includes(format) ? 'variant' : puzzle;
    assert.deepEqual([recognised.puzzle, recognised.format], [id, format]);
  }
  await quadrille.close();
  const there = catalog.puzzles.flatMap(({ id, notations }) =>
    notations.map(({ name }) => `${id} ${name}`).filter((each) => !genres.includes(each.replace('grid ', ''))),
  );
  assert.deepEqual(
    samples.map(([, puzzle, format]) => `${puzzle} ${format}`).sort(),
    there
      .filter((each) => !ONLY_WRITTEN.includes(each.replace(/^\w+ /, '')) && !OTHER_NAMES.includes(each))
      .concat('model model')
      .sort(),
  );
});

/** The names of a genre's sections, in its text or its C++. @param {string} id */
function sectionsOf(id) {
  const file = `core/puzzles/grid/genres/${id}`;
  if (!existsSync(join(root, `${file}.txt`))) {
    const [, rules] = /SectionRule sections\[\] = \{(.*?)\};/s.exec(read(`${file}.cpp`)) ?? [];
    return Array.from(rules?.matchAll(/\{"(\w+)"/g) ?? [], ([, name]) => name);
  }
  const [, lines] = /^board(.*?)^values/ms.exec(read(`${file}.txt`)) ?? [];
  return (lines ?? '').split('\n').flatMap((line) => line.replace(/:.*/, '').match(/\w+/g) ?? []);
}

test('the table of grid texts has every genre with its sections', () => {
  const written = rowsOf('core/text/grids.md').filter(([, id]) => id.length > 0);
  assert.deepEqual(written.map(([, [id]]) => id).sort(), [...genres].sort());
  for (const [, [id], sections] of written) {
    assert.deepEqual([...sections].sort(), sectionsOf(id).sort(), id);
  }
});
