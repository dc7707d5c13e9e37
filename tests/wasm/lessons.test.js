// The course of the page: twenty lessons of three boards, each of which needs its technique, as the grader sees it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { root } from '../../wasm/tools/run.js';
import { lessonOf, readLessons, techniques } from '../../web/library/lessons.js';
import en from '../../web/strings/en/steps.js';
import enTexts from '../../web/strings/en/techniques.js';
import zh from '../../web/strings/zh/steps.js';
import zhTexts from '../../web/strings/zh/techniques.js';

const lessons = readLessons(readFileSync(join(root, 'web/library/lessons.txt'), 'utf8'));
const quadrille = await load();

test('there are twenty lessons with three boards each, all different, and words in both languages', () => {
  assert.equal(techniques.length, 20);
  assert.deepEqual(
    lessons.map(({ technique }) => technique),
    techniques,
  );
  const texts = lessons.flatMap((lesson) => lesson.texts);
  assert.equal(new Set(texts).size, 60);
  for (const { texts: boards } of lessons) assert.equal(boards.length, 3);
  for (const technique of techniques)
    for (const [{ names }, { texts: words }] of [
      [en, enTexts],
      [zh, zhTexts],
    ]) {
      assert.ok(names[technique], technique);
      assert.ok(words[technique].what && words[technique].find, technique);
    }
});

test('every board of the course has exactly one solution', () => {
  for (const text of lessons.flatMap(({ texts }) => texts))
    assert.equal(quadrille.check('sudoku', text).verdict, 'unique', text);
});

test('every board needs the technique of its lesson and none of a later one', () => {
  for (const { technique, texts } of lessons)
    for (const text of texts) {
      const { verdict, steps } = quadrille.steps('sudoku', text);
      assert.equal(verdict, 'solved', text);
      const at = Math.max(2, techniques.indexOf(technique)); // singles are known in every lesson
      assert.ok(
        steps.some((step) => step.technique === technique),
        `${technique} ${text}`,
      );
      for (const step of steps) {
        const lesson = techniques.indexOf(step.technique);
        assert.ok(lesson >= 0 && lesson <= at, `${step.technique} on the board of ${technique} ${text}`);
      }
    }
});

test('a hint on a board names the technique of its lesson', () => {
  for (const { technique, texts } of lessons.slice(3))
    for (const text of texts) {
      const { steps } = quadrille.hint('sudoku', text);
      assert.ok(
        steps.some((step) => step.technique === technique),
        `${technique} ${text}`,
      );
    }
});

test('a board whose steps are in no lesson belongs to none', () => {
  const step = (technique, isPlaced) => ({ technique, placed: isPlaced ? {} : null });
  assert.equal(lessonOf([]), undefined);
  assert.equal(lessonOf([step('jellyfish', false), step('full-house', true)]), undefined);
  assert.equal(lessonOf([step('full-house', true), step('x-wing', false), step('full-house', true)]), undefined);
  assert.equal(lessonOf([step('pointing', false), step('x-wing', false), step('full-house', true)]), 'x-wing');
  assert.equal(lessonOf([step('full-house', true), step('naked-single', true)]), 'full-house');
});
