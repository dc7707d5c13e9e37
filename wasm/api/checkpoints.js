// What a count that is gone on with is told of how far it has come.
import { readPart } from '../transport/parts.js';
import { QuadrilleError } from '../transport/protocol.js';

/**
 * @param {any} checkpoint
 * @param {string} puzzle
 * @param {string} part what is to be counted
 */
export function checkCheckpoint(checkpoint, puzzle, part) {
  const isWhole =
    [checkpoint?.nodes, checkpoint?.deadEnds, checkpoint?.depth].every(Number.isSafeInteger) &&
    /^\d+(\/[1-9]\d*)?$/.test(checkpoint.count) &&
    Array.isArray(checkpoint.parts) &&
    checkpoint.parts.every((/** @type {unknown} */ each) => readPart(each));
  if (!isWhole) throw new QuadrilleError('bad-input', 'checkpoint: it is not whole');
  if (checkpoint.puzzle !== puzzle || checkpoint.part !== part)
    throw new QuadrilleError(
      'bad-input',
      `checkpoint: it is of ${checkpoint.puzzle} ${checkpoint.part}, not of ${part}`,
    );
}
