// English, for Sudoku variants only: fetched with that puzzle. Each kind of rule has a name and a sentence.

import { listed, listedSets } from './listed.js';

/** @typedef {string | ((n: number | string) => string)} Words  n: the number of the rule */

/** @type {Record<string, [name: Words, says: Words]>} */
const kinds = {
  AntiKnight: ['Anti-knight', 'Cells a knight’s move apart differ.'],
  AntiKing: ['Anti-king', 'Cells a king’s move apart differ.'],
  AntiTaxicab: ['Anti-taxicab', 'Two equal digits are never as many steps apart as their value.'],
  AntiConsecutive: ['Nonconsecutive', 'Neighbours never hold consecutive digits.'],
  GlobalEntropy: ['Global entropy', 'Every 2×2 square has a low, a middle and a high digit.'],
  GlobalMod: ['Global modulus', 'Every 2×2 square has one of 1, 4 and 7, one of 2, 5 and 8, and one of 3, 6 and 9.'],
  StrictKropki: ['All dots are given', 'Neighbours without a dot are neither consecutive nor in ratio 2.'],
  StrictXV: ['All X and V are given', 'Neighbours without an X or V add up to neither 10 nor 5.'],
  Windoku: ['Windoku', 'The shaded squares have every digit once.'],
  DisjointSets: ['Disjoint groups', 'No digit is at the same place of two boxes.'],
  DutchFlatmates: ['Dutch flatmates', 'Every 5 has a 1 directly above it or a 9 directly below it.'],
  Doppelganger: [
    'Doppelgänger',
    'Each row, column and box has 0 and misses one digit; at each 0 the three misses differ.',
  ],
  Jigsaw: ['Irregular regions', 'Each region has every digit once.'],
  Parity: ['Odd and even', 'A disc holds an odd digit, a square an even one.'],
  NoBoxes: ['No boxes', 'Only rows and columns count, and the regions that are drawn.'],
  RegionSameValues: ['Same values', 'All largest regions have the same set of digits.'],
  FullRankTies: ['Full rank ties', (ties) => `Lines that read the same number: ${ties}.`],
  Diagonal: ['Diagonals', 'The digits on a marked diagonal differ.'],
  Thermo: ['Thermometers', 'Digits increase from the bulb.'],
  SlowThermo: ['Slow thermometers', 'Digits increase from the bulb or stay the same.'],
  Renban: ['Renban lines', 'The digits of a purple line are consecutive, in any order.'],
  Entropic: ['Entropic lines', 'Any three neighbours on the line have a low, a middle and a high digit.'],
  RegionSumLine: ['Region sum lines', 'A blue line has the same sum in each box that it passes.'],
  Between: ['Between lines', 'Digits on the line are between those in its circles.'],
  Palindrome: ['Palindromes', 'A grey line reads the same from both ends.'],
  Zipper: [
    'Zipper lines',
    'Digits as far from the middle of the line have the same sum, which is the digit in the middle.',
  ],
  ValueIndexing: ['Value indexing', 'The second cell says how far along the line the first cell’s digit is.'],
  Arrow: ['Arrows', 'The digits along an arrow add up to the digit in its circle.'],
  DoubleArrow: ['Double arrows', 'The digits on the line add up to as much as the two circles.'],
  PillArrow: ['Pill arrows', 'The digits along an arrow add up to the number in its pill.'],
  EqualityCage: ['Equality cages', 'As many odd digits as even ones, and as many low as high ones.'],
  AllDifferent: ['Extra regions', 'Digits in a shaded region differ.'],
  CountingCircles: ['Counting circles', 'A digit in a circle says how many circles have it.'],
  WhiteDot: ['White dots', 'The two digits are consecutive.'],
  BlackDot: ['Black dots', 'One digit is twice the other.'],
  Difference: ['Difference dots', 'The two digits differ by the number in the white dot.'],
  Ratio: ['Ratio dots', 'One digit is as many times the other as the number in the black dot.'],
  PairSum: ['Pair sums', 'The two digits add up to the number between them.'],
  GreaterThan: ['Inequality', 'The sign points to the smaller digit.'],
  Maximum: ['Greatest cells', 'A grey cell is greater than its neighbours that a sign points to.'],
  Minimum: ['Least cells', 'A grey cell is less than its neighbours with a sign that points to it.'],
  X: ['X', 'The two digits add up to 10.'],
  V: ['V', 'The two digits add up to 5.'],
  Whisper: [(n) => `Whispers ≥ ${n}`, (n) => `Neighbours on the line differ by at least ${n}.`],
  Modular: [(n) => `Modulo ${n}`, (n) => `Any ${n} neighbours on the line have different remainders by ${n}.`],
  Lockout: [
    (n) => `Lockout ≥ ${n}`,
    (n) => `The diamonds differ by at least ${n}; no digit on the line is between them.`,
  ],
  SumLine: [(n) => `Sum lines ${n}`, (n) => `The line can be cut into parts that each add up to ${n}.`],
  Cage: ['Killer cages', 'Digits in a cage differ and add up to its number.'],
  RellikCage: ['Rellik cages', 'No digits of the cage add up to its number.'],
  Lunchbox: ['Lunchboxes', 'The digits between the smallest and the largest one add up to the number.'],
  Sum: ['Sums', 'The digits add up to the number; they may repeat.'],
  LittleKiller: ['Little killers', 'The digits along the arrow add up to the number; they may repeat.'],
  XSum: ['X-sums', 'The first X digits add up to the clue, where X is the first one.'],
  Skyscraper: ['Skyscrapers', 'The clue counts the digits that are greater than all before them.'],
  HiddenSkyscraper: ['Hidden skyscrapers', 'The clue is the first digit that is hidden behind a greater one.'],
  NumberedRoom: ['Numbered rooms', 'The clue is at the place that the first digit counts.'],
  FullRank: ['Full rank', 'All rows and columns, read as numbers from each end, are ranked: the clue is the rank.'],
  Sandwich: ['Sandwiches', 'The digits between the lowest and the highest value add up to the clue.'],
  ContainAtLeast: ['Contains', 'The cells contain at least these digits.'],
  ContainExact: ['Contains exactly', 'The cells contain each of these digits exactly as often as it is named.'],
  Quad: ['Quadruples', 'The digits in the circle are in the four cells around it.'],
  LookAndSay: ['Look-and-say', 'The clue names pairs: how many of which digit the cage has.'],
  SameValues: ['Clones', 'The shaded sets have the same digits.'],
  EqualSum: ['Equal sums', 'The sets have the same sum.'],
  CountDistinct: ['Distinct digits', 'The first cell counts the different digits of the others.'],
  Indexing: [
    'Indexing',
    'A digit says where in its row the number of its column is, or in its column that of its row.',
  ],
  Regex: ['Patterns', 'The digits along the line match a regular expression.'],
  NFA: ['State machines', 'A state machine accepts the digits along the line.'],
  Pair: ['Relations', 'A relation holds between neighbours on the line.'],
  PairX: ['Relations of all', 'A relation holds between any two cells of the line.'],
  Binary: ['Relations', 'A relation holds between neighbours on the line.'],
  BinaryX: ['Relations of all', 'A relation holds between any two cells of the line.'],
};

