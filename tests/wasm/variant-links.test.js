// Links of f-puzzles with all their rules: what each rule becomes in the notation `iss`, and back. The solutions of
// whole puzzles are in variant-links-answers.test.js; links that are refused in variant-links-refused.test.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVariant } from '../../wasm/iss/text.js';
import { comesBack, fpuzzle, isRefused, line, read, sudokupad, written } from './variant_links.js';

/** @typedef {import('./variant_links.js').Json} Json */

/** Rules of f-puzzles on a 9×9 board, and what they are in `iss`. @type {[Json, string][]} */
const rules = [
  [{ 'diagonal+': true }, '.Diagonal~1'],
  [{ 'diagonal-': true }, '.Diagonal~-1'],
  [{ antiknight: true }, '.AntiKnight'],
  [{ antiking: true }, '.AntiKing'],
  [{ disjointgroups: true }, '.DisjointSets'],
  [{ nonconsecutive: true }, '.AntiConsecutive'],
  [{ negative: ['xv'] }, '.StrictXV'],
  [{ nonconsecutive: true, negative: ['ratio'] }, '.StrictKropki'],
  [{ odd: [{ cell: 'R1C2' }] }, '.~R1C2_1_3_5_7_9'],
  [{ even: [{ cell: 'R1C2' }] }, '.~R1C2_2_4_6_8'],
  [{ minimum: [{ cell: 'R1C1' }] }, '.GreaterThan~R1C2~R2C1~R1C1'],
  [{ maximum: [{ cell: 'R5C5' }] }, '.GreaterThan~R5C5~R4C5~R5C4~R5C6~R6C5'],
  [{ rowindexer: [{ cells: ['R1C2', 'R3C2'] }] }, '.Indexing~R~R1C2~R3C2'],
  [{ columnindexer: [{ cells: ['R1C2'] }] }, '.Indexing~C~R1C2'],
  [{ extraregion: [{ cells: ['R1C1', 'R4C4'] }] }, '.AllDifferent~R1C1~R4C4'],
  [{ killercage: [{ cells: ['R1C1', 'R1C2'], value: '10' }] }, '.Cage~10~R1C1~R1C2'],
  [{ killercage: [{ cells: ['R1C1', 'R1C2'] }] }, '.Cage~0~R1C1~R1C2'],
  [
    { clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R4C4', 'R4C5'] }] },
    '.SameValues~2~R1C1~R4C4.SameValues~2~R1C2~R4C5',
  ],
  [{ quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 5] }] }, '.Quad~R1C1~1~5'],
  [
    { quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 1] }] },
    '.ContainAtLeast~1_1~R1C1~R1C2~R2C1~R2C2',
  ],
  [{ arrow: [{ cells: ['R1C1'], lines: [['R1C1', 'R2C2', 'R3C3']] }] }, '.Arrow~R1C1~R2C2~R3C3'],
  [{ arrow: [{ cells: ['R1C1'], lines: [['R1C1', 'R2C2']] }] }, '.Arrow~R1C1~R2C2'],
  [{ arrow: [{ cells: ['R1C1', 'R1C2'], lines: [['R1C2', 'R2C3', 'R3C3']] }] }, '.PillArrow~2~R1C1~R1C2~R2C3~R3C3'],
  [{ arrow: [{ cells: ['R1C1', 'R1C2', 'R1C3'], lines: [['R1C3', 'R2C4']] }] }, '.PillArrow~3~R1C1~R1C2~R1C3~R2C4'],
  [{ thermometer: line('R1C1', 'R2C1', 'R3C1') }, '.Thermo~R1C1~R2C1~R3C1'],
  [{ palindrome: line('R1C1', 'R2C1') }, '.Palindrome~R1C1~R2C1'],
  [{ renban: line('R1C1', 'R2C1') }, '.Renban~R1C1~R2C1'],
  [{ betweenline: line('R1C1', 'R2C1', 'R3C1') }, '.Between~R1C1~R2C1~R3C1'],
  [{ lockout: line('R1C1', 'R2C1', 'R3C1') }, '.Lockout~4~R1C1~R2C1~R3C1'],
  [{ zipperline: line('R1C1', 'R2C1', 'R3C1') }, '.Zipper~R1C1~R2C1~R3C1'],
  [{ doublearrow: line('R1C1', 'R2C1', 'R3C1') }, '.DoubleArrow~R1C1~R2C1~R3C1'],
  [{ modularline: line('R1C1', 'R2C1') }, '.Modular~3~R1C1~R2C1'],
  [{ entropicline: line('R1C1', 'R2C1') }, '.Entropic~R1C1~R2C1'],
  [{ regionsumline: line('R1C1', 'R4C1') }, '.RegionSumLine~R1C1~R4C1'],
  [{ whispers: line('R1C1', 'R2C1') }, '.Whisper~5~R1C1~R2C1'],
  [{ whispers: [{ lines: [['R1C1', 'R2C1']], value: '4' }] }, '.Whisper~4~R1C1~R2C1'],
  [{ difference: [{ cells: ['R1C1', 'R1C2'] }] }, '.WhiteDot~R1C1~R1C2'],
  [{ ratio: [{ cells: ['R1C1', 'R1C2'] }] }, '.BlackDot~R1C1~R1C2'],
  [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 'X' }] }, '.X~R1C1~R1C2'],
  [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 'V' }] }, '.V~R1C1~R1C2'],
  [{ sandwichsum: [{ cell: 'R0C3', value: '8' }] }, '.Sandwich~8~C3'],
  [{ xsum: [{ cell: 'R2C0', value: '16' }] }, '.XSum~R2~16~'],
  [{ xsum: [{ cell: 'R2C10', value: '16' }] }, '.XSum~R2~~16'],
  [{ skyscraper: [{ cell: 'R0C9', value: '3' }] }, '.Skyscraper~C9~3~'],
  [{ skyscraper: [{ cell: 'R10C9', value: '3' }] }, '.Skyscraper~C9~~3'],
];

