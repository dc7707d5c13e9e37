// Exact covers with multiplicities: counts all solutions one by one. Reading and building are included. Peers get
// Knuth's notation. The marks compare with the faster of Knuth's `dlx3` and `ssmcc`.
import { nativePeers, ours, withQuadrille } from './contestants.js';
import * as problems from './problems.js';

/** @type {{ name: string, text: string, times?: number, slow?: boolean }[]} */
const all = [
  { name: 'cubic graphs on 8 vertices', text: problems.regularGraphs(8, 3), times: 10 },
  { name: '0-1 matrices 6×6 of sum 3', text: problems.matrices(6, 3), times: 2 },
  { name: '2-factors of the 6×8 grid', text: problems.cycles(6, 8) },
  { name: '5 queens that dominate 8×8', text: problems.domination(8, 5) },
  { name: 'even colourings 5×5 in 3', text: problems.evenColourings(5, 5, 3, '8:9'), times: 3 },
  { name: 'pentominoes 5×8, each at most once', text: problems.repeatedPentominoes(8, 5, '0:1') },
  { name: 'pentominoes 5×8, each at most twice', text: problems.repeatedPentominoes(8, 5, '0:2'), slow: true },
];

const knuth = ['dlx3', 'ssmcc'];

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Exact cover with multiplicities, solutions one by one',
  unit: 'ms',
  marksOf: () => [
    { ours: 'native bits', peers: knuth, least: 1.3 },
    { ours: 'wasm bits', peers: knuth, least: 1 },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const { name, text, times, slow } of all) {
        if (setting.quick && slow) continue;
        const task = { name, puzzle: 'cover', question: /** @type {const} */ ('count'), text, times };
        yield {
          name,
          puzzles: 1,
          contestants: [
            ...ours(quadrille, task, { wasm: ['dlx', 'bits'], native: ['dlx', 'bits'] }),
            ...nativePeers(setting, 'multiplicities', task),
          ],
        };
      }
    }),
};
