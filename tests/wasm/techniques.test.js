// The boards that explain techniques: core finds on each the step that its page shows, and there are words for all.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import en from '../../web/strings/en.techniques.js';
import zh from '../../web/strings/zh.techniques.js';
import { gradeEnds, shownSteps } from '../../web/techniques/pages.js';
import { drawnStep } from '../../web/techniques/picture.js';

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
