// `quadrille/sync`: the WebAssembly in the calling thread, like peers without a worker. Beside `wasm` it shows what the
// way to the worker costs.
import { load } from '../../dist/package/sync.js';
import { answerOf, answerOfColumns, repeated } from './contestants.js';

/** @type {ReturnType<typeof load> | undefined} */
let loading;

/** One solver for all benchmarks. */
export const syncSolver = () => {
  loading ??= load();
  return loading;
};

/**
 * @param {import('./contestants.js').Engine} engine
 * @param {import('./contestants.js').Task} task
 * @returns {import('./run.js').Contestant}
 */
export const inThread = (engine, { puzzle, question, text, limit, times = 1, columns }) => ({
  name: `sync ${engine}`,
  async work() {
    const quadrille = await syncSolver();
    const options = { engine, ...(limit && { limit }) };
    return repeated(times, () =>
      columns
        ? answerOfColumns(question, quadrille.batch(puzzle, question, text, { ...options, columns: true }))
        : answerOf(question, /** @type {any[]} */ (quadrille.batch(puzzle, question, text, options)), limit),
    );
  },
});
