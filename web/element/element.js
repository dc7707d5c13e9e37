// <quadrille-board>: one puzzle's board for anyone's page, to be looked at, filled in and asked about. It needs nothing from the
// page around it and leaves nothing there: its styles stay in its shadow root, and all boards of a page share one solver, which
// is started when one of them first needs it.
//
//     <quadrille-board puzzle="sudoku" value="53..7....6..195…" controls></quadrille-board>
//
// A desk of its own keeps the board and the question; what is here shows it, and lets scripts and forms deal with it. Tested by
// tests/web/element*.test.js.

import { html, nothing, unsafeCSS } from 'lit';
import { action } from '../parts/action.js';
import { answer, failure, sentences } from '../parts/answer.js';
import { keypad } from '../parts/keypad.js';
import { shortcut } from '../parts/shortcut.js';
import { catalog } from '../puzzles/catalog.js';
import { herald } from '../session/query-events.js';
import { Inquiry } from '../session/query-state.js';
import { Desk } from '../session/session.js';
import { Solver } from '../session/solver-client.js';
import { Store } from '../session/store.js';
import { drawAtPace } from '../session/throttle.js';
import { fetchLanguage, languageAt, say, speak } from '../strings/strings.js';
import controls from '../styles/controls.css?inline';
import styles from '../styles/element.css?inline';
import palette from '../styles/palette.css?inline';
import { FormField } from './form-field.js';

/** @import { PropertyValues } from 'lit' */
/** @import { QuadrilleBoard as Public, Theme } from './element.d.ts' */
/** @import { Failure } from '../session/query-state.js' */
/** @import { Checked, Counted, Solved } from 'quadrille' */
/** @import { Question } from '../session/solver-client.js' */

const MOST_WORKERS = 4;

const solver = new Solver(() => QuadrilleBoard.start());

/**
 * Fires, all of them bubbling, each with its `detail`:
 * - `change`: the board was edited by a person, or cleared; `{ value }`
 * - `progress`: `{ nodes, solutions, fraction, depth, partial }`, at most 60 times a second
 * - `verdict`: `{ question, verdict, solution, solutions, count, stats }`, as of the package's `solve`, `check` and `count`
 * - `error`: a question failed, or a text could not be read; `{ code, message, line, column }`
 *
 * @implements {Public}
 */
export class QuadrilleBoard extends FormField {
  static properties = {
    puzzle: { reflect: true, useDefault: true },
    value: { noAccessor: true },
    theme: { reflect: true, useDefault: true },
    controls: { type: Boolean, reflect: true },
    readonly: { type: Boolean, reflect: true },
  };

  static styles = [palette, controls, styles].map((sheet) => unsafeCSS(sheet));

  /**
   * Starts the solver that all boards of the page share. To be replaced, before any board needs it, where a worker has to come
   * from elsewhere: `QuadrilleBoard.start = () => Quadrille.start({ workerUrl })`, or with the Quadrille of `quadrille/inline`.
   * @returns {Promise<import('quadrille').Quadrille>}
   */
  static async start() {
    const { Quadrille } = await import('quadrille');
    return Quadrille.start({ workers: Math.min(navigator.hardwareConcurrency, MOST_WORKERS) });
  }

  #desk = new Desk(catalog, new Store(), new Inquiry(solver), solver);
  /** The text as it was set; as the board has it, once it was read or edited. */
  #value = '';
  /** Whether anyone but the markup has had a say in the value. */
  #isTouched = false;
  /** Settled when the text that was set last has been read. @type {Promise<void> | undefined} */
  #placing;
  /** What was wrong with that text. @type {Failure | undefined} */
  #fault;
  /** Sees text that is written into the tag later. */
  #content = new MutationObserver(() => this.#takeContent());

