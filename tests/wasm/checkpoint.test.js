// Counts that are saved and gone on with: whatever ends them, the count is exact.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Quadrille } from '../../dist/package/quadrille.js';
import { onlyInAll } from '../../wasm/tools/whole.js';

/** @typedef {import('../../dist/package/quadrille.js').Checkpoint} Checkpoint */

const cli = fileURLToPath(new URL('../../dist/package/cli.js', import.meta.url));
/** @param {number} side */
const queens = (side) => [side, ...Array(side).fill(0)].join(' ');

const folder = mkdtempSync(join(tmpdir(), 'quadrille-checkpoint-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * Counts until it has heard of a number of checkpoints, or to the end.
 * @param {Quadrille} quadrille
 * @param {Checkpoint | undefined} checkpoint
 * @param {number} most
 */
async function countOn(quadrille, checkpoint, most) {
  const stop = new AbortController();
  /** @type {Checkpoint[]} */
  const saved = [];
  const counted = await quadrille.count('queens', queens(15), {
    ...{ engine: 'bits', checkpoint, signal: stop.signal },
    onCheckpoint: (each) => {
      saved.push(JSON.parse(JSON.stringify(each)));
      if (saved.length >= most) stop.abort();
    },
  });
  return { counted, last: saved.at(-1) };
}

for (const workers of [1, 3]) {
  test(`a count goes on from its last checkpoint: ${workers} workers`, async () => {
    const quadrille = await Quadrille.start({ workers });
    try {
      const whole = await quadrille.count('queens', queens(15), { engine: 'bits' });
      assert.equal(whole.count, 2279184n);
      /** @type {Checkpoint | undefined} */
      let checkpoint;
      for (;;) {
        const { counted, last } = await countOn(quadrille, checkpoint, 1);
        checkpoint = last ?? checkpoint;
        if (counted.verdict !== 'counted') continue;
        assert.equal(counted.count, whole.count);
        const { nodes, deadEnds, depth } = counted.stats;
        assert.deepEqual({ nodes, deadEnds, depth }, pick(whole.stats));
        break;
      }
    } finally {
      quadrille.close();
    }
  });
}

test('a count that is gone on with can be stopped while it waits for a worker', async () => {
  const quadrille = await Quadrille.start({ workers: 1 });
  try {
    const blank = '.'.repeat(81);
    const first = new AbortController();
    /** @type {Checkpoint | undefined} */
    let checkpoint;
    const onCheckpoint = (/** @type {Checkpoint} */ each) => {
      checkpoint = each;
      first.abort();
    };
    await quadrille.count('sudoku', blank, { signal: first.signal, onCheckpoint });
    assert.ok(checkpoint);
    const stop = new AbortController();
    const other = quadrille.count('sudoku', blank, { signal: stop.signal });
    await setTimeout(100);
    const again = new AbortController();
    for (const controller of [first, again]) {
      const counting = quadrille.count('sudoku', blank, { signal: controller.signal, checkpoint });
      controller.abort();
      assert.equal((await counting).verdict, 'stopped');
    }
    stop.abort();
    await other;
  } finally {
    quadrille.close();
  }
});

/** @param {import('../../dist/package/quadrille.js').Stats} stats */
const pick = ({ nodes, deadEnds, depth }) => ({ nodes, deadEnds, depth });

test('a count is saved when its signal or its seconds stop it, also in its first second', async () => {
  const quadrille = await Quadrille.start({ workers: 1 });
  try {
    for (const limits of [{ seconds: 0.05 }, { seconds: 0.05, upToSymmetry: true }, {}]) {
      /** @type {Checkpoint[]} */
      const saved = [];
      const options = /** @type {const} */ ({ engine: 'dlx', ...limits });
      // On a busy machine a worker may answer "stop" too late, and is ended before it has said how far it has come.
      for (let attempt = 0; attempt < 50 && saved.length === 0; ++attempt) {
        const stop = new AbortController();
        const { verdict } = await quadrille.count('queens', queens(13), {
          ...options,
          signal: stop.signal,
          onCheckpoint: (each) => saved.push(each),
          onProgress: () => 'seconds' in limits || stop.abort(),
        });
        assert.equal(verdict, 'stopped');
      }
      const checkpoint = /** @type {Checkpoint} */ (saved.at(-1));
      assert.ok(checkpoint.parts.length > 0);
      const { count } = await quadrille.count('queens', queens(13), { ...options, seconds: undefined, checkpoint });
      assert.equal(count, 'upToSymmetry' in limits ? 9233n : 73712n);
    }
  } finally {
    quadrille.close();
  }
});

test('what is no checkpoint of this puzzle is refused', async () => {
  const quadrille = await Quadrille.start();
  try {
    const good = { puzzle: 'queens', part: 'd702e785a1ae', count: '0', nodes: 0, deadEnds: 0, depth: 0, parts: [] };
    const { count } = await quadrille.count('queens', queens(8), {
      checkpoint: { ...good, count: '92', check: '435c90c1' },
    });
    assert.equal(count, 92n);
    for (const [checkpoint, message] of /** @type {[any, RegExp][]} */ ([
      [{}, /^checkpoint: it is not whole$/],
      [null, /^checkpoint: it is not whole$/],
      [{ ...good, count: '92' }, /^checkpoint: it was changed: its check sum is another one$/],
      [{ ...good, count: '93', check: '435c90c1' }, /^checkpoint: it was changed: its check sum is another one$/],
      [{ ...good, count: 'x' }, /^checkpoint: it is not whole$/],
      [{ ...good, parts: ['x'] }, /^checkpoint: it is not whole$/],
      [{ ...good, part: '0123456789ab' }, /^checkpoint: it is of queens 0123456789ab, not of d702e785a1ae$/],
      [{ ...good, puzzle: 'sudoku' }, /^checkpoint: it is of sudoku/],
      [{ ...good, parts: ['0123456789ab'] }, /^checkpoint: the part 0123456789ab is not a part of d702e785a1ae$/],
      [{ ...good, parts: [good.part, good.part] }, /^checkpoint: the part d702e785a1ae is counted twice$/],
      [{ ...good, nodes: -1 }, /^checkpoint: it is not whole$/],
    ]))
      await assert.rejects(quadrille.count('queens', queens(8), { checkpoint }), { code: 'bad-input', message });
  } finally {
    quadrille.close();
  }
});

test('the command is killed at ten random moments, and the count is exact', onlyInAll, async () => {
  const [puzzle, checkpoint] = [join(folder, 'queens'), join(folder, 'checkpoint')];
  writeFileSync(puzzle, queens(15));
  const saved = () => (existsSync(checkpoint) ? readFileSync(checkpoint, 'utf8') : '');
  /**
   * Counts, but kills the command so long after its start, or after it has first saved something.
   * @param {number} ms
   * @param {'start' | 'save'} [since]
   * @returns {Promise<string>} what it has printed
   */
  const countFor = async (ms, since = 'save') => {
    const before = saved();
    const options = ['--engine', 'dlx', '--threads', '1', '--checkpoint', checkpoint];
    const child = spawn(process.execPath, [cli, 'count', 'queens', puzzle, ...options]);
    let [printed, isOver] = ['', false];
    child.stdout.on('data', (text) => {
      printed += text;
    });
    const ended = once(child, 'close').then(() => {
      isOver = true;
    });
    while (since === 'save' && !isOver && saved() === before) await setTimeout(20);
    await Promise.race([ended, setTimeout(ms, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
    return printed;
  };
  // Each run that saves comes half a second nearer to the end, which a fast machine reaches in six.
  for (let kill = 0; kill < 5; ++kill) {
    assert.equal(await countFor(500 * Math.random(), 'start'), '', `kill ${kill} before a save`);
    assert.equal(await countFor(100 * Math.random()), '', `kill ${kill} after one`);
  }
  const { parts } = JSON.parse(saved());
  assert.ok(parts.length > 0);
  assert.equal(await countFor(600_000), '2279184\n');
  assert.deepEqual(JSON.parse(saved()).parts, []);
  assert.equal(await countFor(60_000), '2279184\n');
});
