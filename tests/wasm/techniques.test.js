// The boards that explain techniques: core finds on each the step that its page shows, and there are words for all.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { whole } from '../../wasm/tools/whole.js';
import { shownPatterns } from '../../web/build/pattern-pages.js';
import { stepSentences } from '../../web/parts/step-sentences.js';
import enCells from '../../web/strings/en/cell-patterns.js';
import enLines from '../../web/strings/en/line-patterns.js';
import en from '../../web/strings/en/techniques.js';
import zh from '../../web/strings/zh/techniques.js';
import { gradeEnds, shownSteps } from '../../web/techniques/pages.js';
import { drawnStep } from '../../web/techniques/picture.js';

const quadrille = await load({ puzzles: ['sudoku'] });

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const [, names] = /** @type {RegExpMatchArray} */ (
  read('core/steps/deduction.hpp').match(/technique_names\[\] = \{([^}]*)\}/)
);

test('every technique of core has a board on which core finds it, in order', async () => {
  const steps = await shownSteps();
  assert.deepEqual(
    steps.map(({ technique }) => technique),
    names.match(/[\w-]+/g),
  );
  for (const { technique, step, hint, board } of steps) {
    assert.equal(step.technique, technique);
    const drawn = drawnStep(board, hint, step, 'the step');
    assert.match(drawn, /^<svg viewBox="[-\d ]+" role="img" aria-label="the step">.*<\/svg>$/s, technique);
    assert.doesNotMatch(drawn, /undefined|NaN|\[object/, technique);
    assert.match(drawn, /class="hint-here" d="M/, technique);
    for (const { value } of step.eliminated) assert.match(drawn, new RegExp(`class="gone">.*${value}`, 's'), technique);
  }
});

test('every technique is explained in both languages, in short sentences', () => {
  for (const { texts } of [en, zh]) {
    assert.deepEqual(Object.keys(texts), names.match(/[\w-]+/g));
    for (const [name, parts] of Object.entries(texts)) {
      for (const part of Object.values(parts)) assert.ok(part.length > 5 && part.length < 200, name);
    }
  }
});

test('the grades of the pages end where those of core do', () => {
  const core = read('core/grading/grades.hpp');
  const [, ends] = /** @type {RegExpMatchArray} */ (core.match(/grade_ends\[\] = \{([^}]*)\}/));
  const [, grades] = /** @type {RegExpMatchArray} */ (core.match(/grade_names\[\] = \{([^}]*)\}/));
  assert.deepEqual(
    gradeEnds.map(([, end]) => (end === Infinity ? '~0U' : String(Math.round(end * 10)))),
    ends.split(',').map((end) => end.trim()),
  );
  assert.deepEqual(
    gradeEnds.map(([name]) => name),
    grades.match(/\w+/g),
  );
});

test('a chain of a step is said by what it supposes and what follows', async () => {
  const cell = (/** @type {number} */ at) => `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`;
  const whys = new Map(
    (await shownSteps()).map(({ technique, step }) => [technique, stepSentences(step, { cell, value: String })[1]]),
  );
  assert.equal(whys.get('aic'), 'Why: if r5c7 is 9, it follows along r6c8, r3c8 and r1c7 that r5c7 is not 9.');
  assert.equal(
    whys.get('dynamic-contradiction'),
    'Why: if r6c4 is 8, it follows that r5c3 is 3 and that r5c3 is not 3.',
  );
  assert.equal(whys.get('house-forcing-chains'), 'Why: wherever 3 is in column 7, the same follows.');
  for (const why of whys.values()) assert.doesNotMatch(why, /undefined| {2}| {2},/);
});

test('hints lead from rated puzzles to their ends, and no step removes a value of the solution', () => {
  const puzzles = ['9_rated', '9_top1465', '9_hardest1106'].flatMap((name) =>
    read(`tests/data/sudoku/${name}.txt`)
      .trim()
      .split('\n')
      .slice(0, whole ? 6 : 2),
  );
  for (const puzzle of puzzles) {
    const solution = /** @type {string} */ (quadrille.solve('sudoku', puzzle).solution);
    for (let board = puzzle; board !== solution; ) {
      const { cell, value, steps } = quadrille.hint('sudoku', board);
      assert.ok(cell !== null && String(value) === solution[cell], `${board} ${cell} ${value}`);
      for (const { eliminated, line } of steps) {
        for (const gone of eliminated) assert.notEqual(solution[gone.cell], String(gone.value), `${board} ${line}`);
      }
      board = board.slice(0, cell) + value + board.slice(cell + 1);
    }
  }
});

/** Patterns that come so late in the order of hints that no small board has one. */
const RARE = ['common-cells', 'grows-from-edge', 'only-number-there', 'takes-all'];

test('every pattern that players have a name for has a board on which core finds it', async () => {
  const all = await shownPatterns();
  for (const { genre, name, hint, reason } of all) assert.equal((reason ?? hint).rule, name, genre);
  const files = all.map(({ genre, name }) => `${genre}-${name}`);
  assert.equal(new Set(files).size, files.length);
  const names = new Set(all.map(({ name }) => name));
  const words = [...Object.keys(enCells.patterns), ...Object.keys(enLines.patterns)];
  assert.deepEqual(words.filter((name) => !names.has(name)).sort(), RARE);
});
