// Every notation that can be written is detected and can be read again: round trips of random boards.
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

/**
 * A board of n⁴ cells in the notation `line`. Not all are blank, because the notation of a blank board cannot be
 * detected.
 */
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

test('a Sudoku in `line` is the same after conversion to `grid` and back', async () => {
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

test('a grid is the same with lines, any blanks, numbers between spaces, CRLF and a byte-order mark', async () => {
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

test('a board of queens is the same when it is read again', async () => {
  const lines = fc
    .integer({ min: 1, max: 40 })
    .chain((n) =>
      fc
        .array(fc.integer({ min: 0, max: n }), { minLength: n, maxLength: n })
        .map((columns) => [n, ...columns].join(' ')),
    );
  await fc.assert(
    fc.asyncProperty(lines, async (line) => {
      assert.deepEqual(await quadrille.convert('queens', `  ${line} \r\n`), { format: 'spoj1771', text: line });
    }),
    { numRuns: 100 },
  );
});

test('a Kakuro is the same after conversion to puzz.link and back; so is a full rectangle to `zsoi`', async () => {
  const sums = fc.integer({ min: 1, max: 45 });
  const rectangles = fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
    .chain(([rows, columns]) =>
      fc.tuple(
        fc.array(sums, { minLength: columns, maxLength: columns }),
        fc.array(fc.tuple(sums, fc.constant('.'.repeat(columns))), { minLength: rows, maxLength: rows }),
      ),
    )
    .map(([down, rows]) => {
      const heading = ['#', ...down.map((sum) => `${sum}\\`)].join(' ');
      return [heading, ...rows.map(([across, cells]) => [`\\${across}`, ...cells].join(' '))].join('\n');
    });
  await fc.assert(
    fc.asyncProperty(rectangles, async (grid) => {
      for (const to of ['puzzlink', 'zsoi']) {
        const there = await quadrille.convert('kakuro', grid, { format: 'grid', to });
        const back = await quadrille.convert('kakuro', there.text, { to: 'grid' });
        assert.deepEqual(back, { format: to, text: grid });
      }
    }),
    { numRuns: 60 },
  );
});

test("an exact cover in a matrix is the same after conversion to Knuth's notation and back", async () => {
  const matrices = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(fc.constantFrom('0', '1'), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    .filter((rows) => rows.every((row) => row.includes('1')));
  await fc.assert(
    fc.asyncProperty(matrices, async (rows) => {
      const matrix = rows.map((row) => row.join(' ')).join('\n');
      const { text } = await quadrille.convert('cover', matrix, { format: 'matrix', to: 'dlx' });
      const back = await quadrille.convert('cover', text, { format: 'dlx', to: 'matrix' });
      assert.equal(back.text.replaceAll(/[ \n]/g, ''), rows.flat().join(''));
    }),
    { numRuns: 100 },
  );
});

test('any bytes get an answer, and none crash the reader', async () => {
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
