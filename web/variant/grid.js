// <variant-grid>: the grid of a variant, with the drawing of its rules under and over the cells, and how keys fill its
// cells. Values above 9 are typed digit by digit, or as a letter: A is 10.

import { svg, unsafeCSS } from 'lit';
import { valuesOf } from '../../wasm/iss/shape.js';
import { blankBoard, readVariant, writeVariant } from '../../wasm/iss/text.js';
import { BLANK, digitCell, faulty, pencilMarks } from '../board/digit-cell.js';
import { QuadrilleGrid } from '../board/grid.js';
import { askedGround, hintGround } from '../board/hint.js';
import { readMarks, splitMarks } from '../session/marks.js';
import areas from './drawing/areas.css?inline';
import { cellOfLabel, foundAreas, foundBorders } from './drawing/areas.js';
import colours from './drawing/colours.css?inline';
import decorationStyles from './drawing/decoration.css?inline';
import forcedColours from './drawing/forced-colours.css?inline';
import { ground, rules } from './drawing/layers.js';
import lines from './drawing/lines.css?inline';
import signs from './drawing/signs.css?inline';
import { conflicts, peersOf } from './model/conflicts.js';
import { decorationOf, spaceFor } from './model/decoration.js';
import { elementsOf } from './model/elements.js';
import { marginsOf } from './model/margins.js';
import { parityOf } from './model/parity.js';
import { readSolution } from './model/solution.js';
import { wordsOfCells } from './names.js';
import sketchStyles from './sketch.css?inline';

/** @import { Board, Cell, Cursor, GridPuzzle } from '../board/grid.js' */
/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { VariantWords } from '../strings/variant-strings.js' */
/** @import { Decoration } from './model/decoration.js' */
/** @import { Element } from './model/elements.js' */
/** @import { Place } from '../../wasm/iss/outside.js' */
/** @import { Variant } from '../../wasm/iss/text.js' */

/**
 * @typedef {Board & {model: Variant, elements: Element[], decoration: Decoration, labelled: Set<number>,
 *   caged: Set<number>, words: VariantWords}} VariantBoard
 *   `labelled`: the cells with a label in their corner; `caged`: those in cages
 */

const LETTERS = 'ABCDEFG';

/** The key of a value: a digit, or a letter for the values from 10 on. @param {number} value */
export const keyOf = (value) => (value < 10 ? String(value) : LETTERS[value - 10]);

/** @param {string} text @returns {Omit<VariantBoard, 'words'>} */
function read(text) {
  const model = readVariant(text) ?? blankBoard(9, 9);
  const elements = elementsOf(model);
  const clues = elements.filter(({ form }) => form === 'outside').map(({ place }) => /** @type {Place} */ (place));
  const decoration = decorationOf(model);
  const drawn = [...elements, ...decoration.cages];
  const labelled = new Set(drawn.flatMap((element) => cellOfLabel(element) ?? []));
  const caged = new Set(drawn.flatMap(({ form, cells }) => (form === 'cage' ? cells : [])));
  const { rows, columns } = model;
  const margins = larger(marginsOf(model, clues), spaceFor(decoration, model));
  return { ...margins, rows, columns, model, elements, decoration, labelled, caged };
}

/** @typedef {ReturnType<typeof marginsOf>} Margins */

/** @param {Margins} a @param {Margins} b @returns {Margins} */
const larger = (a, b) => ({
  above: Math.max(a.above, b.above),
  before: Math.max(a.before, b.before),
  below: Math.max(a.below, b.below),
  after: Math.max(a.after, b.after),
});

/** @param {number | undefined} value */
const symbolOf = (value) => (value === undefined ? BLANK : String(value));

/** @param {VariantBoard} board @param {Layers} layers @returns {Cell[]} */
function cells(
  { model, elements, labelled, caged, words },
  { givens, wrong, found, other, tried, marks, annotations },
) {
  const struck = faulty(conflicts(model, elements), wrong);
  const marked = readMarks(marks);
  const given = givens === undefined ? undefined : readVariant(givens);
  const [foundValues, otherValues, triedValues] = [found, other, tried].map((text) => readSolution(model, text));
  const values = valuesOf(model);
  const alphabet = values.map(String);
  const named = (/** @type {string} */ keys) =>
    Array.from(keys, (key) => String(values.find((value) => keyOf(value) === key) ?? key));
  return model.digits.map((digit, index) => {
    const { marks, centre } = splitMarks(marked.get(index));
    const layers = {
      original: given && symbolOf(given.digits[index]),
      found: found && symbolOf(foundValues[index]),
      other: other && symbolOf(otherValues[index]),
      tried: tried && symbolOf(triedValues[index]),
      marks: named(marks),
      centre: named(centre),
      annotations,
    };
    const cell = digitCell(index, symbolOf(digit), struck.has(index), layers, alphabet, words);
    const gone = annotations?.hint?.eliminated.filter((each) => each.cell === index) ?? [];
    const symbols = gone.map(({ value }) => alphabet[value - 1]);
    const shown = cell.mark === '' ? restricted(cell, model, given ?? model, alphabet) : cell;
    // A named step shows what goes by itself, beside the candidates that it looks at.
    const isStep = cell.classes.includes('step');
    const drawn = symbols.length > 0 && !isStep ? without(cell, symbols, alphabet, words) : shown;
    // The links of a chain end at the usual places.
    return cell.classes.includes('linked') ? drawn : withinCage(drawn, labelled, caged);
  });
}

