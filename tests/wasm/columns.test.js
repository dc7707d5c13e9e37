// Batches with results as columns: the same verdicts, counts, solutions and errors as results that are objects.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';

const sync = await load();
const alone = await Quadrille.start();
const many = await Quadrille.start({ workers: 2 });
after(() => {
  alone.close();
  many.close();
});

/** @param {string} name */
const read = (name) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const blank4 = '.'.repeat(16);
const easy = read('sudoku/9_easy.txt');
const mixed = [
  ...easy.slice(0, 20),
  ...read('sudoku/9_multiple.txt').slice(0, 20),
  'nonsense',
  ...read('sudoku/9_none.txt').slice(0, 20),
  ...read('sudoku/16_gecode.txt').slice(0, 2),
  `${easy[0].slice(0, 40)}x${easy[0].slice(41)}`,
  ...easy.slice(20, 40),
];
/** Longer than one piece of a text for a pool of workers, and than one slice. */
const long = Array.from({ length: 3000 }, (_, i) => (i % 100 === 7 ? 'x' : mixed[i % mixed.length]));

/**
 * What the columns say, puzzle by puzzle, in the form of the other results.
 * @param {import('../../dist/package/quadrille.js').Columns} columns
 */
function rowsOf({ verdicts, verdictNames, counts, largeCounts, errors, solutions }) {
  let text = 0;
  return Array.from(verdicts, (place, i) => {
    const verdict = verdictNames[place];
    const count = largeCounts.get(i) ?? counts[i];
    const error = errors.get(i);
    assert.equal(verdict === 'error', error !== undefined);
    if (!solutions) return { verdict, count, error };
    const { bytes, ends } = solutions;
    const texts = Array.from({ length: Number(count) }, () => {
      const part = bytes.subarray(ends[text - 1] ?? 0, ends[text]);
      ++text;
      return new TextDecoder().decode(part);
    });
    return { verdict, count, error, texts };
  });
}

/** The same of a batch of objects. @param {any[]} results @param {boolean} hasSolutions */
const expectedRows = (results, hasSolutions) =>
  results.map((result) => {
    if (result instanceof Error)
      return { verdict: 'error', count: 0n, error: result, ...(hasSolutions && { texts: [] }) };
    const { verdict, solution, solutions = solution ? [solution] : [], count = BigInt(solutions.length) } = result;
    return { verdict, count, error: undefined, ...(hasSolutions && { texts: solutions }) };
  });

/** @param {any[]} rows errors by their messages */
const comparable = (rows) =>
  rows.map(({ error, ...row }) => ({ ...row, error: error && [error.code, error.line, error.message] }));

for (const question of /** @type {const} */ (['solve', 'check', 'count', 'list'])) {
  test(`${question}: columns have what the objects have, from workers and in the calling thread`, async () => {
    const options = { nodes: 5000, ...(question === 'list' && { limit: 40 }) };
    const objects = await alone.batch('sudoku', question, mixed, options);
    for (const columns of /** @type {const} */ ([true, 'solutions'])) {
      if (question === 'count' && columns === 'solutions') continue;
      const expected = comparable(expectedRows(objects, columns === 'solutions'));
      for (const solver of [alone, many, sync]) {
        const found = await solver.batch('sudoku', question, mixed, { ...options, columns });
        assert.deepEqual(comparable(rowsOf(found)), expected);
        const answered = objects.filter((result) => !(result instanceof QuadrilleError));
        const nodes = answered.reduce((sum, { stats }) => sum + stats.nodes, 0);
        const depth = Math.max(...answered.map(({ stats }) => stats.depth));
        assert.deepEqual([found.stats.nodes, found.stats.depth], [nodes, depth]);
        assert.ok(found.stats.ms >= 0);
      }
    }
  });
}

test('long texts that are cut into pieces and slices keep the order of puzzles and solutions', async () => {
  const expected = comparable(expectedRows(await alone.batch('sudoku', 'check', long), true));
  for (const solver of [alone, many, sync]) {
    const found = await solver.batch('sudoku', 'check', long, { columns: 'solutions' });
    assert.deepEqual(comparable(rowsOf(found)), expected);
  }
});

test('columns that a worker holds back, and more bytes of them than it holds, keep their order', async () => {
  const few = mixed.filter((line) => line.length === 81 || line === 'nonsense');
  const lines = Array.from({ length: 15_000 }, (_, i) => few[i % few.length]);
  const expected = rowsOf(await alone.batch('sudoku', 'check', few, { columns: 'solutions' }));
  const found = await alone.batch('sudoku', 'check', lines, { columns: 'solutions' });
  assert.ok(Number(found.solutions?.bytes.length) > 1024 * 1024, 'more than a worker holds back');
  for (const [i, { verdict, count, error, texts }] of rowsOf(found).entries()) {
    const { error: same, ...rest } = expected[i % few.length];
    assert.deepEqual({ verdict, count, texts }, rest);
    assert.deepEqual([error?.message, error?.line], [same?.message, same && i + 1]);
  }
  const bare = await alone.batch('sudoku', 'check', lines, { columns: true });
  assert.deepEqual([bare.verdicts, bare.counts], [found.verdicts, found.counts]);
});

