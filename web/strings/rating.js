// Ratings as they are shown.

/** From here on, core's ratings are estimates of those of Sudoku Explainer: core/steps/nested.cpp says why. */
const ESTIMATED_FROM = 9.5;

/** @param {number} rating */
export const ratingText = (rating) => `${rating < ESTIMATED_FROM ? '' : '≈ '}${rating.toFixed(1)}`;
