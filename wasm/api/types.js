// The types of the package: what is asked, what is answered, and how a question is bounded. Users import them from
// `quadrille`, which exports them all.

/**
 * @typedef {import('../transport/protocol.js').Stats} Stats
 * @typedef {import('../transport/protocol.js').Progress} Progress
 * @typedef {import('../transport/protocol.js').Checkpoint} Checkpoint
 * @typedef {import('../transport/protocol.js').ErrorCode} ErrorCode
 * @typedef {import('../transport/protocol.js').CatalogEntry} CatalogEntry
 * @typedef {import('../transport/protocol.js').Answer} Answer
 * @typedef {import('../transport/protocol.js').StreamItem} StreamItem
 * @typedef {import('../transport/protocol.js').Piece} Piece
 * @typedef {import('../bindings/catalog.js').PuzzleId} PuzzleId
 * @typedef {import('../bindings/catalog.js').NotationName} NotationName
 * @typedef {import('../bindings/catalog.js').EngineChoice} EngineChoice
 * @typedef {import('../transport/protocol.js').WasmModule} WasmModule
 * @typedef {import('./platform.js').Address} Address
 * @typedef {import('./platform.js').Signal} Signal
 * @typedef {string | Uint8Array} Text
 * @typedef {Exclude<import('../bindings/catalog.js').Question, 'generate' | 'convert' | 'split'>} Question
 * @typedef {import('./structured.js').Board} Board
 * @typedef {import('./structured.js').Queens} Queens
 * @typedef {import('./structured.js').KakuroBoard} KakuroBoard
 * @typedef {import('./structured.js').CoverProblem} CoverProblem
 * @typedef {Text | import('./structured.js').Data} Given a puzzle: a text in any notation; or numbers, or items and
 *   options, and then the solutions are such data too, unless `to` asks for a text
 *
 * @typedef {object} Limits what is asked for, and when to stop
 * @property {NotationName} [format] the text's notation; detected when left out
 * @property {NotationName} [to] the notation of the answers; the text's when left out
 * @property {EngineChoice} [engine]
 * @property {number} [limit] stop after this many solutions
 * @property {number} [seconds] stop each puzzle after this time
 * @property {number} [nodes] stop each puzzle after this many nodes
 * @property {number} [cap] for `candidates`: count at most this many solutions of each; 1 when left out, at most 65535
 * @property {number} [memory] megabytes, from 1 to 400, in which a count of covers remembers subproblems; 200 when
 *   left out. With less memory the count is the same and takes longer. No other memory grows with the search
 * @property {string} [cell] for `why`: the cell that is asked about, as `r3c5`; of an exact cover an option, as `o5`;
 *   of a model a variable
 * @property {number} [value] for `why`: the value that it has, from 1; of a model its number
 * @property {boolean} [upToSymmetry] of solutions that a symmetry of the empty board turns into each other, only one:
 *   for queens, tilings and grid puzzles (there of the whole puzzle), and the questions from `solve` to `list`
 * @property {boolean} [proof] of `solve`, `check` and `count`: the result has a certificate too, which `verify` judges.
 *   A learning search of its own makes it. Only for Sudoku, and for puzzles that have the notation `model`
 * @property {number} [parts] of `count` with `proof`: at least this many certificates in one, each of a part of the
 *   solutions. Each has at most 1,000,000
 * @property {boolean} [lines] of `batch` and `stream`: `stats.line` says at which line of the text a puzzle begins
 * @property {string} [part] only this part of the search tree: one that `split` has made. Not for `hint` and the like
 *
 * @typedef {object} Listeners
 * @property {Signal} [signal] stops the question. The promise then resolves with the verdict
 *   `stopped` and the result so far
 * @property {(progress: Progress) => void} [onProgress] called at most 60 times a second
 *
 * @typedef {Limits & Listeners} Options
 *
 * @typedef {object} StartOptions
 * @property {number} [workers] the most workers, each of which is started when it is needed; when left out, one for
 *   each core, in a page one less. Each can answer a question; further questions wait. A question that takes long
 *   also uses the workers that no other question wants
 * @property {PuzzleId} [preload] the puzzle whose WebAssembly is loaded at the start, `sudoku` when left out. The
 *   WebAssembly of each other puzzle is loaded with the first question about it
 * @property {Address} [wasmUrl] the folder that holds sudoku.wasm and the others, or the address of one of them, when
 *   they are not beside quadrille.js
 * @property {Partial<Record<PuzzleId | 'grading' | 'reading', WasmModule>>} [wasmModules] by puzzle: its
 *   WebAssembly, compiled already; `grading` for what is asked of Sudoku besides its solutions, `reading` for
 *   links of other pages and for `recognise`
 * @property {Address} [workerUrl] where worker.js is, when it is not beside this module; `quadrille/inline` carries its
 *   own. Addresses are relative to the page, and absolute in Node. On another origin they need CORS
 *   headers.
 * @property {Signal} [signal] gives up the start: the promise is rejected with the code `stopped`. Questions have
 *   signals of their own
 *
 * @typedef {Record<string, number>} Variables the numbers of the variables that a variant has beside its board, by name
 * @typedef {{ verdict: 'listed' | 'stopped', count: bigint, stats: Stats }} ListEnd how a list ended
 * @typedef {import('./columns.js').Columns} Columns
 * @typedef {import('./grade-columns.js').GradeColumns} GradeColumns
 * @typedef {import('./results.js').Candidate} Candidate
 * @typedef {import('./results.js').Recognised} Recognised
 * @typedef {{ verdict: 'solved' | 'unique' | 'multiple' | 'none' | 'counted', count: bigint }} Claim what a
 *   certificate proves. `count`: of the solutions that it has
 * @typedef {{ proof?: string | null }} Sealed with the option `proof`: a certificate of the answer, in lines of text;
 *   null if it was stopped
 * @typedef {({ verdict: 'found' } & (import('./results.js').Placing | import('./results.js').NotPlacing) |
 *   { verdict: 'stuck' | 'none' | 'solved' | 'stopped' } & import('./results.js').NotFound) &
 *   import('./results.js').HintFacts & { stats: Stats }} Hint
 * @typedef {{ verdict: 'found' | 'none' | 'stopped', candidates: Candidate[][], names?: string[], stats: Stats }}
 *   Candidates `names`: of the variables of a model, in the order of `candidates`
 * @typedef {{ verdict: 'solved' | 'stuck' | 'none' | 'stopped', steps: import('./steps.js').Step[], stats: Stats }}
 *   Steps `stuck`: they do not lead to a solution
 * @typedef {{ verdict: 'found', stats: Stats } & import('./steps.js').Graded |
 *   { verdict: 'stuck' | 'multiple' | 'none' | 'stopped', stats: Stats } & import('./steps.js').Ungraded} Grade
 * @typedef {({ verdict: 'because' } & import('./results.js').Followed |
 *   { verdict: 'spare', cell?: undefined, value?: undefined, statements: { together: boolean }[] } |
 *   { verdict: 'conflict' | 'open' | 'stopped', cell?: undefined, value?: undefined }) &
 *   import('./results.js').WhyFacts & { stats: Stats }} Why
 */

