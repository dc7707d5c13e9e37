// Makes patterns.txt: for each genre and each pattern that its players have a name for, a small board on which core
// finds it first, with nothing filled in that it does not need. The boards are from our own generator with fixed seeds,
// or examples of the page; a few that were made by hand stay. Run by hand on a built package, when core has other
// patterns: node web/build/find-patterns.js. Tested by tests/wasm/techniques.test.js.

import { writeFileSync } from 'node:fs';
import { withHint, withToken } from '../grids/edges.js';
import { withValues } from '../grids/filling.js';
import { describe, valuesOf } from '../grids/genres.js';
import { latticeOf } from '../grids/lattice.js';
import { withPartValue } from '../grids/part-values.js';
import { readGrid, withSection, writeGrid } from '../grids/text.js';
import { texts as examples } from '../puzzles/grid.examples.js';
import cellPatterns from '../strings/en/cell-patterns.js';
import linePatterns from '../strings/en/line-patterns.js';
import { patternBoards } from '../techniques/patterns.js';

const { load } = await import('../../dist/package/sync.js');

/** The sizes to look at, smallest first, and how many puzzles of each. */
const [SIZES, PUZZLES, MOST_HINTS] = [
  process.env.SIZES?.split(',').map(Number) ?? [5, 6, 7, 8],
  Number(process.argv[2] ?? 4),
  150,
];

const GENRES = [
  ...['slitherlink', 'masyu', 'nurikabe', 'starbattle', 'nonogram', 'akari', 'hashi', 'shikaku', 'heyawake', 'hitori'],
  ...['kurodoko', 'tents', 'minesweeper', 'mosaic', 'binairo', 'futoshiki', 'skyscrapers', 'fillomino', 'yajilin'],
  ...['country', 'numberlink', 'shingoki'],
];

/** @param {string} text @param {any} hint @returns {string} */
function filledIn(text, { cell, value, marks = [{ cell, value }], edges }) {
  let board = readGrid(text);
  if (edges) board = withHint(board, edges);
  if (cell === null) return edges ? writeGrid(board) : text;
  if (describe(board).isOfParts) return withPartValue(text, cell, value);
  const values = [...valuesOf(board)];
  for (const each of marks) {
    const token = describe(board).values(board)[each.value - 1];
    if (latticeOf(board)) board = withToken(board, each.cell, token);
    else values[each.cell] = token;
  }
  return writeGrid(latticeOf(board) ? board : withValues(board, values));
}

/** What a hint says and why. @param {any} hint */
const said = ({ rule, cell, value, edges, source, reasons }) =>
  JSON.stringify([rule, cell, value, edges, source, reasons]);

const OWN = ['filled', 'horizontal', 'vertical'];

/**
 * The board without what its hint does not need.
 * @param {(text: string) => any} hintOn
 * @param {string} text
 */
function thinned(hintOn, text) {
  const whole = said(hintOn(text));
  let left = text;
  for (const name of OWN) {
    const blank = name === 'filled' ? '?' : '.';
    const rows = readGrid(left).sections.get(name) ?? [];
    for (const [row, tokens] of rows.entries())
      for (const at of tokens.keys()) {
        const section = readGrid(left).sections.get(name) ?? [];
        if (section[row][at] === blank) continue;
        const fewer = section.with(row, section[row].with(at, blank));
        const isEmpty = fewer.flat().every((token) => token === blank);
        const next = writeGrid(withSection(readGrid(left), name, isEmpty ? undefined : fewer));
        if (said(hintOn(next)) === whole) left = next;
        if (isEmpty) break;
      }
  }
  return left;
}

/**
 * The boards of a genre by pattern, with their grades. Those that are known stay.
 * @param {any} quadrille
 * @param {string} genre
 */
function boardsOf(quadrille, genre) {
  const hintOn = (/** @type {string} */ text) => quadrille.hint('grid', text);
  const known = patternBoards.flatMap((board) => (board.genre === genre ? { ...board, hint: hintOn(board.text) } : []));
  /** @type {Map<string, {text: string, grade: number}>} */
  const found = new Map(known.map(({ name, text, hint }) => [name, { text, grade: hint.grade }]));
  const look = (/** @type {string} */ puzzle) => {
    let text = puzzle;
    for (let hints = 0; hints < MOST_HINTS; ++hints) {
      const hint = hintOn(text);
      if (hint.verdict !== 'found') return;
      const { rule, reasons, grade } = hint;
      // A pattern that fills nothing in by itself is a reason of what does.
      for (const name of reasons.length > 0 ? reasons.map((/** @type {any} */ reason) => reason.rule) : [rule]) {
        const isNamed = Object.hasOwn((hint.edges ? linePatterns : cellPatterns).patterns, name);
        if (isNamed && !found.has(name)) found.set(name, { text: thinned(hintOn, text), grade });
      }
      const next = filledIn(text, hint);
      if (next === text) return;
      text = next;
    }
  };
  for (const size of SIZES)
    for (let seed = 1; seed <= PUZZLES; ++seed) {
      try {
        const { puzzles } = quadrille.generate(genre, { size, seed, count: 1 });
        for (const text of puzzles) look(text.trim());
      } catch {} // there are none of this size
    }
  for (const text of examples[genre]) if (readGrid(text).cells.length <= 150) look(text);
  return [...found].sort(([, one], [, other]) => one.grade - other.grade);
}

const quadrille = await load({ puzzles: ['grid'] });
const all = (process.argv[3]?.split(',') ?? GENRES).flatMap((genre) => {
  const boards = boardsOf(quadrille, genre);
  console.log(genre, boards.map(([name]) => name).join(' '));
  return boards.map(([name, { text }]) => `${name}\n${text}\n`);
});
writeFileSync(process.argv[4] ?? new URL('../techniques/patterns.txt', import.meta.url), all.join('\n'));
