// English, for importing: why something cannot be read, and the preview where it is in doubt what it is.

import { counted } from './boards.js';

/** @param {number} line @param {number} [column] */
const unread = (line, column) => `That could not be read, line ${line}${column ? `, column ${column}` : ''}:`;

export default {
  whichOne: 'Which one is meant?',
  /** Said of a text with several lines of rules. @param {number} lines */
  asOne: (lines) => `One puzzle with the rules of all ${lines} lines`,
  /** @param {number} lines */
  asMany: (lines) => `${lines} puzzles, one a line`,
  isItRight: 'Is this the board?',
  cancel: 'Cancel',
  /** @param {string} puzzle @param {string} size @param {number} [givens] */
  facts: (puzzle, size, givens) =>
    [`${puzzle} ${size}`.trim(), ...(givens === undefined ? [] : [counted(givens, 'given')])].join(', '),

  known: 'Digits in any layout can be read, and links of f-puzzles, SudokuPad, penpa-edit, puzz.link and others.',

  // A nonogram of a picture.
  fromPicture: 'A nonogram from a picture',
  pictureHint: 'Or paste or drop a picture. Nothing is sent.',
  noPicture: 'This browser cannot read that as a picture.',
  size: 'Size',
  darkness: 'How much is dark',
  preview: 'The picture as a nonogram',
  asking: 'Looking for a second solution…',
  changing: 'Looking for cells to change…',
  notFound: 'No few cells were found that would do. Another size or darkness may.',
  /** @param {number | undefined} open  cells that solutions do not agree about */
  solutions: (open) => {
    if (open === undefined) return 'Whether it has one solution takes too long to find out.';
    return open === 0 ? 'One solution.' : `More than one solution: they differ in ${counted(open, 'cell')}.`;
  },
  /** @param {number} cells */
  changed: (cells) => `${counted(cells, 'cell')} changed.`,
  fewCells: 'Make it unique by few cells',
  changeBack: 'Take the changes back',
  stop: 'Stop',

  /** By the code of the problem (core/reading/recognition.hpp). */
  problems: {
    /** @param {{quoted: string}} problem */
    unknown: ({ quoted }) => `That could not be read: “${quoted}” is in no form that is known here.`,
    /** @param {{line: number, quoted: string, found: number, side: number}} fault */
    'row-length': ({ line, quoted, found, side }) =>
      `${unread(line)} the row “${quoted}” has ${counted(found, 'cell')}; the other rows have ${side}.`,
    /** @param {{line: number, found: number, side: number}} fault */
    'row-count': ({ line, found, side }) =>
      `${unread(line)} the board ends after ${counted(found, 'row')} of ${side} cells; it needs ${side} rows.`,
    /** @param {{line: number, quoted: string, found: number, side: number}} fault */
    'cell-count': ({ line, quoted, found, side }) =>
      `${unread(line)} “${quoted}” has ${counted(found, 'cell')}; a board of ${side}×${side} has ${side * side}.`,
    /** @param {{line: number, column: number, quoted: string, side: number}} fault */
    symbol: ({ line, column, quoted, side }) =>
      `${unread(line, column)} “${quoted}” is neither 1 to ${side} nor a blank (. 0 - _ *).`,
    empty: () => 'There is nothing in it.',
    picture: () =>
      'This is a picture; paste the digits or a link. To make a nonogram of it, open an empty nonogram first.',
    pdf: () => 'This is a PDF document; paste the digits or a link.',
    archive: () => 'This is an archive or a spreadsheet: unpack it, or copy its cells and paste them.',
    /** @param {{host: string}} problem */
    'short-link': ({ host }) =>
      `This link has only a name, and ${host} keeps the puzzle. Open it there, and copy the long link or the digits.`,
    /** @param {{name: string}} problem */
    foreign: ({ name }) =>
      `This is a puzzle of ${name}, whose form is not read here. If it can be opened in SudokuPad or f-puzzles, copy ` +
      'the link there.',
    /** @param {{key: string}} problem */
    layout: ({ key }) => `This JSON has “${key}”, and no board that is known here.`,
    /** @param {{key: string}} problem */
    irregular: ({ key }) => `This JSON has “${key}” that are not the usual boxes. They cannot be read from JSON.`,
    drawing: () => 'This drawing of penpa-edit has what no puzzle has that is read from there.',
    /** @param {{host: string}} problem */
    'unknown-link': ({ host }) => `This is a link to ${host}, and no puzzle is in the link itself. Nothing is fetched.`,
  },
};
