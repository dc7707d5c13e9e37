// English, for the end of a game and the statistics.

import { counted } from './boards.js';

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });
const weekday = (/** @type {'narrow' | 'long'} */ style) =>
  new Intl.DateTimeFormat('en', { weekday: style, timeZone: 'UTC' });

export default {
  complete: 'Complete!',
  /** @param {string} time  '' where it is not known @param {number} [hints]  where that is known */
  measured: (time, hints) =>
    `${[time, hints === 0 ? 'No hints' : hints && counted(hints, 'hint')].filter(Boolean).join(', ')}.`,
  completed: 'All rules are obeyed.',
  first: 'The first of this size',
  /** @param {string} time */
  faster: (time) => `Your best at this size, by ${time}`,
  hints: 'Hints',
  grade: 'Grade',
  bestBefore: 'Best before',
  week: 'The last seven days',
  /** @param {string} day */
  letter: (day) => weekday('narrow').format(Date.parse(day)),
  /** @param {string} day @param {boolean} isPlayed */
  day: (day, isPlayed) => `${weekday('long').format(Date.parse(day))}: ${isPlayed ? 'finished' : 'none'}`,
  next: 'Next puzzle',
  making: 'Looking for one…',
  stop: 'Stop',
  notMade: 'None was found within a minute.',
  share: 'Share it',
  copied: 'A line of text and the link are on the clipboard.',
  shared: 'Shared.',
  notShared: 'This could be neither shared nor copied.',
  replay: 'Replay',
  statistics: 'Statistics',
  /** The line that is shared: nothing in it says what the solution is. @param {string[]} parts */
  line: (parts) => parts.join(' · '),
  noHints: 'no hints',
  /** @param {number} hints */
  withHints: (hints) => counted(hints, 'hint'),

  // Statistics.
  nothingYet: 'No game has been finished yet.',
  /** @param {number} games @param {number} now @param {number} longest */
  summary: (games, now, longest) =>
    `${counted(games, 'game')} finished. Streak: ${counted(now, 'day')}; the longest: ${counted(longest, 'day')}.`,
  forgiving: 'A day off does not end a streak; two in a row do.',
  kept: 'All of this is on this device only.',
  columns: { kind: 'Puzzle', finished: 'Finished', withoutHints: 'Without hints', best: 'Best', mean: 'Mean' },
  atTheEnd: 'While playing and at the end',
  showTime: 'Show the time while playing',
  sound: 'Sound at the end',
  vibration: 'Vibration at the end',

  // Everything as one file.
  oneFile: 'All your work as one file',
  oneFileHint: 'Boards, savepoints, finished games, the library and what you have chosen.',
  save: 'Save a file',
  open: 'Add a file',
  notOurs: 'This is not a file that was saved here.',
  tooLarge: 'This file is larger than what a browser can keep.',
  /** @param {number} games @param {number} boards @param {number} points @param {number} others */
  willAdd(games, boards, points, others) {
    const all = [
      games && counted(games, 'finished game'),
      boards && counted(boards, 'board'),
      points && counted(points, 'savepoint'),
      others && counted(others, 'other entry', 'other entries'),
    ].filter((each) => typeof each === 'string');
    return all.length > 0 ? `This adds ${list.format(all)}.` : 'Everything in this file is here already.';
  },
  /** @param {number} boards */
  willKeep: (boards) =>
    boards === 0 ? '' : `${counted(boards, 'board')} of the file will be savepoints, as there is work on yours.`,
  nothingLost: 'Nothing that is here is changed or removed.',
  add: 'Add it',
  noRoom: 'There was no room for all of it. What is missing is still in your file.',
  /** @param {Date} saved */
  fromFile: (saved) => `From a file of ${saved.toLocaleDateString('en', { dateStyle: 'medium' })}`,
};
