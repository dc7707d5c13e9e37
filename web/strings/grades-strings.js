// How hard a board is, in words that are the same everywhere.

import en from './en/grades.js';
import { chosenFrom } from './page-strings.js';
import { ratingText } from './rating.js';
import zh from './zh/grades.js';

export const gradesStrings = chosenFrom({ en, zh });

/**
 * A grade with its rating, such as "Medium, 2 of 5".
 * @param {number} scale  the highest rating; ratings by reasons, up to 5, are whole
 * @param {{grade: string, rating?: number | null}} graded  without a rating, the grade alone is said
 */
export function gradeText(scale, { grade, rating }) {
  const { names, of } = gradesStrings();
  const name = /** @type {Record<string, string>} */ (names)[grade];
  if (typeof rating !== 'number') return name;
  return of(name, scale === 5 ? String(rating) : ratingText(rating), scale);
}
