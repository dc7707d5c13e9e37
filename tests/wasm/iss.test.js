// The notation `iss` in JavaScript, held against core: what it reads and writes, which cells its rules are about, and
// its codes. Core is asked about boards whose rules are written out cell by cell.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { adjacentPairs, groupsIn } from '../../wasm/iss/cells.js';
import { decodePattern, encodePattern, pairKey, relationOf } from '../../wasm/iss/codes.js';
import { diagonalClue, lineClue, lineNames } from '../../wasm/iss/outside.js';
import { boxesOf, regionsOf, windowsOf } from '../../wasm/iss/regions.js';
import { cellName, cellOf, shapeArgs, shapeOf, valuesOf } from '../../wasm/iss/shape.js';
import { blankBoard, readVariant, writeVariant } from '../../wasm/iss/text.js';

/** @import { Variant } from '../../wasm/iss/text.js' */

const nine = { rows: 9, columns: 9, values: 9, lowest: 1 };

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

/** @param {string} text @returns {Variant} */
function read(text) {
  const board = readVariant(text);
  assert.ok(board, text);
  return board;
}

/** A sequence of numbers from 0 to 1 that is always the same. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The numbers of a solution of core. @param {Variant} board @param {string} solution */
const numbersOf = ({ lowest, values }, solution) =>
  Array.from(solution, (symbol) => {
    if (symbol >= '0' && symbol <= '9') return Number(symbol);
    assert.ok(lowest + values > 10);
    return symbol.charCodeAt(0) - 64;
  });

/** The text as core writes it. @param {string} text */
const canonical = async (text) => (await quadrille.convert('variant', text, { to: 'iss' })).text;

/** A solution of a board. @param {Variant} board */
async function solved(board) {
  const { solution } = await quadrille.solve('variant', writeVariant(board));
  assert.ok(solution, writeVariant(board));
  return numbersOf(board, solution);
}

/** Whether core says that a full board obeys its rules. @param {Variant} board @param {number[]} digits */
const obeys = async (board, digits) =>
  (await quadrille.check('variant', writeVariant({ ...board, digits }))).verdict === 'unique';

test('every cell of a 16×16 board has a name, and both ways of writing it lead back', () => {
  const shape = { rows: 16, columns: 16, values: 16, lowest: 1 };
  for (let cell = 0; cell < 256; ++cell) {
    const decimal = `r${Math.floor(cell / 16) + 1}c${(cell % 16) + 1}`;
    assert.equal(cellOf(shape, cellName(shape, cell)), cell);
    assert.equal(cellOf(shape, decimal), cell);
  }
  assert.equal(cellName(shape, 9 * 16 + 15), 'RaCg');
});

test('a name of no cell on the board has the index -1', () => {
  for (const name of ['', 'R0C1', 'R1C10', 'RaC1', 'R1', 'VK1', 'R1C1_2', 'R17C1']) {
    assert.equal(cellOf(nine, name), -1, name);
  }
});

test('a shape is rows and columns, with a number or a range of values', () => {
  for (const [args, shape] of /** @type {const} */ ([
    [['9x9'], nine],
    [['6x6'], { rows: 6, columns: 6, values: 6, lowest: 1 }],
    [['4x6'], { rows: 4, columns: 6, values: 6, lowest: 1 }],
    [['7x7', '9'], { rows: 7, columns: 7, values: 9, lowest: 1 }],
    [['9x9', '0-8'], { rows: 9, columns: 9, values: 9, lowest: 0 }],
  ])) {
    assert.deepEqual(shapeOf([...args]), shape);
    assert.deepEqual(shapeArgs(shape), args);
  }
  assert.deepEqual(shapeOf(['9x9', '1-9']), nine);
});

test('a text is read into shape, digits, candidates, rules, words and figures', () => {
  const board = read(
    '# no digit repeats\n# on a spiral\n#~ text #000000 1 0.5,0.5 : A\n' +
      '.Shape~6x6.Cage~10~R1C1~R1C2.AntiKnight.Diagonal~-1.~R1C1_5~R2C3_1_2',
  );
  assert.deepEqual([board.rows, board.columns, board.values, board.lowest], [6, 6, 6, 1]);
  assert.deepEqual([board.digits[0], board.candidates[8]], [5, [1, 2]]);
  assert.deepEqual(board.rules, [
    { kind: 'Cage', args: ['10', 'R1C1', 'R1C2'] },
    { kind: 'AntiKnight', args: [] },
    { kind: 'Diagonal', args: ['-1'] },
  ]);
  assert.deepEqual(board.words, ['no digit repeats', 'on a spiral']);
  assert.deepEqual(board.decoration, ['text #000000 1 0.5,0.5 : A']);
});

