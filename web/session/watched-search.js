// One search that is watched: where it stands, and what its last move was. Nothing here touches the document.

/** @typedef {Awaited<ReturnType<import('quadrille').Quadrille['watch']>>} Watch */

/** @typedef {Awaited<ReturnType<Watch['step']>>} View */

/** What happened last. @typedef {'start' | 'choice' | 'back' | 'solution' | 'many' | 'done'} Event */

const AIM_MS = 14; // of a stride at full speed: the screen then has something new in nearly every frame
const LONGEST = 1e7;

export class Run {
  /** @type {View | undefined} */
  view;
  /** @type {Event} */
  event = 'start';
  /** Nodes of the last move. */
  moved = 0;
  /** Nodes a second over the time that it was at work. */
  speed = 0;
  /** What went wrong. @type {Error | undefined} */
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

  /** Reads the puzzle, and makes no move. */
  begin() {
    return this.advance(0);
  }

  /**
   * Moves on, unless the last move is still on its way.
   * @param {number} nodes  Infinity: as many as fit into a frame
   * @returns {Promise<boolean>}  whether it did
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
        this.#stride = Math.min(LONGEST, Math.max(1, Math.round(this.#stride * (ms < AIM_MS ? 2 : 0.6))));
      this.#take(view, ms);
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
  #take(view, ms) {
    const before = this.view;
    this.moved = view.nodes - (before?.nodes ?? 0);
    this.#busyMs += ms;
    this.speed = this.#busyMs > 0 ? (view.nodes / this.#busyMs) * 1000 : 0;
    this.event = before ? eventOf(before, view, this.moved) : 'start';
    this.view = view;
  }
}

/** @param {View} before @param {View} view @param {number} moved @returns {Event} */
function eventOf(before, view, moved) {
  if (view.done) return 'done';
  if (moved > 1) return 'many';
  if (view.solutions > before.solutions) return 'solution';
  return view.deadEnds > before.deadEnds ? 'back' : 'choice';
}
