// How `quadrille` gets its workers and its WebAssembly: they are files beside this module. For `quadrille/inline`,
// wasm/tools/package.js puts inline-assets.js in the place of this file. Tested by tests/package.
import { QuadrilleError } from './protocol.js';
import { threads, trusted } from './runtime.js';
import wasmFiles from './wasm-files.js';

/** @typedef {import('./pool.js').WorkerStarter} WorkerStarter */

/** Advice for the error when the script of workers cannot be loaded. */
export const workerAdvice = 'workerUrl says where it is, and quadrille/inline needs no second file';

/** Bundlers copy a file where they see a call `import.meta.resolve(…)`. So this is no call; they leave it undefined. */
const { resolve } = import.meta;

/**
 * The ways to start a worker, to be tried in turn until one loads.
 * @param {string} [url] of worker.js; beside this module when left out
 * @returns {WorkerStarter[]}
 */
export function starters(url) {
  // The worker is in the folder of the WebAssembly. (In Bun, `resolve` cannot be called without `import.meta`.)
  const besideWasm = () => beside(() => new URL('worker.js', wasmFiles.sudoku()), 'worker.js', 'workerUrl').href;
  const address = url ?? (threads ? besideWasm() : resolve?.('./worker.js'));
  if (threads) {
    const { Worker: Thread } = threads;
    // A thread would inherit the options of Node, and some, such as --input-type, fail there: it gets none.
    return [() => new Thread(new URL(/** @type {string} */ (address)), { execArgv: [] })];
  }
  return [
    () =>
      url === undefined
        ? new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }) // the form that bundlers know
        : new Worker(trusted(url), { type: 'module' }),
    // A trusted-types policy refuses the form above, because its address is not a trusted one.
    ...(url === undefined && address ? [() => new Worker(trusted(address), { type: 'module' })] : []),
    // A worker's script must have the page's origin, but may import scripts of other origins by CORS.
    () => new Worker(trusted(blobUrl(`import ${JSON.stringify(address)};`)), { type: 'module' }),
  ];
}

/**
 * Fetches and compiles the WebAssembly of a puzzle.
 * @param {string} puzzle
 * @param {string} [base] an address beside which the files lie, or of their folder with a slash at its end; beside this
 *   module when left out
 * @returns {Promise<import('./protocol.js').WasmModule>}
 */
export async function compile(puzzle, base) {
  const file = `${puzzle}.wasm`;
  const url = base === undefined ? beside(wasmFiles[puzzle], file, 'wasmUrl or wasmModules') : new URL(file, base);
  try {
    // Not compileStreaming: that insists on a content type which plain file servers do not always send.
    return await WebAssembly.compile(await read(url));
  } catch (why) {
    // One sentence in place of the browser's own, which differ and do not always name the file.
    const reason = why instanceof Error ? why.message : why ? `it answered ${why}` : 'no answer';
    // A bundle for Node is sometimes copied without the files that it needs.
    const isMissing = why === HTML || (threads && !(typeof why === 'number' && why > 0));
    const advice = isMissing ? `; wasmUrl or wasmModules tell where it is${INLINE}` : '';
    throw new QuadrilleError('not-loaded', `the WebAssembly could not be loaded from ${url}: ${reason}${advice}`);
  }
}

/**
 * An address in the folder of this module. A bundle that is no module has no address.
 * @param {() => URL} address
 * @param {string} file
 * @param {string} option with which a caller can give the address
 */
function beside(address, file, option) {
  try {
    return address();
  } catch {
    throw new QuadrilleError(
      'not-loaded',
      `the address of ${file} is not known here: it has to be given as ${option}${INLINE}`,
    );
  }
}

/** More advice for the error when a file is missing. */
const INLINE = ', or quadrille/inline needs no other file';

/** Servers of single-page applications send a page of HTML in place of a file that they do not have. */
const HTML = 'with a page of HTML';

/** Reads a file. Throws the status; 0 if there was no answer. @param {URL} url @returns {Promise<BufferSource>} */
async function read(url) {
  if (url.protocol === 'file:' && threads) return process.getBuiltinModule('node:fs').promises.readFile(url);
  const response = await fetch(url).catch(() => Response.error());
  if (!response.ok) throw response.status;
  if (response.headers.get('content-type')?.startsWith('text/html')) throw HTML;
  return response.arrayBuffer();
}

/** An address that is never revoked, since browsers differ in when they read it. @param {string} code */
const blobUrl = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
