// What is known about a board that is being set: after each edit the solutions are counted up to a bound. The values
// that cells have in some solution are found only while a person wants to see them. Fetched when a person first sets a
// board. Tested by tests/web/playing.test.js.

import { gradeSentence } from './grade.js';
import { CAP } from './session.js';
import { askedCells, symmetries, withoutPartners } from './set-symmetry.js';

/** @import { Candidate } from 'quadrille' */
/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Symmetry } from './set-symmetry.js' */

const AFTER_MS = 150;
const SECONDS = 2;

/** The most candidates: more could not be read on the board, and receiving them would block the page. */
const MOST_CANDIDATES = 50_000;

/** The puzzles whose givens may be symmetric: their boards are squares, and all cells can be filled in. */
const SYMMETRIC = new Set(['sudoku', 'variant']);

/** Solutions are counted up to this number. */
const MOST_COUNTED = 1000;

/**
 * @typedef {object} Live
 * @property {string} text  of the board that it is about
 * @property {number} [count]  of its solutions; undefined while they are being counted
 * @property {boolean} [isMore]  whether there may be more solutions than that
 * @property {boolean} [hasValues]  whether it has a solution, and few enough cells that the values in some can be shown
 * @property {Candidate[][]} [candidates]  while they are wanted
 * @property {string} [grade]  the sentence about how hard it is
 */

export class LiveCount {
  /** @type {Live | undefined} */
  live;
  /** Whether a person wants to see which values cells have in some solution. */
  showsValues = false;
  #session;
  /** @type {Puzzle | undefined} */
  #puzzle;
  #timer = 0;
  #abort = new AbortController();

  /** @param {PageSession} session */
  constructor(session) {
    this.#session = session;
  }

  /** Asks about the present board, a moment after its last edit. @param {boolean} isWanted */
  follow(isWanted) {
    const { text, puzzle } = this.#session;
    if (!isWanted || puzzle !== this.#puzzle) this.showsValues = false;
    this.#puzzle = puzzle;
    if (isWanted && this.live?.text === text) return;
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.live = isWanted ? { text } : undefined;
    if (!isWanted) return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#timer = window.setTimeout(() => {
      // The solver cannot be fetched, or cannot read the board: then nothing is said about the board.
      this.#ask(puzzle, text, abort.signal).catch(() => {});
    }, AFTER_MS);
  }

  /** Shows the values that cells have in some solution, or hides them again. @param {boolean} isOn */
  showValues(isOn) {
    this.showsValues = isOn;
    const { live, showsValues } = this;
    if (live?.candidates && !showsValues) this.live = { ...live, candidates: undefined };
    else if (live?.hasValues) this.#findValues(live.text, this.#abort.signal).catch(() => {});
    this.#session.changed();
  }

  /** The empty cells that the symmetry of the givens asks for. @returns {number[]} */
  get asked() {
    const { puzzle, text } = this.#session;
    const symmetry = this.live && this.#session.game.way === 'set' && this.#symmetry;
    return symmetry && puzzle.filling ? askedCells(symmetry, puzzle.filling.read(text)) : [];
  }

  /** The board after an edit, without the partners of what it takes away. @param {string} edited */
  withoutPartners(edited) {
    const { puzzle, text } = this.#session;
    const symmetry = this.#symmetry;
    if (!symmetry || !puzzle.filling || puzzle.size(edited) !== puzzle.size(text)) return edited;
    const { read, write } = puzzle.filling;
    return write(edited, withoutPartners(symmetry, read(text), read(edited)));
  }

  /** The chosen symmetry, where the board can have one. @returns {Symmetry | undefined} */
  get #symmetry() {
    const { puzzle, store } = this.#session;
    const chosen = symmetries.find((name) => name === store.wants('symmetry'));
    return SYMMETRIC.has(puzzle.id) && chosen !== 'none' ? chosen : undefined;
  }

  /** @param {Puzzle} puzzle @param {string} text @param {AbortSignal} signal */
  async #ask(puzzle, text, signal) {
    const { id, notation, scale, filling } = puzzle;
    const { solver } = this.#session;
    const options = { format: notation, seconds: SECONDS, signal, limit: MOST_COUNTED + 1 };
    const counted = await solver.ask('count', id, text, options);
    const count = Number(counted.count ?? 0);
    const isMore = counted.verdict === 'stopped' || count > MOST_COUNTED;
    const mostCandidates = (filling?.read(text).length ?? 0) * (filling?.symbols(text).length ?? 0);
    const hasValues = (count > 0 || isMore) && mostCandidates <= MOST_CANDIDATES;
    this.#say({ text, count: Math.min(count, MOST_COUNTED), isMore, hasValues }, signal);
    if (count === 1 && !isMore) this.#session.prove(text, id);
    if (hasValues && this.showsValues) await this.#findValues(text, signal);
    if (count !== 1 || !scale || mostCandidates > MOST_CANDIDATES) return;
    const grade = await gradeSentence(solver, puzzle, text, signal);
    this.#say({ ...this.live, text, grade }, signal);
  }

  /** @param {string} text @param {AbortSignal} signal */
  async #findValues(text, signal) {
    const { solver, puzzle } = this.#session;
    const options = { format: puzzle.notation, seconds: SECONDS, signal, cap: CAP };
    const { candidates } = await solver.ask('candidates', puzzle.id, text, options);
    if (candidates?.length && this.showsValues) this.#say({ ...this.live, text, candidates }, signal);
  }

  /** @param {Live} live @param {AbortSignal} signal  of the question */
  #say(live, signal) {
    if (signal.aborted) return;
    this.live = live;
    this.#session.changed();
  }
}
