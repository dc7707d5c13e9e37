// Validates a checkpoint, how far a count had come that another call is to continue. Fetched with the first one.
import { checkSum } from '../transport/check-sum.js';
import { isPart } from '../transport/parts.js';
import { QuadrilleError } from '../transport/protocol.js';

/** @param {unknown} value @param {number} [most] */
const isWhole = (value, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/**
 * Whether the count is a whole number or a fraction in the unit that core writes; the count of all parts together has
 * to be whole.
 * @param {any} saved
 */
function hasCount({ count, parts }) {
  return typeof count === 'string' && (parts.length > 0 ? /^\d+(\/840)?$/ : /^\d+$/).test(count);
}

/** Whether every property is there and has its type. @param {any} saved */
function isCheckpoint(saved) {
  const { puzzle, part, nodes, deadEnds, depth, parts } = saved ?? {};
  return (
    [puzzle, part].every((text) => typeof text === 'string') &&
    isWhole(nodes) &&
    isWhole(deadEnds) &&
    isWhole(depth, 2 ** 32 - 1) &&
    Array.isArray(parts) &&
    parts.every(isPart) &&
    hasCount(saved)
  );
}

/** The end of a field of a part that says how many choices there are: `of8`; else the field. @param {string} field */
const choicesIn = (field) => field.slice(Math.max(0, field.lastIndexOf('of')));

/**
 * @param {string} before both texts of parts end with a dot
 * @param {string} part the next one in order
 * @returns {string | undefined} why they cannot be neighbours in one tree
 */
function conflict(before, part) {
  const named = `the part ${part.slice(0, -1)}`;
  if (part.startsWith(before)) return `${named} is counted twice`;
  const [fields, others] = [part.split('.'), before.split('.')];
  const differs = fields.findIndex((field, at) => field !== others[at]);
  const isSame = choicesIn(fields[differs]) === choicesIn(others[differs]);
  return isSame ? undefined : `${named} is of another division of the puzzle`;
}

/**
 * @param {string[]} parts
 * @param {string} root
 * @returns {string | undefined} why they do not make up the root, each part once
 */
function faultOfParts(parts, root) {
  const ordered = parts.map((part) => `${part}.`).sort(); // a part that contains another one comes before it
  for (const [at, part] of ordered.entries()) {
    if (!part.startsWith(`${root}.`)) return `the part ${part.slice(0, -1)} is not a part of ${root}`;
    const fault = at > 0 ? conflict(ordered[at - 1], part) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

/**
 * @param {any} checkpoint
 * @param {string} puzzle
 * @param {string} part what is to be counted
 * @returns {string | undefined} what is wrong with the checkpoint
 */
function faultOf(checkpoint, puzzle, part) {
  if (!isCheckpoint(checkpoint)) return 'it is not whole';
  const isSame = checkpoint.puzzle === puzzle && checkpoint.part === part;
  if (!isSame) return `it is of ${checkpoint.puzzle} ${checkpoint.part}, not of ${part}`;
  const fault = faultOfParts(checkpoint.parts, part);
  return (
    fault ?? (checkpoint.check === checkSum(checkpoint) ? undefined : 'it was changed: its check sum is another one')
  );
}

/**
 * The options of a count that goes on, once its checkpoint is checked. If that is stopped they have none, and nothing
 * takes its place.
 * @param {import('./quadrille.js').Quadrille} quadrille
 * @param {import('./types.js').PuzzleId} puzzle
 * @param {import('./types.js').Given} text
 * @param {any} options
 */
export async function checkedOptions(quadrille, puzzle, text, options) {
  // `searched`: the options that may change the search. The others are limits and callbacks.
  const { checkpoint, onCheckpoint, onProgress, limit, nodes, seconds, ...searched } = options;
  const parts = await quadrille.split(puzzle, text, { ...searched, parts: 1 }).catch((error) => {
    if (error.code !== 'stopped') throw error;
  });
  if (!parts) return { ...searched, limit, nodes, seconds };
  const fault = faultOf(checkpoint, puzzle, parts[0].part);
  if (fault) throw new QuadrilleError('bad-input', `checkpoint: ${fault}`);
  return options;
}
