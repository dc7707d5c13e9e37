// Pencil marks: small symbols in cells that are still empty. The text `3:127 14:59` means 1, 2 and 7 in cell 3, and 5
// and 9 in cell 14. Cells count from 0, row by row.

/** @typedef {Map<number, string>} Marks  the symbols of each marked cell, in ascending order */

/** @param {string} [text] @returns {Marks} */
export function readMarks(text = '') {
  const marks = new Map();
  for (const [, index, symbols] of text.matchAll(/(\d+):(\S+)/g)) marks.set(Number(index), symbols);
  return marks;
}

/** @param {Marks} marks */
export const writeMarks = (marks) => Array.from(marks, ([index, symbols]) => `${index}:${symbols}`).join(' ');

/**
 * Adds a symbol to each of the cells. If all of them have it already, removes it from each.
 * @param {Marks} marks
 * @param {number[]} cells
 * @param {string} symbol
 */
export function toggleMark(marks, cells, symbol) {
  const isInAll = cells.every((index) => marks.get(index)?.includes(symbol));
  for (const index of cells) {
    const others = Array.from(marks.get(index) ?? '').filter((each) => each !== symbol);
    const symbols = (isInAll ? others : [...others, symbol]).sort().join('');
    if (symbols) marks.set(index, symbols);
    else marks.delete(index);
  }
}
