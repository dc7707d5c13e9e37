// A kind of puzzle that a text brings itself, through the package: every question answers it, and what is wrong with
// one is said at its place, in Chinese too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, QuadrilleError } from '../../dist/package/sync.js';
import { inChinese } from '../../web/strings/zh/core.js';

const quadrille = await load();

// The board of core/text/grids.md, whose genre has one solution.
const kind = `kind stars
board regions
  stars: number
values . *
rules
  each row, column, region: stars of *
  touching cells: not * *`;
const board = `stars 1
regions
A A A A B
A A A C C
A A A C C
D E E C C
E E E C C`;
const text = `${kind}\n\n${board}\n`;
const solution = '. . . . *\n. * . . .\n. . . * .\n* . . . .\n. . * . .';

test('a kind in front of a board is solved, checked, counted and listed as the genre is', () => {
  assert.equal(quadrille.solve('grid', text).solution, solution);
  assert.equal(quadrille.check('grid', text).verdict, 'unique');
  assert.equal(quadrille.count('grid', text).count, 1n);
  assert.deepEqual([...quadrille.list('grid', text)], [solution]);
  assert.equal(quadrille.solve('starbattle', board).solution, solution);
  assert.equal(quadrille.hint('grid', text).verdict, 'found');
  assert.equal(quadrille.why('grid', text, { cell: 'r1c5', value: 2 }).verdict, 'because');
});

test('several kinds with their boards stand in a batch', () => {
  const results = quadrille.batch('grid', 'check', `${text}\nstarbattle\n${board}\n\n${text}`);
  assert.deepEqual(
    results.map((result) => (result instanceof QuadrilleError ? result.message : result.verdict)),
    ['unique', 'unique', 'unique'],
  );
});

test('what is wrong with a kind is said at its place, in Chinese too', () => {
  assert.throws(
    () => quadrille.check('grid', text.replace('stars of *', 'stars on *')),
    (/** @type {any} */ fault) =>
      fault.code === 'bad-input' &&
      fault.line === 6 &&
      fault.message.startsWith('"on" stands where this would be right: of | different | ') &&
      /"on".*of/u.test(inChinese(fault)) &&
      /\p{Script=Han}/u.test(inChinese(fault)),
  );
});

test('a rule about ways within a region says how large a region may be', () => {
  const rows = (/** @type {string} */ token, /** @type {number} */ columns) =>
    Array.from({ length: 16 }, () => Array(columns).fill(token).join(' '));
  const one = (/** @type {number} */ columns) => {
    const cells = rows('.', columns);
    cells[0] = cells[0].replace('.', '1');
    return ['mannequin', 'cells', ...cells, 'regions', ...rows('A', columns)].join('\n');
  };
  const error = (/** @type {number} */ columns) => {
    try {
      quadrille.check('grid', one(columns), { nodes: 1 });
    } catch (thrown) {
      return String(thrown);
    }
    return '';
  };
  assert.match(error(17), /the rule is about regions of at most 256 cells/);
  assert.doesNotMatch(error(16), /at most 256 cells/);
});
