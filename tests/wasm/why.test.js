// `why`, as a program asks for it: through workers and in the calling thread.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';

const quadrille = await Quadrille.start({ workers: 2 });
after(() => quadrille.close());
const sync = await load();

// From Wikipedia's article on Sudoku.
const text = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

/** @param {{ stats: { ms: number } }} result */
const withoutTime = (result) => ({ ...result, stats: { ...result.stats, ms: 0 } });

test('a contradiction names its givens and where they stand', async () => {
  const twoEights = `# a comment\n${text.slice(0, -1)}8`;
  const { verdict, statements, minimal, smallest, stats } = await quadrille.why('sudoku', twoEights);
  assert.deepEqual({ verdict, minimal, smallest }, { verdict: 'conflict', minimal: true, smallest: true });
  const without = (/** @type {number} */ cell) => {
    const board = `${text.slice(0, -1)}8`.replaceAll('0', '.');
    return `${board.slice(0, cell)}.${board.slice(cell + 1)}`;
  };
  assert.deepEqual(statements, [
    { text: '8 at row 7, column 8', line: 2, column: 62, cells: [61], rest: without(61) },
    { text: '8 at row 9, column 9', line: 2, column: 81, cells: [80], rest: without(80) },
  ]);
  assert.ok(stats.nodes > 0);
});

test('a value follows from the givens that are named, and from fewer of them does not', async () => {
  const { verdict, statements, minimal } = await quadrille.why('sudoku', text, { cell: 'r1c3', value: 4 });
  assert.deepEqual({ verdict, minimal }, { verdict: 'because', minimal: true });
  /** The values that row 1, column 3 may have with these givens only. @param {number[]} cells */
  const valuesWith = async (cells) => {
    const board = [...text].map((given, cell) => (cells.includes(cell) ? given : '.')).join('');
    const { candidates } = await quadrille.candidates('sudoku', board);
    return candidates[2].map(({ value }) => value);
  };
  const cells = statements.flatMap((statement) => statement.cells);
  assert.deepEqual(await valuesWith(cells), [4]);
  for (const cell of cells) assert.ok((await valuesWith(cells.filter((other) => other !== cell))).length > 1);
});

test('a value that the solution has not is excluded by the givens that are named', async () => {
  const { verdict, statements, stats } = await quadrille.why('sudoku', text, { cell: 'r1c3', value: 5 });
  assert.deepEqual([verdict, statements.map(({ text }) => text)], ['conflict', ['5 at row 1, column 1']]);
  assert.match(stats.note ?? '', /^r1c3 has another value/);
});

test('givens that are not needed can be left out, one by one and those together that are said to', async () => {
  const { verdict, statements, minimal } = await quadrille.why('sudoku', text);
  assert.deepEqual({ verdict, minimal }, { verdict: 'spare', minimal: true });
  /** @param {number[]} cells */
  const without = (cells) => [...text].map((given, cell) => (cells.includes(cell) ? '.' : given)).join('');
  const lines = statements.map(({ cells }) => without(cells));
  const needed = [...text].flatMap((given, cell) =>
    given === '0' || statements.some(({ cells }) => cells.includes(cell)) ? [] : [without([cell])],
  );
  const verdicts = (/** @type {any[]} */ results) => [...new Set(results.map((result) => result.verdict))];
  assert.deepEqual(verdicts(await quadrille.batch('sudoku', 'check', lines)), ['unique']);
  assert.deepEqual(verdicts(await quadrille.batch('sudoku', 'check', needed)), ['multiple']);
  const together = statements.filter((statement) => statement.together).flatMap(({ cells }) => cells);
  assert.ok(together.length > 0 && together.length < statements.length);
  assert.equal((await quadrille.check('sudoku', without(together))).verdict, 'unique');
});

