// English, for the library and the gallery of solutions.

import { counted, grouped } from './boards.js';

/** @type {Record<string, string>} */
const types = {
  Easy: 'Easy',
  Medium: 'Medium',
  Hard: 'Hard',
  Expert: 'Expert',
  Extreme: 'Extreme',
  Jigsaw: 'Jigsaw',
  Killer: 'Killer',
};
/** @type {Record<string, string>} */
const states = { new: 'Not started', started: 'Started', finished: 'Finished' };

/** @param {number} size @param {string} type  '' where there is none */
const set = (size, type) => [types[type], `${size}×${size}`].filter(Boolean).join(' ');

export default {
  title: 'Library',
  kind: 'Kind',
  grids: 'Grid puzzles',
  /** What there is of a kind. */
  set,
  all: 'All',
  choice: 'Size and type',
  show: 'Show',
  states,
  /** @param {string} puzzle @param {number} size @param {string} type @param {number} number @param {string} state */
  name: (puzzle, size, type, number, state) =>
    `${set(size, type)} ${puzzle} number ${number}${state === 'new' ? '' : `, ${states[state].toLowerCase()}`}`,
  /** @param {number} finished @param {number} all */
  tally: (finished, all) => `${grouped.format(finished)} of ${counted(all, 'puzzle')} finished`,
  nothing: 'There are none of these.',
  kept: 'What you play is kept on this device only.',
  forget: 'Forget what I played',
  forgetAll: 'Forget all of it',
  forgotten: 'Nothing is kept any more.',

  // The course.
  learn: 'Learn',
  course: 'Twenty lessons, from singles to chains. Each board needs its technique; a hint names it.',
  /** @param {number} number @param {string} technique @param {number} finished @param {number} boards */
  lesson: (number, technique, finished, boards) => `${number}. ${technique}: ${finished} of ${boards} boards finished`,
  /** @param {string} technique @param {number} number @param {string} state */
  board: (technique, number, state) =>
    `${technique}, board ${number}${state === 'new' ? '' : `, ${states[state].toLowerCase()}`}`,
  explained: 'With a picture',
  goOn: 'Go on',

  // The gallery.
  gallery: 'Queens solved',
  upToSymmetry: 'Up to symmetry',
  /** @param {number} all @param {number} classes */
  solutions: (all, classes) => `${counted(all, 'solution')}, ${classes} up to rotation and reflection.`,
  /** @param {number} number @param {string} columns */
  solution: (number, columns) => `Solution ${number}: queens in columns ${columns}`,
};