// The results have the type of the solutions as a parameter: texts, or the data that the puzzle is given as.

/**
 * @template [S=string]
 * @typedef {Sealed & ({ verdict: 'solved', solution: S, variables?: Variables, stats: Stats } |
 *   { verdict: 'none' | 'stopped', solution: null, stats: Stats })} Solved
 */
/**
 * @template [S=string]
 * @typedef {Sealed & ({ verdict: 'unique', solutions: [S], variables?: Variables[], stats: Stats } |
 *   { verdict: 'multiple', solutions: [S, S], variables?: Variables[], stats: Stats } |
 *   { verdict: 'none', solutions: [], stats: Stats } |
 *   { verdict: 'stopped', solutions: S[], variables?: Variables[], stats: Stats })} Checked
 */
/**
 * @typedef {Sealed & ({ verdict: 'counted', count: bigint, fraction?: string, stats: Stats } |
 *   { verdict: 'stopped', count: bigint, fraction: number, stats: Stats })} Counted
 *   `fraction` of a count that was stopped: how much of its search is done, 0 to 1. Else: the count of a part of a
 *   symmetric board, where it is no whole number, as in `105/840`; `count` is then rounded down
 */
/**
 * @template [S=string]
 * @typedef {{ verdict: 'listed' | 'stopped', solutions: S[], variables?: Variables[], stats: Stats }} Listed
 */
/**
 * @template [S=string]
 * @typedef {object} Results the result of each question
 * @property {Solved<S>} solve
 * @property {Checked<S>} check
 * @property {Counted} count
 * @property {Listed<S>} list
 * @property {Candidates} candidates
 * @property {Hint} hint
 * @property {Steps} steps
 * @property {Grade} grade
 * @property {Why} why
 */

/**
 * The solutions of a puzzle that is given like this.
 * @template T
 * @typedef {import('./structured.js').SolutionOf<T>} SolutionOf
 */
/**
 * Those of the puzzles of a batch.
 * @template T
 * @typedef {T extends readonly (infer One)[] ? SolutionOf<One> : string} SolutionsOf
 */

export {};
