// One question on several workers: the answer, its statistics and the order of its solutions are those of one worker.
import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { setEnvironmentData } from 'node:worker_threads';
import { Quadrille } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';
import { onlyInAll, whole } from '../../wasm/tools/whole.js';
import {
  answer,
  blank4,
  boxes,
  countForYears,
  cover,
  nextThread,
  pause,
  queens,
  until,
  withPool,
  workersAlive,
} from './divided.js';

/** @typedef {import('./divided.js').Question} Question */

const MANY = '.Shape~6x6.Quad~R4C4~1~2.Sandwich~5~R2.Cage~9~R5C1~R5C2';

/** @type {[string, Question, string, string, ('auto' | 'dlx' | 'bits')[]][]} each takes about 100 ms or more */
const few = [
  ['12 queens', 'list', 'queens', queens(12), ['dlx']],
  ['late solution', 'solve', 'cover', boxes('PPPSPS'), ['dlx']],
];

/** @type {typeof few} */
const more = [
  ['14 queens', 'count', 'queens', queens(14), ['dlx']],
  ['two solutions apart', 'check', 'cover', boxes('PPSPPPSP'), ['dlx']],
  ['Soma', 'count', 'cover', cover('soma.dlx'), ['dlx', 'bits', 'auto']],
  ['Soma', 'list', 'cover', cover('soma.dlx'), ['dlx', 'bits', 'auto']],
  ['13 queens', 'list', 'queens', queens(13), ['bits', 'auto']],
  ['15 queens', 'count', 'queens', queens(15), ['bits', 'auto']],
  ['no solution', 'solve', 'cover', boxes('PPP'), ['dlx']],
  ['the only solution, early', 'check', 'cover', boxes('SPPPP'), ['dlx']],
  ['the only solution, late', 'check', 'cover', boxes('PPPS'), ['dlx']],
  ['two solutions, the first early', 'check', 'cover', boxes('SPPPSP'), ['dlx']],
  ['two solutions side by side', 'check', 'cover', boxes('PPPSSP'), ['dlx']],
  ['no solution', 'check', 'cover', boxes('PPP'), ['dlx']],
  ['a variant with 172,100 solutions', 'count', 'variant', MANY, ['bits', 'auto']],
  ['a variant with 172,100 solutions', 'list', 'variant', MANY, ['auto']],
];

describe('the answer does not depend on the number of workers', () => {
  for (const [name, question, puzzle, text, engines] of whole ? [...few, ...more] : few) {
    for (const engine of engines) {
      test(`${question} ${name} by ${engine}`, async () => {
        const undivided = await withPool({ workers: 1, preload: puzzle }, (quadrille) =>
          answer(quadrille, question, puzzle, text, { engine }),
        );
        const before = await nextThread();
        for (const workers of whole ? [2, 3, 5] : [5]) {
          await withPool({ workers, preload: puzzle }, async (quadrille) => {
            assert.deepEqual(await answer(quadrille, question, puzzle, text, { engine }), undivided, `${workers}`);
          });
        }
        // One worker for each pool: any others were started because the search was divided.
        // A list may have ended before any part is given away.
        if ((engine === 'dlx' && question !== 'list') || text === MANY)
          assert.ok((await nextThread()) > before + 4, 'no search was divided');
      });
    }
  }
});

test('a question that is answered soon never leaves its worker', () =>
  withPool({ workers: 4 }, async (quadrille) => {
    for (let i = 0; i < 50; ++i) assert.equal((await quadrille.count('sudoku', blank4)).count, 288n);
    assert.equal(workersAlive(), 1);
  }));

test('a question that has a limit never leaves its worker', () =>
  withPool({ workers: 4 }, async (quadrille) => {
    assert.equal((await countForYears(quadrille, { nodes: 300_000 })).verdict, 'stopped');
    assert.equal((await countForYears(quadrille, { limit: 200_000 })).count, 200_000n);
    assert.equal(workersAlive(), 1);
  }));

test('a signal and a time stop all workers', () =>
  withPool({ workers: 3 }, async (quadrille) => {
    const stop = new AbortController();
    const counting = countForYears(quadrille, { signal: stop.signal });
    await until(() => workersAlive() === 3);
    await pause(200);
    stop.abort();
    const first = await counting;
    assert.equal(first.verdict, 'stopped');
    assert.ok(first.count > 1000n && first.stats.nodes > 1000, String(first.count));

    const second = await countForYears(quadrille, { seconds: 0.5 });
    assert.equal(second.verdict, 'stopped');
    assert.ok(second.count > 1000n);
    assert.equal((await quadrille.count('sudoku', blank4)).count, 288n, 'the solver continues to answer');
  }));

