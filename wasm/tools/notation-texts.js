// The source of mcp/notation-texts.js: how puzzles are written, from the documents in core/text, and a sample of each
// genre, from the page's examples. Tested by tests/cli/mcp.test.js.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.js';

/** @param {string} name */
const document = (name) => readFileSync(join(root, 'core/text', name), 'utf8');

/** The cells of the rows of the first table, without what Markdown needs. @param {string} text */
const rowsOf = (text) =>
  [...text.matchAll(/^\| (?!---)(.*) \|$/gm)]
    .slice(1)
    .map(([, row]) => row.split(/(?<!\\) ?\| ?/).map((cell) => cell.replaceAll('`', '').replaceAll('\\|', '|').trim()));

/** By genre. */
function genreNotations() {
  const text = document('grids.md');
  const common = text.slice(text.indexOf('```'), text.indexOf('\n| genre |')).trim();
  return rowsOf(text).map(([genre, sections, clues, answer]) => [
    genre,
    `${genre} has the sections ${sections}. ${clues && `In them: ${clues}. `}An answer has: ${answer}.\n\n${common}`,
  ]);
}

/** By puzzle that is no genre. A row without a puzzle's name belongs to the one above it. */
function puzzleNotations() {
  const text = document('notations.md');
  /** @type {Map<string, string[]>} */
  const found = new Map();
  let puzzle = '';
  for (const [name, notation, what] of rowsOf(text.slice(0, text.indexOf('\nA tiling:')))) {
    puzzle = name ? name.split(',')[0] : puzzle;
    found.set(puzzle, [...(found.get(puzzle) ?? []), `${notation}: ${what}`]);
  }
  const tiling = text.slice(text.indexOf('\nA tiling:'));
  found.get('tiling')?.push(tiling.slice(0, tiling.indexOf('```', tiling.indexOf('```') + 3) + 3));
  found.get('model')?.push(text.slice(text.indexOf('\nA model, ')));
  return [...found].map(([name, lines]) => [name, lines.join('\n')]);
}

/** @returns {Promise<string>} */
export async function notationTexts() {
  // By its address: the types of the page are not checked with those of the package.
  const examples = pathToFileURL(join(root, 'web/puzzles/grid.examples.js')).href;
  const { texts } = /** @type {{ texts: Record<string, string[]> }} */ (await import(examples));
  const notations = Object.fromEntries([...puzzleNotations(), ...genreNotations()]);
  const samples = Object.fromEntries(Object.entries(texts).map(([genre, [sample]]) => [genre, sample]));
  return `export const notations = ${JSON.stringify(notations)};\nexport const samples = ${JSON.stringify(samples)};\n`;
}
