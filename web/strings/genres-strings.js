// The rules of genres of grid puzzles, fetched when somebody asks for them. They follow the language of the boards.

import { chosenFrom } from './board-strings.js';
import en from './en.genres.js';
import zh from './zh.genres.js';

export const genresStrings = chosenFrom({ en, zh });
