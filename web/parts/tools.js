// The tools below the main actions, in named groups: further questions, the board, and what leads in and out.

import { html, nothing } from 'lit';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { choice } from './choice.js';
import { playActions, setActions } from './game.js';
import { historyKeys } from './hand.js';
import { tip } from './tips.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { ButtonQuestion as Question } from '../session/solver-client.js' */

/**
 * @typedef {'howto' | 'import' | 'keys' | 'learn' | 'library' | 'new' | 'savepoints' | 'share' | 'statistics'
 *   | 'watch'} DialogName
 */

/** @type {Question[]} */
const furtherQuestions = ['hint', 'candidates', 'list'];

/**
 * @param {PageSession} session
 * @param {(name: DialogName) => void} openDialog
 * @param {(() => void) | undefined} editRules  undefined where the board has no other rules
 */
export function boardTools(session, openDialog, editRules) {
  const { store } = session;
  const { text, givens, marks } = store.position;
  const isPlayed = session.game.isOffered && session.game.way === 'play';
  const isSet = session.game.isOffered && session.game.way === 'set';
  const hasKeys = session.keys.length > 0;
  return html`<section class="tools" aria-label=${pageStrings.board}>
    <div class="row choices">${examples(session)} ${sizes(session)}</div>
    ${isPlayed ? group(pageStrings.groups.play, playActions(session)) : nothing}
    ${isSet ? group(pageStrings.groups.set, setActions(session)) : nothing}
    ${group(pageStrings.groups.puzzle, [
      action(pageStrings.clear, () => clear(session)),
      editRules ? action(pageStrings.rules, editRules, { classes: 'rules' }) : nothing,
      howTo(session, () => openDialog('howto')),
      hasKeys ? nothing : historyKeys(session),
      action(pageStrings.restart, () => session.restart(), {
        enabled: text !== givens || marks !== '',
        title: tip('restart'),
      }),
      hasKeys ? action(pageStrings.fix, () => session.fix(), { enabled: text !== givens, title: tip('fix') }) : nothing,
    ])}
    ${group(pageStrings.groups.explore, [
      further(session),
      action(pageStrings.watch, () => openDialog('watch'), { title: tip('watch') }),
      session.family === 'sudoku'
        ? action(pageStrings.learn, () => openDialog('learn'), { title: tip('learn') })
        : nothing,
    ])}
    ${group(pageStrings.groups.exchange, [
      action(pageStrings.savepoints, () => openDialog('savepoints')),
      action(pageStrings.import, () => openDialog('import')),
      action(pageStrings.share, () => openDialog('share')),
      action(pageStrings.print, () => print()),
      action(pageStrings.statistics, () => openDialog('statistics')),
    ])}
  </section>`;
}

/**
 * What says the rules. A genre has a sign of its own for it (game.js), a variant has its rules below the board, and
 * those of Sudoku begin its course.
 * @param {PageSession} session
 * @param {() => void} open
 */
const howTo = ({ family, puzzle }, open) =>
  puzzle.name || family === 'sudoku' ? nothing : action(pageStrings.rules, open);

/** Empties the board, which is then there to be typed into. @param {PageSession} session */
function clear(session) {
  session.clear();
  /** @type {HTMLElement | null} */ (document.querySelector('.board > *'))?.focus();
}

/** @param {string} name @param {unknown[]} actions */
const group = (name, actions) => html`<div class="group" role="group" aria-label=${name}>
  <span aria-hidden="true">${name}</span>
  <div class="row">${actions}</div>
</div>`;

/** The questions without a main button. @param {PageSession} session */
function further(session) {
  const { questions: asked = furtherQuestions } = session.puzzle;
  return furtherQuestions
    .filter((question) => asked.includes(question) && !(question === 'hint' && session.keys.length > 0))
    .map((question) => {
      return action(pageStrings[question], () => session.ask(question), { title: tip(question) });
    });
}

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
    choose: (/** @type {string} */ name) => session.startBoard(puzzle.blank(name)),
  };
  if (!puzzle.readSize) return choice(sizes);
  import('./free-choice.js').catch(() => {}); // without a network there is no choice
  const refuse = (/** @type {string} */ typed) => session.say(pageStrings.noSize(typed, puzzle.extent));
  return html`<free-choice class="choice" .choice=${sizes} .read=${puzzle.readSize} .refuse=${refuse}></free-choice>`;
}

/** @param {PageSession} session */
function examples(session) {
  const { examples, text, store, game } = session;
  // Who plays an example still has it on the board.
  const board = game.isOffered && game.way === 'play' ? store.position.givens : text;
  const isOwn = examples.every((example) => example.text !== board);
  const others = session.kinds.slice(1);
  const options = examples.map(({ key, name }) => ({ value: key, label: name ? name() : pageStrings.examples[key] }));
  return choice({
    label: pageStrings.example,
    value: examples.find((example) => example.text === board)?.key ?? '',
    options: [
      ...(isOwn ? [{ value: '', label: pageStrings.ownBoard }] : []),
      ...options,
      ...others.map((id) => ({ value: `#${id}`, label: pageStrings.kinds[id] })),
    ],
    choose(key) {
      const other = others.find((id) => key === `#${id}`);
      if (other) session.open(other);
      else session.startExample(key).catch((error) => session.query.fail(error));
    },
  });
}
