// `npm test`: sets up, builds and runs the tests; `npm test -- core`, `wasm`, `cli`, `package` or `web` runs one part.
// `npm run test:all` runs every test, on what is handed out (tests/README.md says what that adds). The runners (Catch2,
// Node, Playwright) report the counts of the last line. A failure is printed in full, and the later stages still run.

import { once as event } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { run as runFiles } from 'node:test';
import { spec } from 'node:test/reporters';
import { buildNative, buildPackage, buildPages } from './build.js';
import { checkEachFile } from './each-file.js';
import { checkInstructions } from './instructions.js';
import { drawLinkPreviews } from './link-previews.js';
import { buildReference } from './reference.js';
import { attempt, Fault, findCommand, root, run, runWhenMain, say } from './run.js';
import { installModules, setUp } from './setup.js';
import { testedLinks, whole } from './whole.js';

/** The version of clang-format by which the project is formatted, Debian 12's: others format differently. */
const CLANG_FORMAT = 14;

/** A test file of Node that takes longer hangs: the slowest takes half a minute, or ten where eight others work too. */
const TEST_TIMEOUT_MS = 1_800_000;

/**
 * What a stage's runner reports: how many tests passed and failed, and all that it printed.
 * @typedef {{passed: number, failed: number, output: string}} Report
 * @typedef {{name: string, work: () => Promise<Report | void>}} Stage
 */

/** A stage of `npm run test:all` alone. @param {string} name @param {Stage['work']} work @returns {Stage[]} */
const onlyInAll = (name, work) => (whole ? [{ name, work }] : []);

/**
 * Each stage builds what it runs, so that none runs what an earlier build left behind when its own has failed.
 * @type {Record<'core' | 'wasm' | 'cli' | 'package' | 'web', {needs: Parameters<typeof setUp>, stages: Stage[]}>}
 */
const parts = {
  core: {
    needs: whole ? ['native', 'installed'] : ['native'],
    stages: [
      { name: 'Core', work: testCore },
      ...onlyInAll('Core as it is released', testCoreReleased),
      ...onlyInAll('Core as it is installed', testInstalled),
      ...onlyInAll('Core with sanitizers', testCoreSanitized),
      ...onlyInAll('Steps beside their fuel', testSteps),
      ...onlyInAll('Instructions of the kernels', checkInstructions),
      ...onlyInAll('Each file of C++ by itself', checkEachFile),
      { name: 'Format of the C++', work: checkFormat },
    ],
  },
  wasm: {
    needs: ['wasm'],
    stages: [
      { name: 'Package in Node', work: testPackage },
      { name: 'Types of the package', work: () => run('node_modules/.bin/tsc', ['-p', 'wasm']) },
      {
        name: 'Style of the JavaScript',
        work: () => run('node_modules/.bin/biome', ['check', '--colors=off', '--error-on-warnings']),
      },
    ],
  },
  cli: {
    needs: whole ? ['wasm', 'native', 'cli'] : ['wasm', 'native'],
    stages: [{ name: 'Command line in Node and natively', work: testCommandLine }],
  },
  package: {
    needs: ['wasm', 'browsers'],
    stages: [
      { name: "Package in other people's projects", work: testTarball },
      ...onlyInAll('Package in frameworks and runtimes', () => run(process.execPath, ['tests/consumers/run.js'])),
    ],
  },
  web: {
    needs: whole ? ['wasm', 'browsers', 'windows'] : ['wasm', 'browsers'],
    stages: [
      { name: 'Page in browsers', work: testPage },
      { name: 'Types of the page', work: () => run('node_modules/.bin/tsc', ['-p', 'web']) },
    ],
  },
};

/**
 * The parts in a row are tested one after the other, beside the other rows: while one waits for a link or a browser,
 * another has its processor.
 * @type {(keyof typeof parts)[][]}
 */
const besideEachOther = [['core'], ['wasm', 'cli', 'package'], ['web']];

/** Once for all stages; where it fails, it fails for each. */
const packageBuilt = once(() => buildPackage(testedLinks));
const pagesBuilt = once(buildPages);

/** @param {() => Promise<void>} work */
function once(work) {
  /** @type {Promise<void> | undefined} */
  let begun;
  return () => {
    begun ??= work();
    return begun;
  };
}

