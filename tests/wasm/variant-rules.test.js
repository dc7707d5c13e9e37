// Editing the rules of a Sudoku variant without a document: every kind of figure is written to `iss` and read again,
// and edits keep what they do not change. The texts are written as Interactive Sudoku Solver writes them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairKey } from '../../wasm/iss/codes.js';
import { boxesOf } from '../../wasm/iss/regions.js';
import { blankBoard, readVariant, writeVariant } from '../../wasm/iss/text.js';
import { sideLines } from '../../web/variant/model/clue-lines.js';
import {
  addRule,
  boxSizes,
  isOn,
  readValue,
  removeRule,
  replaceRule,
  setBoxSize,
  setRegion,
  setShape,
  toggleGlobal,
} from '../../web/variant/model/edit.js';
import { figuresOf, separated, setsOf } from '../../web/variant/model/figures.js';
import { fits, globals, kinds } from '../../web/variant/model/kinds.js';
import { wrongRegions } from '../../web/variant/model/layout.js';
import { sampleFigure } from './variant_figures.js';

/** @import { Figure } from '../../web/variant/model/figures.js' */
/** @import { Kind } from '../../web/variant/model/kinds.js' */
/** @import { Variant } from '../../wasm/iss/text.js' */

/** @param {string} text */
const read = (text) => {
  const board = readVariant(text);
  assert.ok(board, `not read: ${text}`);
  return separated(board);
};

/** The figures as texts, so that they can be compared. @param {Variant} board */
const drawn = (board) => figuresOf(board).map(({ kind, cells, value }) => `${kind} ${cells.join()} ${value}`);

/** @param {Figure[]} figures */
const withFigures = (...figures) => figures.reduce(addRule, read('.'));

test('every kind that can be drawn is written and read again as the same figure', () => {
  for (const [rows, columns] of [
    [9, 9],
    [6, 6],
    [12, 12],
    [4, 7],
    [16, 16],
  ]) {
    const board = blankBoard(rows, columns);
    for (const kind of kinds.filter(({ gesture }) => gesture !== 'region')) {
      if (!fits(kind, board)) continue;
      const figure = sampleFigure(kind, board);
      const text = writeVariant(addRule(board, figure));
      const again = read(text);
      assert.deepEqual(
        drawn(again),
        [`${figure.kind} ${figure.cells.join()} ${figure.value}`],
        `${rows}×${columns} ${text}`,
      );
      assert.equal(writeVariant(removeRule(again, figuresOf(again)[0])), writeVariant(board), text);
    }
  }
});

test('rules are written as Interactive Sudoku Solver writes them', () => {
  /** @type {[Figure, string][]} */
  const samples = [
    [{ kind: 'Cage', cells: [0, 1], value: '10' }, '.Cage~10~R1C1~R1C2'],
    [{ kind: 'Cage', cells: [0, 1], value: '' }, '.Cage~0~R1C1~R1C2'],
    [{ kind: 'WhiteDot', cells: [0, 1], value: '1' }, '.WhiteDot~R1C1~R1C2'],
    [{ kind: 'BlackDot', cells: [14, 23], value: '3' }, '.Pair~EAEBEAAQAAAAE~R2C6~R3C6'], // of its example puzzles
    [{ kind: 'Quad', cells: [0, 1, 9, 10], value: '5 6' }, '.Quad~R1C1~5~6'],
    [{ kind: 'Minimum', cells: [1, 9, 0], value: '' }, '.GreaterThan~R1C2~R2C1~R1C1'],
    [{ kind: 'Skyscraper', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8], value: '4' }, '.Skyscraper~R1~4~'],
    [{ kind: 'Skyscraper', cells: [8, 7, 6, 5, 4, 3, 2, 1, 0], value: '4' }, '.Skyscraper~R1~~4'],
    [{ kind: 'Sandwich', cells: [0, 9, 18, 27, 36, 45, 54, 63, 72], value: '16' }, '.Sandwich~16~C1'],
    [{ kind: 'LittleKiller', cells: [5, 13, 21, 29, 37, 45], value: '40' }, '.LittleKiller~40~R1C6'],
    [{ kind: 'Odd', cells: [0], value: '' }, '.~R1C1_1_3_5_7_9'],
    [{ kind: 'PillArrow', cells: [0, 1, 2], value: '2' }, '.PillArrow~2~R1C1~R1C2~R1C3'],
    [{ kind: 'ContainExact', cells: [0, 1, 2], value: '1 1 3' }, '.ContainExact~1_1_3~R1C1~R1C2~R1C3'],
    [{ kind: 'LookAndSay', cells: [0, 1], value: '12' }, '.LookAndSay~12~R1C1~R1C2'],
    [{ kind: 'EqualSum', cells: [0, 1, 9], value: '', sizes: [2, 1] }, '.EqualSum~R1C1~R1C2~-~R2C1'],
    [{ kind: 'SameValues', cells: [0, 1, 9, 10], value: '', sizes: [2, 2] }, '.SameValues~2~R1C1~R1C2~R2C1~R2C2'],
    [{ kind: 'ColumnIndexing', cells: [9], value: '' }, '.Indexing~C~R2C1'],
    [{ kind: 'Regex', cells: [0, 1], value: '[12]+9?' }, '.Regex~WzEyXSs5Pw~R1C1~R1C2'],
  ];
  for (const [figure, text] of samples) assert.equal(writeVariant(withFigures(figure)), text);
});

