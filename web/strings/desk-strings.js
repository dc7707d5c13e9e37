// The strings of the desk, fetched with it.

import en from './en/desk.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/desk.js';

export const deskStrings = chosenFrom({ en, zh });
