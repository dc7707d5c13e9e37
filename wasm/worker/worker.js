// The worker. It holds an instance of the WebAssembly core for each puzzle that it was asked about, and works on one
// question at a time, in slices of about ten milliseconds, so that it hears "stop" between two of them. Large results
// are sent earlier, so that the other side reads while this one works on. The same file serves as a Web Worker and as a
// thread of Node.
import createCore from '../bindings/core.js';
import { Core } from '../bindings/core-calls.js';
import { puzzleOf } from '../bindings/modules.js';
import { gunzip, inflateText, isGzip, Unreadable } from '../notations/bounds.js';
import { Notations } from '../notations/notations.js';
import { defaults, MAX_UNACKNOWLEDGED } from '../transport/protocol.js';
import { threads } from '../transport/runtime.js';
import { failureOf } from './failure.js';
import { instantiate } from './load.js';
import { wrongModule, wrongWorker } from './same-build.js';

/** @typedef {import('../transport/protocol.js').ToWorker} ToWorker */
/** @typedef {import('../transport/protocol.js').FromWorker} FromWorker */
/** @typedef {Extract<ToWorker, { type: 'ask' }>} Ask */

const SLICE_MS = 10;
/** The number of nodes between two looks at the clock, when it must be known which puzzle is at hand. */
const CAREFUL_NODES = 64;
/** Between two reports of progress: at most 60 a second. */
const PROGRESS_MS = 1000 / 60;
/** A count that takes longer than the first is estimated, at each report for as long as the second. */
const ESTIMATE_AFTER_MS = 100;
const ESTIMATE_MS = 1;
/** Records of at most this number of bytes are sent as a string, if they are ASCII. */
const SHORT_RECORDS = 2048;
/**
 * Columns of small puzzles, of which a slice answers at least HOLD_PUZZLES, are held back up to this time and number of
 * bytes. Then most batches are answered by one message, in the buffer of their text: to make and send another buffer
 * takes as long as a thousand puzzles.
 */
const HOLD_MS = 50;
const HOLD_BYTES = 1024 * 1024;
const HOLD_PUZZLES = 100;

/**
 * @type {{ postMessage(message: FromWorker, transfer?: ArrayBuffer[]): void, onmessage: ((event: { data: ToWorker }) =>
 *   void) | null }}
 */
const port = /** @type {any} */ (threads?.parentPort ?? globalThis);

/** @type {Map<string, Notations>} the core of each puzzle that is loaded */
const loaded = new Map();

/** The module that reads and packs links. */
const READING = 'reading';

/** Called when a module is loaded. @type {(() => void)[]} */
const waiting = [];

/** @param {string} puzzle that has been loaded */
const coreOf = (puzzle) => /** @type {Notations} */ (loaded.get(puzzle));

/** @typedef {import('../transport/protocol.js').Given} Given */

/** @returns {Given} */
const giveNothing = () => ({ parts: '', puzzle: 0, fraction: 0, ms: 0 });

/** The state of a question. @param {number} id */
const stateOf = (id) => ({ id, stopped: false, unacknowledged: 0, wake: () => {}, divide: giveNothing });

/** The question that is being worked on. */
let current = stateOf(0);

/** @param {Extract<ToWorker, { type: 'load' }>} message */
async function load({ puzzle, row, module, build }) {
  const message = wrongWorker(build) ?? wrongModule(module, puzzle);
  if (message) throw { code: 'not-loaded', message };
  const id = puzzleOf(puzzle);
  const core = new Core(await instantiate(createCore, module), row);
  loaded.set(puzzle, new Notations(core, id));
  port.postMessage({ type: 'loaded', puzzle });
  for (const go of waiting.splice(0)) go();
}

/** The module that reads and packs links: the other side sends it when it hears that it is needed. */
async function loadReader() {
  while (!loaded.has(READING)) {
    port.postMessage({ type: 'needs', puzzle: READING });
    await new Promise((resolve) => waiting.push(() => resolve(undefined)));
  }
  return coreOf(READING).core;
}

/**
 * Loads the module that a text needs.
 * @param {Notations} notations
 * @param {import('../bindings/request.js').Request} request
 * @param {string | Uint8Array} text
 */
