// What a pasted text is: which puzzle, in which form, and the board in it. The boards are compared with the puzzle that
// was written in that form; links and layouts are those of the programs that they name.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { puzzles } from '../../wasm/bindings/catalog.js';
import { compress } from '../../wasm/serve/lz.js';
import { ownLinkIn } from '../../web/importing/own-link.js';
import { readRules } from '../../web/importing/rule-lines.js';
import en from '../../web/strings/en/forms.js';
import zh from '../../web/strings/zh/forms.js';

const quadrille = await Quadrille.start({ workers: 1 });
after(() => quadrille.close());

/** From Wikipedia's article on Sudoku. */
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rows = PUZZLE.match(/.{9}/g) ?? [];
const zeros = rows.map((row) => Array.from(row, (symbol) => (symbol === '.' ? 0 : Number(symbol))));

/** The readings of a text, each with the text to ask about. @param {string} text */
async function recognise(text) {
  const recognised = await quadrille.recognise(text);
  const { form, entries, marks } = recognised;
  return (recognised.choices ?? [recognised]).map((each) => ({ text, form, entries, marks, ...each }));
}

/** Why a text has no reading. @param {string} text */
async function problemOf(text) {
  const { code, named } = await quadrille.recognise(text);
  return code && (named ? { code, named } : { code });
}

/** What is wrong with what is almost a board. @param {string} text */
async function faultOf(text) {
  const { code, line, column, named: quoted, found, side } = await quadrille.recognise(text);
  return line && { code, line, column, quoted, found, side };
}

/** The boards of a text, a line each, which is recognised as classic Sudoku. @param {string} text */
async function boardIn(text) {
  const [{ puzzle, format, text: board } = { puzzle: 'none' }] = await recognise(text);
  assert.equal(puzzle, 'sudoku', text);
  const lines = [];
  const pieces = [{ bytes: new TextEncoder().encode(board), last: true }];
  for await (const items of quadrille.stream('sudoku', 'convert', pieces, { format, to: 'line' }))
    for (const { text: line } of items) lines.push(line);
  return lines.join('\n');
}

/** @param {string} text */
const kinds = async (text) => (await recognise(text)).map(({ puzzle, format, form }) => `${puzzle} ${form || format}`);

test('a blank is any of the signs that programs use, in a line and in rows', async () => {
  for (const blank of ['.', '0', '-', '_', '*', 'x', 'X', '#', '·', '□', 'o', '~', '０']) {
    assert.equal(await boardIn(PUZZLE.replaceAll('.', blank)), PUZZLE, blank);
    assert.equal(await boardIn(rows.map((row) => row.replaceAll('.', blank)).join('\n')), PUZZLE, blank);
    assert.equal(
      await boardIn(rows.map((row) => Array.from(row.replaceAll('.', blank)).join(' ')).join('\r\n')),
      PUZZLE,
      blank,
    );
  }
});

test('a space is a blank, also at the end of a row where editors cut it', async () => {
  const spaced = rows.map((row) => row.replaceAll('.', ' '));
  assert.equal(await boardIn(PUZZLE.replaceAll('.', ' ')), PUZZLE);
  assert.equal(await boardIn(spaced.join('\n')), PUZZLE);
  assert.equal(await boardIn(spaced.map((row) => row.trimEnd()).join('\n')), PUZZLE);
  assert.equal(await boardIn(spaced.map((row) => Array.from(row).join(' ')).join('\n')), PUZZLE);
  assert.equal(await boardIn(spaced.map((row) => (row.match(/.../g) ?? []).join('|')).join('\n')), PUZZLE);
});

test('rules and borders around a board are passed over', async () => {
  /** @param {string} border @param {string} rule @param {string} bar */
  const drawn = (border, rule, bar) => {
    const lines = rows.map((row) => `${bar}${(row.match(/.../g) ?? []).join(bar)}${bar}`);
    return [border, ...lines.slice(0, 3), rule, ...lines.slice(3, 6), rule, ...lines.slice(6), border].join('\n');
  };
  assert.equal(await boardIn(drawn('*-----------*', '|---+---+---|', '|')), PUZZLE); // Simple Sudoku
  assert.equal(await boardIn(drawn('+-----+-----+-----+', '+-----+-----+-----+', ' | ')), PUZZLE);
  assert.equal(await boardIn(drawn('┌───┬───┬───┐', '├───┼───┼───┤', '│')), PUZZLE);
  assert.equal(await boardIn(drawn('╔═══╦═══╦═══╗', '╠═══╬═══╬═══╣', '║')), PUZZLE);
  assert.equal(await boardIn(drawn('=============', '-------------', '|').replaceAll('.', '_')), PUZZLE);
  assert.equal(await boardIn(drawn("'-----------'", ':-----------:', '|')), PUZZLE);
});

