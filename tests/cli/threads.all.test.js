// One question on several threads of the native command: the answer, with its statistics, is the same for any number of
// threads. (tests/wasm/division.test.js asks the same of the workers in Node.)
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { native } from './commands.js';

/**
 * @param {string[]} args
 * @param {string} input
 * @returns {Promise<{ status: number | null, digest: string, front: string }>} of the output but the times
 */
async function run(args, input) {
  const child = spawn(native.program, args);
  child.stdin.end(input);
  let stdout = '';
  for await (const part of child.stdout.setEncoding('utf8')) stdout += part;
  const text = stdout.replaceAll(/"ms":[\d.]+/g, '"ms":0');
  const status = child.exitCode ?? (await new Promise((resolve) => child.on('close', resolve)));
  return { status, digest: createHash('sha256').update(text).digest('hex'), front: text.slice(0, 300) };
}

/** @param {number} size */
const queens = (size) => `${size}${' 0'.repeat(size)}\n`;

/** Dominoes on a board as an exact cover. @param {number} rows @param {number} columns */
function dominoes(rows, columns) {
  const items = Array.from({ length: rows * columns }, (_, i) => i);
  const options = items.flatMap((i) => [
    ...(i % columns < columns - 1 ? [`${i} ${i + 1}`] : []),
    ...(i + columns < items.length ? [`${i} ${i + columns}`] : []),
  ]);
  return `${items.join(' ')}\n${options.join('\n')}\n`;
}

/** One thing more than there are places, as an exact cover without a solution. @param {number} places */
function pigeonHoles(places) {
  const numbers = Array.from({ length: places }, (_, i) => i);
  const things = [...numbers, places];
  const items = `${things.map((i) => `t${i}`).join(' ')} | ${numbers.map((i) => `p${i}`).join(' ')}`;
  const options = things.flatMap((thing) => numbers.map((place) => `t${thing} p${place}`));
  return `${items}\n${options.join('\n')}\n`;
}

const kakuro = `1\n4 4\n20 20 20 20\n20 20 20 20\n1 8 0 0\n${'0 0 0 0\n'.repeat(3)}`;
const sudoku = `12345678945678912378912345621436589736${'.'.repeat(43)}\n`;
const easy = `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n`;

// Each takes longer than a search that is left undivided.
for (const [question, puzzle, text, ...options] of [
  ['count', 'queens', queens(13), '--engine', 'dlx'],
  ['count', 'queens', queens(15), '--engine', 'bits'],
  ['list', 'queens', queens(12), '--engine', 'dlx'],
  ['count', 'cover', dominoes(7, 8), '--engine', 'dlx'],
  ['count', 'cover', dominoes(7, 8), '--engine', 'bits'],
  ['list', 'cover', dominoes(6, 8), '--engine', 'dlx'],
  ['solve', 'cover', pigeonHoles(9), '--engine', 'dlx'],
  ['check', 'cover', pigeonHoles(9), '--engine', 'bits'],
  ['count', 'kakuro', kakuro, '--engine', 'dlx'],
  ['count', 'kakuro', kakuro, '--engine', 'bits'],
  ['list', 'kakuro', kakuro, '--engine', 'bits'],
  ['count', 'sudoku', easy + sudoku + easy, '--engine', 'dlx'],
  ['list', 'sudoku', easy + sudoku + easy, '--engine', 'bits'],
])
  test(`any number of threads has the same answer: ${question} ${puzzle} ${options.at(-1)}`, async () => {
    const answers = [];
    for (const threads of ['1', '2', '5'])
      answers.push(await run([question, puzzle, ...options, '--json', '--threads', threads], text));
    assert.equal(answers[0].status, 0);
    assert.ok(answers[0].front.startsWith('{"puzzle":'));
    assert.deepEqual(answers[1], answers[0]);
    assert.deepEqual(answers[2], answers[0]);
  });

test('a divided question stops when its time is over, and ends with 3', async () => {
  for (const question of ['count', 'list']) {
    const { status, front } = await run([question, 'queens', '--seconds', '0.3', '--threads', '3'], queens(17));
    assert.equal(status, 3);
    assert.match(front, question === 'count' ? /^stopped \d+\n$/ : /^1 /);
  }
});
