// The strings of Sudoku variants, fetched with that puzzle. They follow the language of the boards, which may differ
// between the boards of one page.

import { wordsWith } from './board-strings.js';
import en from './en/variant.js';
import zh from './zh/variant.js';

export const variantWords = wordsWith({ en, zh });

/** @typedef {ReturnType<typeof variantWords>} VariantWords */
