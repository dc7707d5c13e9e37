// English, for the boards of queens and Kakuro: fetched with these puzzles.

export default {
  // Queens.
  queen: 'queen',
  otherQueen: 'empty, in the other solution a queen',
  attacked: 'attacked',
  crossed: 'crossed out',
  placeQueen: 'Queen',
  arrows: ['Left', 'Up', 'Down', 'Right'],

  // Kakuro.
  black: 'black',
  /** @param {string} down @param {string} across */
  clue: (down, across) => ['clue', down && `${down} down`, across && `${across} across`].filter(Boolean).join(', '),
  toggleBlack: 'Black cell',
  otherHalf: 'The other sum',
  setting: 'Type sums and digits. # makes a cell black or white; Enter changes between the two sums of a cell.',

  // Hinted.
  /** @param {number} row @param {number} column */
  hintQueen: (row, column) => `A queen stands in row ${row}, column ${column}`,
};