test('tables are read with commas, semicolons and tabs, with empty cells and quotation marks', async () => {
  for (const delimiter of [',', ';', '\t', ', ']) {
    assert.equal(await boardIn(zeros.map((row) => row.join(delimiter)).join('\n')), PUZZLE, delimiter);
    assert.equal(await boardIn(zeros.map((row) => row.map((value) => value || '').join(delimiter)).join('\n')), PUZZLE);
    assert.equal(
      await boardIn(zeros.map((row) => row.map((value) => `"${value || ''}"`).join(delimiter)).join('\n')),
      PUZZLE,
    );
    assert.equal(await boardIn(zeros.map((row) => `${row.join(delimiter)}${delimiter}`).join('\n')), PUZZLE);
  }
});

test('JSON is read as rows or in one list, with null, 0 or nothing for a blank, and inside objects', async () => {
  for (const blank of [null, 0, '', '.', '0', false]) {
    const values = zeros.map((row) => row.map((value) => value || blank));
    for (const json of [
      values,
      values.flat(),
      { puzzle: values, solution: [] },
      [{ value: values }],
      { newboard: { grids: [{ value: values }] } },
    ])
      assert.equal(await boardIn(JSON.stringify(json)), PUZZLE, JSON.stringify(json));
  }
  assert.equal(await boardIn(JSON.stringify(rows)), PUZZLE);
  assert.equal(await boardIn(JSON.stringify({ quiz: PUZZLE, solution: '1'.repeat(81) })), PUZZLE);
});

