// What the page says and has on its board, without a browser: a session of the page with a real worker.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clueNames } from '../../web/parts/hint-reasons.js';
import { titleOf } from '../../web/session/title.js';
import { examples, openPage, paste, said, until } from './page-session.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const EMPTY = '.'.repeat(81);
const rows = PUZZLE.match(/.{9}/g);
const csv = rows.map((row) => [...row].map((symbol) => symbol.replace('.', '')).join(',')).join('\n');

/** A text for each tab. */
const texts = {
  sudoku: csv,
  kakuro: '# 4\\ 3\\\n\\3 . .\n\\4 . .',
  queens: '[".Q..","...Q","Q...","..Q."]',
  tiling: '6x10 pentominoes',
  cover: 'a b c\na b\nc',
};

test('a text that is pasted opens its own tab from every other', async () => {
  const session = await openPage();
  for (const from of Object.keys(texts)) {
    for (const [to, text] of Object.entries(texts).filter(([id]) => id !== from)) {
      await session.open(from);
      assert.equal(session.puzzle.id, from);
      assert.equal(await paste(session, text), undefined);
      assert.equal(session.puzzle.id, to, `${to} from ${from}`);
    }
  }
});

test('the form of a link is said in words, in each language', async () => {
  for (const [language, sentence] of [
    ['en', 'Read as a link of puzz.link.'],
    ['zh', '已读取：puzz.link 的链接。'],
  ]) {
    const session = await openPage('', language);
    await paste(session, 'https://puzz.link/p?lightup/3/3/hbga');
    assert.ok(said(session).includes(sentence), said(session));
    assert.equal(session.puzzle.id, 'akari');
  }
});

test('boards that other programs have saved, and links in links, open their own tab', async () => {
  const slither = 'pzprv3/slither/2/2/3 . /. . /';
  for (const [text, id, form] of [
    [slither, 'slitherlink', 'a board saved at puzz.link'],
    [`https://puzz.link/p?type=editor&${slither}`, 'slitherlink', 'a board saved at puzz.link'],
    ['lightup 7x7:b11p2Bb0b01pBBb', 'akari', 'a game of Simon Tatham'],
    ['width 2\nheight 1\n\nrows\n2\n\ncolumns\n1\n1\n', 'nonogram', 'a file of a nonogram'],
    ['{"ver": [[1], [1]], "hor": [[2]]}', 'nonogram', 'a file of a nonogram'],
    [
      'https://swaroopg92.github.io/penpa-edit/?m=solve&p=https://puzz.link/p?lightup/3/3/hbga',
      'akari',
      'a link of puzz.link',
    ],
  ]) {
    const session = await openPage('#sudoku');
    assert.equal(await paste(session, text), undefined, text);
    assert.equal(session.puzzle.id, id);
    assert.ok(said(session).includes(`Read as ${form}.`), said(session));
  }
});

test('entries and candidates of a position are entries and pencil marks', async () => {
  const session = await openPage('#cover');
  await paste(session, `:0702:9:53+4${PUZZLE.slice(3)}:226::`);
  assert.equal(session.text, `534${PUZZLE.slice(3)}`);
  assert.equal(session.store.position.givens, PUZZLE);
  assert.ok(said(session).includes('Read as “HoDoKu”'), said(session));
});

test('a link without a puzzle in it says where the puzzle is', async () => {
  const session = await openPage();
  for (const [link, sentence] of [
    ['https://tinyurl.com/3f2k9ab', 'tinyurl.com keeps the puzzle'],
    ['https://puzz.link/p?statuepark/6/6/g3g', '"statuepark" of puzz.link is not read yet'],
    ['https://example.org/', 'This is a link to example.org'],
  ]) {
    await paste(session, link);
    assert.ok(said(session).includes(sentence), said(session));
  }
});

test('a puzzle that there is not is named in a sentence, to people and to programs', async () => {
  const session = await openPage();
  const error = { code: 'unknown-puzzle', message: 'there is no puzzle "chess"' };
  await assert.rejects(session.fetch('chess'), error);
  await session.openLink('#chess');
  assert.ok(said(session).includes('There is no kind of puzzle called “chess” here.'), said(session));
});

