// English, for the dialogs and the table of puzzles, which are fetched when they are first opened.

import { counted, grouped, time } from './boards.js';
import grades from './grades.js';

export default {
  shareGame: 'With my entries and marks apart from the givens',
  newTitle: 'New puzzle',
  newHint: 'Made on this device, with exactly one solution.',
  grade: 'Grade',
  seed: 'Seed',
  seedTip: 'The same number makes the same puzzle.',
  anySeed: 'any',
  /** @param {string} seed */
  lastSeed: (seed) => `any; last: ${seed}`,
  stars: 'Stars a line',
  densities: { usual: 'As usual', few: 'Few', many: 'Many' },
  /** What there are few or many of. @type {Record<string, string>} */
  denseWith: {
    kakuro: 'White cells',
    nonogram: 'Black cells',
    tents: 'Tents',
    akari: 'Walls',
    mosaic: 'Black cells',
    minesweeper: 'Mines',
  },
  /** @type {Record<string, string>} */
  grades: { '': 'Any', ...grades.names },
  /** What has been made. @param {string} grade @param {number} givens */
  newName: (grade, givens) =>
    `${[grade, givens > 0 ? counted(givens, 'given') : ''].filter(Boolean).join('. ') || 'A new puzzle'}.`,
  symmetry: 'Symmetry',
  symmetries: {
    none: 'None',
    rotational: 'Half a turn',
    horizontal: 'Top and bottom',
    vertical: 'Left and right',
    diagonal: 'Diagonal',
    full: 'Full',
  },
  aboutSymmetry: 'Each given asks for its partner; a given that is taken away takes its partner with it',
  make: 'Make it',
  making: 'Looking for one…',
  newKind: 'Kind',
  newKinds: { classic: 'Classic', jigsaw: 'Jigsaw', killer: 'Killer' },
  newRules: 'Further rules',
  /** @param {{message: string}} error */
  failed: ({ message }) => message,
  notMade: 'None was found within a minute. Fewer rules may help.',
  savepointsTitle: 'Savepoints',
  savepointsHint: 'Keep the board as it stands, try something, and come back.',
  /** @param {string} name */
  recalled: (name) => `Back at “${name}”. Undo takes you back.`,
  savepointName: 'Name',
  /** @param {Date} [saved]  when that tab saved it */
  otherTab: (saved) =>
    `Another tab${saved ? `, ${saved.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}` : ''}`,
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

  // Watching.
  watchTitle: 'The search at work',
  replayTitle: 'Your game, replayed',
  gameLane: 'Your game',
  /** @param {number} move @param {number} moves */
  move: (move, moves) => `Move ${grouped.format(move)} of ${grouped.format(moves)}`,
  fullScreen: 'Full screen',
  watchBoard: 'The board being searched',
  watchStarting: 'Starting…',
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  stepBack: 'Step back',
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
  /** @param {number} nodes @param {number} solutions */
  searchedBefore: (nodes, solutions) =>
    `${counted(nodes, 'node')}${solutions > 0 ? `, ${counted(solutions, 'solution')}` : ''} before`,
  /** The signs of the drawn tree. */
  branches: { searched: 'searched', present: 'present', open: 'still open' },
  story: {
    start: 'Before the first choice. Step takes one; Play goes on by itself.',
    /** @param {string} unit @param {number} of @param {string} what @param {number} number */
    choice: (unit, of, what, number) => `Covering ${unit}: ${counted(of, 'way')}. Trying ${number} of ${of}: ${what}.`,
    back: 'That was a dead end: back up.',
    /** @param {number} items @param {number} options */
    unlinked: (items, options) => `Unlinked: ${counted(items, 'item')}, ${counted(options, 'option')}.`,
    /** @param {number} items @param {number} options */
    relinked: (items, options) => `Linked again: ${counted(items, 'item')}, ${counted(options, 'option')}.`,
    /** @param {number} number */
    solution: (number) => `Solution ${grouped.format(number)} is found. It is noted, and the search goes on.`,
    /** @param {number} nodes */
    many: (nodes) => `${counted(nodes, 'node')} further.`,
    /** @param {number} solutions */
    done: (solutions) => `The whole tree is searched: ${counted(solutions, 'solution')}.`,
  },

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
  gradingProgress: 'Puzzles graded',
  /** After the tally. @param {number} graded @param {number} all */
  gradedOf: (graded, all) => `, ${grouped.format(graded)} of ${grouped.format(all)} graded`,
  columns: { number: 'No.', verdict: 'Verdict', grade: 'Grade', nodes: 'Nodes', time: 'Time' },
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
  downloadCsv: 'Download CSV',

  // Import and share.
  importTitle: 'Import a puzzle',
  importHint: 'Paste digits in any layout or a link, or drop a file here. The puzzle is recognised.',
  importText: 'Puzzle text',
  chooseFile: 'Choose a file…',
  load: 'Load',
  shareTitle: 'Take this board with you',
  shareHint: 'The puzzle is in the link itself; nothing is stored anywhere.',
  shareLink: 'Link',
  shareSolution: 'With the solution shown',
  copy: 'Copy',
  shareText: 'As text',
  boardText: 'The board as text',
  notation: 'Notation',
  /** @param {string} notation */
  notWritten: (notation) => `This board cannot be written as “${notation}”.`,
  copyText: 'Copy text',
  downloadText: 'Download text',
  openIn: 'Open in',
  embedTitle: 'Embed in your own page',
  embedLine: 'A line of HTML',
  copyLine: 'Copy line',
  hostIt: 'To depend on nobody, host this file and change the address in the line:',
  sharePicture: 'As a picture',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  /** @param {string} name */
  downloaded: (name) => `Downloaded as ${name}.`,
  nothingDrawn: 'There is nothing to be drawn.',
  noPicture: 'This browser could not make the picture.',
  copied: 'Copied.',
  notCopied: 'The clipboard was refused: copy from the field.',
};
