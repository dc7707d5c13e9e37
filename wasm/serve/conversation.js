// What one page asks, and our answers: the messages of dclamage/SudokuSolver (SudokuSolverConsole/WebsocketListener.cs,
// UserScripts/Fpuzzles-SudokuSolver.user.js), JSON with a `nonce` that the answer repeats. A question replaces the one
// before. Tested by tests/cli/serve.test.js.
import { linkTo, Setting } from './setting.js';

/**
 * @typedef {import('../api/quadrille.js').Quadrille} Quadrille
 * @typedef {import('../api/results.js').Hint} Hint
 * @typedef {Record<string, unknown>} Reply
 * @typedef {{ setting: Setting, signal: AbortSignal, tell: (reply: Reply) => void }} Asked  tell: sends an answer
 *   before the last one
 */

/** Questions about what is given, without what a person has entered. */
const OF_GIVENS = new Set(['truecandidates', 'solve', 'check', 'count']);

/** How often a count says how far it is, in milliseconds. */
const BETWEEN_COUNTS = 500;

const NO_SOLUTION = { type: 'invalid', message: 'No solutions found.' };

export class Conversation {
  /**
   * @param {Quadrille} quadrille
   * @param {(reply: string) => void} send
   */
  constructor(quadrille, send) {
    this.#quadrille = quadrille;
    this.#send = send;
  }

