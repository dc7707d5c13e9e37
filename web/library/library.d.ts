export type LibrarySet = {
  /**
   * its id
   */
  puzzle: string;
  size: number;
  /**
   * '' where puzzles are not graded
   */
  grade: string;
  /**
   * canonical, the easiest first
   */
  texts: string[];
};
/**
 * @typedef {object} LibrarySet
 * @property {string} puzzle  its id
 * @property {number} size
 * @property {string} grade  '' where puzzles are not graded
 * @property {string[]} texts  canonical, the easiest first
 */
/** A puzzle in one line. The cells of a Kakuro have spaces between them, its rows line breaks. @param {string} text */
export declare const writeLine: (text: string) => string;
/** @param {string} file  the content of puzzles.txt @returns {LibrarySet[]} */
export declare function readLibrary(file: string): LibrarySet[];
