// Every notation that can be written can be read again, and is recognised: random boards there and back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { Quadrille } from '../../dist/package/quadrille.js';

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

const symbols = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** A board of n⁴ cells in the notation `line`; not all of them blank, since a blank board says nothing of its notation. */
const boards = fc.integer({ min: 2, max: 6 }).chain((n) =>
  fc
    .array(
      fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: n * n }) }),
      {
        minLength: n ** 4,
        maxLength: n ** 4,
      },
    )
    .map((values) => values.map((value) => symbols[value]).join('')),
);

/** @param {string} line @param {number} width */
const rowsOf = (line, width) => line.match(new RegExp(`.{${width}}`, 'g')) ?? [];

test('a Sudoku in `line` is the same after a way through `grid`', async () => {
  await fc.assert(
    fc.asyncProperty(boards, async (line) => {
      const grid = await quadrille.convert('sudoku', line, { format: 'line', to: 'grid' });
      assert.deepEqual(grid.text.split('\n'), rowsOf(line, Math.sqrt(line.length)));
      const back = await quadrille.convert('sudoku', grid.text, { format: 'grid', to: 'line' });
      assert.equal(back.text, line);
    }),
    { numRuns: 100 },
  );
});

test('a grid is read alike with rules, blanks of any kind, numbers between spaces, CRLF and a byte-order mark', async () => {
  await fc.assert(
    fc.asyncProperty(
      boards,
      fc.constantFrom('.', '0'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      async (line, blank, end, mark) => {
        const side = Math.sqrt(line.length);
        const n = Math.sqrt(side);
        const rule = Array.from({ length: n }, () => '-'.repeat(n)).join('+');
        const plain = rowsOf(line.replaceAll('.', blank), side);
        const ruled = plain.flatMap((row, i) => [...(i > 0 && i % n === 0 ? [rule] : []), rowsOf(row, n).join('|')]);
        const numbers = rowsOf(line, side).map((row) =>
          [...row].map((symbol) => symbols.indexOf(symbol) || blank).join(' '),
        );
        for (const rows of side < 16 ? [plain, ruled] : [plain, ruled, numbers]) {
          const text = (mark ? '\uFEFF' : '') + rows.join(end) + end;
          assert.equal((await quadrille.convert('sudoku', text, { format: 'grid', to: 'line' })).text, line, text);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('no bytes crash the reader or go unanswered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('', 'line', 'grid', 'poj2676', 'poj3076', 'sdk', 'sdm', 'puzzlink'),
      async (bytes, format) => {
        const results = await quadrille.batch('sudoku', 'check', bytes, { format, nodes: 100 });
        for (const result of results) {
          if ('verdict' in result) assert.ok(['unique', 'multiple', 'none', 'stopped'].includes(result.verdict));
          else assert.equal(result.code, 'bad-input');
        }
      },
    ),
    { numRuns: 300 },
  );
});
