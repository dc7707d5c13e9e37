// The cells of a grid puzzle as they are drawn and spoken.

import { svg } from 'lit';
import { entry, faulty, pencilMarks, strike } from '../board/digit-cell.js';
import { CELL } from '../board/places.js';
import { hintedAt } from '../session/hint-steps.js';
import { readMarks, splitMarks } from '../session/marks.js';
import { clueMark, clueName } from './clues.js';
import { conflictsIn } from './conflicts.js';
import { isJoined, isOutside, lookOfSign, outsideClasses } from './drawing.js';
import { clueAt, describe, valuesOf } from './genres.js';
import { joint } from './looks/ships.js';
import { linksOf } from './looks/trail.js';
import { drawn } from './marks.js';
import { cluesMet } from './met.js';
import { partName } from './part-values.js';
import { cellsRuledOut } from './ruled-out.js';
import { shownIn } from './shown.js';
import { turned } from './signs.js';
import { BLANK, cellNamed, tokensOf } from './text.js';

/** @import { Cell } from '../board/grid-puzzle.js' */
/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { Shown } from './shown.js' */
/** @import { GridBoard, SpokenBoard } from './text.js' */

/** How a value is called: a star, shaded, or the value itself. @param {SpokenBoard} board @param {string} token */
export function nameOf(board, token) {
  const { looks = {}, isOfParts, isRoute } = describe(board);
  if (isRoute) return board.words.step(token);
  const names = /** @type {Record<string, string>} */ (board.words.tokens);
  const usual = { '#': 'shade', '.': 'dot', '*': 'star', '/': 'rising', '\\': 'falling' }[token];
  if (isOfParts && looks[token]) return names[looks[token]];
  return isOfParts ? names.part : (names[looks[token] ?? usual ?? ''] ?? token);
}

/**
 * What is drawn in a cell. Shading that joins is under the cells (drawing.js), with the letter of its colour here.
 * @param {GridBoard} board
 * @param {string} token
 * @param {boolean} [hasClue]  whether there is a clue in the cell, too
 */
function look(board, token, hasClue = false) {
  const { looks, hasCages, hasOnlyClues, isRoute } = describe(board);
  // Below the target of a cage or a region there is less room.
  if (hasCages || (hasOnlyClues && !isRoute))
    return svg`<g transform="translate(6 9) scale(.8)">${drawn(token, looks)}</g>`;
  if (token === BLANK && hasClue) return drawn(token, { [BLANK]: 'under' });
  if (!isJoined(board, token)) return drawn(token, looks);
  return token === '#' ? '' : svg`<text class="colour-name" x=${CELL / 2} y="26">${token}</text>`;
}

/**
 * What all cells are drawn from.
 * @typedef {object} Sheet
 * @property {SpokenBoard} board
 * @property {Layers} layers
 * @property {Shown[]} shown
 * @property {Set<number>} struck  the cells that contradict something, or are mistakes
 * @property {ReturnType<typeof cluesMet>} clues
 * @property {Set<number>} onRoute  the cells whose number is not written, as a line goes through them
 * @property {Set<number>} ruledOut  the open cells that are seen to have nothing
 * @property {Map<number, string>} marked
 * @property {string[]} alphabet  the glyphs of values
 * @property {string[] | undefined} second  another solution
 */

/** @param {SpokenBoard} board @param {Layers} layers @returns {Sheet} */
function sheetOf(board, layers) {
  const values = valuesOf(board);
  const clashing = board.isQuiet ? new Set() : conflictsIn(board, values);
  const { values: tokens, isRoute } = describe(board);
  const shown = shownIn(board, layers);
  return {
    board,
    layers,
    shown,
    onRoute: new Set(
      isRoute
        ? linksOf(
            shown.map(({ token, by }) => (by === 'hinted' ? '' : token)),
            board.columns,
          ).flat()
        : [],
    ),
    struck: faulty(clashing, layers.wrong),
    // Once a board is finished nothing is open, and so a 0 is met too.
    clues: cluesMet(board, layers.isFinished ? values.map((value) => value || BLANK) : values),
    ruledOut: layers.rulesOut ? cellsRuledOut(board) : new Set(),
    marked: readMarks(layers.marks),
    alphabet: tokens(board).map((token) => glyphOf(board, token)),
    second: tokensOf(layers.other),
  };
}

