// What certificates claim, asked of another solver: CaDiCaL, on the clauses that the same models are written as.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { check } from '../../wasm/proof/check.js';
import { native } from './commands.js';

/** The objects of a command's lines. @param {string[]} words @param {string} input @returns {any[]} */
function objects(words, input) {
  const { stdout } = spawnSync(native.program, [...words, '--json'], { input, encoding: 'utf8', maxBuffer: 1e9 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
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