async function prepare(notations, request, text) {
  if (notations.needsReader(request, text)) notations.reader ??= await loadReader();
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** @param {string | Uint8Array} text */
const bufferOf = (text) => (typeof text === 'string' ? undefined : /** @type {ArrayBuffer} */ (text.buffer));

/** @param {string | Uint8Array} text */
const bytesOf = (text) => (typeof text === 'string' ? encoder.encode(text) : text);

/**
 * A copy of the records, in `buffer` if they fit. Short ones become a string, if every byte is a character: to transfer
 * a buffer takes longer. Columns are not text.
 * @param {Uint8Array} records
 * @param {import('../bindings/catalog.js').Form} form
 * @param {ArrayBuffer} [buffer] of the question's text, which is not needed any more
 */
function toSend(records, form, buffer) {
  if (records.length <= SHORT_RECORDS && form === 'records') {
    const text = decoder.decode(records);
    if (text.length === records.length) return text;
  }
  if (buffer === undefined || buffer.byteLength < records.length) return records.slice();
  const copy = new Uint8Array(buffer, 0, records.length);
  copy.set(records);
  return copy;
}

/** @param {Extract<FromWorker, { type: 'records' | 'done' }>} message */
function post(message) {
  const { records } = message;
  const buffers = new Set(typeof records === 'string' ? [] : [/** @type {ArrayBuffer} */ (records.buffer)]);
  if (message.type === 'done' && message.buffer) buffers.add(message.buffer);
  port.postMessage(message, [...buffers]);
}

/** Lets messages in, by a new task. Not by a timer: browsers hold nested timers back for 4 ms. */
const nextTask = (() => {
  if (threads) return () => new Promise((resolve) => setImmediate(resolve));
  const channel = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(() => resolve(undefined));
      channel.port2.postMessage(null);
    });
})();

/** @param {ReturnType<Notations['open']>} job */
function estimate(job) {
  const estimate = job.estimate(ESTIMATE_MS);
  return estimate > 0 && Number.isFinite(estimate) ? { estimate: Math.max(estimate, job.progress().solutions) } : {};
}

/** Waits until the other side has read what was sent, or stops the question. @param {typeof current} state */
const heard = (state) =>
  new Promise((resolve) => {
    state.wake = () => resolve(undefined);
  });

/**
 * Opens the text of a question, or the whole puzzles at its beginning: then the other side hears how long they are.
 * @param {Ask} ask
 * @param {import('../bindings/request.js').Request} request
 */
async function open({ id, puzzle, text, cut, deflated }, request) {
  const notations = coreOf(puzzle);
  let bytes = deflated ? await inflateText(bytesOf(text)) : isGzip(text) ? await gunzip(bytesOf(text)) : text;
  await prepare(notations, request, bytes);
  if (cut) {
    bytes = bytesOf(bytes);
    const whole = notations.cut(request, bytes);
    port.postMessage({ type: 'cut', id, cut: whole });
    bytes = bytes.subarray(0, whole.bytes);
  }
  return notations.open(request, bytes);
}

/**
 * Works on a question until it is answered or stopped.
 * @param {Ask} ask
 * @returns {Promise<{ records: string | Uint8Array<ArrayBuffer>, ms: number, rest?: boolean }>} what has not been
 *   handed on yet; `rest`: it was stopped, and more puzzles follow
 */
async function work(ask) {
  const { id, request: changed, seconds = Infinity, partial, oneByOne, onlyOne } = ask;
  const state = stateOf(id);
  current = state;
  const request = { ...defaults, ...changed };
  const buffer = bufferOf(ask.text);
  const job = await open(ask, request);
  const isEstimated = partial && request.question === 'count' && !request.part; // it is of the whole puzzle
  try {
    let now = performance.now();
    let sliced = now; // when messages were last let in
    let reported = oneByOne ? Number.NEGATIVE_INFINITY : now;
    let present = 0; // the number of the puzzle at hand, and when it was first seen
    let begun = now;
    let spent = 0; // milliseconds of work that no message has reported yet
    let handedOn = now; // when records were last taken
    const holds = request.form !== 'records' && !oneByOne;
    let last = onlyOne ? request.skip : Infinity; // the number of the puzzle to end behind
    state.divide = () => {
      const parts = job.giveAway();
      if (parts !== '') last = present;
      return { parts, puzzle: present, fraction: job.progress().fraction, ms: performance.now() - begun };
    };
    for (;;) {
      const before = now;
      const more = oneByOne
        ? job.walk(CAREFUL_NODES) || job.puzzles() > present // which is false where a puzzle ends
        : job.step(sliced + SLICE_MS - now, holds ? HOLD_BYTES : undefined);
      now = performance.now();
      spent += now - before;

      const puzzles = job.puzzles();
      const answered = puzzles - present;
      if (answered > 0) {
        present = puzzles;
        begun = now;
        if (oneByOne && present === request.skip) reported = Number.NEGATIVE_INFINITY;
      } else if (more && now - begun >= seconds * 1000) {
        job.stop();
        reported = now; // of the next puzzle nothing is known
      }
      if (state.stopped) job.stop();

      const rest = state.stopped && more && !request.single && job.walk(0); // which reads the next puzzle
      const isOver = !more || state.stopped || present > last;
      const isFull = now < sliced + SLICE_MS;
      if (!isOver && holds && answered >= HOLD_PUZZLES && !isFull && now - handedOn < HOLD_MS) {
        await nextTask();
        now = sliced = performance.now();
        continue;
      }
      handedOn = now;
      const records = toSend(job.takeRecords(), request.form, isOver ? buffer : undefined);
      if (isOver) return { records, ms: spent, rest };
      if (records.length > 0) {
        ++state.unacknowledged;
        post({ type: 'records', id, records, ms: spent });
      }
      if (answered > 0) spent = 0;
      if (now - reported >= PROGRESS_MS) {
        reported = now;
        const guess = isEstimated && now - begun > ESTIMATE_AFTER_MS && estimate(job);
        const progress = { ...job.progress(), partial: partial ? job.partial() : '', ...guess };
        port.postMessage({ type: 'progress', id, progress });
      }
      if (now - sliced < SLICE_MS) continue;
      await nextTask();
      if (state.unacknowledged >= MAX_UNACKNOWLEDGED && !state.stopped) await heard(state);
      now = sliced = performance.now();
    }
  } finally {
    state.divide = giveNothing;
    job.delete();
  }
}

