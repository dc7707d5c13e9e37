// The tools of the server: one for each question that the package answers. What a tool takes is described in JSON
// Schema, from core's own names. An answer is bounded in time, memory and length, and so is what is read.

import { engines, puzzles, verdicts } from '../bindings/catalog.js';
import { names, notationOf } from './notation.js';

/** @typedef {import('../api/types.js').Question} Question */
/** @typedef {import('../api/types.js').PuzzleId} PuzzleId */
/** @typedef {{ puzzle: PuzzleId, text: string, cap?: number } & import('../api/types.js').Limits} Arguments */

const MOST_SECONDS = 120;
const USUAL_SECONDS = 20;
/** The memory of a count of covers, in megabytes. */
const MOST_MEMORY = 400;
const MOST_CHARACTERS = 1_000_000;
const MOST_SOLUTIONS = 1000;
const USUAL_SOLUTIONS = 10;
const MOST_CAP = 1000;
const MOST_PUZZLES = 100;

/** @type {Record<Question, string>} */
const purposes = {
  solve: 'Finds a solution of a puzzle, or proves that there is none.',
  check: 'Checks whether a puzzle has exactly one solution. If it has more, two of them are returned.',
  count: 'Counts all solutions of a puzzle exactly.',
  list: 'Lists solutions of a puzzle.',
  candidates: 'Finds the values of each cell that are in some solution, and counts the solutions with each.',
  hint: 'Finds the next step that a person can see, with its reason.',
  steps: 'Finds all steps by which a person solves a Sudoku, by named techniques, or another puzzle by reasons.',
  why: 'Says which givens, clues and rules of a puzzle contradict each other, decide a value, or are not needed.',
  grade:
    "Tells how hard a puzzle is for a person: of a Sudoku a name and Sudoku Explainer's rating, " +
    'estimated from 9.5 on; ' +
    'of grid puzzles, Kakuro and variants a name and a number from 1 to 5.',
};

const notations = [...new Set(puzzles.flatMap((puzzle) => puzzle.notations.map(({ name }) => name)))];

const common = {
  puzzle: {
    type: 'string',
    enum: names,
    description: 'the kind of puzzle; the tool `notation` says how each is written',
  },
  text: {
    type: 'string',
    maxLength: MOST_CHARACTERS,
    description:
      'one puzzle in a notation of its kind, such as a line of 81 characters for sudoku, "." for blank cells',
  },
  format: { type: 'string', enum: notations, description: 'the notation of the text; detected when left out' },
  engine: { type: 'string', enum: engines },
  seconds: { type: 'number', minimum: 0, maximum: MOST_SECONDS, default: USUAL_SECONDS },
};

/** @type {Partial<Record<Question, object>>} */
const more = {
  count: { memory: { type: 'number', minimum: 1, maximum: MOST_MEMORY, description: 'megabytes' } },
  list: { limit: { type: 'integer', minimum: 1, maximum: MOST_SOLUTIONS, default: USUAL_SOLUTIONS } },
  why: {
    cell: {
      type: 'string',
      maxLength: 60,
      description: 'such as r3c5; o5, an option of a cover; a variable of a model',
    },
    value: { type: 'integer', description: 'as hint and candidates number it; of a model its number' },
  },
  candidates: { cap: { type: 'integer', minimum: 1, maximum: MOST_CAP, default: 1 } },
};

/** @param {typeof puzzles[number]} entry */
const namesOf = ({ id, genres }) => (genres.length > 0 ? genres : [id]);

/** What `generate` takes. */
const wishes = {
  puzzle: {
    type: 'string',
    enum: [...new Set(puzzles.filter(({ generates }) => generates).flatMap((entry) => [entry.id, ...namesOf(entry)]))],
  },
  count: { type: 'integer', minimum: 1, maximum: MOST_PUZZLES, default: 1 },
  seed: { type: 'integer', minimum: 0, description: 'the same seed makes the same puzzles' },
  size: { type: ['integer', 'string'], description: 'the side of the board, such as 9; kakuro: also rows x columns' },
  grade: {
    type: 'string',
    description:
      'sudoku: Easy, Medium, Hard, Expert, Extreme, or ratings such as 3.0-4.4; others: 1 to 5, easy, medium, hard',
  },
  symmetry: { type: 'string', enum: ['none', 'rotational', 'horizontal', 'vertical', 'diagonal', 'full'] },
  givens: { type: 'integer', minimum: 0, description: 'sudoku, variant: how many' },
  density: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description:
      'kakuro: the percentage of white cells, 40 or more; nonogram, mosaic, akari, minesweeper, tents: of black ' +
      'cells, walls, mines or tents',
  },
  kind: {
    type: 'string',
    maxLength: MOST_CHARACTERS,
    description: 'grid: a kind with a name, such as nurimisaki, or the whole text of one',
  },
  stars: {
    type: 'integer',
    minimum: 1,
    maximum: 2,
    description: 'starbattle: how many in each row, column and region',
  },
  picture: {
    type: 'string',
    maxLength: MOST_CHARACTERS,
    description: 'nonogram: the one with this picture, rows of "#" and "." with "/" between them, such as ".#./###"',
  },
  rules: {
    type: 'string',
    maxLength: MOST_CHARACTERS,
    description: 'variant: rules without givens in the notation iss, such as ".AntiKnight.Windoku"',
  },
  jigsaw: { type: 'boolean', description: 'variant: random regions in place of the boxes' },
  killer: { type: 'boolean', description: 'variant: random cages with their sums, and no givens' },
  to: common.format,
  seconds: common.seconds,
};

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const objects = { type: 'array', items: { type: 'object' } };
const verdict = { type: 'string', enum: verdicts };
const stats = { type: 'object', description: 'nodes, deadEnds, depth, ms, engine; a note, if there is one' };
const cell = { type: ['integer', 'null'], description: 'from 0, row by row' };

