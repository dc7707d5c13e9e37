// What is found out about a board once a question about it was answered, until something else is asked: of a count the
// solutions up to symmetry, of a board with one solution how hard it is, of a game that cannot be solved its mistakes.
// Fetched with the first answer that may lead on. Without a network nothing more is said. Tested by
// tests/web/solving.test.js and playing.test.js.

/** @import { PageSession } from './page-session.js' */
/** @import { Answer } from './solver-client.js' */

export class Sequel {
  #session;
  /** By answer, a further sentence. @type {WeakMap<object, string>} */
  #sentences = new WeakMap();

  /** @param {PageSession} session */
  constructor(session) {
    this.#session = session;
  }

  /** A further sentence about the board, once it is known. */
  get sentence() {
    const { isCurrent, query } = this.#session;
    return isCurrent ? this.#sentences.get(/** @type {Answer} */ (query.state.answer)) : undefined;
  }

  /**
   * Finds out more about a board that was checked or counted. Of a hint that cannot be given because the board has no
   * solution any more, marks the entries that are wrong.
   * @param {'check' | 'count' | 'hint'} question
   * @param {Answer} answer
   */
  async after(question, answer) {
    if (question === 'hint') return this.#withMistakes(answer);
    const { scale, symmetry } = this.#session.puzzle;
    if ((scale && answer.verdict === 'unique') || (symmetry && answer.verdict === 'counted'))
      this.#find(answer).catch(() => {});
  }

  /** @param {Answer} answer */
  async #withMistakes(answer) {
    const { game, query } = this.#session;
    const isPlayed = game.isOffered && game.way === 'play' && game.entries.length > 0;
    if (answer.verdict !== 'none' || !isPlayed) return;
    const sentence = await import('./play-tools.js')
      .then((file) => file.mistakesFound(this.#session))
      .catch(() => undefined);
    if (sentence && query.state.answer === answer) this.#session.say(sentence);
  }

  /** @param {Answer} answer */
  async #find(answer) {
    const sentence = await (await import('./further.js')).furtherSentence(this.#session, answer);
    if (sentence === undefined) return;
    this.#sentences.set(answer, sentence);
    this.#session.changed();
  }
}
