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
