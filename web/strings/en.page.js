// English, for the page: the strings of boards (en.js) and those of the page around them.

import board, { counted, grouped } from './en.js';

export default {
  ...board,

  title: 'Quadrille',
  keys: 'Keys: ?',
  promise: 'Solved on this device; nothing is sent.',
  embed: 'Put a board in your own page',
  embedPage: 'embed.html',
  techniques: 'Techniques',
  techniquesPage: 'techniques/index.html',
  api: 'Reference for programs',

  puzzle: 'Puzzle',
  tabs: { ...board.puzzles, variant: 'Variants' },
  desk: 'Desk',
  deskTip: 'Today’s puzzles, your boards, and every kind',
  list: 'List',
  candidates: 'Candidates',
  hint: 'Hint',
  watch: 'Watch',
  learn: 'Learn',
  rules: 'Rules',
  import: 'Import',
  share: 'Share',
  close: 'Close',

  /** The names of the groups of tools. */
  groups: {
    play: 'While playing',
    set: 'While setting',
    puzzle: 'This board',
    explore: 'Look deeper',
    exchange: 'Save, share',
  },
  more: 'More',
  hand: 'At hand',
  lift: 'All tools',

  // Play, Enter and Set.
  way: 'Play, enter or set',
  ways: { play: 'Play', enter: 'Enter', set: 'Set' },
  playIt: 'Play it',
  toList: 'Show the list',
  /** @param {number} givens @param {number} entries */
  placed: (givens, entries) =>
    [givens > 0 && counted(givens, 'given'), entries > 0 && `${grouped.format(entries)} placed`]
      .filter(Boolean)
      .join(', '),
  /** @param {string} typed @param {string} [extent] */
  noSize: (typed, extent) => `“${typed}” is not a size in ${extent}.`,
  /** The rule of Sudoku in one line; those of other puzzles are in en.howto.js. */
  rule: 'Each digit once in each row, column and box.',
  locked: 'This digit is given. In Enter, givens can be changed.',
  notRight: 'Every cell is filled in, but a rule is broken.',
  confirmSolve: 'Show the whole solution? A hint shows one step.',
  showSolution: 'Show it',
  fillMarks: 'Fill marks',
  clearsMarks: 'Tidy marks',
  timer: 'Timer',
  advance: 'Auto-advance',
  colours: 'Colours and pen',
  makeUnique: 'Make unique',
  takeAway: 'Take away',
  changing: 'Looking…',
  findMistakes: 'Find mistakes',
  showValues: 'Show candidates',
  /** The words under icons. */
  words: { ...board.words, advance: 'Auto', colours: 'Colour', library: 'Library', new: 'New', lift: 'Tools' },
  new: 'New puzzle',
  library: 'Library',
  restart: 'Start over',
  fix: 'Fix givens',
  fixed: 'What is on the board is given now; what you enter from here on is yours.',
  savepoints: 'Savepoints',
  /** @param {string} name */
  recalled: (name) => `Back at “${name}”. Undo takes you back.`,
  rescued: 'Another tab has another board of this kind. It is kept among the savepoints.',
  print: 'Print',
  statistics: 'Statistics',

  size: 'Size',
  example: 'Example',
  ownBoard: 'Your own',
  /** What an example list offers of the other puzzles in its tab. @type {Record<string, string>} */
  kinds: { sudoku: 'Classic Sudoku…', variant: 'Variants: cages, lines, dots…' },
  engine: 'Engine',
  engines: { auto: 'auto', dlx: 'dlx', bits: 'bits' },
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  language: 'Language',

  /** The names of examples, by the keys in puzzles/*.examples.js. */
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
    kakuro14: 'Large, 14×14',
    kakuro22: 'Giant, 14×22',
    large50: 'Large, 50×50',
    empty100: 'Empty, 100×100',
  },

  // Listed.
  another: 'Next solution',
};
