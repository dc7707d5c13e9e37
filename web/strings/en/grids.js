// English, for grid puzzles: what is in cells, and what is said of it.

export default {
  /** @param {string} name */
  example: (name) => `Example of ${name}, solved`,
  ownFirst: 'A small kind to begin with',
  /**
   * What is said after the rule of the parameters of a board, by their names.
   * @type {Record<string, (values: string[]) => string>}
   */
  parameters: {
    stars: ([number]) => (number === '1' ? 'One star in each.' : `${number} stars in each.`),
    mines: ([number]) => `${number} mines.`,
    fleet: (ships) => `Fleet: ${ships.join(' ')}.`,
    letters: ([number]) => `Letters ${[...'abcdefghijklmnopqrstuvwxyz'].slice(0, Number(number)).join(' ')}.`,
    diagonals: () => 'The two long diagonals too.',
    parks: ([number = '1']) => (number === '1' ? 'One park in each line.' : `${number} parks in each line.`),
    different: ([answer]) => (answer === 'yes' ? 'No two rows and no two columns are equal.' : ''),
    fill: ([answer]) => (answer === 'no' ? 'Cells may stay empty.' : 'Every cell is used.'),
    level: () => 'Water is level in each pool of a tank.',
  },
  /** How clues are entered that are no values in cells, by their kinds. @type {Record<string, string>} */
  setting: {
    runs: 'Press beside a line and type its runs, as 3 1 2, then Enter. Or draw the picture.',
    regions: 'Drag inside a region to cut a new one out of it, or out of a region to enlarge it.',
    targets: 'Type the target of a cage in it, as 24*.',
    centres: 'Press where a circle is.',
    lines: 'Drag to make a thermometer, from its bulb on.',
    corners: 'Press a corner and type its number.',
    signs: 'Press between two cells for a sign, and again for the next one.',
    sides: 'Press beside the board and type; Enter leads on.',
  },
  /** What a board still lacks that is typed from paper. */
  lacking: {
    /** @param {number} across @param {number} down */
    runs: (across, down) => `The rows have ${across} shaded cells, the columns ${down}.`,
    /** @param {number} typed @param {number} all */
    numbers: (typed, all) => `${typed} of ${all} numbers.`,
    /** @param {number} area @param {number} all */
    areas: (area, all) => `The numbers add up to ${area} of ${all} cells.`,
    /** @param {string[]} numbers */
    partners: (numbers) => `Once only: ${numbers.join(', ')}.`,
    /** @param {number} drawn @param {number} all */
    regions: (drawn, all) => `${drawn} of ${all} regions.`,
    /** @param {number} open */
    targets: (open) => (open === 1 ? 'One cage has no target.' : `${open} cages have no target.`),
  },
  tokens: {
    shade: 'shaded',
    wet: 'water',
    dot: 'dot',
    cross: 'cross',
    filled: 'filled',
    star: 'star',
    lamp: 'lamp',
    mine: 'mine',
    tent: 'tent',
    water: 'water',
    ice: 'ice',
    lake: 'water',
    submarine: 'submarine',
    west: 'left end of a ship',
    east: 'right end of a ship',
    north: 'upper end of a ship',
    south: 'lower end of a ship',
    middle: 'middle of a ship',
    part: 'part',
    plus: 'plus',
    minus: 'minus',
    zero: '0',
    one: '1',
    ring: 'circle',
    disc: 'disc',
    circle: 'circle',
    triangle: 'triangle',
    square: 'square',
    balloon: 'balloon',
    ball: 'iron ball',
    uprightBar: 'upright line',
    levelBar: 'level line',
    upArrow: 'arrow up',
    downArrow: 'arrow down',
    leftArrow: 'arrow left',
    rightArrow: 'arrow right',
    sun: 'sun',
    moon: 'moon',
    black: 'black',
    white: 'white',
    halfNw: 'upper left half shaded',
    halfNe: 'upper right half shaded',
    halfSw: 'lower left half shaded',
    halfSe: 'lower right half shaded',
    inside: 'inside',
    outside: 'outside',
    'line-ns': 'line up and down',
    'line-ew': 'line left and right',
    'line-ne': 'line up and right',
    'line-nw': 'line up and left',
    'line-se': 'line down and right',
    'line-sw': 'line down and left',
    'end-n': 'end of a line from above',
    'end-e': 'end of a line from the right',
    'end-s': 'end of a line from below',
    'end-w': 'end of a line from the left',
    rising: 'rising slash',
    falling: 'falling slash',
    bridge: 'one bridge left and right',
    bridges: 'two bridges left and right',
    upright: 'one bridge up and down',
    uprights: 'two bridges up and down',
    centre: 'centre in this cell',
    centreRight: 'centre on the right border',
    centreBelow: 'centre on the lower border',
    centreCorner: 'centre at the lower right corner',
  },
  /** Keys of Set, by what they press. @type {Record<string, string>} */
  keys: {
    region: 'new region',
    '#': 'black cell',
    '?': 'unknown',
    T: 'tree',
    ' ': 'next run',
  },
  /** @param {string} colour @param {string} number */
  circle: (colour, number) => `${colour} circle${number ? ` ${number}` : ''}`,
  /** The same on a loop of pearls. @param {string} colour @param {string} number */
  pearl: (colour, number) => `${colour} pearl${number ? ` ${number}` : ''}`,
  /** @param {string} name  of what fills cells */
  brush: (name) => `Clicks and strokes fill in: ${name}.`,
  /** The keys that show less of a board, larger, or more. @type {Record<string, string>} */
  zooms: { ZoomIn: 'Zoom in', ZoomOut: 'Zoom out' },
  /** The direction in which a clue points, by keys of Set. @type {Record<string, string>} */
  arrows: { '^': 'up', v: 'down', '<': 'left', '>': 'right' },
  /** @param {number} row @param {number} column  from 1, one more than the cells have */
  corner: (row, column) => `corner ${row}, ${column}`,
  /** @param {string} number */
  island: (number) => `island ${number}`,
  /** The sides of a cell: above, left, right, below. */
  edgeNames: ['above', 'left', 'right', 'below'],
  edgeLine: 'line',
  edgeCross: 'cross',
  /** @param {string} side @param {string} state */
  edge: (side, state) => `edge ${side}: ${state}`,
  /** @param {string} side @param {string} state */
  segment: (side, state) => `${state} ${{ above: 'up', below: 'down' }[side] ?? side}`,
  /** Keys of the keypad. */
  lineLabel: 'Line',
  lineKey: 'line',
  crossKey: 'cross',
  bridgeLabel: 'Bridge',
  bridgeKey: 'bridge',
  noBridge: 'no bridge',
  /** What keys of the keyboard draw. */
  byKeys: {
    edges: 'Keys: N, W, E and S draw a line on that side of the cell; with Shift a cross.',
    lines: 'Keys: Shift and an arrow draw a line.',
    route: 'Drag the path from the first number on, or press arrow keys; Backspace takes it back.',
    path: 'Drag from a number, or press Shift and an arrow: the next cell gets the next number.',
    corners: 'Drag from a number, or press Shift and an arrow, Home, End or a Page key, to draw the next one.',
    pieces: 'Drag over the cells of a piece, or choose them with Shift and arrows and press Enter.',
  },
  /** How far along a path a cell is. @param {string} number */
  step: (number) => `step ${number} of the path`,
  erases: 'Taps and strokes erase.',
  // What a finger does that is held down.
  held: {
    edge: 'Hold a finger down to draw a cross.',
    cell: 'Hold a finger down to rule a cell out.',
    route: 'Drag from the first number on. A tap on the path takes back what comes after.',
    path: 'Drag from a number to give the next cells the next numbers.',
    pieces: 'Drag over the cells of a piece, or on from a piece. A tap takes a cell out.',
  },
  strikes: 'A tap on a clue beside the board crosses it out.',
  strikesByKey: 'Click a clue beside the board to cross it out, or go there by arrow keys and press Space.',
  /** What a button does. @param {string} clue @param {string} place */
  strike: (clue, place) => `cross out ${clue}, ${place}`,
  // What a hint says of a cell in which nothing is.
  noLine: 'no line',
  notShaded: 'not shaded',
  ruledOut: 'ruled out',
  /** @param {string} thing */
  without: (thing) => `no ${thing}`,
  /** @param {string} name  of what strokes draw */
  draws: (name) => `Taps and strokes draw: ${name}.`,
  closedEarly: 'This loop has closed too early.',
  /** Said of a clue that what is on the board meets. */
  met: 'met',
  outside: 'no cell',
  tree: 'tree',
  /** @param {string} number */
  wall: (number) => (number ? `wall ${number}` : 'wall'),
  /** @param {string} clue */
  clue: (clue) => `clue ${clue}`,
  /** @param {boolean} isColumn @param {number} number */
  line: (isColumn, number) => `${isColumn ? 'column' : 'row'} ${number}`,
  sides: { top: 'from above', bottom: 'from below', left: 'from the left', right: 'from the right' },
  none: 'none',
  /** What a sign says of a cell and the one beside it. @param {string} sign @param {number} side  as in edgeNames */
  sign: (sign, side) =>
    `${
      {
        ...{ '=': 'equal to', x: 'different from', '<': 'smaller than', '>': 'larger than' },
        ...{ ring: 'white dot to', disc: 'black dot to', bar: 'bar to' },
      }[sign] ?? sign
    } the cell ${['above', 'on its left', 'on its right', 'below'][side]}`,
  /** @param {string} region */
  region: (region) => `region ${region}`,
  /** @param {number} row @param {number} column @param {string} what */
  hint: (row, column, what) => `Row ${row}, column ${column}: ${what}`,
  // What a value of a cell says where a player draws parts of the board.
  /** @param {number[]} sides  above, left, right, below */
  joined: (sides) =>
    `joined to the cell ${sides
      .map((side) => ['above', 'on its left', 'on its right', 'below'][side])
      .join(' and the one ')}`,
  firstCell: 'the upper left cell of its rectangle',
  /** @param {number} row @param {number} column  half-way between cells too */
  ofCentre: (row, column) => `part of the galaxy with its centre at row ${row}, column ${column}`,
  /** @param {number} step  of a path; 0: both ways through the cell @param {boolean} isAfter */
  onRoute: (step, isAfter) =>
    step === 0
      ? 'Only two ways lead through this cell, and the path takes both.'
      : `The path has no other way ${isAfter ? 'to' : 'on from'} step ${step}.`,
  /** @param {string[]} numbers */
  onlyBeside: (numbers) => `No other empty cell is next to ${numbers.join(' and ')}.`,
  stop: '.', // of a sentence
  alone: 'The rules allow nothing else here.',
  looking: 'Otherwise a rule could not be obeyed.',
};
