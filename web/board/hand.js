// The interface between <quadrille-grid> and a hand: what pointer and keys do on a board besides selecting cells. The
// board asks its hand first, and does what it does itself only with what the hand does not take.

/** @import { QuadrilleGrid } from './grid.js' */

/**
 * @template {QuadrilleGrid} [Host=any]
 * @typedef {object} Hand
 * @property {(board: Host, event: PointerEvent) => boolean} down  whether the hand takes the press
 * @property {(board: Host, event: PointerEvent) => boolean} move
 * @property {(board: Host, event: PointerEvent) => boolean} up
 * @property {(board: Host, event: MouseEvent, cell?: number) => boolean} click  also of a screen reader, which has no
 *   place, but a cell
 * @property {(board: Host, key: string, shift?: boolean) => boolean} key  a key of the keyboard before the board looks
 *   at it, or one of the keypad
 * @property {(board: Host, event?: PointerEvent) => void} cancel  ends a stroke without an edit; event: the browser
 *   scrolls or zooms with this finger
 * @property {(board: Host) => unknown} [over]  what is drawn over everything else
 * @property {(board: Host) => string | undefined} [preview]  the text that the stroke would give, which is drawn
 *   instead of the board's
 * @property {boolean} [isOutside]  whether it has the cursor beside the cells
 * @property {(board: Host) => boolean} [draws]  whether a finger draws, and does not scroll
 */

/** The brush that takes away. */
export const ERASER = '';
