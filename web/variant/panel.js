// <rules-panel>: the panel that edits the rules of the board: its families of rules, their tools, what is drawn, and
// whether the board has one solution. It connects its editor to the board beside it (board-hand.js). On a phone it is a
// sheet over the lower part of the window. Tested by tests/web/variant-rules.test.js.

import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { rulesStrings } from '../strings/rules-strings.js';
import controls from '../styles/controls.css?inline';
import { BoardHand } from './board-hand.js';
import { LiveCheck } from './live-check.js';
import { families, kindOf } from './model/kinds.js';
import { wrongRegions } from './model/layout.js';
import styles from './panel.css?inline';
import boardStyles from './panel-board.css?inline';
import { boardSection } from './panel-board.js';

import { figureDetails, figureList, kindName, refusal } from './panel-figures.js';
import mediaStyles from './panel-media.css?inline';
import pageStyles from './panel-page.css?inline';
import { toolButtons, toolHelp } from './panel-tools.js';
import { toolIcon } from './tool-icons.js';
import { Editor } from './tools/editor.js';

/** @import { Family } from './rules/rule.js' */
/** @import { VariantBoardElement } from './board.js' */
/** @import { Solver } from '../session/solver-client.js' */

/**
 * What the panel needs of the session.
 * @typedef {object} RulesSession
 * @property {string} text
 * @property {Pick<import('../puzzles/catalog.js').Puzzle, 'id' | 'notation'>} puzzle
 * @property {Solver} solver
 * @property {boolean} canUndo
 * @property {{canRedo: boolean}} store
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(question: 'candidates') => unknown} ask
 */

const pageSheet = new CSSStyleSheet();
pageSheet.replaceSync(pageStyles);

export class RulesPanel extends LitElement {
  static properties = {
    session: { attribute: false },
    text: { attribute: false },
    family: { state: true },
    isListOpen: { state: true },
  };

  static styles = [controls, styles, boardStyles, mediaStyles].map((sheet) => unsafeCSS(sheet));

  editor = new Editor((board) => this.#board?.replaceBoard(board));
  /** The board that is edited. @type {VariantBoardElement | null} */
  #board = null;
  /** @type {BoardHand | undefined} */
  #hand;
  /** @type {LiveCheck | undefined} */
  #live;
  /** The note that was said last, and what it says. */
  #said = { note: this.editor.note, words: '' };

  constructor() {
    super();
    this.session = /** @type {RulesSession} */ (/** @type {unknown} */ (undefined));
    /** The session's, so that the panel is drawn again when it changes. */
    this.text = '';
    /** @type {'board' | Family} */
    this.family = 'areas';
    this.isListOpen = false;
    this.editor.addEventListener('change', () => this.#editorChanged());
  }

  connectedCallback() {
    super.connectedCallback();
    document.adoptedStyleSheets.push(pageSheet);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#disconnect();
    this.#live?.stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
  }

  /** @param {import('lit').PropertyValues<RulesPanel>} changed */
  willUpdate(changed) {
    if (changed.has('text')) this.editor.setText(this.text);
    this.#connect();
    this.#live ??= this.#startChecking();
    this.#live.check(this.session.puzzle, this.text);
  }

  /** Connects the editor to the board beside the panel, which may be another one after a while. */
  #connect() {
    const board = /** @type {VariantBoardElement | null} */ (
      this.closest('.sheet')?.querySelector('variant-board') ?? null
    );
    if (board === this.#board) return;
    this.#disconnect();
    this.#board = board;
    if (!board) return;
    this.#hand = new BoardHand(board, this.editor);
    board.editor = this.editor;
  }

  #disconnect() {
    this.#hand?.release();
    if (this.#board) this.#board.editor = undefined;
    this.#board = null;
  }

  #startChecking() {
    const live = new LiveCheck(this.session.solver);
    live.addEventListener('change', () => this.requestUpdate());
    return live;
  }

  updated() {
    if (!this.editor.wantsValue) return;
    this.editor.wantsValue = false;
    this.focusValue();
  }

  /** Moves the focus to the number of the open figure. */
  focusValue() {
    const field = /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector('.value input'));
    field?.focus();
    field?.select();
  }

