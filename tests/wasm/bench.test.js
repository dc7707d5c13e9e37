// The table of `npm run bench`: rows where we lose are not left out. And its marks: a mark that was met before and is
// clearly missed makes a run fail.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../wasm/tools/run.js';
import { heading, judge, readRecord, statesOf, updateRecord } from '../bench/marks.js';
import { report } from '../bench/report.js';
import { versionsOf } from '../bench/versions.js';

/**
 * The lines that the bench prints for two boards, whose answers and milliseconds are these.
 * @param {import('node:test').TestContext} context
 * @param {Record<string, [answer: string, ms: number][]>} answers of each contestant
 */
async function table(context, answers) {
  const printed = context.mock.method(console, 'log', () => {});
  const setting = { quick: false, data: '', samples: false, peers: undefined };
  try {
    await report(
      'made-up',
      {
        title: 'Made up',
        unit: 'ms',
        total: true,
        about: () => 'Two boards.',
        marksOf: () => [{ ours: 'ours', peers: ['peer'], least: 1 }],
        async *cases() {
          for (const board of [0, 1]) {
            const contestants = Object.entries(answers).map(([name, boards]) => {
              const [answer, ms] = boards[board];
              return { name, work: async () => ({ ms, answer }) };
            });
            yield { name: `board ${board}`, puzzles: 1, once: true, contestants };
          }
        },
      },
      setting,
    );
  } finally {
    rmSync(join(root, 'build/bench/made-up.json'), { force: true });
    printed.mock.restore();
  }
  return printed.mock.calls.map(({ arguments: [line = ''] }) => String(line).replace(/ +/g, ' '));
}

test('a board that is given up shows its time limit, and its ratio is a bound', async (context) => {
  const lines = await table(context, {
    ours: [
      ['stopped', 60_000],
      ['1/0/0', 2000],
    ],
    peer: [
      ['1/0/0', 24_000],
      ['1/0/0', 7000],
    ],
  });
  assert(lines.includes('Two boards.'));
  assert(lines.includes('| board 0 | > 60000 | 24000 | < 0.40 × ✗ |'), lines.join('\n'));
  assert(lines.includes('| board 1 | 2000 | 7000 | 3.50 × ✓ |'), lines.join('\n'));
  assert(lines.includes('| total | > 62000 | 31000 | < 0.50 × ✗ |'), lines.join('\n'));
});

test('when a peer gives up a board, the ratio is a lower bound', async (context) => {
  const lines = await table(context, {
    ours: [
      ['1/0/0', 20_000],
      ['stopped', 60_000],
    ],
    peer: [
      ['stopped', 60_000],
      ['stopped', 60_000],
    ],
  });
  assert(lines.includes('| board 0 | 20000 | > 60000 | > 3.00 × ✓ |'), lines.join('\n'));
  assert(lines.includes('| board 1 | > 60000 | > 60000 | – |'), lines.join('\n'));
});

test('the bench ends when contestants give different answers', async (context) => {
  const answers = { ours: [['1/0/0', 1]], peer: [['0/1/0', 1]] };
  await assert.rejects(
    table(context, /** @type {Record<string, [string, number][]>} */ (answers)),
    /board 0: peer answers 0\/1\/0, the others 1\/0\/0/,
  );
});

/** The times of a case, in milliseconds; a negative one is that of a contestant that gave up. */
const timesOf = (/** @type {Record<string, number>} */ times) =>
  new Map(Object.entries(times).map(([name, ms]) => [name, { ms: Math.abs(ms), stopped: ms < 0 }]));

const mark = { ours: 'ours', peers: ['a', 'b'], least: 2 };

test('a mark is met by a multiple of the fastest peer, or within its slack', () => {
  const missOf = (/** @type {any} */ mark, /** @type {Record<string, number>} */ times) =>
    judge(mark, 'case', timesOf(times))?.miss;
  assert.equal(missOf(mark, { ours: 10, a: 40, b: 20 }), 0);
  assert.equal(missOf(mark, { ours: 15, a: 40, b: 20 }), 0.5);
  assert.equal(missOf({ ...mark, slack: 5 }, { ours: 15, a: 40, b: 20 }), 0);
  assert.equal(missOf(mark, { ours: -10, a: 40 }), Infinity);
  assert.equal(missOf(mark, { ours: -10, a: -40 }), undefined);
  assert.equal(missOf(mark, { ours: 10 }), undefined);
  assert.equal(missOf({ ...mark, cases: ['other'] }, { ours: 10, a: 40 }), undefined);
  assert.equal(missOf({ ours: 'ours', most: 8 }, { ours: 10 }), 0.25);
  assert.equal(heading({ ...mark, slack: 30 }), 'ours ≥ 2 × best or + 30 ms');
});

test('a mark that was met fails the run when it is missed by more than a tenth, and only then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-marks-'));
  const path = join(folder, 'marks.tsv');
  try {
    const judged = (/** @type {number} */ miss, benchCase = 'case') => ({
      ...{ benchmark: 'made-up', kind: 'whole', benchCase, mark: 'ours ≥ 2 × best', figure: '2.00 ×', miss },
    });
    assert.equal(statesOf([judged(0.5)], readRecord(path)).hasFailed, false, 'nothing is recorded');
    updateRecord(path, [judged(0), judged(0.3, 'another')]);
    assert.match(readFileSync(path, 'utf8'), /^made-up\twhole\tanother\tours ≥ 2 × best\t2.00 ×\tmissed$/m);
    for (const [miss, benchCase, failed, state] of /** @type {const} */ ([
      [-0.5, 'case', false, /^✓ .* met$/],
      [0.08, 'case', false, /missed by 8 %, met before; noise$/],
      [0.12, 'case', true, /^✗ .* missed by 12 %, met before$/],
      [Infinity, 'case', true, /missed, gave up, met before$/],
      [0.5, 'another', false, /missed by 50 %$/],
    ])) {
      const { lines, hasFailed } = statesOf([judged(miss, benchCase)], readRecord(path));
      assert.equal(hasFailed, failed);
      assert.match(lines[0], state);
    }
    updateRecord(path, [judged(0.5)]);
    const states = [...readRecord(path).values()].map(({ state }) => state);
    assert.deepEqual(states, ['missed', 'missed'], 'another is kept');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the committed record has lines of six fields, each with a state', () => {
  for (const { state, figure } of readRecord(join(root, 'tests/bench/marks.tsv')).values()) {
    assert.ok(state === 'met' || state === 'missed');
    assert.ok(figure);
  }
});

test('the versions of peers and how they were built stand below a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-peers-'));
  try {
    writeFileSync(join(folder, 'peers.tsv'), 'fast\t1.2\tcc -O3\n');
    assert.deepEqual(versionsOf(['ours', 'fast', 'dancing-links'], { peers: folder }), [
      'fast: 1.2, cc -O3',
      `dancing-links: 4.3.10 of npm, Node ${process.versions.node}`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
