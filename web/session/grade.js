// How hard a board is for a person, as a sentence. Fetched with the first board that has one solution.

import { gradesStrings, gradeText } from '../strings/grades-strings.js';
import { stepsStrings } from '../strings/steps-strings.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Solver } from './solver-client.js' */

/** Grades take a few milliseconds; of boards larger than 9×9 they may take longer. */
const SECONDS = 5;

/**
 * @param {Solver} solver
 * @param {Pick<Puzzle, 'id' | 'notation' | 'scale'>} puzzle
 * @param {string} text
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>}  undefined where the steps of a person do not lead to the solution
 */
export async function gradeSentence(solver, { id, notation, scale = 0 }, text, signal) {
  const { grade, rating, technique } = await solver.grade(id, text, { format: notation, seconds: SECONDS, signal });
  if (!grade || rating === null) return undefined;
  const { hardest, reasons } = gradesStrings();
  const why = technique ? hardest(stepsStrings().names[technique]) : reasons[rating - 1];
  return `${gradeText(scale, { grade, rating })}. ${why}`;
}
