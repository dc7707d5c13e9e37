// The buttons of <quadrille-board>: the questions, and undo, redo and clear for a board that can be edited.

import { html, nothing } from 'lit';
import { action } from '../parts/action.js';
import { boardStrings } from '../strings/board-strings.js';

/** @import { Session } from '../session/session.js' */
/** @import { Question } from '../session/solver-client.js' */

/**
 * @param {Session} session
 * @param {{enabled: boolean, isEditable: boolean, ask: (question: Question) => void}} options
 */
export function boardControls(session, { enabled, isEditable, ask }) {
  const { about } = boardStrings;
  return html`
    <div class="row" role="group" aria-label=${boardStrings.ask}>
      ${action(boardStrings.solve, () => ask('solve'), { enabled, classes: 'main', title: about.solve })}
      ${action(boardStrings.check, () => ask('check'), { enabled, title: about.check })}
      ${action(boardStrings.count, () => ask('count'), { enabled, title: about.count })}
      ${action(boardStrings.stop, () => session.stop(), { enabled: () => enabled && session.isAsked, classes: 'stop' })}
    </div>
    ${
      isEditable
        ? html`<div class="row" role="group" aria-label=${boardStrings.board}>
            ${action(boardStrings.undo, () => session.undo(), { enabled: session.canUndo })}
            ${action(boardStrings.redo, () => session.redo(), { enabled: session.store.canRedo })}
            ${action(boardStrings.clear, () => session.clear())}
          </div>`
        : nothing
    }`;
}
