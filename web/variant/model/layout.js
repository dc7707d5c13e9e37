// The regions of a board as a number for each cell, which are written as the pieces of a jigsaw. Boxes need no pieces.

import { boxesOf, partsOf, partsOfLayout, regionSize } from '../../../wasm/iss/regions.js';

/** @import { Rule, Variant } from '../../../wasm/iss/text.js' */

/** @param {Rule} rule */
const isJigsaw = ({ kind }) => kind === 'Jigsaw';

/** @param {Rule} rule */
const hidesBoxes = ({ kind }) => kind === 'NoBoxes';

/**
 * The region of each cell, from 0: in the last jigsaw, or its box where there is none. Cells without one have one
 * together.
 * @param {Variant} board
 * @returns {number[]}
 */
export function layoutOf(board) {
  const jigsaw = board.rules.findLast(isJigsaw);
  const regions = jigsaw ? partsOfLayout(board, jigsaw) : boxesOf(board);
  /** @type {number[]} */
  const layout = Array(board.rows * board.columns).fill(regions.length);
  for (const [index, region] of regions.entries()) for (const cell of region) layout[cell] = index;
  return layout;
}

/**
 * The board with other regions in its last jigsaw. The first jigsaw takes the boxes away, and the boxes themselves need
 * none.
 * @param {Variant} board
 * @param {number[]} layout
 * @returns {Variant}
 */
export function withLayout(board, layout) {
  const letters = lettersOf(layout);
  const boxed = withBoxes(board);
  const isAlone = board.rules.filter(isJigsaw).length <= 1 && (board.rules.some(hidesBoxes) || !hasJigsaw(board));
  if (isAlone && letters === lettersOf(layoutOf(boxed))) return boxed;
  const jigsaw = { kind: 'Jigsaw', args: [letters] };
  if (isAlone) return { ...board, rules: [...boxed.rules, jigsaw, { kind: 'NoBoxes', args: [] }] };
  return { ...board, rules: board.rules.with(board.rules.findLastIndex(isJigsaw), jigsaw) };
}

/** Whether a board has a jigsaw. @param {Variant} board */
export const hasJigsaw = ({ rules }) => rules.some(isJigsaw);

/** The board with its boxes and without jigsaws. @param {Variant} board @returns {Variant} */
export const withBoxes = (board) => ({
  ...board,
  rules: board.rules.filter((rule) => !isJigsaw(rule) && !hidesBoxes(rule)),
});

/**
 * The board without one of its jigsaws; with its boxes when there is no other.
 * @param {Variant} board
 * @param {number} index
 */
export function withoutJigsaw(board, index) {
  const next = { ...board, rules: board.rules.toSpliced(index, 1) };
  return hasJigsaw(next) ? next : withBoxes(next);
}

// ISS numbers the pieces in the order of their first cells.
/** @param {number[]} layout */
function lettersOf(layout) {
  const order = [...new Set(layout)];
  return layout.map((region) => order.indexOf(region).toString(36)).join('');
}

/** The parts of jigsaws that are smaller or larger than a region. @param {Variant} board @returns {number[][]} */
export const wrongRegions = (board) => partsOf(board).filter(({ length }) => length !== regionSize(board));
