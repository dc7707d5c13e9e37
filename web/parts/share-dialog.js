// <share-dialog>: exports the board as a link, as text in any notation of its puzzle, or as a picture. The clipboard
// keeps what it has until a button of the dialog copies something.

import { html, nothing } from 'lit';
import { annotatedLayers } from '../board/annotations.js';
import { pngOf, svgOf } from '../board/picture.js';
import { isSite, onSite, replaceFragment } from '../session/address.js';
import { linkTo } from '../session/link.js';
import { writtenEntries } from '../session/linked-game.js';
import { titleOf } from '../session/title.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { failureSentence } from './answer.js';
import { choice } from './choice.js';
import { download } from './download.js';
import { frameLine, ONE_FILE, programsFor } from './hand-offs.js';
import { PageDialog } from './page-dialog.js';

/** @import { NotationName } from 'quadrille' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Failure } from '../session/query-state.js' */

// Notations of other programs whose files have an extension of their own.
const EXTENSIONS = new Set(['sdk', 'sdm', 'dlx']);

/** The notation that is written of grid puzzles alone. */
const DRAWN = 'penpa';

export class ShareDialog extends PageDialog {
  static properties = {
    address: { state: true },
    notations: { state: true },
    programs: { state: true },
    notation: { state: true },
    text: { state: true },
    solved: { state: true },
    game: { state: true },
  };

  constructor() {
    super();
    this.address = '';
    /** @type {NotationName[]} */
    this.notations = [];
    /** The programs that can open the board, too. @type {{name: string, url: string}[]} */
    this.programs = [];
    this.notation = /** @type {NotationName | ''} */ ('');
    this.text = '';
    /** Whether the link and the text show the solution; undefined without one. @type {boolean | undefined} */
    this.solved = undefined;
    /** Whether entries and marks are shared too; undefined where there are none. @type {boolean | undefined} */
    this.game = undefined;
  }

  /** @param {PageSession} session */
  async open(session) {
    const { puzzle } = session;
    this.session = session;
    this.solved = puzzle.withSolution && session.layers.found !== undefined ? true : undefined;
    this.game = hasGame(session) ? false : undefined;
    this.notations = [puzzle.notation];
    this.programs = [];
    await this.#take();
    await this.show();
    const all = await session.solver.notations(puzzle.id).catch(() => this.notations);
    this.notations = all.filter((name) => name !== DRAWN || puzzle.id === 'grid');
    this.programs = await programsFor(session, this.#shared, this.notations);
  }

  render() {
    return this.frame(html`
      ${this.heading(dialogsStrings().shareTitle)}
      <p>${dialogsStrings().shareHint}</p>
      <div class="taken">
        <input
          aria-label=${dialogsStrings().shareLink}
          readonly
          .value=${this.address}
          @focus=${selected}
        />
        ${action(dialogsStrings().copy, () => this.#copy(this.address), { classes: 'main' })}
      </div>
      ${this.solved === undefined ? nothing : this.#solutionChoice(this.solved)}
      ${this.game === undefined ? nothing : this.#gameChoice(this.game)}
      ${this.programs.length > 0 ? this.#openIn() : nothing}
      <h3>${dialogsStrings().shareText}</h3>
      <textarea aria-label=${dialogsStrings().boardText} readonly rows="3" wrap="off" .value=${this.text}></textarea>
      <div class="row">
        ${choice({
          label: dialogsStrings().notation,
          value: this.notation,
          options: this.notations.map((name) => ({ value: name, label: name })),
          choose: (name) => this.#write(/** @type {NotationName} */ (name)),
        })}
        ${action(dialogsStrings().copyText, () => this.#copy(this.text))}
        ${action(dialogsStrings().downloadText, () => this.#downloadText())}
      </div>
      <h3>${dialogsStrings().sharePicture}</h3>
      <div class="row">
        ${action(dialogsStrings().downloadSvg, () => this.#downloadPicture('svg'))}
        ${action(dialogsStrings().downloadPng, () => this.#downloadPicture('png'))}
      </div>
      ${this.#embed()}
      ${this.noteLine()}
      ${this.foot()}
    `);
  }

  /** Leads to other programs that know the puzzle. */
  #openIn() {
    return html`<h3>${dialogsStrings().openIn}</h3>
      <p class="row programs">
        ${this.programs.map(({ name, url }) => html`<a href=${url} target="_blank" rel="noopener">${name}</a>`)}
      </p>`;
  }

