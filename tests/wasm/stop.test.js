// Stopping: with the result so far, and without leaking workers or memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Quadrille } from '../../dist/package/quadrille.js';

const blank9 = '.'.repeat(81);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** The bytes of what this thread can still reach. */
function reachable() {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('a stopped count resolves with the count so far, and the solver continues to answer', async () => {
  const quadrille = await Quadrille.start();
  try {
    for (let i = 0; i < 5; ++i) {
      const stop = new AbortController();
      const { verdict, count, stats } = await quadrille.count('sudoku', blank9, {
        signal: stop.signal,
        onProgress({ solutions, fraction, partial }) {
          assert.ok(fraction >= 0 && fraction <= 1);
          assert.match(partial, /^[1-9.]{81}$/);
          if (solutions >= 1000) stop.abort();
        },
      });
      assert.equal(verdict, 'stopped');
      assert.ok(count >= 1000n && stats.nodes > 1000);
    }
    assert.equal((await quadrille.count('sudoku', '.'.repeat(16))).count, 288n);
  } finally {
    quadrille.close();
  }
});

test('progress is reported at most 60 times a second', async () => {
  const quadrille = await Quadrille.start();
  try {
    let reports = 0;
    const begun = performance.now();
    await quadrille.count('sudoku', blank9, { seconds: 0.5, onProgress: () => ++reports });
    assert.ok(reports > 0 && reports <= ((performance.now() - begun) / 1000) * 60 + 1, `${reports} reports`);
  } finally {
    quadrille.close();
  }
});

test('a question that is stopped before it begins, or while it waits, has the verdict stopped', async () => {
  const quadrille = await Quadrille.start();
  try {
    const before = await quadrille.check('sudoku', blank9, { signal: AbortSignal.abort() });
    assert.deepEqual([before.verdict, before.solutions], ['stopped', []]);

    const first = new AbortController();
    const second = new AbortController();
    const running = quadrille.count('sudoku', blank9, { signal: first.signal });
    const waiting = quadrille.count('sudoku', blank9, { signal: second.signal });
    second.abort();
    assert.equal((await waiting).verdict, 'stopped');
    first.abort();
    assert.equal((await running).verdict, 'stopped');
  } finally {
    quadrille.close();
  }
});

test('ten stops in a row leak neither workers nor memory', async () => {
  const quadrille = await Quadrille.start({ workers: 1 });
  try {
    const threads = () => process.report.getReport().workers?.length ?? 0;
    const stopOnce = async () => {
      const stop = new AbortController();
      const counting = quadrille.count('sudoku', blank9, { signal: stop.signal });
      setTimeout(() => stop.abort(), 30);
      assert.equal((await counting).verdict, 'stopped');
    };
    for (let i = 0; i < 3; ++i) await stopOnce();
    const before = reachable();
    for (let i = 0; i < 10; ++i) await stopOnce();
    // There is none when the machine was too busy for the last worker to answer.
    assert.ok(threads() <= 1, `${threads()} workers`);
    const grown = reachable() - before;
    assert.ok(grown < 1e6, `grew by ${grown} bytes`);
  } finally {
    quadrille.close();
  }
});

test('a stopped batch has the results so far', async () => {
  const quadrille = await Quadrille.start();
  try {
    /** @type {string[]} */
    let verdicts = [];
    // On a busy machine a worker may answer "stop" too late, and is ended.
    for (let i = 0; i < 5 && verdicts.length < 2; ++i) {
      const stop = new AbortController();
      const results = await quadrille.batch('sudoku', 'count', ['.'.repeat(16), blank9, '.'.repeat(16)], {
        signal: stop.signal,
        onProgress({ puzzles }) {
          if (puzzles === 1) stop.abort();
        },
      });
      verdicts = results.map((result) => ('verdict' in result ? result.verdict : result.code));
    }
    assert.deepEqual(verdicts, ['counted', 'stopped']);
  } finally {
    quadrille.close();
  }
});
