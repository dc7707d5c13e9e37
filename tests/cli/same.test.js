// The native command prints what the command in Node prints, byte for byte, and ends with the same status. Only times
// differ, the bounds of --memory, and the notations of links, which core does not have. Both read the command line and
// write answers by the same code (core/command), so a test asks each question once, in the form that shows most: what
// may differ is how each reads a file and cuts it, what reaches that code, and 32 bits instead of 64.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { onlyInAll, some, whole } from '../../wasm/tools/whole.js';
import { inNode, native, run, withoutMs } from './commands.js';

/**
 * What a command prints, without what may differ.
 * @param {import('./commands.js').Command} command
 * @param {string[]} args
 * @param {string | Uint8Array} input
 */
async function answerOf(command, args, input) {
  const { status, stdout, stderr } = await run(command, args, input, 'latin1');
  return {
    status,
    stdout: withoutMs(stdout).replace('1 to 3500;', '1 to 400;'),
    stderr: stderr.replace('1 to 3500', '1 to 400').replace(', fpuzzles, sudokupad', ''),
  };
}

/**
 * Both commands with the same arguments and input.
 * @param {string[]} args
 * @param {string | Uint8Array} [input]
 */
async function assertSame(args, input = '') {
  const [expected, found] = await Promise.all([inNode, native].map((command) => answerOf(command, args, input)));
  assert.deepEqual(found, expected, `quadrille ${args.join(' ')}`);
  return found;
}

const data = new URL('../data/', import.meta.url);

/** @param {string} puzzle @returns {Record<string, string>} its samples by the names of their files */
function samplesOf(puzzle) {
  const folder = new URL(`${puzzle}/`, data);
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
}

const questions = [
  ['solve'],
  ['check', '--engine', 'dlx'],
  ['count', '--limit', '1000'],
  ['list', '--limit', '5'],
  ['candidates', '--cap', '3'],
  ['hint'],
  ['convert'],
  ['split', '--parts', '5'],
];

// So few that each answer comes soon, and many are stopped.
const bounded = ['--nodes', '2000'];

const puzzles = ['sudoku', 'variant', 'queens', 'kakuro', 'tiling', 'cover'];

for (const puzzle of puzzles) {
  test(`questions about the samples of ${puzzle} have the same answers`, async () => {
    const samples = Object.entries(samplesOf(puzzle)).filter(([name]) => !/answers|\.tsv$/.test(name));
    const first = puzzles.indexOf(puzzle); // so that npm test asks each question of some puzzle
    for (let i = first % 4; i < questions.length; i += whole ? 1 : 4) {
      const [name, text] = samples[i % samples.length];
      const [question, ...options] = questions[i];
      const form = ['--json', '--threads', String(1 + (i % 2))];
      const { status, stdout } = await assertSame([question, puzzle, ...options, ...bounded, ...form], text);
      assert.ok(stdout !== '' && [0, 3].includes(Number(status)), name);
    }
  });
}

/** @param {string} line */
const wordsOf = (line) => line.split(' ').filter(Boolean);

