// One search that a person watches: its present state, its last move, and the way back. Nothing here touches the
// document.

import { nextLevels } from './search-tree.js';

/** @import { Level } from './search-tree.js' */

/** @typedef {Awaited<ReturnType<import('quadrille').Quadrille['watch']>>} Watch */

/** @typedef {Awaited<ReturnType<Watch['step']>>} View */

/** What the last move was. @typedef {'start' | 'choice' | 'back' | 'solution' | 'many' | 'done'} LastMove */

const TARGET_MS = 14; // for one stride at full speed: nearly every frame then shows something new
const MAX_STRIDE = 1e7;

/** The number of moves that are kept for steps back. Before them, the search is run again: it is always the same. */
const KEPT_MOVES = 300;

/** The number of moves that are made one by one when the search is run again, so that there are further steps back. */
const SEEN_AGAIN = 60;

/**
 * @typedef {{view: View, lastMove: LastMove, moved: number, levels: Level[]}} Move  moved: its nodes, without those
 *   that only repeat givens; levels: of the tree
 */

export class WatchedSearch {
  /** Nodes per second of working time. */
  speed = 0;
  /** Why the search failed. @type {Error | undefined} */
  error;
  #start;
  #isGiven;
  #watch;
  /** The move that is shown. @type {Move | undefined} */
  #now;
  /** The moves before it, the newest last. @type {Move[]} */
  #past = [];
  /** The moves after it that have been taken back, the next one last. @type {Move[]} */
  #future = [];
  #isBusy = false;
  #stride = 1;
  #busyMs = 0;

  /**
   * @param {() => Promise<Watch>} start  begins the search
   * @param {string} engine
   * @param {(cell: number | null) => boolean} [isGiven]  whether a choice only repeats what is on the board: it is
   *   passed over
   */
  constructor(start, engine, isGiven = () => false) {
    this.#start = start;
    this.#isGiven = isGiven;
    this.#watch = start();
    this.engine = engine;
  }

  get view() {
    return this.#now?.view;
  }

  /** @returns {LastMove} */
  get lastMove() {
    return this.#now?.lastMove ?? 'start';
  }

  /** The nodes of the last move. */
  get moved() {
    return this.#now?.moved ?? 0;
  }

  /** The present path of the tree, with the choices beside it. */
  get levels() {
    return this.#now?.levels ?? [];
  }

  /** What was shown before the last move. */
  get before() {
    return this.#past.at(-1)?.view;
  }

  get isDone() {
    return this.view?.done === true || this.error !== undefined;
  }

  get canGoBack() {
    return this.#past.length > 0 || (this.view?.nodes ?? 0) > 0;
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
  advance(nodes) {
    if (this.isDone) return Promise.resolve(false);
    return this.#work(async () => {
      const again = this.#future.pop();
      if (again) this.#show(again);
      else await this.#move(nodes === Number.POSITIVE_INFINITY ? this.#stride : nodes, nodes);
    });
  }

  /** Takes the last move back, or of a move of many nodes the last one. @returns {Promise<boolean>} */
  back() {
    const { view } = this;
    if (!view || !this.canGoBack) return Promise.resolve(false);
    return this.#work(async () => {
      const now = /** @type {Move} */ (this.#now);
      const last = this.#past.at(-1);
      if (last && now.moved <= 1) {
        this.#past.pop();
        this.#future.push(now);
        this.#now = last;
      } else await this.#runAgain(view.nodes - 1);
    });
  }

  close() {
    closeWhenOpen(this.#watch);
  }

  /** @param {() => Promise<void>} work @returns {Promise<boolean>}  false when other work is still under way */
  async #work(work) {
    if (this.#isBusy) return false;
    this.#isBusy = true;
    try {
      await work();
    } catch (error) {
      this.error = /** @type {Error} */ (error);
    }
    this.#isBusy = false;
    return true;
  }

  /** @param {number} wanted  nodes @param {number} asked  Infinity when the stride is to follow the machine's speed */
  async #move(wanted, asked = wanted) {
    const watch = await this.#watch;
    const begun = performance.now();
    const before = this.view;
    let seen = await watch.step(wanted);
    while (wanted === 1 && this.#isRepeated(seen, before)) seen = await watch.step(1);
    const view = this.#withoutGivens(seen);
    const ms = performance.now() - begun;
    if (asked === Number.POSITIVE_INFINITY)
      this.#stride = Math.min(MAX_STRIDE, Math.max(1, Math.round(this.#stride * (ms < TARGET_MS ? 2 : 0.6))));
    this.#busyMs += ms;
    this.speed = this.#busyMs > 0 ? (view.nodes / this.#busyMs) * 1000 : 0;
    const moved = Math.min(view.nodes - (before?.nodes ?? 0), wanted);
    const levels = nextLevels(this.levels, view, moved === 1);
    this.#show({ view, moved, levels, lastMove: before ? lastMoveOf(before, view, moved) : 'start' });
  }

  /** Whether the only news is that a given is where it is. @param {View} view @param {View | undefined} before */
  #isRepeated({ done, path, solutions, deadEnds }, before) {
    const isEventless = !done && solutions === (before?.solutions ?? 0) && deadEnds === (before?.deadEnds ?? 0);
    return isEventless && this.#isGiven(path.at(-1)?.cell ?? null);
  }

  /** @param {View} view @returns {View} */
  #withoutGivens(view) {
    const path = view.path.filter(({ cell }) => !this.#isGiven(cell));
    const given = view.path.length - path.length;
    if (given === 0) return view;
    return { ...view, path, depth: path.length, deepest: view.deepest - given };
  }

  /** Begins the search again and runs it up to a node. @param {number} nodes */
  async #runAgain(nodes) {
    closeWhenOpen(this.#watch);
    this.#watch = this.#start();
    [this.#now, this.#past, this.#future] = [undefined, [], []];
    await this.#move(Math.max(0, nodes - SEEN_AGAIN));
    while ((this.view?.nodes ?? nodes) < nodes && !this.isDone) await this.#move(1);
    // A move that passed over givens may have led beyond.
    if ((this.view?.nodes ?? 0) > nodes) this.#now = this.#past.pop();
  }

  /** @param {Move} move */
  #show(move) {
    if (this.#now) this.#past.push(this.#now);
    if (this.#past.length > KEPT_MOVES) this.#past.shift();
    this.#now = move;
  }
}

/** @param {Promise<Watch>} watch */
const closeWhenOpen = (watch) =>
  watch.then(
    (open) => open.close(),
    () => {},
  );

/** @param {View} before @param {View} view @param {number} moved @returns {LastMove} */
function lastMoveOf(before, view, moved) {
  if (view.done) return 'done';
  if (moved > 1) return 'many';
  if (view.solutions > before.solutions) return 'solution';
  return view.deadEnds > before.deadEnds ? 'back' : 'choice';
}
