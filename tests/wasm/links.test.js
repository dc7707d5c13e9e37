// Links of f-puzzles and SudokuPad: reading them, refusing rules by their names, and writing them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import lz from 'lz-string';
import { Quadrille, QuadrilleError } from '../../dist/package/quadrille.js';
import { compress } from '../../wasm/serve/lz.js';
import { whole } from '../../wasm/tools/whole.js';

/** @type {Quadrille} */
let quadrille;
before(async () => {
  quadrille = await Quadrille.start();
});
after(() => quadrille.close());

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const symbols = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** Made by f-puzzles and posted by a user of Sudocle, michel-kraemer/sudocle issue 233. */
const posted =
  'N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x0kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1tQ5tVmug216VGrRR4DhCAEwSpshUphGdnfWrWGXzqm49MTQkQGYraTl4RWU6WiIgA==';
const postedLine = '...................1.............................2.............................3.';

const compressed = (/** @type {unknown} */ value) =>
  lz.compressToBase64(typeof value === 'string' ? value : JSON.stringify(value));

/** @param {string} line @template T @param {(value: number) => T} cell @returns {T[][]} */
function rowsOf(line, cell) {
  const size = Math.sqrt(line.length);
  const cells = [...line].map((symbol) => cell(symbols.indexOf(symbol)));
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

/** @param {string} line @param {object} [more] */
const fpuzzle = (line, more) => ({
  size: Math.sqrt(line.length),
  grid: rowsOf(line, (value) => (value ? { value, given: true } : {})),
  ...more,
});

/** @param {number} size @param {(row: number, column: number) => number} [region] */
function regionsOf(size, region) {
  const n = Math.sqrt(size);
  /** @type {number[][][]} */
  const regions = Array.from({ length: size }, () => []);
  for (let row = 0; row < size; ++row) {
    for (let column = 0; column < size; ++column) {
      const at = region?.(row, column) ?? Math.floor(row / n) * n + Math.floor(column / n);
      regions[at].push([row, column]);
    }
  }
  return regions;
}

/** @param {string} line @param {object} [more] */
const sudokupad = (line, more) => ({
  cellSize: 50,
  cells: rowsOf(line, (value) => (value ? { value } : {})),
  regions: regionsOf(Math.sqrt(line.length)),
  ...more,
});

/** @param {string} text @param {string} [format] */
const lineOf = async (text, format) => (await quadrille.convert('sudoku', text, { format, to: 'line' })).text;

/** @param {string} text @param {RegExp} message @param {string} [format] */
const isRefused = (text, message, format) =>
  assert.rejects(
    () => quadrille.solve('sudoku', text, { format }),
    (error) => error instanceof QuadrilleError && error.code === 'bad-input' && message.test(error.message),
  );

test('a link of f-puzzles is read as a whole address, as a bare payload, and after SudokuPad’s prefixes', async () => {
  for (const [text, format] of [
    [`https://www.f-puzzles.com/?load=${posted}`, 'fpuzzles'],
    [`f-puzzles.com/?load=${posted.replaceAll('+', ' ')}`, 'fpuzzles'],
    [posted, 'fpuzzles'],
    [`https://sudokupad.app/fpuzzles${encodeURIComponent(posted)}`, 'sudokupad'],
    [`https://sudokupad.app/fpuz${posted}?setting-nogrid=1`, 'sudokupad'],
    [`https://sudokupad.app/sudoku/?puzzleid=fpuz${posted}&x=1`, 'sudokupad'],
    [`https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${posted}`, 'sudokupad'],
    [`\uFEFF  fpuzzles${posted}\r\n`, 'sudokupad'],
  ]) {
    assert.deepEqual(await quadrille.convert('sudoku', text, { to: 'line' }), { format, text: postedLine }, text);
    assert.equal(await lineOf(text, format), postedLine);
  }
});

test('SudokuPad’s own JSON is read, plain and shortened', async () => {
  assert.equal(await lineOf(`https://sudokupad.app/scl${compressed(sudokupad(wikipedia))}`), wikipedia);
  // As SudokuPad shortens it: no quotes around keys, nothing for {}, quotes within text escaped.
  const cells = rowsOf(wikipedia, (value) => (value ? `{v:${value}}` : ''))
    .map((row) => `[${row.join(',')}]`)
    .join(',');
  const regions = JSON.stringify(regionsOf(9));
  const cages = "[{v:'title: It\\'s, ce:[,] t'},{v:'author: A',hidden:t}]";
  const short = `{cs:50,ce:[${cells}],re:${regions},ca:${cages},metadata:{a:f,t:'T'}}`;
  assert.equal(await lineOf(`scl${compressed(short)}`), wikipedia);
});

test('links are solved, checked, counted and listed, and answered in links unless asked otherwise', async () => {
  const link = `https://www.f-puzzles.com/?load=${compressed(fpuzzle(wikipedia))}`;
  assert.equal((await quadrille.solve('sudoku', link, { to: 'line' })).solution, solved);
  const { verdict, solutions } = await quadrille.check('sudoku', link);
  assert.deepEqual([verdict, await lineOf(solutions[0])], ['unique', solved]);
  assert.equal((await quadrille.count('sudoku', link)).count, 1n);
  const listed = [];
  for await (const solution of quadrille.list('sudoku', link, { to: 'sudokupad' })) listed.push(await lineOf(solution));
  assert.deepEqual(listed, [solved]);
});

test('a board of any size is the same after it was written as a link and read', async () => {
  const boards = fc
    .integer({ min: 2, max: 6 })
    .chain((n) =>
      fc
        .array(fc.integer({ min: 0, max: n * n }), { minLength: n ** 4, maxLength: n ** 4 })
        .map((values) => values.map((value) => symbols[value]).join('')),
    );
  await fc.assert(
    fc.asyncProperty(boards, fc.constantFrom('fpuzzles', 'sudokupad'), async (line, to) => {
      const link = await quadrille.convert('sudoku', line, { format: 'line', to });
      assert.deepEqual([link.format, link.text.includes('\n')], ['line', false]);
      assert.equal(await lineOf(link.text), line);
      assert.equal(await lineOf(`scl${compressed(sudokupad(line))}`), line);
    }),
    { numRuns: 40 },
  );
});

test('only givens count, unless nothing is marked as given', async () => {
  const entered = fpuzzle(wikipedia);
  entered.grid[0][2] = { value: 1, given: false };
  assert.equal(await lineOf(compressed(entered)), wikipedia);
  const typed = { ...entered, grid: rowsOf(wikipedia, (value) => (value ? { value } : {})) };
  assert.equal(await lineOf(compressed(typed)), wikipedia);
});

test('titles, prose, colours and empty lists of rules are ignored', async () => {
  const more = {
    title: 'T',
    author: 'A',
    ruleset: 'Normal sudoku rules apply.',
    solution: [...solved].map(Number),
    text: [{ cells: ['R1C1'], value: 'x' }],
    thermometer: [],
    antiknight: false,
    'diagonal+': null,
  };
  assert.equal(await lineOf(compressed(fpuzzle(wikipedia, more))), wikipedia);
  const cages = [{ value: 'rules: R' }, { cells: [[0, 0]], hidden: true }]; // the second states and draws nothing
  const remarks = { metadata: { title: 'T', rules: 'R' }, cages, lines: [], overlays: [] };
  assert.equal(await lineOf(`scl${compressed(sudokupad(wikipedia, remarks))}`), wikipedia);
});

test('fog and settings are ignored as a classic Sudoku as they are as a variant', async () => {
  const fog = { fogofwar: true, foglight: ['R1C1'], foglink: [{ cells: ['R1C1'] }], triggereffect: [{ trigger: 1 }] };
  const more = { foglight: [[0, 0]], fogtriggers: [{}], ruleset: 'R', settings: { a: 1 } };
  for (const link of [compressed(fpuzzle(wikipedia, fog)), `scl${compressed(sudokupad(wikipedia, more))}`]) {
    assert.equal(await lineOf(link), wikipedia);
    assert.equal((await quadrille.check('sudoku', link)).verdict, 'unique');
    assert.equal((await quadrille.check('variant', link)).verdict, 'unique');
  }
  await isRefused(`scl${compressed(sudokupad(wikipedia, { global: ['antiknight'] }))}`, /"antiknight"/);
});

test('a rule that is not classic Sudoku is refused by its name', async () => {
  const lists =
    `extraregion killercage thermometer arrow difference ratio xv palindrome renban whispers even odd clone quadruple
    betweenline lockout minimum maximum littlekillersum sandwichsum negative somethingnew`.split(/\s+/);
  for (const rule of lists) {
    await isRefused(compressed(fpuzzle(wikipedia, { [rule]: [{ cells: ['R1C1', 'R1C2'] }] })), new RegExp(`"${rule}"`));
  }
  for (const rule of ['antiknight', 'antiking', 'disjointgroups', 'nonconsecutive', 'diagonal+', 'diagonal-']) {
    const name = new RegExp(`"${rule.replace('+', '\\+')}"`);
    await isRefused(compressed(fpuzzle(wikipedia, { [rule]: true })), name);
    await isRefused(`scl${compressed(sudokupad(wikipedia, { metadata: { [rule]: true } }))}`, name);
    await isRefused(`scl${compressed(sudokupad(wikipedia, { cages: [{ value: `${rule}: true` }] }))}`, name);
  }
  const indexed = { cage: [{ cells: ['R1C1'], fromConstraint: 'Row Indexer' }] };
  await isRefused(compressed(fpuzzle(wikipedia, indexed)), /"Row Indexer"/);
  const marked = fpuzzle(wikipedia);
  Object.assign(marked.grid[0][2], { givenPencilMarks: [1, 2] });
  await isRefused(compressed(marked), /"givenPencilMarks"/);
  for (const rule of ['lines', 'arrows', 'overlays', 'underlays']) {
    await isRefused(`scl${compressed(sudokupad(wikipedia, { [rule]: [{}] }))}`, new RegExp(`"${rule}"`));
  }
  await isRefused(`scl${compressed(sudokupad(wikipedia, { cages: [{ cells: [[0, 0]], value: 5 }] }))}`, /"cages"/);
  await isRefused(`scl${compressed('{ce:[[,,,],[,,,],[,,,],[,,,]],l:[{wp:[[0,0],[1,1]]}]}')}`, /"lines"/);
});

test('regions may be numbered in any order, but must be the boxes', async () => {
  const box = (/** @type {number} */ at) => 8 - (Math.floor(at / 27) * 3 + (Math.floor(at / 3) % 3));
  const named = fpuzzle(wikipedia);
  named.grid.flat().forEach((cell, at) => {
    Object.assign(cell, { region: box(at) });
  });
  assert.equal(await lineOf(compressed(named)), wikipedia);
  Object.assign(named.grid[0][2], { region: box(3) });
  Object.assign(named.grid[0][3], { region: box(2) });
  await isRefused(compressed(named), /"regions"/);
  await isRefused(`scl${compressed(sudokupad(wikipedia, { regions: regionsOf(9, (row) => row) }))}`, /"regions"/);
  await isRefused(`scl${compressed(sudokupad(wikipedia, { regions: [] }))}`, /"regions"/);
});

test('a link without a puzzle, or with a broken one, is bad input with a reason', async () => {
  await isRefused('https://sudokupad.app/wsj7iunsg6', /kept on a server/);
  await isRefused('https://sudokupad.app/', /no puzzle/);
  await isRefused(`https://sudokumaker.app/?puzzle=${posted}`, /SudokuMaker/);
  await isRefused(`https://lisudoku.xyz/e?import=${posted}`, /lisudoku/);
  await isRefused('https://www.f-puzzles.com/?id=yhkyz63b', /kept on a server/);
  await isRefused('https://www.f-puzzles.com/?load=', /no puzzle/);
  await isRefused('https://www.f-puzzles.com/?load=%', /%/);
  await isRefused('https://www.f-puzzles.com/?load=<script>', /base64/);
  await isRefused(`fpuz${posted.slice(0, 60)}`, /not JSON/);
  await isRefused(`fpuz${compressed('{"grid":')}`, /not JSON/);
  await isRefused(`fpuz${compressed('[1]')}`, /not JSON/);
  await isRefused(`fpuz${compressed({ size: 9 })}`, /"grid"/);
  await isRefused(`fpuz${compressed(fpuzzle('.'.repeat(36)))}`, /6 rows/);
  await isRefused(`fpuz${compressed(fpuzzle(wikipedia, { size: 16 }))}`, /"size"/);
  await isRefused(`fpuz${compressed({ size: 4, grid: [[], [], [], []] })}`, /row 1/);
  await isRefused(`fpuz${compressed({ size: 4, grid: [1, 2, 3, 4] })}`, /row 1/);
  for (const value of [5, -1, 1.5, 'x', [1, 2]]) {
    const grid = rowsOf('.'.repeat(16), () => ({}));
    Object.assign(grid[1][2], { value, given: true });
    await isRefused(`fpuz${compressed({ size: 4, grid })}`, /^R2C3/);
  }
  await isRefused(`fpuz${'A'.repeat(1 << 20)}`, /too long/);
  await isRefused(`fpuz${compress('['.repeat(1 << 19))}`, /not JSON/); // lz-string takes seconds to make the same
});

test('anything after a prefix is read or refused, and nothing else happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.base64String(), fc.json().map(compressed), fc.string().map(compressed)),
      fc.constantFrom('fpuz', 'scl', 'https://f-puzzles.com/?load=', 'https://sudokupad.app/'),
      async (payload, prefix) => {
        await assert.rejects(() => quadrille.convert('sudoku', prefix + payload), { code: 'bad-input' });
      },
    ),
    { numRuns: 100 },
  );
});

