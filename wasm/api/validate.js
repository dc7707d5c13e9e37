// Validates the arguments of a question before anything is done: names and numbers.
import { engines, traits } from '../bindings/catalog.js';
import { moduleFor } from '../bindings/modules.js';
import { defaults, QuadrilleError } from '../transport/protocol.js';
import { threads } from '../transport/runtime.js';

/** @typedef {import('./types.js').Question} Question */
/** @typedef {import('../bindings/catalog.js').Question} AnyQuestion */
/** @typedef {import('./types.js').Checkpoint} Checkpoint */

const MEGABYTE = 2 ** 20;
/** The largest `cap`: core counts candidates in 16 bits. */
const MAX_CAP = 65535;
/** The largest absolute value of a number of a model. */
const MAX_VALUE = 1_000_000_000;
/** The largest number of parts: more would take hours to find. */
const MAX_PARTS = 1_000_000;
/** The most megabytes for a count, of 600 in a browser and 4096 elsewhere: the rest is for all else. */
const MAX_MEMORY = threads ? 3500 : 400;

/** The options of a question. */
const OPTIONS = `format to engine limit seconds nodes cap memory cell value upToSymmetry part parts signal onProgress
  checkpoint onCheckpoint columns deflated onFormat lines`.split(/\s+/);
/** The wishes for new puzzles that core reads, by name. */
export const WISHES = 'size grade symmetry givens density rules jigsaw killer kind stars picture'.split(' ');

/**
 * Options may be left out, and null is none, as in the functions of browsers.
 * @template {object} Given
 * @param {Given | null | undefined} options
 * @param {string[]} [names] of all that there are
 * @returns {Given}
 */
export function optionsOf(options, names) {
  if (options !== undefined && typeof options !== 'object')
    throw new QuadrilleError('bad-input', `options: ${options} is no object`);
  for (const name of Object.keys(options ?? {})) {
    if (names?.includes(name) === false)
      throw new QuadrilleError(
        'bad-input',
        `there is no option ${JSON.stringify(name)}; there are ${names.join(', ')}`,
      );
  }
  return options ?? /** @type {Given} */ ({});
}

/** @param {any} signal */
export function checkSignal(signal) {
  if (signal !== undefined && typeof signal?.aborted !== 'boolean')
    throw new QuadrilleError('bad-input', `signal: ${signal} is no AbortSignal`);
}

/**
 * @param {readonly import('../transport/protocol.js').CatalogEntry[]} catalog
 * @param {string} puzzle
 * @param {Question | 'generate' | 'convert' | 'split'} question
 * @param {import('./types.js').Text} text
 * @param {import('./types.js').Options & { parts?: number, checkpoint?: Checkpoint,
 *   onCheckpoint?: (checkpoint: Checkpoint) => void }} [options]
 * @param {boolean} [single] whether only the first puzzle of the text is meant
 * @returns {import('../transport/request-runner.js').Query}
 */
export function validateQuery(catalog, puzzle, question, text, options, single = true) {
  const { signal, onProgress, checkpoint, onCheckpoint } = optionsOf(options);
  checkText(text);
  checkSignal(signal);
  for (const call of [onProgress, onCheckpoint]) {
    if (call !== undefined && typeof call !== 'function')
      throw new QuadrilleError('bad-input', `onProgress, onCheckpoint: ${call} is no function`);
  }
  const validated = validateOptions(catalog, puzzle, question, options);
  const { id } = checkPuzzle(catalog, puzzle);
  validated.request.single = single;
  return { puzzle: moduleFor(id, question, single), text, ...validated, signal, onProgress, checkpoint, onCheckpoint };
}

/**
 * @param {readonly import('../transport/protocol.js').CatalogEntry[]} catalog
 * @param {string} puzzle
 * @param {Question | 'generate' | 'convert' | 'split'} question
 * @param {import('./types.js').Limits & { parts?: number }} [options]
 * @returns {{ request: import('../bindings/request.js').Request, seconds: number }} a request about one puzzle
 */
export function validateOptions(catalog, puzzle, question, options) {
  const entry = checkPuzzle(catalog, puzzle);
  const {
    format = entry.id === puzzle ? defaults.format : puzzle,
    to = defaults.to,
    engine = defaults.engine,
    limit = defaults.solutions,
    seconds = Infinity,
    nodes = defaults.nodes,
    cap = defaults.cap,
    memory = defaults.memory / MEGABYTE,
    parts = defaults.parts,
    part = '',
    cell = '',
    value,
    upToSymmetry = defaults.upToSymmetry,
    lines = defaults.lines,
  } = optionsOf(options, question === 'generate' ? [...OPTIONS, 'count', 'seed', ...WISHES] : OPTIONS);
  for (const name of [format, to]) {
    if (name !== '' && !entry.notations.some((notation) => notation.name === name)) {
      const names = entry.notations.map((notation) => notation.name).join(', ');
      throw new QuadrilleError('unknown-format', `${puzzle} has no format ${JSON.stringify(name)}; it has ${names}`);
    }
  }
  if (question === 'generate' && !entry.generates)
    throw new QuadrilleError('bad-input', `generate: puzzles of the kind ${puzzle} are not made`);
  checkOneOf('engine', engine, engines);
  checkNumber('limit', limit, 1, Infinity);
  checkNumber('nodes', nodes, 0, Infinity);
  checkNumber('seconds', seconds, 0, Infinity, false);
  checkNumber('cap', cap, 1, MAX_CAP);
  checkNumber('memory', memory, 1, MAX_MEMORY);
  checkNumber('parts', parts, 1, MAX_PARTS);
  checkPart(question, part);
  checkValue(question, cell, value);
  checkSymmetry(question, upToSymmetry);
  if (typeof lines !== 'boolean') throw new QuadrilleError('bad-input', `lines: ${lines} is none of true, false`);
  return {
    request: {
      ...defaults,
      question,
      single: true,
      format: question === 'generate' ? entry.notations[0].name : format, // wishes have no notation
      to,
      engine,
      solutions: limit,
      nodes,
      cap,
      memory: memory * MEGABYTE,
      parts,
      upToSymmetry,
      lines,
      ...(part !== '' && { part }),
      ...(question === 'why' && { cell: value === undefined ? cell : `${cell}=${value}` }),
    },
    seconds,
  };
}

