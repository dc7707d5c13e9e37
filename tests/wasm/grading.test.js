// Steps, grades and new puzzles, as a program asks for them: through workers and in the calling thread.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';
import en from '../../web/strings/en/steps.js';
import zh from '../../web/strings/zh/steps.js';

const quadrille = await Quadrille.start({ workers: 2 });
after(() => quadrille.close());
const sync = await load({ puzzles: ['sudoku', 'variant', 'queens', 'grid'] });

// ER 3.4, by SukakuExplainer's serate.
const hard = '........1.......23..4..5........6....7.......12..3.......21..7...6...4..5...8....';

/** @param {{ stats: { ms: number } }} result */
const withoutTime = (result) => ({ ...result, stats: { ...result.stats, ms: 0 } });

test('steps lead to the solution, and none removes a value of it', async () => {
  const { verdict, steps } = await quadrille.steps('sudoku', hard);
  assert.equal(verdict, 'solved');
  const solution = /** @type {string} */ ((await quadrille.solve('sudoku', hard)).solution);
  const board = [...hard];
  for (const { placed, eliminated, rating, line, technique } of steps) {
    assert.ok(line.startsWith(`${technique} `) && rating >= 1 && rating <= 3.4, line);
    if (placed) board[placed.cell] = String(placed.value);
    for (const { cell, value } of eliminated) assert.notEqual(solution[cell], String(value), line);
  }
  assert.equal(board.join(''), solution);
});

test('the grade is that of the hardest step', async () => {
  const { stats, ...grade } = await quadrille.grade('sudoku', hard);
  assert.deepEqual(grade, { verdict: 'found', grade: 'Hard', rating: 3.4, technique: 'hidden-pair' });
  assert.equal(stats.engine, '');
  const { grade: none, verdict } = await quadrille.grade('sudoku', '.'.repeat(81));
  assert.deepEqual([none, verdict], [null, 'multiple']);
  await assert.rejects(quadrille.grade('queens', '4 0 0 0 0'), /steps and grades are not known for this puzzle/);
});

test('Kakuro and variants have grades and steps by reasons', async () => {
  const kakuro = '# 3\\ 4\\\n\\4 . .\n\\3 . .';
  const grade = await quadrille.grade('kakuro', kakuro);
  assert.deepEqual([grade.verdict, grade.grade, grade.rating, grade.technique], ['found', 'Easy', 1, null]);
  const { verdict, steps } = await quadrille.steps('kakuro', kakuro);
  assert.equal(verdict, 'solved');
  assert.deepEqual(
    steps.flatMap(({ placed }) => (placed ? [[placed.cell, placed.value]] : [])).sort(([a], [b]) => a - b),
    [
      [4, 1],
      [5, 3],
      [7, 2],
      [8, 1],
    ],
  );
  assert.deepEqual(new Set(steps.map(({ technique, rating }) => `${technique} ${rating}`)), new Set(['rule 1']));
  const variant = await quadrille.steps('variant', '.Shape~4x4.Cage~3~R1C1~R1C2');
  assert.deepEqual([variant.verdict, variant.steps[0].clues?.[0].text], ['stuck', '.Cage~3~R1C1~R1C2']);
});

test('steps and grades are stopped by a signal or a time, and those so far are there', async () => {
  const [board] = (await quadrille.generate('sudoku', { size: 16, seed: 3 })).puzzles; // its steps take seconds
  for (const question of /** @type {const} */ (['steps', 'grade'])) {
    const { verdict } = await quadrille[question]('sudoku', board, { signal: AbortSignal.timeout(100) });
    assert.equal(verdict, 'stopped');
  }
  const { verdict, steps } = await quadrille.steps('sudoku', board, { seconds: 0.2 });
  assert.equal(verdict, 'stopped');
  assert.ok(steps.length > 0);
  assert.equal(sync.grade('sudoku', board, { seconds: 0.05 }).verdict, 'stopped');
});

test('many puzzles are graded in their order, with an error in its place', async () => {
  const [first, second, third] = await quadrille.batch('sudoku', 'grade', [hard, 'x', hard]);
  assert.ok(!(first instanceof QuadrilleError) && first.rating === 3.4);
  assert.ok(second instanceof QuadrilleError && second.line === 2);
  assert.deepEqual(withoutTime(/** @type {any} */ (third)), withoutTime(first));
});

test('a seed makes the same puzzles, by any number of workers and in the calling thread', async () => {
  const wishes = { seed: 7, count: 30, grade: 'Medium', symmetry: /** @type {const} */ ('rotational') };
  const made = await quadrille.generate('sudoku', wishes);
  assert.deepEqual([made.verdict, made.seed, made.puzzles.length], ['found', 7, 30]);
  assert.equal(new Set(made.puzzles).size, 30);
  assert.deepEqual(withoutTime(sync.generate('sudoku', wishes)), withoutTime(made));
  const checked = await quadrille.batch('sudoku', 'check', made.puzzles);
  for (const answer of checked) assert.equal(/** @type {any} */ (answer).verdict, 'unique');
  const graded = await quadrille.batch('sudoku', 'grade', made.puzzles);
  for (const answer of graded) assert.equal(/** @type {any} */ (answer).grade, 'Medium');
});