test('a stopped list has the first solutions in order, and leaving a list stops all workers', () =>
  withPool({ workers: 3, preload: 'queens' }, async (quadrille) => {
    const text = queens(16);
    /** @type {string[]} */
    const expected = [];
    for (const solution of (await load({ puzzles: ['queens'] })).list('queens', text, { engine: 'dlx' }))
      if (expected.push(solution) === 2000) break;
    const stopped = await answer(quadrille, 'list', 'queens', text, { engine: 'dlx', seconds: 0.5 });
    assert.equal(stopped.verdict, 'stopped');
    const { solutions, count } = /** @type {any} */ (stopped);
    assert.equal(count, BigInt(solutions.length));
    const compared = Math.min(solutions.length, expected.length);
    assert.deepEqual(solutions.slice(0, compared), expected.slice(0, compared));

    let seen = 0;
    for await (const solution of quadrille.list('queens', text, { engine: 'dlx' })) {
      assert.equal(solution, expected[seen]);
      if (++seen === expected.length) break;
    }
    assert.equal((await quadrille.count('queens', queens(8))).count, 92n);
  }));

test('other questions are answered while one uses all workers, which has them again later', () =>
  withPool({ workers: 2 }, async (quadrille) => {
    const stop = new AbortController();
    const counting = countForYears(quadrille, { signal: stop.signal });
    await until(() => workersAlive() === 2);
    for (let i = 0; i < 5; ++i) {
      await pause(100);
      assert.equal((await quadrille.count('sudoku', blank4)).count, 288n);
    }
    stop.abort();
    assert.equal((await counting).verdict, 'stopped');
  }));

test('two long questions at the same time have the right answers', onlyInAll, () =>
  withPool({ workers: 3, preload: 'cover' }, async (quadrille) => {
    const [soma, pairs] = [cover('soma.dlx'), boxes('PPSPSP')];
    const answers = await Promise.all([
      answer(quadrille, 'count', 'cover', soma, { engine: 'dlx' }),
      answer(quadrille, 'list', 'cover', pairs, { engine: 'dlx' }),
      answer(quadrille, 'check', 'cover', pairs, { engine: 'dlx' }),
    ]);
    const one = await withPool({ workers: 1, preload: 'cover' }, async (other) => [
      await answer(other, 'count', 'cover', soma, { engine: 'dlx' }),
      await answer(other, 'list', 'cover', pairs, { engine: 'dlx' }),
      await answer(other, 'check', 'cover', pairs, { engine: 'dlx' }),
    ]);
    assert.deepEqual(answers, one);
  }),
);

test('the fraction that is done never shrinks, and sums never do', () =>
  withPool({ workers: 3, preload: 'queens' }, async (quadrille) => {
    /** @type {import('../../dist/package/quadrille.js').Progress[]} */
    const reports = [];
    const onProgress = (/** @type {any} */ report) => reports.push(report);
    const { stats } = await quadrille.count('queens', queens(14), { engine: 'dlx', onProgress });
    assert.equal(workersAlive(), 3);
    assert.ok(reports.length > 3, `${reports.length} reports`);
    for (const [i, { fraction, nodes, solutions }] of reports.entries()) {
      const before = reports[Math.max(0, i - 1)];
      assert.ok(fraction >= before.fraction && fraction <= 1, `${before.fraction} ${fraction}`);
      assert.ok(nodes >= before.nodes && nodes <= stats.nodes, `${before.nodes} ${nodes} ${stats.nodes}`);
      assert.ok(solutions >= before.solutions && solutions <= 365596);
    }
    assert.ok(reports.some(({ partial }) => partial !== ''));
  }));

test('an error of onProgress ends a divided question', () =>
  withPool({ workers: 3 }, async (quadrille) => {
    const thrown = new TypeError('as the test wants');
    const onProgress = () => {
      if (workersAlive() === 3) throw thrown;
    };
    await assert.rejects(countForYears(quadrille, { onProgress }), thrown);
    assert.equal((await quadrille.count('sudoku', blank4)).count, 288n);
  }));