/** What one of them is called where a cell is spoken. @type {Record<string, string>} */
const one = {
  Windoku: 'windoku square',
  Diagonal: 'diagonal',
  Thermo: 'thermometer',
  SlowThermo: 'slow thermometer',
  Renban: 'renban line',
  Entropic: 'entropic line',
  RegionSumLine: 'region sum line',
  Between: 'between line',
  Palindrome: 'palindrome',
  Zipper: 'zipper line',
  ValueIndexing: 'value indexing line',
  Arrow: 'arrow',
  DoubleArrow: 'double arrow',
  PillArrow: 'pill arrow',
  EqualityCage: 'equality cage',
  AllDifferent: 'extra region',
  CountingCircles: 'counting circle',
  WhiteDot: 'white dot',
  BlackDot: 'black dot',
  Difference: 'difference dot',
  Ratio: 'ratio dot',
  PairSum: 'sum',
  Whisper: 'whisper',
  Modular: 'modular line',
  Lockout: 'lockout line',
  SumLine: 'sum line',
  Cage: 'cage',
  RellikCage: 'rellik cage',
  Lunchbox: 'lunchbox',
  Sum: 'sum',
  LittleKiller: 'little killer',
  XSum: 'X-sum',
  Skyscraper: 'skyscraper',
  HiddenSkyscraper: 'hidden skyscraper',
  NumberedRoom: 'numbered room',
  FullRank: 'full rank',
  Sandwich: 'sandwich',
  Quad: 'quadruple',
  LookAndSay: 'look-and-say cage',
  SameValues: 'clone',
  EqualSum: 'equal sum',
  CountDistinct: 'group of counted digits',
  ContainAtLeast: 'containing cage',
  ContainExact: 'exactly containing cage',
  Regex: 'pattern',
  NFA: 'state machine',
  Pair: 'relation',
  PairX: 'relation',
  Binary: 'relation',
  BinaryX: 'relation',
  Indexing: 'indexing cell',
  Maximum: 'greatest cell',
  Minimum: 'least cell',
};

/** @param {Words} words @param {number | string} number */
const worded = (words, number) => (typeof words === 'string' ? words : words(number));

/** @param {string} name @param {string} label */
const withLabel = (name, label) => (label ? `${name} ${label}` : name);

export default {
  /** The names of the examples. */
  examples: {
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

  rules: 'Rules',
  inWords: 'Rules in words, not checked',
  /** Of a relation between most neighbours of the board. */
  everywhere: 'This relation holds between neighbours all over the board, except where a sign stands.',
  /** @param {string} words */
  unchecked: (words) => `This puzzle also has rules in words, which are not checked: ${words}`,
  between: '; ',
  odd: 'odd',
  even: 'even',
  /** @param {string[]} values */
  only: (values) => `only ${listed(values, ' or ')}`,

  /**
   * @param {string} kind
   * @param {string} [own]  the setter's own name
   * @param {number | string} [number]
   * @returns {{name: string, says: string, one: string}}  one: as it is called where a cell is spoken
   */
  kind(kind, own, number = '') {
    const [name, says] = kinds[kind] ?? [kind, ''];
    const isNamed = own && kind !== 'Indexing';
    return {
      name: isNamed ? own : worded(name, number),
      says: worded(says, number),
      one: isNamed ? own : (one[kind] ?? worded(name, number)),
    };
  },

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
  broken: (rule) => `No way is left to obey the ${rule}: as it stands, no solution is possible.`,
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