test('other puzzles, sizes and notations are made too', async () => {
  const { puzzles } = await quadrille.generate('kakuro', { seed: 1, size: '5x6', to: 'grid', count: 2 });
  for (const puzzle of puzzles) assert.equal((await quadrille.check('kakuro', puzzle)).verdict, 'unique');
  assert.match(sync.generate('queens', { size: 9, seed: 3 }).puzzles[0], /^9 /);
  const stars = { stars: 2, size: 10, seed: 1 };
  assert.match((await quadrille.generate('starbattle', stars)).puzzles[0], /^stars 2$/m);
  const picture = { picture: '.#./###', seed: 1 };
  assert.match(sync.generate('nonogram', picture).puzzles[0], /^rows\n1\n3$/m);
  const linked = await quadrille.generate('sudoku', { seed: 2, size: 4, to: 'fpuzzles' });
  assert.equal((await quadrille.check('sudoku', linked.puzzles[0])).verdict, 'unique');
  assert.notEqual((await quadrille.generate('sudoku')).seed, (await quadrille.generate('sudoku')).seed);
});

test('variants are made with global rules, irregular regions and cages, the same ones everywhere', async () => {
  for (const wishes of [
    { rules: '.AntiKnight' },
    { jigsaw: true, size: 6, symmetry: /** @type {const} */ ('rotational') },
    { killer: true, rules: '.Diagonal~1 .Diagonal~-1' },
  ]) {
    const made = await quadrille.generate('variant', { ...wishes, seed: 3, count: 5 });
    assert.equal(new Set(made.puzzles).size, 5);
    assert.deepEqual(withoutTime(sync.generate('variant', { ...wishes, seed: 3, count: 5 })), withoutTime(made));
    for (const puzzle of made.puzzles) assert.equal((await quadrille.check('variant', puzzle)).verdict, 'unique');
  }
  const impossible = { size: 4, rules: '.AntiKing' };
  await assert.rejects(quadrille.generate('variant', impossible), /rules: no filled board obeys all of them/);
});

test('what cannot be wished is refused, and what is not found in time is stopped', async () => {
  const refused = [
    [{ givens: 16 }, /givens: with 16 there is no puzzle of 9×9/],
    [{ grade: 'Nice' }, /grade: "Nice" is none of Easy/],
    [{ grade: 'very hard' }, /grade: "very hard" is not one word/],
    [{ count: 0 }, /count: 0 is not a whole number of 1 or more/],
    [{ seed: 1.5 }, /seed: 1.5 is not a whole number from 0/],
    [{ to: 'pdf' }, /no format "pdf"/],
  ];
  for (const [wishes, why] of refused) {
    await assert.rejects(quadrille.generate('sudoku', /** @type {any} */ (wishes)), /** @type {RegExp} */ (why));
    assert.throws(() => sync.generate('sudoku', /** @type {any} */ (wishes)), /** @type {RegExp} */ (why));
  }
  await assert.rejects(quadrille.generate('cover'), /generate: puzzles of the kind cover are not made/);
  const rare = { seed: 1, givens: 17 };
  assert.equal((await quadrille.generate('sudoku', { ...rare, nodes: 5 })).stats.nodes, 5);
  assert.equal((await quadrille.generate('sudoku', { ...rare, seconds: 0.05 })).verdict, 'stopped');
  const { verdict } = await quadrille.generate('sudoku', { ...rare, signal: AbortSignal.timeout(50) });
  assert.equal(verdict, 'stopped');
});

test('the names of techniques are those of core, and the page has words for each in both languages', () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [, names] = /** @type {RegExpMatchArray} */ (
    read('core/steps/deduction.hpp').match(/technique_names\[\] = \{([^}]*)\}/)
  );
  const typed = /** @type {RegExpMatchArray} */ (read('wasm/api/steps.d.ts').match(/type Technique =([^;]*);/))[1];
  const all = /** @type {string[]} */ (names.match(/[\w-]+/g));
  assert.deepEqual(typed.match(/[\w-]+/g), all);
  const pattern = {
    ...{ values: '4', cells: 'r1c2', houses: 'row 1 and column 2', gone: '4', lines: 'row 1', across: 'column 2' },
    ...{ from: 'r1c2 is 4', to: 'r1c2 is not 4', along: 'r1c5', clash: ['r1c2 is 4', 'r1c2 is not 4'], isSame: true },
  };
  for (const strings of [en, zh]) {
    assert.deepEqual(Object.keys(strings.names), all);
    assert.deepEqual(Object.keys(strings.whys), all);
    for (const why of Object.values(strings.whys)) assert.doesNotMatch(why(pattern), /undefined|^$/);
  }
});
