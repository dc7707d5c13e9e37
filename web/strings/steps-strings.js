// The sentences about hints, fetched with the first one.

import en from './en/steps.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/steps.js';

export const stepsStrings = chosenFrom({ en, zh });
