// The model of Sudoku variants on the page: the text, the regions, what is drawn of each rule, and contradictions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxesOf, regionsOf } from '../../wasm/iss/regions.js';
import { cellName } from '../../wasm/iss/shape.js';
import { blankBoard, readVariant, writeVariant } from '../../wasm/iss/text.js';
import { boardStrings } from '../../web/strings/board-strings.js';
import { variantWords } from '../../web/strings/variant-strings.js';
import { explained } from '../../web/variant/hint-words.js';
import { conflicts } from '../../web/variant/model/conflicts.js';
import { decorationOf, spaceFor } from '../../web/variant/model/decoration.js';
import { removeRule } from '../../web/variant/model/edit.js';
import { elementsOf } from '../../web/variant/model/elements.js';
import { figuresOf } from '../../web/variant/model/figures.js';
import { regionsFound } from '../../web/variant/model/found.js';
import { jointsOf } from '../../web/variant/model/joints.js';
import { marginsOf } from '../../web/variant/model/margins.js';
import { outline, regionBorders } from '../../web/variant/model/outline.js';
import { classicBoard } from '../../web/variant/model/plain.js';
import { readSolution } from '../../web/variant/model/solution.js';

/** @param {string} text */
const read = (text) => {
  const board = readVariant(text);
  assert.ok(board, text);
  return board;
};

/** @param {string} text */
const drawn = (text) => elementsOf(read(text));

test('rules in rules are drawn once, as parts of theirs, which contradict no digit', () => {
  const text =
    '.Shape~4x4.Or.Thermo~R1C1~R1C2.And.X~R2C1~R2C2.End.~R1C1_2.End.Replicate~H.Cage~3~R3C1~R3C2.End.~R1C1_4~R1C2_1';
  assert.deepEqual(
    drawn(text).map(({ kind, rule, cells, isPart = false }) => [kind, rule, cells.length, isPart]),
    [
      ['Or', 0, 0, false],
      ['Thermo', 0, 2, true],
      ['X', 0, 2, true],
      ['Replicate', 1, 0, false],
      ['Cage', 1, 2, true],
    ],
  );
  assert.deepEqual([...conflicts(read(text), drawn(text))], []);
  assert.deepEqual([...conflicts(read('.Shape~2x2~2~Raw.~R1C1_1~R1C2_1'), [])], []);
  const without = removeRule(read(text), figuresOf(read(text))[0]);
  assert.equal(writeVariant(without).includes('Or'), false);
  assert.equal(classicBoard('.Shape~9x9~9~Raw'), undefined);
  assert.equal(classicBoard('.Var~A'), undefined);
});

test('regions that have to be found are drawn from the labels of a solution, neighbours in different tints', () => {
  const labels = Object.fromEntries([...'112122333'].map((label, cell) => [`CC${cell + 1}`, Number(label)]));
  const regions = regionsFound({ rows: 3, columns: 3 }, labels);
  assert.deepEqual(
    regions.map(({ cells }) => cells),
    [
      [0, 1, 3],
      [2, 4, 5],
      [6, 7, 8],
    ],
  );
  assert.equal(new Set(regions.map(({ tint }) => tint)).size, 3);
  assert.deepEqual(regionsFound({ rows: 3, columns: 3 }, { VA: 1 }), []);
});

test('clues about regions are drawn at the cells whose labels they name, or around their own', () => {
  const text = (/** @type {string} */ clue) => `.Shape~3x3.ChaosConstruction.${clue}`;
  const drawnOf = (/** @type {string} */ clue) =>
    drawn(text(clue))
      .slice(1)
      .map(({ form, cells, number }) => [form, cells, number]);
  assert.deepEqual(drawnOf('ChaosArrow~R1C1'), [
    ['arrow', [0, 1, 2], 0],
    ['arrow', [0, 3, 6], 0],
  ]);
  assert.deepEqual(drawnOf('ChaosArrow~R2C2~1~CC1~CC2~-~CC1~CC4'), [
    ['arrow', [4, 0, 1], 1],
    ['arrow', [4, 0, 3], 1],
  ]);
  assert.deepEqual(drawnOf('ChaosCount~R1C1'), [
    ['area', [0], 0],
    ['area', [0, 1, 3, 4], 0],
  ]);
  assert.deepEqual(drawnOf('ChaosCount~R1C1~1~CC9~CC8'), [
    ['area', [0], 1],
    ['area', [8, 7], 1],
  ]);
  assert.equal(writeVariant(read(`${text('ChaosCount~R1C1')}.~CC1_1`)), `${text('ChaosCount~R1C1')}.~CC1_1`);
});

