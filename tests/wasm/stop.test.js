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

/** Stops in a later task, when workers have begun. @param {AbortController} stop */
const soon = (stop) => setTimeout(() => stop.abort(), 2);

test('a stopped count resolves with the count so far, and the solver continues to answer', async () => {
  const quadrille = await Quadrille.start();
  try {
    for (let i = 0; i < 5; ++i) {
      const stop = new AbortController();
      const { verdict, count, stats, fraction } = await quadrille.count('sudoku', blank9, {
        signal: stop.signal,
        onProgress({ solutions, fraction, partial }) {
          assert.ok(fraction >= 0 && fraction <= 1);
          assert.match(partial, /^[1-9.]{81}$/);
          if (solutions >= 1000) stop.abort();
        },
      });
      assert.equal(verdict, 'stopped');
      assert.ok(count >= 1000n && stats.nodes > 1000);
      assert.ok(Number(fraction) >= 0 && Number(fraction) < 1, `${fraction}`);
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

/** All boards have 288 solutions. */
const stoppable = [
  { workers: 1, text: Array(2000).fill('.'.repeat(16)) },
  { workers: 3, text: Array(20_000).fill('.'.repeat(16)) },
];

for (const { workers, text } of stoppable) {
  test(`a stopped batch of an array has a result for each element, on ${workers} workers`, async () => {
    const quadrille = await Quadrille.start({ workers });
    try {
      for (const abort of [(/** @type {AbortController} */ stop) => stop.abort(), soon]) {
        const stop = new AbortController();
        const stopped = quadrille.batch('sudoku', 'count', text, { signal: stop.signal });
        abort(stop);
        const results = await stopped;
        assert.equal(results.length, text.length);
        const verdicts = results.map((result) => ('verdict' in result ? result.verdict : 'error'));
        const first = verdicts.indexOf('stopped');
        assert.ok(first >= 0);
        assert.deepEqual(new Set(verdicts.slice(first)), new Set(['stopped']));
        assert.ok(results.slice(0, first).every((result) => 'count' in result && result.count === 288n));

        const again = new AbortController();
        const coming = quadrille.batch('sudoku', 'count', text, { signal: again.signal, columns: true });
        abort(again);
        const columns = await coming;
        assert.equal(columns.verdicts.length, text.length);
        assert.equal(columns.counts.length, text.length);
        assert.equal(columns.verdictNames[columns.verdicts[text.length - 1]], 'stopped');
      }
    } finally {
      quadrille.close();
    }
  });

  test(`a stopped batch of a text ends with one result for the rest, on ${workers} workers`, async () => {
    const quadrille = await Quadrille.start({ workers });
    try {
      for (const abort of [(/** @type {AbortController} */ stop) => stop.abort(), soon]) {
        const stop = new AbortController();
        const stopped = quadrille.batch('sudoku', 'check', text.join('\n'), { signal: stop.signal });
        abort(stop);
        const results = await stopped;
        assert.ok(results.length < text.length);
        const last = results.at(-1);
        assert.ok(last && 'verdict' in last && last.verdict === 'stopped');
        assert.deepEqual(last.solutions, []);
      }
      const stop = AbortSignal.abort();
      const { verdicts } = await quadrille.batch('sudoku', 'grade', text, { signal: stop, columns: true });
      assert.equal(verdicts.length, text.length);
    } finally {
      quadrille.close();
    }
  });
}

test('a batch that is whole when it is stopped has nothing added', async () => {
  const quadrille = await Quadrille.start();
  try {
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const results = await quadrille.batch('sudoku', 'count', blank9, { signal: stop.signal, onProgress });
    assert.deepEqual(
      results.map((result) => 'verdict' in result && result.verdict),
      ['stopped'],
    );
  } finally {
    quadrille.close();
  }
});

test('a stopped split is rejected', async () => {
  const quadrille = await Quadrille.start();
  try {
    const split = quadrille.split('queens', `20${' 0'.repeat(20)}`, { parts: 1000, signal: AbortSignal.abort() });
    await assert.rejects(split, { code: 'stopped' });
  } finally {
    quadrille.close();
  }
});

test('a stopped batch has the results so far, and the others are stopped', async () => {
  const quadrille = await Quadrille.start();
  try {
    /** @type {string[]} */
    let verdicts = [];
    // On a busy machine a worker may answer "stop" too late, and is ended.
    for (let i = 0; i < 5 && verdicts[0] !== 'counted'; ++i) {
      const stop = new AbortController();
      const results = await quadrille.batch('sudoku', 'count', ['.'.repeat(16), blank9, '.'.repeat(16)], {
        signal: stop.signal,
        onProgress({ puzzles }) {
          if (puzzles === 1) stop.abort();
        },
      });
      verdicts = results.map((result) => ('verdict' in result ? result.verdict : result.code));
    }
    assert.deepEqual(verdicts, ['counted', 'stopped', 'stopped']);
  } finally {
    quadrille.close();
  }
});
