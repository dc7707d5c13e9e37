// Writes what is drawn without a rule into the JSON of f-puzzles, as far as it can draw it. Sizes are those of
// SudokuPad/sudokutools, src/fpuzzlesdecoder.js. Tested by tests/wasm/decoration.test.js.
import { readFigure } from './decoration.js';

/** @typedef {import('./decoration.js').Figure} Figure */
/** @typedef {import('./fpuzzles-writer.js').Json} Json */

/** Widths of lines and heights of letters are in halves of a cell. */
const UNIT = 0.5;

/**
 * Adds the figures that f-puzzles can draw too.
 * @param {string[]} decoration
 * @param {Json} json is added to
 */
export function writeDrawings(decoration, json) {
  for (const line of decoration) {
    const figure = readFigure(line);
    const part = figure && partOf(figure);
    if (!part) continue;
    json[part.key] ??= [];
    json[part.key].push(part.value);
  }
}

/** @param {Figure} figure @returns {{key: string, value: Json} | undefined} */
function partOf({ kind, colours: [colour, outlineC], sizes: [first, second], points, angle, text }) {
  const names = points.map(namesAt);
  const cells = names.flat();
  if (names.some((each) => each.length === 0) || kind === 'arrow') return undefined;
  const turned = angle === 0 ? {} : { angle };
  if (kind === 'text')
    return { key: 'text', value: { cells, value: text, fontC: colour, size: first / UNIT, ...turned } };
  if (kind === 'box' || kind === 'round') {
    const value = { cells, baseC: hexOf(colour), outlineC: hexOf(outlineC), width: first, height: second, ...turned };
    return { key: kind === 'box' ? 'rectangle' : 'circle', value };
  }
  if (names.some((each) => each.length > 1)) return undefined;
  if (kind === 'cage') return { key: 'cage', value: { cells, value: text, outlineC: colour } };
  return { key: 'line', value: { lines: [cells], outlineC: colour, width: first / UNIT } };
}

/** @param {string} colour */
const hexOf = (colour) => (colour === 'none' ? '#00000000' : colour);

/** The cells around a point, whose middle it is; none when there are no such cells. @param {[number, number]} point */
function namesAt([x, y]) {
  const [rows, columns] = [y, x].map((at) => (Number.isInteger(at) ? [at, at + 1] : [at + 0.5]));
  const isName = [...rows, ...columns].every((number) => Number.isInteger(number) && number >= 0 && number <= 99);
  return isName ? rows.flatMap((row) => columns.map((column) => `R${row}C${column}`)) : [];
}
