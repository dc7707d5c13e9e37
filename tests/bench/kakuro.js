// Kakuro: every board is checked for uniqueness. The largest boards have a row of their own, because one of them takes
// most of the time. Peers get the boards in the notation `grid`, separated by blank lines.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutCadical, cadical, cadicalNames } from './cadical.js';
import { nativePeers, ours, peersOf, withQuadrille } from './contestants.js';

/** Not in the notation `grid`, or no boards. */
const others = ['puzzlink.txt', 'zsoi.txt', 'answers.tsv'];

/** A board with more cells is one of the largest. */
const MOST_CELLS = 1000;

/** Seconds of processor time after which a contestant gives up. */
const GIVE_UP = 60;

/** @param {import('./run.js').Setting} setting */
function boardsOf({ data }) {
  const folder = join(data, 'kakuro');
  const names = readdirSync(folder).filter((name) => !others.includes(name));
  return names.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split(/\n\n+/));
}

/** @param {string} board */
const isLarge = (board) => board.trim().split(/\s+/).length > MOST_CELLS;

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Kakuro, uniqueness proved',
  unit: 'ms',
  total: true,
  about(setting) {
    const boards = boardsOf(setting);
    const most = setting.quick ? boards.filter((board) => !isLarge(board)).length : boards.length;
    const set = setting.samples ? 'the samples' : 'the whole set';
    return `${most} of the ${boards.length} boards of ${set}, a row's together. ${aboutCadical()}`;
  },
  marksOf: (setting) =>
    ['wasm auto', 'native auto'].flatMap((ours) =>
      [...cadicalNames, ...peersOf(setting, 'kakuro')].map((peer) => ({ ours, peers: [peer], least: 1 })),
    ),
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const boards = boardsOf(setting);
      const large = setting.quick ? [] : boards.filter(isLarge);
      const usual = boards.filter((board) => !isLarge(board));
      for (const [size, chosen] of /** @type {const} */ ([
        ['up to', usual],
        ['over', large],
      ])) {
        if (chosen.length === 0) continue;
        const name = `${chosen.length} of ${size} ${MOST_CELLS} cells`;
        const question = /** @type {const} */ ('check');
        const task = { name, puzzle: 'kakuro', question, text: chosen.join('\n\n'), seconds: GIVE_UP };
        yield {
          name,
          puzzles: 1,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
            ...cadical(task),
            ...nativePeers(setting, 'kakuro', task),
          ],
        };
      }
    }),
};