test('the columns are typed arrays of one entry a puzzle', async () => {
  const found = await alone.batch('sudoku', 'check', easy, { columns: true });
  assert.ok(found.verdicts instanceof Uint8Array);
  assert.ok(found.counts instanceof BigUint64Array);
  assert.deepEqual([found.verdicts.length, found.counts.length], [easy.length, easy.length]);
  assert.equal(found.solutions, undefined);
  const nothing = await alone.batch('sudoku', 'check', '', { columns: 'solutions' });
  assert.deepEqual([nothing.verdicts.length, nothing.counts.length, nothing.solutions?.ends.length], [0, 0, 0]);
});

test('counts of 2^64 - 1 and more stand in a map of their own', async () => {
  /** Independent items with two options each. @param {number} items */
  const powerOfTwo = (items) => {
    const names = Array.from({ length: items }, (_, i) => `i${i}`);
    return `${names.join(' ')}\n${names.flatMap((name) => [name, name]).join('\n')}\n`;
  };
  for (const [items, large] of /** @type {const} */ ([
    [10, false],
    [63, false],
    [64, true],
    [100, true],
  ])) {
    for (const solver of [alone, sync]) {
      const found = await solver.batch('cover', 'count', powerOfTwo(items), { columns: true });
      assert.equal(rowsOf(found)[0].count, 2n ** BigInt(items));
      assert.equal(found.largeCounts.has(0), large);
      if (large) assert.equal(found.counts[0], 2n ** 64n - 1n);
    }
  }
});

test('links have columns too', async () => {
  const { text: link } = await alone.convert('sudoku', easy[0], { to: 'fpuzzles' });
  const expected = comparable(expectedRows(await alone.batch('sudoku', 'check', [link, 'fpuz?', link]), true));
  for (const solver of [alone, sync]) {
    const found = await solver.batch('sudoku', 'check', [link, 'fpuz?', link], { columns: 'solutions' });
    assert.deepEqual(comparable(rowsOf(found)), expected);
  }
});

test('a stopped batch has columns for every puzzle, and a puzzle that is too hard is stopped alone', async () => {
  const control = new AbortController();
  setTimeout(() => control.abort(), 30);
  const blank = '.'.repeat(81);
  const found = await alone.batch('sudoku', 'count', [easy[0], blank, easy[1]], {
    columns: true,
    signal: control.signal,
  });
  assert.deepEqual(
    rowsOf(found).map(({ verdict }) => verdict),
    ['counted', 'stopped', 'stopped'],
  );
  for (const solver of [alone, sync]) {
    const limited = await solver.batch('sudoku', 'count', [easy[0], blank, easy[1]], { columns: true, seconds: 0.05 });
    const names = rowsOf(limited).map(({ verdict }) => verdict);
    assert.deepEqual(names, ['counted', 'stopped', 'counted']);
  }
});

test('columns of grades have what the objects have, from workers and in the calling thread', async () => {
  // Nine grades and a 4×4, whose techniques are few; no solution, many solutions, no board.
  const texts = [...mixed.slice(0, 5), ...read('sudoku/9_17clue.txt').slice(0, 5), mixed[25], 'x', mixed[45], blank4];
  const objects = await alone.batch('sudoku', 'grade', texts);
  const expected = objects.map((result) =>
    result instanceof QuadrilleError
      ? ['error', null, Number.NaN, null, result.message]
      : [result.verdict, result.grade, result.rating ?? Number.NaN, result.technique, undefined],
  );
  assert.ok(new Set(expected.map(([, grade]) => grade)).size > 2, 'the puzzles have several grades');
  for (const solver of [alone, many, sync]) {
    const found = await solver.batch('sudoku', 'grade', texts, { columns: true });
    const { verdicts, verdictNames, ratings, grades, gradeNames, techniques, techniqueNames, errors, stats } = found;
    assert.ok(verdicts instanceof Uint8Array && ratings instanceof Float64Array);
    assert.ok(grades instanceof Uint8Array && techniques instanceof Uint8Array);
    const rows = Array.from(ratings, (rating, i) => {
      const names = [verdictNames[verdicts[i]], gradeNames[grades[i]], rating, techniqueNames[techniques[i]]];
      return [...names, errors.get(i)?.message];
    });
    assert.deepEqual(rows, expected);
    assert.deepEqual([gradeNames[0], techniqueNames[0]], [null, null]);
    const answered = /** @type {any[]} */ (objects.filter((result) => !(result instanceof QuadrilleError)));
    assert.equal(
      stats.nodes,
      answered.reduce((sum, result) => sum + result.stats.nodes, 0),
    );
    const nothing = await solver.batch('sudoku', 'grade', '', { columns: true });
    assert.deepEqual([nothing.verdicts.length, nothing.gradeNames], [0, [null]]);
  }
});

test('what columns cannot hold is rejected', async () => {
  const wrong = /** @type {any} */ (alone);
  for (const [question, columns] of [
    ['hint', true],
    ['candidates', true],
    ['count', 'solutions'],
    ['grade', 'solutions'],
    ['check', 'rows'],
  ]) {
    await assert.rejects(wrong.batch('sudoku', question, easy, { columns }), { code: 'bad-input', message: /columns/ });
    assert.throws(() => /** @type {any} */ (sync).batch('sudoku', question, easy, { columns }), { code: 'bad-input' });
  }
});