/** The clue of a cell, as it is drawn and spoken. @param {Sheet} sheet @param {number} index */
function clueIn({ board, clues }, index) {
  const clue = clueAt(board, index);
  if (!clue) return { clue, spoken: '', mark: '' };
  const state = clues.broken.has(index) ? 'broken' : clues.met.has(index) ? 'met' : '';
  const said = { met: board.words.met, broken: board.words.conflict, '': '' }[state];
  return {
    clue,
    spoken: [clueName(board, clue), said].filter(Boolean).join(', '),
    mark: svg`${clueMark(board, clue, state)}${state === 'broken' ? strike : ''}`,
  };
}

/**
 * A cell of an answer that is not on the board.
 * @param {Sheet} sheet
 * @param {number} index
 * @returns {Omit<Cell, 'index'>}
 */
function answered({ board, shown, second }, index) {
  const { token, by } = shown[index];
  const name = nameOf(board, token);
  const other = nameOf(board, second?.[index] ?? '');
  if (by === 'tried') return { name: board.words.tried(name), classes: 'tried', mark: look(board, token) };
  const said = by === 'hinted' ? board.words.hinted(name) : board.words.found(name);
  return {
    name: by === 'differs' ? board.words.foundOr(name, other) : said,
    classes: by === 'differs' ? 'found differs' : 'found',
    // What is hinted is on the ground of the hint, which would hide shading under the cells.
    mark:
      by === 'hinted' && token === '#'
        ? drawn(token, { '#': 'swatch' })
        : look(board, token, clueAt(board, index) !== ''),
  };
}

/** A cell of a board whose answer is parts: they are drawn under it. @param {Sheet} sheet @param {number} index */
function ofPart({ board, layers, shown }, index) {
  const { token, by } = shown[index];
  const hinted = hintedAt(layers.annotations?.hint, index);
  if (hinted !== undefined && by !== 'own')
    return { name: board.words.hinted(partName(board, index, hinted)), classes: 'found', mark: '' };
  const isWrong = Boolean(layers.wrong?.has(index));
  const { empty, own, found } = board.words;
  return {
    name: by === 'own' ? own(nameOf(board, token)) : by === 'found' ? found(token) : empty,
    classes: isWrong ? 'clash' : 'empty',
    mark: isWrong ? strike : '',
  };
}

/** A cell with nothing but pencil marks. @param {Sheet} sheet @param {number} index @returns {Omit<Cell, 'index'>} */
function emptyCell({ board, layers, struck, ruledOut, marked, alphabet }, index) {
  const annotated = alphabet.length > 0 ? layers.annotations?.cell(index, alphabet) : undefined;
  if (annotated) return annotated;
  const { marks } = splitMarks(marked.get(index));
  if (marks && describe(board).marksDigits) {
    const mark = pencilMarks(marks, alphabet.join(''));
    return { name: board.words.marked([...marks]), classes: 'empty', mark };
  }
  if (ruledOut.has(index)) {
    const { rest = BLANK } = describe(board);
    const name = `${board.words.empty}, ${board.words.ruledOut}`;
    return { name, classes: 'empty implied', mark: look(board, rest, clueAt(board, index) !== '') };
  }
  const clash = struck.has(index);
  const name = clash ? `${board.words.empty}, ${board.words.conflict}` : board.words.empty;
  return { name, classes: clash ? 'empty clash' : 'empty', mark: clash ? strike : '' };
}

/** A cell that a line of numbers goes through. @param {Sheet} sheet @param {number} index */
function onRoute(sheet, index) {
  const { board, shown, struck } = sheet;
  const { token, by } = shown[index];
  return by === 'own' ? entry(board.words, nameOf(board, token), true, struck.has(index)) : answered(sheet, index);
}

/** What is in a cell apart from its clue. @param {Sheet} sheet @param {number} index @returns {Omit<Cell, 'index'>} */
function content(sheet, index) {
  const { board, shown, struck } = sheet;
  const { isOfParts, hasShips } = describe(board);
  const { token, by } = shown[index];
  if (isOfParts) return ofPart(sheet, index);
  if (by === '') return emptyCell(sheet, index);
  if (sheet.onRoute.has(index)) return { ...onRoute(sheet, index), mark: struck.has(index) ? strike : '' };
  const joined = hasShips ? joint((cell) => shown[cell]?.token ?? '', board.columns, index) : '';
  const ship = joined && svg`<path class="joint" d=${joined}></path>`;
  if (by !== 'given' && by !== 'own') {
    const cell = answered(sheet, index);
    return { ...cell, mark: svg`${ship}${cell.mark}` };
  }
  const clash = struck.has(index);
  return {
    ...entry(board.words, nameOf(board, token), by === 'own', clash),
    mark: svg`${look(board, token, clueAt(board, index) !== '')}${ship}${clash ? strike : ''}`,
  };
}