test('what is wrong with a board is said with its line, also from another tab', async () => {
  const session = await openPage('#queens');
  const ask = 'Please solve this for me';
  for (const [tab, text, sentence] of [
    ['queens', rows.with(3, '8...6..3').join('\n'), 'line 4: the row “8...6..3” has 8 cells; the other rows have 9.'],
    ['queens', rows.with(3, '8...6@..3').join('\n'), 'line 4, column 6: “@” is neither 1 to 9 nor a blank'],
    ['queens', PUZZLE.slice(1), 'has 80 cells; a board of 9×9 has 81'],
    ['cover', ask, `“${ask}” is in no form that is known here`],
    ['sudoku', ask, `“${ask}” is in no form that is known here`],
    ['sudoku', ask, 'Digits in any layout can be read'],
    ['sudoku', '.NoSuchRule~R1C1', 'NoSuchRule'],
  ]) {
    await session.open(tab);
    await paste(session, text);
    assert.ok(said(session).includes(sentence), said(session));
  }
});

test('a table of puzzles with other columns becomes a list, whose first puzzle is on the board', async () => {
  const session = await openPage('#kakuro');
  await paste(session, `id,puzzle,solution\n1,${PUZZLE},2\n2,${PUZZLE.slice(9)}${PUZZLE.slice(0, 9)},3`);
  assert.equal(session.collection.rows.length, 2);
  assert.equal(session.text, PUZZLE);
  session.closeCollection();
});

test('a puzzle without a solution is reported so by every question', async () => {
  const session = await openPage(`#sudoku=${'12345678.'}........9${EMPTY.slice(18)}`);
  for (const question of ['solve', 'check', 'count', 'list']) {
    await session.ask(question);
    assert.ok(said(session).startsWith('No solution.'), said(session));
  }
});

test('the rule of each puzzle is said in one line, with the parameters of the board, in each language', async () => {
  const { ruleSentences } = await import('../../web/parts/rule.js');
  for (const language of ['zh', 'en']) {
    const session = await openPage('', language);
    for (const { id } of session.catalog.filter(({ id }) => id !== 'grid')) {
      await session.openAt(id);
      assert.match(ruleSentences(session.puzzle, session.text)[0] ?? '', /[.。]$/, id);
    }
  }
  const killer = await openPage(`#variant=${encodeURIComponent('.Cage~3~R1C1~R1C2')}`);
  const [rule] = ruleSentences(killer.puzzle, killer.text);
  assert.equal(rule, 'Sudoku. Digits in a cage differ and add up to its number.');
  const titles = ['.Cage~3~R1C1~R1C2', '.Thermo~R1C1~R1C2', '.Cage~3~R1C1~R1C2.AntiKnight', ''].map((text) =>
    titleOf(killer.puzzle, text),
  );
  assert.deepEqual(titles, ['Killer', 'Thermometers', 'Sudoku variant', 'Sudoku variant']);
  const session = await openPage();
  for (const [id, text, sentence] of [
    ['starbattle', 'stars 2\nregions\nA A\nA B', '2 stars in each.'],
    ['minesweeper', 'mines 3\ncells\n. 1\n. .', '3 mines.'],
    ['battleships', 'fleet 2 1\ntop\n1 .\nleft\n. .', 'Fleet: 2 1.'],
    ['numberlink', 'cells\n1 1', 'Every cell is used.'],
    ['numberlink', 'fill no\ncells\n1 1', 'Cells may stay empty.'],
    ['skyscrapers', 'parks\ncells\n. .\n. .', 'One park in each line.'],
    ['abcendview', 'letters 3\ncells\n. .\n. .', 'Letters a b c.'],
  ]) {
    const puzzle = await session.fetch(id);
    assert.deepEqual(ruleSentences(puzzle, `${id}\n${text}`).slice(1), [sentence]);
  }
});

