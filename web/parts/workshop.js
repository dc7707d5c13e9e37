// What is in the Workshop: Play, Enter and Set, what a board can begin with, the groups of its controls, the engine.
// Fetched when the drawer is first opened (drawer.js).

import { html, nothing } from 'lit';
import { engines } from '../session/page-session.js';
import { beginTrial, trialOf } from '../session/trial.js';
import { exampleName } from '../strings/examples-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import { workshopStrings } from '../strings/workshop-strings.js';
import styles from '../styles/workshop.css?inline';
import { adoptStyle } from './adopt-style.js';
import { choice } from './choice.js';
import { controls, hasMarks, layerView, question } from './controls.js';
import { tip } from './tips.js';

/** @import { Engine, PageSession } from '../session/page-session.js' */
/** @import { Control, Host, Layer } from './controls.js' */

adoptStyle(styles);

/** The largest classic Sudoku that can have other rules has 16×16 cells. */
const MOST_CELLS_WITH_RULES = 256;

/** @type {Layer[]} */
const groups = ['play', 'set', 'ask', 'board', 'begin', 'exchange'];

/** @param {PageSession} session */
const isSudoku = ({ family }) => family === 'sudoku';
/** @param {PageSession} session */
const isSet = ({ game }) => game.isOffered && game.way === 'set';
/** @param {PageSession} session */
const canHaveRules = ({ puzzle, text }) =>
  puzzle.id === 'variant' || puzzle.id === 'own' || (puzzle.id === 'sudoku' && text.length <= MOST_CELLS_WITH_RULES);

/**
 * A switch of what a person wants, kept on this device.
 * @param {string} name  in the store
 * @param {Control['layer']} layer
 * @param {(session: PageSession) => boolean} [isOn]
 * @returns {Control}
 */
const switchOf = (name, layer, isOn = ({ store }) => Boolean(store.wants(name))) => ({
  layer,
  act: (session) => session.store.want(name, !isOn(session)),
  pressed: isOn,
});

/** A switch of what a board may show that is played. @param {'rulesOut' | 'inColours'} name */
const helpOf = (name) =>
  switchOf(name, (session) => session.game.isPlayed && Boolean(session.puzzle.helps?.includes(name)) && 'play');

/** Changes the givens of a board that is set. @param {PageSession} session @param {'makeUnique' | 'takeAway'} name */
async function change(session, name) {
  session.say(workshopStrings().changing);
  const tools = await import('../session/set-tools.js');
  session.say(tools.sentences[name](await tools[name](session)));
}

/** @type {Record<string, Control>} */
const table = {
  ...controls,
  candidates: question('candidates', () => 'ask'),
  list: question('list', () => 'ask'),
  watch: { layer: 'ask', act: (_, { open }) => open('watch') },
  seal: { layer: 'ask', act: (_, { open }) => open('seal') },
  learn: { layer: (session) => isSudoku(session) && 'begin', act: (_, { open }) => open('learn') },
  fillMarks: {
    layer: (session) => session.game.isPlayed && hasMarks(session) && 'play',
    act: async (session) => (await import('../session/play-tools.js')).fillMarks(session),
  },
  clearsMarks: switchOf(
    'tidy',
    (session) => session.game.isPlayed && hasMarks(session) && 'play',
    ({ game }) => game.clearsMarks,
  ),
  choosing: {
    layer: ({ keys }) => keys.length > 0 && 'play',
    act: (session) => session.toggle('choosing'),
    pressed: (session) => session.isOn('choosing'),
    isKey: true,
  },
  advance: switchOf(
    'advance',
    (session) => session.keys.length > 0 && hasMarks(session) && 'play',
    ({ game }) => game.advances,
  ),
  tryOut: {
    layer: ({ game }) => game.isRunning && 'play',
    act: beginTrial,
    enabled: ({ store }) => trialOf(store.position) === undefined,
  },
  rulesOut: helpOf('rulesOut'),
  inColours: helpOf('inColours'),
  mistakesAtOnce: switchOf('mistakes', (session) => session.game.isPlayed && 'play'),
  timer: switchOf('timer', (session) => session.game.isPlayed && 'play'),
  makeUnique: { layer: (session) => isSet(session) && 'set', act: (session) => change(session, 'makeUnique') },
  takeAway: { layer: (session) => isSet(session) && 'set', act: (session) => change(session, 'takeAway') },
  symmetry: { layer: (session) => isSet(session) && isSudoku(session) && 'set', view: symmetryChoice },
  new: {
    layer: ({ puzzle, game }) => puzzle.isMade === true && game.isOffered && 'begin',
    act: (_, { open }) => open('new'),
  },
  library: { layer: ({ game }) => game.isOffered && 'begin', act: (_, { open }) => open('library') },
  picture: {
    layer: ({ puzzle }) => puzzle.id === 'nonogram' && 'begin',
    act: async (session) => (await import('./import-asking.js')).enterPicture(session),
  },
  rules: {
    layer: (session) => (canHaveRules(session) || !isSudoku(session)) && 'board',
    act: (session, host) => (canHaveRules(session) ? host.editRules() : host.open('howto')),
  },
  restart: {
    layer: 'board',
    act: (session) => session.restart(),
    enabled: ({ store: { position } }) => position.text !== position.givens || position.marks !== '',
  },
  fix: {
    layer: ({ keys }) => keys.length > 0 && 'board',
    act: (session) => session.fix(),
    enabled: ({ store: { position } }) => position.text !== position.givens,
  },
  savepoints: { layer: 'exchange', act: (_, { open }) => open('savepoints') },
  print: { layer: 'exchange', act: (_, { open }) => open('print') },
  statistics: { layer: 'exchange', act: (_, { open }) => open('statistics') },
};

