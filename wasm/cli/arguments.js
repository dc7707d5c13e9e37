// Reads the command line: the question, the puzzle, the file and the options.
import { parseArgs } from 'node:util';
import { engines, puzzles } from '../bindings/catalog.js';

export const usage = `quadrille <question> <puzzle> [file]
quadrille join [file]

  question   solve    a solution, or none
             check    is the solution the only one: unique, multiple or none
             count    how many solutions
             list     every solution
             candidates   the values that are in some solution: a line "cell: value×count ..." for each cell. Cells
                      count from 0, row by row, as do the options of a cover, and values from 1, also where 0 is the
                      lowest of a variant. "+" means that a stop left open whether there are more
             hint     the next value that is found without a search: "found cell value rule", or stuck, solved, none.
                      "because" stands before what has to be eliminated first: "look-ahead r4c4<>1" is row 4, column 4
                      not 1, "o2<>1" is option 2. Of a variant also that alone: "found Cage r2c3<>34"
             steps    sudoku: the easiest steps of a person, a line each, as far as they lead
             grade    sudoku: a name for the hardest of these steps and its rating, which is Sudoku Explainer's;
                      ratings from 9.5 on are estimates on that scale
             generate   sudoku, variant, kakuro, queens: new puzzles with one solution
             convert  the puzzle itself in another notation (--to)
             split    parts of the search, for many machines: one JSON object a line, {"part", "share"} (--parts)
  join       the answer of a puzzle from the answers of its parts: lines that were printed with --part and --json
  puzzle     ${puzzles.map(({ id }) => id).join(', ')}
  file       puzzles, one or many; standard input when left out

  --format NAME            the input's notation; detected when left out
  --to NAME                the output's notation; the input's when left out
  --engine ${engines.join('|')}   dancing links, or the puzzle's own bitmask engine
  --limit N                stop at N solutions
  --cap N                  candidates: count up to N solutions of each; 1 when left out
  --memory MB              count: remember subproblems in this much memory, 1 to 400; 200 when left out
  --seconds S, --nodes N   stop each puzzle after this time, or after this many nodes
  --parts N                split: at least N parts
  --part P                 only the part P of the search: one that split has printed
  --checkpoint FILE        count: write down how far it has come, and go on from there the next time
  --threads N              worker threads; one per core when left out
  --count N, --seed S      generate: N puzzles; the same seed makes the same ones
  --size N                 generate: the side of the board; kakuro: N or ROWSxCOLUMNS, with the clues
  --grade NAME             generate, sudoku: Easy, Medium, Hard, Expert, Extreme, or ratings as in 3.0-4.4
  --symmetry NAME          generate, sudoku, variant: rotational, horizontal, vertical, diagonal, full; none when left
                           out
  --givens N               generate, sudoku, variant: N givens; as few as the puzzle lets be when left out
  --rules TEXT             generate, variant: rules such as .AntiKnight.Diagonal~1, which givens are found for
  --jigsaw, --killer       generate, variant: random regions; random cages with their sums, and no givens
  --density N              generate, kakuro: the percentage of white cells
  --up-to-symmetry         queens, tiling: one of the solutions that symmetries of the board turn into each other
  --json                   one JSON object a line
  --help, --version

Exit status: 0 every puzzle answered, 1 some input could not be read or the output not be written, 2 wrong usage,
3 a limit stopped some answer.`;

/** @param {string[]} argv the arguments after the program's name */
export function parseCommandLine(argv) {
  return parseArgs({
    args: joinNegativeNumbers(argv),
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      to: { type: 'string' },
      engine: { type: 'string' },
      limit: { type: 'string' },
      seconds: { type: 'string' },
      nodes: { type: 'string' },
      cap: { type: 'string' },
      memory: { type: 'string' },
      parts: { type: 'string' },
      part: { type: 'string' },
      checkpoint: { type: 'string' },
      count: { type: 'string' },
      seed: { type: 'string' },
      size: { type: 'string' },
      grade: { type: 'string' },
      symmetry: { type: 'string' },
      givens: { type: 'string' },
      density: { type: 'string' },
      rules: { type: 'string' },
      jigsaw: { type: 'boolean' },
      killer: { type: 'boolean' },
      threads: { type: 'string' },
      'up-to-symmetry': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
    },
  });
}

/**
 * Joins a negative number to its option, so that it is refused as a number and not as an unknown option.
 * @param {string[]} argv
 */
function joinNegativeNumbers(argv) {
  /** @type {string[]} */
  const all = [];
  for (const argument of argv) {
    const previous = all.at(-1) ?? '';
    if (/^-\d/.test(argument) && /^--[a-z]+$/.test(previous)) all.splice(-1, 1, `${previous}=${argument}`);
    else all.push(argument);
  }
  return all;
}

/**
 * The options of the question, as numbers and names. `Quadrille` checks their ranges.
 * @param {ReturnType<typeof parseCommandLine>['values']} values
 */
export function questionOptions(values) {
  return {
    format: /** @type {'line' | undefined} */ (values.format),
    to: /** @type {'line' | undefined} */ (values.to),
    engine: /** @type {'auto'} */ (values.engine),
    limit: numberOption('limit', values.limit, 1),
    seconds: numberOption('seconds', values.seconds, 0),
    nodes: numberOption('nodes', values.nodes, 0),
    cap: numberOption('cap', values.cap, 1),
    memory: numberOption('memory', values.memory, 1),
    parts: numberOption('parts', values.parts, 1),
    part: values.part,
    upToSymmetry: values['up-to-symmetry'],
  };
}

/**
 * What `generate` is asked for. Other questions have none of these options.
 * @param {string} question
 * @param {ReturnType<typeof parseCommandLine>['values']} values
 * @returns {import('../api/generate.js').Wishes | undefined}
 */
export function wishOptions(question, { count, seed, size, grade, symmetry, givens, density, ...variant }) {
  const { rules, jigsaw, killer } = variant;
  const given = { count, seed, size, grade, givens, symmetry, density, rules, jigsaw, killer };
  const [name] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (question !== 'generate' && name !== undefined) throw new Error(`--${name} is for generate`);
  if (question !== 'generate') return undefined;
  const numbers = { count: numberOption('count', count, 1), seed: numberOption('seed', seed, 0) };
  return { .../** @type {any} */ (given), ...numbers };
}

/**
 * A number as people write it: digits, and for seconds a decimal point.
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} least
 */
export function numberOption(name, text, least) {
  if (text === undefined) return undefined;
  const form = name === 'seconds' ? /^(\d+\.?\d*|\.\d+)$/ : /^\d+$/;
  const kind = name === 'seconds' ? 'number' : 'whole number';
  const quoted = JSON.stringify(text);
  if (!form.test(text)) throw new Error(`--${name}: ${quoted} is not a ${kind} of ${least} or more, in digits`);
  if (Number(text) > Number.MAX_SAFE_INTEGER) throw new Error(`--${name}: ${quoted} is too large`);
  return Number(text);
}
