// From a link of f-puzzles or SudokuPad to the JSON that it holds. Runs in the worker.
//
// Both compress JSON by lz-string. SudokuPad takes what f-puzzles makes behind `fpuz` or `fpuzzles`, and its own JSON,
// often shortened first (short-json.js), behind `scl` or `ctc`. Behind `scf` are 81 digits: a character holds a digit
// and the number of zeros after it; `w` (windoku) and `x` (both diagonals) may follow (SudokuPad/sudokutools,
// src/puzzletools_lib.js). All of it takes time linear in the length of the link and of what it holds.
// Tested by tests/wasm/links.test.js and decompression.test.js.
import { MAX_CHARACTERS, parseJson, quote, Unreadable } from './bounds.js';
import { linkKind } from './link-kinds.js';
import { compress, decompress } from './lz.js';
import { expandJson } from './short-json.js';

/** @typedef {Record<string, any>} Json */

/** SudokuPad's own bound for the ids of puzzles on its server. */
const LONGEST_ID = 60;

/** @param {string} message @returns {never} */
export function refuse(message) {
  throw new Unreadable(message);
}

/** @param {unknown} value @returns {value is Json} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number from a number or a text; NaN for anything else. @param {unknown} value */
export const numberIn = (value) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;

/** A text from a text or a number; empty for anything else. @param {unknown} value */
export const textIn = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Whether a key with this value has no effect. @param {unknown} value */
export const isEmpty = (value) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A text or a number that is expected, or nothing. @param {unknown} value @param {string} where for the message */
export function labelIn(value, where) {
  if (isEmpty(value) || typeof value === 'string' || typeof value === 'number') return textIn(value);
  return refuse(`${where} has ${quote(value)} where a text must be`);
}

/**
 * Whether a key is set, which holds true or false in one of the ways of links.
 * @param {unknown} value
 * @param {string} where
 */
export function flagIn(value, where) {
  if (value === true || value === 1 || value === 'true' || value === 't') return true;
  if (isEmpty(value) || value === 0 || value === 'false' || value === 'f') return false;
  return refuse(`${where} has ${quote(value)} where true or false must be`);
}

/**
 * A cell of a board as it is in a link; `{}` where the link says nothing.
 * @param {unknown} cell
 * @param {string} name
 */
export function cellIn(cell, name) {
  if (isObject(cell)) return cell;
  return isEmpty(cell) ? {} : refuse(`${name}: ${quote(cell)} stands where {…} must be`);
}

/**
 * The puzzle in a link, whose `grid` (f-puzzles) or `cells` (SudokuPad) is a list.
 * @param {string} link
 * @returns {Json}
 * @throws {Unreadable}
 */
export function puzzleIn(link) {
  if (link.length > MAX_CHARACTERS) refuse(`a link of more than ${MAX_CHARACTERS} characters is too long for a Sudoku`);
  const [unquoted] = link.replace(/^"/, '').split('"', 1); // as links stand in programs
  const { kind, payload } = payloadOf(unquoted);
  if (kind === 'scf') return digitsOf(payload);
  const text = decompress(payload);
  const json = text === null ? undefined : parseJson(expandJson(text));
  if (!isObject(json)) refuse('the link holds no puzzle: what it holds is not JSON compressed by lz-string');
  if (!Array.isArray(json.grid) && !Array.isArray(json.cells))
    refuse('the link holds neither "grid" nor "cells", so no board');
  return json;
}

/**
 * The link to a puzzle in the JSON of f-puzzles.
 * @param {Json} puzzle
 * @param {string} notation  `fpuzzles` or `sudokupad`
 */
export function linkTo(puzzle, notation) {
  const payload = compress(JSON.stringify(puzzle));
  return notation === 'fpuzzles'
    ? `https://www.f-puzzles.com/?load=${payload}`
    : `https://sudokupad.app/fpuzzles${encodeURIComponent(payload)}`; // a bare / would end the id
}

/** The prefix and the compressed JSON in a link. @param {string} link */
function payloadOf(link) {
  const { program } = linkKind(link.split('?', 1)[0]) ?? {};
  if (program)
    refuse(
      `the link is of ${program}, whose form is not read; links of SudokuPad and f-puzzles to the same puzzle are`,
    );
  const address = /^(?:https?:\/\/)?[\w.-]+\.\w+\/(.*)$/i.exec(link);
  const encoded = address
    ? (/[?&](?:load|puzzleid|id)=([^&#]*)/.exec(link) ?? /^(?:sudoku\/|puzzle\/)?([^?#]*)/.exec(address[1]))?.[1]
    : /^\??(?:puzzleid=)?(.*)$/.exec(link)?.[1];
  let id = '';
  try {
    id = decodeURIComponent(encoded ?? '').replaceAll(' ', '+'); // a plus sign in a query may have become a space
  } catch {
    refuse('the link has a % that is not followed by two hexadecimal digits of UTF-8');
  }
  const [, kind = '', payload] = /** @type {RegExpExecArray} */ (/^(fpuz(?:zles)?|scl|ctc|scf)?(.*)$/s.exec(id));
  const mayBeName = address && kind === '' && !/[?&]load=/.test(link); // `load` always holds the puzzle itself
  if (mayBeName && payload.length <= LONGEST_ID && /^[\w/-]+$/.test(payload))
    refuse('the link holds no puzzle, only the name of one that is kept on a server');
  if (!/^[A-Za-z0-9+/]+=*$/.test(payload)) refuse('the link holds no puzzle: what should be one is not base64');
  return { kind, payload };
}

/** SudokuPad's JSON of the puzzle behind `scf`. @param {string} payload @returns {Json} */
function digitsOf(payload) {
  let digits = '';
  let at = 0;
  for (; at < payload.length && digits.length < 81; ++at) {
    const code = payload.charCodeAt(at);
    const both = code - (code > 90 ? 61 : code > 57 ? 55 : 48);
    digits += `${both % 10}${'0'.repeat(both / 10)}`;
  }
  const rules = payload.slice(at);
  if (digits.length !== 81 || !/^[wx]*$/.test(rules)) refuse('what follows "scf" in the link is not a Sudoku');
  const cells = [...digits].map((digit) => (digit === '0' ? {} : { value: Number(digit) }));
  const place = (/** @type {number} */ box, /** @type {number} */ at) => [
    3 * Math.floor(box / 3) + Math.floor(at / 3),
    3 * (box % 3) + (at % 3),
  ];
  const nine = Array.from({ length: 9 }, (_, index) => index);
  return {
    cells: nine.map((row) => cells.slice(9 * row, 9 * row + 9)),
    regions: nine.map((box) => nine.map((at) => place(box, at))),
    metadata: {
      windoku: rules.includes('w'),
      'diagonal+': rules.includes('x'),
      'diagonal-': rules.includes('x'),
    },
  };
}
