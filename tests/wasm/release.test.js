// What `npm run release` writes: the changelog and the versions.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkVersion, nextMinor, readWords, releasedChangelog, versioned } from '../../wasm/tools/release.js';
import { attempt, root } from '../../wasm/tools/run.js';

/** @param {string} name */
const read = (name) => readFileSync(`${root}/${name}`, 'utf8');

test('what is unreleased stands under the version afterwards, and nothing else has changed', () => {
  const before = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A.\n\n## 0.1.0 – 2026-01-01\n\n- B.\n';
  const after =
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-02-03\n\n### Added\n\n- A.\n\n## 0.1.0 – 2026-01-01\n\n- B.\n';
  assert.equal(releasedChangelog(before, '0.2.0', '2026-02-03'), after);
  assert.throws(() => releasedChangelog(before, '0.1.0', '2026-02-03'), /has 0\.1\.0 already/);
  assert.throws(() => releasedChangelog(after, '0.3.0', '2026-02-04'), /nothing under "Unreleased"/);
  assert.ok(releasedChangelog(read('CHANGELOG.md'), '999.0.0', '2026-02-03').includes('\n## 999.0.0 – 2026-02-03\n'));
});

test('package.json and package-lock.json have the new version in their own places, and in no other', () => {
  for (const name of ['package.json', 'package-lock.json']) {
    const before = JSON.parse(read(name));
    const after = JSON.parse(versioned(read(name), '987.6.5'));
    before.version = '987.6.5';
    if (before.packages) before.packages[''].version = '987.6.5';
    assert.deepEqual(after, before);
  }
});

test('an option that is mistyped is an error: it would make a release', () => {
  assert.throws(() => readWords(['0.2.0', '--dryrun']), /there is no option --dryrun; there are --dry-run/);
  assert.throws(() => readWords(['0.2.0', '-n']), /there is no option -n/);
  assert.throws(() => readWords(['0.2.0', '0.3.0']), /one version expected/);
  assert.deepEqual(readWords(['--dry-run', '0.2.0']), { version: '0.2.0', isDry: true, skipsTests: false });
});

test('a version is three numbers, perhaps of a candidate, and newer than the present one', () => {
  for (const wrong of ['', 'v0.2.0', '0.2', '0.2.0-beta'])
    assert.throws(() => checkVersion(wrong, '0.1.0'), /is no version/);
  for (const [older, present] of [
    ['0.9.0', '0.10.0'],
    ['0.2.0-rc.1', '0.2.0'],
    ['0.2.0-rc.2', '0.2.0-rc.10'],
  ])
    assert.throws(() => checkVersion(older, present), /older/);
  for (const same of ['0.2.0', '0.2.0-rc.1']) assert.throws(() => checkVersion(same, same), /is the present version/);
  checkVersion('0.2.0', '0.2.0-rc.1');
  checkVersion('0.3.0-rc.1', '0.2.0');
  checkVersion('0.10.0', '0.9.0');
  assert.equal(nextMinor('0.9.3'), '0.10.0');
});

for (const file of readdirSync(`${root}/.github/workflows`))
  test(`${file} names other people's actions by commits, and has the permission to read unless a job has more`, () => {
    const workflow = read(`.github/workflows/${file}`);
    const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    assert.ok(actions.length > 0);
    // A tag can be moved to another commit. The version behind it is for people and for Dependabot.
    for (const action of actions) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    assert.match(workflow, /^permissions: { contents: read }$/m);
  });

test('what is published waits for an environment, and each of its files is attested', () => {
  const [, ...jobs] = read('.github/workflows/release.yml').split(/^ {2}(?=\w+:$)/m);
  const publishing = jobs.filter((job) => / publish |: write/.test(job));
  assert.deepEqual(
    publishing.map((job) => job.split(':')[0]),
    ['npm', 'files'],
  );
  for (const job of publishing) assert.match(job, /^ {4}environment: release$/m);
  assert.match(jobs.at(-1) ?? '', /attest-build-provenance@.*\n.*subject-path: release\/\*[\s\S]*files: release\/\*$/m);
});

test('CMake takes the version of a candidate', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-'));
  const lists = read('CMakeLists.txt');
  const project = /^project\(.*\)$/m.exec(lists)?.[0] ?? '';
  const upToProject = lists.slice(0, lists.indexOf(project)) + project.replace('LANGUAGES CXX', 'LANGUAGES NONE');
  writeFileSync(join(folder, 'CMakeLists.txt'), `${upToProject}\nmessage(STATUS "is \${PROJECT_VERSION}")\n`);
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.20.3-rc.4" }');
  const { status, output } = await attempt('cmake', ['-S', folder, '-B', join(folder, 'build')]);
  rmSync(folder, { recursive: true });
  assert.equal(status, 0, output);
  assert.match(output, /is 1\.20\.3$/m);
});
