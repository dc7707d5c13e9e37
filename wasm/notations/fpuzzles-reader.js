// Reads the JSON of f-puzzles as a Sudoku variant. It is {size, grid, …}: a cell of the grid has `value`, `given`,
// `region` and `givenPencilMarks`; every rule has a key of its own (fpuzzles-rules.js, fpuzzles-dots.js). Cells are
// named R1C1; clues outside the grid name a cell in row or column 0 or size + 1. The meanings are those of
// dclamage/SudokuSolver (PuzzleFormats/FPuzzlesBoard.cs, SolverFactory.cs), which its users rely on.
//
// What is only drawn or said in prose states no rule that a program can know. It is told in words. Colours are not
// guessed to be rules. Programs that extend f-puzzles draw their rules for those who do not know them, and mark the
// drawings `fromConstraint`; where the rule itself is there too, its drawing is passed over.
// Tested by tests/wasm/variant-links.test.js.
import { quote } from './bounds.js';
import { readDots } from './fpuzzles-dots.js';
import { fpuzzlesRules } from './fpuzzles-rules.js';
import { isEmpty, isObject, numberIn, refuse } from './link-payload.js';
import { boxesOf, MAX_SIDE, PuzzleBuilder } from './puzzle-builder.js';

/** @typedef {import('./link-payload.js').Json} Json */

/** Keys without an effect on the solutions. */
const withoutEffect = new Set(
  `size grid title author solution successMessage disabledlogic truecandidatesoptions highlightConflicts
   fogofwar foglight`.split(/\s+/),
);

/** Rules that are read by `readDots`. */
const dots = new Set(['difference', 'ratio', 'xv', 'negative', 'nonconsecutive']);

/** What is drawn without a rule. */
const drawings = ['line', 'circle', 'rectangle', 'text', 'cage'];

/** Labels of cages that say something to SudokuPad, not to the solver. */
const SILENT_LABEL = /^(FOW|FOGLIGHT)$|^(?!rules:)[a-z]+: /;

/**
 * @param {Json} puzzle with a `grid`
 * @returns {string} the puzzle in the notation `iss`
 */
export function readFpuzzlesVariant(puzzle) {
  const size = puzzle.grid.length;
  if (size < 1 || size > MAX_SIDE) refuse(`the grid has ${size} rows; a board has 1 to ${MAX_SIDE}`);
  if (!isEmpty(puzzle.size) && numberIn(puzzle.size) !== size)
    refuse(`"size" is ${quote(puzzle.size)}, but the grid has ${size} rows`);
  const builder = new PuzzleBuilder({ rows: size, columns: size, values: size, lowest: 1 });
  readGrid(builder, puzzle.grid);
  for (const key of Object.keys(puzzle)) {
    const value = puzzle[key];
    if (isEmpty(value) || withoutEffect.has(key) || drawings.includes(key)) continue;
    if (key === 'ruleset') builder.addWords(value);
    else if (Object.hasOwn(fpuzzlesRules, key)) fpuzzlesRules[key](builder, value, key);
    else if (!dots.has(key)) refuse(`the puzzle has the rule ${quote(key)}, which is not known`);
  }
  readDots(builder, puzzle);
  sayDrawings(builder, puzzle);
  return builder.text();
}

/** @param {PuzzleBuilder} builder @param {unknown[]} grid */
function readGrid(builder, grid) {
  const size = grid.length;
  const cells = grid.flatMap((row, at) => {
    if (!Array.isArray(row) || row.length !== size) refuse(`row ${at + 1} of the grid has not ${size} cells`);
    return row.map((cell) => /** @type {Json} */ (isObject(cell) ? cell : {}));
  });
  const boxes = boxesOf(builder.shape);
  builder.setRegions(
    cells.map(({ region }, at) => {
      // Where a board of this size has no boxes, its rows are the regions.
      if (region === undefined) return boxes[at] ?? Math.floor(at / size);
      if (region === null) return undefined;
      return Number.isInteger(region) ? region : refuse(`${builder.nameOf(at)}: ${quote(region)} is not a region`);
    }),
  );
  // Entries of a person who solves the puzzle are not part of it. On a board without `given` marks, all values are
  // givens.
  const marked = cells.some(({ given }) => given === true);
  cells.forEach(({ value, given, givenPencilMarks }, cell) => {
    if (!isEmpty(value) && value !== 0 && (!marked || given === true)) {
      const number = builder.valueAt(cell, value);
      builder.restrict(cell, (other) => other === number);
    }
    if (isEmpty(givenPencilMarks)) return;
    const marks = builder.list(givenPencilMarks, 'givenPencilMarks').map((mark) => builder.valueAt(cell, mark));
    builder.restrict(cell, (other) => marks.includes(other));
  });
}

/** Says in words what is drawn and states no rule. @param {PuzzleBuilder} builder @param {Json} puzzle */
function sayDrawings(builder, puzzle) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {unknown[]} */
  const labels = [];
  for (const key of drawings) {
    const parts = isEmpty(puzzle[key]) ? [] : builder.list(puzzle[key], key).filter(isObject);
    const alone = parts.filter((part) => isAlone(part, key, puzzle));
    counts.set(key, alone.length);
    labels.push(...alone.flatMap(({ fromConstraint, value }) => [fromConstraint, value]));
  }
  const cells = puzzle.grid.flat().filter((/** @type {any} */ cell) => !isEmpty(cell?.c) || !isEmpty(cell?.cArray));
  builder.addDrawings(counts.set('coloured cell', cells.length), labels);
}

/**
 * Whether a drawing is more than the picture of a rule that is there too.
 * @param {Json} part
 * @param {string} key
 * @param {Json} puzzle
 */
function isAlone({ fromConstraint, isNewConstraint, value }, key, puzzle) {
  if (key === 'cage' && typeof value === 'string' && SILENT_LABEL.test(value)) return false;
  if (isNewConstraint === true) return isEmpty(puzzle.renban) && isEmpty(puzzle.whispers);
  if (typeof fromConstraint !== 'string') return true;
  const rule = fromConstraint.toLowerCase().replaceAll(' ', '');
  return isEmpty(puzzle[rule.endsWith('whispers') ? 'whispers' : rule]);
}
