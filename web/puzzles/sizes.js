// Sizes of boards as people write them, such as `6×8`.

/** @param {{rows: number, columns: number}} board */
export const sizeText = ({ rows, columns }) => `${rows}×${columns}`;

/**
 * For a puzzle of any size in a range: the smallest and the largest, and what reads a size that a person typed, such as
 * `6`, `6×8` or `6 x 8`.
 * @param {number} least  rows or columns
 * @param {number} most
 */
export const sizesFrom = (least, most) => ({
  extent: `${least}×${least}–${most}×${most}`,
  readSize(/** @type {string} */ typed) {
    const [, rows, columns = rows] = /^\s*(\d+)(?:\s*[×x*]\s*(\d+))?\s*$/.exec(typed) ?? [];
    const sides = { rows: Number(rows), columns: Number(columns) };
    return Object.values(sides).every((side) => side >= least && side <= most) ? sizeText(sides) : undefined;
  },
});
