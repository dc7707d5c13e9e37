// Numbers that make a path, as a person draws it: which way it can go, and what is taken back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  besideOnly,
  gone,
  numberAt,
  routeOf,
  seenOnRoute,
  startOf,
  stepped,
  withEnds,
  withoutFrom,
} from '../../web/grids/path.js';
import { readGrid, writeGrid } from '../../web/grids/text.js';

const ZIP = 'zip\ncells\n1 . .\n. 3 .\n. . 2\nwalls\nr1c1 r2c1';

/**
 * What is filled in after a path has gone along cells, as far as it could.
 * @param {string} text
 * @param {number[]} cells
 */
const after = (text, cells) => {
  const steps = gone(readGrid(text), cells);
  return writeGrid(steps[steps.length - 1].board).split('filled\n')[1];
};

test('a route begins at its lowest clue, numbers cells as it goes, and crosses no wall', () => {
  const board = readGrid(ZIP);
  assert.equal(startOf(board), 0);
  assert.deepEqual(routeOf(board), [0]);
  assert.equal(stepped(board, 0, 3), undefined, 'a wall');
  assert.equal(stepped(board, 0, 4), undefined, 'a corner');
  assert.equal(after(ZIP, [0, 1, 2]), '1 2 3\n? ? ?\n? ? ?');
  assert.equal(startOf(readGrid('hidato\ncells\n1 . .')), undefined);
});

test('a route passes clues in order only, and ends at the highest', () => {
  assert.equal(after(ZIP, [0, 1, 4]), '1 2 ?\n? ? ?\n? ? ?', '3 comes after 2');
  const drawn = `${ZIP}\nfilled\n1 2 3\n? ? 4\n? ? 5`;
  assert.equal(after(drawn, [8, 5]), '1 2 3\n? ? 4\n? ? ?', 'back over the last cell');
  assert.equal(after(drawn, [8, 7, 4]), '1 2 3\n? 7 4\n? 6 5');
  assert.equal(stepped(readGrid(`${ZIP}\nfilled\n1 2 3\n? 7 4\n? 6 5`), 4, 3), undefined, 'it ends there');
});

test('a route that is drawn from a cell within loses what came after; one of a single cell is none', () => {
  const drawn = `${ZIP}\nfilled\n1 2 3\n? ? 4\n? ? 5`;
  assert.deepEqual(routeOf(readGrid(drawn)), [0, 1, 2, 5, 8]);
  assert.equal(writeGrid(withoutFrom(readGrid(drawn), 4)).split('filled\n')[1], '1 2 3\n? ? ?\n? ? ?');
  assert.equal(writeGrid(withoutFrom(readGrid(drawn), 2)), ZIP);
  const other = 'zip\ncells\n1 . .\n. . .\n2 . .\nfilled\n1 2 3\n? ? 4\n? ? 5';
  assert.equal(after(other, [1, 4]), '1 2 ?\n? 3 ?\n? ? ?');
});

test('a number that stands alone is no part of a route until it gets there', () => {
  const board = readGrid(`${ZIP}\nfilled\n1 2 ?\n? ? 4\n? ? ?`);
  assert.deepEqual(routeOf(board), [0, 1]);
  assert.equal(after(writeGrid(board), [1, 2, 5, 8]), '1 2 3\n? ? 4\n? ? 5');
});

test('a path of numbers goes up from a number, or down where the next one stands, past givens in their order', () => {
  const text = 'numbrix\ncells\n1 . .\n. . 6\n7 . .';
  assert.equal(after(text, [0, 1, 2, 5]), '? 2 3\n? ? ?\n? ? ?', '6 is no 4');
  assert.equal(after(text, [0, 1, 4, 3]), '? 2 ?\n4 3 ?\n? ? ?');
  const low = 'numbrix\ncells\n. . .\n. . 6\n. 8 7';
  assert.equal(after(low, [5, 2, 1]), '? 4 5\n? ? ?\n? ? ?', 'down from 6, as 7 is there');
  assert.equal(after(`${low}\nfilled\n? ? 5\n? ? ?\n? ? ?`, [2, 1]), '? 4 5\n? ? ?\n? ? ?');
  assert.equal(stepped(readGrid(text), 1, 2), undefined, 'from no number');
  assert.equal(stepped(readGrid('numbrix\ncells\n9 . .\n. . .\n. . .'), 0, 1), undefined, 'there is no 10');
});

test('a path goes through corners only where a number may touch the next one there', () => {
  assert.equal(after('hidato\ncells\n1 . .\n. . .', [0, 4]), '? ? ?\n? 2 ?');
  assert.equal(after('numbrix\ncells\n1 . .\n. . .', [0, 4]), undefined);
  assert.equal(numberAt(readGrid('hidato\ncells\n1 . .'), 1), 0);
});

test('a hint says which numbers only one empty cell is next to', () => {
  const beside = (/** @type {string} */ id, /** @type {number} */ cell) =>
    besideOnly(readGrid(`${id}\ncells\n1 . .\n. 3 .\n. . 9`), cell, 2);
  assert.deepEqual(beside('hidato', 1), []); // row 2, column 1 is next to 1 and 3 too
  const filled = (/** @type {string} */ id) => readGrid(`${id}\ncells\n1 . .\n5 3 .\n. . 9`);
  assert.deepEqual(besideOnly(filled('hidato'), 1, 2), ['1', '3']);
  assert.deepEqual(besideOnly(filled('hidato'), 2, 2), []); // it is next to 3 alone
  assert.deepEqual(besideOnly(filled('numbrix'), 1, 2), ['1', '3']);
  assert.deepEqual(besideOnly(readGrid('numbrix\ncells\n1 . .\n. . 3\n. . 9'), 1, 2), []);
  assert.deepEqual(besideOnly(readGrid('hidato\ncells\n1 . .\n5 . 3\n. . 9'), 4, 2), []); // so is row 1, column 2
  assert.deepEqual(besideOnly(filled('kakuru'), 1, 2), []);
});

test('a hint says from which step a route has one way on, or that a cell has only two ways', () => {
  const seen = (/** @type {string} */ filled, /** @type {number} */ cell, /** @type {number} */ number) =>
    seenOnRoute(readGrid(`${ZIP}${filled}`), cell, number);
  assert.equal(seen('', 1, 2), 1, 'below 1 is a wall');
  assert.equal(seen('\nfilled\n1 2 ?\n? ? ?\n? ? ?', 2, 3), 2, 'the 3 comes after the 2');
  assert.equal(seen('\nfilled\n? ? ?\n8 ? ?\n? ? ?', 6, 7), 8, 'back from a later step');
  assert.equal(seen('', 3, 8), 0, 'above is the wall');
  assert.equal(seen('', 7, 6), undefined);
  assert.equal(seenOnRoute(readGrid('numbrix\ncells\n1 . .'), 1, 2), undefined);
});

test('a hint takes the first and the last step of a route as said', () => {
  assert.equal(writeGrid(withEnds(readGrid(ZIP))).split('filled\n')[1], '1 ? ?\n? 9 ?\n? ? ?');
  const full = `${ZIP}\nfilled\n1 2 3\n8 9 4\n7 6 5`;
  assert.equal(writeGrid(withEnds(readGrid(full))), full);
  assert.equal(writeGrid(withEnds(readGrid('numbrix\ncells\n1 . .'))), 'numbrix\ncells\n1 . .');
});
