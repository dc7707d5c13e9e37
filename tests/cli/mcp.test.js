// `quadrille mcp`, asked by the client of the Model Context Protocol's own SDK.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { WISHES } from '../../wasm/api/validate.js';
import { root } from '../../wasm/tools/run.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const cli = join(root, 'dist/package/cli.js');
const client = new Client({ name: 'test', version: '1' });

before(() => client.connect(new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp'] })));
after(() => client.close());

/** What a tool answers: data, whose text is in the content too. */
async function call(name, given) {
  const { structuredContent, content, isError = false } = await client.callTool({ name, arguments: given });
  assert.deepEqual(JSON.parse(content[0].text), structuredContent);
  return { isError, ...structuredContent };
}

test('a puzzle of every kind is written as the tool notation shows, and its sample is answered', async () => {
  const { tools } = await client.listTools();
  assert.match(client.getInstructions(), /notation/);
  const { enum: names } = tools.find(({ name }) => name === 'notation').inputSchema.properties.puzzle;
  assert.ok(names.length >= 45 + 6);
  for (const puzzle of names) {
    const { notation, sample, formats } = await call('notation', { puzzle });
    assert.ok(notation.length > 40 && formats.length > 0, puzzle);
    // Every one is the text of a puzzle: read, and written again.
    const { isError, text, error } = await call('convert', { puzzle, text: sample });
    assert.ok(!isError && text.length > 0, `${puzzle}: ${error?.message}`);
  }
  // The rule of star battle, with another notation of the same board.
  const { sample } = await call('notation', { puzzle: 'starbattle' });
  const { text } = await call('convert', { puzzle: 'starbattle', text: sample, to: 'puzzlink' });
  assert.match(text, /^https:\/\/puzz\.link\/p\?starbattle\//);
  assert.equal((await call('check', { puzzle: 'starbattle', text })).verdict, 'unique');
  const { solution } = await call('solve', { puzzle: 'starbattle', text: sample });
  assert.equal(solution.match(/\*/g).length, 8);
  assert.ok((await call('notation', { puzzle: 'chess' })).isError);
});

test('every question is a tool, with the puzzles and notations of the package', async () => {
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  for (const name of ['solve', 'check', 'count', 'list', 'candidates', 'hint', 'steps', 'grade', 'why', 'generate'])
    assert.ok(names.includes(name), name);
  for (const { name: tool, inputSchema, annotations } of tools) {
    const { enum: names } = inputSchema.properties.puzzle;
    assert.ok(names.includes('kakuro') && names.includes('starbattle'));
    assert.equal(names.includes('grid'), tool === 'generate');
    assert.ok(annotations.readOnlyHint);
  }
});

test('the tools answer about every kind of puzzle', async () => {
  assert.equal((await call('solve', { puzzle: 'sudoku', text: PUZZLE })).solution, SOLUTION);
  assert.equal((await call('check', { puzzle: 'sudoku', text: PUZZLE })).verdict, 'unique');
  assert.equal((await call('count', { puzzle: 'queens', text: '8 0 0 0 0 0 0 0 0' })).count, 92);
  assert.equal(
    (await call('count', { puzzle: 'tiling', text: '16x16 *xI2' })).count,
    '2444888770250892795802079170816',
  );
  assert.equal((await call('list', { puzzle: 'queens', text: '8 0 0 0 0 0 0 0 0', limit: 3 })).solutions.length, 3);
  assert.equal((await call('hint', { puzzle: 'sudoku', text: PUZZLE })).verdict, 'found');
  const { candidates } = await call('candidates', { puzzle: 'cover', text: 'a b\na\nb\na b' });
  assert.equal(candidates.length, 3);
  assert.equal((await call('steps', { puzzle: 'sudoku', text: PUZZLE })).verdict, 'solved');
});

test('puzzles are made as they are wished, and graded', async () => {
  const { puzzles } = await call('generate', { puzzle: 'sudoku', seed: 4, count: 2, grade: 'Hard' });
  assert.equal(puzzles.length, 2);
  for (const text of puzzles) assert.equal((await call('grade', { puzzle: 'sudoku', text })).grade, 'Hard');
  const [board] = (await call('generate', { puzzle: 'kakuro', size: 6 })).puzzles;
  assert.equal((await call('check', { puzzle: 'kakuro', text: board })).verdict, 'unique');
  const [killer] = (await call('generate', { puzzle: 'variant', killer: true, size: 6 })).puzzles;
  assert.equal((await call('check', { puzzle: 'variant', text: killer })).verdict, 'unique');
  const [stars] = (await call('generate', { puzzle: 'starbattle', stars: 2, seed: 1 })).puzzles;
  assert.match(stars, /^stars 2$/m);
  const [picture] = (await call('generate', { puzzle: 'nonogram', picture: '.#./###' })).puzzles;
  assert.equal((await call('solve', { puzzle: 'nonogram', text: picture })).solution, '. # .\n# # #');
  const [named] = (await call('generate', { puzzle: 'grid', kind: 'nurimisaki', size: 4, seed: 1 })).puzzles;
  assert.equal((await call('check', { puzzle: 'grid', text: named })).verdict, 'unique');
  const { tools } = await client.listTools();
  const { properties } = tools.find(({ name }) => name === 'generate').inputSchema;
  assert.deepEqual(
    WISHES.filter((name) => !(name in properties)),
    [],
  );
  for (const wishes of [{ puzzle: 'cover' }, { puzzle: 'sudoku', givens: 16 }, { puzzle: 'sudoku', count: 1000 }]) {
    const { isError, error } = await call('generate', wishes);
    assert.ok(isError && error.message.length > 0, JSON.stringify(wishes));
  }
});

test('a fault of the input is data with its place, and the server goes on', async () => {
  const bad = await call('solve', { puzzle: 'sudoku', text: '5x' });
  assert.deepEqual([bad.isError, bad.error.code, bad.error.line], [true, 'bad-input', 1]);
  for (const given of [
    { puzzle: 'chess', text: '' },
    { puzzle: 'sudoku', text: PUZZLE, seconds: 1e9 },
    { puzzle: 'sudoku', text: PUZZLE, colour: 'red' },
    { puzzle: 'sudoku', text: 'x'.repeat(2_000_000) },
    { puzzle: 'sudoku', text: PUZZLE, seconds: 'long' },
    { puzzle: 'sudoku' },
  ]) {
    const { isError, error } = await call('check', given);
    assert.ok(isError && error.message.length > 0 && error.code, JSON.stringify(given).slice(0, 80));
  }
  // A name that was guessed: the error has the right one.
  const guessed = await call('check', { puzzle: 'star battle', text: 'AAB' });
  assert.match(guessed.error.message, /^puzzle: "star battle" is none of .*, starbattle, /);
  assert.match(
    (await call('check', { puzzle: 'starbattle', text: 'AAB' })).error.message,
    /it has stars, regions, cells/,
  );
  await assert.rejects(client.callTool({ name: 'play', arguments: {} }), /there is no tool "play"/);
  assert.equal((await call('check', { puzzle: 'sudoku', text: PUZZLE })).verdict, 'unique');
});

test('a question ends at its time, and when the client cancels it', async () => {
  const hard = { puzzle: 'queens', text: `20${' 0'.repeat(20)}`, seconds: 0.2 };
  assert.equal((await call('count', hard)).verdict, 'stopped');
  const abort = new AbortController();
  const cancelled = client.callTool({ name: 'count', arguments: { ...hard, seconds: 100 } }, undefined, {
    signal: abort.signal,
  });
  abort.abort('enough');
  await assert.rejects(cancelled, /enough/);
});

test('the server ends with its input', () => {
  const { status, stderr } = spawnSync(process.execPath, [cli, 'mcp'], {
    input: '',
    timeout: 20_000,
    encoding: 'utf8',
  });
  assert.deepEqual([status, stderr], [0, '']);
});
