// The library: puzzles of our own generator, in sets of one kind, size and grade or type. puzzles.txt has a line for
// each set, `# sudoku 9 Hard`, and one for each of its puzzles. make.js makes it.

/**
 * @typedef {object} LibrarySet
 * @property {string} puzzle  its id
 * @property {number} size
 * @property {string} label  a grade or a kind of variant; '' for neither
 * @property {string[]} texts  canonical, the easiest first where they are graded
 */

/** A puzzle in one line. The cells of a Kakuro have spaces between them, its rows line breaks. @param {string} text */
export const writeLine = (text) => (/[\n#]/.test(text) ? text.trim().replace(/ +/g, ',').replaceAll('\n', '/') : text);

/** @param {string} line */
const readLine = (line) => (line.includes('/') ? line.replaceAll('/', '\n').replaceAll(',', ' ') : line);

/** @param {string} file  the content of puzzles.txt @returns {LibrarySet[]} */
export function readLibrary(file) {
  /** @type {LibrarySet[]} */
  const sets = [];
  for (const line of file.trim().split('\n')) {
    const [, puzzle, size, label = ''] = /^# (\w+) (\d+) ?(\w*)$/.exec(line) ?? [];
    if (puzzle) sets.push({ puzzle, size: Number(size), label, texts: [] });
    else sets.at(-1)?.texts.push(readLine(line));
  }
  return sets;
}
