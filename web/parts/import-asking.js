// Imports a text, and asks a person where it may mean more than one thing. Both the page and the import dialog do it.

import { importText } from '../importing/importer.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Found } from '../importing/importer.js' */

/** @param {Found[]} found */
const choose = async (found) => (await import('./preview-dialog.js')).choose(found);

/** @param {PageSession} session @param {string} text @param {string} [name]  of its file */
export const importAsking = (session, text, name) => importText(session, text, name, choose);
