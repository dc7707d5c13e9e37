// <quadrille-board>: a puzzle's board for any page. A person can look at it, fill it in and ask questions about it. It
// neither needs anything from the page around it nor changes anything there: its styles stay in its shadow root. All
// boards of a page share one solver, which is started when one of them first needs it.
//
//     <quadrille-board puzzle="sudoku" value="53..7....6..195…" controls></quadrille-board>
//
// Each element has its own session with the board and the question. This file shows the session and connects it to
// scripts and forms. Tested by tests/web/element*.test.js.

import { html, nothing, unsafeCSS } from 'lit';
import { answerSentences, answerView, failureSentence } from '../parts/answer.js';
import { choosingIcon, icons } from '../parts/icons.js';
import { keypad, modeKey } from '../parts/keypad.js';
import { shortcut } from '../parts/shortcut.js';
import { catalog } from '../puzzles/catalog.js';
import { onQueryEvents } from '../session/query-events.js';
import { QueryState } from '../session/query-state.js';
import { Session } from '../session/session.js';
import { askedAs, Solver } from '../session/solver-client.js';
import { Store } from '../session/store.js';
import { drawThrottled } from '../session/throttle.js';
import { titleOf } from '../session/title.js';
import { boardStrings, fetchLanguage, languageAt } from '../strings/board-strings.js';
import controls from '../styles/controls.css?inline';
import styles from '../styles/element.css?inline';
import palette from '../styles/palette.css?inline';
import { boardControls } from './board-controls.js';
import { FormField } from './form-field.js';
import { translate } from './translate.js';

/** @import { PropertyValues } from 'lit' */
/** @import { QuadrilleBoard as Public, Theme } from './element.d.ts' */
/** @import { Failure } from '../session/query-state.js' */
/** @import { Candidates, Checked, Counted, Grade, Hint, ListEnd, Options, Solved, Steps } from 'quadrille' */
/** @import { Question } from '../session/solver-client.js' */

const MOST_WORKERS = 4;

const solver = new Solver((puzzle) => QuadrilleBoard.start(puzzle));

