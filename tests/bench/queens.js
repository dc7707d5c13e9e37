// Counts all placements of N queens. Peers are the classic native recursion over three masks with all symmetries
// (tests/bench/three_masks.cpp), and native programs that get a line of N and N zeros.
import { join } from 'node:path';
import { root } from '../../wasm/tools/run.js';
import { nativePeers, ours, peersOf, program, withQuadrille } from './contestants.js';

const CLASSIC = 'three masks';

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Queens, all placements counted',
  unit: 'ms',
  marksOf: (setting) => [
    { ours: 'wasm auto', peers: [CLASSIC, ...peersOf(setting, 'queens')], least: 0.77 },
    { ours: 'native auto', peers: [CLASSIC, ...peersOf(setting, 'queens')], least: 1 },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const n of setting.quick ? [12, 14] : [12, 14, 15, 16, 17]) {
        const task = {
          name: `N = ${n}`,
          puzzle: 'queens',
          question: /** @type {const} */ ('count'),
          text: [n, ...Array(n).fill(0)].join(' '),
        };
        yield {
          name: task.name,
          puzzles: 1,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
            ...nativePeers(setting, 'queens', task),
            program(CLASSIC, join(root, 'build/native/three_masks'), task),
          ],
        };
      }
    }),
};
