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
  'wasm/iss': { imports: [] },
  'wasm/proof': { imports: [] },
  'wasm/notations': { imports: ['wasm/bindings'], types: ['wasm/transport'] },
  'wasm/worker': { imports: ['wasm/bindings', 'wasm/transport', 'wasm/notations'] },
  'wasm/api': { imports: ['wasm/bindings', 'wasm/transport', 'wasm/proof'] },
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
  'wasm/serve': { imports: ['wasm/iss', 'wasm/api', 'wasm/notations', 'ws'] },
  'wasm/cli': {
    imports: ['wasm/bindings', 'wasm/api', 'wasm/transport', 'wasm/worker', 'wasm/mcp', 'wasm/serve', 'wasm/proof'],
  },
  'wasm/tools': {
    imports: ['wasm/bindings', 'wasm/notations', 'wasm/worker', '@playwright/test', 'rolldown', 'vite'],
    types: ['wasm/api'],
  },

  'web/strings/en': { imports: ['wasm/bindings'] },
  'web/strings/zh': { imports: ['web/strings/en', 'wasm/bindings'] },
  'web/strings': { imports: ['web/strings/en', 'web/strings/zh'] },
  'web/session': {
    imports: ['web/strings', 'wasm/bindings', 'wasm/notations', 'quadrille', 'idb'],
    types: ['web/puzzles'],
  },
  'web/board': { imports: ['web/strings', 'web/session', 'lit'], types: ['web/puzzles', 'quadrille'] },
  'web/dialog': { imports: ['lit'] },
  'web/tiling/model': { imports: ['wasm/bindings'] },
  'web/tiling': {
    imports: ['web/tiling/model', 'web/strings', 'web/styles', 'web/dialog', 'web/board', 'lit'],
    types: ['web/puzzles'],
  },
  'web/variant/rules': { imports: ['wasm/iss', 'lit'] },
  'web/variant/model': { imports: ['wasm/iss', 'wasm/notations', 'web/variant/rules'] },
  'web/variant/tools': { imports: ['wasm/iss', 'web/variant/model'], types: ['web/variant/rules'] },
  'web/variant/drawing': {
    imports: ['wasm/iss', 'web/variant/rules', 'web/variant/model', 'web/board', 'lit'],
    types: ['web/variant'],
  },
  'web/variant': {
    imports: [
      ...[
        'web/variant/rules',
        'web/variant/model',
        'web/variant/drawing',
        'web/variant/tools',
        'web/strings',
        'web/styles',
        'web/session',
        'web/board',
      ],
      ...['wasm/iss', 'wasm/notations', 'lit'],
    ],
    types: ['web/puzzles', 'quadrille'],
  },
  'web/grids/looks': { imports: ['web/board', 'lit'] },
  'web/grids': {
    imports: ['web/grids/looks', 'web/strings', 'web/session', 'web/board', 'wasm/bindings', 'lit'],
    types: ['web/puzzles'],
  },
  'web/grids/hands': { imports: ['web/grids/looks', 'web/grids', 'web/board', 'lit'] },
  'web/puzzles': {
    imports: [
      ...['web/grids', 'web/grids/hands'],
      ...['web/strings', 'web/session', 'web/board', 'web/tiling', 'web/tiling/model', 'web/variant'],
      ...['web/variant/model', 'wasm/bindings', 'wasm/iss', 'lit'],
    ],
    types: ['quadrille'],
  },
  'web/importing': {
    imports: ['web/strings', 'web/session'],
    types: ['web/puzzles', 'quadrille'],
  },
  'web/parts': {
    imports: [
      ...['web/strings', 'web/styles', 'web/session', 'web/board', 'web/dialog', 'web/variant/rules'],
      ...['web/importing', 'lit'],
      ...['400-italic', '400-normal', '700-normal'].map(
        (cut) => `@fontsource/source-serif-4/files/source-serif-4-latin-${cut}.woff2?inline`,
      ),
    ],
    types: ['web/puzzles', 'quadrille'],
  },
  'web/own': {
    imports: [
      ...['web/grids', 'web/strings', 'web/styles', 'web/session', 'web/board', 'web/parts', 'wasm/bindings', 'lit'],
    ],
  },
  'web/library': {
    imports: ['web/strings', 'web/session', 'web/board', 'web/parts', 'lit'],
    types: ['web/puzzles', 'quadrille'],
  },
  'web/desk': {
    imports: ['web/strings', 'web/session', 'web/board', 'web/parts', 'web/library', 'wasm/bindings', 'lit'],
    types: ['web/puzzles'],
  },
  'web/records': { imports: ['web/session'] },
  'web/seal': { imports: ['wasm/api', 'wasm/proof', 'web/session', 'web/parts', 'web/strings', 'lit'] },
  'web/ending': {
    imports: ['web/records', 'web/session', 'web/board', 'web/parts', 'web/seal', 'web/strings', 'lit'],
    types: ['web/puzzles'],
  },
  'web/paper': {
    imports: ['web/session', 'web/board', 'web/parts', 'web/strings', 'lit'],
    types: ['web/puzzles'],
  },
  'web/offline': { imports: ['web/strings/en', 'web/strings', 'web/parts', 'lit'] },
  'web/element': {
    imports: ['web/strings', 'web/session', 'web/puzzles', 'web/parts', 'web/styles', 'lit', 'quadrille'],
    types: ['react', 'vue', 'svelte', 'svelte/elements'],
  },
  'web/frame': { imports: ['web/session', 'web/parts', 'web/styles'] },
  'web/embed': { imports: ['web/strings/en', 'web/strings/zh', 'web/parts'], types: ['vite'] },
  'web/app': {
    imports: [
      ...['web/strings', 'web/session', 'web/puzzles', 'web/board', 'web/parts', 'web/offline', 'web/frame'],
      ...['web/variant', 'web/own', 'web/importing', 'web/library', 'web/desk', 'web/seal', 'web/ending', 'web/paper'],
      'lit',
    ],
  },
  'web/techniques': {
    imports: [
      ...['web/strings/en', 'web/strings/zh', 'web/strings', 'web/board', 'web/puzzles', 'web/parts'],
      ...['dist/package', 'lit'],
    ],
    types: ['vite', 'quadrille'],
  },
  'web/build': {
    imports: [
      ...['web/offline', 'web/embed', 'web/techniques', 'web/strings/en', 'web/strings', 'web/session', 'web/puzzles'],
      ...['web/board', 'web/grids', 'web/desk', 'web/styles', 'wasm/tools', 'dist/package', 'vite', 'subset-font'],
    ],
    types: ['web/puzzles', 'quadrille', 'lit'],
  },
};

