// Certificates by the package's functions: `proof: true`, and `verify`.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { after, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { prove } from '../../wasm/api/proofs.js';

const quadrille = await Quadrille.start({ workers: 1, preload: 'model' });
after(() => quadrille.close());

test('an answer has a certificate if it is asked for, which proves it of this puzzle alone', async () => {
  const model = 'var x y z: 1..3\nsum x + y + z = 5\nalldifferent x y';
  const { verdict, count, proof } = await quadrille.count('model', model, { proof: true });
  assert.deepEqual([verdict, count], ['counted', 4n]); // 1 2 2, 1 3 1, 2 1 2, 3 1 1
  assert.deepEqual(await quadrille.verify('model', model, String(proof)), { verdict, count });
  const other = model.replace('5', '6');
  await assert.rejects(quadrille.verify('model', other, String(proof)), {
    code: 'bad-input',
    message: /^proof: line \d+/,
  });
  assert.equal('proof' in (await quadrille.count('model', model)), false);
});

test('what has no certificate is refused', async () => {
  const model = 'var x y: 1..2\ninverse x | y or x = 1';
  await assert.rejects(quadrille.check('model', model, { proof: true }), {
    code: 'bad-input',
    message: /no proof where/,
  });
  await assert.rejects(quadrille.candidates('model', model, { proof: true }), {
    code: 'bad-input',
    message: /^proof: not/,
  });
  const part = { proof: true, engine: /** @type {const} */ ('dlx') };
  await assert.rejects(quadrille.check('model', model, part), { code: 'bad-input', message: /answers with engine/ });
});

test('the checker has at most 30 KB, with what makes certificates', () => {
  const { size } = statSync(new URL('../../dist/package/proofs.js', import.meta.url));
  assert.ok(size <= 30 * 1024, String(size));
});

test('a count has its certificate in parts', async () => {
  const model = 'var x y z: 1..3\nsum x + y + z = 5';
  const { proof } = await quadrille.count('model', model, { proof: true, parts: 3 });
  assert.match(String(proof), /\nrest\n(.|\n)*\nall counted 6\n$/); // 1 1 3, 1 2 2 and their orders
  assert.deepEqual(await quadrille.verify('model', model, String(proof)), { verdict: 'counted', count: 6n });
});

test('a certificate of more than 256 MB is refused as soon as it is longer', async () => {
  const piece = 'x'.repeat(1e6);
  let pieces = 0;
  const solver = /** @type {import('../../wasm/api/proofs.js').Solver} */ (
    /** @type {unknown} */ ({
      convert: async () => ({ text: '' }),
      async *stream() {
        for (; pieces < 300; ++pieces) yield [piece];
      },
    })
  );
  const asked = {
    question: /** @type {const} */ ('count'),
    puzzle: /** @type {const} */ ('model'),
    text: '',
    options: {},
  };
  await assert.rejects(prove(solver, asked), { code: 'too-large', message: /longer than 256 MB/ });
  assert.equal(pieces, 256);
});
