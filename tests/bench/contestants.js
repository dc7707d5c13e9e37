// The contestants of most benchmarks: Quadrille's WebAssembly in Node and in Chromium, used like in a page; its native
// build; native peers; and dancing-links, the fastest dancing links on npm.
//
// An answer is a line. For `check` it has the numbers of unique, multiple and impossible puzzles, as in `12/0/3`; for
// `solve` the numbers of solved and impossible ones, as in `12/3`; for `count` the count of each puzzle, separated by
// spaces; for `steps` and `generate` the number of puzzles that were solved or made. It is `stopped` if the time ran
// out.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DancingLinks } from 'dancing-links';
import { Quadrille } from '../../dist/package/quadrille.js';
import { root } from '../../wasm/tools/run.js';
import { batchInChromium } from './chromium.js';
import { STOPPED } from './report.js';

/**
 * @typedef {'auto' | 'dlx' | 'bits'} Engine
 * @typedef {import('./run.js').Contestant} Contestant
 *
 * @typedef {object} Task
 * @property {string} name of the case
 * @property {string} puzzle
 * @property {'solve' | 'check' | 'count' | 'steps' | 'generate'} question
 * @property {string} text
 * @property {number} [limit] of solutions for each puzzle
 * @property {number} [times] how often a contestant answers it in each round
 * @property {number} [seconds] of processor time, after which a contestant gives up
 * @property {boolean} [upToSymmetry] whether solutions that symmetries turn into each other count once
 * @property {boolean} [columns] whether the batches of `wasm` and Chromium are in columns
 */

/** Milliseconds of processor time of this process, in all threads. */
export function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @type {Record<string, string[]>} */
const words = { check: ['unique', 'multiple', 'none'], solve: ['solved', 'none'] };

/**
 * @param {Task['question']} question
 * @param {import('../../dist/package/quadrille.js').Columns} columns
 */
export function answerOfColumns(question, { verdicts, verdictNames, counts, errors }) {
  const [failed] = errors.values();
  if (failed) throw failed;
  const names = Array.from(verdicts, (verdict) => verdictNames[verdict]);
  return answerOf(
    question,
    names.map((verdict, i) => ({ verdict, count: counts[i] })),
  );
}

/**
 * @param {Task['question']} question
 * @param {({ verdict: string, count?: bigint | string } | Error)[]} results
 * @param {number} [limit] of solutions: a count that stops there is an answer
 */
export function answerOf(question, results, limit = Infinity) {
  const failed = results.find((result) => result instanceof Error);
  if (failed) throw failed;
  const answers = /** @type {{ verdict: string, count?: bigint | string }[]} */ (results);
  if (answers.some(({ verdict, count }) => verdict === STOPPED && Number(count ?? 0) < limit)) return STOPPED;
  if (question === 'count') return answers.map(({ count }) => count).join(' ');
  const counts = words[question].map(() => 0);
  for (const { verdict } of answers) ++counts[words[question].indexOf(verdict)];
  return counts.join('/');
}

/**
 * @param {number} times
 * @param {() => Promise<string> | string} once
 */
export async function repeated(times, once) {
  let answer = '';
  const begun = worked();
  for (let i = 0; i < times; ++i) answer = await once();
  return { ms: (worked() - begun) / times, answer };
}

/**
 * Calls `ask` with a signal that is aborted after this many seconds of processor time.
 * @template Result
 * @param {number} seconds
 * @param {(signal: AbortSignal) => Promise<Result>} ask
 */
