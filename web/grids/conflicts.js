// What contradicts itself on a board at first sight; the rules themselves are core's. Tested by
// tests/wasm/grids.test.js and kind-boards.test.js.

import { describe } from './genres.js';
import { around, BLANK, beside } from './text.js';

/** @import { GridBoard } from './text.js' */

/** The cells that contradict each other at first sight. @param {GridBoard} board @param {string[]} values */
export function conflictsIn(board, values) {
  const { units, apart, isApart, single, rest, isClosed, limits } = describe(board);
  /** @type {Set<number>} */
  const clashing = new Set();
  const counted = values.map((value, cell) => (value === rest || isClosed?.(board, cell) ? '' : value));
  for (const unit of units?.(board) ?? []) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    for (const cell of unit) {
      const value = counted[cell];
      if (value === '' || (board.genre === 'skyscrapers' && value === '0') || value === BLANK) continue;
      const twin = seen.get(value);
      if (twin !== undefined) clashing.add(twin).add(cell);
      seen.set(value, cell);
    }
  }
  for (const { cells, value, most } of limits?.(board) ?? []) {
    const own = cells.filter((cell) => counted[cell] === value);
    if (own.length > most) for (const cell of own) clashing.add(cell);
  }
  for (const [cell, value] of counted.entries()) {
    if (value === '') continue;
    const near = isApart || apart?.has(value) ? around(board, cell) : value === single ? beside(board, cell) : [];
    if (near.some((other) => counted[other] === value)) clashing.add(cell);
  }
  return clashing;
}
