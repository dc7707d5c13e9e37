// Links in a text: those of this page, of the editors of puzzles that the worker reads, and of other pages that have
// the board itself in the address. Nothing is fetched. Tested by tests/wasm/importing.test.js.

import { readFragment } from '../session/address.js';
import { gridIds } from '../session/genres.js';
import { plain } from './lines.js';
import { linkKind } from './link-kinds.js';
import { readSudokuWiki } from './position.js';
import { hasBoxes, sideOfCells } from './symbols.js';

/** @import { Reading } from './recognise.js' */

/** @typedef {{code: string, [detail: string]: unknown}} Problem  why a text is known not to be readable */

/** Pages that keep what a short link stands for. */
const SHORT = /^(www\.)?(tinyurl\.com|tinypuz\.com|bit\.ly|t\.co|goo\.gl|is\.gd|git\.io|youtu\.be|redd\.it|cutt\.ly)$/;
const PICTURE = /\.(png|jpe?g|gif|webp|bmp|svg|heic)$/i;

/** The genres of puzz.link that are a puzzle here. @type {Record<string, 'sudoku' | 'kakuro'>} */
const GENRES = { sudoku: 'sudoku', kakuro: 'kakuro' };

/** If a text has many links, only the first ones are looked at. */
const MOST_LINKS = 20;

/** What may be the puzzle behind a link, without its address. */
const BARE = /^\s*"?([\w+/=%-]{40,}|m=(?:edit|solve)&p=\S{20,})"?\s*$/;

/**
 * The links in a text, without the signs around them.
 * @param {string} text
 * @returns {string[]}
 */
