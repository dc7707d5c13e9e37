// Imports a text, and asks a person where it may mean more than one thing. Both the page and the import dialog do it.

import { importText as put } from '../importing/importer.js';

/** @import { PageSession } from '../session/page-session.js' */
/** @import { Found } from '../importing/importer.js' */

/** @param {Found[]} found */
const choose = async (found) => (await import('./preview-dialog.js')).choose(found);

/** @param {PageSession} session @param {string} text @param {string} [name]  of its file */
export const importText = (session, text, name) => put(session, text, name, choose);
