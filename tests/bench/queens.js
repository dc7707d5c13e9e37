// Counting all placements of N queens, against the classic recursion over three masks, native (tests/bench/three_masks.cpp).
import { Quadrille } from '../../dist/package/quadrille.js';
import { byNative, byWasm, runNative } from './contestants.js';

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Queens, all placements counted',
  unit: 'counts a second',
  async *cases(quick) {
    const quadrille = await Quadrille.start();
    try {
      for (const n of quick ? [12, 13] : [13, 14, 15, 16]) {
        const board = [n, ...Array(n).fill(0)].join(' ');
        yield {
          name: `N = ${n}`,
          puzzles: 1000,
          contestants: [
            { name: 'wasm bits', work: () => byWasm(quadrille, 'queens', 'count', board, 'bits') },
            { name: 'native bits', work: () => byNative('queens', 'count', board, 'bits') },
            {
              name: 'three masks, native',
              async work() {
                const { ms, counts } = runNative('three_masks', [String(n)]);
                return { ms, answer: counts[0] };
              },
            },
          ],
        };
      }
    } finally {
      quadrille.close();
    }
  },
};
