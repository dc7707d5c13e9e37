// Puts a text of any kind on the board of its tab: core says what it may be, and the worker reads it. Of many puzzles
// it makes a collection. Where a text may mean two things, a person chooses.
// Tested by tests/wasm/page-session.test.js, tests/web/importing.test.js and collection.test.js.

import { collect } from '../session/collection.js';
import { gridIds } from '../session/grid-ids.js';
import { resume } from '../session/linked-game.js';
import { formsStrings } from '../strings/forms-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { ownLinkIn } from './own-link.js';
import { refusal } from './refusal.js';
import { readRules } from './rule-lines.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Failure } from '../session/query-state.js' */
/** @import { NotationName, Recognised } from 'quadrille' */

/**
 * One way to read a text.
 * @typedef {object} Reading
 * @property {Puzzle['id']} puzzle
 * @property {string} format  what the text is written in, in the words of its users; '' where the worker finds it
 * @property {string} text  in a notation that the worker reads
 * @property {NotationName} [notation]  which one, where the worker is not to find it
 * @property {{way: 'play', entries: string, marks: string}} [game]  what has been filled in and marked already
 * @property {boolean} [isOther]  whether it is offered besides the first that can be read; the others are only tried
 *   when those before them cannot be read
 * @property {{text: string, count: number}} [lines]  where each line of the text may be a puzzle of its own: as it was
 *   before `text` joined them, and how many they are
 * @property {boolean} [isDoubtful]  whether a person has to confirm it
 */

/** Core is not asked what a longer text is. */
const LONGEST = 200_000;

