// Keys with Control or Command that act on the session: undo, redo and pencil marks.

/** @import { Session } from '../session/session.js' */

/** @param {Session} session @param {KeyboardEvent} event @returns {boolean}  whether the key was one of them */
export function shortcut(session, { key, shiftKey }) {
  switch (key.toLowerCase()) {
    case 'y':
      session.redo();
      return true;
    case 'z':
      shiftKey ? session.redo() : session.undo();
      return true;
    case 'm':
      session.toggle('marking');
      return true;
    default:
      return false;
  }
}
