// Many puzzles: a text that may be longer than memory is cut into pieces at the ends of puzzles (stream-producer.js).
// All workers of the pool answer pieces, and the results come out in the order of the puzzles (outbox-queue.js). They
// come out in groups, because a promise for each would cost more than the search. This module is imported with the
// first batch or stream.
import { OutboxQueue } from './outbox-queue.js';
import { answerWithRetries } from './retries.js';
import { produce } from './stream-producer.js';

/**
 * @typedef {import('./protocol.js').StreamItem} StreamItem
 * @typedef {import('./protocol.js').Piece} Piece
 * @typedef {import('./pool.js').Pool} Pool
 * @typedef {import('./request-runner.js').Query} Query
 */

/** Long enough that sending a piece to a worker costs little, short enough to divide a text among workers. */
const PIECE_BYTES = 64 * 1024;

/** Pieces under way for each worker of the pool. */
const PIECES_PER_WORKER = 4;

/**
 * Answers every puzzle of one text. A single worker gets all of a text for which there is only one worker, or that is
 * too short to be cut, and its results are delivered as they come.
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => void} deliver takes the results since the last call, in the order of the puzzles
 */
export async function answerAll(pool, query, deliver) {
  if (pool.size === 1 || query.text.length <= PIECE_BYTES) return answerWithRetries(pool, query, deliver);
  for await (const found of answerStream(pool, query, pieces(query.text))) deliver(found);
}

/**
 * @param {string | Uint8Array} text
 * @returns {Generator<Piece>}
 */
function* pieces(text) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at === 0 || at < bytes.length; at += PIECE_BYTES) {
    yield { bytes: bytes.subarray(at, at + PIECE_BYTES), last: at + PIECE_BYTES >= bytes.length };
  }
}

/**
 * Answers the puzzles of a text that comes in pieces, cut anywhere, in constant memory.
 * @param {Pool} pool
 * @param {Query} query its `text` is not used
 * @param {AsyncIterable<Piece> | Iterable<Piece>} source
 * @param {(format: string) => void} [onFormat] called once with the notation, before any answer
 * @returns {AsyncGenerator<StreamItem[], void>} for each puzzle its solutions, followed by its answer or error
 */
export async function* answerStream(pool, query, source, onFormat) {
  const abandoned = new AbortController(); // aborted when the consumer stops reading
  const signal = query.signal ? AbortSignal.any([query.signal, abandoned.signal]) : abandoned.signal;
  const queue = new OutboxQueue(PIECES_PER_WORKER * pool.size);
  const producing = produce(pool, { ...query, signal }, source, queue, onFormat);
  try {
    yield* queue.read();
  } finally {
    abandoned.abort();
    queue.close();
    await producing;
  }
}
