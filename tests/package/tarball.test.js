// The package that would be published: its files.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageFolder, packed, root } from './fixtures.js';

const read = (name) => readFileSync(join(packageFolder, name));

/** The modules that have declarations for both kinds of modules. */
const declared = `catalog columns generate grade-columns inline model names platform pool protocol quadrille request
    request-runner result-maker results steps structured sync text-buffers types watch worker`.split(/\s+/);

/** Those in one file have none: their parts have. */
const hasMap = (name) => name.endsWith('.js') && !['element-inline.js', 'quadrille.iife.js'].includes(name);

test('the tarball holds exactly these files', () => {
  const files = `
    LICENSE THIRD-PARTY-NOTICES README.md package.json cli.js mcp.js batch.js catalog.js checkpoints.js columns.js
    division.js generate.js parts.js proofs.js results.js serve.js solution-list.js stream.js structured.js watch.js
    worker.js recognise.js quadrille.js quadrille.cjs inline.js inline.cjs sync.js sync.cjs model.js model.cjs
    command.wasm cover.wasm grading.wasm grid.wasm kakuro.wasm model.wasm queens.wasm reading.wasm sudoku.wasm
    tiling.wasm variant.wasm
    element.js element-board-strings.js element-boards.js element-boards2.js element-controls.js element-cover.js
    element-digit-cell.js element-directive-helpers.js element-forms-strings.js element-grid-ids.js element-grid.js
    element-grid2.js element-kakuro.js element-listing.js element-live.js element-numbers.js element-pieces.js
    element-pieces-strings.js element-plain-text.js element-queens.js element-sizes.js element-tiling.js
    element-variant.js element-inline.js
    quadrille.iife.js
    element.d.ts element-inline.d.ts attributes.d.ts react.d.ts svelte.d.ts vue.d.ts
    wasm.d.ts`;
  const expected = files.trim().split(/\s+/);
  for (const name of declared) expected.push(`${name}.d.ts`, `${name}.d.cts`);
  for (const name of [...expected]) if (hasMap(name)) expected.push(`${name}.map`);
  assert.deepEqual(packed.files, expected.sort());
});

test('every module has a source map with its sources, which are files of the project', () => {
  for (const name of packed.files.filter(hasMap)) {
    assert.ok(read(name).toString().endsWith(`\n//# sourceMappingURL=${name}.map`), name);
    const { sources, sourcesContent } = JSON.parse(read(`${name}.map`));
    sources.forEach((source, i) => {
      if (/^\.\.\/(wasm|web)\//.test(source))
        assert.equal(sourcesContent[i], readFileSync(join(root, source.slice(3)), 'utf8'), source);
    });
  }
});

/** A module of WebAssembly, which bundlers import as an address or as a module. @param {string} name */
const wasm = (name) => ({ types: './wasm.d.ts', default: `./${name}.wasm` });

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
    './model': both('model'),
    './element': { types: './element.d.ts', default: './element.js' },
    './element-inline': { types: './element-inline.d.ts', default: './element-inline.js' },
    './quadrille.iife.js': './quadrille.iife.js',
    './react': { types: './react.d.ts', default: './element.js' },
    './vue': { types: './vue.d.ts', default: './element.js' },
    './svelte': { types: './svelte.d.ts', default: './element.js' },
    './worker.js': { types: './worker.d.ts', default: './worker.js' },
    './sudoku.wasm': wasm('sudoku'),
    './variant.wasm': wasm('variant'),
    './queens.wasm': wasm('queens'),
    './kakuro.wasm': wasm('kakuro'),
    './grid.wasm': wasm('grid'),
    './tiling.wasm': wasm('tiling'),
    './cover.wasm': wasm('cover'),
    './model.wasm': wasm('model'),
    './grading.wasm': wasm('grading'),
    './reading.wasm': wasm('reading'),
    './package.json': './package.json',
  });
  assert.deepEqual({ types, default: main }, exports['.'].import);
  for (const entry of Object.values(exports)) {
    for (const each of entry.import ? [entry.import, entry.require] : [entry])
      if (each.types) assert.equal(Object.keys(each)[0], 'types');
  }
  assert.deepEqual(sideEffects, ['./element.js', './element-inline.js', './quadrille.iife.js', './worker.js']);
  assert.deepEqual(bin, { quadrille: 'cli.js' }); // npm warns of one that begins with ./
  assert.equal(dependencies, undefined);
});

test('the README names no version: it would be wrong after the next release', () => {
  assert.doesNotMatch(read('README.md').toString(), /quadrille[-@]\d|\b\d+\.\d+\.\d+\b/);
});

test('no module contains what would end the script element of a page', () => {
  const modules = ['quadrille', 'inline', 'sync', 'worker', 'element', 'element-inline', 'quadrille.iife'];
  for (const name of modules.map((module) => `${module}.js`)) assert.ok(!/<\/script|<!--/i.test(read(name)), name);
});