test('with several solutions the answer is open; one that is stopped claims nothing', async () => {
  const { verdict, statements } = await quadrille.why('sudoku', '.'.repeat(81));
  assert.deepEqual({ verdict, statements }, { verdict: 'open', statements: [] });
  const stopped = await quadrille.why('sudoku', text, { nodes: 0 });
  const { verdict: unknown, minimal, smallest } = stopped;
  assert.deepEqual({ unknown, minimal, smallest }, { unknown: 'stopped', minimal: false, smallest: false });
  const aborted = await quadrille.why('sudoku', text, { signal: AbortSignal.abort() });
  assert.deepEqual([aborted.verdict, aborted.statements], ['stopped', []]);
});

test('the calling thread and a batch answer like a worker', async () => {
  for (const options of [
    {},
    { cell: 'r9c1', value: 3 },
    { cell: 'r9c1', value: 4, engine: /** @type {const} */ ('dlx') },
  ]) {
    const answer = withoutTime(await quadrille.why('sudoku', text, options));
    assert.deepEqual(withoutTime(sync.why('sudoku', text, options)), answer);
    const [first, second] = await quadrille.batch('sudoku', 'why', [text, 'x'], options);
    assert.deepEqual(withoutTime(/** @type {any} */ (first)), answer);
    assert.equal(/** @type {any} */ (second).code, 'bad-input');
  }
});

test('what is wrong with a cell, a value or a puzzle is said', async () => {
  const wrong = /** @type {[any, RegExp][]} */ ([
    [{ cell: 'r10c1', value: 1 }, /^cell: "r10c1" is no cell/],
    [{ value: 1 }, /^value: a cell is missing whose value it is, such as r3c5$/],
    [{ cell: 'r1c1', value: 10 }, /^value: 10 is not a number from 1 to 9/],
    [{ cell: 5, value: 1 }, /^cell: 5 is no text/],
    [{ cell: 'r1c1', value: 1.5 }, /^value: 1.5/],
  ]);
  for (const [options, message] of wrong)
    await assert.rejects(quadrille.why('sudoku', text, options), { code: 'bad-input', message });
  await assert.rejects(quadrille.check('sudoku', text, { cell: 'r1c1', value: 1 }), /check is not asked about one/);
});

test('a cell alone is asked about with the value that the solution has there', async () => {
  const { verdict, cell, value, statements } = await quadrille.why('sudoku', text, { cell: 'r1c3' });
  const asked = await quadrille.why('sudoku', text, { cell: 'r1c3', value: 4 });
  assert.deepEqual({ verdict, cell, value }, { verdict: 'because', cell: 2, value: 4 });
  assert.deepEqual(statements, asked.statements);
});

test('every puzzle says which of its statements contradict each other', async () => {
  for (const [puzzle, board, words] of /** @type {[any, string, string[]][]} */ ([
    ['kakuro', '# 3\\ 4\\\n\\9 . .\n\\4 . .', ['3 down', '4 down', '9 across']],
    ['queens', '4 1 2 0 0', ['queen']],
    ['cover', 'a b c\na c\nb c', ['item a', 'item b', 'item c']],
    ['tiling', 'grid square\nboard\n..\npieces\n0 I1\n0 I2', ['cell', 'piece 0 I1', 'piece 0 I2']],
    ['starbattle', 'stars 1\nregions\nAABB\nAABB\nCCCC\nDDDD\ncells\n*...\n....\n....\n....', ['*']],
    ['nonogram', 'rows\n2\n0\ncolumns\n0\n1', ['2 of row 1', '0 of column 1']],
  ])) {
    const { verdict, statements, minimal } = await quadrille.why(puzzle, board);
    assert.deepEqual({ puzzle, verdict, minimal }, { puzzle, verdict: 'conflict', minimal: true });
    assert.deepEqual(
      statements.map(({ text: said }) => words.find((each) => said.startsWith(each))),
      words,
    );
    assert.deepEqual(sync.why(puzzle, board).statements, statements);
  }
});

test('a statement of a link stands where the link does', async () => {
  const board = `11${'.'.repeat(79)}`;
  const { text: link } = await quadrille.convert('sudoku', board, { to: 'fpuzzles' });
  const { statements } = await quadrille.why('sudoku', `\n${link}`);
  assert.deepEqual(
    statements.map(({ line, column, cells }) => [line, column, cells]),
    [
      [2, 1, [0]],
      [2, 1, [1]],
    ],
  );
});
