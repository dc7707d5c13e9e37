// A worker for `workerUrl` that dies in the middle of a part of a search. The test says which workers die, by
// `setEnvironmentData('dying', [from, to])`: those whose numbers as threads are in between.
import { getEnvironmentData, parentPort, threadId } from 'node:worker_threads';
import '../../dist/package/worker.js';

const [from, to] = /** @type {number[]} */ (getEnvironmentData('dying') ?? [0, -1]);

/** Long enough that the part has been worked on, and that some of its results are sent. */
const DIES_AFTER_MS = 50;

if (parentPort && threadId >= from && threadId <= to) {
  const port = parentPort;
  const send = port.postMessage.bind(port);
  let isDying = false;
  const die = () => {
    if (isDying) return;
    isDying = true;
    const end = performance.now() + DIES_AFTER_MS;
    const wait = () => {
      if (performance.now() > end) throw new Error('as the test wants');
      setImmediate(wait);
    };
    wait();
  };
  port.postMessage = (/** @type {any} */ message, /** @type {any} */ transfer) => {
    send(message, transfer);
    // This one has reported progress, or has given parts away: it is in the middle of its part.
    if (message.type === 'parts' && message.parts !== '') die();
    if (message.type === 'progress' && isPart) die();
  };
  let isPart = false;
  port.on('message', (/** @type {any} */ { type, request }) => {
    if (type === 'ask') isPart = request.part !== undefined;
  });
}
