// The texts of the examples of Sudoku but the first, by their keys: they are not part of the first load.

/** @type {Record<string, string>} */
export const texts = {
  // Made for this project.
  easy: '3.27..51...5..98...8.25...45...2.4...2.9..7....831.95.69..7.2...7..6..958.34.2.76',
  // "3 million Sudoku" by radcliffe on Kaggle, CC0.
  medium: '.9......8.2.61.........567........6...78...3..43.2.....7.2...19.8...4..52...3....',
  // "magictour top 1465".
  hard: '3.7.4...........918........4.....7.....16.......25..........38..9....5...2.6.....',
  // The enjoysudoku forum's hardest, June 2011.
  fiendish: '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3',
  // Gordon Royle's list of 17 givens.
  sparse: '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...',
  // The "serg" benchmark of the enjoysudoku forum: two solutions.
  several: '8.........95.......76.........426798...571243...893165......916....3.487....1.532',
  // Gecode's examples, MIT.
  large: [
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
  // An instance of H. Lloyd's sudoku_acs.
  giant: [
    'O4...8..EJ.C.A..6.3H...FD',
    '....NKIM3..6EDHF8J..O.PA9',
    '..H8A4G.N5LF..PC.O2.I1M63',
    '.K953.F.A.B7.N.IDEM4.8GHC',
    'FM1..CO6....8IKG....E4.2L',
    '.8A.EM.1LF5.OGB6.3.9CH.NK',
    '3..M1..5I9H.F...C.8.6AJ.4',
    '.6.GI.JN8ED.3PC..BA1F..57',
    '.O..K.AC.P917M..IFD.LB832',
    'NFC..O....A.K2.M5L.J1ED9G',
    '..6....J.CFGL...O.I.B.EK8',
    'MH2.OA9IPL.D.3EB.4K8GJ.1F',
    'KI..F1E87D.O.9A.GC.PH2L4M',
    '8JGD.6.K.....12A.9F...37.',
    'PC.ELN.BF.K8.673.1J2..9IO',
    'D.P.5E..M4...O3.LGH.79..B',
    '.N....1PKIGM479.J.....A8H',
    '7.O9.JN..BI2DLF.P64.M.5G.',
    'H.I6C.7D2A.KNB.8..5FP.4OE',
    '4A.1ML8GO36EP.52N.9BK..D.',
    'A.KLDICOJ729.8.P.5EM3NF.6',
    'C.N4G....8M.A.I72K...OH..',
    '.P8O7.HA6N..1.D4..B39K2M5',
    'B5..HD.29M.36.NJ18GC.I7.A',
    'I.M.6FL..K7..5J..N..8G1.P',
  ].join(''),
};