test('a check of a puzzle with one solution says so and does not show it; Solve does', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  await session.ask('check');
  assert.ok(said(session).startsWith('Unique: exactly one solution.'), said(session));
  assert.equal(session.layers.found, undefined);
  await session.ask('solve');
  assert.equal(session.layers.found, SOLUTION);
});

// ER 3.4, by SukakuExplainer's serate.
const HARD = '........1.......23..4..5........6....7.......12..3.......21..7...6...4..5...8....';

test('a check says how hard the puzzle is, if it has one solution', async () => {
  const session = await openPage(`#sudoku=${HARD}`);
  await session.ask('check');
  await until(session, () => session.followUp?.sentence);
  assert.match(session.followUp.sentence, /^Hard, 3\.4 of 12\. Hardest step: /);
  const genre = await openPage();
  await genre.openAt('akari', 'akari\ncells\n#1 .');
  await genre.ask('check');
  await until(genre, () => genre.followUp?.sentence);
  assert.equal(genre.followUp.sentence, 'Easy, 1 of 5. One clue or rule after another is enough.');
  const open = await openPage(`#sudoku=${EMPTY}`);
  await open.ask('check');
  assert.ok(said(open).startsWith('Not unique'), said(open));
  assert.equal(open.followUp.sentence, undefined);
});

// Known since Haselgrove 1960: 2 of 3×20, each in 4 positions.
test('the list of eight queens says how many solutions there are up to symmetry, as the count does', async () => {
  const session = await openPage('#queens=8 0 0 0 0 0 0 0 0');
  for (const question of ['list', 'count']) {
    const { answer } = await session.ask(question);
    assert.equal(answer.solutions?.length ?? Number(answer.count), 92);
    await until(session, () => session.followUp?.sentence);
    assert.match(session.followUp.sentence, /: 12\./); // both: W. W. Rouse Ball, Mathematical Recreations, chapter 6
  }
});

test('a count of a tiling says how many solutions there are up to symmetry', async () => {
  const session = await openPage(`#tiling=${encodeURIComponent('3x20 pentominoes')}`);
  await session.ask('count');
  assert.ok(said(session).startsWith('Exactly 8 solutions.'), said(session));
  await until(session, () => session.followUp?.sentence);
  assert.match(session.followUp.sentence, /Up to rotation and reflection: 2\./);
});

test('rules in words, and what is drawn without a rule, are beside every verdict', async () => {
  const session = await openPage(`#variant=${encodeURIComponent('# Blue lines are happy.\n.Shape~4x4.~R1C1_1')}`);
  await session.ask('count');
  assert.match(said(session), /not checked: Blue lines are happy\./);
});

test('a filled variant that breaks a rule which only the solver knows is not called complete', async () => {
  const given = Array.from('1423231432414132', (digit, i) => `~R${Math.floor(i / 4) + 1}C${(i % 4) + 1}_${digit}`);
  const rules = '.Shape~4x4.Sandwich~5~R1.';
  const session = await openPage(`#variant=${encodeURIComponent(rules + given.slice(1).join('.'))}`);
  const { puzzle, text } = session;
  session.edit({ text: puzzle.fill(text, 0, 1) });
  await until(session, () => session.notice);
  assert.equal(session.notice, 'Every cell is filled in, but a rule is broken.');
});

const { liveSentence } = await import('../../web/parts/live-sentence.js');

/** What the page says of a board that is entered or set, once its solutions are counted and it is graded. */
async function verdictOf(session) {
  await until(session, () => session.game.live?.text === session.text && session.game.live.count !== undefined);
  if (session.game.live.count === 1) await until(session, () => session.game.live.grade);
  return liveSentence(session);
}

/** Nothing of a solution is on the board. */
function assertUnseen(session) {
  const { layers, annotated } = session;
  assert.deepEqual([layers.found, layers.other, annotated.candidates, annotated.hint], Array(4).fill(undefined));
}

