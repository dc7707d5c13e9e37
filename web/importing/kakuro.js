// Kakuro boards in the forms that programs have for them, as the notation `grid`: `#` black, `.` blank, `down\across`.
// Clues may be written `17\5`, `17/5`, `17:5`, `17-5` or `C17F5`, in parentheses or not, and 0 for none; cells stand
// between commas, tabs or spaces. Tested by tests/wasm/imports.test.js.

import { linesOf } from './lines.js';

const BLACK = /^([#xX*■█]|[\\/:]|0[\\/:]0)$/;
const WHITE = /^[._?0□]?$/;
const CLUES = [/^\(?(\d*)[\\/:-](\d*)\)?$/, /^(?:C(\d+))?(?:F(\d+))?$/];

/** A board has at least this many clues, and more blanks than clues. */
const FEWEST_CLUES = 3;

/**
 * The board of a text in the notation `grid`; undefined when it is none.
 * @param {string} text  plain
 */
export function readKakuro(text) {
  const lines = linesOf(text).filter(
    ({ text: line }) => line.trim() !== '' && !/^\s*(\w=)?\d+([ ,]+\d+)?\s*$/.test(line),
  );
  const delimiter = [/,/, /;/, /\t/].find((each) => lines.every(({ text: line }) => each.test(line)));
  const rows = lines.map(({ text: line }) =>
    delimiter ? line.split(delimiter).map((cell) => cell.replaceAll(/\s/g, '')) : line.trim().split(/\s+/),
  );
  if (rows.length < 3 || rows.some((row) => row.length !== rows[0].length || row.length < 3)) return undefined;
  const cells = rows.map((row) => row.map(cellOf));
  const all = cells.flat();
  const clues = all.filter((cell) => cell !== undefined && cell.length > 1).length;
  const blanks = all.filter((cell) => cell === '.').length;
  if (all.includes(undefined) || clues < FEWEST_CLUES || blanks < clues) return undefined;
  return cells.map((row) => row.join(' ')).join('\n');
}

/** @param {string} cell @returns {string | undefined} */
function cellOf(cell) {
  if (WHITE.test(cell)) return '.';
  if (/^[1-9]$/.test(cell)) return cell;
  const inner = cell.replace(/^\((.*)\)$/, '$1');
  if (BLACK.test(inner)) return '#';
  for (const form of CLUES) {
    const [, down = '', across = ''] = form.exec(inner) ?? [];
    const [below, beside] = [down, across].map((sum) => sum.replace(/^0+/, ''));
    if (below || beside) return `${below}\\${beside}`;
  }
  return undefined;
}
