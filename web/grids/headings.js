// The clues beside a board as a screen reader speaks them: headers of its rows and columns. In Set they have the focus
// while a clue is typed; in play each clue is a button, which crosses it out.

import { svg } from 'lit';
import { clueBox, cluesOf } from './beside.js';
import { outsideState, valuesOf } from './genres.js';
import { runsMet } from './outside.js';
import { cornerAt, hasCorners, isNonogram, outerClue } from './setting.js';
import { struckAt } from './struck.js';

/** @import { SpokenBoard, Side } from './text.js' */

/** @typedef {{isSet?: boolean, marks?: string}} How  marks: with the clues that are crossed out, where they can be */

/**
 * @param {SpokenBoard} board
 * @param {Side} side
 * @param {number} row
 * @param {How} how
 */
export function headings(board, side, row = 0, how = {}) {
  if (hasCorners(board)) return side === 'bottom' ? svg`${cornerHeadings(board, how.isSet ?? false)}` : undefined;
  const isLevel = side === 'top' || side === 'bottom';
  const has = isNonogram(board) ? side === 'top' || side === 'left' : board.sections.has(side);
  if (!has) return undefined;
  if (!isLevel) return heading(board, side, row, how);
  return svg`<g role="row">
    ${Array.from({ length: board.columns }, (_, line) => heading(board, side, line, how))}</g>`;
}

/**
 * The corners that have a clue, below the board; in Set all of them.
 * @param {SpokenBoard} board
 * @param {boolean} isSet
 */
function cornerHeadings(board, isSet) {
  const { rows, columns } = board;
  return Array.from({ length: rows + 1 }, (_, row) => {
    const corners = Array.from({ length: columns + 1 }, (_, column) => row * (columns + 1) + column)
      .filter((line) => isSet || outerClue(board, { side: 'corner', line }).length > 0)
      .map((line) => cornerHeading(board, line));
    return corners.length > 0 ? svg`<g role="row">${corners}</g>` : undefined;
  });
}

/** @param {SpokenBoard} board @param {number} line */
function cornerHeading(board, line) {
  const strings = board.words;
  const { row, column } = cornerAt(board, line);
  const clue = strings.clue(outerClue(board, { side: 'corner', line }).join('') || strings.none);
  return svg`<g role="columnheader" tabindex="-1" data-outer=${`corner ${line}`}
    aria-label=${`${strings.corner(row + 1, column + 1)}, ${clue}`}></g>`;
}

/**
 * What a clue is in play: met, or in conflict with what is on the board.
 * @param {SpokenBoard} board
 * @param {Side} side
 * @param {number} line
 */
function stateSaid(board, side, line) {
  if (isNonogram(board)) {
    const met = runsMet(board)[side === 'left' ? line : board.rows + line];
    return met.length > 0 && met.every(Boolean) ? board.words.met : '';
  }
  const state = outsideState(board, valuesOf(board), side, line);
  return { met: board.words.met, broken: board.words.conflict, '': '' }[state];
}

/** @param {SpokenBoard} board @param {Side} side @param {number} line @param {How} how */
function heading(board, side, line, { isSet, marks }) {
  const isLevel = side === 'top' || side === 'bottom';
  const strings = board.words;
  const place = [strings.line(isLevel, line + 1), board.sections.has('bottom') ? strings.sides[side] : '']
    .filter(Boolean)
    .join(', ');
  const words = [
    place,
    strings.clue(outerClue(board, { side, line }).join(' ') || strings.none),
    isSet ? '' : stateSaid(board, side, line),
  ];
  return svg`<g role=${isLevel ? 'columnheader' : 'rowheader'} tabindex="-1" data-outer=${`${side} ${line}`}
    aria-label=${words.filter(Boolean).join(', ')}>${
      isSet || marks === undefined ? '' : strikeButtons(board, side, line, marks, place)
    }</g>`;
}

/**
 * A button for each clue of a line that crosses it out.
 * @param {SpokenBoard} board
 * @param {Side} side
 * @param {number} line
 * @param {string} marks
 * @param {string} place  as it is spoken
 */
function strikeButtons(board, side, line, marks, place) {
  const struck = struckAt(marks, side, line);
  return cluesOf(board, side, line).map((clue, at) => {
    const [x, y, width, height] = clueBox(board, { side, line, at });
    return svg`<g role="button" tabindex="-1" data-clue=${`${side} ${line} ${at}`} aria-pressed=${struck.has(at)}
      aria-label=${board.words.strike(clue, place)}><rect class="square" x=${x} y=${y} width=${width} height=${height}
      ></rect></g>`;
  });
}

/** The clue of the button that is pressed. @param {EventTarget | null} target */
export function clueNamed(target) {
  const button = target instanceof Element ? target.closest('[data-clue]') : null;
  const [side, line, at] = button?.getAttribute('data-clue')?.split(' ') ?? [];
  return at === undefined ? undefined : { side: /** @type {Side} */ (side), line: Number(line), at: Number(at) };
}
