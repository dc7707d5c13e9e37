// A piece of cubes as a small picture, seen from the upper right: each cube shows its top, front and right side.

/** @import { Point } from './grids.js' */
/** @import { Coordinates } from './board.js' */

const [WIDE, LOW, HIGH] = [26, 15, 30];

/** The place of a corner. @param {number} layer @param {number} row @param {number} column @returns {Point} */
const at = (layer, row, column) => [(column - row) * WIDE, (column + row) * LOW + layer * HIGH];

/**
 * The faces of a piece, from the back to the front.
 * @param {Coordinates[]} shape
 * @returns {{points: Point[], side: 0 | 1 | 2}[]}  side: top, front, right
 */
export function facesOf(shape) {
  const taken = new Set(shape.map(String));
  const ordered = [...shape].sort((a, b) => a[1] + a[2] - a[0] - (b[1] + b[2] - b[0]));
  return ordered.flatMap(([l, r, c]) => {
    /** @type {{points: Point[], side: 0 | 1 | 2, behind: Coordinates}[]} */
    const faces = [
      { side: 0, behind: [l - 1, r, c], points: [at(l, r, c), at(l, r, c + 1), at(l, r + 1, c + 1), at(l, r + 1, c)] },
      {
        side: 1,
        behind: [l, r + 1, c],
        points: [at(l, r + 1, c), at(l, r + 1, c + 1), at(l + 1, r + 1, c + 1), at(l + 1, r + 1, c)],
      },
      {
        side: 2,
        behind: [l, r, c + 1],
        points: [at(l, r, c + 1), at(l, r + 1, c + 1), at(l + 1, r + 1, c + 1), at(l + 1, r, c + 1)],
      },
    ];
    return faces.filter(({ behind }) => !taken.has(String(behind)));
  });
}
