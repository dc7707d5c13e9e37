#!/usr/bin/env node
// The command line: quadrille <question> <puzzle> [file]. Answers are printed in the order of the puzzles, each as
// soon as it is known. Memory does not grow with the input.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { piecesOf as wishesInPieces } from '../api/generate.js';
import { Quadrille, QuadrilleError } from '../api/quadrille.js';
import { join, questionOptions, readCommandLine } from './arguments.js';
import { CheckpointError, readCheckpoint, writeCheckpoint } from './checkpoint.js';
import { piecesOf, wholeText, whyUnreadable } from './input.js';
import { complain, FAILED, Formatter, print, STOPPED, WRONG_USAGE } from './output.js';

/** A number of this many digits is what core reads as a seed. */
const MOST_SEED = 999_999_999_999_999;

/** Ends the program: the command line itself is wrong. @param {string} message @returns {never} */
function refuse(message) {
  complain(`quadrille: ${message}\nquadrille --help tells more\n`);
  process.exit(WRONG_USAGE);
}

/** @param {unknown} error @returns {error is QuadrilleError} whether a name or a number of the command line is wrong */
const isWrongUsage = (error) =>
  error instanceof QuadrilleError && ['unknown-puzzle', 'unknown-format', 'bad-input'].includes(error.code);

async function main() {
  process.stdout.on('error', () => {}); // `print` gets the error too
  process.stderr.on('error', () => {}); // there is no other place to report it
  const words = process.argv.slice(2);
  if (words[0] === 'mcp') return serveAssistants();
  const line = readCommandLine(words);
  if (line.refusal !== undefined) return refuse(line.refusal);
  if (line.help !== undefined) return print(line.help);
  if (line.version) return print(`${ownVersion()}\n`);
  const { file, options } = line;
  if (line.word === 'join') return joinParts(file, 'json' in options);
  const isJson = 'json' in options;
  const { part, cap } = questionOptions(options);
  const formatter = new Formatter(line.word, line.puzzle, { isJson, source: file ?? 'stdin', part, cap });
  await answerAll(line, formatter);
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
 * @param {string | undefined} file
 * @param {boolean} isJson
 */
async function joinParts(file, isJson) {
  const source = file ?? 'stdin';
  try {
    const { answers, messages, status } = join((await wholeText(file)).toString(), source, isJson);
    complain(messages);
    await print(answers);
    process.exitCode = status;
  } catch (error) {
    complain(`${source}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
    process.exitCode = FAILED;
  }
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
 * Ends the program if there are no such puzzles: without an attempt, core says what cannot be met.
 * @param {Quadrille} quadrille
 * @param {import('../bindings/catalog.js').PuzzleId} puzzle
 * @param {string} words
 */
async function refuseWishes(quadrille, puzzle, words) {
  const piece = { bytes: new TextEncoder().encode(words), last: true };
  for await (const items of quadrille.stream(puzzle, 'generate', [piece], { nodes: 0 })) {
    const fault = items.find((item) => item instanceof Error);
    if (fault instanceof Error) refuse(fault.message);
  }
}

/**
 * Answers every puzzle of the input and prints the results.
 * @param {import('./arguments.js').CommandLine} line
 * @param {Formatter} formatter
 */
async function answerAll({ word, puzzle, file, options: given, wishes }, formatter) {
  const options = questionOptions(given);
  const { checkpoint, threads, seed = Math.floor(Math.random() * MOST_SEED), count = 1 } = given;
  const workers = Number(threads ?? availableParallelism());
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort()); // a second one ends the program as usual
  /** @type {Quadrille | undefined} */
  let quadrille;
  try {
    quadrille = await Quadrille.start({ workers, preload: puzzle });
    const notations = quadrille.catalog.find(({ id, genres }) => id === puzzle || genres.includes(puzzle))?.notations;
    /** @param {string} format */
    const onFormat = (format) => {
      formatter.judge = notations?.find(({ name }) => name === (options.to || format))?.judge ?? formatter.judge;
    };
    const { signal } = interrupt;
    if (checkpoint !== undefined) {
      const saved = { checkpoint: readCheckpoint(checkpoint), onCheckpoint: writeCheckpoint.bind(null, checkpoint) };
      const counting = quadrille.count(puzzle, await wholeText(file), { ...options, ...saved, signal });
      return await print(formatter.format([await counting.then(answerOf, unreadable)]));
    }
    let pieces;
    if (word === 'generate') {
      const words = `seed=${Number(seed)}${wishes}`;
      await refuseWishes(quadrille, puzzle, words);
      pieces = wishesInPieces({ count: Number(count), words }, workers);
    }
    const streamOptions = { ...options, signal, onFormat };
    const stream = quadrille.stream(puzzle, /** @type {'solve'} */ (word), pieces ?? piecesOf(file), streamOptions);
    for await (const items of stream) await print(formatter.format(items));
    if (signal.aborted) formatter.status ||= STOPPED;
  } catch (error) {
    if (isWrongUsage(error)) refuse(error.message);
    const why = whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error));
    complain(error instanceof CheckpointError ? `${why}\n` : `${file ?? 'stdin'}: ${why}\n`);
    formatter.status = FAILED;
  } finally {
    quadrille?.close();
  }
}

await main();
