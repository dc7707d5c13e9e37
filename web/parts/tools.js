// The tools below the questions: undo and redo, import and share, examples, the board's size, and the engine.

import { html, nothing } from 'lit';
import { engines } from '../session/page-session.js';
import { pageStrings } from '../strings/page-strings.js';
import { action } from './action.js';
import { choice, freeChoice } from './choice.js';

/** @import { PageSession } from '../session/page-session.js' */

/** @typedef {'import' | 'savepoints' | 'share' | 'watch'} DialogName */

/** @param {PageSession} session @param {(name: DialogName) => void} openDialog */
export function boardTools(session, openDialog) {
  const { store } = session;
  const { text, givens, marks } = store.position;
  return html`<section class="tools" aria-label=${pageStrings.board}>
    <div class="actions">
      ${action(pageStrings.undo, () => session.undo(), { enabled: store.canUndo })}
      ${action(pageStrings.redo, () => session.redo(), { enabled: store.canRedo })}
      ${action(pageStrings.clear, () => session.clear())}
      ${action(pageStrings.fix, () => session.fix(), { enabled: text !== givens, title: pageStrings.about.fix })}
      ${action(pageStrings.restart, () => session.restart(), {
        enabled: text !== givens || marks !== '',
        title: pageStrings.about.restart,
      })}
      ${action(pageStrings.savepoints, () => openDialog('savepoints'))}
      ${action(pageStrings.import, () => openDialog('import'))}
      ${action(pageStrings.share, () => openDialog('share'))} ${action(pageStrings.print, () => print())}
    </div>
    <div class="row">${examples(session)} ${sizes(session)} ${engine(session)}</div>
  </section>`;
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
  return puzzle.readSize ? freeChoice(sizes, puzzle.readSize) : choice(sizes);
}

/** @param {PageSession} session */
function examples(session) {
  const { examples, text } = session;
  const own = examples.every((example) => example.text !== text);
  const others = session.kinds.slice(1);
  const options = examples.map(({ key, name }) => ({ value: key, label: name ? name() : pageStrings.examples[key] }));
  return choice({
    label: pageStrings.example,
    value: examples.find((example) => example.text === text)?.key ?? '',
    options: [
      ...(own ? [{ value: '', label: pageStrings.ownBoard }] : []),
      ...options,
      ...others.map((id) => ({ value: `#${id}`, label: pageStrings.kinds[id] })),
    ],
    choose(key) {
      const other = others.find((id) => key === `#${id}`);
      if (other) session.open(other);
      else session.startBoard(examples.find((example) => example.key === key)?.text ?? text);
    },
  });
}

/** @param {PageSession} session */
function engine(session) {
  return choice({
    label: pageStrings.engine,
    value: session.engine,
    options: engines.map((name) => ({ value: name, label: pageStrings.engines[name] })),
    choose: (name) => session.useEngine(/** @type {typeof engines[number]} */ (name)),
  });
}
