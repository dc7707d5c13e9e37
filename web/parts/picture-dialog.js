// <picture-dialog>: makes a nonogram of a picture that is chosen, pasted or dropped: how large, what is dark, whether
// it has one solution, and where it has not, how few cells would do. Tested by tests/web/nonogram-picture.test.js.

import { html, nothing, svg } from 'lit';
import { makeUnique } from '../importing/few-cells.js';
import {
  greysOf,
  LENGTHS,
  nonogramOf,
  readPicture,
  shapeOf,
  sizeOf,
  thresholdOf,
} from '../importing/nonogram-picture.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { importStrings } from '../strings/import-strings.js';
import styles from '../styles/picture.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

/** @import { PageSession } from '../session/page-session.js' */

/** No question about a picture takes longer. */
const SECONDS = 2;

/**
 * greys: of the cells; before: the shaded cells as the sliders say; open: how many cells differ between solutions;
 * undefined where that is not known
 * @typedef {{greys: number[], columns: number, threshold: number, before: boolean[], shaded: boolean[], open?: number,
 *   phase: 'asking' | 'changing' | 'known' | 'notFound'}} Drawn
 */

export class PictureDialog extends PageDialog {
  static properties = { drawn: { state: true }, isUnread: { state: true } };

  /** @type {ImageBitmap | undefined} */
  #picture;
  #length = 0;
  #abort = new AbortController();
  /** @type {(text: string) => void} */
  #settle = () => {};

  constructor() {
    super();
    /** @type {Drawn | undefined} */
    this.drawn = undefined;
    this.isUnread = false;
    this.addEventListener('drop', (event) => this.#onData(event, event.dataTransfer));
    this.addEventListener('paste', (event) => this.#onData(event, event.clipboardData));
    this.addEventListener('dragover', (event) => event.preventDefault());
  }

  /**
   * @param {PageSession} session
   * @param {File} [file]
   * @returns {Promise<string | undefined>}  the nonogram; '' where the person cancelled; undefined if it is no picture
   */
  async ask(session, file) {
    this.#settle('');
    this.session = session;
    this.#length = Math.min(LENGTHS.most, Math.max(LENGTHS.least, ...sizeOf(session.text)));
    this.drawn = undefined;
    if (file && !(await this.#take(file))) return undefined;
    /** @type {Promise<string>} */
    const answer = new Promise((resolve) => {
      this.#settle = resolve;
    });
    await this.show();
    return answer;
  }

  closed() {
    this.#abort.abort();
    this.#settle('');
  }

  render() {
    const { drawn } = this;
    const strings = importStrings();
    return this.frame(
      html`${this.focusedHeading(strings.fromPicture)}
        <div class="row">
          <label class="file">
            <span>${dialogsStrings().chooseFile}</span>
            <input type="file" accept="image/png,image/jpeg,image/*" @change=${this.#onFileChosen} />
          </label>
          <p>${strings.pictureHint}</p>
        </div>
        <p class="error" role="alert">${this.isUnread ? strings.noPicture : nothing}</p>
        ${drawn ? this.#choices(drawn) : nothing}
        <div class="row end">
          ${this.closeButton(strings.cancel)}
          ${drawn ? action(dialogsStrings().load, () => this.#load(drawn), { classes: 'main' }) : nothing}
        </div>`,
      'from-picture',
    );
  }

  /** @param {Drawn} drawn */
  #choices(drawn) {
    const strings = importStrings();
    const { phase, open, columns, greys, threshold, before, shaded } = drawn;
    const rows = greys.length / columns;
    const changed = shaded.filter((is, cell) => is !== before[cell]).length;
    const isOpen = phase !== 'changing' && open !== 0;
    return html`${preview(drawn)}
      ${slider(strings.size, `${columns}×${rows}`, { ...LENGTHS, value: this.#length }, (value) => this.#resize(value))}
      ${slider(strings.darkness, '', { least: 1, most: 255, value: Math.round(threshold) }, (value) => {
        this.#shade({ greys, columns, threshold: value });
      })}
      <p class="verdict" role="status">
        ${phase === 'known' ? strings.solutions(open) : strings[phase]}
        ${changed > 0 ? strings.changed(changed) : nothing}
      </p>
      <div class="row">
        ${
          phase === 'changing'
            ? action(strings.stop, () => this.#abort.abort())
            : action(strings.fewCells, () => this.#change(drawn), { enabled: isOpen && phase !== 'asking' })
        }
        ${changed > 0 && phase !== 'changing' ? action(strings.changeBack, () => this.#shade(drawn)) : nothing}
      </div>`;
  }

  /** @param {number} length  of the longer side */
  async #resize(length) {
    const picture = /** @type {ImageBitmap} */ (this.#picture);
    this.#length = length;
    const shape = shapeOf(picture, length);
    const greys = await greysOf(picture, shape);
    if (this.#picture !== picture || this.#length !== length) return;
    this.#shade({ greys, columns: shape.columns, threshold: this.drawn?.threshold ?? thresholdOf(greys) });
  }

  /** Shades what is dark, and asks about it. @param {Pick<Drawn, 'greys' | 'columns' | 'threshold'>} picture */
  async #shade({ greys, columns, threshold }) {
    const { signal } = this.#restart();
    const shaded = greys.map((grey) => grey < threshold);
    this.drawn = { greys, columns, threshold, before: shaded, shaded, phase: 'asking' };
    const open = await this.#openIn(shaded, columns, signal);
    if (!signal.aborted) this.drawn = { ...this.drawn, open: open?.length, phase: 'known' };
  }

  /** Changes few cells until there is one solution. @param {Drawn} drawn */
  async #change(drawn) {
    const { signal } = this.#restart();
    const { columns, greys, threshold, shaded: picture } = drawn;
    this.drawn = { ...drawn, phase: 'changing' };
    const shaded = await makeUnique(picture, {
      openIn: (cells) => this.#openIn(cells, columns, signal),
      doubt: (cell) => Math.abs(greys[cell] - threshold),
      signal,
      onStep: (cells) => {
        if (!signal.aborted) this.drawn = { ...drawn, shaded: cells, phase: 'changing' };
      },
    });
    if (this.#abort.signal !== signal) return;
    this.drawn = shaded ? { ...drawn, shaded, open: 0, phase: 'known' } : { ...drawn, phase: 'notFound' };
  }

  /**
   * The cells that solutions do not agree about.
   * @param {boolean[]} shaded
   * @param {number} columns
   * @param {AbortSignal} signal
   */
  async #openIn(shaded, columns, signal) {
    const { solver, puzzle } = this.session;
    const options = { format: puzzle.notation, seconds: SECONDS, cap: 1, signal };
    const text = nonogramOf(shaded, columns);
    const { verdict, candidates } = await solver.ask('candidates', puzzle.id, text, options);
    return verdict === 'found' ? candidates?.flatMap((values, cell) => (values.length > 1 ? [cell] : [])) : undefined;
  }

  /** What was asked before is stopped. */
  #restart() {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort;
  }

  /** @param {Drawn} drawn */
  #load({ shaded, columns }) {
    this.#settle(nonogramOf(shaded, columns));
    this.close();
  }

