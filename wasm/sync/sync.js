// `quadrille/sync`: answers in the calling thread. A question blocks until it is answered, so this is for Node, for
// workers, and for short questions; in a page, everything else waits meanwhile.
//
//     const quadrille = await load();
//     const { verdict, solution } = quadrille.solve('sudoku', text);

import { collectorOf } from '../api/columns.js';
import { Collector, piecesOf, readWishes } from '../api/generate.js';
import { resultMakers, withJson } from '../api/result-maker.js';
import { insightMakers } from '../api/results.js';
import { formOf, formOfAll, readResult } from '../api/structured.js';
import {
  absoluteUrl,
  checkColumns,
  checkPuzzle,
  checkQuestion,
  checkText,
  optionsOf,
  validateOptions,
} from '../api/validate.js';
import { puzzles as catalog, verdicts } from '../bindings/catalog.js';
import createCore from '../bindings/core.js';
import { Core } from '../bindings/core-calls.js';
import { moduleFor } from '../bindings/modules.js';
import { rowOf } from '../bindings/rows.js';
import { isLink, Notations } from '../notations/notations.js';
import { compile } from '../transport/assets-by-url.js';
import { located, QuadrilleError } from '../transport/protocol.js';
import { instantiate } from '../worker/load.js';
import { wrongModule } from '../worker/same-build.js';
import { Work } from './work.js';

export * from '../api/types.js';
export { QuadrilleError } from '../transport/protocol.js';

/**
 * @import {
 *   Board, Candidates, Checked, Columns, Counted, CoverProblem, Given, Grade, GradeColumns, Hint, Limits, ListEnd,
 *   Listed, NotationName, PuzzleId, Queens, Question, Results, SolutionOf, SolutionsOf, Solved, Steps, Text,
 *   WasmModule, Why
 * } from '../api/types.js'
 */

/**
 * @typedef {object} LoadOptions
 * @property {PuzzleId[]} [puzzles] whose WebAssembly to load; all when left out
 * @property {import('../api/platform.js').Address} [wasmUrl] the folder that holds sudoku.wasm and the others, when
 *   they are not beside sync.js
 * @property {Partial<Record<PuzzleId | 'grading' | 'reading', WasmModule>>} [wasmModules] by puzzle: its WebAssembly,
 *   compiled already. `grading` answers all questions about Sudoku, `sudoku` only `solve`, `check`, `count`, `list` and
 *   `convert`; `reading` reads and writes links of other pages, and without it all other texts are answered
 */

/** Options that a blocked thread cannot serve: it hears no signal, and calls nobody. */
const ONLY_WITH_WORKERS = ['signal', 'onProgress', 'deflated'];

/** @type {Record<Question, import('../transport/protocol.js').ToResult>} */
const toResults = { ...resultMakers, ...insightMakers };

/** Frees the searches of lists that were garbage collected before their end. */
const dropped = new FinalizationRegistry((/** @type {{ work?: Work }} */ search) => search.work?.end());

/** Every method blocks until its question is answered, and throws a `QuadrilleError` if it cannot be. */
export class SyncQuadrille {
  static name = 'SyncQuadrille'; // also where it is minified