  constructor() {
    super();
    /** Which kind of puzzle it is: `sudoku`, `queens`, `kakuro` or `cover`. */
    this.puzzle = catalog[0].id;
    /** `light`, `dark`, or `auto`: as the page around it. @type {Theme} */
    this.theme = 'auto';
    /** Whether there are buttons to ask by, and the answer is told. */
    this.controls = false;
    /** Whether a person may only look at it. */
    this.readonly = false;
    // What keys and clicks do is told at once, in this board's language.
    for (const type of ['keydown', 'click']) this.addEventListener(type, () => this.#speak(), { capture: true });
    const desk = this.#desk;
    drawAtPace(desk, () => this.requestUpdate());
    desk.addEventListener('edit', () => this.#edited());
    herald(desk.inquiry, {
      progress: (progress) => this.#tell('progress', progress),
      verdict: (verdict) => this.#tell('verdict', verdict),
      error: (error) => this.#tell('error', error),
    });
  }

  /** The puzzle as text, in any notation when it is set; thereafter as the board stands, in the puzzle's first notation. */
  get value() {
    return this.#value;
  }

  set value(text) {
    this.#isTouched = true;
    this.#set(text ?? '');
  }

  /** Finds a solution and shows it. Rejects as the package's `solve` does. @returns {Promise<Solved>} */
  solve() {
    return this.#ask('solve');
  }

  /** Finds out whether there is exactly one solution; two are shown when there are more. @returns {Promise<Checked>} */
  check() {
    return this.#ask('check');
  }

  /** Counts the solutions. @returns {Promise<Counted>} */
  count() {
    return this.#ask('count');
  }

  /** Stops the question that runs: its promise resolves with the verdict `stopped`. */
  stop() {
    this.#desk.stop();
  }

  /** Empties the board and takes the answer away. */
  clear() {
    if (this.#fault || !this.#desk.puzzle) this.value = '';
    else this.#desk.clear();
  }

  /** Takes the keyboard to the board. */
  focus() {
    this.#board?.focus();
  }

  static get observedAttributes() {
    // biome-ignore lint/complexity/noThisInStatic: it is this class that lit asks for its properties
    return [...super.observedAttributes, 'lang'];
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    if (name === 'lang') this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#content.observe(this, { childList: true, characterData: true, subtree: true });
    this.#takeContent();
    document.addEventListener('paste', this.#pasted);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.#pasted);
    this.#content.disconnect();
    this.stop();
  }

  formResetCallback() {
    this.#isTouched = false;
    this.#set(this.getAttribute('value') ?? this.#contentText);
  }

  /** @param {string} state */
  formStateRestoreCallback(state) {
    this.value = state;
  }

  /** @param {PropertyValues<QuadrilleBoard>} changed */
  willUpdate(changed) {
    if (changed.has('puzzle') || changed.has('value')) this.#place();
  }

  /** No word is said before its language is there. */
  async scheduleUpdate() {
    await fetchLanguage(languageAt(this));
    super.scheduleUpdate();
  }

  render() {
    this.#speak();
    const desk = this.#desk;
    if (this.#fault || desk.isOpening || !desk.puzzle) return this.#unread();
    const { puzzle, text, layers, mode } = desk;
    return html`<div class="sheet" lang=${languageAt(this)} @keydown=${this.#keyed}>
      <div class="board" part="board" data-puzzle=${puzzle.id} @edit=${this.#boardEdited}>
        ${puzzle.view({ text, layers, label: this.#label, mode, readonly: !this.#isEditable })}
      </div>
      ${this.#isEditable ? keypad(desk, (key) => this.#board?.press(key)) : nothing}
      ${
        this.controls
          ? html`<div class="panel" part="controls">${this.#buttons()} ${answer(desk, this.#invite)}</div>`
          : html`<p class="unseen" role="status">${sentences(desk, '').join(' ')}</p>`
      }
    </div>`;
  }

  updated() {
    const fault = this.#fault;
    const anchor = this.renderRoot.querySelector('pre') ?? undefined;
    this.judge(fault ? failure(fault) : '', anchor);
  }

  /** The text as it was given, until it has been read, and for good when it cannot be. */
  #unread() {
    return html`<div class="sheet unread" lang=${languageAt(this)}>
      ${this.#fault ? html`<p class="fault" part="status" role="alert">${failure(this.#fault)}</p>` : nothing}
      <pre part="text" role="group" tabindex="0" aria-label=${this.#label}>${this.#value}</pre>
    </div>`;
  }

  #buttons() {
    const desk = this.#desk;
    const enabled = !this.isOff;
    const isRunning = desk.inquiry.state.phase === 'running';
    /** @param {Question} question */
    const ask = (question) => () => this.#ask(question).catch(() => {}); // the answer tells what went wrong
    return html`
      <div class="row" role="group" aria-label=${say.ask}>
        ${action(say.solve, ask('solve'), { enabled, classes: 'main', title: say.about.solve })}
        ${action(say.check, ask('check'), { enabled, title: say.about.check })}
        ${action(say.count, ask('count'), { enabled, title: say.about.count })}
        ${action(say.stop, () => this.stop(), { enabled: enabled && isRunning, classes: 'stop' })}
      </div>
      ${
        this.#isEditable
          ? html`<div class="row" role="group" aria-label=${say.board}>
              ${action(say.undo, () => desk.undo(), { enabled: desk.store.canUndo })}
              ${action(say.redo, () => desk.redo(), { enabled: desk.store.canRedo })}
              ${action(say.clear, () => desk.clear())}
            </div>`
          : nothing
      }`;
  }

  #speak() {
    speak(languageAt(this));
  }

  get #isEditable() {
    return !this.readonly && !this.isOff;
  }

  get #invite() {
    return this.isOff ? '' : this.readonly ? say.inviteToAsk : say.invite;
  }

  /** What the board is called: as its labels say, or else as its puzzle. */
  get #label() {
    const labels = Array.from(this.labels, (label) => (label.textContent ?? '').trim());
    const puzzles = /** @type {Record<string, string>} */ (say.puzzles);
    return labels.join(' ') || (puzzles[this.puzzle] ?? this.puzzle);
  }

  /** The view of the puzzle, once it is there. */
  get #board() {
    return /** @type {HTMLElement & {press: (key: string) => boolean} | null} */ (
      this.renderRoot.querySelector('.board > *')
    );
  }

  /** The text in the tag, without the indentation of its lines. */
  get #contentText() {
    const lines = this.textContent.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '').join('\n');
  }

  #takeContent() {
    if (!this.#isTouched && !this.hasAttribute('value')) this.#set(this.#contentText);
  }

  /** @param {string} text */
  #set(text) {
    const before = this.#value;
    this.#value = String(text);
    this.submitAs(this.#value);
    this.requestUpdate('value', before);
  }

  #place() {
    const desk = this.#desk;
    const placing = desk.place(this.puzzle, this.#value).then((placed) => {
      if (placing !== this.#placing) return;
      this.#fault = placed ? undefined : desk.inquiry.state.error;
      if (placed) this.#take(desk.text);
      this.requestUpdate();
    });
    this.#placing = placing;
  }

  /** @param {string} text  as the board stands */
  #take(text) {
    this.#value = text;
    this.submitAs(text);
  }

  /** @param {Question} question @returns {Promise<any>}  in the form of the question */
  async #ask(question) {
    await this.updateComplete;
    await this.#placing;
    if (this.#fault) throw this.#fault;
    const { answer, error } = await this.#desk.ask(question);
    if (error) throw error;
    return answer;
  }

  #edited() {
    if (this.#desk.text === this.#value) return; // pencil marks
    this.#isTouched = true;
    this.#take(this.#desk.text);
    this.#tell('change', { value: this.#value });
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /** @param {CustomEvent<{text: string, marks: string}>} event */
  #boardEdited(event) {
    event.stopPropagation(); // the host's page knows `change` only
    this.#desk.edit(event.detail);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (!this.#isEditable || isField(event) || !(event.ctrlKey || event.metaKey)) return;
    if (shortcut(this.#desk, event)) event.preventDefault();
  }

  /** Heard by the document: Firefox does not tell it to what has the keyboard. @param {ClipboardEvent} event */
  #pasted = (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text || !this.#isEditable || isField(event) || !this.matches(':focus-within')) return;
    event.preventDefault();
    this.#speak();
    this.#desk.bring(text);
  };
}

/** Whether an event goes to a field of the board's own, which has a use for it. @param {Event} event */
const isField = (event) => event.composedPath()[0] instanceof HTMLTextAreaElement;

customElements.define('quadrille-board', QuadrilleBoard);
