// <puzzle-collection>: a table of the puzzles of one text with their verdicts and grades. A click puts a puzzle on the
// board.

import { html, LitElement, nothing } from 'lit';
import { csvOf, verdictOf } from '../session/collection.js';
import { dialogsStrings } from '../strings/dialogs-strings.js';
import { gradeText } from '../strings/grades-strings.js';
import { moreStrings } from '../strings/more-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import styles from '../styles/collection.css?inline';
import { action } from './action.js';
import { adoptStyle } from './adopt-style.js';
import { failureSentence } from './answer.js';
import { download } from './download.js';

/** @import { Collection, Row } from '../session/collection.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { DialogsStrings } from '../strings/dialogs-strings.js' */

const ROWS_PER_PAGE = 50;
// As in throttle.js.
const REDRAW_MS = 200;

/** The columns that the table can be sorted by. Their values compare with `<`. */
const columns = {
  number: (/** @type {Row} */ { number }) => number,
  verdict: verdictOf,
  grade: (/** @type {Row} */ { grade }) => grade?.rating ?? -1,
  nodes: (/** @type {Row} */ { answer }) => answer?.stats.nodes ?? -1,
  time: (/** @type {Row} */ { answer }) => answer?.stats.ms ?? -1,
};

export class PuzzleCollection extends LitElement {
  static properties = {
    session: { attribute: false },
    collection: { attribute: false },
    column: { state: true },
    descending: { state: true },
    page: { state: true },
  };

  /** @type {number | undefined} */
  #timer;

