// What is still missing on a board that is typed from paper, where its genre knows: clues that every puzzle of the kind
// has, and sums that must agree. Tested by tests/wasm/grids.test.js.

import { describe } from './genres.js';
import { isNonogram } from './setting.js';
import { BLANK, regionsOf } from './text.js';

/** @import { GridWords } from '../strings/grids-strings.js' */
/** @import { SpokenBoard } from './text.js' */

/** Genres with a number in each cell. */
const FULL = new Set(['dominosa', 'hitori']);

/** @param {string[]} tokens */
const sum = (tokens) => tokens.reduce((all, token) => all + (Number.parseInt(token, 10) || 0), 0);

/** The sentence about it; '' where nothing is known to be missing. @param {SpokenBoard} board */
export function missingOf(board) {
  const { genre, cells, sections, rows, words } = board;
  const { lacking } = words;
  if (isNonogram(board)) {
    const [across, down] = ['rows', 'columns'].map((name) => sum(sections.get(name)?.flat() ?? []));
    return across === down ? '' : lacking.runs(across, down);
  }
  const clues = cells.filter((token) => token !== BLANK);
  if (FULL.has(genre)) return clues.length < cells.length ? lacking.numbers(clues.length, cells.length) : '';
  if (genre === 'shikaku') return areasMissing(clues, cells.length, words);
  if (genre === 'numberlink') {
    const single = clues.filter((token) => clues.indexOf(token) === clues.lastIndexOf(token));
    return single.length > 0 ? lacking.partners(single) : '';
  }
  const regions = [...regionsOf(board).values()];
  if (genre === 'starbattle') return regions.length < rows ? lacking.regions(regions.length, rows) : '';
  if (!describe(board).hasCages) return '';
  const open = regions.filter((region) => region.every((cell) => cells[cell] === BLANK)).length;
  return open > 0 ? lacking.targets(open) : '';
}

/** @param {string[]} clues @param {number} size @param {GridWords} words */
function areasMissing(clues, size, words) {
  const area = sum(clues);
  return clues.includes('?') || area === size ? '' : words.lacking.areas(area, size);
}
