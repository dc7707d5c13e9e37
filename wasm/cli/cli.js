#!/usr/bin/env node
// The command line: quadrille <question> <puzzle> [file]. Answers are printed in the order of the puzzles, each as
// soon as it is known. Memory does not grow with the input.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readWishes, piecesOf as wishesInPieces } from '../api/generate.js';
import { Quadrille, QuadrilleError } from '../api/quadrille.js';
import { checkNumber } from '../api/validate.js';
import { numberOption, parseCommandLine, questionOptions, usage, wishOptions } from './arguments.js';
import { CheckpointError, readCheckpoint, writeCheckpoint } from './checkpoint.js';
import { piecesOf, wholeText, whyUnreadable } from './input.js';
import { join } from './join.js';
import { complain, FAILED, Formatter, print, STOPPED, WRONG_USAGE } from './output.js';

/** Ends the program: the command line itself is wrong. @param {string} message @returns {never} */
function refuse(message) {
  complain(`quadrille: ${message}\nquadrille --help tells more\n`);
  process.exit(WRONG_USAGE);
}

/**
 * Does what depends on the command line only, and ends the program if it is wrong.
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
function readOrRefuse(read) {
  try {
    return read();
  } catch (error) {
    return refuse(error instanceof Error ? error.message.split('\n')[0] : String(error));
  }
}

/** @param {unknown} error @returns {error is QuadrilleError} whether a name or a number of the command line is wrong */
const isWrongUsage = (error) =>
  error instanceof QuadrilleError && ['unknown-puzzle', 'unknown-format', 'bad-input'].includes(error.code);

async function main() {
  process.stdout.on('error', () => {}); // `print` gets the error too
  process.stderr.on('error', () => {}); // there is no other place to report it
  const { values, positionals } = readOrRefuse(() => parseCommandLine(process.argv.slice(2)));
  if (values.help) return print(`${usage}\n`);
  if (values.version) return print(`${ownVersion()}\n`);
  if (positionals[0] === 'mcp') return serveAssistants();
  if (positionals[0] === 'join') return joinParts(positionals.slice(1), values.json);
  const [question, puzzle, file, ...surplus] = positionals;
  if (question === undefined || puzzle === undefined || surplus.length > 0)
    refuse('<question> <puzzle> [file] expected');
  if (question === 'split' && values.parts === undefined) refuse('split: --parts N expected');
  if (values.checkpoint !== undefined && question !== 'count') refuse('--checkpoint is for count');
  if (question === 'generate' && file !== undefined) refuse('generate <puzzle> expected');
  const wishes = readOrRefuse(() => wishOptions(question, values));
  const options = readOrRefuse(() => questionOptions(values));
  const workers = readOrRefuse(() => numberOption('threads', values.threads, 1)) ?? availableParallelism();
  const { part, cap } = options;
  const id = /** @type {import('../bindings/catalog.js').PuzzleId} */ (puzzle);
  const formatter = new Formatter(question, puzzle, { isJson: values.json, source: file ?? 'stdin', part, cap });
  const { checkpoint } = values;
  await answerAll({ question, puzzle: id, file, options, workers, checkpoint, wishes }, formatter);
  process.exitCode = formatter.status;
}

/** @param {import('../api/quadrille.js').Counted} counted */
const answerOf = ({ verdict, count, stats }) => ({ verdict, count: String(count), stats });

/** The error of a puzzle that cannot be read. @param {unknown} error */
function unreadable(error) {
  if (error instanceof QuadrilleError && error.line !== undefined) return error;
  throw error;
}

/**
 * Prints the answer of a puzzle from the answers of its parts.
 * @param {string[]} files
 * @param {boolean} isJson
 */
async function joinParts([file, ...surplus], isJson) {
  if (surplus.length > 0) refuse('join [file] expected');
  const source = file ?? 'stdin';
  try {
    const result = join((await wholeText(file)).toString());
    if ('joined' in result) {
      const { puzzle, question, verdict, count, solutions = [], candidates, ...stats } = result.joined;
      const formatter = new Formatter(question, puzzle, { isJson, source });
      const answer = { verdict, count: String(count), stats: { deadEnds: 0, depth: 0, ...stats } };
      if (question === 'list' && !isJson) await print(formatter.format(solutions));
      await print(formatter.formatFound(answer, solutions, candidates));
      if (verdict === 'stopped') process.exitCode = STOPPED;
      return;
    }
    for (const { line, message } of result.faults)
      complain(`${line === undefined ? source : `${source}:${line}:1`}: ${message}\n`);
  } catch (error) {
    complain(`${source}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
  }
  process.exitCode = FAILED;
}

function ownVersion() {
  return JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version;
}

/** Serves the Model Context Protocol, if its SDK is installed. */
async function serveAssistants() {
  const { serve } = await import('../mcp/mcp.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refuse('mcp: please install @modelcontextprotocol/sdk beside quadrille');
  });
  return serve(ownVersion());
}

/**
 * Answers every puzzle of the input and prints the results.
 * @param {object} command
 * @param {string} command.question
 * @param {import('../bindings/catalog.js').PuzzleId} command.puzzle
 * @param {string | undefined} command.file
 * @param {ReturnType<typeof questionOptions>} command.options
 * @param {number} command.workers
 * @param {string | undefined} command.checkpoint a file
 * @param {import('../api/generate.js').Wishes | undefined} command.wishes (generate)
 * @param {Formatter} formatter
 */
async function answerAll({ question, puzzle, file, options, workers, checkpoint, wishes }, formatter) {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort()); // a second one ends the program as usual
  /** @type {Quadrille | undefined} */
  let quadrille;
  try {
    quadrille = await Quadrille.start({ workers, preload: puzzle });
    const notations = quadrille.catalog.find(({ id }) => id === puzzle)?.notations;
    /** @param {string} format */
    const onFormat = (format) => {
      formatter.judge = notations?.find(({ name }) => name === (options.to ?? format))?.judge ?? formatter.judge;
    };
    const { signal } = interrupt;
    if (checkpoint !== undefined) {
      const saved = { checkpoint: readCheckpoint(checkpoint), onCheckpoint: writeCheckpoint.bind(null, checkpoint) };
      const counting = quadrille.count(puzzle, await wholeText(file), { ...options, ...saved, signal });
      return await print(formatter.format([await counting.then(answerOf, unreadable)]));
    }
    const wished = wishes && readWishes(wishes, { checkNumber, QuadrilleError });
    // With no attempt, this finds out what cannot be met.
    if (wished) await quadrille.generate(puzzle, { ...wishes, ...options, count: 1, nodes: 0 });
    const pieces = wished ? wishesInPieces(wished, workers) : piecesOf(file);
    const streamOptions = { ...options, signal, onFormat };
    const stream = quadrille.stream(puzzle, /** @type {'solve'} */ (question), pieces, streamOptions);
    for await (const items of stream) await print(formatter.format(items));
    if (signal.aborted) formatter.status ||= STOPPED;
  } catch (error) {
    if (isWrongUsage(error)) refuse(error.message.replace(/^workers:/, 'threads:'));
    const why = whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error));
    complain(error instanceof CheckpointError ? `${why}\n` : `${file ?? 'stdin'}: ${why}\n`);
    formatter.status = FAILED;
  } finally {
    quadrille?.close();
  }
}

await main();