test('white space is passed over, and candidates of one cell are intersected', () => {
  const board = read('.~R1C1_1_2_3 \n  ~R1C1_2_3_4~R1C2_3_4~R1C2_3 .Anti\n  King');
  assert.deepEqual([...board.candidates.slice(0, 3), board.digits[1]], [[2, 3], [3, 4], undefined, 3]);
  assert.deepEqual(board.rules, [{ kind: 'AntiKing', args: [] }]);
});

test('what core writes is read, and written as core wrote it', async () => {
  for (const text of [
    '.',
    '.Shape~4x4~6.Thermo~R1C1~R1C2',
    '.Shape~16x16.Whisper~5~RaC1~RgCg.~RaCa_10_12.Skyscraper~R10~3~',
    '.Shape~9x9~0-8.Cage~10~R1C1~R1C2.~R1C1_0',
    '# Digits on blue lines are happy.\n# Really.\n.Renban~R1C1~R1C2',
    '#~ text #000000 1 0.5,0.5 : A\n.AntiKing',
    '.Given~R1C1_5.AntiKing',
    '.~R1C1_1_2~R1C1_3_4', // no value is left for the cell
    '.Shape~4x4.Jigsaw~0123012301230123.Jigsaw~0011001122332233.NoBoxes',
    '.Shape~6x6.RegionSize~4.Windoku',
    '.Shape~2x2~~Raw',
    '.Shape~2x3~0-4~Raw.Sum~3~R1C1~R1C2',
    '.Var~D~how%20many~2x2.Var~E.Arrow~VE~R1C1~VD2.~VD1_1_2~R1C1_4~VE_3',
    '.Or.Or.~R1C1_1.~R1C1_2~R1C2_3.End.And.Thermo~R2C1~R2C2.End.End.Replicate~H.AllDifferent~R1C1~R2C2.End.AntiKing',
  ]) {
    const written = await canonical(text);
    assert.equal(writeVariant(read(written)), written);
  }
});

test('rules in rules, cells beside the board and raw grids are read', () => {
  const board = read(
    '.Shape~2x2~2~Raw.Var~A~a%20label~5.Var~B.Or.~R1C1_1.And.X~R1C1~VA2.End.End.AntiKing.~VA5_1~R1C2_2',
  );
  assert.deepEqual(board.rules, [
    {
      kind: 'Or',
      args: [],
      children: [
        { kind: '', args: ['R1C1_1'] },
        { kind: 'And', args: [], children: [{ kind: 'X', args: ['R1C1', 'VA2'] }] },
      ],
    },
    { kind: 'AntiKing', args: [] },
  ]);
  assert.deepEqual(
    board.variables.map(({ name, label, cells, columns }) => [name, label, cells.join(' '), columns]),
    [
      ['VA', 'a label', 'VA1 VA2 VA3 VA4 VA5', 2],
      ['VB', '', 'VB', 2],
    ],
  );
  assert.deepEqual([board.limited, board.digits, board.isRaw], [['VA5_1'], [undefined, 2, undefined, undefined], true]);
  for (const text of ['.Or.AntiKing', '.End', '.Or.End.End']) assert.equal(readVariant(text), undefined, text);
});

/** Boards with regions, windows or disjoint sets of many shapes. */
const divided = [
  ...['4x4', '6x6', '8x8', '9x9', '10x10', '12x12', '4x6', '6x4', '6x9', '5x5', '8x6'].map((size) => `.Shape~${size}`),
  ...['.Shape~6x6.RegionSize~4', '.Shape~8x8.RegionSize~4', '.Shape~6x6~9', '.Shape~9x9~0-8', '.Shape~6x8~12'],
  ...['.Shape~6x6.NoBoxes', '.Shape~8x8~9.NoBoxes', '.Shape~6x6~9.RegionSize~6'],
];

