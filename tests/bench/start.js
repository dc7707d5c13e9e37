// The time from nothing to the first answer: it compiles the WebAssembly from loaded bytes, starts a worker, reads a
// 9×9 Sudoku and solves it. It runs in Chromium, and in Node for comparison.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Quadrille } from '../../dist/package/quadrille.js';
import { root } from '../../wasm/tools/run.js';
import { startInChromium } from './chromium.js';
import { answerOf } from './contestants.js';

const puzzle = 'sudoku';
const text = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function inNode() {
  const bytes = readFileSync(join(root, 'dist/package/sudoku.wasm'));
  const begun = performance.now();
  const quadrille = await Quadrille.start({ workers: 1, wasmModules: { sudoku: await WebAssembly.compile(bytes) } });
  const solved = await quadrille.solve(puzzle, text);
  const ms = performance.now() - begun;
  quadrille.close();
  return { ms, answer: answerOf('solve', [solved]) };
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Start to first answer',
  unit: 'ms',
  marksOf: () => [{ ours: 'Chromium', most: 30 }],
  async *cases() {
    yield {
      name: 'bytes in hand',
      puzzles: 1,
      contestants: [
        {
          name: 'Chromium',
          clock: true,
          async work() {
            const { ms, results } = await startInChromium({ puzzle, text });
            return { ms, answer: answerOf('solve', results) };
          },
        },
        { name: 'Node', clock: true, work: inNode },
      ],
    };
  },
};