/** What the signs between cells say, by cell. @param {SpokenBoard} board @returns {Map<number, string[]>} */
export function spokenSigns(board) {
  /** @type {Map<number, string[]>} */
  const said = new Map();
  const sides = [-board.columns, -1, 1, board.columns];
  /** @param {number} cell @param {string} sign @param {number} other */
  const say = (cell, sign, other) =>
    said.set(cell, [...(said.get(cell) ?? []), board.words.sign(sign, sides.indexOf(other - cell))]);
  for (const [one, sign, other] of describe(board).pairs?.(board) ?? []) {
    const [a, b] = [cellNamed(board, one), cellNamed(board, other)];
    const look = lookOfSign(board, sign);
    say(a, look, b);
    say(b, turned(look), a);
  }
  return said;
}

/** @param {SpokenBoard} board @param {Layers} layers @returns {Cell[]} */
export function cells(board, layers) {
  const sheet = sheetOf(board, layers);
  const { isClosed, hasCircles, joins } = describe(board);
  const signs = spokenSigns(board);
  const isOnShade = (/** @type {string} */ token) => token === '#' || (joins === 'body' && /[So]/.test(token));
  return board.cells.map((_, index) => {
    if (isOutside(board, index)) return { index, name: board.words.outside, classes: outsideClasses(board), mark: '' };
    const { clue, spoken, mark: clueDrawing } = clueIn(sheet, index);
    const { token } = sheet.shown[index];
    const closed = isClosed?.(board, index) ?? false;
    const { name, classes, mark } = closed
      ? { name: token, classes: 'given', mark: clue ? '' : look(board, token) }
      : content(sheet, index);
    const isWall = clue[0] === '#' && !hasCircles;
    return {
      index,
      name: [spoken, closed && spoken ? '' : name, ...(signs.get(index) ?? [])].filter(Boolean).join(', '),
      classes: [isWall ? 'black' : '', classes, isOnShade(token) ? 'on-shade' : ''].filter(Boolean).join(' '),
      // A line goes over a circle; other clues are in front.
      mark: svg`${hasCircles ? clueDrawing : ''}${mark}${hasCircles ? '' : clueDrawing}`,
    };
  });
}

/** A value as one sign, on a key or small in a cell. @param {GridBoard} board @param {string} token */
export function glyphOf(board, token) {
  const { looks = {} } = describe(board);
  /** @type {Record<string, string>} */
  const glyphs = {
    ...{
      star: '★',
      cross: '×',
      tent: '▲',
      lamp: '✹',
      mine: '✱',
      wet: '■',
      water: '≈',
      ice: '❄\uFE0E',
      lake: '≈',
      submarine: '●',
      middle: '■',
      part: '◆',
    },
    ...{ 'line-ns': '│', 'line-ew': '─', 'line-ne': '└', 'line-nw': '┘', 'line-se': '┌', 'line-sw': '┐' },
    ...{ 'end-n': '╵', 'end-e': '╶', 'end-s': '╷', 'end-w': '╴', inside: '■', outside: '•' },
    ...{ bridge: '─', bridges: '═', upright: '│', uprights: '║' },
    ...{ centre: '○', centreRight: '○→', centreBelow: '○↓', centreCorner: '○↘' },
    ...{ shade: '■', west: '◖', east: '◗', north: '◓', south: '◒', plus: '+', minus: '−', disc: '●', ring: '○' },
    ...{ sun: '☀\uFE0E', moon: '☾', zero: '○', one: '●', white: '○', black: '●', balloon: '○', ball: '●', dot: '•' },
    ...{ circle: '○', triangle: '△', square: '□', uprightBar: '│', levelBar: '─' },
    ...{ upArrow: '↑', downArrow: '↓', leftArrow: '←', rightArrow: '→' },
  };
  return glyphs[looks[token]] ?? { '#': '■', '.': '•', '/': '╱', '\\': '╲' }[token] ?? token;
}

/**
 * A rule of a kind that is a text, with its values and marks as they are on the keys. A digit or letter is a value
 * only after "of" and "not", or first of all.
 * @param {GridBoard} board
 * @param {string} rule
 */
export const quotedRule = (board, rule) =>
  rule.replaceAll(
    /(?<=^| )(?:[^\s\w,]|[ox])(?=[,:]? |[：；]|$)|(?<=(?:^|\b(?:of|not) )(?:\S (?:or )?)*)\S(?= |,|$)/g,
    (token) => glyphOf(board, token),
  );
