// Puzzles as data: what goes in as numbers, or as items and options, comes out in the same form; and errors as people
// meet them. Solutions are checked by the rules themselves.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';

const sync = await load();
const quadrille = await Quadrille.start({ workers: 2 });
after(() => quadrille.close());

/** The same methods in workers and in the calling thread. @type {[string, any][]} */
const both = [
  ['in a worker', quadrille],
  ['in the calling thread', sync],
];

/** From Wikipedia's article on Sudoku. */
const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const BOARD = Array.from({ length: 9 }, (_, r) => Array.from({ length: 9 }, (_, c) => Number(LINE[9 * r + c]) || 0));

/** Knuth's first example, TAOCP 7.2.2.1 (7). */
const KNUTH = {
  items: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  options: ['ce', 'adg', 'bcf', 'adf', 'bg', 'deg'].map((option) => [...option]),
};

/** @param {any} solver @param {any[]} question */
const all = async (solver, ...question) => {
  const found = [];
  for await (const each of solver.list(...question)) found.push(each);
  return found;
};

/** @param {() => any} ask @returns {Promise<any>} */
const errorOf = async (ask) => {
  try {
    await ask();
  } catch (error) {
    return error;
  }
  return assert.fail('there is no error');
};

for (const [where, solver] of both) {
  test(`a Sudoku of numbers has a solution of numbers, ${where}`, async () => {
    const { verdict, solution } = await solver.solve('sudoku', BOARD);
    assert.equal(verdict, 'solved');
    const houses = [...solution];
    for (let i = 0; i < 9; ++i) houses.push(solution.map((/** @type {number[]} */ row) => row[i]));
    for (let i = 0; i < 9; ++i)
      houses.push(
        Array.from({ length: 9 }, (_, k) => solution[3 * Math.floor(i / 3) + Math.floor(k / 3)][3 * (i % 3) + (k % 3)]),
      );
    for (const house of houses) assert.deepEqual([...house].sort(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.deepEqual(
      BOARD.map((row, r) => row.map((value, c) => value && solution[r][c])),
      BOARD,
    );
    assert.deepEqual((await solver.check('sudoku', BOARD)).solutions, [solution]);
    assert.deepEqual(await all(solver, 'sudoku', BOARD), [solution]);
    assert.equal((await solver.count('sudoku', BOARD)).count, 1n);
    assert.equal((await solver.convert('sudoku', BOARD, { to: 'line' })).text, LINE);
    assert.equal(typeof (await solver.solve('sudoku', BOARD, { to: 'grid' })).solution, 'string');
  });

  test(`a board of 36 × 36 has all its values, and null is blank, ${where}`, async () => {
    // By the usual pattern of shifted rows.
    const full = Array.from({ length: 36 }, (_, r) =>
      Array.from({ length: 36 }, (_, c) => ((6 * (r % 6) + Math.floor(r / 6) + c) % 36) + 1),
    );
    const given = full.map((row, r) => row.map((value, c) => ((r + c) % 7 === 0 ? null : value)));
    assert.deepEqual((await solver.solve('sudoku', given)).solution, full);
  });

  test(`queens are the columns of rows, ${where}`, async () => {
    assert.deepEqual(await all(solver, 'queens', [0, 0, 0, 0]), [
      [2, 4, 1, 3],
      [3, 1, 4, 2],
    ]);
    assert.deepEqual((await solver.solve('queens', [3, 0, 0, 0])).solution, [3, 1, 4, 2]);
    const none = await solver.solve('queens', [1, 2, 0, 0]);
    assert.deepEqual([none.verdict, none.solution], ['none', null]);
  });

  test(`a Kakuro has pairs of sums for clues, ${where}`, async () => {
    const board = [
      [null, [4, 0], [6, 0]],
      [[0, 3], 0, 0],
      [[0, 7], 0, 0],
    ];
    const { solution } = await solver.solve('kakuro', board); // 1 + 3 down, so 1 2 and 3 4 across
    assert.deepEqual(solution, [
      [null, [4, 0], [6, 0]],
      [[0, 3], 1, 2],
      [[0, 7], 3, 4],
    ]);
  });

  test(`an exact cover of items and options has indices of options for solutions, ${where}`, async () => {
    assert.deepEqual((await solver.cover(KNUTH)).solutions, [[0, 3, 4]]);
    assert.equal((await solver.count('cover', KNUTH)).count, 1n);
    const any = { options: [['a', 'b'], ['a'], ['b'], [1, 'a']] }; // its items: a, b and 1
    assert.deepEqual((await solver.cover(any)).solutions, [[2, 3]]);
    assert.deepEqual((await solver.cover({ ...any, items: ['a', 'b'], secondary: [1] })).solutions.sort(), [
      [0],
      [1, 2],
      [2, 3],
    ]);
    assert.equal((await solver.cover({ ...any, items: ['a', 'b'], secondary: [1] }, { limit: 1 })).verdict, 'stopped');
  });

  test(`secondary items have colours, and items bounds, ${where}`, async () => {
    const coloured = {
      items: ['p', 'q'],
      secondary: ['x'],
      options: [
        ['p', { item: 'x', colour: 'red' }],
        ['q', { item: 'x', colour: 'red' }],
        ['q', { item: 'x', colour: 'blue' }],
      ],
    };
    assert.deepEqual((await solver.cover(coloured)).solutions, [[0, 1]]);
    const bounded = {
      items: [
        { name: 'a', low: 1, high: 2 },
        { name: 'b', high: 2 },
      ],
      options: [['a', 'b'], ['a', 'b'], ['b']],
    };
    // b twice, a once or twice: two of the three options.
    assert.equal((await solver.count('cover', bounded)).count, 3n);
  });

  test(`what is wrong with data is said with its place, ${where}`, async () => {
    const wrong = BOARD.map((row, r) => (r === 2 ? [10, ...row.slice(1)] : row));
    /** @type {[string, any, string][]} */
    const faults = [
      ['sudoku', wrong, 'row 3, column 1: 10 is not a whole number from 0 to 9'],
      ['sudoku', [[1, 2]], 'text: a Sudoku has 4, 9, 16, 25 or 36 rows and columns; this has 1 × 2'],
      ['sudoku', [[1], [1, 2]], 'row 2 has 2 cells, the first has 1'],
      ['sudoku', {}, 'text: a board is an array of rows, each an array of numbers'],
      ['queens', [0, 'x'], 'row 2: "x" is not a whole number from 0 to 2'],
      ['tiling', [[1]], 'text: a puzzle of the kind tiling is a string or a Uint8Array'],
      ['cover', { items: ['a'], options: [['b']] }, 'options[0]: "b" is none of the items'],
      ['cover', { items: ['a', 'a'], options: [['a']] }, 'items[1]: "a" is an item already'],
      [
        'cover',
        { items: ['a b'], options: [] },
        'items[0]: "a b" is no name of an item: a text without white space, "|" and ":"',
      ],
      ['cover', { options: [[]], items: ['a'] }, 'options[0]: it has no item'],
      ['cover', { options: [] }, 'items: there is none that has to be covered'],
      ['cover', { items: ['a'] }, 'options: an exact cover has an array of options, each an array of items'],
    ];
    for (const [puzzle, given, message] of faults) {
      const { code, message: said } = await errorOf(() => solver.solve(puzzle, given));
      assert.deepEqual([code, said], ['bad-input', message]);
    }
  });

  test(`a batch of boards of numbers has results of numbers, ${where}`, async () => {
    const [one, two] = await solver.batch('queens', 'check', [
      [0, 0, 0, 0],
      [2, 0, 0, 0],
    ]);
    assert.deepEqual(
      [one.verdict, one.solutions.length, two.verdict, two.solutions],
      ['multiple', 2, 'unique', [[2, 4, 1, 3]]],
    );
  });

  test(`an option that does not exist is an error that names those that do, ${where}`, async () => {
    const { code, message } = await errorOf(() => solver.solve('sudoku', LINE, { second: 1 }));
    assert.equal(code, 'bad-input');
    assert.match(message, /^there is no option "second"; there are format, to, engine, .*onProgress/);
    assert.match(
      (await errorOf(() => solver.generate('sudoku', { sizes: 4 }))).message,
      /no option "sizes"; .* symmetry/,
    );
    assert.match((await errorOf(() => solver.batch('sudoku', 'check', LINE, { column: true }))).message, /"column"/);
  });

  test(`the stack of an error leads to its caller, ${where}`, async () => {
    async function asking() {
      return await solver.solve('sudoku', 'x');
    }
    assert.match((await errorOf(asking)).stack, /asking .*structured\.test\.js/);
    async function listing() {
      return await all(solver, 'sudoku', 'x');
    }
    assert.match((await errorOf(listing)).stack, /structured\.test\.js/);
  });

  test(`errors and columns are written by JSON.stringify, ${where}`, async () => {
    const error = await errorOf(() => solver.solve('kakuro', '# 3\\ x'));
    assert.deepEqual(JSON.parse(JSON.stringify(error)), {
      ...{ name: 'QuadrilleError', code: 'bad-input', message: error.message, line: 1, column: 6 },
    });
    assert.equal(error.constructor.name, 'QuadrilleError');
    const columns = await solver.batch('sudoku', 'check', `${LINE}\nx\n${'.'.repeat(81)}`, { columns: 'solutions' });
    const written = JSON.parse(JSON.stringify(columns));
    assert.deepEqual(
      written.verdicts.map((/** @type {number} */ at) => written.verdictNames[at]),
      ['unique', 'error', 'multiple'],
    );
    assert.deepEqual(written.counts, [1, 0, 2]);
    assert.deepEqual([written.errors[1].code, written.errors[1].line], ['bad-input', 2]);
    assert.ok(written.errors[1].message.length > 10);
    assert.deepEqual(
      written.solutions.map((/** @type {string} */ text) => text.length),
      [81, 81, 81],
    );
    assert.equal(written.stats.nodes, columns.stats.nodes);
    assert.ok(!Object.keys(columns).includes('toJSON'));
    const grades = JSON.parse(JSON.stringify(await solver.batch('sudoku', 'grade', LINE, { columns: true })));
    assert.deepEqual([grades.ratings.length, grades.gradeNames[grades.grades[0]]], [1, 'Easy']);
    const dominoes = await solver.batch('tiling', 'count', '8x40 *xI2', { columns: true });
    assert.match(JSON.parse(JSON.stringify(dominoes)).counts[0], /^\d{20,}$/); // past 2^53: a text
  });
}

test('the classes keep their names', () => {
  assert.deepEqual(
    [Quadrille.name, QuadrilleError.name, sync.constructor.name],
    ['Quadrille', 'QuadrilleError', 'SyncQuadrille'],
  );
});

test('an option of start and load that does not exist is an error', async () => {
  assert.match(
    (await errorOf(() => Quadrille.start(/** @type {any} */ ({ worker: 1 })))).message,
    /"worker"; there are workers,/,
  );
  assert.match((await errorOf(() => load(/** @type {any} */ ({ puzzle: 1 })))).message, /"puzzle"; there are puzzles,/);
});
