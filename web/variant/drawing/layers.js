// The layers of a board's drawing. Under the cells: what the setter drew, shaded areas, signs of parity, lines from
// broad to thin, cages and their labels. Over the cells: the grid, the borders of regions, and what stands between
// cells or around the board.

import { svg } from 'lit';
import { boxesOf, partsOf } from '../../../wasm/iss/regions.js';
import { CELL } from '../../board/grid.js';
import { regionBorders } from '../model/outline.js';
import { parityOf } from '../model/parity.js';
import { area, cage, circles, labels, paritySign } from './areas.js';
import { shapes, signs } from './decoration.js';
import { arrow, diagonal, ends, line, pill, thermo } from './lines.js';
import { corner, edge, greater, outside } from './signs.js';

/** @import { SVGTemplateResult } from 'lit' */
/** @import { Element, Form } from '../model/elements.js' */
/** @import { VariantBoard } from '../grid.js' */

/** @type {Partial<Record<Form, (element: Element, columns: number, rank: number) => unknown>>} */
const drawings = {
  area,
  cage,
  thermo,
  line,
  arrow,
  ends,
  pill,
  diagonal,
  edge,
  greater,
  corner,
  outside,
  circle: circles,
};

/** @type {Form[]} */
const under = ['area', 'circle', 'diagonal', 'thermo', 'line', 'ends', 'pill', 'arrow', 'cage'];
/** @type {Form[]} */
const over = ['edge', 'greater', 'corner', 'outside'];

/** @param {VariantBoard} board @param {Form} form */
function draw({ elements, columns }, form) {
  /** @type {Map<string, number[]>} */
  const rules = new Map();
  return elements
    .filter((element) => element.form === form)
    .map((element) => {
      const { kind, rule } = element;
      const known = rules.get(kind) ?? [];
      if (!known.includes(rule)) rules.set(kind, [...known, rule]);
      return drawings[form]?.(element, columns, rules.get(kind)?.indexOf(rule) ?? 0);
    });
}

/**
 * What is under the cells.
 * @param {VariantBoard} board
 * @param {unknown} [hint]  colours cells. It is over shaded areas, and hides neither lines nor cages nor their labels.
 * @returns {SVGTemplateResult}
 */
export function ground(board, hint) {
  const { model, elements, decoration, columns } = board;
  const parities = model.candidates.map((list, cell) => {
    const parity = list && parityOf(list, model);
    return parity ? paritySign(cell, parity, columns) : '';
  });
  const [areas, ...lines] = under.map((form) => draw(board, form));
  const drawn = shapes(decoration, columns);
  return svg`${drawn}${areas}${parities}${hint}${lines}${labels([...elements, ...decoration.cages], columns)}`;
}

/** What is over the cells. @param {VariantBoard} board @returns {SVGTemplateResult} */
export function rules(board) {
  const { rows, columns, model, decoration } = board;
  const [width, height] = [columns * CELL, rows * CELL];
  const pieces = partsOf(model);
  let path = '';
  for (let at = 1; at < columns; at += 1) path += `M${at * CELL} 0V${height}`;
  for (let at = 1; at < rows; at += 1) path += `M0 ${at * CELL}H${width}`;
  return svg`
    <path class="fine" d=${path}></path>
    ${pieces.length > 0 ? svg`<path class="box" d=${regionBorders(model, boxesOf(model), CELL)}></path>` : ''}
    <path class="bold" d=${regionBorders(model, pieces.length > 0 ? pieces : boxesOf(model), CELL)}></path>
    <rect class="frame" width=${width} height=${height}></rect>
    ${over.map((form) => draw(board, form))}${signs(decoration)}`;
}