test('a rule with several figures is split, so that each can be removed', () => {
  const board = read('.XSum~R4~5~20.WhiteDot~R1C1~R1C2~R1C3.Pair~_3_8H_wH8AHwAE~_slow~R2C1~R2C2~~R3C1~R3C2');
  assert.deepEqual(drawn(board), [
    'XSum 27,28,29,30,31,32,33,34,35 5',
    'XSum 35,34,33,32,31,30,29,28,27 20',
    'WhiteDot 0,1 1',
    'WhiteDot 1,2 1',
    'SlowThermo 9,10 ',
    'SlowThermo 18,19 ',
  ]);
  const [first] = figuresOf(board);
  assert.match(writeVariant(removeRule(board, first)), /^\.XSum~R4~~20\.WhiteDot~R1C1~R1C2\.WhiteDot~R1C2~R1C3\.Pair/);
});

test('a clone is a rule for each two of its cells, as in links, and is removed as a whole', () => {
  const clone = { kind: 'Clone', cells: [0, 1, 40, 41], value: '' };
  const board = withFigures({ kind: 'Cage', cells: [0, 1], value: '5' }, clone);
  assert.equal(writeVariant(board), '.Cage~5~R1C1~R1C2.SameValues~2~R1C1~R5C5.SameValues~2~R1C2~R5C6');
  assert.equal(writeVariant(removeRule(board, figuresOf(board)[1])), '.Cage~5~R1C1~R1C2');
});

test('a rule of the whole board without a switch is listed, so that it can be removed', () => {
  const board = read('.FullRankTies~only-unclued.AntiKnight.RegionSize~9');
  assert.deepEqual(drawn(board), ['FullRankTies  ', 'RegionSize  ']);
  assert.equal(writeVariant(removeRule(board, figuresOf(board)[0])), '.AntiKnight.RegionSize~9');
});

test('only one of switches that exclude each other is on', () => {
  const [none, any] = globals.filter(({ kind }) => kind === 'FullRankTies');
  assert.equal(writeVariant(toggleGlobal(toggleGlobal(read('.AntiKing'), none), any)), '.AntiKing.FullRankTies~any');
});

test('boxes are made smaller, and as usual again without a rule', () => {
  const board = read('.Shape~12x12.AntiKing');
  assert.deepEqual(boxSizes(board), [4, 6, 8, 9, 12]);
  const small = setBoxSize(board, 6);
  assert.equal(writeVariant(small), '.Shape~12x12.RegionSize~6.AntiKing');
  assert.equal(boxesOf(small)[0].length, 6);
  assert.equal(writeVariant(setBoxSize(small, 12)), '.Shape~12x12.AntiKing');
});

