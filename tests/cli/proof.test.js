// Certificates that the native command writes, and the checker, which shares no code with it.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { check, ProofError } from '../../wasm/proof/check.js';
import { some } from '../../wasm/tools/whole.js';
import { countOf, list, one, random, seed, cases as statements } from '../wasm/proof-statements.js';
import { commands, inNode, runSync } from './commands.js';
import { ask, objects, refuseChanges } from './proof-changes.js';

/** @param {string} model @param {string} [question] */
function prove(model, question = 'check') {
  const answer = JSON.parse(ask([question, 'model', '--to', 'proof', '--json'], model));
  return { verdict: answer.verdict, proof: /** @type {string} */ ((answer.solutions ?? []).join('')) };
}
/** @param {string} puzzle of a variant, in the notation iss */
const modelOf = (puzzle) => ask(['convert', 'variant', '--to', 'model'], puzzle);
/** Models and their certificates. @param {string} puzzle @param {string} texts @param {string} [question] */
function proveAll(puzzle, texts, question = 'check') {
  const models = objects(['convert', puzzle, '--to', 'model'], texts).map(({ text }) => /** @type {string} */ (text));
  const answers = objects([question, 'model', '--to', 'proof'], `${models.join('\n\n')}\n`);
  return models.map((model, at) => ({ model, proof: /** @type {string} */ ((answers[at].solutions ?? []).join('')) }));
}

// Arto Inkala, 2010: 21 givens.
const inkala =
  '.~R1C1_8~R2C3_3~R2C4_6~R3C2_7~R3C5_9~R3C7_2~R4C2_5~R4C6_7~R5C5_4~R5C6_5~R5C7_7~R6C4_1~R6C8_3~R7C3_1~R7C8_6~R7C9_8' +
  '~R8C3_8~R8C4_5~R8C8_1~R9C2_9~R9C7_4';

test('proofs of a hard Sudoku, and that it has no solution with another given, are accepted', () => {
  const model = modelOf(inkala);
  const { verdict, proof } = prove(model);
  assert.equal(verdict, 'unique');
  assert.deepEqual(check(model, proof), { verdict: 'unique', count: 1 });
  const other = modelOf(`${inkala}~R1C2_2`); // it is 1
  const none = prove(other);
  assert.equal(none.verdict, 'none');
  assert.deepEqual(check(other, none.proof), { verdict: 'none', count: 0 });
  assert.throws(() => check(model, none.proof), ProofError);
  assert.throws(() => check(other, proof), ProofError);
});

/** A model of five variables, and how many solutions it has by trying all. */
function randomModel() {
  const [total, low, a, b] = [6 + random(10), random(3), 1 + random(4), 1 + random(4)];
  const model = [
    'var p q r s t: 1..4',
    `alldifferent p q r`,
    `sum q + 2 s - t = ${total - 6}`,
    `count p r s t in 1 3 >= ${low}`,
    `conflicts p t: ${a} ${b}..4`,
    `regular r s t from x to y: x 1..2 x | x 3..4 y | y 1..3 y`,
  ].join('\n');
  let count = 0;
  for (let at = 0; at < 4 ** 5; ++at) {
    const [p, q, r, s, t] = [0, 1, 2, 3, 4].map((place) => (Math.floor(at / 4 ** place) % 4) + 1);
    const isOdd = [p, r, s, t].filter((number) => number === 1 || number === 3).length >= low;
    const end = [r, s, t].reduce((state, number) => {
      if (state === 'x') return number > 2 ? 'y' : 'x';
      return state === 'y' && number < 4 ? 'y' : '';
    }, 'x');
    const areDifferent = p !== q && q !== r && p !== r;
    if (areDifferent && q + 2 * s - t === total - 6 && isOdd && !(p === a && t >= b) && end === 'y') ++count;
  }
  return { model, count };
}

test('counts of small models are proved, and no changed certificate proves what is false', () => {
  for (let round = 0; round < 20; ++round) {
    const { model, count } = randomModel();
    const { proof } = prove(model, 'list');
    assert.deepEqual(check(model, proof), { verdict: 'listed', count }, `seed ${seed}\n${model}`);
    refuseChanges(model, proof, count, 60);
  }
});

test('counts of models with statements of every kind are proved, and no changed proof shows what is false', () => {
  const kinds = Object.keys(statements);
  const made = Array.from({ length: 4 * kinds.length }, (_, at) => {
    const some = [statements[kinds[at % kinds.length]](), statements[one(kinds)]()];
    const text = [`var ${list(7)}: 1..3`, `table f g: 1 2 | 2 3`, ...some.map((each) => each.text)].join('\n');
    return { text, some };
  });
  const answers = objects(['list', 'model', '--to', 'proof'], `${made.map(({ text }) => text).join('\n\n')}\n`);
  made.forEach(({ text, some }, at) => {
    const count = countOf(some);
    const proof = (answers[at].solutions ?? []).join('');
    assert.doesNotThrow(() => check(text, proof), text);
    assert.deepEqual(check(text, proof), { verdict: 'listed', count }, `seed ${seed}\n${text}`);
    refuseChanges(text, proof, count, 12);
  });
});

test('a branch that cannot hold, which the search leaves out, is refuted first', () => {
  const text = [
    'var a b c d e f g: 1..3',
    'table f g: 1 2 | 2 3',
    'lex a b != c d or nvalue a b c b > 2 or sum 1 a + 1 b + c - 2 = -3 + d',
    'table a b: 1..2 1..2 | 1..2 1..3 | 1..3 2..3',
  ].join('\n');
  assert.deepEqual(check(text, prove(text, 'list').proof), { verdict: 'listed', count: 384 });
});

