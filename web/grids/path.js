// Numbers that make a path from cell to cell, as a person draws it: each cell gets the next number. In kinds whose
// clues are only passed by (a route), the path begins at the lowest clue, and its numbers are not written.
// Tested by tests/wasm/paths.test.js.

import { withValues } from './filling.js';
import { describe, valuesOf } from './genres.js';
import { around, beside, cellNamed } from './text.js';
import { isOpen } from './typing.js';

/** @import { GridBoard } from './text.js' */

/**
 * Whether a path may go from one cell to another: between some cells are walls.
 * @param {GridBoard} board
 * @param {number} from
 * @param {number} to
 */
function isBeside(board, from, to) {
  const { trail, pairs } = describe(board);
  const near = (trail === 'neighbours' ? beside : around)(board, from);
  const isWall = (/** @type {string[]} */ [one, sign, other]) =>
    sign === 'bar' && [one, other].every((name) => [from, to].includes(cellNamed(board, name)));
  return near.includes(to) && !pairs?.(board).some(isWall);
}

/** The cells that a route passes in their order, from its first to its last. @param {GridBoard} board */
const stopsOf = ({ cells }) =>
  cells
    .flatMap((clue, cell) => (/^\d+$/.test(clue) ? [{ cell, number: Number(clue) }] : []))
    .sort((one, other) => one.number - other.number)
    .map(({ cell }) => cell);

/** The first cell of a route; none on other boards. @param {GridBoard} board */
export const startOf = (board) => (describe(board).isRoute ? stopsOf(board)[0] : undefined);

/** The cells of a route as far as it is drawn; only its first one where nothing is. @param {GridBoard} board */
export function routeOf(board) {
  const values = valuesOf(board);
  const route = stopsOf(board).slice(0, 1);
  for (let next = values.indexOf('2'); next >= 0 && route.length > 0; next = values.indexOf(String(route.length + 1)))
    if (isBeside(board, route[route.length - 1], next)) route.push(next);
    else break;
  return route;
}

/** A board with the first step of its route. @param {GridBoard} board */
export function withStart(board) {
  const start = startOf(board);
  return start === undefined ? board : withValues(board, valuesOf(board).with(start, '1'));
}

/**
 * A board with the first and the last step of its route, which its clues say: no hint need say them.
 * @param {GridBoard} board
 */
export function withEnds(board) {
  const started = withStart(board);
  const end = startOf(board) === undefined ? undefined : stopsOf(board).at(-1);
  const last = describe(board).values(board).at(-1) ?? '';
  return end === undefined ? board : withValues(started, valuesOf(started).with(end, last));
}

/** The number of a cell; 1 where a route begins; 0 for none. @param {GridBoard} board @param {number} cell */
export function numberAt(board, cell) {
  return startOf(board) === cell ? 1 : Number(valuesOf(board)[cell]);
}

/**
 * Whether a route may go on to a cell: to no clue before those that come first, and nowhere from the last one.
 * @param {GridBoard} board
 * @param {number} from
 * @param {number} to
 */
function isInOrder(board, from, to) {
  const stops = stopsOf(board);
  const passed = stops.filter((cell) => numberAt(board, cell) > 0 && numberAt(board, cell) <= numberAt(board, from));
  return passed.length < stops.length && (!stops.includes(to) || stops[passed.length] === to);
}

/**
 * A board without a number and those after it, as far as a person has filled them in.
 * @param {GridBoard} board
 * @param {number} from
 */
export function withoutFrom(board, from) {
  const values = valuesOf(board);
  // A route of one cell is none.
  const first = describe(board).isRoute && from === 2 ? 1 : from;
  for (let number = first; values.includes(String(number)); ++number) {
    const cell = values.indexOf(String(number));
    if (!isOpen(board, cell)) break;
    values[cell] = '';
  }
  return withValues(board, values);
}