  /** The board in a frame, as a line of HTML, and the file for those who host it themselves. */
  #embed() {
    const { puzzle } = this.session;
    const file = isSite
      ? onSite(ONE_FILE)
      : location.protocol === 'file:'
        ? ONE_FILE
        : location.href.replace(/[?#].*/, '');
    const line = frameLine(titleOf(puzzle), this.address, file);
    return html`<h3>${dialogsStrings().embedTitle}</h3>
      <div class="taken">
        <input aria-label=${dialogsStrings().embedLine} readonly .value=${line} @focus=${selected} />
        ${action(dialogsStrings().copyLine, () => this.#copy(line))}
      </div>
      <p>${dialogsStrings().hostIt} <a href=${file} download=${ONE_FILE}>${ONE_FILE}</a></p>`;
  }

  /** @param {boolean} isOn */
  #solutionChoice(isOn) {
    return html`<label class="check">
      <input type="checkbox" .checked=${isOn} @change=${() => this.#withSolution(!isOn)} />
      ${dialogsStrings().shareSolution}
    </label>`;
  }

  /** @param {boolean} isOn */
  #gameChoice(isOn) {
    const choose = () => {
      this.game = !isOn;
      return this.#take();
    };
    return html`<label class="check">
      <input type="checkbox" .checked=${isOn} @change=${choose} />
      ${dialogsStrings().shareGame}
    </label>`;
  }

  /** The board as it is shared: of a game that is not shared, the puzzle alone. */
  get #shared() {
    const { puzzle, layers, store } = this.session;
    const text = this.game === false ? store.position.givens : store.text;
    return this.solved && layers.found ? (puzzle.withSolution?.(text, layers.found) ?? text) : text;
  }

  /** Makes the link and the text of the board. */
  async #take() {
    const { puzzle } = this.session;
    this.text = this.#shared;
    this.notation = puzzle.notation;
    this.note = '';
    this.address = await this.#link(this.game);
    // The address of the page itself keeps the game: a reload leaves the board as it is.
    const { text } = this.session;
    const own = this.game === undefined ? await linkTo(puzzle, text) : await this.#link(true);
    replaceFragment(new URL(own).hash);
  }

  /** @param {boolean | undefined} withGame  of a person who plays */
  async #link(withGame) {
    const { session } = this;
    const { puzzle, store } = session;
    const { givens, marks } = store.position;
    if (withGame) return linkTo(puzzle, givens, { way: 'play', entries: writtenEntries(session), marks });
    return linkTo(puzzle, this.text, store.way === 'set' ? { way: 'set' } : undefined);
  }

  /** @param {boolean} isOn */
  #withSolution(isOn) {
    this.solved = isOn;
    return this.#take();
  }

  /** @param {string} text */
  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.note = dialogsStrings().copied;
    } catch {
      this.note = dialogsStrings().notCopied;
    }
  }

  /** @param {NotationName} notation */
  async #write(notation) {
    const { puzzle, solver } = this.session;
    this.notation = notation;
    this.note = '';
    try {
      this.text = (await solver.convert(puzzle.id, this.#shared, notation, { format: puzzle.notation })).text;
    } catch (reason) {
      const error = /** @type {Failure} */ (reason);
      this.text = '';
      this.note =
        error.code === 'bad-input' ? dialogsStrings().notWritten(notation) : failureSentence(error, pageStrings);
    }
  }

  #downloadText() {
    const extension = EXTENSIONS.has(this.notation) ? this.notation : 'txt';
    this.#download(extension, new Blob([this.text], { type: 'text/plain' }));
  }

  /** @param {'svg' | 'png'} kind */
  async #downloadPicture(kind) {
    const { session } = this;
    const { puzzle, text } = session;
    const layers = { ...annotatedLayers(session), isSaidBeside: false };
    const svg = await svgOf(puzzle, { text, layers, label: titleOf(puzzle) });
    const made =
      svg && (kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg).catch(() => {}));
    if (made) this.#download(kind, made);
    else this.note = svg ? dialogsStrings().noPicture : dialogsStrings().nothingDrawn;
  }

  /** @param {string} extension @param {Blob} content */
  #download(extension, content) {
    const name = `${this.session.puzzle.id}.${extension}`;
    download(name, content);
    this.note = dialogsStrings().downloaded(name);
  }
}

/** @param {FocusEvent} event */
const selected = ({ target }) => /** @type {HTMLInputElement} */ (target).select();

/** Whether there is something that a person has entered while playing. @param {PageSession} session */
const hasGame = ({ game, store }) =>
  game.isPlayed && game.hasGivens && (game.entries.length > 0 || store.position.marks !== '');

customElements.define('share-dialog', ShareDialog);
