// One question at a time, as a program asks that has one puzzle: 9×9 Sudoku, solved. `sync` answers in the calling
// thread, as solvers in JavaScript do; `wasm` through a worker. A bare message is the same text sent to a worker that
// sends it back: no question through a worker can take less.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { answerOf, repeated, withQuadrille } from './contestants.js';
import { syncSolver } from './in_thread.js';
import { dancingLinks, linesOf, naiveSolvers } from './sudoku_peers.js';

const HARD = ['9_17clue', '9_top1465', '9_hardest1106'];
const [MOST, QUICK] = [400, 50];
const BARE = 'a bare message';

const echo = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (text) => parentPort.postMessage(text));
`;

/** @param {string[]} lines @param {(line: string) => any} solve */
const oneByOne = (lines, solve) => async () => {
  const results = [];
  for (const line of lines) results.push(await solve(line));
  return answerOf('solve', results);
};

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Sudoku 9×9, one question at a time, solved',
  unit: 'rate',
  marksOf: () => [
    { ours: 'sync', peers: naiveSolvers.map(([name]) => name), least: 8 },
    { ours: 'sync', peers: ['dancing-links'], least: 30, cases: HARD },
    { ours: 'wasm', peers: [BARE], least: 0.5, cases: ['9_easy'] },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const sync = await syncSolver();
      const worker = new Worker(echo, { eval: true });
      /** @param {string} text */
      const send = async (text) => {
        worker.postMessage(text);
        await once(worker, 'message');
        return { verdict: 'solved' };
      };
      for (const set of ['9_easy', ...HARD]) {
        const all = linesOf(setting, set);
        const most = Math.min(all.length, setting.quick ? QUICK : MOST);
        const lines = Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]);
        const times = Math.ceil(1000 / lines.length);
        /** @param {string} name @param {(line: string) => any} solve */
        const contestant = (name, solve) => ({ name, work: () => repeated(times, oneByOne(lines, solve)) });
        const naive = set === '9_easy' ? naiveSolvers : [];
        yield {
          name: set,
          puzzles: lines.length,
          contestants: [
            contestant('sync', (line) => sync.solve('sudoku', line)),
            contestant('wasm', (line) => quadrille.solve('sudoku', line)),
            ...naive.map(([name, solve]) => contestant(name, (line) => ({ verdict: solve(line) ? 'solved' : 'none' }))),
            ...(set === '9_easy' ? [contestant(BARE, send)] : []),
            dancingLinks(lines, 'solve'),
          ],
        };
      }
      await worker.terminate();
    }),
};
