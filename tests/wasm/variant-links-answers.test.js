// Whole puzzles behind links: what is answered, which notes come with it, and conversions between notations. The
// puzzles are SudokuPad's own tests; their solutions are by Interactive Sudoku Solver and dclamage's SudokuSolver.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { compress } from '../../wasm/serve/lz.js';
import { root } from '../../wasm/tools/run.js';
import { readVariantLink } from './reading_links.js';

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

const puzzles = readFileSync(`${root}/tests/data/variant/fpuzzles.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [name, verdict, solution, link] = row.split('\t');
    return { name, verdict, solution, link };
  });

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** @param {object} rules */
const fpuzzle = (rules) => {
  const cells = [...wikipedia].map((digit) => (digit === '.' ? {} : { value: Number(digit), given: true }));
  const grid = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
  return compress(JSON.stringify({ size: 9, grid, ...rules }));
};

test('every puzzle of the sample has its verdict and its solution, and a note where rules are in words', async () => {
  assert.equal(puzzles.length, 37);
  for (const { name, verdict, solution, link } of puzzles) {
    const answer = await quadrille.check('variant', link);
    assert.equal(answer.verdict, verdict, name);
    if (verdict === 'unique') assert.deepEqual(answer.solutions, [solution], name);
    assert.equal(answer.stats.note !== undefined, readVariantLink(link).startsWith('#'), name);
  }
});

test('a note quotes the rules in words, and what is only drawn', async () => {
  const { stats, solution } = await quadrille.solve(
    'variant',
    fpuzzle({ ruleset: 'A spiral.', line: [{ lines: [] }] }),
  );
  assert.equal(solution, solved);
  assert.match(stats.note ?? '', /A spiral\./);
  assert.match(stats.note ?? '', /1 line/);
});

test('every puzzle is the same after it was written as a link', async () => {
  for (const { name, verdict, link } of puzzles) {
    const [direct, there] = [
      await quadrille.convert('variant', link, { to: 'iss' }),
      await quadrille.convert('variant', link, { to: 'fpuzzles' }),
    ];
    const back = await quadrille.convert('variant', there.text, { to: 'iss' });
    const rules = (/** @type {string} */ text) => text.split('\n').slice(-1)[0].split('.').sort();
    assert.deepEqual(rules(back.text), rules(direct.text), name);
    assert.deepEqual([direct.format, there.text.includes('\n'), verdict !== ''], ['fpuzzles', false, true]);
  }
});

test('links of every kind are detected, and a text of iss is written as one', async () => {
  const link = await quadrille.convert('variant', '.AntiKnight.~R1C1_5', { to: 'sudokupad' });
  assert.match(link.text, /^https:\/\/sudokupad\.app\/fpuzzles/);
  assert.deepEqual(await quadrille.convert('variant', link.text, { to: 'iss' }), {
    format: 'sudokupad',
    text: '.AntiKnight.~R1C1_5',
  });
  const quoting = '#https://sudokupad.app/abc\n.AntiKnight';
  assert.equal((await quadrille.convert('variant', quoting, { to: 'iss' })).format, 'iss');
  await assert.rejects(() => quadrille.convert('variant', '.NumberedRoom~R1~5~', { to: 'fpuzzles' }), /"NumberedRoom"/);
  await assert.rejects(
    () => quadrille.convert('variant', '.AntiKnight', { to: 'penpa' }),
    /cannot be written as penpa/,
  );
});

test('both puzzles read a classic link; `sudoku` refuses other rules and says who reads them', async () => {
  for (const puzzle of ['sudoku', 'variant'])
    assert.equal(
      (await quadrille.solve(puzzle, fpuzzle({}), { to: puzzle === 'sudoku' ? 'line' : '' })).solution,
      solved,
    );
  await assert.rejects(() => quadrille.solve('sudoku', fpuzzle({ antiknight: true })), /"antiknight".*"variant"/);
  assert.equal((await quadrille.check('variant', fpuzzle({ antiknight: true }))).verdict, 'none');
});

test('after a link with a value that cannot be a text the next puzzle is answered', async () => {
  const hostile = { toString: 1 };
  const cells = ['R1C1', 'R1C2'];
  const links = [
    { line: [{ lines: [[hostile]] }], xv: [{ cells, value: hostile }] },
    { quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [hostile] }] },
    { killercage: [{ cells, value: hostile }] },
  ].map(fpuzzle);
  const results = await quadrille.batch('variant', 'check', [...links, fpuzzle({})].join('\n'));
  const answers = results.map((result) => (result instanceof QuadrilleError ? result.code : result.verdict));
  assert.deepEqual(answers, ['bad-input', 'bad-input', 'bad-input', 'unique']);
});

test('an error names the line of the link, whatever the words before the rule', async () => {
  const bad = fpuzzle({ ruleset: 'One.\nTwo.\nThree.', thermometer: [{ lines: [['R1C1', 'R1C2', 'R1C1']] }] });
  const results = await quadrille.batch(
    'variant',
    'check',
    [fpuzzle({ ruleset: 'One.\nTwo.' }), bad, 'fpuz!'].join('\n'),
  );
  const [first, second, third] = results;
  assert.ok('verdict' in first && first.verdict === 'unique');
  for (const [error, line] of /** @type {const} */ ([
    [second, 2],
    [third, 3],
  ])) {
    assert.ok(error instanceof QuadrilleError);
    assert.deepEqual([error.code, error.line], ['bad-input', line]);
  }
  await assert.rejects(
    () => quadrille.solve('variant', `${fpuzzle({ ruleset: 'One.' })}\n${fpuzzle({})}`),
    (/** @type {any} */ error) => error.line === 2,
  );
});
