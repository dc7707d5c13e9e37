// <seal-dialog>: makes a certificate of a board, has it checked, and then shows the seal; or checks that of a link.
// Closing it stops that. What a player has filled in is no part of the puzzle. Tested by tests/web/seal.test.js.

import { html, nothing } from 'lit';
import { action } from '../parts/action.js';
import { failureSentence } from '../parts/answer.js';
import { download } from '../parts/download.js';
import { PageDialog } from '../parts/page-dialog.js';
import { linkTo } from '../session/link.js';
import { pageStrings } from '../strings/page-strings.js';
import { drawableText } from '../strings/plain-text.js';
import { sealStrings } from '../strings/seal-strings.js';
import { compressed, judge, makeCertificate } from './certificate.js';
import { packed } from './packed.js';
import { seal } from './seal.js';

/** @import { Failure } from '../session/query-state.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Sealed } from './certificate.js' */

/**
 * @typedef {{verdict: string, checked: number, made?: number, file?: Blob, name?: string, link?: string}} Certificate
 *   checked already; that of a link is not made here
 * @typedef {{phase: 'making' | 'checking' | 'ended', fraction?: number, sentence?: string, certificate?: Certificate}}
 *   State
 */

/** The errors of puzzles that cannot be written as a model. */
const NO_MODEL = new Set(['unknown-format', 'bad-input']);

export class SealDialog extends PageDialog {
  static properties = { state: { state: true } };

  #abort = new AbortController();
  /** The seal of the link that is being checked. @type {string | undefined} */
  #linked;

  constructor() {
    super();
    /** @type {State} */
    this.state = { phase: 'ended' };
  }

  /** @param {PageSession} session @param {string} [seal]  that came with a link */
  async open(session, seal) {
    this.session = session;
    this.#start(session, seal);
    await this.show();
  }

  closed() {
    this.#abort.abort();
  }

  /** @param {PageSession} session @param {string} [seal] */
  async #start(session, seal) {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#linked = seal;
    this.note = '';
    this.state = { phase: seal === undefined ? 'making' : 'checking' };
    const { solver, puzzle, store, text, game } = session;
    const sealed = { solver, puzzle, board: game.isOffered ? store.position.givens : text };
    const made = seal === undefined ? this.#make(sealed, signal) : this.#check(sealed, { seal }, signal);
    /** @type {State} */
    const state = await made.catch((error) => ({ phase: 'ended', sentence: reasonOf(error) }));
    if (signal === this.#abort.signal) this.state = state;
  }

  /** @param {Sealed} sealed @param {AbortSignal} signal @returns {Promise<State>} */
  async #make(sealed, signal) {
    const begin = performance.now();
    const proof = await makeCertificate(sealed, signal);
    if (proof === undefined) return { phase: 'ended', sentence: sealStrings().stopped };
    const made = performance.now() - begin;
    const state = await this.#check(sealed, { proof }, signal);
    if (!state.certificate) return state;
    const { puzzle, board } = sealed;
    const [file, name, seal] = [await compressed(proof), `${puzzle.id}-proof.gz`, await packed(proof)];
    const link =
      seal && state.certificate.verdict === 'unique' ? `${await linkTo(puzzle, board)}&seal=${seal}` : undefined;
    return { ...state, certificate: { ...state.certificate, made, file, name, link } };
  }

  /**
   * @param {Sealed} sealed
   * @param {{proof: string} | {seal: string}} given
   * @param {AbortSignal} signal
   * @returns {Promise<State>}
   */
  async #check(sealed, given, signal) {
    const strings = sealStrings();
    const begun = performance.now();
    /** @param {number} fraction */
    const onProgress = (fraction) => {
      if (!signal.aborted) this.state = { phase: 'checking', fraction };
    };
    onProgress(0);
    const judged = await judge(sealed, given, { signal, onProgress });
    if (!judged) return { phase: 'ended', sentence: strings.stopped };
    const { verdict, fault, isDamaged } = judged;
    if (isDamaged) return { phase: 'ended', sentence: strings.damaged };
    if (!verdict) return { phase: 'ended', sentence: drawableText(strings.refused(fault ?? '')) };
    return { phase: 'ended', certificate: { verdict, checked: performance.now() - begun } };
  }

  render() {
    const { session } = this;
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
          ${this.noteLine()}
        </div>
      </div>
      ${this.foot(this.#mainButton(session))}
    `);
  }

  /** @param {PageSession} session */
  #mainButton(session) {
    const { stop, save, again, stopped, copyLink } = sealStrings();
    const { phase, certificate: { file, name = '', link } = {}, sentence } = this.state;
    const classes = 'main';
    if (phase !== 'ended') return action(stop, () => this.#abort.abort(), { classes });
    if (file)
      return html`${link ? action(copyLink, () => this.#copy(link)) : nothing}
      ${action(save, () => download(name, file), { classes })}`;
    return sentence === stopped ? action(again, () => this.#start(session, this.#linked), { classes }) : nothing;
  }

  /** @param {string} link */
  async #copy(link) {
    const { copied, notCopied } = sealStrings();
    this.note = await navigator.clipboard.writeText(link).then(
      () => copied,
      () => notCopied,
    );
  }
}

/** @param {Certificate} certificate */
function factsOf({ file, name, made = 0, checked }) {
  const { facts, checker, anybody, came } = sealStrings();
  if (!file) return html`<p>${came(checked)} ${checker}</p>`;
  return html`<p>${facts(file.size, made, checked)} ${checker}</p>
    <p>${anybody}<code>npx quadrille verify puzzle.txt ${name}</code></p>`;
}

/** Why there is no certificate. @param {Failure} error */
const reasonOf = (error) =>
  NO_MODEL.has(error.code ?? '') ? sealStrings().noCertificate : failureSentence(error, pageStrings);

customElements.define('seal-dialog', SealDialog);
