// Puts a text of any kind on the board of its tab: asks recognise.js what it may be, and lets the worker read it. Of
// many puzzles it makes a collection. Where a text may mean two things, a person chooses.
// Tested by tests/wasm/page-session.test.js, tests/web/importing.test.js and collection.test.js.

import { collect } from '../session/collection.js';
import { gridIds } from '../session/genres.js';
import { resume } from '../session/linked-game.js';
import { boardLanguage } from '../strings/board-strings.js';
import { formsStrings } from '../strings/forms-strings.js';
import { faultOf, shortened } from './fault.js';
import { isProse } from './lines.js';
import { problemOf, recognise } from './recognise.js';
import { refusal } from './refusal.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Failure } from '../session/query-state.js' */
/** @import { Reading } from './recognise.js' */

/** Core is not asked what a longer text is. */
const LONGEST = 200_000;

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
  const readings = await withReadingsOfCore(session, text, recognise(text));
  const [first] = readings;
  if (first?.link) return follow(session, first.link);
  const problem = first ? undefined : problemIn(session, text);
  if (problem) return fail(session, refusal(problem));
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
  return fail(session, first ? error : explained(session, text, error));
}

/**
 * Core knows what a drawing of penpa-edit may be, boards of grid puzzles that other programs have saved, and boards as
 * people type them.
 * @param {PageSession} session
 * @param {string} text
 * @param {Reading[]} readings
 * @returns {Promise<Reading[]>}
 */
async function withReadingsOfCore(session, text, readings) {
  const [first] = readings;
  if (first ? first.format !== 'penpa' : text.trim() === '' || text.length > LONGEST) return readings;
  const recognised = await session.solver.recognise(first?.text ?? text);
  const choices = recognised.choices ?? [recognised];
  if (choices.length === 0) return readings; // reading them reports what is wrong
  const isSure = 'sure' in recognised && recognised.sure;
  const isDoubtful = first ? undefined : !isSure;
  /** @type {Reading[]} */
  const found = choices.flatMap(({ puzzle, format }, i) => {
    const isGenre = puzzle === 'grid' && gridIds.some((id) => id === format);
    const kind = /** @type {Reading['puzzle']} */ (isGenre ? format : puzzle);
    const isKnown = first || isGenre || format === 'typed' || (puzzle === 'grid' && isSure);
    const form = isGenre ? (first ? 'penpa' : 'typed') : format;
    return isKnown ? { puzzle: kind, format: form, text: first?.text ?? text, isOther: i > 0, isDoubtful } : [];
  });
  // The open puzzle is meant if it is among them.
  return !first && found.some(({ puzzle }) => session.kinds.some((id) => id === puzzle)) ? [] : found;
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
      const read = puzzle && (await session.read(puzzle, reading.text));
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
  session.say(formsStrings(boardLanguage).readAs(format, name));
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
 * Why a text cannot be read, if that is known before it is tried. For Sudoku, core may still read what is no
 * board here; for exact cover it would take a sentence for the names of items.
 * @param {PageSession} session
 * @param {string} text
 */
function problemIn({ family }, text) {
  const problem = problemOf(text) ?? (family === 'sudoku' ? undefined : faultOf(text));
  const isSentence = family === 'cover' && /^.*$/.test(text.trim()) && isProse(text);
  return problem ?? (isSentence ? unknown(text) : undefined);
}

/** @param {string} text */
const unknown = (text) => ({ code: 'unknown', quoted: shortened(/^.*/.exec(text.trim())?.[0] ?? '') });

/**
 * Why a text cannot be read as the open puzzle. Only for the open puzzle is a text in the notation of that puzzle,
 * with a mistake.
 * @param {PageSession} session
 * @param {string} text
 * @param {Failure} [error]  of the open puzzle
 */
function explained({ family }, text, error) {
  const fault = faultOf(text);
  if (fault) return refusal(fault);
  const isDefinite = family !== 'sudoku' || error?.code !== 'bad-input';
  return isDefinite ? error : refusal(unknown(text));
}

/** @param {PageSession} session @param {Failure | undefined} error */
function fail(session, error = { message: '' }) {
  session.query.fail(error);
  return error;
}