test('natively, each wrong command line is refused with status 2 and no answer', async () => {
  const lines = [
    '',
    'solve',
    'guess chess --threads 0',
    'count sudoku a b --checkpoint c',
    'solve sudoku --wrong',
    'solve sudoku --wrong=1',
    'solve sudoku -j',
    'solve sudoku -é1',
    'solve sudoku -1',
    'solve sudoku --=x',
    'solve sudoku --json=1',
    'solve sudoku --json -1',
    'solve sudoku --no-json',
    'solve sudoku --limit',
    'solve sudoku --limit --json',
    'solve sudoku --limit -x',
    'solve sudoku --limit -1x',
    'solve sudoku --limit=',
    'solve sudoku --limit 0',
    'solve sudoku --limit 0 --cap 0 --engine none',
    'solve sudoku --nodes 9007199254740992 --limit 1e3',
    'solve sudoku --seconds 1.2.3',
    'solve sudoku --seconds .',
    'solve sudoku --to "\\\n',
    'solve sudoku --engine=',
    'solve sudoku --threads 1025',
    'split sudoku',
    'split sudoku --parts x',
    'solve sudoku --checkpoint x --limit 0',
    'count sudoku --checkpoint',
    'split sudoku --parts 1000001',
    'count sudoku --part hu --parts 0',
    'hint queens --up-to-symmetry',
    'hint sudoku --part f464401b8b94.28-2of2',
    'grade sudoku --part f464401b8b94.28-2of2',
    'guess kakuro',
    'generate',
    'generate cover --count 0',
    'generate sudoku file',
    'generate sudoku --count x --limit y',
    'generate sudoku --count 0 --to png',
    'generate sudoku --seed 1000000000000000',
    'generate variant --jigsaw=true',
    'check variant --killer --jigsaw',
    'check sudoku --grade hard',
    'check chess --count x',
    'convert sudoku --part f464401b8b94',
  ];
  for (const line of lines) {
    const { status, stdout, stderr } = await run(native, wordsOf(line), '');
    assert.deepEqual({ status, stdout }, { status: 2, stdout: '' }, line);
    assert.match(stderr, /^quadrille: .+\nquadrille --help tells more\n$/, line);
  }
});

test('what depends on the puzzles, on the bounds or on wishes is refused in the same words', async () => {
  const lines = [
    'generate sudoku --givens 16',
    'solve chess',
    'solve sudoku --format pdf --to png',
    'solve sudoku --cap 0 --memory 0',
    'generate chess',
    'generate cover',
    'generate sudoku --size=',
    'generate sudoku --jigsaw',
    'generate sudoku --grade nice --to line',
    'generate sudoku --symmetry odd',
    'generate kakuro --symmetry full',
    'generate kakuro --size 8x30',
    'generate queens --size 3',
    'generate variant --rules .Nonsense',
    'generate variant --rules .AntiKing --size 4',
    'generate variant --jigsaw --size 13',
  ];
  for (const line of some(lines)) {
    const { status, stdout } = await assertSame(wordsOf(line));
    assert.deepEqual({ status, stdout }, { status: 2, stdout: '' }, line);
  }
});

test('reasons are the same', async () => {
  const boards = samplesOf('sudoku')['9_easy.txt'].split('\n').slice(0, 3);
  const text = [...boards, 'nonsense', '.'.repeat(81), '1...4.....2....3', `11${'.'.repeat(79)}`, '1111'.repeat(4)];
  for (const form of some([
    ['--threads', '2'],
    ['--nodes', '40'],
    ['--engine', 'dlx'],
  ]))
    await assertSame(['why', 'sudoku', '--json', ...form], text.join('\n'));
});

test('reasons of values and of other puzzles are the same', onlyInAll, async () => {
  const boards = samplesOf('sudoku')['9_easy.txt'].split('\n');
  const given = ['why', 'sudoku', '--cell', 'r2c1', '--value'];
  for (const value of ['1', '4', '9']) await assertSame([...given, value], boards[0]);
  const { stdout, status } = await assertSame(['why', 'sudoku'], `# two ones\n..1.1${'.'.repeat(76)}`);
  assert.deepEqual([stdout, status], ['2:3 1 at row 1, column 3\n2:5 1 at row 1, column 5\n\n', 0]);
  for (const wrong of [
    ['--cell', 'r0c1'],
    ['--value', '10', '--cell', 'r1c1'],
    ['--value', 'x'],
  ])
    await assertSame(['why', 'sudoku', ...wrong], boards[0]);
  await assertSame(['check', 'sudoku', '--cell', 'r1c1'], boards[0]);
  const killer = '# words\n.Shape~4x4.Cage~3~R1C1~R1C2\n .~R1C3_1~R4C4_2_3.Cage~7~R2C1~R2C2';
  const quarrel = '2:11 .Cage~3~R1C1~R1C2\n3:4 1 at row 1, column 3\n\n';
  assert.equal((await assertSame(['why', 'variant'], killer)).stdout, quarrel);
  const { stdout: clues } = await assertSame(['why', 'kakuro'], '# 3\\ 4\\\n\\9 . .\n\\4 . .');
  assert.equal(clues.split('\n')[2], '2:2 9 across at row 2, column 1');
  await assertSame(['why', 'queens', '--json'], '4 1 0 0 0\n4 0 0 0 0');
  await assertSame(['why', 'sudoku', '--cell', 'r2c1'], boards[0]);
});

