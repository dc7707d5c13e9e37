// The library: puzzles of our own generator, in sets of one kind, size and grade or type. puzzles.txt has a line for
// each set, `# sudoku 9 Hard`, and one for each of its puzzles. make.js makes it.

/**
 * @typedef {object} LibrarySet
 * @property {string} puzzle  its id
 * @property {number} size
 * @property {string} label  a grade or a kind of variant; '' for neither
 * @property {string[]} texts  canonical, the easiest first where they are graded
 */

/**
 * A puzzle in one line. The cells of a Kakuro have spaces between them, its rows line breaks; so have grid puzzles,
 * whose clues may have the `/` that stands for a line break elsewhere.
 * @param {string} text
 */
export function writeLine(text) {
  if (!/[\n#]/.test(text)) return text;
  return text
    .trim()
    .replace(/ +/g, ',')
    .replaceAll('\n', isGrid(text) ? ';' : '/');
}

/** @param {string} line */
function readLine(line) {
  const end = isGrid(line) ? ';' : '/';
  return line.includes(end) ? line.replaceAll(end, '\n').replaceAll(',', ' ') : line;
}

/** Whether a text begins with the name of a genre. @param {string} text */
const isGrid = (text) => /^[a-z]\w+[\n;]/.test(text);

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