/**
 * Small marks make room for the border of a cage and for a label in the corner; a digit stands a little below a label.
 * @param {Cell} cell
 * @param {Set<number>} labelled
 * @param {Set<number>} caged
 */
function withinCage(cell, labelled, caged) {
  const isEmpty = cell.classes.includes('empty');
  const isLabelled = labelled.has(cell.index);
  if (cell.mark === '' || !(isLabelled || (isEmpty && caged.has(cell.index)))) return cell;
  const inside = isLabelled ? 'translate(5 9) scale(0.72)' : 'translate(3 3.5) scale(0.85)';
  return { ...cell, mark: svg`<g transform=${isEmpty ? inside : 'translate(1 2.5)'}>${cell.mark}</g>` };
}

/**
 * An empty cell that may have only some values. Those that are not given look like pencil marks.
 * @param {Cell} cell
 * @param {Variant} model
 * @param {Variant} given
 * @param {string[]} alphabet
 */
function restricted(cell, model, given, alphabet) {
  const list = model.candidates[cell.index];
  if (!list || parityOf(list, model)) return cell;
  const isGiven = String(given.candidates[cell.index]) === String(list);
  return { ...cell, classes: isGiven ? 'empty limited' : 'empty', mark: pencilMarks(list.map(String), alphabet) };
}

/**
 * A cell with the values that a hint takes away.
 * @param {Cell} cell
 * @param {string[]} gone
 * @param {string[]} alphabet
 * @param {VariantWords} words
 */
const without = (cell, gone, alphabet, words) => ({
  ...cell,
  name: words.not(gone),
  classes: 'empty never',
  mark: pencilMarks(gone, alphabet),
});

const ERASE = new Set(['Delete', 'Backspace', ' ', '.', '-']);

/** @param {VariantBoard} board @param {Cursor} cursor @param {string} key */
function type({ model }, cursor, key) {
  const isErased = ERASE.has(key) || (key === '0' && model.lowest > 0 && !cursor.memory.typed);
  const value = isErased ? undefined : valueOfKey(model, cursor, key);
  if (!isErased && value === undefined) return undefined;
  cursor.memory.typed = isErased ? '' : key;
  return writeVariant({ ...model, digits: model.digits.with(cursor.index, value) });
}

/** The value that a key makes, alone or behind the digit that was typed before. */
function valueOfKey(/** @type {Variant} */ model, /** @type {Cursor} */ { memory }, /** @type {string} */ key) {
  const values = valuesOf(model);
  const longer = memory.typed === '1' ? Number(`1${key}`) : Number.NaN;
  if (values.includes(longer)) return longer;
  return values.find((value) => keyOf(value) === key.toUpperCase());
}

/** @param {VariantBoard} board @param {number} index @param {string} key @param {boolean} marking */
function mark({ model }, index, key, marking) {
  const value = marking ? valueOfKey(model, { index, memory: {} }, key) : undefined;
  return value === undefined ? undefined : model.digits[index] === undefined ? keyOf(value) : '';
}

/** @param {VariantBoard} board @param {number} row @param {number} column @param {string} what */
const cellName = (board, row, column, what) =>
  [board.words.cell(row, column, what), ...wordsOfCells(board)[(row - 1) * board.columns + column - 1]].join(
    board.words.between,
  );

/** @param {VariantBoard} board @param {number} index */
function related({ model, elements }, index) {
  const { digits } = model;
  const same = digits[index] === undefined ? [] : [...digits.keys()].filter((cell) => digits[cell] === digits[index]);
  return { near: [index, ...peersOf(model, elements, index)], same };
}

/** @type {GridPuzzle} */
export const grid = {
  read,
  cells,
  ground: (board, { annotations, variables }) => {
    const { columns } = board;
    const regions = foundAreas(board, variables);
    if (!annotations) return ground(board, regions);
    const { hint, asked } = annotations;
    return svg`${ground(board, svg`${regions}${hintGround(hint, columns)}${askedGround(asked, columns)}`)}
      ${annotations.links(columns)}`;
  },
  rules: (board, { variables }) => svg`${rules(board)}${foundBorders(board, variables)}`,
  type,
  mark,
  related,
  cellName,
};

export class VariantGrid extends QuadrilleGrid {
  static styles = unsafeCSS(
    [QuadrilleGrid.styles.cssText, colours, areas, lines, signs, decorationStyles, forcedColours, sketchStyles].join(
      '\n',
    ),
  );
}

customElements.define('variant-grid', VariantGrid);
