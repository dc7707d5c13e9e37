// Slices of the core: for any puzzles, a step returns in time for the worker to receive "stop".
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Core } from '../../wasm/bindings/core-calls.js';
import { rowOf } from '../../wasm/bindings/rows.js';
import { instantiateModule } from '../../wasm/tools/catalog.js';
import { defaults } from '../../wasm/transport/protocol.js';

const samples = new URL('../data/sudoku/', import.meta.url);
const core = new Core(await instantiateModule('sudoku'), rowOf('sudoku'));

/** Milliseconds of processor time of this process, which do not grow on a busy machine. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** @param {string} text of puzzles to check */
const jobFor = (text) => core.open({ ...defaults, question: 'check', format: 'line', to: 'line' }, text);

/**
 * @param {string} text
 * @param {number} ms
 */
function longestStep(text, ms) {
  const job = jobFor(text);
  let longest = 0;
  let steps = 0;
  try {
    for (let more = true; more; ++steps) {
      const begun = worked();
      more = job.step(ms);
      longest = Math.max(longest, worked() - begun);
      job.takeRecords();
    }
    return { longest, steps, puzzles: job.puzzles() };
  } finally {
    job.delete();
  }
}

test('no step over puzzles of mixed sizes takes much longer than its limit', () => {
  /** @param {string} name */
  const read = (name) => readFileSync(new URL(name, samples), 'utf8');
  const small = read('9_easy.txt').repeat(100);
  const large = read('25_random.txt') + read('36_misc.txt');
  const text = (small + large.repeat(10)).repeat(2);
  longestStep(text, 10); // warms up, so that compiling is not measured
  const runs = [1, 2, 3].map(() => longestStep(text, 10));
  for (const { steps, puzzles } of runs) {
    assert.equal(puzzles, text.trim().split('\n').length);
    assert.ok(steps > 5, `${steps} steps`);
  }
  // Threads of the JavaScript engine count too, now and then, so the best run is judged.
  const longest = Math.min(...runs.map((run) => run.longest));
  assert.ok(longest <= 25, `a step of ${longest} ms`);
});

test('a puzzle that takes more than one step is answered before another one is begun', () => {
  const hard = readFileSync(new URL('25_random.txt', samples), 'utf8').split('\n')[0];
  const easy = readFileSync(new URL('9_easy.txt', samples), 'utf8').trim().split('\n');
  const job = jobFor([hard, ...easy].join('\n'));
  try {
    assert.equal(job.walk(0), true); // reads the first one
    for (let seen = 0; seen === 0; seen = job.puzzles()) assert.equal(job.step(1000), true);
    assert.equal(job.puzzles(), 1);
    while (job.step(1000));
    assert.equal(job.puzzles(), 1 + easy.length);
  } finally {
    job.delete();
  }
});
