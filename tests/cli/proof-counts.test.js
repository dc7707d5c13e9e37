// Certificates of counts: the list of solutions, with what shows that there is no other, at once or in parts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginCheck, check, ProofError } from '../../wasm/proof/check.js';
import { countOf, list, one, random, seed, cases as statements } from '../wasm/proof-statements.js';
import { ask, claimOf, objects } from './proof-changes.js';
import { puzzles } from './proof-puzzles.js';

/** @param {string} puzzle @param {string} text */
const modelOf = (puzzle, text) => ask(['convert', puzzle, '--to', 'model'], text);
/** @param {string[]} models @param {number} parts @returns {string[]} */
const proveAll = (models, parts) =>
  objects(['count', 'model', '--to', 'proof', '--parts', String(parts)], `${models.join('\n\n')}\n`).map(
    ({ solutions = [] }) => solutions.join(''),
  );
const counted = (/** @type {number} */ count) => ({ verdict: 'counted', count });
/** The lines of each part, and the last line. @param {string} proof */
function partsOf(proof) {
  const lines = proof.trimEnd().split('\n');
  /** @type {string[][]} */
  const parts = [];
  for (const line of lines.slice(1, -1))
    if (/^(part|rest)/.test(line)) parts.push([line]);
    else parts[parts.length - 1].push(line);
  return parts;
}
/** @param {string[][]} parts */
const joined = (parts) => {
  const sum = parts.reduce((all, part) => all + Number(part[part.length - 1].split(' ')[2]), 0);
  return ['proof 1', ...parts.flat(), `all counted ${sum}`].join('\n');
};
test('counts in parts are proved, and not if a part is left out, repeated, moved or another one', () => {
  for (let round = 0; round < 3; ++round) {
    const boards = Object.values(puzzles).map((make) => make());
    const some = [statements[one(Object.keys(statements))](), statements[one(Object.keys(statements))]()];
    const own = [`var ${list(7)}: 1..3`, 'table f g: 1 2 | 2 3', ...some.map(({ text }) => text)].join('\n');
    const models = [...boards.map(({ puzzle, text }) => modelOf(puzzle, text)), own];
    const counts = [...boards.map(({ count }) => count), countOf(some)];
    proveAll(models, 2 + random(7)).forEach((proof, at) => {
      const said = `seed ${seed}\n${models[at]}\n${proof}`;
      assert.deepEqual(check(models[at], proof), counted(counts[at]), said);
      if (!proof.includes('\nrest\n')) return;
      const parts = partsOf(proof);
      const place = random(parts.length);
      const other = random(parts.length);
      const changes = [
        parts.toSpliced(place, 1),
        parts.toSpliced(place, 0, parts[other]),
        parts.toSpliced(place, 1, parts[other]),
        parts.toSpliced(place, 1).toSpliced(other, 0, parts[place]),
      ];
      for (const changed of changes) {
        const claim = claimOf(models[at], joined(changed));
        assert.ok(claim === undefined || claim.count === counts[at], `${said}\n${joined(changed)}`);
      }
      // A part that is said to have other numbers.
      const words = parts[place][0].split(' ');
      words[random(words.length - 1) + 1] = String(1 + random(20));
      const moved = joined(parts.with(place, [words.join(' '), ...parts[place].slice(1)]));
      assert.ok((claimOf(models[at], moved)?.count ?? counts[at]) === counts[at], `${said}\n${moved}`);
    });
  }
});

test('parts that leave a solution out, or have one twice, are refused', () => {
  const model = 'var x y: 1..2\nsum x + y < 4'; // literals: x = 1, x = 2, y = 1, y = 2
  const first = 'proof 1\npart 1\ns 1 1 1\ns 2 1 2\n3 0 2:1 1 2\nend counted 2\n';
  assert.deepEqual(
    check(model, `${first}rest\n1 -1 0 2:-1\ns 2 2 1\n3 0 1:-4 2\nend counted 1\nall counted 3`),
    counted(3),
  );
  const refused = [
    `${first}all counted 2`, // x = 2 is in no part
    `${first}rest\nend counted 0\nall counted 2`,
    `${first}rest\n1 -1 0 2:-1\n2 0 1:\nend counted 0\nall counted 2`,
    `${first}rest\ns 1 1 1\ns 2 2 1\n3 0 1:-4\nend counted 2\nall counted 4`, // 1 1 is in the first part
    `${first}part 3\ns 1 1 1\ns 2 2 1\nend counted 2\nrest\n1 0 1:\nend counted 0\nall counted 4`,
    `${first}part\n1 0 1:\nend counted 0\nall counted 2`,
    `${first}part 5\n1 0 1:\nend counted 0\nall counted 2`,
    `${first}rest 1\n1 0 1:\nend counted 0\nall counted 2`,
    `${first}part 2\ns 1 2 1\nend solved 1\nrest\n1 0 3:-2 2:-1\nend counted 0\nall counted 3`, // not shown to be all
    `proof 1\ns 1 1 1\nrest\n1 0 1:\nend counted 0\nall counted 0`,
    'proof 1\nall counted 0',
    'proof 1\npart 1\nall counted 0',
  ];
  for (const proof of refused) assert.throws(() => check(model, proof), ProofError, proof);
});

test('a certificate is followed in pieces, and faults name its line', () => {
  const model = modelOf('queens', '6 0 0 0 0 0 0');
  const [proof] = proveAll([model], 5);
  const lines = proof.trimEnd().split('\n');
  for (const size of [1, 3, 50]) {
    const checking = beginCheck(model);
    for (let at = 0; at < lines.length; at += size) checking.add(`${lines.slice(at, at + size).join('\n')}\n`);
    assert.deepEqual(checking.claim(), counted(4));
  }
  const checking = beginCheck(model);
  checking.add(`${lines.slice(0, 4).join('\n')}\n`);
  assert.throws(() => checking.claim(), /no last line/);
  assert.throws(() => checking.add('s 1 1\n'), /^ProofError: line 5: |line 5: /);
});
