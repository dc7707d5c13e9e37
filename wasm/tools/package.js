// Makes dist/package, the JavaScript package as it would be published, from wasm/ and what Emscripten made of core:
//   quadrille.js             `quadrille`; worker.js, quadrille.wasm and more.wasm lie beside it
//   inline.js                the same with the worker and the WebAssembly in it
//   element.js, element-*.js <quadrille-board>, from web/, and what it fetches only for some puzzles
//   cli.js                   the command
//   *.d.ts                   what TypeScript makes of the JSDoc
// Bundled, since a page without a bundler then asks for three files instead of eleven, and minified. Tested by
// tests/package.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { browsers } from './browsers.js';
import { root, run } from './run.js';
import { splitWasm } from './split.js';

const folder = join(root, 'dist/package');

/** @typedef {Map<string, string | Buffer>} Files by name */

/** Makes dist/package hold what the package is made of, and links the command to where npx finds it. */
export async function assemblePackage() {
  const wasm = await splitWasm();
  const worker = await bundle('worker/worker.js', { format: 'iife' });
  const payload = { worker: worker.get('worker.js'), wasm: packed(wasm.first), more: packed(wasm.more) };
  /** @type {Files} */
  const files = new Map([
    ...(await bundle('api/quadrille.js')),
    ...(await bundle('worker/worker.js')),
    ...(await bundle('api/inline.js', { payload, codeSplitting: false })),
    ...(await bundle('cli/cli.js', { beside: { '../api/quadrille.js': './quadrille.js' } })),
    ...(await element()),
    ['quadrille.wasm', wasm.first],
    ['more.wasm', wasm.more],
    ...(await types(['api/quadrille', 'api/inline', 'worker/worker'])),
    ...['LICENSE', 'README.md'].map((name) => /** @type {const} */ ([name, readFileSync(join(root, name))])),
  ]);
  files.set('package.json', description(files));
  writeFolder(files);
  linkCommand(join(folder, 'cli.js'));
}

/**
 * One module of wasm/ and all that it imports, in one file and one for each dynamic import.
 * @param {string} entry
 * @param {{ format?: 'es' | 'iife', codeSplitting?: boolean, payload?: object, beside?: Record<string, string> }}
 *   [options] `payload`: what inline-assets.js holds, which then replaces assets-by-url.js; `beside`: imports of other
 *   modules of the package
 * @returns {Promise<Files>}
 */
async function bundle(entry, { format = 'es', codeSplitting = true, payload, beside = {} } = {}) {
  const { rolldown } = await import('rolldown'); // not there yet when a fresh machine loads this file
  const here = join(root, 'wasm');
  /**
   * @type {Record<string, string | { id: string, external: true }>} what these imports mean, when it is not a file of
   *   wasm/
   */
  const standsFor = {
    ...Object.fromEntries(
      Object.entries(beside).map(([id, file]) => [id, { id: file, external: /** @type {const} */ (true) }]),
    ),
    '../bindings/core.js': '\0core',
    ...(payload && {
      '../transport/assets-by-url.js': join(here, 'transport/inline-assets.js'),
      './embedded-assets.js': '\0payload',
    }),
  };
  const bundled = await rolldown({
    input: join(here, entry),
    platform: 'neutral',
    external: /^node:/,
    transform: {
      // A classic script has no address of its own.
      define: format === 'iife' ? { 'import.meta.url': 'undefined' } : {},
    },
    plugins: [
      {
        name: 'quadrille',
        resolveId: (id) => standsFor[id],
        load(id) {
          if (id === '\0core') return glue();
          if (id === '\0payload') return `export default ${JSON.stringify(payload)};`;
        },
      },
    ],
  });
  const { output } = await bundled.generate({ format, codeSplitting, minify: true, chunkFileNames: '[name].js' });
  await bundled.close();
  return contents(output);
}

/** As inline-assets.js unpacks it. @param {Buffer} wasm */
const packed = (wasm) => deflateRawSync(wasm, { level: 9 }).toString('base64');

