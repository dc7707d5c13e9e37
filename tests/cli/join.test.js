// Parts of a search by hand, with both commands: split, questions about each part, and join, also where one command has
// answered what the other one joins.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { some } from '../../wasm/tools/whole.js';
import { commands, inNode, native, run, withoutMs } from './commands.js';

/**
 * Joins lines with both commands and compares the two.
 * @param {string} lines
 * @param {string[]} options
 */
async function joinBoth(lines, ...options) {
  const [expected, found] = await Promise.all(commands.map((command) => run(command, ['join', ...options], lines)));
  found.stdout = withoutMs(found.stdout);
  expected.stdout = withoutMs(expected.stdout);
  assert.deepEqual(found, expected, lines);
  return found;
}

/**
 * The answers of all parts of a puzzle, a line each. The first of them is from the command in Node.
 * @param {string} question
 * @param {string} puzzle
 * @param {string} text
 * @param {string[]} options
 */
async function answersOf(question, puzzle, text, options) {
  const split = await run(native, ['split', puzzle, '--parts', '4'], text);
  const parts = split.stdout.trim().split('\n');
  return Promise.all(
    parts.map(async (line, i) => {
      const args = [question, puzzle, ...options, '--json', '--part', JSON.parse(line).part];
      return (await run(i === 0 ? inNode : native, args, text)).stdout;
    }),
  );
}

const cover = 'a b c | d\na d:1\nb d:1\nc\na b\nb c d:2\na d:2\n';

for (const [puzzle, text, ...questions] of some([
  ['queens', '8 0 0 0 0 0 0 0 0\n', 'solve', 'check', 'count', 'list', 'candidates --cap 100'],
  ['queens', '3 0 0 0\n', 'solve', 'check', 'candidates'],
  ['cover', cover, 'list', 'candidates --cap 100'],
  ['model', 'var a b: -2..1\nsum a - b > 1\n', 'list', 'candidates --cap 100'],
  ['sudoku', '1..............2\n', 'count', 'candidates --cap 100'],
]))
  test(`the joined answers of parts are those of the whole: ${puzzle} ${text.slice(0, 3)}`, async () => {
    for (const [question, ...options] of some(questions).map((words) => words.split(' '))) {
      const answers = await answersOf(question, puzzle, text, options);
      const joined = await joinBoth(answers.reverse().join(''), '--json');
      const whole = await run(native, [question, puzzle, ...options, '--json'], text);
      assert.deepEqual([joined.status, joined.stderr], [0, '']);
      const [found, expected] = [joined, whole].map(({ stdout }) => JSON.parse(stdout));
      for (const each of [found, expected]) {
        if (question === 'list') each.solutions.sort();
        // Another order of the search finds other solutions first.
        if (question === 'solve' || question === 'check') each.solutions = each.solutions.length;
        Object.assign(each, { nodes: 0, ms: 0, engine: '', file: '' }); // a joined answer is of no file
      }
      assert.deepEqual(found, expected);
    }
  });

const fingerprint = '0123456789ab';

/** @param {string} rest of the part @param {object} [more] */
const line = (rest, more = {}) =>
  `${JSON.stringify({
    puzzle: 'queens',
    question: 'count',
    part: fingerprint + rest,
    verdict: 'counted',
    count: 1,
    solutions: [],
    nodes: 2,
    ms: 0.5,
    engine: 'bits',
    ...more,
  })}\n`;

test('counts of any size, and fractions of solutions, are added exactly', async () => {
  const nines = '9'.repeat(30);
  for (const [one, other, sum] of some([
    ['99999999999999999999999999', 1, '100000000000000000000000000'],
    ['105/840', '735/840', 1],
    ['105/840', 3, '2625/840'],
    [nines, '1/840', `${840n * BigInt(nines) + 1n}/840`],
    ['000', '0', 0],
    [9007199254740991, 0, 9007199254740991],
    [9007199254740991, 1, '9007199254740992'],
  ])) {
    const lines = line('.bits.1of2', { count: one }) + line('.bits.2of2', { count: other });
    assert.equal(JSON.parse((await joinBoth(lines, '--json')).stdout).count, sum);
  }
  const stopped = line('.bits.1of2', { count: '105/840', verdict: 'stopped' }) + line('.bits.2of2', { count: '2' });
  const { status, stdout } = await joinBoth(stopped);
  assert.deepEqual([status, stdout], [3, 'stopped 2\n']);
});

test('answers are printed as text or as JSON', async () => {
  const boards = ['1 2\n2 1\n', '\u{1F600} "\\\n'];
  const first = line('.bits.1of2', { question: 'list', verdict: 'listed', solutions: boards, count: 2 });
  const second = line('.bits.2of2', { question: 'list', verdict: 'stopped', count: 0, engine: 'dlx' });
  const { status, stdout } = await joinBoth(second + first);
  assert.deepEqual([status, stdout], [3, `${boards.map((board) => `${board}\n\n`).join('')}stopped\n`]);
  const { engine, verdict, solutions } = JSON.parse((await joinBoth(second + first, '--json')).stdout);
  assert.deepEqual([engine, verdict, solutions], ['', 'stopped', boards]);
  const candidates = [[{ value: 2, count: 1, open: true }], [], [{ value: 1, count: 3, open: false }]];
  const found = line('', { question: 'candidates', verdict: 'found', candidates, cap: 3 });
  assert.equal((await joinBoth(found)).stdout, '0: 2×1+\n2: 1×3\n\n');
});

