// A finished game that is looked at again, move by move. It has the members of a watched search (watched-search.js), so
// the same view shows both.
// Tested by tests/wasm/replayed-game.test.js.

/** @import { Position } from './sheet.js' */

export class ReplayedGame {
  /** A game cannot fail. */
  error = undefined;
  #at = 0;

  /** @param {readonly Position[]} positions  of one game, oldest first; those that change only marks are left out */
  constructor(positions) {
    this.positions = positions.filter(({ text }, at) => at === 0 || text !== positions[at - 1].text);
  }

  get position() {
    return this.positions[this.#at];
  }

  /** How many moves have been shown. */
  get move() {
    return this.#at;
  }

  /** How many moves there are. */
  get moves() {
    return this.positions.length - 1;
  }

  get isDone() {
    return this.#at === this.moves;
  }

  get canGoBack() {
    return this.#at > 0;
  }

  async begin() {
    return true;
  }

  /** @param {number} moves  Infinity: one, for each frame */
  async advance(moves) {
    if (this.isDone) return false;
    this.#at = Math.min(this.moves, this.#at + (moves === Number.POSITIVE_INFINITY ? 1 : moves));
    return true;
  }

  async back() {
    if (!this.canGoBack) return false;
    --this.#at;
    return true;
  }

  close() {}
}
