// A board without any rule but those of classic Sudoku. Tested by tests/wasm/imports.test.js and
// tests/web/variant.test.js.

import { readVariant } from '../../../wasm/iss/text.js';

/** The sides of boards that are a Sudoku and a variant. */
const SIDES = [4, 9, 16];

/** What many links say of a Sudoku without other rules, and what they say besides. */
const [CLASSIC, GREETING] = [
  /^(the )?((normal|standard|classic|usual|regular|ordinary) )?(9[x×]9 )?sudoku( rules)?( apply| applies)?$/i,
  /^(and )?(that[’']?s (it|all)|have fun|enjoy|good luck|happy solving)$/i,
];

/** The words of a sentence that states the rules of Sudoku: it is about rows, columns and boxes, and has no others. */
const CLASSIC_WORDS = new Set(
  `a all an and appear appears are be box boxes block blocks by cell cells column columns contain contains digit digits
   each empty enter every exactly fill from grid has have in into is it must no numbers nine of once one only place put
   region regions repeat repeats row rows so subgrid subgrids that the they through to with without 1 9 3x3 3×3 1-9
   1–9`.split(/\s+/),
);

/**
 * The classic Sudoku that a variant without a rule, a list of candidates or a drawing is.
 * @param {string} text
 * @returns {string | undefined}  its cells row by row; a full stop for a blank one, and A for 10
 */
export function classicBoard(text) {
  const board = readVariant(text);
  if (!board) return undefined;
  const { rows, columns, lowest, values, digits, candidates, rules, variables, isRaw, words, decoration } = board;
  const isSquare = rows === columns && rows === values && lowest === 1 && SIDES.includes(rows);
  const hasMore = isRaw || rules.length + variables.length + decoration.length > 0 || candidates.some((list) => list);
  if (!isSquare || hasMore || !isClassic(words.join('. '))) return undefined;
  return digits.map((digit) => digit?.toString(17).toUpperCase() ?? '.').join('');
}

/** Whether a text states the rules of classic Sudoku and nothing else. @param {string} text */
const isClassic = (text) =>
  text
    .split(/[.!;:]+/)
    .map((part) => part.trim().replace(/^[-*+•\s]+/, ''))
    .every((part) => part === '' || CLASSIC.test(part) || GREETING.test(part) || isAboutBoxes(part));

/** @param {string} sentence */
function isAboutBoxes(sentence) {
  const words = sentence
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean);
  const names = [/^row/, /^column/, /^(box|block|region|subgrid|3[x×]3)/];
  return words.every((word) => CLASSIC_WORDS.has(word)) && names.every((name) => words.some((word) => name.test(word)));
}
