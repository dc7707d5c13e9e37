// English, for the panel that draws the rules of Sudoku variants: fetched with it.

/** @type {Record<string, string>} */
const kinds = {
  Cage: 'Cage',
  AllDifferent: 'Extra region',
  Clone: 'Clone',
  Region: 'Region',
  Sum: 'Sum',
  WeightedSum: 'Weighted sum',
  RellikCage: 'Rellik cage',
  EqualityCage: 'Equality cage',
  Lunchbox: 'Lunchbox',
  CountingCircles: 'Counting circles',
  ContainAtLeast: 'Contains',
  ContainExact: 'Contains exactly',
  LookAndSay: 'Look-and-say',
  CountDistinct: 'Distinct digits',
  EqualSum: 'Equal sums',
  SameValues: 'Same digits',
  Thermo: 'Thermometer',
  SlowThermo: 'Slow thermo',
  Whisper: 'Whispers',
  Renban: 'Renban',
  Palindrome: 'Palindrome',
  Arrow: 'Arrow',
  DoubleArrow: 'Double arrow',
  PillArrow: 'Pill arrow',
  Between: 'Between',
  Lockout: 'Lockout',
  RegionSumLine: 'Region sum',
  Zipper: 'Zipper',
  SumLine: 'Sum line',
  Entropic: 'Entropic',
  Modular: 'Modular',
  ValueIndexing: 'Value indexing',
  Regex: 'Pattern',
  NFA: 'State machine',
  WhiteDot: 'White dot',
  BlackDot: 'Black dot',
  X: 'X',
  V: 'V',
  GreaterThan: 'Inequality',
  Quad: 'Quad',
  Odd: 'Odd',
  Even: 'Even',
  Minimum: 'Minimum',
  Maximum: 'Maximum',
  ColumnIndexing: 'Column indexing',
  RowIndexing: 'Row indexing',
  LittleKiller: 'Little killer',
  Sandwich: 'Sandwich',
  XSum: 'X-sum',
  Skyscraper: 'Skyscraper',
  HiddenSkyscraper: 'Hidden skyscraper',
  NumberedRoom: 'Numbered room',
  FullRank: 'Full rank',
};

/** @param {string} kind */
const nameOf = (kind) => kinds[kind] ?? kind;

/** @param {number} count */
const cells = (count) => (count === 1 ? '1 cell' : `${count} cells`);

