// The kinds of grid puzzles that are texts, on the page: each has a board, values in core's order, a name, a rule and
// an example. The solutions of samples are those of brute force (tests/data/README.md).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { kindBoards } from '../../wasm/bindings/kind-boards.js';
import { kindIds } from '../../wasm/bindings/kind-ids.js';
import { kinds } from '../../wasm/bindings/kinds.js';
import { blankText } from '../../web/grids/blank-text.js';
import { cells, nameOf, quotedRule, spokenSigns } from '../../web/grids/cells.js';
import { clueName } from '../../web/grids/clues.js';
import { conflictsIn } from '../../web/grids/conflicts.js';
import { ground, rules } from '../../web/grids/drawing.js';
import { filling } from '../../web/grids/filling.js';
import { clueAt, describe, symbolsOf, valuesOf } from '../../web/grids/genres.js';
import { keysOf } from '../../web/grids/keys.js';
import { latticeOf } from '../../web/grids/lattice.js';
import { linksOf } from '../../web/grids/looks/trail.js';
import { typedClue, withAllSides } from '../../web/grids/setting.js';
import { readGrid, writeGrid } from '../../web/grids/text.js';
import en from '../../web/strings/en/grid-names.js';
import enRules from '../../web/strings/en/howto.js';
import zh from '../../web/strings/zh/grid-names.js';
import zhRules from '../../web/strings/zh/howto.js';
import { written } from '../../web/techniques/picture.js';
import { spoken } from './spoken.js';

const quadrille = await load();

