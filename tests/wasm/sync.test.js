// `quadrille/sync`: the same answers and errors as through a worker, in the calling thread.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { load, QuadrilleError as SyncError } from '../../dist/package/sync.js';

const data = new URL('../data/', import.meta.url);
const sync = await load();
const quadrille = await Quadrille.start();
after(() => quadrille.close());

/** @param {string} name @returns {string[]} its first lines that are not comments */
const linesOf = (name) =>
  readFileSync(new URL(name, data), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, 3);

/** @type {[puzzle: string, text: string][]} */
const samples = [
  ...['9_easy', '9_multiple', '9_none', '9_hardest1106', '16_gecode', '4_few'].flatMap((name) =>
    linesOf(`sudoku/${name}.txt`).map((line) => /** @type {[string, string]} */ (['sudoku', line])),
  ),
  ['sudoku', '12..\n..12\n....\n....'],
  ['sudoku', 'é'],
  ['queens', '8 0 0 0 0 0 0 0 0'],
  ['queens', '8 1 2 0 0 0 0 0 0'],
  ['kakuro', readFileSync(new URL('kakuro/puzzlink.txt', data), 'utf8').split('\n')[0]],
  ...['queens8', 'latin4', 'petersen4', 'php8'].map(
    (name) => /** @type {[string, string]} */ (['cover', readFileSync(new URL(`cover/${name}.dlx`, data), 'utf8')]),
  ),
];

/** A result, or an error, without what differs between runs. @param {any} found */
const comparable = (found) =>
  found instanceof Error
    ? { ...found, message: found.message }
    : { ...found, ...(found.stats && { stats: { ...found.stats, ms: 0 } }) };

/** @param {() => any} ask */
const outcomeOf = (ask) => {
  try {
    return comparable(ask());
  } catch (error) {
    return comparable(error);
  }
};

for (const question of /** @type {const} */ (['solve', 'check', 'count', 'candidates', 'hint'])) {
  test(`${question} gives the result, or throws the error, that a worker gives`, async () => {
    for (const [puzzle, text] of samples) {
      const options = { nodes: 20_000, ...(question === 'candidates' && { cap: 3 }) };
      const expected = await quadrille[question](puzzle, text, options).then(comparable, comparable);
      assert.deepEqual(
        outcomeOf(() => sync[question](puzzle, text, options)),
        expected,
        text,
      );
      assert.deepEqual(
        outcomeOf(() => sync[question](puzzle, new TextEncoder().encode(text), options)),
        expected,
        text,
      );
    }
  });
}

test('convert and batch give what a worker gives', async () => {
  for (const [puzzle, text] of samples) {
    const { notations } = sync.catalog.find(({ id }) => id === puzzle) ?? { notations: [] };
    for (const { name: to } of notations.filter(({ writes }) => writes)) {
      const expected = await quadrille.convert(puzzle, text, { to }).then(comparable, comparable);
      assert.deepEqual(
        outcomeOf(() => sync.convert(puzzle, text, { to })),
        expected,
      );
    }
  }
  const texts = samples.filter(([puzzle, text]) => puzzle === 'sudoku' && !text.includes('\n')).map(([, text]) => text);
  const expected = await quadrille.batch('sudoku', 'check', texts);
  assert.deepEqual(sync.batch('sudoku', 'check', texts).map(comparable), expected.map(comparable));
  assert.deepEqual(sync.batch('sudoku', 'check', texts.join('\n')).map(comparable), expected.map(comparable));
});

test('list yields every solution, then how it ended', () => {
  const solutions = sync.list('queens', '6 0 0 0 0 0 0');
  /** @type {string[]} */
  const found = [];
  for (;;) {
    const { done, value } = solutions.next();
    if (done) {
      assert.deepEqual([value.verdict, value.count], ['listed', 4n]);
      break;
    }
    found.push(/** @type {string} */ (value));
  }
  assert.equal(new Set(found).size, 4);
});

test('a list may be left, and read beside other questions', () => {
  const blank = '.'.repeat(81);
  const [first, second] = [sync.list('sudoku', blank), sync.list('sudoku', blank)];
  for (let i = 0; i < 2000; ++i) {
    assert.equal(first.next().value, second.next().value);
    if (i % 500 === 0) assert.equal(sync.count('queens', '8 0 0 0 0 0 0 0 0').count, 92n);
  }
  first.return(/** @type {any} */ (undefined));
  assert.equal(first.next().done, true);
  assert.match(String(second.next().value), /^[1-9]{81}$/);
});

test('limits stop a question with what was found', () => {
  const blank = '.'.repeat(81);
  assert.deepEqual([...sync.list('sudoku', blank, { limit: 3 })].length, 3);
  assert.equal(sync.count('sudoku', blank, { nodes: 1000 }).stats.nodes, 1000);
  const [early, late] = [100, 1000].map(
    (nodes) => sync.count('queens', '8 0 0 0 0 0 0 0 0', { nodes, engine: 'dlx' }).fraction,
  );
  assert.ok(0 < Number(early) && Number(early) < Number(late) && Number(late) < 1, `${early} ${late}`);
  for (const seconds of [0, 0.05]) {
    assert.equal(sync.count('sudoku', blank, { seconds }).verdict, 'stopped');
  }
  const easy = linesOf('sudoku/9_easy.txt')[0];
  const verdicts = sync.batch('sudoku', 'count', [blank, easy, blank], { seconds: 0.03 });
  assert.deepEqual(
    verdicts.map((result) => (result instanceof Error ? result.code : result.verdict)),
    ['stopped', 'counted', 'stopped'],
  );
});