test('every rule of f-puzzles is read, and comes back when it is written', () => {
  for (const [rule, text] of rules) {
    assert.equal(read(fpuzzle(9, rule)), text);
    comesBack(text);
  }
});

test('relations that iss has no name for are keys of pairs', () => {
  // The bits of the keys: of 4 values, the one before and the one after, row by row.
  const bits = (/** @type {string} */ key) =>
    [...key]
      .map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(digit))
      .flatMap((number) => Array.from({ length: 6 }, (_, bit) => (number >> bit) & 1))
      .join('');
  /** @type {[Json, string, (a: number, b: number) => boolean][]} */
  const relations = [
    [{ difference: [{ cells: ['R1C1', 'R1C2'], value: '3' }] }, 'Pair', (a, b) => Math.abs(a - b) === 3],
    [{ ratio: [{ cells: ['R1C1', 'R1C2'], value: '3' }] }, 'Pair', (a, b) => a === 3 * b || b === 3 * a],
    [{ slowthermometer: line('R1C1', 'R1C2') }, 'Pair', (a, b) => a <= b],
    [{ nabner: line('R1C1', 'R1C2') }, 'PairX', (a, b) => Math.abs(a - b) > 1],
  ];
  for (const [rule, name, allows] of relations) {
    const text = read(fpuzzle(4, rule));
    const [, shape, pair, key, ...rest] = text.split(/[.~]/).slice(0, 4).concat(text.split('~').slice(2));
    assert.deepEqual([shape, pair, rest.slice(-2)], ['Shape', '4x4', ['R1C1', 'R1C2']]);
    assert.equal(key, name);
    const code = text.split('~')[2];
    const wanted = [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].map((b) => Number(allows(a, b)))).join('');
    assert.equal(bits(code).padEnd(18, '0').slice(0, 16), wanted);
    comesBack(text);
  }
});

test('a board of any size comes back, also where its link is as short as the name of a puzzle on a server', () => {
  for (let side = 1; side <= 16; ++side) comesBack(`.Shape~${side}x${side}`);
});

test('a line with several branches, and an arrow with several, is one rule for each', () => {
  const lines = [
    ['R1C1', 'R2C1'],
    ['R1C1', 'R1C2'],
  ];
  assert.equal(read(fpuzzle(9, { thermometer: [{ lines }] })), '.Thermo~R1C1~R2C1.Thermo~R1C1~R1C2');
  assert.equal(read(fpuzzle(9, { arrow: [{ cells: ['R1C1'], lines }] })), '.Arrow~R1C1~R2C1.Arrow~R1C1~R1C2');
});

