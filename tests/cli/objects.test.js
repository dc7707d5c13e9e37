// What `--json` prints of each puzzle, and what is said of a mistyped name. Every test is put to both commands, which
// print the same bytes but for the time.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commands } from './commands.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
after(() => rmSync(folder, { recursive: true }));
const [one, two] = ['one.txt', 'two.txt'].map((name) => join(folder, name));
writeFileSync(one, '4 0 0 0 0\nx\n');
writeFileSync(two, '4 2 0 0 0\n3 0 0 0\n');

/** @param {import('./commands.js').Command} command @param {string[]} args @param {string} [input] */
const ask = ({ program, first }, args, input = '') =>
  spawnSync(program, [...first, ...args], { input, encoding: 'utf8', maxBuffer: 1e9 });

for (const question of ['solve', 'check', 'count', 'list', 'candidates', 'convert'])
  test(`${question} --json says of every puzzle which it is, and of which file`, () => {
    const printed = commands.map((command) => ask(command, [question, 'queens', one, two, '--json']).stdout);
    const objects = printed[0]
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      objects.map(({ index, file }) => [index, file]),
      [one, one, two, two].map((file, i) => [i + 1, file]),
    );
    assert.deepEqual([objects[1].puzzle, objects[1].error.code], [2, 'bad-input']);
    const [inNode, native] = printed.map((text) => text.replaceAll(/"ms":[\d.]+/g, ''));
    assert.equal(inNode, native);
  });

test('list --json writes the solutions as they are found, in one object', async () => {
  for (const { program, first, name } of commands) {
    const child = spawn(program, [...first, 'list', 'queens', '--json'], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.end(`24${' 0'.repeat(24)}\n`); // more than 2 × 10^14 solutions
    let text = '';
    for await (const bytes of child.stdout.setEncoding('utf8')) {
      text += bytes;
      if (text.length > 10_000) break;
    }
    child.kill('SIGKILL');
    assert.match(text, /^{"puzzle":"queens","index":1,"file":"stdin","solutions":\["\d+( \d+){23}","/, name);
    assert.ok(!text.includes('\n'), name);
  }
  for (const command of commands) {
    const { verdict, count, solutions } = JSON.parse(
      ask(command, ['list', 'queens', two, '--json']).stdout.split('\n')[0],
    );
    assert.deepEqual([verdict, count, solutions], ['listed', 1, ['2 4 1 3']]);
  }
});

test('a word that is no name gets the nearest one, and a puzzle in the place of a file is told of', () => {
  /** @type {[string[], RegExp][]} */
  const wrong = [
    [['solve', 'nurikabbe'], /no puzzle "nurikabbe"; did you mean nurikabe\?/],
    [['solve', 'slitherlnik'], /did you mean slitherlink\?/],
    [['solev', 'sudoku'], /solev is none of .*; did you mean solve\?/],
    [['solve', 'my.txt'], /no puzzle "my\.txt"; its name stands before the file: solve sudoku my\.txt/],
    [['solve', 'chess'], /no puzzle "chess"; there is sudoku, /],
    [['count', 'queens', '8'], /^8: there is no such file; puzzles are read from files or from standard input/],
  ];
  for (const [args, message] of wrong) {
    const [inNode, native] = commands.map((command) => ask(command, args).stderr);
    assert.match(inNode, message);
    assert.equal(native, inNode);
  }
});

test('a checkpoint that cannot be written is an error before the count begins', () => {
  const nowhere = join(folder, 'nowhere', 'saved');
  for (const command of commands) {
    const { status, stdout, stderr } = ask(
      command,
      ['count', 'queens', '--checkpoint', nowhere],
      `20${' 0'.repeat(20)}\n`,
    );
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' }, command.name);
    assert.equal(stderr, `${nowhere}: there is no such file\n`);
  }
});