test('a batch of links has a result for each, with the line of one that cannot be read', async () => {
  const text = [compressed(fpuzzle(wikipedia)), '', 'fpuz!', `scl${compressed(sudokupad(solved))}`].join('\n');
  const [first, second, third, ...rest] = await quadrille.batch('sudoku', 'solve', text, { to: 'line' });
  assert.deepEqual(rest, []);
  assert.ok(second instanceof QuadrilleError);
  assert.deepEqual([second.code, second.line, /base64/.test(second.message)], ['bad-input', 3, true]);
  assert.deepEqual(
    [first, third].map((result) => 'solution' in result && result.solution),
    [solved, solved],
  );
});

test('a stream of links may be cut anywhere, and reports their notation', async () => {
  const bytes = new TextEncoder().encode(`\n${Array(20).fill(posted).join('\r\n')}\nfpuz!\n${posted}`);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 500 }), async (size) => {
      const pieces = (async function* () {
        for (let at = 0; at < bytes.length; at += size) yield { bytes: bytes.subarray(at, at + size), last: false };
        yield { bytes: new Uint8Array(), last: true };
      })();
      /** @type {string[]} */
      const formats = [];
      const found = [];
      const onFormat = (/** @type {string} */ format) => formats.push(format);
      for await (const all of quadrille.stream('sudoku', 'convert', pieces, { to: 'line', onFormat }))
        found.push(...all);
      assert.deepEqual(formats, ['fpuzzles']);
      assert.deepEqual(
        found.map((one) =>
          one instanceof QuadrilleError ? one.line : typeof one === 'object' && 'text' in one && one.text,
        ),
        [...Array(20).fill(postedLine), 22, postedLine],
      );
    }),
    { numRuns: whole ? 20 : 5 },
  );
});

