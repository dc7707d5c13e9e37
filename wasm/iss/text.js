// Reads and writes a board in the notation `iss`, in the form in which core writes it:
//
//     # Title: a name of the puzzle
//     # Author: who made it
//     # a rule in words
//     #~ line #ffccaa 0.25 0.5,0.5 1.5,1.5
//     .Shape~6x6.Cage~10~R1C1~R1C2.AntiKnight.~R1C3_5
//
// What rules mean is not read here. What is wrong in a text, core finds and reports, and it knows the other forms that
// people paste. Tested by tests/wasm/iss.test.js.
import { cellName, cellOf, shapeArgs, shapeOf } from './shape.js';

/** @import { Shape } from './shape.js' */

/**
 * A rule as it is written: `.Cage~10~R1C1~R1C2` is of the kind `Cage` and has three arguments. Rules of some kinds have
 * rules in them, up to `.End`; candidates in these are rules without a kind.
 * @typedef {{kind: string, args: string[], children?: Rule[]}} Rule
 *
 * Cells beside the board: `.Var~A~how many~2x3` are VA1 to VA6, and a lone one is VA.
 * @typedef {{name: string, label: string, cells: string[], columns: number, args: string[]}} Variables  name: such as
 *   `VA`; label: what its setter says of them; cells: their names; args: as it is written
 *
 * What a variant has besides its shape.
 * @typedef {object} Contents
 * @property {(number | undefined)[]} digits  by cell, what is filled in
 * @property {(number[] | undefined)[]} candidates  by cell, the only values that it may have, ascending; such as the
 *   odd ones. A cell keeps them when it is filled in. None where a text contradicts itself
 * @property {Rule[]} rules  without the shape, the variables and the candidates, in the text's order
 * @property {Variables[]} variables  in groups
 * @property {string[]} limited  what variables may have, such as `VA1_1_2`
 * @property {string} title  what the puzzle is called; empty where nothing says it
 * @property {string} author  who made it, likewise
 * @property {string[]} words  the rules that exist only in words, a line each
 * @property {string[]} decoration  what is drawn without a rule, a line a figure
 *
 * @typedef {Shape & Contents} Variant
 */

/** What core knows has at most this many rows, columns and values. */
export const MOST = 16;

/** Core knows at most this many cells. */
const MOST_VARIABLES = 1000;

/** Names of what is no rule: the shape, and the candidates of cells. */
const SHAPE = 'Shape';
const CANDIDATES = new Set(['', 'Given']);
/** Kinds of rules that have rules in them. */
const BRACKETS = new Set(['Or', 'And', 'Replicate']);
const VARIABLES = 'Var';
/** A cell beside the board, or the label of a cell's region. */
const VARIABLE = /^(V[A-Z]+\d*|CC\d+)$/;

/** An empty board without rules. @param {number} rows @param {number} columns @returns {Variant} */
export const blankBoard = (rows, columns) => ({
  rows,
  columns,
  lowest: 1,
  values: Math.max(rows, columns),
  digits: Array(rows * columns).fill(undefined),
  candidates: Array(rows * columns).fill(undefined),
  rules: [],
  variables: [],
  limited: [],
  title: '',
  author: '',
  words: [],
  decoration: [],
});

/**
 * @param {string} text
 * @returns {Variant | undefined}  undefined when it is not in this notation
 */
export function readVariant(text) {
  const { code, title, author, words, decoration } = takeWords(text);
  const rules = rulesIn(code);
  const shape = shapeOf(rules?.find(({ kind }) => kind === SHAPE)?.args ?? []);
  const isPossible = [shape.rows, shape.columns, shape.values].every((size) => size >= 1 && size <= MOST);
  if (!rules || !isPossible) return undefined;
  const board = {
    ...blankBoard(shape.rows, shape.columns),
    ...shape,
    rules: rules.filter(({ kind }) => kind !== SHAPE && kind !== VARIABLES && !CANDIDATES.has(kind)),
    variables: rules.flatMap(({ kind, args }) => (kind === VARIABLES ? variablesOf(args, shape.columns) : [])),
    title,
    author,
    words,
    decoration,
  };
  const given = rules.filter(({ kind }) => CANDIDATES.has(kind)).flatMap(({ args }) => args);
  return given.every((arg) => give(board, arg)) ? board : undefined;
}

/**
 * Writes a board as core does: a line for each of the words and figures, and one for all the rest.
 * @param {Variant} board
 */
