// New puzzles and grades. The peers make minimal 9×9 Sudoku: each gets a file with the number of puzzles to be made,
// and answers with how many it has made. Grades are those of Sudoku Explainer, which takes seconds for hard puzzles.
import { nativePeers, nativeProgram, repeated, withQuadrille } from './contestants.js';
import { syncSolver } from './in_thread.js';
import { linesOf } from './sudoku_peers.js';

/**
 * @typedef {{ name: string, puzzle: 'sudoku' | 'variant' | 'kakuro', count: number, wishes: Record<string, any> }} Made
 */

const MINIMAL = 'minimal 9×9';
const HARDEST = 'all steps of hard puzzles';

/** @type {Made[]} */
const made = [
  { name: MINIMAL, puzzle: 'sudoku', count: 5000, wishes: {} },
  { name: '9×9, half a turn', puzzle: 'sudoku', count: 5000, wishes: { symmetry: 'rotational' } },
  { name: '9×9, Hard', puzzle: 'sudoku', count: 50, wishes: { grade: 'Hard' } },
  { name: '9×9, Extreme', puzzle: 'sudoku', count: 10, wishes: { grade: 'Extreme' } },
  { name: '16×16', puzzle: 'sudoku', count: 10, wishes: { size: 16 } },
  { name: 'jigsaw 9×9', puzzle: 'variant', count: 100, wishes: { jigsaw: true } },
  { name: 'killer 9×9', puzzle: 'variant', count: 100, wishes: { killer: true } },
  { name: 'anti-knight 9×9', puzzle: 'variant', count: 100, wishes: { rules: '.AntiKnight' } },
  { name: 'kakuro 10×10', puzzle: 'kakuro', count: 20, wishes: { size: 10 } },
];

const SEED = 2026;
const QUICKER = 10;

/** The wishes in the words of core, a line a puzzle. @param {Made} made @param {number} count */
function wishText({ wishes }, count) {
  const words = Object.entries(wishes).map(([name, value]) => ` ${name}=${value}`);
  return Array.from({ length: count }, (_, number) => `seed=${SEED} number=${number}${words.join('')}\n`).join('');
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'New puzzles, and the steps of a person',
  unit: 'ms',
  marksOf: () => [
    { ours: 'native', peers: ['tdoku'], least: 2, cases: [MINIMAL] },
    { ours: 'sync', most: 20, cases: [HARDEST] },
    { ours: 'sync', most: 5, cases: ['all steps of easy puzzles'] },
  ],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      const sync = await syncSolver();
      for (const each of made) {
        const count = Math.ceil(each.count / (setting.quick ? QUICKER : 1));
        const { name, puzzle } = each;
        const wishes = { ...each.wishes, seed: SEED, count };
        const task = { name, puzzle, question: /** @type {const} */ ('generate'), text: wishText(each, count) };
        yield {
          name,
          puzzles: count,
          contestants: [
            {
              name: 'sync',
              work: () => repeated(1, () => String(sync.generate(puzzle, wishes).puzzles.length)),
            },
            {
              name: 'wasm',
              work: () => repeated(1, async () => String((await quadrille.generate(puzzle, wishes)).puzzles.length)),
            },
            nativeProgram('native', task),
            ...(name === MINIMAL ? nativePeers(setting, 'generate', { ...task, text: `${count}\n` }) : []),
          ],
        };
      }
      for (const [name, set] of [
        ['all steps of easy puzzles', '9_easy'],
        [HARDEST, '9_hardest1106'],
      ]) {
        const lines = linesOf(setting, set).slice(0, setting.quick ? 10 : 50);
        const task = { name, puzzle: 'sudoku', question: /** @type {const} */ ('steps'), text: lines.join('\n') };
        const solved = (/** @type {{ verdict: string }[]} */ all) =>
          String(all.filter(({ verdict }) => verdict === 'solved').length);
        yield {
          name,
          puzzles: lines.length,
          contestants: [
            { name: 'sync', work: () => repeated(1, () => solved(lines.map((line) => sync.steps('sudoku', line)))) },
            nativeProgram('native', task),
          ],
        };
      }
    }),
};