export function linksIn(text) {
  const whole = text.trim().replace(/^[<"'(]+|[>"']+$/g, '');
  if (/^(https?:\/\/|www\.)\S+$/i.test(whole)) return [whole];
  const found = (text.match(/(?:https?:\/\/|\bwww\.)[^\s<>"'`]+/gi) ?? []).slice(0, MOST_LINKS);
  return found.map((link) => (link.includes('(') ? link : link.replace(/\).*$/, '')).replace(/[.,;:!?\]]+$/, ''));
}

/**
 * The readings of a link that is not written as one, only as what follows the address.
 * @param {string} text
 * @returns {Reading[]}
 */
export function readBareLink(text) {
  const [, payload] = BARE.exec(text) ?? [];
  if (!payload) return [];
  if (payload.startsWith('m=')) return variantOrKakuro(`https://host/penpa-edit/#${payload}`);
  const kind = linkKind(payload);
  return kind ? variantOrSudoku(kind.notation, payload) : [];
}

/**
 * The readings of a link, or why there are none.
 * @param {string} link
 * @returns {{readings: Reading[], problem?: Problem}}
 */
export function readLink(link) {
  const address = parse(link);
  if (!address) return { readings: [] };
  const { hostname: host, pathname, search, hash } = address;
  const own = readFragment(hash);
  const isOwn =
    own !== undefined &&
    (/^(sudoku|variant|kakuro|queens|tiling|cover)$/.test(own.id) || gridIds.some((id) => id === own.id)) &&
    own.text !== '';
  if (isOwn)
    return {
      readings: [{ puzzle: /** @type {Reading['puzzle']} */ (own.id), format: 'link', text: own.text, link: hash }],
    };
  const { notation, program } = linkKind(link) ?? {};
  if (program && search !== '') return problem('foreign', { name: program });
  if (/[#?&]p=/.test(link) && /[#?&]m=(edit|solve)/.test(link)) return { readings: variantOrKakuro(link) };
  if (SHORT.test(host) || (notation === 'fpuzzles' && /[?&]id=/.test(search))) return problem('short-link', { host });
  if (notation === 'fpuzzles' || /[?&]load=N4Ig/.test(search))
    return /[?&]load=/.test(search) ? { readings: variantOrSudoku('fpuzzles', link) } : problem('short-link', { host });
  if (notation === 'sudokupad' && !program) return readSudokupad(link, host);
  if (/sudokuwiki\.org$/.test(host)) return readWiki(search, host);
  if (/[?&]q=/.test(search) && /sudoku/i.test(host + pathname))
    return { readings: [{ puzzle: 'variant', format: 'iss', text: link }] };
  return readPuzzlink(link) ?? readDigits(link) ?? otherLink(host, pathname);
}

/** @param {string} link */
function parse(link) {
  try {
    return new URL(/^https?:/i.test(link) ? link : `https://${link}`);
  } catch {
    return undefined;
  }
}

/** @param {string} code @param {Record<string, unknown>} details */
const problem = (code, details) => ({ readings: [], problem: { code, ...details } });

/**
 * A board without other rules becomes a Sudoku when it has been read. As one it is only read where it is too large for
 * a variant: there, what is drawn or said would be passed over in silence.
 * @param {string} format
 * @param {string} text
 * @returns {Reading[]}
 */
export const variantOrSudoku = (format, text) => [
  { puzzle: 'variant', format, text },
  { puzzle: 'sudoku', format, text },
];

/** What penpa-edit draws. @param {string} text @returns {Reading[]} */
const variantOrKakuro = (text) => [
  { puzzle: 'variant', format: 'penpa', text },
  { puzzle: 'kakuro', format: 'penpa', text },
];

/** @param {string} link @param {string} host */
function readSudokupad(link, host) {
  const [, id = ''] =
    /[?&](?:puzzleid|load|id)=([^&#]+)/.exec(link) ??
    /^[^/]*\/\/[^/]+\/(?:sudoku\/|puzzle\/)?([^?#]*)/.exec(link) ??
    [];
  const [, payload] = /(?:^|\/)((?:fpuz(?:zles)?|scl|ctc|scf).*)$/s.exec(id) ?? [];
  return payload ? { readings: variantOrSudoku('sudokupad', payload) } : problem('short-link', { host });
}

/** @param {string} search @param {string} host */
function readWiki(search, host) {
  const board = new URLSearchParams(search).get('bd') ?? new URLSearchParams(search).get('n') ?? '';
  if (sideOfCells(board.length) === 9 && /^[.0-9]+$/.test(board))
    return { readings: [reading('SudokuWiki', board.replaceAll('0', '.'))] };
  const position = board.startsWith('S9B') ? readSudokuWiki(board.slice(3)) : undefined;
  if (!position) return problem('empty-link', { host });
  const { givens, entries, marks } = position;
  return {
    readings: [{ ...reading('SudokuWiki', givens), game: { way: /** @type {const} */ ('play'), entries, marks } }],
  };
}

/** @param {string} format @param {string} text @returns {Reading} */
const reading = (format, text) => ({ puzzle: 'sudoku', format, text });

/**
 * A link of puzz.link and its family.
 * @param {string} link
 * @returns {{readings: Reading[], problem?: Problem} | undefined}
 */
function readPuzzlink(link) {
  const [, genre, rest] = /\?([a-z][\w-]*?)(?:_edit|_play)?\/((?:v:|b|[a-z])?\/?\d+\/\d+\/.*)$/.exec(link) ?? [];
  if (!genre) return undefined;
  const puzzle = GENRES[genre];
  if (!puzzle) return { readings: [{ puzzle: 'grid', format: 'puzzlink', text: link }] };
  const body = rest.replace(/^(v:|b)\//, '');
  // Without square boxes it is a variant.
  const kind = puzzle === 'sudoku' && !hasBoxes(Number.parseInt(body, 10)) ? 'variant' : puzzle;
  return { readings: [{ puzzle: kind, format: 'puzzlink', text: `https://puzz.link/p?${genre}/${body}` }] };
}

/** A board of digits in an address. @param {string} link */
function readDigits(link) {
  let decoded = link;
  try {
    decoded = decodeURIComponent(link);
  } catch {
    // A % that stands for itself.
  }
  for (const part of decoded.replaceAll(/(?<=\d),(?=\d)/g, '').split(/[/?&=#]/)) {
    const side = part.length >= 16 ? sideOfCells(part.length) : 0;
    const isBoard = side === 9 ? /^[1-9]*[.0_*x-][.0-9_*x-]*$/.test(part) : side > 0 && /^[.\d]*[.0][.\d]*$/.test(part);
    if (isBoard) return { readings: [reading('link', plain(part).replaceAll(/[0_*x-]/g, '.'))] };
  }
  return undefined;
}

/** @param {string} host @param {string} path */
const otherLink = (host, path) => (PICTURE.test(path) ? problem('picture', {}) : problem('unknown-link', { host }));
