// <kind-panel>: the text of a kind of one's own beside its board. While a person types, each line that is understood
// gets a tick and its rule in words; a line that is not is quoted with what would be right. In Play the rules are said.
// Tested by tests/web/own-kinds.test.js.

import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { kindForms } from '../../wasm/bindings/kind-forms.js';
import { adoptStyle } from '../parts/adopt-style.js';
import { choice } from '../parts/choice.js';
import { ownStrings } from '../strings/own-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import controls from '../styles/controls.css?inline';
import { asKind, kindTextOf, withKind, withValue } from './kind-text.js';
import styles from './panel.css?inline';
import pageStyles from './panel-page.css?inline';
import { KindReading } from './reading.js';

/** @import { PageSession } from '../session/page-session.js' */

/** What is typed while it cannot be read is kept on the device under this name, with the kind that it was made of. */
const DRAFT = 'ownKind';

const SIZES = ['4×4', '5×5', '6×6', '7×7', '8×8', '10×10', '12×12', '15×15'];

export class KindPanel extends LitElement {
  static properties = {
    session: { attribute: false },
    text: { attribute: false },
    isWritten: { attribute: false },
    typed: { state: true },
  };

  static styles = [controls, styles].map((sheet) => unsafeCSS(sheet));

  /** @type {KindReading | undefined} */
  #reading;
  /** The kind of the board that the typed text was last made of, or became. */
  #source = '';

  constructor() {
    super();
    this.session = /** @type {PageSession} */ (/** @type {unknown} */ (undefined));
    /** The session's, so that the panel is drawn again when it changes. */
    this.text = '';
    /** Whether the text can be changed; in Play the panel shows the rules instead. */
    this.isWritten = true;
    this.typed = '';
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#reading?.stop();
  }

  willUpdate() {
    this.#reading ??= this.#startReading();
    const source = kindTextOf(this.text);
    if (source === this.#source) return;
    const kept = /** @type {{of: string, typed: string} | undefined} */ (this.session.store.wants(DRAFT));
    const isFirst = this.#source === '';
    this.#source = source;
    // What a person types is not changed while it says the same.
    if (asKind(this.typed) === source) return;
    this.typed = isFirst && kept?.of === source ? kept.typed : source;
    if (this.typed === source) this.#reading.read(this.text, undefined, 0);
    else this.#take(this.typed, 0);
  }

  #startReading() {
    const reading = new KindReading(this.session.solver);
    reading.addEventListener('change', () => {
      this.#keepDraft();
      this.requestUpdate();
    });
    return reading;
  }

