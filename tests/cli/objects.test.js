// What `--json` prints of each puzzle, and what is said of a mistyped name. Every test is put to both commands, which
// print the same bytes but for the time.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { some } from '../../wasm/tools/whole.js';
import { commands, runSync } from './commands.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
after(() => rmSync(folder, { recursive: true }));
const [one, two] = ['one.txt', 'two.txt'].map((name) => join(folder, name));
writeFileSync(one, '4 0 0 0 0\nx\n');
writeFileSync(two, '4 2 0 0 0\n3 0 0 0\n');

for (const question of some(['solve', 'check', 'count', 'list', 'candidates', 'convert']))
  test(`${question} --json says of every puzzle which it is, of which file, and at which line`, () => {
    const printed = commands.map((command) => runSync(command, [question, 'queens', one, two, '--json']).stdout);
    const objects = printed[0]
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      objects.map(({ index, file, line }) => [index, file, line]),
      [one, one, two, two].map((file, i) => [i + 1, file, (i % 2) + 1]),
    );
    assert.deepEqual([objects[1].puzzle, objects[1].error.code], [2, 'bad-input']);
    const [inNode, native] = printed.map((text) => text.replaceAll(/"ms":[\d.]+/g, ''));
    assert.equal(inNode, native);
  });

/** The lines that an answer names, of both commands. @param {string[]} args @param {string} text */
function linesOf(args, text) {
  const [inNode, native] = commands.map((command) =>
    runSync(command, [...args, '--json'], text)
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line).line),
  );
  assert.deepEqual(native, inNode, args.join(' '));
  return inNode;
}

const board = '1'.padEnd(16, '.');

test('a puzzle begins at its first line, behind blank ones, comments of a line, and the header of a judge', () => {
  const easy = `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`;
  for (const question of some(['solve', 'check', 'count', 'steps', 'grade', 'why', 'convert']))
    assert.deepEqual(linesOf([question, 'sudoku'], `\n# easy\n${easy}\n\nbad\n${board}\n`), [3, 5, 6], question);
  // The `line` of a hint is its reason, or null.
  assert.deepEqual(linesOf(['hint', 'sudoku'], `${easy}\n`), [null]);
  // Boards that are answered many at a time.
  const many = Array.from({ length: 3000 }, (_, i) => (i % 5 === 3 ? '# comment' : easy));
  const lines = many.flatMap((text, i) => (text === easy ? [i + 1] : []));
  assert.deepEqual(linesOf(['check', 'sudoku', '--threads', '2'], many.join('\n')), lines);
  const rows = '123456789\n'.repeat(9);
  assert.deepEqual(linesOf(['check', 'sudoku', '--format', 'poj2676'], `2\n${rows}${rows}`), [2, 11]);
  assert.deepEqual(linesOf(['check', 'kakuro', '--format', 'zsoi'], '2\n1 1\n3\n3\n0\n1 1\n3\n3\n0\n'), [2, 6]);
  const grid = 'nonogram\nrows\n1\ncolumns\n1\n';
  assert.deepEqual(linesOf(['check', 'grid'], `${grid}\n\n${grid}`), [1, 8]);
});

test('a link has the line that it stands on', () => {
  const link = 'https://puzz.link/p?sudoku/4/4/1u';
  const text = `${link}\n\n${link}\n`;
  for (const question of some(['check', 'convert'])) assert.deepEqual(linesOf([question, 'sudoku'], text), [1, 3]);
});

test('a search that is divided, and parts that are joined, have the line of their puzzle', () => {
  const queens = `\n12${' 0'.repeat(12)}\n`;
  for (const question of some(['count', 'list', 'check']))
    assert.deepEqual(linesOf([question, 'queens', '--threads', '2'], queens), [2], question);
  for (const command of commands) {
    const parts = runSync(command, ['split', 'queens', '--parts', '3'], queens).stdout.trim().split('\n');
    const answers = parts.map((line) =>
      runSync(command, ['count', 'queens', '--json', '--part', JSON.parse(line).part], queens),
    );
    const { file, line, count } = JSON.parse(
      runSync(command, ['join', '--json'], answers.map((a) => a.stdout).join('')).stdout,
    );
    assert.deepEqual([file, line, count], ['stdin', 2, 14200], command.name); // OEIS A000170
  }
});

