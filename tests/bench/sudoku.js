// 9×9 Sudoku: whole files of puzzles in one batch call, from text to verdicts and solutions. Each puzzle is proved
// unique, ambiguous or impossible (limit 2). `core` runs in the calling thread. Peers get one puzzle a line, with dots
// for blanks.
import { nativePeers, ours, peersOf, withQuadrille } from './contestants.js';
import { inThread } from './in_thread.js';
import { dancingLinks, linesOf } from './sudoku_peers.js';

/**
 * How often each is answered in a turn. A turn takes some tens of milliseconds, so that effects of the other
 * contestants are small.
 * @type {Record<string, number>}
 */
const sets = {
  '9_easy': 16,
  '9_rated': 4,
  '9_17clue': 8,
  '9_top1465': 4,
  '9_hardest1106': 1,
  '9_multiple': 4,
  '9_none': 4,
};

const quickSets = ['9_17clue', '9_hardest1106'];

/** A few puzzles are answered repeatedly, so that the time can be measured. */
const LEAST = 1000;
const MOST = 4000;
const QUICK = 200;

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Sudoku 9×9, uniqueness proved',
  unit: 'rate',
  marksOf: (setting) => [
    ...['wasm auto', 'Chromium auto'].map((ours) => ({ ours, peers: peersOf(setting, 'sudoku'), least: 1 })),
    { ours: 'native auto', peers: peersOf(setting, 'sudoku'), least: 1.3 },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const set of setting.quick ? quickSets : Object.keys(sets)) {
        const all = linesOf(setting, set);
        const most = setting.quick ? QUICK : MOST;
        const lines =
          all.length > most
            ? Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)])
            : Array.from({ length: setting.quick ? 1 : Math.ceil(LEAST / all.length) }, () => all).flat();
        const once = { name: set, puzzle: 'sudoku', question: /** @type {const} */ ('check'), text: lines.join('\n') };
        const task = { ...once, times: setting.quick ? 1 : sets[set] };
        yield {
          name: set,
          puzzles: lines.length,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], chromium: ['auto'], native: ['auto'] }),
            ...ours(quadrille, once, { wasm: ['dlx'], native: ['dlx'] }).map((one) => ({ ...one, slow: true })),
            inThread('auto', task),
            ...nativePeers(setting, 'sudoku', task),
            dancingLinks(lines),
          ],
        };
      }
    }),
};
