// Links of strangers with values of every type at every place: a link is read, or refused as bad input that says where.
// Nothing is random in the first tests; the last one changes several places, and LINK_FUZZ_RUNS makes it longer:
//
//     LINK_FUZZ_RUNS=100000 LINK_FUZZ_SEED=7 node --test tests/wasm/link-values.test.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { compress } from '../../wasm/serve/lz.js';
import { readClassicLink, readPenpaKakuro, readVariantLink } from './reading_links.js';
import { fpuzzle, line, sudokupad } from './variant_links.js';

/** @typedef {(link: string) => string} Read */

const RUNS = Number(process.env.LINK_FUZZ_RUNS ?? 400);
/** Without it, each place has a quarter of the values. */
const isLong = RUNS > 1000;
const SEED = Number(process.env.LINK_FUZZ_SEED ?? 1);

/** Values of every type, also those that cannot be made a text or a number. */
const values = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  '5',
  'R1C1',
  '__proto__',
  'constructor',
  [],
  [[]],
  [null],
  ['R1C1', { toString: 1 }],
  {},
  { toString: 1 },
  { valueOf: 1, toString: null },
  { length: 1e9 },
  { toJSON: 1 },
  JSON.parse('{"__proto__":{"x":1}}'),
];

/** What has no meaning as a text or number. */
const hostile = { toString: 1 };

const cells = ['R1C1', 'R1C2'];
const board4 = {
  R1C1: { value: 1, given: true, region: 0, c: 3, cArray: ['#fff'] },
  R2C2: { givenPencilMarks: [1, 2] },
};
const part = {
  cells,
  value: 'x',
  outlineC: '#f00',
  baseC: '#0f0',
  fontC: '#00f',
  width: 1,
  height: 1,
  size: 1,
  angle: 5,
};

/** A board with every key of f-puzzles. */
const everyKey = fpuzzle(
  4,
  {
    title: 'T',
    author: 'A',
    ruleset: 'Rules.',
    antiknight: true,
    'diagonal+': true,
    nonconsecutive: true,
    disjointgroups: true,
    negative: ['xv', 'ratio'],
    odd: [{ cell: 'R1C3' }],
    maximum: [{ cell: 'R1C1' }],
    rowindexer: [{ cells }],
    boxindexer: [{ cells }],
    extraregion: [{ cells }],
    killercage: [{ cells, value: '5' }],
    clone: [{ cells, cloneCells: ['R3C3', 'R3C4'] }],
    quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 2] }],
    arrow: [{ cells: ['R1C1'], lines: [['R1C1', 'R2C2', 'R3C3']] }],
    thermometer: line('R1C1', 'R2C1'),
    entropicline: line('R1C1', 'R2C1'),
    regionsumline: line('R1C1', 'R2C3'),
    whispers: [{ lines: [cells], value: '2' }],
    lockout: [{ lines: [cells], value: '2' }],
    difference: [{ cells, value: '1' }],
    ratio: [{ cells: ['R2C1', 'R2C2'], value: '2' }],
    xv: [{ cells, value: 'V' }],
    littlekillersum: [{ cell: 'R0C3', direction: 'DL', value: '5' }],
    sandwichsum: [{ cell: 'R0C3', value: '5' }],
    xsum: [{ cell: 'R2C0', value: '5' }],
    line: [{ lines: [cells], outlineC: '#f00', width: 1, fromConstraint: 'Renban', isNewConstraint: true }],
    rectangle: [part],
    circle: [part],
    text: [part],
    cage: [part],
  },
  board4,
);

const shape = {
  center: [1, 1],
  width: 1,
  height: 1,
  text: 'x',
  fontSize: 9,
  rounded: true,
  color: '#fff',
  opacity: 0.5,
  angle: 3,
  backgroundColor: '#fff',
  borderColor: '#000',
};
const cage = [
  [0, 0],
  [0, 1],
];
const everyPart = sudokupad(4, {
  cages: [{ cells: cage, value: 5 }, { cells: cage, sum: 5, unique: true, hidden: false }, { value: 'rules: R' }],
  lines: [{ wayPoints: cage, color: '#fff', thickness: 3, opacity: 0.5 }],
  arrows: [{ wayPoints: cage, color: '#fff', thickness: 3 }],
  overlays: [shape],
  underlays: [shape],
  metadata: { title: 'T', antiknight: true, rules: 'More.' },
  rules: ['A', 'B'],
  global: ['antiking'],
});
Object.assign(everyPart.cells[1][2], { value: '3', pencilMarks: [1] });

