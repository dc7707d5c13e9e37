// Exact cover on the page: the problem as text, its matrix, and the options of a solution. The canonical notation is
// Knuth's `dlx`: a line of items with `|` before the secondary ones, then one option a line, with `item:colour` for a
// coloured item.

import { html, svg } from 'lit';
import { CELL } from '../board/grid.js';
import styles from '../board/pieces.css?inline';
import { coverWords } from '../strings/cover-strings.js';
import { drawableText } from '../strings/plain-text.js';
import { controlFault } from './control-fault.js';
import './cover-board.js';
import { links } from './cover-links.js';

/** @import { Board, Cell, Cursor, GridPuzzle } from '../board/grid.js' */
/** @import { Annotations } from '../board/annotations.js' */
/** @import { CoverWords } from '../strings/cover-strings.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @import { Layers, Puzzle } from './catalog.js' */

// A matrix of at most this many places has a cell for each. A larger one has only the cursor's cell; the rest is one
// drawing.
const MAX_CELLS = 1600;
/** At most this many options are drawn: about 8,000 pixels, which browsers on phones can paint as one drawing. */
const MAX_DRAWN = 400;
/** And this many of the items. */
const MAX_COLUMNS = 1000;

/** In a text with more options they are no longer counted while it is drawn. */
const MAX_COUNTED = 200_000;
/** A longer text is shown up to the options that are drawn, and not edited as text: browsers lay it out for seconds. */
const MAX_EDITED = 100_000;

/**
 * @typedef {Board & {text: string, items: string[], primary: number, options: Option[], all: number, isAllCounted:
 *   boolean, allItems: number, beginning?: string}} Matrix  rows are options, columns are items; all: the number of
 *   options, of which `options` are drawn; allItems: the number of items, of which `items` are drawn; beginning: the
 *   part of a long text that is shown
 * @typedef {{line: number, unknown?: string, parts: Map<number, string>}} Option  its line in the text, its first word
 *   that is not an item, and its items with their colours
 */

/** The matrix that was read last: it is asked for again whenever something around it is drawn. @type {Matrix} */
let last;

/**
 * Reads as much as it understands. The worker reports what is wrong with the rest.
 * @param {string} text
 * @returns {Matrix}
 */
function read(text) {
  if (last?.text !== text) last = readMatrix(text);
  return last;
}

/** @param {string} text @returns {Matrix} */
function readMatrix(text) {
  const { lines, all, isAllCounted, end } = linesOf(text);
  const names = lines[0]?.[1].trim().split(/\s+/) ?? [];
  const allItems = names.filter((name) => name !== '|');
  const items = allItems.slice(0, MAX_COLUMNS);
  // An item may have bounds before its name: `low:high|name`.
  const known = allItems.map((name) => name.slice(name.indexOf('|') + 1));
  const column = new Map(known.map((name, index) => [name, index]));
  const drawn = (/** @type {string} */ name) => {
    const at = column.get(name) ?? -1;
    return at < items.length ? at : -1;
  };
  const options = lines.slice(1).map(([line, option]) => {
    const parts = option
      .trim()
      .split(/\s+/)
      .map((part) => part.split(':'));
    const unknown = parts.find(([name]) => !column.has(name))?.[0];
    return { line, unknown, parts: new Map(parts.map(([name, colour = '']) => [drawn(name), colour])) };
  });
  return {
    text,
    items,
    primary: Math.min(names.includes('|') ? names.indexOf('|') : items.length, items.length),
    options,
    all,
    allItems: allItems.length,
    isAllCounted,
    beginning: text.length > MAX_EDITED ? text.slice(0, Math.min(end, MAX_EDITED)) : undefined,
    rows: options.length,
    columns: items.length,
    above: items.reduce((most, name) => Math.max(most, name.length * 0.35 + 0.4), 1),
    before: String(options.length).length * 0.35 + 0.4,
  };
}

/**
 * The line of the items and those of the options that are drawn, with their numbers in the text, and how many options
 * there are. It does not divide the whole text, which may have millions of lines.
 * @param {string} text
 */
