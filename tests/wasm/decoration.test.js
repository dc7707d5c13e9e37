// What links draw without a rule: the figures of f-puzzles and SudokuPad as lines of text, and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compress } from '../../wasm/serve/lz.js';
import { readFigure } from '../../web/variant/model/figure-lines.js';
import { readVariantLink } from './reading_links.js';
import { comesBack, fpuzzle, read, sudokupad } from './variant_links.js';

/** The figures of a text. @param {string} text */
const figures = (text) => text.split('\n').flatMap((line) => (line.startsWith('#~ ') ? [line.slice(3)] : []));

test('a figure is one line', () => {
  assert.deepEqual(readFigure('line #ffccaa 0.25 7.5,0.5 7.5,1.5 8.5,1.5'), {
    kind: 'line',
    colours: ['#ffccaa'],
    sizes: [0.25],
    points: [
      [7.5, 0.5],
      [7.5, 1.5],
      [8.5, 1.5],
    ],
    angle: 0,
    text: '',
  });
  assert.deepEqual(readFigure('text #000000 0.7 7,-3.5 -45deg : a : b'), {
    kind: 'text',
    colours: ['#000000'],
    sizes: [0.7],
    points: [[7, -3.5]],
    angle: -45,
    text: 'a : b',
  });
  for (const line of ['arrow #00000080 0.02 0,0 1,-1.25', 'box none #8a8a8a 1 0.4 6.5,3', 'cage #666666 1.5,0.5'])
    assert.ok(readFigure(line), line);
});

/** The text of the figures of a board of f-puzzles with a text on it. @param {object} text */
const drawnText = (text) => figures(read(fpuzzle(4, { text: [{ cells: ['R1C1'], ...text }] })))[0];

test('numbers have two digits after the point, and a text stays on one line', () => {
  const value = ` two\nlines\u2028 and ${'more'.repeat(30)}`;
  const line = drawnText({ value, size: 0.246, angle: 0.001, fontC: '#000000' });
  assert.equal(line, `text #000000 0.12 0.5,0.5 : two lines  and ${'more'.repeat(30)}`.slice(0, 28 + 80));
});

test('what cannot be drawn is no figure', () => {
  for (const line of [
    '',
    'spiral #000000 1 1,1',
    'constructor #000000 1 1,1',
    'line #000000 0.25 1,1',
    'line #000000 1,1 2,2',
    'line url(#x) 0.25 1,1 2,2',
    'line #00000 0.25 1,1 2,2',
    'line #000000 -1 1,1 2,2',
    'line #000000 0.25 1,1,1 2,2',
    'line #000000 0.25 1,1 2,1000',
    'box #000000 1 1 1,1',
    'text #000000 1 1,1',
    'text #000000 1 1,1 :  ',
  ])
    assert.equal(readFigure(line), undefined, line);
});

/** The figure of a line on a board of f-puzzles. @param {object} more */
const drawnLine = (more) => figures(read(fpuzzle(4, { line: [{ lines: [['R1C1', 'R2C1']], ...more }] })))[0];

test('colours of CSS become six or eight hexadecimal digits', () => {
  for (const [value, colour] of [
    ['#ABC', '#aabbcc'],
    ['#abcf', '#aabbcc'],
    ['#0000', '#00000000'],
    ['#A1B2C3FF', '#a1b2c3'],
    ['rgb(1, 2, 255)', '#0102ff'],
    ['rgba(207, 207, 207, 0.5)', '#cfcfcf80'],
    ['Red', '#ff0000'],
    ['34BBE6', '#34bbe6'],
    ['toString', '#808080'],
    ['rgb(1, 2)', '#808080'],
    [7, '#808080'],
  ])
    assert.equal(drawnLine({ outlineC: value }), `line ${colour} 0.5 0.5,0.5 0.5,1.5`, String(value));
});

