// The checker of certificates: its judges, held to brute force over all numbers of the variables of small statements.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../wasm/proof/check.js';
import { cases, NAMES, one, random, seed } from './proof-statements.js';

/** @typedef {import('./proof-statements.js').Case} Case */

/** Whether the statement is judged not to hold where variables have these numbers. Most begin with another number than
 * 1, so that the numbers are other bits, in both words. @param {Case} test @param {number[][]} candidates */
function isRefuted({ text }, candidates) {
  const lows = candidates.map(() => one([1, 1, 1, 0, -20, -30, -31]));
  const model = [...lows.map((low, at) => `var ${NAMES[at]}: ${low}..3`), text];
  /** @type {string[]} */
  const hints = [];
  let pair = 0;
  candidates.forEach((numbers, at) => {
    model.push(`table ${NAMES[at]}: ${numbers.join(' | ')}`);
    for (let number = lows[at]; number <= 3; ++number) {
      ++pair;
      if (!numbers.includes(number)) hints.push(`${2 + at}:-${pair}`);
    }
  });
  try {
    return check(model.join('\n'), `proof 1\n1 0 ${hints.join(' ')} 1:\nend none 0`).verdict === 'none';
  } catch (error) {
    assert.match(String(error), /statement 1 does not say so/, `seed ${seed}`);
    return false;
  }
}

for (const [name, make] of Object.entries(cases))
  test(`a statement is not refuted where numbers obey it, and is where they are known: ${name}`, () => {
    let refuted = 0;
    for (let round = 0; round < 150; ++round) {
      const made = make();
      // In every second round most numbers are known.
      const candidates = Array.from({ length: made.size }, () => {
        const numbers = [1, 2, 3].filter(() => random(3) > round % 2);
        return numbers.length > 0 ? numbers : [1 + random(3)];
      });
      if (round % 5 === 0) for (const numbers of candidates) numbers.splice(1);
      let ways = [/** @type {number[]} */ ([])];
      for (const numbers of candidates) ways = ways.flatMap((way) => numbers.map((its) => [...way, its]));
      const canHold = ways.some(made.obeys);
      const said = `seed ${seed}: ${made.text}, ${JSON.stringify(candidates)}`;
      if (isRefuted(made, candidates)) {
        assert.ok(!canHold, said);
        ++refuted;
      } else if (ways.length === 1) {
        assert.ok(canHold, said);
      }
    }
    assert.ok(refuted > 5, `seed ${seed}: ${refuted} were refuted`);
  });

test('what differs with other lowest numbers makes no false sums', () => {
  const model = 'var a: 1..3\nvar b: 2..4\nvar c: 1 2\nalldifferent a b\nsum a + b + c = 8';
  for (const claim of ['1 0 2:\nend none 0', 's 1 3 4 1\n2 0 2:\nend unique 1'])
    assert.throws(() => check(model, `proof 1\n${claim}`), /statement 2 does not say so|does not follow/, claim);
});

test('that variables differ is taken from each statement that says so, also in rows', () => {
  for (const different of ['alldifferent a b', 'sum a - b != 0', 'conflicts a b: 1 1 | 2 2 | 3 3', 'circuit a b c']) {
    const model = `var a b c d: 1..3\n${different}\nsum a + b + 3 c + 3 d = 8`; // c = d = 1 leaves 1 and 1
    assert.equal(check(model, 'proof 1\n1 0 2:\nend none 0').verdict, 'none', different);
  }
});

/** Whether a statement is shown not to hold. @param {string[]} model the statement is the first one behind the
 * variables @param {string} [hints] of other statements */
function isImpossible(model, hints = '') {
  try {
    return check(model.join('\n'), `proof 1\n1 0${hints} 1:\nend none 0`).verdict === 'none';
  } catch (error) {
    assert.match(String(error), /statement 1 does not say so/);
    return false;
  }
}

