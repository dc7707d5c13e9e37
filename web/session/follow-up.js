// The page's own questions after an answer, until a person asks another one: after a count, the number of solutions up
// to symmetry; for a board with one solution, how hard it is; for a game that cannot be solved, its mistakes; for clues
// that contradict each other, changes that would make them agree. Fetched with the first answer that leads to such a
// question; without a network none is asked.
// Tested by tests/web/solving.test.js and playing.test.js.

import { moreStrings } from '../strings/more-strings.js';
import { language } from '../strings/page-strings.js';
import { gradeSentence } from './grade.js';
import { learnRules } from './rule-words.js';
import { countClasses } from './symmetry.js';

/** @import { Mend } from './mend.js' */
/** @import { PageSession } from './page-session.js' */
/** @import { Answer } from './solver-client.js' */

/** Verdicts after which there may be fewer solutions up to symmetry. */
const COUNTED = new Set(['counted', 'listed']);

export class FollowUp {
  #session;
  /** By answer, a further sentence. @type {WeakMap<object, string>} */
  #sentences = new WeakMap();
  /** By answer, what would mend a contradiction. @type {WeakMap<object, Mend[]>} */
  #mends = new WeakMap();

  /** @param {PageSession} session */
  constructor(session) {
    this.#session = session;
  }

  /** A further sentence about the board, once it is known. */
  get sentence() {
    const { isCurrent, query } = this.#session;
    return isCurrent ? this.#sentences.get(/** @type {Answer} */ (query.state.answer)) : undefined;
  }

  /** What would mend the contradiction that is shown, as far as it is known. */
  get mends() {
    const { isCurrent, query } = this.#session;
    return (isCurrent && this.#mends.get(/** @type {Answer} */ (query.state.answer))) || [];
  }

  /**
   * Finds out more about a board that was checked or counted, or whose solutions were listed. Of a hint that cannot be
   * given because the board has no solution any more, marks the entries that are wrong.
   * @param {'check' | 'count' | 'list' | 'hint' | 'why'} question
   * @param {Answer} answer
   */
  async after(question, answer) {
    if (question === 'hint') {
      if (language === 'zh') await this.#inChinese();
      return this.#withMistakes(answer);
    }
    if (question === 'why') {
      if (answer.verdict === 'conflict') this.#mend(answer).catch(() => {});
      return;
    }
    const { scale, symmetry } = this.#session.puzzle;
    if ((scale && answer.verdict === 'unique') || (symmetry && COUNTED.has(answer.verdict)))
      this.#find(answer).catch(() => {});
  }

  /** What hints quote of the rules of a kind. Without the words they stay in English. */
  async #inChinese() {
    await learnRules(this.#session).catch(() => {});
    this.#session.changed();
  }

  /** @param {Answer} answer */
  async #withMistakes(answer) {
    const { game, query } = this.#session;
    if (answer.verdict !== 'none' || !game.isPlayed || game.entries.length === 0) return;
    const sentence = await import('./play-tools.js')
      .then((file) => file.mistakesFound(this.#session))
      .catch(() => undefined);
    if (sentence && query.state.answer === answer) this.#session.say(sentence);
  }

  /** @param {Answer} answer */
  async #mend(answer) {
    const { findMends } = await import('./mend.js');
    const { query } = this.#session;
    const found = await whileShown(query, answer, (signal) =>
      findMends(this.#session, answer.statements ?? [], signal),
    );
    this.#mends.set(answer, found);
    this.#session.changed();
  }

  /** @param {Answer} answer */
  async #find(answer) {
    const sentence = await whileShown(this.#session.query, answer, (signal) =>
      sentenceAbout(this.#session, answer, signal),
    );
    if (sentence === undefined) return;
    this.#sentences.set(answer, sentence);
    this.#session.changed();
  }
}

/**
 * How hard the board is, or its number of solutions up to symmetry.
 * @param {PageSession} session
 * @param {Answer} answer  to the usual count or check
 * @param {AbortSignal} signal
 */
async function sentenceAbout({ solver, puzzle, text, options }, answer, signal) {
  if (answer.verdict === 'unique') return gradeSentence(solver, puzzle, text, signal);
  const classes = await countClasses(solver, puzzle.id, text, answer, { ...options, format: puzzle.notation, signal });
  return classes === undefined ? undefined : moreStrings().classes(classes);
}

/**
 * Asks a further question, which is stopped when a person asks another one.
 * @template T
 * @param {import('./query-state.js').QueryState} query
 * @param {Answer} answer  that is shown
 * @param {(signal: AbortSignal) => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function whileShown(query, answer, ask) {
  const abort = new AbortController();
  const onChange = () => query.state.answer !== answer && abort.abort();
  query.addEventListener('change', onChange);
  return ask(abort.signal).finally(() => query.removeEventListener('change', onChange));
}
