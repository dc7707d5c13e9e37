// The hand that crosses out clues beside a board that is played, around another one: arrow keys lead from the border to
// the clues, and Space or Enter crosses one out or takes that back.

import { svg } from 'lit';
import { clueBeside, clueBox, stepFromClue } from '../beside.js';
import { withStrike } from '../struck.js';
import { AroundHand } from './around.js';

/** @import { Cursor } from '../../board/grid-puzzle.js' */
/** @import { GenreGrid } from '../board.js' */
/** @import { OuterClue } from '../struck.js' */

export class ClueHand extends AroundHand {
  /** The clue with the cursor, and what the cursor of the cells was then: once that moves, no clue has it. */
  #at = /** @type {{clue?: OuterClue, cursor?: Cursor}} */ ({});

  get isOutside() {
    return this.#at.clue !== undefined || super.isOutside;
  }

  /** @param {GenreGrid} board @param {PointerEvent} event */
  down(board, event) {
    this.#leave();
    return super.down(board, event);
  }

  /** @param {GenreGrid} board @param {string} key @param {boolean} [shift] */
  key(board, key, shift) {
    const { grid, cursor, layers } = board;
    const clue = this.#clueOf(board);
    if (!clue) {
      const first = shift || layers.isFinished ? undefined : clueBeside(grid, cursor.index, key);
      if (first) this.#goTo(board, first);
      return first !== undefined || super.key(board, key, shift);
    }
    if (key === 'Enter' || key === ' ') {
      board.edit(board.text, withStrike(layers.marks, clue));
      return true;
    }
    const to = key === 'Escape' ? cursor.index : stepFromClue(grid, clue, key);
    if (typeof to === 'number') {
      this.#leave();
      board.comeTo(to);
    } else if (to) this.#goTo(board, to);
    return to !== undefined;
  }

  /** @param {GenreGrid} board */
  over(board) {
    const clue = this.#clueOf(board);
    if (!clue) return super.over(board);
    const [x, y, width, height] = clueBox(board.grid, clue, board.seen);
    return svg`${super.over(board)}<rect class="cursor outside" x=${x} y=${y} width=${width} height=${height}></rect>`;
  }

  /** @param {GenreGrid} board */
  #clueOf({ cursor }) {
    if (this.#at.cursor !== cursor) this.#leave();
    return this.#at.clue;
  }

  #leave() {
    this.#at = {};
  }

  /** @param {GenreGrid} board @param {OuterClue} clue */
  async #goTo(board, clue) {
    this.#at = { clue, cursor: board.cursor };
    board.requestUpdate();
    await board.updateComplete;
    const { side, line, at } = clue;
    /** @type {SVGElement | null} */
    const there = board.renderRoot.querySelector(`[data-clue="${side} ${line} ${at}"]`);
    there?.focus();
  }
}
