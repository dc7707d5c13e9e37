// Builds what the project hands out, and skips what stands:
//   build/wasm, build/native, build/sanitize   CMake's trees; Ninja knows what is old in them
//   dist/package                               the JavaScript package, as it would be published
//   dist/site                                  the static page, by vite

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { attempt, findCommand, root, run, runWhenMain, say } from './run.js';
import { emscriptenVersion, setUp } from './setup.js';

const packageFolder = join(root, 'dist/package');
const siteFolder = join(root, 'dist/site');

/** Everything that `npm run build` writes, from what is on the machine. */
export async function buildAll() {
  await buildWasm();
  assemblePackage();
  await buildSite();
}

/** Compiles core and its bindings to build/wasm/quadrille.{js,wasm}. */
export async function buildWasm() {
  const env = await emscriptenEnvironment();
  const emcc = `${findCommand('emcc')} ${await emscriptenVersion()}`;
  const stamp = join(root, 'build/wasm/emcc.txt');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== emcc) {
    // A tree that another Emscripten configured cannot be continued.
    rmSync(dirname(stamp), { recursive: true, force: true });
    say(`Configuring the WebAssembly build (${emcc})`);
    await run('emcmake', ['cmake', '-G', 'Ninja', '-S', '.', '-B', 'build/wasm'], env);
    writeFileSync(stamp, emcc);
  }
  await compile('build/wasm', 'core to WebAssembly', env);
}

/** Compiles core natively with its tests, to build/native/quadrille_tests. */
export async function buildNative() {
  await configure('build/native', []);
  await compile('build/native', 'core and its tests');
}

/** Compiles the native contestants of the benchmarks, to build/native. */
export async function buildBench() {
  await configure('build/native', []);
  await compile('build/native', 'core for the benchmarks', {}, ['native', 'three_masks']);
}

/** The same with the address and undefined-behaviour sanitizers, to build/sanitize/quadrille_tests. */
export async function buildSanitized() {
  await configure('build/sanitize', ['-DQUADRILLE_SANITIZE=ON']);
  await compile('build/sanitize', 'core and its tests with sanitizers');
}

/** @param {string} tree @param {string[]} options */
async function configure(tree, options) {
  if (existsSync(join(root, tree, 'build.ninja'))) return; // Ninja itself sees when CMakeLists.txt has changed
  await run('cmake', ['-G', 'Ninja', '-S', '.', '-B', tree, ...options]);
}

/** @param {string} tree @param {string} what @param {NodeJS.ProcessEnv} [env] @param {string[]} [targets] */
async function compile(tree, what, env, targets = []) {
  let said = false;
  await run('ninja', ['-C', tree, ...targets], env, (text) => {
    if (said || !text.includes('Building CXX')) return; // Ninja also talks when there is nothing to do
    say(`Compiling ${what}`);
    said = true;
  });
}

/**
 * Debian's Emscripten asks Node for modules of Debian, which a Node that is not Debian's looks for only where it is told to.
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function emscriptenEnvironment() {
  const { output } = await attempt('dpkg', ['-L', 'node-acorn']);
  const acorn = /^(.*)\/acorn\/package\.json$/m.exec(output);
  return acorn ? { NODE_PATH: acorn[1] } : {};
}

/** Puts the JavaScript of wasm/ and what Emscripten made of core together in dist/package. */
export function assemblePackage() {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const name of readdirSync(join(root, 'wasm'))) {
    if (name.endsWith('.js') || name.endsWith('.d.ts')) files.set(name, readFileSync(join(root, 'wasm', name)));
  }
  files.set('core.js', readFileSync(join(root, 'build/wasm/quadrille.js')));
  files.set('quadrille.wasm', readFileSync(join(root, 'build/wasm/quadrille.wasm')));
  files.set('lz-string.js', lzString());
  for (const name of ['LICENSE', 'README.md']) {
    if (existsSync(join(root, name))) files.set(name, readFileSync(join(root, name)));
  }
  files.set('package.json', Buffer.from(packageDescription([...files.keys()])));
  writeFolder(packageFolder, files);
  if (files.has('cli.js')) linkCommand(join(packageFolder, 'cli.js'));
}

/** lz-string as an ES module of the package's own, which so depends on no other; its licence goes with it. */
function lzString() {
  const [code, licence] = ['libs/lz-string.js', 'LICENSE'].map((path) =>
    readFileSync(join(root, 'node_modules/lz-string', path), 'utf8'),
  );
  return Buffer.from(`/*! lz-string\n\n${licence}*/\n${code}\nexport default LZString;\n`);
}

/** Makes `npx quadrille` run this command line: npx looks here first. @param {string} cli */
function linkCommand(cli) {
  chmodSync(cli, 0o755);
  const link = join(root, 'node_modules/.bin/quadrille');
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), cli), link);
}

/** The package.json of the package that holds these files. @param {string[]} names */
function packageDescription(names) {
  const { name, version, description, license, type, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  /** @param {string} path @param {object} description */
  const whenThere = (path, description) => (names.includes(path) ? description : {});
  /** @param {string} entry @param {string} path */
  const exported = (entry, path) => {
    const types = path.replace(/\.js$/, '.d.ts');
    const typed = types !== path && names.includes(types);
    return whenThere(path, { [entry]: typed ? { types: `./${types}`, default: `./${path}` } : `./${path}` });
  };
  return `${JSON.stringify(
    {
      name,
      version,
      description,
      license,
      type,
      engines,
      exports: {
        ...exported('.', 'quadrille.js'),
        ...exported('./inline', 'inline.js'),
        ...exported('./element', 'element.js'),
        ...exported('./worker.js', 'worker.js'),
        ...exported('./quadrille.wasm', 'quadrille.wasm'),
        './package.json': './package.json',
      },
      ...whenThere('cli.js', { bin: { quadrille: './cli.js' } }),
      // What does something when it is merely imported, so that bundlers keep it.
      sideEffects: ['worker.js', 'cli.js', 'element.js']
        .filter((path) => names.includes(path))
        .map((path) => `./${path}`),
      files: names.filter((path) => path !== 'package.json').sort(),
    },
    null,
    2,
  )}\n`;
}

/**
 * Makes a folder hold exactly these files. One that is right already keeps its time, and so makes nothing else old.
 * @param {string} folder
 * @param {Map<string, Buffer>} files
 */
function writeFolder(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!files.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const [name, content] of files) {
    const path = join(folder, name);
    if (!existsSync(path) || !readFileSync(path).equals(content)) writeFileSync(path, content);
  }
}

/** Builds the page from web/ and the package, unless dist/site is newer than all that it is made of. */
export async function buildSite() {
  const made = join(siteFolder, 'index.html');
  const sources = ['web', 'dist/package', 'package-lock.json'].map((path) => join(root, path));
  if (existsSync(made) && Math.max(...sources.map(newest)) < statSync(made).mtimeMs) return;
  say('Building the page');
  await run('node_modules/.bin/vite', ['build', '--config', 'web/vite.config.js']);
}

/** The latest change in a file or folder; a folder's own time tells what was removed from it. @param {string} path @returns {number} */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

await runWhenMain(import.meta.url, async () => {
  await setUp('wasm');
  await buildAll();
});
