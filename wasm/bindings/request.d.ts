// What a question is, as it is sent to a worker and handed on to the core. core/job/request.hpp is the definition;
// tests/wasm/schema.test.js holds these fields to it.

import type { EngineChoice, Form, Question } from './catalog.js';

/** Everything about a question but the puzzle's text; every field but `part` and `cell` must be there. */
export interface Request {
  question: Question;
  /** The text holds one puzzle: none, or a second one, is an error. */
  single: boolean;
  /** Notations by name; empty: detected, and the same. */
  format: string;
  to: string;
  engine: EngineChoice;
  form: Form;
  /** Limits for each puzzle; `Infinity` for none. */
  solutions: number;
  nodes: number;
  /** Bytes that a count may remember in. */
  memory: number;
  /** For `candidates`: solutions that are counted for each, from 1 to 65535. */
  cap: number;
  /** For `split`: the least number of parts, from 1 to 1000000. */
  parts: number;
  /** Whether solutions that a symmetry of the empty board turns into each other count as one. */
  upToSymmetry: boolean;
  /** The place of the text in a longer one: see `cut`. */
  last: boolean;
  line: number;
  announced: number;
  /** Puzzles at the front of the text to pass over. */
  skip: number;
  /** Whether to say of each puzzle that is answered at which line it begins. */
  lines: boolean;
  /** The part of the search tree that is asked about (core/search/part.hpp); all of it when left out. */
  part?: string;
  /** For `why`: the cell that is asked about, as `r3c5` or `r3c5=7`; none when left out. */
  cell?: string;
}
