// The keys that do something to the desk as a whole, with Control or Command.

/** @import { Desk } from '../session/session.js' */

/** @param {Desk} desk @param {KeyboardEvent} event @returns {boolean}  whether it was one of them, and is done */
export function shortcut(desk, { key, shiftKey }) {
  switch (key.toLowerCase()) {
    case 'y':
      desk.redo();
      return true;
    case 'z':
      shiftKey ? desk.redo() : desk.undo();
      return true;
    case 'm':
      desk.toggle('marking');
      return true;
    default:
      return false;
  }
}