const at = (/** @type {number} */ row, /** @type {number} */ column) => (row + 2) * 8 + column + 2;
const corner = 4 * (64 + at(1, 0));
const drawing = {
  number: { [at(0, 0)]: ['3', 1, '1'], [at(0, 1)]: [[0, 1, 0, 0], 1, '7'], 99: ['9', 6, '5'] },
  numberS: { [corner]: ['5', 1], [corner + 9]: ['5', 1] },
  killercages: [[at(1, 0), at(1, 1)]],
  thermo: [[at(0, 3), at(1, 3)]],
  arrows: [[at(3, 0), at(3, 1)]],
  lineE: { '91,92': 1 },
  surface: { [at(0, 0)]: 5 },
  line: { [`${at(0, 0)},${at(1, 1)}`]: 6 },
  symbol: { [at(2, 2)]: [1, 'circle_L', 1] },
  cage: { '1,2': 10 },
};
const blackCells = {
  symbol: { [at(0, 0)]: [1, 'kakuro', 2], [at(1, 0)]: [1, 'kakuro', 2] },
  number: { [at(1, 1)]: ['1', 1, '1'] },
  numberS: { [corner + 1]: ['9', 4] },
};
const steps = Array.from({ length: 16 }, (_, cell) => (cell === 0 ? at(0, 0) : cell % 4 === 0 ? 5 : 1));

/** @param {{ drawn: object, steps: unknown }} parts */
function penpaLink({ drawn, steps: listed }) {
  const head = 'sudoku,4,4,38,0,1,1,418,418,0,0,0,0,0,0,Title: T,Author: A,,R,OFF,false';
  const text = [head, '[0,0,0,0]', '{}', JSON.stringify(drawn), '{}', JSON.stringify(listed)].join('\n');
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(text).toString('base64')}`;
}

/** @param {object} puzzle */
const payload = (puzzle) => compress(JSON.stringify(puzzle));

/** @type {{ name: string, puzzle: any, link: (puzzle: any) => string, read: Read }[]} */
const readers = [
  { name: 'f-puzzles', puzzle: everyKey, link: (puzzle) => `fpuz${payload(puzzle)}`, read: readVariantLink },
  { name: 'SudokuPad', puzzle: everyPart, link: (puzzle) => `scl${payload(puzzle)}`, read: readVariantLink },
  { name: 'penpa-edit', puzzle: { drawn: drawing, steps }, link: penpaLink, read: readVariantLink },
  { name: 'Kakuro of penpa-edit', puzzle: { drawn: blackCells, steps }, link: penpaLink, read: readPenpaKakuro },
  {
    name: 'classic f-puzzles',
    puzzle: fpuzzle(4, { title: 'T', ruleset: 'R', text: [part] }, { R1C1: board4.R1C1 }),
    link: (puzzle) => `fpuz${payload(puzzle)}`,
    read: readClassicLink,
  },
  {
    name: 'classic SudokuPad',
    puzzle: sudokupad(4, { cages: [{ value: 'title: T' }], metadata: { title: 'T', x: false } }),
    link: (puzzle) => `scl${payload(puzzle)}`,
    read: readClassicLink,
  },
];

/**
 * The path of every place in a value.
 * @param {any} value
 * @param {string[]} [path]
 * @returns {string[][]}
 */
const places = (value, path = []) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => [[...path, key], ...places(value[key], [...path, key])])
    : [];

/** A copy with another value at a place. @param {any} whole @param {string[]} path @param {unknown} value */
function changed(whole, path, value) {
  const copy = JSON.parse(JSON.stringify(whole)); // no part is shared
  const parent = path.slice(0, -1).reduce((inner, key) => inner?.[key], copy);
  if (typeof parent === 'object' && parent !== null) parent[path[path.length - 1]] = value;
  return copy;
}

/** The message of what is refused; undefined when it is read. @param {Read} read @param {string} link */
function refusal(read, link) {
  try {
    assert.equal(typeof read(link), 'string');
  } catch (error) {
    const { code, message } = /** @type {any} */ (error);
    assert.ok(code === 'bad-input' || code === 'too-large', String(/** @type {any} */ (error).stack));
    assert.ok(message.length < 300, message);
    return message;
  }
  return undefined;
}

for (const { name, puzzle, link, read } of readers) {
  test(`${name}: a value of any type at any place is read or refused`, () => {
    for (const [number, path] of places(puzzle).entries()) {
      const some = values.filter((_, at) => isLong || at % 4 === number % 4);
      for (const value of some) refusal(read, link(changed(puzzle, path, structuredClone(value))));
    }
  });

  test(`${name}: what is neither text nor number is refused with its place`, () => {
    for (const path of places(puzzle)) {
      const message = refusal(read, link(changed(puzzle, path, hostile)));
      if (message === undefined) continue;
      const said =
        path.some((key) => message.includes(`"${key}"`)) ||
        /R\d+C\d+|\brow \d|"(grid|cells|size|regions)"/.test(message);
      assert.ok(said || /holds no board|penpa-edit/.test(message), `${path.join('.')}: ${message}`);
    }
  });
}

/** Numbers that look random and are the same in every run (mulberry32). @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test('with several values changed a link is read or refused', () => {
  const random = randomNumbers(SEED);
  for (let run = 0; run < RUNS; ++run) {
    const { puzzle, link, read } = readers[random(readers.length)];
    let whole = puzzle;
    for (let change = random(4); change >= 0; --change) {
      const all = places(whole);
      whole = changed(whole, all[random(all.length)], structuredClone(values[random(values.length)]));
    }
    refusal(read, link(whole));
  }
});