/** What a tool answers in place of a result when it fails. */
const fault = {
  type: 'object',
  properties: { code: text, message: text, line: { type: 'integer' }, column: { type: 'integer' } },
  description: 'what is wrong with the puzzle or the arguments, and where, from 1; isError is set',
};

/** What each tool answers. @type {Record<string, object>} */
const outputs = {
  solve: { verdict, solution: { type: ['string', 'null'] }, stats },
  check: { verdict, solutions: texts, stats },
  count: { verdict, count: { type: ['integer', 'string'], description: 'a text past 2^53' }, stats },
  list: { verdict, solutions: texts, stats },
  candidates: {
    verdict,
    candidates: { type: 'array', description: 'by cell: { value, count }, …' },
    names: { ...texts, description: 'the variables of a model, in the order of candidates' },
    stats,
  },
  hint: { verdict, cell, value: { type: ['integer', 'null'] }, rule: { type: ['string', 'null'] }, stats },
  steps: { verdict, steps: objects, stats },
  grade: { verdict, grade: { type: ['string', 'null'] }, rating: { type: ['number', 'null'] }, stats },
  why: { verdict, statements: objects, minimal: { type: 'boolean' }, smallest: { type: 'boolean' }, stats },
  generate: { verdict, puzzles: texts, stats },
  convert: { format: text, text },
  notation: { puzzle: text, notation: text, sample: text, formats: texts },
};

/** What an assistant reads about all tools. */
export const instructions = `Exact solvers for ${names.length} kinds of logic puzzles. To enter a puzzle that you see:
call "notation" with its kind, write the puzzle down as the sample shows, and call "check": "unique" confirms that it
was read right; "none" or "multiple" often means that a clue was misread, and "why" then names the clues that contradict
each other. Cells count from 0, row by row; in "why" they are named as r3c5. An error says what is wrong and where.`;

/**
 * @param {string} name
 * @param {string} description
 * @param {object} properties
 * @param {string[]} required
 */
const toolOf = (name, description, properties, required) => ({
  name,
  description,
  inputSchema: { type: /** @type {const} */ ('object'), properties, required, additionalProperties: false },
  outputSchema: { type: /** @type {const} */ ('object'), properties: { ...outputs[name], error: fault } },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
});

/** The tools as the protocol lists them. */
export const tools = [
  ...Object.entries(purposes).map(([name, description]) =>
    toolOf(name, description, { ...common, ...more[/** @type {Question} */ (name)] }, ['puzzle', 'text']),
  ),
  toolOf('generate', 'Makes new puzzles with one solution.', wishes, ['puzzle']),
  toolOf(
    'convert',
    'Writes a puzzle in another notation, such as a link of puzz.link, or reads such a link.',
    { puzzle: common.puzzle, text: common.text, format: common.format, to: common.format },
    ['puzzle', 'text'],
  ),
  toolOf('notation', 'Says how a kind of puzzle is written, with a sample.', { puzzle: common.puzzle }, ['puzzle']),
];

/**
 * Answers a call. What is wrong with the arguments or the puzzle rejects with a `QuadrilleError`.
 * @param {import('../api/quadrille.js').Quadrille} quadrille
 * @param {string} name of a tool
 * @param {Record<string, unknown>} given
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, unknown> | undefined>} undefined if there is no such tool
 */
export async function callTool(quadrille, name, given, signal) {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return undefined;
  const { puzzle, text, ...options } = checked(tool, given);
  if (name === 'notation') return notationOf(puzzle);
  if (name === 'convert') return { ...(await quadrille.convert(puzzle, text, { ...options, signal })) };
  const limits = { ...options, seconds: options.seconds ?? USUAL_SECONDS, signal };
  if (name === 'generate') return { ...(await quadrille.generate(puzzle, limits)) };
  if (name === 'list') {
    const list = quadrille.list(puzzle, text, { ...limits, limit: options.limit ?? USUAL_SOLUTIONS });
    return { ...(await collected(list)) };
  }
  const question = /** @type {Exclude<Question, 'list'>} */ (name);
  return /** @type {Record<string, any>} */ (await quadrille[question](puzzle, text, limits));
}

/** @param {ReturnType<import('../api/quadrille.js').Quadrille['list']>} list */
async function collected(list) {
  const solutions = [];
  for (;;) {
    const { value, done } = await list.next();
    if (done) return { verdict: value?.verdict ?? 'stopped', solutions, stats: value?.stats };
    solutions.push(value);
  }
}

/** The arguments, if the tool takes them. @param {typeof tools[number]} tool @param {Record<string, unknown>} given */
function checked(tool, given) {
  const properties = /** @type {Record<string, { maximum?: number, maxLength?: number, enum?: unknown[] }>} */ (
    tool.inputSchema.properties
  );
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(properties, name)) refuse(`${name}: ${tool.name} takes none`);
    const { maximum = Infinity, maxLength = Infinity, enum: known } = properties[name];
    const isKind = name === 'puzzle' && value === 'grid'; // of a text that begins with a kind of its own
    if (known?.includes(value) === false && !isKind)
      refuse(`${name}: ${JSON.stringify(value)} is none of ${known.join(', ')}`);
    if (typeof value === 'number' && value > maximum) refuse(`${name}: ${value} is more than ${maximum}`);
    if (typeof value === 'string' && value.length > maxLength) refuse(`${name}: more than ${maxLength} characters`);
  }
  for (const name of tool.inputSchema.required) if (given[name] === undefined) refuse(`${name}: it is missing`);
  return /** @type {Arguments} */ (given);
}

/** @param {string} message @returns {never} */
function refuse(message) {
  throw Object.assign(new Error(message), { code: 'bad-input' });
}