test('a canonical text is written as it was read', () => {
  for (const text of [
    '.Shape~9x9',
    '.~R1C1_5~R9C9_1',
    '.Shape~6x6.AntiKnight.~R2C3_4',
    '.Shape~9x9~0-8.Cage~10~R1C1~R1C2',
    '.Shape~4x4~6.Thermo~R1C1~R1C2',
    '.Shape~16x16.Whisper~5~RaC1~RgCg.~RaCa_10_12',
    '# Digits on blue lines are happy.\n# Really.\n.Renban~R1C1~R1C2',
  ])
    assert.equal(writeVariant(read(text)), text);
});

test('a cell that may be odd only keeps that when a digit is filled in and erased', () => {
  const odd = '.~R1C1_1_3_5_7_9';
  const board = read(odd);
  const filled = writeVariant({ ...board, digits: board.digits.with(0, 5) });
  assert.equal(filled, '.~R1C1_1_3_5_7_9~R1C1_5');
  const again = read(filled);
  assert.deepEqual([again.digits[0], again.candidates[0]], [5, [1, 3, 5, 7, 9]]);
  assert.equal(writeVariant({ ...again, digits: again.digits.with(0, undefined) }), odd);
});

test('what is not in this notation is not read', () => {
  for (const text of ['', 'hello', '53..7....', '.Shape~17x17', '.Shape~0x4', '.~R1C1_0', '.~R1C10_5', '.Ca ge!~3'])
    assert.equal(readVariant(text), undefined, text);
});

test('the values of a solution are numbers, with letters only where a board has values above 9', () => {
  assert.deepEqual(readSolution(read('.Shape~2x2~0-3'), '01.3'), [0, 1, undefined, 3]);
  assert.deepEqual(readSolution(read('.Shape~16x16'), 'AP.'), [1, 16, undefined]);
  assert.deepEqual(readSolution(read('.'), 'A'), [undefined]);
});

test('boxes are as square as the board allows, and a board of 7×7 has none', () => {
  /** @param {number} rows @param {number} columns */
  const first = (rows, columns) => boxesOf(blankBoard(rows, columns))[0];
  assert.deepEqual(first(6, 6), [0, 1, 2, 6, 7, 8]);
  assert.deepEqual(first(4, 4), [0, 1, 4, 5]);
  assert.equal(first(12, 12).length, 12);
  assert.equal(first(7, 7), undefined);
});

test('pieces of a jigsaw are regions beside the boxes, unless there are no boxes', () => {
  const pieces = '1234'.repeat(4);
  assert.equal(regionsOf(read(`.Shape~4x4.Jigsaw~${pieces}`)).length, 4 + 4);
  assert.equal(regionsOf(read(`.Shape~4x4.NoBoxes.Jigsaw~${pieces}`)).length, 4);
  assert.equal(regionsOf(read(`.Shape~4x4.NoBoxes.Jigsaw~${pieces}.Jigsaw~0011001122332233`)).length, 8);
  assert.equal(regionsOf(read(`.Shape~4x4.NoBoxes.Jigsaw~${'1112'.padEnd(16, '1')}`)).length, 0, 'no part is a region');
});

test('the windows of small boxes are as small', () => {
  const windows = drawn('.Shape~6x6.RegionSize~4.Windoku').filter(({ kind }) => kind === 'Windoku');
  assert.deepEqual(
    windows.map(({ cells }) => cells),
    [[7, 8, 13, 14]],
  );
});

