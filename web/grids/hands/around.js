// A hand around another one: it takes some presses and keys itself, and leaves the others to that one.

/** @import { Hand } from '../../board/hand.js' */
/** @import { GenreGrid } from '../board.js' */

/** @implements {Hand<GenreGrid>} */
export class AroundHand {
  /** @type {Hand<GenreGrid> | undefined} */
  inner;

  get isOutside() {
    return this.inner?.isOutside ?? false;
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  down(board, event) {
    return this.inner?.down(board, event) ?? false;
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  move(board, event) {
    return this.inner?.move(board, event) ?? false;
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  up(board, event) {
    return this.inner?.up(board, event) ?? false;
  }

  /** @param {GenreGrid} board @param {PointerEvent} [event] */
  cancel(board, event) {
    this.inner?.cancel(board, event);
  }

  /** @param {GenreGrid} board @param {MouseEvent} event @param {number} [cell] */
  click(board, event, cell) {
    return this.inner?.click(board, event, cell) ?? false;
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift) {
    return this.inner?.key(board, key, shift) ?? false;
  }

  /** @param {GenreGrid} board @returns {unknown} */
  over(board) {
    return this.inner?.over?.(board);
  }

  /** @param {GenreGrid} board */
  preview(board) {
    return this.inner?.preview?.(board);
  }
}
