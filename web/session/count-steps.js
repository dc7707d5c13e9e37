// The number of solutions that contain a candidate is shown in four steps: 1, 2, a few, many. Counting stops at the
// last step.

import { CAP } from './session.js';

/** The lowest count of each step. Counting stops at that of the last step. */
const STEPS = [1, 2, 3, CAP];

/** The names of the steps in the legend. */
export const countStepNames = STEPS.map((least, i) => {
  const most = (STEPS[i + 1] ?? Number.POSITIVE_INFINITY) - 1;
  return most === least ? `${least}` : most < CAP ? `${least}–${most}` : `${least}+`;
});

/** @param {number} count @returns {number} 1…4, or 0 when no solution is known */
export const countStep = (count) => STEPS.filter((least) => count >= least).length;

/** The length of a step's bar, 0…1 of its place. It shows the step without colour. @param {number} step */
export const barLength = (step) => step / STEPS.length;
