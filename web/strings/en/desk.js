// English, for the desk: the puzzles of the day, unfinished boards, ways to enter one, and all kinds.

import { counted } from './boards.js';

export default {
  locale: 'en',

  // Today.
  today: 'Five puzzles made from the date, on this device. The same for everybody.',
  killer: 'Killer',
  /** @type {Record<string, string>} */
  grades: { Easy: 'Easy', Medium: 'Medium' },
  making: 'Being made…',
  notMade: 'It could not be made. Press to try again.',
  play: 'Play',
  goOn: 'Go on',
  finished: 'Finished',
  allFinished: 'All five are finished. There are new ones tomorrow.',
  statistics: 'Statistics',
  week: 'The last seven days',
  /** @param {string} day @param {number} finished @param {number} all */
  dayOfWeek: (day, finished, all) => `${day}: ${finished} of ${all} finished`,

  // Continue.
  continue: 'Continue',
  /** @param {number} placed @param {number} [of] */
  howFar: (placed, of) => (of ? `${Math.floor((100 * placed) / of)}%` : `${placed} placed`),
  /** @param {number} number */
  showAll: (number) => `Show all ${number}`,

  // Enter one.
  enter: 'Enter one',
  paper: 'From paper',
  paste: 'Paste a link',
  file: 'From a file',
  empty: 'Empty board',
  rules: 'Your own rules',

  // All kinds.
  allKinds: 'All kinds',
  find: 'Find a puzzle by name',
  placeholder: 'Find a puzzle',
  families: {
    digits: 'Digits',
    shading: 'Shading',
    loops: 'Loops and lines',
    regions: 'Regions',
    placing: 'Placing',
    packing: 'Packing',
    cover: 'Exact cover',
  },
  /** What families of one kind have. */
  has: { packing: 'Pentominoes, Soma cube, calendars', cover: 'The matrix, and your own' },
  all: 'All, A–Z',
  found: 'Found',
  /** @param {number} number */
  foundNumber: (number) => `${counted(number, 'puzzle')} found.`,
  noneFound: 'No puzzle has that name.',
  similarFound: 'No puzzle has that name. These have one like it.',
  /** @param {string} name */
  alsoCalled: (name) => `also: ${name}`,
  failed: 'The board could not be fetched. Is there a network?',
};
