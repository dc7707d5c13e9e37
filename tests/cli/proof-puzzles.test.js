// Certificates of Kakuros, covers, tilings and queens, by way of the models that they are written as.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { check } from '../../wasm/proof/check.js';
import { some } from '../../wasm/tools/whole.js';
import { seed } from '../wasm/proof-statements.js';
import { commands, inNode, runSync } from './commands.js';
import { ask, objects, refuseChanges, refuseOther } from './proof-changes.js';
import { puzzles } from './proof-puzzles.js';

/** @param {string} puzzle @param {string} text */
const modelOf = (puzzle, text) => ask(['convert', puzzle, '--to', 'model'], text);
/** The certificates of models. @param {string[]} models @param {string} question @returns {string[]} */
const proveAll = (models, question) =>
  objects([question, 'model', '--to', 'proof'], `${models.join('\n\n')}\n`).map(({ solutions = [] }) =>
    solutions.join(''),
  );
const read = (/** @type {string} */ path) => readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8').trim();

for (const [name, make] of Object.entries(puzzles))
  test(`counts of small boards are proved, and no changed certificate proves what is false: ${name}`, () => {
    const made = Array.from({ length: 12 }, make);
    const models = made.map(({ puzzle, text }) => modelOf(puzzle, text));
    const proofs = proveAll(models, 'list');
    made.forEach(({ text, count }, at) => {
      const said = `seed ${seed}\n${text}`;
      assert.deepEqual(check(models[at], proofs[at]), { verdict: 'listed', count }, said);
      refuseChanges(models[at], proofs[at], count, 12);
      refuseOther(models[at], proofs[(at + 1) % made.length], count);
    });
  });

// Knuth, TAOCP 7.2.2.1, and the literature that tests/data/README.md names.
const COVERS = { debruijn4: 16, mutil6: 0, queens8: 92, sud_golden: 1 };

test('known counts of covers are proved', () => {
  const models = Object.keys(COVERS).map((name) => modelOf('cover', read(`cover/${name}.dlx`)));
  const counts = Object.values(COVERS);
  proveAll(models, 'count').forEach((proof, at) => {
    assert.deepEqual(check(models[at], proof), { verdict: 'counted', count: counts[at] }, Object.keys(COVERS)[at]);
  });
});

test('what boards of the data have is proved: Kakuros, queens, tetrominoes', () => {
  const kakuros = ['hard', 'multiple'].flatMap((name) =>
    objects(['convert', 'kakuro', '--to', 'model'], read(`kakuro/${name}.txt`)).map(({ text }) => String(text)),
  );
  const queens = objects(['convert', 'queens', '--to', 'model'], read('queens/partial.txt'));
  const models = [...kakuros, ...queens.slice(0, 20).map(({ text }) => String(text))];
  models.push(modelOf('tiling', '4x5 tetrominoes'));
  const verdicts = models.map((model) => ask(['check', 'model'], model).trim());
  assert.deepEqual([...new Set(verdicts)].sort(), ['multiple', 'none', 'unique']);
  proveAll(models, 'check').forEach((proof, at) => {
    assert.equal(check(models[at], proof).verdict, verdicts[at], models[at]);
  });
});

test('a board of queens with more columns than a variable has numbers is a model of squares', () => {
  const side = 66;
  // Five rows are open; the others have queens a knight's move apart: N = 66 is 0 modulo 6.
  const columns = Array.from({ length: side }, (_, row) => (row < side / 2 ? 2 * row + 2 : 2 * row - side + 1));
  const text = [side, ...columns.map((column, row) => (row % 14 === 0 ? 0 : column))].join(' ');
  const model = modelOf('queens', text);
  assert.match(model, /^# o1: r\d+c\d+\n/);
  const verdict = ask(['check', 'queens'], text).trim();
  assert.equal(check(model, proveAll([model], 'check')[0]).verdict, verdict);
});

test('both commands write certificates of these puzzles, and the one in Node judges them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-proof-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const run = (/** @type {import('./commands.js').Command} */ command, /** @type {string[]} */ ...words) =>
    runSync(command, words);
  const boards = {
    kakuro: ['# 3\\ 4\\\n\\4 . .\n\\3 . .', 'unique', '# 4\\ 4\\\n\\4 . .\n\\3 . .'],
    cover: ['a b | c\na c:x\nb c:x\nb c:y', 'unique', 'a b | c\na c:x\nb c:x\nb'],
    tiling: ['board\n..\npieces\nI2', 'unique', 'board\n...\npieces\nI2'],
    queens: ['4 0 4 0 0', 'unique', '4 0 0 0 0'],
  };
  for (const [puzzle, [text, verdict, other]] of some(Object.entries(boards))) {
    const [file, otherFile] = ['board.txt', 'other.txt'].map((name) => join(folder, name));
    writeFileSync(file, `${text}\n`);
    writeFileSync(otherFile, `${other}\n`);
    for (const command of commands) {
      const proof = join(folder, command === inNode ? 'node.proof.gz' : 'native.proof');
      const made = run(command, 'check', puzzle, '--proof', proof, file);
      assert.equal(`${made.stderr}${made.stdout}${made.status}`, `${verdict}\n0`, `${puzzle} ${command.name}`);
      const judged = run(inNode, 'verify', puzzle, file, proof);
      assert.equal(`${judged.stderr}${judged.stdout}${judged.status}`, `${puzzle}: ${verdict}\n0`, command.name);
    }
    assert.equal(run(inNode, 'verify', puzzle, otherFile, join(folder, 'native.proof')).status, 1, puzzle);
  }
});
