// What core tells of a puzzle beside its solutions, in the form in which JavaScript wants it.

/**
 * @typedef {{ value: number, count: number, open: boolean }} Candidate a value that is in some solution, or not known to be in
 *   none; `count` of them up to the cap, `open` when a stop left it unknown whether there are more
 *
 * @typedef {{ kind: 'cell' | 'row' | 'column' | 'box' | 'across' | 'down' | 'item', number: number, name: string, cells: number[] }} Unit
 *   numbers count from 1; `name` is that of an exact cover's item; `cells` are those of the unit, for a cell those of all its units
 *
 * @typedef {object} Hint what there is not is null
 * @property {number | null} cell
 * @property {number | null} value
 * @property {'last-cell' | 'hidden-single' | 'naked-single' | 'only-square' | 'only-option' | 'clash' | 'no-candidate' | null} rule
 *   the last two when there is a contradiction
 * @property {Unit | null} unit in which the value has its only place; or the cell that has only this value
 * @property {number[]} because cells whose values rule the others out; or, of a clash, the two that contradict each other
 * @property {boolean} ahead the others are ruled out since each would leave something else without any
 */

/**
 * @param {string} [text] what Candidates::append (core/insight/candidates.hpp) has written; nothing was known without one
 * @returns {Candidate[][]} by cell
 */
export function candidatesOf(text = '0 1') {
  const [measures, ...known] = text.split(',');
  const [cells, values] = measures.split(' ').map(Number);
  /** @type {Candidate[][]} */
  const candidates = Array.from({ length: cells }, () => []);
  for (const candidate of known) {
    const [placing, count] = candidate.split(' ');
    candidates[Math.floor(Number(placing) / values)].push({
      value: (Number(placing) % values) + 1,
      count: Number.parseInt(count, 10),
      open: count.endsWith('+'),
    });
  }
  return candidates;
}

/**
 * @param {string} [json] what HintTask (core/job/task.cpp) has written: the members that are not null; nothing when the
 *   question was stopped first
 * @returns {Hint}
 */
export function hintOf(json = '{}') {
  /** @type {Hint} */
  const hint = { cell: null, value: null, rule: null, unit: null, because: [], ahead: false, ...JSON.parse(json) };
  for (const cells of [hint.because, hint.unit?.cells]) cells?.sort((a, b) => a - b);
  return hint;
}
