// A figure of each kind that the panel of rules can draw, at a fixed place, for tests.

import { neighboursOf } from '../../wasm/iss/cells.js';
import { diagonalLines, sideLines } from '../../web/variant/model/clue-lines.js';

/** @import { Figure } from '../../web/variant/model/figures.js' */
/** @import { Kind } from '../../web/variant/model/kinds.js' */
/** @import { Variant } from '../../wasm/iss/text.js' */

/** What rules have that is no number. @type {Record<string, string>} */
const values = { values: '1 2', counts: '12', pattern: '[1-3]+', code: 'AAAA' };

/** @param {Kind} kind @param {Variant} board @returns {number[]} */
function sampleCells({ id, gesture }, board) {
  const { columns } = board;
  if (gesture === 'side') return sideLines(board)[id === 'Sandwich' ? 4 : 5].cells;
  if (gesture === 'diagonal') return diagonalLines(board)[2].cells;
  if (gesture === 'corner') return [0, 1, columns, columns + 1];
  if (gesture === 'edge') return [1, 1 + columns];
  if (gesture === 'clone') return [0, 1, 2 * columns, 2 * columns + 1];
  if (gesture === 'sets') return [0, 1, columns, columns + 1];
  if (id === 'Minimum') return [...neighboursOf(board, 1), 1];
  if (id === 'Maximum') return [1, ...neighboursOf(board, 1)];
  return gesture === 'cell' ? [3] : [columns, 0, 1, 2];
}

/** @param {Kind} kind @param {Variant} board @returns {Figure} */
export function sampleFigure(kind, board) {
  const { id, value, gesture } = kind;
  const figure = {
    kind: id,
    cells: sampleCells(kind, board),
    value: value ? value.usual || (values[value.word] ?? '3') : '',
  };
  return gesture === 'sets' ? { ...figure, sizes: [2, 2] } : figure;
}
