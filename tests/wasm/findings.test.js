// Candidates, hints, estimates and watched searches.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const blank9 = '.'.repeat(81);

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

/**
 * How often each value is in each cell, over all solutions.
 * @param {string} puzzle
 * @param {string} text
 * @param {(solution: string) => [cell: number, value: number][]} read
 * @param {number} cap
 */
async function tallied(puzzle, text, read, cap) {
  /** @type {Map<string, number>} */
  const tally = new Map();
  for await (const solution of quadrille.list(puzzle, text)) {
    for (const placing of read(solution)) {
      tally.set(String(placing), Math.min(cap, (tally.get(String(placing)) ?? 0) + 1));
    }
  }
  return tally;
}

const words = (/** @type {string} */ text) => text.split(/\s+/);

for (const [puzzle, text, cells, read] of /** @type {const} */ ([
  ['sudoku', '1...2...3.......', 16, (solution) => [...solution].map((digit, cell) => [cell, +digit])],
  [
    'queens',
    '6 0 0 0 0 0 0',
    36,
    (solution) => words(solution).map((column, row) => [6 * row + Number(column) - 1, 1]),
  ],
  [
    'kakuro',
    '# # # 11\\ 10\\\n# 5\\ 5\\12 . .\n\\16 . . . .\n\\3 . . # #',
    20,
    (solution) => words(solution).flatMap((word, cell) => (/^[1-9]$/.test(word) ? [[cell, +word]] : [])),
  ],
  [
    'cover',
    'a b c d\na b\nc d\na c\nb d\na\nb c d',
    6,
    (solution) => [...solution.matchAll(/^(\d+):/gm)].map(([, number]) => [Number(number) - 1, 1]),
  ],
]) /** @type {[string, string, number, (solution: string) => [number, number][]][]} */) {
  test(`candidates of ${puzzle} are those of all its solutions`, async () => {
    for (const cap of [1, 2, 100]) {
      const { verdict, candidates, stats } = await quadrille.candidates(puzzle, text, { cap });
      assert.equal(verdict, 'found');
      assert.equal(candidates.length, cells);
      assert.ok(stats.nodes > 0);
      const seen = candidates.flatMap((list, cell) =>
        list.map(({ value, count, open }) => {
          assert.equal(open, false);
          return /** @type {const} */ ([`${cell},${value}`, count]);
        }),
      );
      assert.deepEqual(new Map(seen), new Map([...(await tallied(puzzle, text, read, cap))].sort(byPlacing)));
    }
  });
}

/** @param {[string, number]} a @param {[string, number]} b */
function byPlacing([a], [b]) {
  const [[cellA, valueA], [cellB, valueB]] = [a, b].map((placing) => placing.split(',').map(Number));
  return cellA - cellB || valueA - valueB;
}

test('a board without solutions has no candidates, and a unique one has those of its solution', async () => {
  const none = await quadrille.candidates('sudoku', `11${blank9.slice(2)}`);
  assert.deepEqual([none.verdict, none.candidates], ['none', Array(81).fill([])]);
  const one = await quadrille.candidates('sudoku', wikipedia, { cap: 8 });
  const { solution } = await quadrille.solve('sudoku', wikipedia);
  assert.deepEqual(
    one.candidates,
    [...String(solution)].map((digit) => [{ value: +digit, count: 1, open: false }]),
  );
});

test('stopped candidates are returned as far as they are known', async () => {
  const stopped = await quadrille.candidates('sudoku', blank9, { cap: 100, nodes: 5000 });
  assert.equal(stopped.verdict, 'stopped');
  const all = stopped.candidates.flat();
  assert.equal(all.length, 729); // none is reported as impossible, because none is
  assert.ok(all.some(({ open }) => open) && all.some(({ open }) => !open));
  assert.ok(all.every(({ count, open }) => open || count === 100));

  const before = await quadrille.candidates('sudoku', blank9, { signal: AbortSignal.abort() });
  assert.deepEqual([before.verdict, before.candidates], ['stopped', []]);
});

test('candidates can be asked about in batches', async () => {
  const [first, second] = await quadrille.batch('sudoku', 'candidates', ['.'.repeat(16), wikipedia]);
  assert.deepEqual(
    [first, second].map((result) => ('candidates' in result ? result.candidates.flat().length : result)),
    [64, 81],
  );
});

test('the candidates of a board in a link are those of the board', async () => {
  const { text } = await quadrille.convert('sudoku', wikipedia, { to: 'fpuzzles' });
  const { candidates } = await quadrille.candidates('sudoku', text);
  assert.deepEqual(candidates, (await quadrille.candidates('sudoku', wikipedia)).candidates);
});

