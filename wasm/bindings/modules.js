// Which WebAssembly module answers a question: each puzzle has one of its own name. Sudoku has a second one, `grading`,
// for hints, reasons, human steps and new puzzles: the first stays small, since a page loads it at its start.

const inGrading = ['hint', 'steps', 'grade', 'why', 'generate'];

/** @param {string} puzzle @param {string} question */
export const moduleFor = (puzzle, question) =>
  puzzle === 'sudoku' && inGrading.includes(question) ? 'grading' : puzzle;

/** The puzzle of a module. @param {string} module */
export const puzzleOf = (module) => (module === 'grading' ? 'sudoku' : module);
