// Links of penpa-edit: two that people made, and what each part of a drawing becomes in the notation `iss`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { readPenpaKakuro, readVariantLink } from './reading_links.js';

/** From the tests of marktekfan/sudokupad-penpa-import: a 6×6 Sudoku with thick lines around its boxes. */
const made6 =
  'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVPb5tOFLz7U1h73oP5szjhlqZJL4l/TeMqipAVrR2SWMYmXeCXCMvfPfMeJCyYqmqrqjlUiNUwPGbnLcySfSu0iWWAwzuQI+ngcIOAT8f3+RzVx3SZJ3E4nMZZPgyeA3lU5A+pCYfn2qzAru70RspJOjRFEmfyv9NTeaeTLB5EtcBssC0Pw/JClp/CSDhCChenI2ayvAi35XlYTmR5iVtCOuDOqiIX8KSBV3yf0HFFOiPgSY0BrwEXS7NI4puzivkcRuVUCprnAz9NUKzT/2NR+6DrRbqeL4mY6xx9Zg/Lx/pOVtymq6KudWY7WR5Vdi977HqNXYKVXUI9dqmLP2z3cLbbYdm/wPBNGJH3rw08aOBluMU4CbfCdelRBS/VuxFuQETQEJ5HhG8R6nVxXokxEV5D+CxqVfh+t4JnsUQVV+ALeSO4wtII2IdN8COWRsDGLOsBG7OaG7OGVTHmR940sCgOL801j6c8ujxOsXKy9Hj8yOOIR8XjGdecYEEdBzFyYc2Fogvs1djjeFWYokYdE1bA1ArhAHj8Wo9welhIxi4wvDP22pr0OhgrYCwaY8SZ3grrQ0fVOgo6qtZR0LE9qFpHQYcWnzF0FOmguStu8ZhHn8eAWx/TJ/VTH93vr/IP7UQuOn070NGv4tkgwkYmsjS5yQpzpxeIJe9zSB64TbGex6ZFJWn6mCw37brl/SY1ce8tIuPb+776eWpuO+pPOklaRLWlt6hqg2lRucHuYV1rY9KnFrPW+UOLsHaallK8ydsGct22qFe6M9u66Xk3EM+Cz8ijH9C/38Tf+k3QOxi9t9y+Nzv8+aamN/uge+IPtjfmNb+XdPB7maYJ92MNtifZYLvhBrWfb5B7EQf3nZSTajfo5KqbdZpqL+40lZ147KCMXgA=';

const header = (/** @type {string} */ kind, /** @type {number} */ side, /** @type {string[]} */ flags, rules = '') =>
  [kind, side, side, 38, 0, 1, 1, 418, 418, 0, 0, ...flags, 'Title: ', 'Author: ', '', rules, 'OFF', 'false'].join();

/**
 * A link of a board with `side` rows and columns and no outer space. Points of cells are from (2, 2) of a grid that is
 * four wider.
 * @param {number} side
 * @param {object} drawn
 * @param {{ kind?: string, flags?: string[], rules?: string, head?: string, steps?: unknown[] }} [more]
 */
