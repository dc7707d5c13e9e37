// `npm test`: sets up, builds, and runs every test; `npm test -- core`, `wasm`, `package` or `web` runs one part. The counts of the last
// line are those that the runners report themselves. What fails is printed in full, and the stages after it still run.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, buildNative, buildSanitized, buildWasm } from './build.js';
import { checkInstructions } from './instructions.js';
import { assemblePackage } from './package.js';
import { attempt, Fault, root, run, runWhenMain, say } from './run.js';
import { installModules, setUp } from './setup.js';

/**
 * What a stage's runner reports: how many tests passed and failed, and all that it printed.
 * @typedef {{passed: number, failed: number, output: string}} Report
 * @typedef {{name: string, work: () => Promise<Report | void>}} Stage
 */

/**
 * Each stage builds what it runs, so that none runs what an earlier build left behind when its own has failed.
 * @type {Record<'core' | 'wasm' | 'package' | 'web', {needs: Parameters<typeof setUp>, stages: Stage[]}>}
 */
const parts = {
  core: {
    needs: ['native'],
    stages: [
      { name: 'Core', work: testCore },
      { name: 'Core with sanitizers', work: testCoreSanitized },
      { name: 'Instructions of the kernels', work: checkInstructions },
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
  package: {
    needs: ['wasm', 'browsers'],
    stages: [{ name: "Package in other people's projects", work: testTarball }],
  },
  web: {
    needs: ['wasm', 'browsers'],
    stages: [
      { name: 'Page in Chromium and Firefox', work: testPage },
      { name: 'Types of the page', work: () => run('node_modules/.bin/tsc', ['-p', 'web']) },
    ],
  },
};

async function testCore() {
  await buildNative();
  return runCatch('build/native');
}

async function testCoreSanitized() {
  await buildSanitized();
  return runCatch('build/sanitize');
}

async function testPackage() {
  await buildWasm();
  await assemblePackage();
  return runNode('tests/wasm');
}

async function testTarball() {
  await buildWasm();
  await assemblePackage();
  await installModules('tests/package');
  return runNode('tests/package');
}

async function testPage() {
  await buildAll();
  return runPlaywright();
}

/** Catch2 ends with "All tests passed (9 assertions in 3 test cases)" or "test cases: 3 | 2 passed | 1 failed". @param {string} tree */
async function runCatch(tree) {
  const { status, output } = await attempt(`${tree}/quadrille_tests`, []);
  const all = Number(/All tests passed \(.* in (\d+) test case/.exec(output)?.[1] ?? 0);
  const summary = /^test cases:.*$/m.exec(output)?.[0] ?? '';
  const passed = all || Number(/(\d+) passed/.exec(summary)?.[1] ?? 0);
  const failed = Number(/(\d+) failed(?! as expected)/.exec(summary)?.[1] ?? 0);
  return judged({ passed, failed, output }, status);
}

/** Node's runner, whose TAP ends with "# pass 12" and the like. @param {string} folder */
async function runNode(folder) {
  const tests = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => join(folder, name));
  if (tests.length === 0) throw new Fault(`There is no ${folder}/*.test.js`);
  const tap = join(root, 'build/node-results.tap');
  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(tap, { force: true });
  const { status, output } = await attempt(process.execPath, [
    '--test',
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${tap}`],
    ...tests,
  ]);
  const report = existsSync(tap) ? readFileSync(tap, 'utf8') : '';
  /** @param {string} what */
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return judged({ passed: count('pass'), failed: count('fail') + count('cancelled'), output }, status);
}

async function runPlaywright() {
  const results = join(root, 'build/web-results.json');
  rmSync(results, { force: true });
  const { status, output } = await attempt('node_modules/.bin/playwright', ['test', '-c', 'tests/web']);
  const { expected, unexpected, flaky } = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8')).stats
    : { expected: 0, unexpected: 0, flaky: 0 };
  if (flaky > 0) say(output.slice(output.lastIndexOf(`\n  ${flaky} flaky`)).trimEnd()); // each is named there
  return judged({ passed: expected + flaky, failed: unexpected, output }, status);
}

/** A runner that ends badly, or has run nothing, has failed, whatever it counted. @param {Report} report @param {number} status */
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

/** The parts named on the command line; all of them when none is. */
function wantedParts() {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new Fault(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}`);
  return Object.entries(parts)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, part]) => part);
}

await runWhenMain(import.meta.url, async () => {
  const wanted = wantedParts();
  await setUp(...wanted.flatMap(({ needs }) => needs));
  const total = { passed: 0, failed: 0 };
  for (const stage of wanted.flatMap(({ stages }) => stages)) {
    const { passed, failed } = await perform(stage);
    total.passed += passed;
    total.failed += failed;
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