  /** Moves the focus to the first family. */
  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[role="tab"][tabindex="0"]'))?.focus();
  }

  render() {
    const words = rulesStrings();
    const leave = () => this.#board?.focus();
    return html`<section aria-label=${words.title} @keydown=${this.#keyed}>
      ${this.#header()}
      ${this.#fault()}
      ${this.#families()}
      <div
        class="family"
        role="tabpanel"
        id="family"
        aria-labelledby=${`family-${this.family}`}
      >
        ${this.family === 'board' ? boardSection(this.editor) : toolButtons(this.editor, this.family)}
      </div>
      ${toolHelp(this.editor, leave)}
      ${figureDetails(this.editor, leave)}
      ${figureList(this.editor, this.isListOpen, (isOpen) => {
        this.isListOpen = isOpen;
      })}
      <p class="unseen" role="status">${this.#words()}</p>
    </section>`;
  }

  /** Why the board cannot be checked. That a region is too small or too large is said where it is drawn. */
  #fault() {
    const fault = this.#live?.fault;
    if (!fault || wrongRegions(this.editor.board).length > 0) return nothing;
    return html`<p class="warning fault">${fault}</p>`;
  }

  /** Escape puts away what the board has in hand, and then the panel. In a field it is for the field. */
  #keyed(/** @type {KeyboardEvent} */ event) {
    const isInField = event
      .composedPath()
      .some((each) => each instanceof HTMLElement && each.matches('input, select, textarea'));
    if (event.key === 'Escape' && !isInField && !this.editor.cancel()) this.dispatchEvent(new Event('close'));
  }

  #header() {
    const words = rulesStrings();
    const { session } = this;
    const { verdict = '', isBusy = false } = this.#live ?? {};
    const step = (
      /** @type {string} */ name,
      /** @type {string} */ sign,
      /** @type {boolean} */ can,
      /** @type {() => void} */ act,
    ) =>
      html`<button class="square" aria-label=${name} title=${name} aria-disabled=${!can} @click=${() => can && act()}>
        ${sign}
      </button>`;
    return html`<div class="header">
      <p class="verdict" data-verdict=${verdict} aria-live="polite" aria-busy=${isBusy}>
        ${verdict ? words.verdict[verdict] : nothing}
      </p>
      <button class="candidates" title=${words.aboutCandidates} @click=${() => session.ask('candidates')}>
        ${words.candidates}
      </button>
      ${step(words.undo, '↶', session.canUndo, () => session.undo())}
      ${step(words.redo, '↷', session.store.canRedo, () => session.redo())}
      <button
        class="square"
        aria-label=${words.close}
        title=${words.close}
        @click=${() => this.dispatchEvent(new Event('close'))}
      >×</button>
    </div>`;
  }

  /** The families as tabs. Arrow keys lead from one to the next, as in the header of the page. */
  #families() {
    const words = rulesStrings();
    /** @type {('board' | Family)[]} */
    const all = ['board', ...families];
    const choose = (/** @type {'board' | Family} */ family) => {
      if (this.editor.kind && this.editor.kind.family !== family) this.editor.take('');
      this.family = family;
    };
    const keyed = (/** @type {KeyboardEvent} */ event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
      if (by === 0) return;
      event.preventDefault();
      choose(all[(all.indexOf(this.family) + by + all.length) % all.length]);
      this.updateComplete.then(() => this.focus());
    };
    return html`<div class="families" role="tablist" aria-label=${words.families} @keydown=${keyed}>
      ${all.map((family) => {
        const isChosen = family === this.family;
        return html`<button
          role="tab"
          id=${`family-${family}`}
          aria-controls="family"
          aria-selected=${isChosen}
          tabindex=${isChosen ? 0 : -1}
          @click=${() => choose(family)}
        >
          ${toolIcon(family)}<span>${words.family[family]}</span>
        </button>`;
      })}
    </div>`;
  }

  /** What has happened last, in words. */
  #words() {
    const { note, board } = this.editor;
    if (note === this.#said.note) return this.#said.words;
    const { says } = rulesStrings();
    const { what, kind = '', count = 0, spot } = note ?? {};
    let words = '';
    if (what === 'spot' && spot) words = says.spot(spot.row + 1, spot.column + 1, board.rows, board.columns);
    else if (what === 'cells' || what === 'sets' || what === 'short') words = says[what](kindName(kind), count);
    else if (what === 'copy') words = rulesStrings().placeCopy;
    else if (what === 'nowhere' || what === 'wrong') words = refusal(this.editor) ?? '';
    else if (what && what !== 'spot') words = says[what](kindName(kind));
    this.#said = { note, words };
    return words;
  }

  #editorChanged() {
    const { figure, tool } = this.editor;
    const family = figure && !tool ? kindOf(figure.kind)?.family : undefined;
    if (family) this.family = family;
    this.requestUpdate();
    this.#board?.requestUpdate();
  }
}

customElements.define('rules-panel', RulesPanel);
