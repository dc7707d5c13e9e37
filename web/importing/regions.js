// Whether a list of regions in JSON is that of the usual boxes, and so says nothing. Tested by
// tests/wasm/importing.test.js.

/**
 * @param {unknown} layout  the region of each cell, in rows or in one list; or the cells of each region
 * @param {number} side  of the board
 */
export function isUsual(layout, side) {
  const regions = mapIn(layout, side) ?? mapOfCells(layout, side);
  if (!regions) return false;
  const height = Array.from({ length: side }, (_, at) => at + 1).findLast((h) => h * h <= side && side % h === 0) ?? 1;
  const width = side / height;
  const names = new Map();
  for (const [at, region] of regions.entries()) {
    const box = Math.floor(at / side / height) * height + Math.floor((at % side) / width);
    if (!names.has(box)) names.set(box, region);
    if (names.get(box) !== region) return false;
  }
  return new Set(names.values()).size === side;
}

/** The region of each cell, where each has as many as a row. @param {unknown} layout @param {number} side */
function mapIn(layout, side) {
  const rows = Array.isArray(layout) ? layout : [layout];
  const cells = rows.flatMap((row) => (typeof row === 'string' && row.length >= side ? [...row] : row));
  const counts = new Map();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts.size === side && [...counts.values()].every((count) => count === side) ? cells : undefined;
}

/**
 * The same of the cells of each region: indices, pairs, objects or names.
 * @param {unknown} layout
 * @param {number} side
 */
function mapOfCells(layout, side) {
  if (typeof layout !== 'object' || layout === null) return undefined;
  const regions = Object.values(layout).map((region) => (Array.isArray(region) ? region : (region?.cells ?? [])));
  const places = regions.map((cells) => cells.map((/** @type {unknown} */ cell) => placeOf(cell, side)));
  const lowest = places.flat(2).reduce((least, number) => Math.min(least, number), 1);
  const map = Array(side * side).fill(undefined);
  for (const [region, cells] of places.entries())
    for (const [row, column] of cells)
      map[column === undefined ? row - lowest : (row - lowest) * side + column - lowest] = region;
  return map.length === side * side && !map.includes(undefined) ? map : undefined;
}

/** Row and column, or an index; from 0 or 1. @param {unknown} cell @param {number} side @returns {number[]} */
function placeOf(cell, side) {
  if (typeof cell === 'number') return [cell];
  if (Array.isArray(cell)) return cell.slice(0, 2).map(Number);
  if (typeof cell === 'string') return (cell.match(/\d+/g) ?? [side * side]).slice(0, 2).map(Number);
  const { row, r, column, col, c } = /** @type {Record<string, unknown>} */ (cell ?? {});
  return [Number(row ?? r), Number(column ?? col ?? c)];
}