test('answers of a variant have the same variables', async () => {
  const text = '.Shape~4x4.Var~A~~2.Sum~5~VA1~R1C1.Sum~5~VA2~R1C2.~R2C3_1.~R3C1_4.~R4C4_3';
  const { stdout } = await assertSame(['list', 'variant', '--json'], text);
  assert.match(stdout, /"variables":\[\{"VA1":/);
});

test('steps, grades and new puzzles are the same', async () => {
  const boards = samplesOf('sudoku')['9_easy.txt'].split('\n').slice(0, 5);
  const text = [...boards, 'nonsense', '.'.repeat(81), '1...4.....2....3', `11${'.'.repeat(79)}`].join('\n');
  for (const [puzzle, board] of some([
    ['sudoku', text],
    ['kakuro', samplesOf('kakuro')['zsoi.txt']],
    ['queens', '4 0 0 0 0'],
    ['grid', 'nonogram\nrows\n2\n1\ncolumns\n2\n1'],
    ['variant', '.Shape~4x4.Cage~3~R1C1~R1C2.~R2C3_1.~R3C1_4.~R4C4_3'],
  ])) {
    for (const question of ['steps', 'grade']) await assertSame([question, puzzle, '--json'], board);
  }
  for (const line of some([
    'sudoku --seed 5',
    'sudoku --seed 5 --count 700 --threads 2', // more than a thread takes at once
    'sudoku --seed 5 --count 7 --grade Hard --symmetry full --json',
    'sudoku --seed 5 --grade 1.2-2 --givens 36 --symmetry rotational',
    'sudoku --seed 5 --size 4 --count 3 --to grid',
    'sudoku --seed 5 --size 16',
    'sudoku --seed 5 --givens 17 --nodes 9',
    'kakuro --seed 5 --size 6 --count 3 --density 55',
    'kakuro --seed 5 --size 4x6 --to puzzlink --json',
    'queens --seed 5 --size 20 --count 4',
    'variant --seed 5 --rules .AntiKnight.Windoku --count 4',
    'variant --seed 5 --jigsaw --symmetry rotational --count 40 --threads 2',
    'variant --seed 5 --jigsaw --killer --size 6 --givens 2 --json',
  ])) {
    const { status, stdout } = await assertSame(['generate', ...line.split(' ')]);
    assert.ok(stdout !== '' && Number(status) === (line.includes('nodes') ? 3 : 0), line);
  }
});

test('white space in the rules of a new puzzle means nothing', onlyInAll, async () => {
  const args = ['generate', 'variant', '--seed', '5', '--givens', '20', '--rules'];
  const { status, stdout } = await assertSame([...args, ' .AntiKnight .Windoku\n']);
  assert.equal(status, 0);
  assert.equal((await assertSame([...args, '.AntiKnight.Windoku'])).stdout, stdout);
});

test('questions about a part have the same answers, and a part of another puzzle is refused', onlyInAll, async () => {
  const [board, other] = ['1...............\n', '.1..............\n'];
  const part = 'f464401b8b94.24-1of2.36-1of2';
  for (const [question, ...options] of questions.filter(([name]) => name !== 'hint' && name !== 'convert'))
    await assertSame([question, 'sudoku', ...options, '--part', part, '--json'], board);
  for (const text of [other, board + other]) await assertSame(['count', 'sudoku', '--part', part], text);
  await assertSame(['count', 'sudoku', '--part=', '--json'], board);
});

test('answers up to symmetry are the same, and refused where they are not known', async () => {
  const text = '8 0 0 0 0 0 0 0 0\n7 1 0 0 0 0 0 0\n';
  for (const question of some(['solve', 'check', 'count', 'list', 'split']))
    await assertSame([question, 'queens', '--up-to-symmetry', '--json', '--parts', '4'], text);
  const { stdout } = await assertSame(['count', 'queens', '--up-to-symmetry'], text);
  assert.equal(stdout, '12\n2\n');
  const stars = `starbattle\nstars 1\nregions\n${['A', 'B', 'C', 'D', 'E'].map((name) => name.repeat(5)).join('\n')}\n`;
  for (const question of some(['check', 'list', 'split']))
    await assertSame([question, 'grid', '--up-to-symmetry', '--json', '--parts', '4'], stars);
  // Fourteen boards of five stars that do not touch (OEIS A002464), two of them symmetric by half a turn.
  assert.equal((await assertSame(['count', 'starbattle', '--up-to-symmetry'], stars)).stdout, '4\n');
  await assertSame(['count', 'sudoku', '--up-to-symmetry'], '.'.repeat(16));
});

test('both commands recognise the same puzzles, and print a line for each that a text may be', async () => {
  const slitherlink = '.2.3\n..1.\n2...\n.3..\n';
  const { stdout } = await assertSame(['recognise'], slitherlink);
  assert.match(stdout, /^sudoku grid\ngrid slitherlink\n/);
  for (const text of some([slitherlink, '8 0 0 0 0 0 0 0 0', '.Cage~3~R1C1~R1C2', 'no puzzle', '']))
    await assertSame(['recognise', '--json'], text);
  await assertSame(['recognise', '-', '/no/file']);
});

test('a puzzle that is not named is recognised in each file, and the readings are named to choose from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  const file = (/** @type {string} */ name, /** @type {string} */ text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const takuzu = file('takuzu.json', TAKUZU);
  const queens = file('queens.txt', '*...\n..*.\n.*..\n...*\n');
  const link = file('link.txt', '# two\nhttps://puzz.link/p?slither/2/2/3\nhttps://puzz.link/p?hashi/2/1/11\n');
  const answered = await assertSame(['check', link, queens, file('cages.iss', '.Shape~4x4.Cage~3~R1C1~R1C2\n')]);
  assert.equal(answered.stdout, 'multiple\nunique\nnone\nmultiple\n');
  assert.equal(answered.stderr.split('\n')[0], `${queens}: read as queens`);
  assert.equal((await assertSame(['count', link, '--json'])).stdout.match(/"puzzle": ?"grid"/g)?.length, 2);
  for (const [words, why] of some([
    [['check', takuzu], 'this may be binairo, slitherlink, minesweeper or mosaic; name one before the file'],
    [
      ['check', 'grid', takuzu],
      'this may be binairo, slitherlink, minesweeper or mosaic; say which, as in --format binairo',
    ],
    [['check', file('none.txt', 'hello\n')], 'no puzzle is recognised'],
    [['check', join(folder, 'nothing.txt')], 'there is no such file'],
    [['convert', link, '--to', 'chess'], 'grid has no format "chess"'],
  ])) {
    const { status, stdout, stderr } = await assertSame(words);
    assert.deepEqual([status, stdout], [1, '']);
    assert.ok(stderr.includes(why), stderr);
  }
  // With --json a text about which nothing is asked has its object too, in the order of the files.
  const { status, stdout, stderr } = await assertSame(['check', file('none.txt', 'hello\n'), takuzu, link, '--json']);
  const objects = stdout.split('\n', 4).map((line) => JSON.parse(line));
  const codes = objects.map(({ index, error }) => `${index} ${error?.code}`);
  assert.deepEqual([status, ...codes], [1, '1 bad-input', '2 bad-input', '3 undefined', '4 undefined']);
  assert.ok(stderr.includes(`${takuzu}:1:1: ${objects[1].error.message}`), stderr);
  // A saved board is asked about with what is filled in: 3 and 4 have the sum 7, 1 and 2 have not.
  const saved = ['3 4', '1 2'].map((row) => file(`${row}.txt`, `pzprv3/kakuro/1/2/0 3 4 /7,0 . . /${row} /\n`));
  for (const named of [[], ['kakuro']])
    assert.equal((await assertSame(['check', ...named, ...saved])).stdout, 'unique\nnone\n');
  assert.equal((await assertSame(['check', 'grid', '--format', 'binairo', takuzu])).stdout, 'multiple\n');
  for (const option of ['--format=grid', '--proof=x', '--checkpoint=x'])
    assert.equal((await assertSame([option.startsWith('--c') ? 'count' : 'check', link, option])).status, 2);
  rmSync(folder, { recursive: true });
});

test('natively, what the last of several options says counts, and empty names are those left out', async () => {
  const board = `${'.'.repeat(16)}\n`; // has 288 solutions (OEIS A107739)
  for (const [line, answer] of [
    ['count sudoku --limit 3 --limit 500', /^288\n$/],
    ['count sudoku --format= --to=', /^288\n$/],
    ['--json count --threads=2 sudoku', /"count":288,/],
    ['count sudoku --limit=5 -', /^stopped 5\n$/],
    ['count sudoku -- --json', /^$/],
    ['--help --wrong', /^$/],
    ['--version --limit x', /^\d+\.\d+\.\d+\n$/],
  ]) {
    const { stdout } = await run(native, wordsOf(String(line)), board);
    assert.match(stdout, /** @type {RegExp} */ (answer), String(line));
  }
  await assertSame(['--help', 'solve']); // names the puzzles and the bounds of each command
});

test(
  'faults of a text are reported in the same words and at the same place, also in later pieces',
  onlyInAll,
  async () => {
    const [board] = samplesOf('sudoku')['9_easy.txt'].split('\n');
    const lines = Array.from({ length: 6000 }, (_, i) => (i % 997 === 5 ? `bad ${i}` : board));
    const long = `\uFEFF# a comment\n${lines.join('\r\n')}`;
    for (const threads of ['1', '2', '3']) await assertSame(['check', 'sudoku', '--threads', threads], long);
    await assertSame(['solve', 'sudoku', '--format', 'grid', '--json'], long.slice(0, 5000));
    // A header announces more boards than there are.
    await assertSame(['solve', 'sudoku'], samplesOf('sudoku')['poj2676.txt'].replace(/^1/, '3').repeat(2));
    await assertSame(['check', 'kakuro'], `${samplesOf('kakuro')['zsoi.txt']}7 7 7\n`);
    await assertSame(['convert', 'sudoku', '--to', 'poj2676'], '.'.repeat(16));
    const odd = ['', '# nothing', 'x', `${board}x`, '\0', '::', '"\\\t\u0001', '∞', '1', '0 0'].join('\n\n');
    for (const puzzle of ['sudoku', 'variant', 'queens', 'kakuro', 'tiling', 'cover'])
      await assertSame(['solve', puzzle, '--json'], odd);
    for (const text of ['', '\n\n']) await assertSame(['solve', 'sudoku'], text);
  },
);

test('lines of rules are one puzzle, unless a format is named', onlyInAll, async () => {
  const shaped = '# One.\n.Shape~4x4\n\n# Two.\n.AntiKing\n';
  const open = '.AntiKnight\n.BlackDot~R1C3~R2C3\n';
  // Interactive Sudoku Solver has no solution for the first text, and many for the second.
  for (const [text, options, verdicts] of /** @type {[string, string[], string][]} */ ([
    [shaped, [], 'none\n'],
    [shaped, ['--format', 'iss-text'], 'none\n'],
    [shaped, ['--format', 'iss'], 'multiple\nmultiple\n'],
    [open, [], 'multiple\n'],
    [open, ['--format', 'iss'], 'multiple\nmultiple\n'],
    [open, ['--format', 'iss-text'], 'multiple\n'],
  ])) {
    const { stdout, stderr } = await assertSame(['check', 'variant', ...options], text);
    assert.equal(stdout, verdicts);
    assert.equal(stderr.includes('the 2 lines of this text were read as one puzzle'), !stdout.includes('\nm'));
  }
});

test('a link of puzz.link to a 6×6 Sudoku is read as a variant, with a note if sudoku is asked', async () => {
  const link = 'https://puzz.link/p?sudoku/6/6/61j3g2j4g3j5g4j6g5j12\n';
  for (const words of some([['variant'], ['sudoku'], ['-']])) {
    const { stdout, stderr } = await assertSame(['solve', ...words], link);
    assert.equal(stdout, '614523352164246351135246421635563412\n');
    assert.equal(stderr, words[0] === 'sudoku' ? 'stdin: read as variant: the boxes of sudoku are squares\n' : '');
  }
  const { status, stderr } = await assertSame(['solve', 'sudoku', '--format', 'puzzlink'], link);
  assert.equal(status, 1);
  assert.match(stderr, /other boards are of the puzzle variant/);
});

test('a table, a list or an address of a Sudoku is read, whether it is named or not', async () => {
  const [board] = samplesOf('sudoku')['9_easy.txt'].split('\n');
  const rows = Array.from({ length: 9 }, (_, row) =>
    [...board.slice(9 * row, 9 * row + 9)].map((cell) => Number(cell) || 0),
  );
  const { stdout: verdict } = await run(native, ['check', 'sudoku'], `${rows.flat().join('')}\n`);
  for (const text of some([
    JSON.stringify(rows),
    rows.map((row) => row.join(',')).join('\n'),
    `board = [\n${rows.map((row) => `[${row}]`).join(',\n')}\n]`,
    rows.map((row) => row.join('\t').replaceAll('0', '')).join('\n'),
    `https://kanpen.net/sudoku.html?problem=9/${rows.map((row) => row.join('_').replaceAll('0', '.')).join('_/')}_/`,
    `https://example.org/?bd=${rows.flat().join('')}`,
  ]))
    for (const words of [
      ['check', 'sudoku'],
      ['check', '-'],
    ]) {
      const { stdout, stderr } = await assertSame(words, `${text}\n`);
      assert.deepEqual([stdout, stderr.replace(/.*read as sudoku\n/, '')], [verdict, ''], text);
    }
});

/** Rows of a public takuzu, in JSON. */
const TAKUZU = ['xxxx1x0x', 'xxxx0x1x', 'xx1xx0x0', '0xxx1xxx', '11x0x1xx', 'xxx10x1x', '0xxx010x', 'xxxx1xxx']
  .map((row) => JSON.stringify([...row]))
  .join(',');

test('a text that may be of two puzzles is answered with a note on how it was read', async () => {
  for (const [puzzle, text, note] of some([
    ['sudoku', '.1..\n....\n..0.\n1.0.\n', /read as a Sudoku; for a binairo/],
    ['sudoku', '3 . 2 .\n. 1 . .\n. . . 2\n2 . 3 .\n', /read as a Sudoku; for a slitherlink/],
    ['queens', '*...\n..*.\n....\n....\n', /each \* was read as a queen/],
    ['sudoku', `${TAKUZU}\n`, /binairo reads them/],
  ])) {
    const { stderr } = await assertSame(['check', String(puzzle)], String(text));
    assert.match(stderr, /** @type {RegExp} */ (note));
  }
});

test('bytes that are not UTF-8 come out as replacement characters', async () => {
  const cover = Buffer.from('a\xE9 b\n"\\a\xE9\n'.replace('"\\', '').concat('b\n'), 'latin1');
  const { status, stdout } = await assertSame(['solve', 'cover'], cover);
  assert.equal(status, 0);
  assert.ok(stdout.includes('a\xEF\xBF\xBD'));
  await assertSame(['hint', 'cover', '--json'], cover);
});

/** The permutations of `size` things as an exact cover. @param {number} size */
function permutations(size) {
  const numbers = Array.from({ length: size }, (_, i) => i);
  const items = [...numbers.map((row) => `r${row}`), ...numbers.map((column) => `c${column}`)];
  const options = numbers.flatMap((row) => numbers.map((column) => `r${row} c${column}`));
  return `${items.join(' ')}\n${options.join('\n')}\n`;
}

test('a note on the memory of a count goes to standard error, or into the JSON', async () => {
  const text = permutations(18);
  const args = ['count', 'cover', '--memory', '1', '--nodes', '200000'];
  const note = 'memory: ran out at 1 MB; --memory 2 gives it more room';
  // How much fits into a megabyte, and so the count until then, depends on the size of pointers.
  for (const command of [inNode, native]) {
    const asText = await run(command, args, text);
    assert.deepEqual([asText.status, asText.stderr], [3, `${note}\n`]);
    const asJson = await run(command, [...args, '--json'], text);
    assert.deepEqual([JSON.parse(asJson.stdout).note, asJson.stderr], [note, '']);
  }
});

test('in JSON a count that JavaScript has no exact number for is a string', onlyInAll, async () => {
  const { stdout } = await run(native, ['count', 'cover', '--json'], permutations(17));
  assert.match(stdout, /"count":355687428096000,/); // 17!
  const large = await assertSame(['count', 'cover', '--json'], permutations(19));
  assert.match(large.stdout, /"count":"121645100408832000",/); // 19!
});

test('links of f-puzzles to variants are read alike, with their faults', async () => {
  const rows = samplesOf('variant')['fpuzzles.tsv'].trim().split('\n').slice(0, 4);
  const links = rows.map((row) => `https://www.f-puzzles.com/?load=${row.split('\t').at(-1)}`);
  const cut = links[0].slice(0, -40);
  // A rule that is not known.
  const wrong = 'N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSTiBdZQiu86285qms9uy6kAWwEM0EAMYIALhgCuMIkA=';
  const text = [...links, cut, '', wrong, links[1]].join('\n');
  for (const question of some(['check', 'solve', 'candidates']))
    await assertSame([question, 'variant', '--json', '--nodes', '20000'], text);
  await assertSame(['convert', 'variant', '--to', 'iss', '--format', 'fpuzzles'], text);
  await assertSame(['why', 'variant', '--json', '--nodes', '20000'], links[2]);
  for (const to of ['fpuzzles', 'sudokupad'])
    await assertSame(['convert', 'variant', '--to', to], [...links, '.GlobalEntropy', '.AntiKing'].join('\n'));
});

test('links of SudokuPad, and links to a classic Sudoku, are read alike and answered in links', async () => {
  const classic =
    'N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQvxClK1FOkYt2nGP2Uixg9X1UDtKkSDYQ2ZaiAAq' +
    'IVADMA9mmuWA7iQwLuQA==';
  const text = [
    `\uFEFFhttps://sudokupad.app/fpuz${encodeURIComponent(classic)}`,
    `"fpuz${classic}"`,
    `https://sudokupad.app/scf${'o'.repeat(13)}K`,
    'https://sudokupad.app/wsj7iunsg6',
    'https://sudokumaker.app/?puzzle=x',
    'https://lisudoku.xyz/e?import=x',
    'fpuzN4Ig',
    'sclA',
  ].join('\n');
  for (const puzzle of ['sudoku', 'variant']) {
    await assertSame(['check', puzzle, '--to', puzzle === 'sudoku' ? 'line' : 'iss'], text);
    for (const line of some(text.split('\n').slice(3))) await assertSame(['check', puzzle], line);
  }
  for (const to of ['fpuzzles', 'sudokupad']) await assertSame(['solve', 'sudoku', '--to', to], text);
  await assertSame(['solve', 'sudoku', '--json'], classic);
  await assertSame(['convert', 'sudoku'], classic);
});

test('links of penpa-edit to Sudoku and Kakuro are read alike, with their faults', async () => {
  const rows = readFileSync(new URL('../data/penpa-boards.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const [puzzle, to] of some([
    ['variant', 'iss'],
    ['kakuro', 'grid'],
  ])) {
    const links = rows.map((row) => row.split('\t')).filter(([id]) => id === puzzle);
    const cut = links.map(([, link]) => link.slice(0, 200));
    const text = [...links.map(([, link]) => link), '', ...cut].join('\n');
    await assertSame(['convert', puzzle, '--to', to, '--format', 'penpa'], text);
    await assertSame(['check', puzzle, '--json', '--nodes', '20000'], text);
  }
});
