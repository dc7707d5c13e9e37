// Makes dist/package, the JavaScript package as it would be published, from wasm/ and what Emscripten made of core:
//   quadrille.js             `quadrille`; worker.js lies beside it, and sudoku.wasm and its like, one for each puzzle
//                            and grading.wasm for the steps of Sudoku; reading.wasm recognises texts, reads links and
//                            packs them
//   inline.js                the same with the worker and the WebAssembly in it
//   sync.js                  the same in the calling thread
//   model.js                 writes models for any of these
//   element.js, element-*.js <quadrille-board>, from web/, and what it fetches only for some puzzles
//   element-inline.js        the same in one file, beside inline.js
//   quadrille.iife.js        element and inline.js as a classic script, for file:// and pages without modules
//   react.d.ts and its like  tell the templates of a framework about its tag
//   cli.js, mcp.js, serve.js the command, and its servers for assistants and setters; command.wasm reads and
//                            writes for it
//   *.js.map                 where each line of the modules comes from, with the sources
//   *.d.ts                   what TypeScript makes of the JSDoc
//   *.cjs, *.d.cts           quadrille, inline and sync for CommonJS: the first and the last are whole files, since
//                            not all that require them, such as Jest, can require modules
//   README.md                wasm/api/package.md
//   THIRD-PARTY-NOTICES      the licences of what others have written of it (notices.js)
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
import { notationTexts } from './notation-texts.js';
import { noticesOf, noticesText, runtimeNotices } from './notices.js';
import { Fault, root, run } from './run.js';
import { folderOf } from './whole.js';

/** @import { Build } from './catalog.js' */
/** @import { Links } from './whole.js' */

const folder = join(root, 'dist/package');

/** @typedef {Map<string, string | Buffer>} Files by name */

/** Whose templates know the element's tag when `quadrille/react` or its like is imported in place of the element. */
const frameworks = ['react', 'vue', 'svelte'];

/** What its servers need, which it does not install. */
const servers = ['@modelcontextprotocol/sdk', 'ws'];

/** What its package.json has from the project's. */
const sharedFields = 'name version description keywords license author homepage repository bugs type engines'.split(
  ' ',
);

/** A file of the WebAssembly build. @param {Links} links @param {string} name */
const readBuilt = (links, name) => readFileSync(join(root, folderOf(links), name));

/**
 * A module of the package.
 * @param {Links} links
 * @param {Build} build
 * @param {string} name
 */
export function builtModule(links, { modules, build }, name) {
  const standsFor = { grading: ['grading', 'sudoku'], quadrille: ['quadrille', ...modules] }[name] ?? [name];
  return named(readBuilt(links, `${name}.wasm`), [...standsFor, build].join(' '));
}

/**
 * Makes dist/package hold what the page imports of it, with one module, linked quickly. In place of each other one
 * stands its name.
 * @param {string} first
 * @param {Build} build
 */
export async function assembleFirstPackage(first, build) {
  const generated = {
    '../bindings/core.js': glue([first], (name) => readBuilt('quick', name)),
    './wasm-files.js': wasmFiles(build.modules),
  };
  writeFolder(
    new Map([
      ...(await bundle('api/quadrille.js', { generated })),
      ...(await bundle('worker/worker.js', { generated })),
      ...build.modules.map(
        (name) => /** @type {const} */ ([`${name}.wasm`, name === first ? builtModule('quick', build, name) : name]),
      ),
    ]),
  );
}

/**
 * Makes dist/package hold what the package is made of, and links the command to where npx finds it.
 * @param {Links} links how its modules are linked; npm refuses to publish those that are not for a release
 * @param {Build} build
 */