function penpa(side, drawn, { kind = 'sudoku', flags = ['0', '0', '0', '0'], rules, head, steps } = {}) {
  const width = side + 4;
  const cells = Array.from({ length: side * side }, (_, at) => point(side, Math.floor(at / side), at % side));
  const distances = steps ?? cells.map((cell, at) => (at === 0 ? cell : cell - cells[at - 1]));
  assert.equal(width, side + 4);
  const lines = [head ?? header(kind, side, flags, rules), [0, 0, 0, 0], {}, drawn, {}, distances];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const short = text.replaceAll('z', 'zZ').replaceAll('"number"', 'zN').replaceAll('"killercages"', 'z6');
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(short).toString('base64')}`;
}

/** @param {number} side @param {number} row @param {number} column */
const point = (side, row, column) => (row + 2) * (side + 4) + column + 2;

/** Thick lines around the boxes of a 4×4 board. */
const boxLines = () => {
  const [side, width, corner] = [4, 8, 64];
  const lines = [0, 1, 2, 3].flatMap((at) => {
    const right = corner + point(side, at, 1);
    const below = corner + point(side, 1, at);
    return [`${right - width},${right}`, `${below - 1},${below}`];
  });
  return Object.fromEntries(lines.map((key) => [key, 2]));
};

test('a link that a person made is read', () => {
  assert.equal(
    readVariantLink(made6),
    '# Title: Test 6x6\n# Author: Mark Tekfan\n# No rules\n.Shape~6x6.~R1C1_5~R1C5_6~R2C2_4~R2C4_1~R2C6_3~R3C1_1~R3C3_3~R3C5_4~R4C3_2~R4C5_1~R5C2_1~R5C3_4' +
      '~R5C4_6~R5C6_5~R6C2_6~R6C4_4',
  );
});

test('givens, cages with their sums, thermometers and arrows are read', () => {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => point(4, row, column);
  const corner = (/** @type {number} */ row, /** @type {number} */ column) => 4 * (64 + at(row, column));
  const drawn = {
    lineE: boxLines(),
    number: {
      [at(0, 0)]: ['3', 1, '1'],
      [at(0, 1)]: [[0, 1, 0, 0, 0, 0, 0, 0, 0, 0], 1, '7'],
      [at(0, 2)]: [[1, 1, 0, 0, 0, 0, 0, 0, 0, 0], 1, '7'],
      [at(3, 3)]: ['?', 1, '1'],
    },
    numberS: { [corner(1, 0)]: ['5', 1], [corner(3, 3)]: ['9', 1] },
    killercages: [[at(1, 0), at(1, 1)], [at(2, 0), at(2, 1)], []],
    thermo: [[at(0, 3), at(1, 3), at(2, 3)], []],
    arrows: [[at(3, 0), at(3, 1), at(3, 2)]],
    symbol: { [at(2, 2)]: [1, 'circle_L', 1] },
  };
  assert.deepEqual(readVariantLink(penpa(4, drawn, { rules: 'One%2C two%2Dthree' })).split('\n'), [
    '# drawn without a rule: 2 numbers, 1 small number, 1 symbol, with "?", "9"',
    '# One, two',
    '# three',
    '#~ round #ffffff #000000 0.86 0.86 2.5,2.5',
    '#~ text #000000 0.7 3.5,3.5 : ?',
    '#~ text #000000 0.32 3.25,3.25 : 9',
    '.Shape~4x4.Cage~5~R2C1~R2C2.Cage~0~R3C1~R3C2.Thermo~R1C4~R2C4~R3C4.Arrow~R4C1~R4C2~R4C3.~R1C1_3~R1C2_2',
  ]);
});

test('a number counts without the blanks around it, as penpa-edit writes numbers of two digits', () => {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => point(4, row, column);
  const corner = (/** @type {number} */ row, /** @type {number} */ column) => 4 * (64 + at(row, column));
  const text = readVariantLink(
    penpa(4, {
      lineE: boxLines(),
      number: { [at(0, 0)]: [' 3 ', 1, '1'], [at(0, 1)]: [' ', 1, '1'] },
      numberS: { [corner(1, 0)]: [' 10', 1], [corner(2, 0)]: ['4 ', 1], [corner(3, 0)]: [' ', 1] },
      killercages: [
        [at(1, 0), at(1, 1), at(1, 2), at(1, 3)],
        [at(2, 0), at(2, 1)],
        [at(3, 0), at(3, 1)],
      ],
    }),
  );
  const cages = '.Cage~10~R2C1~R2C2~R2C3~R2C4.Cage~4~R3C1~R3C2.Cage~0~R4C1~R4C2';
  assert.equal(text.split('\n').at(-1), `.Shape~4x4${cages}.~R1C1_3`);
});

test('a cage in the space around the board is a drawing, and one that is half on the board is refused', () => {
  const outer = [point(4, -1, 0), point(4, -1, 1)];
  const text = readVariantLink(penpa(4, { lineE: boxLines(), killercages: [outer] }));
  assert.deepEqual(text.split('\n'), [
    '# drawn without a rule: 1 cage',
    '#~ cage #000000 0.5,-0.5 1.5,-0.5',
    '.Shape~4x4',
  ]);
  const half = { lineE: boxLines(), killercages: [[outer[0], point(4, 0, 0)]] };
  assert.throws(() => readVariantLink(penpa(4, half)), /"killercages" has a cell that is not on the board/);
});

test('cells may be listed in any order', () => {
  const cells = Array.from({ length: 16 }, (_, at) => point(4, Math.floor(at / 4), at % 4));
  const mixed = [...cells.filter((_, at) => at % 3 !== 0), ...cells.filter((_, at) => at % 3 === 0).reverse()];
  const steps = mixed.map((cell, at) => (at === 0 ? cell : cell - mixed[at - 1]));
  const drawn = { lineE: boxLines(), number: { [cells[6]]: ['3', 1, '1'] } };
  assert.equal(readVariantLink(penpa(4, drawn, { steps })), readVariantLink(penpa(4, drawn)));
  const twice = [...steps.slice(0, -1), 0];
  assert.throws(() => readVariantLink(penpa(4, drawn, { steps: twice })), /rectangle/);
});

test('what is drawn without a rule is kept as figures', () => {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => point(4, row, column);
  const [vertex, below, right] = [64, 128, 192]; // how the points beside those of cells are numbered
  const text = readVariantLink(
    penpa(4, {
      lineE: boxLines(),
      surface: { [at(0, 0)]: 5, [at(0, 1)]: 99 },
      line: { [`${at(0, 0)},${at(1, 1)}`]: 6, [at(2, 2)]: 98, [`${at(0, 0)},x`]: 3 },
      freeline: { [`${at(3, 0)},${at(3, 3)}`]: 3 },
      symbol: {
        [below + at(0, 0)]: [2, 'circle_SS', 2],
        [right + at(1, 0)]: [2, 'inequality', 2],
        [at(1, 1)]: [3, 'square_M', 1],
        [at(1, 2)]: [3, 'constructor', 1],
        [at(1, 3)]: 'broken',
      },
      number: { [vertex + at(0, 0)]: ['1234', 6, '5'], [at(0, 0) - 1]: ['17', 1, '1'] },
    }),
  );
  assert.match(text, /^# drawn without a rule: 2 numbers, 2 coloured cells, 5 symbols, 4 lines, with/);
  assert.deepEqual(text.split('\n').slice(1, -1), [
    '#~ box #c0e0ff none 1 1 0.5,0.5',
    '#~ line #999999 0.32 0.5,0.5 1.5,1.5',
    '#~ line #208020 0.08 0.5,3.5 3.5,3.5',
    '#~ box #cccccc none 0.7 0.7 1.5,1.5',
    '#~ round #000000 #000000 0.26 0.26 0.5,1',
    '#~ text #000000 0.45 1,1.5 90deg : <',
    '#~ text #000000 0.7 -0.5,0.5 : 17',
    '#~ round #ffffff #000000 0.34 0.34 1,1',
    '#~ text #000000 0.25 1,1 : 1234',
  ]);
});

test('thick lines enclose regions; a Sudoku grid has diagonals', () => {
  assert.equal(readVariantLink(penpa(4, { lineE: boxLines() })), '.Shape~4x4');
  assert.throws(() => readVariantLink(penpa(4, {})), /no boxes/);
  const diagonals = penpa(4, { lineE: boxLines() }, { flags: ['1', '0', '0', '1'] });
  assert.equal(readVariantLink(diagonals), '.Shape~4x4.Diagonal~-1.Diagonal~1');
  const [first] = Object.keys(boxLines());
  assert.throws(() => readVariantLink(penpa(4, { lineE: { ...boxLines(), [first]: 1 } })), /thick lines/);
});

test('a sum is the number in the first cell of its cage, also where cages overlap', () => {
  // Link and count: a tester's, who tried all fillings. The cages R2C1, R2C2, R3C2 and R3C2 have the sums 7 and 1.
  const link =
    'https://swaroopg92.github.io/penpa-edit/?m=solve&p=bZI/b8MgEMV3f4yTur3BgP/hrUOydkg35MFOSGIV2y22FaWW89krjJNGagWIH+/e3SFB/zWWViNCBJEhBANDxLJlydTNcB3v9WB0/sJDvI7DubMLAm/bLY6l6XWgVmcRKGIE4gRiVNy+dzdFBFYEE7VjU2lL+UQ8oVw5D1tcIJ46IXoSMiewuzBjzd65dJGELpq6uiAhk7vX+Uzd6o1zpTEyQTkHZRIy9CQg2UIyfBCD5J44pHho0pMEC1PK+Qz6qI3Rdl+edE+5UiIGT8GTAkrERQEazto2HeWqAJXWdpfecz/aY7nXlE8zqL82VWc8u7t6Olqt/542/ngpzZrgens61Fbvh7pr1xbLUx5t2WgvfHbmerpHD9ro4bli21WjqX7vOwfTHCiWLV+AIf5/L4Ig+AE=';
  assert.match(readVariantLink(link), /\.Cage~7~R3C2~R2C2~R2C1\.Cage~1~R3C2\./);
  // The number in R1C2 is that of the cage that has no other one there; one in two cages is neither's.
  const at = (/** @type {number} */ row, /** @type {number} */ column) => point(4, row, column);
  const corner = (/** @type {number} */ row, /** @type {number} */ column) => 4 * (64 + at(row, column));
  const text = readVariantLink(
    penpa(4, {
      lineE: boxLines(),
      numberS: { [corner(0, 1)]: ['3', 1], [corner(3, 1)]: ['5', 1] },
      killercages: [
        [at(0, 0), at(0, 1)],
        [at(2, 1), at(3, 1)],
        [at(3, 0), at(3, 1)],
      ],
    }),
  );
  assert.equal(text.split('\n').at(-1), '.Shape~4x4.Cage~3~R1C1~R1C2.Cage~0~R3C2~R4C2.Cage~0~R4C1~R4C2');
});

test('a drawing of another puzzle is refused with what no Sudoku has', () => {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => point(4, row, column);
  const given = { lineE: boxLines(), number: { [at(0, 0)]: ['3', 1, '1'] } };
  const square = { kind: 'square' };
  assert.equal(
    readVariantLink(penpa(4, { ...given, surface: { [at(1, 1)]: 1 } }, square))
      .split('\n')
      .at(-1),
    '.Shape~4x4.~R1C1_3',
  );
  const between = `${64 + at(0, 0) - 8},${64 + at(0, 0)}`; // R1C1 and R1C2
  for (const [drawn, more, message] of /** @type {[object, object, RegExp][]} */ ([
    [{ number: given.number }, square, /has no boxes;/],
    [{ ...given, lineE: { [between]: 2 } }, square, /no boxes, a border inside a region/],
    [{ ...given, lineE: { ...boxLines(), [between]: 2 } }, {}, /a border inside a region/],
    [{ ...given, lineE: { ...boxLines(), [between]: 80 } }, square, /has 1 edge;/],
    [{ ...given, wall: { '18,19': 3, '19,20': 3 } }, square, /has 2 walls;/],
    [{ ...given, symbol: { [at(1, 1)]: [1, 'circle_L', 1] } }, square, /has 1 symbol;/],
    [{ ...given, direction: [[at(1, 1), at(1, 2)]] }, square, /has 1 arrow;/],
    [{ ...given, numberS: { [4 * (64 + at(1, 1))]: ['2', 1] } }, square, /has 1 small number;/],
    [{ ...given, number: { [at(1, 1)]: ['2_1', 1, '2'] } }, square, /the number "2_1" at R2C2;/],
    [{ ...given, number: { [at(1, 1)]: ['5', 1, '1'] } }, {}, /the number "5" at R2C2;/],
    [{ lineE: boxLines() }, square, /has no clue;/],
    [
      {},
      {
        head: header('square', 4, []).replace('4,4', '3,4'),
        steps: [...Array(12).keys()].map((cell) => (cell === 0 ? 16 : cell % 3 ? 1 : 5)),
      },
      /a board of 4×3, no clue;/,
    ],
  ])) {
    assert.throws(
      () => readVariantLink(penpa(4, drawn, more)),
      (/** @type {any} */ error) => error.code === 'bad-input' && message.test(error.message),
      String(message),
    );
  }
});

test('public links of other puzzles are refused', () => {
  const links = readFileSync(new URL('../data/penpa-others.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  assert.equal(links.length, 59);
  for (const line of links) {
    const [genre, link] = line.split('\t');
    assert.throws(() => readVariantLink(link), { code: 'bad-input' }, genre);
  }
});

test('other grids, old links and broken ones are refused with a reason', () => {
  for (const [link, message] of /** @type {[string, RegExp][]} */ ([
    [penpa(4, {}, { kind: 'hex' }), /"hex"/],
    [penpa(4, {}, { head: '1,2,3' }), /old version/],
    [penpa(4, {}, { head: 'sudoku,4,4,38,90,1,1' }), /turned/],
    [penpa(4, {}, { steps: [18, 2] }), /rectangle/],
    [penpa(4, {}, { steps: [] }), /rectangle/],
    [penpa(4, {}, { head: header('sudoku', 99, []) }), /larger/],
    [penpa(4, { lineE: boxLines(), thermo: [[1, 2]] }), /"thermo"/],
    [penpa(4, { lineE: boxLines(), thermo: 5 }), /"thermo" has 5/],
    ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=', /base64/],
    ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA', /compressed|no board/],
    [`penpa-edit/?m=solve&p=${deflateRawSync('sudoku,9,9,38,0,1,1').toString('base64')}`, /no board/],
  ])) {
    assert.throws(
      () => readVariantLink(link),
      (/** @type {any} */ error) => error.code === 'bad-input' && message.test(error.message),
      String(message),
    );
  }
  const bomb = `penpa-edit/#m=edit&p=${deflateRawSync(Buffer.alloc(5e7)).toString('base64')}`;
  assert.throws(() => readVariantLink(bomb), { code: 'too-large' });
});

