// Difficult callers: callbacks that throw, lists that nobody reads, and pools whose workers cannot be started.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Quadrille } from '../../dist/package/quadrille.js';
import { Agent, Pool } from '../../wasm/transport/pool.js';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const blank4 = '.'.repeat(16);
const blank9 = '.'.repeat(81);

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The number of workers of this process. */
const workersAlive = () => process.report.getReport().workers?.length ?? 0;

/** Waits as long as it takes; the runner ends a test that hangs. @param {() => boolean} isSo */
async function until(isSo) {
  while (!isSo()) await pause(20);
}

/**
 * @param {number} workers
 * @param {(quadrille: Quadrille) => Promise<void>} work
 */
async function withPool(workers, work) {
  const quadrille = await Quadrille.start({ workers });
  try {
    await work(quadrille);
    assert.equal((await quadrille.count('sudoku', blank4)).count, 288n, 'the solver continues to answer');
  } finally {
    quadrille.close();
  }
}

/**
 * Questions that take years, each with an `onProgress`.
 * @type {Record<string, (quadrille: Quadrille, options: object) => Promise<unknown>>}
 */
const questions = {
  count: (quadrille, options) => quadrille.count('sudoku', blank9, options),
  async list(quadrille, options) {
    for await (const _ of quadrille.list('sudoku', blank9, options));
  },
  batch: (quadrille, options) => quadrille.batch('sudoku', 'count', [blank4, blank9, blank9], options),
  async stream(quadrille, options) {
    const pieces = (async function* () {
      yield { bytes: new TextEncoder().encode(`${blank4}\n${blank9}\n`), last: true };
    })();
    for await (const _ of quadrille.stream('sudoku', 'count', pieces, options));
  },
};

for (const [name, question] of Object.entries(questions)) {
  for (const workers of [1, 2]) {
    test(`${name} at ${workers} is rejected with the error of onProgress`, () =>
      withPool(workers, async (quadrille) => {
        const thrown = new TypeError('as the test wants');
        const throwing = () => {
          throw thrown;
        };
        await assert.rejects(question(quadrille, { onProgress: throwing }), thrown);
        await assert.rejects(question(quadrille, { onProgress: async () => throwing() }), thrown);
      }));
  }
}

test('a list that nobody reads does not block other questions, and surplus workers are ended', () =>
  withPool(1, async (quadrille) => {
    const list = quadrille.list('sudoku', blank9);
    await list.next();
    const answers = [wikipedia, blank4, blank9].map((text) => quadrille.check('sudoku', text));
    const verdicts = (await Promise.all(answers)).map(({ verdict }) => verdict);
    assert.deepEqual(verdicts, ['unique', 'multiple', 'multiple']);
    assert.equal(workersAlive(), 2);

    const seen = new Set();
    for await (const solution of list) if (seen.add(solution).size === 100_000) break;
    assert.equal(seen.size, 100_000, 'the list continues where it was');
    await until(() => workersAlive() <= 1);
  }));

test('a question may be asked for each solution of a list', () =>
  withPool(1, async (quadrille) => {
    let asked = 0;
    for await (const solution of quadrille.list('sudoku', blank9)) {
      assert.equal((await quadrille.check('sudoku', solution)).verdict, 'unique');
      if (++asked === 5) break;
    }
  }));

test('the number of workers is bounded, however many lists nobody reads', () =>
  withPool(2, async (quadrille) => {
    const lists = Array.from({ length: 14 }, () => quadrille.list('sudoku', blank9));
    const firsts = lists.map((list) => list.next());
    await Promise.all(firsts.slice(0, 10));
    await pause(500);
    assert.ok(workersAlive() <= 10, `${workersAlive()} workers`);
    for (const list of lists.slice(0, 10)) await list.return(undefined);
    await Promise.all(firsts);
    for (const list of lists) await list.return(undefined);
    await until(() => workersAlive() <= 2);
  }));

test('where nothing follows the puzzles of a stream, no worker is started for the end of its text', () =>
  withPool(2, async (quadrille) => {
    const others = workersAlive(); // with the first of the pool
    const text = `${blank4}\n`.repeat(500); // the worker still has work when the end comes
    const pieces = [text, ''].map((piece, at) => ({ bytes: new TextEncoder().encode(piece), last: at === 1 }));
    const answers = [];
    for await (const found of quadrille.stream('sudoku', 'count', pieces)) answers.push(...found);
    assert.equal(answers.length, 500);
    assert.equal(workersAlive(), others);
  }));

