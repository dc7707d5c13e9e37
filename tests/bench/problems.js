// Exact covers in Knuth's notation, generated so that the benchmarks need no files. As his programs require, names
// have at most 8 characters and every line ends with a line break.

/** @param {string[]} items @param {string[][]} options @param {string[]} [secondary] */
const written = (items, options, secondary = []) =>
  [[...items, ...(secondary.length > 0 ? ['|', ...secondary] : [])], ...options]
    .map((line) => `${line.join(' ')}\n`)
    .join('');

/** @param {number} n */
const upTo = (n) => Array.from({ length: n }, (_, i) => i);

/** The names of a board's cells; whatever is not in the set is no cell. @param {number} width @param {number} height */
const cellsOf = (width, height) => new Set(upTo(height).flatMap((y) => upTo(width).map((x) => `${x},${y}`)));

/** @typedef {[number, number][]} Shape cells by x and y */

/** A shape from rows of `#` and dots. @param {string} rows @returns {Shape} */
const shape = (rows) =>
  rows
    .split('/')
    .flatMap((row, y) => [...row].flatMap((c, x) => (c === '#' ? [/** @type {[number, number]} */ ([x, y])] : [])));

/** A shape turned and turned over in all ways that differ. @param {Shape} cells @returns {Shape[]} */
function orientations(cells) {
  /** @type {Map<string, Shape>} */
  const all = new Map();
  for (const turn of upTo(8)) {
    const turned = cells.map(([x, y]) => {
      let [a, b] = turn & 4 ? [y, x] : [x, y];
      if (turn & 1) a = -a;
      if (turn & 2) b = -b;
      return /** @type {[number, number]} */ ([a, b]);
    });
    const [left, top] = [0, 1].map((axis) => Math.min(...turned.map((cell) => cell[axis])));
    const placed = turned.map(([x, y]) => /** @type {[number, number]} */ ([x - left, y - top]));
    placed.sort(([a, b], [c, d]) => b - d || a - c);
    all.set(JSON.stringify(placed), placed);
  }
  return [...all.values()];
}

/** The places where a shape can lie, each as its cells. @param {Shape} cells @param {Set<string>} board */
const placements = (cells, board) =>
  orientations(cells).flatMap((turned) =>
    [...board].flatMap((cell) => {
      const [x, y] = cell.split(',').map(Number);
      const [[left, top]] = turned; // the cell that becomes the first one
      const covered = turned.map(([dx, dy]) => `${x + dx - left},${y + dy - top}`);
      return covered.every((one) => board.has(one)) ? [covered] : [];
    }),
  );

/**
 * Every cell of a rectangle covered by copies of the shapes.
 * @param {string[]} shapes
 * @param {number} width
 * @param {number} height
 */
function tilings(shapes, width, height) {
  const board = cellsOf(width, height);
  return written(
    [...board],
    shapes.flatMap((rows) => placements(shape(rows), board)),
  );
}

/** @param {number} width @param {number} height */
export const dominoes = (width, height) => tilings(['##'], width, height);

/** @param {number} width @param {number} height */
export const trominoes = (width, height) => tilings(['###', '##/#.'], width, height);

/** Golomb's names for the twelve. */
const pentominoes = {
  F: '.##/##./.#.',
  I: '#####',
  L: '####/#...',
  P: '##/##/#.',
  N: '.###/##..',
  T: '###/.#./.#.',
  U: '#.#/###',
  V: '###/#../#..',
  W: '##./.##/..#',
  X: '.#./###/.#.',
  Y: '####/.#..',
  Z: '##./.#./.##',
};

/** The twelve pentominoes, each once. @param {Set<string>} board */
const pentominoPacking = (board) =>
  written(
    [...Object.keys(pentominoes), ...board],
    Object.entries(pentominoes).flatMap(([name, rows]) =>
      placements(shape(rows), board).map((cells) => [name, ...cells]),
    ),
  );

/** @param {number} width @param {number} height */
export const pentominoRectangle = (width, height) => pentominoPacking(cellsOf(width, height));

/** Dana Scott's board: a chessboard without its middle. */
export function scottsBoard() {
  const board = cellsOf(8, 8);
  for (const cell of ['3,3', '3,4', '4,3', '4,4']) board.delete(cell);
  return pentominoPacking(board);
}

/** Perfect matchings of n points. @param {number} n */
export const matchings = (n) =>
  written(
    upTo(n).map(String),
    upTo(n).flatMap((a) => upTo(a).map((b) => [`${b}`, `${a}`])),
  );

/** Permutations of n. @param {number} n */
export const permutations = (n) =>
  written(
    upTo(n).flatMap((i) => [`r${i}`, `c${i}`]),
    upTo(n).flatMap((r) => upTo(n).map((c) => [`r${r}`, `c${c}`])),
  );

/** Partitions of a set of n into sets. @param {number} n */
export const partitions = (n) =>
  written(
    upTo(n).map(String),
    upTo(2 ** n - 1).map((set) =>
      upTo(n)
        .filter((i) => ((set + 1) >> i) & 1)
        .map(String),
    ),
  );