  /**
   * Loads the WebAssembly of these puzzles. After that nothing is asynchronous.
   * @param {LoadOptions} [options]
   * @returns {Promise<SyncQuadrille>}
   */
  static async load(options) {
    const {
      puzzles: words = catalog.map(({ id }) => id),
      wasmUrl,
      wasmModules = {},
    } = optionsOf(options, [...['puzzles', 'wasmUrl', 'wasmModules']]);
    const puzzles = [...new Set(words.map((puzzle) => checkPuzzle(catalog, puzzle).id))];
    const base = absoluteUrl('wasmUrl', wasmUrl)?.replace(/(?<!\.wasm|\/)$/, '/');
    const given = /** @type {Record<string, WasmModule>} */ (wasmModules);
    const hasLinks = puzzles.some((puzzle) => rowOf(puzzle).notations.some(isLink));
    const reader = hasLinks ? loadReader(given.reading ?? compile('reading', base)).catch((error) => error) : undefined;
    let hasGrading = false;
    const loaded = puzzles.map(async (puzzle) => {
      // The larger module of Sudoku answers all questions.
      const larger = moduleFor(puzzle, 'grade');
      const module = given[larger] ?? given[puzzle] ?? (await compile(larger, base));
      const wrong = wrongModule(module, puzzle);
      if (wrong) throw new QuadrilleError('not-loaded', wrong);
      hasGrading ||= !wrongModule(module, 'grading');
      const core = new Core(await instantiate(createCore, module), rowOf(puzzle));
      const notations = new Notations(core, puzzle);
      notations.reader = await reader;
      return /** @type {const} */ ([puzzle, notations]);
    });
    const all = await Promise.all(loaded);
    return new SyncQuadrille(new Map(all), hasGrading);
  }

  /** @type {readonly import('../bindings/catalog.js').CatalogEntry[]} the puzzles and their notations */
  catalog = catalog;

  /**
   * Use `load`.
   * @private
   * @param {Map<string, Notations>} loaded
   * @param {boolean} hasGrading whether the module of Sudoku is the larger one
   */
  constructor(loaded, hasGrading) {
    this.#loaded = loaded;
    this.#hasGrading = hasGrading;
  }

  /**
   * Finds a solution, if there is one.
   * @template {Given} T
   * @param {PuzzleId} puzzle
   * @param {T} text one puzzle
   * @param {Limits} [options]
   * @returns {Solved<SolutionOf<T>>}
   */
  solve(puzzle, text, options) {
    return this.#answer(puzzle, 'solve', text, options);
  }

  /**
   * Finds all exact covers: see `Quadrille.cover`.
   * @param {CoverProblem} problem
   * @param {Limits} [options]
   * @returns {Listed<number[]>}
   */
  cover(problem, options) {
    return this.#answer('cover', 'list', problem, options);
  }

  /**
   * Checks whether the solution is the only one. If it is not, the result has two solutions.
   * @template {Given} T
   * @param {PuzzleId} puzzle
   * @param {T} text one puzzle
   * @param {Limits} [options]
   * @returns {Checked<SolutionOf<T>>}
   */
  check(puzzle, text, options) {
    return this.#answer(puzzle, 'check', text, options);
  }

  /**
   * Counts the solutions.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {Limits} [options]
   * @returns {Counted}
   */
  count(puzzle, text, options) {
    return this.#answer(puzzle, 'count', text, options);
  }

  /**
   * Yields the solutions; the search goes on when they are read. The generator returns the verdict, `listed` or
   * `stopped`.
   * @template {Given} T
   * @param {PuzzleId} puzzle
   * @param {T} text one puzzle
   * @param {Limits} [options]
   * @returns {Generator<SolutionOf<T>, ListEnd, void>}
   */
  list(puzzle, text, options) {
    const search = {};
    const solutions = this.#list(puzzle, text, options, search);
    dropped.register(solutions, search);
    return solutions;
  }

  /**
   * Finds the values that are in some solution: see `Quadrille.candidates`.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {Limits} [options]
   * @returns {Candidates}
   */
  candidates(puzzle, text, options) {
    return this.#answer(puzzle, 'candidates', text, options);
  }

  /**
   * Finds the next value that follows from the board without a search, and its reason.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {Limits} [options]
   * @returns {Hint}
   */
  hint(puzzle, text, options) {
    return this.#answer(puzzle, 'hint', text, options);
  }

  /** See `Quadrille.steps`. @param {PuzzleId} puzzle @param {Given} text @param {Limits} [options] @returns {Steps} */
  steps(puzzle, text, options) {
    return this.#answer(puzzle, 'steps', text, options);
  }

