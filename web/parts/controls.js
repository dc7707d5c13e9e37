// The controls of the panel: a table with a row for each, and what draws its layers. The hand and the help are drawn
// from the start; workshop.js adds the rows of the Workshop when it is first opened. What keys and clicks fill in is on
// the keypad (keypad.js). Tested by tests/wasm/controls.test.js and tests/web/panel.test.js.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { icons } from './icons.js';
import { modeKey } from './keypad.js';
import { tip } from './tips.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { ButtonQuestion as Question } from '../session/solver-client.js' */

/**
 * @typedef {'howto' | 'import' | 'keys' | 'learn' | 'library' | 'new' | 'print' | 'savepoints' | 'seal'
 *   | 'share' | 'statistics' | 'watch'} DialogName
 */

/**
 * What the page does for a control.
 * @typedef {object} Host
 * @property {(name: DialogName, leadsOn?: boolean) => void} open  opens a dialog
 * @property {() => void} editRules
 * @property {() => void} toggleColours
 */

/** @typedef {'hand' | 'help' | 'ask' | 'play' | 'set' | 'board' | 'begin' | 'exchange'} Layer */

/**
 * @typedef {object} Control
 * @property {Layer | ((session: PageSession) => Layer | false)} layer  where it is; false: nowhere
 * @property {(session: PageSession, host: Host) => unknown} [act]
 * @property {(session: PageSession) => boolean} [enabled]
 * @property {(session: PageSession) => boolean} [pressed]  of a switch: whether it is on
 * @property {unknown} [icon]  above its word in the hand, beside its name in the help
 * @property {() => string} [word]
 * @property {boolean} [isKey]  whether a press leaves the focus on the board
 * @property {(session: PageSession) => unknown} [view]  of a control that is no plain button
 */

/** @param {PageSession} session */
const hasKeys = ({ keys }) => keys.length > 0;

/** Whether a person fills the board in, by keys or only by the hand. @param {PageSession} session */
const canBePlayed = ({ keys, game }) => keys.length > 0 || game.isOffered;

/** @param {PageSession} session */
export const hasMarks = ({ puzzle }) => puzzle.filling?.peers !== undefined;

/** What every puzzle can be asked, unless it says otherwise. */
const USUAL = ['solve', 'check', 'count', 'hint', 'candidates', 'list'];

/**
 * The row of a question.
 * @param {Question} name
 * @param {(session: PageSession) => Layer} layer
 * @returns {Control}
 */
export const question = (name, layer) => ({
  layer: (session) => (session.puzzle.questions ?? USUAL).includes(name) && layer(session),
  act: (session) => session.ask(name),
});

/** Looks for mistakes and says what was found, in place of a hint. @param {PageSession} session */
async function findMistakes(session) {
  const file = await import('../session/play-tools.js');
  const sentence = file.mistakesSentence(await file.findMistakes(session));
  if (session.query.state.question === 'hint') session.query.dismiss();
  session.say(sentence);
}

/** Empties the board, which is then there to be typed into. @param {PageSession} session */
function clear(session) {
  session.clear();
  /** @type {HTMLElement | null} */ (document.querySelector('.board > *'))?.focus();
}

/** @type {Record<string, Control>} */
export const controls = {
  undo: {
    layer: 'hand',
    act: (session) => session.undo(),
    enabled: (session) => session.canUndo,
    icon: icons.undo,
    word: () => pageStrings.undo,
  },
  redo: {
    layer: 'hand',
    act: (session) => session.redo(),
    enabled: ({ store }) => store.canRedo,
    icon: icons.redo,
    word: () => pageStrings.redo,
  },
  marking: {
    layer: (session) => hasKeys(session) && 'hand',
    view: (session) => modeKey(session, 'marking', icons.marking, true),
  },
  centred: {
    layer: (session) => hasKeys(session) && hasMarks(session) && 'hand',
    view: (session) => modeKey(session, 'centred', icons.centred, true),
  },
  // While colours are in use, the key is in the hand, to put them away.
  colours: {
    layer: ({ game, mode }) => game.isRunning && (mode.hand ? 'hand' : 'play'),
    act: (_, host) => host.toggleColours(),
    pressed: ({ mode }) => Boolean(mode.hand),
    icon: icons.colours,
    word: () => pageStrings.words.colours,
    isKey: true,
  },
  hint: question('hint', (session) => (canBePlayed(session) ? 'help' : 'ask')),
  solve: question('solve', (session) => (canBePlayed(session) ? 'ask' : 'help')),
  check: question('check', (session) => (canBePlayed(session) && !session.game.isGiving ? 'ask' : 'help')),
  count: question('count', (session) => (canBePlayed(session) ? 'ask' : 'help')),
  findMistakes: {
    layer: ({ game }) => game.isPlayed && 'help',
    act: findMistakes,
    icon: icons.mistakes,
    word: () => pageStrings.words.mistakes,
  },
  clear: { layer: 'board', act: clear },
  import: { layer: 'exchange', act: (_, { open }) => open('import') },
  share: { layer: 'exchange', act: (_, { open }) => open('share') },
};

/** The one control that is filled. @param {PageSession} session */
const mainOf = (session) => (!canBePlayed(session) ? 'solve' : session.game.isGiving ? 'check' : 'hint');

/** The layer of a control. @param {PageSession} session @param {Control} control */
export const layerOf = (session, { layer }) => (typeof layer === 'function' ? layer(session) : layer);

/** Presses a control; a failure is said. @param {PageSession} session @param {Host} host @param {Control} control */
async function press(session, host, { act }) {
  try {
    await act?.(session, host);
  } catch (error) {
    session.query.fail(/** @type {Error} */ (error));
  }
}

/**
 * The controls of layers. A place that is empty keeps its number, so that each button stays the same element when the
 * puzzle changes: under a finger that is about to press it, and with the focus.
 * @param {PageSession} session
 * @param {Host} host
 * @param {Layer[]} layers
 * @param {Record<string, Control>} [table]
 * @param {Record<string, any>} [strings]  the names of the rows
 */
export function layerView(session, host, layers, table = controls, strings = pageStrings) {
  return Object.entries(table).map(([id, control]) => {
    const layer = layerOf(session, control);
    if (!layer || !layers.includes(layer)) return nothing;
    if (control.view) return control.view(session);
    const { icon, word, isKey } = control;
    const name = strings[id];
    const hasIcon = icon && (layer === 'hand' || layer === 'help');
    return action(name, () => press(session, host, control), {
      enabled: () => control.enabled?.(session) ?? true,
      pressed: control.pressed?.(session),
      classes: id === mainOf(session) ? `${id} main` : id,
      title: tip(id),
      icon: hasIcon ? html`${icon}<span class="name" aria-hidden="true">${name}</span>` : undefined,
      word: hasIcon ? word?.() : undefined,
      isKey,
    });
  });
}

/**
 * Presses a control by its key, where it is there.
 * @param {PageSession} session
 * @param {Host} host
 * @param {string} id
 */
export function pressControl(session, host, id) {
  const control = controls[id];
  if (layerOf(session, control) && (control.enabled?.(session) ?? true)) press(session, host, control);
}