test('options that need another thread are rejected by name', () => {
  const easy = linesOf('sudoku/9_easy.txt')[0];
  for (const name of ['signal', 'onProgress', 'deflated']) {
    const options = /** @type {any} */ ({ [name]: undefined });
    for (const ask of [
      () => sync.solve('sudoku', easy, options),
      () => sync.batch('sudoku', 'solve', easy, options),
      () => sync.list('sudoku', easy, options).next(),
      () => sync.convert('sudoku', easy, options),
    ])
      assert.throws(ask, { code: 'bad-input', message: new RegExp(`^${name}: `) });
  }
});

test('wrong arguments are the errors that a worker gives', () => {
  const wrong = /** @type {any} */ (sync);
  assert.throws(() => wrong.solve('chess', ''), { code: 'unknown-puzzle' });
  assert.throws(() => wrong.solve('sudoku', '', { format: 'pdf' }), { code: 'unknown-format' });
  assert.throws(() => wrong.solve('sudoku', '', { engine: 'fast' }), { code: 'bad-input' });
  assert.throws(() => wrong.batch('sudoku', 'convert', ''), { code: 'bad-input' });
  assert.throws(() => wrong.count('sudoku', '', { seconds: -1 }), { code: 'bad-input' });
  for (const text of [undefined, null, 81, {}])
    assert.throws(() => wrong.solve('sudoku', text), { code: 'bad-input', message: /^text: / });
  assert.equal(sync.solve('sudoku', linesOf('sudoku/9_easy.txt')[0]).verdict, 'solved', 'it is still usable');
});

test('only the named puzzles are loaded; the others are an error', async () => {
  const alone = await load({ puzzles: ['queens'] });
  assert.equal(alone.count('queens', '4 0 0 0 0').count, 2n);
  assert.throws(() => alone.solve('sudoku', '.'.repeat(81)), { code: 'not-loaded' });
  await assert.rejects(load({ puzzles: ['chess'] }), { code: 'unknown-puzzle' });
  await assert.rejects(load({ wasmUrl: 'file:///nowhere/' }), { code: 'not-loaded' });
});

test('the error classes of all entries accept each others errors, and no other error', () => {
  const [own, other] = [new SyncError('bad-input', 'a'), new QuadrilleError('bad-input', 'b')];
  for (const error of [own, other]) {
    assert.ok(error instanceof SyncError);
    assert.ok(error instanceof QuadrilleError);
  }
  assert.ok(!(new Error('c') instanceof QuadrilleError));
  assert.ok(!(/** @type {any} */ ({ name: 'QuadrilleError' } instanceof QuadrilleError)));
});

test('a question that runs out of memory is an error, and the puzzle has to be loaded again', async () => {
  const alone = await load({ puzzles: ['sudoku', 'queens'] });
  assert.throws(() => alone.solve('sudoku', new Uint8Array(4095 * 2 ** 20)), { code: 'out-of-memory' });
  assert.throws(() => alone.solve('sudoku', '.'.repeat(81)), { code: 'not-loaded' });
  assert.equal(alone.count('queens', '4 0 0 0 0').count, 2n);
});

test('the small module of Sudoku, given, answers what it can, and names the other for the rest', async () => {
  /** @param {string} name */
  const compiled = (name) =>
    WebAssembly.compile(readFileSync(new URL(`../../dist/package/${name}.wasm`, import.meta.url)));
  const [sudoku, grading] = await Promise.all([compiled('sudoku'), compiled('grading')]);
  const [easy] = linesOf('sudoku/9_easy.txt');
  const small = await load({ puzzles: ['sudoku'], wasmModules: { sudoku } });
  assert.equal(small.check('sudoku', easy).verdict, 'unique');
  assert.deepEqual(
    small.batch('sudoku', 'check', [easy, easy]).map(({ verdict }) => verdict),
    ['unique', 'unique'],
  );
  for (const question of /** @type {const} */ (['candidates', 'hint', 'steps', 'grade', 'why']))
    assert.throws(() => small[question]('sudoku', easy), { code: 'not-loaded', message: /wasmModules\.grading/ });
  assert.throws(() => small.generate('sudoku', { seed: 1 }), { code: 'not-loaded', message: /grading\.wasm/ });
  for (const wasmModules of [{ grading }, { sudoku, grading }, { sudoku: grading }]) {
    const whole = await load({ puzzles: ['sudoku'], wasmModules });
    assert.equal(whole.solve('sudoku', easy).verdict, 'solved');
    assert.equal(whole.grade('sudoku', easy).grade, 'Easy');
    assert.equal(whole.generate('sudoku', { seed: 1 }).puzzles.length, 1);
  }
});
