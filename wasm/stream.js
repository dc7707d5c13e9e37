// Many puzzles: a text that may be longer than memory is cut into pieces at the ends of puzzles, the pieces are answered by as
// many workers as there are, and the answers come out in the order of the puzzles, as many at a time as are there: a promise for
// each would cost more than the search.
import { tellsNotation, translationOf } from './notations.js';
import { QuadrilleError } from './protocol.js';
import { ask, detect } from './question.js';

/**
 * @typedef {import('./protocol.js').Found} Found
 * @typedef {import('./protocol.js').Piece} Piece
 * @typedef {import('./pool.js').Pool} Pool
 * @typedef {import('./question.js').Asked} Asked
 * @typedef {{ found: Found[][], over: boolean, wake(): void, untaken: (() => void)[] }} Outbox
 */

/** Big enough that crossing to a worker costs little, small enough to share a text among workers. */
const PIECE_BYTES = 64 * 1024;
/** A puzzle longer than this is asked about again only when twice as much of it has come. */
const LONG_PUZZLE_BYTES = 1024 * 1024;

/**
 * Answers every puzzle of one text. A worker that is alone takes the text whole, and what it finds is handed on as it comes.
 * @param {Pool} pool
 * @param {Asked} asked
 * @param {(found: Found[]) => void} deliver takes what was found since the last call, in the order of the puzzles
 */
export async function answerAll(pool, asked, deliver) {
  if (pool.size === 1 && (await translationOf(asked, asked.bytes)) === undefined) return persist(pool, asked, deliver);
  for await (const found of answerStream(pool, asked, pieces(asked.bytes))) deliver(found);
}

/**
 * @param {Uint8Array} bytes
 * @returns {Generator<Piece>}
 */
function* pieces(bytes) {
  for (let at = 0; at === 0 || at < bytes.length; at += PIECE_BYTES) {
    yield { bytes: bytes.subarray(at, at + PIECE_BYTES), last: at + PIECE_BYTES >= bytes.length };
  }
}

/**
 * Answers the puzzles of a text that comes in pieces, cut anywhere, in constant memory.
 * @param {Pool} pool
 * @param {Asked} asked its `bytes` are not looked at
 * @param {AsyncIterable<Piece> | Iterable<Piece>} source
 * @param {(format: string) => void} [onFormat] told the notation, once, before any answer
 * @returns {AsyncGenerator<Found[], void>} solutions, each puzzle's followed by its answer or error
 */
export async function* answerStream(pool, asked, source, onFormat) {
  const { front, whole } = await peeked(source, (bytes) => tellsNotation(asked, bytes));
  const translation = await translationOf(asked, front);
  if (translation === undefined) return yield* answerPieces(pool, asked, whole, onFormat);
  const told = answerPieces(pool, translation.asked, translation.pieces(whole), (format) =>
    onFormat?.(translation.format(format)),
  );
  for await (const all of told) yield all.map((found) => translation.found(found));
}

/**
 * @param {AsyncIterable<Piece> | Iterable<Piece>} source
 * @param {(front: Uint8Array) => boolean} enough
 * @returns {Promise<{ front: Uint8Array, whole: AsyncIterable<Piece> }>} as little of the source's beginning as is enough, and
 *   the source from its beginning
 */
async function peeked(source, enough) {
  const pieces = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  /** @type {Uint8Array} */
  let front = new Uint8Array();
  let last = false;
  while (!last && !enough(front)) {
    const { value, done } = await pieces.next();
    if (done) break;
    front = front.length === 0 ? value.bytes : concatenated(front, value.bytes);
    last = value.last;
  }
  const whole = (async function* () {
    try {
      yield { bytes: front, last };
      while (!last) {
        const { value, done } = await pieces.next();
        if (done) return;
        yield value;
      }
    } finally {
      await pieces.return?.();
    }
  })();
  return { front, whole };
}

/**
 * The same for a text that core reads.
 * @param {Pool} pool
 * @param {Asked} asked its `bytes` are not looked at
 * @param {AsyncIterable<Piece>} source
 * @param {(format: string) => void} [onFormat]
 * @returns {AsyncGenerator<Found[], void>}
 */
