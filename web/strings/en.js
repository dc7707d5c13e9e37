// English. Every word that the page shows or speaks is in this table.

const grouped = new Intl.NumberFormat('en');

/** @param {number | bigint} n @param {string} one @param {string} [many] */
const counted = (n, one, many = `${one}s`) => `${grouped.format(n)} ${Number(n) === 1 ? one : many}`;

/** @param {number} ms */
function time(ms) {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

export default {
  title: 'Quadrille',
  help: 'Arrow keys move, digits fill, Delete empties, Ctrl+Z takes back, Ctrl+V pastes a whole puzzle.',
  promise: 'Solved on this device. Your puzzle never leaves it.',

  puzzle: 'Puzzle',
  puzzles: {
    sudoku: 'Sudoku',
    queens: 'Queens',
    kakuro: 'Kakuro',
    cover: 'Exact cover',
  },

  solve: 'Solve',
  check: 'Check',
  count: 'Count',
  stop: 'Stop',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  import: 'Import',
  share: 'Share',
  close: 'Close',

  /** What a question is for, told by its button. */
  about: {
    solve: 'Find a solution',
    check: 'Is there exactly one?',
    count: 'How many are there?',
  },

  ask: 'Ask',
  board: 'Board',
  size: 'Size',
  example: 'Example',
  ownBoard: 'Your own',
  engine: 'Engine',
  engines: { auto: 'auto', dlx: 'dlx', bits: 'bits' },
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  progress: 'Progress',
  answer: 'Answer',
  keypad: 'Keypad',
  erase: 'Erase',

  /** Names of a puzzle's examples, by the key that the puzzle gives them. */
  examples: {
    first: 'A first one',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    fiendish: 'Fiendish',
    sparse: '17 givens',
    several: 'Several solutions',
    large: 'Large, 16×16',
    giant: 'Giant, 25×25',
    impossible: 'Impossible',
    colours: 'With colours',
    langford4: 'Langford, 4 pairs',
    langford8: 'Langford, 8 pairs',
    queens6: '6 queens',
    scott: 'Scott’s pentominoes',
    kakuro14: 'Large, 14×14',
    kakuro22: 'Giant, 14×22',
    large50: 'Large, 50×50',
    empty100: 'Empty, 100×100',
  },

  /** @param {number} row @param {number} column @param {string} what */
  cell: (row, column, what) => `row ${row}, column ${column}, ${what}`,
  empty: 'empty',
  /** @param {string} value */
  given: (value) => `given ${value}`,
  /** @param {string} value */
  found: (value) => `found ${value}`,
  /** @param {string} value @param {string} other */
  foundOr: (value, other) => `found ${value}, in the other solution ${other}`,
  /** @param {string} value */
  tried: (value) => `trying ${value}`,
  conflict: 'conflict',

  // Queens.
  queen: 'queen',
  otherQueen: 'empty, in the other solution a queen',
  attacked: 'attacked',
  placeQueen: 'Queen',
  arrows: ['Left', 'Up', 'Down', 'Right'],

  // Kakuro.
  black: 'black',
  /** @param {string} down @param {string} across */
  clue: (down, across) => ['clue', down && `${down} down`, across && `${across} across`].filter(Boolean).join(', '),
  toggleBlack: 'Black cell',
  otherHalf: 'The other sum',

  // Exact cover.
  coverText: 'Items and options',
  /** @param {number} option @param {string} item @param {string} what */
  coverCell: (option, item, what) => `option ${option}, item ${item}, ${what}`,
  covers: 'covered',
  /** @param {string} colour */
  coversIn: (colour) => `covered, colour ${colour}`,
  chosen: 'chosen',
  chosenOptions: 'Chosen options',
  nothingChosen: 'The options of a solution are listed here.',
  /** @param {number} items @param {number} options */
  coverSize: (items, options) => `${counted(items, 'item')}, ${counted(options, 'option')}`,
  /** @param {number} drawn */
  drawnOnly: (drawn) => `The first ${grouped.format(drawn)} options are drawn.`,

  // Idle.
  invite: 'Type, paste or click a puzzle in, then ask.',
  clash: 'Givens that clash are marked: as it stands, no solution is possible.',

  // Running.
  running: {
    solve: 'Looking for a solution…',
    check: 'Looking for a second solution…',
    count: 'Counting…',
  },
  /** @param {number | bigint | undefined} solutions  undefined when they are not being counted @param {number} nodes */
  soFar: (solutions, nodes) =>
    solutions === undefined
      ? `${counted(nodes, 'node')} so far.`
      : `${counted(solutions, 'solution')} so far, ${counted(nodes, 'node')}.`,

  // Answered.
  solved: 'Solved.',
  none: 'No solution.',
  unique: 'Unique: exactly one solution.',
  multiple: 'Not unique: at least two solutions.',
  /** @param {{ms: number, nodes: number, engine: string}} stats */
  differing: ({ ms, nodes, engine }) => `${time(ms)}, ${counted(nodes, 'node')}, ${engine}. They differ where marked.`,
  /** @param {bigint} count */
  counted: (count) => `Exactly ${counted(count, 'solution')}.`,
  /** @param {number} ms @param {number | bigint} found */
  stopped: (ms, found) =>
    `Stopped after ${time(ms)}: ${found ? `at least ${counted(found, 'solution')} found` : 'no solution found yet'}; not complete.`,
  /** @param {{ms: number, nodes: number, engine: string}} stats */
  stats: ({ ms, nodes, engine }) => `${time(ms)}, ${counted(nodes, 'node')}, ${engine}.`,
  /** @param {{nodes: number, engine: string}} stats */
  work: ({ nodes, engine }) => `${counted(nodes, 'node')}, ${engine}.`,
  stale: 'This is about the board as it was when you asked.',
  firstSolution: 'First solution',
  secondSolution: 'Second solution',
  whichSolution: 'Which solution is shown',

  // Failed.
  /** @param {{message: string, line?: number, column?: number}} error */
  badInput: ({ message, line, column }) =>
    line === undefined
      ? `That could not be read: ${message}`
      : `That could not be read, line ${line}, column ${column}: ${message}`,
  tooLarge: 'This puzzle is larger than the solver can hold.',
  outOfMemory: 'The memory ran out before the answer was found.',
  /** @param {string} message */
  failed: (message) => `The solver could not answer: ${message}`,
  /** @param {string} id */
  unknownLink: (id) => `This link is about a kind of puzzle that is not known here: “${id}”.`,

  // Import and share.
  importTitle: 'Import a puzzle',
  importHint: 'Paste it in any notation, or drop a file here.',
  importText: 'Puzzle text',
  chooseFile: 'Choose a file…',
  load: 'Load',
  /** @param {string} format */
  readAs: (format) => `Read as “${format}”.`,
  shareTitle: 'A link to this board',
  shareHint: 'The puzzle is in the link itself; nothing is stored anywhere.',
  shareLink: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The clipboard was refused: copy the link from the field.',
};