test('an invalid cap is refused', async () => {
  for (const cap of [0, 65536, Number.NaN, 1.5]) {
    await assert.rejects(quadrille.candidates('sudoku', blank9, { cap }), { code: 'bad-input' });
  }
});

test('a hint is the easiest value on a Sudoku board, with the cells that are its reason', async () => {
  const { stats, ...box } = await quadrille.hint('sudoku', wikipedia);
  assert.equal(stats.nodes, 0);
  assert.deepEqual(box, {
    verdict: 'found',
    kind: 'placement',
    cell: 5,
    value: 8,
    rule: 'hidden-single',
    unit: { kind: 'box', number: 2, name: '', cells: [3, 4, 5, 12, 13, 14, 21, 22, 23] },
    because: [20, 39],
    ahead: false,
    eliminated: [],
    reasons: [],
    steps: [],
    line: null,
    source: null,
    clues: [],
    grade: null,
    constraint: null,
  });
  const last = await quadrille.hint('sudoku', `12345678.${'.'.repeat(72)}`);
  assert.deepEqual([last.rule, last.cell, last.value, last.unit?.kind], ['last-cell', 8, 9, 'row']);
  const naked = await quadrille.hint(
    'sudoku',
    `1234.....${'.'.repeat(27)}....5....${'....6....'}....7....${'.'.repeat(9)}....8....`,
  );
  assert.deepEqual(
    [naked.rule, naked.cell, naked.value, naked.unit?.kind, naked.because],
    ['naked-single', 4, 9, 'cell', [0, 1, 2, 3, 40, 49, 58, 76]],
  );
});

test('a hint says stuck or solved, or names a direct contradiction', async () => {
  const verdictOf = async (/** @type {string} */ text) => (await quadrille.hint('sudoku', text)).verdict;
  assert.equal(await verdictOf(blank9), 'stuck');
  assert.equal(await verdictOf(String((await quadrille.solve('sudoku', wikipedia)).solution)), 'solved');
  const clash = await quadrille.hint('sudoku', `1.......1${blank9.slice(9)}`);
  assert.deepEqual(
    [clash.verdict, clash.rule, clash.because, clash.cell, clash.unit],
    ['none', 'clash', [0, 8], null, null],
  );
  const none = await quadrille.hint('sudoku', `12345678.........9${blank9.slice(18)}`);
  assert.deepEqual([none.verdict, none.rule, none.unit?.kind, none.unit?.number], ['none', 'no-candidate', 'cell', 9]);
});

test('the other puzzles have hints too', async () => {
  const queens = await quadrille.hint('queens', '8 1 5 8 6 0 0 0 0');
  assert.deepEqual([queens.rule, queens.cell, queens.value, queens.unit?.kind], ['only-square', 49, 1, 'row']);
  const kakuro = await quadrille.hint('kakuro', '# 2\\ 4\\ #\n\\13 . . .\n# # . #');
  assert.deepEqual([kakuro.rule, kakuro.cell, kakuro.value, kakuro.unit?.kind], ['last-cell', 5, 2, 'down']);
  const cover = await quadrille.hint('cover', 'a b c d\na b\nc d\na c');
  assert.deepEqual([cover.rule, cover.cell, cover.value], ['only-option', 0, 1]);
  assert.deepEqual(cover.unit, { kind: 'item', number: 2, name: 'b', cells: [0] });
});

test('a hint that has to look ahead has the squares and options that it excludes as its reasons', async () => {
  const queens = await quadrille.hint('queens', '7 1 0 7 0 0 0 0');
  const unit = { kind: 'column', number: 6, name: '', cells: [5, 12, 19, 26, 33, 40, 47] };
  const eliminated = [31, 45].map((cell) => ({ cell, value: 1 }));
  assert.deepEqual(queens.reasons, [{ rule: 'look-ahead', unit, forced: [], choices: [], because: [], eliminated }]);
  assert.deepEqual([queens.cell, queens.ahead, queens.line], [10, true, 'look-ahead r5c4<>1 r7c4<>1']);
  const cover = await quadrille.hint('cover', 'a b 1:2|c\na b\nb c\na b\nc');
  assert.deepEqual([cover.cell, cover.reasons[0].unit.name, cover.line], [3, 'a', 'look-ahead o2<>1']);
});

test('a hint for Kakuro has the sums of runs and the sets of digits that are left of them', async () => {
  const { rule, reasons, line } = await quadrille.hint('kakuro', '# 17\\ 22\\\n\\16 . .\n\\14 . .\n# # .');
  assert.equal(rule, 'hidden-single');
  assert.deepEqual(reasons, [
    {
      rule: 'digit-sets',
      unit: { kind: 'down', number: 1, name: '', cells: [4, 7], sum: 17 },
      ...{ forced: [], choices: [[8, 9]], because: [], eliminated: [{ cell: 4, value: 7 }] },
    },
  ]);
  assert.equal(line, 'digit-sets r2c2<>7');
});

