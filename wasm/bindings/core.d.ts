// The types of core.js, Emscripten's glue around the C++ core, and of what a module exports (bindings.cpp).

/** A place in the module's memory, in bytes. */
type Place = number;
/** A job of core, owned by the one who opened it. */
type JobPlace = number;

/** Truth values are 0 and 1. `puzzle` is a puzzle's place in the module's catalog. */
export interface CoreExports {
  /** How many puzzles the module has. */
  puzzle_count(): number;
  /** Where to write the text of the next call, of so many bytes. The memory may move. */
  text_room(bytes: number): Place;
  /** Where to write the part that the next request is about, of so many bytes. The memory may move. */
  part_room(bytes: number): Place;
  /** Where to write the fields of a request: a double each. */
  request_room(): Place;
  /** The bytes of the text or of the records that the last call returned. */
  returned_bytes(): number;
  job_open(puzzle: number): JobPlace;
  job_close(job: JobPlace): void;
  text_notation(puzzle: number, last: boolean): number;
  text_cut(puzzle: number): Place;
  job_step(job: JobPlace, ms: number): number;
  job_walk(job: JobPlace, nodes: number): number;
  job_stop(job: JobPlace): void;
  job_give_away(job: JobPlace): Place;
  job_records(job: JobPlace): Place;
  job_puzzles(job: JobPlace): number;
  job_partial(job: JobPlace): Place;
  job_path(job: JobPlace): Place;
  job_progress(job: JobPlace): Place;
  job_estimate(job: JobPlace, ms: number): number;
  catalog_text(): Place;
  schema_text(): Place;
}

export default function createCore(options: {
  locateFile(name: string): string;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}): Promise<unknown>;
