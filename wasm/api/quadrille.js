/// <reference lib="esnext.disposable" preserve="true" />
// Quadrille for JavaScript: exact cover, Sudoku and their like, solved by the WebAssembly core in workers. The same module
// serves pages and Node.
//
//     const quadrille = await Quadrille.start();
//     const { verdict, solution } = await quadrille.solve('sudoku', text);

import { starters, wasm } from '../transport/assets-by-url.js';
import { Pool } from '../transport/pool.js';
import { QuadrilleError, RecordReader } from '../transport/protocol.js';
import { runQuery, stoppedAnswer, tryQuery } from '../transport/request-runner.js';
import { Watchdog } from '../transport/watchdog.js';
import { lazyImport } from './lazy-import.js';
import { checkNumber, checkQuestion, validateQuery } from './validate.js';

export { QuadrilleError } from '../transport/protocol.js';

/**
 * @typedef {import('../transport/protocol.js').Stats} Stats
 * @typedef {import('../transport/protocol.js').Progress} Progress
 * @typedef {import('../transport/protocol.js').CatalogEntry} CatalogEntry
 * @typedef {import('../transport/protocol.js').Answer} Answer
 * @typedef {import('../transport/protocol.js').StreamItem} StreamItem
 * @typedef {import('../transport/protocol.js').Piece} Piece
 * @typedef {string | Uint8Array} Text
 * @typedef {'solve' | 'check' | 'count' | 'list' | 'candidates' | 'hint'} Question
 *
 * @typedef {object} Options
 * @property {string} [format] the text's notation; detected when left out
 * @property {string} [to] the notation of the answers; the text's when left out
 * @property {'auto' | 'dlx' | 'bits'} [engine]
 * @property {number} [limit] stop at so many solutions
 * @property {number} [seconds] stop after so long, for each puzzle
 * @property {number} [nodes] stop after so many nodes, for each puzzle
 * @property {number} [cap] of `candidates`: how many solutions are counted for each, 1 when left out, at most 65535
 * @property {number} [memory] megabytes, from 1 to 400, that a count of covers may remember subproblems in; 200 when left out. With
 *   less the count is the same and takes longer. Nothing else that is kept grows with the search
 * @property {AbortSignal} [signal] stops: the promise then resolves, with the verdict `stopped` and what was found
 * @property {(progress: Progress) => void} [onProgress] called at most 60 times a second
 *
 * @typedef {object} StartOptions
 * @property {number} [workers] how many questions can be worked on at once, 1 when left out; the others wait
 * @property {string | URL} [wasmUrl] where quadrille.wasm is, when it is not beside worker.js; more.wasm, the rest of it,
 *   is then looked for there too
 * @property {import('../transport/protocol.js').WasmModule} [wasmModule] quadrille.wasm, compiled already; more.wasm is still beside worker.js
 * @property {string | URL} [workerUrl] where worker.js is, when it is not beside this module; `quadrille/inline` carries its own.
 *   Addresses are relative to the page, and absolute in Node. On another origin they need CORS headers.
 *
 * @typedef {{ verdict: 'solved' | 'none' | 'stopped', solution: string | null, stats: Stats }} Solved
 * @typedef {{ verdict: 'unique' | 'multiple' | 'none' | 'stopped', solutions: string[], stats: Stats }} Checked
 * @typedef {{ verdict: 'counted' | 'stopped', count: bigint, stats: Stats }} Counted
 * @typedef {{ verdict: 'listed' | 'stopped', solutions: string[], stats: Stats }} Listed
 * @typedef {{ verdict: 'listed' | 'stopped', count: bigint, stats: Stats }} ListEnd how a list ended
 * @typedef {import('./results.js').Candidate} Candidate
 * @typedef {{ verdict: 'found' | 'stuck' | 'none' | 'solved' | 'stopped', stats: Stats } & import('./results.js').Hint} Hint
 * @typedef {{ verdict: 'found' | 'none' | 'stopped', candidates: Candidate[][], stats: Stats }} Candidates
 */

/** @type {import('../transport/stream.js').Dependencies} */
const dependencies = { tryQuery, QuadrilleError, Watchdog };

/** Beyond all machines' cores, and few enough to be started. */
const MAX_WORKERS = 1024;

/** @type {typeof Symbol.dispose} what `using` calls, also where it is compiled for a browser that does not know it */
const dispose = Symbol.dispose ?? Symbol.for('Symbol.dispose');

/** Stops lists that nobody can read on, since they were dropped without `return`. */
const dropped = new FinalizationRegistry((/** @type {AbortController} */ left) => left.abort());

