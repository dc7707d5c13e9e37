// What is done to the board: its history, its way in and out, examples to begin with, its size, and the engine
// that is to answer.

import { html, nothing } from 'lit';
import { engines } from '../session/page-session.js';
import { say } from '../strings/language.js';
import { action } from './action.js';
import { choice, freeChoice } from './choice.js';

/** @import { PageDesk } from '../session/page-session.js' */

/** @typedef {'import' | 'savepoints' | 'share' | 'watch'} DialogName */

/** @param {PageDesk} desk @param {(name: DialogName) => void} openDialog */
export function tools(desk, openDialog) {
  const { store } = desk;
  const { text, givens, marks } = store.position;
  return html`<section class="tools" aria-label=${say.board}>
    <div class="actions">
      ${action(say.undo, () => desk.undo(), { enabled: store.canUndo })}
      ${action(say.redo, () => desk.redo(), { enabled: store.canRedo })} ${action(say.clear, () => desk.clear())}
      ${action(say.fix, () => desk.fix(), { enabled: text !== givens, title: say.about.fix })}
      ${action(say.restart, () => desk.restart(), {
        enabled: text !== givens || marks !== '',
        title: say.about.restart,
      })}
      ${action(say.savepoints, () => openDialog('savepoints'))} ${action(say.import, () => openDialog('import'))}
      ${action(say.share, () => openDialog('share'))} ${action(say.print, () => print())}
    </div>
    <div class="row">${examples(desk)} ${sizes(desk)} ${engine(desk)}</div>
  </section>`;
}

/** @param {PageDesk} desk */
function sizes(desk) {
  const { puzzle, text } = desk;
  if (puzzle.sizes.length === 0) return nothing;
  const size = puzzle.size(text);
  const all = puzzle.sizes.includes(size) ? puzzle.sizes : [size, ...puzzle.sizes];
  const sizes = {
    label: say.size,
    value: size,
    options: all.map((name) => ({ value: name, label: name })),
    choose: (/** @type {string} */ name) => desk.start(puzzle.blank(name)),
  };
  return puzzle.readSize ? freeChoice(sizes, puzzle.readSize) : choice(sizes);
}

/** @param {PageDesk} desk */
function examples(desk) {
  const { examples, text } = desk;
  const own = examples.every((example) => example.text !== text);
  const options = examples.map(({ key }) => ({ value: key, label: say.examples[key] }));
  return choice({
    label: say.example,
    value: examples.find((example) => example.text === text)?.key ?? '',
    options: own ? [{ value: '', label: say.ownBoard }, ...options] : options,
    choose: (key) => desk.start(examples.find((example) => example.key === key)?.text ?? text),
  });
}

/** @param {PageDesk} desk */
function engine(desk) {
  return choice({
    label: say.engine,
    value: desk.engine,
    options: engines.map((name) => ({ value: name, label: say.engines[name] })),
    choose: (name) => desk.useEngine(/** @type {typeof engines[number]} */ (name)),
  });
}