test('a changed number keeps the place of its rule', () => {
  const board = read('.Cage~10~R1C1~R1C2.Whisper~5~R2C1~R2C2.AntiKnight');
  const [cage, whisper] = figuresOf(board);
  assert.equal(
    writeVariant(replaceRule(replaceRule(board, cage, { value: '' }), whisper, { value: '4' })),
    '.Cage~0~R1C1~R1C2.Whisper~4~R2C1~R2C2.AntiKnight',
  );
  const loop = read('.SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP');
  assert.equal(
    writeVariant(replaceRule(loop, figuresOf(loop)[0], { value: '9' })),
    '.SumLine~9~R1C1~R1C2~R2C2~R2C1~LOOP',
  );
});

test('another pattern or code leaves the names and segments of its line', () => {
  const board = read('.NFA~AAAA~_name~R1C1~-~R1C2.Regex~MTI~_up~R2C1~R2C2~~R3C1~R3C2');
  assert.deepEqual(drawn(board), ['NFA 0,1 AAAA', 'Regex 9,10 12', 'Regex 18,19 12']);
  const [machine, , last] = figuresOf(board);
  assert.equal(
    writeVariant(replaceRule(replaceRule(board, machine, { value: 'BBBB' }), last, { value: '21' })),
    '.NFA~BBBB~_name~R1C1~-~R1C2.Regex~MTI~_up~R2C1~R2C2.Regex~MjE~_up~R3C1~R3C2',
  );
});

test('sets of cells are read with their sizes', () => {
  const [sums, digits] = figuresOf(read('.EqualSum~R1C1~R1C2~-~R2C1.SameValues~2~R3C1~R3C2~R4C1~R4C2'));
  assert.deepEqual(setsOf(sums), [[0, 1], [9]]);
  assert.deepEqual(setsOf(digits), [
    [18, 19],
    [27, 28],
  ]);
});

test('a dot replaces another dot at its place, an odd cell an even one, a clue the clue at its end', () => {
  const dots = withFigures(
    { kind: 'WhiteDot', cells: [0, 1], value: '1' },
    { kind: 'BlackDot', cells: [1, 0], value: '2' },
  );
  assert.deepEqual(drawn(dots), ['BlackDot 1,0 2']);
  const cells = withFigures({ kind: 'Odd', cells: [4], value: '' }, { kind: 'Even', cells: [4], value: '' });
  assert.deepEqual(drawn(cells), ['Even 4 ']);
  const [line, other] = sideLines(blankBoard(9, 9)).map((each) => each.cells);
  const clues = withFigures(
    { kind: 'XSum', cells: line, value: '5' },
    { kind: 'XSum', cells: other, value: '6' },
    { kind: 'XSum', cells: line, value: '7' },
  );
  assert.deepEqual(drawn(clues), [`XSum ${other.join()} 6`, `XSum ${line.join()} 7`]);
  const both = withFigures({ kind: 'X', cells: [0, 1], value: '' }, { kind: 'WhiteDot', cells: [0, 1], value: '1' });
  assert.equal(figuresOf(both).length, 2);
});

test('cages and lines of other cells stay when one is added', () => {
  const board = withFigures({ kind: 'Cage', cells: [0, 1], value: '' }, { kind: 'Thermo', cells: [0, 1], value: '' });
  assert.equal(figuresOf(addRule(board, { kind: 'Cage', cells: [1, 2], value: '' })).length, 3);
});

test('switches are set and reset, and the digits and other rules stay', () => {
  const text = '.Cage~10~R1C1~R1C2.~R9C9_5';
  for (const global of globals) {
    const on = toggleGlobal(read(text), global);
    assert.ok(isOn(on, global), global.id);
    assert.equal(globals.filter((each) => isOn(on, each)).length, 1, global.id);
    assert.equal(writeVariant(toggleGlobal(read(writeVariant(on)), global)), text, global.id);
  }
});

test('a region takes its cells from others, and what is left becomes one region', () => {
  const row = Array.from({ length: 9 }, (_, i) => i);
  const once = setRegion(read('.'), row);
  assert.equal(wrongRegions(once).length, 1, 'the rest has 18 cells');
  const left = row.map((i) => 27 + i);
  assert.match(writeVariant(setRegion(once, left)), /^\.Jigsaw~[0-9]{81}\.NoBoxes$/);
  const begun = setRegion(read('.'), [0, 1, 2]);
  const whole = setRegion(begun, [2, 3, 4, 5, 6, 7, 8]);
  assert.equal(writeVariant(whole), writeVariant(once), 'a small region is extended');
  assert.equal(writeVariant(removeRule(whole, figuresOf(whole)[0])), '.Shape~9x9');
});

