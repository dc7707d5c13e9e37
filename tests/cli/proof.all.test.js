// What certificates claim, asked of another solver: CaDiCaL, on the clauses that the same models are written as.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { check } from '../../wasm/proof/check.js';
import { countOf, list, one, seed, cases as statements } from '../wasm/proof-statements.js';
import { native } from './commands.js';
import { ask, objects, refuseChanges, refuseOther } from './proof-changes.js';
import { puzzles } from './proof-puzzles.js';

const [SATISFIABLE, UNSATISFIABLE] = [10, 20];
/** The exit status of CaDiCaL. @param {string} clauses */
const statusOf = (clauses) => spawnSync('cadical', ['-q'], { input: clauses }).status;
const skip = spawnSync('cadical', ['--version']).error ? 'CaDiCaL is not installed' : false;

test('CaDiCaL finds a solution of each board, and none but that of the certificate', { skip }, () => {
  const boards = readFileSync(new URL('../data/proof/grids.txt', import.meta.url), 'utf8');
  const models = objects(['convert', 'grid', '--to', 'model'], boards).map(({ text }) => String(text));
  const answers = objects(['check', 'model', '--to', 'proof'], `${models.join('\n\n')}\n`);
  const others = models.map((model, at) => {
    const proof = answers[at].solutions.join('');
    assert.deepEqual(check(model, proof), { verdict: 'unique', count: 1 });
    const numbers = /^s \d+ (.*)$/m.exec(proof)?.[1];
    const names = [...model.matchAll(/^var ([^:]*):/gm)].map(([, list]) => list).join(' ');
    return `${model}\nconflicts ${names}: ${numbers}`;
  });
  const [all, rest] = [models, others].map((texts) =>
    objects(['convert', 'model', '--to', 'cnf'], `${texts.join('\n\n')}\n`),
  );
  let asked = 0;
  all.forEach(({ text }, at) => {
    if (text === undefined) return; // its statements are about graphs
    assert.equal(statusOf(text), SATISFIABLE, models[at]);
    assert.equal(statusOf(rest[at].text), UNSATISFIABLE, models[at]);
    ++asked;
  });
  assert.ok(asked > 20, String(asked));
});

test('CaDiCaL agrees on Kakuros, covers and queens: one solution, or none but that of the certificate', {
  skip,
}, () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8');
  const texts = [
    ...['hard', 'small'].map((name) => ['kakuro', read(`kakuro/${name}.txt`)]),
    ['queens', read('queens/partial.txt')],
    ...['mutil6', 'sud_golden', 'php8'].map((name) => ['cover', read(`cover/${name}.dlx`)]),
  ];
  let asked = 0;
  for (const [puzzle, text] of texts) {
    const [models, formulas] = ['model', 'cnf'].map((to) => objects(['convert', puzzle, '--to', to], text));
    const answers = objects(['check', 'model', '--to', 'proof'], `${models.map((its) => its.text).join('\n\n')}\n`);
    models.forEach((model, at) => {
      const proof = answers[at].solutions.join('');
      const { verdict } = check(model.text, proof);
      assert.equal(statusOf(formulas[at].text), verdict === 'none' ? UNSATISFIABLE : SATISFIABLE, model.text);
      ++asked;
      if (verdict !== 'unique') return;
      const names = [...model.text.matchAll(/^var ([^:]*):/gm)].map(([, its]) => its).join(' ');
      const other = `${model.text}\nconflicts ${names}: ${/^s \d+ (.*)$/m.exec(proof)?.[1]}\n`;
      assert.equal(statusOf(objects(['convert', 'model', '--to', 'cnf'], other)[0].text), UNSATISFIABLE, model.text);
    });
  }
  assert.ok(asked > 100, String(asked));
});

test('none of 100,000 changed certificates of small boards, models and others proves what is false', () => {
  const kinds = Object.keys(statements);
  for (let round = 0; round < 100; ++round) {
    const boards = Object.values(puzzles).map((make) => make());
    const some = [statements[one(kinds)](), statements[one(kinds)]()];
    const own = [`var ${list(7)}: 1..3`, 'table f g: 1 2 | 2 3', ...some.map(({ text }) => text)].join('\n');
    const models = [...boards.map(({ puzzle, text }) => ask(['convert', puzzle, '--to', 'model'], text)), own];
    const counts = [...boards.map(({ count }) => count), countOf(some)];
    const answers = objects(['list', 'model', '--to', 'proof'], `${models.join('\n\n')}\n`);
    const proofs = answers.map(({ solutions = [] }) => solutions.join(''));
    proofs.forEach((proof, at) => {
      assert.deepEqual(check(models[at], proof), { verdict: 'listed', count: counts[at] }, `seed ${seed}`);
      refuseChanges(models[at], proof, counts[at], 200); // 100,000 together
      for (const other of proofs) refuseOther(models[at], other, counts[at]);
    });
  }
});

test('a certificate has at most a million solutions, and one in parts has more', () => {
  const model = 'var x[10]: 1..4\nsum x[1] + x[2] + x[3] >= 4'; // 4^10 - 4^7
  const [whole, divided] = ['1', '4'].map(
    (parts) => objects(['count', 'model', '--to', 'proof', '--parts', parts], model)[0],
  );
  assert.match(whole.error.message, /more than 1,000,000 solutions is made in parts/);
  assert.deepEqual(check(model, divided.solutions.join('')), { verdict: 'counted', count: 4 ** 10 - 4 ** 7 });
});

test('a certificate of more than 256 MB is refused, and leaves no file', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-proof-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'long.proof');
  // 8,192 solutions of 16,013 numbers.
  const input = 'var x[13]: 0 1\nvar y[16000]: 1';
  const words = [...native.first, 'count', 'model', '--proof', file];
  const { status, stderr, stdout } = spawnSync(native.program, words, { input, encoding: 'utf8' });
  assert.deepEqual([status, stderr, stdout], [1, `${file}: the certificate would be longer than 256 MB\n`, '']);
  assert.deepEqual(readdirSync(folder), []);
});
