// What core says of the text of a kind while it is typed: the rules in words, or what is wrong and where. It is asked a
// moment after the last key, even while a question of a person runs. Fires `change`. Tested by
// tests/wasm/own-kinds.test.js.

/** @import { Failure } from '../session/query-state.js' */
/** @import { Solver } from '../session/solver-client.js' */

const AFTER_MS = 250;

/** @typedef {{line: number, en: string, zh: string}} Said  a rule, by the line of the text in which it stands */

/** The rules as the notation `rules` writes them. @param {string} written @returns {Said[]} */
export const readRules = (written) =>
  written.split('\n').map((row) => {
    const [line, en = '', zh = ''] = row.split('\t');
    return { line: Number(line), en, zh };
  });

export class KindReading extends EventTarget {
  /** @type {Said[]} */
  rules = [];
  /** @type {Failure | undefined} */
  fault;
  #solver;
  #asked = '';
  #timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  #abort = new AbortController();

  /** @param {Solver} solver */
  constructor(solver) {
    super();
    this.#solver = solver;
  }

  /**
   * Reads a kind with its board.
   * @param {string} text
   * @param {(text: string) => void} [done]  is given the text as core writes it, when it is right
   * @param {number} [after]  milliseconds
   */
  read(text, done, after = AFTER_MS) {
    if (text === this.#asked) return;
    this.stop();
    this.#asked = text;
    const { signal } = this.#abort;
    this.#timer = setTimeout(() => this.#ask(text, signal, done), after);
  }

  /** @param {string} text @param {AbortSignal} signal @param {((text: string) => void) | undefined} done */
  async #ask(text, signal, done) {
    try {
      const rules = await this.#solver.convert('own', text, 'rules', { format: 'grid', signal });
      const board = done && (await this.#solver.convert('own', text, 'grid', { format: 'grid', signal }));
      if (signal.aborted) return;
      [this.rules, this.fault] = [readRules(rules.text), undefined];
      if (board) done?.(board.text);
    } catch (error) {
      if (signal.aborted) return;
      this.fault = /** @type {Failure} */ (error);
    }
    this.dispatchEvent(new Event('change'));
  }

  /** Forgets what is being asked. */
  stop() {
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#asked = '';
  }
}
