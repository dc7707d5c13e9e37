// English, for the page: what is not needed for a first answer. Fetched with the first file that says some of it.

import board, { counted, grouped, time } from './boards.js';

export default {
  // Play, Enter and Set.
  live: {
    typed: 'Type a puzzle, as from paper. You will see when it has one solution.',
    typedInRows: 'Type row by row; 0, Space or Erase leaves a cell blank. You will see when there is one solution.',
    notYet: 'Not one solution yet.',
    mistyped: 'No solution: something is mistyped.',
    one: 'One solution.',
    unknown: 'It takes too long to say whether there is one solution.',
    nothingGiven: 'Nothing is given. In Enter you type a puzzle.',
    checking: 'What you type is given.',
    full: 'A complete and correct board.',
    none: 'No solution.',
    unique: 'Unique: exactly one solution.',
    /** @param {number} count */
    several: (count) => `${counted(count, 'solution')}.`,
    /** @param {number} count */
    atLeast: (count) => (count ? `At least ${counted(count, 'solution')}.` : 'Counting the solutions takes too long.'),
  },
  /** @param {number} entries  that were placed in Play, while the board is entered or set */
  putAside: (entries) =>
    entries === 1
      ? '1 entry is put aside; Play brings it back.'
      : `${grouped.format(entries)} entries are put aside; Play brings them back.`,
  /** @param {number | undefined} added */
  madeUnique: (added) =>
    added === undefined
      ? 'Nothing was found: there is no solution, or there are too many.'
      : `${counted(added, 'given')} added.`,
  /** @param {number | undefined} taken */
  tookAway: (taken) =>
    taken === undefined
      ? 'Only a puzzle with exactly one solution can lose givens.'
      : `${counted(taken, 'given')} removed.`,
  /** @param {number} wrong */
  mistakes: (wrong) => (wrong ? `${counted(wrong, 'mistake')}, marked on the board.` : 'No mistakes so far.'),
  trial: {
    says: ['On trial.', 'Keep all you fill in now, or take it back.'],
    keep: 'Keep it',
    takeBack: 'Take it back',
  },
  // What the board could do for a person.
  offers: {
    rulesOut: {
      says: 'You rule out a lot by hand. Shall the board do what is obvious by itself?',
      yes: 'Yes, by itself',
    },
    inColours: { says: 'Shall each line have a colour of its own, until all are one?', yes: 'Yes, in colours' },
  },
  no: 'No',
  noMistakes: 'The givens do not have exactly one solution, so nothing can be called a mistake.',
  /** @param {boolean} isPossible  whether there is a solution with all entries @returns {string} */
  possible: (isPossible) =>
    isPossible
      ? 'No mistakes so far: there is a solution with all your entries.'
      : 'There is a mistake somewhere: no solution has all your entries.',
  asked: 'its partner is given',

  // Saving.
  unsaved:
    'This browser has no room left to keep this board: it will be gone with this tab. Share can save it as a file.',
  unread: 'Something that was saved here could not be read. It is put aside, not deleted.',
  downloadUnread: 'Download it',

  // Candidates.
  /** @param {number} cells  that have more than one value */
  candidatesFound: (cells) =>
    cells
      ? `The values that are in some solution: more than one in ${counted(cells, 'cell')}.`
      : 'The values that are in some solution.',

  // Counts.
  /** @param {bigint} solutions  that are counted @param {number} nodes */
  interrupted: (solutions, nodes) => `A count of this board was interrupted: ${board.soFar(solutions, nodes)}`,
  goOn: 'Go on',
  fromPicture: 'From a picture',
  addRules: 'Add rules',
  forgetCount: 'Forget it',
  /** @param {number} ms */
  candidatesStopped: (ms) => `Stopped after ${time(ms)}: some of these values may be in more solutions, or in none.`,
  solutions: 'solutions',

  // Hints.
  /** @param {{kind: string, number: number, name: string}} unit */
  unit: ({ kind, number, name }) => ({ cell: 'the cell', item: `item ${name}` })[kind] ?? `${kind} ${number}`,

  // Listed.
  /** @param {number} number @param {number} all */
  solutionOf: (number, all) => `${grouped.format(number)} of ${grouped.format(all)}`,
  downloadAll: 'Download',
  gallery: 'Gallery',
  /** @param {bigint} classes */
  classes: (classes) => `Up to rotation and reflection: ${grouped.format(classes)}.`,
  /** @param {number} most */
  mostListed: (most) => `The first ${grouped.format(most)} solutions; there are more.`,

  // Why.
  why: 'Why?',
  notNeeded: 'What is not needed?',
  /** @param {number} clues */
  conflict: (clues) =>
    clues === 0
      ? 'The rules alone leave no solution.'
      : clues === 1
        ? 'This contradicts the rules:'
        : `These ${clues} contradict each other, and none of them can be left out:`,
  /** @param {string} what  as "Row 1, column 2 is 3" @param {number} clues */
  because: (what, clues) =>
    clues === 0
      ? `${what}, by the rules alone.`
      : `${what}, because of ${clues === 1 ? 'this' : `these ${clues}, none of which can be left out`}:`,
  /** @param {number} clues @param {number} together */
  spare: (clues, together) =>
    clues === 0
      ? 'Everything is needed.'
      : clues === 1
        ? 'This is not needed:'
        : `Each of these ${clues} can be left out, and ${together} of them together:`,
  open: 'There are several solutions, and leaving out a clue would not make them fewer.',
  whyStopped: 'Stopped before the reason was found.',
  smallest: 'There is no smaller set.',
  showClue: 'Show it on the board',
  leaveOut: 'Leave it out',
  change: 'Change…',
  changeIt: 'Change it',
  /** @param {string} number */
  changeTo: (number) => `Change to ${number}`,
  /** @param {string} clue @param {string} from @param {string} to */
  mend: (clue, from, to) => `With ${to} instead of ${from} there is one solution: ${clue}.`,
  /** @param {string} words  of a clue, as core has them */
  clue: (words) => words,

  // A new version of the page.
  newVersion: 'New version',
  newVersionReady: 'A new version is ready. Your boards stay.',
  later: 'Later',
  update: 'Update',
  previous: 'Previous',
  next: 'Next',
};
