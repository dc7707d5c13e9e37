// Expands the JSON that SudokuPad shortens in its links (SudokuPad/sudokutools, src/puzzlezipper_lib.js). Takes time
// linear in its input and output. Tested by tests/wasm/links.test.js and tests/wasm/decompression.test.js.
import { BoundedText } from './bounds.js';

/**
 * The long names of SudokuPad's short keys.
 * @type {Record<string, string>}
 */
const longKeys = {
  ce: 'cells',
  re: 'regions',
  ca: 'cages',
  cs: 'cellSize',
  v: 'value',
  t: 'title',
  l: 'lines',
  a: 'arrows',
  o: 'overlays',
  u: 'underlays',
  vd: 'videos',
  d: 'duration',
  c: 'color',
  c1: 'borderColor',
  c2: 'backgroundColor',
  ct: 'center',
  w: 'width',
  h: 'height',
  r: 'rounded',
  fs: 'fontSize',
  th: 'thickness',
  hl: 'headLength',
  wp: 'wayPoints',
  te: 'text',
};

/**
 * JSON from SudokuPad's shortened form: single quotes, bare keys, nothing for {}, t and f for true and false, bare
 * colours.
 * @param {string} text
 */
export function expandJson(text) {
  if (text.startsWith('{"')) return text;
  const json = new BoundedText();
  let lastQuote = text.lastIndexOf("'");
  for (let at = 0; at < text.length; ) {
    const symbol = text[at];
    if (symbol === "'" && at < lastQuote) {
      const end = endOfString(text, at);
      if (end < 0) {
        lastQuote = -1; // no later string has an end
        continue;
      }
      json.append(`"${text.slice(at + 1, end).replaceAll("\\'", "'")}"`);
      at = end + 1;
    } else if (LETTER.test(symbol)) {
      const end = endOfWord(text, at);
      const word = text.slice(at, end);
      json.append(text[end] === ':' ? `"${Object.hasOwn(longKeys, word) ? longKeys[word] : word}"` : word);
      at = end;
    } else if (symbol === ':') {
      const value = shortValue(text.slice(at + 1, at + LONGEST_VALUE + 1));
      json.append(value?.json ?? symbol);
      at += 1 + (value?.length ?? 0);
    } else {
      json.append(symbol);
      if ((symbol === '[' || symbol === ',') && /[,\]]/.test(text[at + 1] ?? '')) json.append('{}');
      ++at;
    }
  }
  return json.toString();
}

const LETTER = /[A-Za-z0-9]/;

/**
 * The position of the closing single quote of a string; -1 when there is none.
 * @param {string} text
 * @param {number} at
 */
function endOfString(text, at) {
  for (++at; at < text.length; ++at) {
    if (text[at] === '\\') ++at;
    else if (text[at] === "'") return at;
  }
  return -1;
}

/** @param {string} text @param {number} at */
function endOfWord(text, at) {
  while (at < text.length && LETTER.test(text[at])) ++at;
  return at;
}

/** @type {Record<string, string>} */
const longColours = { '#0': '#000000', '#F': '#FFFFFF' };

/** A colour of six digits and the character after it. */
const LONGEST_VALUE = 7;

/** Expands the short value at the start of `text`, if there is one. @param {string} text */
function shortValue(text) {
  const [, flag, colour] = /^(?:([tf])|(#[0F]|[0-9a-fA-F]{6}))[,}]/.exec(text) ?? [];
  if (flag) return { json: flag === 't' ? ':true' : ':false', length: 1 };
  if (colour) return { json: `:"${longColours[colour] ?? colour}"`, length: colour.length };
  return undefined;
}