test('a board of each grid genre and of each named kind has a certificate, which proves nothing of another', () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8').trim();
  const kinds = readdirSync(new URL('../data/kinds', import.meta.url)).flatMap((name) =>
    read(`kinds/${name}`)
      .split(/\n\s*\n/)
      .map((board) => board.split('\nsolution')[0]),
  );
  const genres = read('proof/grids.txt').split(/\n\s*\n/);
  assert.equal(genres.length, 44);
  const boards = some(some([...genres, ...kinds]));
  const proved = proveAll('grid', `${boards.join('\n\n')}\n`);
  assert.equal(proved.length, boards.length);
  proved.forEach(({ model, proof }, at) => {
    assert.deepEqual(check(model, proof), { verdict: 'unique', count: 1 }, model);
    const other = proved[(at + 1) % proved.length];
    assert.throws(() => check(other.model, proof), ProofError, model);
  });
  // Without its solution each has none.
  const others = proved.map(({ model, proof }) => {
    const names = [...model.matchAll(/^var ([^:]*):/gm)].map(([, its]) => its).join(' ');
    return `${model}\nconflicts ${names}: ${/^s \d+ (.*)$/m.exec(proof)?.[1]}`;
  });
  const answers = objects(['check', 'model', '--to', 'proof'], `${others.join('\n\n')}\n`);
  others.forEach((model, at) => {
    assert.deepEqual(check(model, (answers[at].solutions ?? []).join('')), { verdict: 'none', count: 0 }, model);
  });
});

test('variants with Or have certificates, which prove nothing of another', () => {
  // How many of the 288 boards of 4×4, by trying all of them.
  const models = ['.Or.~R1C1_1.~R4C4_1.End', '.Or.~R1C1_1.~R4C4_1.End.Or.~R1C1_2.~R4C4_2.End'].map((rules) =>
    modelOf(`.Shape~4x4${rules}`),
  );
  const counts = [126, 36];
  models.forEach((model, at) => {
    const { proof } = prove(model, 'list');
    assert.deepEqual(check(model, proof), { verdict: 'listed', count: counts[at] });
    assert.throws(() => check(models[1 - at], proof), ProofError);
    refuseChanges(model, proof, counts[at], 20);
  });
});

test('a certificate that claims what it does not show is refused', () => {
  const model = 'var a b: 1..2\nalldifferent a b';
  const claims = ['end unique 1', 's 1 1 2\nend unique 1', 's 1 1 2\nd 1\ns 2 1 2\nend multiple 2', '1 0\nend none 0'];
  for (const claim of ['', ...claims, 's 1 1 1\nend solved 1', '1 -1 0 1:\n2 0\nend none 0', 'end counted 0'])
    assert.throws(() => check(model, `proof 1\n${claim}`), ProofError, claim);
  assert.deepEqual(check(model, 'proof 1\ns 1 1 2\ns 2 2 1\nend multiple 2'), { verdict: 'multiple', count: 2 });
});

test('both commands write the certificate of an answer, and the one in Node judges it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-proof-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const fileOf = (/** @type {string} */ name) => join(folder, name);
  const run = (/** @type {import('./commands.js').Command} */ command, /** @type {string[]} */ ...words) =>
    runSync(command, words);
  const sudoku = fileOf('sudoku.txt');
  const other = fileOf('other.txt');
  writeFileSync(sudoku, '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n');
  writeFileSync(other, '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..97\n');
  for (const command of commands) {
    const proof = fileOf(command === inNode ? 'node.proof.gz' : 'native.proof');
    const made = run(command, 'check', 'sudoku', '--proof', proof, sudoku);
    assert.equal(`${made.stderr}${made.stdout}${made.status}`, 'unique\n0', command.name);
    const judged = run(inNode, 'verify', sudoku, proof);
    assert.equal(`${judged.stderr}${judged.stdout}${judged.status}`, 'sudoku: unique\n0', command.name);
    const refused = run(inNode, 'verify', other, proof);
    assert.equal(`${refused.stdout}${refused.status}`, '1', command.name);
    assert.match(refused.stderr, /: line \d+/);
  }
  const lines = readFileSync(fileOf('native.proof'), 'utf8').split('\n');
  const changed = fileOf('changed.proof');
  const at = lines.findLastIndex((line) => /^\d+ /.test(line)); // the last clause
  writeFileSync(changed, lines.filter((_, place) => place !== at).join('\n'));
  assert.equal(run(inNode, 'verify', sudoku, changed).status, 1);

  // Both say in the same words which puzzles have none, as of a text that cannot be read.
  const refusals = [
    ['model', 'var x y: 1..2\ninverse x | y or x = 1', /^FILE:1:1: there is no proof where inverse, circuit or by/],
    ['cover', 'a | b', /^FILE:1:1:.* cannot be written as model\n$/],
    ['model', 'var x y: 1..4\nsum x + q <= 5', /^FILE:2:9: "q" is no variable of the model\n$/],
  ];
  for (const [puzzle, text, wanted] of refusals) {
    const file = fileOf('refused.txt');
    writeFileSync(file, `${text}\n`);
    for (const command of commands) {
      const { status, stderr, stdout } = run(command, 'check', String(puzzle), '--proof', fileOf('none.proof'), file);
      assert.equal(`${status}${stdout}`, '1', command.name);
      assert.match(stderr.replace(file, 'FILE'), /** @type {RegExp} */ (wanted), command.name);
      const inJson = run(command, 'check', String(puzzle), '--json', '--proof', fileOf('none.proof'), file);
      const fault = inJson.stdout === '' ? null : JSON.parse(inJson.stdout);
      if (fault) assert.deepEqual([fault.puzzle, fault.index, fault.error.code], [1, 1, 'bad-input'], command.name);
    }
  }
});
