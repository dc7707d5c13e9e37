// English. All strings that a board shows or speaks, on our page or on others. The strings that only the page needs
// are in page.js.

/**
 * What went wrong; `wording`: the message's sentence with {0}, {1}, … where it has values.
 * @typedef {{message: string, line?: number, column?: number, wording?: {pattern: string, values: string[]}}} Fault
 */

export const grouped = new Intl.NumberFormat('en');

/** @param {number | bigint} n @param {string} one @param {string} [many] */
export const counted = (n, one, many = `${one}s`) => `${grouped.format(n)} ${Number(n) === 1 ? one : many}`;

export const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** An approximate number with two digits. @param {number} n */
function large(n) {
  if (n < 1e6) return grouped.format(Number(n.toPrecision(2)));
  const [digits, exponent] = n.toExponential(1).split('e+');
  return `${digits} × 10${Array.from(exponent, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}

/** Browsers measure no finer. */
export const FINEST_MS = 0.1;

/** @param {number} ms */
export function time(ms) {
  if (ms < 10) return `${Math.max(ms, FINEST_MS).toFixed(1)} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

export default {
  lang: /** @type {'en' | 'zh'} */ ('en'),

  puzzles: {
    sudoku: 'Sudoku',
    variant: 'Sudoku variant',
    kakuro: 'Kakuro',
    queens: 'Queens',
    tiling: 'Tilings',
    cover: 'Exact cover',
  },

  solve: 'Solve',
  check: 'Check',
  count: 'Count',
  stop: 'Stop',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',

  /** The tooltips of buttons. */
  about: {
    solve: 'Find a solution',
    check: 'Is there exactly one?',
    count: 'How many are there?',
    marking: 'Pencil marks (Ctrl+M)',
    centred: 'Marks in the centre',
    choosing: 'Several cells at once',
  },

  /** How many of a digit are not on the board yet. @param {number} left @returns {string} */
  missing: (left) => (left > 0 ? `${grouped.format(left)} missing` : 'Complete'),
  /** The words under the icons of these. */
  words: { marking: 'Marks', centred: 'Centre', choosing: 'Several' },
  marking: 'Pencil marks',
  centred: 'Centre marks',
  choosing: 'Several cells',
  /** The notice when a mode is switched on or off. */
  mode: {
    /** @param {boolean} on @returns {string} */
    marking: (on) => (on ? 'Pencil: keys make small marks.' : 'Pen: keys fill cells.'),
    /** @param {boolean} on @returns {string} */
    centred: (on) => (on ? 'Pencil: keys make small marks in the centre.' : 'Pen: keys fill cells.'),
    /** @param {boolean} on @returns {string} */
    choosing: (on) =>
      on ? 'Choose the cells that the next key fills: press them or draw over them.' : 'One cell at a time.',
  },

  ask: 'Ask',
  board: 'Board',
  progress: 'Progress',
  answer: 'Answer',
  keypad: 'Keypad',
  erase: 'Erase',

  /** @param {number} row @param {number} column @param {string} what */
  cell: (row, column, what) => `row ${row}, column ${column}, ${what}`,
  empty: 'empty',
  /** @param {string} value */
  given: (value) => `given ${value}`,
  /** @param {string} value  that a person has entered */
  own: (value) => `placed ${value}`,
  /** @param {string[]} symbols @param {string[]} [centre]  those in the centre of the cell */
  marked: (symbols, centre = []) =>
    [
      'empty',
      symbols.length > 0 && `marked ${symbols.join(' ')}`,
      centre.length > 0 && `in the centre ${centre.join(' ')}`,
    ]
      .filter(Boolean)
      .join(', '),
  /** @param {string} value */
  found: (value) => `found ${value}`,
  /** @param {string} value @param {string} other */
  foundOr: (value, other) => `found ${value}, in the other solution ${other}`,
  /** @param {string} value */
  tried: (value) => `trying ${value}`,
  conflict: 'conflict',

  // Idle.
  invite: 'Type or paste a puzzle, then ask.',
  inviteToAsk: 'Ask for a solution, whether it is the only one, or how many there are.',
  clash: 'The marked cells clash: there is no solution.',

  // Running.
  running: {
    read: 'Reading…',
    why: 'Looking for the reason…',
    solve: 'Looking for a solution…',
    check: 'Looking for a second solution…',
    count: 'Counting…',
    list: 'Collecting solutions…',
    hint: 'Looking for a hint…',
    candidates: 'Looking for every value that is in some solution…',
  },
  /** @param {number | bigint | undefined} solutions  undefined when they are not being counted @param {number} nodes */
  soFar: (solutions, nodes) =>
    `${solutions === undefined ? counted(nodes, 'node') : counted(solutions, 'solution')} so far.`,

  /** @param {number} solutions @param {number} fraction */
  estimate: (solutions, fraction) =>
    `About ${large(solutions)} in all, ${fraction < 0.001 ? 'less than 0.1%' : percent.format(fraction)} done.`,

  // Hinted.
  /** @param {string} value */
  hinted: (value) => `hint ${value}`,
  /** @param {number} row @param {number} column @param {string} value */
  hintDigit: (row, column, value) => `Row ${row}, column ${column} is ${value}`,

  // Answered.
  solved: 'Solved.',
  none: 'No solution.',
  unique: 'Unique: exactly one solution.',
  multiple: 'Not unique: at least two solutions.',
  differing: 'They differ in the marked cells.',
  /** @param {bigint} count */
  counted: (count) => `Exactly ${counted(count, 'solution')}.`,
  /** @param {number} ms @param {number | bigint} found */
  stopped: (ms, found) =>
    `Stopped after ${time(ms)}: ${found ? `at least ${counted(found, 'solution')}` : 'no solution found yet'}.`,
  /** @param {{ms: number, nodes: number, engine: string}} stats */
  stats: ({ ms, nodes, engine }) => `${time(ms)}, ${counted(nodes, 'node')}, ${engine}.`,
  /** @param {{nodes: number, engine: string}} stats */
  work: ({ nodes, engine }) => `${counted(nodes, 'node')}, ${engine}.`,
  stale: 'This is about the board as it was when you asked.',
  firstSolution: 'First solution',
  secondSolution: 'Second solution',
  whichSolution: 'Which solution is shown',

  // Failed.
  /** @param {Fault} error */
  badInput: ({ message, line, column }) =>
    line === undefined || column === undefined
      ? `That could not be read: ${message}`
      : `That could not be read, line ${line}, column ${column}: ${message}`,
  /** @param {Fault} error */
  tooLarge: ({ message }) => `This goes beyond a limit: ${message}`,
  notRead: 'Stopped: the text was not read.',
  outOfMemory: 'The memory ran out before the answer was found.',
  /** @param {Fault} error */
  failed: ({ message }) => `The solver could not answer: ${message}`,
  /** @param {string} id */
  unknownPuzzle: (id) => `There is no kind of puzzle called “${id}” here.`,
};