test('every part has to be there exactly once, and whatever does not fit is named', async () => {
  const asked = { question: 'candidates', verdict: 'found', candidates: [[]] };
  for (const [lines, message] of some([
    ['', 'stdin: there are no answers of parts'],
    [' \n\t\n', 'stdin: there are no answers of parts'],
    [line('.bits.1of2'), `stdin: a part is missing: choice 2 of 2 below ${fingerprint}`],
    [line('.bits.2of2.3of4'), `stdin: a part is missing: choice 1 of 4 below ${fingerprint}.bits.2of2`],
    [line('.bits.1of4000000000'), `choice 11 of 4000000000`],
    [line('') + line('.bits.1of2'), 'stdin:2:1: the part 0123456789ab.bits.1of2 is answered twice'],
    [line('.bits.1of2') + line(''), 'stdin:2:1: the part 0123456789ab is answered twice'],
    [line('.bits.1of2') + line('.bits.1of2'), 'stdin:2:1: the part 0123456789ab.bits.1of2 is answered twice'],
    [line('.bits.1of2') + line('.bits.1of3'), '1of3 is of another division of the puzzle'],
    [line('.bits.1of2') + line('.dlx.2of2'), ''],
    [line('.7-1of2') + line('.8-1of2'), '8-1of2 is of another division of the puzzle'],
    [line('.7+9-1of2.3-1of1') + line('.7+9-1of2.bits.1of1'), 'is of another division of the puzzle'],
    [line('') + line('', { part: 'ffffffffffff' }), 'the part ffffffffffff is not a part of 0123456789ab'],
    [line('.bits.1of2') + line('.bits.2of2', { puzzle: 'cover' }), 'answers another puzzle: cover, not queens'],
    [line('.bits.1of2') + line('.bits.2of2', { question: 'list' }), 'answers another question: list, not count'],
    [
      line('.bits.1of2', { ...asked, cap: 100 }) + line('.bits.2of2', asked),
      'the part 0123456789ab.bits.2of2 answers another cap: 1, not 100',
    ],
    [line('', { question: 'hint' }), 'is the answer of no question'],
    [line('.x'), 'is not the answer of a part: ask with --part and --json'],
    ['{"a":1}\n', 'stdin:1:1: "{\\"a\\":1}" is not the answer of a part: ask with --part and --json'],
    ['\n\nno JSON\u0001 é\n', 'stdin:3:1: "no JSON\\u0001 é" is not JSON'],
    [
      '{"a":1,}\n[1,]\n01\n1.\n-\n"\\x"\n"\t"\n{"a" 1}\n[1 2]\ntru\n"\\u12g4"\n1e\n[\n{} {}\n',
      'stdin:14:1: "{} {}" is not JSON',
    ],
    [`${'é'.repeat(50)}\n${'\u{1F600}'.repeat(21)}\n`, `stdin:1:1: "${'é'.repeat(40)}…" is not JSON`],
    ['x\n'.repeat(25), 'stdin: and 5 more'],
  ])) {
    const { status, stdout, stderr } = await joinBoth(lines);
    if (message === '') continue; // it is enough that both say the same
    assert.deepEqual([status, stdout], [1, ''], lines);
    assert.ok(stderr.includes(message), `${message}\n${stderr}`);
  }
});

test('an answer that is not whole is named', async () => {
  const wrong = [
    { count: undefined },
    { count: 'many' },
    { count: '1/0' },
    { count: -1 },
    { count: 1.5 },
    { solutions: undefined },
    { solutions: [1] },
    { nodes: 'x' },
    { ms: null },
    { engine: 5 },
    { verdict: null },
    { puzzle: 7 },
    { question: 'candidates' },
    { question: 'candidates', candidates: [[{ value: 0, count: 1, open: false }]] },
    { question: 'candidates', candidates: [[null]] },
    { question: 'candidates', candidates: [5] },
  ];
  const { stderr } = await joinBoth(wrong.map((more) => line('', more)).join(''));
  const fault = `the answer of the part ${fingerprint} is not whole`;
  assert.equal(stderr, wrong.map((_, i) => `stdin:${i + 1}:1: ${fault}\n`).join(''));
});

test('the word join takes files, which have to be readable', async () => {
  for (const [args, status] of some(
    /** @type {[string[], number][]} */ ([
      [['join', 'a', 'b'], 1],
      [['join', '/no/such/file'], 1],
      [['join', '/'], 1],
      [['join', '--wrong'], 2],
      [['join', '--limit', 'x'], 1],
      [['--json', 'join', '-'], 1],
    ]),
  )) {
    const [expected, found] = await Promise.all(commands.map((command) => run(command, args, '')));
    assert.deepEqual(found, expected, args.join(' '));
    assert.equal(found.status, status, args.join(' '));
  }
});