export default {
  title: 'Edit rules',
  close: 'Close the rules',
  undo: 'Undo',
  redo: 'Redo',
  families: 'Kinds of rules',
  family: {
    board: 'Board',
    areas: 'Areas',
    lines: 'Lines',
    dots: 'Dots',
    cells: 'Cells',
    outside: 'Outside',
  },
  nameOf,
  /** @type {Record<string, string>} */
  globals: {
    DiagonalDown: 'Diagonal ╲',
    DiagonalUp: 'Diagonal ╱',
    AntiKnight: 'Anti-knight',
    AntiKing: 'Anti-king',
    AntiTaxicab: 'Anti-taxicab',
    AntiConsecutive: 'Nonconsecutive',
    Windoku: 'Windoku',
    DisjointSets: 'Disjoint groups',
    NoBoxes: 'No boxes',
    GlobalEntropy: 'Entropy',
    GlobalMod: 'Modulus',
    StrictKropki: 'All dots given',
    StrictXV: 'All X and V given',
    RegionSameValues: 'Same digits',
    DutchFlatmates: 'Dutch flatmates',
    Doppelganger: 'Doppelgänger',
    RankTiesNone: 'No rank ties',
    RankTiesAny: 'Rank ties anywhere',
  },

  boxes: 'Boxes',
  inWords: 'Rules in words',
  aboutWords: 'One rule a line. They are shown, and not checked.',
  removeDrawn: 'Remove what is only drawn',
  newBoard: 'New board',
  rows: 'Rows',
  columns: 'Columns',
  lowest: 'Lowest value',
  values: 'Values',
  asLong: 'as long',
  makeBoard: 'Start this board',

  /** What to do with a tool, by its gesture. */
  how: {
    path: 'Drag along the cells, or touch one after the other.',
    set: 'Drag over the cells, or touch one after the other.',
    region: 'Drag over the cells of a region, or touch them one by one.',
    sets: 'Drag over the cells of each set, or touch them one by one.',
    clone: 'Drag over the cells, then touch where the copy begins.',
    edge: 'Touch the border between two cells.',
    corner: 'Touch a corner between four cells.',
    cell: 'Touch cells, or drag over them.',
    side: 'Touch beside a row or column; arrow keys lead there too.',
    diagonal: 'Touch outside, where a diagonal begins; arrow keys lead there too.',
  },
  /** @type {Record<string, string>} */
  first: {
    Thermo: 'Begin at the bulb.',
    SlowThermo: 'Begin at the bulb.',
    Arrow: 'Begin at the circle.',
    PillArrow: 'Begin in the pill.',
    ValueIndexing: 'First the digit, then how far along the line it is again.',
    CountDistinct: 'Begin at the cell that counts the others.',
    GreaterThan: 'By keys: the greater cell first.',
  },
  keys: 'Space adds the cell with the cursor, Enter ends, Escape cancels.',

  done: 'Done',
  endSet: 'End this set',
  cancel: 'Cancel',
  placeCopy: 'Now touch where the first cell of the copy belongs.',
  number: {
    sum: 'Sum',
    difference: 'Difference',
    ratio: 'Ratio',
    modulus: 'Modulus',
    clue: 'Clue',
    length: 'Cells of the pill',
    values: 'Digits',
    counts: 'How many of which digit, such as 1223',
    pattern: 'Regular expression, such as [12]+9?',
    code: 'Code, as Interactive Sudoku Solver writes it',
  },
  any: 'any',

  /** Why a rule cannot have the cells that were drawn. @type {Record<string, string>} */
  misfit: {
    EqualityCage: 'An equality cage needs an even number of cells.',
    EqualSum: 'Equal sums need at least two sets.',
    SameValues: 'This needs at least two sets of the same size, with two cells or more.',
    PillArrow: 'The pill must read to the right or downwards, and the arrow goes on beyond it.',
    Clone: 'The copy must be on the board and apart from the first set.',
  },
  /** What a number or text must be. */
  wrong: {
    /** @param {number} least @param {number} most */
    number: (least, most) => `This needs a whole number from ${least} to ${most}.`,
    /** @param {number} most @param {number} lowest @param {number} highest */
    values: (most, lowest, highest) => `This needs up to ${most} digits from ${lowest} to ${highest}.`,
    counts: 'This needs pairs of digits, each second digit once. 1223 is one 2 and two 3s.',
    pattern: 'This needs a regular expression without spaces.',
    code: 'This needs a code of letters, digits, hyphens and underscores.',
  },
  reverse: 'Turn around',
  remove: 'Delete',
  /** @param {number} count */
  drawn: (count) => `Drawn rules (${count})`,
  /** @param {string} name @param {string} value @param {string} from  the first cell @param {number} count */
  figure: (name, value, from, count) =>
    `${name}${value === '' ? '' : ` ${value}`}, ${count === 0 ? 'whole board' : `${cells(count)} from ${from}`}`,
  /** @param {number} size @param {number} whole */
  wrongRegion: (size, whole) => `A region has ${size} cells instead of ${whole}.`,

  candidates: 'Candidates',
  aboutCandidates: 'Which values are in some solution, and in how many?',
  verdict: {
    none: 'No solution',
    unique: 'Exactly one solution',
    multiple: 'Several solutions',
    unknown: 'Takes over a second',
    checking: 'Checking…',
    failed: 'Cannot be checked',
  },

  /** What has just happened. */
  says: {
    /** @param {string} name */
    added: (name) => `${name} added`,
    /** @param {string} name */
    removed: (name) => `${name} deleted`,
    /** @param {string} name */
    changed: (name) => `${name} changed`,
    /** @param {string} name @param {number} count */
    cells: (name, count) => `${name}, ${cells(count)}`,
    /** @param {string} name @param {number} count */
    sets: (name, count) => `${name}, ${count === 1 ? '1 set' : `${count} sets`}`,
    /** @param {string} name */
    cancelled: (name) => `${name} cancelled`,
    /** @param {string} name @param {number} count */
    short: (name, count) => `${name} needs at least ${cells(count)}`,
    /** @param {string} name */
    nowhere: (name) => `${name} does not fit there`,
    /** @param {string} name */
    number: (name) => `${name}: enter its value`,
    /** @param {string} name */
    selected: (name) => `${name} selected`,
    /**
     * @param {number} row  from 1; 0 is above the board
     * @param {number} column
     * @param {number} rows
     * @param {number} columns
     */
    spot(row, column, rows, columns) {
      const side = [
        row < 1 ? 'above' : row > rows ? 'below' : '',
        column < 1 ? 'left' : column > columns ? 'right' : '',
      ];
      const [upright, level] = side;
      if (upright && level) return `corner, ${upright} ${level}`;
      return upright ? `${upright} column ${column}` : `${level} of row ${row}`;
    },
  },
};