test('a puzzle that is typed in Enter says only whether it has one solution, and is played then', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  session.clear();
  assert.equal(session.game.way, 'enter');
  assert.match(liveSentence(session), /^Type row by row; 0, Space or Erase leaves a cell blank/);
  session.edit({ text: `5${EMPTY.slice(1)}` });
  assert.deepEqual([session.game.next(EMPTY), session.game.next(session.text, 1)], [1, 2]);
  assert.deepEqual(
    [0, 1].map((cell) => session.game.isBlankAt(cell)),
    [false, true],
  );
  session.store.want('advance', false);
  assert.deepEqual([session.game.next(EMPTY), session.game.isBlankAt(1)], [undefined, false]);
  assert.match(liveSentence(session), /^Type a puzzle, as from paper/);
  for (const [text, sentence] of [
    [`53${EMPTY.slice(2)}`, 'Not one solution yet.'],
    [`${PUZZLE.slice(0, 63)}${EMPTY.slice(63)}`, 'Not one solution yet.'],
    [`123456${PUZZLE.slice(6)}`, 'No solution: something is mistyped.'],
    [PUZZLE, 'One solution.'],
  ]) {
    session.edit({ text });
    assert.equal((await verdictOf(session))[0], sentence);
    assertUnseen(session);
  }
  assert.match((await verdictOf(session))[1], /^(Easy|Medium), \d\.\d of 12\. /);
  session.game.choose('play');
  assert.deepEqual([session.game.way, session.store.position.givens], ['play', PUZZLE]);
});

test('to enter or to set in the middle of a game shows nothing of its solution, and Play goes on with it', async () => {
  const session = await openPage(`#sudoku=${PUZZLE}`);
  const begun = `534${PUZZLE.slice(3)}`;
  session.edit({ text: begun, marks: '4:26' });
  for (const [way, sentence] of [
    ['enter', 'One solution.'],
    ['set', 'Unique: exactly one solution.'],
    ['enter', 'One solution.'],
  ]) {
    session.game.choose(way);
    assert.deepEqual([session.text, session.game.entriesAside], [PUZZLE, 1]);
    assert.equal((await verdictOf(session))[0], sentence);
    assertUnseen(session);
  }
  session.game.choose('play');
  assert.deepEqual([session.text, session.store.position.marks], [begun, '4:26']);
  session.game.choose('enter');
  session.undo();
  assert.deepEqual([session.game.way, session.text], ['play', begun]);
  // A given that was mistyped is changed in Enter; what has been placed stays.
  session.game.choose('enter');
  session.edit({ text: `${PUZZLE.slice(0, 80)}.` });
  session.game.choose('play');
  assert.deepEqual([session.text, session.game.entries], [`${begun.slice(0, 80)}.`, [2]]);
});

test('only who sets a board still does once it is cleared', async () => {
  const session = await openPage('#kakuro');
  assert.equal(session.game.way, 'play');
  session.clear();
  assert.equal(session.game.way, 'enter');
  session.game.choose('set');
  session.clear();
  assert.equal(session.game.way, 'set');
});

/** Boards with one solution, in one of whose clues a number is changed: what stands there, and what should. */
const MISTYPED = [
  ['sudoku', `${PUZZLE.slice(0, -1)}8`, '8', '9', PUZZLE],
  ['kakuro', '# 3\\ 4\\\n\\9 . .\n\\3 . .', '9', '4', '# 3\\ 4\\\n\\4 . .\n\\3 . .'],
  ['nonogram', 'nonogram\nrows\n1\n0\ncolumns\n1\n1', '1', '2', 'nonogram\nrows\n2\n0\ncolumns\n1\n1'],
  ['variant', '.Shape~2x2.Cage~9~R1C1~R1C2.~R1C1_1', '9', '3', '.Shape~2x2.Cage~3~R1C1~R1C2.~R1C1_1'],
];

for (const [id, text, from, to, right] of MISTYPED)
  test(`a mistyped number of a ${id} is found where one changed number leaves one solution`, async () => {
    const session = await openPage();
    await session.openAt(id, text);
    assert.equal((await session.ask('why')).answer.verdict, 'conflict');
    await until(session, () => session.followUp?.mends.length > 0);
    const mend = session.followUp.mends.find((each) => each.from === from && each.to === to);
    assert.equal(mend?.text, right);
    assert.ok(!session.followUp.mends.some((each) => id === 'sudoku' && each.to === '0')); // that would leave it out
    assert.equal(
      (await session.solver.ask('check', id, mend.text, { format: session.puzzle.notation })).verdict,
      'unique',
    );
  });