test('the border of regions is drawn once between two cells', () => {
  const board = blankBoard(4, 4);
  const lines = regionBorders(board, boxesOf(board), 10).match(/M/g) ?? [];
  assert.equal(lines.length, 8);
  const two = read('.Shape~4x4.Jigsaw~0123012301230123.Jigsaw~0000111122223333.NoBoxes');
  assert.equal(regionBorders(two, regionsOf(two), 10).match(/M/g)?.length, 24, 'regions may overlap');
});

test('the outline goes around cells clockwise, around holes too, and apart where cells touch at a corner', () => {
  assert.equal(outline([0, 1], 3, 10), 'M20 0L20 10L0 10L0 0Z');
  assert.equal(outline([0, 1], 3, 10, 2), 'M18 2L18 8L2 8L2 2Z');
  const ring = outline([0, 1, 2, 3, 5, 6, 7, 8], 3, 10, 1);
  assert.equal(ring.match(/Z/g)?.length, 2);
  assert.match(ring, /9 9/); // the hole's corner is moved away from the hole
  assert.equal(outline([0, 4], 3, 10).match(/Z/g)?.length, 2);
});

/** Every kind of rule: a text, and the forms, cells and labels that are drawn. @type {[string, string[]][]} */
const kinds = [
  ['.Cage~10~R1C1~R1C2', ['cage 0,1 10']],
  ['.Cage~0~R1C1~R1C2', ['cage 0,1 ']],
  ['.Cage~~R1C1~R1C2', ['cage 0,1 ']],
  ['.Thermo~R1C1~R2C2', ['thermo 0,10 ']],
  ['.Whisper~R1C1~R2C2', ['line 0,10 ']],
  ['.Whisper~6~R1C1~R2C2', ['line 0,10 ≥6']],
  ['.SumLine~10~R1C1~R1C2~LOOP', ['line 0,1 10']],
  ['.Modular~4~R1C1~R1C2', ['line 0,1 mod 4']],
  ['.Arrow~R1C1~R1C2~R1C3', ['arrow 0,1,2 ']],
  ['.PillArrow~2~R1C1~R1C2~R1C3', ['pill 0,1,2 ']],
  ['.Between~R1C1~R1C2~R1C3', ['ends 0,1,2 ']],
  ['.RellikCage~5~R1C1~R1C2', ['area 0,1 ≠5']],
  ['.LookAndSay~1223~R1C1~R1C2', ['area 0,1 12 23']],
  ['.Quad~R8C8~1~2', ['corner 70,71,79,80 1 2']],
  ['.Quad~R9C9~1~2', []],
  ['.WhiteDot~R1C1~R1C2~R2C2', ['edge 0,1 ', 'edge 1,10 ']],
  ['.X~R1C9~R2C1', []],
  ['.GreaterThan~R1C2~R1C1', ['greater 1,0 ']],
  ['.Diagonal~1', ['diagonal 8,16,24,32,40,48,56,64,72 ']],
  ['.Sum~12~R1C1~R1C2', ['edge 0,1 12']],
  ['.Sum~12~R1C1~R1C2~R1C3', ['area 0,1,2 Σ12']],
  ['.Sum~0_=_1_-1~R1C1~R1C2', ['area 0,1 Σ0']],
  ['.SameValues~2~R1C1~R1C2~R5C1~R5C2', ['area 0,1 ', 'area 36,37 ']],
  ['.EqualSum~R1C1~-~R2C1', ['area 0 Σ=', 'area 9 ']],
  ['.AntiKnight', ['global  ']],
  ['.SomethingNew~R1C1', ['global  R1C1']],
  ['.GreaterThan~R1C1~R1C2~R2C1', ['area 0 ', 'greater 0,1 ', 'greater 0,9 ']],
  ['.NFA~abc~_Name~R1C1~R1C2~~R2C1', ['line 0,1 ', 'line 9 ']],
];

