// English. Every word that the page shows or speaks is in this table.

const grouped = new Intl.NumberFormat('en');

/** @param {number | bigint} n @param {string} one @param {string} [many] */
const counted = (n, one, many = `${one}s`) => `${grouped.format(n)} ${Number(n) === 1 ? one : many}`;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** A rough number: two digits tell it. @param {number} n */
function large(n) {
  if (n < 1e6) return grouped.format(Number(n.toPrecision(2)));
  const [digits, exponent] = n.toExponential(1).split('e+');
  return `${digits} × 10${Array.from(exponent, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}

/** @param {number} ms */
function time(ms) {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

export default {
  title: 'Quadrille',
  help: 'Shift and arrows choose cells, Shift and digits make pencil marks; Ctrl+V pastes.',
  promise: 'Solved on this device. Your puzzle never leaves it.',
  embed: 'Put a board in your own page.',

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
  list: 'List',
  candidates: 'Candidates',
  hint: 'Hint',
  watch: 'Watch',
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
    list: 'Show every one',
    watch: 'See the search at work, step by step',
    hint: 'What can be filled in next, and why?',
    candidates: 'Which values are in some solution, and in how many?',
    marking: 'Pencil marks (Ctrl+M)',
    choosing: 'Several cells at once',
    fix: 'What is on the board now becomes the puzzle',
    restart: 'Back to the givens: takes away what you have entered',
  },

  marking: 'Pencil marks',
  choosing: 'Several cells',
  /** What a mode that was just switched on or off does. */
  mode: {
    /** @param {boolean} on @returns {string} */
    marking: (on) => (on ? 'Pencil: keys make small marks.' : 'Pen: keys fill cells.'),
    /** @param {boolean} on @returns {string} */
    choosing: (on) => (on ? 'Click or draw over the cells that a key is to go to.' : 'One cell at a time.'),
  },
  restart: 'Start over',
  fix: 'Fix givens',
  fixed: 'What is on the board is given now; what you enter from here on is yours.',
  savepoints: 'Savepoints',
  savepointsTitle: 'Savepoints',
  savepointsHint: 'Keep the board as it stands, try something, and come back.',
  savepointName: 'Name',
  /** @param {number} number */
  savepoint: (number) => `Savepoint ${number}`,
  keep: 'Keep',
  /** @param {string} name */
  recallNamed: (name) => `Return to ${name}`,
  recall: 'Return',
  /** @param {string} name */
  forgetNamed: (name) => `Forget ${name}`,
  forget: 'Forget',
  /** @param {string} name */
  kept: (name) => `Kept as “${name}”.`,
  /** @param {string} name */
  recalled: (name) => `Back at “${name}”. Undo leads away again.`,
  print: 'Print',

  ask: 'Ask',
  board: 'Board',
  size: 'Size',
  example: 'Example',
  ownBoard: 'Your own',
  engine: 'Engine',
  engines: { auto: 'auto', dlx: 'dlx', bits: 'bits' },
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  language: 'Language',
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
  own: 'yours',
  /** @param {string} symbols */
  marked: (symbols) => `empty, marked ${symbols.split('').join(' ')}`,
  /** @param {string} value */
  found: (value) => `found ${value}`,
  /** @param {string} value @param {string} other */
  foundOr: (value, other) => `found ${value}, in the other solution ${other}`,
  /** @param {string} value */
  tried: (value) => `trying ${value}`,
  conflict: 'conflict',
  /** A value and in how many solutions it is; atLeast: or in more. @param {string} value @param {number} count @param {boolean} atLeast */
  candidate: (value, count, atLeast) =>
    count === 0
      ? `${value} not known`.trim()
      : `${value} in ${grouped.format(count)}${atLeast ? ' or more' : ''} ${count === 1 && !atLeast ? 'solution' : 'solutions'}`.trim(),
  /** @param {string[]} all */
  mayHold: (all) => `candidates ${all.join(', ')}`,
  /** @param {string} value */
  only: (value) => `only ${value}`,
  /** @param {string} value */
  notIn: (value) => `${value} in no solution`.trim(),

  // Queens.
  queen: 'queen',
  otherQueen: 'empty, in the other solution a queen',
  attacked: 'attacked',
  crossed: 'crossed out',
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
  inviteToAsk: 'Ask whether there is a solution, the only one, or how many.',
  clash: 'Givens that clash are marked: as it stands, no solution is possible.',

  // Running.
  running: {
    solve: 'Looking for a solution…',
    check: 'Looking for a second solution…',
    count: 'Counting…',
    list: 'Collecting solutions…',
    hint: 'Looking for a hint…',
    candidates: 'Looking for every value that is in some solution…',
  },
  /** @param {number | bigint | undefined} solutions  undefined when they are not being counted @param {number} nodes */
  soFar: (solutions, nodes) =>
    solutions === undefined
      ? `${counted(nodes, 'node')} so far.`
      : `${counted(solutions, 'solution')} so far, ${counted(nodes, 'node')}.`,

  /** @param {number} solutions @param {number} fraction */
  estimate: (solutions, fraction) =>
    `About ${large(solutions)} solutions, ${fraction < 0.001 ? 'less than 0.1%' : percent.format(fraction)} done.`,

  // Hints.
  fillHint: 'Fill it in',
  /** @param {string} value */
  hinted: (value) => `hint ${value}`,
  /** @param {number} row @param {number} column @param {string} value */
  hintDigit: (row, column, value) => `Row ${row}, column ${column} is ${value}`,
  /** @param {number} row @param {number} column */
  hintQueen: (row, column) => `A queen stands in row ${row}, column ${column}`,
  /** @param {number} option */
  hintOption: (option) => `Option ${option} is chosen`,
  /** @param {{kind: string, number: number, name: string}} unit */
  unit: ({ kind, number, name }) =>
    ({ cell: 'the cell', across: `run ${number} across`, down: `run ${number} down`, item: `item ${name}` })[kind] ??
    `${kind} ${number}`,
  /** Why, by the rule. @type {Record<string, (unit: string, value: string) => string>} */
  because: {
    'last-cell': (unit) => `the last open cell of ${unit}`,
    'hidden-single': (unit, value) => `the only place for ${value} in ${unit}`,
    'naked-single': (_, value) => `no value but ${value} is left for it`,
    'only-square': (unit) => `the only square left in ${unit}`,
    'only-option': (unit) => `the only option left for ${unit}`,
  },
  /** @param {string} what @param {string} why @param {boolean} ahead  whether it takes a look one step ahead to see it */
  hintSays: (what, why, ahead) =>
    `${what}: ${why}${ahead ? ', since any other would leave something else without a value' : ''}.`,
  hintSolved: 'Nothing is left to fill in.',
  hintStopped: 'Stopped before a hint was found.',
  hintStuck: 'No simple rule applies here: the next step takes trying out. Candidates and Solve know more.',
  hintClash: 'What is on the board contradicts itself where marked: as it stands, no solution is possible.',
  /** @param {string} unit */
  hintNothing: (unit) => `Nothing fits any more in ${unit}, as marked: as it stands, no solution is possible.`,

  // Watching.
  watchTitle: 'The search at work',
  watchBoard: 'The board being searched',
  watchStarting: 'Starting…',
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  fromStart: 'Restart',
  speed: 'Speed',
  race: 'Race',
  /** @param {number} number */
  lane: (number) => `Search ${number}`,
  /** @param {number} speed */
  steps: (speed) => (speed === Number.POSITIVE_INFINITY ? 'Full speed' : `${counted(speed, 'step')} a second`),
  figures: {
    nodes: 'Nodes',
    speed: 'Nodes a second',
    depth: 'Depth / deepest',
    deadEnds: 'Dead ends',
    solutions: 'Solutions',
  },
  ladder: 'Choices in force',
  quietChoice: 'A choice that fills no cell',
  /** @param {number} number @param {number} of */
  tryOf: (number, of) => `try ${number} of ${of}`,
  story: {
    start: 'Before the first choice. Step takes one; Play goes on by itself.',
    /** @param {string} unit @param {number} of @param {string} what @param {number} number */
    choice: (unit, of, what, number) => `Covering ${unit}: ${counted(of, 'way')}. Trying ${number} of ${of}: ${what}.`,
    back: 'That was a dead end: back up.',
    /** @param {number} number */
    solution: (number) => `Solution ${grouped.format(number)} is found. It is noted, and the search goes on.`,
    /** @param {number} nodes */
    many: (nodes) => `${counted(nodes, 'node')} further.`,
    /** @param {number} solutions */
    done: (solutions) => `The whole tree is searched: ${counted(solutions, 'solution')}.`,
  },

  // Answered.
  solved: 'Solved.',
  none: 'No solution.',
  unique: 'Unique: exactly one solution.',
  multiple: 'Not unique: at least two solutions.',
  /** @param {{ms: number, nodes: number, engine: string}} stats */
  differing: ({ ms, nodes, engine }) => `${time(ms)}, ${counted(nodes, 'node')}, ${engine}. They differ where marked.`,
  /** @param {bigint} count */
  counted: (count) => `Exactly ${counted(count, 'solution')}.`,
  /** @param {number} cells  that have more than one value */
  candidatesFound: (cells) =>
    cells
      ? `The values that are in some solution: more than one in ${counted(cells, 'cell')}.`
      : 'The values that are in some solution.',
  /** @param {number} ms */
  candidatesStopped: (ms) => `Stopped after ${time(ms)}: some of these values may be in more solutions, or in none.`,
  solutions: 'solutions',
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
  /** @param {number} number @param {number} all */
  solutionOf: (number, all) => `${grouped.format(number)} of ${grouped.format(all)}`,
  downloadAll: 'Download',
  /** @param {number} most */
  mostListed: (most) => `The first ${grouped.format(most)} solutions; there are more.`,
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
  unknownPuzzle: (id) => `There is no kind of puzzle called “${id}” here.`,

  // A new version of the page.
  newVersion: 'New version',
  newVersionReady: 'A new version is ready. Your boards stay.',
  later: 'Later',
  update: 'Update',

  // A file of many puzzles.
  /** @param {number} puzzles @param {string} [file] */
  collection: (puzzles, file) => `${counted(puzzles, 'puzzle')}${file ? ` in ${file}` : ''}`,
  collectionStop: 'Stop checking',
  collectionClose: 'Close the list',
  collectionProgress: 'Puzzles checked',
  /** @param {Record<string, number>} verdicts how many of each @param {number} answered @param {number} all */
  tally: (verdicts, answered, all) =>
    [
      `${grouped.format(answered)} of ${grouped.format(all)} checked`,
      ...Object.entries({
        unique: 'unique',
        multiple: 'not unique',
        none: 'without a solution',
        error: 'could not be read',
        stopped: 'stopped',
      }).map(([verdict, words]) => (verdicts[verdict] ? `${grouped.format(verdicts[verdict])} ${words}` : '')),
    ]
      .filter(Boolean)
      .join(', '),
  columns: { number: 'No.', verdict: 'Verdict', nodes: 'Nodes', time: 'Time' },
  verdicts: {
    unique: '✓ unique',
    multiple: '≥ 2 solutions',
    none: '✗ none',
    error: '! unreadable',
    stopped: 'stopped',
  },
  /** @param {number} number */
  openPuzzle: (number) => `Open puzzle ${number}`,
  /** @param {number} n */
  number: (n) => grouped.format(n),
  time,
  pages: 'Pages',
  /** @param {number} page @param {number} pages */
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  downloadCsv: 'Download CSV',

  // Import and share.
  importTitle: 'Import a puzzle',
  importHint: 'Paste it in any notation, or drop a file here.',
  importText: 'Puzzle text',
  chooseFile: 'Choose a file…',
  load: 'Load',
  /** @param {string} format @param {string} [file] */
  readAs: (format, file) => `Read${file ? ` ${file}` : ''} as “${format}”.`,
  shareTitle: 'Take this board with you',
  shareHint: 'The puzzle is in the link itself; nothing is stored anywhere.',
  shareLink: 'Link',
  copy: 'Copy',
  shareText: 'As text',
  boardText: 'The board as text',
  notation: 'Notation',
  /** @param {string} notation */
  notWritten: (notation) => `This board cannot be written as “${notation}”.`,
  copyText: 'Copy text',
  downloadText: 'Download text',
  sharePicture: 'As a picture',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  /** @param {string} name */
  downloaded: (name) => `Downloaded as ${name}.`,
  nothingDrawn: 'There is nothing to be drawn.',
  copied: 'Copied.',
  notCopied: 'The clipboard was refused: copy from the field.',
};
