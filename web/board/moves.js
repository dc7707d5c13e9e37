// How keys move the cursor (WAI-ARIA Authoring Practices, "Grid").

/**
 * @param {{rows: number, columns: number}} board
 * @param {number} index  the cell with the cursor
 * @param {string} key
 * @param {boolean} far  whether to go to the end of the board
 * @returns {number | undefined}  undefined for a key that does not move the cursor
 */
export function targetOf({ rows, columns }, index, key, far) {
  const [row, column] = [Math.floor(index / columns), index % columns];
  /** @param {number} r @param {number} c */
  const at = (r, c) => Math.min(Math.max(r, 0), rows - 1) * columns + Math.min(Math.max(c, 0), columns - 1);
  switch (key) {
    case 'ArrowUp':
      return at(far ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(far ? rows : row + 1, column);
    case 'ArrowLeft':
      return at(row, far ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, far ? columns : column + 1);
    case 'Home':
      return at(far ? 0 : row, 0);
    case 'End':
      return at(far ? rows : row, columns);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(rows, column);
  }
}