export async function assemblePackage(links, build) {
  const { modules } = build;
  const built = (/** @type {string} */ name) => readBuilt(links, name);
  const generated = {
    '../bindings/core.js': glue(['quadrille', ...modules], built),
    './wasm-files.js': wasmFiles(modules),
  };
  const worker = await bundle('worker/worker.js', { format: 'iife', generated });
  const embedded = { worker: worker.get('worker.js'), wasm: packed(builtModule(links, build, 'quadrille')) };
  const inline = await bundle('api/inline.js', {
    codeSplitting: false,
    generated: { './embedded-assets.js': `export default ${JSON.stringify(embedded)};` },
    insteadOf: { '../transport/assets-by-url.js': join(root, 'wasm/transport/inline-assets.js') },
  });
  const inCommonJs = /** @type {const} */ ({ format: 'cjs', codeSplitting: false, generated });
  /** @type {Files} */
  const files = new Map([
    ...(await bundle('api/quadrille.js', { generated })),
    ...(await bundle('worker/worker.js', { generated })),
    ...(await bundle('api/model.js')),
    ...inline,
    ...(await bundle('sync/sync.js', { codeSplitting: false, generated })),
    ...(await bundle('api/quadrille.js', inCommonJs)),
    ...(await bundle('sync/sync.js', inCommonJs)),
    ...(await bundle('api/model.js', { format: 'cjs' })),
    ['inline.cjs', "module.exports = require('./inline.js');\n"], // not once more in full: it has all WebAssembly
    ...(await bundle('cli/cli.js', {
      generated: { '../bindings/command.js': glue(['command'], built), './notation-texts.js': await notationTexts() },
      external: { '../api/quadrille.js': './quadrille.js' },
    })),
    ['command.wasm', built('command.wasm')],
    ...(await element({ fileName: 'element', quadrille: './quadrille.js' })),
    ...(await element({ fileName: 'element-inline', quadrille: './inline.js', codeSplitting: false })),
    ...(await element({
      entry: 'script',
      fileName: 'quadrille.iife',
      format: 'iife',
      embedded: inline.get('inline.js'),
    })),
    ...elementTypes(),
    ['element-inline.d.ts', "export * from './element.js';\n"],
    ...modules.map((id) => /** @type {const} */ ([`${id}.wasm`, builtModule(links, build, id)])),
    ...forCommonJs(await types(['api/quadrille', 'api/inline', 'api/model', 'sync/sync', 'worker/worker'])),
    ['LICENSE', readFileSync(join(root, 'LICENSE'))],
    ['README.md', readFileSync(join(root, 'wasm/api/package.md'))],
    ['wasm.d.ts', wasmDeclarations],
  ]);
  files.set('THIRD-PARTY-NOTICES', noticesText(new Map([...runtimeNotices, ...noticesOf(bundled)])));
  files.set('package.json', description(files, modules, links));
  writeFolder(files);
  linkCommand(join(folder, 'cli.js'));
}

/** A file of CommonJS knows its path, where Node runs it. */
const OWN_ADDRESS = `const ownAddress = typeof __filename === 'string' && typeof process === 'object'
  && process.getBuiltinModule?.('node:url').pathToFileURL(__filename).href;`;

/**
 * What stands for a module's own address, by format: a classic script has none.
 * @type {Record<'es' | 'iife' | 'cjs', Record<string, string>>}
 */
const ownAddress = {
  es: {},
  iife: { 'import.meta.url': 'undefined' },
  cjs: { 'import.meta.url': 'ownAddress', 'import.meta': '{}' },
};

/**
 * One module of wasm/ and all that it imports, in one file and one for each dynamic import.
 * @param {string} entry
 * @param {object} [options]
 * @param {'es' | 'iife' | 'cjs'} [options.format]
 * @param {boolean} [options.codeSplitting]
 * @param {Record<string, string>} [options.generated] the source of modules that are no files of wasm/
 * @param {Record<string, string>} [options.insteadOf] files to take in place of others
 * @param {Record<string, string>} [options.external] other modules of the package
 * @returns {Promise<Files>}
 */
