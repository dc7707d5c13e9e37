// Models in JavaScript: what `quadrille/model` writes, and its solutions as numbers by name. Known counts are those of
// tests/core/model_test.cpp.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { model } from '../../dist/package/model.js';
import { Quadrille } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';
import { whole } from '../../wasm/tools/whole.js';

const sync = await load();

const magic = () => {
  const m = model();
  const x = m.grid(3, 3, 1, 9, 'x');
  m.different(x);
  for (let i = 0; i < 3; ++i) m.sum(x.row(i), '=', 15).sum(x.column(i), '=', 15);
  m.sum(
    [0, 1, 2].map((i) => x.at(i, i)),
    '=',
    15,
  );
  return m.sum(
    [0, 1, 2].map((i) => x.at(i, 2 - i)),
    '=',
    15,
  );
};

test('a magic square of order 3 is there eight times, and one of its solutions is the Lo Shu', async () => {
  const squares = [...sync.list('model', magic())].map(({ x }) => JSON.stringify(x));
  assert.equal(new Set(squares).size, 8);
  assert.ok(squares.includes('[[4,9,2],[3,5,7],[8,1,6]]'));
  const quadrille = await Quadrille.start({ workers: 1 });
  try {
    assert.equal((await quadrille.count('model', magic())).count, 8n);
    assert.equal((await quadrille.check('model', magic())).verdict, 'multiple');
  } finally {
    quadrille.close();
  }
});

test('a solution has the numbers of variables, of lists and of grids by their names', () => {
  const m = model();
  const a = m.variable('2 4', undefined, 'a');
  const b = m.list(2, -1, 1, 'b');
  m.sum([a, [2, b]], '=', 0).lex([b[0]], '<', [b[1]]);
  const { verdict, solution } = sync.solve('model', m);
  assert.equal(verdict, 'solved');
  assert.deepEqual(solution, { a: 2, b: [-1, 0] }); // 2 (-1 + 0) = -2; 4 needs both to be -1
  assert.equal(sync.check('model', m).verdict, 'unique');
});

test('each method adds one statement of the text', () => {
  const m = model();
  const [a, b, c] = m.list(3, 1, 3, 'x');
  m.different([a, b], [b, c]).allEqual([a]).increasing([a, b]).strictlyIncreasing([a, b]);
  m.count([a, b, c], '1 2', '>=', 1).nvalue([a, b], '<=', 2).maximum([a, b], '<=', 3).minimum([a, b], '>=', c);
  m.product(a, b, '!=', 9).distance(a, b, '<', 3).element([a, 2, b], c, '=', 2).inverse([a], [a]);
  m.table(
    [a, b],
    [
      [1, '*'],
      [2, 3],
    ],
  ).conflicts([a], [[3]]); // prettier-ignore
  m.regular([a, b], {
    from: 'p',
    to: ['q'],
    steps: [
      ['p', '1..3', 'q'],
      ['q', 2, 'q'],
    ],
  }); // prettier-ignore
  m.connected([a, b], 1, [[a, b]])
    .loop([['P', 'Q', a]])
    .forest([['P', 'Q', a]])
    .circuit([a, b, c]); // prettier-ignore
  m.or(
    (one) => one.equal(a, 1),
    (one) => one.sum([a, [-1, b]], '>', 1),
  ); // prettier-ignore
  const statements = String(m).split('\n');
  assert.equal(statements.length, 1 + 20);
  assert.equal(statements.at(-1), 'x[1] = 1 or sum x[1] - x[2] > 1');
  assert.equal(sync.convert('model', String(m)).text, String(m));
});

test('what is no model is an error', () => {
  assert.throws(() => sync.solve('model', [[1]]), { code: 'bad-input', message: /made by model\(\)/ });
  assert.throws(() => model().grid(2, 2, 1, 2).at(2, 0), RangeError);
  // Two names would declare two variables.
  for (const name of ['Ann Lee', '', '2nd', 'a-b'])
    assert.throws(() => model().variable(0, 1, name), { message: new RegExp(`^"${name}" is no name`) });
  assert.equal(String(model().variable(0, 1, 'größe_2')), 'größe_2');
  assert.throws(() => sync.solve('model', 'var x: 1..3\nsum y = 1'), { message: '"y" is no variable of the model' });
});

// tests/data/README.md says where the counts come from.
for (const [name, count] of /** @type {const} */ ([
  ['send', 1n],
  ['magic', 7040n],
  ['timetable', 1248n],
  ['colouring', 120n],
  ['square', 9n],
]))
  test(`the example ${name} has as many solutions as MiniZinc finds, by each engine`, () => {
    const text = readFileSync(new URL(`../data/models/${name}.txt`, import.meta.url), 'utf8');
    for (const engine of /** @type {const} */ (['bits', 'dlx'])) {
      if (engine === 'dlx' && !whole && name === 'magic') continue;
      assert.equal(sync.count('model', text, { engine }).count, count, engine);
    }
  });
