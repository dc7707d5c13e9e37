// Queens completion: boards with 5 to 80 % of the queens given at random; some cannot be completed. The slowest board
// counts, so each board is a question of its own. `sync` runs in the calling thread, because messages to a worker take
// longer than most boards.
import { answerOf, withQuadrille, worked } from './contestants.js';
import { inThread } from './in_thread.js';
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
                const results = [];
                times = [];
                for (const board of boards) {
                  const begun = worked();
                  results.push(await quadrille.solve('queens', board));
                  times.push(worked() - begun);
                }
                answer = answerOf('solve', results);
                return { ms: median(times), answer };
              },
            },
            // It belongs to the same round, so there is nothing to warm up.
            {
              name: 'wasm auto, slowest',
              clock: true,
              cold: true,
              work: async () => ({ ms: Math.max(...times), answer }),
            },
            {
              name: 'sync auto, median',
              clock: true,
              async work() {
                const all = [];
                for (const board of boards) {
                  const task = { name: '', puzzle: 'queens', question: /** @type {const} */ ('solve'), text: board };
                  all.push((await inThread('auto', task).work()).ms);
                }
                return { ms: median(all), answer };
              },
            },
          ],
        };
      }
    }),
};

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