export function writeVariant(board) {
  const { digits, candidates, rules, variables, limited, title, author, words, decoration } = board;
  const shape = shapeArgs(board).join('~');
  const given = digits.flatMap((digit, cell) =>
    [candidates[cell], digit === undefined ? undefined : [digit]]
      .filter((list) => list !== undefined)
      .map((list) => `~${[cellName(board, cell), ...list].join('_')}`),
  );
  const allowed = [...given, ...limited.map((list) => `~${list}`)];
  const code = [
    shape === '9x9' ? '' : `.${SHAPE}~${shape}`,
    ...variables.map(({ args }) => writeRule({ kind: VARIABLES, args })),
    ...rules.map(writeRule),
    allowed.length > 0 ? `.${allowed.join('')}` : '',
  ].join('');
  const said = [...(title && [`Title: ${title}`]), ...(author && [`Author: ${author}`]), ...words];
  const before = [...said.map((line) => `# ${line}`), ...decoration.map((line) => `#~ ${line}`)];
  return [...before, code || `.${SHAPE}~9x9`].join('\n');
}

/** @param {Rule} rule @returns {string} */
const writeRule = ({ kind, args, children }) =>
  `.${[kind, ...args].join('~')}${children ? `${children.map(writeRule).join('')}.End` : ''}`;

/**
 * Takes the lines that begin with `#` out of a text. The title and the author are the first of them, in this order.
 * @param {string} text one puzzle
 */
function takeWords(text) {
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const decoration = [];
  const code = text.replaceAll(/^[ \t]*#(~?)(.*)$/gm, (_, tilde, line) => {
    (tilde ? decoration : words).push(line.trim());
    return '';
  });
  const [title, author] = ['Title: ', 'Author: '].map((name) =>
    words[0]?.startsWith(name) ? String(words.shift()).slice(name.length) : '',
  );
  return { code, title, author, words, decoration };
}

/** The rules of a text without words. @param {string} code @returns {Rule[] | undefined} */
function rulesIn(code) {
  const compact = code.replaceAll(/\s+/g, '');
  if (compact === '.') return [];
  if (!compact.startsWith('.')) return undefined;
  /** @type {Rule[]} */
  const rules = [];
  const open = [rules];
  for (const written of compact.slice(1).split('.')) {
    const [kind, ...args] = written.split('~');
    if (!/^[A-Za-z]*$/.test(kind)) return undefined;
    if (kind === 'End') open.pop();
    else open.at(-1)?.push(BRACKETS.has(kind) ? { kind, args, children: [] } : { kind, args });
    if (open.length === 0) return undefined;
    const { children } = (BRACKETS.has(kind) && open.at(-1)?.at(-1)) || {};
    if (children) open.push(children);
  }
  return open.length === 1 ? rules : undefined;
}

/**
 * @param {string[]} args  of `Var`
 * @param {number} columns  of the grid, which a group without columns of its own has
 * @returns {Variables}
 */
function variablesOf(args, columns) {
  const [prefix = '', label = '', size = '1'] = args;
  const [, rows, own] = /^(\d+)x(\d+)$/.exec(size)?.map(Number) ?? [0, Number(size) || 1, 0];
  const count = Math.min(own ? rows * own : rows, MOST_VARIABLES);
  const name = `V${prefix}`;
  const cells = count === 1 ? [name] : Array.from({ length: count }, (_, at) => `${name}${at + 1}`);
  return { name, label: percentDecoded(label), cells, columns: own || columns, args };
}

/** @param {string} text */
function percentDecoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Adds what a cell may have, such as `R1C1_2_5`. Lists of the same cell intersect.
 * @param {Variant} board
 * @param {string} arg
 */
function give(board, arg) {
  const [name, ...values] = arg.split('_');
  const cell = cellOf(board, name);
  const numbers = values.map(Number).sort((a, b) => a - b);
  const isValue = (/** @type {number} */ value) => value >= board.lowest && value < board.lowest + board.values;
  if (VARIABLE.test(name)) {
    board.limited.push(arg);
    return true;
  }
  if (cell < 0 || !numbers.every(isValue)) return false;
  if (numbers.length === 1) board.digits[cell] = numbers[0];
  else board.candidates[cell] = board.candidates[cell]?.filter((value) => numbers.includes(value)) ?? numbers;
  return true;
}
