// The cells of a grid puzzle as they are drawn and spoken.

import { svg } from 'lit';
import { entry, faulty, pencilMarks, strike } from '../board/digit-cell.js';
import { CELL } from '../board/places.js';
import { readMarks, splitMarks } from '../session/marks.js';
import { boardStrings } from '../strings/board-strings.js';
import { gridStrings } from '../strings/grids-strings.js';
import { colourClass, isOutside } from './drawing.js';
import { edgesOf, overfull, readEdges } from './edges.js';
import { clueAt, conflictsIn, describe, valuesOf } from './genres.js';
import { drawn } from './marks.js';
import { readGrid, tokensOf } from './text.js';

/** @import { Cell } from '../board/grid-puzzle.js' */
/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { GridBoard } from './text.js' */

/** How a value is called: a star, shaded, or the value itself. @param {GridBoard} board @param {string} token */
export function nameOf(board, token) {
  const { looks = {}, isOfParts } = describe(board);
  const names = /** @type {Record<string, string>} */ (gridStrings().tokens);
  const usual = { '#': 'shade', '.': 'dot', '*': 'star', '/': 'rising', '\\': 'falling' }[token];
  if (isOfParts && looks[token]) return names[looks[token]];
  return isOfParts ? names.part : (names[looks[token] ?? usual ?? ''] ?? token);
}

/** @param {GridBoard} board @param {string} token */
function look(board, token) {
  const { looks } = describe(board);
  if (board.genre !== 'nonogram' || token === '.' || token === '#') return drawn(token, looks);
  return svg`<g class=${colourClass(token)}>${drawn('#')}
    <text class="colour-name" x=${CELL / 2} y="26">${token}</text></g>`;
}

/** @param {GridBoard} board @param {string} clue */
function clueMark(board, clue) {
  const { hasCages } = describe(board);
  if (hasCages)
    return svg`<text class="target" x="4" y="13">${clue.replace('*', '×').replace('/', '÷').replace('-', '−')}</text>`;
  if (clue === 'T') return drawn('tree', { tree: 'tree' });
  if (describe(board).hasIslands)
    return svg`<circle class="island" cx=${CELL / 2} cy=${CELL / 2} r="17"></circle>
      <text class="pearl-number" x=${CELL / 2} y=${CELL * 0.66}>${clue}</text>`;
  if (describe(board).hasCircles)
    return svg`<circle class=${`pearl ${clue[0] === '#' ? 'black-pearl' : ''}`} cx=${CELL / 2} cy=${CELL / 2} r="14">
      </circle><text class="pearl-number" x=${CELL / 2} y=${CELL * 0.65}>${clue.slice(1)}</text>`;
  if (/[<>^v]$/.test(clue))
    return svg`<text class="clue-behind pointed" x=${CELL / 2} y=${CELL * 0.66}>${arrowed(clue)}</text>`;
  if (clue[0] === '#') return svg`<text class="wall-number" x=${CELL / 2} y=${CELL * 0.71}>${clue.slice(1)}</text>`;
  return svg`<text class="clue-behind" x=${CELL / 2} y=${CELL * 0.71}>${clue}</text>`;
}

/** @param {string} clue  a number and an arrow */
const arrowed = (clue) =>
  clue.replace(
    /.$/,
    (arrow) => /** @type {Record<string, string>} */ ({ '<': '←', '>': '→', '^': '↑', v: '↓' })[arrow],
  );

/** @param {GridBoard} board @param {string} clue */
function clueName(board, clue) {
  const { clue: named, wall, tree, circle, island } = gridStrings();
  if (clue === 'T') return tree;
  if (describe(board).hasIslands) return island(clue);
  if (describe(board).hasCircles) return circle(clue[0], clue.slice(1));
  if (/[<>^v]$/.test(clue)) return named(arrowed(clue));
  return clue[0] === '#' ? wall(clue.slice(1)) : named(clue);
}

/** @param {GridBoard} board @param {number} cell @param {Set<string>} fence */
function edgesSaid(board, cell, fence) {
  const { edges, edgeNames } = gridStrings();
  const drawn = edgesOf(board, cell).flatMap((edge, side) => (fence.has(edge) ? edgeNames[side] : []));
  return drawn.length > 0 ? edges(drawn) : '';
}

