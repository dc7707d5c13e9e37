// Sudoku variants to begin with, from easy to hard; all have exactly one solution. Those from sigh's Interactive Sudoku
// Solver (MIT, data/example_puzzles.js) name it.

import { pageStrings } from '../strings/page-strings.js';
import { variantWords } from '../strings/variant-strings.js';

/** @import { Example } from './examples.js' */

/** @type {{key: keyof import('../strings/variant-strings.js').VariantWords['examples'], text: string[]}[]} */
const all = [
  // Made for this page: what rules look like, around the solution of Wikipedia's Sudoku.
  {
    key: 'mixed',
    text: [
      '.Cage~14~R1C1~R1C2~R2C1.Cage~13~R1C4~R1C5.Cage~19~R2C8~R2C9~R3C9.Cage~12~R5C1~R6C1~R6C2.Cage~4~R4C9~R5C9',
      '.Cage~9~R8C1~R9C1~R9C2.Cage~19~R8C8~R9C8~R9C9.Cage~15~R8C5~R9C5~R9C6.Thermo~R2C3~R3C4~R3C5~R2C6~R1C6~R1C7',
      '.Arrow~R2C5~R3C6~R3C7~R4C8.Sandwich~0~R2.Sandwich~0~R5.Sandwich~0~R8.Sandwich~9~C3.Sandwich~35~C7',
      '.~R8C6_9.~R4C4_7.~R2C9_8.~R8C9_5',
    ],
  },
  // Interactive Sudoku Solver, “6x6”.
  { key: 'small', text: ['.Shape~6x6.~R1C5_4~R2C2_1~R2C4_3~R2C6_5~R3C4_2~R4C3_3~R5C1_6~R5C3_2~R5C5_5~R6C2_5'] },
  // Interactive Sudoku Solver, “Killer”.
  {
    key: 'killer',
    text: [
      '.Cage~3~R1C1~R1C2.Cage~15~R1C3~R1C4~R1C5.Cage~25~R2C1~R2C2~R3C1~R3C2.Cage~17~R2C3~R2C4',
      '.Cage~9~R3C3~R3C4~R4C4.Cage~22~R1C6~R2C5~R2C6~R3C5.Cage~4~R1C7~R2C7.Cage~16~R1C8~R2C8',
      '.Cage~15~R1C9~R2C9~R3C9~R4C9.Cage~20~R3C7~R3C8~R4C7.Cage~8~R3C6~R4C6~R5C6.Cage~17~R4C5~R5C5~R6C5',
      '.Cage~20~R5C4~R6C4~R7C4.Cage~14~R4C2~R4C3.Cage~6~R4C1~R5C1.Cage~13~R5C2~R5C3~R6C2.Cage~6~R6C3~R7C2~R7C3',
      '.Cage~17~R4C8~R5C7~R5C8.Cage~27~R6C1~R7C1~R8C1~R9C1.Cage~8~R8C2~R9C2.Cage~16~R8C3~R9C3',
      '.Cage~10~R7C5~R8C4~R8C5~R9C4.Cage~12~R5C9~R6C9.Cage~6~R6C7~R6C8.Cage~20~R6C6~R7C6~R7C7.Cage~15~R8C6~R8C7',
      '.Cage~14~R7C8~R7C9~R8C8~R8C9.Cage~13~R9C5~R9C6~R9C7.Cage~17~R9C8~R9C9',
    ],
  },
  // The “miracle sudoku” of Mitchell Lee.
  { key: 'miracle', text: ['.AntiKnight.AntiKing.AntiConsecutive.~R5C3_1~R6C7_2'] },
  // Interactive Sudoku Solver, “Arrow, slow”.
  {
    key: 'arrow',
    text: [
      '.Arrow~R1C2~R2C1~R3C1.Arrow~R1C3~R2C2~R1C1.Arrow~R2C5~R1C5~R2C4.Arrow~R3C7~R2C7~R1C8',
      '.Arrow~R3C9~R2C8~R3C8~R2C9.Arrow~R3C6~R4C6~R5C7.Arrow~R4C2~R4C3~R3C2.Arrow~R5C1~R5C2~R5C3',
      '.Arrow~R6C2~R7C3~R7C4.Arrow~R7C2~R6C3~R5C4.Arrow~R2C3~R3C4~R4C5~R5C6.Arrow~R7C1~R8C1~R9C2',
      '.Arrow~R9C3~R8C2~R9C1.Arrow~R9C4~R9C5~R9C6~R9C7.Arrow~R8C7~R8C8~R8C9.Arrow~R7C8~R6C7~R7C6',
      '.Arrow~R5C8~R6C8~R7C7.Arrow~R5C5~R6C6~R7C5',
    ],
  },
  // Interactive Sudoku Solver, “German Whispers”.
  {
    key: 'whispers',
    text: [
      '.Whisper~R8C1~R7C1~R7C2~R8C3~R9C3~R9C2.Whisper~R9C6~R8C7~R7C7~R7C8~R6C9~R5C8',
      '.Whisper~R6C3~R5C2~R4C3~R3C4~R2C5~R1C6~R1C7~R2C8~R3C8~R4C7~R5C6~R6C6~R7C6~R8C5~R7C4',
      '.Whisper~R4C5~R4C6~R3C7.~R1C5_1~R2C2_5~R5C1_6~R5C9_9~R7C3_3~R8C8_3~R9C1_5~R9C5_3',
    ],
  },
  // Interactive Sudoku Solver, “XV Kropki Sudoku”.
  {
    key: 'kropki',
    text: [
      '.X~R2C1~R2C2.X~R3C1~R3C2.X~R1C8~R1C7.X~R2C7~R2C8.X~R7C8~R8C8.X~R7C9~R8C9.X~R8C3~R9C3.X~R8C2~R9C2',
      '.X~R5C4~R5C5.V~R8C2~R8C3.V~R8C8~R8C9.V~R2C1~R3C1.V~R1C7~R2C7.BlackDot~R2C5~R2C6.BlackDot~R4C6~R5C6',
      '.BlackDot~R5C6~R6C6.BlackDot~R3C1~R4C1.WhiteDot~R3C3~R3C2.WhiteDot~R4C3~R5C3.WhiteDot~R8C4~R8C5',
      '.WhiteDot~R8C6~R8C7.WhiteDot~R5C2~R6C2',
    ],
  },
  // Interactive Sudoku Solver, “Between 1 and 9 Sudoku”.
  {
    key: 'sandwich',
    text: [
      '.Sandwich~8~C1.Sandwich~4~C2.Sandwich~17~C3.Sandwich~35~C4.Sandwich~14~C5.Sandwich~13~C6.Sandwich~3~C7',
      '.Sandwich~10~C8.Sandwich~25~C9.Sandwich~4~R1.Sandwich~33~R2.Sandwich~20~R3.Sandwich~17~R4.Sandwich~26~R5',
      '.Sandwich~10~R6.Sandwich~16~R7.Sandwich~24~R8.Sandwich~0~R9.~R3C3_1~R5C5_5~R7C7_9',
    ],
  },
  // Interactive Sudoku Solver, “Little Killer Sudoku”.
  {
    key: 'littleKiller',
    text: [
      '.LittleKiller~22~R1C1.LittleKiller~28~R2C1.LittleKiller~26~R3C1.LittleKiller~23~R1C5',
      '.LittleKiller~34~R1C7.LittleKiller~40~R1C8.LittleKiller~42~R1C9.~R3C2_5~R3C7_2~R5C4_3~R5C5_7',
    ],
  },
  // Interactive Sudoku Solver, “Jigsaw”.
  {
    key: 'jigsaw',
    text: [
      '.NoBoxes.Jigsaw~000000021453303021453333221453322221455566121445666111445566667488887777888887777',
      '.~R1C1_3~R1C9_7~R2C1_1~R2C9_5~R3C5_6~R3C6_8~R4C3_5~R4C5_1~R4C6_9~R5C4_9~R6C9_2~R7C1_8~R7C6_3~R8C4_2',
      '~R8C5_3~R8C6_5~R8C9_1~R9C8_9',
    ],
  },
  // Interactive Sudoku Solver, “Sudoku Variants Series (013) - Palindrome Sudoku”.
  {
    key: 'palindrome',
    text: [
      '.Palindrome~R7C1~R6C2~R5C1~R4C2~R3C3~R2C4~R1C5~R2C6~R1C7',
      '.Palindrome~R9C3~R8C4~R9C5~R8C6~R7C7~R6C8~R5C9~R4C8~R3C9.Palindrome~R7C4~R7C5~R7C6~R6C7~R5C7~R4C7',
      '.Palindrome~R3C6~R3C5~R3C4~R4C3~R5C3~R6C3',
      '.~R1C1_6~R1C9_5~R2C3_8~R2C5_5~R2C7_9~R4C1_8~R4C5_1~R4C9_3~R5C5_4~R6C5_2~R8C1_9~R8C3_7~R8C7_8~R8C9_2',
      '~R9C2_5~R9C8_6',
    ],
  },
  // Interactive Sudoku Solver, “Region sum lines, hard”.
  {
    key: 'regionSum',
    text: [
      '.RegionSumLine~R1C5~R1C6~R1C7~R2C7~R3C7~R2C8~R2C9',
      '.RegionSumLine~R1C4~R2C4~R3C4~R3C5~R4C5~R4C6~R3C6~R2C6~R2C5.RegionSumLine~R3C3~R4C4~R5C5~R6C6~R7C7',
      '.RegionSumLine~R6C7~R7C8~R7C9.RegionSumLine~R7C5~R7C6~R8C7',
      '.RegionSumLine~R9C2~R8C2~R7C3~R7C2~R7C1~R6C1~R5C1',
      '.RegionSumLine~R5C2~R6C2~R6C3~R6C4~R5C4~R5C3~R4C3~R4C2~R4C1.~R1C1_1~R6C9_4~R9C6_5~R9C9_3',
    ],
  },
];

/** @type {Example[]} */
export const examples = all.map(({ key, text }) => ({
  key,
  name: () => variantWords(pageStrings).examples[key],
  text: text.join(''),
}));