test('a dot exempts its neighbours from both negative constraints', () => {
  const dots = { difference: [{ cells: ['R1C1', 'R1C2'] }], ratio: [{ cells: ['R2C1', 'R2C2'] }] };
  const size = (/** @type {string} */ text) => text.split('.Pair~')[1]?.split('~~').length;
  const kropki = read(fpuzzle(4, { ...dots, nonconsecutive: true, negative: ['ratio'] }));
  assert.equal(kropki, '.Shape~4x4.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R2C2.StrictKropki');
  const ratio = read(fpuzzle(4, { ...dots, negative: ['ratio'] }));
  const consecutive = read(fpuzzle(4, { ...dots, nonconsecutive: true }));
  assert.deepEqual([size(ratio), size(consecutive)], [22, 22]); // of 24 pairs of neighbours
  assert.ok(!/R1C1~R1C2(~|$)|R2C1~R2C2(~|$)/.test(ratio.split('.Pair')[1]));
  const others = read(fpuzzle(4, { ratio: [{ cells: ['R1C1', 'R1C2'], value: '3' }], negative: ['ratio'] }));
  for (const text of [kropki, ratio, consecutive, others]) comesBack(text);
});

test('minima are compared with neighbours that are no minima', () => {
  const text = read(fpuzzle(4, { minimum: ['R1C1', 'R1C2', 'R2C1'].map((cell) => ({ cell })) }));
  assert.equal(text, '.Shape~4x4.GreaterThan~R1C3~R2C2~R1C2.GreaterThan~R2C2~R3C1~R2C1');
  comesBack(text);
  const both = read(fpuzzle(4, { maximum: [{ cell: 'R1C2' }, { cell: 'R2C1' }], minimum: [{ cell: 'R1C1' }] }));
  comesBack(both);
});

test('a box indexer relates its cell to every other cell of the box', () => {
  const text = read(fpuzzle(4, { boxindexer: [{ cells: ['R1C2'] }] }));
  assert.deepEqual(
    text.match(/R1C2~R\dC\d/g)?.map((pair) => pair.slice(5)),
    ['R1C1', 'R2C1', 'R2C2'],
  );
  comesBack(text);
});

test('a little killer is named by one end of its diagonal, from whichever side it is seen', () => {
  const cells = (/** @type {string} */ cell, /** @type {string} */ direction) =>
    read(fpuzzle(9, { littlekillersum: [{ cell, direction, value: '17' }] }));
  for (const [cell, direction, name] of [
    ['R0C4', 'DL', 'R1C3'],
    ['R4C0', 'UR', 'R1C3'],
    ['R0C0', 'DR', 'R1C1'],
    ['R10C10', 'UL', 'R1C1'],
    ['R10C0', 'UR', 'R1C9'],
    ['R0C3', 'DR', 'R6C9'],
    ['R7C10', 'UL', 'R6C9'],
    ['R10C3', 'UR', 'R9C4'],
    ['R3C10', 'DL', 'R9C4'],
    ['R2C0', 'DR', 'R3C1'],
  ]) {
    const text = cells(cell, direction);
    assert.equal(text, `.LittleKiller~17~${name}`, `${cell} ${direction}`);
    comesBack(text);
  }
  assert.equal(read(fpuzzle(9, { littlekillersum: [{ cell: 'R2C0', direction: 'UR', value: '7' }] })), '.~R1C1_7');
});

test('candidates are given pencil marks; entries of a person who solves are left out', () => {
  const cells = { R1C1: { value: 3, given: true }, R1C2: { value: 4 }, R1C3: { givenPencilMarks: [1, 2] } };
  assert.equal(read(fpuzzle(9, {}, cells)), '.~R1C1_3~R1C3_1_2');
  comesBack('.~R1C1_3~R1C3_1_2');
  assert.equal(read(fpuzzle(9, {}, { R1C1: { centerPencilMarks: [1] } })), '.Shape~9x9');
  isRefused(fpuzzle(9, {}, { R1C1: { givenPencilMarks: [10] } }), /R1C1: 10/);
});

test('regions become a jigsaw, or groups that differ where it has none', () => {
  const rows = (/** @type {(number | null | undefined)[]} */ ...regions) =>
    Object.fromEntries(regions.map((region, at) => [`R${Math.floor(at / 4) + 1}C${(at % 4) + 1}`, { region }]));
  const jigsaw = read(fpuzzle(4, {}, rows(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3)));
  assert.equal(jigsaw, '.Shape~4x4.NoBoxes.Jigsaw~0001021122312333');
  comesBack(jigsaw);
  const none = read(fpuzzle(4, {}, rows(...Array(16).fill(null))));
  assert.equal(none, '.Shape~4x4.NoBoxes');
  comesBack(none);
  const some = read(fpuzzle(4, {}, rows(...Array(15).fill(null))));
  assert.equal(some, '.Shape~4x4.NoBoxes', 'a region of one cell states nothing');
  const few = read(fpuzzle(4, {}, rows(0, 0, null, null, 0, 1, 1, null, ...Array(8).fill(null))));
  assert.equal(few, '.Shape~4x4.NoBoxes.AllDifferent~R1C1~R1C2~R2C1.AllDifferent~R2C2~R2C3');
  assert.equal(read(fpuzzle(7)), '.Shape~7x7', 'a board of a prime size has no boxes');
  const sums = fpuzzle(4, { regionsumline: line('R1C1', 'R1C2', 'R2C2') }, rows(0, 0, null, null, 0, 1, 1, null));
  assert.match(read(sums), /\.EqualSum~R1C1~R1C2~-~R2C2$/);
});

