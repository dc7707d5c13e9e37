// The types of piece-sets.js: see core/puzzles/tiling/catalogue.hpp.

export interface PieceSet {
  /** The name of the whole set; empty if only its pieces have names. */
  name: string;
  /** A set of squares is also one of cubes. */
  grid: 'square' | 'hex' | 'triangle' | 'cube';
  turning: 'rotate' | 'free';
  /** Whether its pieces' names stand for them only where the set is named. */
  isSold: boolean;
  /** Name, rows, and the rows of the mirror image if that is another piece. '|' separates layers, '/' rows. */
  pieces: [name: string, rows: string, mirror?: string][];
}

export const pieceSets: PieceSet[];
