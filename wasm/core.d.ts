// The types of core.js, Emscripten's glue around the C++ core: what wasm/bindings.cpp binds.

/** Everything about a question but the puzzle's text; every field must be there. */
export interface Request {
  question: 'solve' | 'check' | 'count' | 'list' | 'convert';
  /** The text holds one puzzle: none, or a second one, is an error. */
  single: boolean;
  /** Notations by name; empty: detected, and the same. */
  format: string;
  to: string;
  engine: string;
  /** Limits for each puzzle; `Infinity` for none. */
  solutions: number;
  nodes: number;
  /** Where the text stands in a longer one: see `cut`. */
  last: boolean;
  line: number;
  announced: number;
  /** Puzzles at the front of the text to pass over. */
  skip: number;
}

export interface Job {
  /** Works for about `fuel` nodes; false when every puzzle is answered. */
  step(fuel: number): boolean;
  /** Gives up the present puzzle. */
  stop(): void;
  /** What was found since the last call: see core/search/job.hpp. */
  takeRecords(): string;
  partial(): string;
  progress(): { puzzles: number; nodes: number; solutions: number; depth: number; fraction: number };
  /** Frees the job; whoever opened it calls this. */
  delete(): void;
}

export interface Core {
  open(puzzle: string, request: Request, text: Uint8Array): Job;
  /** The notation of a text that begins so; empty while more is needed to tell. */
  detect(puzzle: string, front: Uint8Array, last: boolean): string;
  /** How many bytes of a text are whole puzzles, and the `line` and `announced` of what follows. */
  cut(puzzle: string, request: Request, text: Uint8Array): { bytes: number; line: number; announced: number };
  /** JSON of the puzzles and their notations. */
  catalog(): string;
}

export default function createCore(options: {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}): Promise<Core>;
