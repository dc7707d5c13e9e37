// What holds for the text of every source and guide: the length of lines, and that the files exist that it names.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../wasm/tools/run.js';
import { files, read, TEXT } from './sources.js';

const LONGEST_LINE = 120;
/** A word of this length, such as a link or a compressed puzzle, cannot be broken. */
const LONGEST_WORD = 80;

const guides = readdirSync(root).filter((name) => extname(name) === '.md' || name === 'CMakeLists.txt');
const texts = [...files, ...guides].filter((file) => TEXT.has(extname(file)));

/** The numbers of the lines that are too long. @param {string} source @param {boolean} isMarkdown */
function longLines(source, isMarkdown) {
  const isTooLong = (/** @type {string} */ line) =>
    [...line].length > LONGEST_LINE &&
    !(isMarkdown && line.startsWith('|')) &&
    line.split(/\s+/).every((word) => word.length < LONGEST_WORD);
  return source.split('\n').flatMap((line, index) => (isTooLong(line) ? index + 1 : []));
}

/** Every file of the project, with data and what is not source; from the project's root. */
const allFiles = ['core', 'wasm', 'web', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => !file.includes('node_modules/'));

/**
 * The names of files in a text that no file has: paths from the project's root, and names of tests without a folder. A
 * star stands for any letters of a name.
 * @param {string} source
 * @returns {string[]}
 */
function missingFiles(source) {
  const names = [
    ...source.matchAll(
      /(?<![\w./@{}*-])(?:core|wasm|web|tests)\/[\w./*-]*\.(?:[ch]pp|js|ts|css|html|md|sh|tsv|txt)\b/g,
    ),
    ...source.matchAll(/(?<![\w./*-])[\w-]+(?:_test\.cpp|\.test\.js)\b/g),
  ].map(([name]) => name);
  return names.filter((name) => {
    const pattern = name
      .replaceAll('.', '\\.')
      .replaceAll('**', '.+')
      .replaceAll(/(?<!\.)\*/g, '[^/]*');
    const isIt = new RegExp(`(?:^${name.includes('/') ? '' : 'tests/.*/'})${pattern}$`);
    return !allFiles.some((file) => isIt.test(file));
  });
}

test('a line has at most 120 characters', () => {
  const tooLong = texts.flatMap((file) =>
    longLines(read(file), extname(file) === '.md').map((line) => `${file}:${line}`),
  );
  assert.deepEqual(tooLong, []);
});

test('a line that is too long is found, except for tables of Markdown and words that cannot be broken', () => {
  const line = 'word '.repeat(25).trimEnd();
  assert.deepEqual(longLines(`short\n${line}\n`, false), [2]);
  assert.deepEqual(longLines(`| ${line} |`, true), []);
  assert.deepEqual(longLines(`| ${line} |`, false), [1]);
  assert.deepEqual(longLines('x'.repeat(121), false), []);
});

test('files that a text names exist', () => {
  const missing = texts
    .filter((file) => file !== 'tests/wasm/source-text.test.js')
    .flatMap((file) => missingFiles(read(file)).map((name) => `${file} names ${name}`));
  assert.deepEqual(missing, []);
});

test('a name of a file that does not exist is found', () => {
  assert.deepEqual(missingFiles('// Tested by tests/core/cover_test.cpp and limits_test.cpp.'), []);
  assert.deepEqual(missingFiles('Tested by `tests/core/*_text_test.cpp`.'), []);
  assert.deepEqual(missingFiles('// Tested by tests/core/gone_test.cpp, gone.test.js'), [
    'tests/core/gone_test.cpp',
    'gone.test.js',
  ]);
  assert.deepEqual(missingFiles('`tests/wasm/gone*.test.js`'), ['tests/wasm/gone*.test.js']);
});

/** It returns references to the results of these calls, which are gone by then; of `{a(), b()}` it returns values. */
const DANGLING = /\bstd::minmax\((?!\{)[^;)]*\(/;

test('std::minmax is not called with what other calls return', () => {
  assert.match('const auto [low, high] = std::minmax(first_of(a), first_of(b));', DANGLING);
  assert.doesNotMatch('const auto [low, high] = std::minmax({first_of(a), first_of(b)});', DANGLING);
  assert.doesNotMatch('if (!seen.insert(std::minmax(a, b)).second) return (a);', DANGLING);
  const sources = files.filter((file) => ['.cpp', '.hpp'].includes(extname(file)));
  assert.deepEqual(
    sources.filter((file) => DANGLING.test(read(file))),
    [],
  );
});

/** A comment that begins so leaves a reader to guess its subject: it says first what the thing is. */
const HALF_A_SENTENCE = /(?:\/\/\/?<?|\/\*\*?|^\s*\*|^\s*#) (?:Of|So many|Where|Who)\b|\bfor who\b/;

/** The same at the beginning of a test's name. */
const HALF_A_NAME = /^\s*test(?:\.\w+)?\(["'`](?:of|who|whoever)\b/;

/** Words in comments and names of tests that a plainer one can replace: a number, says, says, again. */
const RIDDLING = /(?:(?:\/\/|\/\*|^\s*\*).*|(?:^test|^\s*test|TEST_CASE)\(["'`].*)\b(?:so many|tells|told|anew)\b/i;

/** The lines with such a comment. A line that goes on with a sentence may begin so. @param {string} source */
function halfSentences(source) {
  const lines = source.split('\n');
  return lines.flatMap((line, at) =>
    HALF_A_NAME.test(line) || (HALF_A_SENTENCE.test(line) && !isGoingOn(lines[at - 1])) ? at + 1 : [],
  );
}

/** Whether a line is a comment whose sentence goes on in the next one. @param {string} [line] */
const isGoingOn = (line = '') => /^\s*(?:\/\/|\*|#)/.test(line) && !/(?:[.:!?)]|\/\/\/?|\*|#)\s*$/.test(line);

test('no comment and no name of a test begins with half a sentence', () => {
  const sources = files.filter((file) => ['.js', '.ts', '.cpp', '.hpp', '.py', '.css'].includes(extname(file)));
  const found = sources
    .filter((file) => file !== 'tests/wasm/source-text.test.js')
    .flatMap((file) => halfSentences(read(file)).map((line) => `${file}:${line}`));
  assert.deepEqual(found, []);
});

test('no comment and no name of a test has a word that is a riddle', () => {
  const found = files
    .filter((file) => ['.js', '.ts', '.cpp', '.hpp', '.h'].includes(extname(file)))
    .filter((file) => file !== 'tests/wasm/source-text.test.js')
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => (RIDDLING.test(line) ? `${file}:${at + 1}` : [])),
    );
  assert.deepEqual(found, []);
});

test('half a sentence is found at the beginning of a comment, not within one', () => {
  assert.deepEqual(halfSentences('// Of an item: its bits.'), [1]);
  assert.deepEqual(halfSentences('/** So many are shown. */\n/// Where it is.\n * Who asks.'), [1, 2, 3]);
  assert.deepEqual(halfSentences('const a = 1; // a check for who sets a puzzle'), [1]);
  assert.deepEqual(halfSentences('// The first sentence is about Knuth, Art\n// Of Computer Programming.'), []);
  assert.deepEqual(halfSentences('// The value of an item.'), []);
  assert.deepEqual(halfSentences("test('of two rules one is kept', () => {});\n  test(`who plays`"), [1, 2]);
});
