// A search that is watched step by step, in its own worker. This module is imported with the first such search.
import { QuadrilleError, RecordReader } from '../transport/protocol.js';

/**
 * @typedef {import('./results.js').Unit} Unit
 *
 * @typedef {object} Choice `value` in `cell`, both null when the option is not about a single cell. It is the choice
 *   after the first `tried` of `of`. `unit` is what the search branched on
 * @property {number | null} cell
 * @property {number | null} value
 * @property {number} tried
 * @property {number} of
 * @property {Omit<Unit, 'cells'>} unit
 *
 * @typedef {object} View the state of the search
 * @property {number} nodes
 * @property {number} deadEnds
 * @property {number} solutions found so far
 * @property {number} depth the length of `path`
 * @property {number} deepest the greatest depth so far
 * @property {number} fraction of the tree, 0 to 1
 * @property {string} partial the board, partly filled in
 * @property {string | null} solution the one found last
 * @property {Choice[]} path the present choices, the first one first; empty for engines that have no such choices
 * @property {number[]} covered for an exact cover: the covered items, from 0
 * @property {number[]} hidden for an exact cover: the hidden options, from 0
 * @property {boolean} done whether the whole tree has been searched
 */

/** @typedef {Extract<import('../transport/protocol.js').FromWorker, { type: 'view' }>} Seen */

export class Watch {
  /**
   * @private
   * @param {import('../transport/pool.js').Agent} agent whose worker does nothing else
   * @param {() => void} end ends it
   * @param {import('../transport/request-runner.js').Query} query
   */
  constructor(agent, end, { puzzle, request, text }) {
    this.#agent = agent;
    this.#end = end;
    agent.onMessage = (message) => {
      if (message.type === 'failed') this.#fail(new QuadrilleError(message.code, message.message));
      if (message.type === 'view') this.#show(message);
    };
    agent.send({ type: 'watch', puzzle, request, text });
  }

  /**
   * Continues the search for this many nodes, or to its end. Calls are answered in order.
   * @param {number} [nodes]
   * @returns {Promise<View>}
   */
  step(nodes = 1) {
    if (!(nodes >= 0 && (Number.isSafeInteger(nodes) || nodes === Infinity))) {
      const quoted = typeof nodes === 'string' ? JSON.stringify(nodes) : String(nodes);
      throw new QuadrilleError('bad-input', `nodes: ${quoted} is not a whole number of 0 or more`);
    }
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#waiting.push({ resolve, reject });
      this.#agent.send({ type: 'walk', nodes });
    });
  }

  /** Ends the search. Steps that are under way are rejected with the code `closed`. */
  close() {
    this.#fail(new QuadrilleError('closed', 'the search is no longer watched'));
    this.#end();
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')]() {
    this.close();
  }

  #agent;
  #end;
  /** @type {{ resolve(view: View): void, reject(reason: Error): void }[]} */
  #waiting = [];
  /** @type {Error | undefined} */
  #failure;
  /** @type {string | null} */
  #solution = null;

  /** @param {Error} error */
  #fail(error) {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }

  /** @param {Seen} seen */
  #show({ more, records, progress, partial, path: json }) {
    /** @type {import('../transport/protocol.js').Answer | undefined} */
    let answer;
    for (const found of new RecordReader().read(records, 0)) {
      if (typeof found === 'string') this.#solution = found;
      else if (found instanceof Error) return this.#fail(found);
      else if ('verdict' in found) answer = found;
    }
    if (answer) this.#last = answer;
    const { stats, count } = this.#last ?? {};
    // What SearchView::path (core/job/search_view.cpp) has written; empty when the search is over.
    const { path = [], covered = [], hidden = [] } = json === '' ? {} : JSON.parse(json);
    this.#waiting.shift()?.resolve({
      nodes: stats?.nodes ?? progress.nodes,
      deadEnds: stats?.deadEnds ?? progress.deadEnds,
      solutions: count === undefined ? progress.solutions : Number(count),
      depth: path.length,
      deepest: stats?.depth ?? progress.depth,
      fraction: more ? progress.fraction : 1,
      partial,
      solution: this.#solution,
      path,
      covered,
      hidden,
      done: !more,
    });
  }

  /** @type {import('../transport/protocol.js').Answer | undefined} when the search is done */
  #last;
}
