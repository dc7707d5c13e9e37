// 16×16 Sudoku, as for 9×9: find a solution and prove it unique. Peers get one puzzle a line, with dots for blanks and
// `A` for 10.
import { nativePeers, ours, withQuadrille } from './contestants.js';
import { dancingLinks, linesOf } from './sudoku_peers.js';

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Sudoku 16×16, uniqueness proved',
  unit: 'ms',
  marksOf: () => [
    { ours: 'wasm auto', most: 1 },
    { ours: 'Chromium auto', most: 1 },
    { ours: 'native auto', most: 0.6 },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const sets = setting.samples
        ? ['16_gecode', '16_bcit', '16_random']
        : ['16_gecode55', '16_bcit15', '16_random30'];
      for (const set of setting.quick ? sets.slice(0, 1) : sets) {
        const lines = linesOf(setting, set);
        const task = { name: set, puzzle: 'sudoku', question: /** @type {const} */ ('check'), text: lines.join('\n') };
        yield {
          name: set,
          puzzles: lines.length,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto', 'dlx'], chromium: ['auto'], native: ['auto'] }),
            ...nativePeers(setting, 'sudoku16', task),
            dancingLinks(lines),
          ],
        };
      }
    }),
};
