// Answers the puzzles of a command line: those of its files, one after the other, or new ones.
import { availableParallelism } from 'node:os';
import { piecesOf as wishesInPieces } from '../api/generate.js';
import { Quadrille, QuadrilleError } from '../api/quadrille.js';
import { CheckpointError, checkWritable, readCheckpoint, writeCheckpoint } from './checkpoint.js';
import { advise, frontOf as frontFor, questionOptions } from './core-command.js';
import { frontOf, nameOf, piecesOf, wholeText, whyUnreadable } from './input.js';
import { complain, FAILED, Formatter, print, refuse, STOPPED } from './output.js';
import { Progress } from './progress.js';
import { writeProof } from './proof.js';

/** @typedef {import('./core-command.js').CommandLine} CommandLine */
/** @typedef {import('./core-command.js').Puzzle} Puzzle */

/** A number of this many digits is what core reads as a seed. */
const MOST_SEED = 999_999_999_999_999;

/**
 * Answers every puzzle of the input and prints the results.
 * @param {CommandLine} line
 * @returns {Promise<number>} the exit status
 */
export async function answerAll(line) {
  const { word, files, options } = line;
  const workers = Number(options.threads ?? availableParallelism());
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort()); // a second one ends the program as usual
  const { signal } = interrupt;
  const quadrille = await Quadrille.start({ workers, preload: line.puzzle || undefined });
  const answering = new Answering(quadrille, line, signal);
  try {
    if (word === 'generate') await answering.make(workers);
    for (const file of files) {
      if (signal.aborted) break;
      await answering.answer(file);
    }
  } finally {
    answering.end();
    quadrille.close();
  }
  // As SIGINT ends a program, so that a shell's loop around it ends too: its status is 130 there.
  if (signal.aborted) process.kill(process.pid, 'SIGINT');
  return answering.status;
}

class Answering {
  /**
   * @param {Quadrille} quadrille
   * @param {CommandLine} line
   * @param {AbortSignal} signal
   */
  constructor(quadrille, line, signal) {
    const { word, puzzle, files, options } = line;
    this.#quadrille = quadrille;
    this.#line = line;
    this.#puzzle = /** @type {Puzzle} */ (puzzle);
    const { part, cap } = questionOptions(options);
    this.#formatter = new Formatter(word, puzzle, { isJson: 'json' in options, part, cap });
    const wanted = word === 'generate' ? this.#count : undefined;
    this.#progress = new Progress(files, () => this.#formatter.puzzles, wanted);
    this.#options = { ...questionOptions(options), signal, onProgress: this.#progress.onProgress };
  }

  get status() {
    return this.#formatter.status;
  }

  /** Prints new puzzles. @param {number} workers */
  async make(workers) {
    const { options, wishes } = this.#line;
    this.#formatter.source = ''; // new puzzles are of no file
    const { seed = Math.floor(Math.random() * MOST_SEED) } = options;
    const words = `seed=${Number(seed)}${wishes}`;
    await refuseWishes(this.#quadrille, this.#puzzle, words);
    await this.#print(wishesInPieces({ count: this.#count, words }, workers));
  }

  /** Prints the answers of a file, or says that it cannot be read. @param {string} file */
  async answer(file) {
    const { proof, checkpoint } = this.#line.options;
    const formatter = this.#formatter;
    formatter.source = nameOf(file);
    try {
      if (proof !== undefined) await this.#prove(file, proof);
      else if (checkpoint !== undefined) await this.#countOn(file, checkpoint);
      else await this.#answer(file);
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

  end() {
    this.#progress.end();
  }

  #quadrille;
  #line;
  #puzzle; // that is asked about: of a file that is recognised, its own
  #formatter;
  #progress;
  #options;

  /** How many new puzzles are wanted. */
  get #count() {
    return Number(this.#line.options.count ?? 1);
  }

  /** @param {Parameters<Quadrille['stream']>[2]} pieces @param {string} [format] */
  async #print(pieces, format = this.#options.format) {
    const options = { ...this.#options, format: /** @type {'line'} */ (format), onFormat: this.#judgeBy };
    const question = /** @type {'solve'} */ (this.#line.word);
    for await (const items of this.#quadrille.stream(this.#puzzle, question, pieces, options))
      await print(this.#formatter.format(items));
  }

  /** Takes the words of the judge of the notation in which answers are written. @param {string} format of the text */
  #judgeBy = (format) => {
    const puzzle = this.#puzzle;
    const { catalog } = this.#quadrille;
    const notations = catalog.find(({ id, genres }) => id === puzzle || genres.includes(puzzle))?.notations;
    const judge = notations?.find(({ name }) => name === (this.#options.to || format))?.judge;
    if (judge) this.#formatter.judge = judge;
  };

  /** @param {string} file */
  async #answer(file) {
    const subject = await subjectOf(this.#quadrille, this.#line, this.#formatter, file);
    if (subject === undefined) return;
    this.#puzzle = subject.puzzle;
    this.#formatter.setPuzzle(subject.puzzle);
    await this.#print(this.#progress.over(subject.pieces), subject.format || undefined);
  }

  /** @param {string} file @param {string} saved the file of the checkpoint */
  async #countOn(file, saved) {
    const saving = { checkpoint: readCheckpoint(saved), onCheckpoint: writeCheckpoint.bind(null, saved) };
    checkWritable(saved);
    const text = await wholeText(file);
    const counting = this.#quadrille.count(this.#puzzle, text, { ...this.#options, ...saving });
    await print(this.#formatter.format([await counting.then(answerOf, unreadable)]));
  }

  /** @param {string} file @param {string} proof the file of the certificate */
  async #prove(file, proof) {
    const text = await wholeText(file);
    const { onProgress, ...options } = this.#options;
    const asked = { word: this.#line.word, puzzle: this.#puzzle, text, file: proof, options };
    const why = await writeProof(this.#quadrille, asked).catch((error) => {
      if (!(error instanceof QuadrilleError) || error.code.startsWith('unknown')) throw error;
      return error;
    });
    if (why instanceof QuadrilleError) return print(this.#formatter.format([why]));
    if (why === undefined) return this.#print([{ bytes: text, last: true }]);
    complain(`${proof}: ${why}\n`);
    this.#formatter.status = STOPPED;
  }
}

/** @param {unknown} error @returns {error is QuadrilleError} whether a name or a number of the command line is wrong */
const isWrongUsage = (error) =>
  error instanceof QuadrilleError && ['unknown-puzzle', 'unknown-format', 'bad-input'].includes(error.code);

/** @param {import('../api/types.js').Counted} counted */
const answerOf = ({ verdict, count, stats }) => ({ verdict, count: String(count), stats });

/** The error of a puzzle that cannot be read. @param {unknown} error */
function unreadable(error) {
  if (error instanceof QuadrilleError && error.line !== undefined) return error;
  throw error;
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
 * @param {CommandLine} line
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
