// Exact covers: counts all solutions, and finds the first few of dancing-links' own benchmark. Reading and building
// are included. Counts that profit from memory are in counting.js. Peers get Knuth's notation. The marks compare with
// `ssxcc`. `wasm` runs in a worker, as in a page; `sync` runs in this thread, as dancing-links does.
import { readFileSync } from 'node:fs';
import { dancingLinks, nativePeers, ours, withQuadrille } from './contestants.js';
import { inThread } from './in_thread.js';
import * as problems from './problems.js';

const soma = new URL('../data/cover/soma.dlx', import.meta.url);
const sudoku = new URL('../data/cover/sud_golden.dlx', import.meta.url);

/**
 * The first five are from dancing-links' own benchmark.
 * @type {{ name: string, text: string, limit?: number, times?: number, packing?: boolean, slow?: boolean }[]}
 */
const all = [
  { name: 'Sudoku, golden nugget', text: readFileSync(sudoku, 'utf8'), times: 5 },
  { name: '8 queens', text: problems.queens(8), times: 20 },
  ...[1, 10, 100].map((limit) => ({
    name: `pentominoes 6×10, first ${limit}`,
    text: problems.pentominoRectangle(6, 10),
    limit,
    times: Math.ceil(5 / limit),
  })),
  { name: "Scott's board", text: problems.scottsBoard(), packing: true },
  { name: 'Soma', text: readFileSync(soma, 'utf8'), packing: true },
  { name: 'pentominoes 6×10', text: problems.pentominoRectangle(6, 10), packing: true, slow: true },
  { name: 'trominoes 6×6', text: problems.trominoes(6, 6) },
  { name: 'Langford 8', text: problems.langford(8), times: 5 },
  { name: 'Langford 11', text: problems.langford(11) },
  { name: 'Latin squares 5', text: problems.latinSquares(5) },
  { name: '12 queens', text: problems.queens(12) },
];

const packings = all.filter(({ packing }) => packing).map(({ name }) => name);
const others = all.filter(({ packing }) => !packing).map(({ name }) => name);

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Exact cover, solutions one by one',
  unit: 'ms',
  marksOf: () => [
    { ours: 'sync dlx', peers: ['dancing-links'], least: 2 },
    { ours: 'sync bits', peers: ['dancing-links'], least: 6 },
    { ours: 'wasm bits', peers: ['dancing-links'], least: 6 },
    { ours: 'sync bits', peers: ['ssxcc'], least: 1.5, cases: packings },
    { ours: 'native dlx', peers: ['ssxcc'], least: 1 },
    { ours: 'native bits', peers: ['ssxcc'], least: 5, cases: packings },
    { ours: 'native bits', peers: ['ssxcc'], least: 1.3, cases: others },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const { name, text, limit, times, packing, slow } of all) {
        if (setting.quick && slow) continue;
        const task = { name, puzzle: 'cover', question: /** @type {const} */ ('count'), text, limit, times };
        yield {
          name,
          puzzles: 1,
          contestants: [
            ...ours(quadrille, task, {
              wasm: ['dlx', 'bits'],
              chromium: packing && !setting.quick ? ['bits'] : [],
              native: ['dlx', 'bits'],
            }),
            ...['dlx', 'bits'].map((engine) => inThread(/** @type {'dlx' | 'bits'} */ (engine), task)),
            ...(limit === undefined ? nativePeers(setting, 'cover', task) : []),
            { ...dancingLinks(task), slow: setting.quick && times === undefined },
          ],
        };
      }
    }),
};
