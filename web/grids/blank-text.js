// The text of an empty board, to enter a puzzle on. Tested by tests/wasm/grids.test.js and kind-boards.test.js.

import { describe } from './genres.js';
import { kindOf } from './kinds.js';
import { BLANK, inRows } from './text.js';

/** The tokens of sections that are not blank. @type {Record<string, string>} */
const USUAL = { regions: 'A', rows: '0', columns: '0' };

/**
 * An empty board: each section of `blank` with its usual tokens.
 * @param {string} genre  or the text of a kind
 * @param {number} rows
 * @param {number} columns
 */
export function blankText(genre, rows, columns) {
  /** The rows of each section and their tokens; a parameter has none. @type {Record<string, [number, number]>} */
  const sizes = {
    ...{ cells: [rows, columns], regions: [rows, columns], corners: [rows + 1, columns + 1] },
    ...{ top: [1, columns], bottom: [1, columns], left: [1, rows], right: [1, rows] },
    ...{ rows: [rows, 1], columns: [columns, 1] },
  };
  const sections = describe({ genre, kind: kindOf(genre) })
    .blank.split(' ')
    .map((part) => {
      const [name, usual = USUAL[name] ?? BLANK] = part.split('=');
      if (name === 'size') return `size ${rows} ${columns}`;
      if (usual === 'list') return `${name}\nr1c1`;
      if (name === 'centres') return `centres\nr${(rows + 1) / 2}c${(columns + 1) / 2}`;
      if (!Object.hasOwn(sizes, name)) return `${name} ${usual.replaceAll(',', ' ')}`;
      const [height, width] = sizes[name];
      const tokens = Array.from({ length: height * width }, (_, at) => numbered(usual, at) ?? usual);
      return [name, ...inRows(tokens, width).map((row) => row.join(' '))].join('\n');
    });
  return [genre.startsWith('kind ') ? `${genre}\n` : genre, ...sections].join('\n');
}

/** The name of a cell's region, where each cell or each domino is one. @param {string} usual @param {number} cell */
function numbered(usual, cell) {
  if (usual === 'each') return String(cell + 1);
  return usual === 'dominoes' ? String(Math.floor(cell / 2) + 1) : undefined;
}
