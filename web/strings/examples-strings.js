// The names of examples, for the desk and the Workshop.

import en from './en/examples.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/examples.js';

/** @typedef {typeof en} ExampleStrings */

const strings = /** @type {() => Record<string, string>} */ (chosenFrom({ en, zh }));

/** @param {string} key */
export const exampleName = (key) => strings()[key];
