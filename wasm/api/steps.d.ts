// What the questions `steps` and `grade` answer: see core/grading/steps_task.hpp. tests/wasm/grading.test.js compares
// the names of techniques.

import type { UnitKind } from '../bindings/catalog.js';

/** Names as HoDoKu and SudokuWiki use them. */
export type Technique =
  | 'full-house'
  | 'hidden-single'
  | 'naked-single'
  | 'pointing'
  | 'claiming'
  | 'naked-pair'
  | 'naked-triple'
  | 'naked-quad'
  | 'hidden-pair'
  | 'hidden-triple'
  | 'hidden-quad'
  | 'x-wing'
  | 'swordfish'
  | 'jellyfish'
  | 'finned-x-wing'
  | 'finned-swordfish'
  | 'finned-jellyfish'
  | 'skyscraper'
  | 'two-string-kite'
  | 'turbot-fish'
  | 'empty-rectangle'
  | 'grouped-x-chain'
  | 'xy-wing'
  | 'xyz-wing'
  | 'w-wing'
  | 'wxyz-wing'
  | 'als-xz'
  | 'unique-rectangle'
  | 'unique-loop'
  | 'bug'
  | 'aligned-pair-exclusion'
  | 'aligned-triple-exclusion'
  | 'simple-colouring'
  | 'x-chain'
  | 'x-cycle'
  | 'xy-chain'
  | 'xy-cycle'
  | 'aic'
  | 'nice-loop'
  | 'nishio'
  | 'cell-forcing-chains'
  | 'house-forcing-chains'
  | 'dynamic-contradiction'
  | 'dynamic-double'
  | 'dynamic-cell-forcing-chains'
  | 'dynamic-house-forcing-chains'
  | 'nested-forcing-chains';

/** The kind of a rule: `house` has every value once, `different` none twice; `count` of filled cells, or a `sum`;
 *  `sets` of lines that hold as much as the regions in them;
 *  `relation` of two cells, and `pattern` of more; `connected` in one piece, or `pieces` of known sizes; a `loop`, or
 *  `paths` that do not meet; a `run` of Kakuro. */
export type Constraint =
  | 'run'
  | 'house'
  | 'different'
  | 'count'
  | 'sets'
  | 'sum'
  | 'relation'
  | 'pattern'
  | 'connected'
  | 'pieces'
  | 'loop'
  | 'paths';

/** A candidate, or a value on the board. Cells count from 0, row by row, and values from 1, the lowest. */
export interface Placement {
  cell: number;
  value: number;
}

/** A candidate that is the value of its cell (`on`), or is not. */
export interface Literal extends Placement {
  on: boolean;
}

/** What is drawn on the side of a cell: its border in slitherlink, else the way from its centre through that side. Rows
 *  and columns count from 1. It is a line, or a cross. */
export interface Edge {
  row: number;
  column: number;
  side: 'above' | 'below' | 'left' | 'right';
  line: boolean;
}

/** What players of slitherlink, loops and paths have names for (core/puzzles/grid/line_patterns). */
export type LinePattern =
  | 'zero'
  | 'corner-three'
  | 'corner-one'
  | 'corner-two'
  | 'full-clue'
  | 'needed-edges'
  | 'two-lines'
  | 'one-way'
  | 'dead-end'
  | 'adjacent-threes'
  | 'diagonal-threes'
  | 'line-into-three'
  | 'line-into-one'
  | 'early-end'
  | 'black-border'
  | 'black-pair'
  | 'black-blocked'
  | 'black-line'
  | 'white-border'
  | 'white-blocked'
  | 'white-line'
  | 'three-whites'
  | 'white-turn'
  | 'turn-blocked'
  | 'turn-line'
  | 'shaded-cell'
  | 'no-way'
  | 'not-shaded'
  | 'across-border'
  | 'end-line'
  | 'only-way'
  | 'filled-cell'
  | 'other-path';

/** A step of a person. */
export interface Step {
  /** For other puzzles than Sudoku: by one rule, or by what would follow from the opposite. */
  technique: Technique | LinePattern | 'rule' | 'look-ahead';
  /** Sudoku Explainer's, such as 3.4; of other puzzles 1 to 5. */
  rating: number;
  /** The step in short: `naked-pair r1c2<>4 r1c5<>47`. */
  line: string;
  /** What is put on the board. */
  placed: Placement | null;
  /** The candidates that it removes. */
  eliminated: Placement[];
  /** The candidates that the technique looks at. */
  pattern: Placement[];
  /** The rows, columns and boxes that it looks at; numbers count from 1. */
  houses: { kind: UnitKind; number: number }[];
  /** If `from`, then `to`: each link stands behind those that it needs. */
  chain: { from: Literal; to: Literal }[];
  /** For other puzzles: what a hint has. */
  because?: number[];
  reasons?: import('./results.js').HintReason[];
  clues?: import('./results.js').HintClue[];
  constraint?: Constraint;
  edges?: Edge[];
  drawn?: Edge[];
}

export interface Graded {
  grade: 'Easy' | 'Medium' | 'Hard' | 'Expert' | 'Extreme';
  /** The rating of the hardest step. */
  rating: number;
  /** That step's. */
  technique: Technique;
}

/** The steps do not lead to the solution. */
export interface Ungraded {
  grade: null;
  rating: null;
  technique: null;
}

export type Grade = Graded | Ungraded;