test('the catalog and the command line know the notations', () => {
  const sudoku = quadrille.catalog.find(({ id }) => id === 'sudoku');
  const names = sudoku?.notations.map(({ name }) => name) ?? [];
  assert.ok(['fpuzzles', 'sudokupad'].every((name) => names.filter((other) => other === name).length === 1));
  const cli = fileURLToPath(new URL('../../dist/package/cli.js', import.meta.url));
  /** @param {string[]} args @param {string} input */
  const run = (args, input) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { input, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  for (const to of ['fpuzzles', 'sudokupad']) {
    const links = run(['convert', 'sudoku', '--to', to], `${wikipedia}\n${solved}\n`);
    assert.deepEqual([links.status, links.stderr, links.stdout.split('\n').length], [0, '', 3]);
    for (const args of [[], ['--format', to]]) {
      const back = run(['convert', 'sudoku', '--to', 'line', ...args], links.stdout);
      assert.deepEqual(back, { status: 0, stdout: `${wikipedia}\n${solved}\n`, stderr: '' });
    }
    const answers = run(['solve', 'sudoku', '--to', 'line'], `${links.stdout}https://sudokupad.app/wsj7iunsg6\n`);
    assert.deepEqual([answers.status, answers.stdout], [1, `${solved}\n${solved}\n`]);
    assert.match(answers.stderr, /^stdin:3:1: .*kept on a server/);
  }
});
