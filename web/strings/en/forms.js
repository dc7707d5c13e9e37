// English, for a text that was read: which form it has, in the words of those who write it.

/** By notation; a layout that is called here as everywhere, such as CSV, is not in the list. */
const forms = /** @type {Record<string, string>} */ ({
  board: 'a drawn board',
  candidates: 'the candidates of all cells',
  dlx: 'items and options',
  cnf: 'clauses for a SAT solver',
  flatzinc: 'FlatZinc, for solvers of MiniZinc',
  drawing: 'a drawn board',
  fpuzzles: 'a puzzle of f-puzzles',
  grid: 'a board in rows',
  iss: 'a puzzle of Interactive Sudoku Solver',
  'iss-text': 'a puzzle of Interactive Sudoku Solver',
  line: 'a board in one line',
  link: 'a link of this page',
  list: 'a list of numbers',
  matrix: 'a matrix of 0 and 1',
  model: 'variables and constraints',
  non: 'a file of a nonogram',
  opb: 'pseudo-Boolean constraints',
  rules: 'rules in words',
  proof: 'a certificate of an answer',
  penpa: 'a link of penpa-edit',
  poj2676: 'the input of POJ 2676',
  poj3076: 'the input of POJ 3076',
  puzzlink: 'a link of puzz.link',
  pzpr: 'a link of puzz.link',
  pzprv3: 'a board saved at puzz.link',
  sdk: 'a file of SadMan Sudoku',
  sdm: 'a file of SadMan Sudoku',
  spoj1771: 'a list of columns',
  sudokupad: 'a puzzle of SudokuPad',
  tatham: 'a game of Simon Tatham',
  tiling: 'a board with its pieces',
  typed: 'a board as people type it',
  webpbn: 'a file of webpbn',
  xmpuzzle: 'a file of BurrTools',
  zsoi: 'the sums and the rows of a board',
});

export default {
  /** @param {string} format @param {string} [file] */
  readAs: (format, file) => `Read${file ? ` ${file}` : ''} as ${forms[format] ?? `“${format}”`}.`,
};
