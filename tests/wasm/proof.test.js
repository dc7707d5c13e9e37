// The checker of certificates: its judges, held to brute force over all numbers of the variables of small statements.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../wasm/proof/check.js';
import { cases, list, NAMES, random, seed } from './proof-statements.js';

/** @typedef {import('./proof-statements.js').Case} Case */

/** Whether the statement is judged not to hold where variables have these numbers. @param {Case} test
 * @param {number[][]} candidates */
function isRefuted({ text, size }, candidates) {
  const known = candidates.map((numbers, at) => `table ${NAMES[at]}: ${numbers.join(' | ')}`);
  const model = [`var ${list(size)}: 1..3`, text, ...known];
  const gone = candidates.flatMap((numbers, at) =>
    [1, 2, 3].filter((its) => !numbers.includes(its)).map((its) => [at, its]),
  );
  const hints = gone.map(([at, its]) => `${2 + at}:-${3 * at + its}`).join(' ');
  try {
    return check(model.join('\n'), `proof 1\n1 0 ${hints} 1:\nend none 0`).verdict === 'none';
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