test('each kind of rule is drawn with its cells and its label', () => {
  for (const [text, wanted] of kinds)
    assert.deepEqual(
      drawn(text).map(({ form, cells, label }) => `${form} ${cells} ${label}`),
      wanted,
      text,
    );
});

test('a relation that has a sign is drawn with it', () => {
  const ratio = drawn('.Pair~EAEBEAAQAAAAE~_1%3A3~R2C6~R3C6')[0];
  assert.deepEqual([ratio.kind, ratio.form, ratio.number], ['Ratio', 'edge', 3]);
  const other = drawn('.Pair~961rXv~_non-consecutive~R1C1~R1C2')[0];
  assert.deepEqual([other.kind, other.form, other.name], ['Pair', 'line', 'non-consecutive']);
});

test('a relation of most neighbours is about the board, not lines', () => {
  const rows = Array.from({ length: 9 }, (_, i) => Array.from({ length: 9 }, (_, k) => `R${i + 1}C${k + 1}`).join('~'));
  const columns = rows.map((row) => row.replaceAll(/R(\d)C(\d)/g, 'R$2C$1'));
  const [only, ...more] = drawn(`.Pair~961rXv~_none~${[...rows, ...columns].join('~~')}`);
  assert.deepEqual([only.form, only.name, more], ['global', 'none', []]);
});

test('lines of one relation, a rule each, are about the board together, and removed together', () => {
  const pairs = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 8 }, (_, i) => [row * 9 + i, row * 9 + i + 1]),
  ).flat();
  const down = Array.from({ length: 18 }, (_, cell) => [cell, cell + 9]);
  const rules = [...pairs, ...down].map(
    (pair) => `.Pair~93-fvv_f___-_H~_no~${pair.map((cell) => cellName(blankBoard(9, 9), cell)).join('~')}`,
  );
  const board = read(`.AntiKnight${rules.join('')}`);
  assert.deepEqual(
    elementsOf(board).map(({ kind, form, name }) => [kind, form, name]),
    [
      ['AntiKnight', 'global', undefined],
      ['Pair', 'global', 'no'],
    ],
  );
  const [all] = figuresOf(board);
  assert.equal(all.rules?.length, 90);
  assert.equal(writeVariant(removeRule(board, all)), '.AntiKnight');
  assert.equal(drawn(rules.slice(0, 81).join('')).length, 81, 'as many lines as the board has cells are lines');
});

test('a cell that is greater or less than all others of its rule is shaded', () => {
  /** @param {string} text */
  const shaded = (text) => drawn(text).flatMap(({ kind, form, cells }) => (form === 'area' ? [[kind, ...cells]] : []));
  assert.deepEqual(shaded('.GreaterThan~R2C2~R1C2~R2C1~R2C3~R3C2'), [['Maximum', 10]]);
  assert.deepEqual(shaded('.GreaterThan~R1C2~R2C1~R2C3~R3C2~R2C2'), [['Minimum', 10]]);
  assert.deepEqual(shaded('.GreaterThan~R2C2~R1C2'), []);
  assert.deepEqual(shaded('.GreaterThan~R1C1~R1C2~R1C3'), []);
});

test('the parts of a cage in pieces are joined where they are nearest', () => {
  assert.deepEqual(jointsOf([0, 1, 10], 9), []);
  assert.deepEqual(jointsOf([0, 10, 20], 9), [
    [0, 10],
    [10, 20],
  ]);
  assert.deepEqual(jointsOf([0, 1, 8, 9, 17], 9), [[1, 8]]);
  assert.deepEqual(jointsOf([8, 9], 9), [[8, 9]], 'the ends of two rows do not touch');
});

test('the cells of a clone, a rule for each two, are its two halves', () => {
  const clone = drawn('.SameValues~2~R1C1~R5C3.SameValues~2~R1C2~R5C4.SameValues~2~R9C1~R9C2');
  assert.deepEqual(
    clone.map(({ cells, label }) => [cells, label]),
    [
      [[0, 1], 'A'],
      [[38, 39], 'A'],
      [[72], 'B'],
      [[73], 'B'],
    ],
  );
});