/** @param {string} kind @returns {{text: string, solution: string}[]} */
const samplesOf = (kind) =>
  readFileSync(new URL(`../data/kinds/${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((sample) => {
      const [text, solution] = sample.split('\nsolution\n');
      return { text, solution };
    });

/** The same board with the text of its kind in place of the name. @param {string} text */
const asOwn = (text) => `${kinds[text.slice(0, text.indexOf('\n'))]}\n${text.slice(text.indexOf('\n'))}`;

/** A board that is filled in with a solution, as the page writes it. @param {string} text @param {string} solution */
const filledWith = (text, solution) => filling.write(text, filling.solved(text, solution));

test('pairs of cells that a list names are drawn as its sign, and as no line', () => {
  const board = readGrid('tango\nequal\nr1c1 r2c1\nopposite\nr2c1 r2c2\ncells\n. .\n. .');
  const { pairs, tubes } = describe(board);
  assert.deepEqual(pairs?.(board), [
    ['r1c1', '=', 'r2c1'],
    ['r2c1', 'x', 'r2c2'],
  ]);
  assert.equal(tubes, undefined);
  const dots = readGrid('kropki\nblack\nr1c1 r1c2\ncells\n. .\n. .');
  assert.deepEqual(describe(dots).pairs?.(dots), [['r1c1', 'disc', 'r1c2']]);
});

test('ice is drawn under the line that passes it, and a bar between two cells as one', () => {
  const board = spoken('barns\npairs\nr1c1 x r1c2\ncells\no .\n. .');
  assert.match(written(ground(board, {})), /class="glint"/);
  assert.doesNotMatch(written(cells(board, {})[0].mark), /glint|pale|rect/);
  assert.match(written(rules(board, {})), /class="bar"/);
  assert.equal(clueName(board, 'o'), 'ice');
  assert.deepEqual(spokenSigns(board).get(0), ['bar to the cell on its right']);
});

test('centres of kinds are no lines, and clues may have a sign, a number and an arrow', () => {
  const loop = describe(readGrid('midloop\nsize 2 2\ncentres\nr1c1.5'));
  assert.deepEqual([loop.tubes, loop.hasCentres], [undefined, true]);
  const castle = readGrid('castle\ncells\no1> . .\n. . .\n. . x');
  assert.deepEqual(
    [0, 1, 8].map((cell) => describe(castle).isClosed?.(castle, cell)),
    [true, false, true],
  );
});

test('a clue is never taken as a value where cells have clues only, and words of a section are no clues', () => {
  const [factors] = samplesOf('factors');
  const board = spoken(factors.text);
  assert.equal(board.cells[0], '2');
  assert.deepEqual([valuesOf(board)[0], clueAt(board, 0)], ['', '2']);
  assert.equal(valuesOf(readGrid(filledWith(factors.text, factors.solution)))[0], '1');
  assert.ok(
    keysOf(board).every(({ key }) => /^\d$|^region$/.test(key)),
    keysOf(board)
      .map(({ key }) => key)
      .join(),
  );
});

test('a cell is called by the signs around it, from its own side', () => {
  const tango = spoken('tango\nequal\nr1c1 r2c1\nopposite\nr2c1 r2c2\ncells\n. .\n. .');
  assert.deepEqual(
    [...spokenSigns(tango)],
    [
      [0, ['equal to the cell below']],
      [2, ['equal to the cell above', 'different from the cell on its right']],
      [3, ['different from the cell on its left']],
    ],
  );
  assert.deepEqual([nameOf(tango, 'o'), nameOf(tango, 'x')], ['sun', 'moon']);
  const futoshiki = spoken('futoshiki\npairs\nr1c1 < r1c2\ncells\n. .\n. .');
  assert.deepEqual(
    [...spokenSigns(futoshiki)],
    [
      [0, ['smaller than the cell on its right']],
      [1, ['larger than the cell on its left']],
    ],
  );
});

test('values and clues of kinds are called as players do, and a 0 that is none is left out', () => {
  const named = (/** @type {string} */ kind, /** @type {string[]} */ ...tokens) =>
    tokens.map((token) => nameOf(spoken(blankText(kind, 4, 4)), token));
  assert.deepEqual(named('hakoiri', '1', '2', '3'), ['circle', 'triangle', 'square']);
  assert.deepEqual(named('nondango', 'o', 'x'), ['white', 'black']);
  assert.deepEqual(named('dosufuwa', 'o', 'x'), ['balloon', 'iron ball']);
  assert.deepEqual(named('juosan', '|', '-'), ['upright line', 'level line']);
  const clue = (/** @type {string} */ kind, /** @type {string} */ token) =>
    clueName(spoken(blankText(kind, 4, 4)), token);
  assert.equal(clue('balance', 'x3'), 'black circle 3');
  assert.equal(clue('nurimisaki', 'o'), 'white circle');
  assert.equal(clue('moonsun', 'x'), 'moon');
  assert.deepEqual([clue('castle', 'x2<'), clue('castle', '#0^')], ['black circle 2←', 'clue 0↑']);
  assert.equal(clue('makaro', '#?v'), 'clue ↓');
  const { composed, clues, isClosed } = describe(readGrid('tapaloop\ncells\n. 2'));
  assert.deepEqual([composed?.('2', true, '3'), clues], ['23', ['?']]);
  assert.deepEqual(
    [0, 1].map((cell) => isClosed?.(readGrid('tapaloop\ncells\n. 2'), cell)),
    [false, true],
  );
  const sukoro = readGrid('sukoro\ncells\n. .\n. .');
  assert.deepEqual(symbolsOf(sukoro), ['1', '2', '3', '4', '0']);
  const full = filling.rested?.('sukoro\ncells\n. .\n. .\nfilled\n1 ?\n2 1') ?? '';
  assert.deepEqual(valuesOf(readGrid(full)), ['1', '0', '2', '1']);
});

for (const kind of kindIds) {
  test(`boards of ${kind} are read, written, and filled in with what core takes as the solution`, () => {
    const samples = samplesOf(kind);
    assert.deepEqual(
      kindBoards[kind],
      samples.map(({ text }) => text),
    );
    for (const { text, solution } of samples.flatMap((each) => [each, { ...each, text: asOwn(each.text) }])) {
      const board = readGrid(text);
      assert.equal(writeGrid(board), text);
      const tokens = solution.split(/\s+/);
      const { candidates } = quadrille.candidates('grid', text);
      const { isClosed, isOfParts, values } = describe(board);
      for (const [cell, [{ value }]] of candidates.entries())
        if (!isOfParts && !isClosed?.(board, cell) && clueAt(board, cell)[0] !== '#' && board.regions[cell] !== '#')
          assert.equal(values(board)[value - 1], tokens[cell], `${text}\ncell ${cell}`);
      const filled = filledWith(text, solution);
      assert.equal(quadrille.solve('grid', filled).solution?.replaceAll(/\s+/g, ' '), tokens.join(' '), filled);
      // A loop that is closed is asked about; other boards are when each cell is filled in.
      const isAsked = latticeOf(board) ? filling.rested?.(filled) !== undefined : !filling.read(filled).includes('');
      assert.ok(isAsked, filled);
    }
  });

  test(`${kind} has an empty board that core reads, a name and rules in both languages`, () => {
    const blank = blankText(kind, 5, 5);
    assert.equal(quadrille.convert('grid', blank, { to: 'grid' }).text, blank);
    assert.equal(valuesOf(readGrid(blank)).includes(''), true);
    for (const names of [en.names, zh.names]) assert.ok(names[kind]);
    for (const rules of [enRules, zhRules]) assert.ok(rules[kind][0].length <= 100 && rules[kind][1]);
  });
}

test('a wrong entry on a board of a kind is a mistake for core', () => {
  const [{ text, solution }] = samplesOf('nurimisaki');
  const board = readGrid(filledWith(text, solution));
  const first = valuesOf(board)[0] === '#' ? '.' : '#';
  const wrong = filling.write(text, valuesOf(board).with(0, first));
  assert.equal(quadrille.check('grid', wrong).verdict, 'none');
});

const own = (/** @type {string} */ sections, values = '. #') =>
  `kind own\nboard ${sections}\nvalues ${values}\nrules\n  no 2x2 of 1\n`;

test('clues are typed in the forms that a kind has', () => {
  const board = readGrid(blankText(own('cells: o, o<number>, number', '. #').trimEnd(), 1, 2));
  const cursor = { index: 0, memory: {} };
  /** @param {string[]} keys @param {typeof board} from */
  const typed = (keys, from) =>
    keys.reduce((now, key) => readGrid(typedClue(now, cursor, key) ?? writeGrid(now)), from).cells[0];
  assert.equal(typed(['o'], board), 'o');
  assert.equal(typed(['o', '1', '2'], board), 'o12');
  assert.equal(typed(['7'], board), '7');
  assert.equal(typed(['o', 'Delete'], board), '.');
});

test('an arrow adds 1 to its number of a compass, from a dot on', () => {
  const board = readGrid(blankText('compass', 1, 2));
  const typed = ['^', '^', '>'].reduce(
    (now, key) => readGrid(typedClue(now, { index: 0, memory: {} }, key) ?? writeGrid(now)),
    board,
  );
  assert.equal(typed.cells[0], '1,.,.,0');
});

test('numbers of a kind go as far as its board says', () => {
  const text = 'kind own\nboard regions\nvalues 1..region\nrules\n  each region: different\n\nregions\nA A B\nA A B';
  assert.deepEqual(describe(readGrid(text)).values(readGrid(text)), ['1', '2', '3', '4']);
  const wide = 'kind own\nvalues 0..columns\nrules\n  each row: different\n\ncells\n. . .\n. . .';
  assert.deepEqual(describe(readGrid(wide)).values(readGrid(wide)), ['0', '1', '2', '3']);
  const less = 'kind own\nvalues 0..rows-2\nrules\n  each row: different but 0\n\ncells\n. .\n. .\n. .';
  assert.deepEqual(describe(readGrid(less)).values(readGrid(less)), ['0', '1']);
});

test('numbers of two digits are typed digit by digit where all keys leave a phone no room', () => {
  const keys = (/** @type {number} */ side) => keysOf(spoken(blankText('hidato', side, side))).map(({ key }) => key);
  assert.deepEqual(
    keys(4),
    Array.from({ length: 16 }, (_, i) => String(i + 1)),
  );
  assert.deepEqual(keys(6), [...'1234567890']);
});

test('a line joins numbers that follow each other and touch', () => {
  assert.deepEqual(linksOf(['1', '2', '', '', '3', '5', '4', '', ''], 3), [
    [0, 1],
    [1, 4],
    [4, 6],
  ]);
  assert.deepEqual(linksOf(['1', '', '', '2'], 2), [[0, 3]]);
  assert.deepEqual(linksOf(['1', '', '2', '', '', ''], 3), []);
  const trailIn = (/** @type {string} */ id) => describe(readGrid(blankText(id, 5, 5))).trail;
  assert.deepEqual(['hidato', 'numbrix', 'zip', 'kakuru'].map(trailIn), [
    ...['touching cells', 'neighbours', 'neighbours'],
    undefined,
  ]);
});

test('numbers that contradict each other at first sight are found where rules say that they differ', () => {
  const conflicts = (/** @type {string} */ rule, /** @type {string} */ cells) => {
    const kind = `kind t\nboard regions\nvalues 1..4\nrules\n  ${rule}`;
    const board = readGrid(`${kind}\n\nregions\nA A\nA B\ncells\n${cells}`);
    return [...conflictsIn(board, valuesOf(board))].sort();
  };
  assert.deepEqual(conflicts('each row, column: each value once', '1 1\n2 1'), [0, 1, 3]);
  assert.deepEqual(conflicts('each row: no 1, and different', '1 1\n1 3'), [0, 1]);
  assert.deepEqual(conflicts('each region: 1 to its size', '1 2\n1 1'), [0, 2]);
  assert.deepEqual(conflicts('touching cells: different', '1 2\n3 1'), [0, 3]);
  assert.deepEqual(conflicts('each row: different but 1', '1 1\n2 3'), []);
  assert.deepEqual(conflicts('each row: 2 different values', '1 1\n2 3'), []);
});

test('a kind with clues outside has room for them, one with a loop has lines', () => {
  const outside = readGrid(blankText(own('top, left: number').trimEnd(), 3, 4));
  assert.deepEqual(withAllSides(outside).sections.get('top'), [Array(4).fill('.')]);
  assert.equal(latticeOf(outside), undefined);
  const loop = readGrid(blankText('kind own\nvalues loop\nrules\n  one loop', 3, 4));
  assert.deepEqual(latticeOf(loop), { rows: 3, columns: 4, offset: 0.5 });
});

test('no line between cells cuts a bridge, and islands have no frame', () => {
  const drawn = (/** @type {string} */ filled) =>
    rules(spoken(`hashi\ncells\n2 . 1\n. . .\n1 . .\n${filled}`), {}).values;
  const [empty, level, upright] = ['', 'filled\n. - .\n. . .\n. . .', 'filled\n. . .\n" . .\n. . .'].map(drawn);
  const length = (/** @type {any[]} */ [fine]) =>
    [...fine.matchAll(/M(\d+) (\d+)([HV])(\d+)/g)].reduce(
      (sum, [, x, y, way, to]) => sum + Math.abs(Number(to) - Number(way === 'H' ? x : y)),
      0,
    );
  assert.equal(length(empty), 12 * 40);
  assert.deepEqual([length(level), length(upright)], [10 * 40, 10 * 40]);
  assert.equal(empty[3], '');
  assert.notEqual(rules(spoken('nurikabe\ncells\n1 .'), {}).values[3], '');
});

test('a rule that a hint quotes has the signs of the keys for its values and marks', () => {
  const quoted = (/** @type {string} */ kind, /** @type {string} */ rule) =>
    quotedRule(readGrid(kindBoards[kind][0]), rule);
  assert.equal(quoted('chocona', '# is connected, and no 2x2 of #'), '■ is connected, and no 2x2 of ■');
  assert.equal(
    quoted('cityspace', 'each number: is ., and sees number of .'),
    'each number: is •, and sees number of •',
  );
  assert.equal(quoted('castle', 'each x: is outside the loop'), 'each ●: is outside the loop');
  assert.equal(
    quoted('alter', 'each region: exactly 1 of 1, and exactly 1 of 2'),
    'each region: exactly 1 of ○, and exactly 1 of △',
  );
  assert.equal(
    quoted('roma', 'each region: at most 1 of v, and at most 1 of <'),
    'each region: at most 1 of ↓, and at most 1 of ←',
  );
  assert.equal(quoted('sananko', 'adjacent cells: not 1 2 or 3'), 'adjacent cells: not 1 2 or 3');
});
