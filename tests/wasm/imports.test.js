// Real texts: whatever form people and programs write puzzles in is recognised and read as the right puzzle. The texts
// and boards of tests/data/imports.jsonl were read by a program of their own; the others are those of tests/data.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '../../dist/package/sync.js';
import { recognise } from '../../web/importing/recognise.js';
import { classicBoard } from '../../web/variant/model/plain.js';

/**
 * @typedef {object} Sample
 * @property {string} origin
 * @property {import('../../web/importing/recognise.js').PuzzleId} puzzle
 * @property {string} [board]  in the notation `line`
 * @property {string} [solution]  row by row, of a Kakuro its white cells
 * @property {number} [givens]
 * @property {string} [verdict]  of a Kakuro
 * @property {string} text
 */

const data = new URL('../data/', import.meta.url);
const quadrille = await load();
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
 * The first reading of a text that can be read, with its board in the canonical notation. As on the page, a link
 * to a variant without a rule is one to a Sudoku.
 * @param {string} text
 * @returns {import('../../web/importing/recognise.js').Reading & { board: string }}
 */
function imported(text) {
  /** @type {Error | undefined} */
  let fault;
  const readings = recognise(text);
  const mayBeSudoku = readings.some(({ puzzle }) => puzzle === 'sudoku');
  for (const reading of readings) {
    try {
      const to = /** @type {import('../../dist/package/quadrille.js').NotationName} */ (canonical[reading.puzzle]);
      const board = quadrille.convert(reading.puzzle, reading.text, { to }).text;
      const plain = mayBeSudoku && reading.puzzle === 'variant' ? classicBoard(board) : undefined;
      return plain === undefined ? { ...reading, board } : { ...reading, puzzle: 'sudoku', board: plain };
    } catch (error) {
      fault ??= /** @type {Error} */ (error);
    }
  }
  throw fault ?? new Error(`not recognised: ${text.slice(0, 80)}`);
}

/** @type {Sample[]} */
const all = linesOf('imports.jsonl').map((line) => JSON.parse(line));
const isMany = ({ board = '' }) => board.includes('\n');
const samples = all.filter((sample) => !isMany(sample));

test('every real text is read as its puzzle, with the board that is in it', () => {
  assert.ok(all.length >= 300);
  for (const { origin, puzzle, board, text } of samples) {
    const found = imported(text);
    assert.equal(found.puzzle, puzzle, origin);
    if (board !== undefined) assert.equal(found.board, board, origin);
  }
});

test('a text of many puzzles has all of them', () => {
  const many = all.filter(isMany);
  assert.ok(many.length > 2);
  for (const { origin, text, board } of many) assert.equal(recognise(text).at(-1)?.text, board, origin);
});

test('a board without square boxes keeps its givens', () => {
  const small = samples.filter(({ givens }) => givens !== undefined);
  assert.ok(small.length > 1);
  for (const { origin, text, givens } of small)
    assert.equal(imported(text).board.match(/R\dC\d_\d/g)?.length, givens, origin);
});

test('a Kakuro in any form has the verdict and the solution of its author', () => {
  const boards = samples.filter(({ puzzle }) => puzzle === 'kakuro');
  assert.ok(boards.length > 15);
  for (const { origin, text, verdict, solution } of boards) {
    const found = quadrille.check('kakuro', imported(text).board);
    assert.equal(found.verdict, verdict, origin);
    if (solution) assert.equal(found.solutions[0].match(/(?<!\S)\d(?!\S)/g)?.join(''), solution, origin);
  }
});

test('the published solution of a variant obeys the rules that are read', () => {
  const solved = samples.filter(({ puzzle, solution = '' }) => puzzle === 'variant' && solution.length === 81);
  assert.ok(solved.length > 40);
  for (const { origin, text, solution = '' } of solved) {
    const cells = Array.from(solution, (digit, cell) => `~R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}_${digit}`);
    const { board } = imported(text);
    assert.equal(quadrille.solve('variant', `${board}.${cells.join('')}`).verdict, 'solved', origin);
  }
});

test('the published solution of a Sudoku is the only one of what is read', () => {
  const solved = samples.filter(({ puzzle, solution }) => puzzle === 'sudoku' && solution);
  assert.ok(solved.length > 3);
  for (const { origin, text, solution } of solved)
    assert.deepEqual(quadrille.check('sudoku', imported(text).board).solutions, [solution], origin);
});

test('what has been filled in and marked in a position agrees with the only solution of its givens', () => {
  const positions = samples.map(({ origin, text }) => ({ origin, ...imported(text) })).filter(({ game }) => game);
  assert.ok(positions.length > 20);
  for (const { origin, puzzle, board, game } of positions) {
    const { verdict, solutions } = quadrille.check(puzzle, board);
    assert.equal(verdict, 'unique', origin);
    const cells = puzzle === 'kakuro' ? solutions[0].trim().split(/\s+/) : solutions[0];
    for (const [, cell, symbols] of `${game?.entries} ${game?.marks}`.matchAll(/(\d+):(\S+)/g))
      assert.ok(symbols.includes(cells[Number(cell)]), `${origin}: cell ${cell}`);
  }
});

test('puzzles of f-puzzles are read from all three kinds of links', () => {
  for (const line of linesOf('variant/fpuzzles.tsv')) {
    const [name, , , payload] = line.split('\t');
    const links = [
      payload,
      `https://www.f-puzzles.com/?load=${payload}`,
      `https://sudokupad.app/fpuzzles${encodeURIComponent(payload)}`,
    ];
    const boards = links.map((link) => imported(link).board);
    assert.equal(new Set(boards).size, 1, name);
  }
});

test('the samples of every puzzle are recognised as that puzzle', () => {
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
    for (const text of texts) assert.equal(recognise(text)[0]?.puzzle, puzzle, text.slice(0, 100));
  }
});