/** A drawing of penpa-edit: a person is only asked about what can be read in it. */
const DRAWING = /[?#&]m=(edit|solve)&/;

/** How many characters are quoted. */
const LONGEST_QUOTE = 24;

/**
 * A reading with the board that the worker has found in it.
 * @typedef {{reading: Reading, puzzle: Puzzle, text: string, format: string, givens?: number,
 *   isEachLine?: boolean}} Found  text: canonical; givens: how many there are, in puzzles that have them; isEachLine:
 *   each line is a puzzle of its own
 *
 * @typedef {{found: Found[], error?: Failure, isReplaced?: boolean}} Attempt  isReplaced: by a question or by another
 *   text
 */

/**
 * @param {PageSession} session
 * @param {string} text
 * @param {string | undefined} name  of its file
 * @param {(found: Found[]) => Promise<Found | undefined>} choose  asks a person which of them is meant; undefined: none
 * @returns {Promise<Failure | undefined>}  why it failed, which the query then reports too
 */
export async function importText(session, text, name, choose) {
  await session.opened;
  const own = ownLinkIn(text);
  if (own) return follow(session, own);
  const recognised = text.trim() === '' || text.length > LONGEST ? undefined : await session.solver.recognise(text);
  const readings = recognised ? meant(session, readingsOf(recognised, text)) : [];
  const [first] = readings;
  const problem = first ? undefined : problemIn(session, text, recognised);
  if (problem) return fail(session, problem);
  const { found, error, isReplaced } = first ? await readAll(session, readings) : await readOpen(session, text);
  if (isReplaced) return undefined;
  if (found.length > 0) {
    const ways = found.flatMap((each) => (each.reading.lines ? [each, { ...each, isEachLine: true }] : each));
    const isClear = ways.length === 1 && !ways[0].reading.isDoubtful;
    const chosen = isClear ? ways[0] : await choose(ways);
    if (chosen?.isEachLine) return collectLines(session, chosen.reading, name);
    return chosen ? put(session, chosen, name) : fail(session, { code: 'stopped', message: '' });
  }
  const failure = await collectFrom(
    session,
    first ? readings : session.kinds.map((puzzle) => ({ puzzle, text })),
    name,
  );
  if (failure !== 'unknown') return failure;
  return fail(session, first ? error : explained(session, text, recognised, error));
}

/**
 * The readings of what core has recognised.
 * @param {Recognised} recognised
 * @param {string} given  the text
 * @returns {Reading[]}
 */
function readingsOf(recognised, given) {
  const { form = '', entries = '', marks = '' } = recognised;
  const choices = recognised.choices ?? [recognised];
  const isDoubtful = !('sure' in recognised && recognised.sure) && !DRAWING.test(given);
  /** @type {Reading[]} */
  const readings = choices.map(({ puzzle, format, text = given }, at) => {
    const isGenre = puzzle === 'grid' && gridIds.some((id) => id === format);
    const notation = isGenre ? undefined : format;
    const kind = /** @type {Puzzle['id']} */ (isGenre ? format : puzzle);
    const reading = { puzzle: kind, format: form || format, text, notation };
    const game = puzzle !== 'variant' && (entries || marks) && { way: /** @type {const} */ ('play'), entries, marks };
    return {
      ...reading,
      ...(game && { game }),
      isOther: at > 0,
      isDoubtful,
      ...(format.startsWith('iss') && readRules(text)),
    };
  });
  // A board without rules that is too large for a variant is read as a Sudoku. There, what is drawn would be lost.
  const [{ format = '', text = '' } = {}] = readings;
  if (format === 'fpuzzles' || format === 'sudokupad')
    readings.push({ puzzle: 'sudoku', format, text, notation: format });
  return readings;
}

/**
 * The open puzzle alone, if a text may be of it and of other genres, or is typed in a form of no notation; else all
 * readings.
 * @param {PageSession} session
 * @param {Reading[]} readings
 */
function meant(session, readings) {
  const open = readings.find(
    ({ puzzle, notation, text }) =>
      (notation === undefined || notation === 'typed') &&
      !DRAWING.test(text) &&
      session.kinds.some((id) => id === puzzle),
  );
  return open ? [{ ...open, isOther: false, isDoubtful: false }] : readings;
}

/** @param {PageSession} session @param {string} hash  of one of our own links */
async function follow(session, hash) {
  await session.openLink(hash);
  return session.query.state.error;
}

/**
 * Reads the first of the readings that can be read, and those that are offered besides.
 * @param {PageSession} session
 * @param {Reading[]} readings
 * @returns {Promise<Attempt>}
 */
async function readAll(session, readings) {
  const { puzzle: open } = session;
  /** @type {Found[]} */
  const found = [];
  /** @type {Failure | undefined} */
  let error;
  for (const reading of readings) {
    if (found.length > 0 && !reading.isOther) continue;
    try {
      const puzzle = await session.query.read(session.text, () => session.fetch(reading.puzzle));
      const read = puzzle && (await session.read(puzzle, reading.text, { format: reading.notation }));
      if (!read || open !== session.puzzle) return { found: [], isReplaced: true };
      const simple = await simplest(session, { reading, puzzle, ...read, format: reading.format || read.format });
      const isNew = !found.some((each) => each.puzzle === simple.puzzle && each.text === simple.text);
      if (isNew) found.push({ ...simple, givens: givensIn(simple) });
    } catch (reason) {
      // The reader of variants knows more rules, so it says better what is wrong.
      if (!error || reading.puzzle === 'variant') error = /** @type {Failure} */ (reason);
      if (error.code === 'stopped') break;
    }
  }
  return { found, error };
}

/** The same board as one of a simpler puzzle, if it is one. @param {PageSession} session @param {Found} found */
async function simplest(session, found) {
  const plain = found.puzzle.plainer?.(found.text);
  return plain ? { ...found, puzzle: await session.fetch(plain.id), text: plain.text } : found;
}

/** How much is given on a board. @param {Found} found */
function givensIn({ puzzle, text }) {
  /** @type {Record<string, RegExp>} */
  const forms = {
    sudoku: /[^.]/g,
    variant: /~R[^_~]+_\d+(?![_\d])/g,
    kakuro: /(?<!\S)[1-9](?!\S)/g,
    queens: /(?<= )[1-9]\d*/g,
  };
  return forms[puzzle.id] && (text.match(forms[puzzle.id])?.length ?? 0);
}

/**
 * A text that is not recognised is read as a puzzle of the open tab.
 * @param {PageSession} session
 * @param {string} text
 * @returns {Promise<Attempt>}
 */
async function readOpen(session, text) {
  const puzzles = /** @type {Reading['puzzle'][]} */ (session.kinds);
  return readAll(
    session,
    puzzles.map((puzzle) => ({ puzzle, format: '', text })),
  );
}

/** @param {PageSession} session @param {Reading} reading @param {string} [name] */
async function collectLines(session, reading, name) {
  const failure = await collectFrom(session, [reading], name);
  return failure === 'unknown' ? undefined : failure;
}

/** @param {PageSession} session @param {Found} found @param {string} [name] */
function put(session, { puzzle, text, format, reading }, name) {
  session.place(puzzle, text);
  if (reading.game) resume(session, reading.game);
  session.edited();
  session.say(formsStrings(pageStrings.lang).readAs(format, name));
  return undefined;
}

/**
 * Makes a collection of the first reading with several puzzles and begins to check them.
 * @param {PageSession} session
 * @param {{puzzle: string, text: string, lines?: Reading['lines']}[]} readings
 * @param {string} [name]
 * @returns {Promise<Failure | undefined | 'unknown'>}  unknown: there is no such reading
 */
async function collectFrom(session, readings, name) {
  for (const { puzzle, text, lines } of readings) {
    const format = lines && 'iss'; // a puzzle a line; core itself joins lines of rules
    const { collection, isStopped, isReplaced } = await collect(session, [puzzle], lines?.text ?? text, name, format);
    if (isReplaced) return undefined;
    if (isStopped) return fail(session, { code: 'stopped', message: '' });
    if (!collection) continue;
    session.closeCollection();
    if (collection.puzzle !== session.puzzle) session.store.open(collection.puzzle);
    session.collection = collection;
    session.startBoard(collection.firstReadable?.text ?? '');
    collection.check(session.engine).catch((reason) => session.query.fail(reason));
    return undefined;
  }
  return 'unknown';
}

/**
 * What core says of a text without a reading: why it cannot be read, or what is wrong with what is almost a board.
 * @param {Recognised} [recognised]
 */
function problemOf(recognised) {
  const { problem, code, named: quoted, line, column, found, side } = recognised?.choices ? recognised : {};
  if (line) return { isFault: true, failure: refusal({ code: code ?? '', line, column, quoted, found, side }) };
  if (code) return { failure: refusal({ code, host: quoted, name: quoted, key: quoted }) };
  return problem ? { failure: { code: 'bad-input', message: problem } } : undefined;
}

/** Whether a line has words in it, as a sentence has. @param {string} line */
const isSentence = (line) => line.length < 1000 && /^.*\p{L}{3,}.*\s.*\p{L}{2,}.*$|^.*\p{Script=Han}{2}.*$/u.test(line);

/**
 * Why a text cannot be read, if that is known before it is tried. For Sudoku, core may still read what is no
 * board here; for exact cover it would take a sentence for the names of items.
 * @param {PageSession} session
 * @param {string} text
 * @param {Recognised} [recognised]
 * @returns {Failure | undefined}
 */
function problemIn({ family }, text, recognised) {
  if (text.trim() === '') return refusal({ code: 'empty' });
  const { isFault, failure } = problemOf(recognised) ?? {};
  if (failure && !(isFault && family === 'sudoku')) return failure;
  return family === 'cover' && isSentence(text.trim()) ? refusal(unknown(text)) : undefined;
}

/** @param {string} text */
function unknown(text) {
  const [line = ''] = /^.*/.exec(text.trim()) ?? [];
  return { code: 'unknown', quoted: line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line };
}

/**
 * Why a text cannot be read as the open puzzle. Only for the open puzzle is a text in the notation of that puzzle,
 * with a mistake.
 * @param {PageSession} session
 * @param {string} text
 * @param {Recognised} [recognised]
 * @param {Failure} [error]  of the open puzzle
 */
function explained({ family }, text, recognised, error) {
  const isDefinite = family !== 'sudoku' || error?.code !== 'bad-input';
  return problemOf(recognised)?.failure ?? (isDefinite ? error : refusal(unknown(text)));
}

/** @param {PageSession} session @param {Failure | undefined} error */
function fail(session, error = { message: '' }) {
  session.query.fail(error);
  return error;
}
