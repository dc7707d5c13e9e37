// What both commands share, by a small module of its own (core/command).
import { readFileSync } from 'node:fs';
import { puzzles } from '../bindings/catalog.js';
import createCommand from '../bindings/command.js';
import { instantiate } from '../worker/load.js';

const wasm = readFileSync(new URL('./command.wasm', import.meta.url));
const { functions } = await instantiate(/** @type {any} */ (createCommand), new WebAssembly.Module(wasm));
const { call } = /** @type {import('../bindings/command.js').CommandFunctions} */ (/** @type {unknown} */ (functions));

/** @typedef {import('../bindings/catalog.js').PuzzleId} Puzzle */

/**
 * A command line that is right: `printed` is a text to print, such as that of `--help`; `word` is a question, `join` or
 * `recognise`.
 * @typedef {object} CommandLine
 * @property {string} word
 * @property {Puzzle | ''} puzzle of a question; empty if none is named
 * @property {string[]} files read one after the other; `-` is standard input
 * @property {Record<string, string>} options as they are given; one without a value is true
 * @property {string} wishes
 *
 * @typedef {{ refusal: string, printed?: undefined, version?: undefined }
 *   | { printed: string, refusal?: undefined, version?: undefined }
 *   | { version: true, refusal?: undefined, printed?: undefined }
 *   | CommandLine & { refusal?: undefined, printed?: undefined, version?: undefined }} Read
 */

/** @param {string[]} words after the program's name @returns {Read} */
export function readCommandLine(words) {
  return JSON.parse(call('read', JSON.stringify({ arguments: words, puzzles }), ''));
}

/**
 * Whether a text has to be recognised before it is asked about (core/command/advice.hpp).
 * @param {{ puzzle: string, whole: boolean }} given `whole`: nothing follows the text
 * @param {string} text
 * @returns {'no' | 'more' | 'enough'}
 */
export const frontOf = (given, text) => /** @type {'no'} */ (call('front', JSON.stringify(given), text));

/**
 * What a text is asked about, or why it is not.
 * @param {string} puzzle that is named, or empty
 * @param {import('../api/results.js').Recognised} recognised
 * @param {string} [to] the notation of `--to`
 * @returns {{ refusal: string } | { refusal?: undefined, puzzle: Puzzle, format: string, note: string }}
 */
export function advise(puzzle, recognised, to = '') {
  const { choices: readings = [recognised], sure = false, problem = '' } = /** @type {any} */ (recognised);
  return JSON.parse(call('advise', JSON.stringify({ puzzle, readings, sure, problem, to, puzzles }), ''));
}

/**
 * What `join` prints.
 * @param {{ name: string, text: string }[]} inputs each with the name that messages have for it
 * @param {boolean} isJson
 * @returns {{ answers: string, messages: string, status: number }}
 */
export function join(inputs, isJson) {
  const texts = inputs.map(({ text }) => (text.endsWith('\n') ? text : `${text}\n`));
  const sources = inputs.map(({ name }, at) => ({ name, lines: texts[at].split('\n').length - 1 }));
  return JSON.parse(call('join', JSON.stringify({ sources, json: isJson }), texts.join('')));
}

/**
 * Begins to format the answers of a question.
 * @param {{ question: string, puzzle: string, json: boolean, part?: string, cap: number }} asked
 */
export const beginAnswers = (asked) => call('answer', JSON.stringify(asked), '');

/**
 * Formats the next answers.
 * @param {{ before: number, source: string, judge: object, ms: number }} given as core/command/calls.hpp has it
 * @param {string} records core/job/records.hpp
 * @returns {{ answers: string, messages: string, status: number, puzzles: number }}
 */
export const formatAnswers = (given, records) => JSON.parse(call('format', JSON.stringify(given), records));

/**
 * The line that a terminal shows meanwhile (core/command/progress.hpp).
 * @param {{ puzzles: number, input: number, seconds: number, present: { solutions: string, fraction: number, seconds:
 *   number } }} standing
 */
export const progressLine = (standing) => call('progress', JSON.stringify(standing), '');

/**
 * The options of a question, for `Quadrille`.
 * @param {Record<string, string>} given
 */
export function questionOptions(given) {
  /** @param {string} name */
  const number = (name) => (given[name] === undefined ? undefined : Number(given[name]));
  return {
    format: /** @type {'line' | undefined} */ (given.format),
    to: /** @type {'line' | undefined} */ (given.to),
    engine: /** @type {'auto' | undefined} */ (given.engine),
    limit: number('limit'),
    seconds: number('seconds'),
    nodes: number('nodes'),
    cap: number('cap'),
    memory: number('memory'),
    parts: number('parts'),
    part: given.part,
    cell: given.value === undefined ? given.cell : `${given.cell ?? ''}=${given.value}`, // core reads both
    upToSymmetry: 'up-to-symmetry' in given,
    lines: 'json' in given,
  };
}
