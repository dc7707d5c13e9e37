// The sheet of the day: its date, the last seven days, and the five boards.

import { html, nothing } from 'lit';
import { deskStrings } from '../strings/desk-strings.js';
import { kindName } from '../strings/kind-name.js';
import { boardPicture } from './board-picture.js';
import { stamp, tick } from './pictograms.js';
import { nameOfDay, plansOf, weekTo } from './today.js';

/** @import { Progress } from '../library/progress.js' */
/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Plan, Today } from './today.js' */

/**
 * @typedef {object} TodayState
 * @property {Today} today
 * @property {Date} date
 * @property {Progress | undefined} progress  undefined until it is there
 * @property {Map<string, Puzzle>} puzzles  those whose files are there
 * @property {string} scheme  of the pictures
 * @property {(index: number) => void} play
 * @property {() => void} statistics
 */

/** @param {TodayState} state */
export function todayView(state) {
  const { date, today } = state;
  const strings = deskStrings();
  const named = (/** @type {Intl.DateTimeFormatOptions} */ options) =>
    new Intl.DateTimeFormat(strings.locale, options).format(date);
  const next = nextOf(state);
  const isDone = state.progress !== undefined && today.texts.every((_, index) => stateOf(state, index) === 'finished');
  return html`<section class="today" aria-labelledby="today-title">
    <div class="date">
      <h2 id="today-title" tabindex="-1">
        ${named({ weekday: 'long' })} <i class="long">${named({ day: 'numeric', month: 'long' })}</i>
        <i class="short">${named({ day: 'numeric', month: 'short' })}</i>
      </h2>
      <p>${isDone ? strings.allFinished : strings.today}</p>
      ${weekView(state)}
    </div>
    <ul class="boards">
      ${today.plans.map((plan, index) => cardOf(state, plan, index, index === next))}
    </ul>
  </section>`;
}

/** @param {TodayState} state @param {number} index */
function stateOf({ today, progress }, index) {
  const text = today.texts[index];
  return text && progress ? progress.stateOf(today.plans[index].id, text) : 'new';
}

/**
 * The board to go on with: of those that were started the one that was played last, or the first new one.
 * @param {TodayState} state
 */
function nextOf(state) {
  const { today, progress } = state;
  const saved = today.texts.map((text, index) => progress?.started(today.plans[index].id, text)?.saved ?? 0);
  const last = Math.max(...saved);
  if (last > 0) return saved.indexOf(last);
  return today.plans.findIndex((_, index) => stateOf(state, index) === 'new');
}

/** @param {Plan} plan */
const titleOf = ({ id, size }) => (id === 'variant' ? `${deskStrings().killer} ${size}×${size}` : kindName(id));

/** @param {TodayState} state @param {Plan} plan @param {number} index @param {boolean} isNext */
function cardOf(state, plan, index, isNext) {
  const strings = deskStrings();
  const text = state.today.texts[index];
  const played = stateOf(state, index);
  const { text: entries = text, marks = '' } = state.progress?.started(plan.id, text) ?? {};
  const about = [plan.grade && strings.grades[plan.grade], `${plan.size}×${plan.size}`].filter(Boolean).join(' · ');
  const note = text ? about : state.today.error ? strings.notMade : strings.making;
  return html`<li class=${isNext ? 'next' : ''}>
    <button class="today-card" data-state=${played} @click=${() => state.play(index)}>
      <span class="paper">
        ${text ? boardPicture(state, plan.id, { text: entries, givens: text, marks }) : nothing}
        ${played === 'finished' ? stamp : nothing}
      </span>
      <span class="title">${titleOf(plan)}</span>
      ${isNext ? html`<span class="pill">${played === 'started' ? strings.goOn : strings.play}</span>` : nothing}
      <span class="about">${played === 'finished' ? `${about} · ${strings.finished}` : note}</span>
    </button>
  </li>`;
}

/** How many of its puzzles were finished on each day of the week. @param {TodayState} state */
function weekView({ today, date, progress, statistics }) {
  const strings = deskStrings();
  const letters = new Intl.DateTimeFormat(strings.locale, { weekday: 'narrow' });
  const names = new Intl.DateTimeFormat(strings.locale, { weekday: 'long' });
  return html`<div class="days">
    <button aria-label=${strings.statistics} title=${strings.statistics} @click=${statistics}></button>
    <ul class="week" aria-label=${strings.week}>
    ${weekTo(date).map((each) => {
      const day = nameOfDay(each);
      const plans = plansOf(day);
      const texts = today.textsOf(day);
      const finished = texts.filter((text, index) => text && progress?.stateOf(plans[index].id, text) === 'finished');
      const isToday = day === today.day;
      const shown = isToday ? each.getDate() : finished.length > 0 ? tick : nothing;
      return html`<li class=${isToday ? 'now' : finished.length > 0 ? 'done' : ''}>
        <span class="ring" aria-hidden="true">${shown}</span>
        <span aria-hidden="true">${letters.format(each)}</span>
        <span class="unseen">${strings.dayOfWeek(names.format(each), finished.length, plans.length)}</span>
      </li>`;
    })}
    </ul>
  </div>`;
}
