// The types of a module with puzzles: what bindings.cpp exports.

/** A place in the module's memory, in bytes. */
type Place = number;
/** A job of core: the place where it lies. Whoever opened it owns it. */
type JobPlace = number;

/**
 * What a module exports. `puzzle` is a puzzle's place in the module's catalog. Truth values are 0 and 1. A text that is
 * returned is a place; `bytes_returned` says how many bytes it has, until the next call.
 */
export interface CoreExports {
  /** How many puzzles the module has. */
  puzzle_count(): number;
  /** The puzzles of the module and their notations, as JSON: see core/catalog.hpp. */
  catalog_text(): Place;
  /** The names and fields that core and JavaScript share, as JSON: see core/schema.hpp. Empty but in quadrille.wasm. */
  schema_text(): Place;
  /** Where to write the text of the next call, of so many bytes. The memory may move. */
  text_room(bytes: number): Place;
  /** Takes the text that was written as the part that the next request is about. */
  take_part(): void;
  /** Takes the text that was written as the cell that the next request is about. */
  take_cell(): void;
  /** The notation of a text that begins with the written one; empty while more is needed to tell. */
  detect(puzzle: number, last: boolean): Place;
  /** Where to write the fields of a request: a double each. */
  request_room(): Place;
  /**
   * How many bytes of a text are whole puzzles, and the `line` and `announced` of what follows: three doubles. The text
   * and the request are written as for `job_open`.
   */
  cut(puzzle: number): Place;
  job_open(puzzle: number): JobPlace;
  /**
   * Works for about so many milliseconds, or until there are records enough to hand on; 0 when every puzzle is
   * answered.
   */
  job_step(job: JobPlace, ms: number): number;
  /** Reads the puzzle at the first call; at the others works for so many nodes. 0 when it is answered. */
  job_walk(job: JobPlace, nodes: number): number;
  /** Gives up the present puzzle. */
  job_stop(job: JobPlace): void;
  /** The records since the last call, as a text is returned. */
  job_records(job: JobPlace): Place;
  /** How many puzzles are answered. */
  job_puzzles(job: JobPlace): number;
  /** Six doubles: puzzles, nodes, dead ends, solutions, depth, fraction. */
  job_progress(job: JobPlace): Place;
  job_partial(job: JobPlace): Place;
  /** The choices in force: see SearchView::path (core/job/search_view.hpp). */
  job_path(job: JobPlace): Place;
  /** Betters the estimate of the number of solutions for about so many milliseconds; 0 while there is none. */
  job_estimate(job: JobPlace, ms: number): number;
  /** Gives parts of the present search away (Job::give_away of core/job/job.hpp): a line each. */
  job_give_away(job: JobPlace): Place;
  job_close(job: JobPlace): void;
  /** The bytes of the text or the records that the last call has returned. */
  bytes_returned(): number;
}

/** An instance of a module. */
export interface CoreInstance {
  exports: CoreExports;
  /** What the core grows. */
  memory: WebAssembly.Memory;
}
