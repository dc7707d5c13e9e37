// All solutions of exact covers counted, one by one (dlx, bits) and with memory (auto), against dancing-links of npm; reading and
// building included.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DancingLinks } from 'dancing-links';
import { Quadrille } from '../../dist/package/quadrille.js';
import { root } from '../../wasm/tools/run.js';
import { byNative, byWasm } from './contestants.js';

/** The whole set where it is at hand, else the samples that the tests use. */
const shared = join(root, '../shared/data/cover');
const folder = existsSync(shared) ? shared : join(root, 'tests/data/cover');
const quickOnes = ['langford8', 'queens8', 'soma'];
const all = ['scott8x8', 'soma', 'langford11', 'latin5', 'trom6x6', 'queens10', 'perm10'];

/** Knuth's notation without colours. @param {string} text */
function byDancingLinks(text) {
  const begun = performance.now();
  const [heading, ...lines] = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'));
  const [primary, secondary = []] = heading.split('|').map((part) => part.trim().split(/\s+/).filter(Boolean));
  const place = new Map([...primary, ...secondary].map((name, i) => [name, i]));
  const solver = new DancingLinks().createSolver({
    primaryColumns: primary.length,
    secondaryColumns: secondary.length,
  });
  for (const line of lines) {
    const items = line
      .trim()
      .split(/\s+/)
      .map((name) => place.get(name) ?? -1);
    solver.addSparseConstraint(0, {
      primary: items.filter((item) => item < primary.length),
      secondary: items.filter((item) => item >= primary.length).map((item) => item - primary.length),
    });
  }
  const count = solver.findAll().length;
  return { ms: performance.now() - begun, answer: String(count) };
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Exact cover, all solutions counted',
  unit: 'counts a second',
  async *cases(quick) {
    const quadrille = await Quadrille.start();
    try {
      for (const name of quick ? quickOnes : all) {
        const path = join(folder, `${name}.dlx`);
        if (!existsSync(path)) continue;
        const text = readFileSync(path, 'utf8');
        yield {
          name,
          puzzles: 1000,
          contestants: [
            { name: 'wasm bits', work: () => byWasm(quadrille, 'cover', 'count', text, 'bits') },
            { name: 'wasm dlx', work: () => byWasm(quadrille, 'cover', 'count', text, 'dlx') },
            { name: 'wasm auto', work: () => byWasm(quadrille, 'cover', 'count', text, 'auto') },
            { name: 'native bits', work: () => byNative('cover', 'count', text, 'bits') },
            { name: 'native dlx', work: () => byNative('cover', 'count', text, 'dlx') },
            { name: 'dancing-links', work: async () => byDancingLinks(text) },
          ],
        };
      }
    } finally {
      quadrille.close();
    }
  },
};
