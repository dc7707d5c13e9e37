// Builds what the project hands out, and skips what stands:
//   build/wasm, build/native, build/quick      CMake's trees; Ninja knows what is old in them
//   dist/package                               the JavaScript package, as it would be published (package.js)
//   dist/site                                  the static page, by vite, with previews of links (link-previews.js)
//   dist/site/api                              the reference of the package, by typedoc (reference.js)
//   dist/quadrille.html                        the same in one file

import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { writeCatalog, writeSavedCatalog } from './catalog.js';
import { drawLinkPreviews } from './link-previews.js';
import { assembleFirstPackage, assemblePackage, builtModule } from './package.js';
import { buildReference } from './reference.js';
import { attempt, findCommand, root, run, runWhenMain, say } from './run.js';
import { emscriptenVersion, setUp } from './setup.js';

/** Everything that `npm run build` writes: what is handed out. */
export async function buildAll() {
  await buildPackage('released');
  await buildPages();
  await drawLinkPreviews();
  await buildReference(false);
}

/**
 * Makes dist/package, of modules that are linked for a release or, for `npm test`, quickly. Each call writes
 * all of it, so that no file of the other kind is left.
 * @param {import('./whole.js').Links} links
 */
export async function buildPackage(links) {
  await buildWasm(links === 'quick' ? ['quick'] : []);
  await assemblePackage(links, await writeCatalog(links));
}

/**
 * The page, in a folder, with the module that it opens first, as soon as that is built. `others` are built by `finish`:
 * until then each has a name in place of its file.
 * @param {string} folder
 */
export async function buildFirstSite(folder) {
  const first = 'sudoku';
  await buildWasm([`quick_${first}`]);
  const build = writeSavedCatalog([first]);
  await assembleFirstPackage(first, build);
  say('Building the page');
  const config = ['--config', 'web/build/first.config.js', '--outDir', folder, '--emptyOutDir'];
  await run('node_modules/.bin/vite', ['build', ...config]);
  const others = build.modules.filter((name) => name !== first);
  const finish = async () => {
    await buildWasm(others.map((name) => `quick_${name}`));
    for (const file of readdirSync(join(folder, 'assets'))) {
      const name = others.find((other) => file.startsWith(`${other}-`) && file.endsWith('.wasm'));
      if (name) writeFileSync(join(folder, 'assets', file), builtModule('quick', build, name));
    }
  };
  return { others, finish };
}

/**
 * Compiles core and its bindings to build/wasm, and links modules there or to build/wasm/quick.
 * @param {string[]} targets  of CMake; none: a module for each puzzle and one with all of them, for a release
 */
async function buildWasm(targets) {
  const env = await emscriptenEnvironment();
  const emcc = `${findCommand('emcc')} ${await emscriptenVersion()}`;
  const stamp = join(root, 'build/wasm/emcc.txt');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== emcc) {
    // A tree that another Emscripten configured cannot be continued.
    rmSync(dirname(stamp), { recursive: true, force: true });
    say(`Configuring the WebAssembly build (${emcc})`);
  }
  await configure('build/wasm', [], ['emcmake', 'cmake'], env);
  writeFileSync(stamp, emcc);
  await compile('build/wasm', 'core to WebAssembly', env, targets);
}

/**
 * Compiles core natively: all, or the targets named, such as the tests, quadrille_tests, and the command, quadrille.
 * The tree build/native is Release; build/quick is compiled sooner, and has asserts.
 * @param {'native' | 'quick'} tree
 * @param {string[]} [targets]
 */
export async function buildNative(tree, targets = []) {
  await configure(`build/${tree}`, tree === 'quick' ? quickOptions() : []);
  await compile(`build/${tree}`, `core${targets.length > 0 ? ` for ${targets.join(', ')}` : ''}`, {}, targets);
}

/**
 * Clang takes a third less time than GCC, which compiles what is released and thus is in `npm run test:all`. Its linker
 * takes a fifth of the time of GNU's.
 */
function quickOptions() {
  const isClang = findCommand('clang++') && !process.env.CXX;
  return [
    '-DCMAKE_BUILD_TYPE=Quick',
    ...(isClang ? ['-DCMAKE_CXX_COMPILER=clang++'] : []),
    ...(isClang && findCommand('ld.lld') ? ['-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld'] : []),
  ];
}

/** Compiles the native contestants of the benchmarks, to build/native. CMake looks for peers' libraries each time. */
export async function buildBench() {
  await run('cmake', ['-G', 'Ninja', '-S', '.', '-B', 'build/native']);
  await compile('build/native', 'core for the benchmarks', {}, ['bench']);
}

