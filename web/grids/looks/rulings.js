// The lines between cells, by kind: the frame around the board, bold borders, every fifth line, and fine ones.

import { CELL } from '../../board/places.js';

/**
 * @typedef {object} Ruling
 * @property {number} rows
 * @property {number} columns
 * @property {number} box  every `box`-th line is a heavier one; 0: none is
 * @property {(cell: number) => boolean} isCell  whether it is on the board
 * @property {(a: number, b: number) => boolean} isBorder  between two cells side by side
 * @property {(a: number, b: number) => boolean} isJoined  whether there is no line between them
 */

/** @typedef {'fine' | 'mid' | 'bold' | 'frame'} Kind */

/**
 * @param {Ruling} ruling
 * @param {number | undefined} a  undefined beyond the edge
 * @param {number | undefined} b
 * @param {number} at  the number of the line
 * @returns {Kind | undefined}
 */
function kindOf({ box, isCell, isBorder, isJoined }, a, b, at) {
  const [left, right] = [a, b].map((cell) => cell !== undefined && isCell(cell));
  if (!left && !right) return undefined;
  if (!left || !right || a === undefined || b === undefined) return 'frame';
  if (isBorder(a, b)) return 'bold';
  if (box > 0 && at % box === 0) return 'mid';
  return isJoined(a, b) ? undefined : 'fine';
}

/** @param {Ruling} ruling @returns {Record<Kind, string>}  each as the `d` of a path */
export function rulings(ruling) {
  const paths = { fine: '', mid: '', bold: '', frame: '' };
  const { rows, columns } = ruling;
  /** @param {number} lines @param {number} length @param {boolean} isRow */
  const draw = (lines, length, isRow) => {
    for (let at = 0; at <= lines; ++at) {
      /** @type {Kind | undefined} */
      let open;
      for (let along = 0; along <= length; ++along) {
        const cell = (/** @type {number} */ line) =>
          line < 0 || line >= lines ? undefined : isRow ? line * columns + along : along * columns + line;
        const next = along < length ? kindOf(ruling, cell(at - 1), cell(at), at) : undefined;
        if (next === open) continue;
        if (open) paths[open] += isRow ? `H${along * CELL}` : `V${along * CELL}`;
        if (next) paths[next] += isRow ? `M${along * CELL} ${at * CELL}` : `M${at * CELL} ${along * CELL}`;
        open = next;
      }
    }
  };
  draw(rows, columns, true);
  draw(columns, rows, false);
  return paths;
}
