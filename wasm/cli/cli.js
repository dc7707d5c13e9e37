#!/usr/bin/env node
// The command line: quadrille <question> <puzzle> [file]. Answers come out in the order of the puzzles, each as soon as it is
// known; memory does not grow with the input.
import { createReadStream, fstatSync, readFileSync, statSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { parseArgs } from 'node:util';
import { Quadrille, QuadrilleError } from '../api/quadrille.js';
import { candidatesOf, hintOf } from '../api/results.js';

/** @typedef {import('../transport/protocol.js').Piece} Piece */

const usage = `quadrille <question> <puzzle> [file]

  question   solve    a solution, or none
             check    is the solution the only one: unique, multiple or none
             count    how many solutions
             list     every solution
             candidates   the values that are in some solution: a line "cell: value×count ..." for each cell, cells from 0
                      row by row, options of a cover from 0; "+" where a stop left it unknown whether there are more
             hint     the next value that is seen without searching: "found cell value rule", or stuck, solved, none
             convert  the puzzle itself in another notation (--to)
  puzzle     sudoku, queens, kakuro or cover
  file       puzzles, one or many; standard input when left out

  --format NAME            the input's notation; detected when left out
  --to NAME                the output's notation; the input's when left out
  --engine auto|dlx|bits   dancing links, or the puzzle's own bitmask engine
  --limit N                stop at N solutions
  --cap N                  candidates: count up to N solutions of each; 1 when left out
  --memory MB              count: remember subproblems in so much, from 1 to 400; 200 when left out
  --seconds S, --nodes N   stop after so long, or so many nodes, for each puzzle
  --threads N              worker threads; one a core when left out
  --json                   one JSON object a line
  --help, --version

Exit status: 0 every puzzle answered, 1 some input could not be read or the output not be written, 2 wrong usage,
3 a limit stopped some answer.`;

const [INPUT, OUTPUT] = [0, 1]; // file descriptors

const FAILED = 1;
const WRONG_USAGE = 2;
const STOPPED = 3;

/** Ends the program: the command line itself is wrong. @param {string} message @returns {never} */
function refuse(message) {
  process.stderr.write(`quadrille: ${message}\nquadrille --help tells more\n`);
  process.exit(WRONG_USAGE);
}

/** The arguments; a number below 0 is joined to its option, so that it is refused as a number. */
function commandArguments() {
  /** @type {string[]} */
  const all = [];
  for (const argument of process.argv.slice(2)) {
    const previous = all.at(-1) ?? '';
    if (/^-\d/.test(argument) && /^--[a-z]+$/.test(previous)) all.splice(-1, 1, `${previous}=${argument}`);
    else all.push(argument);
  }
  return all;
}

function commandLine() {
  try {
    return parseArgs({
      args: commandArguments(),
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
        threads: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message.split('\n')[0] : String(error));
  }
}

/**
 * A number as people write it: digits, and a point for seconds. `Quadrille` checks its range.
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} least
 */
function numberOption(name, text, least) {
  if (text === undefined) return undefined;
  const form = name === 'seconds' ? /^(\d+\.?\d*|\.\d+)$/ : /^\d+$/;
  const kind = name === 'seconds' ? 'number' : 'whole number';
  if (!form.test(text)) refuse(`--${name}: ${JSON.stringify(text)} is not a ${kind} of ${least} or more, in digits`);
  if (Number(text) > Number.MAX_SAFE_INTEGER) refuse(`--${name}: ${JSON.stringify(text)} is too large`);
  return Number(text);
}

/** Standard input; Node itself takes a directory, and what else it does not know, for empty. */
function standardInput() {
  const status = fstatSync(INPUT);
  if (isClosed(status)) throw Object.assign(new Error('standard input is closed'), { code: 'EBADF' });
  const isStream = status.isFIFO() || status.isSocket() || isatty(INPUT);
  return isStream ? process.stdin : createReadStream('', { fd: INPUT });
}

/**
 * Whether standard input was closed when the program was started: Node has put /dev/null in its place then, for reading
 * and writing.
 * @param {import('node:fs').Stats} status
 */
function isClosed({ rdev }) {
  try {
    if (rdev !== statSync('/dev/null').rdev) return false;
    writeSync(INPUT, '\n');
    return true;
  } catch {
    return false; // there is no /dev/null, or it was opened for reading
  }
}

/** @param {string | undefined} file @returns {AsyncGenerator<Piece>} */
async function* piecesOf(file) {
  for await (const bytes of file === undefined ? standardInput() : createReadStream(file)) yield { bytes, last: false };
  yield { bytes: new Uint8Array(), last: true };
}

/** @param {unknown} error @returns {error is QuadrilleError} whether a name or a number of the command line is wrong */
const isWrongUsage = (error) =>
  error instanceof QuadrilleError && ['unknown-puzzle', 'unknown-format', 'bad-input'].includes(error.code);

/** Why a file cannot be read. @param {NodeJS.ErrnoException} error */
function whyUnreadable({ code, message }) {
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a directory, not a file';
    case 'EACCES':
      return 'the file may not be read: permission denied';
    default:
      return message;
  }
}

/** Waits while whoever reads our output is behind. Ends the program when it cannot be written. @param {string} text */
async function print(text) {
  try {
    await written(text);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EPIPE') process.exit(); // whoever read our output has gone
    process.stderr.write(`quadrille: the output cannot be written: ${message}\n`);
    process.exit(FAILED);
  }
}

/** @param {string} text @returns {Promise<void> | void} */
function written(text) {
  const status = fstatSync(OUTPUT);
  if (status.isFile() || (status.isCharacterDevice() && !isatty(OUTPUT))) {
    // Node's own stream takes a file for written when the disk had room for some of the text.
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(OUTPUT, bytes, at);
    return;
  }
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * An answer as it is printed, in the judge's own words where the notation has them.
 * @param {string} question
 * @param {import('../transport/protocol.js').Answer} answer
 * @param {string[]} solutions
 * @param {import('../transport/protocol.js').Notation['judge']} judge
 */
function printed(question, { verdict, count }, solutions, judge) {
  if (question === 'hint') {
    const { cell, value, rule } = hintOf(solutions[0]);
    return `${[verdict, cell, value, rule].filter((field) => field !== null).join(' ')}\n`;
  }
  if (question === 'candidates') {
    if (verdict === 'none') return 'none\n';
    const lines = candidatesOf(solutions[0]).flatMap((list, cell) =>
      list.length === 0
        ? []
        : `${cell}: ${list.map(({ value, count, open }) => `${value}×${count}${open ? '+' : ''}`).join(' ')}\n`,
    );
    return `${verdict === 'stopped' ? 'stopped\n' : ''}${lines.join('')}\n`;
  }
  if (verdict === 'none') return `${judge.none || 'none'}\n${judge.after}`;
  if (verdict === 'stopped') return question === 'count' ? `stopped ${count}\n` : 'stopped\n';
  if (question === 'count') return `${count}\n`;
  if (verdict === 'multiple') return `${judge.multiple || 'multiple'}\n${judge.after}`;
  if (verdict === 'unique') return `${judge.uniqueIsBare ? solutions[0] : 'unique'}\n${judge.after}`;
  return `${solutions[0]}\n${judge.after}`;
}

async function main() {
  process.stdout.on('error', () => {}); // `print` hears of it too
  process.stderr.on('error', () => {}); // there is no place left to say so
  const { values, positionals } = commandLine();
  if (values.help) return print(`${usage}\n`);
  if (values.version) {
    const manifest = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
    return print(`${JSON.parse(manifest).version}\n`);
  }
  const [question, puzzle, file, ...surplus] = positionals;
  if (question === undefined || puzzle === undefined || surplus.length > 0)
    refuse('<question> <puzzle> [file] expected');
  const options = {
    format: values.format,
    to: values.to,
    engine: /** @type {'auto'} */ (values.engine),
    limit: numberOption('limit', values.limit, 1),
    seconds: numberOption('seconds', values.seconds, 0),
    nodes: numberOption('nodes', values.nodes, 0),
    cap: numberOption('cap', values.cap, 1),
    memory: numberOption('memory', values.memory, 1),
  };

  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort()); // the second one ends the program as usual
  const workers = numberOption('threads', values.threads, 1) ?? availableParallelism();
  /** @type {Quadrille | undefined} */
  let quadrille;
  let status = 0;
  try {
    quadrille = await Quadrille.start({ workers });
    const { catalog } = quadrille;
    /** @type {import('../transport/protocol.js').Notation['judge']} */
    let judge = { none: '', multiple: '', after: '', uniqueIsBare: false };
    let manyLines = false;
    /** @param {string} format */
    const onFormat = (format) => {
      const notation = catalog
        .find(({ id }) => id === puzzle)
        ?.notations.find(({ name }) => name === (values.to ?? format));
      judge = notation?.judge ?? judge;
    };
    /** @type {string[]} */
    let solutions = [];
    const stream = quadrille.stream(puzzle, /** @type {'solve'} */ (question), piecesOf(file), {
      ...options,
      signal: interrupted.signal,
      onFormat,
    });
    for await (const all of stream) {
      let text = '';
      for (const found of all) {
        if (typeof found === 'string') {
          if (question === 'list' && !values.json) {
            manyLines = found.includes('\n');
            text += manyLines ? `${found}\n\n` : `${found}\n`;
          } else {
            solutions.push(found);
          }
          continue;
        }
        if (found instanceof Error) {
          const { line, column, message } = /** @type {QuadrilleError} */ (found);
          process.stderr.write(
            `${[file ?? 'stdin', line, column].filter((part) => part !== undefined).join(':')}: ${message}\n`,
          );
          status = FAILED;
        } else if ('text' in found) {
          text += `${found.text}\n`;
        } else {
          if (found.verdict === 'stopped') status ||= STOPPED;
          if (values.json) {
            const { verdict, count, stats } = found;
            const { nodes, ms, engine } = stats;
            const exact = Number.isSafeInteger(Number(count)) ? Number(count) : count;
            const told =
              question === 'candidates'
                ? { candidates: candidatesOf(solutions[0]) }
                : question === 'hint'
                  ? hintOf(solutions[0])
                  : { count: exact, solutions };
            text += `${JSON.stringify({ puzzle, verdict, ...told, nodes, ms: +ms.toFixed(3), engine })}\n`;
          } else if (question === 'list') {
            text += `${found.verdict === 'stopped' ? 'stopped\n' : ''}${manyLines ? '' : '\n'}`;
            manyLines = false;
          } else {
            text += printed(question, found, solutions, judge);
          }
        }
        solutions = [];
      }
      await print(text);
    }
    if (interrupted.signal.aborted) status ||= STOPPED;
  } catch (error) {
    if (isWrongUsage(error)) refuse(error.message.replace(/^workers:/, 'threads:'));
    const fault = /** @type {NodeJS.ErrnoException} */ (error);
    process.stderr.write(`${file ?? 'stdin'}: ${whyUnreadable(fault)}\n`);
    status = FAILED;
  } finally {
    quadrille?.close();
  }
  process.exitCode = status;
}

await main();