/** @param {PageSession} session @param {Host} host */
export function workshopView(session, host) {
  const strings = workshopStrings();
  const names = { ...pageStrings, ...strings };
  const inUse = new Set(
    Object.values(table).map(({ layer }) => (typeof layer === 'function' ? layer(session) : layer)),
  );
  return html`${ways(session)}
    <div class="row choices">${examples(session)} ${sizes(session)}</div>
    ${groups.map((group) => {
      if (!inUse.has(group)) return nothing;
      const name = strings.groups[/** @type {keyof typeof strings.groups} */ (group)];
      return html`<div class="group" data-layer=${group} role="group" aria-label=${name}>
        <span aria-hidden="true">${name}</span>
        <div class="row">${layerView(session, host, [group], table, names)}</div>
      </div>`;
    })}
    ${engineChoice(session)}`;
}

/** The switch between Play, Enter and Set, and how much is on the board. @param {PageSession} session */
function ways({ game }) {
  if (!game.isOffered) return nothing;
  const { way, placed } = workshopStrings();
  const entries = game.way === 'play' ? game.entries.length : 0;
  return html`<div class="ways">
    <div class="segments" role="radiogroup" aria-label=${way} @keydown=${keyed}>
      ${
        /** @type {const} */ (['play', 'enter', 'set']).map((each) => {
          const isOn = game.way === each;
          return html`<button
          role="radio"
          class=${each}
          aria-checked=${isOn}
          tabindex=${isOn ? 0 : -1}
          title=${tip(each) ?? nothing}
          @click=${() => game.choose(each)}
        >
          ${pageStrings.ways[each]}
        </button>`;
        })
      }
    </div>
    <span>${placed(game.filled.length - entries, entries)}</span>
  </div>`;
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

/** @param {PageSession} session */
function symmetryChoice(session) {
  import('./symmetry-choice.js').catch(() => {}); // without a network there is no choice
  return html`<symmetry-choice .session=${session}></symmetry-choice>`;
}

/** A switch that shows engine, nodes and time of answers, with the choice of engine. @param {PageSession} session */
const engineChoice = (session) => html`<details class="more">
  <summary>${workshopStrings().more}</summary>
  ${choice({
    label: workshopStrings().engine,
    value: session.engine,
    options: engines.map((name) => ({ value: name, label: workshopStrings().engines[name] })),
    choose: (name) => session.useEngine(/** @type {Engine} */ (name)),
  })}
</details>`;

/** @param {PageSession} session */
function sizes(session) {
  const { puzzle, text } = session;
  if (puzzle.sizes.length === 0) return nothing;
  const size = puzzle.size(text);
  const all = puzzle.sizes.includes(size) ? puzzle.sizes : [size, ...puzzle.sizes];
  const sizes = {
    label: pageStrings.size,
    value: size,
    options: all.map((name) => ({ value: name, label: name })),
    choose: (/** @type {string} */ name) => session.startBoard(puzzle.blank(name, text)),
  };
  if (!puzzle.readSize) return choice(sizes);
  import('./free-choice.js').catch(() => {}); // without a network there is no choice
  const refuse = (/** @type {string} */ typed) => session.say(workshopStrings().noSize(typed, puzzle.extent));
  return html`<free-choice class="choice" .choice=${sizes} .read=${puzzle.readSize} .refuse=${refuse}></free-choice>`;
}

/** @param {PageSession} session */
function examples(session) {
  const { examples, text, store, game } = session;
  const strings = workshopStrings();
  // A person who plays an example still has it on the board.
  const board = game.isPlayed ? store.position.givens : text;
  const isOwn = examples.every((example) => example.text !== board);
  const others = session.kinds.slice(1);
  const options = examples.map(({ key, name }) => ({ value: key, label: name ? name() : exampleName(key) }));
  return choice({
    label: strings.example,
    value: examples.find((example) => example.text === board)?.key ?? '',
    options: [
      ...(isOwn ? [{ value: '', label: strings.ownBoard }] : []),
      ...options,
      ...others.map((id) => ({ value: `#${id}`, label: strings.kinds[id] })),
    ],
    choose(key) {
      const other = others.find((id) => key === `#${id}`);
      if (other) session.open(other);
      else session.startExample(key).catch((error) => session.query.fail(error));
    },
  });
}
