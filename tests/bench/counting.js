// Counting more solutions than can be visited one by one. Peers get Knuth's notation. The marks compare with `dlx6`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nativePeers, ours, withQuadrille } from './contestants.js';
import * as problems from './problems.js';

/**
 * `most`: the limit of the WebAssembly in milliseconds. `alone`: DLX6 does not end within a minute.
 * @type {{ name: string, text: string, most?: number, alone?: boolean, slow?: boolean }[]}
 */
const all = [
  { name: 'dominoes 8×8', text: problems.dominoes(8, 8), most: 5 },
  { name: 'dominoes 16×16', text: problems.dominoes(16, 16), most: 300 },
  { name: 'dominoes 8×40', text: problems.dominoes(8, 40), most: 10 },
  { name: 'trominoes 9×8', text: problems.trominoes(9, 8) },
  { name: 'trominoes 9×12', text: problems.trominoes(9, 12), most: 250, alone: true },
  { name: 'matchings 24', text: problems.matchings(24) },
  { name: 'permutations 14', text: problems.permutations(14) },
  { name: 'partitions 12', text: problems.partitions(12) },
  { name: 'Latin squares 5', text: problems.latinSquares(5), slow: true },
  { name: 'colourings 8×8 in 3', text: problems.gridColourings(8, 8, 3) },
  { name: 'dominoes 22×22', text: problems.dominoes(22, 22), most: 120_000, alone: true, slow: true },
  { name: 'dominoes 24×24', text: problems.dominoes(24, 24), most: 120_000, alone: true, slow: true },
  { name: 'Latin squares 6', text: problems.latinSquares(6), most: 120_000, alone: true, slow: true },
];

/** The larger problems of `--data`: lozenges, and five boards of pentominoes that nothing connects. */
const files = [
  { name: 'lozenges 12', file: 'loz12', most: 120_000, alone: true, slow: true },
  { name: 'five times 3×20', file: 'disj3x20_5' },
];

/** @param {import('./run.js').Setting} setting @returns {typeof all} */
function casesOf({ data, samples }) {
  if (samples) return all;
  const read = (/** @type {string} */ file) => readFileSync(join(data, 'cover/hard', `${file}.dlx`), 'utf8');
  return [...all, ...files.map(({ file, ...rest }) => ({ ...rest, text: read(file) }))];
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Exact cover, counting with memory',
  unit: 'ms',
  marksOf: () => [
    { ours: 'wasm auto', peers: ['dlx6'], least: 5 },
    { ours: 'native auto', peers: ['dlx6'], least: 6.5 },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const { name, text, most, alone, slow } of casesOf(setting)) {
        if (setting.quick && slow) continue;
        const task = { name, puzzle: 'cover', question: /** @type {const} */ ('count'), text };
        yield {
          name: most === undefined ? name : `${name} (≤ ${most} ms)`,
          puzzles: 1,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
            ...(alone ? [] : nativePeers(setting, 'counting', task)),
          ],
        };
      }
    }),
};
