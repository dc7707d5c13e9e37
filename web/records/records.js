// The games that a person has finished, in this browser's storage, and what can be said about them: the best time, the
// days of the last week, streaks, and figures by kind. A record has a line of its own in a list of JSON.
// Tested by tests/wasm/records.test.js.

import { isObject, parse } from '../session/saved-boards.js';

/** @import { TextStorage } from '../session/text-storage.js' */

export const KEY = 'quadrille.records';

/**
 * @typedef {object} Game
 * @property {string} kind  the puzzle
 * @property {string} size  such as '9×9'
 * @property {string} board  a fingerprint of what is given
 * @property {string} day  of its end, such as '2026-11-29'
 * @property {number} [ms]  how long it was played; left out where nobody knows
 * @property {number} [hints]  the same
 * @property {string} [grade]  such as 'Medium'
 * @property {number} [rating]  that belongs to it
 */

const DAY_MS = 86_400_000;

/** The date of a moment where the person is. @param {Date} date */
export const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** A day as a number. @param {string} day */
const numberOf = (day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** @param {number} number */
const dayAt = (number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** A short fingerprint of a text: FNV-1a of 32 bits, and its length. @param {string} text */
export function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; ++at) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${hash.toString(36)}.${text.length.toString(36)}`;
}

/** The same puzzle of the same day is one game, however often its last entry is made. @param {Game} game */
const keyOf = ({ kind, board, day }) => `${kind} ${board} ${day}`;

/** @param {any} game @returns {game is Game} */
const isGame = (game) =>
  isObject(game) &&
  [game.kind, game.size, game.board].every((each) => typeof each === 'string') &&
  /^\d{4}-\d\d-\d\d$/.test(game.day) &&
  !Number.isNaN(numberOf(game.day)) &&
  [game.ms, game.hints, game.rating].every((each) => each === undefined || (Number.isFinite(each) && each >= 0)) &&
  ['undefined', 'string'].includes(typeof game.grade);

/**
 * The games of a record, and whether everything in it could be read.
 * @param {string | null} record
 * @returns {{games: Game[], isWhole: boolean}}
 */
export function readGames(record) {
  if (record === null) return { games: [], isWhole: true };
  const saved = parse(record);
  const games = Array.isArray(saved) ? saved.filter(isGame) : [];
  return { games, isWhole: Array.isArray(saved) && games.length === saved.length };
}

/** Some games and others, each once, by day. @param {Game[]} some @param {Game[]} others */
export function mergedGames(some, others) {
  const all = new Map(some.map((game) => [keyOf(game), game]));
  for (const game of others) if (!all.has(keyOf(game))) all.set(keyOf(game), game);
  return [...all.values()].sort((one, other) => numberOf(one.day) - numberOf(other.day));
}

export class Records {
  #storage;

  /** @param {TextStorage} storage  that of the browser, which other tabs write too */
  constructor(storage) {
    this.#storage = storage;
  }

  /** All games, the oldest first. */
  get games() {
    return readGames(this.#storage.read(KEY)).games;
  }

  /**
   * Adds a game, or to the same game what was not known of it yet.
   * @param {Game} game
   */
  add(game) {
    const record = this.#storage.read(KEY);
    const { games, isWhole } = readGames(record);
    if (!isWhole && record !== null) this.#storage.putAside(record);
    const same = games.findIndex((each) => keyOf(each) === keyOf(game));
    if (same < 0) games.push(game);
    else games[same] = { ...game, ...games[same] };
    this.#storage.write(KEY, JSON.stringify(games));
  }
}

/**
 * The best time of a kind and size, in ms, without one game.
 * @param {Game[]} games
 * @param {Pick<Game, 'kind' | 'size'> & Partial<Game>} game
 * @returns {number | undefined}
 */
export function bestBefore(games, { kind, size, board, day }) {
  const others = games.filter(
    (each) => each.kind === kind && each.size === size && !(each.board === board && each.day === day),
  );
  return leastOf(others.map(({ ms }) => ms));
}

/** @param {(number | undefined)[]} times */
const leastOf = (times) =>
  times.reduce((least, ms) => (ms !== undefined && (least === undefined || ms < least) ? ms : least), undefined);

/**
 * The seven days up to one, and on which of them a game was finished.
 * @param {Game[]} games
 * @param {string} today
 */
export function weekOf(games, today) {
  const days = new Set(games.map(({ day }) => day));
  const last = numberOf(today);
  return Array.from({ length: 7 }, (_, back) => {
    const day = dayAt(last - 6 + back);
    return { day, isPlayed: days.has(day) };
  });
}

/**
 * Streaks, in days on which a game was finished. One day without a game does not end a streak, two in a row do; nor
 * does today, as long as it lasts.
 * @param {Game[]} games
 * @param {string} today
 * @returns {{now: number, longest: number}}
 */
export function streaksOf(games, today) {
  const days = [...new Set(games.map(({ day }) => numberOf(day)))].sort((one, other) => one - other);
  let [length, longest] = [0, 0];
  for (const [at, day] of days.entries()) {
    length = at > 0 && day - days[at - 1] <= 2 ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  const isOn = days.length > 0 && numberOf(today) - /** @type {number} */ (days.at(-1)) <= 2;
  return { now: isOn ? length : 0, longest };
}

/**
 * Figures of each kind and size, those that were finished most often first.
 * @param {Game[]} games
 */
export function figuresOf(games) {
  /** @type {Map<string, Game[]>} */
  const kinds = new Map();
  for (const game of games) {
    const key = `${game.kind} ${game.size}`;
    kinds.set(key, [...(kinds.get(key) ?? []), game]);
  }
  return [...kinds.values()]
    .map((all) => {
      const [{ kind, size }] = all;
      const times = all.flatMap(({ ms }) => (ms === undefined ? [] : [ms]));
      return {
        kind,
        size,
        finished: all.length,
        withoutHints: all.filter(({ hints }) => hints === 0).length,
        best: leastOf(times),
        mean: times.length > 0 ? times.reduce((sum, ms) => sum + ms, 0) / times.length : undefined,
      };
    })
    .sort((one, other) => other.finished - one.finished || (one.kind + one.size < other.kind + other.size ? -1 : 1));
}
