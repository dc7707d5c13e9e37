// Makes workers hang or fail, as a fault of the core would make them. Loaded into a worker before worker.js: by
// hanging_worker.js, or by Node's --import. What happens is written behind a board, where the notation `line` passes
// over it:
//
//     hangs             the worker never comes back from the slice in which it comes to that board
//     hangs, later      it works on that board for a slice first, and reports progress
//     hangs, read       it never comes back from reading that board, also when it is to be skipped
//     hangs, detected   it never comes back from finding the notation of a text that begins with that board
//     fails             as `hangs`, but it fails
import { parentPort } from 'node:worker_threads';
import { RecordReader } from '../../wasm/transport/protocol.js';

/** Never comes back, and leaves the processor to the others. */
const hang = () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

/** The present question, the board with which something happens, and how many boards are answered or passed over. */
let present = { id: 0, board: -1, what: '', answered: 0 };

/**
 * @param {any} ask
 * @returns {boolean} whether the worker does not even come to work on it
 */
function isLost({ id, bytes, request: { skip }, oneByOne }) {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const board = lines.findIndex((line, i) => /hangs$|fails$|later$/.test(line) && i >= skip);
  const unread = lines.findIndex((line) => line.endsWith('hangs, read'));
  const [first] = [board, unread].filter((number) => number >= 0).sort((a, b) => a - b);
  const what = lines[first]?.split(' ').at(-1) ?? '';
  present = { id, board: first ?? -1, what, answered: skip };
  // Whatever was answered in the same slice is lost too, unless the worker was asked to work board by board.
  return first !== undefined && what !== 'later' && (!oneByOne || first < skip || (what === 'read' && first === skip));
}

/** @param {(message: object) => void} send */
function happen(send) {
  if (present.what === 'fails')
    send({ type: 'failed', id: present.id, code: 'internal', message: 'the solver failed: as told' });
  else hang();
}

/** @param {any} message that was sent @returns {boolean} whether the worker has come to the board */
function isReached({ type, records, progress }) {
  const { board, what } = present;
  if (what === 'later') return progress?.puzzles === board && progress.nodes > 0;
  if (type === 'records')
    present.answered += new RecordReader().read(records, 0).filter((found) => typeof found !== 'string').length;
  return present.answered === board || progress?.puzzles === board;
}

if (parentPort) {
  const port = parentPort;
  const send = port.postMessage.bind(port);
  port.postMessage = (/** @type {any} */ message) => {
    send(message); // without handing the records over: they are looked at
    if (isReached(message)) happen(send);
  };
  const { set } = /** @type {any} */ (Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage'));
  Object.defineProperty(port, 'onmessage', {
    set(handler) {
      /** @param {{ data: any }} event */
      const hear = (event) => {
        const { type, bytes } = event.data;
        if (type === 'detect' && new TextDecoder().decode(bytes).split('\n')[0].endsWith('detected')) hang();
        if (type === 'ask' && isLost(event.data)) happen(send);
        else handler(event);
      };
      set.call(port, hear);
    },
  });
}