async function bundle(entry, options = {}) {
  const { format = 'es', codeSplitting = true, generated = {}, insteadOf = {}, external = {} } = options;
  const { rolldown } = await import('rolldown'); // not there yet when a fresh machine loads this file
  /** @param {string} id as it is imported */
  const resolveId = (id) => {
    if (id in generated) return `\0${id}`;
    return id in external ? { id: external[id], external: /** @type {const} */ (true) } : insteadOf[id];
  };
  const bundle = await rolldown({
    input: join(root, 'wasm', entry),
    platform: 'neutral',
    // Files that are fetched later import what they need of the first one, which exports that too, under short names.
    // Otherwise it would be a second file, which every page would wait for.
    preserveEntrySignatures: 'allow-extension',
    external: /^(node:|@modelcontextprotocol\/|ws$)/,
    transform: { define: ownAddress[format] },
    plugins: [{ name: 'quadrille', resolveId, load: (id) => generated[id.replace('\0', '')] }],
  });
  const { output } = await bundle.generate({
    ...{ format, codeSplitting, minify: true, chunkFileNames: '[name].js' },
    ...(format === 'cjs' && { banner: OWN_ADDRESS, entryFileNames: '[name].cjs' }),
    sourcemap: format === 'es', // with the sources, which debuggers and `node --enable-source-maps` show
  });
  await bundle.close();
  return contents(output);
}

/** The source of wasm-files.js. @param {string[]} modules */
function wasmFiles(modules) {
  const files = modules.map((id) => `${id}: () => new URL('./${id}.wasm', import.meta.url)`);
  return `export default { ${files.join(', ')} };`;
}

/** What the import of a module such as sudoku.wasm gives, where a platform or a bundler compiles it. */
const wasmDeclarations = `import type { WasmModule } from './protocol.js';
declare const module: WasmModule;
export default module;
`;

/**
 * A module of WebAssembly with one more section, which says what it is: worker/same-build.js reads it.
 * @param {Buffer} wasm
 * @param {string} text
 */
function named(wasm, text) {
  const section = Buffer.from(`\x09quadrille${text}`); // the length of its own name comes first
  const size = [(section.length & 127) | 128, section.length >> 7]; // as LEB128
  return Buffer.concat([wasm, Buffer.from([0, ...size]), section]);
}

/** As inline-assets.js unpacks it. @param {Buffer} wasm */
const packed = (wasm) => deflateRawSync(wasm, { level: 9 }).toString('base64');

/**
 * The element with all of the page that it is made of.
 * @param {object} options
 * @param {string} options.fileName
 * @param {string} [options.entry] the module of web/element
 * @param {'es' | 'iife'} [options.format]
 * @param {string} [options.quadrille] the file beside it that has the solver
 * @param {string | Buffer} [options.embedded] the text of that file, to be a part of this one
 * @param {boolean} [options.codeSplitting]
 * @returns {Promise<Files>}
 */
async function element({ fileName, entry = 'element', format = 'es', quadrille, embedded, codeSplitting }) {
  const web = join(root, 'web');
  const environment = join(web, 'element/environment.js');
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    plugins: embedded === undefined ? [] : [{ name: 'embedded', ...only('quadrille', String(embedded)) }],
    build: {
      write: false,
      target: browsers,
      sourcemap: embedded === undefined && codeSplitting !== false,
      lib: { entry: `element/${entry}.js`, name: 'quadrille', formats: [format], fileName: () => `${fileName}.js` },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: embedded === undefined ? ['quadrille'] : [],
        transform: {
          inject: Object.fromEntries(
            ['HTMLElement', 'document', 'customElements'].map((name) => [name, [environment, name]]),
          ),
        },
        output: {
          ...(quadrille && { paths: { quadrille } }),
          ...((format === 'iife' || codeSplitting === false) && { codeSplitting: false }),
          chunkFileNames: 'element-[name].js',
          minify: true,
          // from web/dist, where they would be written, to their places in the project
          sourcemapPathTransform: (path) => join('..', 'web/dist', path),
        },
      },
    },
  });
  const [{ output }] = /** @type {import('rolldown').RolldownOutput[]} */ (built);
  return contents(output);
}

/** What resolves one module to this text. @param {string} module @param {string} text */
const only = (module, text) => ({
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => (id === module ? `\0${module}` : undefined),
  load: (/** @type {string} */ id) => (id === `\0${module}` ? text : undefined),
});

/** @returns {[name: string, text: string][]} */
const elementTypes = () =>
  ['element', 'attributes', ...frameworks].map((name) => {
    const declarations = readFileSync(join(root, `web/element/${name}.d.ts`), 'utf8');
    return [`${name}.d.ts`, declarations.replaceAll("'quadrille'", "'./quadrille.js'")];
  });

