// Holds the kernels to the instructions that they take for the samples: tests/data/instructions.tsv. Unlike times
// these are the same on every machine, so that a slower search cannot land unnoticed. After a change that is meant:
//
//     node wasm/tools/instructions.js --update
//
// Counted by callgrind over tests/bench/native.cpp, reading to records, without what comes before and after. Compilers
// differ, so only the one that the table was made with is judged. On a machine without AVX2 the lanes of 9×9 boards
// take more of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { arch } from 'node:os';
import { join } from 'node:path';
import { buildBench } from './build.js';
import { readRows } from './nodes.js';
import { attempt, Fault, findCommand, root, runWhenMain, say } from './run.js';
import { setUp } from './setup.js';

const table = join(root, 'tests/data/instructions.tsv');
const COMPILER = 'g++ 12 on x64';
/** Libraries of the same compiler differ a little. */
const TOLERANCE = 0.03;
const AT_ONCE = 2;

/** @typedef {import('./nodes.js').NodesRow & { counted: number }} Row */

/** @returns {Row[]} */
const readTable = () => readRows(table).map((row) => ({ ...row, counted: 0 }));

/** Why nothing can be judged here, if so. */
async function hindrance() {
  if (!findCommand('valgrind')) return 'there is no valgrind';
  const cache = readFileSync(join(root, 'build/native/CMakeCache.txt'), 'utf8');
  const compiler = /^CMAKE_CXX_COMPILER:\w+=(.*)$/m.exec(cache)?.[1] ?? 'c++';
  const { output } = await attempt(compiler, ['--version']);
  const [line] = output.split('\n');
  return arch() === 'x64' && /^(g\+\+|c\+\+).* 12\.\d+\.\d+/.test(line)
    ? undefined
    : `the compiler is ${line}, ${arch()}`;
}

/** @param {Row} row */
async function count({ puzzle, file, question, engine }) {
  const { status, output } = await attempt('valgrind', [
    '--tool=callgrind',
    '--callgrind-out-file=/dev/null',
    '--toggle-collect=quadrille::Job::step*',
    ...['build/native/native', `tests/data/${file}`, '1', puzzle, question, engine],
  ]);
  const counted = /Collected : (\d+)/.exec(output)?.[1];
  if (status !== 0 || counted === undefined) throw new Fault(output);
  return Number(counted);
}

/** @param {Row[]} rows */
async function countAll(rows) {
  const left = [...rows];
  const work = async () => {
    for (let row = left.shift(); row; row = left.shift()) row.counted = await count(row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** @param {Row} row @returns {string} what is wrong; empty when nothing is */
function fault({ puzzle, file, question, engine, expected, counted }) {
  const change = counted / expected - 1;
  if (Math.abs(change) <= TOLERANCE) return '';
  const percent = `${Math.abs(change * 100).toFixed(1)} % ${change > 0 ? 'more' : 'fewer'}`;
  const verdict = change > 0 ? 'it has become slower' : 'faster: node wasm/tools/instructions.js --update';
  const what = `${question} ${puzzle} ${file} with ${engine}`;
  return `${what}: ${counted} instructions, ${percent} than ${expected}; ${verdict}`;
}

/** Builds what is counted, and counts. @returns {Promise<{ passed: number, failed: number, output: string }>} */
export async function checkInstructions() {
  await buildBench();
  const hindered = await hindrance();
  if (hindered !== undefined) {
    say(`Instructions are not counted: ${hindered}; the table is ${COMPILER}'s`);
    return { passed: 0, failed: 0, output: '' };
  }
  const rows = readTable();
  await countAll(rows);
  const faults = rows.map(fault).filter((line) => line !== '');
  return { passed: rows.length - faults.length, failed: faults.length, output: faults.join('\n') };
}

async function update() {
  await buildBench();
  const hindered = await hindrance();
  if (hindered !== undefined) throw new Fault(`${hindered}; the table is ${COMPILER}'s`);
  const rows = readTable();
  await countAll(rows);
  let text = readFileSync(table, 'utf8');
  for (const { puzzle, file, question, engine, expected, counted } of rows) {
    const row = [puzzle, file, question, engine].join('\t');
    text = text.replace(`${row}\t${expected}\n`, `${row}\t${counted}\n`);
    say(`${row}\t${counted}\t${((counted / expected - 1) * 100).toFixed(1)} %`);
  }
  writeFileSync(table, text);
}

await runWhenMain(import.meta.url, async () => {
  await setUp('native');
  if (process.argv.includes('--update')) return update();
  const { passed, failed, output } = await checkInstructions();
  say(`${output}\n${passed} passed, ${failed} failed`.trim());
  if (failed > 0) process.exitCode = 1;
});
