// What a count that is gone on with is told of how far it has come.
import { readPart } from '../transport/parts.js';

/**
 * @param {any} checkpoint
 * @param {string} puzzle
 * @param {string} part what is to be counted
 * @returns {string | undefined} what is wrong with it
 */
export function faultOf(checkpoint, puzzle, part) {
  const isWhole =
    [checkpoint?.nodes, checkpoint?.deadEnds, checkpoint?.depth].every(Number.isSafeInteger) &&
    /^\d+(\/[1-9]\d*)?$/.test(checkpoint.count) &&
    Array.isArray(checkpoint.parts) &&
    checkpoint.parts.every((/** @type {unknown} */ each) => readPart(each));
  if (!isWhole) return 'it is not whole';
  const isSame = checkpoint.puzzle === puzzle && checkpoint.part === part;
  return isSame ? undefined : `it is of ${checkpoint.puzzle} ${checkpoint.part}, not of ${part}`;
}
