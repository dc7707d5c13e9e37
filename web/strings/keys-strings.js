// The strings of the sheet of keys, fetched with it.

import en from './en/keys.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/keys.js';

/** @typedef {typeof en} KeysStrings */
/** @typedef {keyof KeysStrings['keys']} KeyName */

export const keysStrings = chosenFrom({ en, zh });