  /** See `Quadrille.grade`. @param {PuzzleId} puzzle @param {Given} text @param {Limits} [options] @returns {Grade} */
  grade(puzzle, text, options) {
    return this.#answer(puzzle, 'grade', text, options);
  }

  /** See `Quadrille.why`. @param {PuzzleId} puzzle @param {Given} text @param {Limits} [options] @returns {Why} */
  why(puzzle, text, options) {
    return this.#answer(puzzle, 'why', text, options);
  }

  /**
   * Makes puzzles with one solution: see `Quadrille.generate`.
   * @param {PuzzleId} puzzle
   * @param {import('../api/generate.js').Wishes & Pick<Limits, 'to' | 'seconds' | 'nodes'>} [options]
   * @returns {import('../api/generate.js').Generated}
   */
  generate(puzzle, options) {
    const wishes = readWishes(optionsOf(options), puzzle, catalog);
    const collected = new Collector(wishes);
    for (const { bytes } of piecesOf(wishes, 1)) {
      const work = this.#begin(puzzle, 'generate', bytes, options, undefined, { single: false });
      while (!work.isDone) collected.add(work.step());
    }
    return collected.result();
  }

  /**
   * Answers many puzzles of one text. There is one result for each puzzle, in order, and a `QuadrilleError` in place of
   * a puzzle that cannot be read. `columns`: see `Quadrille.batch`.
   * @template {Question} Q
   * @template {Text | readonly string[] | readonly Board[] | readonly Queens[]} T
   * @overload
   * @param {PuzzleId} puzzle
   * @param {Q} question
   * @param {T} text puzzles one after the other in one notation, or an array of lines, or of boards as numbers
   * @param {Limits & { columns?: false }} [options]
   * @returns {(Results<SolutionsOf<T>>[Q] | QuadrilleError)[]}
   */
  /**
   * @overload
   * @param {PuzzleId} puzzle
   * @param {import('../api/columns.js').ColumnQuestion} question for `'solutions'` not `count`
   * @param {Text | readonly string[]} text
   * @param {Limits & { columns: true | 'solutions' }} options
   * @returns {Columns}
   */
  /**
   * @overload
   * @param {PuzzleId} puzzle
   * @param {'grade'} question
   * @param {Text | readonly string[]} text
   * @param {Limits & { columns: true }} options
   * @returns {GradeColumns}
   */
  /**
   * @param {PuzzleId} puzzle
   * @param {Question} question
   * @param {any} text
   * @param {Limits & { columns?: boolean | 'solutions' }} [options]
   * @returns {any}
   */
  batch(puzzle, question, text, options) {
    checkQuestion(question);
    const columns = checkColumns(question, options?.columns);
    const isData = Array.isArray(text) && text.some((each) => typeof each === 'object');
    const form = isData ? formOfAll(puzzle, text) : undefined;
    const whole = form?.text ?? (Array.isArray(text) ? text.join('\n') : text);
    const toResult = columns === 'records' ? toResults[question] : undefined;
    const given = form ? { ...options, format: form.format } : options;
    const work = this.#begin(puzzle, question, whole, given, toResult, { single: false, form: columns });
    if (options?.columns) {
      const collector = collectorOf(question, columns === 'solutions', verdicts);
      while (!work.isDone) collector.add(work.step());
      return collector.columns();
    }
    /** @type {any[]} */
    const all = [];
    while (!work.isDone) for (const result of work.step()) all.push(result);
    return form && !options?.to ? all.map((result) => readResult(result, form)) : all;
  }

  /**
   * Reads a puzzle in one notation and writes it in another.
   * @param {PuzzleId} puzzle
   * @param {Given} text one puzzle
   * @param {{ format?: NotationName, to?: NotationName }} [options]
   * @returns {{ format: string, text: string }} the text's notation, and the puzzle in the notation `to`
   */
  convert(puzzle, text, options) {
    const { form, given } = readData(puzzle, text, options);
    return this.#only(this.#begin(puzzle, 'convert', form?.text ?? text, given));
  }

