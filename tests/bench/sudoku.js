// 9×9 Sudoku: whole files of puzzles in one batch call, from text to verdicts. Each puzzle is proved unique, ambiguous
// or impossible (limit 2). `wasm`, Chromium and `sync`, which runs in the calling thread, give verdicts and counts as
// columns, as the native peers only count; `objects` gives an object with the solutions for each puzzle. Peers get one
// puzzle a line, with dots for blanks.
import { nativePeers, ours, peersOf, withQuadrille } from './contestants.js';
import { inThread } from './in_thread.js';
import { dancingLinks, linesOf, manyGivens } from './sudoku_peers.js';

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
  '31 to 36 givens': 16,
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
  total: true,
  marksOf: (setting) => {
    const peers = peersOf(setting, 'sudoku');
    return [
      { ours: 'wasm auto', peers, least: 1 },
      { ours: 'wasm auto', peers, least: 1.2, cases: ['total'] },
      { ours: 'Chromium auto', peers, least: 0.95 },
      { ours: 'native auto', peers, least: 1.3 },
    ];
  },
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const set of setting.quick ? quickSets : Object.keys(sets)) {
        const all = set.startsWith('9_') ? linesOf(setting, set) : await manyGivens(MOST);
        const most = setting.quick ? QUICK : MOST;
        const lines =
          all.length > most
            ? Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)])
            : Array.from({ length: setting.quick ? 1 : Math.ceil(LEAST / all.length) }, () => all).flat();
        const once = { name: set, puzzle: 'sudoku', question: /** @type {const} */ ('check'), text: lines.join('\n') };
        const task = { ...once, times: setting.quick ? 1 : sets[set] };
        const [objects] = ours(quadrille, task, { wasm: ['auto'], native: [] });
        yield {
          name: set,
          puzzles: lines.length,
          contestants: [
            ...ours(quadrille, { ...task, columns: true }, { wasm: ['auto'], chromium: ['auto'], native: ['auto'] }),
            { ...objects, name: 'wasm objects' },
            ...ours(quadrille, once, { wasm: ['dlx'], native: ['dlx'] }).map((one) => ({ ...one, slow: true })),
            inThread('auto', { ...task, columns: true }),
            ...nativePeers(setting, 'sudoku', task),
            dancingLinks(lines),
          ],
        };
      }
    }),
};