/** The modules that bundles are made of. @type {Set<string>} */
const bundled = new Set();

/** @param {import('rolldown').RolldownOutput['output']} output @returns {Files} */
function contents(output) {
  for (const file of output) if (file.type === 'chunk') for (const id of file.moduleIds) bundled.add(id);
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]));
}

/**
 * Emscripten's, which has to be the same for all modules: the package has it once. It differs in the name of the file
 * that it would fetch, which is of no use here; where it differs in more, a module imports something that another does
 * not, and minified names do not agree.
 *
 * It gets all that it needs from its caller. Its own ways to find the WebAssembly are removed: they need a page or a
 * worker around it, and bundlers would replace an address in it by a path of the machine that they run on.
 * @param {string[]} modules
 * @param {(name: string) => Buffer} built
 */
function glue(modules, built) {
  const sources = modules.map((name) => String(built(`${name}.js`)).replaceAll(`${name}.wasm`, 'core.wasm'));
  const other = modules.find((_, index) => sources[index] !== sources[0]);
  if (other) throw new Fault(`Emscripten made another JavaScript for ${other}.wasm than for ${modules[0]}.wasm`);
  return sources[0]
    .replaceAll('import.meta.url', 'undefined')
    .replaceAll(/if ?\(Module\[["']instantiateWasm["']\]\)/g, 'if (true)') // always given: the other ways are left out
    .replaceAll(/typeof (window|importScripts|process|WebAssembly\.instantiateStreaming)\b/g, '"undefined"');
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

/**
 * What lets TypeScript compile `require('quadrille')` under `module: node16`: the declarations once more as those of
 * CommonJS.
 * @param {Files} declarations
 * @returns {Files}
 */
function forCommonJs(declarations) {
  /** @type {Files} */
  const files = new Map(declarations);
  for (const [name, text] of declarations)
    files.set(name.replace('.d.ts', '.d.cts'), String(text).replaceAll(/(["']\.\/[\w-]+)\.js(?=["'])/g, '$1.cjs'));
  return files;
}

/**
 * The package.json of the package that holds these files.
 * @param {Files} files
 * @param {string[]} modules
 * @param {Links} links
 */
function description(files, modules, links) {
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @param {string} module */
  const typed = (module) => ({ types: `./${module}.d.ts`, default: `./${module}.js` });
  /** @param {string} module */
  const required = (module) => ({
    import: typed(module),
    require: { types: `./${module}.d.cts`, default: `./${module}.cjs` },
  });
  return `${JSON.stringify(
    {
      ...Object.fromEntries(sharedFields.map((field) => [field, project[field]])),
      ...(links === 'quick' && { private: true }),
      // For tools from before `exports`; the other entries are where those look for them.
      main: './quadrille.js',
      types: './quadrille.d.ts',
      exports: {
        '.': required('quadrille'),
        './inline': required('inline'),
        './sync': required('sync'),
        './model': required('model'),
        './element': typed('element'),
        './element-inline': typed('element-inline'),
        './quadrille.iife.js': './quadrille.iife.js',
        ...Object.fromEntries(
          frameworks.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: './element.js' }]),
        ),
        './worker.js': typed('worker'),
        ...Object.fromEntries(modules.map((id) => [`./${id}.wasm`, { types: './wasm.d.ts', default: `./${id}.wasm` }])),
        './package.json': './package.json',
      },
      bin: { quadrille: 'cli.js' },
      // For `quadrille mcp` and `quadrille serve` alone.
      peerDependencies: Object.fromEntries(servers.map((name) => [name, `^${project.devDependencies[name]}`])),
      peerDependenciesMeta: Object.fromEntries(servers.map((name) => [name, { optional: true }])),
      // What does something when it is merely imported, so that bundlers keep it.
      sideEffects: ['./element.js', './element-inline.js', './quadrille.iife.js', './worker.js'],
      files: [...files.keys()].sort(),
    },
    null,
    2,
  )}\n`;
}

/**
 * Makes dist/package hold exactly these files. One that is right already keeps its time, and so makes nothing else old.
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
