// Writes to standard output, and formats answers as text or as JSON.
import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { splitVariables } from '../api/result-maker.js';
import { candidatesOf, gradeOf, hintOf, stepsOf, whyOf } from '../api/results.js';

/**
 * @typedef {import('../transport/protocol.js').Answer} Answer
 * @typedef {import('../transport/protocol.js').StreamItem} StreamItem
 * @typedef {import('../transport/protocol.js').Notation['judge']} Judge
 * @typedef {import('../api/results.js').Candidate} Candidate
 */

const STDOUT = 1; // its file descriptor

/**
 * Puzzles of which a solution may have several lines where another one has a single one: options and pieces have a line
 * each. Then a list has a blank line after every solution, else nobody could tell where one ends.
 */
const VARYING_IN_LINES = ['cover', 'tiling'];

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

/** Formats the results of a question, in the order in which they come. */
export class Formatter {
  /** The exit status so far. */
  status = 0;
  /** The judge's own words for answers, where the notation has them. @type {Judge} */
  judge = NO_JUDGE;
  /** Names the input in messages. */
  source = 'stdin';

  /**
   * @param {string} question
   * @param {string} puzzle
   * @param {{ isJson: boolean, part?: string, cap?: number }} options part: what is asked about, if it is not the
   *   whole; cap: of candidates
   */
  constructor(question, puzzle, { isJson, part, cap = 1 }) {
    this.#question = question;
    this.#puzzle = puzzle;
    this.#isJson = isJson;
    if (part !== undefined) this.#part = { question, part, ...(question === 'candidates' && { cap }) };
  }

  /** The text to print for some results. Errors go to standard error. @param {StreamItem[]} items */
  format(items) {
    let text = '';
    for (const item of items) {
      if (typeof item === 'string') {
        text += this.#formatSolution(item);
        continue;
      }
      this.puzzles += 1;
      if (item instanceof Error) text += this.#formatFault(item);
      else text += 'text' in item ? this.#formatConverted(item) : this.#formatAnswer(item);
      this.#solutions = [];
    }
    return text;
  }

  /** How many are answered, or could not be read. */
  puzzles = 0;

  #question;
  #puzzle;
  #isJson;
  #part = {};
  /** @type {string[]} of the puzzle whose answer comes next */
  #solutions = [];
  /** Whether the object of a list is written up to the last solution. */
  #isListBegun = false;
  /** Whether the last listed solution had several lines. */
  #hasManyLines = false;

  /** A list prints each solution as it comes; other questions need it for the answer. @param {string} solution */
  #formatSolution(solution) {
    const hasVariables = solution.includes('\t');
    if (this.#question === 'list' && this.#isJson && !hasVariables) return this.#formatListed(solution);
    if (this.#question !== 'list' || this.#isJson) {
      this.#solutions.push(solution);
      return '';
    }
    this.#hasManyLines = VARYING_IN_LINES.includes(this.#puzzle) || solution.includes('\n');
    return this.#hasManyLines ? `${solution}\n\n` : `${solution}\n`;
  }

