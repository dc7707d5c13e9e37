// Undo that is held begins a trial (session/trial.js), as the Workshop does: what follows can be taken back together.
// So a person who plays a hard board on a phone has it at hand without another control. Fetched after the first answer.
// Tested by tests/web/grids-phone.test.js.

import { beginTrial, trialOf } from '../session/trial.js';

/** @import { PageSession } from '../session/page-session.js' */

/** How long it is held, in ms. */
const HELD = 700;

/** @param {PageSession} session */
export function followUndo(session) {
  let timer = 0;
  let isBegun = false;
  const isUndo = (/** @type {Event} */ { target }) => target instanceof Element && target.closest('.hand .undo');
  addEventListener(
    'pointerdown',
    (event) => {
      clearTimeout(timer);
      isBegun = false;
      if (!isUndo(event) || !session.game.isRunning || trialOf(session.store.position)) return;
      timer = window.setTimeout(() => {
        isBegun = true;
        beginTrial(session);
      }, HELD);
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => clearTimeout(timer), true);
  // The click of the same press takes nothing back.
  addEventListener('click', (event) => isBegun && isUndo(event) && event.stopPropagation(), true);
  addEventListener('contextmenu', (event) => isBegun && isUndo(event) && event.preventDefault());
}
