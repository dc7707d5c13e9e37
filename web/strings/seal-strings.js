// The strings of the seal and of certificates.

import { chosenFrom } from './board-strings.js';
import en from './en.seal.js';
import zh from './zh.seal.js';

/** @typedef {typeof en} SealStrings */

export const sealStrings = chosenFrom({ en, zh });