/** What is drawn of a Kakuro with 3×3 cells, the first row and column black. */
function kakuro() {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => point(3, row, column);
  const corner = (/** @type {number} */ cell, /** @type {number} */ place) => 4 * (7 * 7 + cell) + place;
  const black = [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(2, 0)];
  return {
    at,
    corner,
    drawn: {
      symbol: Object.fromEntries(black.map((cell, i) => [cell, [i + 1, 'kakuro', 2]])),
      numberS: {
        [corner(at(0, 1), 2)]: ['4', 4],
        [corner(at(0, 2), 2)]: ['6', 4],
        [corner(at(1, 0), 1)]: ['3', 4],
        [corner(at(2, 0), 1)]: ['7', 4],
        [corner(at(2, 0), 2)]: ['', 4],
      },
      number: { [at(1, 1)]: ['1', 1, '1'], [at(1, 2)]: [[0, 1, 1, 0, 0, 0, 0, 0, 0], 1, '7'] },
    },
  };
}

test('a Kakuro has black cells, sums in their corners, and givens, and no Sudoku', () => {
  const { drawn } = kakuro();
  for (const kind of ['kakuro', 'square']) {
    const link = penpa(3, drawn, { kind });
    assert.equal(readPenpaKakuro(link), '# 4\\ 6\\\n\\3 1 .\n\\7 . .\n');
    assert.throws(() => readVariantLink(link), /kakuro/i);
  }
});