/** With asserts; without the slow and long cases, and with fewer rounds of random ones. */
async function testCore() {
  await buildNative('quick', ['quadrille_tests']);
  return runCatch2('build/quick/quadrille_tests', ['~[slow]~[long]~[.]'], { QUADRILLE_ROUNDS: '0.3' });
}

async function testCoreReleased() {
  await buildNative('native');
  return runCatch2('build/native/quadrille_tests');
}

async function testInstalled() {
  await buildNative('native');
  return runNode('tests/cmake');
}

/** Without long test cases, and with a twentieth of the rounds of random ones: they take ten times as long. */
async function testCoreSanitized() {
  await buildNative('native', ['quadrille_tests_sanitized']);
  return runCatch2('build/native/quadrille_tests_sanitized', ['~[long]~[.]'], { QUADRILLE_ROUNDS: '0.05' });
}

/** In one process: each question has one of its own, and is measured by what it does. */
async function testSteps() {
  await buildNative('quick', ['quadrille_slices']);
  const { status, output } = await attempt('build/quick/quadrille_slices', []);
  return judged({ ...catch2Counts(output), output }, status);
}

async function testPackage() {
  await packageBuilt();
  return runNode('tests/wasm');
}

async function testCommandLine() {
  await packageBuilt();
  await buildNative(whole ? 'native' : 'quick', ['quadrille']);
  return runNode('tests/cli');
}

async function testTarball() {
  await packageBuilt();
  if (whole) {
    await pagesBuilt(); // their licences are judged too
    await installModules('tests/package');
  }
  return runNode('tests/package');
}

async function testPage() {
  await packageBuilt();
  await pagesBuilt();
  if (whole) {
    await drawLinkPreviews();
    await buildReference(true);
  }
  return runPlaywright(whole ? 'tests/web/all.config.js' : 'tests/web');
}

async function checkFormat() {
  const names = [`clang-format-${CLANG_FORMAT}`, 'clang-format'].filter(findCommand);
  for (const name of names) {
    const { output } = await attempt(name, ['--version']);
    if (!output.includes(`version ${CLANG_FORMAT}.`)) continue;
    const files = ['core', 'wasm', 'tests'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
    );
    return run(name, ['--dry-run', '--Werror', ...files.filter((file) => /^(?!.*node_modules).*\.[ch]pp$/.test(file))]);
  }
  say(`Not checked, since it takes clang-format ${CLANG_FORMAT}: the format of the C++`);
}

/** The shares of test cases for each processor. With one, a processor would wait for the other's longest. */
const SHARES_PER_PROCESSOR = 8;

