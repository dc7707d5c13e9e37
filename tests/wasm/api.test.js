// The JavaScript API of the README, in Node: questions, answers, errors, limits.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setEnvironmentData } from 'node:worker_threads';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const blank4 = '.'.repeat(16);
const blank9 = '.'.repeat(81);

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

test('solve returns the solution in the notation of the puzzle', async () => {
  const { verdict, solution, stats } = await quadrille.solve('sudoku', wikipedia);
  assert.equal(verdict, 'solved');
  assert.equal(solution, solved);
  assert.deepEqual(Object.keys(stats).sort(), ['deadEnds', 'depth', 'engine', 'ms', 'nodes']);
  assert.equal(stats.engine, 'bits');
});

test('solve returns none, without a solution, when the givens contradict each other', async () => {
  const { verdict, solution } = await quadrille.solve('sudoku', `11${blank9.slice(2)}`);
  assert.deepEqual({ verdict, solution }, { verdict: 'none', solution: null });
});

test('solve writes the solution in another notation with `to`', async () => {
  const { solution } = await quadrille.solve('sudoku', wikipedia, { to: 'grid' });
  assert.equal(solution, solved.match(/.{9}/g)?.join('\n'));
});

for (const engine of /** @type {const} */ (['auto', 'dlx', 'bits'])) {
  test(`check with ${engine} distinguishes unique from multiple, and returns the solutions that prove it`, async () => {
    const unique = await quadrille.check('sudoku', wikipedia, { engine });
    assert.deepEqual([unique.verdict, unique.solutions], ['unique', [solved]]);

    const multiple = await quadrille.check('sudoku', blank4, { engine });
    assert.equal(multiple.verdict, 'multiple');
    assert.equal(new Set(multiple.solutions).size, 2);
  });

  test(`count with ${engine} finds the 288 boards of 4×4, as a BigInt`, async () => {
    const { verdict, count, stats } = await quadrille.count('sudoku', blank4, { engine });
    assert.deepEqual([verdict, count], ['counted', 288n]);
    assert.equal(stats.engine, engine === 'dlx' ? 'dlx' : 'bits');
  });

  test(`list with ${engine} streams each of the 288 once and returns the verdict`, async () => {
    const found = new Set();
    const solutions = quadrille.list('sudoku', blank4, { engine });
    for (;;) {
      const { value, done } = await solutions.next();
      if (done) {
        assert.equal(value?.verdict, 'listed');
        break;
      }
      found.add(value);
    }
    assert.equal(found.size, 288);
  });
}

test('a list can be left early, and the solver continues to answer', async () => {
  let seen = 0;
  for await (const solution of quadrille.list('sudoku', blank9)) {
    assert.match(solution, /^[1-9]{81}$/);
    if (++seen === 5) break;
  }
  assert.equal((await quadrille.solve('sudoku', wikipedia)).verdict, 'solved');
});

test('list works only a little ahead of a slow reader, then rests', async () => {
  const bytes = new Int32Array(new SharedArrayBuffer(4));
  setEnvironmentData('sent', bytes);
  const own = await Quadrille.start({ workerUrl: new URL('./counting_worker.js', import.meta.url) });
  try {
    const solutions = own.list('sudoku', blank9);
    await solutions.next();
    // Solutions of later parts wait for the reader, up to a bound that each machine reaches at its own pace.
    for (let before = -1; before !== bytes[0]; ) {
      before = bytes[0];
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.ok(bytes[0] < 50e6, 'the workers continued while nobody read');
    }
    assert.ok(bytes[0] > 0);
    await solutions.return(undefined);
  } finally {
    own.close();
  }
});

test('queens are counted and listed up to symmetry, by any number of workers', async () => {
  const text = `10${' 0'.repeat(10)}`;
  const { count } = await quadrille.count('queens', text, { upToSymmetry: true });
  assert.equal(count, 92n); // OEIS A002562
  const many = await Quadrille.start({ workers: 2 });
  try {
    const long = `13${' 0'.repeat(13)}`;
    assert.equal((await many.count('queens', long, { upToSymmetry: true })).count, 9233n);
  } finally {
    many.close();
  }
  const listed = [];
  for await (const solution of quadrille.list('queens', '6 0 0 0 0 0 0', { upToSymmetry: true })) listed.push(solution);
  assert.deepEqual(listed, ['2 4 6 1 3 5']);
  const slashes = 'gokigen\ncorners\n. . .\n. . .\n. . .';
  assert.equal((await quadrille.count('grid', slashes)).count, 15n); // all but one closed loop
  assert.equal((await quadrille.count('gokigen', slashes, { upToSymmetry: true })).count, 5n);
  await assert.rejects(quadrille.count('sudoku', blank4, { upToSymmetry: true }), {
    code: 'bad-input',
    message: /there are no answers up to symmetry for sudoku/,
  });
  await assert.rejects(quadrille.hint('queens', text, /** @type {any} */ ({ upToSymmetry: true })), {
    message: 'upToSymmetry: hint is not asked up to symmetry',
  });
});