test('the drawings of f-puzzles are kept as figures, coloured cells at the bottom', () => {
  const text = read(
    fpuzzle(
      4,
      {
        text: [{ cells: ['R1C1', 'R1C2'], value: '<', fontC: '#111111', size: 0.5, angle: 90 }],
        circle: [{ cells: ['R2C2', 'R3C3', 'R2C3', 'R3C2'], baseC: '#FFF', outlineC: '#000', width: 0.4, height: 0.4 }],
        rectangle: [{ cells: ['R0C1'], baseC: '#FFF', width: 1, height: 0.5, value: 7 }],
        line: [
          {
            lines: [
              ['R1C1', 'R2C2'],
              ['R4C4', 'R4C3'],
            ],
            outlineC: '#FFCCAA',
            width: 0.25,
          },
        ],
        cage: [{ cells: ['R4C1'], value: 'A', outlineC: '#666' }],
      },
      { R1C3: { c: '#D0D0FF' }, R1C4: { c: '2' }, R2C4: { cArray: ['#010203', '#040506'] } },
    ),
  );
  assert.match(text, /^# drawn without a rule: 1 line, 1 rectangle, 1 circle, 1 cage, 1 text, 3 coloured cells, with/);
  assert.deepEqual(figures(text), [
    'box #d0d0ff none 1 1 2.5,0.5',
    'box #ffa0a0 none 1 1 3.5,0.5',
    'box #010203 none 1 1 3.5,1.5',
    'line #ffccaa 0.13 0.5,0.5 1.5,1.5',
    'line #ffccaa 0.13 3.5,3.5 2.5,3.5',
    'box #ffffff none 1 0.5 0.5,-0.5',
    'text #000000 0.4 0.5,-0.5 : 7',
    'round #ffffff #000000 0.4 0.4 2,2',
    'cage #666666 0.5,3.5 : A',
    'text #111111 0.25 1,0.5 90deg : <',
  ]);
});

test('figures that f-puzzles can draw come back from its links', () => {
  comesBack(
    [
      '# drawn without a rule: 1 line, 1 rectangle, 1 circle, 1 cage, 1 text, with "A", "<"',
      '#~ line #ffccaa 0.25 0.5,0.5 1.5,1.5',
      '#~ box #ffffff #00000000 1 0.5 0.5,-0.5',
      '#~ round #ffffff #000000 0.4 0.4 2,2 45deg',
      '#~ cage #666666 0.5,3.5 : A',
      '#~ text #111111 0.25 1,0.5 90deg : <',
      '.Shape~4x4',
    ].join('\n'),
  );
});

test('the drawings of SudokuPad are kept as figures, overlays at the top', () => {
  const text = read(
    sudokupad(4, {
      overlays: [
        { center: [1, 2], width: 0.3, height: 0.25, rounded: true, backgroundColor: '#fff', borderColor: '#000' },
        { center: [0.5, 0.5], width: 1, height: 1, text: 'A', fontSize: 32, color: 'red', angle: 45 },
      ],
      underlays: [{ center: [1.5, 2.5], width: 1, height: 1, backgroundColor: '#CFCFCF', opacity: 0.5 }],
      lines: [
        {
          wayPoints: [
            [0.5, 1.5],
            [1, 2],
          ],
          color: '#34BBE6',
          thickness: 16,
        },
      ],
      arrows: [
        {
          wayPoints: [
            [-0.5, 0],
            [0.5, 1],
          ],
          color: '#000000',
          thickness: 3,
          headLength: 0.3,
        },
        { wayPoints: 3 },
      ],
    }),
  );
  assert.deepEqual(figures(text), [
    'box #cfcfcf80 none 1 1 2.5,1.5',
    'line #34bbe6 0.25 1.5,0.5 2,1',
    'arrow #000000 0.05 0,-0.5 1,0.5',
    'round #ffffff #000000 0.3 0.25 2,1',
    'text #ff0000 0.5 0.5,0.5 45deg : A',
  ]);
});

test('SudokuPad’s short keys of drawings are known', () => {
  const rest = '[,,,]';
  const short =
    `{ce:[${[rest, rest, rest, rest].join()}],o:[{ct:[1,2],w:0.3,h:0.3,r:t,c2:#F,c1:#0,te:'A',fs:20}],` +
    'a:[{wp:[[0,0],[1,1]],th:3,hl:0.3,c:34BBE6}]}';
  assert.deepEqual(figures(readVariantLink(`scl${compress(short)}`)), [
    'arrow #34bbe6 0.05 0,0 1,1',
    'round #ffffff #000000 0.3 0.3 2,1',
    'text #000000 0.31 2,1 : A',
  ]);
});

test('a text keeps as many drawings as fit into it', () => {
  const lines = Array.from({ length: 8000 }, () => ({ lines: [['R1C1', 'R1C2']] }));
  const text = read(fpuzzle(4, { line: lines }));
  assert.match(text, /8000 lines/);
  assert.ok(figures(text).length > 1000 && text.length < 80_000, String(text.length));
});