/** Latin squares of order n. @param {number} n */
export const latinSquares = (n) =>
  written(
    upTo(n).flatMap((i) => upTo(n).flatMap((j) => [`p${i},${j}`, `r${i},${j}`, `c${i},${j}`])),
    upTo(n).flatMap((r) => upTo(n).flatMap((c) => upTo(n).map((v) => [`p${r},${c}`, `r${r},${v}`, `c${c},${v}`]))),
  );

/** Langford pairs, both directions. @param {number} n */
export const langford = (n) =>
  written(
    [...upTo(n).map((i) => `d${i + 1}`), ...upTo(2 * n).map((i) => `s${i}`)],
    upTo(n).flatMap((i) =>
      upTo(2 * n)
        .filter((at) => at + i + 2 < 2 * n)
        .map((at) => [`d${i + 1}`, `s${at}`, `s${at + i + 2}`]),
    ),
  );

/** n queens, rows and columns from the middle out, diagonals secondary. @param {number} n */
export function queens(n) {
  const middleOut = upTo(n).sort((a, b) => Math.abs(2 * a - n + 1) - Math.abs(2 * b - n + 1));
  return written(
    middleOut.flatMap((i) => [`r${i}`, `c${i}`]),
    middleOut.flatMap((r) => middleOut.map((c) => [`r${r}`, `c${c}`, `a${r + c}`, `b${n - 1 - c + r}`])),
    upTo(2 * n - 1).flatMap((i) => [`a${i}`, `b${i}`]),
  );
}

/**
 * Colourings of a grid in which neighbours differ.
 * @param {number} width
 * @param {number} height
 * @param {number} colours
 */
export function gridColourings(width, height, colours) {
  const cells = [...cellsOf(width, height)];
  const edges = cells.flatMap((cell) => {
    const [x, y] = cell.split(',').map(Number);
    return [`${x + 1},${y}`, `${x},${y + 1}`].filter((other) => cells.includes(other)).map((other) => [cell, other]);
  });
  const choices = upTo(colours);
  const options = cells.flatMap((cell) =>
    choices.map((colour) => [cell, ...edges.flatMap((edge, i) => (edge.includes(cell) ? [`${i}.${colour}`] : []))]),
  );
  return written(
    cells,
    options,
    edges.flatMap((_, i) => choices.map((colour) => `${i}.${colour}`)),
  );
}

// ---- With multiplicities: `low:high|item`, or `times|item` ----

/** Labelled graphs on n vertices that all have this degree. @param {number} n @param {number} degree */
export const regularGraphs = (n, degree) =>
  written(
    upTo(n).map((vertex) => `${degree}|${vertex}`),
    upTo(n).flatMap((a) => upTo(a).map((b) => [`${b}`, `${a}`])),
  );

/** Matrices of 0 and 1 in which all rows and columns have this sum. @param {number} n @param {number} sum */
export const matrices = (n, sum) =>
  written(
    upTo(n).flatMap((i) => [`${sum}|r${i}`, `${sum}|c${i}`]),
    upTo(n).flatMap((r) => upTo(n).map((c) => [`r${r}`, `c${c}`])),
  );

/** Sets of edges of a grid in which every vertex has degree 2. @param {number} width @param {number} height */
export function cycles(width, height) {
  const cells = cellsOf(width, height);
  return written(
    [...cells].map((cell) => `2|${cell}`),
    placements(shape('##'), cells),
  );
}

/** Queens, so that every square of the board is attacked or taken. @param {number} n @param {number} queens */
export function domination(n, queens) {
  const squares = [...cellsOf(n, n)].map((cell) => cell.split(',').map(Number));
  const attacks = ([a, b] = [0, 0], [x, y] = [0, 0]) => a === x || b === y || a - b === x - y || a + b === x + y;
  return written(
    [`${queens}|#`, ...squares.map(([x, y]) => `1:${n * n}|${x},${y}`)],
    squares.map((queen) => ['#', ...squares.filter((square) => attacks(queen, square)).map(([x, y]) => `${x},${y}`)]),
  );
}

/**
 * A rectangle covered by pentominoes, each of the twelve as often as `times` says.
 * @param {number} width
 * @param {number} height
 * @param {string} times as in `0:2`
 */
export const repeatedPentominoes = (width, height, times) =>
  pentominoPacking(cellsOf(width, height)).replace(/[A-Z] /g, (name, at) => (at < 24 ? `${times}|${name}` : name));

/**
 * Colourings of a grid in which neighbours differ and every colour is used as often as `times` says.
 * @param {number} width
 * @param {number} height
 * @param {number} colours
 * @param {string} times as in `8:9`
 */
export function evenColourings(width, height, colours, times) {
  const [items, ...options] = gridColourings(width, height, colours).trimEnd().split('\n');
  const names = upTo(colours).map((colour) => `c${colour}`);
  return [
    `${names.map((name) => `${times}|${name}`).join(' ')} ${items}`,
    ...options.map((option, i) => `${option} ${names[i % colours]}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