test('batch answers the puzzles in order, and an error affects only its own puzzle', async () => {
  const results = await quadrille.batch('sudoku', 'check', [wikipedia, 'nonsense', blank4, `11${blank9.slice(2)}`]);
  assert.deepEqual(
    results.map((result) => (result instanceof QuadrilleError ? `${result.code} ${result.line}` : result.verdict)),
    ['unique', 'bad-input 2', 'multiple', 'none'],
  );
});

test('batch gives the same results for any number of workers', async () => {
  const text = Array.from({ length: 3000 }, (_, i) => (i % 7 === 3 ? 'x' : i % 2 ? wikipedia : blank4)).join('\n');
  const alone = await quadrille.batch('sudoku', 'check', text);
  const many = await Quadrille.start({ workers: 3 });
  try {
    const together = await many.batch('sudoku', 'check', text);
    assert.equal(alone.length, 3000);
    /** @param {typeof alone} results */
    const comparable = (results) =>
      results.map((result) =>
        result instanceof QuadrilleError
          ? { line: result.line, message: result.message }
          : { ...result, stats: { ...result.stats, ms: 0 } },
      );
    assert.deepEqual(comparable(together), comparable(alone));
  } finally {
    many.close();
  }
});

test('convert reads any notation and returns its name', async () => {
  const grid = wikipedia.match(/.{9}/g)?.join('\n') ?? '';
  assert.deepEqual(await quadrille.convert('sudoku', grid, { to: 'line' }), { format: 'grid', text: wikipedia });
});

test('a limit stops with the result so far and claims nothing more', async () => {
  const limited = await quadrille.count('sudoku', blank9, { limit: 7 });
  assert.deepEqual([limited.verdict, limited.count], ['stopped', 7n]);

  const nodes = await quadrille.count('sudoku', blank9, { nodes: 1000 });
  assert.deepEqual([nodes.verdict, nodes.stats.nodes], ['stopped', 1000]);

  const seconds = await quadrille.count('sudoku', blank9, { seconds: 0.1 });
  assert.equal(seconds.verdict, 'stopped');
  assert.ok(seconds.count > 0n);

  const check = await quadrille.check('sudoku', blank9, { nodes: 1 });
  assert.deepEqual([check.verdict, check.solutions], ['stopped', []]);
});

const faults = /** @type {const} */ ([
  ['bad-input', { line: 1, column: 1 }, () => quadrille.solve('sudoku', '123')],
  [
    'bad-input',
    { line: 2, column: 11 },
    () => quadrille.solve('sudoku', `# comment\n${wikipedia.slice(0, 10)}x${wikipedia.slice(11)}`),
  ],
  ['bad-input', {}, () => quadrille.solve('sudoku', '')],
  ['bad-input', { line: 2 }, () => quadrille.solve('sudoku', `${wikipedia}\n${wikipedia}`)],
  ['bad-input', {}, () => quadrille.solve('sudoku', /** @type {any} */ (undefined))],
  ['unknown-puzzle', {}, () => quadrille.solve('chess', wikipedia)],
  ['unknown-format', {}, () => quadrille.solve('sudoku', wikipedia, { format: 'pdf' })],
  ['unknown-format', {}, () => quadrille.solve('sudoku', wikipedia, { to: 'pdf' })],
  ['bad-input', {}, () => quadrille.solve('sudoku', wikipedia, { limit: 0 })],
  ['bad-input', {}, () => quadrille.solve('sudoku', wikipedia, { nodes: Number.NaN })],
  ['bad-input', {}, () => quadrille.solve('sudoku', wikipedia, { engine: /** @type {any} */ ('magic') })],
  ...[0, 0.5, 3501, Infinity, Number.NaN, /** @type {any} */ ('200')].map(
    (memory) => /** @type {const} */ (['bad-input', {}, () => quadrille.count('sudoku', wikipedia, { memory })]),
  ),
  ...['limit', 'nodes', 'seconds', 'cap', 'memory'].flatMap((name) =>
    ['5', '', Number.NaN, -1, null, true, 5n, [5]].map(
      (value) =>
        /** @type {const} */ (['bad-input', {}, () => quadrille.count('sudoku', wikipedia, { [name]: value })]),
    ),
  ),
  ...['limit', 'nodes', 'cap', 'memory'].flatMap((name) =>
    [1.5, 2 ** 53].map(
      (value) =>
        /** @type {const} */ (['bad-input', {}, () => quadrille.count('sudoku', wikipedia, { [name]: value })]),
    ),
  ),
  ...['signal', 'onProgress', 'onCheckpoint'].flatMap((name) =>
    [null, {}, 3, true].map(
      (value) =>
        /** @type {const} */ (['bad-input', {}, () => quadrille.count('sudoku', wikipedia, { [name]: value })]),
    ),
  ),
  ...[0, -1, 1.5, '1', Number.NaN, Infinity, 1025].map(
    (workers) =>
      /** @type {const} */ (['bad-input', {}, () => Quadrille.start({ workers: /** @type {any} */ (workers) })]),
  ),
  ['bad-input', {}, () => quadrille.count('sudoku', wikipedia, /** @type {any} */ (5))],
  ['bad-input', {}, () => quadrille.generate('sudoku', /** @type {any} */ ('Hard'))],
  ['bad-input', {}, () => Quadrille.start(/** @type {any} */ (2))],
  ['bad-input', {}, () => quadrille.batch('sudoku', /** @type {any} */ ('guess'), wikipedia)],
  ['bad-input', {}, () => quadrille.convert('sudoku', '123')],
  ['bad-input', {}, () => quadrille.list('sudoku', '123').next()],
]);
for (const [code, where, question] of faults) {
  test(`${question.toString().slice(16)} is refused with ${code}`, async () => {
    await assert.rejects(question, (error) => {
      assert.ok(error instanceof QuadrilleError);
      assert.equal(error.code, code);
      assert.equal({ line: error.line, ...where }.line, error.line);
      assert.equal({ column: error.column, ...where }.column, error.column);
      return true;
    });
  });
}

