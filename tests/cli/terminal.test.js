// What a stranger's text, a file's name or an option says on standard error: nothing of it may change how a terminal
// shows what follows, and both commands say it in the same words.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
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
  for (const [words, input = ''] of cases) {
    const said = commands.map(({ program, first }) => spawnSync(program, [...first, ...words], { input }));
    const [inNode, natively] = said.map(({ stderr, status }) => ({ stderr: String(stderr), status }));
    assert.deepEqual(listed(inNode.stderr), [], JSON.stringify(words));
    assert.notEqual(inNode.stderr, '');
    assert.deepEqual(natively, inNode, JSON.stringify(words));
  }
});