  /** A list of any length is written as it comes. @param {string} solution */
  #formatListed(solution) {
    const text = JSON.stringify(solution);
    if (this.#isListBegun) return `,${text}`;
    this.#isListBegun = true;
    const start = JSON.stringify({ puzzle: this.#puzzle, ...this.#place(this.puzzles + 1) });
    return `${start.slice(0, -1)},"solutions":[${text}`;
  }

  /** The end of such an object. @param {object} rest */
  #endList(rest) {
    this.#isListBegun = false;
    return `],${JSON.stringify(rest).slice(1)}\n`;
  }

  /** Which puzzle it is of all that are read, and of which file. @param {number} index */
  #place = (index = this.puzzles) => ({ index, file: this.source || undefined });

  /** @param {import('../transport/protocol.js').Converted} converted */
  #formatConverted({ format, text }) {
    if (!this.#isJson) return `${text}\n`;
    return `${JSON.stringify({ puzzle: this.#puzzle, ...this.#place(), format, text })}\n`;
  }

  /** Reports a puzzle that could not be read. @param {import('../transport/protocol.js').QuadrilleError} error */
  #formatFault({ code, line, column, message }) {
    const place = [this.source || undefined, line, column].filter((part) => part !== undefined).join(':');
    complain(`${place}: ${message}\n`);
    this.status = FAILED;
    if (!this.#isJson) return '';
    const error = { code, message, line, column };
    if (this.#isListBegun) return this.#endList({ error });
    return `${JSON.stringify({ puzzle: this.puzzles, ...this.#place(), line, error })}\n`;
  }

  /** @param {Answer} answer */
  #formatAnswer(answer) {
    if (answer.stats.note && !this.#isJson) complain(`${answer.stats.note}\n`);
    if (answer.verdict === 'stopped') this.status ||= STOPPED;
    if (this.#question === 'split') return this.#solutions.map((part) => `${part}\n`).join('');
    const candidates = this.#question === 'candidates' ? candidatesOf(this.#solutions[0]) : undefined;
    return this.formatFound(answer, this.#solutions, candidates);
  }

  /**
   * An answer with what was found, if not everything is printed already.
   * @param {Answer} answer
   * @param {string[]} solutions
   * @param {Candidate[][]} [candidates]
   */
  formatFound(answer, solutions, candidates) {
    if (this.#isJson) return this.#formatJson(answer, solutions, candidates);
    if (candidates) return formatCandidates(answer.verdict, candidates);
    if (this.#question !== 'list') return formatText(this.#question, answer, solutions, this.#judgeOfQuestion);
    const end = this.#hasManyLines ? '' : '\n';
    this.#hasManyLines = false;
    return `${answer.verdict === 'stopped' ? 'stopped\n' : ''}${end}`;
  }

  /** A judge that asks for a solution has no words about how many there are. */
  get #judgeOfQuestion() {
    const isJudged = this.#question === 'solve' || (this.#question === 'check' && this.judge.uniqueIsBare);
    return isJudged ? this.judge : NO_JUDGE;
  }

  /** @param {Answer} answer @param {string[]} solutions @param {Candidate[][]} [candidates] */
  #formatJson({ verdict, count, stats: { nodes, ms, engine, note } }, solutions, candidates) {
    const known = verdict === 'stopped' ? wholeCount(count) : count;
    const exact = Number.isSafeInteger(Number(known)) ? Number(known) : known;
    /** @type {object} */
    let result = { count: exact, ...(!this.#isListBegun && splitVariables(solutions)) };
    if (candidates) result = { candidates };
    if (this.#question === 'hint') result = hintOf(solutions[0]);
    if (this.#question === 'steps') result = { steps: stepsOf(solutions) };
    if (this.#question === 'grade') result = gradeOf(solutions[0]);
    if (this.#question === 'why') result = whyOf(solutions[0]);
    const stats = { nodes, ms: +ms.toFixed(3), engine, note };
    const found = { ...this.#part, verdict, ...result, ...stats };
    if (this.#isListBegun) return this.#endList(found);
    return `${JSON.stringify({ puzzle: this.#puzzle, ...this.#place(), ...found })}\n`;
  }
}

/** A search that was stopped may have counted a fraction, as in `105/840`. @param {string} count */
function wholeCount(count) {
  const [over, under = '1'] = count.split('/');
  return String(BigInt(over) / BigInt(under));
}

/**
 * An answer as text, in the judge's own words where the notation has them.
 * @param {string} question
 * @param {Answer} answer
 * @param {string[]} solutions
 * @param {Judge} judge
 */
function formatText(question, { verdict, count }, solutions, judge) {
  if (question === 'hint') {
    const { kind, cell, value, rule, eliminated, line } = hintOf(solutions[0]);
    if (kind === 'edges' || eliminated.length > 0) return `${verdict} ${line}\n`;
    return `${[verdict, cell, value, rule, line && `because ${line}`].filter((field) => field !== null).join(' ')}\n`;
  }
  if (question === 'steps') {
    const lines = stepsOf(solutions).map(({ rating, line }) => `${rating.toFixed(1)} ${line}\n`);
    return `${lines.join('')}${verdict === 'solved' ? '' : `${verdict}\n`}\n`;
  }
  if (question === 'grade') {
    const { grade, rating } = gradeOf(solutions[0]);
    return `${grade === null ? verdict : `${grade} ${rating?.toFixed(1)}`}\n`;
  }
  if (question === 'why') {
    const { statements } = whyOf(solutions[0]);
    const lines = statements.map(({ line, column, text }) => `${line}:${column} ${text}\n`);
    return `${lines.join('') || `${verdict}\n`}\n`;
  }
  if (verdict === 'none') return `${judge.none || 'none'}\n${judge.after}`;
  if (verdict === 'stopped') return question === 'count' ? `stopped ${wholeCount(count)}\n` : 'stopped\n';
  if (question === 'count') return `${count}\n`;
  if (verdict === 'multiple') return `${judge.multiple || 'multiple'}\n${judge.after}`;
  if (verdict === 'unique') return `${judge.uniqueIsBare ? solutions[0] : 'unique'}\n${judge.after}`;
  if (question === 'generate') return `${solutions[0]}\n${solutions[0].includes('\n') ? '\n' : ''}`;
  return `${solutions[0]}\n${judge.after}`;
}

/** @param {string} verdict @param {Candidate[][]} candidates */
function formatCandidates(verdict, candidates) {
  if (verdict === 'none') return 'none\n';
  const lines = candidates.flatMap((list, cell) => {
    const values = list.map(({ value, count, open }) => `${value}×${count}${open ? '+' : ''}`);
    return values.length === 0 ? [] : `${cell}: ${values.join(' ')}\n`;
  });
  return `${verdict === 'stopped' ? 'stopped\n' : ''}${lines.join('')}\n`;
}
