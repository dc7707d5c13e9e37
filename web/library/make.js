// Makes puzzles.txt with our own generator and fixed seeds. Run by hand on a built package, when the library is to
// change: people's progress is kept by puzzle, so those that stay keep theirs. Tested by tests/wasm/library.test.js.

import { writeFileSync } from 'node:fs';
import { writeLine } from './library.js';

/** The sets in the order of the library: what is asked of the generator, and how many puzzles of it. */
const sets = [
  { puzzle: 'sudoku', size: 4, grade: 'Easy', count: 12 },
  ...['Easy', 'Medium', 'Hard', 'Expert', 'Extreme'].map((grade) => ({ puzzle: 'sudoku', size: 9, grade, count: 24 })),
  { puzzle: 'sudoku', size: 16, count: 12 },
  { puzzle: 'variant', size: 6, count: 18 },
  { puzzle: 'variant', size: 9, type: 'Jigsaw', count: 18 },
  { puzzle: 'variant', size: 6, type: 'Killer', count: 12 },
  { puzzle: 'variant', size: 9, type: 'Killer', count: 12 },
  ...[6, 8, 10, 12].map((size) => ({ puzzle: 'kakuro', size, count: 12 })),
  ...[8, 10, 12, 20].map((size) => ({ puzzle: 'queens', size, count: 12 })),
  { puzzle: 'starbattle', size: 8, count: 4 },
  { puzzle: 'starbattle', size: 10, stars: 2, count: 2 },
  { puzzle: 'nonogram', size: 10, count: 4 },
  { puzzle: 'nonogram', size: 15, count: 2 },
  { puzzle: 'kenken', size: 6, count: 4 },
  { puzzle: 'futoshiki', size: 5, count: 3 },
  { puzzle: 'skyscrapers', size: 5, count: 3 },
  { puzzle: 'binairo', size: 8, count: 3 },
  { puzzle: 'tents', size: 8, count: 4 },
  { puzzle: 'battleships', size: 8, count: 3 },
  { puzzle: 'suguru', size: 6, count: 2 },
  { puzzle: 'akari', size: 8, count: 3 },
  { puzzle: 'mosaic', size: 10, count: 1 },
  { puzzle: 'minesweeper', size: 9, count: 2 },
];

/** The notations of the page. @type {Record<string, string>} */
const notations = { sudoku: 'line', variant: 'iss', kakuro: 'grid', queens: 'spoj1771' };

const { Quadrille } = await import(String(new URL('../../dist/package/quadrille.js', import.meta.url)));
const quadrille = await Quadrille.start();
const lines = [];
for (const [index, { puzzle, size, grade = '', type = '', stars, count }] of sets.entries()) {
  const symmetry = puzzle === 'sudoku' && size > 4 ? { symmetry: 'rotational' } : {};
  const kind = {
    ...symmetry,
    ...(grade && { grade }),
    ...(type && { [type.toLowerCase()]: true }),
    ...(stars && { stars }),
  };
  const wishes = { size, seed: 1000 * (index + 1), to: notations[puzzle] ?? 'grid', ...kind };
  // Small boards repeat: more are made than needed.
  const { puzzles } = await quadrille.generate(puzzle, { ...wishes, count: 2 * count });
  const different = [...new Set(puzzles)].slice(0, count);
  if (different.length < count) throw new Error(`only ${different.length} different puzzles of ${puzzle} ${size}`);
  if (grade) {
    const rated = await Promise.all(
      different.map(async (text) => [(await quadrille.grade(puzzle, text)).rating, text]),
    );
    rated.sort(([a], [b]) => a - b);
    different.splice(0, count, ...rated.map(([, text]) => text));
  }
  lines.push(['#', puzzle, size, grade || type].join(' ').trim(), ...different.map(writeLine));
}
quadrille.close();
writeFileSync(new URL('puzzles.txt', import.meta.url), `${lines.join('\n')}\n`);
