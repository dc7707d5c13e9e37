// Workers that hang or fail in one step: they are ended in time, the results so far are kept, and no other puzzle is
// affected. hanging.js makes them hang. The worker, its core and the pool are those of the package.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';

const workerUrl = new URL('./hanging_worker.js', import.meta.url);
const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const blank4 = '.'.repeat(16);
const blank9 = '.'.repeat(81);
/** Enough for those that do not hang on a busy machine; those that do wait without using the processor. */
const seconds = 1;

/**
 * @param {string} name
 * @param {(quadrille: Quadrille) => Promise<void>} work
 * @param {number} [workers]
 */
function testHanging(name, work, workers = 1) {
  test(name, async () => {
    const quadrille = await Quadrille.start({ workerUrl, workers });
    try {
      await work(quadrille);
      assert.equal((await quadrille.count('sudoku', blank4)).count, 288n, 'the solver continues to answer');
    } finally {
      quadrille.close();
    }
  });
}

/** @param {any[]} results */
const verdicts = (results) => results.map((result) => result.verdict ?? result.code);

describe('a worker that hangs', { concurrency: true }, () => {
  testHanging('a question whose worker hangs in one step is stopped soon after `seconds`', async (quadrille) => {
    const [solved, hint, candidates] = [
      await quadrille.solve('sudoku', `${wikipedia} hangs`, { seconds }),
      await quadrille.hint('sudoku', `${wikipedia} hangs`, { seconds }),
      await quadrille.candidates('sudoku', `${wikipedia} hangs, read`, { seconds }),
    ];
    assert.deepEqual([solved.verdict, solved.solution, hint.verdict, hint.cell], ['stopped', null, 'stopped', null]);
    assert.deepEqual([candidates.verdict, candidates.candidates], ['stopped', []]);
  });

  testHanging('the results of a search that hangs later are kept', async (quadrille) => {
    const { verdict, count, stats } = await quadrille.count('sudoku', `${blank9} hangs, later`, { seconds });
    assert.equal(verdict, 'stopped');
    assert.ok(
      count > 0n && stats.nodes > 0 && stats.depth > 0 && stats.ms >= 1000 * seconds,
      `${count} ${JSON.stringify(stats)}`,
    );

    let listed = 0;
    const list = quadrille.list('sudoku', `${blank9} hangs, later`, { seconds });
    for (;;) {
      const { value, done } = await list.next();
      if (!done) {
        ++listed;
        continue;
      }
      assert.equal(value?.verdict, 'stopped');
      assert.ok(listed > 0 && Number(value?.count) >= listed, `${value?.count} of ${listed}`);
      break;
    }
  });

  for (const workers of [1, 2]) {
    testHanging(
      `in a batch at ${workers} the puzzle that hangs is stopped, and the others are answered`,
      async (quadrille) => {
        const lines = [
          wikipedia,
          blank4,
          `${wikipedia} hangs`,
          wikipedia,
          `${blank9} hangs, later`,
          `11${blank9.slice(2)}`,
        ];
        const results = await quadrille.batch('sudoku', 'check', lines, { seconds });
        assert.deepEqual(verdicts(results), ['unique', 'multiple', 'stopped', 'unique', 'multiple', 'none']);
        const [, , stopped] = /** @type {any[]} */ (results);
        assert.deepEqual(stopped.solutions, []);

        const columns = await quadrille.batch('sudoku', 'check', lines, { seconds, columns: 'solutions' });
        const names = Array.from(columns.verdicts, (verdict) => columns.verdictNames[verdict]);
        assert.deepEqual(names, ['unique', 'multiple', 'stopped', 'unique', 'multiple', 'none']);
        assert.deepEqual([...columns.counts], [1n, 2n, 0n, 1n, 2n, 0n]);
        assert.equal(columns.solutions?.ends.length, 6);

        const counts = await quadrille.batch('sudoku', 'count', [blank4, `${blank9} hangs, later`, wikipedia], {
          seconds,
        });
        assert.deepEqual(verdicts(counts), ['counted', 'stopped', 'counted']);
        assert.ok(/** @type {any} */ (counts[1]).count > 0n, 'the answer has the form of a count');
      },
      workers,
    );
  }

  testHanging('when a worker fails, only the puzzle with which it fails has no answer', async (quadrille) => {
    const lines = [wikipedia, blank4, `${wikipedia} fails`, `11${blank9.slice(2)}`];
    assert.deepEqual(verdicts(await quadrille.batch('sudoku', 'check', lines)), [
      'unique',
      'multiple',
      'internal',
      'none',
    ]);
  });

  testHanging('a puzzle that takes too long to read ends its text with an error', async (quadrille) => {
    const results = await quadrille.batch('sudoku', 'solve', [wikipedia, `${wikipedia} hangs, read`, wikipedia], {
      seconds,
    });
    assert.deepEqual(verdicts(results), ['solved', 'stopped', 'too-large']);
    const [, , error] = results;
    assert.ok(error instanceof QuadrilleError);
    assert.match(error.message, /takes longer than 1 s; what follows is not answered/);
  });

  testHanging('a hanging worker does not keep a question from being stopped by its signal', async (quadrille) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const lines = [wikipedia, `${blank9} hangs, later`, wikipedia];
    const results = await quadrille.batch('sudoku', 'count', lines, { signal: stop.signal });
    assert.ok(results.every((result) => 'count' in result && typeof result.count === 'bigint'));
  });

  testHanging('a worker that waits for the reader of a list is not taken for one that hangs', async (quadrille) => {
    const list = quadrille.list('sudoku', blank9, { seconds });
    await list.next();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    for (;;) {
      const { value, done } = await list.next();
      if (!done) continue;
      assert.deepEqual([value?.verdict, value?.stats.engine], ['stopped', 'bits'], 'the worker has answered itself');
      break;
    }
  });

  /**
   * The command line, whose workers hang.
   * @param {string[]} args
   * @param {string} input
   */
  async function quadrilleHanging(args, input) {
    const cli = fileURLToPath(new URL('../../dist/package/cli.js', import.meta.url));
    // Not by an option of this process: its workers inherit none.
    const env = { ...process.env, NODE_OPTIONS: `--import ${new URL('./hanging.js', import.meta.url).href}` };
    const child = spawn(process.execPath, [cli, ...args], { env });
    const [stdout, stderr] = [child.stdout, child.stderr].map(async (stream) => {
      let text = '';
      for await (const part of stream.setEncoding('utf8')) text += part;
      return text;
    });
    child.stdin.end(input);
    const status = await new Promise((resolve) => child.on('close', resolve));
    return { status, stdout: await stdout, stderr: await stderr };
  }

  test('on the command line the puzzle that hangs is stopped, and those after it are answered', async () => {
    for (const threads of ['1', '2']) {
      const args = ['check', 'sudoku', '--seconds', String(seconds), '--threads', threads];
      const answers = await quadrilleHanging(args, `${wikipedia}\n${wikipedia} hangs\n${blank4}\n`);
      assert.deepEqual(answers, { status: 3, stdout: 'unique\nstopped\nmultiple\n', stderr: '' });
    }
  });

  test('on the command line a text whose notation is not found in time is an error', async () => {
    const args = ['check', 'sudoku', '--seconds', String(seconds)];
    const { status, stdout, stderr } = await quadrilleHanging(args, `${wikipedia} hangs, detected\n`);
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
    assert.match(stderr, /^stdin: finding the text's format takes longer than 1 s; name it\n$/);
  });
});