/**
 * The board after the path has gone from one cell to the next; undefined where it cannot.
 * @param {GridBoard} board
 * @param {number} from
 * @param {number} to
 * @returns {GridBoard | undefined}
 */
export function stepped(board, from, to) {
  const { values: all, isRoute } = describe(board);
  const number = numberAt(board, from);
  if (number === 0 || !isBeside(board, from, to)) return undefined;
  const there = numberAt(board, to);
  if (there === number + 1) return board;
  if (there > 0 && there === number - 1 && isOpen(board, from)) return withoutFrom(board, number);
  if (there !== 0 || (isRoute && !isInOrder(board, from, to))) return undefined;
  const has = (/** @type {number} */ wanted) => valuesOf(board).indexOf(String(wanted));
  // If the next number stands already, the path goes to lower ones, or leaves its old cells.
  const isDown = !isRoute && has(number + 1) >= 0 && has(number - 1) < 0;
  const next = isDown ? number - 1 : number + 1;
  if (!all(board).includes(String(next))) return undefined;
  const rest = has(next) < 0 ? board : withoutFrom(board, next);
  const values = valuesOf(rest);
  if (values.includes(String(next))) return undefined; // a given elsewhere
  if (isRoute) values[from] = String(number);
  values[to] = String(next);
  return withValues(rest, values);
}

/**
 * The texts of a board as the path goes on along some cells, as far as it can, and the cells that it has reached.
 * @param {GridBoard} board
 * @param {number[]} cells  the first one has a number
 */
export function gone(board, [first, ...others]) {
  const steps = [{ cell: first, board }];
  for (const cell of others) {
    const last = steps[steps.length - 1];
    const next = stepped(last.board, last.cell, cell);
    if (!next) break;
    steps.push({ cell, board: next });
  }
  return steps;
}

/**
 * The numbers before and after one, where they are on the board and only one empty cell is next to each of them.
 * @param {GridBoard} board
 * @param {number} cell  the one in which the number is
 * @param {number} number
 * @returns {string[]}  none where more cells are, or where the numbers do not make a path that is read
 */
export function besideOnly(board, cell, number) {
  const { trail, isRoute } = describe(board);
  const tokens = valuesOf(board);
  const others = [number - 1, number + 1].map(String).filter((token) => tokens.includes(token));
  if (!trail || isRoute || others.length === 0) return [];
  const free = tokens.flatMap((token, at) =>
    token === '' && others.every((other) => isBeside(board, at, tokens.indexOf(other))) ? at : [],
  );
  return free.length === 1 && free[0] === cell ? others : [];
}

/**
 * Why a step of a route is in a cell, where that is seen at a look: the step before it, or after it, from which no
 * other cell can be reached; or 0, where only two ways lead through the cell. Undefined for other reasons.
 * @param {GridBoard} board
 * @param {number} cell
 * @param {number} number  of the step
 */
export function seenOnRoute(board, cell, number) {
  if (!describe(board).isRoute) return undefined;
  const whole = withEnds(board);
  const values = valuesOf(whole);
  const waysFrom = (/** @type {number} */ at) => beside(whole, at).filter((to) => isBeside(whole, at, to));
  const isDrawnSoFar = routeOf(whole).length === number - 1;
  const step = [number - 1, number + 1].find((other) => {
    const at = values.indexOf(String(other));
    const mayGo = (/** @type {number} */ to) => other > number || !isDrawnSoFar || isInOrder(whole, at, to);
    const free = at < 0 ? [] : waysFrom(at).filter((to) => values[to] === '' && mayGo(to));
    return free.length === 1 && free[0] === cell;
  });
  if (step !== undefined) return step;
  const lacks = (/** @type {number} */ other) => other > 0 && other <= values.length && !values.includes(String(other));
  const isOpenEnd = (/** @type {number} */ to) =>
    values[to] === '' || lacks(Number(values[to]) - 1) || lacks(Number(values[to]) + 1);
  return waysFrom(cell).filter(isOpenEnd).length === 2 ? 0 : undefined;
}
