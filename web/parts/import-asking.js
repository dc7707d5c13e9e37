// Imports a text or a file, and asks a person where it may mean more than one thing, or how a picture is meant where a
// nonogram is open. Both the page and the import dialog do it.

import { readFile } from '../importing/files.js';
import { importText } from '../importing/importer.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Found } from '../importing/importer.js' */

/** @param {Found[]} found */
const choose = async (found) => (await import('./preview-dialog.js')).choose(found);

/** @param {PageSession} session @param {string} text @param {string} [name]  of its file */
export const importAsking = (session, text, name) => importText(session, text, name, choose);

/**
 * The text of a file; '' where a person does not want what was made of it.
 * @param {PageSession} session
 * @param {File} file
 */
export const readAsking = (session, file) => readFile(file, (picture) => askPicture(session, picture));

/** @param {PageSession} session @param {File} [picture] */
async function askPicture(session, picture) {
  if (session.puzzle.id !== 'nonogram') return undefined;
  return (await import('./picture-dialog.js')).ask(session, picture);
}

/** Lets a person make a nonogram of a picture, and puts it on the board. @param {PageSession} session */
export async function enterPicture(session) {
  const text = await askPicture(session);
  if (text) await importAsking(session, text);
}