/** @param {GridBoard} board @param {Layers} layers @returns {Cell[]} */
export function cells(board, { givens, found, other, tried, wrong, marks, annotations, isSet }) {
  const values = valuesOf(board);
  const clashing = conflictsIn(board, values);
  const original = givens === undefined ? values : valuesOf(readGrid(givens));
  const marked = readMarks(marks);
  const [right, second, attempt] = [found, other, tried].map(tokensOf);
  const tokens = describe(board).values(board);
  const { isClosed, isOfParts, marksDigits, hasCircles, hasFence } = describe(board);
  const fence = hasFence ? readEdges(board, marks) : new Set();
  for (const index of hasFence ? overfull(board, fence) : []) clashing.add(index);
  const struck = faulty(clashing, wrong);
  const alphabet = tokens.map((token) => glyphOf(board, token));
  return board.cells.map((_, index) => {
    if (isOutside(board, index)) return { index, name: gridStrings().outside, classes: 'outside', mark: '' };
    const clue = clueAt(board, index);
    const spoken = clue && clueName(board, clue);
    const isWall = clue[0] === '#' && !hasCircles;
    const isShaded = !hasFence && (values[index] || right?.[index]) === '#';
    const closed = isClosed?.(board, index) ?? false;
    /** @param {{name: string, classes: string, mark: unknown}} value @returns {Cell} */
    const cell = ({ name, classes, mark }) => ({
      index,
      name: [spoken, closed && spoken ? '' : name, fence.size > 0 && edgesSaid(board, index, fence)]
        .filter(Boolean)
        .join(', '),
      classes: [isWall ? 'black' : '', classes, isShaded ? 'on-shade' : ''].filter(Boolean).join(' '),
      // A line goes over a circle; other clues are in front.
      mark: svg`${hasCircles && clue ? clueMark(board, clue) : ''}${mark}${
        clue && !hasCircles ? clueMark(board, clue) : ''
      }`,
    });
    const value = values[index];
    if (closed) return cell({ name: value, classes: 'given', mark: clue ? '' : look(board, value) });
    if (isOfParts) {
      const name = value
        ? boardStrings.own(nameOf(board, value))
        : right
          ? boardStrings.found(right[index])
          : boardStrings.empty;
      return cell({ name, classes: wrong?.has(index) ? 'clash' : 'empty', mark: wrong?.has(index) ? strike : '' });
    }
    if (value !== '') {
      const clash = struck.has(index);
      const mark = svg`${look(board, value)}${clash ? strike : ''}`;
      return cell({ ...entry(nameOf(board, value), original[index] !== value, clash), mark });
    }
    if (right && right[index] !== '?') {
      const [name, differs] = [nameOf(board, right[index]), second !== undefined && second[index] !== right[index]];
      return cell({
        name: differs ? boardStrings.foundOr(name, nameOf(board, second?.[index] ?? '')) : boardStrings.found(name),
        classes: differs ? 'found differs' : 'found',
        mark: look(board, right[index]),
      });
    }
    if (attempt && attempt[index] !== '?')
      return cell({
        name: boardStrings.tried(nameOf(board, attempt[index])),
        classes: 'tried',
        mark: look(board, attempt[index]),
      });
    const hint = annotations?.hint;
    if (hint?.cell === index && hint.value !== null) {
      const token = tokens[hint.value - 1] ?? '';
      return cell({ name: boardStrings.hinted(nameOf(board, token)), classes: 'found', mark: look(board, token) });
    }
    const annotated = alphabet.length > 0 ? annotations?.cell(index, alphabet) : undefined;
    if (annotated) return cell(annotated);
    const { marks: corners } = splitMarks(marked.get(index));
    if (corners === '#' && isSet) return cell({ ...entry(nameOf(board, '#'), true, false), mark: look(board, '#') });
    if (corners && marksDigits)
      return cell({
        name: boardStrings.marked([...corners]),
        classes: 'empty',
        mark: pencilMarks(corners, alphabet.join('')),
      });
    const clash = struck.has(index);
    const name = clash ? `${boardStrings.empty}, ${boardStrings.conflict}` : boardStrings.empty;
    return cell({ name, classes: clash ? 'empty clash' : 'empty', mark: clash ? strike : '' });
  });
}

/** A value as one sign, on a key or small in a cell. @param {GridBoard} board @param {string} token */
export function glyphOf(board, token) {
  const { looks = {} } = describe(board);
  /** @type {Record<string, string>} */
  const glyphs = {
    ...{ star: '★', tent: '▲', lamp: '✹', mine: '✱', wet: '■', water: '≈', submarine: '●', middle: '■', part: '◆' },
    ...{ 'line-ns': '│', 'line-ew': '─', 'line-ne': '└', 'line-nw': '┘', 'line-se': '┌', 'line-sw': '┐' },
    ...{ 'end-n': '╵', 'end-e': '╶', 'end-s': '╷', 'end-w': '╴', inside: '■', outside: '•' },
    ...{ bridge: '─', bridges: '═', upright: '│', uprights: '║' },
    ...{ centre: '○', centreRight: '○→', centreBelow: '○↓', centreCorner: '○↘' },
    ...{ west: '◖', east: '◗', north: '◓', south: '◒', plus: '+', minus: '−', disc: '●', ring: '○' },
  };
  return glyphs[looks[token]] ?? { '#': '■', '.': '•', '/': '╱', '\\': '╲' }[token] ?? token;
}
