// Many puzzles: a text that may be longer than memory is cut into pieces at the ends of puzzles, the pieces are answered by as
// many workers as there are, and the answers come out in the order of the puzzles, as many at a time as are there: a promise for
// each would cost more than the search. Fetched when the first batch or stream is asked for.

/**
 * @typedef {import('./protocol.js').StreamItem} StreamItem
 * @typedef {import('./protocol.js').Piece} Piece
 * @typedef {import('./pool.js').Pool} Pool
 * @typedef {import('./request-runner.js').Query} Query
 * @typedef {Pick<typeof import('./request-runner.js'), 'tryQuery'>
 *   & Pick<typeof import('./watchdog.js'), 'Watchdog'>
 *   & Pick<typeof import('./protocol.js'), 'QuadrilleError'>} Dependencies handed over: imported here, they would be
 *   taken out of the first file that a page loads
 * @typedef {{ found: StreamItem[][], over: boolean, wake(): void, unacknowledged: (() => void)[] }} Outbox
 */

/** Big enough that crossing to a worker costs little, small enough to share a text among workers. */
const PIECE_BYTES = 64 * 1024;
/** A puzzle longer than this is asked about again only when twice as much of it has come. */
const LONG_PUZZLE_BYTES = 1024 * 1024;

/**
 * Answers every puzzle of one text. A worker that is alone takes the text whole, and what it finds is handed on as it comes.
 * @param {Dependencies} dependencies
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => void} deliver takes what was found since the last call, in the order of the puzzles
 */
