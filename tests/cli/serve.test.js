// `quadrille serve`, asked as the userscript of dclamage/SudokuSolver asks its solver. What the answers have to be was
// taken from that program's source, and the solutions of the board below can be counted by hand.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import lz from 'lz-string';
import { WebSocket } from 'ws';
import { root } from '../../wasm/tools/run.js';

const cli = join(root, 'dist/package/cli.js');

/** @type {import('node:child_process').ChildProcess} */
let server;
let address = '';

before(async () => {
  server = spawn(process.execPath, [cli, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise((resolve) => server.stdout?.once('data', (data) => resolve(String(data))));
  address = /^listening on (ws:\/\/localhost:\d+)\n$/.exec(said)[1];
});
after(() => server.kill());

/** An open socket. */
async function connect(options = {}) {
  const socket = new WebSocket(address, options);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** A board of four rows as f-puzzles sends it; cells by their names. */
function board(rules = {}, cells = {}) {
  const grid = [1, 2, 3, 4].map((row) => [1, 2, 3, 4].map((column) => ({ ...cells[`R${row}C${column}`] })));
  return lz.compressToBase64(JSON.stringify({ size: 4, grid, ...rules }));
}

/** All answers to a message, up to the last one. */
async function ask(command, data, nonce = 7) {
  const socket = await connect();
  const answers = [];
  const done = new Promise((resolve) =>
    socket.on('message', (text) => {
      answers.push(JSON.parse(String(text)));
      if (!answers.at(-1).inProgress) resolve(undefined);
    }),
  );
  socket.send(JSON.stringify({ nonce, command, dataType: 'fpuzzles', data }));
  await done;
  socket.close();
  return answers;
}

/** 1 2 in the first row, 3 4 in the second, so that few boards are left. */
const begun = {
  R1C1: { value: 1, given: true },
  R1C2: { value: 2, given: true },
  R2C1: { value: 3, given: true },
};
const SOLVED = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];

test('a board is solved, checked and counted, and answers have the nonce of their question', async () => {
  const whole = board(
    {},
    Object.fromEntries(SOLVED.slice(0, 14).map((value, at) => [nameOf(at), { value, given: true }])),
  );
  assert.deepEqual(await ask('solve', whole, 12), [{ nonce: 12, type: 'solved', solution: SOLVED }]);
  assert.deepEqual(await ask('check', whole), [{ nonce: 7, type: 'count', count: 1, inProgress: false }]);
  assert.equal((await ask('check', board({}, begun)))[0].count, 2);
  assert.deepEqual((await ask('count', board())).at(-1), { nonce: 7, type: 'count', count: 288, inProgress: false });
  const broken = board({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '1' }] });
  assert.equal((await ask('check', broken))[0].count, 0);
  assert.deepEqual(await ask('solve', broken), [{ nonce: 7, type: 'invalid', message: 'No solutions found.' }]);
});

/** @param {number} at */
const nameOf = (at) => `R${Math.floor(at / 4) + 1}C${(at % 4) + 1}`;

test('true candidates are counted up to the cap, a row of values for each cell', async () => {
  const cage = { killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }] };
  const [{ type, solutionsPerCandidate: numbers }] = await ask('truecandidates', board(cage));
  assert.equal(type, 'truecandidates');
  assert.deepEqual(numbers.slice(0, 12), [1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1]);
  const options = ['truecandidatesnumsolutions=500'];
  const [counted] = await ask('truecandidates', board({ ...cage, truecandidatesoptions: options }));
  assert.deepEqual(counted.solutionsPerCandidate.slice(0, 4), [24, 24, 0, 0]); // of 288 a twelfth has 1 2
  assert.equal(
    (await ask('truecandidates', board({ killercage: [{ cells: ['R1C1'], value: '9' }] })))[0].type,
    'invalid',
  );
});

test('what a person has entered counts for steps alone', async () => {
  const entered = { R1C1: { value: 1 }, R1C2: { value: 1 } };
  assert.equal((await ask('count', board({}, entered))).at(-1).count, 288);
  const [{ isValid, message }] = await ask('solvepath', board({}, entered));
  assert.deepEqual([isValid, /Board is invalid!/.test(message)], [false, true]);
});

