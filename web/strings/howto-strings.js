// The rules of puzzles, fetched when somebody asks for them. They follow the language of the boards.

import { chosenFrom } from './board-strings.js';
import en from './en.howto.js';
import zh from './zh.howto.js';

export const howtoStrings = chosenFrom({ en, zh });