test('a drawing that is no Kakuro, or has more than one, is refused with a reason', () => {
  const { drawn, at, corner } = kakuro();
  for (const [change, message] of /** @type {[object, RegExp][]} */ ([
    [{ symbol: { [at(0, 0)]: [1, 'circle_L', 1] } }, /no black cells/],
    [{ symbol: 5 }, /no black cells/],
    [{ numberS: { [corner(at(1, 1), 1)]: ['9', 1] } }, /"9"/], // in a white cell
    [{ numberS: { [corner(at(0, 1), 0)]: ['9', 1] } }, /"9"/], // in another corner
    [{ numberS: { [corner(at(0, 1), 2)]: ['9x', 1] } }, /"9x"/],
    [{ numberS: { [corner(at(0, 1), 2)]: [{ toString: 1 }, 1] } }, /"numberS" has {"toString":1} at R1C2/],
    [{ number: { [at(1, 1)]: [{ toString: 1 }, 1, '1'] } }, /"number" has {"toString":1} at R2C2/],
    [{ numberS: { [corner(at(0, 1), 2)]: ['100', 1] } }, /"100"/],
    [{ number: { [at(0, 1)]: ['5', 1, '1'] } }, /"5"/], // in a black cell
    [{ number: { [at(1, 1)]: ['12', 1, '1'] } }, /"12"/],
  ])) {
    const link = penpa(3, { ...drawn, ...change }, { kind: 'kakuro' });
    assert.throws(
      () => readPenpaKakuro(link),
      (/** @type {any} */ error) => error.code === 'bad-input' && message.test(error.message),
      String(message),
    );
  }
  assert.throws(() => readPenpaKakuro(penpa(3, drawn, { kind: 'hex' })), /"hex" of penpa-edit is no Kakuro/);
});

test('any change of a drawing is read or refused, and nothing else happens', () => {
  const drawing = { number: { 18: ['3', 1, '1'] }, killercages: [[18, 19]], thermo: [[20, 28]], lineE: boxLines() };
  const black = { symbol: { 19: [1, 'kakuro', 2] } };
  const keys = fc.constantFrom(...Object.keys(drawing), 'surface', 'symbol', 'numberS');
  fc.assert(
    fc.property(keys, fc.jsonValue(), (key, value) => {
      for (const [read, drawn] of /** @type {const} */ ([
        [readVariantLink, drawing],
        [readPenpaKakuro, black],
      ])) {
        try {
          assert.equal(typeof read(penpa(4, { ...drawn, [key]: value })), 'string');
        } catch (error) {
          assert.equal(/** @type {any} */ (error).code, 'bad-input', String(error));
        }
      }
    }),
    { numRuns: 300 },
  );
});