const jigsaws = [
  '.Jigsaw~0012001233123312', // a part of a board without others
  '.Jigsaw~0123012301230123.Jigsaw~0011001122332233',
  '.Jigsaw~0001000122212221', // parts that are no regions: of 6 and 10 cells
  '.Jigsaw~0000111111111111', // one region, and the rest
  '.Jigsaw~1111111111111111',
].flatMap((rules) => [`.Shape~4x4${rules}`, `.Shape~4x4${rules}.NoBoxes`]);

/** The cells at the same place in every box, also where a rule takes boxes away. @param {Variant} board */
function disjointSets(board) {
  const boxes = boxesOf({ ...board, rules: board.rules.filter(({ kind }) => kind !== 'NoBoxes') });
  return (boxes[0] ?? []).map((_, place) => boxes.map((box) => box[place]));
}

test('rules about regions have as many solutions in core as their groups of different cells', async () => {
  const texts = [
    ...divided.flatMap((text) => [text, `${text}.Windoku`, `${text}.DisjointSets`]),
    ...jigsaws,
    ...['.Shape~6x6.NoBoxes.RegionSize~4.Windoku.DisjointSets', '.Shape~12x12~14.RegionSize~12.Windoku'],
  ];
  let compared = 0;
  for (const text of texts) {
    const board = read(text);
    const has = (/** @type {string} */ kind) => board.rules.some((rule) => rule.kind === kind);
    const isAllowed = await canonical(text).then(
      () => true,
      (error) => assert.ok(error instanceof QuadrilleError),
    );
    if (!isAllowed) continue;
    const groups = [
      ...regionsOf(board),
      ...(has('Windoku') ? windowsOf(board) : []),
      ...(has('DisjointSets') ? disjointSets(board) : []),
    ];
    const rules = groups.map((group) => ({ kind: 'AllDifferent', args: group.map((cell) => cellName(board, cell)) }));
    const plain = { ...board, rules: [{ kind: 'NoBoxes', args: [] }, ...rules] };
    compared += await countsAreEqual(board, plain);
  }
  assert.ok(compared > 30, `${compared} boards have several solutions`);
});

/**
 * Compares the numbers of solutions of two boards, with part of a solution given so that they are small.
 * @param {Variant} board @param {Variant} plain
 * @returns {Promise<number>} 1 when there were several
 */
async function countsAreEqual(board, plain) {
  const { verdict } = await quadrille.check('variant', writeVariant(board));
  if (verdict === 'none') {
    assert.equal((await quadrille.check('variant', writeVariant(plain))).verdict, 'none', writeVariant(board));
    return 0;
  }
  const solution = await solved(board);
  const random = randomFrom(board.rules.length + board.rows);
  const part = board.values <= 4 ? 0 : board.values <= 6 ? 0.4 : 0.65;
  const digits = solution.map((digit) => (random() < part ? digit : undefined));
  const [wanted, found] = await Promise.all(
    [board, plain].map(
      async (each) => (await quadrille.count('variant', writeVariant({ ...each, digits }), { limit: 2000 })).count,
    ),
  );
  assert.equal(found, wanted, writeVariant(board));
  return wanted > 1n ? 1 : 0;
}

test('a line and a diagonal are the cells that core sees from there', async () => {
  for (const text of ['.Shape~6x6', '.Shape~4x6', '.Shape~12x12']) {
    const board = read(text);
    const digits = await solved(board);
    const sum = (/** @type {number[]} */ cells) => cells.reduce((total, cell) => total + digits[cell], 0);
    /** @param {string} kind @param {(clue: number) => string[]} args @param {number} clue */
    const isClue = async (kind, args, clue) => {
      const with_ = (/** @type {number} */ number) => ({ ...board, rules: [{ kind, args: args(number) }] });
      assert.ok(await obeys(with_(clue), digits), `${text} ${args(clue)}`);
      assert.ok(!(await obeys(with_(clue + 1), digits)), `${text} ${args(clue + 1)}`);
    };
    for (const name of lineNames(board)) {
      for (const isBackward of [false, true]) {
        const { cells } = lineClue(board, name, isBackward) ?? assert.fail(name);
        const clue = sum(cells.slice(0, digits[cells[0]]));
        if (digits[cells[0]] > cells.length) continue;
        await isClue('XSum', (number) => (isBackward ? [name, '', `${number}`] : [name, `${number}`, '']), clue);
      }
    }
    for (let cell = 0; cell < digits.length; ++cell) {
      const { cells } = diagonalClue(board, cell) ?? { cells: [] };
      const args = (/** @type {number} */ number) => [`${number}`, cellName(board, cell)];
      if (cells.length > 1) await isClue('LittleKiller', args, sum(cells));
      else
        await assert.rejects(
          canonical(writeVariant({ ...board, rules: [{ kind: 'LittleKiller', args: args(9) }] })),
          `${text} ${cellName(board, cell)}`,
        );
    }
  }
});

