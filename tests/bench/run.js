// `npm run bench`: runs all benchmarks, or the named ones. Each figure is printed beside those of named peers from the
// same run. The contestants take turns, their answers are compared, and the medians of five rounds are printed.
//
//   --quick       fewer puzzles and rounds; takes less than a minute
//   --data DIR    whole sets of puzzles, in DIR/sudoku, DIR/kakuro and DIR/queens, instead of the samples of tests/data
//   --peers DIR   native peers, built by hand: every program in DIR/<benchmark> takes part in that benchmark. It gets a
//                 file of puzzles (tests/bench/<benchmark>.js names the notation) and how many times to answer them
//                 all. It prints the milliseconds of processor time for one time, a space, and the answer in our own
//                 words
//                 (tests/bench/contestants.js). DIR/peers.tsv says of each program, in columns, its name, its version,
//                 and how it was built
//   --update      writes the states of the marks to tests/bench/marks.tsv
//
// At the end every mark is printed with its state. The exit status is 1 if one that tests/bench/marks.tsv has as met is
// missed by more than 10 %.
//
// CaDiCaL takes part in sudoku25 and kakuro where its library is installed (Debian: libcadical-dev).
//
// Times are processor times of all threads, because wall time includes other programs; a browser's are those of the
// page's process. Wall times are what a start takes, and programs that are started for each puzzle. Results go to
// build/bench/<name>.json. Changes of more than 5 % since the last run are printed.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, buildPackage } from '../../wasm/tools/build.js';
import { root, run, say } from '../../wasm/tools/run.js';
import { setUp } from '../../wasm/tools/setup.js';
import { close } from './chromium.js';
import { readRecord, statesOf, updateRecord } from './marks.js';
import { report } from './report.js';

/**
 * A contestant answers a whole case. It returns the time for one run, and the answer for comparison.
 * @typedef {{ name: string, slow?: boolean, clock?: boolean, cold?: boolean, work(): Promise<{ ms: number, answer:
 *   string }> }} Contestant `slow`: it is so slow that one round is enough. `clock`: its times are wall times, or have
 *   no peer to compare with, so they are not compared between runs. `cold`: it needs no warm-up, because each call
 *   starts a new program or reports another contestant's time
 *
 * @typedef {{ name: string, puzzles: number, once?: boolean, contestants: Contestant[] }} Case `puzzles`: how many are
 *   answered; figures are each puzzle's; `once`: it takes seconds, so each contestant answers it once, without
 *   a warm-up
 *
 * The goal of a contestant: a multiple of the speed of the fastest named peer that takes part, or a maximum of
 * milliseconds a puzzle.
 * @typedef {{ ours: string, cases?: string[] } & ({ peers: string[], least: number, slack?: number } | { most: number
 *   })} Mark `cases`: the names of those that it is about, if not all. `slack`: milliseconds a puzzle that ours may
 *   take beyond the multiple
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

/** Each is a module beside this one whose default export is a Benchmark. */
const benchmarks = [
  'start',
  'sudoku',
  'sync',
  'sudoku16',
  'sudoku25',
  'variant',
  'why',
  'cover',
  'tiling',
  'counting',
  'multiplicities',
  'queens',
  'completion',
  'queens1000',
  'kakuro',
  'generate',
  'grid',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    data: { type: 'string' },
    peers: { type: 'string' },
  },
});
const unknown = positionals.find((name) => !benchmarks.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}; there is ${benchmarks.join(', ')}.`);
  process.exit(2);
}

await setUp('wasm', 'native', 'browsers');
await buildPackage('released');
await buildBench();
const { dependencies } = JSON.parse(readFileSync(join(root, 'tests/bench/package.json'), 'utf8'));
if (Object.keys(dependencies).some((name) => !existsSync(join(root, 'tests/bench/node_modules', name)))) {
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
const recordPath = join(root, 'tests/bench/marks.tsv');
/** @type {import('./marks.js').Judgement[]} */
const judgements = [];
try {
  for (const name of positionals.length > 0 ? positionals : benchmarks) {
    const { default: benchmark } = /** @type {{ default: Benchmark }} */ (await import(`./${name}.js`));
    judgements.push(...(await report(name, benchmark, setting)));
  }
} finally {
  await close();
}
const { lines, hasFailed } = statesOf(judgements, readRecord(recordPath));
console.log(`\n${lines.join('\n')}`);
if (values.update) updateRecord(recordPath, judgements);
if (hasFailed) process.exitCode = 1;
