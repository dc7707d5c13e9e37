// A worker for `workerUrl` that adds the bytes of the records that it sends to a number that the test shares by
// `setEnvironmentData('sent', …)`.
import { getEnvironmentData, parentPort } from 'node:worker_threads';
import '../../dist/package/worker.js';

if (parentPort) {
  const port = parentPort;
  const sent = /** @type {any} */ (getEnvironmentData('sent'));
  const send = port.postMessage.bind(port);
  port.postMessage = (/** @type {any} */ message, /** @type {any} */ transfer) => {
    if (message.type === 'records') Atomics.add(sent, 0, message.records.byteLength);
    send(message, transfer);
  };
}
