// Which clues of grid puzzles are met by what is on the board, and which can no longer be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { cells } from '../../web/grids/cells.js';
import { conflictsIn } from '../../web/grids/conflicts.js';
import { edgeCells } from '../../web/grids/edge-look.js';
import { inCells } from '../../web/grids/edges.js';
import { filling } from '../../web/grids/filling.js';
import { clueAt, outsideState, valuesOf } from '../../web/grids/genres.js';
import { latticeOf } from '../../web/grids/lattice.js';
import { areasMet, cluesMet, cornerState, regionsMet } from '../../web/grids/met.js';
import { runsMet } from '../../web/grids/outside.js';
import { metRuns } from '../../web/grids/runs.js';
import { readGrid, sideClues, sidesOf } from '../../web/grids/text.js';
import { texts } from '../../web/puzzles/grid.examples.js';
import { spoken } from './spoken.js';

const sync = await load();

/** Every way of writing the runs into a line, by trying each cell. @param {string[]} clues @param {number} length */
function arrangements(clues, length) {
  const letters = new Set(clues.map((clue) => clue.replace(/\d+/, '') || '#'));
  /** @param {string[]} line @returns {string[][]} */
  const grow = (line) =>
    line.length === length ? [line] : ['.', ...letters].flatMap((value) => grow([...line, value]));
  return grow([]).filter((line) => {
    const runs = line.join('').match(/#+|a+|b+/g) ?? [];
    return runs.map((run) => `${run.length}${run[0].replace('#', '')}`).join() === clues.join();
  });
}

/** The places where the runs of the clues begin. @param {string[]} line */
const startsOf = (line) => [...line.join('').matchAll(/#+|a+|b+/g)].map(({ index }) => index);

test('a run is met when it is filled in at the only place that it can have', () => {
  for (const clues of [['1', '2'], ['2', '1', '1'], ['3'], ['1', '1'], ['1a', '2b', '1a'], ['2', '1a'], ['1a', '1a']]) {
    const all = arrangements(clues, 7);
    for (let round = 0; round < 60; ++round) {
      // Some cells of one of the ways are known.
      const known = all[(round * 7) % all.length].map((value, cell) =>
        (round * 31 + cell * 17) % 10 < 6 ? value : '',
      );
      const possible = all.filter((line) => known.every((value, cell) => value === '' || value === line[cell]));
      const expected = clues.map((clue, number) => {
        const starts = new Set(possible.map((line) => startsOf(line)[number]));
        const [start] = starts;
        const isFilled = known.slice(start, start + Number.parseInt(clue, 10)).every((value) => value !== '');
        return starts.size === 1 && isFilled;
      });
      assert.deepEqual(metRuns(clues, known), expected, `${clues} in ${known.map((value) => value || '?').join('')}`);
    }
  }
});

test('a line of a nonogram without runs is met when all its cells are ruled out, and one without a clue never', () => {
  assert.deepEqual(metRuns(['0'], ['.', '', '.']), [false]);
  assert.deepEqual(metRuns(['0'], ['.', '.', '.']), [true]);
  assert.deepEqual(metRuns(['.'], ['#', '.', '']), [false]);
  assert.deepEqual(metRuns(['1', '1'], ['#', '', '#']), [true, true], 'a line with its runs is met');
  assert.deepEqual(metRuns(['2'], ['#', '#', '#']), [false]);
});

/** Genres whose clues with numbers are all met by a solution. */
const COUNTED = [
  ...['akari', 'shakashaka', 'minesweeper', 'mosaic', 'heyawake', 'country', 'kurodoko', 'cave', 'nurikabe'],
  ...['yajilin', 'hashi', 'shikaku', 'tapa', 'kenken', 'factors'],
  ...['akichi', 'hasunomura', 'island', 'tasquare', 'bosnianroad'],
];

for (const genre of COUNTED)
  test(`a solution of ${genre} meets every clue, and an empty board breaks none`, () => {
    const text = texts[genre].find((each) => readGrid(each).cells.some((token) => /\d/.test(token))) ?? '';
    const empty = readGrid(text);
    assert.equal(cluesMet(empty).broken.size, 0);
    const solved = readGrid(filling.write(text, filling.solved(text, sync.solve('grid', text).solution)));
    const board = latticeOf(solved) ? inCells(solved) : solved;
    const { met, broken } = cluesMet(board);
    const clues = board.cells.flatMap((_, cell) => (/\d/.test(clueAt(board, cell)) ? cell : []));
    assert.ok(clues.length > 0);
    assert.deepEqual([...met].filter((cell) => clues.includes(cell)).sort(), clues.sort());
    assert.deepEqual([...broken], []);
    assert.deepEqual([...conflictsIn(board, valuesOf(board))], []);
  });

for (const genre of [
  'skyscrapers',
  'abcendview',
  'tenner',
  'tents',
  'battleships',
  'kakurasu',
  'thermometers',
  'snake',
])
  test(`a solution of ${genre} meets every clue outside, and an empty board breaks none`, () => {
    const [text] = texts[genre];
    const states = (/** @type {string} */ of) => {
      const board = readGrid(of);
      return sidesOf(board).flatMap((side) =>
        sideClues(board, side).flatMap((clue, line) =>
          clue === '' ? [] : outsideState(board, valuesOf(board), side, line),
        ),
      );
    };
    assert.ok(!states(text).includes('broken'));
    const solved = states(filling.write(text, filling.solved(text, sync.solve('grid', text).solution)));
    assert.ok(solved.length > 0);
    assert.deepEqual(new Set(solved), new Set(['met']));
  });

test('a wall with a lamp too many is broken, and so is one that has no room for its lamps', () => {
  const states = (/** @type {string} */ filled) => {
    const { met, broken } = cluesMet(readGrid(`akari\ncells\n. . .\n. #1 .\n. . .\nfilled\n${filled}`));
    return met.has(4) ? 'met' : broken.has(4) ? 'broken' : '';
  };
  assert.equal(states('? ? ?\n? ? ?\n? ? ?'), '');
  assert.equal(states('? * ?\n? ? ?\n? ? ?'), 'met');
  assert.equal(states('? * ?\n* ? ?\n? ? ?'), 'broken');
  assert.equal(states('? . ?\n. ? .\n? . ?'), 'broken');
});

test('an island is met when the sea is around it, a number that is seen when nothing more is', () => {
  const island = (/** @type {string} */ filled) =>
    cluesMet(readGrid(`nurikabe\ncells\n2 . .\n. . .\nfilled\n${filled}`)).met.has(0);
  assert.equal(island('? . #\n# # #'), true);
  assert.equal(island('? . ?\n# # #'), false);
  assert.deepEqual([...cluesMet(readGrid('nurikabe\ncells\n3 . 1\n. . .\nfilled\n? . ?\n# # #')).met], []);
  const seen = (/** @type {string} */ filled) => cluesMet(readGrid(`cave\ncells\n2 . . .\nfilled\n${filled}`));
  assert.equal(seen('? . ? ?').met.has(0), false, 'the next cell is still open');
  assert.equal(seen('? . # ?').met.has(0), true);
  assert.equal(seen('? . . ?').broken.has(0), true);
  assert.equal(seen('? # ? ?').broken.has(0), true);
});

test('the largest piece of a region, and the pieces beside a clue, count with their open cells', () => {
  const states = (/** @type {string} */ text) => {
    const { met, broken } = cluesMet(readGrid(text));
    return met.has(0) ? 'met' : broken.has(0) ? 'broken' : '';
  };
  const largest = (/** @type {string} */ filled) =>
    states(`akichi\nregions\nA A B\nA A B\ncells\n2 . .\n. . .\nfilled\n${filled}`);
  assert.equal(largest('? ? ?\n? ? ?'), '', 'there is room for four');
  assert.equal(largest('? # ?\n? ? .'), '', 'and for three; the other region does not count');
  assert.equal(largest('? # ?\n# ? .'), 'broken');
  assert.equal(largest('? # ?\n? # .'), 'met');
  assert.equal(largest('. . ?\n. ? ?'), 'broken');
  const beside = (/** @type {string} */ filled) => states(`island\ncells\no3 . .\n. . .\no . .\nfilled\n${filled}`);
  assert.equal(beside('? ? ?\n? ? ?\n? ? ?'), '');
  assert.equal(beside('? # .\n# . ?\n? . ?'), 'broken', 'two pieces have two cells');
  assert.equal(beside('? # .\n# # .\n? . ?'), 'met', 'one piece has three');
  assert.equal(beside('? # #\n# # ?\n? . ?'), 'broken');
});

test('a region is finished once it has its stars, or its four cells in one piece', () => {
  const met = (text) => {
    const board = readGrid(text);
    return [...regionsMet(board, valuesOf(board))].join('');
  };
  const stars = 'starbattle\nstars 1\nregions\nA A B\nA B B\nC C C\nfilled\n';
  assert.equal(met(`${stars}* . ?\n? ? ?\n. . .`), 'A');
  assert.equal(met(`${stars}* ? ?\n? ? *\n* ? *`), 'AB', 'too many in the last one');
  assert.equal(met(`${stars.replace('1', '2')}* ? ?\n? ? *\n* ? *`), 'C');
  const lits = 'lits\nregions\nA A A A A\nB B B B B\nfilled\n';
  assert.equal(met(`${lits}# # # # ?\n# # ? # #`), 'A');
  assert.equal(met('skyscrapers\ncells\n. .\n. .'), '', 'without regions');
});

test('the cells of an island are found once it is complete', () => {
  const text = 'nurikabe\ncells\n2 . .\n. . 1\nfilled\n. ? #\n# # ?';
  const board = readGrid(text);
  assert.deepEqual(areasMet(board, valuesOf(board)).sort(), [0, 1, 5], 'also without a dot, as it cannot grow');
  const larger = readGrid(text.replace('# # ?', '? # ?'));
  assert.deepEqual(areasMet(larger, valuesOf(larger)), [5]);
});

test('every clue of a slitherlink is met once its loop is closed, a 0 too', () => {
  for (const text of texts.slitherlink) {
    const solved = filling.solved(text, String(sync.solve('grid', text).solution));
    const drawn = solved.map((state) => (state === '-' ? state : ''));
    const states = (/** @type {string[]} */ values) => {
      const board = spoken(filling.write(text, values));
      return edgeCells(board, {})
        .filter((_, cell) => clueAt(board, cell) !== '')
        .map(({ classes }) => classes);
    };
    assert.ok(states(drawn).every((classes) => classes.includes('met')));
    assert.ok(!states(drawn.with(drawn.indexOf('-'), '')).every((classes) => classes.includes('met')));
  }
});

test('a hashi may be solved as soon as each island has its bridges, and not before', () => {
  for (const text of texts.hashi) {
    const solution = String(sync.solve('grid', text).solution);
    const all = filling.solved(text, solution);
    const drawn = all.map((value) => (value === '.' ? '' : value));
    const rested = filling.rested?.(filling.write(text, drawn));
    assert.equal(sync.solve('grid', String(rested)).solution, solution);
    assert.ok(!valuesOf(readGrid(String(rested))).includes(''));
    const [row] = [...drawn.keys()].filter((cell) => drawn[cell] === '-' || drawn[cell] === '|');
    assert.equal(filling.rested?.(filling.write(text, drawn.with(row, ''))), undefined);
  }
});

test('an area of fillomino is complete with as many cells as its number', () => {
  const filled = (/** @type {string} */ lines) => {
    const board = readGrid(`fillomino\ncells\n3 3 .\n2 . 1\nfilled\n${lines}`);
    return areasMet(board, valuesOf(board)).sort();
  };
  assert.deepEqual(filled('? ? ?\n? ? ?'), [5]);
  assert.deepEqual(filled('? ? 3\n? ? ?'), [0, 1, 2, 5]);
  assert.deepEqual(filled('? ? 3\n? 3 ?'), [5], 'one cell too many');
  assert.deepEqual(filled('? ? 3\n? 2 ?'), [0, 1, 2, 3, 4, 5]);
  for (const text of texts.fillomino) {
    const board = readGrid(String(sync.solve('grid', text).solution));
    const whole = areasMet(board, valuesOf(board));
    assert.deepEqual([...new Set(whole)].sort(), [...board.cells.keys()].sort(), 'a solution has nothing else');
  }
});

test('a 0 whose cells are left open is met once the board is finished', () => {
  const board = spoken('akari\ncells\n* . #0\n. . .\n. . *');
  const nameOf = (/** @type {boolean} */ isFinished) => cells(board, { isFinished })[2].name;
  assert.deepEqual([false, true].map(nameOf), ['wall 0', 'wall 0, met']);
});

test('while contradictions are not to be seen, only clues that are met are found', () => {
  const cave = readGrid('cave\ncells\n2 . .\nfilled\n? # ?');
  assert.deepEqual([...cluesMet(cave).broken], [0]);
  assert.deepEqual([...cluesMet({ ...cave, isQuiet: true }).broken], []);
  const gokigen = readGrid('gokigen\nsize 1 1\ncorners\n1 0\n0 0\nfilled\n\\');
  assert.equal(cornerState(gokigen, valuesOf(gokigen), 1, 1), 'broken');
  assert.equal(cornerState({ ...gokigen, isQuiet: true }, valuesOf(gokigen), 1, 1), '');
  assert.equal(cornerState({ ...gokigen, isQuiet: true }, valuesOf(gokigen), 0, 0), 'met');
});

test('clues at corners count what is around them', () => {
  const creek = readGrid('creek\nsize 1 2\ncorners\n. 1 .\n. 2 0\nfilled\n# ?');
  const states = [
    [0, 1],
    [1, 1],
    [1, 2],
  ].map(([row, column]) => cornerState(creek, valuesOf(creek), row, column));
  assert.deepEqual(states, ['met', '', ''], 'beside a 0 a cell is open');
  const ruledOut = readGrid('creek\nsize 1 2\ncorners\n. 1 .\n. 2 0\nfilled\n# .');
  assert.equal(cornerState(ruledOut, valuesOf(ruledOut), 1, 2), 'met');
  const gokigen = readGrid('gokigen\nsize 2 2\ncorners\n. . .\n. 3 .\n. . 0\nfilled\n\\ /\n/ \\');
  assert.equal(cornerState(gokigen, valuesOf(gokigen), 1, 1), 'broken', 'four slashes end there');
  assert.equal(cornerState(gokigen, valuesOf(gokigen), 2, 2), 'broken', 'one does');
});

test('a third alike side by side, half of a line, and a star too many contradict each other', () => {
  const clashes = (/** @type {string} */ text) => {
    const board = readGrid(text);
    return [...conflictsIn(board, valuesOf(board))].sort((a, b) => a - b);
  };
  assert.deepEqual(clashes('binairo\ncells\n0 0 0 . . .'), [0, 1, 2]);
  assert.deepEqual(clashes('binairo\ncells\n0 0 . 0 0 .'), [0, 1, 3, 4], 'three are half of the line');
  assert.deepEqual(clashes('binairo\ncells\n0 0 . 0 . .'), []);
  const stars = 'starbattle\nstars 1\nregions\nA A A B\nA A A B\nA A A B\nC C C C\nfilled\n* ? ? ?\n? ? * ?\n';
  assert.deepEqual(clashes(`${stars}? ? ? ?\n? * ? ?`), [0, 6], 'two in a region');
  assert.deepEqual(clashes(`${stars.replace('stars 1', 'stars 2')}? ? ? ?\n? * ? ?`), []);
});

test('clues of kinds fade by what their rules count', () => {
  /** @param {string} text @param {string} filled */
  const metOf = (text, filled) => [...cluesMet(readGrid(`${text}\nfilled\n${filled}`)).met];
  const regions = 'chocona\nregions\nA A B\nA A B\ncells\n2 . 1\n. . .';
  assert.deepEqual(metOf(regions, '# # ?\n? ? #'), [0, 2]);
  assert.deepEqual(metOf(regions, '# # ?\n# ? ?'), []);
  assert.deepEqual(metOf('lookair\ncells\n. . .\n. 3 .\n. . .', '? # ?\n? # ?\n? # ?'), [4]);
  const seen = 'nurimisaki\ncells\no2 . .\n. . .';
  assert.deepEqual(metOf(seen, '? . #\n# ? ?'), [0]);
  assert.deepEqual(metOf(seen, '? . ?\n# ? ?'), [], 'it may see more');
  const piece = 'norinuri\ncells\n2 . .\n. . .';
  assert.deepEqual(metOf(piece, '? . #\n# # ?'), [0]);
  assert.deepEqual(metOf(piece, '? . ?\n# # ?'), [], 'its piece is open');
  // A number says this only of a cell of its colour.
  const white = 'context\ncells\n. . .\n. 1 .\n. . .';
  assert.deepEqual(metOf(white, '? # ?\n? . ?\n? ? ?'), [4]);
  assert.deepEqual(metOf(white, '? # ?\n? ? ?\n? ? ?'), []);
  assert.deepEqual(metOf(white, '# ? ?\n? # ?\n? ? ?'), [4]);
  assert.deepEqual(metOf('kakuru\ncells\n#3 .\n. .', '? 1\n2 ?'), []);
  assert.deepEqual(metOf('sananko\ncells\n#3 .\n. .', '? 1\n2 ?'), [0]);
  // What "not exactly" says is not counted.
  assert.deepEqual(metOf('smullyan\ncells\n. . .\n. 1 .\n. . .', '? ? ?\n? # ?\n? ? ?'), []);
});

test('the runs of a kind fade in any order', () => {
  const board = readGrid('coral\nrows\n1 2\n.\ncolumns\n.\n.\n.\n.\nfilled\n# # . #\n? ? ? ?');
  assert.deepEqual(runsMet(board)[0], [true, true]);
});
