// How the page draws and fills in a board of grid puzzles: a genre of our own has its description in genres.js, a kind
// that is a text has the one that follows from its lines (kind-descriptions.js).

/** @import { Count } from './kind-counts.js' */
/** @import { Sign } from './signs.js' */
/** @import { GridBoard, Side } from './text.js' */

/**
 * @typedef {object} Description
 * @property {(board: GridBoard) => string[]} values  the tokens of answers in the order of core
 * @property {(board: GridBoard) => string[]} [symbols]  what a person fills in, in the order of the keypad, and in that
 *   in which clicks go on; the values where left out
 * @property {string} [rest]  the value of all cells that a person leaves out
 * @property {boolean} [isPainted]  whether clicks and strokes fill cells in
 * @property {boolean} [isPlaced]  whether a click places a thing, and a stroke rules cells out
 * @property {boolean} [isOfParts]  whether an answer is parts of the board, which are drawn from corner to corner
 * @property {boolean} [hasFreeParts]  whether parts may have any shape, and not only that of a rectangle
 * @property {boolean} [isDrawn]  whether a value is a line through its cell, which a stroke draws
 * @property {boolean} [hasFence]  whether a line is drawn around the cells with the value `#`
 * @property {boolean} [countsFence]  whether a number is how many sides of its cell that line goes along
 * @property {boolean} [hasIslands]  whether clues are islands, and values bridges between them
 * @property {boolean} [hasCentres]  whether regions are drawn around centres
 * @property {boolean} [hasSizes]  whether there is a border between different values
 * @property {boolean} [hasCircles]  whether clues are circles: black `#` and white `o`, perhaps with numbers
 * @property {string[]} [clues]  the tokens of clues that are typed in cells; where cells are painted, a click puts the
 *   first one there
 * @property {boolean} [hasNumbers]  whether clues in cells are numbers
 * @property {(now: string, isOn: boolean, key: string) => string | undefined} [composed]  the clue of a cell after a
 *   key, where it has several parts (composing.js)
 * @property {boolean} [hasRuns]  whether a clue is several digits, each a number of its own
 * @property {string[]} [arrows]  the keys that say where a clue points
 * @property {boolean} [isOfRegion]  whether a clue in a cell is that of its region
 * @property {'plain' | 'waves' | 'body'} [joins]  how shaded cells join into one shape (looks/shading.js)
 * @property {'patterned' | 'quiet'} [inks]  how regions have inks (looks/regions.js); quiet where cells are filled, too
 * @property {boolean} [hasLight]  whether lamps light cells (looks/lights.js)
 * @property {boolean} [hasShips]  whether parts of ships join (looks/ships.js)
 * @property {boolean} [hasWalls]  whether a black cell may have a digit
 * @property {string} [counted]  the parameter that a digit changes
 * @property {Sign[]} [signs]  that may stand between two cells
 * @property {(board: GridBoard, cell: number) => boolean} [isClosed]  whether nothing is filled in there
 * @property {(board: GridBoard) => number[][]} [units]  groups of cells with different values
 * @property {Set<string>} [apart]  values of which no two touch, not even by a corner
 * @property {boolean} [isApart]  the same of any two equal values
 * @property {string} [single]  the value of which no two share an edge
 * @property {(board: GridBoard) => Limit[]} [limits]  how often a value may be in some cells
 * @property {(token: string, side: Side) => number} [counts]  what a value counts for a clue outside
 * @property {(line: string[]) => string} [says]  what a clue outside says of a line that is full, seen from there
 * @property {boolean} [hasWeights]  whether a cell counts as its place in the line, which is written beside it
 * @property {(board: GridBoard) => string[][]} [pairs]  a cell, a sign and the cell beside it, as a text has them
 * @property {(board: GridBoard) => {value: string, count: number, isJoined?: boolean}} [quota]  how many of a value
 *   each region has, and whether they are one piece
 * @property {boolean} [hasCages]  whether regions are drawn as cages, with a target in the first cell
 * @property {number} [box]  the side of boxes that are ruled
 * @property {(board: GridBoard) => Set<number>[]} [boxes]  that are ruled bold where there are no regions
 * @property {boolean} [hasHoles]  whether `#` in cells is no cell of the board; elsewhere it is a black one
 * @property {boolean} [hasBlocks]  whether what is no cell is a block on the board: elsewhere the board ends there
 * @property {Count[]} [counting]  of a kind that is a text: what its clues in cells count
 * @property {boolean} [hasOnlyClues]  whether what stands in `cells` is always a clue, also where it could be a value
 * @property {boolean} [isText]  whether its kind is a text (kinds.js): then only core knows its rules
 * @property {string} [tubes]  the section of lines of cells that are drawn, each from its first cell on
 * @property {'touching cells' | 'neighbours'} [trail]  where the next number is: a line joins them
 * @property {boolean} [isRoute]  whether clues are only passed by such a line, and its numbers are not written
 * @property {string[]} [beside]  values of cells that are on no line, where a value is a line
 * @property {string} blank  the sections of an empty board, as `blankText` reads them
 * @property {boolean} [marksDigits]  whether pencil marks are values
 * @property {Record<string, string>} [looks]  how tokens are drawn, by names of marks.js, where it is not by themselves
 */

/** @typedef {{cells: number[], value: string, most: number}} Limit */

export {};
