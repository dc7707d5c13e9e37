// 25×25 Sudoku near the line between few givens and many, where depth-first search dies: find and prove, board by board. Peers get a
// puzzle a line, dots for blanks, `A` for 10.
import { nativePeers, ours, peersOf, withQuadrille } from './contestants.js';
import { linesOf } from './sudoku_peers.js';

/** Boards of Gecode's, from 0, that take seconds each and not minutes. */
const boards = [1, 2, 3, 5, 6, 8];
const quickBoards = [1, 8];

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Sudoku 25×25, uniqueness proved',
  unit: 'ms',
  marksOf: (setting) =>
    ['wasm auto', 'native auto'].map((ours) => ({ ours, peers: peersOf(setting, 'sudoku25'), least: 1 })),
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const lines = linesOf(setting, setting.samples ? '25_gecode' : '25_gecode9');
      const chosen = setting.samples ? lines.map((_, i) => i) : setting.quick ? quickBoards : boards;
      for (const board of chosen) {
        const name = `board ${board}`;
        const task = { name, puzzle: 'sudoku', question: /** @type {const} */ ('check'), text: lines[board] };
        yield {
          name,
          puzzles: 1,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
            ...nativePeers(setting, 'sudoku25', task),
          ],
        };
      }
    }),
};
