// The types of core.js, Emscripten's glue around the C++ core: what wasm/bindings/bindings.cpp binds.

import type { Request } from './request.js';

/** A place in the core's memory, until the next call. */
export interface Place {
  at: number;
  size: number;
}

export interface Job {
  /**
   * Works for about so many milliseconds, or until there are records enough to hand on; false when every puzzle is
   * answered.
   */
  step(ms: number): boolean;
  /** Gives up the present puzzle. */
  stop(): void;
  /** What was found since the last call: see core/job/job.hpp. */
  takeRecords(): Place;
  /** How many puzzles are answered. */
  puzzles(): number;
  partial(): string;
  progress(): { puzzles: number; nodes: number; deadEnds: number; solutions: number; depth: number; fraction: number };
  /** Reads the puzzle at the first call; at the others works for so many nodes. False when it is answered. */
  walk(nodes: number): boolean;
  /** The choices in force: see SearchView::path (core/job/search_view.hpp). */
  path(): string;
  /** Betters the estimate of the number of solutions for about so many milliseconds; 0 while there is none. */
  estimate(ms: number): number;
  /** Frees the job; whoever opened it calls this. */
  delete(): void;
}

export interface Core {
  /** Where in its memory to write the text of the next call, of so many bytes. */
  room(bytes: number): number;
  open(puzzle: string, request: Request): Job;
  /** The notation of a text that begins so; empty while more is needed to tell. */
  detect(puzzle: string, last: boolean): string;
  /** How many bytes of a text are whole puzzles, and the `line` and `announced` of what follows. */
  cut(puzzle: string, request: Request): { bytes: number; line: number; announced: number };
  /** The puzzles of the module and their notations, as JSON: see core/catalog.hpp. */
  catalog(): string;
  /** The names and fields that core and JavaScript share, as JSON: see core/schema.hpp. Empty but in quadrille.wasm. */
  schema(): string;
}

export default function createCore(options: {
  locateFile(name: string): string;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}): Promise<Core>;