test('clues outside stand on their side, one behind the other, and say their kind where there are several', () => {
  const board = read('.Sandwich~8~C1.Skyscraper~C1~3~2.LittleKiller~22~R1C1.LittleKiller~9~R9C2');
  const elements = elementsOf(board);
  assert.deepEqual(
    elements.map(({ label, place }) => [label, place?.row, place?.column]),
    [
      ['8', -1, 0],
      ['[3]', -2, 0],
      ['[2]', 9, 0],
      ['22', -1, -1],
      ['9', 10, -1],
    ],
  );
  const places = elements.flatMap(({ place }) => place ?? []);
  assert.deepEqual(marginsOf(board, places), { above: 2, before: 1, below: 2, after: 0 });
});

test('contradictions are found at first sight, and only between filled cells', () => {
  /** @type {[string, number[]][]} */
  const cases = [
    ['.~R1C1_5~R1C9_5', [0, 8]],
    ['.Shape~6x6.~R1C1_5~R2C3_5', [0, 8]],
    ['.Cage~9~R1C1~R2C1.~R1C1_5~R2C1_3', [0, 9]],
    ['.Cage~8~R1C1~R2C1.~R1C1_5~R2C1_3', []],
    ['.Arrow~R1C1~R2C1~R3C1.~R1C1_5~R2C1_3~R3C1_1', [0, 9, 18]],
    ['.AntiKnight.~R1C1_5~R3C2_5', [0, 19]],
    ['.AntiKing.~R3C3_5~R4C4_5', [20, 30]],
    ['.WhiteDot~R1C1~R1C2.~R1C1_5~R1C2_7', [0, 1]],
    ['.GreaterThan~R1C1~R1C2.~R1C1_5~R1C2_7', [0, 1]],
    ['.Whisper~5~R1C1~R1C2~R1C3.~R1C1_5~R1C3_7', []],
    ['.Palindrome~R1C1~R1C2~R2C4.~R1C1_5~R2C4_7', [0, 12]],
    ['.~R1C1_2_4_6_8~R1C1_5', [0]],
  ];
  for (const [text, wanted] of cases) {
    const board = read(text);
    assert.deepEqual(
      [...conflicts(board, elementsOf(board))].sort((a, b) => a - b),
      wanted,
      text,
    );
  }
});

const words = variantWords(boardStrings('en'));

test('a hint that takes candidates away says which, and the rule with the sets of digits that are left', () => {
  const nothing = { cell: null, value: null, unit: null, because: [], ahead: false };
  const cage = { name: 'Cage', number: 1, cells: [0, 1, 2], choices: [] };
  const lost = [3, 4, 5, 7].flatMap((value) => [0, 1].map((cell) => ({ cell, value })));
  const board = read('.Cage~8~R1C1~R1C2~R1C3');
  assert.equal(
    explained(words, board, { ...nothing, rule: 'rule', eliminated: lost, source: { ...cage, choices: [[1, 2, 5]] } }),
    'Row 1, columns 1 and 2 are not 3–5 or 7: the digits of the cage 8 at row 1, column 1 can only be 1, 2 and 5.',
  );
  const two = [
    [1, 2, 5],
    [1, 3, 4],
  ];
  assert.match(
    explained(words, board, { ...nothing, rule: 'rule', eliminated: lost, source: { ...cage, choices: two } }) ?? '',
    /can only be 1\+2\+5 or 1\+3\+4\.$/,
  );
  const one = [{ cell: 9, value: 2 }];
  const knight = { name: 'AntiKnight', number: 1, cells: [], choices: [] };
  assert.equal(
    explained(words, read('.AntiKnight'), { ...nothing, rule: 'rule', eliminated: one, source: knight }),
    'Row 2, column 1 is not 2: “Anti-knight” leaves no way to have them.',
  );
  assert.match(
    explained(words, board, { ...nothing, rule: 'broken-rule', eliminated: [], source: cage }) ?? '',
    /The cage 8 at row 1, column 1 cannot be obeyed/,
  );
  const left = { ...nothing, rule: /** @type {const} */ ('rule'), cell: 0, value: 3, eliminated: [] };
  assert.equal(
    explained(words, read('.Cage~3~R1C1'), { ...left, source: { ...cage, cells: [0] } }),
    'Row 1, column 1 is 3: the cage 3 at row 1, column 1 leaves it no other value.',
  );
  assert.equal(
    explained(words, read('.AntiKnight'), { ...left, source: knight }),
    'Row 1, column 1 is 3: “Anti-knight” leaves it no other value.',
  );
  const unit = { kind: /** @type {const} */ ('box'), number: 2, name: '', cells: [] };
  const single = { ...nothing, unit, rule: /** @type {const} */ ('hidden-single'), cell: 9, value: 2, eliminated: [] };
  assert.equal(
    explained(words, read(`.Jigsaw~${'012345678'.repeat(9)}.NoBoxes`), { ...single, source: null }),
    'Row 2, column 1 is 2: the only place for 2 in the marked region.',
  );
  assert.equal(explained(words, board, { ...single, source: null }), undefined, 'a box has its number');
  assert.equal(
    explained(words, board, { ...nothing, rule: 'naked-single', cell: 0, value: 1, eliminated: [], source: null }),
    undefined,
  );
});

