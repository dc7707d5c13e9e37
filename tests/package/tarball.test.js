// The package that would be published: its files, their sizes, and the results of tools that check packages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { packageFolder, packed, root } from './fixtures.js';

const read = (name) => readFileSync(join(packageFolder, name));

/** The names of a module and of its static imports, without dynamic imports. */
function withImports(name) {
  const names = [
    ...read(name)
      .toString()
      .matchAll(/from\s*["'`]\.\/([^"'`]+)/g),
  ].flatMap(([, path]) => withImports(path));
  return [...new Set([name, ...names])];
}

const gzipped = (...names) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

/** The modules that have declarations for both kinds of modules. */
const declared = `catalog columns generate grade-columns inline names platform pool protocol quadrille request
  request-runner result-maker results shared steps structured sync text-buffers watch watchdog worker`.split(/\s+/);

test('the tarball holds exactly these files', () => {
  const files = `
    LICENSE THIRD-PARTY-NOTICES README.md package.json cli.js mcp.js catalog.js checkpoints.js columns.js division.js
    generate.js parts.js results.js serve.js solution-list.js stream.js structured.js watch.js worker.js link-codecs.js
    quadrille.js quadrille.cjs inline.js inline.cjs sync.js sync.cjs
    command.wasm cover.wasm grading.wasm grid.wasm kakuro.wasm queens.wasm sudoku.wasm tiling.wasm variant.wasm
    element.js element-board-strings.js element-controls.js element-cover.js element-digit-cell.js element-genres.js
    element-grid.js
    element-kakuro.js element-live.js element-plain-text.js element-queens.js element-tiling.js element-variant.js
    element-zh.js
    element.d.ts attributes.d.ts react.d.ts svelte.d.ts vue.d.ts`;
  const expected = files.trim().split(/\s+/);
  for (const name of declared) expected.push(`${name}.d.ts`, `${name}.d.cts`);
  for (const name of [...expected]) if (name.endsWith('.js')) expected.push(`${name}.map`);
  assert.deepEqual(packed.files, expected.sort());
});

test('every module has a source map with its sources, which are files of the project', () => {
  for (const name of packed.files.filter((file) => file.endsWith('.js'))) {
    assert.ok(read(name).toString().endsWith(`\n//# sourceMappingURL=${name}.map`), name);
    const { sources, sourcesContent } = JSON.parse(read(`${name}.map`));
    sources.forEach((source, i) => {
      if (/^\.\.\/(wasm|web)\//.test(source))
        assert.equal(sourcesContent[i], readFileSync(join(root, source.slice(3)), 'utf8'), source);
    });
  }
});

// Gzipped, in kilobytes of 1024. What a page that imports `quadrille` loads is quadrille.js, worker.js and the
// WebAssembly.
for (const { what, names, most } of [
  {
    what: 'the JavaScript of `quadrille`, its worker included',
    names: [...withImports('quadrille.js'), 'worker.js'],
    most: 21,
  },
  { what: 'the JavaScript of `quadrille/element` beside that', names: withImports('element.js'), most: 27 },
  // 60 KB for each are wanted. Parts of a search are about 6 KB of each, multiplicities 2 KB of each and 16 KB of
  // covers, which read matrices as people keep them by 5 KB, hints with reasons 4 KB of each but variants; tilings have
  // all engines of covers, and four grids with their pieces and notations; variants have sixty kinds of rules, each
  // read, written, checked and compiled, three searches, new puzzles 7 KB, and hints by sixteen techniques 13 KB. Steps
  // are forty techniques, whose chains are compiled for speed, which is 5 KB; reasons are 6 KB beside them, and 9 KB of
  // variants, whose variables, copies and disjunctions are 10 KB. For grid
  // puzzles of two dozen genres 150 KB are wanted.
  ...Object.entries({
    ...{ sudoku: 67, queens: 60, kakuro: 65, cover: 94, tiling: 123, variant: 235, grid: 180, grading: 124 },
  }).map(([puzzle, most]) => ({
    what: `the WebAssembly of ${puzzle}`,
    names: [`${puzzle}.wasm`],
    most,
  })),
  { what: 'the JavaScript of `quadrille/sync`', names: withImports('sync.js'), most: 17 },
  // Drawings without a rule, of three editors, are 2 KB.
  { what: 'what reads links of other pages', names: ['link-codecs.js'], most: 24 },
  { what: '`quadrille/inline`, all in one', names: ['inline.js'], most: 527 },
]) {
  test(`${what} is at most ${most} KB gzipped`, () => {
    assert.ok(gzipped(...names) <= most * 1024, `${gzipped(...names)} bytes`);
  });
}

/** An entry for `import` and for `require`. */
const both = (name) => ({
  import: { types: `./${name}.d.ts`, default: `./${name}.js` },
  require: { types: `./${name}.d.cts`, default: `./${name}.cjs` },
});

test('package.json names types first in every entry, and lists the modules with side effects', () => {
  const { exports, main, types, sideEffects, bin, dependencies } = JSON.parse(read('package.json'));
  assert.deepEqual(exports, {
    '.': both('quadrille'),
    './inline': both('inline'),
    './sync': both('sync'),
    './element': { types: './element.d.ts', default: './element.js' },
    './react': { types: './react.d.ts', default: './element.js' },
    './vue': { types: './vue.d.ts', default: './element.js' },
    './svelte': { types: './svelte.d.ts', default: './element.js' },
    './worker.js': { types: './worker.d.ts', default: './worker.js' },
    './sudoku.wasm': './sudoku.wasm',
    './variant.wasm': './variant.wasm',
    './queens.wasm': './queens.wasm',
    './kakuro.wasm': './kakuro.wasm',
    './grid.wasm': './grid.wasm',
    './tiling.wasm': './tiling.wasm',
    './cover.wasm': './cover.wasm',
    './grading.wasm': './grading.wasm',
    './package.json': './package.json',
  });
  assert.deepEqual({ types, default: main }, exports['.'].import);
  for (const entry of Object.values(exports)) {
    for (const each of entry.import ? [entry.import, entry.require] : [entry])
      if (each.types) assert.equal(Object.keys(each)[0], 'types');
  }
  assert.deepEqual(sideEffects, ['./element.js', './worker.js']);
  assert.deepEqual(bin, { quadrille: './cli.js' });
  assert.equal(dependencies, undefined);
});

test('no module contains what would end the script element of a page', () => {
  for (const name of ['quadrille.js', 'inline.js', 'sync.js', 'worker.js', 'element.js'])
    assert.ok(!/<\/script|<!--/i.test(read(name)), name);
});

test('publint finds no fault', async () => {
  const { messages } = await publint({ pkgDir: packageFolder, strict: true });
  assert.deepEqual(messages, []);
});

test('attw finds no fault', async () => {
  const { problems } = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)));
  const faults = problems.filter(
    ({ kind, entrypoint }) =>
      // It warns those who require a module, which every Node of `engines` does: node.test.js. And a .wasm is no
      // module that types could describe, but a file whose address is wanted.
      kind !== 'CJSResolvesToESM' && !entrypoint.endsWith('.wasm'),
  );
  assert.deepEqual(faults, []);
});
