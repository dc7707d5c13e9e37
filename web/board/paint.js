// Draws and names what a person has painted on a board (session/paint.js). Only the page makes such a layer, and it is
// fetched when something is painted. A colour has a pattern of its own, so that nothing depends on colour alone.
// Tested by tests/web/painting.test.js.

import { svg } from 'lit';
import { readPaint, sidesWith } from '../session/paint.js';
import { paintStrings } from '../strings/paint-strings.js';
import styles from './paint.css?inline';
import { CELL, squares } from './places.js';

/** @import { Board } from './grid-puzzle.js' */
/** @import { Painted } from '../session/paint.js' */

/** By colour, the pattern in one cell of 40×40. */
const patterns = [
  'm0 20 20-20m-20 40 40-40m-20 40 20-20',
  'm20 0 20 20m-40-20 40 40m-40-20 20 20',
  'm0 5h40m-40 30h40',
  'm5 0v40m30-40v40',
  'm7 4v6m-3-3h6m23-3v6m-3-3h6m-29 23v6m-3-3h6m23-3v6m-3-3h6',
  'm0 10 10-10m20 0 10 10m0 20-10 10m-20 0-10-10',
  'm4 4h32v32h-32z',
  'm0 6 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4m-40 32 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4',
];

/**
 * The pattern of a colour in some cells, as the `d` of a path.
 * @param {number} colour  from 1
 * @param {number[]} cells
 * @param {number} columns
 */
export const patternIn = (colour, cells, columns) =>
  cells
    .map((cell) => `M${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL}${patterns[colour - 1]}`)
    .join('');

/** The middle of an edge, from a cell's corner. @type {Record<string, [x: number, y: number]>} */
const middles = { c: [0.5, 0.5], t: [0.5, 0], b: [0.5, 1], l: [0, 0.5], r: [1, 0.5] };
/** The edges themselves. @type {Record<string, string>} */
const edges = { t: `h${CELL}`, l: `v${CELL}`, b: `m0 ${CELL}h${CELL}`, r: `m${CELL} 0v${CELL}` };

export class Paint {
  #painted;
  /** The board that it was last drawn on. @type {Board} */
  #board = { rows: 0, columns: 0 };

  /** @param {Painted} painted */
  constructor(painted) {
    this.#painted = painted;
  }

  /** The style sheet of a board that has paint. */
  styles = styles;

  /** The colours, under what is in the cells. @param {Board} board */
  ground(board) {
    this.#board = board;
    const { columns } = board;
    /** @type {Map<string, number[]>} */
    const cells = new Map();
    for (const [cell, colour] of this.#on('c')) cells.set(colour, [...(cells.get(colour) ?? []), cell]);
    return [...cells].map(
      ([colour, all]) => svg`<path class=${`paint paint-${colour}`} d=${squares(all, columns)}></path>
        <path class="paint-pattern" d=${patternIn(Number(colour), all, columns)}></path>`,
    );
  }

  /** Lines, edges and crosses, over what is in the cells. */
  over() {
    const { columns } = this.#board;
    const corner = (/** @type {number} */ cell) => [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
    /** @param {'l' | 'e' | 'x'} kind @param {(letter: string) => string} draw */
    const path = (kind, draw) =>
      this.#on(kind)
        .flatMap(([cell, letters]) => [...letters].map((letter) => `M${corner(cell).join(' ')}${draw(letter)}`))
        .join('');
    const half = CELL / 2;
    const lines = path('l', (letter) => `m${half} ${half}${letter === 'r' ? 'h' : 'v'}${CELL}`);
    const drawnEdges = path('e', (letter) => edges[letter]);
    const crosses = path('x', (letter) => {
      const [x, y] = middles[letter];
      const arm = letter === 'c' ? 8 : 4.5;
      return `m${x * CELL - arm} ${y * CELL - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
    });
    return svg`<path class="pen" d=${lines}></path><path class="pen" d=${drawnEdges}></path>
      <path class="pen-cross" d=${crosses}></path>`;
  }

  /** What a cell is called, with its paint. @param {string} name  without it @param {number} cell */
  named(name, cell) {
    const painted = this.#painted;
    const { colour, line, edge, crossed, cross } = paintStrings();
    const said = (/** @type {'l' | 'e' | 'x'} */ kind) => sidesWith(this.#board, painted, kind, cell);
    const [lines, drawn, crosses] = [said('l'), said('e'), said('x')];
    const colourOf = painted.c.get(cell);
    return [
      name,
      colourOf && colour(colourOf),
      lines.length > 0 && line(lines),
      drawn.length > 0 && edge(drawn),
      painted.x.get(cell)?.includes('c') && cross,
      crosses.length > 0 && crossed(crosses),
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** What cells of the board have. @param {keyof Painted} kind @returns {[number, string][]} */
  #on(kind) {
    const { rows, columns } = this.#board;
    return [...this.#painted[kind]].filter(([cell]) => cell < rows * columns);
  }
}

/** The layer of what is painted; undefined without any. @param {string | undefined} marks  their text */
export function paintIn(marks) {
  const painted = readPaint(marks);
  return Object.values(painted).some((cells) => cells.size > 0) ? new Paint(painted) : undefined;
}