test('what a setter drew is behind the digits, or small and between them, and has room around the board', () => {
  const board = readVariant(
    [
      '#~ line #ff00d4 0.5 0.5,0.5 1.5,0.5',
      '#~ box #ffffff none 1 1 1,1',
      '#~ round #ffffff none 0.4 0.4 1,0.5',
      '#~ text #000000 0.5 1,0.5 : V',
      '#~ text #000000 0.5 0.5,-0.5 : 17',
      '#~ text #000000 0.5 9,1.5 : far away',
      '#~ cage #666666 0.5,1.5 9,9 1.5,1.5 : A',
      '#~ cage #666666 9,9',
      '#~ spiral',
      '.Shape~4x4',
    ].join('\n'),
  );
  assert.ok(board);
  assert.equal(writeVariant(board).split('\n').length, 10);
  const decoration = decorationOf(board);
  assert.deepEqual(
    decoration.under.map(({ kind, text }) => text || kind),
    ['line', 'box', '17'],
  );
  assert.deepEqual(
    decoration.over.map(({ kind, text }) => text || kind),
    ['round', 'V', 'far away'],
  );
  assert.deepEqual(decoration.cages, [{ form: 'cage', cells: [4, 5], label: 'A', colour: '#666666' }]);
  assert.deepEqual(spaceFor(decoration, board), { above: 1, before: 0, below: 0, after: 3 });
});

test('a board without other rules is a classic Sudoku, also when words say so', () => {
  for (const words of [
    '',
    '# Normal sudoku rules apply.\n',
    '# Classic Sudoku\n',
    '# - Normal 9x9 Sudoku rules apply!\n# Good luck.\n',
    '# Normal sudoku rules apply. And that’s it!\n',
    '# Fill the grid so that each row, column, and 3x3 box contains the digits 1 to 9 exactly once.\n',
  ])
    assert.equal(classicBoard(`${words}.~R1C1_5`), `5${'.'.repeat(80)}`, words);
  assert.equal(classicBoard('.Shape~16x16.~R1C2_16')?.slice(0, 3), '.G.');
  for (const more of [
    ...['# Normal sudoku rules apply, and a snake hides.\n.', '# Snake\n.', '#~ box none none 1 1 1,1\n.', '.AntiKing'],
    ...['# No cell contains the row.\n.', '# Each row, column, box and diagonal contains 1 to 9.\n.'],
    ...['.Shape~6x6', '.Shape~9x9~0-8', '.~R1C1_1_2', 'nothing'],
  ])
    assert.equal(classicBoard(more), undefined, more);
});
