// What is drawn of rules: the functions that rows share, and those too long for a row.

import { adjacentPairs, cellsIn } from '../../../wasm/iss/cells.js';
import { diagonalClue, lineClue } from '../../../wasm/iss/outside.js';
import { cellOf } from '../../../wasm/iss/shape.js';

/** @import { Draw, Drawn, Form } from './rule.js' */

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
