// One question on several workers: the answer, its statistics and the order of its solutions are those of one worker.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { setEnvironmentData, Worker } from 'node:worker_threads';
import { Quadrille } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';
import { PartJob } from '../../wasm/transport/part-job.js';
import { treeOf } from '../../wasm/transport/part-tree.js';
import { CountSum, keptParts } from '../../wasm/transport/parts.js';

/** @typedef {import('../../dist/package/quadrille.js').Options} Options */
/** @typedef {'solve' | 'check' | 'count' | 'list'} Question */

/** Other programs may have the processors. */
const IN_TIME = 10_000;

const blank4 = '.'.repeat(16);
const blank9 = '.'.repeat(81);

/** An empty board of queens. @param {number} side */
const queens = (side) => `${side}${' 0'.repeat(side)}`;

/** @param {string} name */
const cover = (name) => readFileSync(new URL(`../data/cover/${name}`, import.meta.url), 'utf8');

/**
 * An exact cover whose tree begins with a choice among boxes, in this order: `S` has one solution, and `P` has none,
 * which a search without learning finds out only after a million nodes: ten pigeons for nine holes. So no machine
 * answers before the search is divided.
 * @param {string} boxes at most nine and those with `S`, so that a pigeon does not have fewer choices
 */
function boxes(boxes) {
  const pigeons = Array.from({ length: 10 }, (_, i) => `p${i}`);
  const holes = Array.from({ length: 9 }, (_, i) => `h${i}`);
  const marks = Array.from(boxes, (_, i) => `x${i}`);
  return [
    ['box', ...pigeons, '|', ...holes, ...marks],
    ...Array.from(boxes, (box, i) => ['box', marks[i], ...(box === 'S' ? pigeons : [])]),
    ...pigeons.flatMap((pigeon) => holes.map((hole) => [pigeon, hole])),
  ]
    .map((items) => items.join(' '))
    .join('\n');
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The number of workers of this process. */
const workersAlive = () => process.report.getReport().workers?.length ?? 0;

/** The number that the next worker has as a thread. */
async function nextThread() {
  const worker = new Worker('', { eval: true });
  const { threadId } = worker;
  await worker.terminate();
  return threadId + 1;
}

/**
 * @template T
 * @param {import('../../dist/package/quadrille.js').StartOptions} options
 * @param {(quadrille: Quadrille) => Promise<T>} work
 */
async function withPool(options, work) {
  const quadrille = await Quadrille.start(options);
  try {
    return await work(quadrille);
  } finally {
    quadrille.close();
  }
}

/**
 * All that is to be the same for any number of workers.
 * @param {Quadrille} quadrille
 * @param {Question} question
 * @param {string} puzzle
 * @param {string} text
 * @param {Options} [options]
 */
async function answer(quadrille, question, puzzle, text, options) {
  if (question !== 'list') {
    const { stats, ...found } = await quadrille[question](puzzle, text, options);
    return { ...found, stats: { ...stats, ms: 0 } };
  }
  /** @type {string[]} */
  const solutions = [];
  const list = quadrille.list(puzzle, text, options);
  for (;;) {
    const { value, done } = await list.next();
    if (!done) solutions.push(value);
    else return { ...value, solutions, stats: { ...value?.stats, ms: 0 } };
  }
}

/** @type {[string, Question, string, string, ('auto' | 'dlx' | 'bits')[]][]} each takes about 100 ms or more */
const cases = [
  ['Soma', 'count', 'cover', cover('soma.dlx'), ['dlx', 'bits', 'auto']],
  ['Soma', 'list', 'cover', cover('soma.dlx'), ['dlx', 'bits', 'auto']],
  ['12 queens', 'count', 'queens', queens(12), ['dlx']],
  ['12 queens', 'list', 'queens', queens(12), ['dlx']],
  ['13 queens', 'list', 'queens', queens(13), ['bits', 'auto']],
  ['15 queens', 'count', 'queens', queens(15), ['bits', 'auto']],
  ['late solution', 'solve', 'cover', boxes('PPPSPS'), ['dlx']],
  ['no solution', 'solve', 'cover', boxes('PPP'), ['dlx']],
  ['the only solution, early', 'check', 'cover', boxes('SPPPP'), ['dlx']],
  ['the only solution, late', 'check', 'cover', boxes('PPPS'), ['dlx']],
  ['two solutions, the first early', 'check', 'cover', boxes('SPPPSP'), ['dlx']],
  ['two solutions apart', 'check', 'cover', boxes('PPSPPPSP'), ['dlx']],
  ['two solutions side by side', 'check', 'cover', boxes('PPPSSP'), ['dlx']],
  ['no solution', 'check', 'cover', boxes('PPP'), ['dlx']],
];

describe('the answer does not depend on the number of workers', () => {
  for (const [name, question, puzzle, text, engines] of cases) {
    for (const engine of engines) {
      test(`${question} ${name} by ${engine}`, async () => {
        const undivided = await withPool({ workers: 1, preload: puzzle }, (quadrille) =>
          answer(quadrille, question, puzzle, text, { engine }),
        );
        const before = await nextThread();
        for (const workers of [2, 3, 5]) {
          await withPool({ workers, preload: puzzle }, async (quadrille) => {
            assert.deepEqual(await answer(quadrille, question, puzzle, text, { engine }), undivided, `${workers}`);
          });
        }
        // One worker for each pool: any others were started because the search was divided.
        if (engine === 'dlx') assert.ok((await nextThread()) > before + 4, 'no search was divided');
      });
    }
  }
});

/**
 * Counts until it is stopped.
 * @param {Quadrille} quadrille
 * @param {Options} options
 */
const countForYears = (quadrille, options) => quadrille.count('sudoku', blank9, options);

/** @param {() => boolean} isSo @param {string} what */
async function until(isSo, what) {
  for (const end = performance.now() + IN_TIME; !isSo(); await pause(10))
    assert.ok(performance.now() < end, `${what} did not come about`);
}

test('a question that is answered soon never leaves its worker', () =>
  withPool({ workers: 4 }, async (quadrille) => {
    for (let i = 0; i < 50; ++i) assert.equal((await quadrille.count('sudoku', blank4)).count, 288n);
    assert.equal(workersAlive(), 1);
  }));

test('a question that has a limit never leaves its worker', () =>
  withPool({ workers: 4 }, async (quadrille) => {
    assert.equal((await countForYears(quadrille, { nodes: 3_000_000 })).verdict, 'stopped');
    assert.equal((await countForYears(quadrille, { limit: 1_000_000 })).count, 1_000_000n);
    assert.equal(workersAlive(), 1);
  }));

test('a signal and a time stop all workers', () =>
  withPool({ workers: 3 }, async (quadrille) => {
    const stop = new AbortController();
    const counting = countForYears(quadrille, { signal: stop.signal });
    await until(() => workersAlive() === 3, 'the division');
    await pause(200);
    const aborted = performance.now();
    stop.abort();
    const first = await counting;
    assert.ok(performance.now() - aborted < IN_TIME);
    assert.equal(first.verdict, 'stopped');
    assert.ok(first.count > 1000n && first.stats.nodes > 1000, String(first.count));

    const begun = performance.now();
    const second = await countForYears(quadrille, { seconds: 0.5 });
    assert.ok(performance.now() - begun < IN_TIME);
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
    await until(() => workersAlive() === 2, 'the division');
    for (let i = 0; i < 5; ++i) {
      await pause(100);
      const asked = performance.now();
      assert.equal((await quadrille.count('sudoku', blank4)).count, 288n);
      assert.ok(performance.now() - asked < IN_TIME);
    }
    stop.abort();
    assert.equal((await counting).verdict, 'stopped');
  }));

test('two long questions at the same time have the right answers', () =>
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
  }));

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
  await until(() => workersAlive() === 3, 'the division');
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
      test(`the worker ${which} dies, and the answer of ${question} is the same`, async () => {
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
      await until(() => workersAlive() === 0, 'the death of the worker');
      // If the event that tells of it comes later than the next question, that one is lost too.
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
    test(`a stream and a batch answer ${question} alike on any number of workers`, async () => {
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

describe('a part of a puzzle', () => {
  /**
   * The parts of the tree of an engine: those that a worker gives away, and those that it keeps.
   * @param {string} engine
   * @param {string} text a board of queens
   * @returns {Promise<{ parts: string[], nodes: number }>} nodes: those above
   */
  async function divided(engine, text) {
    const url = new URL('../../dist/package/worker.js', import.meta.url);
    const module = await WebAssembly.compile(readFileSync(new URL('queens.wasm', url)));
    const worker = new Worker(url);
    /** @type {string[]} */
    const given = await new Promise((resolve) => {
      worker.on('message', ({ type, parts }) => {
        const request = { question: 'count', single: true, engine };
        if (type === 'loaded') worker.postMessage({ type: 'ask', id: 1, puzzle: 'queens', request, text });
        if (type === 'progress') worker.postMessage({ type: 'divide', id: 1 });
        if (type === 'parts') resolve(parts.trimEnd().split('\n'));
      });
      worker.postMessage({ type: 'load', puzzle: 'queens', module });
    });
    await worker.terminate();
    const kept = keptParts('', given[0]);
    return { parts: [...kept.parts, ...given], nodes: kept.nodes };
  }

  /** @param {string[]} args @param {string} input @returns {Promise<any>} the object that the command line prints */
  async function commandLine(args, input) {
    const cli = fileURLToPath(new URL('../../dist/package/cli.js', import.meta.url));
    const child = spawn(process.execPath, [cli, ...args, '--json']);
    child.stdin.end(input);
    let stdout = '';
    for await (const text of child.stdout.setEncoding('utf8')) stdout += text;
    return JSON.parse(stdout);
  }

  test('the counts and the statistics of all parts add up, and a list has the solutions of its part', async () => {
    const text = queens(12);
    const { parts, nodes } = await divided('dlx', text);
    assert.match(parts[0], /^[0-9a-f]{12}\.dlx(\.\d+of\d+)+$/);
    const sync = await load({ puzzles: ['queens'] });
    await withPool({ workers: 2, preload: 'queens' }, async (quadrille) => {
      const [whole, all] = [sync.count('queens', text, { engine: 'dlx' }), [...sync.list('queens', text)]];
      let [count, sum] = [0n, nodes];
      const listed = [];
      for (const part of parts) {
        const answered = await quadrille.count('queens', text, { part });
        count += answered.count;
        sum += answered.stats.nodes;
        assert.equal(sync.count('queens', text, { part }).count, answered.count);
        for await (const solution of quadrille.list('queens', text, { part })) listed.push(solution);
      }
      assert.deepEqual([count, sum], [whole.count, whole.stats.nodes]);
      assert.deepEqual(listed.sort(), all.sort());
    });
    const { count, nodes: searched } = await commandLine(['count', 'queens', '--part', parts[0]], text);
    const first = sync.count('queens', text, { part: parts[0] });
    assert.deepEqual([BigInt(count), searched], [first.count, first.stats.nodes]);
  });

  test('a part of a part has the same answer on any number of workers', async () => {
    const text = queens(13);
    const { parts } = await divided('dlx', text);
    const [part] = parts.toReversed();
    const answers = [1, 3].map((workers) =>
      withPool({ workers, preload: 'queens' }, (quadrille) => answer(quadrille, 'count', 'queens', text, { part })),
    );
    assert.deepEqual(await answers[1], await answers[0]);
  });

  test('the count of a part of a symmetric board may be a fraction', async () => {
    const text = queens(16);
    const { parts } = await divided('bits', text);
    const sum = new CountSum();
    await withPool({ workers: 1, preload: 'queens' }, async (quadrille) => {
      for (const part of parts) {
        const { count, fraction } = await quadrille.count('queens', text, { part });
        const [over, under = 1n] = (fraction ?? String(count)).split('/').map(BigInt);
        assert.equal(count, over / under);
        sum.add(fraction ?? String(count));
      }
    });
    assert.equal(String(sum), '14772512');
  });

  test('what is no part, or a part of another puzzle, is refused', async () => {
    const sync = await load({ puzzles: ['sudoku'] });
    const refused = { code: 'bad-input', message: /part/ };
    await withPool({ workers: 1 }, async (quadrille) => {
      for (const part of /** @type {any[]} */ (['x', 7, null])) {
        await assert.rejects(quadrille.count('sudoku', blank4, { part }), refused);
        assert.throws(() => sync.count('sudoku', blank4, { part }), refused);
      }
      const part = '9f86d081884c.dlx.1of2';
      await assert.rejects(quadrille.hint('sudoku', blank4, /** @type {any} */ ({ part })), refused);
      await assert.rejects(quadrille.candidates('sudoku', blank4, { part }), refused);
      await assert.rejects(quadrille.convert('sudoku', blank4, /** @type {any} */ ({ part })), refused);
      await assert.rejects(quadrille.solve('sudoku', blank4, { part }), /is a part of another puzzle/);
    });
  });

  test('on the command line one puzzle is divided, and answered as by one thread', async () => {
    const text = cover('soma.dlx');
    const [one, three] = await Promise.all(
      ['1', '3'].map((threads) => commandLine(['count', 'cover', '--engine', 'dlx', '--threads', threads], text)),
    );
    assert.deepEqual({ ...three, ms: 0 }, { ...one, ms: 0 });
  });
});

test('parts that were stopped do not make up an answer, also where no part waits', () => {
  const stats = { nodes: 1, deadEnds: 0, depth: 1, ms: 1, engine: 'dlx' };
  for (const question of /** @type {const} */ (['solve', 'check', 'count', 'list'])) {
    const job = new PartJob('', question);
    const tree = treeOf([job], '0123456789ab', () => {});
    job.answer = { verdict: 'stopped', count: '0', stats };
    assert.equal(tree.settle(), undefined, question);
    assert.equal(tree.stoppedAnswer().verdict, 'stopped');
    assert.equal(tree.sum.nodes, 1);
  }
});
