// Parts of ships that join: what is drawn between two of them, so that a ship is one shape.

import { CELL } from '../../board/places.js';

/** The parts that go on to the right, and to the left; below, and above. */
const RIGHT = new Set('<#');
const LEFT = new Set('>#');
const DOWN = new Set('^#');
const UP = new Set('v#');

/**
 * What joins the part in a cell to the next one and to that below it, as the `d` of a path in the cell.
 * @param {(cell: number) => string} valueAt  '' beyond the board
 * @param {number} columns
 * @param {number} cell
 */
export function joint(valueAt, columns, cell) {
  const own = valueAt(cell);
  const next = cell % columns < columns - 1 ? valueAt(cell + 1) : '';
  const level = RIGHT.has(own) && LEFT.has(next) ? `M${CELL - 8} 7h16v26h-16Z` : '';
  return level + (DOWN.has(own) && UP.has(valueAt(cell + columns)) ? `M7 ${CELL - 8}v16h26v-16Z` : '');
}

/**
 * The lengths of the ships of which every part is there.
 * @param {(cell: number) => string} valueAt  '' beyond the board
 * @param {number} columns
 * @param {number} cells  how many there are
 */
export function shipLengths(valueAt, columns, cells) {
  const lengths = [];
  for (let cell = 0; cell < cells; ++cell) {
    const own = valueAt(cell);
    if (own === 'o') lengths.push(1);
    if (own !== '<' && own !== '^') continue;
    const step = own === '<' ? 1 : columns;
    let end = cell + step;
    while (valueAt(end) === '#') end += step;
    if (valueAt(end) === (own === '<' ? '>' : 'v')) lengths.push((end - cell) / step + 1);
  }
  return lengths;
}
