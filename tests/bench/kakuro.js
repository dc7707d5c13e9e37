// Kakuro: every board answered with proof of uniqueness, all boards together. Peers get the boards in the notation `grid`, a blank line
// between two.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nativePeers, ours, peersOf, withQuadrille } from './contestants.js';

/** Not in the notation `grid`, or no boards. */
const others = ['puzzlink.txt', 'zsoi.txt', 'answers.tsv'];

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Kakuro, uniqueness proved',
  unit: 'ms',
  marksOf: (setting) =>
    ['wasm auto', 'native auto'].map((ours) => ({ ours, peers: peersOf(setting, 'kakuro'), least: 1 })),
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const folder = join(setting.data, 'kakuro');
      const names = readdirSync(folder).filter((name) => !others.includes(name));
      const text = names.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
      const task = { name: 'all boards', puzzle: 'kakuro', question: /** @type {const} */ ('check'), text };
      yield {
        name: task.name,
        puzzles: 1,
        contestants: [
          ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
          ...nativePeers(setting, 'kakuro', task),
        ],
      };
    }),
};
