// Makes workers hang or fail, like a fault of the core. It is loaded into a worker before worker.js, by
// hanging_worker.js or by Node's --import. A word after a board says what happens; the notation `line` ignores it:
//
//     hangs             the worker hangs in the slice in which it reaches that board
//     hangs, later      it works on that board for a slice, reports progress, and then hangs
//     hangs, read       it hangs when it reads that board, also when the board is skipped
//     hangs, detected   it hangs when it detects the notation of a text that begins with that board
//     fails             like `hangs`, but it fails
import { parentPort } from 'node:worker_threads';
import { puzzlesIn, RecordReader } from '../../wasm/transport/protocol.js';

/** Never returns, without using the processor. */
const hang = () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

/** The present question, the board with the fault, and the number of boards that are answered or skipped. */
let present = { id: 0, board: -1, what: '', answered: 0 };

/**
 * @param {any} ask
 * @returns {boolean} whether the worker does not even come to work on it
 */
function isLost({ id, text, request: { skip = 0 }, oneByOne }) {
  const lines = (typeof text === 'string' ? text : new TextDecoder().decode(text)).split('\n');
  const board = lines.findIndex((line, i) => /hangs$|fails$|later$/.test(line) && i >= skip);
  const unread = lines.findIndex((line) => line.endsWith('hangs, read'));
  const [first] = [board, unread].filter((number) => number >= 0).sort((a, b) => a - b);
  const what = lines[first]?.split(' ').at(-1) ?? '';
  present = { id, board: first ?? -1, what, answered: skip };
  // All answers of the same slice are lost too, unless the worker works one by one.
  return first !== undefined && what !== 'later' && (!oneByOne || first < skip || (what === 'read' && first === skip));
}

/** @param {(message: object) => void} send */
function happen(send) {
  if (present.what === 'fails')
    send({ type: 'failed', id: present.id, code: 'internal', message: 'the solver failed: as the test wants' });
  else hang();
}

/** @param {any} message that was sent @returns {boolean} whether the worker has come to the board */
function isReached({ type, records, progress }) {
  const { board, what } = present;
  if (what === 'later') return progress?.puzzles === board && progress.nodes > 0;
  if (type === 'records') present.answered += puzzlesIn(new RecordReader().read(records, 0));
  return present.answered === board || progress?.puzzles === board;
}

if (parentPort) {
  const port = parentPort;
  const send = port.postMessage.bind(port);
  port.postMessage = (/** @type {any} */ message) => {
    send(message); // without transferring the records, because they are read here
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
