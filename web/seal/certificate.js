// Certificates of the answer to Check: the package makes one, and a worker that has nothing of the solver judges it.

import { modelOf } from '../../wasm/api/proofs.js';
import { askedAs } from '../session/solver-client.js';
import CheckWorker from './check-worker.js?worker&inline';

/** @import { PageSession } from '../session/page-session.js' */

/** What can be sealed. @typedef {Pick<PageSession, 'solver' | 'puzzle'> & {board: string}} Sealed */

/**
 * @param {Sealed} sealed
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>}  undefined when it was stopped. Rejected where there is no certificate
 */
export async function makeCertificate({ solver, puzzle, board }, signal) {
  const quadrille = await solver.start(puzzle.id);
  const asked = { format: puzzle.notation, signal, proof: true };
  return (await quadrille.check(askedAs(puzzle.id), board, asked)).proof ?? undefined;
}

/**
 * @param {Sealed} sealed
 * @param {{proof: string} | {seal: string}} certificate  or that of a link
 * @param {{signal: AbortSignal, onProgress: (fraction: number) => void}} options
 * @returns {Promise<{verdict?: string, fault?: string, isDamaged?: boolean} | undefined>}  what is proved, or why
 *   nothing is; undefined when it was stopped
 */
export async function judge({ solver, puzzle, board }, certificate, { signal, onProgress }) {
  const quadrille = /** @type {any} */ (await solver.start(puzzle.id)); // its types are those of the built package
  const model = await modelOf(quadrille, askedAs(puzzle.id), board, puzzle.notation);
  if (signal.aborted) return undefined;
  const worker = new CheckWorker();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(undefined));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }) => (data.fraction ? onProgress(data.fraction) : resolve(data)));
    worker.postMessage({ model, ...certificate });
  }).finally(() => worker.terminate());
}

/** As it is kept in a file. @param {string} proof */
export const compressed = (proof) =>
  new Response(new Blob([proof]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