test('a sum is looked at with each choice of groups of variables that differ', () => {
  // The largest group is a, c and d: 1 + 3 + 4 and b = 1. With a and b, and c and d: 1 + 2 and 3 + 4.
  const model = ['var a b c d: 1..5', 'sum a + b + c + d <= 9', 'alldifferent a b', 'alldifferent a c d'];
  const numbers = ' 4:1 4:-11 4:-12 4:-16 4:-17';
  assert.equal(isImpossible([...model, 'table a c d: 1 3..5 3..5'], numbers), true);
  assert.equal(
    isImpossible([model[0], model[1].replace('9', '10'), ...model.slice(2), 'table a c d: 1 3..5 3..5'], numbers),
    false,
  );
});

test('past its limits the checker refuses what it does not try, and nothing that holds is refuted', () => {
  // Two rows of conflicts leave no number; each number of the variables between is tried.
  const conflicts = (/** @type {number} */ size) => [
    `var x[${size}]: 0 1`,
    `conflicts x: 0${' *'.repeat(size - 1)} | 1${' *'.repeat(size - 2)} 0 | 1${' *'.repeat(size - 2)} 1`,
  ];
  assert.equal(isImpossible(conflicts(10)), true);
  assert.throws(() => isImpossible(conflicts(24)), /there are too many rows to try/);
  // One more variable moves all others, and the stack has no room for that.
  const many = 16_000;
  const names = Array.from({ length: many }, (_, at) => `a${at}`);
  const chain = [...names.map((name, at) => `var ${name}: ${at} ${at + 1}`), 'var b c: 0'];
  const different = `alldifferent ${names.join(' ')} b c`;
  assert.throws(() => isImpossible([...chain, different]), /too many variables/);
  assert.equal(isImpossible(['var a: 0 1', 'var b: 1 2', 'var c d: 0', 'alldifferent a b c d']), true);
  // Numbers of variables that are there twice: 16 of two are tried, and 64^3 are not.
  const twice = (/** @type {string} */ numbers) => [`var a b c: ${numbers}`, 'count a a b b c c in 1 = 3'];
  assert.equal(isImpossible(twice('0..3')), true);
  assert.equal(isImpossible(twice('0..63')), false);
  assert.equal(isImpossible([...twice('0..63'), 'table a b c: 1 1 2'], fixed([1, 1, 2], 64)), true);
  // Sums far above the least one, and more numbers than a group has: a + b + c is 3 or more.
  const sum = (/** @type {number} */ factor) => [
    'var a b c: 0..5',
    `sum ${factor} a + ${factor} b + ${factor} c = ${3.5 * factor}`,
  ];
  assert.equal(isImpossible(sum(10)), true);
  assert.equal(isImpossible(sum(1000)), false);
  assert.equal(isImpossible([...sum(1000), 'table a b c: 1 1 2'], fixed([1, 1, 2], 6)), true);
  const group = (/** @type {number} */ most) => [`var a b c: 0..${most}`, 'sum a + b + c <= 2', 'alldifferent a b c'];
  assert.equal(isImpossible(group(9)), true);
  assert.equal(isImpossible(group(10)), false);
  // Groups are looked for among 256 terms at a time: one pair here is in no group.
  const pairs = Array.from({ length: 150 }, (_, at) => `alldifferent x[${2 * at + 2}] x[${2 * at + 3}]`);
  const terms = Array.from({ length: 302 }, (_, at) => `x[${at + 1}]`);
  const total = (/** @type {number} */ most) => ['var x[302]: 0 1', `sum ${terms.join(' + ')} <= ${most}`, ...pairs];
  assert.equal(isImpossible(total(148)), true); // 150 at least
  assert.equal(isImpossible(total(149)), false);
  assert.equal(isImpossible(total(150)), false);
});

/** The hints of a second statement that gives variables from 0 on these numbers. @param {number[]} numbers
 * @param {number} size of each variable */
function fixed(numbers, size) {
  return numbers.map((number, at) => ` 2:${size * at + number + 1}`).join('');
}

test('numbers of certificates have at most fifteen digits', () => {
  const model = 'var a: 1 2\nsum a >= 3';
  assert.equal(check(model, 'proof 1\n999999999999999 0 1:\nend none 0').verdict, 'none');
  assert.throws(() => check(model, 'proof 1\n1000000000000000 0 1:\nend none 0'), /"1000000000000000" is no number/);
});