export class Quadrille {
  /**
   * Starts a worker and waits until it can answer; further ones are started when they are needed.
   * @param {StartOptions} [options]
   * @returns {Promise<Quadrille>}
   */
  static async start({ workers = 1, wasmUrl, wasmModule, workerUrl } = {}) {
    checkNumber('workers', workers, 1, MAX_WORKERS);
    const [script, file] = [address('workerUrl', workerUrl), address('wasmUrl', wasmUrl)];
    const given = await wasm();
    const pool = new Pool(workers, starters(script), { ...given, first: wasmModule ?? file ?? given.first });
    try {
      const agent = await pool.acquire();
      const catalog = await agent.ready;
      pool.release(agent, 0);
      return new Quadrille(pool, catalog);
    } catch (error) {
      pool.close();
      throw error;
    }
  }

  /** @type {readonly CatalogEntry[]} the puzzles and their notations */
  catalog;

  /**
   * Use `Quadrille.start`.
   * @private
   * @param {Pool} pool
   * @param {CatalogEntry[]} catalog
   */
  constructor(pool, catalog) {
    this.#pool = pool;
    this.catalog = catalog;
  }

  /**
   * A solution, if there is one.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Solved>}
   */
  async solve(puzzle, text, options) {
    return this.#answer(puzzle, 'solve', text, options);
  }

  /**
   * Whether the solution is the only one; two solutions when it is not.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Checked>}
   */
  async check(puzzle, text, options) {
    return this.#answer(puzzle, 'check', text, options);
  }

  /**
   * How many solutions there are.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Counted>}
   */
  async count(puzzle, text, options) {
    return this.#answer(puzzle, 'count', text, options);
  }

  /**
   * Every solution, as it is found. The generator returns the verdict, `listed` or `stopped`; leaving it stops the search.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {Options} [options]
   * @returns {AsyncGenerator<string, ListEnd | undefined, void>}
   */
  list(puzzle, text, options) {
    const left = new AbortController();
    const solutions = this.#list(puzzle, text, options, left);
    dropped.register(solutions, left);
    return solutions;
  }

  /**
   * Which values appear in some solution, by cell, and in how many of them up to a cap. Cells count from 0: row by row over
   * the board of Sudoku and Kakuro (whose black cells count too), squares row by row where a queen is the value 1, and the options
   * of an exact cover, chosen with the value 1.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Candidates>}
   */
  async candidates(puzzle, text, options) {
    return this.#answer(puzzle, 'candidates', text, options);
  }

  /**
   * The next value that can be put on the board and why, as far as that is seen without searching.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Hint>}
   */
  async hint(puzzle, text, options) {
    return this.#answer(puzzle, 'hint', text, options);
  }

