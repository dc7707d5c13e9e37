// Queens completion: boards with 5 to 80 % of the queens given at random, some of which cannot be completed. The slowest counts, so
// each board is asked about by itself.
import { answerOf, withQuadrille, worked } from './contestants.js';
import { generator, partial } from './queens_boards.js';

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Queens, completion of random boards',
  unit: 'ms',
  marksOf: () => [
    { ours: 'wasm auto, median', most: 0.2 },
    { ours: 'wasm auto, slowest', most: 100 },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const n of setting.quick ? [50, 100, 200] : [50, 100, 150, 200]) {
        const random = generator(n);
        const boards = Array.from({ length: setting.quick ? 32 : 320 }, (_, i) =>
          partial(n, Math.floor((n * (5 + ((5 * i) % 80))) / 100), random),
        );
        /** @type {number[]} milliseconds of each board, from the fastest to the slowest */
        let times = [];
        let answer = '';
        yield {
          name: `N = ${n}`,
          puzzles: 1,
          contestants: [
            {
              name: 'wasm auto, median',
              clock: true,
              async work() {
                times = [];
                const results = [];
                for (const board of boards) {
                  const begun = worked();
                  results.push(await quadrille.solve('queens', board));
                  times.push(worked() - begun);
                }
                times.sort((a, b) => a - b);
                answer = answerOf('solve', results);
                return { ms: times[times.length >> 1], answer };
              },
            },
            // Of the same round: there is nothing to warm up.
            {
              name: 'wasm auto, slowest',
              clock: true,
              cold: true,
              work: async () => ({ ms: times[times.length - 1], answer }),
            },
          ],
        };
      }
    }),
};