test('a step begins with what rows, columns and boxes leave, and a path leads to the solution', async () => {
  const given = Object.fromEntries([0, 1, 4, 7, 9, 10].map((at) => [nameOf(at), { value: SOLVED[at], given: true }]));
  const [first] = await ask('step', board({}, given));
  assert.deepEqual([first.type, first.message, first.isValid], ['logical', 'Initial candidates.\n', true]);
  assert.deepEqual(first.cells[3], { value: 0, candidates: [3, 4] });
  const noted = { ...given };
  first.cells.forEach(({ candidates }, at) => {
    if (candidates) noted[nameOf(at)] = { centerPencilMarks: candidates };
    else noted[nameOf(at)] = { ...noted[nameOf(at)], value: first.cells[at].value };
  });
  const [second] = await ask('step', board({}, noted));
  assert.notEqual(second.message, first.message);
  assert.equal(second.message.trim().split('\n').length, 1);
  const [path] = await ask('solvepath', board({}, given));
  assert.deepEqual(
    path.cells.map(({ value }) => value),
    SOLVED,
  );
});

test('a question replaces the one before, and can be cancelled', async () => {
  const socket = await connect();
  const answers = [];
  socket.on('message', (text) => answers.push(JSON.parse(String(text))));
  const empty = lz.compressToBase64(
    JSON.stringify({ size: 9, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))) }),
  );
  socket.send(JSON.stringify({ nonce: 1, command: 'count', dataType: 'fpuzzles', data: empty }));
  socket.send(JSON.stringify({ nonce: 2, command: 'cancel' }));
  await until(() => answers.some(({ nonce }) => nonce === 2) && answers.some(({ nonce, type }) => nonce === 1 && type));
  assert.deepEqual(
    answers.find(({ nonce }) => nonce === 2),
    { nonce: 2, type: 'canceled' },
  );
  assert.equal(answers.filter(({ nonce }) => nonce === 1).at(-1).type, 'canceled');
  socket.send(JSON.stringify({ nonce: 3, command: 'count', dataType: 'fpuzzles', data: board() }));
  await until(() => answers.some(({ nonce, type }) => nonce === 3 && type === 'count'));
  socket.close();
});

/** Waits until something is so. */
async function until(condition) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('what cannot be answered is said, and the server goes on', async () => {
  // 12 KB that hung the server while it looked for the cells of each region.
  const row = Array(300).fill({ region: 0 });
  const huge = lz.compressToBase64(JSON.stringify({ size: 300, grid: Array(300).fill(row) }));
  for (const [command, data] of [
    ['dance', board()],
    ['solve', 'not compressed'],
    ['solve', undefined],
    ['solve', lz.compressToBase64('{"size":4}')],
    ['solve', board({ unheard: [1] })],
    ['constructor', board()],
    ['solve', huge],
  ]) {
    const [{ type, message }] = await ask(command, data);
    assert.deepEqual([type, message.length > 0], ['invalid', true], String(command));
  }
  const socket = await connect();
  const answer = new Promise((resolve) => socket.once('message', (text) => resolve(JSON.parse(String(text)))));
  socket.send('{');
  assert.equal((await answer).type, 'invalid');
  socket.close();
  assert.equal((await ask('check', board()))[0].count, 2);
});

test('only pages of f-puzzles and of this machine are let in, on the loopback address', async () => {
  for (const origin of ['https://www.f-puzzles.com', 'https://f-puzzles.com', 'http://localhost:8080'])
    (await connect({ origin })).close();
  for (const origin of ['https://example.org', 'https://f-puzzles.com.example.org', 'null'])
    await assert.rejects(connect({ origin }), /403/, origin);
});

test('wrong options and a port in use end the command', () => {
  const port = address.split(':').at(-1);
  const used = spawnSync(process.execPath, [cli, 'serve', '--port', port], { encoding: 'utf8' });
  assert.deepEqual([used.status, /^quadrille: serve: .*EADDRINUSE/.test(used.stderr)], [1, true]);
  for (const words of [['--port'], ['--port', '70000'], ['--port', 'x'], ['--host', '0.0.0.0'], ['--port', '0', 'x']]) {
    const wrong = spawnSync(process.execPath, [cli, 'serve', ...words], { encoding: 'utf8' });
    assert.deepEqual([wrong.status, wrong.stdout], [2, ''], words.join(' '));
  }
});
