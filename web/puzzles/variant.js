// Sudoku variants on the page. The canonical notation is `iss`: the shape, the rules and the candidates of the cells in
// one line, and before it the rules that exist only in words, a line each that begins with `#`.

import { html } from 'lit';
import { valuesOf } from '../../wasm/iss/shape.js';
import { blankBoard, readVariant, writeVariant } from '../../wasm/iss/text.js';
import { variantWords } from '../strings/variant-strings.js';
import { keyOf } from '../variant/grid.js';
import { explained, nameOfClue } from '../variant/hint-words.js';
import { conflicts, peersOf } from '../variant/model/conflicts.js';
import { elementsOf } from '../variant/model/elements.js';
import { classicBoard } from '../variant/model/plain.js';
import { readSolution } from '../variant/model/solution.js';
import { onlyRule } from '../variant/names.js';
import '../variant/board.js';
import { placeOn } from '../board/places.js';
import { sizesFrom, sizeText } from './sizes.js';

/** @import { Variant } from '../../wasm/iss/text.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Puzzle } from './catalog.js' */

const SIZES = ['4×4', '5×5', '6×6', '7×7', '8×8', '9×9', '10×10', '12×12', '16×16'];
/** What a page draws within a second. Core reads larger texts. */
const [MAX_TEXT, MAX_RULES] = [200_000, 3000];
/** What a setter wrote may be long: an answer has its beginning, and the board all of it. */
const MAX_NOTE = 120;

/** @param {string} text @returns {Variant} */
const read = (text) => readVariant(text) ?? blankBoard(9, 9);

/** @param {string} size */
function blank(size) {
  const [rows, columns] = size.split('×').map(Number);
  return writeVariant(blankBoard(rows, columns));
}

/** Removes what is filled in; from an empty board, the rules. @param {string} text */
function clear(text) {
  const board = read(text);
  const isEmpty = board.digits.every((digit) => digit === undefined);
  return isEmpty ? blank(sizeText(board)) : writeVariant({ ...board, digits: board.digits.map(() => undefined) });
}

/** @param {string} text @param {number} value  its number among the values of the board, from 1 */
const numberOf = (text, value) => read(text).lowest + value - 1;

/** @param {string} text @returns {{id: "sudoku", text: string} | undefined} */
function plainer(text) {
  const board = classicBoard(text);
  return board === undefined ? undefined : { id: 'sudoku', text: board };
}

/**
 * The board of a classic Sudoku.
 * @param {string} text
 * @returns {string | undefined}  undefined for one that is larger than a variant can be
 */
function fromPlain(text) {
  const side = Math.sqrt(text.length);
  if (side > 16) return undefined;
  const board = blankBoard(side, side);
  const keys = valuesOf(board).map(keyOf);
  const digits = Array.from(text, (symbol) => (keys.includes(symbol) ? keys.indexOf(symbol) + 1 : undefined));
  return writeVariant({ ...board, digits });
}

/** By cell, the key of what is in it. @param {(number | undefined)[]} digits */
const keysOf = (digits) => digits.map((digit) => (digit === undefined ? '' : keyOf(digit)));

/** @type {import('./catalog.js').Filling} */
const filling = {
  read: (text) => keysOf(read(text).digits),
  write(text, keys) {
    const board = read(text);
    const values = valuesOf(board);
    return writeVariant({ ...board, digits: keys.map((key) => values.find((value) => keyOf(value) === key)) });
  },
  symbols: (text) => valuesOf(read(text)).map(keyOf),
  times(text) {
    const { rows, columns, values, isRaw } = read(text);
    return columns === values && !isRaw ? rows : undefined; // each row has every value
  },
  solved: (text, solution) => keysOf(readSolution(read(text), solution)),
  peers(text, cell) {
    const board = read(text);
    return [...peersOf(board, elementsOf(board), cell)];
  },
};

const place = placeOn(read);

/** @param {string} text */
function canDraw(text) {
  const board = text.length <= MAX_TEXT ? readVariant(text) : undefined;
  return board !== undefined && board.rules.length <= MAX_RULES;
}

/** @param {BoardStrings} board @returns {Puzzle} */
export function variant(board) {
  const words = variantWords(board);
  return {
    id: 'variant',
    name: words.puzzles.variant,
    notation: 'iss',
    sizes: SIZES,
    usual: '9×9',
    size: (text) => sizeText(read(text)),
    ...sizesFrom(1, 16),
    blank,
    clear,
    accepts: canDraw,
    judgedByCore: true,
    canDraw,
    plainer,
    rule(text) {
      const { says } = onlyRule(read(text), words) ?? {};
      return says && `${words.puzzles.sudoku}. ${says}`;
    },
    title(text) {
      const { kind, name } = onlyRule(read(text), words) ?? {};
      return kind === 'Cage' ? words.examples.killer : name;
    },
    notes(text) {
      const { words: rules } = read(text);
      const all = rules.join(' ');
      const shown = all.length > MAX_NOTE ? `${all.slice(0, MAX_NOTE)}…` : all;
      return rules.length > 0 ? [words.unchecked(shown)] : [];
    },
    fromPlain,
    claims: (text) => /^\s*(https?:|\?|#|\.[A-Z~])/i.test(text),
    keys: (text) =>
      valuesOf(read(text)).map((value) => ({ key: keyOf(value), label: String(value), name: String(value) })),
    filling,
    scale: 5,
    isMade: true,
    clashes(text) {
      const board = read(text);
      return conflicts(board, elementsOf(board)).size > 0;
    },
    symbol: (value, text = '') => String(numberOf(text, value)),
    place,
    describe: (text, cell, value) => words.hintDigit(...place(text, cell), String(numberOf(text, value))),
    explain: (text, hint) => explained(words, read(text), hint),
    nameOfClue: (text, clue) => nameOfClue(words, read(text), clue),
    eliminate(text, gone) {
      const board = read(text);
      const candidates = [...board.candidates];
      for (const { cell, value } of gone)
        candidates[cell] = (candidates[cell] ?? valuesOf(board)).filter((each) => each !== board.lowest + value - 1);
      return writeVariant({ ...board, candidates });
    },
    fill(text, cell, value) {
      const board = read(text);
      return writeVariant({ ...board, digits: board.digits.with(cell, numberOf(text, value)) });
    },
    view: (view) => html`<variant-board .view=${{ ...view, words }}></variant-board>`,
  };
}