test('rows as regions of a board that has boxes by default take the place of the boxes', () => {
  comesBack('.Shape~4x4.NoBoxes.Jigsaw~0000111122223333');
});

test('rules about regions are written so that they mean the same without boxes', () => {
  const sums = '.RegionSumLine~R1C1~R2C1~R2C2';
  assert.equal(written(`.Shape~5x5${sums}`), '.Shape~5x5', 'without regions the line says nothing');
  assert.equal(written(`.Shape~4x4.NoBoxes${sums}`), '.Shape~4x4.NoBoxes');
  comesBack(`.Shape~4x4.NoBoxes.Jigsaw~0000111122223333${sums}`);
  assert.equal(written(`.Shape~5x5.Jigsaw~0000011111222223333344444${sums}`), '.Shape~5x5.EqualSum~R1C1~-~R2C1~R2C2');
  assert.throws(() => written(`.Shape~4x4.NoBoxes.Jigsaw~0000111122222222${sums}`), /RegionSumLine/);
  const sets = written('.Shape~4x4.NoBoxes.DisjointSets.Jigsaw~0001021122312333');
  const groups = ['R1C1~R1C3~R3C1~R3C3', 'R1C2~R1C4~R3C2~R3C4', 'R2C1~R2C3~R4C1~R4C3', 'R2C2~R2C4~R4C2~R4C4'];
  assert.equal(
    sets,
    `.Shape~4x4.NoBoxes.Jigsaw~0001021122312333${groups.map((each) => `.AllDifferent~${each}`).join('')}`,
  );
});

test('rules adapt to the size of the board', () => {
  assert.equal(read(fpuzzle(6, { whispers: line('R1C1', 'R1C2') })), '.Shape~6x6.Whisper~3~R1C1~R1C2');
  assert.equal(read(fpuzzle(6, { dutchwhispers: line('R1C1', 'R1C2') })), '.Shape~6x6.Whisper~2~R1C1~R1C2');
  const [, code] = /Regex~([^~]*)/.exec(read(fpuzzle(4, { entropicline: line('R1C1', 'R1C2', 'R1C3', 'R1C4') }))) ?? [];
  assert.ok(atob(code).startsWith('([1][23][4]){1}[1]|([1][4][23]){1}[1]|'));
  comesBack(read(fpuzzle(7, { entropicline: line('R1C1', 'R1C2', 'R1C3', 'R1C4') })));
  assert.equal(read(fpuzzle(16, { renban: line('R10C10', 'R16C16') })), '.Shape~16x16.Renban~RaCa~RgCg');
  comesBack('.Shape~16x16.Renban~RaCa~RgCg.Sandwich~8~C16');
  isRefused(fpuzzle(6, { lockout: line('R1C1', 'R1C2') }), /"lockout"/);
});

test('what is only drawn or said is described in words', () => {
  const text = read(
    fpuzzle(9, {
      ruleset: 'Normal rules.\n\nA spiral.\u0007',
      line: [{ lines: [['R1C1', 'R1C2']] }, { lines: [['R2C1', 'R2C2']] }],
      text: [{ cells: ['R1C1'], value: '>' }],
      cage: [
        { cells: ['R1C1'], value: 'FOGLIGHT' },
        { cells: [], value: 'solution: 123' },
      ],
      killercage: [{ cells: ['R1C1', 'R1C2'], value: '≤9' }],
    }),
  );
  assert.deepEqual(text.split('\n'), [
    '# Normal rules.',
    '# A spiral.',
    '# the cage at R1C1 has "≤9"',
    '# drawn without a rule: 2 lines, 1 text, with ">"',
    '#~ line #808080 0.5 0.5,0.5 1.5,0.5',
    '#~ line #808080 0.5 0.5,1.5 1.5,1.5',
    '#~ text #000000 0.5 0.5,0.5 : >',
    '.Cage~0~R1C1~R1C2',
  ]);
  comesBack('# Normal rules.\n# A spiral.\n.Shape~9x9');
});

