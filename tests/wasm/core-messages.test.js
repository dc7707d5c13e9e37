// What core says about texts that it cannot read, on a Chinese page: it is in Chinese, with what it quotes, and what is
// not known stays as it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, QuadrilleError } from '../../dist/package/sync.js';
import { inChinese } from '../../web/strings/zh/core.js';

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
  ['model', 'foo x'],
  ['model', 'alldifferent 1 2'],
  ['model', 'var x: 1..3\nsum x + y = 1'],
  ['model', 'var x: 1..3\nsum x 5'],
  ['model', 'var x: 1..3\nsum x ='],
  ['model', 'var x: 1..3\nsum x = 1 1'],
  ['model', 'var x: 1..65'],
  ['model', 'var x: 3..1'],
  ['model', 'var x x: 1'],
  ['model', 'var sum: 1'],
  ['model', 'var x[2]: 1 2\nsum x[3] = 1'],
  ['model', 'var x[2]: 1 2\nx = 1'],
  ['model', 'var x y: 1 2\nlex x y < x'],
  ['model', 'var x y: 1 2\nconnected x y in 1'],
  ['cover', 'a b\na c'],
  ['cover', 'a b\na a'],
  ['cover', 'a a\na'],
  ['cover', 'a b | c\na c:'],
  ['cover', '0:|a'],
  ['cover', '101\n1x1'],
  ['tiling', 'grid square\nboard\n..\npieces\nQQ'],
  ['tiling', 'grid round'],
  ['tiling', 'board\n..'],
  ['variant', '.'.repeat(80)],
  ['variant', '.Foo~1'],
  ['variant', '.Cage~10'],
  ['variant', 'https://puzz.link/p?sudoku/6/5/zz'],
  ['variant', '.Cage~10~R1C1~R99C1'],
  ['variant', '.Shape~99x99'],
  ['cover', 'a | b | c\na'],
  ['cover', 'a b:c\na'],
  ['cover', 'a | 2|b\na'],
  ['cover', '3:2|a\na'],
  ['cover', '99999999|a\na'],
  ['cover', '2|\na'],
  ['cover', 'a b\na:red'],
  ['cover', 'a\u0001\na'],
  ['cover', '10\n1'],
  ['queens', 'x'],
  ['queens', '0'],
  ['kakuro', '1\n0 3'],
  ['kakuro', '1\n2 2\n3 4\n3 4\n00'],
  ['kakuro', '1\n2 2\nx 4\n3 4\n00\n00'],
  ['kakuro', 'https://puzz.link/p?kakuro/3/3/!!'],
  ['kakuro', 'https://puzz.link/p?kakuro/300/300/a'],
  ['kakuro', 'https://puzz.link/p?kakuro/2/2/zzzzzzzz'],
  ['kakuro', '1\n2 2\n3 4 5\n3 4\n00\n00'],
  ['sudoku', 'https://puzz.link/p?sudoku/5/5/a'],
  ['sudoku', 'https://puzz.link/p?kakuro/9/9/a'],
  ['sudoku', '1234\n12'],
  ['sudoku', 'https://sudokupad.app/sclxyz'],
  ['sudoku', '["x","x","1","x","0"],["0","x","x","1","x"],["x","1","x","x","x"]'],
  ['sudoku', '[Puzzle]\n12345'],
  ['tiling', '0x3 I2'],
  ['tiling', 'grid square\nboard\n..\npieces\n3..1 I2'],
  ['tiling', 'grid square\nfoo'],
  ['tiling', 'grid square\npieces\nI2\nboard\n..'],
  ['tiling', 'grid square\nboard\n..\npieces\nI2\nplaced\nAB'],
  ['tiling', 'grid square\nboard\n'],
  ['tiling', 'grid square\nboard\n..\npieces\n'],
  ['tiling', '5x5'],
  ['tiling', 'grid hex\nboard\n. . .\n. .\npieces\nI2'],
  ['tiling', 'grid square\nboard\nxy\npieces\nI2'],
  ['tiling', '999x999 I2'],
  ['tiling', 'grid square\nboard\n..\npieces\nI2\nonly\nZ'],
  ['variant', '.Cage~x~R1C1~R1C2'],
  ['variant', '.Thermo~R1C1'],
  ['variant', '.Whisper~5~R1C1'],
  ['variant', '.~R1C1_99'],
  ['variant', '.LittleKiller~5~R5C5'],
  ['variant', '.Sandwich~5~Z1'],
  ['variant', '.Jigsaw~123'],
  ['variant', '.WhiteDot~R1C1~R5C5'],
  ['variant', '.Quad~R9C9~1'],
  ['variant', '.Regex~(~R1C1~R1C2'],
  ['variant', '.NFA~x~~R1C1'],
  ['variant', '.Or.'],
  ['variant', 'hello'],
  ['variant', '.Diagonal~3'],
  ['variant', '.Lunchbox~1~R1C1'],
  ['variant', 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=abc'],
  ['grid', 'kind\nvalues . #'],
  ['grid', 'kind t\nvalues . #\n\ncells\n..'],
  ['grid', 'kind t\nhello'],
  ['grid', 'kind t\nvalues .'],
  ['grid', 'kind t\nvalues 9..1'],
  ['grid', 'kind t\nvalues . or'],
  ['grid', 'kind t\nvalues . #\nrules\neach row: 2 #'],
  ['grid', 'kind t\nvalues . #\nrules\neach row: 2 of'],
  ['grid', 'kind t\nvalues . #\nrules\neach row 2 of #'],
  ['grid', 'kind t\nvalues . #\nrules\neach row: sum 3'],
  ['grid', 'kind t\nvalues . #\nrules\none loop'],
  ['grid', 'kind t\nvalues . #\nrules\neach row: # is connected'],
  ['grid', 'kind t\nvalues . #\nrules\neach region: 2 of #'],
  ['grid', 'kind t\nvalues . #\nrules\neach row: number of #'],
  ['grid', 'kind t\nvalues . #\nrules\nno 2x2 of #'],
  ['grid', 'kind t\nboard lines: x\nvalues . #\nrules\nno 2x2 of #'],
  ['grid', 'http://www.kanpen.net/slitherlink.html?pzpr=slither/2/2/3'],
  ['grid', 'http://www.kanpen.net/slalom.html?problem=1/1/64_/'],
  ['minesweeper', 'mines 9x9:4,4,mb071b49fbd1cb6a0d5868'],
];

