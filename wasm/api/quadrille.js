/// <reference lib="esnext.disposable" preserve="true" />
// Quadrille for JavaScript: solves exact cover, Sudoku and similar puzzles by the WebAssembly core in workers. The
// same module works in pages and in Node.
//
//     const quadrille = await Quadrille.start();
//     const { verdict, solution } = await quadrille.solve('sudoku', text);

import { puzzles, traits } from '../bindings/catalog.js';
import { compile, starters, workerAdvice } from '../transport/assets-by-url.js';
import { ModuleCache } from '../transport/module-cache.js';
import { Pool } from '../transport/pool.js';
import { located, QuadrilleError } from '../transport/protocol.js';
import { runQuery, stoppedAnswer } from '../transport/request-runner.js';
import { coreCount } from '../transport/runtime.js';
import { lazyImport } from './lazy-import.js';
import { resultMaker } from './result-maker.js';
import {
  absoluteUrl,
  checkNumber,
  checkPuzzle,
  checkQuestion,
  checkSignal,
  optionsOf,
  validateQuery,
} from './validate.js';

export { QuadrilleError } from '../transport/protocol.js';
export * from './types.js';

/**
 * @import {
 *   Answer, Board, Candidates, CatalogEntry, Checked, Checkpoint, Claim, Columns, Counted, CoverProblem,
 *   EngineChoice, Given, Grade, GradeColumns, Hint, ListEnd, Listed, NotationName, Options, Piece, PuzzleId, Queens,
 *   Question, Results, Signal, SolutionOf, SolutionsOf, Solved, StartOptions, Steps, StreamItem, Text, Why
 * } from './types.js'
 */

/** The largest number of workers. */
const MAX_WORKERS = 1024;

/** @type {typeof Symbol.dispose} what `using` calls, also when it is compiled for a browser without `Symbol.dispose` */
const dispose = Symbol.dispose ?? Symbol.for('Symbol.dispose');

const structured = () => lazyImport(import('./structured.js'));
const proofs = () => lazyImport(import('./proofs.js'));

/** Stops lists that were garbage collected before their end: nobody can read them any more. */
const dropped = new FinalizationRegistry((/** @type {AbortController} */ abandoned) => abandoned.abort());

export class Quadrille {
  static name = 'Quadrille'; // also where it is minified