test('the title and the author of a puzzle are kept, a line each, and come back', () => {
  const said = ['# Title: Thaw', '# Author: Nobody', '# Ice melts.'];
  const about = { title: ' Thaw\n', author: 'Nobody', ruleset: 'Ice melts.' };
  assert.deepEqual(read(fpuzzle(4, about)).split('\n').slice(0, -1), said);
  comesBack([...said, '.Shape~4x4'].join('\n'));
  const long = read(fpuzzle(4, { title: 'x'.repeat(300), author: { name: 'no text' } }));
  assert.equal(long.split('\n')[0], `# Title: ${'x'.repeat(200)}…`);
  assert.ok(!long.includes('Author'));
  const board = readVariant(`${said.slice(1).join('\n')}\n.AntiKing`);
  assert.deepEqual([board?.title, board?.author, board?.words], ['', 'Nobody', ['Ice melts.']]);
});

test('marks that contradict leave a cell without a value', () => {
  const odd = { odd: [{ cell: 'R1C2' }], even: [{ cell: 'R1C2' }] };
  assert.equal(read(fpuzzle(4, odd)), '.Shape~4x4.~R1C2');
  assert.equal(read(fpuzzle(4, { odd: odd.odd }, { R1C2: { value: 2, given: true } })), '.Shape~4x4.~R1C2');
});

test('a group visits a cell once, also where its line is closed or crosses itself', () => {
  const loop = line('R1C1', 'R1C2', 'R2C2', 'R2C1', 'R1C1');
  assert.equal(read(fpuzzle(4, { renban: loop })), '.Shape~4x4.Renban~R1C1~R1C2~R2C2~R2C1');
  assert.match(read(fpuzzle(4, { nabner: loop })), /\.PairX~.*~R1C1~R1C2~R2C2~R2C1$/);
  assert.equal(read(fpuzzle(4, { nabner: line('R1C1') })), read(fpuzzle(4, {}))); // one cell states nothing
  const cells = ['R1C1', 'R1C2', 'R1C1'];
  assert.equal(read(fpuzzle(4, { extraregion: [{ cells }] })), '.Shape~4x4.AllDifferent~R1C1~R1C2');
  const five = ['R1C1', 'R1C2', 'R1C3', 'R1C4', 'R2C1'];
  isRefused(fpuzzle(4, { extraregion: [{ cells: five }] }), /"extraregion" has a region of more than 4 cells/);
});

test('a clue outside that is a question mark states nothing, and a note quotes it', () => {
  const value = '?';
  assert.deepEqual(
    read(
      fpuzzle(4, {
        xsum: [{ cell: 'R1C0', value }],
        sandwichsum: [{ cell: 'R0C1', value: ' ? ' }],
        littlekillersum: [{ cell: 'R0C1', direction: 'DR', value }],
      }),
    ).split('\n'),
    [
      '# the xsum at R1C0 is "?"',
      '# the sandwichsum at R0C1 is "?"',
      '# the littlekillersum at R0C1 is "?"',
      '.Shape~4x4',
    ],
  );
});

test('fog states no rule, and a note says that it is not shown', () => {
  const note = '# the fog over the board is not shown, and states no rule\n.Shape~4x4';
  for (const key of ['fogofwar', 'foglight', 'foglink', 'triggereffect']) {
    assert.equal(read(fpuzzle(4, { [key]: ['R1C1'] })), note, key);
    assert.equal(read(sudokupad(4, { [key]: ['R1C1'] })), note, key);
  }
});

test('the picture of a rule is passed over where the rule is there', () => {
  const own = { lines: [['R1C2', 'R1C1']], outlineC: '#ff0000', width: 0.3 };
  assert.equal(read(fpuzzle(9, { line: [own], thermometer: [{ lines: [['R1C1', 'R1C2']] }] })), '.Thermo~R1C1~R1C2');
  const longer = { lines: [['R1C2', 'R1C1', 'R2C1']] };
  assert.match(read(fpuzzle(9, { line: [longer], renban: [own] })), /^# drawn without a rule: 1 line\n/);
  const line = [{ lines: [['R1C1', 'R1C2']], fromConstraint: 'Renban' }];
  assert.equal(read(fpuzzle(9, { line, renban: [{ lines: [['R1C1', 'R1C2']] }] })), '.Renban~R1C1~R1C2');
  assert.deepEqual(read(fpuzzle(9, { line })).split('\n'), [
    '# drawn without a rule: 1 line, with "Renban"',
    '#~ line #808080 0.5 0.5,0.5 1.5,0.5',
    '.Shape~9x9',
  ]);
});
