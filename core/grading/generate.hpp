// Makes Sudoku puzzles: a random full board, from which cells are taken, orbit by orbit of a symmetry and in random
// order, as long as the solution stays the only one. What is left is minimal: no orbit can be taken away. Puzzles whose
// rating is not wanted are thrown away and the next is made.
//
// The same seed makes the same puzzles everywhere. Boards of 4×4 and 9×9. Tested by tests/core/generate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/search/any_engine.hpp"
#include "core/steps/path.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::grading {

/// Which cells are given together: those that the symmetry turns into each other.
enum class Symmetry : std::uint8_t { none, rotational, horizontal, vertical, diagonal, full };
constexpr std::string_view symmetry_names[] = {"none", "rotational", "horizontal", "vertical", "diagonal", "full"};

struct Wanted {
  Symmetry symmetry = Symmetry::none;
  unsigned lowest_rating = 0, highest_rating = ~0U;  ///< in tenths; the defaults need no rating
  unsigned givens = 0;                               ///< so many or, with a symmetry, up to an orbit more; 0: minimal
};

class Generator {
 public:
  Generator(unsigned box, std::uint64_t seed);

  /// Makes the next puzzle, if one of at most so many is as wanted.
  std::optional<sudoku::Board> make(const Wanted& wanted, unsigned attempts);

 private:
  void fill();
  bool fill_rest();
  void take_away(const Wanted& wanted);
  bool is_unique();
  bool has_wanted_rating(const Wanted& wanted);
  std::uint32_t below(std::uint32_t bound);
  void shuffle(std::span<std::uint32_t> numbers);

  std::uint64_t state_;  // of the random numbers
  sudoku::Board board_;
  steps::Layout layout_;
  steps::Path path_;
  EnginePool<sudoku::Board, sudoku::Board> engines_;
  std::vector<std::uint32_t> order_;  // of cells
};

}  // namespace quadrille::grading