/**
 * The entry of a puzzle's id or of one of its genres.
 * @param {readonly import('../transport/protocol.js').CatalogEntry[]} catalog
 * @param {string} puzzle
 */
export function checkPuzzle(catalog, puzzle) {
  const entry = catalog.find(({ id, genres }) => id === puzzle || genres.includes(puzzle));
  if (entry) return entry;
  const names = catalog.map(({ id }) => id).join(', ');
  throw new QuadrilleError('unknown-puzzle', `there is no puzzle ${JSON.stringify(puzzle)}; there is ${names}`);
}

/** @param {unknown} text */
export function checkText(text) {
  if (typeof text !== 'string' && !(text instanceof Uint8Array))
    throw new QuadrilleError('bad-input', `text: ${text} is neither a string nor a Uint8Array`);
}

/** Core reads the text of a part. @param {AnyQuestion} question @param {unknown} part */
function checkPart(question, part) {
  if (part === '') return;
  if (typeof part !== 'string') throw new QuadrilleError('bad-input', `part: ${part} is no text`);
  if (!traits.ofParts.includes(question))
    throw new QuadrilleError('bad-input', `part: ${question} is not asked about a part`);
}

/** Core knows the cells and values of a board. @param {string} question @param {unknown} cell @param {unknown} value */
function checkValue(question, cell, value) {
  if (typeof cell !== 'string') throw new QuadrilleError('bad-input', `cell: ${cell} is no text such as r3c5`);
  if (value !== undefined) checkNumber('value', value, -MAX_VALUE, MAX_VALUE);
  if (question !== 'why' && (cell !== '' || value !== undefined))
    throw new QuadrilleError('bad-input', `cell, value: ${question} is not asked about one`);
}

/** @param {AnyQuestion} question @param {unknown} upToSymmetry */
function checkSymmetry(question, upToSymmetry) {
  if (typeof upToSymmetry !== 'boolean')
    throw new QuadrilleError('bad-input', `upToSymmetry: ${upToSymmetry} is none of true, false`);
  if (upToSymmetry && !traits.upToSymmetry.includes(question))
    throw new QuadrilleError('bad-input', `upToSymmetry: ${question} is not asked up to symmetry`);
}

/** @param {string} question @param {string[]} [known] */
export const checkQuestion = (question, known = traits.ofPuzzles) => checkOneOf('question', question, known);

/**
 * How core is to write the results of a batch. Grades are few bytes and take long: their columns are made of records.
 * @param {Question} question
 * @param {unknown} columns the option
 * @returns {import('../bindings/catalog.js').Form}
 */
export function checkColumns(question, columns = false) {
  if (columns === false) return 'records';
  const [form, questions] =
    columns === true
      ? /** @type {const} */ (['columns', ['solve', 'check', 'count', 'list', 'grade']])
      : /** @type {const} */ (['solutions', ['solve', 'check', 'list']]);
  if (columns !== true && columns !== 'solutions')
    throw new QuadrilleError('bad-input', `columns: ${columns} is none of true, false, "solutions"`);
  checkOneOf(`columns: ${columns}, but the question`, question, [...questions]);
  return question === 'grade' ? 'records' : form;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {number} least
 * @param {number} most Infinity: Infinity itself is valid too
 * @param {boolean} [whole]
 */
export function checkNumber(name, value, least, most, whole = true) {
  const isNumber = typeof value === 'number' && value >= least && value <= most;
  if (isNumber && (!whole || Number.isSafeInteger(value) || value === Infinity)) return;
  const quoted = typeof value === 'string' ? JSON.stringify(value) : String(value);
  const range = most < Infinity ? `from ${least} to ${most}` : `of ${least} or more`;
  throw new QuadrilleError('bad-input', `${name}: ${quoted} is not a ${whole ? 'whole ' : ''}number ${range}`);
}

/** @param {string} name @param {string} value @param {string[]} all */
function checkOneOf(name, value, all) {
  if (!all.includes(value)) throw new QuadrilleError('bad-input', `${name}: ${value} is none of ${all.join(', ')}`);
}

/** @param {string} name @param {string | URL | undefined} url @returns {string | undefined} absolute */
export function absoluteUrl(name, url) {
  if (url === undefined) return undefined;
  try {
    return new URL(url, globalThis.document?.baseURI ?? globalThis.location?.href).href;
  } catch {
    throw new QuadrilleError('bad-input', `${name}: ${url} is not an address`);
  }
}
