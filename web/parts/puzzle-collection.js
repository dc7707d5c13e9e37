// <puzzle-collection>: the puzzles of a file in a table, each with its verdict; one at a time is on the board.

import { html, LitElement, nothing } from 'lit';
import { csvOf, verdictOf } from '../session/collection.js';
import { say } from '../strings/language.js';
import { action } from './action.js';
import { failure } from './answer.js';
import { download } from './download.js';

/** @import { Collection, Row } from '../session/collection.js' */
/** @import { PageDesk } from '../session/page-session.js' */

const ROWS_A_PAGE = 50;
// As in pace.js: often enough to be seen to move.
const REDRAW_MS = 200;

/** What the table can be ordered by: values that compare with `<`. */
const columns = {
  number: (/** @type {Row} */ { number }) => number,
  verdict: verdictOf,
  nodes: (/** @type {Row} */ { answer }) => answer?.stats.nodes ?? -1,
  time: (/** @type {Row} */ { answer }) => answer?.stats.ms ?? -1,
};

export class PuzzleCollection extends LitElement {
  static properties = {
    desk: { attribute: false },
    collection: { attribute: false },
    column: { state: true },
    descending: { state: true },
    page: { state: true },
  };

  /** @type {number | undefined} */
  #timer;

  constructor() {
    super();
    /** @type {PageDesk | undefined} */
    this.desk = undefined;
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
      }, REDRAW_MS);
    });
  }

  render() {
    const { collection, desk } = this;
    if (!collection || !desk) return nothing;
    const { rows, answered, isRunning } = collection;
    const ordered = this.#ordered(rows);
    const pages = Math.ceil(rows.length / ROWS_A_PAGE);
    const first = this.page * ROWS_A_PAGE;
    return html`<section class="collection" aria-labelledby="collection-title">
      <div class="row">
        <h2 id="collection-title">${say.collection(rows.length, collection.name)}</h2>
        ${isRunning ? action(say.collectionStop, () => collection.stop()) : nothing}
        ${action(say.downloadCsv, () => this.#download(ordered))}
        ${action(say.collectionClose, () => desk.closeCollection())}
      </div>
      <p class="tally" aria-live="polite" aria-busy=${isRunning}>${say.tally(tally(rows), answered, rows.length)}</p>
      <progress aria-label=${say.collectionProgress} max=${rows.length} .value=${answered} ?hidden=${!isRunning}></progress>
      <table>
        <thead>
          <tr>
            ${this.#heading('number')}
            <th scope="col" class="text">${say.puzzle}</th>
            ${this.#heading('verdict')} ${this.#heading('nodes')} ${this.#heading('time')}
          </tr>
        </thead>
        <tbody>
          ${ordered.slice(first, first + ROWS_A_PAGE).map((row) => this.#row(row, desk))}
        </tbody>
      </table>
      ${
        pages > 1
          ? html`<nav class="row" aria-label=${say.pages}>
            ${action(say.previous, () => this.#turn(-1), { enabled: this.page > 0 })}
            <span>${say.page(this.page + 1, pages)}</span>
            ${action(say.next, () => this.#turn(1), { enabled: this.page < pages - 1 })}
          </nav>`
          : nothing
      }
    </section>`;
  }

  /** @param {Row} row @param {PageDesk} desk */
  #row(row, desk) {
    const { number, text, answer, error } = row;
    const verdict = verdictOf(row);
    return html`<tr data-verdict=${verdict} aria-current=${text !== '' && text === desk.text}>
      <td>
        ${text ? html`<button aria-label=${say.openPuzzle(number)} @click=${() => desk.start(text)}>${number}</button>` : number}
      </td>
      <td class="text"><span>${error ? failure(error) : text.replace(/\s+/g, ' ')}</span></td>
      <td>${say.verdicts[/** @type {keyof typeof say.verdicts} */ (verdict)] ?? nothing}</td>
      <td>${answer ? say.number(answer.stats.nodes) : nothing}</td>
      <td>${answer ? say.time(answer.stats.ms) : nothing}</td>
    </tr>`;
  }

  /** @param {keyof typeof columns} column */
  #heading(column) {
    const sorted = this.column === column;
    const order = this.descending ? 'descending' : 'ascending';
    return html`<th scope="col" aria-sort=${sorted ? order : 'none'}>
      <button @click=${() => this.#sort(column)}>${say.columns[column]}</button>
    </th>`;
  }

  /** @param {keyof typeof columns} column */
  #sort(column) {
    this.descending = this.column === column && !this.descending;
    this.column = column;
    this.page = 0;
  }

  /** @param {Row[]} rows */
  #ordered(rows) {
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
    download(`${name}.csv`, new Blob([csvOf(rows)], { type: 'text/csv' }));
  }
}

/** How many have each verdict. @param {Row[]} rows */
function tally(rows) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const row of rows) {
    const verdict = verdictOf(row);
    if (verdict) counts[verdict] = (counts[verdict] ?? 0) + 1;
  }
  return counts;
}

customElements.define('puzzle-collection', PuzzleCollection);
