// The types of catalog.js: see core/catalog.hpp and core/schema.hpp. tests/wasm/schema.test.js compares what is here.

import type { EngineChoice, Form, NotationName, PuzzleId, Question, UnitKind } from '../../build/wasm/names.js';

export type { EngineChoice, Form, NotationName, PuzzleId, Question, UnitKind };

export interface Notation {
  name: NotationName;
  /** Whether puzzles can be written in it. */
  writes: boolean;
  /**
   * The words that a judge expects in place of ours; empty: ours. `uniqueIsBare`: the solution in place of "unique".
   */
  judge: { none: string; multiple: string; after: string; uniqueIsBare: boolean };
}

export interface CatalogEntry {
  id: PuzzleId;
  notations: Notation[];
  /** Other words for the puzzle, each also a notation of it. */
  genres: string[];
  /** Whether new puzzles of the kind can be made. */
  generates: boolean;
}

/** Names this build: the files of a package have the same, and those of another build another one. */
export const build: string;
/** The puzzles in the order in which they are shown, and their notations, links included. */
export const puzzles: CatalogEntry[];
export const questions: Question[];
/** The questions that have each trait: see core/job/question_traits.hpp. */
export const traits: Record<'ofPuzzles' | 'divided' | 'upToSymmetry' | 'ofParts' | 'largerModule', Question[]>;
export const engines: EngineChoice[];
export const forms: Form[];
/** The names by which records number verdicts, and the engines that answered. */
export const verdicts: string[];
export const answeredBy: string[];
export const unitKinds: UnitKind[];
/** The codes that core itself gives to errors. */
export const errorCodes: string[];
/** The notations that are links of other pages, and the genres that are typed: core/text/link_table.hpp has both. */
export const linkNotations: string[];
export const typedGenres: string[];
/** The fields of a request with their defaults, null for no limit. */
export const request: Record<string, string | boolean | number | null>;
