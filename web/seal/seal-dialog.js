// <seal-dialog>: makes a certificate of a board, has it checked, and then shows the seal. Closing it stops that. What a
// player has filled in is no part of the puzzle. Tested by tests/web/seal.test.js.

import { html, nothing } from 'lit';
import { action } from '../parts/action.js';
import { failureSentence } from '../parts/answer.js';
import { download } from '../parts/download.js';
import { PageDialog } from '../parts/page-dialog.js';
import { drawableText } from '../strings/plain-text.js';
import { sealStrings } from '../strings/seal-strings.js';
import { compressed, judge, makeCertificate } from './certificate.js';
import { seal } from './seal.js';

/** @import { Failure } from '../session/query-state.js' */
/** @import { PageSession } from '../session/page-session.js' */

/**
 * @typedef {{verdict: string, file: Blob, name: string, made: number, checked: number}} Certificate  checked already
 * @typedef {{phase: 'making' | 'checking' | 'ended', fraction?: number, sentence?: string, certificate?: Certificate}}
 *   State
 */

/** The errors of puzzles that cannot be written as a model. */
const NO_MODEL = new Set(['unknown-format', 'bad-input']);

export class SealDialog extends PageDialog {
  static properties = { state: { state: true } };

  /** @type {PageSession | undefined} */
  #session;
  #abort = new AbortController();

  constructor() {
    super();
    /** @type {State} */
    this.state = { phase: 'ended' };
  }

  /** @param {PageSession} session */
  async open(session) {
    this.#session = session;
    this.#start(session);
    await this.show();
  }

  closed() {
    this.#abort.abort();
  }

  /** @param {PageSession} session */
  async #start(session) {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.state = { phase: 'making' };
    /** @type {State} */
    const state = await this.#seal(session, signal).catch((error) => ({ phase: 'ended', sentence: reasonOf(error) }));
    if (signal === this.#abort.signal) this.state = state;
  }

  /** @param {PageSession} session @param {AbortSignal} signal @returns {Promise<State>} */
  async #seal({ solver, puzzle, store, text, game }, signal) {
    const strings = sealStrings();
    const sealed = { solver, puzzle, board: game.isOffered ? store.position.givens : text };
    const begin = performance.now();
    const proof = await makeCertificate(sealed, signal);
    if (proof === undefined) return { phase: 'ended', sentence: strings.stopped };
    const begun = performance.now();
    /** @param {number} fraction */
    const onProgress = (fraction) => {
      if (!signal.aborted) this.state = { phase: 'checking', fraction };
    };
    onProgress(0);
    const judged = await judge(sealed, proof, { signal, onProgress });
    if (!judged) return { phase: 'ended', sentence: strings.stopped };
    const { verdict, fault } = judged;
    if (!verdict) return { phase: 'ended', sentence: drawableText(strings.refused(fault ?? '')) };
    const [made, checked] = [begun - begin, performance.now() - begun];
    const [file, name] = [await compressed(proof), `${puzzle.id}-proof.gz`];
    return { phase: 'ended', certificate: { verdict, file, name, made, checked } };
  }

  render() {
    const session = this.#session;
    if (!session) return nothing;
    const strings = sealStrings();
    const { phase, fraction, sentence, certificate } = this.state;
    const isRunning = phase !== 'ended';
    return this.frame(html`
      ${this.focusedHeading(strings.title)}
      <div class="sealed">
        ${certificate?.verdict === 'unique' ? seal() : nothing}
        <div>
          <p class="verdict" role="status">
            ${isRunning ? strings[phase] : certificate ? strings.verdicts[certificate.verdict] : sentence}
          </p>
          ${
            isRunning
              ? html`<progress aria-label=${strings.progress} max="1" .value=${fraction ?? nothing}></progress>`
              : nothing
          }
          ${certificate ? factsOf(certificate) : nothing}
        </div>
      </div>
      ${this.foot(this.#mainButton(session))}
    `);
  }

  /** @param {PageSession} session */
  #mainButton(session) {
    const { stop, save, again, stopped } = sealStrings();
    const { phase, certificate, sentence } = this.state;
    const classes = 'main';
    if (phase !== 'ended') return action(stop, () => this.#abort.abort(), { classes });
    if (certificate) return action(save, () => download(certificate.name, certificate.file), { classes });
    return sentence === stopped ? action(again, () => this.#start(session), { classes }) : nothing;
  }
}

/** @param {Certificate} certificate */
function factsOf({ file, name, made, checked }) {
  const { facts, checker, anybody } = sealStrings();
  return html`<p>${facts(file.size, made, checked)} ${checker}</p>
    <p>${anybody}<code>npx quadrille verify puzzle.txt ${name}</code></p>`;
}

/** Why there is no certificate. @param {Failure} error */
const reasonOf = (error) => (NO_MODEL.has(error.code ?? '') ? sealStrings().noCertificate : failureSentence(error));

customElements.define('seal-dialog', SealDialog);