function linesOf(text) {
  /** @type {[number, string][]} */
  const lines = [];
  let [found, end] = [0, 0];
  let at = 0;
  for (let number = 0; at < text.length && found <= MAX_COUNTED; number += 1) {
    const feed = text.indexOf('\n', at);
    const next = feed < 0 ? text.length : feed;
    if (isOption(text, at, next)) {
      found += 1;
      if (lines.length <= MAX_DRAWN) {
        lines.push([number, text.slice(at, next)]);
        end = next;
      }
    }
    at = next + 1;
  }
  return { lines, all: Math.max(found - 1, 0), isAllCounted: at >= text.length, end };
}

/**
 * Whether a line is neither blank nor a comment. Usually its first character is enough to know.
 * @param {string} text
 * @param {number} at
 * @param {number} end
 */
function isOption(text, at, end) {
  const code = text.charCodeAt(at);
  const isPlain = at < end && code > 32 && code < 127 && code !== 124; // 124 is `|`
  return isPlain || (code !== 124 && text.slice(at, end).trim() !== '');
}

/**
 * The rows of a solution's options. Each line of a solution is `<number>: <items>`.
 * @param {string | undefined} solution
 */
const chosen = (solution) => new Set((solution ?? '').match(/^\d+(?=:)/gm)?.map((number) => Number(number) - 1));

/** @param {Matrix & {words: CoverWords}} matrix @param {Layers} layers @param {Cursor} cursor @returns {Cell[]} */
function cells({ columns, options, words }, { found, tried, annotations }, cursor) {
  const rows = chosen(found ?? tried);
  /** @param {number} index @returns {Cell} */
  const cell = (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const colour = options[row].parts.get(column);
    const what = colour === undefined ? words.empty : colour === '' ? words.covers : words.coversIn(colour);
    const held = annotations?.candidates && annotations.nameAt(row, '');
    const name = [what, rows.has(row) && words.chosen, held].filter(Boolean).join(', ');
    return {
      index,
      name,
      classes: rows.has(row) ? 'chosen' : rows.size > 0 ? 'passed' : '',
      mark: colour ? label(colour) : '',
    };
  };
  const places = options.length * columns;
  return places <= MAX_CELLS ? Array.from({ length: places }, (_, index) => cell(index)) : [cell(cursor.index)];
}

/** @param {string} colour */
const label = (colour) => svg`<text class="colour" x=${CELL / 2} y=${CELL * 0.64}>${drawableText(colour)}</text>`;

/** @param {Matrix} matrix @param {Layers} layers */
function ground(matrix, layers) {
  const { found, other, tried, annotations, covered, hidden } = layers;
  const { options, columns, items, primary } = matrix;
  const candidates = annotations?.candidates;
  const rows = chosen(found ?? tried);
  const others = chosen(other);
  const out = new Set(hidden);
  const gone = new Set(covered);
  const mark = { row: '', plain: '', taken: '', gone: '' };
  for (const [row, { parts }] of options.entries()) {
    const taken = rows.has(row);
    if (taken) mark.row += `M0 ${row * CELL}h${columns * CELL}v${CELL}H0Z`;
    for (const column of parts.keys()) {
      if (column >= 0)
        mark[taken ? 'taken' : out.has(row) || gone.has(column) ? 'gone' : 'plain'] +=
          `M${(column + 0.16) * CELL} ${(row + 0.16) * CELL}h${MARK_SIDE}v${MARK_SIDE}h${-MARK_SIDE}Z`;
    }
  }
  return svg`
    <rect
      class="secondary"
      x=${primary * CELL}
      width=${(columns - primary) * CELL}
      height=${options.length * CELL}
    ></rect>
    ${annotations?.ground(1, columns * CELL)}
    <path class="hint-unit" d=${columnAreas(itemsOf(annotations, items), options.length)}></path>
    <path class=${found === undefined ? 'row tried' : 'row'} d=${mark.row}></path>
    <path class="gone" d=${columnAreas(covered ?? [], options.length)}></path>
    <path class="part out" d=${mark.gone}></path>
    <path class=${rows.size > 0 && !hidden ? 'part faded' : 'part'} d=${mark.plain}></path>
    <path class="part taken" d=${mark.taken}></path>
    ${links(matrix, layers)}
    ${annotations && options.map((_, row) => bar(annotations, row))}
    ${items.map((name, column) => {
      const classes = gone.has(column) ? 'heading item never' : 'heading item';
      const place = `translate(${(column + 0.64) * CELL} ${-CELL * 0.2}) rotate(-90)`;
      return svg`<text class=${classes} transform=${place}>${drawableText(name)}</text>`;
    })}
    ${options.map((_, row) => {
      const differs = other !== undefined && rows.has(row) !== others.has(row);
      const never = candidates?.[row].length === 0 || (out.has(row) && !rows.has(row));
      const taken = rows.has(row) ? ' taken' : '';
      const classes = `heading number${taken}${differs ? ' differs' : ''}${never ? ' never' : ''}`;
      return svg`<text class=${classes} x=${-CELL * 0.2} y=${(row + 0.64) * CELL}>${row + 1}</text>`;
    })}`;
}

