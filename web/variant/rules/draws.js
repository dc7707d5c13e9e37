// What is drawn of rules: the functions that rows share, and those too long for a row.

import { adjacentPairs, cellsIn } from '../../../wasm/iss/cells.js';
import { diagonalClue, lineClue } from '../../../wasm/iss/outside.js';
import { cellOf } from '../../../wasm/iss/shape.js';

/** @import { Draw, Drawn, Form } from './rule.js' */
/** @import { Rule as Written } from '../../../wasm/iss/text.js' */
/** @import { Shape } from '../../../wasm/iss/shape.js' */

/**
 * A rule about one group of cells.
 * @param {Form} form
 * @param {(first: string) => Partial<Drawn>} [more]  from its first argument, if that is not a cell
 * @returns {Draw}
 */
export const group =
  (form, more = () => ({})) =>
  ({ kind, args }, board) => {
    const first = args.length > 0 && cellOf(board, args[0]) < 0 ? args[0] : '';
    return [{ kind, form, cells: cellsIn(board, args), label: '', ...more(first) }];
  };

/** A sign between each two neighbours. @param {Form} form @param {string} label @returns {Draw} */
export const between =
  (form, label) =>
  ({ kind, args }, board) =>
    adjacentPairs(board, cellsIn(board, args)).map((cells) => ({ kind, form, cells, label }));

/**
 * A cell that is greater or less than all others of its rule, which are beside it, is shaded.
 * @type {Draw}
 */
export const extreme = ({ args }, board) => {
  const cells = cellsIn(board, args);
  const pairs = adjacentPairs(board, cells);
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const kind = pairs.every(([a]) => a === first) ? 'Maximum' : pairs.every(([, b]) => b === last) ? 'Minimum' : '';
  if (cells.length < 3 || kind === '') return [];
  return [{ kind, form: 'area', cells: [kind === 'Maximum' ? first : last], label: '' }];
};

/** One or two clues about a row or column, each read from its own end. @type {Draw} */
export const lineClues = ({ kind, args: [name, ...clues] }, board) =>
  clues.slice(0, 2).flatMap((label, i) => {
    const place = label ? lineClue(board, name, i === 1) : undefined;
    return place ? [{ kind, form: /** @type {Form} */ ('outside'), cells: place.cells, label, place }] : [];
  });

/** @type {Draw} */
export const sandwich = ({ kind, args: [label, name] }, board) => lineClues({ kind, args: [name, label] }, board);

/** @type {Draw} */
export const littleKiller = ({ kind, args: [label, name] }, board) => {
  const first = cellOf(board, name ?? '');
  const place = diagonalClue(board, first);
  return place ? [{ kind, form: 'outside', cells: place.cells, label, place }] : [];
};

/** @type {Draw} */
export const sum = ({ args: [total = '', ...names] }, board) => {
  const [label, sign, ...factors] = total.split('_');
  const cells = cellsIn(board, names);
  if (sign === '=') return [{ kind: 'Sum', form: 'area', cells, label: `Σ${label}`, factors: factors.map(Number) }];
  if (cells.length === 2 && adjacentPairs(board, cells).length === 1)
    return [{ kind: 'PairSum', form: 'edge', cells, label, number: Number(label) }];
  return [{ kind: 'Sum', form: 'area', cells, label: `Σ${label}` }];
};

/** @type {Draw} */
export const sets = ({ kind, args: [count, ...names] }, board) => {
  const cells = cellsIn(board, names);
  const size = cells.length / Number(count) || cells.length;
  return Array.from({ length: Math.ceil(cells.length / size) }, (_, i) => ({
    kind,
    form: /** @type {Form} */ ('area'),
    cells: cells.slice(i * size, (i + 1) * size),
    label: '',
  }));
};

/** The cell that counts has a sign; the others are counted. @type {Draw} */
export const countDistinct = ({ kind, args }, board) => {
  const [first, ...others] = cellsIn(board, args);
  return [
    { kind, form: 'area', cells: [first], label: '#' },
    { kind, form: 'area', cells: others, label: '' },
  ];
};

/** The cell whose region's label is `CC1`, `CC2`, …; -1 for another name. @param {Shape} board @param {string} name */
function labelled({ rows, columns }, name) {
  const cell = Number(/^CC([1-9]\d*)$/.exec(name)?.[1] ?? 0) - 1;
  return cell < rows * columns ? cell : -1;
}

/** The cell with the number of a clue about regions, what it leaves out, and the cells of its labels, in groups. */
function clueOf(/** @type {Written} */ { args: [name = '', less = '', ...names] }, /** @type {Shape} */ board) {
  const groups = names
    .join(' ')
    .split(' - ')
    .map((group) => group.split(' ').flatMap((label) => (labelled(board, label) < 0 ? [] : labelled(board, label))))
    .filter((group) => group.length > 0);
  return { control: cellOf(board, name), number: Number(less), groups };
}

/** The cells at these steps from one, as far as the board goes. */
const stepsFrom = (
  /** @type {Shape} */ { rows, columns },
  /** @type {number} */ cell,
  /** @type {number[][]} */ steps,
) =>
  steps.flatMap(([down, right]) => {
    const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
    return row >= 0 && row < rows && column >= 0 && column < columns ? [row * columns + column] : [];
  });

/** An arrow for each arm; without arms, four from the cell itself. @type {Draw} */
export const straight = (rule, board) => {
  const { control, number, groups } = clueOf(rule, board);
  if (control < 0) return [];
  const far = Array.from({ length: Math.max(board.rows, board.columns) }, (_, i) => i);
  const along = (/** @type {number} */ down, /** @type {number} */ right) =>
    stepsFrom(
      board,
      control,
      far.map((i) => [i * down, i * right]),
    );
  const arms = groups.length > 0 ? groups : [along(0, -1), along(0, 1), along(-1, 0), along(1, 0)];
  return arms
    .map((arm) => (arm[0] === control ? arm : [control, ...arm]))
    .filter((arm) => groups.length > 0 || arm.length > 1)
    .map((cells) => ({ kind: rule.kind, form: 'arrow', cells, label: '', number }));
};

/** The cells that are counted are shaded, and the one that counts has a sign. @type {Draw} */
export const around = (rule, board) => {
  const { kind } = rule;
  const { control, number, groups } = clueOf(rule, board);
  if (control < 0) return [];
  const steps = [0, -1, 1].flatMap((down) => [0, -1, 1].map((right) => [down, right]));
  const cells = groups.length > 0 ? groups.flat() : stepsFrom(board, control, steps);
  return [
    { kind, form: 'area', cells: [control], label: '#', number },
    { kind, form: 'area', cells, label: '', number },
  ];
};

/** @type {Draw} */
export const quad = ({ kind, args: [name, ...values] }, board) => {
  const first = cellOf(board, name ?? '');
  const { columns } = board;
  const isInside = first >= 0 && first % columns < columns - 1 && first + columns < columns * board.rows;
  const cells = [first, first + 1, first + columns, first + columns + 1];
  return isInside ? [{ kind, form: 'corner', cells, label: values.join(' ') }] : [];
};

/** @type {Draw} */
export const diagonal = ({ kind, args: [direction] }, board) => {
  const { rows, columns } = board;
  const cells = Array.from({ length: Math.min(rows, columns) }, (_, i) =>
    direction === '1' ? i * columns + columns - 1 - i : i * columns + i,
  );
  return [{ kind, form: 'diagonal', cells, label: '' }];
};

/** German and Dutch whispers have colours of their own; others say their difference. @param {string} number */
export const leastDifference = (number) => (['', '5', '4'].includes(number) ? '' : `≥${number}`);
