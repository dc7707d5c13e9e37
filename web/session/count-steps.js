// How many solutions hold a candidate, told in four steps: 1, 2, a few, many. Counting ends where the steps do.

/** Solutions are counted up to so many for each candidate: the last step begins here. */
export const CAP = 8;

/** The first count of each step. */
const STEPS = [1, 2, 3, CAP];

/** The names of the steps, as the legend has them. */
export const levelNames = STEPS.map((least, i) => {
  const most = (STEPS[i + 1] ?? Number.POSITIVE_INFINITY) - 1;
  return most === least ? `${least}` : most < CAP ? `${least}–${most}` : `${least}+`;
});

/** @param {number} count @returns {number} 1…4, or 0 where no solution is known */
export const levelOf = (count) => STEPS.filter((least) => count >= least).length;

/** The share of its place that a level's bar takes: what tells levels apart without colour. @param {number} level */
export const lengthOf = (level) => level / STEPS.length;
