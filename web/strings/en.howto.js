// English: the rules of each puzzle that has no rules of its own, in three sentences.

/** @type {Record<string, string[]>} */
export default {
  sudoku: [
    'Fill in the empty cells.',
    'Each row, each column and each box has every digit from 1 to 9 once.',
    'A smaller or larger board has as many symbols as a row has cells; after 9 they are letters.',
  ],
  kakuro: [
    'Write a digit from 1 to 9 into each white cell.',
    'A number to the right of a slash is the sum of the cells to its right; one to the left of it, of those below.',
    'No digit stands twice in the same sum.',
  ],
  queens: [
    'Place queens until each row has one.',
    'No two queens share a row, a column or a diagonal.',
    'Given queens stay where they are.',
  ],
  tiling: [
    'Cover each cell of the board with exactly one piece.',
    'Each piece is placed as often as it says.',
    'Pieces may be turned and turned over, unless their list says that they are fixed or only turn.',
  ],
  cover: [
    'The first line names the items; each other line is an option, which covers the items that it names.',
    'Choose options so that each item is covered exactly once.',
    'Items after a | may be left uncovered, and several options may cover one in the same colour, such as x:A.',
  ],
  starbattle: [
    'Place stars so that each row, each column and each region has the same number of them.',
    'That number is one unless the text says otherwise.',
    'Stars never touch each other, not even by a corner.',
  ],
  nonogram: [
    'Shade cells so that a picture appears.',
    'The numbers beside a row or above a column are the lengths of its runs of shaded cells, in their order.',
    'Between two runs there is at least one empty cell, unless their colours differ.',
  ],
  kenken: [
    'Fill each row and each column with the numbers from 1 on, each once.',
    'The numbers of a cage give its target by its operation; minus and divided by belong to cages of two cells.',
    'A target without an operation may be reached by any of the four.',
  ],
  futoshiki: [
    'Fill each row and each column with the numbers from 1 on, each once.',
    'A sign between two cells opens towards the larger number.',
    'Given numbers stay as they are.',
  ],
  skyscrapers: [
    'Fill each row and each column with the heights from 1 on, each once.',
    'A number outside says how many buildings are seen from there: a higher one hides all lower ones behind it.',
    'Where there are parks, they have height 0 and are never seen.',
  ],
  binairo: [
    'Fill each cell with an empty or a full disc.',
    'Each row and each column has as many of one as of the other.',
    'Three equal discs never stand side by side in a row or column.',
  ],
  tents: [
    'Place a tent beside each tree, up, down, left or right of it, so that each tree has one of its own.',
    'Tents never touch each other, not even by a corner.',
    'The numbers outside say how many tents a row or column has.',
  ],
  battleships: [
    'Place all ships of the fleet on the board, horizontally or vertically.',
    'Ships never touch each other, not even by a corner.',
    'The numbers outside say how many cells of a row or column belong to ships.',
  ],
  shikaku: [
    'Divide the board into rectangles.',
    'Each rectangle has exactly one number in it.',
    'That number is how many cells it has.',
  ],
  dominosa: [
    'Divide the board into dominoes of two cells.',
    'Every pair of numbers, also two equal ones, is on exactly one domino.',
    'Together they are the full set.',
  ],
  suguru: [
    'Fill each region with the numbers from 1 to its size, each once.',
    'Equal numbers never touch each other, not even by a corner.',
    'So a region of one cell has a 1.',
  ],
  ripple: [
    'Fill each region with the numbers from 1 to its size, each once.',
    'Between two equal numbers in a row or column there are at least as many other cells as the number says.',
    'So two 3s have three cells or more between them.',
  ],
  akari: [
    'Place lamps in white cells so that every white cell is lit.',
    'A lamp lights its row and its column up to the next wall, and no lamp lights another.',
    'A number in a wall says how many lamps stand beside it.',
  ],
  norinori: [
    'Shade exactly two cells in each region.',
    'Every shaded cell touches exactly one other shaded cell by an edge.',
    'So the shaded cells are dominoes, which may lie across borders.',
  ],
  kakurasu: [
    'Shade cells.',
    'A shaded cell counts in its row as the number of its column, and in its column as the number of its row.',
    'The numbers outside are these sums.',
  ],
  thermometers: [
    'Fill thermometers, each from its bulb on, as far as you like or not at all.',
    'The numbers outside say how many cells of a row or column are filled.',
    'No cell is filled beyond an empty one.',
  ],
  aquarium: [
    'Fill the tanks with water.',
    'Within a tank the water stands equally high everywhere.',
    'The numbers outside say how many cells of a row or column have water.',
  ],
  mosaic: [
    'Shade cells so that a picture appears.',
    'A number says how many of the nine cells around it are shaded, its own included.',
    'Cells without a number say nothing.',
  ],
  minesweeper: [
    'Find the mines.',
    'A number says how many of the eight cells around it have a mine.',
    'No mine is under a number.',
  ],
  str8ts: [
    'Fill the white cells so that no number is twice in a row or column.',
    'Cells between black ones have consecutive numbers, in any order.',
    'A number in a black cell counts only for its row and column.',
  ],
  abcendview: [
    'Place each letter once in each row and column; other cells stay empty.',
    'A letter outside is the first one that is seen from there.',
    'Where the text says so, the diagonals have each letter once too.',
  ],
  magnets: [
    'Fill each pair of cells with a magnet, plus and minus, or leave it empty.',
    'Equal poles never stand side by side.',
    'The numbers above and on the left count plus, those below and on the right minus.',
  ],
  tenner: [
    'Fill each row with the numbers from 0 to 9, each once.',
    'Equal numbers never touch each other, not even by a corner.',
    'The numbers below are the sums of the columns.',
  ],
  multisudoku: [
    'Fill the cells with the numbers from 1 to 9.',
    'In every grid of nine by nine each row, each column and each box has all of them.',
    'Where grids overlap, a cell belongs to both.',
  ],
  nurikabe: [
    'Shade cells so that white islands are left, which touch at most by a corner.',
    'Each island has one number, which is its size; a ? stands for any size.',
    'The shaded cells are one piece, and no block of 2×2 is shaded.',
  ],
  hitori: [
    'Shade cells so that no number is left twice in a row or column.',
    'Shaded cells never touch each other by an edge.',
    'The cells that are left are one piece.',
  ],
  heyawake: [
    'Shade cells that never touch by an edge; a number says how many there are in its region.',
    'The white cells are one piece.',
    'No straight line of white cells is in more than two regions.',
  ],
  kurodoko: [
    'Shade cells that never touch by an edge; the white cells are one piece.',
    'A number is white, and says how many white cells are seen from there.',
    'It sees in the four directions up to a shaded cell, and counts its own.',
  ],
  lits: [
    'Shade four cells in each region, as an L, an I, a T or an S, turned or mirrored.',
    'Equal shapes never touch by an edge.',
    'All shaded cells are one piece, and no block of 2×2 is shaded.',
  ],
  yinyang: [
    'Fill each cell with a white or a black circle.',
    'The circles of each colour are one piece.',
    'No block of 2×2 has one colour.',
  ],
  cave: [
    'Shade cells so that the white ones, the cave, are one piece.',
    'Each shaded cell is joined to the border by shaded cells.',
    'A number is white and says how many white cells it sees in the four directions, its own included.',
  ],
  creek: [
    'Shade cells; the white ones are one piece.',
    'A number at a corner says how many of the cells around it are shaded.',
    'Without a number, any of them may be.',
  ],
  snake: [
    'Shade a snake: one path of cells that never touches itself, not even by a corner.',
    'Its ends may be marked.',
    'The numbers outside say how many of its cells are in a row or column.',
  ],
  tapa: [
    'Shade cells, but none with numbers; the shaded ones are one piece.',
    'The numbers are the lengths of the runs of shaded cells around them, in any order.',
    'No block of 2×2 is shaded.',
  ],
  shakashaka: [
    'Put triangles in white cells, each of which shades half of its cell.',
    'A number says how many triangles stand beside it.',
    'The white areas that are left are rectangles, straight or turned by 45 degrees.',
  ],
  slitherlink: [
    'Draw one closed loop along the edges of cells; it never crosses or touches itself.',
    'A number says how many edges of its cell are part of the loop.',
    'Without a number, any of them may be.',
  ],
  masyu: [
    'Draw one closed loop through the centres of cells; it goes through every circle.',
    'At a black circle it turns, and goes straight through the next cell on both sides.',
    'At a white circle it goes straight, and turns in the next cell on at least one side.',
  ],
  yajilin: [
    'Shade cells that do not touch by edges, and draw one closed loop through all cells that are left.',
    'Cells with numbers are neither shaded nor part of the loop.',
    'A number with an arrow says how many cells are shaded in that direction.',
  ],
  country: [
    'Draw one closed loop through the centres of cells; it enters each region exactly once.',
    'A number says through how many cells of its region the loop goes.',
    'Two cells that the loop leaves out do not touch across the border of regions.',
  ],
  shingoki: [
    'Draw one closed loop through the points; it goes through every circle.',
    'It goes straight at white circles, and turns at black ones.',
    'A number is the length of the two straight lines from its circle, taken together.',
  ],
  numberlink: [
    'Join each pair of equal numbers by a path through cells.',
    'Paths do not cross, and no cell is in two of them.',
    'Every cell is part of a path, unless the puzzle says that it need not be.',
  ],
  gokigen: [
    'Draw one of the two slashes in each cell.',
    'A number at a corner says how many slashes end there.',
    'Slashes never form a closed loop.',
  ],
  fillomino: [
    'Write a number into every cell, and so divide the board into regions of equal numbers.',
    'Each region has as many cells as its number says.',
    'Two regions of the same size do not touch by an edge; a region may have no number at the start.',
  ],
  galaxies: [
    'Divide the board into regions, each around one circle.',
    'A region looks the same after half a turn about its circle.',
    'Each region is in one piece, and has no other circle.',
  ],
  hashi: [
    'Join the islands by horizontal and vertical bridges, one or two between a pair.',
    'A number says how many bridges end at its island.',
    'Bridges do not cross each other or islands, and all islands are connected.',
  ],
};
