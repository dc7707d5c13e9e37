// `npm run bench`: every benchmark, or those that are named; `--quick` takes less of each and ends within a minute. Each figure
// stands beside a named peer's, measured in the same run: the contestants take turns, and medians are compared.
// Results go to build/bench/<name>.json; what moved by more than 5 % against the last run there is said.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemblePackage, buildBench, buildWasm } from '../../wasm/tools/build.js';
import { root, run, say } from '../../wasm/tools/run.js';
import { setUp } from '../../wasm/tools/setup.js';

/**
 * A contestant works through a whole case once and says how long that took and what came out, so that answers can be compared.
 * @typedef {{ name: string, work(): Promise<{ ms: number, answer: string }> }} Contestant
 * @typedef {{ name: string, puzzles: number, contestants: Contestant[] }} Case
 * @typedef {{ title: string, unit: string, cases(quick: boolean): AsyncGenerator<Case> }} Benchmark
 */

/** Each a module beside this one, whose default export is a Benchmark. */
const benchmarks = ['sudoku', 'queens', 'cover'];

const ROUNDS = 5;
const MOVED = 0.05;

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Contestants in turn, round after round, after one round that is not counted.
 * @param {Case} benchCase
 * @param {number} rounds
 */
async function measure({ name, contestants }, rounds) {
  /** @type {Map<string, number[]>} */
  const times = new Map(contestants.map((contestant) => [contestant.name, []]));
  /** @type {string | undefined} */
  let expected;
  for (let round = -1; round < rounds; ++round) {
    for (const contestant of contestants) {
      const { ms, answer } = await contestant.work();
      expected ??= answer;
      if (answer !== expected) throw new Error(`${name}: ${contestant.name} answers ${answer}, the others ${expected}`);
      if (round >= 0) times.get(contestant.name)?.push(ms);
    }
  }
  return new Map([...times].map(([contestant, all]) => [contestant, median(all)]));
}

/** @param {string[][]} rows the first one the heading */
function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const [i, row] of rows.entries()) {
    console.log(
      `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`,
    );
    if (i === 0)
      console.log(
        `|${widths.map((width, column) => (column ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`,
      );
  }
}

/**
 * @param {string} name
 * @param {boolean} quick
 */
async function bench(name, quick) {
  const { default: benchmark } = /** @type {{ default: Benchmark }} */ (await import(`./${name}.js`));
  console.log(`\n${benchmark.title} (${benchmark.unit})\n`);
  /** @type {string[][]} */
  const rows = [];
  /** @type {Record<string, Record<string, number>>} */
  const figures = {};
  for await (const benchCase of benchmark.cases(quick)) {
    const medians = await measure(benchCase, quick ? 3 : ROUNDS);
    const names = [...medians.keys()];
    if (rows.length === 0) rows.push(['', ...names, `${names[0]} / ${names.at(-1)}`]);
    const rates = [...medians.values()].map((ms) => benchCase.puzzles / ms);
    figures[benchCase.name] = Object.fromEntries(names.map((contestant, i) => [contestant, rates[i]]));
    rows.push([
      benchCase.name,
      ...rates.map((rate) => rate.toPrecision(3)),
      `${(rates[0] / rates[rates.length - 1]).toFixed(1)} ×`,
    ]);
  }
  print(rows);
  compare(join(root, `build/bench/${name}${quick ? '-quick' : ''}.json`), figures);
}

/**
 * Says which ratios to the last contestant, which the machine's mood does not touch, have moved since the last run.
 * @param {string} path
 * @param {Record<string, Record<string, number>>} figures
 */
function compare(path, figures) {
  const last = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  for (const [benchCase, rates] of Object.entries(figures)) {
    const peer = /** @type {string} */ (Object.keys(rates).at(-1));
    for (const contestant of Object.keys(rates)) {
      const before = last[benchCase]?.[contestant] / last[benchCase]?.[peer];
      const moved = rates[contestant] / rates[peer] / before - 1;
      if (Math.abs(moved) > MOVED)
        console.log(
          `${benchCase}, ${contestant}: ${moved > 0 ? '+' : '−'}${Math.abs(moved * 100).toFixed(0)} % against ${peer}`,
        );
    }
  }
  mkdirSync(join(root, 'build/bench'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}

const wanted = process.argv.slice(2).filter((argument) => argument !== '--quick');
const unknown = wanted.find((name) => !benchmarks.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}; there is ${benchmarks.join(', ')}.`);
  process.exit(2);
}
await setUp('wasm', 'native');
await buildWasm();
assemblePackage();
await buildBench();
if (!existsSync(join(root, 'tests/bench/node_modules'))) {
  say('Installing the peers');
  await run('npm', ['ci', '--prefix', 'tests/bench']);
}
for (const name of wanted.length > 0 ? wanted : benchmarks) await bench(name, process.argv.includes('--quick'));