  /** Answers a message. @param {string} text @returns {Promise<void>}  when the last answer was sent */
  async hear(text) {
    this.stop();
    const message = parse(text);
    if (!message) return this.#reply(0, { type: 'invalid', message: 'This is no message: it is not JSON.' });
    const { nonce, command, dataType, data } = message;
    if (command === 'cancel') return this.#reply(nonce, { type: 'canceled' });
    const asking = new AbortController();
    this.#asking = asking;
    try {
      if (dataType !== 'fpuzzles' || typeof data !== 'string')
        throw new Error(`Puzzles are sent as "fpuzzles", not as ${JSON.stringify(dataType)}.`);
      if (typeof command !== 'string' || !Object.hasOwn(this.#commands, command))
        throw new Error(`The command ${JSON.stringify(command)} is not known here.`);
      const { signal } = asking;
      await this.#quadrille.convert('variant', linkTo(data), { format: 'fpuzzles', to: 'iss', signal });
      const setting = new Setting(data, OF_GIVENS.has(command));
      const tell = (/** @type {Reply} */ reply) => this.#reply(nonce, reply);
      const reply = await this.#commands[command]({ setting, signal, tell });
      this.#reply(nonce, asking.signal.aborted ? { type: 'canceled' } : reply);
    } catch (error) {
      const isStopped = asking.signal.aborted;
      const said = { type: 'invalid', message: /** @type {Error} */ (error).message };
      this.#reply(nonce, isStopped ? { type: 'canceled' } : said);
    }
  }

  /** Stops what is being answered. */
  stop() {
    this.#asking?.abort();
  }

  /** @param {unknown} nonce @param {Reply} reply */
  #reply(nonce, reply) {
    this.#send(JSON.stringify({ nonce, ...reply }));
  }

  #quadrille;
  #send;
  /** Stops the question that is being answered. @type {AbortController | undefined} */
  #asking;

  /** @type {Record<string, (asked: Asked) => Promise<Reply>>} */
  #commands = {
    solve: async ({ setting, signal }) => {
      const { solution } = await this.#quadrille.solve('variant', setting.link(), { format: 'fpuzzles', signal });
      if (!solution) return NO_SOLUTION;
      return { type: 'solved', solution: valuesOf(solution, setting.size) };
    },

    check: async ({ setting, signal }) => {
      const { solutions } = await this.#quadrille.check('variant', setting.link(), { format: 'fpuzzles', signal });
      return { type: 'count', count: solutions.length, inProgress: false };
    },

    count: async ({ setting, signal, tell }) => {
      let next = Date.now() + BETWEEN_COUNTS;
      const onProgress = (/** @type {{ solutions: number }} */ { solutions }) => {
        if (signal.aborted || Date.now() < next) return;
        next = Date.now() + BETWEEN_COUNTS;
        tell({ type: 'count', count: solutions, inProgress: true });
      };
      const options = { format: /** @type {const} */ ('fpuzzles'), signal, onProgress };
      const { count } = await this.#quadrille.count('variant', setting.link(), options);
      // The page shows a number as it is, and a text likewise: a large number would lose its last digits.
      const isExact = count <= BigInt(Number.MAX_SAFE_INTEGER);
      return { type: 'count', count: isExact ? Number(count) : String(count), inProgress: false };
    },

    truecandidates: async ({ setting, signal }) => {
      const { cap, isLogical } = setting.wishes;
      const options = { format: /** @type {const} */ ('fpuzzles'), signal, cap };
      const { verdict, candidates } = await this.#quadrille.candidates('variant', setting.link(), options);
      if (verdict !== 'found') return NO_SOLUTION;
      const { size } = setting;
      const numbers = Array(size ** 3).fill(0);
      candidates.forEach((list, cell) => {
        for (const { value, count } of list) numbers[cell * size + value - 1] = count;
      });
      if (isLogical) {
        await this.#follow(setting, signal, Number.POSITIVE_INFINITY);
        setting.candidates.forEach((list, cell) => {
          for (const value of list) numbers[cell * size + value - 1] ||= -1; // no step takes it away
        });
      }
      return { type: 'truecandidates', solutionsPerCandidate: numbers };
    },

    solvepath: async ({ setting, signal }) => {
      setting.settle();
      return logical(setting, await this.#follow(setting, signal, Number.POSITIVE_INFINITY));
    },

    step: async ({ setting, signal }) => {
      if (setting.settle()) return logical(setting, { lines: ['Initial candidates.'], isValid: true });
      return logical(setting, await this.#follow(setting, signal, 1));
    },
  };

  /**
   * Takes steps until none is found.
   * @param {Setting} setting  which they change
   * @param {AbortSignal} signal
   * @param {number} most
   * @returns {Promise<{ lines: string[], isValid: boolean }>}  a line a step
   */
  async #follow(setting, signal, most) {
    const lines = [];
    while (lines.length < most) {
      const { single } = setting;
      if (single !== undefined) {
        const [value] = setting.candidates[single];
        setting.place(single, value);
        lines.push(`${placing(single, value, setting.size)}: its only value`);
        continue;
      }
      const hint = await this.#quadrille.hint('variant', setting.link(), { format: 'fpuzzles', signal });
      const { kind, cell, value, eliminated, verdict } = hint;
      if (verdict === 'none' || kind === 'contradiction') return { lines, isValid: false };
      if (verdict !== 'found' || kind === null) break;
      if (cell !== null) setting.place(cell, value);
      for (const gone of eliminated) setting.eliminate(gone.cell, gone.value);
      lines.push(lineOf(hint, setting.size));
    }
    if (lines.length === 0) lines.push('No logical steps found.');
    return { lines, isValid: setting.candidates.every((left) => left.length > 0) };
  }
}

/** @param {Setting} setting @param {{ lines: string[], isValid: boolean }} path */
function logical({ values, candidates }, { lines, isValid }) {
  const said = isValid ? lines : [...lines, 'Board is invalid!'];
  const cells = candidates.map((left, cell) => {
    const value = values[cell];
    return value === undefined ? { value: 0, candidates: left } : { value };
  });
  return { type: 'logical', cells, message: `${said.join('\n')}\n`, isValid };
}

/** @param {number} cell @param {number} value @param {number} size */
const placing = (cell, value, size) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}=${value}`;

/** A step in words. @param {Hint} hint @param {number} size */
function lineOf({ cell, value, rule, unit, line }, size) {
  if (cell === null) return line ?? String(rule);
  const where = unit && unit.kind !== 'cell' ? `its only place in ${unit.name}` : 'its only value';
  return `${placing(cell, value, size)}: ${where}`;
}

/**
 * The values of a solution in the notation `iss`: digits, and letters from 10 on, or from 1 on a board of 16.
 * @param {string} solution
 * @param {number} size
 */
const valuesOf = (solution, size) =>
  [...solution].map((symbol) => (size === 16 ? symbol.charCodeAt(0) - 64 : Number.parseInt(symbol, 36)));

/** @param {string} text @returns {Record<string, unknown> | undefined} */
function parse(text) {
  try {
    const message = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
