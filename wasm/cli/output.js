// Writes to standard output, and has answers formatted as text or as JSON.
import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { answeredBy, verdicts } from '../bindings/catalog.js';
import { beginAnswers, formatAnswers } from './core-command.js';

/**
 * @typedef {import('../transport/protocol.js').StreamItem} StreamItem
 * @typedef {import('../transport/protocol.js').Notation['judge']} Judge
 */

const STDOUT = 1; // its file descriptor

/** Exit status. */
export const [FAILED, WRONG_USAGE, STOPPED] = [1, 2, 3];

/** What changes how a terminal shows what follows: control characters, but the ends of lines, and direction marks. */
const HARMFUL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/** Whether a line of `showLine` stands on the terminal. */
let isLineShown = false;

/**
 * Shows one line on standard error, a terminal, in the place of the one that this has shown last. What is printed takes
 * that one away.
 * @param {string} line empty: only takes it away
 */
export function showLine(line) {
  if (isLineShown || line !== '') process.stderr.write(`${isLineShown ? '\r\x1b[K' : ''}${line}`);
  isLineShown = line !== '';
}

/** Writes to standard error, where what is harmful stands as `\\u001b`. @param {string} text */
export function complain(text) {
  if (text !== '') showLine('');
  const escaped = (/** @type {string} */ c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
  process.stderr.write(text.replace(HARMFUL, escaped));
}

/** Ends the program: the command line itself is wrong. @param {string} message @returns {never} */
export function refuse(message) {
  complain(`quadrille: ${message}\nquadrille --help tells more\n`);
  process.exit(WRONG_USAGE);
}

/**
 * Waits while the reader of our output is behind. Ends the program when the output cannot be written.
 * @param {string} text
 */
export async function print(text) {
  if (text !== '') showLine('');
  try {
    await write(text);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EPIPE') process.exit(); // the reader of our output has ended
    complain(`quadrille: the output cannot be written: ${code}\n`);
    process.exit(FAILED);
  }
}

/** @param {string} text @returns {Promise<void> | void} */
function write(text) {
  const status = fstatSync(STDOUT);
  if (status.isFile() || (status.isCharacterDevice() && !isatty(STDOUT))) {
    // Node's own stream reports success when the disk had space for only a part of the text.
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(STDOUT, bytes, at);
    return;
  }
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** @type {Judge} */
const NO_JUDGE = { none: '', multiple: '', after: '', uniqueIsBare: false };

/** The time for an answer. @param {StreamItem} item */
const msOf = (item) => (typeof item === 'object' && 'stats' in item ? item.stats.ms : 0);

/** A text as records have it. @param {string} text */
const field = (text) => `${Buffer.byteLength(text)} ${text}`;

/** The record of the line at which a puzzle begins, if it is known. @param {{ line?: number }} of */
const lineOf = ({ line }) => (line === undefined ? '' : `L${line} `);

/** A result as core's records have it (core/job/records.hpp). @param {StreamItem} item */
function recordOf(item) {
  if (typeof item === 'string') return `S${field(item)}`;
  if (item instanceof Error) {
    const { code, line = 0, column = 0, message } = item;
    return `E${field(code)}${line} ${column} ${field(message)}`;
  }
  if ('text' in item) return `${lineOf(item)}T${field(item.format)}${field(item.text)}`;
  const { verdict, count, stats } = item;
  const { nodes, deadEnds, depth, engine, note } = stats;
  const numbers = [verdicts.indexOf(verdict), answeredBy.indexOf(engine), nodes, deadEnds, depth].join(' ');
  return `${lineOf(stats)}${note ? `N${field(note)}` : ''}A${numbers} ${field(count)}`;
}

/** Formats the results of a question, in the order in which they come. */
export class Formatter {
  /** The exit status so far. */
  status = 0;
  /** The words that the judge of a notation expects for answers, if it has one. @type {Judge} */
  judge = NO_JUDGE;
  /** Names the input in messages. */
  source = 'stdin';
  /** How many puzzles were answered or could not be read. */
  puzzles = 0;

  /**
   * @param {string} question
   * @param {string} puzzle
   * @param {{ isJson: boolean, part?: string, cap?: number }} options part: what is asked about, if it is not the
   *   whole; cap: of candidates
   */
  constructor(question, puzzle, { isJson, part, cap = 1 }) {
    this.#asked = { question, json: isJson, part, cap };
    this.setPuzzle(puzzle);
  }

  /** Sets the puzzle that the next results answer. @param {string} puzzle */
  setPuzzle(puzzle) {
    if (puzzle === this.#puzzle) return;
    this.#puzzle = puzzle;
    this.judge = NO_JUDGE;
    beginAnswers({ ...this.#asked, puzzle });
  }

  /** The text to print for some results. Errors go to standard error. @param {StreamItem[]} items */
  format(items) {
    const { source, judge, puzzles: before } = this;
    const ms = items.reduce((sum, item) => sum + msOf(item), 0);
    const records = items.map(recordOf).join('');
    const { answers, messages, status, puzzles } = formatAnswers({ before, source, judge, ms }, records);
    complain(messages);
    this.puzzles += puzzles;
    this.status = status === FAILED ? FAILED : this.status || status;
    return answers;
  }

  #asked;
  /** @type {string | undefined} */
  #puzzle;
}