  /**
   * The search for all solutions, to be watched step by step. It has a worker of its own, so that several can be watched at once;
   * close it.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {{ format?: string, to?: string, engine?: 'auto' | 'dlx' | 'bits' }} [options]
   * @returns {Promise<import('./watch.js').Watch>}
   */
  async watch(puzzle, text, options) {
    const query = this.#validated(puzzle, 'list', text, options);
    const { Watch } = await lazyImport(import('./watch.js'));
    const agent = await this.#pool.acquireExtra();
    return new /** @type {any} */ (Watch)(agent, () => this.#pool.end(agent), query, { RecordReader, QuadrilleError });
  }

  /**
   * Many small puzzles in one text, in one crossing: a result for each, in order. A puzzle that cannot be read has a
   * `QuadrilleError` in its place. Stopped, it holds the results so far.
   * @param {string} puzzle
   * @param {Question} question
   * @param {Text | string[]} text puzzles one after the other in one notation; or their lines
   * @param {Options} [options]
   * @returns {Promise<(Solved | Checked | Counted | Listed | Candidates | Hint | QuadrilleError)[]>}
   */
  async batch(puzzle, question, text, options) {
    checkQuestion(question);
    const query = this.#validated(puzzle, question, Array.isArray(text) ? text.join('\n') : text, options);
    query.request.single = false;
    query.toResult = await resultMaker(question);
    /** @type {StreamItem[][]} */
    const parts = [];
    const { answerAll } = await lazyImport(import('../transport/stream.js'));
    await answerAll(dependencies, this.#pool, query, (found) => parts.push(found));
    /** @type {any[]} */
    const results = [];
    // Taken out of `parts`, which was seen to live on with the last callback until the next full collection of garbage.
    for (const part of parts.splice(0)) for (const result of part) results.push(result);
    return results;
  }

  /**
   * The same for a text that comes in pieces, however long, in constant memory: what was found since the last time, each puzzle's
   * solutions followed by its answer or error.
   * @param {string} puzzle
   * @param {Question | 'convert'} question
   * @param {AsyncIterable<Piece>} pieces the text, cut anywhere; the last piece says that it is
   * @param {Options & { onFormat?: (format: string) => void }} [options] `onFormat`: told the text's notation before any answer
   * @returns {AsyncGenerator<StreamItem[], void>}
   */
  async *stream(puzzle, question, pieces, options) {
    if (question !== 'convert') checkQuestion(question);
    const query = this.#validated(puzzle, question, '', options);
    query.request.single = false;
    const { answerStream } = await lazyImport(import('../transport/stream.js'));
    yield* answerStream(dependencies, this.#pool, query, pieces, options?.onFormat);
  }

  /**
   * Reads a puzzle in one notation and writes it in another. Stopped, it is rejected with the code `stopped`.
   * @param {string} puzzle
   * @param {Text} text one puzzle
   * @param {{ format?: string, to?: string, signal?: AbortSignal, deflated?: boolean }} [options] `deflated`: the text is
   *   what a link of the page holds behind its `~`: raw DEFLATE in base64url
   * @returns {Promise<{ format: string, text: string }>} the notation that the text was in, and the puzzle in `to`
   */
  async convert(puzzle, text, options) {
    /** @type {StreamItem | undefined} */
    let converted;
    const query = { ...this.#validated(puzzle, 'convert', text, options), deflated: options?.deflated };
    await runQuery(this.#pool, query, ([found]) => {
      converted ??= found;
    });
    if (converted instanceof Error) throw converted;
    if (typeof converted === 'object' && 'text' in converted) return converted;
    throw new QuadrilleError('stopped', 'the text was not read: reading it was stopped');
  }

  /** Ends every worker; what is under way is rejected with the code `closed`. */
  close() {
    this.#pool.close();
  }

  [dispose]() {
    this.close();
  }

  /** @type {Pool} */
  #pool;

  /**
   * @param {string} puzzle
   * @param {Text} text
   * @param {Options | undefined} options
   * @param {AbortController} left aborted when the list is left
   * @returns {AsyncGenerator<string, ListEnd | undefined, void>}
   */
  async *#list(puzzle, text, options, left) {
    const query = this.#validated(puzzle, 'list', text, options);
    const { streamSolutions } = await lazyImport(import('./solution-list.js'));
    return yield* streamSolutions(
      (deliver, signal) => runQuery(this.#pool, { ...query, signal, parks: true }, deliver),
      left,
      query.signal,
    );
  }

  /**
   * @template {Question} Q
   * @param {string} puzzle
   * @param {Q} question
   * @param {Text} text
   * @param {Options} [options]
   */
  async #answer(puzzle, question, text, options) {
    /** @type {string[]} */
    const solutions = [];
    /** @type {Answer | QuadrilleError | undefined} */
    let answer;
    await runQuery(this.#pool, this.#validated(puzzle, question, text, options), (all) => {
      for (const found of all) {
        if (typeof found === 'string') solutions.push(found);
        else answer = /** @type {Answer | QuadrilleError} */ (found);
      }
    });
    if (answer instanceof QuadrilleError) throw answer;
    const { verdict, count, stats } = answer ?? stoppedAnswer();
    return (await resultMaker(question))(verdict, solutions, stats, count);
  }

  /**
   * @param {string} puzzle
   * @param {Question | 'convert'} question
   * @param {Text} text
   * @param {Options} [options]
   */
  #validated(puzzle, question, text, options) {
    return validateQuery(this.catalog, puzzle, question, text, options);
  }
}

/** @param {string} name @param {string | URL | undefined} url @returns {string | undefined} absolute */
function address(name, url) {
  if (url === undefined) return undefined;
  try {
    return new URL(url, globalThis.document?.baseURI ?? globalThis.location?.href).href;
  } catch {
    throw new QuadrilleError('bad-input', `${name}: ${url} is not an address`);
  }
}

/**
 * The form that answers to a question have.
 * @param {Question} question
 * @returns {Promise<import('../transport/protocol.js').ToResult>}
 */
async function resultMaker(question) {
  switch (question) {
    case 'hint': {
      const { hintOf } = await lazyImport(import('./results.js'));
      return (verdict, solutions, stats) => ({ verdict, ...hintOf(solutions[0]), stats });
    }
    case 'candidates': {
      const { candidatesOf } = await lazyImport(import('./results.js'));
      return (verdict, solutions, stats) => ({ verdict, candidates: candidatesOf(solutions[0]), stats });
    }
    case 'solve':
      return (verdict, solutions, stats) => ({ verdict, solution: solutions[0] ?? null, stats });
    case 'count':
      return (verdict, _, stats, count) => ({ verdict, count: BigInt(count), stats });
    default:
      return (verdict, solutions, stats) => ({ verdict, solutions, stats });
  }
}
