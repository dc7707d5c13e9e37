// Questions about a part of a puzzle: the answers of all parts add up to the answer of the whole.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { load } from '../../dist/package/sync.js';
import { build } from '../../wasm/bindings/catalog.js';
import { rowOf } from '../../wasm/bindings/rows.js';
import { PartJob } from '../../wasm/transport/part-job.js';
import { treeOf } from '../../wasm/transport/part-tree.js';
import { CountSum, keptParts } from '../../wasm/transport/parts.js';
import { answer, blank4, cover, queens, withPool } from './divided.js';

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
    worker.postMessage({ type: 'load', puzzle: 'queens', row: rowOf('queens'), module, build });
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

test('counts of parts that are fractions are no whole numbers of solutions before they are added up', () => {
  const stats = { nodes: 1, deadEnds: 0, depth: 1, ms: 1, engine: 'bits' };
  const jobs = ['105/840', '1785/840'].map((count) => {
    const job = new PartJob('', 'count');
    job.answer = { verdict: 'counted', count, stats };
    return job;
  });
  assert.equal(treeOf(jobs, '0123456789ab', () => {}).progress().solutions, 2);
});
