#!/usr/bin/env node
// The command line: quadrille <question> [puzzle] [file ...]. Answers are printed in the order of the puzzles, each as
// soon as it is known. Memory does not grow with the input.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { piecesOf as wishesInPieces } from '../api/generate.js';
import { Quadrille, QuadrilleError } from '../api/quadrille.js';
import { CheckpointError, checkWritable, readCheckpoint, writeCheckpoint } from './checkpoint.js';
import { advise, frontOf as frontFor, join, questionOptions, readCommandLine } from './core-command.js';
import { frontOf, nameOf, piecesOf, wholeText, whyUnreadable } from './input.js';
import { complain, FAILED, Formatter, print, STOPPED, WRONG_USAGE } from './output.js';
import { Progress } from './progress.js';
import { verify, writeProof } from './proof.js';

/** A number of this many digits is what core reads as a seed. */
const MOST_SEED = 999_999_999_999_999;

/** The last port that there is. */
const MOST_PORT = 65_535;

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
  if (words[0] === 'serve') return serveSetters(words.slice(1));
  if (words[0] === 'verify') return verifyProof(words.slice(1));
  const line = readCommandLine(words);
  if (line.refusal !== undefined) return refuse(line.refusal);
  if (line.printed !== undefined) return print(line.printed);
  if (line.version) return print(`${ownVersion()}\n`);
  const { options } = line;
  if (line.word === 'join') return joinParts(line.files, 'json' in options);
  const isJson = 'json' in options;
  if (line.word === 'recognise') return recogniseFiles(line.files, isJson);
  const { part, cap } = questionOptions(options);
  const formatter = new Formatter(line.word, line.puzzle, { isJson, part, cap });
  await answerAll(line, formatter);
  process.exitCode = formatter.status;
}

