// Several 9×9 boards together: one board in each lane of wide vectors.
//
// A board is 27 words of 27 bits: a word for each digit and each row of the bands (rows r, r + 3 and r + 6 of the
// board). Its bits are the cells where the digit is still possible, in this order:
//
//     bit   26 … 18 │ 17 … 9 │ 8 … 6   5 … 3   2   1   0       bit 9·column + 3·stack + band of word 9·row + digit:
//           column 2   column 1  column 0                       the cell at column 3·stack + column and row 3·band +
//           row
//                                stack 2  stack 1  stack 0      of the board
//                                                  band 2 1 0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::sudoku {

/// The number of boards in work. WebAssembly and NEON have vectors of 128 bits; x86 has 256 where there is AVX2.
#if defined(__x86_64__)
constexpr std::size_t lanes = 8;
#else
constexpr std::size_t lanes = 4;
#endif

constexpr std::uint32_t all_cells = (1u << 27) - 1;  // of a word

/// What a sweep found in a lane, a bit for each:
constexpr std::uint32_t lane_is_stable = 1;  ///< nothing changed: no rule removes more
constexpr std::uint32_t lane_is_filled = 2;  ///< every cell has one digit; it is a solution if it obeys the rules
constexpr std::uint32_t lane_is_dead = 4;    ///< there is no solution

/// A word of each lane.
using LaneWords = std::array<std::uint32_t, lanes>;

/// The boards in work.
struct alignas(32) LaneBoards {
  std::array<LaneWords, 27> cells;   // candidates
  std::array<LaneWords, 27> placed;  // the digit's settled cells: each is the digit's only cell in its box
  std::array<LaneWords, 3> open;     // by row: cells that are not settled; `sweep` may be given all cells
  std::array<LaneWords, 3> singles;  // open cells with one candidate; the next sweep places them
  std::array<LaneWords, 3> pairs;    // cells that had two candidates when they were last counted
  std::array<LaneWords, 3> choice;   // the cell to branch on
  LaneWords found;                   // lane_is_stable and the others
};

}  // namespace quadrille::sudoku
