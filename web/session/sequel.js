// What is found out about a board once a question about it was answered, until something else is asked: of a count the
// solutions up to symmetry, of a board with one solution how hard it is, of a game that cannot be solved its mistakes.
// Without a network nothing more is said. Tested by tests/web/solving.test.js and playing.test.js.

/** @import { PageSession } from './page-session.js' */
/** @import { Session } from './session.js' */
/** @import { Answer } from './solver-client.js' */

/** @typedef {ReturnType<Session['ask']>} Asking */

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

  /** Finds out more once there is an answer to a check or a count. @param {Asking} asking @returns {Asking} */
  async after(asking) {
    const asked = await asking;
    const { answer } = asked;
    const { isGraded, symmetry } = this.#session.puzzle;
    const isWanted = (isGraded && answer?.verdict === 'unique') || (symmetry && answer?.verdict === 'counted');
    if (answer && isWanted) this.#find(answer).catch(() => {});
    return asked;
  }

  /**
   * Where no hint can be given because the board has no solution any more, marks the entries that are wrong.
   * @param {Asking} asking  for a hint
   * @returns {Asking}
   */
  async withMistakes(asking) {
    const asked = await asking;
    const { game, query } = this.#session;
    const isPlayed = game.isOffered && game.way === 'play' && game.entries.length > 0;
    if (asked.answer?.verdict !== 'none' || !isPlayed) return asked;
    const sentence = await import('./play-tools.js')
      .then((file) => file.mistakesFound(this.#session))
      .catch(() => undefined);
    if (sentence && query.state.answer === asked.answer) this.#session.say(sentence);
    return asked;
  }

  /** @param {Answer} answer */
  async #find(answer) {
    const sentence = await (await import('./further.js')).furtherSentence(this.#session, answer);
    if (sentence === undefined) return;
    this.#sentences.set(answer, sentence);
    this.#session.changed();
  }
}
