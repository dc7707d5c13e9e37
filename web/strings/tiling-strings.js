// The strings of tilings, fetched with that puzzle. They follow the language of the boards, which may differ between
// the boards of one page.

import { wordsWith } from './board-strings.js';
import en from './en/tiling.js';
import zh from './zh/tiling.js';

export const tilingWords = wordsWith({ en, zh });

/** @typedef {ReturnType<typeof tilingWords>} TilingWords */
