// The puzzles of the page, in the order of their tabs. Adding one is its file and its line here, and its examples in examples.js. The
// first is part of the page; the others are fetched when they are opened, so that the first load does not grow with the catalog.

import { sudoku } from './sudoku.js';

/**
 * What a board's view knows of a puzzle. Its texts are in one notation, the canonical one: everything else that people
 * bring is turned into it by the solver's reader.
 *
 * @typedef {object} Puzzle
 * @property {Id} id  as in every layer
 * @property {string} notation  the name of the canonical notation
 * @property {string[]} sizes  such as '9×9', to choose a blank board from; none when the puzzle has no sizes
 * @property {string} usual  the size of an empty board, where nobody asks for another
 * @property {(text: string) => string} size
 * @property {(typed: string) => string | undefined} [readSize]  the size that was typed, for a puzzle of any size; the
 *   sizes are then a help only
 * @property {(size: string) => string} blank
 * @property {(text: string) => string} clear  the same board with nothing given
 * @property {(text: string) => boolean} accepts  whether a text is canonical, and can be drawn
 * @property {(text: string) => boolean} [canDraw]  whether a board of this canonical text can be drawn, where not every
 *   one can
 * @property {(text: string) => Key[]} keys  of the on-screen keypad
 * @property {(text: string) => boolean} clashes  whether the givens contradict each other at sight
 * @property {(text: string, cell: number, value: number) => string} tell  what a hint says of a cell, as "Row 3, column
 *   5 is 7"
 * @property {(value: number) => string} symbol  a value as it is drawn
 * @property {(text: string, cell: number, value: number) => string} [fill]  the text with a value in a cell, both as
 *   the solver counts them; where boards are filled in
 * @property {(view: View) => import('lit').TemplateResult} view  draws the puzzle and edits it
 *
 * @typedef {{key: string, label: string, name: string}} Key  a key as pressed, shown, and spoken
 *
 * @typedef {object} View
 * @property {string} text
 * @property {Layers} layers
 * @property {string} label
 * @property {boolean} [readonly]  whether it is only to be looked at
 * @property {Mode} [mode]
 *
 * @typedef {{marking: boolean, choosing: boolean}} Mode  marking: keys make pencil marks; choosing: clicks choose
 *   several cells
 *
 * @typedef {object} Layers  what is drawn over the text, or told apart in it, texts in the canonical notation
 * @property {string} [givens]  the text as it was brought, where that gave anything: what differs is a person's own
 * @property {string} [marks]  pencil marks, as in session/marks.js
 * @property {string} [found]  a solution
 * @property {string} [other]  another one, to mark the differences
 * @property {string} [tried]  the board that the running search is at
 * @property {number[]} [covered]  of an exact cover that is searched: the items that are covered, from 0
 * @property {number[]} [hidden]  and the options that are out of its matrix
 * @property {import('../board/annotations.js').Insight} [insight]  a hint, or the true candidates
 */

/** @typedef {keyof import('../strings/strings.js').Strings['puzzles']} Id */

/** @typedef {{id: Id, load: () => Promise<Puzzle>}} Entry */

/** @type {Entry[]} */
export const catalog = [
  { id: 'sudoku', load: async () => sudoku },
  { id: 'queens', load: async () => (await import('./queens.js')).queens },
  { id: 'kakuro', load: async () => (await import('./kakuro.js')).kakuro },
  { id: 'cover', load: async () => (await import('./cover.js')).cover },
];
