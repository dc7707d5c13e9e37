// What the tool `notation` answers: how a puzzle is written, with a sample, so that an assistant can write down one
// that it sees.
import { puzzles } from '../bindings/catalog.js';
import { samples as genreSamples, notations } from './notation-texts.js';

/** A puzzle of each kind that has no genres. @type {Record<string, string>} */
const samples = {
  sudoku: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  variant: '.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R3C1~R4C1',
  queens: '8 0 0 3 0 0 0 0 0',
  kakuro: '# 3\\ 4\\\n\\3 . .\n\\4 . .',
  tiling: 'grid square\nboard\n......\n......\npieces\n* I3',
  cover: 'a b c\na b\nc\nb c\na',
  model: 'var x y z: 1..9\nalldifferent x y z\nsum x + y = z',
  ...genreSamples,
};

/** The names of all puzzles that can be asked about: genres in the place of `grid`, of which they are. */
export const names = puzzles.flatMap(({ id, genres }) => (genres.length > 0 ? [...genres] : [id]));

/** @param {string} puzzle one of `names` */
export function notationOf(puzzle) {
  const entry = /** @type {typeof puzzles[number]} */ (
    puzzles.find(({ id, genres }) => id === puzzle || genres.includes(puzzle))
  );
  const formats = entry.notations.map(({ name }) => name);
  return { puzzle, notation: notations[puzzle], sample: samples[puzzle], formats };
}
