// 25×25 Sudoku with a critical number of givens, where depth-first search fails: find a solution and prove it unique,
// board by board. Peers get one puzzle a line, with dots for blanks and `A` for 10.
import { aboutCadical, cadical, cadicalNames } from './cadical.js';
import { nativePeers, ours, peersOf, withQuadrille } from './contestants.js';
import { linesOf } from './sudoku_peers.js';

/** Boards of the whole set, from 0, that take about a second. */
const quickBoards = [1, 8];

/** Seconds of processor time after which a contestant gives up a board. */
const GIVE_UP = 60;

/** @param {number} board */
const nameOf = (board) => `board ${board}`;

/** @param {import('./run.js').Setting} setting */
function setOf(setting) {
  const name = setting.samples ? '25_gecode' : '25_gecode9';
  const lines = linesOf(setting, name);
  const all = [...lines.keys()];
  return { name, lines, all, chosen: setting.quick && !setting.samples ? quickBoards : all };
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Sudoku 25×25, uniqueness proved',
  unit: 'ms',
  total: true,
  about(setting) {
    const { name, all, chosen } = setOf(setting);
    const part = chosen.length < all.length ? `${chosen.length} of the ${all.length}` : `all ${all.length}`;
    return `The set is ${name}, ${part} boards. A contestant gives up a board after ${GIVE_UP} s. ${aboutCadical()}`;
  },
  marksOf(setting) {
    const boards = setOf(setting).chosen.map(nameOf);
    const peers = peersOf(setting, 'sudoku25');
    return [
      { ours: 'native auto', peers: ['CaDiCaL stable'], least: 1, cases: ['total'] },
      { ours: 'native auto', peers: ['CaDiCaL'], least: 1 / 0.7, cases: ['total'] },
      { ours: 'native auto', peers: cadicalNames, least: 1 / 1.5, cases: boards },
      { ours: 'wasm auto', peers: ['CaDiCaL stable'], least: 1 / 1.3, cases: ['total'] },
      ...['wasm auto', 'native auto'].flatMap((ours) => peers.map((peer) => ({ ours, peers: [peer], least: 1 }))),
    ];
  },
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const { lines, chosen } = setOf(setting);
      for (const board of chosen) {
        const name = nameOf(board);
        const question = /** @type {const} */ ('check');
        const task = { name, puzzle: 'sudoku', question, text: lines[board], seconds: GIVE_UP };
        yield {
          name,
          puzzles: 1,
          once: !setting.quick && !setting.samples,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
            ...cadical(task),
            ...nativePeers(setting, 'sudoku25', task),
          ],
        };
      }
    }),
};
