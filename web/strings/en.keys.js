// English, for the sheet of keys (parts/keys-dialog.js): what each key does, by the puzzles that have it.

export default {
  title: 'Keys',
  groups: {
    board: 'On every board',
    digits: 'Sudoku and Kakuro',
    kakuro: 'Kakuro',
    queens: 'Queens',
    page: 'On the page',
  },
  keys: {
    move: 'Move to the next cell',
    far: 'To the end of the row or column',
    choose: 'Choose several cells',
    single: 'Back to one cell',
    digit: 'Fill in a digit; a letter from 10 on',
    mark: 'Make or take away a pencil mark',
    centre: 'The same in the centre of the cell',
    erase: 'Empty the cell',
    black: 'Black or white cell',
    half: 'The other sum of a clue cell',
    queen: 'Place or take away a queen',
    cross: 'Cross out a square',
    pencil: 'Pencil or pen',
    undo: 'Undo',
    redo: 'Redo',
    paste: 'Read a puzzle in any notation',
    help: 'This sheet',
  },
};
