// The structure of the source: which folder may use which, and a README in every folder. The two tables below are the
// rule for imports and includes.
import assert from 'node:assert/strict';
import { basename, dirname, extname, join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '../../wasm/tools/run.js';
import { CODE, files, read } from './sources.js';

/**
 * What a folder of JavaScript may import beside its own files: other folders, and packages by name. Folders are listed
 * from the bottom to the top, so a folder imports only from folders above its own line. `types` names folders from
 * which it may only take JSDoc types.
 * @type {Record<string, { imports: string[], types?: string[] }>}
 */
const javaScript = {
  'wasm/bindings': { imports: ['build/wasm'] },
  'wasm/transport': { imports: ['wasm/bindings'] },
  'wasm/notations': { imports: [], types: ['wasm/bindings', 'wasm/transport'] },
  'wasm/worker': { imports: ['wasm/bindings', 'wasm/transport', 'wasm/notations'] },
  'wasm/api': { imports: ['wasm/bindings', 'wasm/transport'] },
  'wasm/sync': {
    imports: ['wasm/bindings', 'wasm/transport', 'wasm/notations', 'wasm/worker', 'wasm/api'],
  },
  'wasm/mcp': {
    imports: [
      'wasm/bindings',
      'wasm/api',
      ...['server/index.js', 'server/stdio.js', 'types.js'].map((name) => `@modelcontextprotocol/sdk/${name}`),
    ],
  },
  'wasm/cli': { imports: ['wasm/bindings', 'wasm/api', 'wasm/transport', 'wasm/mcp'] },
  'wasm/tools': {
    imports: ['wasm/bindings', 'wasm/notations', 'wasm/worker', '@playwright/test', 'rolldown', 'vite'],
    types: ['wasm/api'],
  },

  'web/strings': { imports: [] },
  'web/session': { imports: ['web/strings', 'wasm/notations', 'quadrille', 'idb'], types: ['web/puzzles'] },
  'web/board': { imports: ['web/strings', 'web/session', 'lit'], types: ['web/puzzles', 'quadrille'] },
  'web/dialog': { imports: ['lit'] },
  'web/tiling/model': { imports: [] },
  'web/tiling': {
    imports: ['web/tiling/model', 'web/strings', 'web/styles', 'web/dialog', 'lit'],
    types: ['web/puzzles'],
  },
  'web/variant/model': { imports: ['wasm/notations'] },
  'web/variant/tools': { imports: ['web/variant/model'] },
  'web/variant/drawing': { imports: ['web/variant/model', 'web/board', 'lit'], types: ['web/variant'] },
  'web/variant': {
    imports: [
      ...[
        'web/variant/model',
        'web/variant/drawing',
        'web/variant/tools',
        'web/strings',
        'web/styles',
        'web/session',
        'web/board',
      ],
      ...['wasm/notations', 'lit'],
    ],
    types: ['web/puzzles', 'quadrille'],
  },
  'web/puzzles': {
    imports: [
      ...['web/strings', 'web/session', 'web/board', 'web/tiling', 'web/tiling/model', 'web/variant'],
      ...['web/variant/model', 'lit'],
    ],
    types: ['quadrille'],
  },
  'web/importing': { imports: ['web/strings', 'web/session', 'wasm/notations'], types: ['web/puzzles'] },
  'web/parts': {
    imports: ['web/strings', 'web/styles', 'web/session', 'web/board', 'web/dialog', 'web/importing', 'lit'],
    types: ['web/puzzles', 'quadrille'],
  },
  'web/library': {
    imports: ['web/strings', 'web/session', 'web/board', 'web/parts', 'lit'],
    types: ['web/puzzles', 'quadrille'],
  },
  'web/offline': { imports: ['web/strings', 'web/parts', 'lit'] },
  'web/element': {
    imports: ['web/strings', 'web/session', 'web/puzzles', 'web/parts', 'web/styles', 'lit', 'quadrille'],
    types: ['react', 'vue', 'svelte', 'svelte/elements'],
  },
  'web/frame': { imports: ['web/session', 'web/parts', 'web/styles'] },
  'web/embed': { imports: ['web/strings', 'web/parts'], types: ['vite'] },
  'web/app': {
    imports: [
      ...['web/strings', 'web/session', 'web/puzzles', 'web/board', 'web/parts', 'web/offline', 'web/frame'],
      ...['web/variant', 'web/importing', 'web/library', 'lit'],
    ],
  },
  'web/techniques': {
    imports: ['web/strings', 'web/board', 'web/puzzles', 'web/parts', 'dist/package', 'lit'],
    types: ['vite', 'quadrille'],
  },
  'web/build': { imports: ['web/offline', 'web/embed', 'web/techniques', 'wasm/tools', 'vite'] },
};

/**
 * What a folder of core may include beside its own files: other folders, or single files. Only two kinds of file are
 * free: those of `core` itself, which hold the catalog, and each puzzle's `entry.cpp`, which adds the puzzle to it.
 * @type {Record<string, string[]>}
 */
const cPlusPlus = {
  'core/text': [],
  'core/search': ['core/text'],
  'core/learning': ['core/search'],

  // Exact cover: the problem, and one folder for each technique.
  'core/cover': ['core/text', 'core/search'],
  'core/cover/links': ['core/search', 'core/cover'],
  'core/cover/bits': ['core/search', 'core/cover'],
  'core/cover/counting': ['core/search', 'core/cover', 'core/cover/bits'],
  'core/cover/learning': ['core/search', 'core/learning', 'core/cover'],

  // The steps of a person.
  'core/steps': ['core/cover'],

  // What is the same for every puzzle.
  'core/insight': ['core/search', 'core/cover', 'core/cover/links'],
  'core/job': ['core/text', 'core/search', 'core/cover', 'core/insight', 'core/steps'],

  // The command, which is a program by itself.
  'core/cli': ['core', 'core/text', 'core/search', 'core/insight', 'core/job'],

  // The puzzles, and what several of them share.
  'core/cells': [],
  'core/cover/text': ['core/text', 'core/job', 'core/cover', 'core/cover/puzzle'],
  'core/cover/puzzle': [
    ...['core/text', 'core/search', 'core/job', 'core/insight', 'core/cover', 'core/cover/text'],
    ...['core/cover/links', 'core/cover/bits', 'core/cover/counting', 'core/cover/learning'],
  ],
  'core/sudoku/lanes': ['core/search', 'core/job', 'core/sudoku/text'],
  'core/sudoku/text': ['core/text', 'core/job', 'core/sudoku'],
  'core/sudoku': [
    ...['core/text', 'core/search', 'core/job', 'core/insight', 'core/sudoku/lanes', 'core/sudoku/text'],
    ...['core/cover', 'core/cover/links', 'core/cover/learning'],
  ],
  'core/variant/automata': ['core/text', 'core/variant'],
  'core/variant/compile': ['core/text', 'core/cover', 'core/variant', 'core/variant/automata'],
  'core/variant/rules': ['core/text', 'core/variant', 'core/variant/compile'],
  'core/variant/text': ['core/text', 'core/job', 'core/variant', 'core/variant/rules'],
  'core/variant/making': [
    ...['core/text', 'core/search', 'core/job', 'core/cells', 'core/variant', 'core/variant/rules'],
    'core/variant/text',
  ],
  'core/variant/masks': ['core/search', 'core/cells', 'core/variant', 'core/variant/search'],
  'core/variant/search': [
    ...['core/search', 'core/learning', 'core/cells', 'core/sudoku', 'core/variant', 'core/variant/masks'],
  ],
  'core/variant': [
    ...['core/text', 'core/search', 'core/job', 'core/insight', 'core/cover', 'core/cover/links'],
    ...['core/variant/text', 'core/variant/rules', 'core/variant/search', 'core/steps'],
  ],
  'core/grading': [
    ...['core/text', 'core/search', 'core/cover', 'core/job', 'core/steps', 'core/cells', 'core/sudoku'],
  ],
  'core/queens': ['core/text', 'core/search', 'core/job', 'core/insight', 'core/cover', 'core/cover/links'],
  'core/kakuro/text': ['core/text', 'core/job', 'core/kakuro'],
  'core/kakuro': [
    ...['core/text', 'core/search', 'core/learning', 'core/job', 'core/insight', 'core/kakuro/text'],
    ...['core/cells', 'core/cover', 'core/cover/links'],
  ],
  'core/tiling/text': ['core/text', 'core/job', 'core/tiling'],
  'core/tiling': [
    ...['core/text', 'core/search', 'core/job', 'core/insight', 'core/tiling/text'],
    ...['core/cover', 'core/cover/links', 'core/cover/bits', 'core/cover/puzzle'],
  ],
};

const LONGEST_README = 10;
/** These two are longer: they are the maps of their layers. */
const MAPS = new Set(['core/README.md', 'wasm/README.md']);

/**
 * What a module of JavaScript imports when it runs, and what its comments import as types.
 * @param {string} source
 */
function importsOf(source) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const comments = [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(([comment]) => comment).join('\n');
  /** @param {string} text */
  const named = (text) => [...text.matchAll(/\b(?:from |import |import\(\s*)'([@\w./:?-]+)'/g)].map(([, name]) => name);
  return { runtime: named(code), types: named(comments) };
}

/** The folder or the package that an import names. @param {string} file @param {string} name */
function importedFrom(file, name) {
  if (name.startsWith('.')) return dirname(relative(root, join(root, dirname(file), name)));
  return name.startsWith('@') ? name : name.split('/')[0];
}

/**
 * Every import of a file that its folder may not have.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
function forbiddenImports(file, source) {
  const folder = dirname(file);
  const { imports, types = [] } = javaScript[folder] ?? { imports: [] };
  const { runtime, types: taken } = importsOf(source);
  const isDeclaration = file.endsWith('.d.ts');
  const allowed = new Set([folder, 'node:', ...imports, ...(isDeclaration ? types : [])]);
  const allowedTypes = new Set([...allowed, ...types]);
  /** @param {string[]} names @param {Set<string>} known */
  const unknown = (names, known) =>
    names.map((name) => importedFrom(file, name)).filter((from) => !known.has(from.replace(/^node:.*/, 'node:')));
  return [
    ...unknown(runtime, allowed).map((from) => `${file} imports from ${from}`),
    ...unknown(taken, allowedTypes).map((from) => `${file} takes types from ${from}`),
  ];
}

/**
 * Every include of a file of core that its folder may not have.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
function forbiddenIncludes(file, source) {
  if (file.endsWith('/entry.cpp')) return [];
  const folder = dirname(file);
  const allowed = new Set([folder, 'core/simd.hpp', 'core/sort.hpp', 'core/random.hpp', ...(cPlusPlus[folder] ?? [])]);
  return [...source.matchAll(/^#include "([^"]+)"/gm)]
    .map(([, included]) => included)
    .filter((included) => !allowed.has(included) && !allowed.has(dirname(included)))
    .map((included) => `${file} includes ${included}`);
}

test('JavaScript imports only in the direction of the table', () => {
  const modules = files.filter((file) => /^(wasm|web)\//.test(file) && ['.js', '.ts'].includes(extname(file)));
  assert.ok(modules.length > 90);
  assert.deepEqual(
    modules.filter((file) => !javaScript[dirname(file)]),
    [],
    'folders that the table does not name',
  );
  assert.deepEqual(
    modules.flatMap((file) => forbiddenImports(file, read(file))),
    [],
  );
});

test('core includes only in the direction of the table', () => {
  const sources = files.filter((file) => /^core\/\w+\//.test(file) && CODE.has(extname(file)));
  assert.ok(sources.length > 80);
  assert.deepEqual(
    sources.filter((file) => !cPlusPlus[dirname(file)]),
    [],
    'folders that the table does not name',
  );
  assert.deepEqual(
    sources.flatMap((file) => forbiddenIncludes(file, read(file))),
    [],
  );
});

test('an import or an include against the direction is found', () => {
  const session = 'web/session/session.js';
  assert.deepEqual(forbiddenImports(session, "import '../parts/answer.js';"), [`${session} imports from web/parts`]);
  assert.deepEqual(forbiddenImports(session, "await import('../app/page.js');"), [`${session} imports from web/app`]);
  assert.deepEqual(forbiddenImports(session, "import { html } from 'lit';"), [`${session} imports from lit`]);
  assert.deepEqual(forbiddenImports(session, "/** @import { Page } from '../app/page.js' */"), [
    `${session} takes types from web/app`,
  ]);
  assert.deepEqual(forbiddenImports(session, "/** @import { Puzzle } from '../puzzles/catalog.js' */"), []);
  assert.deepEqual(forbiddenImports(session, "import { say } from '../strings/board-strings.js';"), []);
  const walk = 'core/search/walk.hpp';
  assert.deepEqual(forbiddenIncludes(walk, '#include "core/cover/problem.hpp"\n'), [
    `${walk} includes core/cover/problem.hpp`,
  ]);
  assert.deepEqual(forbiddenIncludes(walk, '#include "core/search/engine.hpp"\n#include "core/simd.hpp"\n'), []);
});

test('every folder of source has a README of at most ten lines', () => {
  const folders = new Set(files.filter((file) => CODE.has(extname(file))).map((file) => dirname(file)));
  assert.ok(folders.size > 40);
  const readmes = new Set(files.filter((file) => basename(file) === 'README.md'));
  assert.deepEqual(
    [...folders].filter((folder) => !readmes.has(`${folder}/README.md`)),
    [],
    'folders without a README',
  );
  const long = [...readmes].filter((file) => !MAPS.has(file) && read(file).split('\n').length > LONGEST_README + 1);
  assert.deepEqual(long, []);
});