/**
 * Configures a tree, unless that is done. Compiler warnings are errors in our own tests, where the environment has CI,
 * but not for users: their compiler may be newer than ours.
 * @param {string} tree
 * @param {string[]} options
 * @param {string[]} [cmake] the command
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function configure(tree, options, cmake = ['cmake'], env = {}) {
  const strict = Boolean(process.env.CI);
  const cache = join(root, tree, 'CMakeCache.txt');
  if (existsSync(join(root, tree, 'build.ninja'))) {
    // Ninja itself sees when CMakeLists.txt has changed. A tree that is strict stays so.
    if (!strict || /^CMAKE_COMPILE_WARNING_AS_ERROR:\w+=ON$/m.test(readFileSync(cache, 'utf8'))) return;
  }
  const [command, ...args] = [...cmake, '-G', 'Ninja', '-S', '.', '-B', tree, ...options];
  await run(command, [...args, ...(strict ? ['-DCMAKE_COMPILE_WARNING_AS_ERROR=ON'] : [])], env);
}

/** The latest build of each tree, in which only one Ninja may run at a time. @type {Map<string, Promise<unknown>>} */
const builds = new Map();

/** @param {string} tree @param {string} what @param {NodeJS.ProcessEnv} [env] @param {string[]} [targets] */
async function compile(tree, what, env, targets = []) {
  const earlier = builds.get(tree);
  const build = (async () => {
    await earlier?.catch(() => {}); // its own caller reports that
    await runNinja(tree, what, env, targets);
  })();
  builds.set(tree, build);
  await build;
}

/** On large pages of memory, which glibc then asks Linux for, compilers take up to a sixth less time. */
const LARGE_PAGES = { GLIBC_TUNABLES: process.env.GLIBC_TUNABLES ?? 'glibc.malloc.hugetlb=1' };

/** @param {string} tree @param {string} what @param {NodeJS.ProcessEnv | undefined} env @param {string[]} targets */
async function runNinja(tree, what, env, targets) {
  let output = '';
  let said = false;
  // Ninja's own choice is two more than there are processors. Another build may run at the same time.
  const args = ['-C', tree, '-j', String(availableParallelism()), ...targets];
  await run('ninja', args, { ...LARGE_PAGES, ...env }, (text) => {
    output += text;
    if (said || !text.includes('Building CXX')) return; // Ninja also talks when there is nothing to do
    say(`Compiling ${what}`);
    said = true;
  });
  for (const warning of new Set(output.match(/^.*\bwarning: .*$/gm))) say(warning);
}

/**
 * Debian's Emscripten asks Node for modules of Debian. A Node that is not Debian's finds them only by `NODE_PATH`.
 * And it runs with Debian's Python: a python3 of pyenv, which is a script, takes ten times as long to start.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function emscriptenEnvironment() {
  const { output } = await attempt('dpkg', ['-L', 'node-acorn']);
  const acorn = /^(.*)\/acorn\/package\.json$/m.exec(output);
  const { EMSDK_PYTHON = '/usr/bin/python3' } = process.env;
  return acorn ? { NODE_PATH: acorn[1], EMSDK_PYTHON } : {};
}

/**
 * The page as one file, and the static site: the page of examples, which has that beside it, and then the page, whose
 * service worker keeps the files of both.
 */
export async function buildPages() {
  await buildPage('the page as one file', 'dist/quadrille.html', ['web/build/one-file.config.js']);
  await buildPage('the site', 'dist/site/index.html', ['web/build/embed.config.js', 'web/build/site.config.js']);
}

/**
 * Builds from web/ and the package, unless what is made is newer than all that it is made of.
 * @param {string} what
 * @param {string} made the last of what the configs make
 * @param {string[]} configs
 */
async function buildPage(what, made, configs) {
  const sources = ['web', 'dist/package', 'package-lock.json'].map((path) => join(root, path));
  const page = join(root, made);
  if (existsSync(page) && Math.max(...sources.map(newest)) < statSync(page).mtimeMs) return;
  say(`Building ${what}`);
  for (const config of configs) await run('node_modules/.bin/vite', ['build', '--config', config]);
}

/**
 * The latest change in a file or folder; a folder's own time changes when something is removed from it.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'node_modules');
  return Math.max(mtimeMs, ...names.map((name) => newest(join(path, name))));
}

await runWhenMain(import.meta.url, async () => {
  await setUp('wasm');
  await buildAll();
});
