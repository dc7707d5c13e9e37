// The rules of puzzles, fetched when somebody asks for them. They follow the language of the boards.

import en from './en/howto.js';
import { chosenFrom } from './page-strings.js';
import zh from './zh/howto.js';

export const howtoStrings = chosenFrom({ en, zh });
