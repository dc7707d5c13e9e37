// Parts of a search by hand, as for many machines: `split`, questions about parts, and the word `join`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { join } from '../../wasm/cli/join.js';
import { CountSum } from '../../wasm/transport/parts.js';

const queens8 = '8 0 0 0 0 0 0 0 0';
const cover = 'a b c | d\na d:1\nb d:1\nc\na b\nb c d:2\na d:2\n';

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

/**
 * The answer to a question about a part, as the command prints it.
 * @param {string} puzzle
 * @param {string} text
 * @param {'solve' | 'check' | 'count' | 'list' | 'candidates'} question
 * @param {string} part
 */
async function answerOf(puzzle, text, question, part) {
  const common = { part, puzzle, question, nodes: 1, ms: 1, engine: 'dlx' };
  /** @type {import('../../dist/package/quadrille.js').Options} */
  const options = { part, engine: 'dlx', cap: 50 };
  if (question === 'candidates')
    return { ...common, cap: 50, ...(await quadrille.candidates(puzzle, text, options)), stats: undefined };
  const [found] = /** @type {any[]} */ (await quadrille.batch(puzzle, question, text, options));
  if (found instanceof Error) throw found;
  const solutions = found.solutions ?? (found.solution ? [found.solution] : []);
  return { ...common, verdict: found.verdict, solutions, count: String(found.count ?? solutions.length) };
}

/** @param {object[]} answers */
const joinAll = (answers) => /** @type {any} */ (join(answers.map((answer) => JSON.stringify(answer)).join('\n')));

test('the parts of a puzzle are the same as natively', async () => {
  const parts = await quadrille.split('sudoku', '1...............', { parts: 3 });
  assert.deepEqual(parts, [
    { part: 'f464401b8b94.24-1of2', share: 0.486742424 },
    { part: 'f464401b8b94.28-2of2.36-1of2', share: 0.259469697 },
    { part: 'f464401b8b94.28-2of2.40-2of2', share: 0.253787879 },
  ]);
});

for (const [puzzle, text] of [
  ['queens', queens8],
  ['cover', cover],
  ['sudoku', '1..............2'],
]) {
  test(`the joined answers of the parts are those of the whole: ${puzzle}`, async () => {
    const parts = await quadrille.split(puzzle, text, { parts: 6 });
    assert.ok(parts.length > 1);
    for (const question of /** @type {const} */ (['solve', 'check', 'count', 'list', 'candidates'])) {
      const answers = await Promise.all(parts.map(({ part }) => answerOf(puzzle, text, question, part)));
      const { joined, faults } = joinAll(answers.reverse());
      assert.equal(faults, undefined);
      const whole = await answerOf(puzzle, text, question, parts[0].part.slice(0, 12));
      assert.equal(joined.verdict, whole.verdict, question);
      if (question === 'count' || question === 'list') assert.equal(joined.count, whole.count);
      if (question === 'candidates') assert.deepEqual(joined.candidates, /** @type {any} */ (whole).candidates);
      if (question === 'list') {
        const sorted = (/** @type {string[]} */ all) => all.map((one) => one.split('\n').sort().join('\n')).sort();
        assert.deepEqual(sorted(joined.solutions), sorted(/** @type {any} */ (whole).solutions));
      }
    }
  });
}

test('a part of a part is divided again', async () => {
  const [{ part }] = await quadrille.split('queens', queens8, { parts: 4 });
  const inner = await quadrille.split('queens', queens8, { parts: 5, part });
  assert.ok(inner.length >= 5 && inner.every((each) => each.part.startsWith(`${part}.`)));
});

const answer = (part = 'd702e785a1ae.1-1of2', changes = {}) => ({
  ...{ part, puzzle: 'queens', question: 'count', verdict: 'counted', count: 3, solutions: [], nodes: 5, ms: 1 },
  engine: 'bits',
  ...changes,
});

