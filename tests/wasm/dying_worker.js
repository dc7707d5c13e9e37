// A worker for `workerUrl` that dies in the middle of a part of a search. The test says which workers die, by
// `setEnvironmentData('dying', { from, to, deaths, isIdle })`: those whose numbers as threads are in between. They
// count themselves in the shared number `deaths`. `isIdle`: they die only when they have answered.
import { getEnvironmentData, parentPort, threadId } from 'node:worker_threads';
import '../../dist/package/worker.js';

/** Long enough that the part has been worked on, and that some of its results are sent. */
const DIES_AFTER_MS = 50;

const { from, to, deaths, isIdle } = /** @type {any} */ (getEnvironmentData('dying') ?? { from: 1, to: 0 });

if (parentPort && threadId >= from && threadId <= to) {
  const port = parentPort;
  const send = port.postMessage.bind(port);
  let isPart = false;
  let end = Infinity; // when it dies
  const die = () => {
    Atomics.add(deaths, 0, 1);
    throw new Error('as the test wants');
  };
  const wait = () => {
    if (performance.now() > end) die();
    setImmediate(wait);
  };
  const dieSoon = () => {
    if (end === Infinity) setImmediate(wait);
    end = Math.min(end, performance.now() + DIES_AFTER_MS);
  };
  port.postMessage = (/** @type {any} */ message, /** @type {any} */ transfer) => {
    if (isIdle) {
      send(message, transfer);
      if (message.type === 'done') setImmediate(die);
      return;
    }
    // The answer to its part is never sent.
    if (message.type === 'done' && (isPart || end < Infinity)) {
      end = 0;
      setImmediate(wait);
      return;
    }
    send(message, transfer);
    if ((message.type === 'parts' && message.parts !== '') || (message.type === 'progress' && isPart)) dieSoon();
  };
  port.on('message', (/** @type {any} */ { type, request }) => {
    if (type === 'ask') isPart = request.part !== undefined;
  });
}
