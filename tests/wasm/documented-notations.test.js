// The pages about notations name every puzzle, notation, genre and section that there is.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as catalog from '../../build/wasm/catalog.js';
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
