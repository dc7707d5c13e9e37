// <statistics-dialog>: the games that were finished on this device, what is wanted while playing, and all that the page
// keeps as one file, out and in. Tested by tests/web/ending.test.js.

import { html, nothing } from 'lit';
import { action } from '../parts/action.js';
import { adoptStyle } from '../parts/adopt-style.js';
import { download } from '../parts/download.js';
import { PageDialog } from '../parts/page-dialog.js';
import { timeText } from '../parts/time-text.js';
import { backupOf, carryOut, MOST_BYTES, planOf, readBackup } from '../records/backup.js';
import { dayOf, figuresOf, streaksOf } from '../records/records.js';
import { TextStorage } from '../session/text-storage.js';
import { endingStrings } from '../strings/ending-strings.js';
import { kindName } from '../strings/kind-name.js';
import { records, week } from './finish-card.js';
import styles from './statistics.css?inline';

/** @import { Plan } from '../records/backup.js' */
/** @import { PageSession } from '../session/page-session.js' */

/** What a person may want, by the name under which the store keeps it. */
const wishes = /** @type {const} */ ([
  ['timer', 'showTime'],
  ['sound', 'sound'],
  ['vibration', 'vibration'],
]);

export class StatisticsDialog extends PageDialog {
  static properties = { plan: { state: true } };

  constructor() {
    super();
    /** What a file that was chosen would add. @type {Plan | undefined} */
    this.plan = undefined;
  }

  /** @param {PageSession} session */
  async open(session) {
    this.plan = undefined;
    await super.open(session);
  }

  render() {
    if (!this.session) return nothing;
    const strings = endingStrings();
    const { games } = records;
    return this.frame(html`
      <div class="head">${this.heading(strings.statistics)} ${this.closeButton()}</div>
      ${games.length > 0 ? this.#figures() : html`<p>${strings.nothingYet}</p>`}
      <h3>${strings.atTheEnd}</h3>
      ${wishes.map(([name, label]) => this.#wish(name, strings[label]))}
      <h3>${strings.oneFile}</h3>
      <p>${strings.oneFileHint} ${strings.kept}</p>
      <div class="row">
        ${action(strings.save, () => this.#save())}
        <label class="file">
          <input type="file" accept=".json,application/json" @change=${this.#choose} />
          <span>${strings.open}</span>
        </label>
      </div>
      ${this.noteLine()}
      ${this.plan && action(strings.add, () => this.#add(), { classes: 'main' })}
    `);
  }

  #figures() {
    const strings = endingStrings();
    const { games } = records;
    const today = dayOf(new Date());
    const streaks = streaksOf(games, today);
    const { columns } = strings;
    const time = (/** @type {number | undefined} */ ms) => (ms === undefined ? '' : timeText(ms));
    return html`<p>${strings.summary(games.length, streaks.now, streaks.longest)} ${strings.forgiving}</p>
      ${week(games, today)}
      <div class="figures" role="region" aria-label=${strings.statistics} tabindex="0">
        <table>
          <thead>
            <tr>
              ${Object.values(columns).map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${figuresOf(games).map(({ kind, size, finished, withoutHints, best, mean }) => {
              return html`<tr>
                <th scope="row">${kindName(kind)} ${size}</th>
                <td>${finished}</td>
                <td>${withoutHints}</td>
                <td>${time(best)}</td>
                <td>${time(mean)}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>`;
  }

  /** @param {string} name @param {string} label */
  #wish(name, label) {
    const { store } = this.session;
    if (name === 'vibration' && !navigator.vibrate) return nothing;
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${store.wants(name) === true}
        @change=${(/** @type {Event} */ { target }) =>
          store.want(name, /** @type {HTMLInputElement} */ (target).checked)}
      />
      ${label}
    </label>`;
  }

  #save() {
    this.session.store.save();
    const now = new Date();
    const content = backupOf(localStorage, now.getTime());
    download(`quadrille-${dayOf(now)}.json`, new Blob([content], { type: 'application/json' }));
  }

  /** Says what a file would add. @param {Event} event */
  async #choose({ target }) {
    const input = /** @type {HTMLInputElement} */ (target);
    const file = input.files?.[0];
    input.value = ''; // the same file can be chosen again
    if (!file) return;
    const strings = endingStrings();
    this.plan = undefined;
    if (file.size > MOST_BYTES) {
      this.note = strings.tooLarge;
      return;
    }
    this.session.store.save(); // what is here is compared with the file
    const read = readBackup(await file.text());
    if (!read) {
      this.note = strings.notOurs;
      return;
    }
    const plan = planOf(new TextStorage(() => localStorage), read.records, strings.fromFile(new Date(read.saved)));
    const { games, boards, kept, points, others } = plan.adds;
    const adds = strings.willAdd(games, boards, points, others);
    this.note = [adds, strings.willKeep(kept), strings.nothingLost].filter(Boolean).join(' ');
    if (Object.keys(plan.writes).length + plan.unreadable.length > 0) this.plan = plan;
  }

  /** Adds it, and loads the page again: every part of it reads what is kept when it starts. */
  #add() {
    if (!this.plan) return;
    const isWhole = carryOut(new TextStorage(() => localStorage), this.plan);
    this.plan = undefined;
    if (isWhole) location.reload();
    else this.note = endingStrings().noRoom;
  }
}

adoptStyle(styles);
customElements.define('statistics-dialog', StatisticsDialog);
