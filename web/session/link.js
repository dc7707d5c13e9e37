// Makes the address of a board, as address.js reads it. Fetched with the dialog that shares a board.
// Tested by tests/web/sharing.test.js.

import { deflate } from './deflate.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { LinkedGame } from './address.js' */

// A text of up to this length is not compressed: people can read it, and other pages can make such links easily.
const MAX_PLAIN = 600;

/** @param {LinkedGame} game */
function gameSuffix({ way, entries = '', marks = '' }) {
  if (way === 'set') return '&set';
  return `&play=${inLink(entries)}${marks && `&marks=${inLink(marks)}`}`;
}

/** The full address of a board. @param {Puzzle} puzzle @param {string} text @param {LinkedGame} [game] */
export async function linkTo(puzzle, text, game) {
  return location.href.replace(/#.*$/s, '') + (await fragment(puzzle, text)) + (game ? gameSuffix(game) : '');
}

/** @param {Puzzle} puzzle @param {string} text */
async function fragment(puzzle, text) {
  const plain = encodeURIComponent(text).replace(/^~/, '%7E');
  if (plain.length <= MAX_PLAIN) return `#${puzzle.id}=${plain}`;
  return `#${puzzle.id}=~${await deflate(text)}`;
}

/** A list of places as a link has it: without spaces, and so that a person can read it. @param {string} list */
const inLink = (list) => encodeURIComponent(list).replaceAll('%20', ',').replaceAll('%3A', ':');
