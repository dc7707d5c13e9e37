// Stopping: in time, with what was found, and leaving nothing behind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';

const blank9 = '.'.repeat(81);

test('a stopped count resolves at once with what was found, and the solver answers on', async () => {
  const quadrille = await Quadrille.start();
  try {
    const stop = new AbortController();
    /** @type {import('../../dist/package/quadrille.js').Progress[]} */
    const seen = [];
    const counting = quadrille.count('sudoku', blank9, {
      signal: stop.signal,
      onProgress: (progress) => seen.push(progress),
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = performance.now();
    stop.abort();
    const { verdict, count, stats } = await counting;
    const took = performance.now() - stopped;
    assert.equal(verdict, 'stopped');
    assert.ok(count > 0n && stats.nodes > 0);
    assert.ok(took <= 50, `took ${took} ms`);

    assert.ok(seen.length > 0 && seen.length <= 25, `${seen.length} reports in 0.3 s`);
    for (const { fraction, partial } of seen) {
      assert.ok(fraction >= 0 && fraction <= 1);
      assert.match(partial, /^[1-9.]{81}$/);
    }
    assert.equal((await quadrille.count('sudoku', '.'.repeat(16))).count, 288n);
  } finally {
    quadrille.close();
  }
});

test('a question that is stopped before it is asked, or while it waits, is stopped', async () => {
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

test('ten stops in a row leave no worker behind and no memory growing', async () => {
  const quadrille = await Quadrille.start();
  try {
    const threads = () => process.report.getReport().workers?.length ?? 0;
    const stopOnce = async () => {
      const stop = new AbortController();
      const counting = quadrille.count('sudoku', blank9, { signal: stop.signal });
      setTimeout(() => stop.abort(), 30);
      assert.equal((await counting).verdict, 'stopped');
    };
    for (let i = 0; i < 3; ++i) await stopOnce();
    const workers = threads();
    const { rss } = process.memoryUsage();
    for (let i = 0; i < 10; ++i) await stopOnce();
    assert.equal(workers, 1);
    assert.equal(threads(), workers);
    assert.ok(process.memoryUsage().rss - rss < 30e6, `grew by ${process.memoryUsage().rss - rss} bytes`);
  } finally {
    quadrille.close();
  }
});

test('a stopped batch holds the results so far', async () => {
  const quadrille = await Quadrille.start();
  try {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 200);
    const results = await quadrille.batch('sudoku', 'count', ['.'.repeat(16), blank9, '.'.repeat(16)], {
      signal: stop.signal,
    });
    assert.deepEqual(
      results.map((result) => ('verdict' in result ? result.verdict : result.code)),
      ['counted', 'stopped'],
    );
  } finally {
    quadrille.close();
  }
});
