// The keys of the keypad: what a person fills in, and in Set the clues.

import { BRIDGE } from './bridges.js';
import { glyphOf, nameOf } from './cells.js';
import { besideLines, CROSS, LINE } from './edges.js';
import { describe, symbolsOf } from './genres.js';
import { latticeOf } from './lattice.js';
import { FENCE, hasCorners, hasRegions, isNonogram } from './setting.js';
import { BLANK, sidesOf } from './text.js';
import { canZoom, ZOOM_IN, ZOOM_OUT } from './zoom.js';

/** @import { Key } from '../puzzles/catalog.js' */
/** @import { GridWords } from '../strings/grids-strings.js' */
/** @import { GridBoard, SpokenBoard } from './text.js' */

const DIGITS = [...'1234567890'];
/** More keys than that leave a phone no room: longer numbers are typed digit by digit. */
const MOST_NUMBERS = 20;
/** With this number of shapes a person looks for one among the keys rather than clicks through them. */
const FEWEST_SHAPES = 3;
const CORNERS = [...'01234'];
const OPERATIONS = [...'+-*/'];
const LABELS = /** @type {Record<string, string>} */ ({
  ...{ region: '▣', '*': '×', '/': '÷', '-': '−', ' ': '␣', T: '♣' },
});

/** Signs to the next cell, and to the one below. @type {Record<string, [string, string]>} */
const SIGNS = {
  ...{ '<': ['‹', '∧'], '>': ['›', '∨'], '=': ['= →', '= ↓'], x: ['× →', '× ↓'], ring: ['○ →', '○ ↓'] },
  disc: ['● →', '● ↓'],
};

const ARROWS = /** @type {Record<string, string>} */ ({ '^': '↑', v: '↓', '<': '←', '>': '→' });

/** @param {SpokenBoard} board @returns {Key[]} */
export function keysOf(board) {
  const { isPainted, isOfParts, isDrawn, isRoute, hasIslands, hasShips } = describe(board);
  const isGiven = !isPainted && !isOfParts;
  const all = latticeOf(board) || hasIslands || isRoute ? [] : symbolsOf(board);
  // A key is for the clicks that follow if a click or two give a cell any value, or if many cells in a row get the
  // same. Otherwise it changes the cell that was clicked.
  const areFew = all.filter((symbol) => symbol !== BLANK).length < FEWEST_SHAPES;
  const isBrush = isPainted && !isDrawn && (areFew || isNonogram(board) || hasShips);
  const symbols = all.length > MOST_NUMBERS && all.every((symbol) => /^\d+$/.test(symbol)) ? DIGITS : all;
  const values = symbols.map((key) => ({
    key,
    label: glyphOf(board, key),
    name: nameOf(board, key),
    ...(!isGiven && { isForPlaying: true }),
    ...(isBrush && { brush: board.words.brush(nameOf(board, key)), erases: board.words.erases }),
  }));
  const zooms = canZoom(board) ? [ZOOM_IN, ZOOM_OUT] : [];
  const given = new Set(isGiven ? symbols : []);
  const setting = [...new Set(keysOfSet(board))].filter((key) => !given.has(key));
  return [
    ...(latticeOf(board) ? edgeKeys(board) : hasIslands ? bridgeKeys(board.words) : values),
    ...setting.map((key) => ({ ...keyOfSet(board, key), isForSetting: true })),
    ...zooms.map((key) => ({ key, label: key === ZOOM_IN ? '⊕' : '⊖', name: board.words.zooms[key] })),
  ];
}

/** What strokes along edges draw; and where cells are shaded too, that. @param {SpokenBoard} board @returns {Key[]} */
function edgeKeys(board) {
  const { lineKey, lineLabel, crossKey, draws, erases } = board.words;
  // The key of a cross is that of edges.
  const beside = besideLines(board).filter((key) => key !== CROSS);
  return [
    { key: LINE, label: lineLabel, name: lineKey, isForPlaying: true, brush: draws(lineKey), erases },
    { key: CROSS, label: '×', name: crossKey, isForPlaying: true, brush: draws(crossKey), erases },
    ...beside.map((key) => ({ key, label: glyphOf(board, key), name: nameOf(board, key), isForPlaying: true })),
  ];
}

/**
 * What strokes draw from island to island: each stroke adds a bridge.
 * @param {GridWords} words
 * @returns {Key[]}
 */
function bridgeKeys({ bridgeLabel, bridgeKey, noBridge, draws, erases }) {
  return [
    { key: BRIDGE, label: bridgeLabel, name: bridgeKey, isForPlaying: true, brush: draws(bridgeKey), erases },
    { key: BLANK, label: '•', name: noBridge, isForPlaying: true, brush: draws(noBridge), erases },
  ];
}

/** @param {GridBoard} board @returns {string[]} */
function keysOfSet(board) {
  const { clues = [], hasNumbers, hasWalls, hasCages, counted, signs = [], hasWeights } = describe(board);
  const { composed, arrows = [] } = describe(board);
  const hasOuter = sidesOf(board).length > 0 || isNonogram(board) || hasWeights;
  if (hasCorners(board)) return CORNERS;
  return [
    ...(hasNumbers || hasCages || hasOuter || composed
      ? DIGITS
      : counted
        ? DIGITS.slice(0, 4)
        : hasWalls
          ? DIGITS
          : []),
    ...(hasCages ? OPERATIONS : []),
    ...clues,
    ...arrows,
    ...signs.map(({ key }) => key),
    ...(isNonogram(board) ? [' '] : []),
    ...(hasRegions(board) ? [FENCE] : []),
  ];
}

/** @param {SpokenBoard} board @param {string} key @returns {Key} */
function keyOfSet(board, key) {
  const arrow = describe(board).arrows?.includes(key) ? ARROWS[key] : undefined;
  if (arrow) return { key, label: arrow, name: board.words.arrows[key] };
  const of = describe(board).signs?.find((each) => each.key === key);
  if (of) {
    const { sign, isDown } = of;
    return { key, label: SIGNS[sign]?.[isDown ? 1 : 0] ?? sign, name: board.words.sign(sign, isDown ? 3 : 2) };
  }
  const isClue = describe(board).clues?.includes(key);
  const glyph = isClue ? glyphOf(board, key) : key;
  const label = glyph === key ? (LABELS[key] ?? key) : glyph;
  const own = describe(board).looks?.[key] && isClue ? nameOf(board, key) : undefined;
  return { key, label, name: own ?? board.words.keys[key] ?? key };
}
