// Counts that the native command saves and goes on with: whatever ends it, the count is exact, and the file means the
// same to the command in Node. (tests/wasm/checkpoint.test.js kills that one.)
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { commands, inNode, native } from './commands.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrille-checkpoint-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {number} side */
const queens = (side) => [side, ...Array(side).fill(0)].join(' ');

const [puzzle, small, file, checkpoint] = ['puzzle', 'small', 'file', 'checkpoint'].map((name) => join(folder, name));
writeFileSync(puzzle, queens(15));
writeFileSync(small, queens(8));

/** With its check sum: FNV-1a of 32 bits, by whole numbers of any size. */
function checked(/** @type {any} */ saved) {
  const { puzzle, part, count, nodes, deadEnds, depth, parts } = saved;
  const bytes = Buffer.from([puzzle, part, count, nodes, deadEnds, depth, ...parts].join(' '));
  const sum = bytes.reduce((sum, byte) => ((sum ^ BigInt(byte)) * 16777619n) % 2n ** 32n, 2166136261n);
  return { ...saved, check: sum.toString(16).padStart(8, '0') };
}

// The count of the small board.
const counted = { puzzle: 'queens', part: 'd702e785a1ae', count: '92', nodes: 1, deadEnds: 0, depth: 0, parts: [] };
const good = checked(counted);
const begun = checked({ ...counted, count: '0', parts: ['d702e785a1ae'] });

const saved = () => (existsSync(checkpoint) ? readFileSync(checkpoint, 'utf8') : '');

/**
 * Begins to count.
 * @param {import('./commands.js').Command} command
 * @param {string[]} options
 * @param {string} [kind]
 */
function begin({ program, first }, options, kind = 'queens') {
  const child = spawn(program, [...first, 'count', kind, ...options, '--checkpoint', checkpoint]);
  const found = { stdout: '', stderr: '', status: /** @type {number | null} */ (null) };
  child.stdout.on('data', (text) => {
    found.stdout += text;
  });
  child.stderr.on('data', (text) => {
    found.stderr += text;
  });
  const ended = once(child, 'close').then(([status]) => ({ ...found, status }));
  return { child, ended };
}

/**
 * Begins to count the large board, and ends that once something new is saved.
 * @param {import('./commands.js').Command} command
 * @param {NodeJS.Signals} signal
 */
async function countUntilSaved(command, signal) {
  const before = saved();
  const { child, ended } = begin(command, [puzzle, '--engine', 'dlx', '--threads', '1']);
  while (child.exitCode === null && saved() === before) await setTimeout(10);
  child.kill(signal);
  return ended;
}

test('a count that is killed and stopped goes on, in either command, and is exact', async () => {
  // As soon as parts are given away: so that the search which gave them is still in what it has kept.
  do {
    const early = await begin(native, [puzzle, '--engine', 'dlx', '--threads', '2', '--seconds', '0.2']).ended;
    assert.equal(early.status, 3);
  } while (JSON.parse(saved()).parts.length < 2);
  const files = [];
  for (const command of [native, native, inNode, native]) {
    assert.deepEqual(await countUntilSaved(command, 'SIGKILL'), { stdout: '', stderr: '', status: null }, command.name);
    files.push(saved());
  }
  assert.equal(new Set(files).size, 4);
  await countUntilSaved(native, 'SIGINT');
  assert.ok(JSON.parse(saved()).parts.length > 0);
  for (const command of [native, inNode, native]) {
    const answer = await begin(command, [puzzle, '--threads', '2']).ended;
    assert.deepEqual(answer, { stdout: '2279184\n', stderr: '', status: 0 });
    assert.deepEqual(JSON.parse(saved()).parts, []);
  }
});

