// What a person at a terminal sees. What a stranger's text, a file's name or an option says on standard error may not
// change how it shows what follows, and both commands say it in the same words. While a person waits, they see how far
// the command has come.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { onlyInAll, some } from '../../wasm/tools/whole.js';
import { commands } from './commands.js';

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
const controls = [...range(0x01, 0x09), ...range(0x0b, 0x1f), ...range(0x7f, 0x9f)];
const marks = ['\u061c', '\u200e', '\u200f', ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
const harmful = [...controls, ...marks];

/** @param {string} text */
const listed = (text) => [...text].filter((each) => harmful.includes(each));

/** @type {[string[], string?][]} arguments and input */
const cases = [
  [['join'], `${marks.join('')}{\n${controls.join('')}{`],
  [['solve', 'variant'], `# ${marks.join('')}\n.Cage~${marks.join('')}${controls.join('')}~R1C1`],
  [['solve', 'cover'], `a${marks.join('')}\n${controls.join('')}|\u001b]0;x\u0007`],
  [['convert', 'tiling'], harmful.join('')],
  [['solve', 'sudoku', `no${harmful.join('')}`]],
  [['count', 'queens', '--checkpoint', `/dev/null/${harmful.join('')}`], '4 0 0 0 0'],
  [['solve', `sudoku${marks.join('')}`]],
  [['solve', 'queens', '--format', `board${harmful.join('')}`]],
  [['solve', 'sudoku', '--engine', `bits${harmful.join('')}`]],
  [['solve', 'sudoku', `--x${harmful.join('')}`]],
];

test('control characters and direction marks do not reach standard error', () => {
  for (const [words, input = ''] of some(cases)) {
    const said = commands.map(({ program, first }) => spawnSync(program, [...first, ...words], { input }));
    const [inNode, natively] = said.map(({ stderr, status }) => ({ stderr: String(stderr), status }));
    assert.deepEqual(listed(inNode.stderr), [], JSON.stringify(words));
    assert.notEqual(inNode.stderr, '');
    assert.deepEqual(natively, inNode, JSON.stringify(words));
  }
});

const folder = mkdtempSync(join(tmpdir(), 'quadrille-terminal-'));
after(() => rmSync(folder, { recursive: true }));

const large = join(folder, 'large.txt'); // 19 queens have 4,968,057,848 solutions: more than are counted in the limit
writeFileSync(large, `19${' 0'.repeat(19)}\n`);
const small = join(folder, 'small.txt');
writeFileSync(small, '6 0 0 0 0 0 0\n');
const limit = ['--seconds', '3'];

/** What a pseudo-terminal shows of a program, by Python's standard library: `⌫` takes the line away. */
function onTerminal({ program, first }, words) {
  const script = 'import pty, sys; pty.spawn(sys.argv[1:])';
  const { stdout } = spawnSync('python3', ['-c', script, program, ...first, ...words], { input: '' });
  return String(stdout).replaceAll('\r\x1b[K', '⌫').replaceAll('\r\n', '\n');
}

/** What stands on the terminal at last, when lines were taken away. @param {string} shown */
const left = (shown) => shown.replaceAll(/[^\n]*⌫/g, '');

for (const command of commands) {
  test(`${command.name} shows its progress on a terminal, and removes it at the end`, onlyInAll, () => {
    const shown = onTerminal(command, ['count', 'queens', small, large, ...limit]);
    const line = /1 puzzle; the next: \d+ solutions, (<1|\d+) %, \d+ (s|min|h) left⌫/;
    // The command in Node has two pieces of input here, so two puzzles may be at hand.
    assert.match(shown, command.first.length > 0 ? /1 puzzle, \d+ s⌫/ : line);
    assert.match(left(shown), /^4\nstopped \d+\n$/);
    // The machine may be so busy that it takes longer until a part is done.
    const part = /\d+ solutions, (<1|\d+) %, .* left⌫/;
    let alone = '';
    for (let seconds = 3; seconds < 100 && !part.test(alone); seconds *= 2)
      alone = onTerminal(command, ['count', 'queens', large, '--seconds', String(seconds)]);
    assert.match(alone, part);
  });

  test(`${command.name} shows no progress in a pipe`, () => {
    const words = [...command.first, 'count', 'queens', large, '--threads', '1', ...limit];
    const { stdout, stderr } = spawnSync(command.program, words);
    assert.match(String(stdout), /^stopped \d+\n$/);
    assert.equal(String(stderr), '');
  });
}
