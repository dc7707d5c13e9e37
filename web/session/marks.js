// Pencil marks: small symbols in cells that are still empty. As a text, `3:127 14:59` are 1, 2 and 7 in cell 3 and 5 and 9
// in cell 14, cells counted from 0, row by row.

/** @typedef {Map<number, string>} Marks  the symbols in each cell that has any, in ascending order */

/** @param {string} [text] @returns {Marks} */
export function readMarks(text = '') {
  const marks = new Map();
  for (const [, index, symbols] of text.matchAll(/(\d+):(\S+)/g)) marks.set(Number(index), symbols);
  return marks;
}

/** @param {Marks} marks */
export const writeMarks = (marks) => Array.from(marks, ([index, symbols]) => `${index}:${symbols}`).join(' ');

/** Puts a symbol in each of some cells, or, where all have it, takes it out. @param {Marks} marks @param {number[]} cells @param {string} symbol */
export function toggleMark(marks, cells, symbol) {
  const stands = cells.every((index) => marks.get(index)?.includes(symbol));
  for (const index of cells) {
    const others = Array.from(marks.get(index) ?? '').filter((each) => each !== symbol);
    const symbols = (stands ? others : [...others, symbol]).sort().join('');
    if (symbols) marks.set(index, symbols);
    else marks.delete(index);
  }
}