test('what is no checkpoint of this puzzle is refused in the same words', async () => {
  const other = '0123456789ab';
  for (const [content, expected, ...options] of /** @type {[unknown, RegExp | number, ...string[]][]} */ ([
    [good, 0],
    [begun, 0],
    [begun, 3, '--nodes', '9'],
    [counted, /^quadrille: checkpoint: it was changed: its check sum is another one\n/],
    [{ ...good, count: '93' }, /^quadrille: checkpoint: it was changed: its check sum is another one\n/],
    [{ ...good, nodes: 2 }, /^quadrille: checkpoint: it was changed: its check sum is another one\n/],
    [{ ...begun, parts: [] }, /^quadrille: checkpoint: it was changed: its check sum is another one\n/],
    [{ ...good, parts: begun.parts }, /^quadrille: checkpoint: it was changed: its check sum is another one\n/],
    ['', /^quadrille: checkpoint: it is not whole\n/],
    [null, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, count: 'x' }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, depth: -0.5 }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, parts: ['x'] }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, part: other }, /^quadrille: checkpoint: it is of queens 0123456789ab, not of d702e785a1ae\n/],
    [{ ...good, puzzle: 'sudoku' }, /^quadrille: checkpoint: it is of sudoku d702e785a1ae, not of d702e785a1ae\n/],
    [{ ...good, puzzle: undefined }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, nodes: -1 }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, deadEnds: 2 ** 53 }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, depth: 2 ** 32 }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, count: 92 }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, count: '1/3' }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, count: '77280/840' }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, parts: [`${good.part}.bits.1of4294967296`] }, /^quadrille: checkpoint: it is not whole\n/],
    [{ ...good, parts: [other] }, /^quadrille: checkpoint: the part 0123456789ab is not a part of d702e785a1ae\n/],
    [{ ...good, parts: [good.part, good.part] }, /^quadrille: checkpoint: the part d702e785a1ae is counted twice\n/],
    [
      { ...good, parts: ['.bits.2of4', '.bits.1of4.1of2', '.bits.2of4.1of3'].map((each) => good.part + each) },
      /^quadrille: checkpoint: the part d702e785a1ae\.bits\.2of4\.1of3 is counted twice\n/,
    ],
    [
      { ...good, parts: ['.bits.1of4', '.bits.2of5'].map((each) => good.part + each) },
      /^quadrille: checkpoint: the part d702e785a1ae\.bits\.2of5 is of another division of the puzzle\n/,
    ],
    [
      { ...good, parts: ['.bits.1of4', '.dlx.2of4'].map((each) => good.part + each) },
      /^quadrille: checkpoint: the part d702e785a1ae\.dlx\.2of4 is of another division of the puzzle\n/,
    ],
    [
      { ...good, part: '\u001b]0;x\u0007\u202e' },
      /^quadrille: checkpoint: it is of queens \\u001b\]0;x\\u0007\\u202e,/,
    ],
    [good, /it is a part of another puzzle\n/, '--part', other],
  ])) {
    const found = [];
    for (const command of commands) {
      writeFileSync(checkpoint, JSON.stringify(content));
      found.push(await begin(command, [small, ...options]).ended);
    }
    assert.deepEqual(found[1], found[0], JSON.stringify(content));
    if (typeof expected === 'number') assert.equal(found[0].status, expected);
    else assert.match(found[0].stderr, expected);
  }
  const two = join(folder, 'two');
  writeFileSync(two, `${queens(8)}\n${queens(8)}\n`);
  for (const [content, file] of [
    ['{', small],
    [JSON.stringify(good), join(folder, 'missing')],
    [JSON.stringify(good), folder],
    [JSON.stringify(good), two],
  ]) {
    const found = [];
    for (const command of commands) {
      writeFileSync(checkpoint, content);
      found.push(await begin(command, [file]).ended);
    }
    assert.deepEqual(found[1], found[0]);
    assert.equal(found[0].status, 1);
  }
});

/** @type {[string, string, string, ...string[]][]} the puzzle, its text, the count, and what changes the search */
const searches = [
  ['queens', queens(14), '45752', '--engine', 'dlx', '--up-to-symmetry'],
  ['tiling', '6x10 pentominoes', '2339', '--engine', 'dlx', '--up-to-symmetry'],
];

for (const [kind, text, count, ...options] of searches) {
  test(`a count of ${kind} with ${options.join(' ')} is saved when it stops and goes on after a kill`, async () => {
    writeFileSync(file, text);
    for (const command of commands) {
      rmSync(checkpoint, { force: true });
      const ask = [file, ...options, '--threads', '1'];
      const { stdout, status } = await begin(command, [...ask, '--seconds', '0.05'], kind).ended;
      const first = JSON.parse(saved());
      assert.equal(status, 3, command.name);
      assert.ok(first.parts.length > 0);
      const [over, under = 1] = first.count.split('/').map(Number);
      assert.ok(Math.floor(over / under) <= Number(stdout.replace('stopped ', '')));
      const { child, ended } = begin(command, ask, kind);
      while (child.exitCode === null && JSON.parse(saved()).nodes === first.nodes) await setTimeout(10);
      child.kill('SIGKILL');
      await ended;
      for (const other of commands)
        assert.deepEqual(await begin(other, ask, kind).ended, { stdout: `${count}\n`, stderr: '', status: 0 });
    }
  });
}

test('a checkpoint that is not a regular file is refused by its name', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const [name, why] of [
    [pipe, 'this is not a regular file'],
    ['/dev/full', 'this is not a regular file'],
    ['/dev/zero', 'this is not a regular file'],
    [folder, 'this is a directory, not a file'],
  ]) {
    for (const { program, first } of commands) {
      const { status, stdout, stderr } = spawnSync(program, [...first, 'count', 'queens', small, '--checkpoint', name]);
      assert.deepEqual([status, String(stdout), String(stderr)], [1, '', `${name}: ${why}\n`]);
    }
  }
});

test('a checkpoint that cannot be written ends the count with 1', async () => {
  writeFileSync(checkpoint, JSON.stringify(good));
  mkdirSync(`${checkpoint}.new`);
  for (const command of commands) {
    const stderr = `${checkpoint}: this is a directory, not a file\n`;
    assert.deepEqual(await begin(command, [small]).ended, { stdout: '', stderr, status: 1 });
  }
});
