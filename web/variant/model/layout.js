// The regions of a board as a number for each cell, which are written as the pieces of a jigsaw. Boxes need no pieces.

import { regionsOf } from './regions.js';

/** @import { Rule, Variant } from './text.js' */

/** @param {Rule} rule */
const isLayout = ({ kind }) => kind === 'Jigsaw' || kind === 'NoBoxes';

/** The region of each cell, from 0. Cells without one have one together. @param {Variant} board @returns {number[]} */
export function layoutOf(board) {
  const regions = regionsOf(board);
  /** @type {number[]} */
  const layout = Array(board.rows * board.columns).fill(regions.length);
  for (const [index, region] of regions.entries()) for (const cell of region) layout[cell] = index;
  return layout;
}

/**
 * The board with other regions; undefined or the boxes themselves restore the boxes.
 * @param {Variant} board
 * @param {number[] | undefined} layout
 * @returns {Variant}
 */
export function withLayout(board, layout) {
  const rules = board.rules.filter((rule) => !isLayout(rule));
  const boxed = { ...board, rules };
  if (!layout) return boxed;
  const letters = lettersOf(layout);
  if (letters === lettersOf(layoutOf(boxed))) return boxed;
  return { ...board, rules: [...rules, { kind: 'Jigsaw', args: [letters] }, { kind: 'NoBoxes', args: [] }] };
}

// ISS numbers the pieces in the order of their first cells.
/** @param {number[]} layout */
function lettersOf(layout) {
  const order = [...new Set(layout)];
  return layout.map((region) => order.indexOf(region).toString(36)).join('');
}

/** The regions whose size is not the number of values. @param {Variant} board @returns {number[][]} */
export function wrongRegions(board) {
  if (!board.rules.some(({ kind }) => kind === 'Jigsaw')) return [];
  return regionsOf(board).filter((region) => region.length !== board.values);
}
