// What a person who waits at a terminal sees of the progress.
#pragma once

#include <cstdint>
#include <string>

namespace quadrille::command {

/// How far the command has come.
struct Standing {
  /// With the puzzle at hand.
  struct Present {
    std::string solutions;  ///< found, in decimal; empty: none
    double fraction = 0;    ///< of its search, 0 to 1
    double seconds = 0;     ///< since it was begun
  };

  std::uint64_t puzzles = 0;  ///< answered
  double input = 0;           ///< how much of the input that is, 0 to 1; 0 where its size is not known, 1 at its end
  double seconds = 0;         ///< since it began
  Present present;            ///< empty where there are several
};

/// One line of at most 79 characters, without its end: how many, how much of all, and the time that is left if it goes
/// on so. `2 puzzles; the next: 1204 solutions, 37 %, 2 min left`.
std::string progress_line(const Standing& standing);

}  // namespace quadrille::command
