// The switch between Play, Enter and Set, and the tools of a person who plays or sets.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { icons } from './icons.js';
import { tip } from './tips.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @param {PageSession} session @param {(name: 'howto' | 'library' | 'new') => void} openDialog */
export function waySwitch(session, openDialog) {
  const { game } = session;
  if (!game.isOffered) return nothing;
  const entries = game.way === 'play' ? game.entries.length : 0;
  const opener = (/** @type {'library' | 'new'} */ name) =>
    action(pageStrings[name], () => openDialog(name), {
      icon: icons[name],
      word: pageStrings.words[name],
      classes: 'new',
    });
  const { rules } = pageStrings;
  return html`<div class="ways">
    <div class="segments" role="radiogroup" aria-label=${pageStrings.way} @keydown=${keyed}>
      ${
        /** @type {const} */ (['play', 'enter', 'set']).map((way) => {
          const isOn = game.way === way;
          return html`<button
          role="radio"
          class=${way}
          aria-checked=${isOn}
          tabindex=${isOn ? 0 : -1}
          title=${tip(way) ?? nothing}
          @click=${() => game.choose(way)}
        >
          ${pageStrings.ways[way]}
        </button>`;
        })
      }
    </div>
    <span>${pageStrings.placed(game.filled.length - entries, entries)}</span>
    ${game.way === 'play' ? timer(session) : nothing}
    ${
      session.puzzle.name // a genre: of others, tools.js has the button
        ? action(rules, () => openDialog('howto'), { icon: icons.rules, word: rules, classes: 'new' })
        : nothing
    }
    ${opener('library')} ${session.puzzle.isMade ? opener('new') : nothing}
  </div>`;
}

/** The timer, with the button that shows and hides it. @param {PageSession} session */
function timer(session) {
  const { store } = session;
  const isWanted = Boolean(store.wants('timer'));
  if (isWanted) import('./play-timer.js').catch(() => {}); // without a network there is no timer
  return html`${isWanted ? html`<play-timer role="timer" .session=${session}></play-timer>` : nothing}
    <button
      class="timer"
      aria-label=${pageStrings.timer}
      title=${tip('timer') ?? nothing}
      aria-pressed=${isWanted}
      @click=${() => store.want('timer', !isWanted)}
    >
      ${icons.timer}<span class="word" aria-hidden="true">${pageStrings.timer}</span>
    </button>`;
}

/** An arrow key chooses the next way, or the one before. @param {KeyboardEvent} event */
function keyed(event) {
  const { currentTarget, key } = event;
  if (!key.startsWith('Arrow')) return;
  event.preventDefault();
  /** @type {HTMLElement[]} */
  const all = [.../** @type {HTMLElement} */ (currentTarget).querySelectorAll('button')];
  const at = all.findIndex((each) => each.ariaChecked === 'true');
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : all.length - 1;
  const other = all[(at + step) % all.length];
  other.click();
  other.focus();
}

/** Lets a person know if it fails. @param {PageSession} session @param {Promise<unknown>} done */
const reported = (session, done) => done.catch((error) => session.query.fail(error));

/** The tools of a person who plays. @param {PageSession} session */
export function playActions(session) {
  const { game } = session;
  const tools = () => import('../session/play-tools.js');
  const findMistakes = async () => {
    const file = await tools();
    session.say(file.mistakesSentence(await file.findMistakes(session)));
  };
  const fillMarks = async () => (await tools()).fillMarks(session);
  const mistakes = action(pageStrings.findMistakes, () => reported(session, findMistakes()), {
    title: tip('findMistakes'),
  });
  if (!session.puzzle.filling?.peers) return [mistakes];
  return [
    mistakes,
    action(pageStrings.fillMarks, () => reported(session, fillMarks()), { title: tip('fillMarks') }),
    html`<button
      title=${tip('clearsMarks') ?? nothing}
      aria-pressed=${game.clearsMarks}
      @click=${() => session.store.want('tidy', !game.clearsMarks)}
    >
      ${pageStrings.clearsMarks}
    </button>`,
  ];
}

/** The tools of a person who sets a puzzle. @param {PageSession} session */
export function setActions(session) {
  const { makeUnique, takeAway } = pageStrings;
  /** @param {'makeUnique' | 'takeAway'} name */
  const change = async (name) => {
    session.say(pageStrings.changing);
    const tools = await import('../session/set-tools.js');
    session.say(tools.sentences[name](await tools[name](session)));
  };
  return [
    action(makeUnique, () => reported(session, change('makeUnique')), {
      title: tip('makeUnique'),
    }),
    action(takeAway, () => reported(session, change('takeAway')), { title: tip('takeAway') }),
    session.family === 'sudoku' ? symmetryChoice(session) : nothing,
  ];
}

/** @param {PageSession} session */
function symmetryChoice(session) {
  import('./symmetry-choice.js').catch(() => {}); // without a network there is no choice
  return html`<symmetry-choice .session=${session}></symmetry-choice>`;
}

/** The switch of the values that cells have in some solution. @param {PageSession} session */
export function valuesSwitch({ game }) {
  return html`<button
    class="values"
    title=${tip('showValues') ?? nothing}
    aria-pressed=${game.showsValues}
    @click=${() => {
      game.showsValues = !game.showsValues;
    }}
  >
    ${pageStrings.showValues}
  </button>`;
}

/** The button that shows the solution after all. @param {PageSession} session */
export const confirmation = (session) => action(pageStrings.showSolution, () => session.ask('solve'));
