// All that the page keeps in this browser as one file, and what such a file adds. A file never changes or removes what
// is here: where both have a board with work on it, that of the file becomes a savepoint.
//
//   {"quadrille": 1, "saved": <ms>, "records": {"quadrille.board.sudoku": "…", …}}
//
// The records are those of the storage under their keys (session/saved-boards.js, records.js, library/progress.js).
// Tested by tests/wasm/backup.test.js.

import { isObject, parse, WANTS } from '../session/saved-boards.js';
import { FIRST, isWork } from '../session/sheet.js';
import { mergedGames, KEY as RECORDS, readGames } from './records.js';

/** @import { TextStorage } from '../session/text-storage.js' */

const VERSION = 1;
const OURS = /^quadrille[.-]/;
const [BOARD, SAVEPOINTS, UNREADABLE] = ['quadrille.board.', 'quadrille.savepoints.', 'quadrille.aside.'];
/** What has been played of the library (library/progress.js). */
const LIBRARY = 'quadrille-library';
/** A browser keeps some 5 MB. */
export const MOST_BYTES = 20_000_000;

/** @typedef {Record<string, string>} RecordsByKey */

/**
 * What a file adds.
 * @typedef {object} Plan
 * @property {RecordsByKey} writes  by key, what is written
 * @property {string[]} unreadable  what could not be read once, and is kept here too
 * @property {{games: number, boards: number, kept: number, points: number, others: number}} adds  kept: boards that
 *   become savepoints
 */

/**
 * The file.
 * @param {Storage} storage
 * @param {number} saved  in ms
 * @returns {string}  JSON
 */
export function backupOf(storage, saved) {
  const keys = Array.from({ length: storage.length }, (_, at) => /** @type {string} */ (storage.key(at)));
  const records = Object.fromEntries(
    keys
      .filter((key) => OURS.test(key))
      .sort()
      .map((key) => [key, storage.getItem(key)]),
  );
  return JSON.stringify({ quadrille: VERSION, saved, records });
}

/**
 * Reads a file.
 * @param {string} text
 * @returns {{saved: number, records: RecordsByKey} | undefined}  undefined when it is none of ours
 */
export function readBackup(text) {
  const file = parse(text);
  if (!isObject(file) || file.quadrille !== VERSION || !isObject(file.records)) return undefined;
  const records = Object.entries(file.records).filter(([key, record]) => OURS.test(key) && typeof record === 'string');
  return { saved: Number(file.saved) || 0, records: Object.fromEntries(records) };
}

/**
 * What a file adds to what is here.
 * @param {TextStorage} storage  that of the browser
 * @param {RecordsByKey} records  of the file
 * @param {string} name  of savepoints that are made of boards of the file
 * @returns {Plan}
 */
export function planOf(storage, records, name) {
  /** @type {Plan} */
  const plan = { writes: {}, unreadable: [], adds: { games: 0, boards: 0, kept: 0, points: 0, others: 0 } };
  for (const [key, record] of Object.entries(records)) {
    if (key === RECORDS) planGames(plan, storage, record);
    else if (key === LIBRARY || key === WANTS) planObject(plan, storage, key, record);
    else if (key.startsWith(SAVEPOINTS)) planPoints(plan, storage, key, parse(record));
    else if (key.startsWith(BOARD)) planBoard(plan, storage, key, record, name);
    else if (key.startsWith(UNREADABLE)) plan.unreadable.push(record);
    else if (storage.read(key) === null) {
      plan.writes[key] = record;
      ++plan.adds.others;
    }
  }
  return plan;
}

/** @param {Plan} plan @param {TextStorage} storage @param {string} record */
function planGames(plan, storage, record) {
  const [here, there] = [storage.read(RECORDS), record].map(readGames);
  const all = mergedGames(here.games, there.games);
  if (!there.isWhole) plan.unreadable.push(record);
  if (all.length === here.games.length) return;
  if (!here.isWhole) plan.unreadable.push(/** @type {string} */ (storage.read(RECORDS)));
  plan.adds.games = all.length - here.games.length;
  plan.writes[RECORDS] = JSON.stringify(all);
}

/**
 * Plans entries that are not here yet.
 * @param {Plan} plan
 * @param {TextStorage} storage
 * @param {string} key
 * @param {string} record
 */
function planObject(plan, storage, key, record) {
  const [here, there] = [storage.read(key), record].map((each) => (each === null ? {} : parse(each)));
  if (!isObject(there) || !isObject(here)) {
    plan.unreadable.push(record);
    return;
  }
  // A puzzle of the library that was finished there is finished here too; its entries here stay.
  const more = Object.entries(there).flatMap(([name, value]) => {
    if (!Object.hasOwn(here, name)) return [[name, value]];
    const isNews = key === LIBRARY && value?.isFinished === true && isObject(here[name]) && !here[name].isFinished;
    return isNews ? [[name, { ...here[name], isFinished: true }]] : [];
  });
  if (more.length === 0) return;
  plan.adds.others += more.length;
  plan.writes[key] = JSON.stringify({ ...here, ...Object.fromEntries(more) });
}

/**
 * Savepoints that are not here yet. One that cannot be read is put aside when its puzzle is opened (saved-boards.js).
 * @param {Plan} plan
 * @param {TextStorage} storage
 * @param {string} key
 * @param {unknown} there
 */
function planPoints(plan, storage, key, there) {
  const record = plan.writes[key] ?? storage.read(key);
  const here = record === null ? [] : parse(record);
  if (!Array.isArray(there) || !Array.isArray(here)) {
    plan.unreadable.push(JSON.stringify(there));
    return 0;
  }
  const known = new Set(here.map(essence));
  const more = there.filter((each) => !known.has(essence(each)));
  if (more.length > 0) plan.writes[key] = JSON.stringify([...here, ...more]);
  plan.adds.points += more.length;
  return more.length;
}

/** What makes a savepoint the same as another: its name and its board. @param {any} point */
const essence = (point) => JSON.stringify([point?.name, boardIn(point?.position)]);

/** The text of a position, its givens and marks. @param {any} position */
const boardIn = (position) => [position?.text, position?.givens ?? position?.text, position?.marks ?? ''];

/**
 * @param {Plan} plan
 * @param {TextStorage} storage
 * @param {string} key
 * @param {string} record
 * @param {string} name
 */
function planBoard(plan, storage, key, record, name) {
  const [here, there] = [storage.read(key), record];
  if (here === null) {
    plan.writes[key] = there;
    ++plan.adds.boards;
    return;
  }
  const [own, other] = [parse(here), parse(there)];
  if (!isObject(other?.now)) {
    plan.unreadable.push(there);
    return;
  }
  const isUntouched = other.board === FIRST && !isWork({ givens: other.now.text, marks: '', ...other.now });
  if (isUntouched || JSON.stringify(boardIn(own?.now)) === JSON.stringify(boardIn(other.now))) return;
  const points = planPoints(plan, storage, key.replace(BOARD, SAVEPOINTS), [{ name, position: other.now }]);
  plan.adds.points -= points;
  plan.adds.kept += points;
}

/**
 * Adds what was planned.
 * @param {TextStorage} storage
 * @param {Plan} plan
 * @returns {boolean}  false where there was no room for all of it
 */
export function carryOut(storage, { writes, unreadable }) {
  let isWhole = true;
  for (const [key, record] of Object.entries(writes)) {
    const before = storage.read(key);
    if (storage.write(key, record)) continue;
    isWhole = false;
    if (before !== null && storage.read(key) !== before) storage.write(key, before);
  }
  for (const record of unreadable) if (!storage.putAside(record)) isWhole = false;
  return isWhole;
}
