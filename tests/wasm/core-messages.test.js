// What core says about texts that it cannot read, on a Chinese page: the usual messages are in Chinese, with what they
// quote, and the others stay as they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { inChinese } from '../../web/strings/zh.core.js';

const quadrille = await load();

/** @type {[puzzle: string, text: string][]} */
const faulty = [
  ['sudoku', ''],
  ['sudoku', '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7'],
  ['sudoku', '53..7....6..195...x98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'],
  ['sudoku', '1234\n2345'],
  ['sudoku', 'https://www.f-puzzles.com/?load=abc'],
  ['queens', '8 1 2'],
  ['queens', '8 9 0 0 0 0 0 0 0'],
  ['queens', '8 a 0 0 0 0 0 0 0'],
  ['queens', '8 1 2 3 4 5 6 7 8 9'],
  ['kakuro', '# a\\b'],
  ['kakuro', '# 3\\\n\\3 . .'],
  ['kakuro', '1 2'],
  ['cover', 'a b\na c'],
  ['cover', 'a b\na a'],
  ['cover', 'a a\na'],
  ['cover', 'a b | c\na c:'],
  ['cover', '0:|a'],
  ['cover', '101\n1x1'],
  ['tiling', 'grid square\nboard\n..\npieces\nQQ'],
  ['tiling', 'grid round'],
  ['tiling', 'board\n..'],
  ['variant', '.Foo~1'],
  ['variant', '.Cage~10'],
  ['variant', '.Cage~10~R1C1~R99C1'],
  ['variant', '.Shape~99x99'],
];

/** @param {string} puzzle @param {string} text */
function messageAbout(puzzle, text) {
  try {
    quadrille.check(puzzle, text);
  } catch (error) {
    return error.message;
  }
  return assert.fail(`${puzzle} reads ${text}`);
}

test('the usual messages about texts are in Chinese, with what they quote', () => {
  for (const [puzzle, text] of faulty) {
    const message = messageAbout(puzzle, text);
    const said = inChinese(message);
    assert.notEqual(said, message, 'the words of core have changed');
    assert.match(said, /\p{Script=Han}/u);
    for (const [quoted] of message.matchAll(/^"(?:[^"\\]|\\.)*"/g)) assert.ok(said.includes(quoted), said);
  }
});

test('a message that is not known stays as it is', () => {
  assert.equal(inChinese('a message that core may have some day'), 'a message that core may have some day');
});