/**
 * What a folder of core may include beside its own files: other folders, or single files. Folders are listed from the
 * bottom to the top, and a folder includes only from those above its own line. Only two kinds of file are free: those
 * of `core` itself, which hold the catalog, and each puzzle's `entry.cpp`, which adds the puzzle to it.
 * @type {Record<string, string[]>}
 */
const cPlusPlus = {
  'core/text': [],
  'core/search': ['core/text'],
  'core/learning': ['core/search'],

  // Exact cover: the problem, one folder for each technique, and their turns.
  'core/cover': ['core/text', 'core/search'],
  'core/cover/links': ['core/search', 'core/cover'],
  'core/cover/bits': ['core/search', 'core/cover'],
  'core/cover/counting': ['core/search', 'core/cover'],
  'core/cover/learning': ['core/search', 'core/learning', 'core/cover'],
  'core/cover/line_up': [
    ...['core/search', 'core/cover', 'core/cover/links', 'core/cover/bits', 'core/cover/counting'],
    'core/cover/learning',
  ],

  // Networks of constraints: what they are made of, the searches, their turns, and the form as an exact cover.
  'core/cells': [],
  'core/network': [],
  'core/network/compile': ['core/text', 'core/cover', 'core/network'],
  'core/network/filters': ['core/cells', 'core/learning', 'core/network'],
  'core/network/plain': ['core/search', 'core/network', 'core/network/filters'],
  'core/network/learning': ['core/learning', 'core/network', 'core/network/filters'],
  'core/network/line_up': [
    ...['core/search', 'core/learning', 'core/network', 'core/network/compile', 'core/network/plain'],
    'core/network/learning',
  ],
  'core/network/proof': ['core/learning', 'core/network', 'core/network/filters', 'core/network/learning'],
  'core/network/form': [...['core/text', 'core/cover', 'core/network', 'core/network/compile', 'core/network/filters']],

  'core/network/exports': [...['core/text', 'core/cover', 'core/network', 'core/network/compile', 'core/network/form']],

  // The steps of a person.
  'core/steps': ['core/cover'],

  // What is the same for every puzzle.
  'core/insight': ['core/search', 'core/cover', 'core/cover/links'],
  'core/why': ['core/text', 'core/search', 'core/cover'],
  'core/reasoning': [
    ...['core/search', 'core/cover', 'core/network', 'core/network/compile', 'core/network/filters'],
    ...['core/network/form', 'core/insight', 'core/why'],
  ],
  'core/job': [
    ...['core/text', 'core/search', 'core/cover', 'core/insight', 'core/steps', 'core/why', 'core/reasoning'],
  ],

  'core/making': ['core/text', 'core/search', 'core/insight', 'core/reasoning', 'core/job'],
  // Links of penpa-edit, which three puzzles read, and links of other pages to Sudokus.
  'core/penpa': ['core/text', 'core/job'],
  'core/links': ['core/text', 'core/job', 'core/penpa'],

  // The command, which is a program by itself, what it shares with the command in Node, and what other programs are
  // linked with.
  'core/command': ['core/text', 'core/search', 'core/insight', 'core/job'],
  'core/library': ['core', 'core/text', 'core/search', 'core/job', 'core/command', 'core/reading'],
  'core/cli': [
    ...['core', 'core/text', 'core/search', 'core/insight', 'core/job', 'core/command', 'core/reading'],
    'core/library',
  ],
};

const PROGRAMS = ['core/command', 'core/library', 'core/cli'];
const BELOW_PUZZLES = Object.keys(cPlusPlus).filter((folder) => !PROGRAMS.includes(folder));

