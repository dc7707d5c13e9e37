// What the board shows while its rules are edited: the figure under way, the selected figure, and the cursor in the
// margin. It is drawn over the grid, in its units.

import { svg } from 'lit';
import { CELL } from '../board/grid.js';
import { middle } from './drawing/places.js';
import { kindOf } from './model/kinds.js';
import { outline } from './model/outline.js';
import { centreOf, spotOf } from './tools/figures-at.js';

/** @import { Figure } from './model/figures.js' */
/** @import { Editor } from './tools/editor.js' */

/** @param {Editor} editor */
export function sketchView(editor) {
  const { draft, figure, tool, spot } = editor;
  return svg`<g class="sketch">
    ${figure ? figureView(editor, figure, 'selected') : ''}
    ${draft?.sets?.map((cells) => cellsView(editor, cells, 'under-way')) ?? ''}
    ${draft?.original ? cellsView(editor, draft.original, 'under-way') : ''}
    ${draft ? figureView(editor, { kind: tool, cells: draft.cells, value: '' }, 'under-way') : ''}
    ${spot ? squareView(spot, 'spot') : ''}
  </g>`;
}

/** @param {Editor} editor @param {Figure} figure @param {string} classes */
function figureView(editor, figure, classes) {
  const { board } = editor;
  const { kind, cells } = figure;
  const { family, gesture } = kindOf(kind) ?? { family: 'lines', gesture: 'path' };
  if (cells.length === 0) return '';
  if (family === 'outside') {
    const spot = spotOf(board, figure);
    return spot ? [squareView(spot, classes), lineView(editor, cells, `${classes} thin`)] : '';
  }
  if (family === 'dots' && cells.length > 1) {
    const { x, y } = centreOf(board, cells);
    return svg`<circle class=${classes} cx=${x * CELL} cy=${y * CELL} r=${gesture === 'corner' ? 14 : 9}></circle>`;
  }
  if (kind === 'Minimum' || kind === 'Maximum')
    return cellsView(editor, [kind === 'Minimum' ? cells[cells.length - 1] : cells[0]], classes);
  return gesture === 'path' ? lineView(editor, cells, classes) : cellsView(editor, cells, classes);
}

/** @param {Editor} editor @param {number[]} cells @param {string} classes */
function lineView({ board }, cells, classes) {
  const points = cells.map((cell) => middle(cell, board.columns).join(' '));
  return svg`<path class=${`path ${classes}`} d="M${points.join('L')}${points.length === 1 ? 'h0' : ''}"></path>`;
}

/** @param {Editor} editor @param {number[]} cells @param {string} classes */
const cellsView = ({ board: { columns } }, cells, classes) =>
  svg`<path class=${classes} d=${outline(cells, columns, CELL, 1)}></path>`;

/** @param {{row: number, column: number}} spot @param {string} classes */
const squareView = ({ row, column }, classes) =>
  svg`<rect class=${classes} x=${column * CELL + 3} y=${row * CELL + 3} width=${CELL - 6} height=${CELL - 6}></rect>`;