  /**
   * Starts a worker and waits until it can answer about the puzzle `preload`. Further workers are started when they are
   * needed.
   * @param {StartOptions} [options]
   * @returns {Promise<Quadrille>}
   */
  static async start(options) {
    const {
      workers = coreCount(),
      preload = 'sudoku',
      wasmUrl,
      wasmModules,
      workerUrl,
      signal,
    } = optionsOf(options, [...['workers', 'preload', 'wasmUrl', 'wasmModules', 'workerUrl', 'signal']]);
    checkSignal(signal);
    checkNumber('workers', workers, 1, MAX_WORKERS);
    const { id } = checkPuzzle(puzzles, preload);
    const [script, file] = [absoluteUrl('workerUrl', workerUrl), absoluteUrl('wasmUrl', wasmUrl)];
    const base = file?.replace(/(?<!\.wasm|\/)$/, '/');
    const modules = new ModuleCache((puzzle) => compile(puzzle, base), wasmModules);
    const pool = new Pool(workers, starters(script), (puzzle) => modules.get(puzzle), workerAdvice);
    try {
      const agent = await (signal ? pool.acquireUnless(id, signal) : pool.acquire(id));
      if (!agent) throw new QuadrilleError('stopped', 'the start was stopped by its signal');
      pool.release(agent, 0);
      return new Quadrille(pool, puzzles);
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
   * Finds a solution, if there is one.
   * @template {Given} T
   * @param {PuzzleId} puzzle
   * @param {T} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Solved<SolutionOf<T>>>}
   */
  async solve(puzzle, text, options) {
    return this.#answer(puzzle, 'solve', text, options);
  }

  /**
   * Finds all exact covers: the indices of the chosen options of each. `limit` bounds their number. The other questions
   * take the same problem: `count('cover', problem)`.
   * @param {CoverProblem} problem
   * @param {Options} [options]
   * @returns {Promise<Listed<number[]>>}
   */
  async cover(problem, options) {
    return this.#answer('cover', 'list', problem, options);
  }

  /**
   * Checks whether the solution is the only one. If it is not, the result has two solutions.
   * @template {Given} T
   * @param {PuzzleId} puzzle
   * @param {T} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Checked<SolutionOf<T>>>}
   */
  async check(puzzle, text, options) {
    return this.#answer(puzzle, 'check', text, options);
  }

  /**
   * Counts the solutions. A count that takes long can be saved: `onCheckpoint` is called about twice a second, and
   * when it is stopped, with how far it has come. Another call goes on from there with the same text and options, on
   * any machine. The count is exact then too; its statistics may lack what was searched in vain.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {Options & { checkpoint?: Checkpoint, onCheckpoint?: (checkpoint: Checkpoint) => void }} [options]
   *   `checkpoint`: what to go on with. A question with `limit` or `nodes` is not saved, and no count that memory is
   *   to end soon
   * @returns {Promise<Counted>}
   */
  async count(puzzle, text, options) {
    if (optionsOf(options).checkpoint === undefined) return this.#answer(puzzle, 'count', text, options);
    const { checkedOptions } = await lazyImport(import('./checkpoints.js'));
    return this.#answer(puzzle, 'count', text, await checkedOptions(this, puzzle, text, options));
  }

  /**
   * Yields every solution as it is found. The generator returns the verdict, `listed` or `stopped`. Leaving it stops
   * the search.
   * @template {Given} T
   * @param {PuzzleId} puzzle
   * @param {T} text one puzzle
   * @param {Options} [options]
   * @returns {AsyncGenerator<SolutionOf<T>, ListEnd | undefined, void>}
   */
  list(puzzle, text, options) {
    const abandoned = new AbortController();
    const solutions = this.#list(puzzle, text, options, abandoned);
    dropped.register(solutions, abandoned);
    return solutions;
  }

  /**
   * Finds the values that are in some solution, by cell, and counts the solutions with each up to a cap. Cells count
   * from 0: row by row on a board of Sudoku or Kakuro (black cells count too); row by row on a board of queens, where
   * a queen is the value 1; and the options of an exact cover, where a chosen option has the value 1.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Candidates>}
   */
  async candidates(puzzle, text, options) {
    return this.#answer(puzzle, 'candidates', text, options);
  }

  /**
   * Finds the next value that follows from the board without a search, and its reason.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Hint>}
   */
  async hint(puzzle, text, options) {
    return this.#answer(puzzle, 'hint', text, options);
  }

  /**
   * Finds the easiest steps by which a person solves a Sudoku, in order. A unique solution is taken for granted where
   * the board has one. Of grid puzzles, Kakuro and variants: each value with its reasons, as hints give them.
   * @param {PuzzleId} puzzle `sudoku`, `grid` or a genre, `kakuro`, `variant`
   * @param {Given} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Steps>}
   */
  async steps(puzzle, text, options) {
    return this.#answer(puzzle, 'steps', text, options);
  }

  /**
   * Rates how hard a puzzle is. Sudoku: by the rating of the hardest of these steps, which is Sudoku Explainer's; from
   * 9.5 on it is an estimate. Grid puzzles, Kakuro and variants: by what has to be seen together, from 1 (one clue or
   * rule after another) over 2 (two) and 3 (up to four) to 4 (one supposition, refuted within 16 steps) and 5 (a longer
   * one, or one within another).
   * @param {PuzzleId} puzzle `sudoku`, `grid` or a genre, `kakuro`, `variant`
   * @param {Given} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Grade>}
   */
  async grade(puzzle, text, options) {
    return this.#answer(puzzle, 'grade', text, options);
  }

  /**
   * Says which givens, clues and rules decide the answer. Without a solution, `conflict`: a set of them that contradict
   * each other, none of which can be left out. With one solution and a `cell` and its `value`, `because`: such a set
   * that the value follows from; if the cell has another value, `conflict` again: such a set that excludes it. Without
   * a cell, `spare`: those that are not needed, one by one, and which of them can be left out together. With several
   * solutions, `open`. Sets as small as possible are looked for within a bound of work, about a second.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {Options} [options]
   * @returns {Promise<Why>}
   */
  async why(puzzle, text, options) {
    return this.#answer(puzzle, 'why', text, options);
  }

  /**
   * Makes puzzles with one solution. The same seed and wishes make the same puzzles, on every machine. A puzzle that is
   * hard to find is looked for until it is stopped: by the signal, `seconds`, or after `nodes` attempts.
   * @param {PuzzleId} puzzle one that `generates` in `catalog`: `sudoku`, `variant`, `kakuro` or `queens`, or a
   *   genre of grid puzzles, each of which is made
   * @param {import('./generate.js').Wishes & Pick<Options, 'to' | 'seconds' | 'nodes' | 'signal'>} [options]
   * @returns {Promise<import('./generate.js').Generated>}
   */
  async generate(puzzle, options) {
    const { generate } = await lazyImport(import('./generate.js'));
    return generate(this, puzzle, optionsOf(options), this.#pool.size);
  }

  /**
   * Starts a search for all solutions that can be watched step by step. It has its own worker, so several searches can
   * be watched at the same time. The caller must close it.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {{ format?: NotationName, to?: NotationName, engine?: EngineChoice }} [options]
   * @returns {Promise<import('./watch.js').Watch>}
   */
  async watch(puzzle, text, options) {
    const { query } = await this.#read(puzzle, 'list', text, options);
    const { Watch } = await lazyImport(import('./watch.js'));
    const agent = await this.#pool.acquireExtra(query.puzzle);
    return new /** @type {any} */ (Watch)(agent, () => this.#pool.end(agent), query);
  }

  /**
   * Answers many small puzzles of one text in few messages. There is one result for each puzzle, in order, and a
   * `QuadrilleError` in place of a puzzle that cannot be read. When it is stopped, what was not answered is `stopped`:
   * each element of an array; the rest of a text is one result.
   * With `columns: true` it resolves to typed arrays of verdicts and counts, or of grades, without an object for each
   * puzzle; with `columns: 'solutions'` these have the texts of the solutions too.
   * @template {Question} Q
   * @template {Text | readonly string[] | readonly Board[] | readonly Queens[]} T
   * @overload
   * @param {PuzzleId} puzzle
   * @param {Q} question
   * @param {T} text puzzles one after the other in one notation, or an array of lines, or of boards as numbers
   * @param {Options & { columns?: false }} [options]
   * @returns {Promise<(Results<SolutionsOf<T>>[Q] | QuadrilleError)[]>}
   */
  /**
   * @overload
   * @param {PuzzleId} puzzle
   * @param {import('./columns.js').ColumnQuestion} question for `'solutions'` not `count`
   * @param {Text | readonly string[]} text
   * @param {Options & { columns: true | 'solutions' }} options
   * @returns {Promise<Columns>}
   */
  /**
   * @overload
   * @param {PuzzleId} puzzle
   * @param {'grade'} question
   * @param {Text | readonly string[]} text
   * @param {Options & { columns: true }} options
   * @returns {Promise<GradeColumns>}
   */
  /**
   * @param {PuzzleId} puzzle
   * @param {Question} question
   * @param {any} text
   * @param {Options & { columns?: boolean | 'solutions' }} [options]
   * @returns {Promise<any>}
   */
  async batch(puzzle, question, text, options) {
    checkQuestion(question);
    const isData = Array.isArray(text) && text.some((each) => typeof each === 'object');
    const form = isData ? (await structured()).formOfAll(puzzle, text) : undefined;
    const whole = form?.text ?? (Array.isArray(text) ? text.join('\n') : text);
    const query = this.#validated(puzzle, question, whole, options, form, false);
    const { answerBatch } = await lazyImport(import('./batch.js'));
    const results = await answerBatch(this.#pool, query, question, text, options?.columns);
    if (!form || options?.to || options?.columns) return results;
    const { readResult } = await structured();
    return results.map((/** @type {any} */ result) => readResult(result, form));
  }

  /**
   * The same for a text of any length that comes in pieces, in constant memory. It yields the results since the last
   * time: for each puzzle its solutions, followed by its answer or error.
   * @param {PuzzleId} puzzle
   * @param {Question | 'generate' | 'convert' | 'split'} question
   * @param {AsyncIterable<Piece> | Iterable<Piece>} pieces the text, cut anywhere; the last piece has `last`
   * @param {Options & { parts?: number, onFormat?: (format: string) => void }} [options] `onFormat` is called with the
   *   text's notation before any answer; `parts` is for `split`, whose parts come as solutions, in JSON
   * @returns {AsyncGenerator<StreamItem[], void>}
   */
  async *stream(puzzle, question, pieces, options) {
    if (question !== 'convert' && question !== 'split') checkQuestion(question, [...traits.ofPuzzles, 'generate']);
    const query = this.#validated(puzzle, question, '', options, undefined, false);
    const { answerStream } = await lazyImport(import('../transport/stream.js'));
    yield* answerStream(this.#pool, query, pieces, options?.onFormat);
  }

  /**
   * Reads a puzzle in one notation and writes it in another. When it is stopped it is rejected with the code `stopped`.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {{ format?: NotationName, to?: NotationName, signal?: Signal, deflated?: boolean }} [options] `deflated`:
   *   the text is compressed as in this page's links after `~`: raw DEFLATE in base64url
   * @returns {Promise<{ format: string, text: string }>} the text's notation, and the puzzle in the notation `to`
   */
  async convert(puzzle, text, options) {
    /** @type {StreamItem | undefined} */
    let converted;
    const { query } = await this.#read(puzzle, 'convert', text, options);
    await this.#run({ ...query, deflated: options?.deflated }, ([found]) => {
      converted ??= found;
    });
    if (converted instanceof Error) throw located(converted);
    if (typeof converted === 'object' && 'text' in converted) return converted;
    throw new QuadrilleError('stopped', 'the text was not read: reading it was stopped');
  }

  /**
   * Judges a certificate of a puzzle's answer, in the calling thread, by code that shares nothing with the search: what
   * it proves. Rejected where it does not follow, with the first line that does not.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {string} proof
   * @param {{ format?: NotationName }} [options]
   * @returns {Promise<Claim>}
   */
  async verify(puzzle, text, proof, options) {
    return (await proofs()).verify(this, { puzzle, text, proof, format: optionsOf(options).format });
  }

  /**
   * Finds out which puzzle a text is, and in which notation, by its first puzzle.
   * @param {Text} text
   * @returns {Promise<import('./results.js').Recognised>}
   */
  async recognise(text) {
    return (await lazyImport(import('./recognise.js'))).recognise(this.#pool, text);
  }

  /**
   * Divides the puzzle's search tree into parts, for many machines: any question can be asked about a part (`part`
   * among the options), with any engine. Every solution is one of exactly one part. The same puzzle has the same parts
   * everywhere.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {{ parts: number, part?: string, format?: NotationName, signal?: Signal }} options `parts`: the
   *   least number, if the tree has as many; `part`: what is divided, if it is not the whole
   * @returns {Promise<{ part: string, share: number }[]>} in the order of the tree. `share`: the estimated part of the
   *   whole work; all shares add up to 1. When it is stopped it is rejected with the code `stopped`
   */
  async split(puzzle, text, options) {
    /** @type {StreamItem[]} */
    const found = [];
    const { query } = await this.#read(puzzle, 'split', text, options);
    await this.#run(query, (all) => found.push(...all));
    const error = found.find((item) => item instanceof QuadrilleError);
    if (error) throw located(error);
    const end = /** @type {Answer | undefined} */ (found.find((item) => typeof item !== 'string'));
    if (!end || end.verdict === 'stopped')
      throw new QuadrilleError('stopped', 'the search was not divided: dividing it was stopped');
    return found.filter((item) => typeof item === 'string').map((item) => JSON.parse(item));
  }

  /** Ends every worker. Running questions are rejected with the code `closed`. */
  close() {
    this.#pool.close();
  }

  [dispose]() {
    this.close();
  }

  /** @type {Pool} */
  #pool;

  /**
   * @param {PuzzleId} puzzle
   * @param {Given} text
   * @param {Options | undefined} options
   * @param {AbortController} abandoned aborted when the consumer leaves the list
   * @returns {AsyncGenerator<any, ListEnd | undefined, void>}
   */
  async *#list(puzzle, text, options, abandoned) {
    const { query, form } = await this.#read(puzzle, 'list', text, options);
    const { streamSolutions } = await lazyImport(import('./solution-list.js'));
    return yield* streamSolutions(
      (deliver, signal) => this.#run({ ...query, signal, parks: true }, deliver),
      abandoned,
      query.signal,
      form && !options?.to ? form.read : undefined,
    );
  }

  /**
   * Validates a question and reads a puzzle that is given as data.
   * @param {PuzzleId} puzzle
   * @param {Question | 'convert' | 'split'} question
   * @param {Given} text
   * @param {Options} [options]
   */
  async #read(puzzle, question, text, options) {
    if (typeof text !== 'object' || text === null || text instanceof Uint8Array)
      return { query: this.#validated(puzzle, question, /** @type {Text} */ (text), options) };
    const form = (await structured()).formOf(puzzle, text);
    return { query: this.#validated(puzzle, question, form.text, options, form), form };
  }

  /**
   * As `runQuery`, and the stack of an error leads to the caller.
   * @param {Parameters<typeof runQuery>[1]} query
   * @param {Parameters<typeof runQuery>[2]} deliver
   */
  async #run(query, deliver) {
    try {
      await runQuery(this.#pool, query, deliver);
    } catch (error) {
      throw located(error);
    }
  }

  /**
   * @template {Question} Q
   * @param {PuzzleId} puzzle
   * @param {Q} question
   * @param {Given} text
   * @param {Options} [options]
   * @returns {Promise<any>}
   */
  async #answer(puzzle, question, text, options) {
    if (options?.proof) return (await proofs()).answerWithProof(this, { question, puzzle, text, options });
    /** @type {string[]} */
    const solutions = [];
    /** @type {Answer | QuadrilleError | undefined} */
    let answer;
    const { query, form } = await this.#read(puzzle, question, text, options);
    await this.#run(query, (all) => {
      for (const found of all) {
        if (typeof found === 'string') solutions.push(found);
        else answer = /** @type {Answer | QuadrilleError} */ (found);
      }
    });
    if (answer instanceof QuadrilleError) throw located(answer);
    const { verdict, count, stats, fraction } = answer ?? stoppedAnswer();
    const result = (await resultMaker(question))(verdict, solutions, stats, count, fraction);
    return form && !options?.to ? (await structured()).readResult(result, form) : result;
  }

  /**
   * @param {PuzzleId} puzzle
   * @param {Question | 'generate' | 'convert' | 'split'} question
   * @param {Text} text
   * @param {Options & { parts?: number }} [options]
   * @param {import('./structured.js').Form} [form] of a puzzle that is given as data
   * @param {boolean} [single] whether only the first puzzle of the text is meant
   */
  #validated(puzzle, question, text, options, form, single) {
    const given = form ? { ...options, format: form.format } : options;
    return validateQuery(this.catalog, puzzle, question, text, given, single);
  }
}