  constructor() {
    super();
    /** @type {PageSession | undefined} */
    this.session = undefined;
    /** @type {Collection | undefined} */
    this.collection = undefined;
    /** @type {keyof typeof columns} */
    this.column = 'number';
    this.descending = false;
    this.page = 0;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('collection')) return;
    this.page = 0;
    this.collection?.addEventListener('change', () => {
      this.#timer ??= window.setTimeout(() => {
        this.#timer = undefined;
        this.requestUpdate();
        this.session?.changed(); // the answer says it too
      }, REDRAW_MS);
    });
  }

  render() {
    const { collection, session } = this;
    if (!collection || !session) return nothing;
    const { rows, answered, isRunning, gradable, graded, tally } = collection;
    const strings = dialogsStrings();
    const isGrading = gradable.length > 0;
    const pages = Math.ceil(rows.length / ROWS_PER_PAGE);
    const shown = this.#shown(rows);
    return html`<section class="collection" aria-labelledby="collection-title">
      <div class="row">
        <h2 id="collection-title">${dialogsStrings().collection(rows.length, collection.name)}</h2>
        ${isRunning ? action(dialogsStrings().collectionStop, () => collection.stop()) : nothing}
        ${action(dialogsStrings().downloadCsv, () => this.#download(this.#sorted(rows)))}
        ${action(dialogsStrings().collectionClose, () => session.closeCollection())}
      </div>
      <p class="tally" aria-live="polite" aria-busy=${isRunning}>
        ${strings.tally(tally, answered, rows.length)}${isGrading ? strings.gradedOf(graded, gradable.length) : nothing}
      </p>
      <progress
        aria-label=${isGrading ? strings.gradingProgress : strings.collectionProgress}
        max=${isGrading ? gradable.length : rows.length}
        .value=${isGrading ? graded : answered}
        ?hidden=${!isRunning}
      ></progress>
      <table>
        <thead>
          <tr>
            ${this.#heading('number')}
            <th scope="col" class="text">${pageStrings.puzzle}</th>
            ${this.#heading('verdict')} ${collection.puzzle.scale ? this.#heading('grade') : nothing}
            ${this.#heading('nodes', 'figure')} ${this.#heading('time', 'figure')}
          </tr>
        </thead>
        <tbody>
          ${shown.map((row) => this.#row(row, session))}
        </tbody>
      </table>
      ${
        pages > 1
          ? html`<nav class="row" aria-label=${dialogsStrings().pages}>
            ${action(moreStrings().previous, () => this.#turn(-1), { enabled: this.page > 0 })}
            <span>${dialogsStrings().page(this.page + 1, pages)}</span>
            ${action(moreStrings().next, () => this.#turn(1), { enabled: this.page < pages - 1 })}
          </nav>`
          : nothing
      }
    </section>`;
  }

  /** A list that comes is shown: the board has the height of the window. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('collection')) this.scrollIntoView();
  }

  /** @param {Row} row @param {PageSession} session */
  #row(row, session) {
    const { number, text, answer, error, grade } = row;
    const strings = dialogsStrings();
    const { scale } = this.collection?.puzzle ?? {};
    const verdict = verdictOf(row);
    const label = strings.openPuzzle(number);
    return html`<tr data-verdict=${verdict} aria-current=${text !== '' && text === session.text}>
      <td>
        ${text ? html`<button aria-label=${label} @click=${() => open(session, text)}>${number}</button>` : number}
      </td>
      <td class="text"><span>${error ? failureSentence(error, pageStrings) : text.replace(/\s+/g, ' ')}</span></td>
      <td>${strings.verdicts[/** @type {keyof DialogsStrings['verdicts']} */ (verdict)] ?? nothing}</td>
      ${scale ? html`<td>${grade ? gradeText(scale, grade) : nothing}</td>` : nothing}
      <td class="figure">${answer ? strings.number(answer.stats.nodes) : nothing}</td>
      <td class="figure">${answer ? strings.time(answer.stats.ms) : nothing}</td>
    </tr>`;
  }

  /** @param {keyof typeof columns} column @param {string} [classes] */
  #heading(column, classes = '') {
    const isSorted = this.column === column;
    const order = this.descending ? 'descending' : 'ascending';
    return html`<th scope="col" class=${classes} aria-sort=${isSorted ? order : 'none'}>
      <button @click=${() => this.#sort(column)}>${dialogsStrings().columns[column]}</button>
    </th>`;
  }

  /** @param {keyof typeof columns} column */
  #sort(column) {
    this.descending = this.column === column && !this.descending;
    this.column = column;
    this.page = 0;
  }

  /** The rows of the page. In their own order they are not sorted at every drawing. @param {Row[]} rows */
  #shown(rows) {
    const first = this.page * ROWS_PER_PAGE;
    if (this.column !== 'number') return this.#sorted(rows).slice(first, first + ROWS_PER_PAGE);
    if (!this.descending) return rows.slice(first, first + ROWS_PER_PAGE);
    const end = rows.length - first;
    return rows.slice(Math.max(end - ROWS_PER_PAGE, 0), end).reverse();
  }

  /** @param {Row[]} rows */
  #sorted(rows) {
    const value = columns[this.column];
    const sign = this.descending ? -1 : 1;
    return [...rows].sort((a, b) => {
      const [left, right] = [value(a), value(b)];
      return left === right ? a.number - b.number : left < right ? -sign : sign;
    });
  }

  /** @param {number} by */
  #turn(by) {
    this.page += by;
  }

  /** @param {Row[]} rows */
  #download(rows) {
    const name = this.collection?.name?.replace(/\.[^.]*$/, '') ?? this.collection?.puzzle.id;
    download(`${name}.csv`, new Blob([csvOf(rows, this.collection?.puzzle.scale !== undefined)], { type: 'text/csv' }));
  }
}

/** Shows a puzzle of the list. @param {PageSession} session @param {string} text */
function open(session, text) {
  session.startBoard(text);
  scrollTo(0, 0);
}

/** What is known about all puzzles of a list. @param {Collection} collection */
export function tallySentence({ rows, name, answered, tally }) {
  const strings = dialogsStrings();
  return `${strings.collection(rows.length, name)}: ${strings.tally(tally, answered, rows.length)}.`;
}

adoptStyle(styles);
customElements.define('puzzle-collection', PuzzleCollection);
