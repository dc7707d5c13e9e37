// The buttons of <quadrille-board>: the questions, and undo, redo and clear for a board that can be edited.

import { html, nothing } from 'lit';
import { action } from '../parts/action.js';

/** @import { Session } from '../session/session.js' */
/** @import { Question } from '../session/solver-client.js' */

/**
 * @param {Session} session
 * @param {{enabled: boolean, isEditable: boolean, ask: (question: Question) => void}} options
 */
export function boardControls(session, { enabled, isEditable, ask }) {
  const { words } = session;
  const { about } = words;
  return html`
    <div class="row" role="group" aria-label=${words.ask}>
      ${action(words.solve, () => ask('solve'), { enabled, classes: 'main', title: about.solve })}
      ${action(words.check, () => ask('check'), { enabled, title: about.check })}
      ${action(words.count, () => ask('count'), { enabled, title: about.count })}
      ${action(words.stop, () => session.stop(), { enabled: () => enabled && session.isAsked, classes: 'stop' })}
    </div>
    ${
      isEditable
        ? html`<div class="row" role="group" aria-label=${words.board}>
            ${action(words.undo, () => session.undo(), { enabled: session.canUndo })}
            ${action(words.redo, () => session.redo(), { enabled: session.store.canRedo })}
            ${action(words.clear, () => session.clear())}
          </div>`
        : nothing
    }`;
}