/** @param {string} puzzle @param {string} text @returns {QuadrilleError} */
function faultOf(puzzle, text) {
  try {
    quadrille.check(puzzle, text);
  } catch (error) {
    assert.ok(error instanceof QuadrilleError);
    return error;
  }
  return assert.fail(`${puzzle} reads ${text}`);
}

test('messages about texts are in Chinese, with the values that they have', () => {
  for (const [puzzle, text] of faulty) {
    const fault = faultOf(puzzle, text);
    const said = inChinese(fault);
    assert.notEqual(said, fault.message, 'the words of core have changed');
    assert.match(said, /\p{Script=Han}/u);
    assert.doesNotMatch(said, /\{\d\}|undefined/);
    for (const quoted of fault.wording?.values.filter(
      (value) => value.startsWith('"') && !/board|pieces|\|/.test(value),
    ) ?? [])
      assert.ok(said.includes(quoted), said);
  }
});

test('what is said about a cell or a value that why cannot be asked about is in Chinese', () => {
  for (const asked of [{ cell: 'r5c1' }, { cell: 'x' }, { cell: 'r1c1', value: 5 }]) {
    assert.throws(
      () => quadrille.why('sudoku', '1234341221434..1', asked),
      (/** @type {any} */ fault) => /\p{Script=Han}.*[rx5]/u.test(inChinese(fault)) && !/\{\d\}/.test(inChinese(fault)),
    );
  }
});

test('a message is its sentence with the values in it', () => {
  const { message, wording } = faultOf('variant', '.~R1C1_99');
  assert.equal(message, '"99" is no value of this board; values are 1 to 9');
  assert.deepEqual(wording, {
    pattern: '{0} is no value of this board; values are {1} to {2}',
    values: ['"99"', '1', '9'],
  });
});

test('a message that is not known stays as it is', () => {
  const message = 'a message that core may have some day';
  assert.equal(inChinese({ message }), message);
  assert.equal(
    inChinese({ message: 'there are 3', wording: { pattern: 'there are {0}', values: ['3'] } }),
    'there are 3',
  );
});
