#!/usr/bin/env node
// The command line: quadrille <question> <puzzle> [file]. Answers come out in the order of the puzzles, each as soon as it is
// known; memory does not grow with the input.
import { createReadStream, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Quadrille, QuadrilleError } from './quadrille.js';

/** @typedef {import('./stream.js').Piece} Piece */

const usage = `quadrille <question> <puzzle> [file]

  question   solve    a solution, or none
             check    is the solution the only one: unique, multiple or none
             count    how many solutions
             list     every solution
             convert  the puzzle itself in another notation (--to)
  puzzle     sudoku, queens, kakuro or cover
  file       puzzles, one or many; standard input when left out

  --format NAME            the input's notation; detected when left out
  --to NAME                the output's notation; the input's when left out
  --engine auto|dlx|bits   dancing links, or the puzzle's own bitmask engine
  --limit N                stop at N solutions
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
    for await (const found of stream) {
      if (typeof found === 'string') {
        if (question === 'list' && !values.json) {
          manyLines = found.includes('\n');
          await print(manyLines ? `${found}\n\n` : `${found}\n`);
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
        await print(`${found.text}\n`);
      } else {
        if (found.verdict === 'stopped') status ||= STOPPED;
        if (values.json) {
          const { verdict, count, stats } = found;
          const { nodes, ms, engine } = stats;
          const exact = count <= Number.MAX_SAFE_INTEGER ? Number(count) : String(count);
          await print(
            `${JSON.stringify({ puzzle, verdict, count: exact, solutions, nodes, ms: +ms.toFixed(3), engine })}\n`,
          );
        } else if (question === 'list') {
          await print(`${found.verdict === 'stopped' ? 'stopped\n' : ''}${manyLines ? '' : '\n'}`);
          manyLines = false;
        } else {
          await print(printed(question, found, solutions, judge));
        }
      }
      solutions = [];
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