test('the variables of a model stand with their names and numbers in candidates, and why is asked by name', () => {
  // a - b is 2 with a in -1..2 and b in -3..0: (-1,-3), (0,-2), (1,-1), (2,0).
  const model = 'var a: -1..2\nvar b[2]: -3..0\nsum a - b[1] = 2\nb[2] = -3\nsum a < 1\n';
  const [inNode, native] = commands.map((command) => runSync(command, ['candidates', 'model'], model).stdout);
  assert.equal(inNode, 'a: -1×1 0×1\nb[1]: -3×1 -2×1\nb[2]: -3×1\n\n');
  assert.equal(native, inNode);
  const answers = commands.map((command) =>
    JSON.parse(runSync(command, ['candidates', 'model', '--json'], model).stdout),
  );
  for (const { candidates, names } of answers) {
    assert.deepEqual(names, ['a', 'b[1]', 'b[2]']);
    assert.deepEqual(
      candidates.map((each) => each.map(({ value }) => value)),
      [[-1, 0], [-3, -2], [-3]],
    );
  }
  const unique = `${model}sum a > -1\n`; // a = 0, so b[1] = -2
  for (const command of commands) {
    const because = runSync(command, ['why', 'model', '--cell', 'b[1]', '--value', '-2'], unique);
    assert.equal(because.stdout, '3:1 sum a - b[1] = 2\n5:1 sum a < 1\n6:1 sum a > -1\n\n', command.name);
    const zero = JSON.parse(runSync(command, ['why', 'model', '--json', '--cell', 'a', '--value', '0'], unique).stdout);
    assert.deepEqual(
      zero.statements.map(({ line }) => line),
      [5, 6],
    );
    const wrong = ['--cell', 'c'].concat(['--value', '1']);
    assert.match(runSync(command, ['why', 'model', ...wrong], unique).stderr, /there is no variable "c"/);
    assert.match(
      runSync(command, ['why', 'model', '--cell', 'a', '--value', '7'], unique).stderr,
      /value: 7 is not a number from -1 to 2, as the values of the variable are/,
    );
  }
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
      runSync(command, ['list', 'queens', two, '--json']).stdout.split('\n')[0],
    );
    assert.deepEqual([verdict, count, solutions], ['listed', 1, ['2 4 1 3']]);
  }
});

test('a word that is no name gets the nearest one, and a puzzle in the place of a file is mentioned', () => {
  /** @type {[string[], RegExp][]} */
  const wrong = [
    [['solve', 'nurikabbe'], /no puzzle "nurikabbe"; did you mean nurikabe\?/],
    [['solve', 'slitherlnik'], /did you mean slitherlink\?/],
    [['solev', 'sudoku'], /solev is none of .*; did you mean solve\?/],
    [['solve', 'my.txt'], /^my\.txt: there is no such file$/m],
    [['solve', 'chess'], /no puzzle "chess"; there is sudoku, /],
    [['count', 'queens', '8'], /^8: there is no such file; puzzles are read from files or from standard input/],
  ];
  for (const [args, message] of some(wrong)) {
    const [inNode, native] = commands.map((command) => runSync(command, args).stderr);
    assert.match(inNode, message);
    assert.equal(native, inNode);
  }
});

test('a checkpoint that cannot be written is an error before the count begins', () => {
  const nowhere = join(folder, 'nowhere', 'saved');
  for (const command of commands) {
    const { status, stdout, stderr } = runSync(
      command,
      ['count', 'queens', '--checkpoint', nowhere],
      `20${' 0'.repeat(20)}\n`,
    );
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' }, command.name);
    assert.equal(stderr, `${nowhere}: there is no such file\n`);
  }
});
