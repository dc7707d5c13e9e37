// The table of `npm run bench`: rows where we lose are not left out.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../wasm/tools/run.js';
import { report } from '../bench/report.js';

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