/**
 * A process for each processor at a time, each with a share of the test cases: CTest would start one for each test
 * case. Catch2 ends with "All tests passed (69539074 assertions in 583 test cases)", or with "test cases: 583 | 582
 * passed | 1 failed".
 * @param {string} path
 * @param {string[]} [choice] which test cases, in Catch2's words; without it those that run by default
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runCatch2(path, choice = [], env = {}) {
  const program = join(root, path);
  const all = await testCasesOf(program, choice);
  const processors = availableParallelism();
  const count = Math.max(1, Math.min(all.length, processors * SHARES_PER_PROCESSOR));
  const waiting = Array.from({ length: count }, (_, share) => share);
  const sum = { passed: 0, failed: 0, output: '' };
  const runWaiting = async () => {
    for (let share = waiting.shift(); share !== undefined; share = waiting.shift()) {
      const own = all.filter((_, place) => place % count === share);
      const { passed, failed, output } = await runShare(program, share, own, env);
      sum.passed += passed;
      sum.failed += failed;
      if (failed > 0) sum.output += output;
    }
  };
  await Promise.all(Array.from({ length: processors }, runWaiting));
  return sum;
}

/** @param {string} program @param {number} share @param {string[]} own its test cases @param {NodeJS.ProcessEnv} env */
async function runShare(program, share, own, env) {
  const file = `${program}.${share}.txt`;
  writeFileSync(file, own.map((name) => name.replaceAll(/[\\,"[\]*]/g, '\\$&')).join('\n'));
  const { status, output } = await attempt(program, ['--input-file', file], env);
  const { passed, failed } = catch2Counts(output);
  const lost = own.length - passed - failed; // after a crash, or not found by their names
  return judged({ passed, failed: failed + lost, output: lost > 0 ? `${output}\n${lost} not run\n` : output }, status);
}

/** @param {string} output */
function catch2Counts(output) {
  const [, passed = 0] = (/ in (\d+) test cases?\)|\| +(\d+) passed/.exec(output) ?? []).filter(Boolean).map(Number);
  const [, failed = 0] = (/^test cases:.*\| +(\d+) failed/m.exec(output) ?? []).map(Number);
  return { passed, failed };
}

/** The names of test cases. @param {string} program @param {string[]} choice */
async function testCasesOf(program, choice) {
  const version2 = await attempt(program, [...choice, '--list-test-names-only']); // its status is their number
  const { output } = version2.output.includes('Unrecognised token')
    ? await attempt(program, [...choice, '--list-tests', '--verbosity', 'quiet'])
    : version2;
  return output.split('\n').filter(Boolean);
}

/** Node's own runner, in this process. @param {string} folder */
async function runNode(folder) {
  const files = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.js') && (whole || !name.endsWith('.all.test.js')))
    .map((name) => join(root, folder, name));
  const events = runFiles({ files, concurrency: availableParallelism() + 1, timeout: TEST_TIMEOUT_MS });
  const [report, output] = await Promise.all([counted(events), text(events.compose(new spec()))]);
  return judged({ ...report, output }, 0);
}

/**
 * What passed and failed, of the tests themselves: not of the suites and files that hold them.
 * @param {import('node:test').TestsStream} events
 */
async function counted(events) {
  const report = { passed: 0, failed: 0 };
  events.on('test:pass', ({ details, skip }) => {
    if (details.type !== 'suite' && !skip) report.passed += 1;
  });
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') report.failed += 1;
  });
  await event(events, 'end');
  return report;
}

/** @param {string} config */
async function runPlaywright(config) {
  const results = join(root, 'build/web-results.json');
  rmSync(results, { force: true });
  const { status, output } = await attempt('node_modules/.bin/playwright', ['test', '-c', config]);
  const { expected, unexpected } = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8')).stats
    : { expected: 0, unexpected: 0 };
  // A line for each test would bury the few that say what failed.
  const failures = output.replaceAll(/^\[\d+\/\d+\].*\n/gm, '');
  return judged({ passed: expected, failed: unexpected, output: failures }, status);
}

/**
 * A runner that ends badly, or has run nothing, has failed, whatever it counted.
 * @param {Report} report
 * @param {number} status
 */
function judged(report, status) {
  if (report.failed > 0 || (status === 0 && report.passed > 0)) return report;
  const why = status === 0 ? 'No test was run' : `The runner ended with status ${status}`;
  return { ...report, failed: 1, output: `${report.output}\n${why}\n` };
}

/** @param {Stage} stage @returns {Promise<Report>} */
async function perform({ name, work }) {
  const begun = performance.now();
  /** @type {Report} */
  let report = { passed: 0, failed: 0, output: '' };
  try {
    report = (await work()) ?? report;
  } catch (error) {
    report = { passed: 0, failed: 1, output: error instanceof Fault ? error.message : String(error) };
  }
  const { passed, failed, output } = report;
  if (failed > 0) say(output);
  const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : 'good';
  say(`${failed > 0 ? 'FAILED' : 'ok'}  ${name}: ${counts} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  return report;
}

/** The names of parts on the command line; all of them when none is. */
function wantedParts() {
  const names = process.argv.slice(2).filter((word) => word !== '--all');
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new Fault(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}`);
  return /** @type {(keyof typeof parts)[]} */ (Object.keys(parts)).filter(
    (name) => names.length === 0 || names.includes(name),
  );
}

await runWhenMain(import.meta.url, async () => {
  const wanted = wantedParts();
  const total = { passed: 0, failed: 0 };
  /** One stage after the other. @param {Stage[]} stages */
  const performAll = async (stages) => {
    for (const stage of stages) {
      const { passed, failed } = await perform(stage);
      total.passed += passed;
      total.failed += failed;
    }
  };
  let ready = Promise.resolve();
  await Promise.all(
    besideEachOther
      .map((names) => names.filter((name) => wanted.includes(name)))
      .map(async (names) => {
        // In turn, since apt-get runs once at a time; so core is compiled while Emscripten and a browser are installed.
        ready = ready.then(() => setUp(...names.flatMap((name) => parts[name].needs)));
        await ready;
        await performAll(names.flatMap((name) => parts[name].stages));
      }),
  );
  say(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
