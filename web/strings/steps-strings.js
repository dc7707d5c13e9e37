// The sentences about hints, fetched with the first one.

import { chosenFrom } from './board-strings.js';
import en from './en.steps.js';
import zh from './zh.steps.js';

/** @typedef {typeof en} StepsStrings */

export const stepsStrings = chosenFrom({ en, zh });