test('lists of programs are read', async () => {
  const lists = zeros.map((row) => row.join(', '));
  assert.equal(await boardIn(`board = [\n${lists.map((row) => `  [${row}],  # a row`).join('\n')}\n]`), PUZZLE);
  assert.equal(await boardIn(`int grid[9][9] = {${lists.map((row) => `{${row}}`).join(',\n')}};`), PUZZLE);
  assert.equal(await boardIn(`new int[][] {\n${lists.map((row) => `{ ${row} }, // row`).join('\n')}\n};`), PUZZLE);
  assert.equal(await boardIn(`array([[${zeros.map((row) => row.join(' ')).join(']\n       [')}]])`), PUZZLE); // NumPy
  assert.equal(await boardIn(`M = [${zeros.map((row) => row.join(' ')).join('; ')}];`), PUZZLE); // Matlab
  assert.equal(
    await boardIn(
      `x = [${zeros
        .flat()
        .map((value) => value || 'None')
        .join(', ')}]`,
    ),
    PUZZLE,
  );
  assert.equal(await boardIn(`const board = [${rows.map((row) => `'${row}'`).join(',\n')}]`), PUZZLE);
  assert.equal(await boardIn(rows.map((row) => `"${row}" +`).join('\n')), PUZZLE); // Java
});

test('boards of 4×4 to 25×25 are read, with letters, numbers and from zero', async () => {
  assert.equal(await boardIn('1 2 | _ _\n_ _ | 1 2\n----+----\n2 1 | _ _\n_ _ | 2 1'), '12....1221....21');
  const sixteen = Array.from({ length: 16 }, (_, at) =>
    Array.from({ length: 16 }, (_, column) => (column === at ? at + 1 : 0)),
  );
  const line = sixteen
    .flat()
    .map((value) => '.123456789ABCDEFG'[value])
    .join('');
  assert.equal(await boardIn(sixteen.map((row) => row.join(' ')).join('\n')), line);
  assert.equal(await boardIn(JSON.stringify(sixteen)), line);
  assert.equal(
    await boardIn(
      sixteen.map((row) => row.map((value) => (value ? (value - 1).toString(16) : '-')).join('')).join('\n'),
    ),
    line,
  );
  assert.equal(
    await boardIn(sixteen.map((row) => row.map((value) => '.ABCDEFGHIJKLMNOP'[value]).join(' ')).join('\n')),
    line,
  );
  assert.equal(
    await boardIn(sixteen.map((row) => row.map((value) => (value ? value - 1 : '.')).join(',')).join('\n')),
    line,
  );
  const large = Array.from({ length: 25 }, (_, row) =>
    Array.from({ length: 25 }, (_, column) => (column === row ? row + 1 : 0)),
  );
  assert.equal(
    await boardIn(large.map((row) => row.join(',')).join('\n')),
    large
      .flat()
      .map((value) => '.123456789ABCDEFGHIJKLMNOP'[value])
      .join(''),
  );
});

test('a board without square boxes is a variant', async () => {
  const [reading] = await recognise('1...5.\n..3...\n...4..\n..2...\n...6..\n.5...3');
  assert.deepEqual([reading.puzzle, reading.text.slice(0, 28)], ['variant', '.Shape~6x6.~R1C1_1~R1C5_5~R2']);
});

test('several boards are read in their order, between labels, blank lines and in tables', async () => {
  const other = `${PUZZLE.slice(9)}${PUZZLE.slice(0, 9)}`;
  const asRows = (/** @type {string} */ board) => (board.match(/.{9}/g) ?? []).join('\n');
  const both = `${PUZZLE}\n${other}`;
  const zeroed = (/** @type {string} */ text) => text.replaceAll('.', '0');
  // Project Euler 96
  assert.equal(await boardIn(`Grid 01\n${zeroed(asRows(PUZZLE))}\nGrid 02\n${zeroed(asRows(other))}`), both);
  assert.equal(await boardIn(`${asRows(PUZZLE)}\n\n${asRows(other)}`.replaceAll('.', '_')), both);
  assert.equal(await boardIn(`id,puzzle,solution\n1,${PUZZLE},2\n2,${other},3`), both); // Kaggle
  assert.equal(await boardIn(`${asRows(PUZZLE)}\n${asRows(other)}`.replaceAll('.', '*')), both);
});

test('HoDoKu: entries of its library stay entries, and deleted candidates are no marks', async () => {
  const [line] = await recognise(`:0702:9:+5${PUZZLE.slice(1)}:113 213::`);
  assert.equal(line.text, `.${PUZZLE.slice(1)}`);
  assert.equal(line.entries, '0:5');
  assert.match(line.marks ?? '', /^2:4 3:26 5:2468 6:1489 7:1249 8:248 10:247 11:247 /);
  assert.deepEqual(await kinds(`:0000:x:${PUZZLE}:::\n:0000:x:${PUZZLE}:::`), ['sudoku HoDoKu']);
});

test('a grid of candidates is a board with pencil marks, or a puzzle of them where few digits are known', async () => {
  const lists = Array.from(PUZZLE, (symbol) => (symbol === '.' ? '12' : symbol));
  const grid = Array.from({ length: 9 }, (_, row) => `| ${lists.slice(9 * row, 9 * row + 9).join('  ')} |`);
  const [board, rules] = await recognise(['.---.', ...grid, "'---'"].join('\n'));
  assert.deepEqual([board.text, board.marks?.slice(0, 14)], [PUZZLE, '2:12 3:12 5:12']);
  assert.match(rules.text, /^\.~R1C1_5~R1C2_3.*~R1C3_1_2/);
  const few = grid.map((row) => row.replaceAll(/[3-9]/g, '34'));
  assert.deepEqual(await kinds(few.join('\n')), ['variant candidates', 'sudoku candidates']);
});

test('SudokuWiki: a board in the address, and a position with entries and candidates', async () => {
  assert.equal(await boardIn(`https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE.replaceAll('.', '0')}`), PUZZLE);
  // From its page on grouped chains, which also gives the board from the start.
  const position =
    '050f2e0i46015y020466026212064i0a095u0i4601070b0d4m0f4m4a4j4q027n03bu0g06360936164a4i0o010o02474u067n07bu4q4i464i0b0u' +
    '0g09064q0a4y040i0a051g5w035w01071y080u1g181609';
  const [reading] = await recognise(`https://www.sudokuwiki.org/sudoku.htm?bd=S9B${position}`);
  assert.equal(
    reading.text,
    '500001024020060090001700000000203006090000010200607000000009600040050030170800009'.replaceAll('0', '.'),
  );
  assert.equal(reading.entries?.slice(0, 15), '1:6 3:9 15:1 18');
  assert.equal(reading.marks?.slice(0, 17), '2:37 4:38 6:378 9');
});

test('links are known by their address, also inside a sentence, and without it', async () => {
  const payload = compress(
    JSON.stringify({ size: 9, grid: zeros.map((row) => row.map((value) => (value ? { value } : {}))) }),
  );
  const fpuzzles = ['variant fpuzzles'];
  const sudokupad = ['variant sudokupad'];
  assert.deepEqual(await kinds(`https://www.f-puzzles.com/?load=${payload}`), fpuzzles);
  assert.deepEqual(await kinds(`Try this one: <https://f-puzzles.com/?load=${payload}>!`), fpuzzles);
  assert.deepEqual(await kinds(payload), fpuzzles);
  assert.deepEqual(await kinds(`https://sudokupad.app/fpuzzles${encodeURIComponent(payload)}`), sudokupad);
  assert.deepEqual(await kinds(`https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${payload}`), sudokupad);
  assert.deepEqual(await kinds(`https://beta.sudokupad.app/puzzle/scl${payload}`), sudokupad);
  const penpa = ['variant penpa', 'kakuro penpa', 'grid penpa'];
  assert.deepEqual(await kinds('https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb5tAEL3zKabcdefgh'), penpa);
  assert.deepEqual(await kinds('m=solve&p=7VRNb5tAEL3zKabcdefgh'), penpa);
  assert.deepEqual(await kinds('https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight'), ['variant iss']);
  assert.deepEqual(await kinds('[a](https://puzz.link/p?kakuro/5/5/48la0.na0)'), ['kakuro puzzlink']);
  assert.deepEqual(await kinds('http://pzv.jp/p.html?sudoku/9/9/53h7'), ['sudoku puzzlink']);
  assert.equal(await boardIn('https://pzprxs.vercel.app/p?sudoku/d/9/9/53h7'), `53..7${'.'.repeat(76)}`);
  assert.equal(await boardIn(`https://example.org/play?puzzle=${PUZZLE}`), PUZZLE);
  assert.equal(await boardIn(`https://sudokuexchange.com/play/?s=${zeros.flat().join(',')}&d=3`), PUZZLE);
  assert.equal(await boardIn(`https://sudoku.coach/en/play/${zeros.flat().join('')}`), PUZZLE);
});

test('a text as it stands in an address is decoded', async () => {
  assert.equal(await boardIn(encodeURIComponent(rows.join('\n').replaceAll('.', '_'))), PUZZLE);
  assert.equal(await boardIn(encodeURIComponent(JSON.stringify(zeros))), PUZZLE);
});

test('a link of puzz.link to a Sudoku is read by core, of any size, and where it ends early', async () => {
  assert.deepEqual(await kinds('https://puzz.link/p?sudoku/9/9/53h7'), ['sudoku puzzlink']);
  assert.deepEqual(await kinds('https://puzz.link/p?sudoku/6/6/1i2'), ['variant puzzlink']);
});

test('JSON with a layout of boxes and no board is refused by name, and the layout is no board', async () => {
  const boxes = Array.from({ length: 81 }, (_, at) => 3 * Math.floor(at / 27) + (Math.floor(at / 3) % 3));
  const maker = {
    formatVersion: '1.5.0',
    puzzle: { cells: [{}, { given: true, value: 9 }], constraints: [{ type: 1, regions: boxes }] },
  };
  const rows = Array.from({ length: 9 }, (_, row) => boxes.slice(9 * row, 9 * row + 9));
  for (const [json, problem] of /** @type {[unknown, object][]} */ ([
    [maker, { code: 'foreign', named: 'SudokuMaker' }],
    [
      { size: 9, regions: boxes },
      { code: 'layout', named: 'regions' },
    ],
    [{ data: { boxes: rows } }, { code: 'layout', named: 'boxes' }],
  ])) {
    assert.deepEqual(await kinds(JSON.stringify(json)), []);
    assert.deepEqual(await problemOf(JSON.stringify(json)), problem);
  }
  assert.deepEqual(
    await kinds(JSON.stringify({ grid: zeros, boxes: rows })),
    await kinds(JSON.stringify({ grid: zeros })),
  );
});

test('JSON of a board with the usual boxes is that board, and with other regions it is refused by name', async () => {
  const boxOf = (/** @type {number} */ at) => 3 * Math.floor(at / 27) + (Math.floor(at / 3) % 3);
  const usual = Array.from({ length: 81 }, (_, at) => boxOf(at));
  const swapped = usual.map((box, at) => (at === 2 ? 1 : at === 3 ? 0 : box)); // two cells change their boxes
  const forms = [
    (/** @type {number[]} */ map) => map,
    (/** @type {number[]} */ map) => Array.from({ length: 9 }, (_, row) => map.slice(9 * row, 9 * row + 9)),
    (/** @type {number[]} */ map) => Array.from({ length: 9 }, (_, row) => map.slice(9 * row, 9 * row + 9).join('')),
    (/** @type {number[]} */ map) => map.map((box) => 'ABCDEFGHI'[box]).join(''),
    ...[
      (/** @type {number} */ at) => at,
      (/** @type {number} */ at) => at + 1,
      (/** @type {number} */ at) => [Math.floor(at / 9), at % 9],
      (/** @type {number} */ at) => [Math.floor(at / 9) + 1, (at % 9) + 1],
      (/** @type {number} */ at) => ({ row: Math.floor(at / 9), col: at % 9 }),
      (/** @type {number} */ at) => `R${Math.floor(at / 9) + 1}C${(at % 9) + 1}`,
    ].map(
      (cell) => (/** @type {number[]} */ map) =>
        Array.from({ length: 9 }, (_, box) => [...map.keys()].filter((at) => map[at] === box).map(cell)),
    ),
  ];
  for (const [at, form] of forms.entries()) {
    for (const key of ['regions', 'jigsaw']) {
      const text = (/** @type {number[]} */ map) => JSON.stringify({ puzzle: { grid: zeros, [key]: form(map) } });
      assert.equal(await boardIn(text(usual)), PUZZLE, `form ${at}`);
      assert.equal(await problemOf(text(usual)), undefined, `form ${at}`);
      assert.deepEqual(await kinds(text(swapped)), [], `form ${at}`);
      assert.deepEqual(await problemOf(text(swapped)), { code: 'irregular', named: key }, `form ${at}`);
    }
  }
  for (const nothing of [[], null, 9, true, {}])
    assert.equal(await boardIn(JSON.stringify({ grid: zeros, regions: nothing })), PUZZLE);
});

test('one of our own links is found in a text, and keeps its game', () => {
  assert.equal(ownLinkIn('https://example.org/solver/#queens=4%201%200%200%200'), '#queens=4%201%200%200%200');
  assert.equal(ownLinkIn('look: <https://example.org/#sudoku=~JcvBDQAhDMTA&set>!'), '#sudoku=~JcvBDQAhDMTA&set');
  for (const text of [
    'https://example.org/#print=1',
    'https://example.org/#sudoku',
    'https://puzz.link/p?kakuro/5/5/k',
  ])
    assert.equal(ownLinkIn(text), undefined, text);
});

test('JSON of f-puzzles and SudokuPad is read without their compression', async () => {
  const grid = zeros.map((row) => row.map((value) => (value ? { value, given: true } : {})));
  assert.deepEqual(await kinds(JSON.stringify({ size: 9, grid, thermometer: [] })), ['variant fpuzzles']);
  assert.deepEqual(await kinds(JSON.stringify({ cells: grid, regions: [] })), ['variant sudokupad']);
});

test('the other puzzles are known by their notations', async () => {
  assert.deepEqual(await kinds('8 1 5 8 6 3 7 2 4'), ['queens spoj1771']);
  assert.equal((await recognise('[".Q..","...Q","Q...","..Q."]'))[0].text, '.Q..\n...Q\nQ...\n..Q.\n');
  assert.equal((await recognise('. Q . .\n. . . Q\nQ . . .\n. . . .'))[0].format, 'drawing');
  assert.equal((await recognise('[1, 3, 0, 2]'))[0].text, '4 2 4 1 3');
  assert.deepEqual(await kinds('# 4\\ 3\\\n\\3 . .\n\\4 . .'), ['kakuro grid']);
  assert.deepEqual(await kinds('1\n2 2\n3 4\n4 3\n0 0\n0 0'), ['kakuro zsoi']);
  assert.deepEqual(await kinds('6x10 pentominoes'), ['tiling tiling']);
  assert.deepEqual(await kinds('board\n......\npieces\nI3'), ['tiling tiling']);
  assert.deepEqual(await kinds('<?xml version="1.0"?>\n<puzzle version="2">'), ['tiling xmpuzzle']);
  assert.deepEqual(await kinds('a b c | x\na b\nc x:A'), ['cover dlx']);
  assert.deepEqual(await kinds('| a comment\na b\na\nb'), ['cover dlx']);
  assert.deepEqual(await kinds('0 0 1 0\n1 1 0 1\n0 0 1 1'), ['cover matrix']);
  assert.deepEqual(await kinds('[[0,0,1],[1,1,0]]'), ['cover matrix']);
  assert.deepEqual(await kinds('[[true,false],[false,true]]'), ['cover matrix']);
  assert.deepEqual(await kinds('{{1, 0},\n {0, 1}};'), ['cover matrix']);
  assert.deepEqual(await kinds('1,1,1'), ['cover matrix']);
  assert.deepEqual(await kinds('1,0\n0,1'), ['cover matrix']);
  assert.deepEqual(await kinds('# comment\n10\n01'), ['cover matrix']);
  assert.deepEqual(await kinds('3\n1 0 0\n0 1 1'), ['cover matrix']);
  assert.deepEqual(await kinds('# in words\n.Cage~10~R1C1~R1C2.AntiKnight'), ['variant iss']);
});

test('a drawn board of queens is one, whatever sign it has for an empty square', async () => {
  const columns = [2, 7, 0, 0, 8, 0, 1, 0];
  for (const blank of ['.', '-', '_', '*', '0', '#', '+', '·', '□', '■', '⬜']) {
    const rows = columns.map((column) => Array.from({ length: 8 }, (_, at) => (at + 1 === column ? 'Q' : blank)));
    for (const between of ['', ' ']) {
      const text = rows.map((row) => row.join(between)).join('\n');
      assert.deepEqual(await kinds(text), ['queens drawing'], text);
    }
  }
});

test('stars are the queens of a drawn board with one of them in each row', async () => {
  const kattis = '*.......\n..*.....\n....*...\n......*.\n.*......\n.......*\n.....*..\n...*....';
  assert.deepEqual(await kinds(kattis), ['queens drawing']);
});

test('lines of rules without a shape and givens may be one puzzle or one each, and others are left to core', () => {
  const open = readRules('# words\n.AntiKnight\n\n# more\n.BlackDot~R1C1\n  ~R1C2\n');
  assert.equal(open.text, '# words\n# more\n.AntiKnight.BlackDot~R1C1  ~R1C2');
  assert.equal(open.lines?.count, 2);
  assert.match(open.lines?.text ?? '', /^# words\n\.AntiKnight\n/);
  for (const text of ['.Shape~4x4\n.AntiKing', '.AntiKnight\n.~R1C1_5', '.AntiKing', '.AntiKing\n  .Windoku'])
    assert.deepEqual(readRules(text), { text });
});

test('a line with any one sign for its blanks is a Sudoku', async () => {
  assert.equal(await boardIn(PUZZLE.replaceAll('.', '?')), PUZZLE);
  assert.deepEqual(await kinds(PUZZLE.replaceAll('.', '?').replace('?', '!')), []);
});

test('what may be two puzzles has both readings', async () => {
  assert.deepEqual(await kinds('1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1'), ['sudoku grid', 'cover dlx']);
  assert.deepEqual(await kinds('0 1\n0 1'), ['cover matrix', 'cover dlx', 'grid nonogram']);
  assert.deepEqual(await kinds('0 1\n1 1'), ['cover matrix']);
});

test('rows of 0, 1 and blanks may be a binairo, four rows without a 4 a slitherlink: a person chooses', async () => {
  // Rows of a public takuzu in JSON without the brackets around them.
  const takuzu = `["x","x","x","x","1","x","0","x"],["x","x","x","x","0","x","1","x"],["x","x","1","x","x","0","x","0"],
    ["0","x","x","x","1","x","x","x"],["1","1","x","0","x","1","x","x"],["x","x","x","1","0","x","1","x"],
    ["0","x","x","x","0","1","0","x"],["x","x","x","x","1","x","x","x"]`;
  const [binairo, ...others] = await kinds(takuzu);
  assert.equal(binairo, 'grid binairo');
  assert.ok(others.length > 0);
  const slitherlink = '3 . 2 .\n. 1 . .\n. . . 2\n2 . 3 .';
  assert.ok((await kinds(slitherlink)).includes('grid slitherlink'));
  assert.deepEqual(await kinds('4 . 2 .\n. 1 . 3\n. . . 2\n. . 3 .'), ['sudoku grid']);
});

test('what cannot be read has no reading, and where the reason is known it is said', async () => {
  for (const text of ['Please solve this for me', '', '{"a": 1}', '53..7....', `${PUZZLE}..`])
    assert.deepEqual(await recognise(text), []);
  assert.equal((await problemOf('\x89PNG\r\n\x1a\n'))?.code, 'picture');
  assert.equal((await problemOf('data:image/png;base64,iVBOR'))?.code, 'picture');
  assert.equal((await problemOf('https://example.org/sudoku.png'))?.code, 'picture');
  assert.deepEqual(await problemOf('https://tinyurl.com/abc'), { code: 'short-link', named: 'tinyurl.com' });
  // Only core knows all genres of links: if it does not know this one, that is said.
  const [{ puzzle, format }] = await recognise('https://puzz.link/p?sashigane/6/6/g3g');
  assert.deepEqual({ puzzle, format }, { puzzle: 'grid', format: 'puzzlink' }); // core names the kind
  for (const [link, name] of [
    ['https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcI', 'SudokuMaker'],
    ['https://lisudoku.xyz/e?import=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcI', 'lisudoku'],
  ])
    assert.deepEqual(await problemOf(link), { code: 'foreign', named: name });
  assert.deepEqual(await problemOf('https://example.org/news'), { code: 'unknown-link', named: 'example.org' });
  assert.equal(await problemOf('Please solve this for me'), undefined);
});

test('what is almost a board of digits says which line is wrong, and what is wrong with it', async () => {
  /** @param {number} row @param {string} text */
  const changed = (row, text) => rows.with(row, text);
  const short = changed(3, '8...6..3');
  const fault = { line: 4, column: 1, quoted: '8...6..3', found: 8, side: 9 };
  assert.deepEqual(await faultOf(short.join('\n')), { code: 'row-length', ...fault });
  assert.deepEqual(await faultOf(`# mine\n\n${short.join('\n')}`), { code: 'row-length', ...fault, line: 6 });
  assert.deepEqual(await faultOf(short.map((row) => [...row].join(' ')).join('\n')), {
    ...{ code: 'row-length', ...fault },
    quoted: '8 . . . 6 . . 3',
  });
  assert.equal((await faultOf(short.map((row) => [...row].join(',')).join('\n')))?.found, 8);
  assert.deepEqual(await faultOf(rows.slice(0, 8).join('\n').replaceAll('.', '0')), {
    ...{ code: 'row-count', line: 8, column: 1 },
    ...{ quoted: '000419005', found: 8, side: 9 },
  });
  assert.equal((await faultOf(PUZZLE.slice(1)))?.code, 'cell-count');
  assert.equal((await faultOf(PUZZLE.slice(1)))?.found, 80);
  const wrong = changed(3, '8...6@..3');
  assert.deepEqual(await faultOf(wrong.join('\n')), {
    code: 'symbol',
    line: 4,
    column: 6,
    quoted: '@',
    found: 1,
    side: 9,
  });
  assert.equal((await faultOf(changed(3, '8,0,0,0,6,0,0,12,3').join('\n')))?.line, 4);
  const lists = zeros.with(2, [0, 9, 8, 0, 0, 0, 0, 60, 0]).map((row) => JSON.stringify(row));
  const found = await faultOf(`[\n${lists.join(',\n')}\n]`);
  assert.deepEqual([found?.code, found?.line, found?.column, found?.quoted], ['symbol', 4, 16, '60']);
  for (const text of ['Please solve this for me', '', PUZZLE, rows.join('\n'), 'a b c\na b'])
    assert.equal(await faultOf(text), undefined);
  for (const text of [short, wrong]) assert.deepEqual(await recognise(text.join('\n')), []);
  const shifted = changed(3, '8...6..').with(4, `.3${rows[4]}`);
  assert.deepEqual([await recognise(shifted.join('\n')), (await faultOf(shifted.join('\n')))?.line], [[], 4]);
  for (const text of [PUZZLE.slice(1), PUZZLE.slice(1).replaceAll('.', '0')])
    assert.deepEqual(await recognise(text), []);
});

test('every notation has words of its own in both languages', async () => {
  for (const { notations, genres } of puzzles)
    for (const { name } of notations.filter((each) => !genres.includes(each.name)))
      for (const { readAs } of [en, zh]) assert.doesNotMatch(readAs(name), /“/, name);
});
