// A kind of one's own on the page, without a browser: its board when its text changes, and what core says of the text.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { kindForms } from '../../wasm/bindings/kind-forms.js';
import { blankText } from '../../web/grids/blank-text.js';
import { readGrid } from '../../web/grids/text.js';
import { asKind, kindTextOf, withKind, withValue } from '../../web/own/kind-text.js';
import { KindReading, readRules } from '../../web/own/reading.js';
import { examples } from '../../web/puzzles/own.examples.js';
import { Solver } from '../../web/session/solver-client.js';

const solver = new Solver(() => Quadrille.start());
after(() => solver.close());

/** @param {string} text @param {boolean} [isBoard]  whether the board is wanted, too */
async function read(text, isBoard = false) {
  const reading = new KindReading(solver);
  let board = '';
  const done = (/** @type {string} */ right) => {
    board = right;
  };
  reading.read(text, isBoard ? done : undefined, 0);
  await once(reading, 'change');
  return { rules: reading.rules, fault: reading.fault, board };
}

test('every example of an own kind is one for core, has one solution, and is the board that it was', async () => {
  for (const { text } of examples()) {
    const { verdict } = await solver.ask('check', 'own', text, {});
    assert.equal(verdict, 'unique', text);
    const { rules, fault, board } = await read(text, true);
    assert.equal(fault, undefined);
    assert.equal(board, text);
    assert.ok(rules.length > 0 && rules.every(({ line, en, zh }) => line > 1 && /\.$/.test(en) && /。$/.test(zh)));
  }
});

test('a board keeps what fits when its kind changes', () => {
  const [{ text }] = examples();
  const source = kindTextOf(text);
  const circles = withKind(text, source.replace('cells: number', 'cells: o, o<number>'));
  assert.deepEqual(new Set(readGrid(circles).cells), new Set(['.']));
  const given = withKind(text, 'kind other\nvalues 0..9\nrules\n  each row: different');
  assert.deepEqual(new Set(readGrid(given).cells), new Set(['.']), 'no clue becomes a value');
  const more = withKind(
    text,
    source.replace('board  cells: number', 'board  cells: number, x\n  top: number\n  regions'),
  );
  assert.deepEqual(readGrid(more).cells, readGrid(text).cells);
  assert.deepEqual(readGrid(more).sections.get('top'), [['.', '.', '.', '.', '.']]);
  assert.deepEqual(new Set(readGrid(more).regions), new Set(['A']));
  assert.deepEqual([...readGrid(withKind(more, source)).sections.keys()], ['cells']);
  assert.equal(withKind(more, source), text);
});

test('a text in which a line is wrong is quoted at its place', async () => {
  const [{ text }] = examples();
  const { fault } = await read(text.replace('number of # in its neighbours', 'number of # in its neighbors'));
  assert.equal(fault?.line, 8);
  assert.equal(fault?.column, 35);
  assert.match(fault?.message ?? '', /"neighbors".*would be right/);
});

test('empty lines of a text do not end the kind', () => {
  assert.equal(asKind('kind a\n\nvalues . #  \n\n\nrules\n  one\n'), 'kind a\nvalues . #\nrules\n  one');
});

test('the rules in words are read by the lines in which they stand', () => {
  assert.deepEqual(readRules('4\tOne.\t一。\n4\tTwo.\t二。'), [
    { line: 4, en: 'One.', zh: '一。' },
    { line: 4, en: 'Two.', zh: '二。' },
  ]);
});

test('the size of a board changes without its rules', () => {
  const [{ text }] = examples();
  const other = blankText(kindTextOf(text), 3, 7);
  assert.equal(kindTextOf(other), kindTextOf(text));
  const { rows, columns } = readGrid(other);
  assert.deepEqual([rows, columns], [3, 7]);
});

test('each rule that is offered is in a table of the page about kinds', () => {
  const all = Object.values(kindForms).flat();
  assert.ok(all.length > 50);
  for (const { form, about } of all) assert.ok(form !== '' && about !== '' && !about.includes('`'), form);
});

test('a rule that is offered has a value of the kind', () => {
  const rule = 'each row: exactly 1 of *';
  const of = (/** @type {string} */ values) =>
    withValue(rule, `kind t\nvalues ${values}\nrules\n  ${rule}\n\ncells\n. .`);
  assert.deepEqual(['. A B', '0 1', '2..9', 'loop #', '. *'].map(of), [
    'each row: exactly 1 of A',
    'each row: exactly 1 of 0',
    'each row: exactly 1 of 2',
    'each row: exactly 1 of line',
    rule,
  ]);
});
