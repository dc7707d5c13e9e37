// One part of a divided search (division.js): whether it waits, is worked on or is done, and what was found in it.
import { shareOf } from './parts.js';

/**
 * @typedef {import('./protocol.js').Answer} Answer
 * @typedef {import('./protocol.js').Progress} Progress
 * @typedef {import('./protocol.js').StreamItem} StreamItem
 * @typedef {import('./request-runner.js').RequestRunner} RequestRunner
 * @typedef {'solve' | 'check' | 'count' | 'list'} DividedQuestion
 */

export class PartJob {
  /** @type {RequestRunner | undefined} while a worker works on it */
  runner;
  /** @type {Answer | undefined} once it is done */
  answer;
  /** @type {Progress | undefined} the last report. Only large parts have one */
  progress;
  /** @type {string[]} that are not delivered */
  solutions = [];
  /** How many solutions are delivered. */
  delivered = 0;
  /** The first of the parts that were given away last; empty if there were none. */
  given = '';
  /** When its worker began with it. */
  begun = 0;
  /** Whether the worker has been asked for parts, and when it had none to give. */
  isAsked = false;
  gaveNothing = Number.NEGATIVE_INFINITY;
  /** Whether the first worker was lost. */
  isSecondTry = false;
  /** How many solutions the first try has delivered; the second skips them. All parts of one first try share this. */
  skip = { left: 0 };

  /**
   * @param {string} part empty: the whole
   * @param {DividedQuestion} question
   */
  constructor(part, question) {
    this.part = part;
    this.question = question;
    this.#share = shareOf(part);
  }

  /** Whether no worker has begun with it. */
  get isWaiting() {
    return this.runner === undefined && this.answer === undefined;
  }

  /** Whether all of it is searched. */
  get isDone() {
    return this.runner === undefined && this.answer !== undefined && this.answer.verdict !== 'stopped';
  }

  /** The characters of the solutions that are not delivered. */
  get size() {
    return this.solutions.reduce((size, { length }) => size + length, 0);
  }

  /** How much of the tree is still to be searched here, 0 to 1. */
  get remaining() {
    return this.answer ? 0 : this.#share * (1 - this.#fraction);
  }

  /** How much of the tree has been searched here. */
  get searched() {
    return this.#settled + this.#share * (this.answer ? 1 : this.#fraction);
  }

  /** @param {Progress} progress */
  report(progress) {
    this.progress = progress;
    this.#fraction = progress.fraction;
  }

  /**
   * Parts of equal size were given away. This job keeps the part before them, and what was searched until then.
   * @param {string[]} parts
   * @param {number} fraction how much of what it keeps is done, 0 to 1
   * @returns {PartJob[]} the jobs of these parts
   */
  giveAway(parts, fraction) {
    const share = shareOf(parts[0]);
    this.#settled += this.#share - (parts.length + 1) * share;
    this.#share = share;
    this.#fraction = fraction;
    this.given = parts[0];
    return parts.map((part) => this.beside(part));
  }

  /** Another part of the same question. @param {string} part */
  beside(part) {
    const job = new PartJob(part, this.question);
    job.isSecondTry = this.isSecondTry;
    job.skip = this.skip;
    return job;
  }

  /**
   * Takes what the worker has found.
   * @param {StreamItem[]} found
   * @returns {number} how many characters of solutions there are among them
   */
  take(found) {
    let size = 0;
    for (const item of found) {
      if (this.answer) break; // the rest belongs to the next puzzle
      if (typeof item !== 'string') {
        this.answer = /** @type {Answer} */ (item);
      } else {
        size += item.length;
        this.solutions.push(item);
      }
    }
    return size;
  }

  /** The solutions that are to be delivered now. */
  takeSolutions() {
    const solutions = this.solutions.splice(0);
    const skipped = Math.min(this.skip.left, solutions.length);
    this.skip.left -= skipped;
    this.delivered += solutions.length;
    return skipped > 0 ? solutions.slice(skipped) : solutions;
  }

  /** @returns {Promise<unknown>} the worker waits until `goOnAfter` */
  holdBack() {
    return new Promise((resolve) => this.#heldBack.push(() => resolve(undefined)));
  }

  /** Whether the worker waits. */
  get isHeldBack() {
    return this.#heldBack.length > 0;
  }

  /** Lets the worker go on when this is settled. @param {unknown} taken */
  async goOnAfter(taken) {
    if (!this.isHeldBack) return;
    await taken;
    for (const goOn of this.#heldBack.splice(0)) goOn();
  }

  /** The worker was lost: other parts of the question (`beside`) replace this one. */
  beginAgain() {
    this.isSecondTry = true;
    this.skip = { left: this.delivered };
  }

  /** @type {(() => void)[]} */
  #heldBack = [];
  #share; // the part of the tree that this job has, 0 to 1
  #settled = 0; // the part of the tree that was searched before parts were given away
  #fraction = 0; // how much of the share is done
}
