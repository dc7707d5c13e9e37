// `quadrille serve`: a WebSocket on this machine, where the userscript of dclamage/SudokuSolver looks for its solver.
//
// Any page in a browser can try to open a socket of this machine. So only pages of f-puzzles and of this machine are
// let in, and programs, which have no origin. Tested by tests/cli/serve.test.js.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { Quadrille } from '../api/quadrille.js';
import { Conversation } from './conversation.js';

/** The address that the userscript asks. */
export const USUAL_PORT = 4545;

/** `localhost` is either of them, as a browser chooses. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** A message has one puzzle: links are no longer than 128 KB. */
const MOST_BYTES = 2 ** 18;

/** @param {string | undefined} origin */
const isLetIn = (origin) =>
  origin === undefined || /^https?:\/\/(([\w-]+\.)?f-puzzles\.com|localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/**
 * Listens on the loopback addresses of this machine.
 * @param {object} options
 * @param {number} options.port  0: any that is free
 * @param {number} options.workers
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 * @throws {NodeJS.ErrnoException} when the port is in use
 */
export async function serve({ port, workers }) {
  const quadrille = await Quadrille.start({ workers });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
  });
  sockets.on('connection', (socket) => {
    const conversation = new Conversation(quadrille, (reply) => socket.send(reply));
    socket.on('message', (data) => conversation.hear(String(data)));
    socket.on('close', () => conversation.stop());
    socket.on('error', () => socket.terminate());
  });
  const [first, second] = LOOPBACK.map(() => {
    const server = createServer((_, response) => response.writeHead(426).end('quadrille serves a WebSocket here.\n'));
    return server.on('upgrade', (request, socket, head) => {
      if (!isLetIn(request.headers.origin)) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
    });
  });
  try {
    await listening(first, port, LOOPBACK[0]);
  } catch (error) {
    quadrille.close();
    throw error;
  }
  const address = /** @type {import('node:net').AddressInfo} */ (first.address());
  await listening(second, address.port, LOOPBACK[1]).catch(() => {}); // a machine without IPv6
  const close = async () => {
    for (const socket of sockets.clients) socket.terminate();
    for (const server of [first, second]) server.close();
    quadrille.close();
  };
  return { port: address.port, close };
}

/** @param {import('node:http').Server} server @param {number} port @param {string} host @returns {Promise<void>} */
const listening = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
