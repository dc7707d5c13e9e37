// English, for the panel that draws the rules of Sudoku variants: fetched with it.

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
