// English, for the page: the strings of boards (boards.js) and those of the page around them.

import board from './boards.js';

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
  candidates: 'Candidates',
  hint: 'Hint',
  rules: 'Rules',
  import: 'Import',
  share: 'Share',
  close: 'Close',

  hand: 'At hand',
  /** The drawer with everything that is not for play. */
  workshop: 'Workshop',

  // Play, Enter and Set.
  ways: { play: 'Play', enter: 'Enter', set: 'Set' },
  playIt: 'Play it',
  toList: 'Show the list',
  /** The rule of Sudoku in one line; those of other puzzles are in howto.js. */
  rule: 'Each digit once in each row, column and box.',
  locked: 'This is given. In Enter, givens can be changed.',
  notRight: 'Every cell is filled in, but a rule is broken.',
  confirmSolve: 'Show the whole solution? A hint shows one step.',
  showSolution: 'Show it',
  colours: 'Colours and pen',
  findMistakes: 'Find mistakes',
  showValues: 'Show candidates',
  /** The words under icons, and what is said of the drawer while it is closed. */
  words: {
    ...board.words,
    colours: 'Colour',
    mistakes: 'Mistakes',
    workshop: 'Workshop',
    inWorkshop: 'new · check · count · print',
  },
  new: 'New puzzle',
  fixed: 'What is on the board is given now; what you enter from here on is yours.',
  rescued: 'Another tab has another board of this kind. It is kept among the savepoints.',

  size: 'Size',
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  language: 'Language',

  // Listed.
  another: 'Next solution',
};