test('a missing, repeated or foreign part is refused by name', () => {
  const { faults } = joinAll([
    answer(),
    answer(),
    answer('0123456789ab.2-2of2'),
    answer('d702e785a1ae.9-2of3'),
    answer('d702e785a1ae.2-2of2', { question: 'list' }),
    answer('d702e785a1ae.2-2of2', { puzzle: 'sudoku' }),
  ]);
  assert.deepEqual(faults, [
    { line: 2, message: 'the part d702e785a1ae.1-1of2 is answered twice' },
    { line: 3, message: 'the part 0123456789ab.2-2of2 is not a part of d702e785a1ae' },
    { line: 4, message: 'the part d702e785a1ae.9-2of3 is of another division of the puzzle' },
    { line: 5, message: 'the part d702e785a1ae.2-2of2 answers another question: list, not count' },
    { line: 6, message: 'the part d702e785a1ae.2-2of2 answers another puzzle: sudoku, not queens' },
    { message: 'a part is missing: choice 2 of 2 below d702e785a1ae' },
  ]);
});

test('what is no answer of a part is quoted', () => {
  const { faults } = joinAll([
    'hu',
    { verdict: 'counted', count: 3 },
    answer(undefined, { question: 'hint' }),
    answer(undefined, { count: 'many' }),
    null,
  ]);
  assert.deepEqual(
    faults.map(({ line, message }) => `${line}: ${message}`),
    [
      `1: "\\"hu\\"" is not the answer of a part: ask with --part and --json`,
      `2: "{\\"verdict\\":\\"counted\\",\\"count\\":3}" is not the answer of a part: ask with --part and --json`,
      `3: "{\\"part\\":\\"d702e785a1ae.1-1of2\\",\\"puzzle\\":\\"…" is the answer of no question`,
      '4: the answer of the part d702e785a1ae.1-1of2 is not whole',
      '5: "null" is not the answer of a part: ask with --part and --json',
    ],
  );
  assert.deepEqual(join('\n'), { faults: [{ message: 'there are no answers of parts' }] });
  assert.match(/** @type {any} */ (join('{')).faults[0].message, /^"\{" is not JSON$/);
});

test('counts past 2^53 and fractions are added up exactly; a stopped part makes a stopped whole', () => {
  const [one, other] = ['d702e785a1ae.1-1of2', 'd702e785a1ae.2-2of2'];
  const large = joinAll([answer(one, { count: '9007199254740993' }), answer(other, { count: '420/840' })]);
  assert.equal(large.joined.count, '7566047373982434540/840');
  const { joined } = joinAll([answer(one), answer(other, { verdict: 'stopped', count: 2 })]);
  assert.equal(joined.verdict, 'stopped');
  assert.equal(joined.count, '5');
});

test('part and parts are validated', async () => {
  for (const [options, message] of /** @type {[any, RegExp][]} */ ([
    [{ part: 'hu' }, /^the part "hu" is no part of a puzzle$/],
    [{ part: 7 }, /^part: 7 is no text$/],
    [{ part: '0123456789ab' }, /does not fit: it is a part of another puzzle$/],
  ]))
    await assert.rejects(quadrille.count('queens', queens8, options), { code: 'bad-input', message });
  await assert.rejects(quadrille.hint('queens', queens8, { part: '0123456789ab' }), /hint is not asked about a part/);
  await assert.rejects(quadrille.split('queens', queens8, { parts: 0 }), /^QuadrilleError: parts: 0 is not a whole/);
});

test('the count of a part of an engine’s tree may be a fraction, and is rounded down in columns', async () => {
  const queens9 = '9 0 0 0 0 0 0 0 0 0';
  const sum = new CountSum();
  let fractions = 0;
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const part = `15b86eb700d1.bits.2of5.${at}of6`;
    const { count, fraction } = await quadrille.count('queens', queens9, { part });
    sum.add(fraction ?? String(count));
    if (fraction !== undefined) ++fractions;
    const { counts } = await quadrille.batch('queens', 'count', queens9, { part, columns: true });
    assert.deepEqual([...counts], [count]);
  }
  assert.ok(fractions > 0);
  const whole = await quadrille.count('queens', queens9, { part: '15b86eb700d1.bits.2of5' });
  assert.equal(String(sum), whole.fraction ?? String(whole.count));
});
