// The types of catalog.js: see core/catalog.hpp and core/schema.hpp. tests/wasm/schema.test.js compares the names here.

export type Question =
  | 'solve'
  | 'check'
  | 'count'
  | 'list'
  | 'candidates'
  | 'hint'
  | 'steps'
  | 'grade'
  | 'convert'
  | 'split';
export type EngineChoice = 'auto' | 'dlx' | 'bits';
export type Form = 'records' | 'columns' | 'solutions';
export type UnitKind = 'cell' | 'row' | 'column' | 'box' | 'across' | 'down' | 'item';

export interface Notation {
  name: string;
  /** Whether puzzles can be written in it. */
  writes: boolean;
  /**
   * The words that a judge expects in place of ours; empty: ours. `uniqueIsBare`: the solution in place of "unique".
   */
  judge: { none: string; multiple: string; after: string; uniqueIsBare: boolean };
}

export interface CatalogEntry {
  id: string;
  notations: Notation[];
}

/** The puzzles in the order in which they are shown, and their notations, links included. */
export const puzzles: CatalogEntry[];
export const questions: Question[];
export const engines: EngineChoice[];
export const forms: Form[];
/** The names by which records number verdicts, and the engines that answered. */
export const verdicts: string[];
export const answeredBy: string[];
export const unitKinds: UnitKind[];
/** The codes that core itself gives to errors. */
export const errorCodes: string[];
/** The fields of a request with their defaults, null for no limit. */
export const request: Record<string, string | boolean | number | null>;
