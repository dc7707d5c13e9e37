// Links of Sudoku variants that are refused: by the name of a rule, by size, and after any change of their JSON.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fpuzzle, isRefused, line, read, sudokupad, writeVariantLink } from './variant_links.js';

const cells = ['R1C1', 'R1C2'];
const everyRule = {
  antiknight: true,
  negative: ['xv', 'ratio'],
  odd: [{ cell: 'R1C2' }],
  minimum: [{ cell: 'R1C1' }],
  rowindexer: [{ cells }],
  boxindexer: [{ cells }],
  killercage: [{ cells, value: '5' }],
  clone: [{ cells, cloneCells: ['R3C3', 'R3C4'] }],
  quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 2] }],
  arrow: [{ cells: ['R1C1'], lines: [['R1C1', 'R2C2', 'R3C3']] }],
  thermometer: line('R1C1', 'R2C1'),
  regionsumline: line('R1C1', 'R2C3'),
  whispers: [{ lines: [cells], value: '2' }],
  difference: [{ cells, value: '1' }],
  xv: [{ cells, value: 'V' }],
  littlekillersum: [{ cell: 'R0C3', direction: 'DL', value: '5' }],
  sandwichsum: [{ cell: 'R0C3', value: '5' }],
  xsum: [{ cell: 'R2C0', value: '5' }],
  cage: [{ cells, value: 'x' }],
  ruleset: 'A rule.',
};

test('a rule that is not known, or not as it must be, is refused by its name', () => {
  isRefused(fpuzzle(9, { somethingnew: [{ cells: ['R1C1'] }] }), /"somethingnew"/);
  isRefused(fpuzzle(9, { negative: ['sum'] }), /"negative" has "sum"/);
  isRefused(fpuzzle(9, { thermometer: line('R1C1', 'R10C1') }), /"thermometer" has "R10C1"/);
  isRefused(fpuzzle(9, { thermometer: 7 }), /"thermometer" has 7/);
  isRefused(fpuzzle(9, { thermometer: [null] }), /"thermometer" has null/);
  isRefused(fpuzzle(9, { difference: [{ cells: ['R1C1', 'R3C3'] }] }), /"difference".*neighbours/);
  isRefused(fpuzzle(9, { difference: [{ cells: ['R1C1', 'R1C2'], value: '?' }] }), /"difference" has "\?"/);
  isRefused(fpuzzle(9, { xv: [{ cells: ['R1C1', 'R1C2'], value: 'I' }] }), /"xv" has "I"/);
  isRefused(fpuzzle(9, { sandwichsum: [{ cell: 'R0C0', value: '5' }] }), /"sandwichsum" has "R0C0"/);
  isRefused(fpuzzle(9, { xsum: [{ cell: 'R0C1', value: 'a' }] }), /"xsum" has "a"/);
  isRefused(fpuzzle(9, { littlekillersum: [{ cell: 'R0C4', direction: 'N' }] }), /"littlekillersum"/);
  isRefused(fpuzzle(9, { arrow: [{ cells: ['R1C1', 'R1C2', 'R1C3', 'R1C4'], lines: [] }] }), /"arrow".*4 cells/);
  isRefused({ size: 17, grid: Array(17).fill(Array(17).fill({})) }, /17 rows/);
});

test('a rule that f-puzzles does not have cannot be written, and is named', () => {
  for (const text of [
    '.Lunchbox~5~R1C1~R1C2~R1C3',
    '.NumberedRoom~R1~5~',
    '.Modular~4~R1C1~R1C2',
    '.Lockout~3~R1C1~R1C2',
    '.GreaterThan~R1C1~R1C2',
    '.SameValues~2~R1C1~R1C2~R4C4~R4C5',
    '.ContainAtLeast~1_1~R1C1~R1C2',
    '.Pair~BAAA~_x~R1C1~R1C2',
    '.Regex~KFsxXSk~R1C1~R1C2',
  ]) {
    const [, name] = /\.(\w+)/.exec(text) ?? [];
    assert.throws(() => writeVariantLink(text, 'fpuzzles'), new RegExp(`"${name}"`), text);
  }
  assert.throws(() => writeVariantLink('.Shape~6x8', 'fpuzzles'), /square/);
  assert.throws(() => writeVariantLink('.Shape~9x9~0-8', 'fpuzzles'), /from 1/);
  assert.throws(() => writeVariantLink('.WhiteDot~R1C1~R1C2.AntiConsecutive', 'fpuzzles'), /"AntiConsecutive"/);
});

test('any change of a link is read or refused, and nothing else happens', () => {
  const whole = fpuzzle(4, everyRule, { R1C1: { value: 1, given: true } });
  const pad = sudokupad(4, { cages: [{ cells: [[0, 0]], value: 1 }], metadata: { antiknight: true }, lines: [{}] });
  /** Every place in a value. @param {any} value @returns {[any, string][]} */
  const places = (value) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).flatMap((key) => [/** @type {[any, string]} */ ([value, key]), ...places(value[key])])
      : [];
  fc.assert(
    fc.property(fc.constantFrom(whole, pad), fc.nat(), fc.jsonValue(), fc.nat(), (puzzle, at, value, other) => {
      const changed = structuredClone(puzzle);
      for (const place of [at, other]) {
        const all = places(changed);
        const [parent, key] = all[place % all.length];
        parent[key] = structuredClone(value);
      }
      try {
        assert.equal(typeof read(changed), 'string');
      } catch (error) {
        assert.ok(['bad-input', 'too-large'].includes(/** @type {any} */ (error).code), String(error));
        assert.ok(/** @type {any} */ (error).message.length < 300);
      }
    }),
    { numRuns: 500 },
  );
});

// A reader whose work grew with the square of the rules would not end before the limit of every test.
test('20,000 rules are read, and more are too large', () => {
  const many = (/** @type {number} */ count, /** @type {any} */ entry) => Array(count).fill(entry);
  const text = read(fpuzzle(9, { killercage: many(20_000, { cells: ['R1C1', 'R1C2'] }) }));
  assert.equal(text.length, 20_000 * '.Cage~0~R1C1~R1C2'.length);
  assert.throws(
    () => read(fpuzzle(16, { killercage: many(2000, { cells: many(256, 'R1C1') }) })),
    (/** @type {any} */ error) => error.code === 'too-large',
  );
});