/**
 * The columns of the items that a reason names.
 * @param {Annotations | undefined} annotations
 * @param {string[]} items
 */
const itemsOf = (annotations, items) =>
  (annotations?.hint?.clues ?? []).map(({ text }) => items.indexOf(text.replace(/^item /, ''))).filter((at) => at >= 0);

/** The area of whole columns, as a path. @param {number[]} columns @param {number} rows */
const columnAreas = (columns, rows) =>
  columns.map((column) => `M${column * CELL} 0h${CELL}v${rows * CELL}h${-CELL}Z`).join('');

const MARK_SIDE = 0.68 * CELL;

/**
 * A bar at the left edge of an option that is in some solution. More solutions make it higher.
 * @param {Annotations} annotations
 * @param {number} row
 */
function bar(annotations, row) {
  const step = annotations.stepAt(row);
  if (step === undefined) return '';
  const height = annotations.barLengthAt(row) * CELL * 0.9;
  const y = row * CELL + (CELL - height) / 2;
  return svg`<rect class="bar step-${step}" x="1" y=${y} width="5" height=${height}></rect>`;
}

/** @param {Matrix} matrix */
function rules({ rows, columns, primary }) {
  const [width, height] = [columns * CELL, rows * CELL];
  let path = '';
  for (let at = 1; at < columns; at += 1) path += `M${at * CELL} 0V${height}`;
  for (let at = 1; at < rows; at += 1) path += `M0 ${at * CELL}H${width}`;
  return svg`<path class="fine" d=${path}></path>
    ${primary < columns ? svg`<path class="bold" d="M${primary * CELL} 0V${height}"></path>` : ''}
    <rect class="frame" width=${width} height=${height}></rect>`;
}

const TOGGLE = new Set(['Enter', ' ', '1', 'x', 'X']);
const ERASE = new Set(['Delete', 'Backspace', '0', '.']);

/**
 * Adds an item to an option in the text, or removes it.
 * @param {Matrix} matrix
 * @param {Cursor} cursor
 * @param {string} key
 */
function type({ text, items, options, columns }, { index }, key) {
  const option = options[Math.floor(index / columns)];
  const item = index % columns;
  const hasItem = option.parts.has(item);
  if (!TOGGLE.has(key) && !ERASE.has(key)) return undefined;
  if (ERASE.has(key) && !hasItem) return text;
  const lines = text.split('\n');
  const parts = lines[option.line].trim().split(/\s+/);
  const kept = hasItem ? parts.filter((part) => part.split(':')[0] !== items[item]) : [...parts, items[item]];
  if (kept.length === 0) return text; // an option needs at least one item
  return lines.with(option.line, kept.join(' ')).join('\n');
}

/** @type {GridPuzzle} */
const grid = {
  styles,
  read,
  cells,
  ground,
  rules,
  type,
  cellName: (matrix, row, column, what) => drawableText(matrix.words.coverCell(row, matrix.items[column - 1], what)),
};

/** @param {BoardStrings} board @returns {Puzzle} */
export function cover(board) {
  const words = coverWords(board);
  return {
    id: 'cover',
    name: words.puzzles.cover,
    notation: 'dlx',
    sizes: [],
    usual: '',
    size: () => '',
    blank: () => '',
    clear: () => '',
    // What may be a matrix is left to the worker, which converts it into items and options: a text that begins with a
    // number, a bracket, a quotation mark or a comment.
    accepts: (text) => !/^[\d.[{("'#]/.test(text) && !controlFault(text),
    faultIn: controlFault,
    saysNotation: true,
    keys: () => [],
    symbol: () => '',
    describe: (_, option) => words.hintOption(option + 1),
    clashes: () => false,
    view: (view) => html`<cover-board .grid=${grid} .view=${{ ...view, words }}></cover-board>`,
  };
}