/** @param {Ask} ask */
async function answer(ask) {
  try {
    const { records, ms, rest } = await work(ask).catch(unreadable);
    let memory = 0;
    for (const notations of loaded.values()) memory += notations.memoryBytes;
    const buffer = bufferOf(ask.text);
    post({ type: 'done', id: ask.id, records, ms, memory, ...(buffer && { buffer }), ...(rest && { rest }) });
  } catch (error) {
    fail(ask.id, error);
  }
}

/** The answer about a text that could not be unpacked. @param {unknown} error */
function unreadable(error) {
  if (!(error instanceof Unreadable)) throw error;
  const { code, message } = error;
  const record = `E${code.length} ${code}1 0 ${encoder.encode(message).length} ${message}`; // core/job/records.hpp
  return { records: encoder.encode(record), ms: 0, rest: false };
}

/**
 * The other side replaces this worker.
 * @param {number} id
 * @param {unknown} error
 */
const fail = (id, error) => port.postMessage({ type: 'failed', id, ...failureOf(error) });

/** @type {ReturnType<Notations['open']> | undefined} the search that is watched */
let watched;

/** @type {Promise<unknown>} the messages about it are worked on in turn */
let watching = Promise.resolve();

/** @param {() => unknown} work */
function watchNext(work) {
  watching = watching.then(work).catch((error) => fail(-1, error));
}

/** @param {Extract<ToWorker, { type: 'watch' }>} watch */
async function watch({ puzzle, request, text }) {
  const question = { ...defaults, ...request };
  await prepare(coreOf(puzzle), question, text);
  watched = coreOf(puzzle).open(question, text, true);
  watched.walk(0); // reads the puzzle
}

/** @param {number} nodes */
function walk(nodes) {
  if (!watched) return;
  const job = watched;
  const more = job.walk(nodes);
  const records = job.takeRecords().slice();
  const [progress, partial, path] = [job.progress(), job.partial(), job.path()];
  port.postMessage({ type: 'view', id: 0, more, records, progress, partial, path });
}

port.onmessage = ({ data: message }) => {
  switch (message.type) {
    case 'load':
      load(message).catch((error) => fail(0, error));
      break;
    case 'ask':
      answer(message);
      break;
    case 'watch':
      watchNext(() => watch(message));
      break;
    case 'walk':
      watchNext(() => walk(message.nodes));
      break;
    case 'detect':
      port.postMessage({
        type: 'detected',
        id: message.id,
        format: coreOf(message.puzzle).detect(message.bytes, message.last),
      });
      break;
    case 'recognise':
      port.postMessage({ type: 'recognised', id: message.id, json: coreOf(message.puzzle).recognise(message.bytes) });
      break;
    case 'stop':
      if (message.id === current.id) {
        current.stopped = true;
        current.wake();
      }
      break;
    case 'divide':
      if (message.id === current.id) port.postMessage({ type: 'parts', id: message.id, ...current.divide() });
      break;
    case 'acknowledge':
      if (message.id === current.id) {
        --current.unacknowledged;
        current.wake();
      }
      break;
  }
};
