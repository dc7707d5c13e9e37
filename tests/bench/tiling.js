// Tilings: all classes of solutions under the board's symmetries, counted; reading is included. The peer BurrTools
// (its burrTxt) gets the same puzzle as a file of its own notation; the numbers of assemblies that it finds are
// compared. `--data DIR` adds the files in DIR/tilings whose names end in `.xmpuzzle.xml`, such as BurrTools' own
// examples, decompressed. For all solutions one by one, Knuth's programs take part in cover.js.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nativePeers, ours, withQuadrille } from './contestants.js';

/** @type {{ name: string, text: string, slow?: boolean }[]} */
const all = [
  { name: 'Soma', text: '3x3x3 soma' },
  { name: 'pentominoes 6×10', text: '6x10 pentominoes' },
  { name: 'pentominoes 3×4×5', text: '3x4x5 pentominoes' },
  { name: 'Kanoodle 5×11', text: '5x11 kanoodle', slow: true },
  { name: "Bedlam's cube", text: '4x4x4 bedlam', slow: true },
];

/** @param {import('./run.js').Setting} setting */
function filesOf({ data }) {
  const folder = join(data, 'tilings');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => name.endsWith('.xmpuzzle.xml'))
    .map((name) => ({
      name: name.replace('.xmpuzzle.xml', ''),
      text: readFileSync(join(folder, name), 'utf8'),
      slow: false,
    }));
}

/** @type {import('./run.js').Benchmark} */
export default {
  title: 'Tilings up to symmetry',
  unit: 'ms',
  total: true,
  marksOf: () => [{ ours: 'native auto', peers: ['burrtools'], least: 1 }],
  cases: (setting) =>
    withQuadrille(async function* (quadrille) {
      for (const { name, text, slow } of [...all, ...filesOf(setting)]) {
        if (setting.quick && slow) continue;
        const task = { name, puzzle: 'tiling', question: /** @type {const} */ ('count'), text, upToSymmetry: true };
        const isFile = text.startsWith('<');
        const file = isFile ? text : (await quadrille.convert('tiling', text, { to: 'xmpuzzle' })).text;
        yield {
          name,
          puzzles: 1,
          once: slow ?? false,
          contestants: [
            ...ours(quadrille, task, { wasm: ['auto'], native: ['auto'] }),
            ...nativePeers(setting, 'tiling', { ...task, text: file }),
          ],
        };
      }
    }),
};