  /** @param {Blob} file @returns {Promise<boolean>}  whether it is a picture */
  async #take(file) {
    const picture = await readPicture(file);
    this.isUnread = !picture;
    if (!picture) return false;
    this.#picture = picture;
    this.drawn = undefined;
    await this.#resize(this.#length);
    return true;
  }

  /** @param {Event} event */
  async #onFileChosen(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.files?.[0]) await this.#take(input.files[0]);
    input.value = '';
  }

  /** @param {Event} event @param {DataTransfer | null} data  dropped or pasted */
  async #onData(event, data) {
    const file = data?.files[0];
    event.preventDefault();
    event.stopPropagation();
    if (file) await this.#take(file);
  }
}

/**
 * @param {string} name
 * @param {string} said  what the value means, beside the name
 * @param {{least: number, most: number, value: number}} range
 * @param {(value: number) => void} choose
 */
const slider = (name, said, { least, most, value }, choose) => html`<label class="slider">
  <span>${name} ${said}</span>
  <input
    type="range"
    aria-label=${name}
    aria-valuetext=${said || nothing}
    min=${least}
    max=${most}
    .value=${`${value}`}
    @input=${(/** @type {Event} */ event) => choose(Number(/** @type {HTMLInputElement} */ (event.target).value))}
  />
</label>`;

/** The board as a picture, with the cells that were changed. @param {Drawn} drawn */
function preview({ shaded, before, columns }) {
  const rows = shaded.length / columns;
  const squares = (/** @type {(is: boolean, cell: number) => boolean} */ isWanted) =>
    shaded
      .map((is, cell) => (isWanted(is, cell) ? `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1z` : ''))
      .join('');
  return html`<svg class="preview" viewBox=${`0 0 ${columns} ${rows}`} role="img" aria-label=${importStrings().preview}>
    <rect width=${columns} height=${rows}></rect>
    ${svg`<path class="shaded" d=${squares((is) => is)}></path>
      <path class="changed" d=${squares((is, cell) => is !== before[cell])}></path>`}
  </svg>`;
}

adoptStyle(styles);
customElements.define('picture-dialog', PictureDialog);

/** @param {PageSession} session @param {File} [file] */
export function ask(session, file) {
  const dialog =
    document.querySelector('picture-dialog') ?? document.body.appendChild(document.createElement('picture-dialog'));
  return /** @type {PictureDialog} */ (dialog).ask(session, file);
}