/** @param {import('../api/types.js').Counted} counted */
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
async function joinParts(files, isJson) {
  const inputs = [];
  for (const file of files) {
    try {
      inputs.push({ name: nameOf(file), text: (await wholeText(file)).toString() });
    } catch (error) {
      complain(`${nameOf(file)}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
      process.exitCode = FAILED;
      return;
    }
  }
  const { answers, messages, status } = join(inputs, isJson);
  complain(messages);
  await print(answers);
  process.exitCode = status;
}

/**
 * Says of each file which puzzle it may be.
 * @param {string[]} files
 * @param {boolean} isJson
 */
async function recogniseFiles(files, isJson) {
  const quadrille = await Quadrille.start({ workers: 1 });
  for (const file of files) {
    try {
      const recognised = await quadrille.recognise(await wholeText(file));
      const readings = recognised.choices ?? [recognised];
      if (readings.length === 0) {
        complain(`${nameOf(file)}: ${recognised.problem ?? 'no puzzle is recognised'}\n`);
        process.exitCode = FAILED;
      }
      // The name of a kind begins its text.
      const kindOf = ({ format = '', text = '' }) => (format === 'grid' && text ? ` ${text.split('\n')[0]}` : '');
      const lines = readings.map((each) => `${each.puzzle} ${each.format}${kindOf(each)}\n`).join('');
      await print(isJson ? `${JSON.stringify(recognised)}\n` : lines);
    } catch (error) {
      complain(`${nameOf(file)}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
      process.exitCode = FAILED;
    }
  }
  quadrille.close();
}

function ownVersion() {
  return JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version;
}

/** Judges the file of --proof. @param {string[]} words perhaps a puzzle's name, and two files */
async function verifyProof(words) {
  const [proof, file, puzzle, ...more] = words.toReversed();
  if (file === undefined || more.length > 0) return refuse('verify PUZZLE PROOF expected, both the names of files');
  const quadrille = await Quadrille.start({ workers: 1 });
  try {
    await print(
      await verify(quadrille, {
        puzzle: /** @type {import('../bindings/catalog.js').PuzzleId} */ (puzzle),
        file,
        proof,
      }),
    );
  } catch (error) {
    complain(`${nameOf(proof)}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
    process.exitCode = FAILED;
  }
  quadrille.close();
}

/** Serves the Model Context Protocol, if its SDK is installed. */
async function serveAssistants() {
  const { serve } = await import('../mcp/mcp.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refuse('mcp: please install @modelcontextprotocol/sdk beside quadrille');
  });
  return serve(ownVersion());
}

/** Serves the userscript of dclamage/SudokuSolver in f-puzzles, if `ws` is installed. @param {string[]} words */
async function serveSetters(words) {
  const [option, given = '', ...more] = words;
  const port = option === undefined ? undefined : Number(given);
  const isRight = port === undefined || (option === '--port' && /^\d+$/.test(given) && port <= MOST_PORT);
  if (!isRight || more.length > 0) return refuse('serve knows the option --port N, from 0 to 65535');
  const { serve, USUAL_PORT } = await import('../serve/serve.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refuse('serve: please install ws beside quadrille');
  });
  try {
    const server = await serve({ port: port ?? USUAL_PORT, workers: availableParallelism() });
    await print(`listening on ws://localhost:${server.port}\n`);
  } catch (error) {
    complain(`quadrille: serve: ${/** @type {Error} */ (error).message}\n`);
    process.exit(FAILED);
  }
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
 * What is asked about a file, and its pieces; undefined, and that is said, if nothing is.
 * @param {Quadrille} quadrille
 * @param {import('./core-command.js').CommandLine} line
 * @param {Formatter} formatter
 * @param {string} file
 */
async function subjectOf(quadrille, { puzzle, options }, formatter, file) {
  const named = { puzzle: /** @type {import('./core-command.js').Puzzle} */ (puzzle), format: options.format };
  const pieces = piecesOf(file);
  const isGenre = quadrille.catalog.every(({ id }) => id !== puzzle) && puzzle !== '';
  if (isGenre || options.format) return { ...named, pieces };
  let front = 'no';
  const { text, rest } = await frontOf(pieces, (read, whole) => {
    front = frontFor({ puzzle, whole }, read.toString());
    return front !== 'more';
  });
  if (front === 'no') return { ...named, pieces: rest };
  const recognised = await quadrille.recognise(text);
  const advice = advise(puzzle, recognised, options.to);
  if (advice.refusal !== undefined) {
    await print(formatter.format([new QuadrilleError('bad-input', advice.refusal, 1, 1)]));
    return undefined;
  }
  const { puzzle: taken, format, note } = advice;
  if (note) complain(`${nameOf(file)}: ${note}\n`);
  const reading = (recognised.choices ?? [recognised]).find((each) => each.puzzle === taken && each.format === format);
  const other = reading?.filled ?? reading?.text;
  return { puzzle: taken, format, pieces: other === undefined ? rest : onePiece(other) };
}

/** A text as the whole of an input. @param {string} text */
async function* onePiece(text) {
  yield { bytes: new TextEncoder().encode(text), last: true };
}

/**
 * Answers every puzzle of the input and prints the results.
 * @param {import('./core-command.js').CommandLine} line
 * @param {Formatter} formatter
 */
async function answerAll(line, formatter) {
  const { word, puzzle: named, files, options: given, wishes } = line;
  let puzzle = /** @type {import('./core-command.js').Puzzle} */ (named);
  const options = questionOptions(given);
  const { checkpoint, threads, seed = Math.floor(Math.random() * MOST_SEED), count = 1 } = given;
  const workers = Number(threads ?? availableParallelism());
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort()); // a second one ends the program as usual
  const { signal } = interrupt;
  const quadrille = await Quadrille.start({ workers, preload: named || undefined });
  /** @param {string} format */
  const onFormat = (format) => {
    const notations = quadrille.catalog.find(({ id, genres }) => id === puzzle || genres.includes(puzzle))?.notations;
    formatter.judge = notations?.find(({ name }) => name === (options.to || format))?.judge ?? formatter.judge;
  };
  const progress = new Progress(files, () => formatter.puzzles, word === 'generate' ? Number(count) : undefined);
  const { onProgress } = progress;
  /** @param {Parameters<Quadrille['stream']>[2]} pieces @param {typeof options.format} [format] */
  const printAnswers = async (pieces, format = options.format) => {
    const hearing = { signal, onFormat, onProgress, format };
    const stream = quadrille.stream(puzzle, /** @type {'solve'} */ (word), pieces, { ...options, ...hearing });
    for await (const items of stream) await print(formatter.format(items));
  };
  /** @param {string} file */
  const answer = async (file) => {
    const subject = await subjectOf(quadrille, line, formatter, file);
    if (subject === undefined) return;
    puzzle = subject.puzzle;
    formatter.setPuzzle(puzzle);
    await printAnswers(
      progress.over(subject.pieces),
      /** @type {typeof options.format} */ (subject.format || undefined),
    );
  };
  /** @param {string} file @param {string} saved the file of the checkpoint */
  const countOn = async (file, saved) => {
    const saving = { checkpoint: readCheckpoint(saved), onCheckpoint: writeCheckpoint.bind(null, saved) };
    checkWritable(saved);
    const counting = quadrille.count(puzzle, await wholeText(file), { ...options, ...saving, signal, onProgress });
    await print(formatter.format([await counting.then(answerOf, unreadable)]));
  };
  /** @param {string} file @param {string} proof the file of the certificate */
  const prove = async (file, proof) => {
    const text = await wholeText(file);
    const asked = { word, puzzle, text, file: proof, options: { ...options, signal } };
    const why = await writeProof(quadrille, asked).catch((error) => {
      if (!(error instanceof QuadrilleError) || error.code.startsWith('unknown')) throw error;
      return error;
    });
    if (why instanceof QuadrilleError) return print(formatter.format([why]));
    if (why !== undefined) {
      complain(`${proof}: ${why}\n`);
      formatter.status = STOPPED;
      return;
    }
    await printAnswers([{ bytes: text, last: true }]);
  };
  try {
    if (word === 'generate') {
      formatter.source = ''; // new puzzles are of no file
      const words = `seed=${Number(seed)}${wishes}`;
      await refuseWishes(quadrille, puzzle, words);
      await printAnswers(wishesInPieces({ count: Number(count), words }, workers));
    }
    for (const file of files) {
      if (signal.aborted) break;
      formatter.source = nameOf(file);
      await reporting(formatter, () =>
        given.proof !== undefined
          ? prove(file, given.proof)
          : checkpoint === undefined
            ? answer(file)
            : countOn(file, checkpoint),
      );
    }
  } finally {
    progress.end();
    quadrille.close();
  }
  // As SIGINT ends a program, so that a shell's loop around it ends too: its status is 130 there.
  if (signal.aborted) process.kill(process.pid, 'SIGINT');
}

/**
 * Says of a file that it could not be read, so that the next one is answered.
 * @param {Formatter} formatter
 * @param {() => Promise<void>} work on that file
 */
async function reporting(formatter, work) {
  try {
    await work();
  } catch (error) {
    if (isWrongUsage(error)) refuse(error.message);
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error));
    const isPath = /[./]/.test(formatter.source);
    const isPuzzle = code === 'ENOENT' && !isPath; // that somebody has written in the place of a file
    const why = isPuzzle ? `${reason}; puzzles are read from files or from standard input` : reason;
    complain(error instanceof CheckpointError ? `${why}\n` : `${formatter.source}: ${why}\n`);
    formatter.status = FAILED;
  }
}

await main();