test('the names of lines are numbers, also from 10 on, as core reads them', async () => {
  const board = blankBoard(16, 16);
  for (const name of lineNames(board)) {
    const text = writeVariant({ ...board, rules: [{ kind: 'Sandwich', args: ['5', name] }] });
    assert.equal(await canonical(text), text);
  }
  for (const name of ['Ra', 'R0', 'R17', 'C', 'r1']) assert.equal(lineClue(board, name, false), undefined, name);
});

test('cells are neighbours where core has a rule of neighbours for them', async () => {
  const board = blankBoard(4, 6);
  for (let a = 0; a < 24; ++a) {
    for (let b = a + 1; b < 24; ++b) {
      const rules = [{ kind: 'V', args: [a, b].map((cell) => cellName(board, cell)) }];
      const isRead = await canonical(writeVariant({ ...board, rules })).then(
        () => true,
        (error) => assert.match(error.message, /no two cells that are neighbours/),
      );
      assert.equal(adjacentPairs(board, [a, b]).length, isRead ? 1 : 0);
    }
  }
});

test('groups of cells are separated by an empty argument or by a minus', () => {
  assert.deepEqual(groupsIn(['R1C1', 'R1C2', '', 'R2C1', '-', '-', 'R3C1']), [['R1C1', 'R1C2'], ['R2C1'], ['R3C1']]);
});

test('the code of a relation says to core which values may stand side by side', async () => {
  const random = randomFrom(7);
  for (const range of ['4', '5', '0-4']) {
    const board = read(`.Shape~2x2~${range}.NoBoxes`);
    const values = valuesOf(board);
    const table = new Map(values.map((a) => [a, values.filter(() => random() < 0.5)]));
    const key = pairKey(board, (a, b) => table.get(a)?.includes(b) ?? false);
    const rules = [...board.rules, { kind: 'Pair', args: [key, 'R1C1', 'R2C2'] }];
    for (const a of values) {
      for (const b of values) {
        const text = writeVariant({ ...board, rules, digits: [a, undefined, undefined, b] });
        const { verdict } = await quadrille.check('variant', text);
        assert.equal(verdict !== 'none', table.get(a)?.includes(b), text);
      }
    }
  }
});

test('relations with a sign are known by their codes, on any range of values', () => {
  for (const range of [nine, { ...nine, lowest: 0 }, { values: 4, lowest: 1 }]) {
    /** @param {(a: number, b: number) => boolean} allows */
    const named = (allows) => Object.values(relationOf(range, pairKey(range, allows))).join(' ');
    assert.equal(
      named((a, b) => Math.abs(a - b) === 3),
      'Difference 3',
    );
    assert.equal(
      named((a, b) => a <= b),
      'SlowThermo',
    );
    assert.equal(
      named((a, b) => a + b === 5),
      'PairSum 5',
    );
    assert.equal(
      named((a, b) => Math.abs(a - b) >= 2),
      'Whisper 2',
    );
    assert.equal(
      named((a, b) => a < b),
      'Relation',
    );
    assert.equal(
      named(() => false),
      'Relation',
    );
  }
  assert.deepEqual(relationOf(nine, 'EAEBEAAQAAAAE'), { kind: 'Ratio', number: 3 });
});

test('a pattern is decoded as it was encoded, and what is no code stays as it is', () => {
  for (const pattern of ['[123]*', 'a?>~', '']) assert.equal(decodePattern(encodePattern(pattern)), pattern);
  assert.equal(decodePattern('%'), '%');
});
