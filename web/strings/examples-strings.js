// The names of examples, for the desk and the Workshop.

import { chosenFrom } from './board-strings.js';
import en from './en.examples.js';
import zh from './zh.examples.js';

/** @typedef {typeof en} ExampleStrings */

const strings = /** @type {() => Record<string, string>} */ (chosenFrom({ en, zh }));

/** @param {string} key */
export const exampleName = (key) => strings()[key];
