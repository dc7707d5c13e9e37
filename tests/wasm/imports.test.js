// Real texts: whatever form people and programs write puzzles in is recognised and read as the right puzzle. The texts
// and boards of tests/data/imports.jsonl were read by a program of their own; the others are those of tests/data.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { Quadrille } from '../../dist/package/quadrille.js';
import { load } from '../../dist/package/sync.js';
import { classicBoard } from '../../web/variant/model/plain.js';

/**
 * @typedef {object} Sample
 * @property {string} origin
 * @property {import('../../dist/package/quadrille.js').PuzzleId} puzzle
 * @property {string} [board]  in the notation `line`
 * @property {string} [solution]  row by row, of a Kakuro its white cells
 * @property {number} [givens]
 * @property {string} [verdict]  of a Kakuro
 * @property {string} text
 */

const data = new URL('../data/', import.meta.url);
const quadrille = await load();
const reader = await Quadrille.start({ workers: 1 });
after(() => reader.close());
const canonical = {
  sudoku: 'line',
  variant: 'iss',
  kakuro: 'grid',
  queens: 'spoj1771',
  tiling: 'tiling',
  cover: 'dlx',
};

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, data), 'utf8');

/** @param {string} name @returns {string[]} its lines without comments */
const linesOf = (name) =>
  read(name)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/**
 * The likeliest reading of a text, with its board in the canonical notation. As on the page, a link to a variant
 * without a rule is one to a Sudoku.
 * @param {string} given
 */
async function imported(given) {
  const recognised = await reader.recognise(given);
  const [reading] = recognised.choices ?? [recognised];
  if (!reading) throw new Error(`not recognised: ${given.slice(0, 80)}`);
  const { puzzle, format, text = given } = reading;
  const { entries, marks } = recognised;
  const to = /** @type {import('../../dist/package/quadrille.js').NotationName} */ (canonical[puzzle]);
  const board = quadrille.convert(puzzle, text, { format, to }).text;
  const plain = format === 'fpuzzles' || format === 'sudokupad' ? classicBoard(board) : undefined;
  const found = { entries, marks, format };
  return plain === undefined ? { ...found, puzzle, board } : { ...found, puzzle: 'sudoku', board: plain };
}

/** @type {Sample[]} */
const all = linesOf('imports.jsonl').map((line) => JSON.parse(line));
const isMany = ({ board = '' }) => board.includes('\n');
const samples = all.filter((sample) => !isMany(sample));

test('every real text is read as its puzzle, with the board that is in it', async () => {
  assert.ok(all.length >= 300);
  for (const { origin, puzzle, board, text } of samples) {
    const found = await imported(text);
    assert.equal(found.puzzle, puzzle, origin);
    if (board !== undefined) assert.equal(found.board, board, origin);
  }
});

test('a text of many puzzles has all of them', async () => {
  const many = all.filter(isMany);
  assert.ok(many.length > 2);
  for (const { origin, text, board } of many) {
    const pieces = [{ bytes: new TextEncoder().encode((await reader.recognise(text)).text ?? text), last: true }];
    const lines = [];
    for await (const items of reader.stream('sudoku', 'convert', pieces, { to: 'line' }))
      for (const item of items) lines.push(item.text);
    assert.equal(lines.join('\n'), board, origin);
  }
});

test('a board without square boxes keeps its givens', async () => {
  const small = samples.filter(({ givens }) => givens !== undefined);
  assert.ok(small.length > 1);
  for (const { origin, text, givens } of small)
    assert.equal((await imported(text)).board.match(/R\dC\d_\d/g)?.length, givens, origin);
});

test('a Kakuro in any form has the verdict and the solution of its author', async () => {
  const boards = samples.filter(({ puzzle }) => puzzle === 'kakuro');
  assert.ok(boards.length > 15);
  for (const { origin, text, verdict, solution } of boards) {
    const found = quadrille.check('kakuro', (await imported(text)).board);
    assert.equal(found.verdict, verdict, origin);
    if (solution) assert.equal(found.solutions[0].match(/(?<!\S)\d(?!\S)/g)?.join(''), solution, origin);
  }
});

test('the published solution of a variant obeys the rules that are read', async () => {
  const solved = samples.filter(({ puzzle, solution = '' }) => puzzle === 'variant' && solution.length === 81);
  assert.ok(solved.length > 40);
  for (const { origin, text, solution = '' } of solved) {
    const cells = Array.from(solution, (digit, cell) => `~R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}_${digit}`);
    const { board } = await imported(text);
    assert.equal(quadrille.solve('variant', `${board}.${cells.join('')}`).verdict, 'solved', origin);
  }
});

test('the published solution of a Sudoku is the only one of what is read', async () => {
  const solved = samples.filter(({ puzzle, solution }) => puzzle === 'sudoku' && solution);
  assert.ok(solved.length > 3);
  for (const { origin, text, solution } of solved)
    assert.deepEqual(quadrille.check('sudoku', (await imported(text)).board).solutions, [solution], origin);
});

test('what has been filled in and marked in a position agrees with the only solution of its givens', async () => {
  const all = samples.map(async ({ origin, text }) => ({ origin, ...(await imported(text)) }));
  const positions = (await Promise.all(all)).filter(({ entries, marks }) => entries || marks);
  assert.ok(positions.length > 20);
  for (const { origin, puzzle, board, entries, marks } of positions) {
    const { verdict, solutions } = quadrille.check(puzzle, board);
    assert.equal(verdict, 'unique', origin);
    const cells = puzzle === 'kakuro' ? solutions[0].trim().split(/\s+/) : solutions[0];
    for (const [, cell, symbols] of `${entries} ${marks}`.matchAll(/(\d+):(\S+)/g))
      assert.ok(symbols.includes(cells[Number(cell)]), `${origin}: cell ${cell}`);
  }
});

test('puzzles of f-puzzles are read from all three kinds of links', async () => {
  for (const line of linesOf('variant/fpuzzles.tsv')) {
    const [name, , , payload] = line.split('\t');
    const links = [
      payload,
      `https://www.f-puzzles.com/?load=${payload}`,
      `https://sudokupad.app/fpuzzles${encodeURIComponent(payload)}`,
    ];
    const boards = await Promise.all(links.map(async (link) => (await imported(link)).board));
    assert.equal(new Set(boards).size, 1, name);
  }
});

test('the samples of every puzzle are recognised as that puzzle', async () => {
  /** @type {[puzzle: string, texts: string[]][]} */
  const kinds = [
    [
      'sudoku',
      readdirSync(new URL('sudoku', data))
        .filter((name) => !/^(36|poj)/.test(name))
        .flatMap((name) => linesOf(`sudoku/${name}`)),
    ],
    ['variant', linesOf('variant/iss.txt')],
    [
      'kakuro',
      ['small', 'large', 'hard', 'multiple'].flatMap((name) => read(`kakuro/${name}.txt`).trim().split(/\n\n+/)),
    ],
    ['queens', ['partial', 'hard', 'empty'].flatMap((name) => linesOf(`queens/${name}.txt`))],
    ['tiling', linesOf('tiling/lines.txt')],
    [
      'cover',
      readdirSync(new URL('cover', data))
        .filter((name) => name.endsWith('.dlx'))
        .map((name) => read(`cover/${name}`)),
    ],
  ];
  for (const [puzzle, texts] of kinds) {
    assert.ok(texts.length > 5, puzzle);
    for (const text of texts) {
      const { choices, puzzle: only = choices?.[0]?.puzzle } = await reader.recognise(text);
      assert.equal(only, puzzle, text.slice(0, 100));
    }
  }
});