test('a hint for Kakuro has what the runs of a region need, and the cells that they do not share', async () => {
  const { cell, reasons, line } = await quadrille.hint('kakuro', '# 10\\ 4\\ #\n\\12 . . .\n\\5 . . #');
  assert.equal(cell, 7);
  assert.deepEqual(reasons, [
    {
      rule: 'region-sum',
      unit: { kind: 'region', number: 1, name: '', cells: [5, 6, 7, 9, 10] },
      ...{ forced: [], choices: [], because: [7], across: 1, sums: [17, 14] },
      eliminated: [1, 2, 4, 5, 6, 7, 8, 9].map((value) => ({ cell: 7, value })),
    },
  ]);
  assert.equal(line, 'region-sum r2c4<>12456789');
});

test('a long count is estimated, and its result is the same', async () => {
  /** @type {(number | undefined)[]} */
  const estimates = [];
  const board = `20${' 0'.repeat(20)}`; // 39029188884 solutions: OEIS A000170
  await quadrille.count('queens', board, { seconds: 2, onProgress: ({ estimate }) => estimates.push(estimate) });
  const last = Number(estimates.filter((estimate) => estimate !== undefined).at(-1));
  assert.ok(last > 39e9 / 3 && last < 39e9 * 3, `${last}`);
});

test('a search can be watched node by node, with its choices and hidden options', async () => {
  const text = 'a b c d\na b\nc d\na c\nb d\na\nb c d';
  for (const engine of /** @type {const} */ (['dlx', 'bits'])) {
    const watch = await quadrille.watch('cover', text, { engine });
    try {
      const first = await watch.step();
      assert.deepEqual([first.nodes, first.solutions, first.done, first.depth], [1, 0, false, 1]);
      assert.deepEqual(first.path, [
        { cell: 0, value: 1, tried: 0, of: 3, unit: { kind: 'item', number: 1, name: 'a' } },
      ]);
      assert.deepEqual(
        [first.covered, first.hidden],
        [
          [0, 1],
          [2, 3, 4, 5],
        ],
      );
      const [second, third] = await Promise.all([watch.step(), watch.step()]);
      assert.equal(second.solution, null);
      assert.deepEqual([third.nodes, third.solutions, third.solution], [3, 1, third.partial]);
      const last = await watch.step(1000);
      const { count, stats } = await quadrille.count('cover', text, { engine });
      assert.deepEqual([last.done, last.fraction, last.solutions], [true, 1, Number(count)]);
      assert.deepEqual([last.nodes, last.deadEnds, last.deepest], [stats.nodes, stats.deadEnds, stats.depth]);
      assert.equal((await watch.step()).done, true);
    } finally {
      watch.close();
    }
  }
});

test('two searches of every puzzle can be watched at the same time as questions run', async () => {
  for (const [puzzle, text] of [
    ['sudoku', '1...............'],
    ['queens', '6 0 0 0 0 0 0'],
    ['kakuro', '# # # 11\\ 10\\\n# 5\\ 5\\12 . .\n\\16 . . . .\n\\3 . . # #'],
  ]) {
    const watches = await Promise.all(
      /** @type {const} */ (['dlx', 'bits']).map((engine) => quadrille.watch(puzzle, text, { engine })),
    );
    const { count } = await quadrille.count(puzzle, text);
    for (const watch of watches) {
      for (let view = await watch.step(0), last = -1; !view.done; view = await watch.step(3)) {
        assert.ok(view.nodes > last && view.fraction <= 1 && view.path.length === view.depth);
        assert.ok(view.partial !== '');
        last = view.nodes;
      }
      const { solutions } = await watch.step();
      assert.equal(BigInt(solutions), count, puzzle);
      watch.close();
    }
  }
});

test('a board of a genre is watched by the name of its genre', async () => {
  const text = 'starbattle\nstars 1\nregions\nA A B B\nA C B B\nC C C D\nC C D D';
  const watch = await quadrille.watch('starbattle', text);
  const { done, solutions } = await watch.step(Infinity);
  watch.close();
  assert.deepEqual([done, BigInt(solutions)], [true, (await quadrille.count('starbattle', text)).count]);
});

test('a watched search fails like any question, and ends when it is closed', async () => {
  const wrong = await quadrille.watch('sudoku', '12x');
  await assert.rejects(wrong.step(), { code: 'bad-input', line: 1 });
  wrong.close();
  const watch = await quadrille.watch('sudoku', blank9);
  const under = watch.step(1e9);
  watch.close();
  await assert.rejects(under, { code: 'closed' });
  await assert.rejects(watch.step(), { code: 'closed' });
  assert.throws(() => watch.step(-1), { code: 'bad-input' });
});