/**
 * Each puzzle is one room, which may use all of the above, and these others.
 * @type {Record<string, string[]>}
 */
const puzzles = {
  'core/puzzles/sudoku': [],
  'core/puzzles/variant': ['core/puzzles/sudoku'],
  'core/puzzles/queens': [],
  'core/puzzles/kakuro': [],
  'core/puzzles/cover': [],
  'core/puzzles/tiling': [],
  'core/puzzles/grid': [],
  'core/puzzles/model': [],
  'core/grading': ['core/puzzles/sudoku'],
  'core/reading': [
    ...['core/puzzles/sudoku', 'core/puzzles/queens', 'core/puzzles/kakuro', 'core/puzzles/cover'],
    ...['core/puzzles/grid', 'core/puzzles/variant'],
  ],
};

const LONGEST_README = 10;
/** These are longer: two are the maps of their layers, and one lists all tests. */
const MAPS = new Set(['core/README.md', 'tests/README.md', 'wasm/README.md']);

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
 * The room of a puzzle that a folder belongs to, or the folder itself.
 * @param {string} folder
 */
const roomOf = (folder) =>
  Object.keys(puzzles).find((room) => folder === room || folder.startsWith(`${room}/`)) ?? folder;

/**
 * Every include of a file of core that its folder may not have.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
function forbiddenIncludes(file, source) {
  if (file.endsWith('/entry.cpp')) return [];
  const room = roomOf(dirname(file));
  const others = puzzles[room] ? [...BELOW_PUZZLES, ...puzzles[room]] : (cPlusPlus[room] ?? []);
  const allowed = new Set([
    room,
    'core/function_ref.hpp',
    'core/simd.hpp',
    'core/sort.hpp',
    'core/random.hpp',
    ...others,
  ]);
  return [...source.matchAll(/^#include "([^"]+)"/gm)]
    .map(([, included]) => included)
    .filter((included) => !allowed.has(included) && !allowed.has(roomOf(dirname(included))))
    .map((included) => `${file} includes ${included}`);
}

/**
 * The names that stand in a circle: each leads to another one of them and back.
 * @param {Map<string, string[]>} uses
 */
function circlesOf(uses) {
  const left = new Map(
    [...uses].map(([name, used]) => [name, used.filter((other) => other !== name && uses.has(other))]),
  );
  // Whoever uses nothing that is left is in no circle.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [name, used] of left) if (!used.some((other) => left.has(other))) left.delete(name);
  }
  // Nor is whoever is used by nothing that is left.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const used = new Set([...left.values()].flat());
    for (const name of left.keys()) if (!used.has(name)) left.delete(name);
  }
  return [...left.keys()];
}

/** A header and its source are one. @param {string} file */
const unitOf = (file) => file.replace(/\.[ch]pp$/, '');

/** By unit of core, those that it includes. */
function includesOfCore() {
  const uses = /** @type {Map<string, string[]>} */ (new Map());
  for (const file of files.filter((name) => name.startsWith('core/') && /\.[ch]pp$/.test(name))) {
    const included = [...read(file).matchAll(/^#include "(core\/[^"]+)"/gm)].map(([, name]) => unitOf(name));
    uses.set(unitOf(file), [...(uses.get(unitOf(file)) ?? []), ...included]);
  }
  return uses;
}

/** By module of JavaScript, those that it imports when it runs. */
function importsOfModules() {
  const modules = files.filter((file) => /^(wasm|web)\//.test(file) && extname(file) === '.js');
  return new Map(
    modules.map((file) => {
      const { runtime } = importsOf(read(file));
      const own = runtime.filter((name) => name.startsWith('.'));
      return [file, own.map((name) => relative(root, join(root, dirname(file), name)))];
    }),
  );
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
    sources.filter((file) => !cPlusPlus[dirname(file)] && !puzzles[roomOf(dirname(file))]),
    [],
    'folders that the tables do not name',
  );
  assert.deepEqual(
    sources.flatMap((file) => forbiddenIncludes(file, read(file))),
    [],
  );
});

test('both tables go from the bottom to the top', () => {
  for (const table of [
    cPlusPlus,
    puzzles,
    Object.fromEntries(Object.entries(javaScript).map(([folder, { imports }]) => [folder, imports])),
  ]) {
    const seen = new Set();
    for (const [folder, used] of Object.entries(table)) {
      const later = used.filter((other) => Object.hasOwn(table, other) && !seen.has(other));
      assert.deepEqual(later, [], `${folder} uses what is listed after it`);
      seen.add(folder);
    }
  }
});

test('no files stand in a circle', () => {
  assert.deepEqual(circlesOf(includesOfCore()), []);
  assert.deepEqual(circlesOf(importsOfModules()), []);
});

test('a circle is found, and nothing beside it', () => {
  const uses = new Map([
    ['top', ['a']],
    ['a', ['b', 'bottom']],
    ['b', ['c']],
    ['c', ['a']],
    ['bottom', []],
  ]);
  assert.deepEqual(circlesOf(uses), ['a', 'b', 'c']);
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
