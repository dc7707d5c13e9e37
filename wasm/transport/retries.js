// Answers a text even if workers are lost on the way: another worker continues after the puzzle with which one was
// lost.
import { puzzlesIn, QuadrilleError, RecordReader } from './protocol.js';
import { stoppedAnswer, tryQuery } from './request-runner.js';

/**
 * @typedef {import('./protocol.js').StreamItem} StreamItem
 * @typedef {import('./request-runner.js').Query} Query
 */

/**
 * Answers one text. When a worker is lost, another one continues, so only the puzzle with which it was lost has no
 * answer. If it is not known which puzzle that is, the next worker works one by one to find out.
 * @param {import('./pool.js').Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => unknown} deliver as for `runQuery`
 * @returns {Promise<boolean>} whether it was stopped before all was answered
 */
export async function answerWithRetries(pool, query, deliver) {
  const { request, signal } = query;
  let hasRest = false;
  let isStopped = false; // the last answer
  const asked = {
    ...query,
    onRest: () => {
      hasRest = true;
    },
  };
  /** Counts the puzzles that need not be answered again. @param {StreamItem[]} found */
  const deliverAndSkip = (found) => {
    request.skip += puzzlesIn(found);
    const last = /** @type {any} */ (found.at(-1));
    if (last?.verdict) isStopped = last.verdict === 'stopped';
    return deliver(found);
  };
  const cut = () => {
    if (hasRest && query.marksRest) deliver([restOf(query)]);
    return true;
  };
  for (let oneByOne = false; ; ) {
    const lost = await tryQuery(pool, oneByOne ? oneByOneQuery(asked) : asked, deliverAndSkip);
    if (lost === undefined) return signal?.aborted && (hasRest || isStopped) ? cut() : false;
    if (lost.found === undefined) {
      if (signal?.aborted) return cut();
      oneByOne = false;
      continue;
    }
    if (oneByOne && !lost.isReadable) {
      deliverAndSkip([unreadableRest(query, lost.found)]);
      return false;
    }
    if (lost.isKnown || signal?.aborted) deliverAndSkip([lost.found]);
    if (signal?.aborted) return cut();
    oneByOne = !lost.isKnown;
  }
}

/**
 * The result `stopped` in place of all puzzles that were not begun.
 * @param {Query} query
 * @returns {StreamItem}
 */
export const restOf = ({ toResult }) => new RecordReader(toResult).incompleteResult(stoppedAnswer());

/** The same query, but the worker never works on two puzzles together. @param {Query} query @returns {Query} */
function oneByOneQuery(query) {
  // Any limit of nodes prevents working on several puzzles together. This one is never reached.
  const nodes = Math.min(query.request.nodes, Number.MAX_SAFE_INTEGER);
  return { ...query, request: { ...query.request, nodes }, oneByOne: true };
}

/**
 * The error in place of all puzzles after one that no worker can read.
 * @param {Query} query
 * @param {StreamItem} found the result of the worker that was lost
 */
function unreadableRest({ seconds }, found) {
  const [code, why] =
    found instanceof QuadrilleError
      ? [found.code, found.message]
      : ['too-large', `reading the text takes longer than ${seconds} s`];
  return new QuadrilleError(code, `${why}; what follows is not answered`);
}
