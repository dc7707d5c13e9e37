// The notations that core does not know: links of other Sudoku pages, which hold compressed JSON. What tells them apart is here,
// in few bytes; links.js, which reads and writes them, is fetched only when one is at hand.
import { later } from './later.js';

/** @typedef {import('./protocol.js').CatalogEntry} CatalogEntry */

/**
 * Each puzzle's notations that are links, by name, and how a text in one begins. `N4Ig` is `{"` compressed.
 * @type {Record<string, Record<string, RegExp>>}
 */
const linkNotations = {
  sudoku: {
    fpuzzles: /^\s*(\S*f-puzzles\.com\/|N4Ig)/,
    sudokupad: /^\s*(\S*(sudokupad\.app\/|\?puzzleid=)|fpuz|scl)/,
  },
};

/** So many bytes tell whether a text begins with a link. */
const TELLING = 200;

/**
 * What has to stand between a question and core, if links are asked about or asked for.
 * @param {import('./question.js').Asked} asked
 * @param {Uint8Array} front how its text begins
 */
export async function translationOf(asked, front) {
  const { puzzle, request } = asked;
  const links = linkNotations[puzzle] ?? {};
  const text = new TextDecoder().decode(front.subarray(0, TELLING));
  const format = request.format || Object.keys(links).find((name) => links[name].test(text)) || '';
  const [from, to] = [format, request.to || format].map((name) => (links[name] ? name : ''));
  if (from === '' && to === '') return undefined;
  const { Translation } = await later(import('./links.js'));
  return new Translation(asked, from, to);
}

/**
 * Whether a text's first bytes are enough for `translationOf`: a line, or as much of one as the address of a link needs.
 * @param {import('./question.js').Asked} asked
 * @param {Uint8Array} front
 */
export const tellsNotation = ({ puzzle, request }, front) =>
  request.format !== '' ||
  linkNotations[puzzle] === undefined ||
  front.length >= TELLING ||
  new TextDecoder().decode(front).trimStart().includes('\n');

/**
 * Core's catalog and the links; their answers are those of `line`, in other words.
 * @param {CatalogEntry[]} catalog
 * @returns {CatalogEntry[]}
 */
export const withLinks = (catalog) =>
  catalog.map(({ id, notations }) => ({
    id,
    notations: [...notations, ...Object.keys(linkNotations[id] ?? {}).map((name) => ({ ...notations[0], name }))],
  }));
