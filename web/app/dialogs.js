// The dialogs of the page. Each is fetched when it is first opened, and this list with the first of them.

/** @import { DialogName } from '../parts/controls.js' */

/** @type {Record<DialogName, () => Promise<unknown>>} */
export const dialogs = {
  howto: () => import('../parts/howto-dialog.js'),
  import: () => import('../parts/import-dialog.js'),
  keys: () => import('../parts/keys-dialog.js'),
  learn: () => import('../library/learn-dialog.js'),
  library: () => import('../library/library-dialog.js'),
  new: () => import('../parts/new-dialog.js'),
  print: () => import('../paper/print-dialog.js'),
  savepoints: () => import('../parts/savepoints-dialog.js'),
  seal: () => import('../seal/seal-dialog.js'),
  share: () => import('../parts/share-dialog.js'),
  statistics: () => import('../ending/statistics-dialog.js'),
  watch: () => import('../parts/watch-dialog.js'),
};
