// `npm run release -- 0.2.0` makes a release: it looks that nothing is left to be committed and that all tests pass,
// moves what is *Unreleased* in the changelog under the version, sets the version, builds, packs, prints sizes and tags
// the commit. With --dry-run it says what it would do and changes nothing; --skip-tests is for trials. It publishes
// nothing: the workflows do, when the tag is pushed. Tested by tests/wasm/release.test.js.

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { attempt, Fault, root, run, runWhenMain, say } from './run.js';

/**
 * The changelog with its unreleased changes under a version, and an empty *Unreleased* above them.
 * @param {string} changelog
 * @param {string} version
 * @param {string} date
 */
export function releasedChangelog(changelog, version, date) {
  if (changelog.includes(`\n## ${version} `)) throw new Fault(`CHANGELOG.md has ${version} already`);
  const unreleased = /\n## Unreleased\n(.*?)(?=\n## |$)/s.exec(changelog);
  if (!unreleased?.[1].trim()) throw new Fault('CHANGELOG.md has nothing under "Unreleased"');
  return changelog.replace('\n## Unreleased\n', () => `\n## Unreleased\n\n## ${version} – ${date}\n`);
}

/**
 * package.json or package-lock.json with another version of the project.
 * @param {string} text
 * @param {string} version
 */
export function versioned(text, version) {
  const from = JSON.parse(text).version;
  let places = 0;
  const changed = text.replace(/^( {2}| {6})"version": "([^"]*)"/gm, (all, indent, old) => {
    const isOurs = old === from && (indent.length === 2 || places === 1);
    if (isOurs) places += 1;
    return isOurs && places <= 2 ? `${indent}"version": "${version}"` : all;
  });
  return changed;
}

/** @param {string} version @param {string} present */
export function checkVersion(version, present) {
  if (!/^\d+\.\d+\.\d+(-rc\.\d+)?$/.test(version))
    throw new Fault(`${version} is no version such as 0.2.0 or 0.2.0-rc.1`);
  if (version === present) throw new Fault(`${version} is the present version`);
  if (compareVersions(present, version) > 0)
    throw new Fault(`${version} is older than the present version, ${present}`);
}

/** A candidate, such as 0.2.0-rc.1, comes before its release. @param {string} a @param {string} b */
function compareVersions(a, b) {
  const numbers = (/** @type {string} */ version) => {
    const [release, candidate = Infinity] = version.split('-rc.');
    return [...release.split('.'), candidate].map(Number);
  };
  const [left, right] = [numbers(a), numbers(b)];
  const at = left.findIndex((number, i) => number !== right[i]);
  return at < 0 ? 0 : left[at] - right[at];
}

/**
 * The words of the command line.
 * @param {string[]} words
 */
export function readWords(words) {
  const [versions, options] = [
    words.filter((word) => !word.startsWith('-')),
    words.filter((word) => word.startsWith('-')),
  ];
  const unknown = options.find((word) => !['--dry-run', '--skip-tests'].includes(word));
  if (unknown) throw new Fault(`there is no option ${unknown}; there are --dry-run and --skip-tests`);
  if (versions.length > 1) throw new Fault(`one version expected, not ${versions.join(' and ')}`);
  return { version: versions[0], isDry: options.includes('--dry-run'), skipsTests: options.includes('--skip-tests') };
}

/** The version that a dry run takes for the next one, if none is named. @param {string} version */
export function nextMinor(version) {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

/** Fails with what git says. @param {...string} args @returns {Promise<string>} */
async function git(...args) {
  const { status, output } = await attempt('git', args);
  if (status !== 0) throw new Fault(output.trim());
  return output.trim();
}

/** The sizes of what is handed out, a line each. */
function sizes() {
  const files = ['dist/package/quadrille.js', 'dist/package/inline.js', 'dist/quadrille.html'];
  for (const name of readdirSync(join(root, 'dist/package')))
    if (name.endsWith('.wasm')) files.push(`dist/package/${name}`);
  return files.map((path) => {
    const file = readFileSync(join(root, path));
    const [whole, gzipped] = [file.length, gzipSync(file, { level: 9 }).length];
    return `${path}: ${Math.ceil(whole / 1024)} KB, ${Math.ceil(gzipped / 1024)} gzipped`;
  });
}

/** @param {string[]} words */
async function release(words) {
  const { version: named, isDry, skipsTests } = readWords(words);
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');
  const present = JSON.parse(read('package.json')).version;
  const version = named ?? (isDry ? nextMinor(present) : '');
  checkVersion(version, present);
  const open = await git('status', '--porcelain');
  if (open !== '') throw new Fault(`these changes are not committed:\n${open}`);
  if ((await git('tag', '--list', `v${version}`)) !== '') throw new Fault(`there is a tag v${version} already`);
  const changelog = releasedChangelog(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  if (!skipsTests) {
    say('Running every test');
    await run('npm', ['run', 'test:all'], {}, (text) => process.stdout.write(text));
  }
  /** @type {Record<string, string>} */
  const files = { 'CHANGELOG.md': changelog };
  for (const name of ['package.json', 'package-lock.json']) files[name] = versioned(read(name), version);
  if (isDry) say(`Would write ${Object.keys(files).join(', ')} with the version ${version}`);
  else for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { repository } = JSON.parse(read('package.json'));
  if (repository.url.includes('//example.org/'))
    say(`${repository.url} of package.json is no real address: npm takes a package with provenance only from its own`);
  say('Building');
  await run('npm', ['run', 'build']);
  const folder = join(root, 'build/release');
  mkdirSync(folder, { recursive: true });
  await run('npm', ['pack', './dist/package', '--pack-destination', folder, '--silent']);
  const [tarball] = readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  for (const line of sizes()) say(line);
  say(`build/release/${tarball}: ${(statSync(join(folder, tarball)).size / 1e6).toFixed(1)} MB`);
  if (isDry) return say(`Would commit this as ${version} and tag it v${version}`);
  await git('commit', '-qam', `Release ${version}`);
  await git('tag', '-a', `v${version}`, '-m', `Quadrille ${version}`);
  say(`Tagged v${version}. \`git push --follow-tags\` publishes it`);
}

await runWhenMain(import.meta.url, () => release(process.argv.slice(2)));