test('the last one of two jigsaws is edited, and each can be removed', () => {
  const two = read('.Shape~4x4.Jigsaw~0123012301230123.Jigsaw~0011001122332233.NoBoxes');
  assert.equal(
    writeVariant(setRegion(two, [0, 1, 2, 3])),
    '.Shape~4x4.Jigsaw~0123012301230123.Jigsaw~0000111122332233.NoBoxes',
  );
  const [first, last] = figuresOf(two);
  assert.equal(writeVariant(removeRule(two, first)), '.Shape~4x4.Jigsaw~0011001122332233.NoBoxes');
  assert.equal(writeVariant(removeRule(two, last)), '.Shape~4x4.Jigsaw~0123012301230123.NoBoxes');
  const none = figuresOf(two).toReversed().reduce(removeRule, two);
  assert.equal(writeVariant(none), '.Shape~4x4');
});

test('a jigsaw beside the boxes keeps them when its regions are edited', () => {
  const both = read('.Shape~4x4.Jigsaw~0123012301230123');
  assert.equal(writeVariant(setRegion(both, [0, 1, 2, 3])), '.Shape~4x4.Jigsaw~0000111111111111');
});

test('a region has as many cells as core says, not as there are values', () => {
  const wide = read(`.Shape~6x6~7.Jigsaw~${'012345'.repeat(6)}.NoBoxes`);
  assert.deepEqual(wrongRegions(wide), []);
});

test('regions that are boxes again are no rule', () => {
  const changed = setRegion(read('.Shape~4x4'), [0, 1, 4, 8]);
  assert.equal(writeVariant(setRegion(setRegion(changed, [0, 1, 4, 5]), [8, 9, 12, 13])), '.Shape~4x4');
});

test('a new shape keeps the switches that fit it', () => {
  const board = read('.AntiKnight.Diagonal~1.GlobalEntropy.Cage~3~R1C1~R1C2');
  const shape = { rows: 6, columns: 8, values: 8, lowest: 1 };
  assert.equal(writeVariant(setShape(board, shape)), '.Shape~6x8.AntiKnight');
});

test('a number is taken only when the rule can have it', () => {
  const board = blankBoard(9, 9);
  /** @type {(id: string, typed: string) => string | undefined} */
  const value = (id, typed) => readValue(/** @type {any} */ (kinds.find((kind) => kind.id === id)).value, typed, board);
  assert.equal(value('Cage', ' 15 '), '15');
  assert.equal(value('Cage', ''), '');
  assert.equal(value('Sandwich', ''), undefined);
  assert.equal(value('Whisper', '0'), undefined);
  assert.equal(value('Whisper', '2.5'), undefined);
  assert.equal(value('Quad', '631'), '1 3 6');
  assert.equal(value('Quad', '0'), undefined);
  assert.equal(value('Quad', '12345'), undefined);
  assert.equal(value('ContainAtLeast', '54321'), '1 2 3 4 5');
  assert.equal(value('PillArrow', '3'), '3');
  assert.equal(value('PillArrow', '4'), undefined);
  assert.equal(value('LookAndSay', '12 23'), '1223');
  assert.equal(value('LookAndSay', '122'), undefined, 'half a pair');
  assert.equal(value('LookAndSay', '1222'), undefined, 'the same digit twice');
  assert.equal(value('Regex', ' [12]+9? '), '[12]+9?');
  assert.equal(value('Regex', '1 2'), undefined);
  assert.equal(value('NFA', 'BEEgBrQrQ'), 'BEEgBrQrQ');
  assert.equal(value('NFA', '~'), undefined);
});

test('the table of a relation has the bits of its pairs', () => {
  assert.equal(
    pairKey({ lowest: 1, values: 9 }, (a, b) => a === 3 * b || b === 3 * a),
    'EAEBEAAQAAAAE',
  );
  assert.equal(
    pairKey({ lowest: 1, values: 9 }, () => false),
    '',
  );
});
