// English, for Sudoku variants only: fetched with that puzzle.

import { listed, listedSets } from './listed.js';

/** @param {string} name @param {string} label */
const withLabel = (name, label) => (label ? `${name} ${label}` : name);

export default {
  /** The names of the examples. */
  examples: {
    mixed: 'Many rules',
    small: '6×6',
    killer: 'Killer',
    miracle: 'Miracle',
    arrow: 'Arrows',
    whispers: 'German whispers',
    kropki: 'Dots, X and V',
    sandwich: 'Sandwich',
    littleKiller: 'Little killer',
    jigsaw: 'Jigsaw',
    palindrome: 'Palindromes',
    regionSum: 'Region sum lines',
  },

  variables: 'Cells beside the board',
  /** @param {string} author */
  by: (author) => `by ${author}`,
  rules: 'Rules',
  inWords: 'Rules in words, not checked',
  settersWords: 'In the setter’s words, not checked',
  checked: 'checked',
  /** Said of a relation between most neighbours of the board. */
  everywhere: 'This relation holds between neighbours all over the board, except where a sign stands.',
  /** @param {string} words */
  unchecked: (words) => `This puzzle also has rules in words, which are not checked: ${words}`,
  between: '; ',
  odd: 'odd',
  even: 'even',
  /** @param {string[]} values */
  only: (values) => `only ${listed(values, ' or ')}`,

  // Hints.
  comma: '; ',
  /** @param {string} what @param {string} why */
  hint: (what, why) => `${what[0].toUpperCase()}${what.slice(1)}: ${why}.`,
  /** @param {string[]} values  of which a cell has one */
  anyOf: (values) => listed(values, ' or '),
  /** @param {[row: number, columns: number[]][]} places @param {number} more @param {string} values */
  areNot(places, more, values) {
    const rows = places.map(([row, columns]) => {
      return `row ${row}, column${columns.length > 1 ? 's' : ''} ${listed(columns.map(String), ' and ')}`;
    });
    const areMany = places.length + places[0][1].length > 2;
    return `${rows.join(' and ')}${more ? ` and ${more} more` : ''} ${areMany ? 'are' : 'is'} not ${values}`;
  },
  /** @param {number} row @param {number} column @param {string} value @param {boolean} isLast */
  inRegion: (row, column, value, isLast) =>
    `Row ${row}, column ${column} is ${value}: ${
      isLast ? 'the last open cell' : `the only place for ${value}`
    } in the marked region.`,
  /**
   * @param {number} row
   * @param {number} column
   * @param {string} value
   * @param {string} rule
   * @param {boolean} isGlobal  whether the rule is about the whole board
   */
  leftBy: (row, column, value, rule, isGlobal) =>
    `Row ${row}, column ${column} is ${value}: ${isGlobal ? `“${rule}”` : `the ${rule}`} leaves it no other value.`,
  andMore: '; and others',
  /** @param {string[]} values */
  not: (values) => `empty, not ${listed(values, ' or ')}`,
  /** @param {string} name @param {string} label @param {number} row @param {number} column */
  ruleAt: (name, label, row, column) => `${withLabel(name, label)} at row ${row}, column ${column}`,
  /** @param {string} rule @param {string[][]} choices @param {boolean} more */
  byRule: (rule, choices, more) =>
    choices.length > 0
      ? `the digits of the ${rule} can only be ${listedSets(choices, { and: ' and ', or: ' or ', more: ', …' }, more)}`
      : `the ${rule} rules that out`,
  /** @param {string} rule */
  byGlobal: (rule) => `“${rule}” leaves no way to have them`,
  /** @param {string} unit @param {string} value */
  locked: (unit, value) => `in ${unit} only the marked cells can have ${value}, and they see it`,
  /** @param {number} cells */
  nakedSet: (cells) => `the ${cells} marked cells have only these values among them`,
  /** @param {string} rule */
  broken: (rule) => `The ${rule} cannot be obeyed any more: there is no solution.`,
  /** @param {string} kind @param {number} number */
  unit: (kind, number) => (kind === 'box' ? `region ${number}` : `${kind} ${number}`),

  // What the rules say about a cell.
  /** @param {string} sum */
  sum: (sum) => `sum ${sum}`,
  /** @param {number} step  to the other cell @param {number} columns @returns {string} */
  towards: (step, columns) =>
    step === columns
      ? 'the cell below'
      : step === -columns
        ? 'the cell above'
        : step > 0
          ? 'the cell on the right'
          : 'the cell on the left',
  /** @param {string} name @param {string} label @param {string} other */
  edge: (name, label, other) => `${withLabel(name, label)}, with ${other}`,
  /** @param {string} other */
  greater: (other) => `greater than ${other}`,
  /** @param {string} other */
  less: (other) => `less than ${other}`,
  /** @param {number} step  to the next cell @param {number} columns @returns {string} */
  direction: (step, columns) => {
    if (Math.abs(step) === 1) return step > 0 ? 'to the right' : 'to the left';
    if (Math.abs(step) === columns) return step > 0 ? 'downwards' : 'upwards';
    return `diagonally ${step > 0 ? 'downwards' : 'upwards'}`;
  },
  /** @param {string} name @param {string} label @param {string} direction */
  clue: (name, label, direction) => `clue outside: ${name} ${label}, ${direction}`,
  /** @param {string} name @param {string} label @param {number} at @param {number} of */
  onLine: (name, label, at, of) => `${withLabel(name, label)}, cell ${at} of ${of}`,
  /** @param {string} name @param {string} label @param {number} of */
  inCells: (name, label, of) => `${name}${of > 1 ? ` of ${of} cells` : ''}${label ? ` with ${label}` : ''}`,
  countsDistinct: 'counts different digits',
  /** @param {string} words @param {number} count */
  times: (words, count) => `${words} (${count} times)`,
};
