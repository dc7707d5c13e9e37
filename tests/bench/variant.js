// Sudoku variants: every puzzle by itself is checked for uniqueness; reading is included. The peer is Interactive
// Sudoku Solver, in this Node, where a checkout of github.com/sigh/Interactive-Sudoku-Solver is at PEERS/variant/iss.
// It gets the same text. `--data DIR` takes DIR/variants/iss.jsonl in place of the samples: an object a line with
// `name`, `text`, `core` (whether the puzzle has only rules that we know), `verdict` and `iss.ms`, what ISS took. What
// is `open` there is left out, since ISS gives it up.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerOf, ours, repeated, withQuadrille } from './contestants.js';

/** Milliseconds that ISS may take for a puzzle that is answered several times. */
const SLOW = 400;

/** @typedef {{ name: string, text: string, slow: boolean }} Puzzle */

/** @param {import('./run.js').Setting} setting @returns {Puzzle[]} */
function puzzlesOf({ data, samples, quick }) {
  if (samples) {
    const folder = join(data, 'variant');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .filter((line) => /^[^#\s]/.test(line))
          .map((text, i) => ({ name: `${file} ${i + 1}`, text, slow: false })),
      );
  }
  const rows = readFileSync(join(data, 'variants/iss.jsonl'), 'utf8').trim().split('\n');
  const puzzles = rows.map((row) => JSON.parse(row)).filter(({ core, verdict }) => core && verdict !== 'open');
  return puzzles
    .map(({ name, text, iss }) => ({ name, text, slow: iss.ms > SLOW }))
    .filter(({ slow }, i) => !quick || (i % 8 === 0 && !slow));
}

/** @param {string} folder @returns {Promise<(text: string) => import('./run.js').Contestant>} */
async function loadIss(folder) {
  Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' });
  const { SimpleSolver } = await import(pathToFileURL(join(folder, 'js/sandbox/simple_solver.js')).href);
  const solver = new SimpleSolver();
  const verdicts = ['none', 'unique', 'multiple'];
  return (text) => ({
    name: 'ISS',
    work: () => repeated(1, () => answerOf('check', [{ verdict: verdicts[[...solver.solutions(text, 2)].length] }])),
  });
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Sudoku variants, uniqueness proved',
  unit: 'ms',
  total: true,
  marksOf: () => [
    { ours: 'wasm auto', peers: ['ISS'], least: 10, cases: ['total'] },
    { ours: 'wasm auto', peers: ['ISS'], least: 1, slack: 20 },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const folder = join(setting.peers ?? '', 'variant/iss');
      const iss = setting.peers && existsSync(folder) ? await loadIss(folder) : undefined;
      for (const { name, text, slow } of puzzlesOf(setting)) {
        const task = { name, puzzle: 'variant', question: /** @type {const} */ ('check'), text };
        const peers = iss ? [iss(text)] : [];
        yield {
          name,
          puzzles: 1,
          once: slow,
          contestants: [...ours(quadrille, task, { wasm: ['auto'], native: [] }), ...peers],
        };
      }
    }),
};