async function* answerPieces(pool, asked, source, onFormat) {
  const left = new AbortController();
  const signal = asked.signal ? AbortSignal.any([asked.signal, left.signal]) : left.signal;
  /** @type {Outbox[]} one for each piece that is under way, in order */
  const outboxes = [];
  let wake = () => {}; // the consumer waits for an outbox
  let shifted = () => {}; // the producer waits for the consumer
  let produced = false;
  /** @type {unknown} */
  let failure;

  const producing = (async () => {
    /** @type {Uint8Array} */
    let rest = new Uint8Array();
    let from = { line: 1, announced: 0 };
    let format = asked.request.format;
    let enough = 0;
    for await (const { bytes, last } of source) {
      if (signal.aborted) return;
      rest = rest.length === 0 ? bytes : concatenated(rest, bytes);
      if (!last && rest.length < enough) continue;
      const isWhole = last && from.line === 1; // and core finds out by itself, if nobody else wants to know
      if (!isWhole || onFormat) format ||= await detect(pool, asked.puzzle, rest, last);
      if (format === '' && !isWhole) continue;
      onFormat?.(format);
      onFormat = undefined;
      while (outboxes.length >= 4 * pool.size && !signal.aborted) {
        await new Promise((resolve) => {
          shifted = () => resolve(undefined);
        });
      }
      const request = { ...asked.request, ...from, format, last };
      const { outbox, cut } = answerPiece(pool, { ...asked, request, bytes: rest, signal });
      outboxes.push(outbox);
      wake();
      if (last) return;
      const { bytes: whole, ...next } = await cut;
      rest = rest.subarray(whole);
      from = next;
      enough = whole === 0 && rest.length > LONG_PUZZLE_BYTES ? 2 * rest.length : 0;
    }
  })()
    .catch((error) => {
      failure = error;
    })
    .finally(() => {
      produced = true;
      wake();
    });

  try {
    for (;;) {
      const outbox = outboxes[0];
      if (outbox === undefined) {
        if (failure) throw failure;
        if (produced) return;
        await new Promise((resolve) => {
          wake = () => resolve(undefined);
        });
        continue;
      }
      yield* outbox.found.splice(0);
      take(outbox);
      if (outbox.found.length > 0) continue;
      if (outbox.over) {
        outboxes.shift();
        shifted();
        continue;
      }
      await new Promise((resolve) => {
        outbox.wake = () => resolve(undefined);
      });
    }
  } finally {
    left.abort();
    shifted();
    for (const outbox of outboxes) take(outbox);
    await producing;
  }
}

/**
 * Has one text answered, by another worker from where it failed if one does: the puzzle that broke it is the only one lost.
 * @param {Pool} pool
 * @param {Asked} asked
 * @param {(found: Found[]) => unknown} deliver as `ask` takes it
 */
async function persist(pool, asked, deliver) {
  /** @param {Found[]} found */
  const counted = (found) => {
    for (const item of found) if (typeof item !== 'string') asked.request.skip += 1;
    return deliver(found);
  };
  for (;;) {
    try {
      return await ask(pool, asked, counted);
    } catch (error) {
      if (!(error instanceof QuadrilleError)) throw error;
      counted([error]);
      if (error.code === 'closed' || asked.signal?.aborted) return;
    }
  }
}

/**
 * Has one piece answered.
 * @param {Pool} pool
 * @param {Asked} asked
 * @returns {{ outbox: Outbox, cut: Promise<import('./protocol.js').Cut> }} `cut`: how much of the piece is being answered
 */
function answerPiece(pool, asked) {
  /** @type {Outbox} */
  const outbox = { found: [], over: false, wake() {}, untaken: [] };
  /** @type {(cut: import('./protocol.js').Cut) => void} */
  let onCut = () => {};
  /** @type {Promise<import('./protocol.js').Cut>} */
  const cut = new Promise((resolve) => {
    onCut = resolve;
  });
  /** @param {Found[]} found */
  const deliver = (found) => {
    outbox.found.push(found);
    outbox.wake();
    return new Promise((resolve) => outbox.untaken.push(() => resolve(undefined)));
  };
  persist(pool, asked.request.last ? asked : { ...asked, onCut }, deliver).finally(() => {
    onCut({ bytes: 0, line: 0, announced: 0 }); // when it was stopped before it was cut
    outbox.over = true;
    outbox.wake();
  });
  return { outbox, cut };
}

/** Lets the worker go on. @param {Outbox} outbox */
function take(outbox) {
  for (const resolve of outbox.untaken.splice(0)) resolve();
}

/**
 * @param {Uint8Array} a
 * @param {Uint8Array} b
 */
function concatenated(a, b) {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
