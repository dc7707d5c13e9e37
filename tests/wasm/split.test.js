// Parts of a search by hand, as for many machines: `split`, questions about parts, and the word `join`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { instantiateModule } from '../../wasm/tools/catalog.js';
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

const { functions } = /** @type {any} */ (await instantiateModule('command'));

/** What the word `join` prints, and what is wrong with the answers. @param {object[]} all */
function joinAll(all) {
  const text = all.map((answer) => JSON.stringify(answer)).join('\n');
  const { answers, messages } = JSON.parse(functions.call('join', '{"source":"stdin","json":true}', text));
  return { joined: answers && JSON.parse(answers), messages };
}

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
      const { joined, messages } = joinAll(answers.reverse());
      assert.equal(messages, '');
      const whole = await answerOf(puzzle, text, question, parts[0].part.slice(0, 12));
      assert.equal(joined.verdict, whole.verdict, question);
      if (question === 'count' || question === 'list') assert.equal(String(joined.count), whole.count);
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
