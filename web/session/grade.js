// How hard a board is for a person, as a sentence. Fetched with the first board that has one solution.

import { ratingText } from '../strings/rating.js';
import { stepsStrings } from '../strings/steps-strings.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Solver } from './solver-client.js' */

/** Grades take a few milliseconds; of boards larger than 9×9 they may take longer. */
const SECONDS = 5;

/**
 * @param {Solver} solver
 * @param {Pick<Puzzle, 'id' | 'notation'>} puzzle
 * @param {string} text
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>}  undefined where the steps of a person do not lead to the solution
 */
export async function gradeSentence(solver, { id, notation }, text, signal) {
  const { grade, rating, technique } = await solver.grade(id, text, { format: notation, seconds: SECONDS, signal });
  const { graded, gradedByReasons, grades, names } = stepsStrings();
  if (!grade || rating === null) return undefined;
  return technique
    ? graded(grades[grade], ratingText(rating), names[technique])
    : gradedByReasons(grades[grade], rating);
}
