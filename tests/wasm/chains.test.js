// The chains of steps as the page draws and writes them: in branches, past other candidates, and in notation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { branchesOf, drawnLinks, groupsOf, isSplit, showBranch, shownLinks } from '../../web/board/links.js';
import { chainText, literalText } from '../../web/parts/chain-text.js';

/** @typedef {import('../../web/board/links.js').Step} Step */

const quadrille = await load({ puzzles: ['sudoku'] });

// Made by this project's generator; solved up to the step.
const boards = {
  aic: '.2.518.37...346.2.1..7928.4..9674.1....123.8..1.9854....5431.98.4.269...39.857.4.',
};

const names = {
  cell: (/** @type {number} */ cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`,
  value: String,
};

/** @param {Partial<Step>} step @returns {Step} */
const made = (step) => /** @type {Step} */ ({ pattern: [], eliminated: [], chain: [], ...step });

/** @param {number} cell @param {number} value @param {boolean} on */
const literal = (cell, value, on) => ({ cell, value, on });

/** The attribute `d` of each path that is drawn, by its class. @param {Step} step */
function paths(step) {
  const { strings, values } = drawnLinks(step, shownLinks(step), 9);
  return Object.fromEntries(
    values.map((value, i) => [/class="(\w+)" d=$/.exec(strings[i])?.[1], /** @type {string} */ (value)]),
  );
}

test('the chain of a hint is written in Eureka notation, and drawn by strong and weak links', () => {
  const [step] = quadrille.hint('sudoku', boards.aic).steps;
  assert.equal(step.technique, 'aic');
  assert.equal(chainText(step, step.chain, names), '(9)r5c7-(7)r5c7=(7)r6c8-(6)r6c8=(6)r3c8-(6)r1c7=(9)r1c7-(9)r5c7');
  const { strong, weak, arrows, on, off } = paths(step);
  assert.deepEqual(
    [strong, weak, arrows].map((d) => d.split('M').length - 1),
    [3, 4, 7],
  );
  assert.equal(on.split('M').length - 1 + off.split('M').length - 1, 7);
});

test('a link bends past a candidate that stands between its ends', () => {
  const chain = [{ from: literal(0, 5, false), to: literal(8, 5, true) }];
  const straight = paths(made({ chain, pattern: [literal(0, 5, false), literal(8, 5, true)] })).strong;
  const bent = paths(made({ chain, eliminated: [{ cell: 4, value: 5 }] })).strong;
  /** @param {string} d  the height of the curve's control point over its start */
  const height = (d) => {
    const [, y, via] = /** @type {RegExpExecArray} */ (/^M\S+ (\S+)Q\S+ (\S+) /.exec(d));
    return Math.abs(Number(via) - Number(y));
  };
  assert.equal(height(straight), 0);
  assert.ok(height(bent) > 8);
});

test('what a step supposes is one branch each, and is shown one at a time where there is much of it', () => {
  const [a, b] = [1, 2].map((value) => {
    const ends = Array.from({ length: 6 }, (_, i) => literal(i * 9, value, i % 2 === 0));
    return ends.slice(1).map((to, i) => ({ from: ends[i], to }));
  });
  const step = made({ chain: [...a, ...b] });
  assert.deepEqual(branchesOf(step), [a, b]);
  assert.ok(isSplit(step));
  assert.deepEqual(shownLinks(step), a);
  showBranch(step, 1);
  assert.deepEqual(shownLinks(step), b);
  const short = made({ chain: [a[0], b[0]] });
  assert.ok(!isSplit(short));
  assert.deepEqual(shownLinks(short), [a[0], b[0]]);
});

test('what follows from several candidates is written as a list', () => {
  const [one, two, three] = [literal(0, 1, true), literal(1, 1, false), literal(2, 1, false)];
  const end = literal(3, 1, true);
  const chain = [
    { from: one, to: two },
    { from: one, to: three },
    { from: two, to: end },
    { from: three, to: end },
  ];
  assert.equal(chainText(made({ chain }), chain, names), 'r1c1=1 → r1c2≠1; r1c1=1 → r1c3≠1; r1c2≠1 & r1c3≠1 → r1c4=1');
  assert.equal(literalText(two, names), 'r1c2≠1');
});

test('the cells of a group are named and ringed together', () => {
  const pattern = [0, 1, 5, 14].map((cell) => ({ cell, value: 3 }));
  const chain = [
    { from: literal(1, 3, false), to: literal(5, 3, true) },
    { from: literal(5, 3, true), to: literal(14, 3, false) },
  ];
  const step = made({ chain, pattern });
  assert.deepEqual([...groupsOf(step).values()], [pattern.slice(0, 2)]);
  assert.equal(chainText(step, chain, names), '(3)r1c1,r1c2=(3)r1c6-(3)r2c6');
  assert.equal(paths(step).off.split('M').length - 1, 3);
});