  /** @param {PuzzleId} puzzle @param {Question} question @param {Given} text @param {Limits} [options] */
  #answer(puzzle, question, text, options) {
    const { form, given } = readData(puzzle, text, options);
    const result = this.#only(this.#begin(puzzle, question, form?.text ?? text, given, toResults[question]));
    return form && !options?.to ? readResult(result, form) : result;
  }

  /** The answer about one puzzle, or its error, which is thrown. @param {Work} work @returns {any} */
  #only(work) {
    for (;;) {
      const found = work.step();
      if (found.length === 0) continue;
      work.end();
      if (found[0] instanceof Error) throw located(found[0]);
      return found[0];
    }
  }

  /**
   * @param {PuzzleId} puzzle
   * @param {Given} text
   * @param {Limits | undefined} options
   * @param {{ work?: Work }} search is given the work as soon as it is begun
   * @returns {Generator<any, ListEnd, void>}
   */
  *#list(puzzle, text, options, search) {
    const { form, given } = readData(puzzle, text, options);
    const work = this.#begin(puzzle, 'list', form?.text ?? text, given);
    const read = form && !options?.to ? form.read : (/** @type {string} */ found) => found;
    search.work = work;
    try {
      for (;;) {
        for (const found of work.step()) {
          if (typeof found === 'string') yield read(found);
          else if (found instanceof Error) throw located(found);
          else return withJson({ .../** @type {any} */ (found), count: BigInt(/** @type {any} */ (found).count) });
        }
      }
    } finally {
      work.end();
    }
  }

  /**
   * Begins to work on a question.
   * @param {PuzzleId} puzzle
   * @param {Question | 'generate' | 'convert'} question
   * @param {Given} given
   * @param {Limits | undefined} options
   * @param {import('../transport/protocol.js').ToResult} [toResult]
   * @param {Partial<import('../bindings/request.js').Request>} [more] of the request
   */
  #begin(puzzle, question, given, options, toResult, more) {
    const text = /** @type {Text} */ (given); // is checked below
    for (const name of ONLY_WITH_WORKERS) {
      if (name in optionsOf(options))
        throw new QuadrilleError('bad-input', `${name}: only questions to a worker have this option`);
    }
    const { request, seconds } = validateOptions(catalog, puzzle, question, options);
    checkText(text);
    if (more) Object.assign(request, more);
    const { id } = checkPuzzle(catalog, puzzle);
    const notations = this.#loaded.get(id);
    if (!notations)
      throw new QuadrilleError('not-loaded', `the WebAssembly of ${puzzle} is not loaded; load() gives another solver`);
    if (moduleFor(id, question) !== id && !this.#hasGrading)
      throw new QuadrilleError(
        'not-loaded',
        `${question} of ${puzzle} needs grading.wasm: give it as wasmModules.grading, in place of sudoku.wasm`,
      );
    if (notations.needsReader(request, text) && notations.reader instanceof Error)
      throw new QuadrilleError('not-loaded', notations.reader.message);
    return new Work(notations, request, text, seconds, toResult, () => this.#loaded.delete(id));
  }

  #loaded;
  #hasGrading;
}

/** Loads the WebAssembly: see `SyncQuadrille.load`. @param {LoadOptions} [options] */
export const load = (options) => SyncQuadrille.load(options);

/** @param {WasmModule | Promise<WasmModule>} given */
async function loadReader(given) {
  const module = await given;
  const wrong = wrongModule(module, 'reading');
  if (wrong) throw new QuadrilleError('not-loaded', wrong);
  return new Core(await instantiate(createCore, module), rowOf('reading'));
}

/**
 * A puzzle that is given as data, and the options with its notation.
 * @param {PuzzleId} puzzle
 * @param {Given} text
 * @param {Limits} [options]
 */
function readData(puzzle, text, options) {
  if (typeof text !== 'object' || text === null || text instanceof Uint8Array) return { given: options };
  const form = formOf(puzzle, text);
  return { form, given: { ...options, format: form.format } };
}
