// English: what players have names for in puzzles of cells, by the names of core/puzzles/grid/patterns. `name` is said
// when a hint says where to look, `why` after what follows. The cells that it speaks of are marked. `of` is `why` where
// it is known which row, column or region that is.

/** @param {string} name @param {[from: number, to: number]} lines */
const lines = (name, [from, to]) => (from === to ? `${name} ${from}` : `${name}s ${from}–${to}`);

/** @type {Record<string, {name: string, why: string, of?: (line: string) => string}>} */
const patterns = {
  // Nurikabe.
  'full-island': { name: 'Full island', why: 'The marked island has all its cells, so the sea is all around it.' },
  'between-islands': {
    name: 'Between two islands',
    why: 'Two islands must not touch, so the cell between them is sea.',
  },
  pool: {
    name: 'No pool',
    why: 'Four cells of sea in a square are not allowed, and three of them are shaded already.',
  },
  'island-way-out': { name: 'One way to grow', why: 'The marked island is not complete and can only grow here.' },
  'sea-way-out': {
    name: 'One way out',
    why: 'The sea is in one piece, and the marked part of it has only this way out.',
  },
  'out-of-reach': { name: 'Out of reach', why: 'No island is large enough to reach so far.' },
  'last-of-two': {
    name: 'Last cell of two',
    why: 'The marked island needs one more cell, one of two, and this cell touches both.',
  },
  'needed-room': { name: 'Needed room', why: 'Without this cell the marked island does not have enough room.' },
  'sea-joined': {
    name: 'Sea in one piece',
    why: 'The sea is in one piece: without this cell the marked part is cut off.',
  },
  // Star battle.
  'around-star': { name: 'Around a star', why: 'Stars do not touch, not even by a corner.' },
  'all-stars': {
    name: 'All stars placed',
    why: 'The marked row, column or region has all its stars.',
    of: (line) => `All stars of ${line} are placed.`,
  },
  'last-places': {
    name: 'Last places',
    why: 'The marked row, column or region needs all the places it has left.',
    of: (line) => `There is no other place left in ${line}.`,
  },
  'only-fit': {
    name: 'Only way to fit',
    why: 'Stars do not touch, so only this way fits as many into the marked cells.',
  },
  'leaves-none': {
    name: 'Leaves no place',
    why: 'A star here would not leave the marked row, column or region enough places.',
    of: (line) => `A star here would leave too few places in ${line}.`,
  },
  'region-in-line': {
    name: 'Region in a line',
    why: 'The marked region has all its places in this line, so the rest of the line is empty.',
  },
  'line-in-region': {
    name: 'Line in a region',
    why: 'The marked line has all its places in this region, so the rest of the region is empty.',
  },
  'regions-in-lines': {
    name: 'Regions in lines',
    why: 'The marked regions have all their places in as many lines, so the rest of these lines is empty.',
  },
  'lines-in-regions': {
    name: 'Lines in regions',
    why: 'The marked lines have all their places in as many regions, so the rest of these regions is empty.',
  },
  // Nonogram.
  'full-line': { name: 'Full line', why: 'The numbers of this line fit in one way only.' },
  'finished-line': {
    name: 'Finished line',
    why: 'All runs of this line are there, so the rest of it is blank.',
  },
  'run-overlap': {
    name: 'Overlap',
    why: 'Push this run to one end, then to the other: the marked cells are in it both times.',
  },
  'ends-of-run': { name: 'End of a run', why: 'This run is complete, so the next cell is blank.' },
  'no-run-reaches': { name: 'Out of reach', why: 'No run of this line can reach so far.' },
  'longest-there': {
    name: 'Longest run there',
    why: 'No run that can be here is longer than these filled cells, so they end here.',
  },
  'grows-from-edge': {
    name: 'Run from the edge',
    why: 'There is so little room on one side that every run which can be here goes on to this cell.',
  },
  // Akari.
  'lamps-met': { name: 'Number met', why: 'The marked number has all its lamps.' },
  'lamps-needed': { name: 'All places needed', why: 'The marked number needs a lamp in each cell that it has left.' },
  'lamp-lights': { name: 'Lit cell', why: 'The marked lamp shines here, so no other lamp can be here.' },
  'only-light': { name: 'Only light', why: 'Nothing else can light the marked cell.' },
  'lamps-corner': {
    name: 'Corner of a number',
    why: 'A lamp here would light two cells beside the marked number, which then could not have all its lamps.',
  },
  'keeps-light': {
    name: 'Would keep a cell dark',
    why: 'A lamp here would light every cell that can light the marked dark one.',
  },
  // Hashi.
  'no-way': { name: 'No way over it', why: 'No two islands are in line here, so no bridge leads over.' },
  'along-way': {
    name: 'Along a bridge',
    why: 'A bridge goes straight on to the next island, and bridges do not cross.',
  },
  'island-met': { name: 'All bridges built', why: 'The marked island has all its bridges.' },
  'island-needs-all': { name: 'Needs all bridges', why: 'The marked island needs all the bridges that it can have.' },
  'island-needs-each': {
    name: 'Needs each side',
    why: 'The other sides of the marked island cannot have all its bridges.',
  },
  'would-close': {
    name: 'Would be cut off',
    why: 'With that many bridges the marked islands would be complete and cut off from the others.',
  },
  'group-way-out': { name: 'One way out', why: 'Only here can the marked islands be joined to the others.' },
  // Shikaku.
  'only-rectangle': { name: 'Only rectangle', why: 'No other rectangle of this number fits.' },
  'only-number-there': {
    name: 'Only number that reaches',
    why: 'No rectangle of another number reaches the marked cell.',
  },
  'common-cells': {
    name: 'In every rectangle',
    why: 'Each rectangle that the marked number can have covers the marked cells, so no other number has them.',
  },
  'takes-all': { name: 'Takes all places', why: 'Otherwise the other marked number would have no rectangle left.' },
  // Heyawake, hitori and kurodoko.
  'beside-shaded': { name: 'Beside a shaded cell', why: 'Shaded cells do not touch by a side.' },
  'white-way-out': {
    name: 'One way out',
    why: 'White cells are in one piece, and the marked ones have only this way out.',
  },
  'white-joined': {
    name: 'White in one piece',
    why: 'White cells are in one piece: if this one were shaded, the marked ones would be cut off.',
  },
  'between-equal': { name: 'Between equal numbers', why: 'One of the two equal numbers beside it is shaded.' },
  'pair-and-others': { name: 'Pair', why: 'One of the two equal numbers side by side stays, so this one goes.' },
  'same-as-white': { name: 'Same number', why: 'Its line has the same number in the marked cell, which is white.' },
  'room-full': { name: 'Full room', why: 'The marked room has as many shaded cells as its number says.' },
  'across-rooms': { name: 'Across two borders', why: 'No straight white line crosses two borders of rooms.' },
  'room-only-way': {
    name: 'Only way in the room',
    why: 'Shaded cells do not touch, so only this way fits as many into the marked room.',
  },
  'sees-enough': { name: 'Sees enough', why: 'The marked number sees as many white cells as it says.' },
  'must-see': { name: 'Must see', why: 'The other sides of the marked number have too few cells for it.' },
  'sees-too-many': {
    name: 'Would see too many',
    why: 'If this cell were white, the marked number would see too many.',
  },
  // Tents.
  'far-from-trees': {
    name: 'No tree beside it',
    why: 'A tent stands beside a tree, and there is none beside this cell.',
  },
  'line-has-tents': { name: 'All tents placed', why: 'The marked line has all its tents.' },
  'line-needs-places': {
    name: 'All places needed',
    why: 'The marked line needs a tent in each place that it has left.',
  },
  'around-tent': { name: 'Around a tent', why: 'Tents do not touch, not even by a corner.' },
  'tree-one-place': { name: 'Only place', why: 'The marked tree has no other place left for its tent.' },
  'trees-have-tents': { name: 'Trees with tents', why: 'Each tree beside this cell has its tent already.' },
  'touches-places': {
    name: 'Touches every place',
    why: 'A tent here would touch every place that is left for the tent of the marked tree.',
  },
  'line-only-way': {
    name: 'Only way in the line',
    why: 'Tents do not touch, so only this way fits as many into the marked line.',
  },
  // Minesweeper and mosaic.
  'number-met': { name: 'Number met', why: 'The marked number has all that it counts.' },
  'number-needs-all': { name: 'All cells needed', why: 'The marked number needs all the cells that it has left.' },
  'two-numbers': {
    name: 'Two numbers',
    why: 'One of the marked numbers needs so many more than the other that all of them are where only it counts.',
  },
  // Binairo.
  'two-alike': { name: 'Two alike', why: 'Three alike in a row are not allowed, and there are two beside it.' },
  'between-alike': { name: 'Between two alike', why: 'Three alike in a row are not allowed, and it is between two.' },
  'half-full': { name: 'Half of a line', why: 'Half of the line has the other one already.' },
  'sign-between': { name: 'Sign', why: 'The sign between it and the marked cell says so.' },
  'last-of-half': {
    name: 'Last of a half',
    why: 'If the last one that the line needs were here, three others would be side by side.',
  },
  'must-differ': { name: 'No two lines equal', why: 'Otherwise this line would be equal to the marked one.' },
  // Futoshiki and skyscrapers.
  'only-number': {
    name: 'Only number',
    why: 'All other numbers are excluded here, by its row and column or by a clue.',
  },
  'only-cell': { name: 'Only cell', why: 'This number has no other place in the marked line.' },
  'chain-of-signs': {
    name: 'Chain of signs',
    why: 'The chain of signs leaves room for smaller and for larger numbers.',
  },
  'beside-sign': { name: 'Sign', why: 'The sign between the marked cells says which one is smaller.' },
  'sees-one': { name: 'Sees one', why: 'Only the tallest one, right in front, hides all others.' },
  'sees-all': { name: 'Sees all', why: 'All are seen, so they become taller step by step.' },
  'too-near': { name: 'Too tall so near', why: 'A tall one so near would hide too many of those that are to be seen.' },
  'ascends-to-tallest': {
    name: 'Up to the tallest',
    why: 'All up to the tallest one are seen, so they become taller step by step.',
  },
  // Fillomino.
  'full-area': { name: 'Full area', why: 'The marked area has all its cells.' },
  'area-way-out': { name: 'One way to grow', why: 'The marked area is not complete and can only grow here.' },
  'too-large': { name: 'Too large', why: 'It would join the marked cells to an area that is too large.' },
  'area-room': { name: 'Needed room', why: 'Without this cell the marked area does not have enough room.' },
};

export default {
  patterns,
  /** @param {[from: number, to: number]} rows @param {[from: number, to: number]} columns */
  rectangle: (rows, columns) => `The rectangle is ${lines('row', rows)}, ${lines('column', columns)}`,
  /**
   * What all cells side by side in a line get.
   * @param {[from: number, to: number]} rows
   * @param {[from: number, to: number]} columns
   * @param {string} what
   */
  inLine: (rows, columns, what) => `${lines('Row', rows)}, ${lines('column', columns)}: ${what}`,
  /** @param {number} count @param {string[]} what */
  several: (count, what) => `The ${count} marked cells: ${what.join('; ')}`,
  /** Bridges, which are drawn as a whole. @param {string[]} what */
  bridges: (what) => `Marked on the board: ${what.join(', ')}`,
  /** The argument of `of`. */
  line: {
    /** @param {number} number */
    row: (number) => `row ${number}`,
    /** @param {number} number */
    column: (number) => `column ${number}`,
    region: 'the marked region',
  },
};
