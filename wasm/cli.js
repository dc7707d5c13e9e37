#!/usr/bin/env node
// The command line: quadrille <question> <puzzle> [file]. Answers come out in the order of the puzzles, each as soon as it is
// known; memory does not grow with the input.
import { createReadStream, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { candidatesOf, hintOf } from './insight.js';
import { Quadrille, QuadrilleError } from './quadrille.js';

/** @typedef {import('./protocol.js').Piece} Piece */

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

Exit status: 0 every puzzle answered, 1 some input could not be read, 2 wrong usage, 3 a limit stopped some answer.`;

const UNREADABLE = 1;
const WRONG_USAGE = 2;
const STOPPED = 3;

/** Ends the program: the command line itself is wrong. @param {string} message @returns {never} */
function refuse(message) {
  process.stderr.write(`quadrille: ${message}\nquadrille --help tells more\n`);
  process.exit(WRONG_USAGE);
}

function commandLine() {
  try {
    return parseArgs({
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
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} least
 */
function numberOption(name, text, least) {
  if (text === undefined) return undefined;
  const number = Number(text);
  const whole = name === 'seconds' || Number.isInteger(number);
  if (text.trim() === '' || !whole || !(number >= least))
    refuse(`--${name}: ${JSON.stringify(text)} is not a number from ${least} on`);
  return number;
}

/** @param {string | undefined} file @returns {AsyncGenerator<Piece>} */
async function* piecesOf(file) {
  for await (const bytes of file === undefined ? process.stdin : createReadStream(file)) yield { bytes, last: false };
  yield { bytes: new Uint8Array(), last: true };
}

/** Waits while whoever reads our output is behind. @param {string} text */
async function print(text) {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/**
 * An answer as it is printed, in the judge's own words where the notation has them.
 * @param {string} question
 * @param {import('./protocol.js').Answer} answer
 * @param {string[]} solutions
 * @param {import('./protocol.js').Notation['judge']} judge
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
  const { values, positionals } = commandLine();
  if (values.help) return process.stdout.write(`${usage}\n`);
  if (values.version) {
    const manifest = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
    return process.stdout.write(`${JSON.parse(manifest).version}\n`);
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
  process.stdout.on('error', () => process.exit()); // whoever read our output has gone
  const quadrille = await Quadrille.start({
    workers: numberOption('threads', values.threads, 1) ?? availableParallelism(),
  });
  let status = 0;
  try {
    /** @type {import('./protocol.js').Notation['judge']} */
    let judge = { none: '', multiple: '', after: '', uniqueIsBare: false };
    let manyLines = false;
    /** @param {string} format */
    const onFormat = (format) => {
      const notation = quadrille.catalog
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
          status = UNREADABLE;
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
    const { code, message } = /** @type {QuadrilleError & NodeJS.ErrnoException} */ (error);
    if (error instanceof QuadrilleError) refuse(message);
    process.stderr.write(`${file}: ${code === 'ENOENT' ? 'there is no such file' : message}\n`);
    status = UNREADABLE;
  } finally {
    quadrille.close();
  }
  process.exitCode = status;
}

await main();
