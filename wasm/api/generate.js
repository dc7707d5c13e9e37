// New puzzles: what is wished for them, as core reads it (core/job/wishes.hpp). This module is imported with
// the first of them.
import { QuadrilleError } from '../transport/protocol.js';
import { checkNumber, WISHES } from './validate.js';

/**
 * @typedef {object} Wishes what is left out may be anything
 * @property {number} [count] of puzzles; 1 when left out
 * @property {number} [seed] a whole number of at most 15 digits; any when left out
 * @property {number | string} [size] the side of the board: for Sudoku 4, 9 (when left out), 16, 25 or 36; for
 *   variants 4 to 16, as the rules say or 9 when left out; for queens 1 to 60 (8); for Kakuro 3 to 20 with the clues
 *   (10), or `'8x10'` for rows and columns; for grid puzzles as each genre says
 * @property {string} [grade] Sudoku: `'Easy'`, `'Medium'`, `'Hard'`, `'Expert'`, `'Extreme'`, or ratings `'3.0-4.4'`;
 *   grid puzzles, Kakuro and variants: `'1'` to `'5'` as in `grade`, or `'easy'` (1), `'medium'` (2), `'hard'`
 *   (3 to 5), or what is nearest to these of 200 puzzles
 * @property {'none' | 'rotational' | 'horizontal' | 'vertical' | 'diagonal' | 'full'} [symmetry] Sudoku and
 *   variants: of the givens
 * @property {number} [givens] Sudoku and variants: how many; with a symmetry a few more. When left out, as few as this
 *   puzzle can have, and a killer has none
 * @property {number} [density] Kakuro: the percentage of white cells, from 40 to 100; 60 when left out. Nonogram,
 *   mosaic, akari, minesweeper and tents: of black cells, walls, mines or tents
 * @property {string} [kind] `grid`: a kind with a name, such as `'nurimisaki'`, or the whole text of one
 * @property {number} [stars] star battle: 1 (when left out) or 2 in each row, column and region
 * @property {string} [picture] nonogram: the one with this picture, such as `'.#./###'`; an error if another picture
 *   has the same clues
 * @property {string} [rules] variants: a puzzle without givens in the notation `iss`, such as `'.AntiKnight'`, to whose
 *   rules givens are found
 * @property {boolean} [jigsaw] variants: random regions in place of the boxes, on boards of 4 to 12 rows
 * @property {boolean} [killer] variants: random cages with their sums, on boards of 4 to 9 rows
 *
 * @typedef {object} Generated
 * @property {'found' | 'stopped'} verdict
 * @property {string[]} puzzles
 * @property {number} seed the same seed and wishes make the same puzzles again
 * @property {import('./types.js').Stats} stats of all; a node is an attempt
 *
 * @typedef {Pick<import('./types.js').Options, 'to' | 'seconds' | 'nodes' | 'signal'>} Bounds
 */

/** Core reads at most 15 digits. */
const MOST_SEED = 999_999_999_999_999;

/** Puzzles that a worker makes before it is asked again. */
const MOST_IN_PIECE = 64;
const PIECES_PER_WORKER = 4;

const encoder = new TextEncoder();

/**
 * Writes wishes in the words of core, and says how many puzzles are wished for.
 * @param {Wishes} wishes
 * @param {string} puzzle  its id, or that of a genre of grid puzzles, which is then a wish
 * @param {readonly import('../bindings/catalog.js').CatalogEntry[]} catalog
 */
export function readWishes({ count = 1, seed = anySeed(), ...wishes }, puzzle, catalog) {
  checkNumber('count', count, 1, Infinity);
  checkNumber('seed', seed, 0, MOST_SEED);
  const isGenre = catalog.some(({ genres }) => genres.includes(puzzle));
  let words = `seed=${seed}${isGenre ? ` genre=${puzzle}` : ''}`;
  for (const name of WISHES) {
    const given = /** @type {Record<string, unknown>} */ (wishes)[name];
    if (given === undefined) continue;
    const value = asOneWord(name, given);
    if (!/^\S+$/.test(String(value)))
      throw new QuadrilleError('bad-input', `${name}: ${JSON.stringify(value)} is not one word`);
    words += ` ${name}=${value}`;
  }
  return { count, seed, words };
}

/** White space has no meaning in `rules`; in a kind the lines have. @param {string} name @param {unknown} given */
function asOneWord(name, given) {
  if (name === 'rules') return String(given).replaceAll(/\s/g, '');
  return name === 'kind' ? encodeURIComponent(String(given)) : given;
}

/**
 * The text of the question, in pieces, each for one worker.
 * @param {{ count: number, words: string }} wishes
 * @param {number} workers
 * @returns {Generator<import('../transport/protocol.js').Piece>}
 */
export function* piecesOf({ count, words }, workers) {
  const inPiece = Math.min(Math.max(Math.floor(count / (PIECES_PER_WORKER * workers)), 1), MOST_IN_PIECE);
  for (let number = 0; number < count; ) {
    let text = '';
    for (const end = Math.min(number + inPiece, count); number < end; ++number) text += `${words} number=${number}\n`;
    yield { bytes: encoder.encode(text), last: number === count };
  }
}

/**
 * @param {import('./quadrille.js').Quadrille} quadrille
 * @param {import('./types.js').PuzzleId} puzzle
 * @param {Wishes & Bounds} options
 * @param {number} workers
 * @returns {Promise<Generated>}
 */
export async function generate(quadrille, puzzle, options, workers) {
  const wishes = readWishes(options, puzzle, quadrille.catalog);
  const collected = new Collector(wishes);
  const pieces = piecesOf(wishes, workers);
  for await (const items of quadrille.stream(puzzle, 'generate', pieces, options)) collected.add(items);
  return collected.result();
}

/** The puzzles of a question, as they come. */
export class Collector {
  /** @param {{ count: number, seed: number }} wishes */
  constructor({ count, seed }) {
    this.#count = count;
    this.#seed = seed;
  }

  /**
   * Throws the first error, about a wish that cannot be fulfilled.
   * @param {import('../transport/protocol.js').StreamItem[]} items
   */
  add(items) {
    for (const item of items) {
      if (typeof item === 'string') this.#puzzles.push(item);
      else if (item instanceof Error) throw item;
      else if ('stats' in item) {
        this.#stats.nodes += item.stats.nodes;
        this.#stats.ms += item.stats.ms;
      }
    }
  }

  /** @returns {Generated} */
  result() {
    const verdict = this.#puzzles.length === this.#count ? 'found' : 'stopped';
    return { verdict, puzzles: this.#puzzles, seed: this.#seed, stats: this.#stats };
  }

  #count;
  #seed;
  /** @type {string[]} */
  #puzzles = [];
  #stats = { nodes: 0, deadEnds: 0, depth: 0, ms: 0, engine: '' };
}

const anySeed = () => Math.floor(Math.random() * MOST_SEED);