async function within(seconds, ask) {
  const control = new AbortController();
  const end = worked() + 1000 * seconds;
  const timer = setInterval(() => worked() >= end && control.abort(), 50);
  try {
    return await ask(control.signal);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Our own in Node; one solver for each benchmark, from `quadrilles`.
 * @param {Quadrille} quadrille
 * @param {Engine} engine
 * @param {Task} task
 * @returns {Contestant}
 */
const wasm = (quadrille, engine, { puzzle, question, text, limit, times = 1, seconds, columns, upToSymmetry }) => ({
  name: `wasm ${engine}`,
  work: () =>
    repeated(times, async () => {
      if (columns) {
        const options = /** @type {const} */ ({ engine, columns: true });
        return answerOfColumns(question, await quadrille.batch(puzzle, question, text, options));
      }
      /** @param {AbortSignal} [signal] */
      const ask = (signal) =>
        quadrille.batch(puzzle, question, text, {
          engine,
          ...(limit && { limit }),
          ...(signal && { signal }),
          ...(upToSymmetry && { upToSymmetry }),
        });
      return answerOf(question, await (seconds ? within(seconds, ask) : ask()), limit);
    }),
});

/** @param {Engine} engine @param {Task} task @returns {Contestant} */
const chromium = (engine, { puzzle, question, text, limit, times = 1, columns }) => ({
  name: `Chromium ${engine}`,
  async work() {
    const options = { engine, ...(limit && { limit }), ...(columns && { columns }) };
    const { ms, results } = await batchInChromium({ puzzle, question, text, times, options });
    return { ms, answer: answerOf(question, results, limit) };
  },
});

/**
 * A program that gets a file and a number of repetitions, and prints milliseconds and an answer.
 * @param {string} name
 * @param {string} program
 * @param {Task} task
 * @param {string[]} [more] arguments
 * @returns {Contestant}
 */
export const program = (name, program, { name: task, puzzle, text, times = 1 }, more = []) => ({
  name,
  cold: true,
  async work() {
    const folder = join(root, 'build/bench');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${puzzle}-${task.replace(/[^\w]+/g, '_')}.txt`);
    writeFileSync(file, text);
    const output = execFileSync(program, [file, String(times), ...more], { encoding: 'utf8', maxBuffer: 1 << 28 });
    const [, ms, answer] = /^([\d.e+-]+) (.*)\n?$/.exec(output) ?? [];
    if (answer === undefined) throw new Error(`${program} printed ${JSON.stringify(output.slice(0, 100))}`);
    return { ms: Number(ms), answer };
  },
});

/** @param {Engine} engine @param {Task} task */
const native = (engine, task) => nativeProgram(`native ${engine}`, task, engine);

/** Our own native program. @param {string} name @param {Task} task @param {Engine} [engine] */
export const nativeProgram = (name, task, engine = 'auto') =>
  program(name, join(root, 'build/native/native'), task, [
    task.puzzle,
    task.question,
    engine,
    String(task.limit ?? 0),
    ...(task.seconds || task.upToSymmetry ? [String(task.seconds ?? Infinity)] : []),
    ...(task.upToSymmetry ? ['up-to-symmetry'] : []),
  ]);

/** The native peers of a benchmark. @param {import('./run.js').Setting} setting @param {string} benchmark */
export function peersOf({ peers }, benchmark) {
  const folder = join(peers ?? '', benchmark);
  return peers && existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * @param {Quadrille} quadrille
 * @param {Task} task
 * @param {{ wasm: Engine[], chromium?: Engine[], native: Engine[] }} ours
 * @returns {Contestant[]}
 */
export const ours = (quadrille, task, ours) => [
  ...ours.wasm.map((engine) => wasm(quadrille, engine, task)),
  ...(ours.chromium ?? []).map((engine) => chromium(engine, task)),
  ...ours.native.map((engine) => native(engine, task)),
];

/**
 * @param {import('./run.js').Setting} setting
 * @param {string} benchmark
 * @param {Task} task
 */
export const nativePeers = (setting, benchmark, task) =>
  peersOf(setting, benchmark).map((name) => program(name, join(setting.peers ?? '', benchmark, name), task));

/**
 * dancing-links on a problem in Knuth's notation without colours. It lists the solutions that are to be counted.
 * @param {Task} task
 * @returns {Contestant}
 */
export const dancingLinks = ({ text, limit = Infinity, times = 1 }) => ({
  name: 'dancing-links',
  work: () =>
    repeated(times, () => {
      const [heading, ...lines] = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'));
      const [primary, secondary = []] = heading.split('|').map((part) => part.trim().split(/\s+/).filter(Boolean));
      const place = new Map([...primary, ...secondary].map((name, i) => [name, i]));
      const solver = new DancingLinks().createSolver({
        primaryColumns: primary.length,
        secondaryColumns: secondary.length,
      });
      for (const line of lines) {
        const items = line
          .trim()
          .split(/\s+/)
          .map((name) => place.get(name) ?? -1);
        solver.addSparseConstraint(0, {
          primary: items.filter((item) => item < primary.length),
          secondary: items.filter((item) => item >= primary.length).map((item) => item - primary.length),
        });
      }
      return String((limit === Infinity ? solver.findAll() : solver.find(limit)).length);
    }),
});

/**
 * Cases that share one solver, which is closed after them.
 * @param {(quadrille: Quadrille) => Generator<import('./run.js').Case> | AsyncGenerator<import('./run.js').Case>} cases
 */
export async function* withQuadrille(cases) {
  const quadrille = await Quadrille.start({ workers: 1 });
  try {
    yield* cases(quadrille);
  } finally {
    quadrille.close();
  }
}
