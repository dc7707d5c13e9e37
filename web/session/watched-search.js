// One search that a person watches: its present state and its last move. Nothing here touches the document.

/** @typedef {Awaited<ReturnType<import('quadrille').Quadrille['watch']>>} Watch */

/** @typedef {Awaited<ReturnType<Watch['step']>>} View */

/** What the last move was. @typedef {'start' | 'choice' | 'back' | 'solution' | 'many' | 'done'} LastMove */

const TARGET_MS = 14; // for one stride at full speed: nearly every frame then shows something new
const MAX_STRIDE = 1e7;

export class WatchedSearch {
  /** @type {View | undefined} */
  view;
  /** @type {LastMove} */
  lastMove = 'start';
  /** The nodes of the last move. */
  moved = 0;
  /** Nodes per second of working time. */
  speed = 0;
  /** Why the search failed. @type {Error | undefined} */
  error;
  #watch;
  #isBusy = false;
  #stride = 1;
  #busyMs = 0;

  /** @param {Promise<Watch>} watch @param {string} engine */
  constructor(watch, engine) {
    this.#watch = watch;
    this.engine = engine;
  }

  get isDone() {
    return this.view?.done === true || this.error !== undefined;
  }

  /** Reads the puzzle without making a move. */
  begin() {
    return this.advance(0);
  }

  /**
   * Makes a move, unless the last one is still under way.
   * @param {number} nodes  Infinity: as many as fit into one frame
   * @returns {Promise<boolean>}  whether a move was made
   */
  async advance(nodes) {
    if (this.#isBusy || this.isDone) return false;
    this.#isBusy = true;
    const wanted = nodes === Number.POSITIVE_INFINITY ? this.#stride : nodes;
    try {
      const watch = await this.#watch;
      const begun = performance.now();
      const view = await watch.step(wanted);
      const ms = performance.now() - begun;
      if (nodes === Number.POSITIVE_INFINITY)
        this.#stride = Math.min(MAX_STRIDE, Math.max(1, Math.round(this.#stride * (ms < TARGET_MS ? 2 : 0.6))));
      this.#show(view, ms);
    } catch (error) {
      this.error = /** @type {Error} */ (error);
    }
    this.#isBusy = false;
    return true;
  }

  close() {
    this.#watch.then(
      (watch) => watch.close(),
      () => {},
    );
  }

  /** @param {View} view @param {number} ms */
  #show(view, ms) {
    const before = this.view;
    this.moved = view.nodes - (before?.nodes ?? 0);
    this.#busyMs += ms;
    this.speed = this.#busyMs > 0 ? (view.nodes / this.#busyMs) * 1000 : 0;
    this.lastMove = before ? lastMoveOf(before, view, this.moved) : 'start';
    this.view = view;
  }
}

/** @param {View} before @param {View} view @param {number} moved @returns {LastMove} */
function lastMoveOf(before, view, moved) {
  if (view.done) return 'done';
  if (moved > 1) return 'many';
  if (view.solutions > before.solutions) return 'solution';
  return view.deadEnds > before.deadEnds ? 'back' : 'choice';
}
