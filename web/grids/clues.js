// Clues in cells as they are drawn and spoken.

import { svg } from 'lit';
import { CELL } from '../board/places.js';
import { describe } from './genres.js';
import { drawn, grounds } from './marks.js';

/** @import { GridBoard, SpokenBoard } from './text.js' */

const HALF = CELL / 2;

/** Whether a clue is met, or cannot be met any more. @typedef {'met' | 'broken' | ''} State */

/**
 * The place of each number in a clue of several, as printed: on the diagonal, in a triangle, around the middle. By how
 * many there are: the middle of each in the cell, and the size of all.
 */
const PLACES = [
  { places: [[0.5, 0.5]], size: 25 },
  { places: [[0.3, 0.32], [0.7, 0.7]], size: 20 }, // biome-ignore format: a line each
  {
    places: [
      [0.26, 0.34],
      [0.74, 0.34],
      [0.5, 0.74],
    ],
    size: 17,
  },
  {
    places: [
      [0.5, 0.23],
      [0.8, 0.52],
      [0.5, 0.81],
      [0.2, 0.52],
    ],
    size: 16,
  },
];

/** What says that a clue is met, beside its weight and colour. */
const tick = svg`<path class="tick" d="M28.5 9l2.5 2.5 4.5 -5"></path>`;

/** @param {string[]} numbers */
function severalNumbers(numbers) {
  const { places, size } = PLACES[Math.min(numbers.length, PLACES.length) - 1];
  return places.map(
    ([x, y], at) => svg`<text class=${`several-${numbers.length}`} x=${x * CELL} y=${y * CELL + size * 0.34}
      >${numbers[at]}</text>`,
  );
}

/** The places of the numbers for above, below, left and right. */
const SIDES = [
  [0.5, 0.22],
  [0.5, 0.78],
  [0.22, 0.5],
  [0.78, 0.5],
];

/** A compass: a number a side, between diagonals. @param {string[]} numbers */
const compassNumbers = (numbers) => [
  svg`<path d=${CROSS} stroke="currentColor" stroke-opacity="0.3"></path>`,
  ...numbers.map((number, at) =>
    number === '.'
      ? ''
      : svg`<text class="several-4" x=${SIDES[at][0] * CELL} y=${SIDES[at][1] * CELL + 5.4}>${number}</text>`,
  ),
];

/** Its diagonals. */
const CROSS = `M3 3L${CELL - 3} ${CELL - 3}M3 ${CELL - 3}L${CELL - 3} 3`;

/**
 * The colour of a clue that is a circle. A kind says it by the look of the clue's mark.
 * @param {GridBoard} board
 * @param {string} clue
 * @returns {'black' | 'white' | undefined}
 */
function circleOf(board, clue) {
  if (describe(board).hasCircles) return clue[0] === '#' ? 'black' : 'white';
  const look = lookOf(board, clue);
  return look === 'black' || look === 'white' ? look : undefined;
}

/** How a clue of a kind is drawn, by its mark. @param {GridBoard} board @param {string} clue */
export const lookOf = (board, clue) =>
  board.kind ? describe(board).looks?.[clue.replace(/\d+[<>^v]?$/, '')] : undefined;

/**
 * Whether the middle of a clue's cell is for a digit or a letter.
 * @param {GridBoard} board
 * @param {string} clue
 */
function isBesideValue(board, clue) {
  const { hasOnlyClues, isDrawn, isOfParts, isText, joins, marksDigits } = describe(board);
  if (clue === '?') return Boolean(isText) && !isDrawn && !isOfParts && !joins;
  return Boolean(hasOnlyClues && marksDigits) && clue[0] !== '#';
}

/** @param {GridBoard} board @param {string} clue */
function clueDrawing(board, clue) {
  const { hasCages, hasIslands, hasRuns, isDrawn, isOfRegion, isRoute, joins } = describe(board);
  // In the corner of its region: a line, or another value than shading, goes through the middle.
  if (hasCages || (isOfRegion && (isDrawn || !joins)) || isBesideValue(board, clue))
    return svg`<text class=${clue === '?' ? 'target any' : 'target'} x="4" y=${clue === '?' ? 11 : 13}
      >${clue.replace('*', '×').replace('/', '÷').replace('-', '−')}</text>`;
  if (clue === 'T') return drawn('tree', { tree: 'tree' });
  if (hasIslands)
    return svg`<circle class="island" cx=${HALF} cy=${HALF} r="17"></circle>
      <text class="pearl-number" x=${HALF} y=${CELL * 0.66}>${clue}</text>`;
  if (isRoute)
    return svg`<circle class="pearl black-pearl" cx=${HALF} cy=${HALF} r="14"></circle>
      <text class="pearl-number" x=${HALF} y=${CELL * 0.65}>${clue}</text>`;
  const colour = circleOf(board, clue);
  if (colour)
    return svg`<circle class=${`pearl ${colour === 'black' ? 'black-pearl' : ''}`} cx=${HALF} cy=${HALF} r="14">
      </circle><text class="pearl-number" x=${HALF} y=${CELL * 0.65}>${arrowed(clue.slice(1))}</text>`;
  const look = lookOf(board, clue);
  if (look) return grounds[look] ? '' : drawn(clue, describe(board).looks);
  if (clue.includes(',')) return compassNumbers(clue.split(','));
  if (hasRuns) return svg`${severalNumbers([...clue])}`;
  if (isPointed(clue)) return svg`<text class="pointed" x=${HALF} y=${CELL * 0.66}>${arrowed(bare(clue))}</text>`;
  return svg`<text class=${isDrawn ? 'on-line' : ''} x=${HALF} y=${CELL * 0.71}
    >${clue[0] === '#' ? clue.slice(1) : clue}</text>`;
}

/**
 * @param {GridBoard} board
 * @param {string} clue
 * @param {State} state
 */
export const clueMark = (board, clue, state) =>
  svg`<g class=${`clue ${state}`}>${clueDrawing(board, clue)}${state === 'met' ? tickOf(board) : ''}</g>`;

/** The tick; beside the target of a cage or a region a smaller one. @param {GridBoard} board */
const tickOf = (board) =>
  describe(board).hasCages || describe(board).hasOnlyClues
    ? svg`<g transform="translate(10.6 0) scale(.75)">${tick}</g>`
    : tick;

/** @param {string} clue */
const isPointed = (clue) => /[<>^v]$/.test(clue);

/** Without the sign of its black cell, and of a number that is not said. @param {string} clue */
const bare = (clue) => clue.replace(/^#\??/, '');

/** With its arrow as it is drawn, if it has one. @param {string} clue */
const arrowed = (clue) =>
  clue.replace(
    /[<>^v]$/,
    (arrow) => /** @type {Record<string, string>} */ ({ '<': '←', '>': '→', '^': '↑', v: '↓' })[arrow],
  );

/** @param {SpokenBoard} board @param {string} clue */
export function clueName(board, clue) {
  const { clue: named, wall, tree, circle, pearl, island } = board.words;
  if (clue === 'T') return tree;
  if (describe(board).hasIslands) return island(clue);
  const colour = circleOf(board, clue);
  if (colour) return (describe(board).hasCircles ? pearl : circle)(colour, arrowed(clue.slice(1)));
  const look = lookOf(board, clue);
  if (look) return /** @type {Record<string, string>} */ (board.words.tokens)[look];
  if (isPointed(clue)) return named(arrowed(bare(clue)));
  return clue[0] === '#' ? wall(clue.slice(1)) : named(clue);
}
