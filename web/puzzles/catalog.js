// The puzzles of the page, in the order of their tabs. A new puzzle needs a file of its own, a line here, and examples
// in examples.js. The first puzzle is part of the page. The others are fetched when they are opened, so the first load
// does not grow with the catalog.

import { gridIds } from '../session/grid-ids.js';
import { sudoku } from './sudoku.js';

/**
 * A puzzle as the page knows it, in the words of a language. All texts here are in the puzzle's canonical notation.
 * The worker converts every other notation that people import.
 *
 * @typedef {object} Puzzle
 * @property {Id} id  the same word in every layer
 * @property {import('quadrille').NotationName} notation  the name of the canonical notation
 * @property {string} name
 * @property {boolean} [isGenre]  whether it is found among all puzzles, and has no tab before it has been opened
 * @property {string[]} sizes  of blank boards, such as '9×9'; empty when the puzzle has no sizes
 * @property {string} usual  the default size
 * @property {(text: string) => string} size
 * @property {(typed: string) => string | undefined} [readSize]  the size that a person typed, for a puzzle of any size;
 *   `sizes` are then suggestions
 * @property {string} [extent]  the smallest and the largest size that can be typed
 * @property {('rulesOut' | 'inColours')[]} [helps]  what a person may want to see: what is impossible
 *   (web/grids/ruled-out.js), and each line in a colour of its own
 * @property {boolean} [isMade]  whether new puzzles of the kind can be made (parts/new-dialog.js)
 * @property {number} [scale]  the highest rating of a board for a person, where ratings are known: that of Sudoku
 *   Explainer, or 5 for ratings by reasons
 * @property {(size: string, like?: string) => string} blank  like: a board of which it has the rules
 * @property {(text: string) => string} clear  the same board with nothing given
 * @property {(text: string) => boolean} accepts  whether a text is canonical and can be drawn
 * @property {(text: string) => {message: string, line: number, column: number} | undefined} [faultIn]  why a text that
 *   a person types cannot be on a board, in core's words; left out when views type nothing of the kind
 * @property {boolean} [judgedByCore]  whether only core knows if an accepted text is right: then the worker reads texts
 *   that come from outside in any case
 * @property {(text: string) => boolean} [canDraw]  whether the board of a canonical text can be drawn; left out when
 *   every board can. It throws where the text is of another kind
 * @property {(text: string) => Key[]} keys  of the on-screen keypad
 * @property {(text: string, isSet: boolean) => string[]} [keyNames]  what the sheet of keys has of a board, by names of
 *   its rows; left out where digits are typed, and where the sheet has a list of the puzzle
 * @property {(text?: string) => string} [setting]  how a board is entered and set, where that has to be said; '' if not
 * @property {(text: string) => string} [missing]  what a puzzle that is typed still lacks, where that is known; else ''
 * @property {Filling} [filling]  what a person fills in; of a puzzle that has Play, Enter and Set (session/game.js)
 * @property {(text: string, isQuiet?: boolean) => boolean} clashes  whether givens contradict each other directly;
 *   isQuiet: and that is to be seen
 * @property {(text: string, cell: number, value: number) => string} describe  the sentence about a value in a cell,
 *   such as "Row 3, column 5 is 7"
 * @property {(text: string, cell: number) => [row: number, column: number]} [place]  of a cell, both from 1; left out
 *   when cells are no squares
 * @property {(value: number, text?: string, cell?: number) => string} symbol  the symbol of a value on a board, or what
 *   it is called in a cell
 * @property {(text: string, cell: number, value: number) => string} [fill]  the text with a value in a cell,
 *   both numbered as in the package's hints; left out when a board is not filled in
 * @property {Question[]} [questions]  that the page asks about it; left out when it asks all
 * @property {(text: string, edges: HintEdge[]) => string} [draw]  the text with edges that a hint says
 * @property {(text: string, candidates: {cell: number, value: number}[]) => string} [eliminate]  the text without some
 *   candidates, numbered as in the package's hints
 * @property {(text: string, hint: import('quadrille').Hint) => string | undefined} [explain]  the sentence about a hint
 *   that only this puzzle has; undefined for the others
 * @property {(text: string, clue: Pick<Clue, 'text' | 'cells'>) => string | undefined} [nameOfClue]  what a clue is
 *   called, where core's words are not for people
 * @property {(text: string) => string[]} [rules]  of a kind that is a text: its rules, a line each
 * @property {(text: string, rule: string) => string} [quoted]  a rule of a kind that is a text, with signs for values
 * @property {(text: string) => {id: Id, text: string} | undefined} [plainer]  the same board as one of a simpler kind
 *   of the family; undefined when it needs this kind
 * @property {(plain: string) => string | undefined} [fromPlain]  the board of a simpler puzzle of the family
 * @property {(text: string) => boolean} [claims]  whether a text is meant to be of this kind although it cannot be
 *   read: then this kind says what is wrong
 * @property {boolean} [saysNotation]  whether a link whose text is not canonical says how it was read
 * @property {(text: string) => string | undefined} [rule]  the rule in one line, where the board says it itself
 * @property {(text: string) => string | undefined} [title]  what a board is called, where its rules have one name
 * @property {(text: string, hint: import('quadrille').Hint) => string | undefined} [why]  a sentence in place of the
 *   rules from which a hint's value follows
 * @property {(text: string) => ('rulesOut' | 'inColours')[]} [offers]  those of `helps` that would save work now
 * @property {(text: string) => string} [hintedOn]  the board with what its clues say outright, on which a hint builds
 * @property {(text: string, hasKeys: boolean) => string | undefined} [byHand]  a sentence about the keys that draw, or
 *   about the fingers, if there is something to know
 * @property {(text: string) => string[]} [parameters]  sentences about what the board says besides its rule, such as
 *   the number of stars
 * @property {(text: string) => string[]} [notes]  sentences about the board that belong to every answer
 * @property {(text: string) => string} [remark]  what is to be said about a board after an edit; '' without anything
 * @property {boolean} [symmetry]  whether there are often many solutions, which are also counted up to symmetry
 * @property {(text: string, solution: string) => string} [withSolution]  the text with a solution in it, for a link
 *   that shows it
 * @property {(view: View) => import('lit').TemplateResult} view  draws the puzzle and edits it
 *
 * @typedef {object} Filling  how a person fills in a board, place by place: a place is a cell, or a row of queens
 * @property {(text: string) => string[]} read  what is in each place; '' where something can be filled in
 * @property {(text: string, values: string[]) => string} write  the board with other values in its places
 * @property {(text: string) => string[]} symbols  what can be filled in, in the order of the keypad
 * @property {(text: string) => number | undefined} [times]  how often each symbol is in a solution, if always equally
 * @property {(text: string, solution: string) => string[]} solved  what each place has in a solution
 * @property {(text: string) => string | undefined} [rested]  the board with what is left open empty, where a person may
 *   leave that out and all clues that are known here are satisfied; undefined where nothing is open
 * @property {(text: string, cell: number) => number[]} [peers]  the cells that cannot have the same symbol as a cell;
 *   left out where pencil marks are not symbols
 * @property {(text: string) => string[][]} [fitting]  by place, the symbols that fit at first sight; left out where
 *   these are all that no peer has
 *
 * @typedef {object} Key  a key of the keypad
 * @property {string} key  what it presses
 * @property {string} label  what it shows
 * @property {string} name  what it is called
 * @property {boolean} [isForSetting]  whether it only changes what is given: the keypad lacks it in Play
 * @property {boolean} [isForPlaying]  whether it is nothing that can be given: the keypad lacks it in Enter and Set
 * @property {string} [brush]  what is said when it is chosen: clicks and strokes then fill it in; left out where it is
 *   filled in at the cursor
 * @property {string} [erases]  of a brush: what is said when Erase is chosen, which is one, too
 *
 * @typedef {object} View
 * @property {string} text
 * @property {Layers} layers
 * @property {string} label
 * @property {boolean} [readonly]  whether a person can only look at the board
 * @property {Mode} [mode]
 *
 * @typedef {{marking: boolean, centred?: boolean, choosing: boolean, brush?: string, hand?: Hand}} Mode  marking: keys
 *   make pencil marks; centred: these go to the centre of a cell; choosing: clicks select several cells; brush: what
 *   clicks and strokes fill in, if one is chosen, or ERASER (board/hand.js); hand: pointer and keys paint
 *
 * @typedef {import('../board/painting.js').PaintHand} Hand
 *
 * @typedef {object} Layers  what is drawn over the text or marked in it; texts are in the canonical notation
 * @property {string} [givens]  the text as it was imported; what differs from it is a person's own entry. undefined
 *   when the board has no givens
 * @property {string} [marks]  pencil marks, as in session/marks.js
 * @property {Set<number>} [wrong]  the places of entries that are not in the only solution of the givens
 * @property {boolean} [rulesOut]  whether what is impossible is shown as ruled out
 * @property {boolean} [inColours]  whether each line along edges has a colour of its own until it is finished
 * @property {boolean} [isQuiet]  whether a person who plays has asked for no mistakes to be marked
 * @property {string} [found]  a solution
 * @property {Record<string, number>} [variables]  of that solution: the values beside the board, by name
 * @property {string} [other]  another solution; cells that differ are marked
 * @property {string} [tried]  the present board of the running search
 * @property {number[]} [covered]  of an exact cover that is being searched: the covered items, from 0
 * @property {number[]} [hidden]  and the options that are hidden
 * @property {{covered: number[], hidden: number[]}} [before]  both before the last move of a search that is watched
 * @property {number | null} [newest]  the cell of the last choice of a search that is watched
 * @property {import('../board/annotations.js').Annotations} [annotations]  a hint, or the true candidates
 * @property {import('../board/paint.js').Paint} [paint]  colours, lines and crosses of a person who plays
 * @property {{places: Set<number>, styles: string}} [trial]  the places that a trial has filled in, and how they look
 * @property {boolean} [isFinished]  whether a person has solved the puzzle
 * @property {boolean} [isSet]  whether the board is being set: then clues are changed
 * @property {boolean} [isSaidBeside]  whether the page says the parameters of the board beside it
 */

