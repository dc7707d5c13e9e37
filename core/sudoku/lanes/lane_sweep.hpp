// Everything that follows without guessing, for several 9×9 boards at once: one board a lane of wide vectors.
//
// A board is 27 words of 27 bits: for each digit and each row of the bands (row, row + 3, row + 6 of the board) the
// cells where the digit may still stand, ordered so that the parts of a row that are looked at together lie far apart:
//
//     bit   26 … 18 │ 17 … 9 │ 8 … 6   5 … 3   2   1   0       bit 9·column + 3·stack + band of word 9·row + digit:
//           column 2   column 1  column 0                       the cell at column 3·stack + column and row 3·band +
//           row
//                                stack 2  stack 1  stack 0      of the board
//                                                  band 2 1 0
//
// A digit's cells in one box row (a *minirow*) then fold onto nine bits (stack, band) by two shifts, the rows of a band
// are words of their own, and all three bands and stacks are treated at once. What `BandSearch` looks up in tables is
// computed: a place (i, j) of a 3×3 matching remains if the other two rows can take the other two columns, one way or
// the other.
//
// A sweep applies every rule once to every digit, to all lanes and without branches; what a digit settles is struck
// from the next digits in the same sweep. Rules only take candidates away, so sweeps reach the same end as `BandSearch`
// does with its lists of work. Tested by tests/core/sudoku_lanes_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::sudoku {

/// Boards worked on at once: 128 bits are what WebAssembly and NEON have; on x86 more is at hand where the machine has
/// AVX2.
#if defined(__x86_64__)
constexpr std::size_t lanes = 8;
#else
constexpr std::size_t lanes = 4;
#endif

constexpr std::uint32_t all_cells = (1u << 27) - 1;  // of a word

/// What a sweep found in a lane, a bit each.
constexpr std::uint32_t lane_stands = 1;  ///< nothing changed: no rule says more
constexpr std::uint32_t lane_filled = 2;  ///< every cell has one digit; a solution if it obeys the rules
constexpr std::uint32_t lane_dead = 4;    ///< there is no solution

/// A word of each lane.
using LaneWords = std::array<std::uint32_t, lanes>;

/// The boards in work.
struct alignas(32) LaneBoards {
  std::array<LaneWords, 27> cells;   // candidates
  std::array<LaneWords, 27> placed;  // cells that the digit was found to take, the only ones of their boxes
  std::array<LaneWords, 3> open;     // by row: cells that no digit has taken yet. All of them: to be found anew
  std::array<LaneWords, 3> singles;  // open cells with one candidate; the next sweep places it
  std::array<LaneWords, 3> pairs;    // cells that had two candidates when they were last counted
  std::array<LaneWords, 3> choice;   // the cell to branch on
  LaneWords found;                   // lane_stands and the others
};

void sweep(LaneBoards& boards);

}  // namespace quadrille::sudoku
