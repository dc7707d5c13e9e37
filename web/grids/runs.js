// The runs of a line of a nonogram: those that are there, and which clues are met. Tested by tests/wasm/met.test.js.

import { BLANK } from './text.js';

/** The lengths of the runs of a line, as a nonogram has them. @param {string[]} values */
export function runsOf(values) {
  /** @type {string[]} */
  const runs = [];
  let length = 0;
  for (const [at, value] of values.entries()) {
    if (value === '' || value === BLANK) continue;
    length += 1;
    if (values[at + 1] === value) continue;
    runs.push(value === '#' ? `${length}` : `${length}${value}`);
    length = 0;
  }
  return runs;
}

/** @typedef {{length: number, colour: string}} Run */

/** @param {string} clue @returns {Run} */
function runOf(clue) {
  const [, length, colour] = /^(\d+)(\w?)$/.exec(clue) ?? ['', '0', ''];
  return { length: Number(length), colour: colour || '#' };
}

/**
 * Whether the first runs fit into the first cells: by the number of runs, and then by the number of cells.
 * @param {Run[]} runs
 * @param {string[]} values
 */
function fitting(runs, values) {
  const isFree = (/** @type {number} */ cell) => values[cell] === '' || values[cell] === BLANK;
  const none = [true];
  for (const cell of values.keys()) none.push(none[cell] && isFree(cell));
  const fits = [none];
  for (const [number, { length, colour }] of runs.entries()) {
    const before = fits[number];
    const gap = runs[number - 1]?.colour === colour ? 1 : 0;
    const own = [false];
    for (let end = 1; end <= values.length; ++end) {
      const start = end - length;
      const isThere =
        start >= gap &&
        values.slice(start, end).every((value) => value === '' || value === colour) &&
        before[start - gap] &&
        (gap === 0 || isFree(start - 1));
      own.push(isThere || (own[end - 1] && isFree(end - 1)));
    }
    fits.push(own);
  }
  return fits;
}

/**
 * Which clues of a line are met: all of them when the line has just these runs; else each one whose run is filled in
 * at the only place where it can be.
 * @param {string[]} clues
 * @param {string[]} values
 * @returns {boolean[]}
 */
export function metRuns(clues, values) {
  const there = runsOf(values).join(' ') || '0';
  if (there === clues.join(' ')) return clues.map(() => there !== '0' || values.every((value) => value !== ''));
  const runs = clues.map(runOf);
  if (clues[0] === BLANK || runs.some(({ length }) => length === 0)) return clues.map(() => false);
  const left = fitting(runs, values);
  const right = fitting([...runs].reverse(), [...values].reverse());
  const isFree = (/** @type {number} */ cell) => values[cell] === '' || values[cell] === BLANK;
  return runs.map(({ length, colour }, number) => {
    const [before, after] = [left[number], right[runs.length - 1 - number]];
    const [gap, next] = [number - 1, number + 1].map((other) => (runs[other]?.colour === colour ? 1 : 0));
    const starts = values.flatMap((_, start) => {
      const end = start + length;
      const rest = values.length - end;
      if (start < gap || rest < next || !before[start - gap] || !after[rest - next]) return [];
      if ((gap && !isFree(start - 1)) || (next && !isFree(end))) return [];
      return values.slice(start, end).every((value) => value === '' || value === colour) ? [start] : [];
    });
    const [start] = starts;
    return starts.length === 1 && values.slice(start, start + length).every((value) => value === colour);
  });
}
