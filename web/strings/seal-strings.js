// The strings of the seal and of certificates.

import en from './en/seal.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/seal.js';

export const sealStrings = chosenFrom({ en, zh });
