// The types of core.js, Emscripten's glue around the C++ core: what bindings.cpp binds, and what it exports.

/** An address in the memory of the module, in bytes. */
type Pointer = number;
/** The address of a job of core. Whoever opened the job owns it. */
type JobPointer = number;

/** Bound by Embind. `puzzle` is a puzzle's place in the module's catalog. */
export interface CoreFunctions {
  /** How many puzzles the module has. */
  puzzleCount(): number;
  /** The puzzles of the module and their notations, as JSON: see core/catalog.hpp. */
  catalog(): string;
  /** The names and fields that core and JavaScript share, as JSON: see core/schema.hpp. Empty but in quadrille.wasm. */
  schema(): string;
  /** The notation of a text that begins with this UTF-8; empty while more is needed to tell. */
  detect(puzzle: number, front: Uint8Array, last: boolean): string;
  /** What this text in UTF-8 may be, as JSON: see core/reading/recognise.hpp. Of quadrille.wasm and reading.wasm. */
  recognise(text: Uint8Array): string;
  /** What a link says: see `link_answer` of core/reading/recognise.hpp. Of quadrille.wasm and reading.wasm. */
  readLink(asked: Uint8Array): string;
  /** Called by a module of one puzzle: writes what `readLink` of the module `reading` answers to `answer_room`. */
  askAboutLink(asked: Pointer, bytes: number): void;
  /**
   * How many bytes of a text are whole puzzles, and the `line` and `announced` of what follows. The text and the
   * request are written as for `job_open`.
   */
  cut(puzzle: number): { bytes: number; line: number; announced: number };
  /** How many puzzles are answered. */
  puzzles(job: JobPointer): number;
  progress(job: JobPointer): {
    puzzles: number;
    nodes: number;
    deadEnds: number;
    solutions: number;
    depth: number;
    fraction: number;
  };
  partial(job: JobPointer): string;
  /** The choices in force: see SearchView::path (core/job/search_view.hpp). */
  path(job: JobPointer): string;
  /** Improves the estimate of the number of solutions for about this many milliseconds; 0 while there is none. */
  estimate(job: JobPointer, ms: number): number;
  /** Reads the puzzle at the first call; at the others works for this many nodes. False when it is answered. */
  walk(job: JobPointer, nodes: number): boolean;
  /** Gives up the present puzzle. */
  stop(job: JobPointer): void;
  /** Gives parts of the present search away (Job::give_away of core/job/job.hpp): a line each. */
  giveAway(job: JobPointer): string;
  /** The part that the next request is about. */
  setPart(part: string): void;
  /** The cell that the next request is about. */
  setCell(cell: string): void;
}

/** Plain exports, for what is called with every question or slice. Truth values are 0 and 1. */
export interface CoreExports {
  /** The address at which to write the text of the next call, of this number of bytes. The memory may move. */
  text_room(bytes: number): Pointer;
  /** The address at which to write the fields of a request: a double each. */
  request_room(): Pointer;
  /** The address at which to write the answer about a link. */
  answer_room(bytes: number): Pointer;
  job_open(puzzle: number): JobPointer;
  /**
   * Works for about this many milliseconds, or until there are records enough to hand on; 0 when every puzzle is
   * answered.
   */
  job_step(job: JobPointer, ms: number, enough: number): number;
  /** The records since the last call. */
  job_records(job: JobPointer): Pointer;
  /** The bytes of the records that the last `job_records` returned. */
  record_bytes(): number;
  job_close(job: JobPointer): void;
}

/** An instance of a module. */
export interface CoreInstance {
  functions: CoreFunctions;
  exports: CoreExports;
  /** What the core grows. */
  memory: WebAssembly.Memory;
}

export default function createCore(options: {
  wasmMemory: WebAssembly.Memory;
  locateFile(name: string): string;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}): Promise<CoreFunctions>;
