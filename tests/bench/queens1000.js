// Queens completion on a large board, empty or with few queens given. Peers get the board in the notation `spoj1771`.
import { nativePeers, ours, withQuadrille } from './contestants.js';
import { generator, partial } from './queens_boards.js';

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Queens, completion of large boards',
  unit: 'ms',
  marksOf: () => [{ ours: 'wasm auto', most: 1000 }],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const given of [0, 10, 50]) {
        const task = {
          name: `N = 1000, ${given} given`,
          puzzle: 'queens',
          question: /** @type {const} */ ('solve'),
          text: partial(1000, given, generator(1000)),
        };
        yield {
          name: task.name,
          puzzles: 1,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
            ...nativePeers(setting, 'queens1000', task),
          ],
        };
      }
    }),
};
