// The picture of a board on the desk, as soon as the file of its puzzle is there. It is drawn again when the theme
// changes.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../library/pictures.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Position } from '../session/sheet.js' */

/**
 * @param {{puzzles: Map<string, Puzzle>, scheme: string}} state
 * @param {string} id  of the puzzle
 * @param {Position} position
 */
export function boardPicture({ puzzles, scheme }, id, { text, givens, marks }) {
  const puzzle = puzzles.get(id);
  if (!puzzle) return nothing;
  return keyed(
    `${scheme} ${marks}`,
    html`<board-picture .puzzle=${puzzle} .text=${text} .layers=${{ givens, marks }}></board-picture>`,
  );
}
