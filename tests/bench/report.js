// Runs a benchmark's cases, prints them as a table, and compares them with the last run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../wasm/tools/run.js';
import { figure, heading, judge, shown } from './marks.js';
import { versionsOf } from './versions.js';

/** @typedef {import('./run.js').Benchmark} Benchmark */
/** @typedef {import('./run.js').Mark} Mark */
/** @typedef {{ ms: number, stopped: boolean }} Time of one puzzle; `stopped`: the contestant gave up then */
/** @typedef {Map<string, Time>} Times of each contestant */

/** The answer of a contestant that gave up. */
export const STOPPED = 'stopped';

const ROUNDS = 5;
const QUICK_ROUNDS = 3;
/**
 * A contestant first works for this time without being measured, until JavaScript and WebAssembly are fully compiled.
 */
const WARM_MS = 1000;
const QUICK_WARM_MS = 100;
const MOVED = 0.05;

/** @param {Time[]} times @returns {Time} */
function median(times) {
  const { ms } = [...times].sort((a, b) => a.ms - b.ms)[times.length >> 1];
  return { ms, stopped: times.some(({ stopped }) => stopped) };
}

/**
 * Runs each contestant and compares their answers, which must be the same.
 * @param {import('./run.js').Case} benchCase
 * @returns {(contestant: import('./run.js').Contestant) => Promise<Time>}
 */
function comparing({ name, puzzles }) {
  /** @type {string | undefined} */
  let expected;
  return async (contestant) => {
    const { ms, answer } = await contestant.work();
    const stopped = answer === STOPPED;
    if (!stopped) expected ??= answer;
    if (!stopped && answer !== expected)
      throw new Error(`${name}: ${contestant.name} answers ${answer}, the others ${expected}`);
    return { ms: ms / puzzles, stopped };
  };
}

/**
 * Runs the contestants in turn, for several rounds.
 * @param {import('./run.js').Case} benchCase
 * @param {boolean} quick
 * @returns {Promise<Times>}
 */
async function measure(benchCase, quick) {
  const { contestants, once } = benchCase;
  const work = comparing(benchCase);
  /** @type {Map<string, Time[]>} */
  const times = new Map(contestants.map((contestant) => [contestant.name, []]));
  for (const contestant of once ? [] : contestants) {
    const begun = performance.now();
    do await work(contestant);
    while (!contestant.cold && performance.now() - begun < (quick ? QUICK_WARM_MS : WARM_MS));
  }
  const rounds = once ? 1 : quick ? QUICK_ROUNDS : ROUNDS;
  for (let round = 0; round < rounds; ++round) {
    for (const contestant of contestants) {
      if (!contestant.slow || round === 0) times.get(contestant.name)?.push(await work(contestant));
    }
  }
  return new Map([...times].map(([contestant, all]) => [contestant, median(all)]));
}

/** The sum of all cases, for the contestants that took part in each. @param {Times[]} cases @returns {Times} */
const totalOf = (cases) =>
  new Map(
    [...cases[0].keys()]
      .filter((contestant) => cases.every((times) => times.has(contestant)))
      .map((contestant) => {
        const all = cases.map((times) => /** @type {Time} */ (times.get(contestant)));
        const ms = all.reduce((sum, time) => sum + time.ms, 0);
        return [contestant, { ms, stopped: all.some(({ stopped }) => stopped) }];
      }),
  );

/**
 * What `ours` reaches, with a tick when the mark is met.
 * @param {Mark} mark
 * @param {string} benchCase
 * @param {Times} times
 */
function judged(mark, benchCase, times) {
  const judgement = judge(mark, benchCase, times);
  return judgement ? `${judgement.figure} ${judgement.miss <= 0 ? '✓' : '✗'}` : '–';
}

/** @param {string[][]} rows the first one the heading */
function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const [i, row] of rows.entries()) {
    const cells = row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column])));
    console.log(`| ${cells.join(' | ')} |`);
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
 * @returns {Promise<import('./marks.js').Judgement[]>} of each mark in each case where it could be judged
 */
export async function report(name, { title, unit, total, about, marksOf, cases }, setting) {
  console.log(`\n${title} (${unit === 'rate' ? 'puzzles a second' : 'milliseconds a puzzle'})`);
  if (about) console.log(about(setting));
  console.log();
  /** @type {Map<string, Times>} */
  const all = new Map();
  /** @type {Set<string>} */
  const clocks = new Set();
  for await (const benchCase of cases(setting)) {
    for (const { name, clock } of benchCase.contestants) if (clock) clocks.add(name);
    all.set(benchCase.name, await measure(benchCase, setting.quick));
  }
  if (total && all.size > 1) all.set('total', totalOf([...all.values()]));
  const marks = marksOf(setting).filter((mark) =>
    [...all].some(([benchCase, times]) => judged(mark, benchCase, times) !== '–'),
  );
  const contestants = [...new Set([...all.values()].flatMap((times) => [...times.keys()]))];
  print([
    ['', ...contestants, ...marks.map(heading)],
    ...[...all].map(([benchCase, times]) => [
      benchCase,
      ...contestants.map((contestant) => {
        const time = times.get(contestant);
        if (time === undefined) return '–';
        return unit === 'rate' ? figure(1000 / time.ms) : shown(time);
      }),
      ...marks.map((mark) => judged(mark, benchCase, times)),
    ]),
  ]);
  for (const line of versionsOf(contestants, setting)) console.log(line);
  const kind = [setting.quick && 'quick', setting.samples && 'samples'].filter(Boolean).join('-');
  compare(join(root, `build/bench/${[name, kind].filter(Boolean).join('-')}.json`), all, clocks);
  return [...all].flatMap(([benchCase, times]) =>
    marks.flatMap((mark) => {
      const judgement = judge(mark, benchCase, times);
      return judgement ? { benchmark: name, kind: kind || 'whole', benchCase, mark: heading(mark), ...judgement } : [];
    }),
  );
}

/**
 * Prints which contestants have changed since the last run. Times are compared relative to the last contestant's, so
 * the speed of the machine does not matter.
 * @param {string} path
 * @param {Map<string, Times>} all
 * @param {Set<string>} clocks contestants that are passed over
 */
function compare(path, all, clocks) {
  const last = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  for (const [benchCase, times] of all) {
    const [peer, { ms: peers }] = [...times].at(-1) ?? ['', { ms: Number.NaN }];
    for (const [contestant, { ms }] of times) {
      const before = last[benchCase]?.[peer] / last[benchCase]?.[contestant];
      const moved = peers / ms / before - 1;
      if (Math.abs(moved) > MOVED && !clocks.has(contestant))
        console.log(
          `${benchCase}, ${contestant}: ${moved > 0 ? '+' : '−'}${Math.abs(moved * 100).toFixed(0)} % against ${peer}`,
        );
    }
  }
  mkdirSync(join(root, 'build/bench'), { recursive: true });
  const plain = Object.fromEntries(
    [...all].map(([benchCase, times]) => [
      benchCase,
      Object.fromEntries([...times].map(([contestant, { ms }]) => [contestant, ms])),
    ]),
  );
  writeFileSync(path, `${JSON.stringify(plain, null, 2)}\n`);
}
