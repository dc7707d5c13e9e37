// Installs what is missing on this machine, and only that: Debian's packages by apt-get, the npm packages by npm ci.
// It looks before it asks, so that where all stands it is quick and says nothing.

import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, Fault, findCommand, root, run, runWhenMain, say } from './run.js';

const oldestEmscripten = '3.1.6';

/**
 * Something that must stand on the machine: how to see that it does, and Debian's package that brings it.
 * @typedef {{what: string, debian: string, stands: () => boolean | Promise<boolean>}} Need
 */

/** @param {string} command @param {string} debian @returns {Need} */
function need(command, debian = command) {
  return { what: command, debian, stands: () => findCommand(command) !== undefined };
}

// Emscripten needs Python anyway; tests of the command line do too.
const cmake = [need('cmake'), need('ninja', 'ninja-build'), need('python3')];

const parallel = need('parallel');
/** What is installed from Debian's packages, and left out elsewhere. @param {string} command */
const optional = (command, debian = command) => ({
  what: command,
  debian,
  stands: () => !findCommand('apt-get') || findCommand(command) !== undefined,
});

const chromiums = ['chromium-headless-shell', 'chromium'];

/** @type {Record<'wasm' | 'native' | 'installed' | 'cli' | 'clusters' | 'browsers' | 'windows' | 'webkit', Need[]>} */
const needs = {
  wasm: [{ what: `emcc ${oldestEmscripten} or newer`, debian: 'emscripten', stands: hasEmscripten }, ...cmake],
  native: [
    { what: 'a C++ compiler', debian: 'g++', stands: () => ['c++', 'g++', 'clang++'].some(findCommand) },
    { what: 'Catch2', debian: 'catch2', stands: () => hasHeader('tests/core/catch.hpp') }, // in either version
    { what: 'zlib', debian: 'zlib1g-dev', stands: () => hasHeader('zlib.h') }, // the tests read compressed files
    // Checks the format, which is left out where it does not exist.
    {
      what: 'clang-format',
      debian: 'clang-format',
      stands: () => !findCommand('apt-get') || findCommand('clang-format') !== undefined,
    },
    ...cmake,
  ],
  // What only `npm run test:all` does: a C program uses what is installed, and
  installed: [
    need('cc', 'gcc'),
    need('pkg-config'),
    // counts instructions, which is left out where it does not exist.
    {
      what: 'valgrind',
      debian: 'valgrind',
      stands: () => process.platform !== 'linux' || findCommand('valgrind') !== undefined,
    },
  ],
  // Other solvers are asked about what is written for them, where they are to be had.
  cli: [parallel, optional('cadical'), optional('fzn-gecode', 'flatzinc')],
  clusters: [
    parallel,
    ...[need('sshd', 'openssh-server'), need('ssh', 'openssh-client')],
    ...[need('sbatch', 'slurm-wlm'), need('munged', 'munge'), need('dask', 'python3-distributed')],
  ],
  // The shell is Chromium without its windows, which makes the tests quicker, and is not to be had everywhere.
  browsers: [
    findCommand('apt-get')
      ? { ...need('chromium-headless-shell'), stands: () => chromiums.some(findCommand) }
      : need('chromium'),
  ],
  windows: [need('chromium'), need('firefox-esr')],
  // With the driver comes the MiniBrowser.
  webkit: [need('WebKitWebDriver', 'webkit2gtk-driver'), need('Xvfb', 'xvfb')],
};

/**
 * Makes sure that all that the named purposes need is there, and the npm packages too.
 * @param {...keyof typeof needs} purposes
 */
export async function setUp(...purposes) {
  checkNode();
  await Promise.all([installPackages([...new Set(purposes.flatMap((purpose) => needs[purpose]))]), installModules()]);
}

/** @param {string} version @param {string} oldest */
function isAtLeast(version, oldest) {
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  if (!isAtLeast(process.versions.node, oldest)) {
    throw new Fault(`Node ${oldest} or newer is needed; this is ${process.versions.node}`);
  }
}

async function hasEmscripten() {
  const version = await emscriptenVersion();
  return version !== undefined && isAtLeast(version, oldestEmscripten);
}

/** The version of the emcc on the PATH. */
export async function emscriptenVersion() {
  if (!findCommand('emcc')) return undefined;
  const { output } = await attempt('emcc', ['--version']);
  return /^emcc .*?(\d+\.\d+\.\d+)/m.exec(output)?.[1];
}

/** Whether the compiler finds a header and what that includes. @param {string} header */
async function hasHeader(header) {
  const read = await attempt('c++', ['-E', '-x', 'c++', '-I.', '-include', header, '/dev/null', '-o', '/dev/null']);
  return read.status === 0;
}

/** @param {Need[]} wanted @returns {Promise<Need[]>} */
async function missingOf(wanted) {
  const stands = await Promise.all(wanted.map(({ stands }) => stands()));
  return wanted.filter((_, index) => !stands[index]);
}

/** @param {Need[]} wanted */
async function installPackages(wanted) {
  const missing = await missingOf(wanted);
  if (missing.length === 0) return;

  const list = missing.map(({ what }) => what).join(', ');
  if (!findCommand('apt-get')) throw new Fault(`Please install: ${list}`);

  const names = [...new Set(missing.map(({ debian }) => debian))];
  const asRoot = await rootPrefix();
  if (!asRoot) throw new Fault(`Missing: ${list}. Please run: sudo apt-get install ${names.join(' ')}`);

  const [command, ...prefix] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  say(`Installing by apt-get: ${names.join(' ')}`);
  await run(command, [...prefix, 'update']);
  await run(command, [...prefix, 'install', '-y', '--no-install-recommends', ...names]);

  const still = await missingOf(missing);
  if (still.length > 0) {
    throw new Fault(
      `Debian's package did not bring what is needed. Please install: ${still.map(({ what }) => what).join(', ')}`,
    );
  }
}

/** What to put before a command to run it as root; nothing where we cannot. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const asked = await attempt('sudo', ['-n', 'true']);
  return asked.status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Installs what a package-lock.json says, unless it stands.
 * @param {string} [folder] within the project, which holds that file
 */
export async function installModules(folder = '.') {
  checkFolder(join(folder, 'node_modules'));
  if (modulesStand(join(root, folder))) return;
  say(`Installing the npm packages of ${join(folder, 'package-lock.json')}`);
  await run('npm', ['ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund']);
}

/**
 * `npm ci` would empty the folder that a link leads to, which another project may use; and what Node finds behind a
 * link, it takes for a part of that project.
 * @param {string} modules
 */
export function checkFolder(modules) {
  if (!lstatSync(join(root, modules), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new Fault(
    `${modules} is a symbolic link; remove it, so that packages are installed in a folder of this project`,
  );
}

/**
 * Whether node_modules holds what package-lock.json says, by the list that npm leaves there of what it installed.
 * @param {string} folder
 */
function modulesStand(folder) {
  const listed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(listed)) return false;
  const installed = JSON.parse(readFileSync(listed, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const paths = new Set([...Object.keys(installed), ...Object.keys(locked)]);
  paths.delete(''); // the project itself
  return [...paths].every((path) => {
    // An optional package is another platform's build of something, and is rightly absent here.
    if (!installed[path]) return locked[path].optional === true;
    return installed[path].integrity === locked[path]?.integrity;
  });
}

await runWhenMain(import.meta.url, () => setUp('wasm', 'native', 'browsers'));
