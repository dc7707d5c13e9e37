// Sudokus to begin with, from easy to hard. Each says where it is from; all but `several` have exactly one solution.

/** @import { Example } from '../catalog.js' */

/** @type {Example[]} */
export const examples = [
  // Wikipedia's article on Sudoku.
  { key: 'first', text: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
  // Made for this project.
  { key: 'easy', text: '3.27..51...5..98...8.25...45...2.4...2.9..7....831.95.69..7.2...7..6..958.34.2.76' },
  // "3 million Sudoku" by radcliffe on Kaggle, CC0.
  { key: 'medium', text: '.9......8.2.61.........567........6...78...3..43.2.....7.2...19.8...4..52...3....' },
  // "magictour top 1465".
  { key: 'hard', text: '3.7.4...........918........4.....7.....16.......25..........38..9....5...2.6.....' },
  // The enjoysudoku forum's hardest, June 2011.
  { key: 'fiendish', text: '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3' },
  // Gordon Royle's list of 17 givens.
  { key: 'sparse', text: '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...' },
  // The "serg" benchmark of the enjoysudoku forum: two solutions.
  { key: 'several', text: '8.........95.......76.........426798...571243...893165......916....3.487....1.532' },
  // Gecode's examples, MIT.
  {
    key: 'large',
    text: [
      'D92.....G...43..',
      '4CF.....9D.2.6EB',
      '.E.1....F.8BC..A',
      'G56.....A3C....1',
      '.7G5A8....61....',
      '2...C....B7.....',
      '..AE.964..G.....',
      '.F9.5.7.4.......',
      '.....29....A.C..',
      '........645D.1..',
      '....D....1.C.B7F',
      '.....E.C2G...8A9',
      'B..9.G52.....EF6',
      '.256..F.....D.B.',
      'E13.6.D........7',
      'A...8BC3....954.',
    ].join(''),
  },
  // Gecode's examples, MIT.
  {
    key: 'giant',
    text: [
      '...G...9..4.....6F..L8...',
      'CEIN.HDM.OF.1L..A..9PJ.4.',
      '.....A...L..JBN.2.D.1...H',
      'P49...JB23.AD..7E..C5F...',
      'A1H....F.N5....I.BL...26.',
      '....7..C.6...H4B..1....I5',
      '.F.P...I..B..7.5.L...9...',
      '.L6A...5OF.8P...K.NE..734',
      'B2.E..L...1J.5....O7.K.AP',
      'O.5.CB1.P....3EM....2L.H.',
      '2..MJ.A...9.3.7......P.8C',
      '.....CF.DPG62N.E...OH.M.J',
      '.DL..OM..IE.B8..NH...3..K',
      '.CO1F.B.N.AH..P.78.JE...D',
      'E..6.....H......4M.KIB9..',
      'N.J..6......C..1.5.G..H..',
      '...75LG...6..1..CI..4.E..',
      '9K..6.....HGN.O2P.4......',
      '.OA..IP849...2.K3...7GN..',
      '..G....N...P.D9....A...C1',
      'J...M.NAFE.4..23.7....8L.',
      '.....J.H9CD1LP..GO....4ME',
      '48NK..5.M......JL.......9',
      '.I.OG....835.A.DH..P.....',
      '35......L.J..E....8IG.67B',
    ].join(''),
  },
];
