// The border of a set of cells as closed lines, moved inwards, so that dashes run around corners evenly; and the
// borders between regions.

/** @typedef {{x: number, y: number, dx: number, dy: number}} Edge  a side of a cell: its start and its direction */

/** The sides between a cell and the outside, clockwise: the cells are to the right. @type {[number, number][]} */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * @param {number[]} cells
 * @param {number} columns  of the board
 * @returns {Edge[]}
 */
function edgesOf(cells, columns) {
  const inside = new Set(cells);
  /** @param {number} row @param {number} column */
  const has = (row, column) => column >= 0 && column < columns && inside.has(row * columns + column);
  return [...inside].flatMap((cell) => {
    const [y, x] = [Math.floor(cell / columns), cell % columns];
    return SIDES.flatMap(([dx, dy]) => {
      if (has(y - dx, x + dy)) return [];
      return [{ x: dx < 0 || dy > 0 ? x + 1 : x, y: dy < 0 || dx < 0 ? y + 1 : y, dx, dy }];
    });
  });
}

/**
 * The border of cells as the path of an SVG.
 * @param {number[]} cells
 * @param {number} columns  of the board
 * @param {number} side  of a cell
 * @param {number} [inset]
 */
export function outline(cells, columns, side, inset = 0) {
  const edges = edgesOf(cells, columns);
  /** @type {Map<string, Edge[]>} */
  const from = new Map();
  for (const edge of edges) from.set(`${edge.x},${edge.y}`, [...(from.get(`${edge.x},${edge.y}`) ?? []), edge]);
  const used = new Set();
  let path = '';
  for (const first of edges) {
    if (used.has(first)) continue;
    const corners = [];
    for (let edge = first; !used.has(edge); ) {
      used.add(edge);
      const next = nextEdge(edge, from.get(`${edge.x + edge.dx},${edge.y + edge.dy}`) ?? []);
      // At a turn of the border, both sides move inwards, to their right.
      if (next.dx !== edge.dx || next.dy !== edge.dy)
        corners.push(`${next.x * side - inset * (edge.dy + next.dy)} ${next.y * side + inset * (edge.dx + next.dx)}`);
      edge = next;
    }
    path += `M${corners.join('L')}Z`;
  }
  return path;
}

/** If two cells touch at a corner only, the border stays with its cell: it turns right. */
const nextEdge = (/** @type {Edge} */ { dx, dy }, /** @type {Edge[]} */ edges) =>
  edges.find((edge) => edge.dx === -dy && edge.dy === dx) ?? edges[0];

/**
 * The borders of regions, each drawn once; regions may overlap.
 * @param {{rows: number, columns: number}} board
 * @param {number[][]} regions
 * @param {number} side  of a cell
 */
export function regionBorders({ rows, columns }, regions, side) {
  const of = Array(rows * columns).fill('');
  for (const [index, region] of regions.entries()) for (const cell of region) of[cell] += `${index} `;
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = of[row * columns + column];
      if (column + 1 < columns && of[row * columns + column + 1] !== here)
        path += `M${(column + 1) * side} ${row * side}v${side}`;
      if (row + 1 < rows && of[(row + 1) * columns + column] !== here)
        path += `M${column * side} ${(row + 1) * side}h${side}`;
    }
  }
  return path;
}
