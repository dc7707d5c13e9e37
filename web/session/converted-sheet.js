// A sheet as one of another puzzle: its board, and its history as far as that can be converted.

/** @import { Position, Sheet } from './sheet.js' */

/**
 * @param {Sheet} sheet
 * @param {(text: string) => string | undefined} convert  undefined where a text cannot be converted
 * @returns {Pick<Sheet, 'past' | 'now' | 'future'> | undefined}  undefined where the board itself cannot be
 */
export function convertedSheet({ past, now, future }, convert) {
  /** @param {Position[]} steps  the nearest last */
  const converted = (steps) => {
    const all = steps.map((step) => convertedPosition(step, convert));
    return /** @type {Position[]} */ (all.slice(all.lastIndexOf(undefined) + 1));
  };
  const shown = convertedPosition(now, convert);
  return shown && { past: converted(past), now: shown, future: converted(future) };
}

/**
 * A position with other texts.
 * @param {Position} position
 * @param {(text: string) => string | undefined} convert
 * @returns {Position | undefined}
 */
function convertedPosition(position, convert) {
  const [text, givens] = [position.text, position.givens].map(convert);
  const [aside, trial] = [position.aside, position.trial].map((board) => board && convertedPosition(board, convert));
  if (text === undefined || givens === undefined || (position.aside && !aside)) return undefined;
  return { ...position, text, givens, ...(aside && { aside }), ...(position.trial && { trial }) };
}