test('a number is looked for in few boards, the nearest first', async () => {
  const { findMends } = await import('../../web/session/mend.js');
  const statements = Array.from({ length: 30 }, (_, i) => ({ text: `${i + 50}`, cells: [], rest: '' }));
  const asked = [];
  const solver = { ask: async (_question, _id, board) => asked.push(board) && { verdict: 'none' } };
  const text = statements.map((each) => each.text).join(' ');
  const session = { puzzle: { id: 'cover', notation: 'text', accepts: () => true }, solver, text };
  assert.deepEqual(await findMends(session, statements, new AbortController().signal), []);
  assert.equal(asked.length, 60); // each of the thirty, one less and one more
  assert.ok(
    asked.slice(0, 2).every((board, i) => board === text.replace('50', i ? '51' : '49')),
    asked[0],
  );
  assert.deepEqual(await findMends(session, statements, AbortSignal.abort()), []);
  assert.equal(asked.length, 60);
});

test('a size is typed as one number or two, within what its puzzle allows', async () => {
  for (const [id, extent, sizes] of /** @type {const} */ ([
    ['queens', '1×1–1000×1000', { 8: '8×8', '08 x 8': '8×8', '6×8': undefined, 1000: '1000×1000', 1001: undefined }],
    ['kakuro', '2×2–40×40', { '6*8': '6×8', 1: undefined, '2×41': undefined, '': undefined }],
    ['variant', '1×1–16×16', { ' 6 × 16 ': '6×16', '6×17': undefined, '0×6': undefined, '6×': undefined }],
    ['akari', '1×1–128×128', { 128: '128×128', '1×128': '1×128', 129: undefined, '-1': undefined }],
  ])) {
    const { puzzle } = await openPage(`#${id}`);
    assert.equal(puzzle.extent, extent);
    for (const [typed, size] of Object.entries(sizes)) assert.equal(puzzle.readSize?.(typed), size, `${id} ${typed}`);
  }
});

/** The tools of Set. */
const tools = () => import('../../web/session/set-tools.js');

// All 288 solutions of 4×4 are listed; 9×9 has too many.
test('an empty board becomes unique by givens', async () => {
  const { makeUnique } = await tools();
  for (const cells of [16, 81]) {
    const session = await openPage(`#sudoku=${'.'.repeat(cells)}`);
    const added = await makeUnique(session);
    assert.equal([...session.text].filter((symbol) => symbol !== '.').length, added);
    assert.equal((await session.ask('check')).answer.verdict, 'unique');
  }
});

test('givens that are not needed are taken away, and none of the others can be', async () => {
  const { takeAway } = await tools();
  const session = await openPage(`#sudoku=${PUZZLE}&set`);
  const taken = await takeAway(session);
  const left = [...session.text].filter((symbol) => symbol !== '.');
  assert.equal(left.length, 30 - taken);
  for (const [place, symbol] of [...session.text].entries()) if (symbol !== '.') assert.equal(symbol, PUZZLE[place]);
  assert.equal((await session.ask('check')).answer.verdict, 'unique');
  assert.equal(await takeAway(session), 0);
});

test('a board without a solution is left as it is', async () => {
  const { makeUnique, takeAway, sentences } = await tools();
  const session = await openPage(`#sudoku=11${'.'.repeat(79)}`);
  assert.match(sentences.makeUnique(await makeUnique(session)), /^Nothing was found/);
  assert.match(sentences.takeAway(await takeAway(session)), /^Only a puzzle with exactly one solution/);
  assert.equal(session.text, `11${'.'.repeat(79)}`);
});

// Dana Scott's board in its eight positions: 65 × 8; two ways, one the mirror image of the other, for each Langford
// pairing: 2 × 1 of 4 and 2 × 150 of 8. The others by hand, or as queens on 6×6.
const COUNTS = { first: 1n, colours: 1n, langford4: 2n, queens6: 4n, langford8: 300n, scott: 520n };

