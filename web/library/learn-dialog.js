// <learn-dialog>: a course of twenty lessons, each about one technique with three boards that need it. What has been
// played is kept as that of the library is. Tested by tests/web/learning.test.js.

import { html, nothing } from 'lit';
import { action } from '../parts/action.js';
import { adoptStyle } from '../parts/adopt-style.js';
import { PageDialog } from '../parts/page-dialog.js';
import { rulesInWords } from '../parts/rule.js';
import { explain } from '../parts/why-dialog.js';
import { isSite } from '../session/address.js';
import { libraryStrings } from '../strings/library-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';
import { techniquesStrings } from '../strings/techniques-strings.js';
import styles from './learn.css?inline';
import { readLessons } from './lessons.js';
import file from './lessons.txt?raw';
import { progressOf } from './progress.js';
import { shelfItem } from './shelf-item.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */
/** @import { Lesson } from './lessons.js' */
/** @import { Progress } from './progress.js' */

const lessons = readLessons(file);

export class LearnDialog extends PageDialog {
  /** @type {Progress | undefined} */
  #progress;
  /** @type {Puzzle | undefined} */
  #sudoku;

  /** @param {PageSession} session @param {boolean} [leadsOn]  to the lesson's next board, if there is one */
  async open(session, leadsOn = false) {
    this.#follow(session);
    const next = leadsOn && this.#nextOfLesson(session);
    if (next) return this.#play(next);
    this.#sudoku = await session.fetch('sudoku');
    await this.show();
    const marked = this.querySelector('.next');
    if (marked && marked !== this.querySelector('section')) marked.scrollIntoView({ block: 'start' });
  }

  /** @param {PageSession} session */
  #follow(session) {
    if (this.#progress) return;
    this.session = session;
    this.#progress = progressOf(session);
    this.#progress.addEventListener('change', () => this.dialog.open && this.requestUpdate());
  }

  /** The next board of the open board's lesson that is not finished. @param {PageSession} session */
  #nextOfLesson({ store }) {
    const lesson = lessons[this.#openLesson];
    return lesson && this.#firstLeft(lesson.texts, lesson.texts.indexOf(store.position.givens));
  }

  /** The place of the lesson that the open board belongs to; -1 for another board. */
  get #openLesson() {
    const givens = this.session?.store.position.givens ?? '';
    return lessons.findIndex(({ texts }) => texts.includes(givens));
  }

  /**
   * The first board that is not finished, from a place on and then from the start.
   * @param {string[]} texts
   * @param {number} [place]
   */
  #firstLeft(texts, place = 0) {
    return [...texts.slice(place), ...texts.slice(0, place)].find((text) => !this.#isFinished(text));
  }

  /** The lesson to go on with: that of the open board, or the first after it with a board left. */
  get #next() {
    const place = Math.max(0, this.#openLesson);
    return [...lessons.slice(place), ...lessons.slice(0, place)].find(({ texts }) => this.#firstLeft(texts));
  }

  render() {
    const strings = libraryStrings();
    const progress = this.#progress;
    if (!progress) return nothing;
    const texts = lessons.flatMap((lesson) => lesson.texts);
    const finished = texts.filter((text) => this.#isFinished(text));
    const next = this.#next;
    const content = html`
      <div class="head">
        ${this.heading(strings.learn)}
        <p>${strings.tally(finished.length, texts.length)}</p>
        ${next ? action(strings.goOn, () => this.#goOn(next), { classes: 'main' }) : nothing} ${this.closeButton()}
      </div>
      <p>${rulesInWords('sudoku').join(' ')}</p>
      <p>${strings.course}</p>
      <div class="shelf">${lessons.map((lesson, index) => this.#lesson(lesson, index + 1, lesson === next))}</div>
      <p>${strings.kept}</p>
    `;
    return this.frame(content, 'learn');
  }

  /** @param {string} text */
  #isFinished(text) {
    return this.#progress?.stateOf('sudoku', text) === 'finished';
  }

  /** @param {Lesson} lesson @param {number} number @param {boolean} isNext */
  #lesson({ technique, texts }, number, isNext) {
    const strings = libraryStrings();
    const name = stepsStrings().names[technique];
    const explained = { file: technique, name, list: 'index' };
    const { what, find } = techniquesStrings().texts[technique];
    const finished = texts.filter((text) => this.#isFinished(text)).length;
    const label = strings.lesson(number, name, finished, texts.length);
    return html`<section class=${isNext ? 'next' : ''} aria-label=${label}>
      <div>
        <h3><span class="number">${number}</span> ${name}</h3>
        <p>${what} ${find}</p>
        ${isSite ? action(strings.explained, () => explain(explained), { classes: 'quiet' }) : nothing}
      </div>
      <ul>
        ${texts.map((text, index) => this.#item(name, text, index + 1))}
      </ul>
    </section>`;
  }

  /** @param {string} lesson @param {string} text @param {number} number */
  #item(lesson, text, number) {
    const progress = /** @type {Progress} */ (this.#progress);
    const state = progress.stateOf('sudoku', text);
    const name = libraryStrings().board(lesson, number, state);
    return shelfItem({
      puzzle: this.#sudoku,
      givens: text,
      text: progress.started('sudoku', text)?.text ?? text,
      number,
      state,
      name,
      play: () => this.#play(text),
    });
  }

  /** Opens the first board of a lesson that is not finished. @param {Lesson} lesson */
  #goOn({ texts }) {
    return this.#play(/** @type {string} */ (this.#firstLeft(texts)));
  }

  /** @param {string} text */
  async #play(text) {
    this.close();
    await this.#progress?.play('sudoku', text, 'learn');
    await this.leadToBoard();
  }
}

adoptStyle(styles);
customElements.define('learn-dialog', LearnDialog);
