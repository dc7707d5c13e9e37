// The boards that a person has begun and not finished, the one that was played last first, and how far they are.
// Tested by tests/wasm/desk.test.js.

import { boardKey, isObject, parse } from '../session/saved-boards.js';
import { isWork } from '../session/sheet.js';

/** @import { Progress } from '../library/progress.js' */
/** @import { Id, Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Position } from '../session/sheet.js' */
/** @import { TextStorage } from '../session/text-storage.js' */

/**
 * @typedef {object} Unfinished
 * @property {Puzzle} puzzle
 * @property {Position} position
 * @property {number} saved  when it was changed last, in ms
 * @property {boolean} isOpen  whether it is the board of its kind, which opens by itself
 */

/**
 * How many places of a board a person has filled in.
 * @param {Puzzle} puzzle @param {Position} position
 * @returns {{placed: number, of?: number}}  of: how many can be, where each of them has to be
 */
export function howFar({ filling }, { text, givens }) {
  if (!filling) return { placed: 0 };
  const values = filling.read(text);
  const open = filling.read(givens).flatMap((value, place) => (value === '' ? place : []));
  const placed = open.filter((place) => values[place] !== '').length;
  return filling.rested ? { placed } : { placed, of: open.length };
}

/**
 * Whether nothing is left to do on a board. Where only core knows all rules, it is asked.
 * @param {PageSession} session @param {Puzzle} puzzle @param {string} text
 */
async function isFinished({ solver }, puzzle, text) {
  const { filling } = puzzle;
  if (!filling || puzzle.clashes(text)) return false;
  if (filling.read(text).includes('') && filling.rested?.(text) === undefined) return false;
  return !puzzle.judgedByCore || (await import('../session/play-tools.js')).isSolved({ solver, puzzle, text });
}

/**
 * The saved boards with work in them, as far as they are known before the files of their puzzles are there.
 * @param {Id[]} ids
 * @param {TextStorage[]} storages  of the tab, whose boards open, and of the browser
 * @returns {{id: Id, givens: string, saved: number}[]}  the one that was saved last first
 */
export function begunBoards(ids, storages) {
  const all = ids.flatMap((id) => {
    const [record = ''] = storages.flatMap((storage) => storage.read(boardKey(id)) ?? []);
    const sheet = parse(record);
    const now = isObject(sheet) ? sheet.now : undefined;
    if (!isObject(now)) return [];
    const { text, givens = text, marks = '' } = now;
    return isWork({ ...now, text, givens, marks }) ? { id, givens, saved: Number(sheet?.saved) || 0 } : [];
  });
  return all.sort((one, other) => other.saved - one.saved);
}

/**
 * @param {PageSession} session
 * @param {Progress} progress
 * @param {TextStorage[]} storages  of the tab, whose boards open, and of the browser
 * @returns {Promise<Unfinished[]>}
 */
export async function unfinishedBoards(session, progress, storages) {
  const { store } = session;
  store.save(true);
  /** @type {Unfinished[]} */
  const all = [];
  /** @param {string} id @param {(puzzle: Puzzle) => Omit<Unfinished, 'puzzle'>} read */
  const add = async (id, read) => {
    const puzzle = await session.fetch(id);
    const board = { puzzle, ...read(puzzle) };
    const { text, givens } = board.position;
    const isKnown = all.some((each) => each.puzzle === puzzle && each.position.givens === givens);
    if (isKnown || !isWork(board.position) || !puzzle.accepts(text)) return;
    if (!(await isFinished(session, puzzle, text))) all.push(board);
  };
  const ids = session.catalog.map(({ id }) => id);
  for (const { id } of begunBoards(ids, storages))
    await add(id, (puzzle) => {
      const { now, saved = 0 } = store.sheetOf(puzzle);
      return { position: now, saved, isOpen: true };
    });
  for (const { id, givens, text = givens, marks = '', saved = 0 } of progress.unfinished)
    await add(id, () => ({ position: { text, givens, marks }, saved, isOpen: false }));
  return all.sort((one, other) => other.saved - one.saved);
}
