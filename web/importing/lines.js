// The lines of a pasted text without what only surrounds a puzzle: quotation marks of a program, code fences, the
// borders and rules of a drawn grid. A line keeps its number, so that an error can name its place.
// Tested by tests/wasm/importing.test.js.

/** @typedef {{text: string, number: number}} Line  number: from 1, in the text as it was pasted */

/** The box drawing characters, and what they are in plain text. */
const DRAWN = /** @type {const} */ ([
  [/[\u2502\u2503\u2506\u2507\u250a\u250b\u2551\u254e\u254f\u00a6]/g, '|'],
  [/[\u2500\u2501\u2504\u2505\u2508\u2509\u2550\u254c\u254d\u2014\u2015]/g, '-'],
  [/[\u250c-\u254b\u2552-\u256c\u256d-\u2570]/g, '+'],
]);

/** Characters without width, and the mark at the beginning of a file. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;

/**
 * The text in plain characters: digits of full width become usual ones, box drawing becomes `|`, `-` and `+`.
 * @param {string} text
 */
export function plain(text) {
  let out = text.replaceAll(INVISIBLE, '').replaceAll(/\r\n?/g, '\n');
  for (const [drawn, sign] of DRAWN) out = out.replaceAll(drawn, sign);
  // Line by line, because white space other than a line feed must not become one.
  return out.normalize('NFKC');
}

/** What may stand around every line: the sign of a quotation or a comment, quotation marks of a program. */
const AROUND = [/^\s*(?:>|\/{2,3}|--|;{1,2}|%|REM)(?: (.*)|$)/, /^\s*(?:["'`])(.*?)(?:\\n)?["'`]\s*[,;+\\&.]*\s*$/];

/** @param {string} text  plain @returns {Line[]} */
export function linesOf(text) {
  const lines = text.split('\n').map((line, index) => ({ text: line, number: index + 1 }));
  const kept = lines.filter((line) => !/^\s*(```|~~~)[a-z]*\s*$/.test(line.text));
  const around = AROUND.find((form) => kept.every(({ text: line }) => line.trim() === '' || form.test(line)));
  return around ? kept.map((line) => ({ ...line, text: line.text.replace(around, '$1') })) : kept;
}

/**
 * Whether a line is a rule between boxes or a border, such as `+---+---+` or `=====`.
 * @param {string} text
 * @param {boolean} keepsDashes  whether a line of one kind of dash and bars alone may be a row of blanks
 */
export function isRule(text, keepsDashes) {
  const signs = text.replaceAll(/\s/g, '');
  if (!/^[-+|=:.*'`,~_#]+$/.test(signs) || !/[-=_~]{2}|\+/.test(signs)) return false;
  return !(keepsDashes && /^[|-]+$|^[|_]+$/.test(signs));
}

/** Whether a line says something about the puzzle: a comment, a heading, a label. @param {string} text */
export const isLabel = (text) =>
  /^\s*(#|\/\/|%|\[[a-z]+\]\s*$)/i.test(text) ||
  /^["']?[a-z_]{2,}["']?([,;\t]["']?[a-z_ ]{2,}["']?)+$/i.test(text.trim()) ||
  /^\W*(grid|puzzle|sudoku|game|board)\b[ #:,\w-]{0,30}$/i.test(text);

/** No sentence has more characters. It bounds the time of the expression below. */
const LONGEST_SENTENCE = 1000;

/** Whether a line has words in it, as a sentence has. @param {string} text */
export const isProse = (text) =>
  text.length <= LONGEST_SENTENCE && /\p{L}{3,}.*\s.*\p{L}{2,}|^\W*\p{L}{4,}\W*$|\p{Script=Han}{2}/u.test(text);
