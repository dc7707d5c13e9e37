// The interface between <quadrille-grid> and a puzzle.

/** @import { SVGTemplateResult } from 'lit' */
/** @import { Layers } from '../puzzles/catalog.js' */
/** @import { Part } from './places.js' */
/** @import { BoardStrings } from '../strings/board-strings.js' */

/**
 * @typedef {{rows: number, columns: number, above?: number, before?: number, below?: number, after?: number}} Board
 *   what a grid puzzle reads from a text; it may add properties of its own. above, before, below and after: space for
 *   headings, in cells. What draws it is given its `words` too
 *
 * @typedef {object} Cell
 * @property {number} index  row by row
 * @property {string} name  its content as spoken: "given 7"
 * @property {string} classes  for the style sheet
 * @property {SVGTemplateResult | string} mark  what is drawn in it
 *
 * @typedef {object} Cursor
 * @property {number} index  the cell with the cursor
 * @property {Record<string, any>} memory  for the puzzle's own use while the cursor stays there
 *
 * @typedef {object} GridPuzzle
 * @property {(text: string, words: any) => Board} read
 * @property {string} [styles]  a style sheet of its own
 * @property {(board: any) => number} [start]  where the cursor begins, if not in the first cell
 * @property {(board: any, layers: Layers, cursor: Cursor) => Cell[]} cells  in order. A board that is too large to
 *   draw every cell leaves out empty cells, but never the cursor's
 * @property {(board: any, layers: Layers) => SVGTemplateResult} ground  what is drawn under the cells
 * @property {(board: any, layers: Layers, part?: Part) => SVGTemplateResult} rules  the lines over the cells; part:
 *   what is seen of the board, where that is not all of it
 * @property {(board: any, row: number, column: number, what: string) => string} cellName  rows and columns from 1
 * @property {(board: any, cursor: Cursor, key: string) => string | undefined} type  the text after a key at the cursor;
 *   undefined when the key means nothing there
 * @property {(board: any, index: number, key: string, marking: boolean) => string | undefined} [mark]  the symbol that
 *   a key adds to a cell as a pencil mark; '' when the cell is filled; undefined when the key makes no mark there
 * @property {(board: any, index: number) => {near: number[], same: number[]}} [related]  the cells that share a house
 *   with a cell, and those with the same symbol
 * @property {(board: any, side: 'top' | 'bottom' | 'left' | 'right', row?: number, marks?: string) =>
 *   SVGTemplateResult | undefined} [headings]  what stands beside the cells, for those who hear it: a row of column
 *   headers above or below all cells, and row headers at the ends of a row; marks: undefined where nothing is changed
 * @property {(cursor: Cursor, x: number, y: number) => string | undefined} [point]  the key that a click at the cursor
 *   stands for; x and y are in the cell, 0…1; undefined when the click only moves the cursor
 */

export {};
