// The clues beside a board as a screen reader speaks them: headers of its rows and columns. In Set they have the focus
// while a clue is typed.

import { svg } from 'lit';
import { gridStrings } from '../strings/grids-strings.js';
import { isNonogram, outerClue } from './setting.js';

/** @import { GridBoard, Side } from './text.js' */

/**
 * @param {GridBoard} board
 * @param {Side} side
 * @param {number} [row]
 */
export function headings(board, side, row = 0) {
  const isLevel = side === 'top' || side === 'bottom';
  const has = isNonogram(board) ? side === 'top' || side === 'left' : board.sections.has(side);
  if (!has) return undefined;
  if (!isLevel) return heading(board, side, row);
  return svg`<g role="row">${Array.from({ length: board.columns }, (_, line) => heading(board, side, line))}</g>`;
}

/** @param {GridBoard} board @param {Side} side @param {number} line */
function heading(board, side, line) {
  const isLevel = side === 'top' || side === 'bottom';
  const strings = gridStrings();
  const words = [
    strings.line(isLevel, line + 1),
    board.sections.has('bottom') ? strings.sides[side] : '',
    strings.clue(outerClue(board, { side, line }).join(' ') || strings.none),
  ];
  return svg`<g role=${isLevel ? 'columnheader' : 'rowheader'} tabindex="-1" data-outer=${`${side} ${line}`}
    aria-label=${words.filter(Boolean).join(', ')}></g>`;
}
