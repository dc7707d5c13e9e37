// The line from each number to the next one, in kinds whose numbers make a path. On a route the line is what a person
// draws. Tested by tests/wasm/kind-boards.test.js and paths.test.js.

import { svg } from 'lit';
import { CELL } from '../../board/places.js';

/**
 * The pairs of cells that touch with a number and the next one, in their order.
 * @param {string[]} tokens  by cell
 * @param {number} columns
 */
export function linksOf(tokens, columns) {
  const places = new Map(tokens.flatMap((token, cell) => (/^\d+$/.test(token) ? [[Number(token), cell]] : [])));
  return [...places].flatMap(([number, from]) => {
    const to = places.get(number + 1) ?? from;
    const [down, right] = [Math.floor(to / columns) - Math.floor(from / columns), (to % columns) - (from % columns)];
    return to !== from && Math.max(Math.abs(down), Math.abs(right)) === 1 ? [[from, to]] : [];
  });
}

/** @param {number} cell @param {number} columns */
const middle = (cell, columns) => `${((cell % columns) + 0.5) * CELL} ${(Math.floor(cell / columns) + 0.5) * CELL}`;

/** @param {number[][]} links @param {number} columns */
const lines = (links, columns) =>
  links.map(([from, to]) => `M${middle(from, columns)}L${middle(to, columns)}`).join('');

/**
 * @param {string[]} tokens  by cell
 * @param {number} columns
 */
export const trail = (tokens, columns) =>
  svg`<path class="trail" d=${lines(linksOf(tokens, columns), columns)}></path>`;

/**
 * A route: what a person has drawn of it, and what comes from an answer.
 * @param {{token: string, by: string}[]} shown  what is in each cell, and where it comes from
 * @param {number} columns
 * @param {(cell: number) => string} stateOf  classes of a cell's part of it
 */
export function route(shown, columns, stateOf) {
  /** @type {Map<string, number[][]>} */
  const links = new Map();
  const all = linksOf(
    shown.map(({ token, by }) => (by === 'hinted' ? '' : token)),
    columns,
  );
  for (const [from, to] of all) {
    const isOwn = shown[from].by === 'own' && shown[to].by === 'own';
    const classes = ['route', isOwn ? stateOf(to) : 'found'].filter(Boolean).join(' ');
    links.set(classes, [...(links.get(classes) ?? []), [from, to]]);
  }
  return [...links].map(([classes, own]) => svg`<path class=${classes} d=${lines(own, columns)}></path>`);
}