test('the examples of exact covers have as many solutions as is known', async () => {
  const session = await openPage('#cover');
  for (const { key, text } of examples.examplesOf('cover')) {
    await session.openAt('cover', text);
    assert.equal((await session.ask('count')).answer.count, COUNTS[key], key);
  }
});

/** The examples that are no puzzles with one solution, and what they are. All tilings have several. */
const OTHERS = {
  several: 'multiple',
  impossible: 'none',
  mutilated: 'none',
  ...Object.fromEntries(['easy', 'medium', 'large50', 'eight', 'empty100'].map((key) => [`queens ${key}`, 'multiple'])),
};

test('each example of a genre has one solution, and the first board shows what the genre is', async () => {
  const { texts } = await import('../../web/puzzles/grid.examples.js');
  const { readGrid } = await import('../../web/grids/text.js');
  const { solver } = await openPage();
  for (const [genre, all] of Object.entries(texts)) {
    const { rows, columns } = readGrid(all[0]);
    assert.ok(Math.min(rows, columns) >= 5 && rows * columns >= 36, `${genre}: the first board is large enough`);
    for (const [at, text] of all.entries()) {
      const { verdict } = await solver.ask('check', 'grid', text, { format: 'grid' });
      assert.equal(verdict, 'unique', `${genre} ${at}`);
    }
  }
});

for (const id of ['sudoku', 'variant', 'kakuro', 'queens', 'tiling'])
  test(`each example of ${id} has one solution, or is meant to have several or none`, async () => {
    const session = await openPage(`#${id}`);
    await examples.fetchRest();
    const usual = id === 'tiling' ? 'multiple' : 'unique';
    for (const { key, text } of examples.examplesOf(id)) {
      if (key === 'hexominoes') continue; // 35 of them on 210 cells take a minute
      assert.equal(await session.openAt(id, text), true, key);
      const { answer } = await session.ask('check');
      assert.equal(answer.verdict, OTHERS[`${id} ${key}`] ?? OTHERS[key] ?? usual, key);
    }
  });

test('a board of another kind than a link names is refused', async () => {
  const session = await openPage();
  await session.openAt('aqre', 'aqre\nregions\nA A\nB B');
  assert.equal(session.text, 'aqre\nregions\nA A\nB B');
  await session.openAt('aqre', 'simpleloop\ncells\n. .\n. .');
  assert.equal(session.query.state.error?.message, 'this is a puzzle of another kind than "aqre"');
  assert.equal(session.text, 'aqre\nregions\nA A\nB B');
});

test('what is given is sealed where it was proved to have one solution, until it has changed', async () => {
  const session = await openPage('#sudoku=1...............');
  await session.ask('check');
  assert.equal(session.isProved, false); // it has several
  await session.openAt('sudoku', '12..34..2143...1');
  assert.equal(session.isProved, false); // nobody has asked
  assert.equal((await session.ask('check')).answer.verdict, 'unique');
  assert.equal(session.isProved, true);
  session.edit({ text: '123.34..2143...1' });
  assert.equal(session.isProved, true);
  session.startBoard('12..............');
  assert.equal(session.isProved, false);
});

test('a hint calls clues as players do, in each language', async () => {
  for (const [kind, english, chinese] of [
    ['akari', 'the wall 0 at row 1, column 3', '第 1 行第 3 列的墙 0'],
    ['masyu', 'the black pearl at row 6, column 7', '第 6 行第 7 列的黑珠'],
    ['hitori', 'the 8 at row 2, column 4', '第 2 行第 4 列的 8'],
    ['starbattle', 'region D at row 3, column 1', '第 3 行第 1 列的区域 D'],
  ])
    for (const [language, words] of [
      ['en', english],
      ['zh', chinese],
    ]) {
      const session = await openPage(`#${kind}`, language);
      await session.ask('hint');
      const { hint } = session.annotated;
      assert.ok(hint);
      const [clue] = clueNames(session.puzzle, session.text, hint.clues);
      assert.equal(clue, words);
    }
});
