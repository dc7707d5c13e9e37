// Pencil marks: small symbols in cells that are still empty, in the corners or in the centre. The text `3:127 14:5_9`
// means 1, 2 and 7 in the corners of cell 3, and in cell 14 5 in a corner and 9 in the centre. Cells count from 0, row
// by row. The same text keeps what a person has painted (paint.js) and which clues are crossed out (grids/struck.js):
// `c3:5` and `Ktop3:0` are no marks, and pass through unchanged.

/** The symbols of each marked cell in ascending order, as in the text. @extends {Map<number, string>} */
export class Marks extends Map {
  /** What is painted or crossed out, as in the text. @type {string[]} */
  painted = [];
}

/** @param {string} [text] @returns {Marks} */
export function readMarks(text = '') {
  const marks = new Marks();
  for (const token of text.split(/\s+/)) {
    const [, place, symbols] = /^(\w+):(.+)$/.exec(token) ?? [];
    if (place === undefined) continue;
    if (/^\d+$/.test(place)) marks.set(Number(place), symbols);
    else marks.painted.push(token);
  }
  return marks;
}

/** @param {Map<number, string> & {painted?: string[]}} marks */
export const writeMarks = (marks) =>
  [...Array.from(marks, ([index, symbols]) => `${index}:${symbols}`), ...(marks.painted ?? [])].join(' ');

/** The symbols in the corners and in the centre of a cell. @param {string} [symbols] */
export function splitMarks(symbols = '') {
  const [marks, centre = ''] = symbols.split('_');
  return { marks, centre };
}

/** @param {Map<number, string>} marks @param {number} index @param {string} corners @param {string} centre */
export function setMarks(marks, index, corners, centre) {
  const symbols = corners + (centre && `_${centre}`);
  if (symbols) marks.set(index, symbols);
  else marks.delete(index);
}

/**
 * Adds a symbol to each of the cells. If all of them have it already, removes it from each.
 * @param {Marks} marks
 * @param {number[]} cells
 * @param {string} symbol
 * @param {boolean} [centred]  whether it goes to the centre
 */
export function toggleMark(marks, cells, symbol, centred = false) {
  const part = centred ? 'centre' : 'marks';
  const isInAll = cells.every((index) => splitMarks(marks.get(index))[part].includes(symbol));
  for (const index of cells) {
    const both = splitMarks(marks.get(index));
    const others = both[part].replace(symbol, '');
    both[part] = isInAll ? others : [...others, symbol].sort().join('');
    setMarks(marks, index, both.marks, both.centre);
  }
}

/** Removes a symbol from the marks of a cell. @param {Marks} all @param {number} index @param {string} symbol */
export function removeMark(all, index, symbol) {
  const { marks, centre } = splitMarks(all.get(index));
  setMarks(all, index, marks.replace(symbol, ''), centre.replace(symbol, ''));
}
