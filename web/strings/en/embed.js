// English, for the page of examples, embed.html. Tags stand as in HTML.

export default {
  title: 'Quadrille in your page',
  description: 'Puzzle boards and their solver for your own page: as an element, in a frame, or by script.',
  home: 'Puzzles',
  other: '中文',
  lead: 'Boards that can be filled in and asked about, solved in the reader’s browser. One tag, no server.',
  promise:
    'Everything on this page is live, and the code beside it is the code that runs. Nothing is sent, and nothing is ' +
    'asked of another site.',
  code: 'The code',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected',
  reference: 'Reference',

  puzzles: 'Every puzzle',
  puzzlesAbout:
    'One tag, from the package’s <code>quadrille/element</code>. The text in the tag, or in ' +
    '<code>value</code>, is the ' +
    'puzzle in any notation. Readers see it until the element has loaded. The solver is fetched when it is first ' +
    'needed, and all boards of a page share it.',
  sudoku: 'Sudoku',
  sudokuAbout: 'From 4×4 to 36×36.',
  variant: 'Sudoku variants',
  variantAbout: 'Sixty kinds of rules. Here neighbours on a green line differ by at least 5.',
  kakuro: 'Kakuro',
  kakuroAbout: 'Sums across and down; no digit twice in a sum.',
  queens: 'Queens',
  queensAbout: 'Complete the board so that no queen attacks another.',
  tiling: 'Tilings',
  tilingAbout: 'Twelve pentominoes in a box: 2,339 ways.',
  grid: 'Grid puzzles',
  gridAbout:
    'Star battle, nonogram, KenKen, slitherlink and forty more: the first line names the genre, or ' +
    '<code>puzzle</code> does.',
  cover: 'Exact cover',
  coverAbout: 'Choose rows so that every column has exactly one mark.',

  waysBefore: 'In ',
  waysAfter: ' ways.',
  form: 'A board in a form',
  formAbout:
    'The board is a field: it has a <code>label</code>, its <code>value</code> is submitted by its <code>name</code> ' +
    'and reset, and a disabled <code>fieldset</code> disables it. Here a puzzle is checked before it is sent.',
  yourPuzzle: 'Your puzzle',
  send: 'Send',
  reset: 'Reset',
  sent: 'Sent:',
  notUnique: 'A puzzle has exactly one solution. Fill in more cells.',
  readonly: 'A board to look at',
  readonlyAbout:
    'With <code>readonly</code> the board can only be looked at; without <code>controls</code> the page around it ' +
    'asks. The theme is the page’s own, or <code>light</code> or <code>dark</code>.',
  reveal: 'Show yesterday’s solution',
  attributes: 'Attributes and properties',
  methods: 'Methods',
  events: 'Events',
  eventsAbout: 'what happened is in <code>detail</code>',
  style: 'Style',
  styleAbout:
    'As wide as its container. Colours and letters by <code>--ink</code>, <code>--paper</code>, ' +
    '<code>--accent</code>, ' +
    '<code>--wrong</code>, <code>--rule</code>, <code>--numerals</code> and their like, set on the tag; more by ' +
    '<code>::part(board)</code>, <code>controls</code>, <code>button</code>, <code>answer</code>, ' +
    '<code>status</code>, ' +
    '<code>progress</code>, <code>text</code>',
  frame: 'A frame',
  frameAbout:
    'Where no script may be added, put the page itself into a frame. <code>sandbox</code> separates it ' +
    'from everything ' +
    'else. With <code>?embed</code> it shows the board and its questions only. Page and frame send each other ' +
    'messages. The frame accepts them only from the page around it, and answers only to the origin of the first ' +
    'message.',
  sixQueens: 'Six queens',
  askFrame: 'Ask the frame',
  frameSays: 'The frame says:',
  toFrame: 'To the frame',
  fromFrame: 'From the frame',
  script: 'The solver alone',
  scriptAbout:
    'No board, only answers: <code>solve</code>, <code>check</code>, <code>count</code>, <code>list</code> and ' +
    '<code>batch</code>, in a worker, to be stopped at any time.',
  tenQueens: 'In how many ways can 10 queens stand so that none attacks another?',
};