  /** @param {string} typed @param {number} [after]  milliseconds */
  #take(typed, after) {
    this.typed = typed;
    const source = asKind(typed);
    if (!/^\s*kind\b/.test(source)) return this.#reading?.read(`kind\n${source}`, undefined, after);
    const { session } = this;
    const { text } = session;
    this.#reading?.read(
      withKind(text, source),
      (right) => {
        if (session.text !== text || right === text) return;
        this.#source = kindTextOf(right);
        session.edit({ text: right });
      },
      after,
    );
  }

  /** A text that cannot be read yet is no board: it is kept beside them. */
  #keepDraft() {
    const { store } = this.session;
    const draft = this.#reading?.fault ? { of: this.#source, typed: this.typed } : undefined;
    if (draft || store.wants(DRAFT)) store.want(DRAFT, draft);
  }

  /** By line of the core's text, the line that is typed, from 0. */
  get #lines() {
    return this.typed.split('\n').flatMap((line, at) => (line.trim() ? at : []));
  }

  render() {
    const words = ownStrings();
    if (!this.isWritten)
      return html`<section aria-label=${words.title} class="read">
        ${this.#sentences()}
        <button class="write" @click=${() => this.session.game.choose('set')}>${words.write}</button>
      </section>`;
    return html`<section aria-label=${words.title}>
      <h2>${words.title}</h2>
      ${this.#editor()} ${this.#verdict()} ${this.#sentences()}
      <div class="row">${this.#beginning()} ${this.#sizes()}</div>
      ${this.#forms()}
    </section>`;
  }

  #editor() {
    const words = ownStrings();
    const lines = this.typed.split('\n');
    const { fault, rules } = /** @type {KindReading} */ (this.#reading);
    const wrong = fault ? this.#lines[(fault.line ?? 0) - 1] : undefined;
    const isRead = (/** @type {number} */ at) =>
      lines[at].trim() !== '' && (fault ? at < (wrong ?? -1) : rules.length > 0);
    return html`<div class="editor">
      <ol aria-hidden="true">
        ${lines.map((_, at) => {
          const state = at === wrong ? 'wrong' : isRead(at) ? 'right' : '';
          return html`<li class=${state}>${{ wrong: '✕', right: '✓', '': '' }[state]}</li>`;
        })}
      </ol>
      <textarea
        aria-label=${words.text}
        aria-invalid=${fault !== undefined}
        aria-describedby="verdict"
        rows=${lines.length + 1}
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        wrap="off"
        .value=${this.typed}
        @input=${(/** @type {Event} */ { target }) => this.#take(/** @type {HTMLTextAreaElement} */ (target).value)}
      ></textarea>
    </div>`;
  }

  /** That all is understood; or what is not, quoted with its place. */
  #verdict() {
    const words = ownStrings();
    const { fault, rules } = /** @type {KindReading} */ (this.#reading);
    if (!fault)
      return html`<p id="verdict" role="status" class="right">${rules.length > 0 ? words.right : words.reading}</p>`;
    const line = this.#lines[(fault.line ?? 0) - 1];
    const quoted = line === undefined ? '' : this.typed.split('\n')[line];
    const from = [...quoted].slice(0, (fault.column ?? 1) - 1).join('').length;
    return html`<div id="verdict" role="status" class="wrong">
      ${
        line === undefined
          ? html`<span class="place">${words.board}</span>`
          : html`<span class="place">${words.line(line + 1)}</span>
            <code>${quoted.slice(0, from).trimStart()}<mark>${quoted.slice(from) || ' '}</mark></code>`
      }
      <p>${pageStrings.badInput({ message: fault.message, wording: fault.wording })}</p>
    </div>`;
  }

  #sentences() {
    const { rules } = /** @type {KindReading} */ (this.#reading);
    if (rules.length === 0) return nothing;
    return html`<details open>
      <summary>${ownStrings().inWords}</summary>
      <ul class="words">${rules.map((rule) => html`<li>${rule[pageStrings.lang]}</li>`)}</ul>
    </details>`;
  }

  /** The examples, of which the text goes on from there. */
  #beginning() {
    const { examples } = this.session;
    const { beginWith, mine } = ownStrings();
    const now = examples.find(({ text }) => kindTextOf(text) === this.#source);
    return choice({
      label: beginWith,
      value: now?.key ?? '',
      options: [
        ...(now ? [] : [{ value: '', label: mine }]),
        ...examples.map(({ key, name }) => ({ value: key, label: name?.() ?? key })),
      ],
      choose: (key) => this.#begin(key),
    });
  }

  /** @param {string} key  of an example */
  async #begin(key) {
    await this.session.startExample(key);
    this.session.game.choose('set');
  }

  #sizes() {
    const { session } = this;
    const { puzzle, text } = session;
    const size = puzzle.size(text);
    return choice({
      label: ownStrings().size,
      value: size,
      options: [...new Set([size, ...SIZES])].map((name) => ({ value: name, label: name })),
      choose: (name) => session.edit({ text: puzzle.blank(name, text) }),
    });
  }

  /** What can be written: a press puts it into the text. */
  #forms() {
    const words = ownStrings();
    return html`<details class="forms">
      <summary>${words.forms}</summary>
      <p>${words.aboutForms}</p>
      ${Object.entries(kindForms).map(
        ([part, forms]) => html`<h3>${words.parts[/** @type {keyof typeof words.parts} */ (part)]}</h3>
          <ul>
            ${forms.map(
              ({ form, about }) => html`<li>
                <button @click=${() => this.#insert(form)}>
                  <code>${form}</code>${words.hasMeanings ? html`<span>${about}</span>` : nothing}
                </button>
              </li>`,
            )}
          </ul>`,
      )}
    </details>`;
  }

  /** Puts a rule behind the line of the cursor, or at the end. @param {string} rule */
  #insert(rule) {
    const form = withValue(rule, this.text);
    const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector('textarea'));
    const rules = this.typed.search(/^rules/m);
    const at = field.selectionStart > rules ? field.selectionStart : this.typed.length;
    const end = this.typed.indexOf('\n', at);
    const before = end < 0 ? this.typed.trimEnd() : this.typed.slice(0, end);
    const after = end < 0 ? '' : this.typed.slice(end);
    this.#take(`${before}\n  ${form}${after}`);
    this.updateComplete.then(() => {
      field.focus();
      field.setSelectionRange(before.length + 3, before.length + 3 + form.length);
    });
  }
}

adoptStyle(pageStyles);
customElements.define('kind-panel', KindPanel);

/** The panel of a session. @param {PageSession} session */
export const kindPanel = (session) =>
  html`<kind-panel .session=${session} .text=${session.text} .isWritten=${session.game.isGiving}></kind-panel>`;