test('an abandoned list is stopped when it is garbage collected', () =>
  withPool(1, async (quadrille) => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    await (async () => {
      await quadrille.list('sudoku', blank9).next();
    })();
    // Another worker answers this. It stays when the list's worker is free again.
    const busy = quadrille.check('sudoku', wikipedia);
    await busy;
    await until(() => {
      collect();
      return workersAlive() <= 1;
    });
  }));

test('a batch is rejected when its worker is lost and no other can be started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  const worker = join(folder, 'worker.mjs');
  // The worker works once and then fails. No other worker can be loaded after it.
  writeFileSync(
    worker,
    `import { rmSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ type, id, puzzle }) => {
       if (type === 'load') return parentPort.postMessage({ type: 'loaded', puzzle });
       rmSync(${JSON.stringify(worker)});
       parentPort.postMessage({ type: 'failed', id, code: 'internal', message: 'as the test wants' });
     });`,
  );
  const quadrille = await Quadrille.start({ workerUrl: pathToFileURL(worker) });
  try {
    await assert.rejects(quadrille.batch('sudoku', 'solve', [wikipedia, wikipedia]), { code: 'not-loaded' });
  } finally {
    quadrille.close();
    rmSync(folder, { recursive: true });
  }
});

test('a running batch is rejected when the solver is closed', async () => {
  for (const workers of [1, 2]) {
    const quadrille = await Quadrille.start({ workers });
    const counting = quadrille.batch('sudoku', 'count', [blank4, blank9]);
    setTimeout(() => quadrille.close(), 50);
    await assert.rejects(counting, { code: 'closed' });
  }
});

/** A worker whose thread is a stub that fires the events of a test. */
function stubbedAgent() {
  const thread = Object.assign(new EventEmitter(), { postMessage() {}, ref() {}, unref() {}, terminate() {} });
  const agent = new Agent([() => /** @type {any} */ (thread)], async () => assert.fail('it is asked nothing'), '');
  /** @type {string[]} */
  const heard = [];
  agent.onMessage = (message) => heard.push('message' in message ? message.message : message.type);
  return { thread, agent, heard };
}

test('what a thread has sent before its error is heard before the failure, though the error overtakes it', () => {
  const { thread, heard } = stubbedAgent();
  thread.emit('message', { type: 'progress' });
  thread.emit('error', new Error('as the test wants'));
  thread.emit('message', { type: 'parts' });
  assert.deepEqual(heard, ['progress', 'parts']);
  thread.emit('exit', 1);
  assert.deepEqual(heard, ['progress', 'parts', "the solver's worker failed: as the test wants"]);
});

test('a thread that ends without an error has failed, and one that was ended by the pool has not', () => {
  const lost = stubbedAgent();
  lost.thread.emit('message', { type: 'progress' });
  lost.thread.emit('exit', 0);
  assert.deepEqual(lost.heard, ['progress', "the solver's worker failed: it ended by itself"]);

  const ended = stubbedAgent();
  ended.agent.terminate();
  ended.thread.emit('exit', 1);
  assert.deepEqual(ended.heard, ['the solver was closed']);
});

test('a worker that says nothing after it was sent its module is given up with one error', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const silent = { on() {}, postMessage() {}, ref() {}, unref() {}, terminate() {} };
  const starter = () => /** @type {any} */ (silent);
  const pool = new Pool(1, [starter], async () => /** @type {any} */ ({}), 'name its place');
  const given = assert.rejects(pool.acquire('sudoku'), {
    code: 'not-loaded',
    message: "the solver's worker failed: it has not answered for 60 s; name its place",
  });
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(60_000);
  await given;
  assert.equal(pool.free, 1, 'another worker may be started in its place');
});

test('a start is stopped by its signal, also one whose worker never answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  try {
    const file = join(folder, 'silent.mjs');
    writeFileSync(file, "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});");
    const stop = new AbortController();
    const start = Quadrille.start({ workers: 1, workerUrl: pathToFileURL(file), signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    await assert.rejects(start, { code: 'stopped', message: 'the start was stopped by its signal' });
    await assert.rejects(Quadrille.start({ signal: AbortSignal.abort() }), { code: 'stopped' });
    await assert.rejects(Quadrille.start({ signal: /** @type {any} */ (1) }), { code: 'bad-input' });
    await until(() => workersAlive() === 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