/**
 * @typedef {keyof BoardStrings['puzzles']} Drawn
 * @typedef {Drawn | typeof gridIds[number] | 'grid'} Id
 */

/** @import { BoardStrings } from '../strings/board-strings.js' */
/** @typedef {import('../grids/edges.js').HintEdge} HintEdge */
/** @typedef {import('../session/solver-client.js').Question} Question */
/** @typedef {import('quadrille').Why['statements'][number]} Clue */

/**
 * @typedef {object} Entry
 * @property {Id} id
 * @property {Id} [family]  the puzzle whose texts may be of this kind too
 * @property {boolean} [isGenre]
 * @property {() => Promise<(words: BoardStrings) => Puzzle>} load  fetches what makes it
 */

const genreIds = [/** @type {const} */ ('grid'), ...gridIds];

/** @type {Entry[]} */
export const catalog = [
  { id: 'sudoku', load: async () => sudoku },
  { id: 'variant', family: 'sudoku', load: async () => (await import('./variant.js')).variant },
  { id: 'kakuro', load: async () => (await import('./kakuro.js')).kakuro },
  { id: 'queens', load: async () => (await import('./queens.js')).queens },
  { id: 'tiling', load: async () => (await import('./tiling.js')).tiling },
  { id: 'cover', load: async () => (await import('./cover.js')).cover },
  // `grid` stands for all of them where a text says which it is.
  ...genreIds.map((id) => ({ id, isGenre: true, load: async () => (await import('./grid.js')).genrePuzzle(id) })),
];
