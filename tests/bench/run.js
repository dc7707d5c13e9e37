// `npm run bench`: every benchmark, or those that are named. Each figure stands beside named peers', measured in the same run: the
// contestants take turns, their answers are compared, and the medians of five rounds are shown.
//
//   --quick       fewer puzzles and rounds; done within a minute
//   --data DIR    whole sets of puzzles, in DIR/sudoku, DIR/kakuro and DIR/queens, in place of the samples of tests/data
//   --peers DIR   native peers, built by hand: every program in DIR/<benchmark> takes part in that benchmark. It is called with a
//                 file of puzzles (tests/bench/<benchmark>.js says in which notation) and how many times to answer them all, and
//                 prints the milliseconds of processor time that once took, a space, and the answer in our own words
//                 (tests/bench/contestants.js)
//
// CaDiCaL takes part in sudoku25 and kakuro where its library is installed (Debian: libcadical-dev).
//
// Times are the processor's, of all threads, since a clock also counts what other programs take; only a browser's are a clock's.
// Results go to build/bench/<name>.json; what moved by more than 5 % against the last run there is said.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, buildWasm } from '../../wasm/tools/build.js';
import { assemblePackage } from '../../wasm/tools/package.js';
import { root, run, say } from '../../wasm/tools/run.js';
import { setUp } from '../../wasm/tools/setup.js';
import { close } from './chromium.js';
import { report } from './report.js';

/**
 * A contestant answers a whole case and says how long it took to do so once, and what came out, so that answers can be
 * compared.
 * @typedef {{ name: string, slow?: boolean, clock?: boolean, cold?: boolean, work(): Promise<{ ms: number, answer:
 *   string }> }} Contestant `slow`: it is so far behind that one round tells enough; `clock`: its times are a clock's,
 *   or have no peer's beside them, and say nothing from one run to the next; `cold`: it is not to be warmed up, since
 *   each call is a program started anew, or tells of another contestant's
 *
 * @typedef {{ name: string, puzzles: number, once?: boolean, contestants: Contestant[] }} Case `puzzles`: how many are
 *   answered; figures are each puzzle's; `once`: takes seconds, so that each contestant answers it once, without
 *   warming up
 *
 * What one contestant is to reach: so many times the speed of the fastest of the named peers that are there, or at most
 * so many milliseconds a puzzle.
 * @typedef {{ ours: string, cases?: string[] } & ({ peers: string[], least: number } | { most: number })} Mark `cases`:
 *   the names of those that it is about, if not all
 *
 * @typedef {object} Setting
 * @property {boolean} quick
 * @property {string} data the folder of the puzzles
 * @property {boolean} samples whether these are only the samples of tests/data
 * @property {string | undefined} peers the folder of the native peers
 *
 * @typedef {object} Benchmark
 * @property {string} title
 * @property {'rate' | 'ms'} unit puzzles a second, or milliseconds a puzzle
 * @property {boolean} [total] whether a last row adds the cases
 * @property {(setting: Setting) => string} [about] which set is answered, whether it is whole, and which peers there
 *   are
 * @property {(setting: Setting) => Mark[]} marksOf
 * @property {(setting: Setting) => AsyncGenerator<Case>} cases
 */

/** Each a module beside this one, whose default export is a Benchmark. */
const benchmarks = [
  'start',
  'sudoku',
  'sudoku16',
  'sudoku25',
  'cover',
  'counting',
  'queens',
  'completion',
  'queens1000',
  'kakuro',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, data: { type: 'string' }, peers: { type: 'string' } },
});
const unknown = positionals.find((name) => !benchmarks.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}; there is ${benchmarks.join(', ')}.`);
  process.exit(2);
}

await setUp('wasm', 'native', 'browsers');
await buildWasm();
await assemblePackage();
await buildBench();
if (!existsSync(join(root, 'tests/bench/node_modules'))) {
  say('Installing the peers');
  await run('npm', ['ci', '--prefix', 'tests/bench']);
}
/** @type {Setting} */
const setting = {
  quick: values.quick,
  data: resolve(values.data ?? join(root, 'tests/data')),
  samples: values.data === undefined,
  peers: values.peers && resolve(values.peers),
};
if (setting.samples) say('Only the samples of tests/data are answered; --data names a folder of whole sets.');
if (!setting.peers) say('No native peers take part; --peers names their folder.');
try {
  for (const name of positionals.length > 0 ? positionals : benchmarks) {
    const { default: benchmark } = /** @type {{ default: Benchmark }} */ (await import(`./${name}.js`));
    await report(name, benchmark, setting);
  }
} finally {
  await close();
}