/**
 * Its events all bubble. Their `detail`:
 * - `input`, then `change`: the board was edited by a person, or cleared; `{ value }`
 * - `progress`: `{ nodes, solutions, fraction, depth, partial }`, at most 60 times a second
 * - `verdict`: `{ question, verdict, solution, solutions, count, stats }`, as of the package's `solve`, `check` and
 *   `count`
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
   * Starts the solver that all boards of the page share. Where the worker has to come from elsewhere, replace it
   * before any board needs it: `QuadrilleBoard.start = () => Quadrille.start({ workerUrl })`, or with the Quadrille of
   * `quadrille/inline`.
   * @param {import('quadrille').PuzzleId} preload the puzzle of the first question
   * @returns {Promise<import('quadrille').Quadrille>}
   */
  static async start(preload) {
    const { Quadrille } = await import('quadrille');
    return Quadrille.start({ workers: Math.min(navigator.hardwareConcurrency, MOST_WORKERS), preload });
  }

  #session = new Session(catalog, new Store(), new QueryState(solver), solver);
  /** The text as it was set. Once it is read or edited, the text of the board. */
  #value = '';
  /** Whether a script or a person has changed the value. The markup then no longer decides it. */
  #isChanged = false;
  /** Settles when the text that was set last has been read. @type {Promise<void> | undefined} */
  #opening;
  /** Why that text could not be read. @type {Failure | undefined} */
  #error;
  /** Observes text that is written into the tag later. */
  #contentObserver = new MutationObserver(() => this.#readContent());

  constructor() {
    super();
    /** Which kind of puzzle it is: `sudoku`, `variant`, `kakuro`, `queens`, `tiling`, `cover`, or `grid` or a
     * genre of it, such as `starbattle`. */
    this.puzzle = catalog[0].id;
    /** `light`, `dark`, or `auto`: as the page around it. @type {Theme} */
    this.theme = 'auto';
    /** Whether the board has buttons for questions and shows the answers. */
    this.controls = false;
    /** Whether a person can only look at the board. */
    this.readonly = false;
    const session = this.#session;
    drawThrottled(session, () => this.requestUpdate());
    session.addEventListener('edit', () => this.#onEdit());
    onQueryEvents(session.query, {
      progress: (progress) => this.#dispatch('progress', progress),
      verdict: (verdict) => this.#dispatch('verdict', verdict),
      error: (error) => this.#dispatch('error', error),
    });
  }

  /** The puzzle as text. It may be set in any notation; afterwards it is the board in the puzzle's first notation. */
  get value() {
    return this.#value;
  }

  set value(text) {
    this.#isChanged = true;
    this.#set(text ?? '');
  }

  /** Finds a solution and shows it. Rejects as the package's `solve` does. @returns {Promise<Solved>} */
  solve() {
    return this.#ask('solve');
  }

  /** Checks whether there is exactly one solution. If there are more, two are shown. @returns {Promise<Checked>} */
  check() {
    return this.#ask('check');
  }

  /** Counts the solutions. @returns {Promise<Counted>} */
  count() {
    return this.#ask('count');
  }

  /**
   * Finds the next step, without showing it. Like those that follow, it answers and rejects as in the package.
   * @param {Options} [options]
   * @returns {Promise<Hint>}
   */
  async hint(options) {
    const [quadrille, ...question] = await this.#questionWith(options);
    return quadrille.hint(...question);
  }

  /** @param {Options} [options] @returns {Promise<Steps>} */
  async steps(options) {
    const [quadrille, ...question] = await this.#questionWith(options);
    return quadrille.steps(...question);
  }

  /** @param {Options} [options] @returns {Promise<Grade>} */
  async grade(options) {
    const [quadrille, ...question] = await this.#questionWith(options);
    return quadrille.grade(...question);
  }

  /** @param {Options} [options] @returns {Promise<Candidates>} */
  async candidates(options) {
    const [quadrille, ...question] = await this.#questionWith(options);
    return quadrille.candidates(...question);
  }

  /** @param {Options} [options] @returns {AsyncGenerator<string, ListEnd | undefined, void>} */
  async *list(options) {
    const [quadrille, ...question] = await this.#questionWith(options);
    return yield* quadrille.list(...question);
  }

  /** Stops the running question. Its promise resolves with the verdict `stopped`. */
  stop() {
    this.#session.stop();
  }

  /** Empties the board and removes the answer. */
  clear() {
    if (this.#error || !this.#session.puzzle) this.value = '';
    else this.#session.clear();
  }

  /** Moves the focus to the board. */
  focus() {
    this.#board?.focus();
  }

  static get observedAttributes() {
    // biome-ignore lint/complexity/noThisInStatic: lit reads the properties from this class
    return [...super.observedAttributes, 'lang'];
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    if (name === 'lang') this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#contentObserver.observe(this, { childList: true, characterData: true, subtree: true });
    this.#readContent();
    document.addEventListener('paste', this.#onPaste);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.#onPaste);
    this.#contentObserver.disconnect();
    this.stop();
  }

  formResetCallback() {
    this.#isChanged = false;
    this.#set(this.getAttribute('value') ?? this.#contentText);
  }

  /** @param {string} state */
  formStateRestoreCallback(state) {
    this.value = state;
  }

  /** @param {PropertyValues<QuadrilleBoard>} changed */
  willUpdate(changed) {
    if (changed.has('puzzle') || changed.has('value')) this.#open();
  }

  /** Nothing is drawn before the strings of its language are there, and many boards not in one long task. */
  async scheduleUpdate() {
    const language = languageAt(this);
    await fetchLanguage(language);
    await translate(this.#session, boardStrings(language));
    if (!this.hasUpdated) await new Promise((resolve) => setTimeout(resolve));
    super.scheduleUpdate();
  }

  #modeKeys() {
    const session = this.#session;
    return [modeKey(session, 'marking', icons.marking), modeKey(session, 'choosing', choosingIcon)];
  }

  render() {
    const session = this.#session;
    if (this.#error || session.isOpening || !session.puzzle) return this.#unreadText();
    const { puzzle, text, layers, mode } = session;
    return html`<div class="sheet" lang=${languageAt(this)} @keydown=${this.#onKey} @input=${stopPropagation}>
      <div class="board" part="board" data-puzzle=${puzzle.id} @edit=${this.#onBoardEdit} @ask=${this.#onBoardAsk}>
        ${puzzle.view({ text, layers, label: this.#label, mode, readonly: !this.#isEditable })}
      </div>
      ${this.#isEditable ? keypad(session, (key) => this.#board?.press(key), this.#modeKeys()) : nothing}
      ${
        this.controls
          ? html`<div class="panel" part="controls">${this.#buttons()} ${answerView(session, this.#invite)}</div>`
          : html`<p class="unseen" role="status">${answerSentences(session, '').join(' ')}</p>`
      }
    </div>`;
  }

  updated() {
    this.setFault(this.#fault, this.renderRoot.querySelector('pre') ?? undefined);
  }

  /** Shows the text as it was set, until it has been read. A text that cannot be read stays, with an error. */
  #unreadText() {
    return html`<div class="sheet unread" lang=${languageAt(this)}>
      ${this.#error ? html`<p class="fault" part="status" role="alert">${this.#fault}</p>` : nothing}
      <pre part="text" role="group" tabindex="0" aria-label=${this.#label}>${this.#value}</pre>
    </div>`;
  }

  /** Why the text cannot be read; '' if it can. */
  get #fault() {
    return this.#error ? failureSentence(this.#error, this.#session.words) : '';
  }

  #buttons() {
    return boardControls(this.#session, {
      enabled: !this.isDisabled,
      isEditable: this.#isEditable,
      ask: (question) => this.#ask(question).catch(() => {}), // the answer shows the error
    });
  }

  get #isEditable() {
    return !this.readonly && !this.isDisabled;
  }

  get #invite() {
    const { inviteToAsk, invite } = this.#session.words;
    return this.isDisabled ? '' : this.readonly ? inviteToAsk : invite;
  }

  /** The board's name: the text of its labels, or else the name of the puzzle. */
  get #label() {
    const labels = Array.from(this.labels, (label) => (label.textContent ?? '').trim());
    const { puzzle } = this.#session;
    return labels.join(' ') || (puzzle && titleOf(puzzle)) || this.puzzle;
  }

  /** The view of the puzzle, once it is drawn. */
  get #board() {
    return /** @type {HTMLElement & {press: (key: string) => boolean} | null} */ (
      this.renderRoot.querySelector('.board > *')
    );
  }

  /** The text in the tag without the indentation of its lines. */
  get #contentText() {
    const lines = this.textContent.split('\n').map((line) => line.trim());
    const text = lines.join('\n').trim();
    // A line without text ends a kind of one's own, in front of its board.
    return /^kind\s/.test(text) ? text : lines.filter((line) => line !== '').join('\n');
  }

  #readContent() {
    if (!this.#isChanged && !this.hasAttribute('value')) this.#set(this.#contentText);
  }

  /** @param {string} text */
  #set(text) {
    const before = this.#value;
    this.#value = String(text);
    this.setFormValue(this.#value);
    this.requestUpdate('value', before);
  }

  #open() {
    const session = this.#session;
    const opening = session.openAt(this.puzzle, this.#value).then((isOpen) => {
      if (opening !== this.#opening) return;
      this.#error = isOpen ? undefined : session.query.state.error;
      if (isOpen) this.#setText(session.text);
      this.requestUpdate();
    });
    this.#opening = opening;
  }

  /** @param {string} text  of the board */
  #setText(text) {
    this.#value = text;
    this.setFormValue(text);
  }

  /** Settles when the text has been read; rejects if it cannot be. */
  async #hasRead() {
    await this.updateComplete;
    await this.#opening;
    if (this.#error) throw this.#error;
  }

  /**
   * The solver, and the arguments of a question about the board.
   * @param {Options} [options]
   * @returns {Promise<[import('quadrille').Quadrille, import('quadrille').PuzzleId, string, Options]>}
   */
  async #questionWith(options) {
    await this.#hasRead();
    const { puzzle, text } = this.#session;
    const asked = { ...options, format: /** @type {any} */ (puzzle.notation) };
    return [await solver.start(puzzle.id), askedAs(puzzle.id), text, asked];
  }

  /** @param {Question} question @returns {Promise<any>}  the result that this question has in the package */
  async #ask(question) {
    const { answer, error } = await this.#session.ask(question, {}, this.#hasRead());
    if (error) throw error;
    return answer;
  }

  #onEdit() {
    if (this.#session.text === this.#value) return; // pencil marks
    this.#isChanged = true;
    this.#setText(this.#session.text);
    for (const type of ['input', 'change']) this.#dispatch(type, { value: this.#value });
  }

  /** @param {string} type @param {object} detail */
  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /** @param {CustomEvent<{text: string, marks: string}>} event */
  #onBoardEdit(event) {
    event.stopPropagation(); // the page around it only gets `input` and `change`
    this.#session.edit(event.detail);
  }

  /** @param {CustomEvent<'solve' | 'count'>} event */
  #onBoardAsk(event) {
    event.stopPropagation();
    this.#ask(event.detail).catch(() => {}); // the answer shows the error
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (!this.#isEditable || isField(event) || !(event.ctrlKey || event.metaKey)) return;
    if (shortcut(this.#session, event)) event.preventDefault();
  }

  /** Puts a text that was pasted on the board, and says which form it had. @param {string} text */
  async #put(text) {
    const session = this.#session;
    await session.opened;
    const { format } = await session.replaceBoard(text);
    if (format === undefined) return;
    session.edited();
    const read = session.text;
    const sentence = await session.readAs(format);
    if (session.text === read) session.say(sentence);
  }

  /**
   * The document listens, because Firefox does not send `paste` to the focused element.
   * @param {ClipboardEvent} event
   */
  #onPaste = (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text || !this.#isEditable || isField(event) || !this.matches(':focus-within')) return;
    event.preventDefault();
    this.#put(text);
  };
}

/** Stops `input` events of the fields within the board: they are not the board's own. @param {Event} event */
const stopPropagation = (event) => event.stopPropagation();

/** Whether an event goes to a text field of the board, which handles it itself. @param {Event} event */
const isField = (event) => event.composedPath()[0] instanceof HTMLTextAreaElement;

customElements.define('quadrille-board', QuadrilleBoard);