test('a divided question is rejected when the solver is closed', async () => {
  const quadrille = await Quadrille.start({ workers: 3 });
  const counting = countForYears(quadrille, {});
  await until(() => workersAlive() === 3);
  quadrille.close();
  await assert.rejects(counting, { code: 'closed' });
});

describe('a worker that dies', () => {
  const workerUrl = new URL('./dying_worker.js', import.meta.url);
  afterEach(() => setEnvironmentData('dying', undefined));
  const text = cover('soma.dlx');

  for (const [which, victim] of /** @type {const} */ ([
    ['that gave parts away', 0],
    ['that took a part', 1],
  ])) {
    for (const question of /** @type {const} */ (['count', 'list'])) {
      test(`the worker ${which} dies, and the answer of ${question} is the same`, onlyInAll, async () => {
        const undivided = await withPool({ workers: 1, preload: 'cover' }, (quadrille) =>
          answer(quadrille, question, 'cover', text, { engine: 'dlx' }),
        );
        const dying = (await nextThread()) + victim;
        const deaths = new Int32Array(new SharedArrayBuffer(4));
        setEnvironmentData('dying', { from: dying, to: dying, deaths });
        await withPool({ workers: 3, preload: 'cover', workerUrl }, async (quadrille) => {
          assert.deepEqual(await answer(quadrille, question, 'cover', text, { engine: 'dlx' }), undivided);
        });
        assert.equal(deaths[0], 1);
      });
    }
  }

  test('a worker that dies while it has nothing to do is replaced', async () => {
    const deaths = new Int32Array(new SharedArrayBuffer(4));
    const dying = await nextThread();
    setEnvironmentData('dying', { from: dying, to: dying, deaths, isIdle: true });
    await withPool({ workers: 1, workerUrl }, async (quadrille) => {
      assert.equal((await quadrille.count('sudoku', blank4)).count, 288n);
      await until(() => workersAlive() === 0);
      // If the event about it comes later than the next question, that one is lost too.
      const next = await quadrille.count('sudoku', blank4).catch(() => quadrille.count('sudoku', blank4));
      assert.equal(next.count, 288n);
    });
    assert.equal(deaths[0], 1);
  });

  test('when every worker dies that takes parts, the question is rejected', async () => {
    const deaths = new Int32Array(new SharedArrayBuffer(4));
    setEnvironmentData('dying', { from: (await nextThread()) + 1, to: Number.MAX_SAFE_INTEGER, deaths });
    await withPool({ workers: 2, workerUrl }, async (quadrille) => {
      await assert.rejects(countForYears(quadrille, {}), { code: 'internal' });
      assert.equal((await quadrille.count('sudoku', blank4)).count, 288n);
    });
    assert.ok(deaths[0] >= 2);
  });
});

describe('a text of several puzzles', () => {
  const board = `${'.'.repeat(42)}791713924856961537284287419635345286179`;
  const lines = [blank4, board, `${board.slice(0, 80)}.`, blank4, board];

  /** @param {Quadrille} quadrille @param {Question} question @param {string} text @returns {Promise<any[]>} */
  async function streamed(quadrille, question, text) {
    /** @type {any[]} */
    const all = [];
    const source = (async function* () {
      yield { bytes: new TextEncoder().encode(text), last: true };
    })();
    for await (const found of quadrille.stream('sudoku', question, source, { engine: 'dlx' })) all.push(...found);
    return all.map((item) => (typeof item === 'string' ? item : { ...item, stats: { ...item.stats, ms: 0 } }));
  }

  for (const question of /** @type {const} */ (['count', 'list'])) {
    test(`a stream and a batch answer ${question} alike on any number of workers`, onlyInAll, async () => {
      const [one, all] = await withPool({ workers: 1 }, async (quadrille) => [
        await streamed(quadrille, question, lines.join('\n')),
        await quadrille.batch('sudoku', question, lines, { engine: 'dlx' }),
      ]);
      await withPool({ workers: 3 }, async (quadrille) => {
        assert.deepEqual(await streamed(quadrille, question, lines.join('\n')), one);
        const batch = await quadrille.batch('sudoku', question, lines, { engine: 'dlx' });
        for (const { stats } of [...batch, ...all].map((result) => /** @type {any} */ (result))) stats.ms = 0;
        assert.deepEqual(batch, all);
      });
    });
  }
});