export async function answerAll(dependencies, pool, query, deliver) {
  if (pool.size === 1) return answerWithRetries(dependencies, pool, query, deliver);
  for await (const found of answerStream(dependencies, pool, query, pieces(query.bytes))) deliver(found);
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
 * @param {Dependencies} dependencies
 * @param {Pool} pool
 * @param {Query} query its `bytes` are not looked at
 * @param {AsyncIterable<Piece> | Iterable<Piece>} source
 * @param {(format: string) => void} [onFormat] told the notation, once, before any answer
 * @returns {AsyncGenerator<StreamItem[], void>} solutions, each puzzle's followed by its answer or error
 */
export async function* answerStream(dependencies, pool, query, source, onFormat) {
  const left = new AbortController();
  const signal = query.signal ? AbortSignal.any([query.signal, left.signal]) : left.signal;
  /** @type {Outbox[]} one for each piece that is under way, in order */
  const outboxes = [];
  let wake = () => {}; // the consumer waits for an outbox
  let shifted = () => {}; // the producer waits for the consumer
  let produced = false;
  /** @type {{ error: unknown } | undefined} of the source: thrown when all that came before it is answered */
  let failure;
  /** @type {{ error: unknown } | undefined} of a question: thrown next */
  let broken;
  /** @param {unknown} error */
  const fail = (error) => {
    broken ??= { error };
    wake();
    outboxes[0]?.wake();
  };

  const producing = (async () => {
    /** @type {Uint8Array} what is not being answered yet */
    let rest = new Uint8Array();
    /** @type {Uint8Array[]} what has come since */
    let coming = [];
    let size = 0; // bytes of both
    let from = { line: 1, announced: 0 };
    let format = query.request.format;
    let enough = 0;
    for await (const { bytes, last } of source) {
      if (signal.aborted) return;
      coming.push(bytes);
      size += bytes.length;
      if (!last && size < enough) continue;
      rest = size === bytes.length ? bytes : concatenated([rest, ...coming]);
      coming = [];
      const isWhole = last && from.line === 1; // and core finds out by itself, if nobody else wants to know
      if (!isWhole || onFormat) format ||= await detect(dependencies, pool, { ...query, signal }, rest, last);
      if (signal.aborted) return;
      if (format === '' && !isWhole) {
        enough = rest.length > LONG_PUZZLE_BYTES ? 2 * rest.length : 0;
        continue;
      }
      onFormat?.(format);
      onFormat = undefined;
      while (outboxes.length >= 4 * pool.size && !signal.aborted) {
        await new Promise((resolve) => {
          shifted = () => resolve(undefined);
        });
      }
      const request = { ...query.request, ...from, format, last };
      const { outbox, cut } = answerPiece(dependencies, pool, { ...query, request, bytes: rest, signal }, fail);
      outboxes.push(outbox);
      wake();
      if (last) return;
      const end = await cut;
      if (end === undefined) return;
      const { bytes: whole, keep = Infinity, ...next } = end;
      rest = rest.subarray(whole, whole + keep);
      size = rest.length;
      from = next;
      enough = whole === 0 && rest.length > LONG_PUZZLE_BYTES ? 2 * rest.length : 0;
    }
  })()
    .catch((error) => {
      failure = { error };
    })
    .finally(() => {
      produced = true;
      wake();
    });

  try {
    for (;;) {
      if (broken) throw broken.error;
      const outbox = outboxes[0];
      if (outbox === undefined) {
        if (failure) throw failure.error;
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
 * The notation of a text that begins with `bytes`; empty while more is needed to tell, or when it was stopped.
 * @param {Dependencies} dependencies
 * @param {Pool} pool
 * @param {Query} query its `bytes` are not looked at
 * @param {Uint8Array} bytes
 * @param {boolean} last whether this is the whole text
 * @returns {Promise<string>}
 */
async function detect(dependencies, pool, { puzzle, seconds, signal }, bytes, last) {
  const { QuadrilleError, Watchdog } = dependencies;
  const agent = await (signal ? pool.acquireUnless(signal) : pool.acquire());
  if (agent === undefined) return '';
  /** @type {import('./watchdog.js').Watchdog | undefined} */
  let watchdog;
  try {
    const format = await new Promise((resolve, reject) => {
      agent.onMessage = (message) => {
        if (message.type === 'failed') reject(new QuadrilleError(message.code, message.message));
        if (message.type === 'detected') resolve(message.format);
      };
      agent.send({ type: 'detect', id: 0, puzzle, bytes: bytes.slice(), last });
      const stopped = new QuadrilleError(
        'too-large',
        `finding the text's format takes longer than ${seconds} s; name it`,
      );
      watchdog = new Watchdog({ seconds, signal, end: () => reject(stopped) });
    });
    pool.release(agent, 0);
    return format;
  } catch (error) {
    pool.discard(agent);
    if (signal?.aborted) return '';
    throw error;
  } finally {
    watchdog?.close();
  }
}

/**
 * Has one text answered, by another worker from where one was lost: only the puzzle that it was lost with has no
 * answer. Where it is not known which one that is, the other worker finds out.
 * @param {Dependencies} dependencies
 * @param {Pool} pool
 * @param {Query} query
 * @param {(found: StreamItem[]) => unknown} deliver as `ask` takes it
 */
async function answerWithRetries(dependencies, pool, query, deliver) {
  const { request, signal } = query;
  /** @param {StreamItem[]} found */
  const counted = (found) => {
    for (const item of found) if (typeof item !== 'string') request.skip += 1;
    return deliver(found);
  };
  for (let oneByOne = false; ; ) {
    const lost = await dependencies.tryQuery(pool, oneByOne ? oneByOneQuery(query) : query, counted);
    if (lost === undefined) return;
    if (oneByOne && !lost.isReadable) {
      counted([unreadable(dependencies, query, lost.found)]);
      return;
    }
    if (lost.isKnown || signal?.aborted) counted([lost.found]);
    if (signal?.aborted) return;
    oneByOne = !lost.isKnown;
  }
}

/** The same question, with no two puzzles worked on together. @param {Query} query @returns {Query} */
function oneByOneQuery(query) {
  const nodes = Math.min(query.request.nodes, Number.MAX_SAFE_INTEGER); // a limit, and one that is never reached
  return { ...query, request: { ...query.request, nodes }, oneByOne: true };
}

/**
 * In the place of the puzzles behind one that no worker can read.
 * @param {Dependencies} dependencies
 * @param {Query} query
 * @param {StreamItem} found of the worker that was lost
 */
function unreadable({ QuadrilleError }, { seconds }, found) {
  const [code, why] =
    found instanceof QuadrilleError
      ? [found.code, found.message]
      : ['too-large', `reading the text takes longer than ${seconds} s`];
  return new QuadrilleError(code, `${why}; what follows is not answered`);
}

/**
 * Has one piece answered.
 * @param {Dependencies} dependencies
 * @param {Pool} pool
 * @param {Query} query
 * @param {(error: unknown) => void} fail told why it cannot be answered
 * @returns {{ outbox: Outbox, cut: Promise<import('./protocol.js').Cut | undefined> }} `cut`: how much of the piece is
 *   being answered; undefined when it ended before that was known
 */
function answerPiece(dependencies, pool, query, fail) {
  /** @type {Outbox} */
  const outbox = { found: [], over: false, wake() {}, unacknowledged: [] };
  /** @type {(cut?: import('./protocol.js').Cut) => void} */
  let onCut = () => {};
  /** @type {Promise<import('./protocol.js').Cut | undefined>} */
  const cut = new Promise((resolve) => {
    onCut = resolve;
  });
  /** @param {StreamItem[]} found */
  const deliver = (found) => {
    outbox.found.push(found);
    outbox.wake();
    return new Promise((resolve) => outbox.unacknowledged.push(() => resolve(undefined)));
  };
  answerWithRetries(dependencies, pool, query.request.last ? query : { ...query, onCut }, deliver)
    .catch(fail)
    .finally(() => {
      onCut();
      outbox.over = true;
      outbox.wake();
    });
  return { outbox, cut };
}

/** Lets the worker go on. @param {Outbox} outbox */
function take(outbox) {
  for (const resolve of outbox.unacknowledged.splice(0)) resolve();
}

/** @param {Uint8Array[]} parts */
function concatenated(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