/** The element with all of the page that it is made of, beside quadrille.js. @returns {Promise<Files>} */
async function element() {
  const web = join(root, 'web');
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: browsers,
      lib: { entry: 'element/element.js', formats: ['es'], fileName: 'element' },
      rolldownOptions: {
        external: ['quadrille'],
        output: { paths: { quadrille: './quadrille.js' }, chunkFileNames: 'element-[name].js', minify: true },
      },
    },
  });
  const [{ output }] = /** @type {import('rolldown').RolldownOutput[]} */ (built);
  const declarations = readFileSync(join(web, 'element/element.d.ts'), 'utf8');
  return new Map([...contents(output), ['element.d.ts', declarations.replaceAll("'quadrille'", "'./quadrille.js'")]]);
}

/** @param {import('rolldown').RolldownOutput['output']} output @returns {Files} */
const contents = (output) =>
  new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]));

/**
 * Emscripten's. It is told all that it needs: nothing is left of its own ways to find the WebAssembly when it knows of
 * no page and no worker around it, and an address in it bundlers would replace by a path of the machine they run on.
 */
function glue() {
  return readFileSync(join(root, 'build/wasm/quadrille.js'), 'utf8')
    .replaceAll('import.meta.url', 'undefined')
    .replaceAll(/typeof (window|importScripts|WebAssembly\.instantiateStreaming)\b/g, '"undefined"');
}

/**
 * The declarations of these modules of wasm/ and of those that they import.
 * @param {string[]} entries
 * @returns {Promise<Files>}
 */
async function types(entries) {
  const made = join(root, 'build/types');
  await run('node_modules/.bin/tsc', [
    ...['-p', 'wasm', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--noCheck', '--outDir', made],
  ]);
  /** @type {Map<string, string>} */
  const files = new Map();
  const wanted = new Set(entries); // grows while it is walked
  for (const name of wanted) {
    const places = [made, join(root, 'wasm')].map((place) => join(place, `${name}.d.ts`));
    const declarations = readFileSync(/** @type {string} */ (places.find((place) => existsSync(place))), 'utf8');
    const here = dirname(name);
    // In the package they lie in one folder.
    const flat = declarations.replaceAll(/(["'])(\.\.?\/[\w./-]+)\.js\1/g, (_, quote, imported) => {
      wanted.add(join(here, imported));
      return `${quote}./${basename(imported)}.js${quote}`;
    });
    files.set(`${basename(name)}.d.ts`, flat);
  }
  return files;
}

/** The package.json of the package that holds these files. @param {Files} files */
function description(files) {
  const { name, version, description, license, type, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  /** @param {string} module */
  const typed = (module) => ({ types: `./${module}.d.ts`, default: `./${module}.js` });
  return `${JSON.stringify(
    {
      name,
      version,
      description,
      license,
      type,
      engines,
      // For tools from before `exports`; the other entries are where those look for them.
      main: './quadrille.js',
      types: './quadrille.d.ts',
      exports: {
        '.': typed('quadrille'),
        './inline': typed('inline'),
        './element': typed('element'),
        './worker.js': typed('worker'),
        './quadrille.wasm': './quadrille.wasm',
        './more.wasm': './more.wasm',
        './package.json': './package.json',
      },
      bin: { quadrille: './cli.js' },
      // What does something when it is merely imported, so that bundlers keep it.
      sideEffects: ['./element.js', './worker.js'],
      files: [...files.keys()].sort(),
    },
    null,
    2,
  )}\n`;
}

/**
 * Makes dist/package hold exactly these files. One that is right already keeps its time, and so makes nothing else
 * old.
 * @param {Files} files
 */
function writeFolder(files) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!files.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const [name, content] of files) {
    const path = join(folder, name);
    const bytes = Buffer.from(content);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  }
}

/** Makes `npx quadrille` run this command line: npx looks here first. @param {string} cli */
function linkCommand(cli) {
  chmodSync(cli, 0o755);
  const link = join(root, 'node_modules/.bin/quadrille');
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), cli), link);
}