test('the error about a wrong number quotes it and names the valid range', async () => {
  for (const [options, message] of /** @type {[object, string][]} */ ([
    [{ limit: 1.5 }, 'limit: 1.5 is not a whole number of 1 or more'],
    [{ nodes: '5' }, 'nodes: "5" is not a whole number of 0 or more'],
    [{ seconds: -1 }, 'seconds: -1 is not a number of 0 or more'],
    [{ cap: 65536 }, 'cap: 65536 is not a whole number from 1 to 65535'],
    [{ memory: Number.NaN }, 'memory: NaN is not a whole number from 1 to 3500'],
  ]))
    await assert.rejects(quadrille.count('sudoku', wikipedia, options), { code: 'bad-input', message });
  const unlimited = { limit: Infinity, nodes: Infinity, seconds: Infinity };
  assert.equal((await quadrille.count('sudoku', wikipedia, unlimited)).count, 1n);
  assert.equal((await quadrille.count('sudoku', wikipedia, { seconds: 1e300 })).count, 1n, 'longer than any timer');
});

test('options of null are none, as in the functions of browsers', async () => {
  const none = /** @type {any} */ (null);
  assert.equal((await quadrille.solve('sudoku', wikipedia, none)).solution, solved);
  assert.equal((await quadrille.count('sudoku', wikipedia, none)).count, 1n);
  assert.equal((await quadrille.batch('sudoku', 'check', wikipedia, none)).length, 1);
  assert.equal((await quadrille.generate('sudoku', none)).puzzles.length, 1);
  (await Quadrille.start(none)).close();
});

test('any bytes get an answer: NUL, a byte-order mark, CRLF, ten megabytes in one line', async () => {
  await assert.rejects(quadrille.solve('sudoku', wikipedia.replace('.', '\0')), /"\\x00" is not a value/);
  assert.equal((await quadrille.solve('sudoku', `\uFEFF${wikipedia}\r\n`)).solution, solved);
  await assert.rejects(quadrille.solve('sudoku', '1'.repeat(10_000_000)), /has 10000000 symbols/);
  const bytes = new TextEncoder().encode(wikipedia);
  assert.equal((await quadrille.solve('sudoku', bytes)).solution, solved);
  assert.equal(bytes.length, 81, 'the caller keeps the bytes');
});

test('a closed solver rejects new and running questions', async () => {
  const other = await Quadrille.start();
  const counting = other.count('sudoku', blank9);
  setTimeout(() => other.close(), 50);
  await assert.rejects(counting, { code: 'closed' });
  await assert.rejects(other.solve('sudoku', wikipedia), { code: 'closed' });
});

test('a closed solver rejects questions that wait for a worker', async () => {
  const other = await Quadrille.start({ workers: 1 });
  const asked = [other.count('sudoku', blank9), other.count('sudoku', blank4), other.list('sudoku', blank9).next()];
  setTimeout(() => other.close(), 50);
  for (const answer of await Promise.allSettled(asked)) assert.equal(Object(answer).reason?.code, 'closed');
});
