// Runs a benchmark's cases, prints them as a table, and compares them with the last run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../wasm/tools/run.js';

/** @typedef {import('./run.js').Benchmark} Benchmark */
/** @typedef {import('./run.js').Mark} Mark */
/** @typedef {Map<string, number>} Times of each contestant, in milliseconds a puzzle */

const ROUNDS = 5;
const QUICK_ROUNDS = 3;
/** A contestant first works for so long uncounted, until the compilers behind JavaScript and WebAssembly have come to rest. */
const WARM_MS = 1000;
const QUICK_WARM_MS = 100;
const MOVED = 0.05;

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Contestants in turn, round after round.
 * @param {import('./run.js').Case} benchCase
 * @param {boolean} quick
 * @returns {Promise<Times>}
 */
async function measure({ name, puzzles, contestants }, quick) {
  /** @type {Map<string, number[]>} */
  const times = new Map(contestants.map((contestant) => [contestant.name, []]));
  /** @type {string | undefined} */
  let expected;
  for (const contestant of contestants) {
    const begun = performance.now();
    do {
      const { answer } = await contestant.work();
      expected ??= answer;
      if (answer !== expected) throw new Error(`${name}: ${contestant.name} answers ${answer}, the others ${expected}`);
    } while (!contestant.cold && performance.now() - begun < (quick ? QUICK_WARM_MS : WARM_MS));
  }
  for (let round = 0; round < (quick ? QUICK_ROUNDS : ROUNDS); ++round) {
    for (const { name, slow, work } of contestants) {
      if (!slow || round === 0) times.get(name)?.push((await work()).ms / puzzles);
    }
  }
  return new Map([...times].map(([contestant, all]) => [contestant, median(all)]));
}

/**
 * @param {Mark} mark
 * @param {string} benchCase
 * @param {Times} times
 * @returns {string} how far `ours` came, and a tick when that is far enough
 */
function judged(mark, benchCase, times) {
  if (mark.cases && !mark.cases.includes(benchCase)) return '–';
  const ours = times.get(mark.ours) ?? Number.NaN;
  if ('most' in mark) return `${figure(ours)} ms ${ours <= mark.most ? '✓' : '✗'}`;
  const best = Math.min(...mark.peers.map((peer) => times.get(peer) ?? Infinity));
  if (best === Infinity || Number.isNaN(ours)) return '–';
  return `${(best / ours).toFixed(2)} × ${best / ours >= mark.least ? '✓' : '✗'}`;
}

/** @param {Mark} mark */
const heading = (mark) =>
  'most' in mark
    ? `${mark.ours} ≤ ${mark.most} ms`
    : `${mark.ours} ≥ ${mark.least} × ${mark.peers.length > 1 ? 'best' : mark.peers[0]}`;

/** @param {number} number three digits, however large or small */
function figure(number) {
  return number >= 1000 ? String(Math.round(number)) : number.toPrecision(3);
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
 * @param {Benchmark} benchmark
 * @param {import('./run.js').Setting} setting
 */
export async function report(name, { title, unit, marksOf, cases }, setting) {
  console.log(`\n${title} (${unit === 'rate' ? 'puzzles a second' : 'milliseconds a puzzle'})\n`);
  /** @type {Map<string, Times>} */
  const all = new Map();
  /** @type {Set<string>} */
  const clocks = new Set();
  for await (const benchCase of cases(setting)) {
    for (const { name, clock } of benchCase.contestants) if (clock) clocks.add(name);
    all.set(benchCase.name, await measure(benchCase, setting.quick));
  }
  const marks = marksOf(setting).filter((mark) =>
    [...all].some(([benchCase, times]) => judged(mark, benchCase, times) !== '–'),
  );
  const contestants = [...new Set([...all.values()].flatMap((times) => [...times.keys()]))];
  print([
    ['', ...contestants, ...marks.map(heading)],
    ...[...all].map(([benchCase, times]) => [
      benchCase,
      ...contestants.map((contestant) => {
        const ms = times.get(contestant);
        return ms === undefined ? '–' : figure(unit === 'rate' ? 1000 / ms : ms);
      }),
      ...marks.map((mark) => judged(mark, benchCase, times)),
    ]),
  ]);
  const kind = [setting.quick && '-quick', setting.samples && '-samples'].filter(Boolean).join('');
  compare(join(root, `build/bench/${name}${kind}.json`), all, clocks);
}

/**
 * Says which contestants' times, against the last one's, which the machine's mood does not touch, have moved since the last run.
 * @param {string} path
 * @param {Map<string, Times>} all
 * @param {Set<string>} clocks contestants that are passed over
 */
function compare(path, all, clocks) {
  const last = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  for (const [benchCase, times] of all) {
    const [peer, peers] = [...times].at(-1) ?? ['', Number.NaN];
    for (const [contestant, ms] of times) {
      const before = last[benchCase]?.[peer] / last[benchCase]?.[contestant];
      const moved = peers / ms / before - 1;
      if (Math.abs(moved) > MOVED && !clocks.has(contestant))
        console.log(
          `${benchCase}, ${contestant}: ${moved > 0 ? '+' : '−'}${Math.abs(moved * 100).toFixed(0)} % against ${peer}`,
        );
    }
  }
  mkdirSync(join(root, 'build/bench'), { recursive: true });
  const plain = Object.fromEntries([...all].map(([benchCase, times]) => [benchCase, Object.fromEntries(times)]));
  writeFileSync(path, `${JSON.stringify(plain, null, 2)}\n`);
}
